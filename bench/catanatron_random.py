"""The peer Catanatron: random games of Catan for four, by its own loop. python catanatron_random.py SECONDS"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def steps(seconds: float) -> float:
    """Actions a second, of CPU time."""
    random.seed(1)
    played, seed, begun = 0, 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        seed += 1
        game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
        game.play()
        played += len(game.state.actions)
    return played / spent


if __name__ == "__main__":
    print(json.dumps({"steps": steps(float(sys.argv[1]))}))
