"""The peer OpenSpiel: random games by a loop over its Python API. python openspiel_loop.py GAME SECONDS

Two of its larger games in C++: backgammon, a board with dice, and tarok, cards with hidden hands.
"""

import json
import random
import sys
import time

import pyspiel


def steps(name: str, seconds: float) -> float:
    """Players' moves a second, of CPU time; moves of chance are made as well but not counted, as with Quayside."""
    game, dice, played, begun = pyspiel.load_game(name), random.Random(1), 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(dice.random() * len(actions))])
                played += 1
    return played / spent


if __name__ == "__main__":
    print(json.dumps({"steps": steps(sys.argv[1], float(sys.argv[2]))}))
