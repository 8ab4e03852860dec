### Co wypisują polecenia, po polsku: simulate, games, rules, cards.

## Nagłówki kolumn

column-name = Nazwa
column-title = Tytuł
column-seats = Miejsca
column-options = Opcje
column-seat = Miejsce
column-bot = Bot
column-score = Punkty
column-interval = 95 %
column-deviation = Rozrzut
column-range = Zakres
column-place = Pozycja
column-wins = Zwycięstwa
column-fair = Równy udział
column-length = Partia
column-mean = Średnio
column-least = Najmniej
column-most = Najwięcej
column-card = Karta
column-copies = Kopie
column-taken = Wzięto
column-per-game = Na partię
column-id = Kod
column-type = Rodzaj
column-count = Sztuki
column-price = Cena
column-values = Wartości
column-source = Źródło
column-field = Pole
column-value = Wartość
column-amount = Ilość
column-good = Towar
column-destination = Kraj
column-payment = Zapłata
column-points = Punkty
column-board = Plansza
column-printed = U nas
column-yours = U ciebie

## simulate

simulate-heading = { $title }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}, ziarno { $seed }
simulate-progress = Trwa gra
simulate-interrupted = Zatrzymano: rozegrano { $played } z { $games }.
simulate-written = Zapisano: { $file }
simulate-by-seat = Według miejsc
simulate-by-bot = Według botów
simulate-lengths = Długość partii
simulate-cards = Karty: jak często je brano i jak często wygrywali ci, którzy je wzięli
simulate-how = Wspólne zwycięstwo dzieli się po równo. Udziały zwycięstw: przedział Wilsona 95 % według partii, a przy kartach według miejsc, które wzięły kartę. ± przy średniej: jej przedział 95 % z rozkładu normalnego.
length-decisions = Decyzje
length-rounds = Rundy
length-seconds = Sekundy
strength-stronger = { $one } przeciw { $against }: { $share } zwycięstw (przedział 95 % od { $low } do { $high }), więcej niż równy udział { $fair }. Ten bot jest silniejszy.
strength-weaker = { $one } przeciw { $against }: { $share } zwycięstw (przedział 95 % od { $low } do { $high }), mniej niż równy udział { $fair }. Ten bot jest słabszy.
strength-open = { $one } przeciw { $against }: { $share } zwycięstw (przedział 95 % od { $low } do { $high }); równy udział { $fair } leży w środku. Trzeba więcej partii.

## games i rules

games-title = Gry
rules-none = żadna zasada gry „{ $title }” nie zawiera słów „{ $words }”

## cards

cards-title = { $title }: karty
cards-replace = Na twoim egzemplarzu może być inaczej; `--template` wypisuje plik, w który można to wpisać.
cards-changes = Co zmienia { $file }
cards-checked = { $file } jest w porządku: { $count ->
    [0] niczego nie zmienia
    [one] zmienia { $count } wartość
    [few] zmienia { $count } wartości
   *[other] zmienia { $count } wartości
}.
cards-template =
    { $title }: co jest na twoim egzemplarzu.
    Usuń # przed wartością, wpisz swoją i podaj plik po --cards.
    ≈ stoi przy wartościach, których nie podaje żadne źródło.

## Skąd pochodzi wartość

source-rulebook = zasady
source-review = relacja
source-owner = twój plik

## Dlaczego wybraliśmy wartość, której nie podaje żadne źródło

reason-packet-row-R1 = Kontraktów jest 24, towarów cztery, a krajów sześć, więc każdy towar płynie do każdego kraju raz. Jedyny znany kontrakt, bawełna do Niderlandów, się zgadza.
reason-packet-row-R2 = Sześć kontraktów na jeden towar żąda 2, 2, 3, 3, 4 i 4 jednostek, rozłożonych tak, że każdy kraj chce ich razem od 11 do 13. Znany kontrakt, 3 bawełny do Niderlandów, się zgadza.
reason-packet-row-R3 = Dziesięć dolarów za jednostkę bez pięciu. Wiadomo, że za 3 jednostki płaci się 25, że bywa 15 i 35, a według jednej relacji mniej ani więcej się nie płaci.
reason-packet-row-R4 = Każdy kontrakt startowy żąda 3 jednostek i daje 25 dolarów, żeby nikt nie dostał lepszego, a do każdego kraju prowadzą dwa. Jedna recenzja wspomina kontrakt na 3 skóry do Hiszpanii.
reason-packet-row-R5 = 18 statków podzielonych po równo między sześć krajów.
reason-packet-row-R6 = Cztery dolary za jednostkę bez dwóch: tak jest na wszystkich trzech znanych kartach towarów. Siedem kart towaru to 14 jednostek, więc wszystkich towarów razem nie starcza na wszystkie kontrakty.
reason-packet-row-R7 = Trzy dolary za punkt i jeszcze sześć: tak jest przy Uniwersytecie i Bibliotece. Każda karta daje więcej punktów niż jej cena w gotówce; na każdej planszy są karty za 2, 2, 3, 3, 3, 4, 4, 5 i 6 punktów.
reason-packet-row-R8 = Nazwy bez działania, rozłożone równo na cztery plansze.
reason-packet-row-R9 = Karta pieniędzy daje średnio 4,33 dolara, trochę mniej niż zrealizowany kontrakt za każdą zużytą kartę, bo jest pewna. Znana jest jedna karta za 4 dolary.
reason-packet-row-R10 = Karta z 2 jednostkami towaru kosztuje 6 dolarów; każda z dwóch jednostek może być dowolnym towarem, a to jeszcze po 2 dolary, tak jak przy sztabce złota.
