### What the commands print, in English: simulate, games, rules, cards.

## Headings of columns

column-name = Name
column-title = Title
column-seats = Seats
column-options = Options
column-seat = Seat
column-bot = Bot
column-score = Score
column-interval = 95 %
column-deviation = Spread
column-range = Range
column-place = Place
column-wins = Wins
column-fair = Even share
column-length = A game
column-mean = Mean
column-least = Least
column-most = Most
column-card = Card
column-copies = Copies
column-taken = Taken
column-per-game = Per game
column-id = Id
column-type = Type
column-count = Count
column-price = Price
column-values = Values
column-source = Source
column-field = Field
column-value = Value
column-amount = Amount
column-good = Good
column-destination = Destination
column-payment = Payment
column-points = Points
column-board = Board
column-printed = Printed
column-yours = Yours

## simulate

simulate-heading = { $title }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, seed { $seed }
simulate-progress = Playing
simulate-interrupted = Stopped: { $played } of { $games } games were played.
simulate-written = Written: { $file }
simulate-by-seat = By seat
simulate-by-bot = By bot
simulate-lengths = How long games were
simulate-cards = Cards: how often they were taken, and how often those who took them won
simulate-how = A shared victory counts in equal parts. Win shares: Wilson’s 95 % interval, by games; for cards, by seats that took the card. ± behind a mean: its 95 % interval by the normal distribution.
length-decisions = Decisions
length-rounds = Rounds
length-seconds = Seconds
strength-stronger = { $one } against { $against }: wins { $share } of games (95 % interval { $low } to { $high }), more than its even share of { $fair }. It is the stronger one.
strength-weaker = { $one } against { $against }: wins { $share } of games (95 % interval { $low } to { $high }), less than its even share of { $fair }. It is the weaker one.
strength-open = { $one } against { $against }: wins { $share } of games (95 % interval { $low } to { $high }); its even share of { $fair } lies within. More games would tell.

## games and rules

games-title = Games
rules-none = no rule of { $title } says “{ $words }”

## cards

cards-title = { $title }: the cards
cards-replace = Your own copy may show another; `--template` prints a file for what it shows.
cards-changes = What { $file } changes
cards-checked = { $file } is in order: { $count ->
    [0] it changes nothing
    [one] it changes 1 value
   *[other] it changes { $count } values
}.
cards-template =
    { $title }: what your own copy prints.
    Take away the # before a value, put in yours, and use the file with --cards.
    ≈ marks a value that no source shows.

## Where a value comes from

source-rulebook = rulebook
source-review = report
source-owner = your file

## Why we chose a value that no source shows

reason-packet-row-R1 = There are 24 contracts, four goods and six countries, so every good goes to every country once. The one contract that is known, cotton to the Netherlands, agrees.
reason-packet-row-R2 = The six contracts for a good ask for 2, 2, 3, 3, 4 and 4 units, dealt out so that every country wants 11 to 13 units in all. The known one, 3 cotton to the Netherlands, agrees.
reason-packet-row-R3 = Ten dollars a unit, less five. A contract for 3 units is known to pay 25, payments of 15 and 35 occur, and a report says that none is lower or higher.
reason-packet-row-R4 = Every starting contract asks for 3 units and pays 25 dollars, so that nobody is dealt a better one, and two go to each country. A review tells of one for 3 hides to Spain.
reason-packet-row-R5 = The 18 ships are shared out evenly among six countries.
reason-packet-row-R6 = Four dollars a unit, less two, is right for all three goods cards that are known. The seven cards of a good carry 14 units, so that all goods together fall short of what the contracts ask for.
reason-packet-row-R7 = Three dollars a point and six more is right for the University and the Library. Each card brings more points than its price would as cash; each board has 2, 2, 3, 3, 3, 4, 4, 5 and 6 points.
reason-packet-row-R8 = Names without effect, spread evenly over the four boards.
reason-packet-row-R9 = Money cards bring 4.33 dollars on average, a little less than a delivered contract brings for each card it takes, because they are safe. One card of 4 dollars is known.
reason-packet-row-R10 = A card of 2 units costs 6 dollars; each of the two units may be any good, which adds 2 dollars each, as with a gold bar.
