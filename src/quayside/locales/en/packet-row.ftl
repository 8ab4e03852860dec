### Packet Row in English. How things are declined is said at the top of core.ftl.
### A sum of money is COUNT of "unit-dollar". Names of cards whose numbers an owner may change take them as facts.

game-title = Packet Row
game-blurb = New York, 1842: send wheat, cotton, hides and tobacco across the Atlantic, and let the profit build the town. Each round the harbour master names the boards, one after another, and nobody takes more than one card.

## Moves, as a player picks them

move-decline = Decline
move-end-the-round = End the round
move-finish = Finish
move-choose = Name { NOUN($board, case: "the") }
move-take = Take { NOUN($card, case: "the") }
move-assistant-takes = Take { NOUN($card, case: "the") } with an assistant
move-cash = Cash { NOUN($card, case: "the") }
move-deliver = Deliver { NOUN($card, case: "the") }
move-sail = Set sail
move-ship = Send the ship { NOUN($land, case: "to") }
move-turn = Have a captain turn the ship bound for { NOUN($land, case: "the") }
move-load = Load { NOUN($card, case: "the") }
move-trade = Have a trader change { NOUN($card, case: "the") }
move-draw = Draw { NOUN($card, case: "the") }
move-master = First harbour master: { NOUN($seat) }

## Moves where they cost or bring something

here-take = { $price ->
    [0] Take { NOUN($card, case: "the") }
   *[other] Take { NOUN($card, case: "the") } for { COUNT($price, "unit-dollar") }
}
here-assistant-takes = { $price ->
    [0] Take { NOUN($card, case: "the") } with an assistant
   *[other] Take { NOUN($card, case: "the") } with an assistant for { COUNT($price, "unit-dollar") }
}
here-cash = Cash { COUNT($amount, "unit-dollar") }
here-deliver = Deliver { NOUN($card, case: "the") } for { COUNT($payment, "unit-dollar") }

## What the log says a player did; the player's name stands before it

did-decline = declines
did-end-the-round = ends the round without a card
did-finish = is done
did-choose = names { NOUN($board, case: "the") }
did-take = { $price ->
    [0] takes { NOUN($card, case: "the") }
   *[other] takes { NOUN($card, case: "the") } for { COUNT($price, "unit-dollar") }
}
did-assistant-takes = { $price ->
    [0] takes { NOUN($card, case: "the") } with an assistant
   *[other] takes { NOUN($card, case: "the") } with an assistant for { COUNT($price, "unit-dollar") }
}
did-cash = cashes { COUNT($amount, "unit-dollar") }
did-deliver = delivers { NOUN($card, case: "the") } for { COUNT($payment, "unit-dollar") }
did-sail = sets sail
did-ship = sends the ship { NOUN($land, case: "to") }
did-turn = has a captain turn the ship bound for { NOUN($land, case: "the") }
did-load = loads { NOUN($card, case: "the") }
did-trade = has a trader change { NOUN($card, case: "the") }
did-draw = Card drawn: { NOUN($card) }
did-master = First harbour master: { NOUN($seat) }

## What is asked

ask-first-master = Who is the first harbour master?
ask-deal-contract = Which starting contract is dealt?
ask-refill = Which card comes to { NOUN($board, case: "the") }?
ask-choose-board = { $amount ->
    [0] Name a board
   *[other] Name another board
}
ask-offer = { $amount ->
    [0] Take a card from { NOUN($board, case: "the") }, or decline
   *[other] Take a card from { NOUN($board, case: "the") }: you named this board for that
}
ask-bundle = Add another contract to this bundle, or set sail
ask-ship-for = Which ship sails { NOUN($land, case: "to") }?
ask-load = Load { NOUN($good, case: "the") }: which card next?
ask-final-window = The game is ending: deliver what contracts you still can, then finish
ask-finished = The game is over

## Why a move is refused

why-named-already = You have named { NOUN($board, case: "the") } this round already. Name another board.
why-board-empty = No cards are left at { NOUN($board, case: "the") }, so that board can no longer be named.
why-others-free = You can end the round only once all the others have a card. Name another board.
why-must-name = A round cannot end before a board was named. Name one.
why-nothing-to-take = All the others have a card, so you can name { NOUN($board, case: "the") } only to take a card there, and now there is none that you can take and pay for. Raise cash first, or end the round.
why-not-current = The current supply of { NOUN($board, case: "the") } does not include { NOUN($card, case: "the") }.
why-not-coming = The coming cards of { NOUN($board, case: "the") } do not include { NOUN($card, case: "the") }.
why-lacks-money = You lack { COUNT($amount, "unit-dollar") }. Cash a money card or deliver a contract first.
why-lacks-assistant = You hold no assistant, and only an assistant reaches the coming cards.
why-must-take = You named this board to take a card here, so take one.
why-lacks-card = You do not hold this card: { NOUN($card) }.
why-lacks-ship = You have no ship { NOUN($land, case: "to") }. Take one at the docks, or have a captain turn another.
why-lacks-goods = You lack { COUNT($amount, $good) }. Goods are sold at the market, and bullion stands in for any of them.
why-lacks-together = Your goods or ships do not suffice for { NOUN($card, case: "the") } together with the contracts already named.
why-out-of-order = The contracts of a bundle are named in the order of the deck. To include { NOUN($card, case: "the") }, begin with it.
why-lacks-captain = You hold no captain, and only a captain turns a ship.
why-same-flag = This ship sails { NOUN($land, case: "to") } anyway and needs no captain.
why-ship-needed = That ship, or the captain, is still needed for your contracts { NOUN($land, case: "to") }.
why-lacks-trader = You hold no trader, and only a trader changes a good.
why-same-good = This card is { NOUN($good, case: "the") } already, and a trader must change the good.
why-other-good = Only cards of { NOUN($good, case: "the") }, bullion or a card that a trader changes can be loaded here.
why-goods-needed = If { NOUN($card, case: "the") } were loaded here, the rest of the bundle could not be loaded.
why-largest-first = Cards of more units are loaded first, so it is too late here for this one: { NOUN($card) }.

## The score

term-points = Victory point cards
term-money = Money
term-bankers = Bankers

## Options

option-show_hands = Show the cards that others took openly

## Boards

board-guildhall = Guild hall
    .the = the guild hall
board-docks = Docks
    .the = the docks
board-market = Market
    .the = the market
board-bank = Bank
    .the = the bank

## Countries

land-great_britain = Great Britain
    .the = Great Britain
    .to = to Great Britain
land-france = France
    .the = France
    .to = to France
land-netherlands = Netherlands
    .the = the Netherlands
    .to = to the Netherlands
land-sweden = Sweden
    .the = Sweden
    .to = to Sweden
land-spain = Spain
    .the = Spain
    .to = to Spain
land-germany = Germany
    .the = Germany
    .to = to Germany

## Goods and money

good-wheat = Wheat
    .the = wheat
    .count = { $n } wheat
good-cotton = Cotton
    .the = cotton
    .count = { $n } cotton
good-hides = Hides
    .the = hides
    .count = { $n ->
        [one] { $n } hide
       *[other] { $n } hides
    }
good-tobacco = Tobacco
    .the = tobacco
    .count = { $n } tobacco
unit-dollar = Dollars
    .count = ${ $n }

## Cards named by what is on them

card-contract = { COUNT($amount, $good) } { NOUN($land, case: "to") }
    .the = { COUNT($amount, $good) } { NOUN($land, case: "to") }
card-starting_contract = { COUNT($amount, $good) } { NOUN($land, case: "to") } (starting contract)
    .the = { COUNT($amount, $good) } { NOUN($land, case: "to") } (starting contract)
card-goods = { COUNT($amount, $good) }
    .the = { COUNT($amount, $good) }
card-money = Money, { COUNT($amount, "unit-dollar") }
    .the = the { COUNT($amount, "unit-dollar") } money card
card-merchant_ship = Ship { NOUN($land, case: "to") }
    .the = the ship { NOUN($land, case: "to") }

## Cards with names of their own

card-assistant = Assistant
    .the = an assistant
card-captain = Captain
    .the = a captain
card-bullion_single = Gold bar
    .the = a gold bar
card-bullion_double = Two gold bars
    .the = two gold bars
card-trader = Trader
    .the = a trader
card-banker = Banker
    .the = a banker
card-vp_city_hall = City Hall
    .the = the City Hall
card-vp_court_house = Court House
    .the = the Court House
card-vp_theatre = Theatre
    .the = the Theatre
card-vp_university = University
    .the = the University
card-vp_almshouse = Almshouse
    .the = the Almshouse
card-vp_guild_chapel = Guild Chapel
    .the = the Guild Chapel
card-vp_print_shop = Print Shop
    .the = the Print Shop
card-vp_school = School
    .the = the School
card-vp_town_archive = Town Archive
    .the = the Town Archive
card-vp_customs_house = Customs House
    .the = the Customs House
card-vp_dry_dock = Dry Dock
    .the = the Dry Dock
card-vp_harbour_light = Harbour Light
    .the = the Harbour Light
card-vp_quarantine_station = Quarantine Station
    .the = the Quarantine Station
card-vp_long_pier = Long Pier
    .the = the Long Pier
card-vp_mariners_chapel = Mariners’ Chapel
    .the = the Mariners’ Chapel
card-vp_storehouse = Storehouse
    .the = the Storehouse
card-vp_ferry_landing = Ferry Landing
    .the = the Ferry Landing
card-vp_sailors_home = Sailors’ Home
    .the = the Sailors’ Home
card-vp_market_hall = Market Hall
    .the = the Market Hall
card-vp_church = Church
    .the = the Church
card-vp_city_park = City Park
    .the = the City Park
card-vp_concert_hall = Concert Hall
    .the = the Concert Hall
card-vp_dispensary = Dispensary
    .the = the Dispensary
card-vp_library = Library
    .the = the Library
card-vp_post_office = Post Office
    .the = the Post Office
card-vp_fountain = Fountain
    .the = the Fountain
card-vp_public_bath = Public Bath
    .the = the Public Bath
card-vp_exchange = Exchange
    .the = the Exchange
card-vp_hospital = Hospital
    .the = the Hospital
card-vp_museum = Museum
    .the = the Museum
card-vp_opera_house = Opera House
    .the = the Opera House
card-vp_orphanage = Orphanage
    .the = the Orphanage
card-vp_railway_depot = Railway Depot
    .the = the Railway Depot
card-vp_water_works = Water Works
    .the = the Water Works
card-vp_memorial_column = Memorial Column
    .the = the Memorial Column
card-vp_street_lamps = Street Lamps
    .the = the Street Lamps

## Kinds of cards

kind-contract = Contract
kind-starting_contract = Starting contract
kind-assistant = Assistant
kind-merchant_ship = Merchant ship
kind-captain = Captain
kind-bullion = Gold bullion
kind-goods = Goods
kind-trader = Trader
kind-money = Money
kind-banker = Banker
kind-victory_points = Victory points

## What a card of each kind does

about-contract = Discard it with goods of its kind, at least as many as it asks for, and a ship to its country, and it pays you its dollars. Contracts delivered together may share ships and goods.
about-starting_contract = Dealt to you before the first round, and nobody else sees it until you deliver it. It works like any other contract.
about-assistant = Discard it when you are asked for a card, and take one of the coming cards of that board instead of a current one. You still pay its price.
about-merchant_ship = Lies open before its owner. In one delivery it carries any number of contracts to its country, and then it is discarded.
about-captain = Discard it during a delivery to send one of your ships to another country. All contracts on that ship still go to one country.
about-bullion = Stands for goods in a delivery: each bar is one unit of any good, and the bars of one card stand for the same good.
about-goods = Bought for its price and loaded to deliver contracts. Contracts delivered together may share its units; what is left over is lost.
about-trader = Discard it during a delivery, and all units on one of your goods cards count as another good.
about-money = Discard it at any time for the dollars on it. What you still hold at the end turns into cash by itself.
about-banker = Brings points at the end if nobody has more money than you. With four or five players it brings a few to the second richest as well, unless several share the first place.
about-victory_points = Bought for its price; brings its points at the end of the game.
