"""The kinds of question that Packet Row asks, and why an answer is refused. Plain Python, read at import."""

from typing import Final

from quayside.core.asks import Asks
from quayside.core.reasons import Reasons
from quayside.games.packet_row.cards import BOARDS, CARDS, CARGO_COUNT, CONTRACTS, DECKS, GOODS, LANDS

CHAIRS: Final = ("0", "1", "2", "3", "4")

INTERRUPTED: Final = ("choose-board", "offer", "final-window")  # what a delivery may interrupt

ASKS: Final = Asks()
FINISHED: Final = 0
FIRST_MASTER: Final = ASKS.kind("first-master", by="chance", beneath=())
DEAL_CONTRACT: Final = ASKS.kind("deal-contract", by="chance", beneath=(), deck=DECKS, player=CHAIRS)
REFILL: Final = ASKS.kind("refill", by="chance", beneath=(), board=BOARDS)
CHOOSE_BOARD: Final = ASKS.kind("choose-board", beneath=(), amount=1)  # 1: a board was named before in this round
OFFER: Final = ASKS.kind("offer", beneath=(), amount=1, board=BOARDS)  # 1: declining is not allowed
BUNDLE: Final = ASKS.kind("bundle", beneath=INTERRUPTED, card=CONTRACTS)  # the contract that was named last
SHIP_FOR: Final = ASKS.kind("ship-for", beneath=INTERRUPTED, land=LANDS)
LOADING: Final = ASKS.kind("load", beneath=INTERRUPTED, amount=CARGO_COUNT - 1, good=GOODS)  # from which rank on
FINAL_WINDOW: Final = ASKS.kind("final-window", beneath=())

REASONS: Final = Reasons()
NAMED_ALREADY: Final = REASONS.reason("named-already", board=BOARDS)
BOARD_EMPTY: Final = REASONS.reason("board-empty", board=BOARDS)
OTHERS_FREE: Final = REASONS.reason("others-free")
MUST_NAME: Final = REASONS.reason("must-name")
NOTHING_TO_TAKE: Final = REASONS.reason("nothing-to-take", board=BOARDS)
NOT_CURRENT: Final = REASONS.reason("not-current", card=CARDS, board=BOARDS)
NOT_COMING: Final = REASONS.reason("not-coming", card=CARDS, board=BOARDS)
LACKS_MONEY: Final = REASONS.reason("lacks-money", amount=None)
LACKS_ASSISTANT: Final = REASONS.reason("lacks-assistant")
MUST_TAKE: Final = REASONS.reason("must-take")
LACKS_CARD: Final = REASONS.reason("lacks-card", card=CARDS)
LACKS_SHIP: Final = REASONS.reason("lacks-ship", land=LANDS)
LACKS_GOODS: Final = REASONS.reason("lacks-goods", good=GOODS, amount=None)
LACKS_TOGETHER: Final = REASONS.reason("lacks-together", card=CARDS)
OUT_OF_ORDER: Final = REASONS.reason("out-of-order", card=CARDS)
LACKS_CAPTAIN: Final = REASONS.reason("lacks-captain")
SAME_FLAG: Final = REASONS.reason("same-flag", land=LANDS)
SHIP_NEEDED: Final = REASONS.reason("ship-needed", land=LANDS)
LACKS_TRADER: Final = REASONS.reason("lacks-trader")
SAME_GOOD: Final = REASONS.reason("same-good", good=GOODS)
OTHER_GOOD: Final = REASONS.reason("other-good", good=GOODS)
GOODS_NEEDED: Final = REASONS.reason("goods-needed", card=CARDS)
LARGEST_FIRST: Final = REASONS.reason("largest-first", card=CARDS)
