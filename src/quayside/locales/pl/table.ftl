### Słowa stołu w terminalu, po polsku: to, co otacza grę, i słowa jej własnych paneli.

## Pierwszy ekran

table-welcome = Quayside: stół do gier portowych
table-language = Język
table-language-en = English (angielski)
table-language-ru = Русский (rosyjski)
table-language-pl = Polski
table-game = Gra
table-seats = Graczy
table-person = człowiek
table-plain-seat = imię albo bot: random, greedy, search:playouts=1000
table-theme = Kolory
table-theme-day = Dzień
table-theme-night = Noc
table-theme-16 = 16 kolorów
table-start = Zacznij grę
table-go-on = Graj dalej
table-who-sat = Plik { $file } nie mówi, kto grał. Wybierz graczy.
table-same-name = Dwoje graczy nazywa się { $name }; daj jednemu z nich inne imię.
table-resume = Wróć do zapisanej gry
table-saved-game = { $title }, runda { $round }: { $names } ({ $when })
table-start-hint = ↑ ↓ wiersz · ← → zmień · n imię gracza · Enter zacznij · q wyjdź
table-new-name = Imię gracza; puste oznacza zwykłe

## Kto gra

table-you = (ty)
table-bot-0 = Skarbnik
table-bot-1 = Bosman
table-bot-2 = Pilot
table-bot-3 = Kupiec
table-bot-4 = Bednarz
table-strength-random = gra losowo
table-strength-greedy = zachłanny
table-strength-search = przeszukuje, prób: { $playouts }
table-thinking = { $name } myśli…
table-not-your-turn = To nie twój ruch: odpowiada { $name }.
table-hand-over = Następny ruch: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
table-hand-over-title = Następny ruch: { $name }
table-hand-over-text = Podaj klawiaturę. Karty są zakryte, dopóki nie naciśniesz Enter.
table-hand-over-undo = u cofa ostatni ruch

## Stół

table-log = Dziennik
table-round = Runda { $round }
table-set-up = Przygotowanie
table-turned-up = Nowe karty: { $cards }
table-refused = teraz nie:
table-type-move = wpisz ruch: Tab uzupełnia, Enter gra, Esc anuluje
table-undone = Ruch cofnięty.
table-undo-refused = Tego nie można cofnąć: nie było ruchu albo ktoś od tamtej pory czegoś się dowiedział lub coś zrobił.
table-saved = Zapisano w pliku { $file }
table-unsaved = Gra toczy się dalej, ale nie udało się jej zapisać: { $why }
table-save-where = W którym pliku zapisać grę?
table-left = Gra jest zapisana w pliku { $file }; dalej gra się poleceniem quayside play --resume.
table-kept = Gra jest zapisana w pliku { $file }; odtwarza ją quayside replay.
table-too-small = Terminal ma { $width } × { $height } znaków, a stół potrzebuje co najmniej 80 × 24. Powiększ okno.
table-nothing-to-show = Jeszcze nic się nie stało.
table-unsaved-leave = Nie udało się zapisać gry. Naciśnij q jeszcze raz, żeby mimo to wyjść.

## Jak zrozumiano wpisane słowa

table-no-number = Nie ma ruchu { $number }; lista liczy od 1 do { $last }.
table-no-move = „{ $words }” to nie jest tutaj ruch.
table-no-move-help = Polecenie moves pokazuje możliwe ruchy, help pomoc.
table-no-move-near = „{ $words }” to nie jest ruch. Może: { $near }?
table-allowed = Wolno: { $move }
table-nothing-found = Nie znaleziono niczego o „{ $words }”.
table-more-found = …i jeszcze { $more }
table-plain-help =
    Odpowiedz numerem, tekstem w nawiasie albo słowami ruchu. Poza tym:
    moves         jeszcze raz pytanie i ruchy
    view          cały stół
    score         punkty wszystkich, jakby gra skończyła się teraz
    why RUCH      dlaczego ruch jest niedozwolony
    undo          cofnij ostatni ruch
    log           wszystko, co się stało
    rules SŁOWA   co mówią o tym zasady
    card SŁOWA    co jest na karcie
    save PLIK     zapisz grę w pliku
    quit          wyjdź; gra zostaje zachowana

## Klawisze

key-undo = cofnij
key-score = wynik
key-rules = zasady
key-cards = karty
key-log = log
key-hand = ręka
table-hands = Ręce
key-save = zapisz
key-language = język
key-theme = kolory
key-type = wpisz
key-help = pomoc
key-quit = wyjdź
key-eyes = czyje oczy
key-close = zamknij
key-again = zagraj znowu
table-help-title = Klawisze
table-help =
    1–9           wybierz ruch po numerze
    ↑ ↓ Enter     wybierz ruch i zagraj; mysz też działa
    / lub Tab     wpisz ruch: pasujące widać od razu
    ⊘             ruch, na który zasady nie pozwalają: wybierz go, a dowiesz się dlaczego
    u             cofnij ostatni ruch
    s             wyniki wszystkich graczy
    r, c          znajdź coś w zasadach; obejrzyj kartę
    h             wszystko, co leży przed tobą i innymi, w całości
    l             dziennik (w małym oknie zamiast graczy); przewijają go Page Up i Page Down
    w             zapisz grę w pliku; i tak jest zapisywana po każdym ruchu
    g, t          następny język; następne kolory
    q             wyjdź; do gry można wrócić

    ▸ co wolno   + nowe od twojego ostatniego ruchu   ≈ wartość, której nie ma w źródłach
    ★ punkty   +$ karta przynosi   $ karta kosztuje   2/3 ile masz z tego, czego trzeba

## Wynik, zasady, karty

table-score = Wynik, jakby gra skończyła się teraz
table-score-final = Wynik końcowy
table-over = Gra się skończyła
table-place = { $place }.
table-total = Razem
table-rules = Zasady
table-search = Szukaj
table-cards = Karty
table-winner = Pierwsze miejsce: { $names }

## Odtwarzanie

table-replay-at = Ruch { $at } z { $total }
table-spectator = oczami widza
table-seen-by = oczami gracza: { $name }
table-replay-begin = Przed pierwszym ruchem
table-replay-help = next, back, to NUMER, seat NUMER, seat all, view, score, log, quit
table-replay-help-keys =
    ← →                   ruch wstecz lub dalej
    Page Up, Page Down    runda wstecz lub dalej
    Home, End             początek, koniec
    ↑ ↓ Enter             wybierz ruch z listy i przejdź do niego; mysz też działa
    v                     oczami następnego gracza albo widza
    s, h, l               wyniki; wszystko, co leży przed graczami; dziennik
    r, c                  znajdź coś w zasadach; obejrzyj kartę
    g, t                  następny język; następne kolory
    q                     zamknij zapis
table-replay-keys = ← → jeden ruch · Page Up, Page Down jedna runda · Home, End · v czyje oczy

## Packet Row

packet-status = Runda { $round } · naczelnik portu { $master }
packet-nth-board = plansza { $named } z 4
packet-ends = { $boards ->
    [one] koniec, gdy { $boards } plansza będzie niepełna
    [few] koniec, gdy { $boards } plansze będą niepełne
   *[many] koniec, gdy { $boards } plansz będzie niepełnych
}
packet-over = Rozegrane rundy: { $round }
packet-current = Bieżące
packet-coming = Nadchodzące
packet-on-offer = teraz
packet-named = już wybrano
packet-closed = bez kart
packet-short = niepełna
packet-pile = talia { $cards }
packet-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
packet-figure = pionek: { NOUN($board) }
packet-hand = Ręka
packet-master = naczelnik portu
packet-contracts = Kontrakty
packet-ships = Statki
packet-ship = Statek
packet-goods = Towary i pomocnicy
packet-money = Pieniądze
packet-worth = Punkty
packet-has-ship = statek
packet-no-ship = bez statku
packet-bundle = Dostawa: potrzeba { $needs }; przyniesie { $dollars }
packet-units = { COUNT($amount, $good, case: "gen") }
packet-ship-to = statku { NOUN($land, case: "to") }
packet-dealt = Kontrakt startowy dostaje { $name }
packet-tie-break = Remis: pieniądze
packet-free = za darmo
packet-fact-good = Towar
packet-fact-amount = Jednostki
packet-fact-land = Kraj
packet-fact-payment = Przynosi
packet-fact-points = Punkty
packet-fact-price = Cena
packet-fact-count = Ile jest takich kart
