### The pilot game, in Polish. It is for tests alone.

game-title = Pilot
game-blurb = Mała gra do testów.

move-rest = Odpocznij
move-look = Spójrz naprzód
move-keep = Zostaw kolejność
move-swap = Zamień statki miejscami
move-pay = Zapłać
move-decline = Zrezygnuj
move-call = Wezwij: { NOUN($card) }
move-moor = Zacumuj: { NOUN($board) }
move-collect = Zabierz: { NOUN($board) }
move-draw = Dobierz: { NOUN($card) }

did-rest = odpoczywa
did-look = patrzy naprzód
did-keep = zostawia kolejność
did-swap = zamienia statki miejscami
did-pay = płaci
did-decline = rezygnuje
did-call = wzywa: { NOUN($card) }
did-moor = cumuje: { NOUN($board) }
did-collect = zabiera: { NOUN($board) }
did-draw = Dobrano kartę: { NOUN($card) }

ask-finished = Gra skończona
ask-deal = Którą kartę załogi rozdać?
ask-watch = Twoja tura
ask-reveal = Jaki statek jest z przodu?
ask-order = Odłóż statki
ask-turn-up = Jaki statek przypływa?
ask-mooring = Wybierz nabrzeże
ask-bargain = Dobić targu?

why-lacks-coins = Brakuje { COUNT($amount, "unit-coin") }.
why-no-ship = Nie ma już statków.
why-berth-full = Zajęte: { NOUN($board) }.
why-berth-empty = Puste: { NOUN($board) }.
why-lacks-crew = Nie masz karty: { NOUN($card) }.

term-fleet = Statki
term-bargains = Targi
term-coins = Monety

option-tide = Pływ
option-turns = Tury każdego gracza

unit-coin = Moneta
    .count = { $n ->
        [one] { $n } monety
       *[other] { $n } monet
    }

kind-ship = Statek
about-ship = Cumuje, a potem trafia do floty.
kind-crew = Załoga
about-crew = Wzywa się ją raz.

board-north = Nabrzeże północne
board-south = Nabrzeże południowe
card-sloop = Slup
card-brig = Bryg
card-galleon = Galeon
card-smuggler = Przemytnik
card-purser = Płatnik
card-mate = Bosman
card-agent = Agent
