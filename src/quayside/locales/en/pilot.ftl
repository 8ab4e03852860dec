### The pilot game, in English. It is for tests alone.

game-title = Pilot
game-blurb = A small game for tests.

move-rest = Rest
move-look = Look ahead
move-keep = Keep the order
move-swap = Swap the two ships
move-pay = Pay
move-decline = Decline
move-call = Call { NOUN($card) }
move-moor = Moor in { NOUN($board) }
move-collect = Collect from { NOUN($board) }
move-draw = Draw { NOUN($card) }

did-rest = rests
did-look = looks ahead
did-keep = keeps the order
did-swap = swaps the two ships
did-pay = pays
did-decline = declines
did-call = calls { NOUN($card) }
did-moor = moors in { NOUN($board) }
did-collect = collects from { NOUN($board) }
did-draw = { NOUN($card) } is drawn

ask-finished = The game is over
ask-deal = Which crew card is dealt?
ask-watch = Take your turn
ask-reveal = Which ship lies ahead?
ask-order = Put the ships back
ask-turn-up = Which ship comes in?
ask-mooring = Choose a berth
ask-bargain = Strike the bargain?

why-lacks-coins = You lack { COUNT($amount, "unit-coin") }.
why-no-ship = No ship is left.
why-berth-full = { NOUN($board) } is full.
why-berth-empty = { NOUN($board) } is empty.
why-lacks-crew = You do not hold { NOUN($card) }.

term-fleet = Ships
term-bargains = Bargains
term-coins = Coins

option-tide = Tide
option-turns = Turns for each seat

unit-coin = Coin
    .count = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

kind-ship = Ship
about-ship = It is moored, then joins a fleet.
kind-crew = Crew
about-crew = It is called once.

board-north = North Berth
board-south = South Berth
card-sloop = Sloop
card-brig = Brig
card-galleon = Galleon
card-smuggler = Smuggler
card-purser = Purser
card-mate = Mate
card-agent = Agent
