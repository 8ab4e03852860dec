"""Many games: played over all cores, counted, written out.

>>> from quayside.arena import play_many
>>> series = play_many("packet-row", ["greedy", "random"], games=4, seats=2, seed=7, workers=1)
>>> [outcome.bots for outcome in series.outcomes]
[('greedy', 'random'), ('random', 'greedy'), ('greedy', 'random'), ('random', 'greedy')]
"""

from quayside.arena.errors import ArenaError
from quayside.arena.lineup import Entrant
from quayside.arena.many import play_many, stream
from quayside.arena.outcome import Outcome
from quayside.arena.plan import Plan
from quayside.arena.series import Series
from quayside.arena.statistics import Mean, Share
from quayside.arena.summary import Summary, summarize

__all__ = [
    "ArenaError",
    "Entrant",
    "Mean",
    "Outcome",
    "Plan",
    "Series",
    "Share",
    "Summary",
    "play_many",
    "stream",
    "summarize",
]
