### Packet Row po polsku. Jak się co odmienia, mówi początek core.ftl.
### Kwota to COUNT od "unit-dollar". Nazwy kart, których liczby właściciel może zmienić, dostają je z zewnątrz.

game-title = Packet Row
game-blurb = Nowy Jork, rok 1842: wysyłaj przez Atlantyk pszenicę, bawełnę, skóry i tytoń, a za zarobek buduj miasto. W każdej rundzie naczelnik portu wybiera kolejne plansze i nikt nie bierze więcej niż jednej karty.

## Ruchy, tak jak wybiera je gracz

move-decline = Zrezygnuj
move-end-the-round = Zakończ rundę
move-finish = Zakończ
move-choose = Wybierz { NOUN($board, case: "acc") }
move-take = Weź { NOUN($card, case: "acc") }
move-assistant-takes = Weź { NOUN($card, case: "acc") } z pomocą asystenta
move-cash = Spienięż { NOUN($card, case: "acc") }
move-deliver = Zrealizuj { NOUN($card, case: "acc") }
move-sail = Wypłyń
move-ship = Wyślij statek { NOUN($land, case: "to") }
move-turn = Każ kapitanowi zmienić kurs statku płynącego { NOUN($land, case: "to") }
move-load = Załaduj { NOUN($card, case: "acc") }
move-trade = Każ handlarzowi zamienić { NOUN($card, case: "acc") }
move-draw = Dobierz { NOUN($card, case: "acc") }
move-master = Pierwszy naczelnik portu: { NOUN($seat) }

## Ruchy tam, gdzie coś kosztują lub przynoszą

here-take = { $price ->
    [0] Weź { NOUN($card, case: "acc") }
   *[other] Weź { NOUN($card, case: "acc") } za { COUNT($price, "unit-dollar") }
}
here-assistant-takes = { $price ->
    [0] Weź { NOUN($card, case: "acc") } z pomocą asystenta
   *[other] Weź { NOUN($card, case: "acc") } z pomocą asystenta za { COUNT($price, "unit-dollar") }
}
here-cash = Spienięż kartę za { COUNT($amount, "unit-dollar") }
here-deliver = Zrealizuj { NOUN($card, case: "acc") } za { COUNT($payment, "unit-dollar") }

## Co zrobił gracz według dziennika; jego imię stoi przed tym

did-decline = rezygnuje
did-end-the-round = kończy rundę bez karty
did-finish = kończy
did-choose = wybiera { NOUN($board, case: "acc") }
did-take = { $price ->
    [0] bierze { NOUN($card, case: "acc") }
   *[other] bierze { NOUN($card, case: "acc") } za { COUNT($price, "unit-dollar") }
}
did-assistant-takes = { $price ->
    [0] bierze { NOUN($card, case: "acc") } z pomocą asystenta
   *[other] bierze { NOUN($card, case: "acc") } z pomocą asystenta za { COUNT($price, "unit-dollar") }
}
did-cash = spienięża kartę za { COUNT($amount, "unit-dollar") }
did-deliver = realizuje { NOUN($card, case: "acc") } za { COUNT($payment, "unit-dollar") }
did-sail = wypływa
did-ship = wysyła statek { NOUN($land, case: "to") }
did-turn = każe kapitanowi zmienić kurs statku płynącego { NOUN($land, case: "to") }
did-load = ładuje { NOUN($card, case: "acc") }
did-trade = każe handlarzowi zamienić { NOUN($card, case: "acc") }
did-draw = Dobrana karta: { NOUN($card) }
did-master = Pierwszy naczelnik portu: { NOUN($seat) }

## O co pyta gra

ask-first-master = Kto jest pierwszym naczelnikiem portu?
ask-deal-contract = Który kontrakt startowy zostaje rozdany?
ask-refill = Jaka karta trafia { NOUN($board, case: "to") }?
ask-choose-board = { $amount ->
    [0] Wybierz planszę
   *[other] Wybierz inną planszę
}
ask-offer = { $amount ->
    [0] Weź kartę { NOUN($board, case: "from") } albo zrezygnuj
   *[other] Weź kartę { NOUN($board, case: "from") }: po to wybrana została ta plansza
}
ask-bundle = Dołącz do dostawy kolejny kontrakt albo wypłyń
ask-ship-for = Który statek płynie { NOUN($land, case: "to") }?
ask-load = Załaduj { NOUN($good, case: "acc") }: która karta teraz?
ask-final-window = Gra dobiega końca: zrealizuj kontrakty, które jeszcze możesz, i zakończ
ask-finished = Gra się skończyła

## Dlaczego ruch jest niedozwolony

why-named-already = W tej rundzie wybór padł już na { NOUN($board, case: "acc") }. Wybierz inną planszę.
why-board-empty = Nie ma już kart { NOUN($board, case: "in") }, więc tej planszy nie można już wybrać.
why-others-free = Rundę można zakończyć dopiero wtedy, gdy wszyscy pozostali mają kartę. Wybierz inną planszę.
why-must-name = Nie można zakończyć rundy, dopóki nie wybrano żadnej planszy. Wybierz planszę.
why-nothing-to-take = Wszyscy pozostali mają już karty, więc { NOUN($board, case: "acc") } możesz wybrać tylko po to, żeby od razu wziąć tam kartę, a nie ma tam takiej, którą możesz teraz wziąć i opłacić. Najpierw zdobądź pieniądze albo zakończ rundę.
why-not-current = Wśród kart bieżących { NOUN($board, case: "gen") } nie ma { NOUN($card, case: "gen") }.
why-not-coming = Wśród kart nadchodzących { NOUN($board, case: "gen") } nie ma { NOUN($card, case: "gen") }.
why-lacks-money = Brakuje ci { COUNT($amount, "unit-dollar") }. Najpierw spienięż kartę pieniędzy albo zrealizuj kontrakt.
why-lacks-assistant = Nie masz asystenta, a karty nadchodzące bierze się tylko z jego pomocą.
why-must-take = Ta plansza jest wybrana po to, żeby wziąć z niej kartę, więc ją weź.
why-lacks-card = Nie masz { NOUN($card, case: "gen") }.
why-lacks-ship = Nie masz statku { NOUN($land, case: "to") }. Weź go z doków albo każ kapitanowi zmienić kurs innego.
why-lacks-goods = Brakuje ci { COUNT($amount, $good, case: "gen") }. Towary kupisz na targu, a sztabka złota zastąpi każdy z nich.
why-lacks-together = Nie wystarczy towarów lub statków, jeśli do wskazanych kontraktów dołączysz { NOUN($card, case: "acc") }.
why-out-of-order = Kontrakty jednej dostawy wskazuje się w kolejności talii. Żeby dołączyć { NOUN($card, case: "acc") }, zacznij od tej karty.
why-lacks-captain = Nie masz kapitana, a kurs statku zmienia tylko on.
why-same-flag = Ten statek i tak płynie { NOUN($land, case: "to") }, kapitan nie jest mu potrzebny.
why-ship-needed = Ten statek albo kapitan będzie jeszcze potrzebny dla twoich kontraktów { NOUN($land, case: "to") }.
why-lacks-trader = Nie masz handlarza, a towar na karcie zamienia tylko on.
why-same-good = Ta karta to już { NOUN($good, case: "nom") }, a handlarz musi zamienić towar na inny.
why-other-good = Tu pasują tylko karty { NOUN($good, case: "gen") }, sztabki złota albo karta, na której towar zamieni handlarz.
why-goods-needed = Jeśli zużyjesz tu { NOUN($card, case: "acc") }, nie wystarczy towarów na resztę dostawy.
why-largest-first = Karty z większą ilością towaru ładuje się wcześniej, więc na { NOUN($card, case: "acc") } jest tu już za późno.

## Wynik

term-points = Karty punktów zwycięstwa
term-money = Pieniądze
term-bankers = Bankierzy

## Opcje

option-show_hands = Pokazuj karty, które inni wzięli jawnie

## Plansze

board-guildhall = Dom gildii
    .gen = domu gildii
    .acc = dom gildii
    .in = w domu gildii
    .from = z domu gildii
    .to = do domu gildii
board-docks = Doki
    .gen = doków
    .acc = doki
    .in = w dokach
    .from = z doków
    .to = do doków
board-market = Targ
    .gen = targu
    .acc = targ
    .in = na targu
    .from = z targu
    .to = na targ
board-bank = Bank
    .gen = banku
    .acc = bank
    .in = w banku
    .from = z banku
    .to = do banku

## Kraje

land-great_britain = Wielka Brytania
    .to = do Wielkiej Brytanii
land-france = Francja
    .to = do Francji
land-netherlands = Niderlandy
    .to = do Niderlandów
land-sweden = Szwecja
    .to = do Szwecji
land-spain = Hiszpania
    .to = do Hiszpanii
land-germany = Niemcy
    .to = do Niemiec

## Towary i pieniądze

good-wheat = Pszenica
    .nom = pszenica
    .gen = pszenicy
    .acc = pszenicę
    .count = { $n ->
        [one] { $n } pszenica
       *[other] { $n } pszenicy
    }
    .count-gen = { $n ->
        [one] { $n } jednostki pszenicy
       *[other] { $n } jednostek pszenicy
    }
    .count-acc = { $n ->
        [one] { $n } pszenicę
       *[other] { $n } pszenicy
    }
good-cotton = Bawełna
    .nom = bawełna
    .gen = bawełny
    .acc = bawełnę
    .count = { $n ->
        [one] { $n } bawełna
       *[other] { $n } bawełny
    }
    .count-gen = { $n ->
        [one] { $n } jednostki bawełny
       *[other] { $n } jednostek bawełny
    }
    .count-acc = { $n ->
        [one] { $n } bawełnę
       *[other] { $n } bawełny
    }
good-hides = Skóry
    .nom = skóry
    .gen = skór
    .acc = skóry
    .count = { $n ->
        [one] { $n } skóra
        [few] { $n } skóry
       *[other] { $n } skór
    }
    .count-gen = { $n ->
        [one] { $n } skóry
       *[other] { $n } skór
    }
    .count-acc = { $n ->
        [one] { $n } skórę
        [few] { $n } skóry
       *[other] { $n } skór
    }
good-tobacco = Tytoń
    .nom = tytoń
    .gen = tytoniu
    .acc = tytoń
    .count = { $n ->
        [one] { $n } tytoń
       *[other] { $n } tytoniu
    }
    .count-gen = { $n ->
        [one] { $n } jednostki tytoniu
       *[other] { $n } jednostek tytoniu
    }
    .count-acc = { $n ->
        [one] { $n } tytoń
       *[other] { $n } tytoniu
    }
unit-dollar = Dolary
    .count = { $n }{"\u00A0"}$

## Karty nazwane od tego, co na nich widać

card-contract = { COUNT($amount, $good) } { NOUN($land, case: "to") }
    .gen = kontraktu na { COUNT($amount, $good, case: "acc") } { NOUN($land, case: "to") }
    .acc = kontrakt na { COUNT($amount, $good, case: "acc") } { NOUN($land, case: "to") }
card-starting_contract = { COUNT($amount, $good) } { NOUN($land, case: "to") } (kontrakt startowy)
    .gen = kontraktu startowego na { COUNT($amount, $good, case: "acc") } { NOUN($land, case: "to") }
    .acc = kontrakt startowy na { COUNT($amount, $good, case: "acc") } { NOUN($land, case: "to") }
card-goods = { COUNT($amount, $good) }
    .gen = karty „{ COUNT($amount, $good) }”
    .acc = { COUNT($amount, $good, case: "acc") }
card-money = Pieniądze, { COUNT($amount, "unit-dollar") }
    .gen = karty pieniędzy na { COUNT($amount, "unit-dollar") }
    .acc = kartę pieniędzy na { COUNT($amount, "unit-dollar") }
card-merchant_ship = Statek { NOUN($land, case: "to") }
    .gen = statku { NOUN($land, case: "to") }
    .acc = statek { NOUN($land, case: "to") }

## Karty o własnych nazwach

card-assistant = Asystent
    .gen = asystenta
    .acc = asystenta
    .sure = translated
card-captain = Kapitan
    .gen = kapitana
    .acc = kapitana
    .sure = translated
card-bullion_single = Sztabka złota
    .gen = sztabki złota
    .acc = sztabkę złota
    .sure = translated
card-bullion_double = Dwie sztabki złota
    .gen = dwóch sztabek złota
    .acc = dwie sztabki złota
    .sure = translated
card-trader = Handlarz
    .gen = handlarza
    .acc = handlarza
    .sure = translated
card-banker = Bankier
    .gen = bankiera
    .acc = bankiera
    .sure = translated
card-vp_city_hall = Ratusz
    .gen = Ratusza
    .acc = Ratusz
    .sure = translated
card-vp_court_house = Gmach sądu
    .gen = Gmachu sądu
    .acc = Gmach sądu
    .sure = translated
card-vp_theatre = Teatr
    .gen = Teatru
    .acc = Teatr
    .sure = translated
card-vp_university = Uniwersytet
    .gen = Uniwersytetu
    .acc = Uniwersytet
    .sure = translated
card-vp_almshouse = Przytułek
    .gen = Przytułku
    .acc = Przytułek
    .sure = translated
card-vp_guild_chapel = Kaplica gildii
    .gen = Kaplicy gildii
    .acc = Kaplicę gildii
    .sure = translated
card-vp_print_shop = Drukarnia
    .gen = Drukarni
    .acc = Drukarnię
    .sure = translated
card-vp_school = Szkoła
    .gen = Szkoły
    .acc = Szkołę
    .sure = translated
card-vp_town_archive = Archiwum miejskie
    .gen = Archiwum miejskiego
    .acc = Archiwum miejskie
    .sure = translated
card-vp_customs_house = Komora celna
    .gen = Komory celnej
    .acc = Komorę celną
    .sure = translated
card-vp_dry_dock = Suchy dok
    .gen = Suchego doku
    .acc = Suchy dok
    .sure = translated
card-vp_harbour_light = Latarnia portowa
    .gen = Latarni portowej
    .acc = Latarnię portową
    .sure = translated
card-vp_quarantine_station = Stacja kwarantanny
    .gen = Stacji kwarantanny
    .acc = Stację kwarantanny
    .sure = translated
card-vp_long_pier = Długie molo
    .gen = Długiego mola
    .acc = Długie molo
    .sure = translated
card-vp_mariners_chapel = Kaplica marynarzy
    .gen = Kaplicy marynarzy
    .acc = Kaplicę marynarzy
    .sure = translated
card-vp_storehouse = Magazyn
    .gen = Magazynu
    .acc = Magazyn
    .sure = translated
card-vp_ferry_landing = Przystań promowa
    .gen = Przystani promowej
    .acc = Przystań promową
    .sure = translated
card-vp_sailors_home = Dom marynarza
    .gen = Domu marynarza
    .acc = Dom marynarza
    .sure = translated
card-vp_market_hall = Hala targowa
    .gen = Hali targowej
    .acc = Halę targową
    .sure = translated
card-vp_church = Kościół
    .gen = Kościoła
    .acc = Kościół
    .sure = translated
card-vp_city_park = Park miejski
    .gen = Parku miejskiego
    .acc = Park miejski
    .sure = translated
card-vp_concert_hall = Sala koncertowa
    .gen = Sali koncertowej
    .acc = Salę koncertową
    .sure = translated
card-vp_dispensary = Ambulatorium
    .gen = Ambulatorium
    .acc = Ambulatorium
    .sure = translated
card-vp_library = Biblioteka
    .gen = Biblioteki
    .acc = Bibliotekę
    .sure = translated
card-vp_post_office = Poczta
    .gen = Poczty
    .acc = Pocztę
    .sure = translated
card-vp_fountain = Fontanna
    .gen = Fontanny
    .acc = Fontannę
    .sure = translated
card-vp_public_bath = Łaźnia publiczna
    .gen = Łaźni publicznej
    .acc = Łaźnię publiczną
    .sure = translated
card-vp_exchange = Giełda
    .gen = Giełdy
    .acc = Giełdę
    .sure = translated
card-vp_hospital = Szpital
    .gen = Szpitala
    .acc = Szpital
    .sure = translated
card-vp_museum = Muzeum
    .gen = Muzeum
    .acc = Muzeum
    .sure = translated
card-vp_opera_house = Opera
    .gen = Opery
    .acc = Operę
    .sure = translated
card-vp_orphanage = Sierociniec
    .gen = Sierocińca
    .acc = Sierociniec
    .sure = translated
card-vp_railway_depot = Parowozownia
    .gen = Parowozowni
    .acc = Parowozownię
    .sure = translated
card-vp_water_works = Wodociągi
    .gen = Wodociągów
    .acc = Wodociągi
    .sure = translated
card-vp_memorial_column = Kolumna pamiątkowa
    .gen = Kolumny pamiątkowej
    .acc = Kolumnę pamiątkową
    .sure = translated
card-vp_street_lamps = Latarnie uliczne
    .gen = Latarni ulicznych
    .acc = Latarnie uliczne
    .sure = translated

## Rodzaje kart

kind-contract = Kontrakt
kind-starting_contract = Kontrakt startowy
kind-assistant = Asystent
kind-merchant_ship = Statek handlowy
kind-captain = Kapitan
kind-bullion = Sztabki złota
kind-goods = Towar
kind-trader = Handlarz
kind-money = Pieniądze
kind-banker = Bankier
kind-victory_points = Punkty zwycięstwa

## Co robi karta każdego rodzaju

about-contract = Odrzuć kontrakt, jego towar (co najmniej tyle, ile żąda) i statek do jego kraju, a dostaniesz podane na nim dolary. Kontrakty jednej dostawy mogą dzielić się statkami i towarami.
about-starting_contract = Dostajesz go przed pierwszą rundą i nikt inny go nie widzi, póki go nie zrealizujesz. Działa jak każdy inny kontrakt.
about-assistant = Odrzuć go, gdy gra proponuje ci kartę, i zamiast karty bieżącej weź jedną z kart nadchodzących tej planszy. Jej cenę i tak trzeba zapłacić.
about-merchant_ship = Leży odkryty przed właścicielem. W jednej dostawie wiezie do swojego kraju dowolnie wiele kontraktów, a potem zostaje odrzucony.
about-captain = Odrzuć go przy realizacji kontraktów, żeby jeden z twoich statków popłynął do innego kraju. Wszystkie kontrakty na tym statku i tak jadą do jednego kraju.
about-bullion = Zastępuje towar przy realizacji kontraktów: każda sztabka to jednostka dowolnego towaru, a obie sztabki z jednej karty zastępują ten sam towar.
about-goods = Kupuje się go za podaną cenę i ładuje przy realizacji kontraktów. Kontrakty jednej dostawy mogą się nim dzielić; nadwyżka przepada.
about-trader = Odrzuć go przy realizacji kontraktów, a cały towar na jednej z twoich kart liczy się jako inny.
about-money = Odrzuć tę kartę w dowolnej chwili i weź podane na niej dolary. Karty, które zostaną na koniec gry, same zamienią się w gotówkę.
about-banker = Przynosi punkty na koniec gry, jeśli nikt nie ma więcej pieniędzy niż ty. Przy czterech i pięciu graczach trochę dostaje też drugi najbogatszy, o ile pierwszy jest tylko jeden.
about-victory_points = Kupuje się je za podaną cenę, a na koniec gry przynoszą podane punkty.
