### Słowa wspólne dla wszystkich gier, po polsku.
###
### Wszystko, co nazywają zdania, to komunikat `rodzina-nazwa`. Wartość to tytuł, jak na karcie lub na liście,
### w mianowniku; atrybuty to formy wewnątrz zdania: .nom, .gen, .dat, .acc, .ins, a formy z przyimkiem noszą jego
### nazwę: .to („do Hiszpanii”), .in („w dokach”), .from („z doków”). To, co się liczy, ma .count (mianownik),
### .count-gen i .count-acc, gdzie $n to liczba.
###   NOUN($card, case: "acc")        ta forma lub, gdy jej brak, tytuł
###   COUNT($amount, $good)           ilość; z `case: "gen"` brane jest .count-gen
###   COUNT($price, "unit-dollar")    ilość tego, co nazywa sam komunikat
### `.sure = translated` przy tytule: żadne wydanie nie podało tej nazwy po polsku.

## Dlaczego ruch jest niedozwolony, w każdej grze

why-not-now = Teraz pytanie dotyczy czegoś innego. Najpierw odpowiedz na nie.
why-over = Gra się skończyła.
why-chance = Teraz decyduje los, a nie gracze.
why-not-your-turn = Teraz kolej innego gracza.

## Miejsca przy stole, według kolorów

seat-0 = Niebieski
    .nom = niebieski
    .gen = niebieskiego
    .dat = niebieskiemu
    .acc = niebieskiego
    .ins = niebieskim
seat-1 = Cynobrowy
    .nom = cynobrowy
    .gen = cynobrowego
    .dat = cynobrowemu
    .acc = cynobrowego
    .ins = cynobrowym
seat-2 = Zielony
    .nom = zielony
    .gen = zielonego
    .dat = zielonemu
    .acc = zielonego
    .ins = zielonym
seat-3 = Ochrowy
    .nom = ochrowy
    .gen = ochrowego
    .dat = ochrowemu
    .acc = ochrowego
    .ins = ochrowym
seat-4 = Szary
    .nom = szary
    .gen = szarego
    .dat = szaremu
    .acc = szarego
    .ins = szarym

## Ci i to, czego nie da się nazwać

someone = ktoś
unknown-card = karta, której nie widzisz
    .gen = karty, której nie widzisz
    .acc = kartę, której nie widzisz

## Odpowiedzi na opcje

choice-yes = Tak
choice-no = Nie

## Na ile można ufać wartości

sure-sourced = Tak mówią zasady albo widać to na karcie.
sure-reconstructed = Tej wartości nie podaje żadne źródło. Nasza zgadza się ze wszystkimi wyliczeniami i przykładami zasad.
sure-inferred = Żadne źródło nie mówi tego wprost, ale wynika to z tego, co w nich widać.
sure-recalled = Podane z pamięci, bez źródła do sprawdzenia.
sure-translated = Żadne wydanie nie podało tej nazwy po polsku. To nasze tłumaczenie.
sure-picture = Odczytane ze zdjęcia karty.
