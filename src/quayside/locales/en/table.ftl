### The words of the terminal table, in English: what surrounds the game, and what a game's own panels say.

## The first screen

table-welcome = Quayside: a table for harbour games
table-language = Language
table-language-en = English
table-language-ru = Русский (Russian)
table-language-pl = Polski (Polish)
table-game = Game
table-seats = Seats
table-person = a person
table-plain-seat = a name, or a bot: random, greedy, search:playouts=1000
table-theme = Colours
table-theme-day = Day
table-theme-night = Night
table-theme-16 = 16 colours
table-start = Start the game
table-go-on = Go on with the game
table-who-sat = { $file } does not say who sat there. Choose who sits there now.
table-same-name = Two players are called { $name }; give one of them another name.
table-resume = Go on with a saved game
table-saved-game = { $title }, round { $round }: { $names } ({ $when })
table-start-hint = ↑ ↓ choose a line · ← → change it · n name a seat · Enter start · q leave
table-new-name = A name for this seat; empty for the usual one

## Who plays

table-you = (you)
table-bot-0 = Purser
table-bot-1 = Bosun
table-bot-2 = Pilot
table-bot-3 = Chandler
table-bot-4 = Cooper
table-strength-random = plays at random
table-strength-greedy = greedy
table-strength-search = searches, { $playouts } tries
table-thinking = { $name } is thinking …
table-not-your-turn = It is not your turn: { $name } is asked.
table-hand-over = Next: { $name }. Press Enter when nobody else is looking.
table-hand-over-title = Next: { $name }
table-hand-over-text = Pass the keyboard on. The cards stay hidden until you press Enter.
table-hand-over-undo = u takes the last move back

## The table

table-log = Log
table-round = Round { $round }
table-set-up = Setting up
table-turned-up = New cards: { $cards }
table-refused = not now:
table-type-move = type a move: Tab completes, Enter plays, Esc leaves
table-undone = Taken back.
table-undo-refused = That cannot be taken back: nothing was played, or somebody has learned or done something since.
table-saved = Saved in { $file }
table-unsaved = The game goes on, but it could not be saved: { $why }
table-save-where = Save the game in which file?
table-left = The game is kept in { $file }; quayside play --resume goes on with it.
table-kept = The game is kept in { $file }; quayside replay shows it again.
table-too-small = This terminal has { $width } × { $height } characters; the table needs at least 80 × 24. Make the window larger.
table-nothing-to-show = Nothing has happened yet.
table-unsaved-leave = The game could not be saved. Press q again to leave all the same.

## Understanding what was typed

table-no-number = There is no move { $number }; the list goes from 1 to { $last }.
table-no-move = “{ $words }” is no move here.
table-no-move-help = Type moves to see what can be done, or help.
table-no-move-near = “{ $words }” is no move. Did you mean { $near }?
table-allowed = Allowed: { $move }
table-nothing-found = Nothing found for “{ $words }”.
table-more-found = … and { $more } more
table-plain-help =
    Answer with a number, with the text in brackets, or with the words of a move. Besides:
    moves         the question and the moves once more
    view          the whole table
    score         everybody’s points, as if the game ended now
    why MOVE      why a move is not allowed
    undo          take the last move back
    log           everything that happened
    rules WORDS   what the rules say about something
    card WORDS    what a card says
    save FILE     write the game to a file
    quit          leave; the game is kept

## Keys

key-undo = undo
key-score = score
key-rules = rules
key-cards = cards
key-log = log
key-hand = hand
table-hands = Hands
key-save = save
key-language = language
key-theme = colours
key-type = type
key-help = help
key-quit = leave
key-eyes = eyes
key-close = close
key-again = play again
table-help-title = Keys
table-help =
    1 to 9        pick a move by its number
    ↑ ↓ Enter     choose a move and play it; the mouse works too
    / or Tab      type a move: what fits is listed while you type
    ⊘             a move that the rules refuse: pick it to learn why
    u             take the last move back
    s             score sheets of all seats
    r, c          look something up in the rules; look up a card
    h             all that lies before you and the others, in full
    l             the log (in a small window in place of the seats); Page Up and Page Down turn it
    w             save the game in a file; it is kept after every move anyway
    g, t          next language; next colours
    q             leave; the game is kept and can be gone on with

    ▸ what you may do   + new since your last turn   ≈ a value no source shows
    ★ points   +$ what a card brings   $ what it costs   2/3 units you hold of those asked for

## Score, rules, cards

table-score = Score, if the game ended now
table-score-final = Final score
table-over = The game is over
table-place = { $place }.
table-total = Total
table-rules = Rules
table-search = Search
table-cards = Cards
table-winner = First: { $names }

## Replay

table-replay-at = Move { $at } of { $total }
table-spectator = seen by a spectator
table-seen-by = seen by { $name }
table-replay-begin = Before the first move
table-replay-help = next, back, to NUMBER, seat NUMBER, seat all, view, score, log, quit
table-replay-help-keys =
    ← →                   one move back or on
    Page Up, Page Down    one round back or on
    Home, End             the beginning, the end
    ↑ ↓ Enter             choose a move of the list and go there; the mouse works too
    v                     see it with the eyes of the next seat, or of a spectator
    s, h, l               score sheets; all that lies before the seats; the log
    r, c                  look something up in the rules; look up a card
    g, t                  next language; next colours
    q                     close the record
table-replay-keys = ← → one move · Page Up, Page Down one round · Home, End · v other eyes

## Packet Row

packet-status = Round { $round } · harbour master { $master }
packet-nth-board = board { $named } of 4
packet-ends = { $boards ->
    [one] ends when 1 board is short
   *[other] ends when { $boards } boards are short
}
packet-over = Over after { $round } rounds
packet-current = Current
packet-coming = Coming
packet-on-offer = on offer
packet-named = named
packet-closed = closed
packet-short = short
packet-pile = deck { $cards }
packet-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
packet-figure = figure: { NOUN($board) }
packet-hand = Hand
packet-master = harbour master
packet-contracts = Contracts
packet-ships = Ships
packet-ship = Ship
packet-goods = Goods and helpers
packet-money = Money
packet-worth = Points
packet-has-ship = ship
packet-no-ship = no ship
packet-bundle = Bundle: needs { $needs }; brings { $dollars }
packet-units = { COUNT($amount, $good) }
packet-ship-to = ship { NOUN($land, case: "to") }
packet-dealt = A starting contract is dealt to { $name }
packet-tie-break = Dollars break ties
packet-free = free
packet-fact-good = Good
packet-fact-amount = Units
packet-fact-land = Country
packet-fact-payment = Brings
packet-fact-points = Points
packet-fact-price = Price
packet-fact-count = How many there are
