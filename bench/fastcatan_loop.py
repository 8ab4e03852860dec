"""The peer fastcatan: random games of Catan in C++, driven by a Python loop. python fastcatan_loop.py SECONDS"""

import json
import random
import sys
import time

import fastcatan


def steps(seconds: float) -> float:
    """Steps a second, of CPU time."""
    uniform, table, played, seed, begun = random.Random(1).random, fastcatan.Env(), 0, 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(10):
            seed += 1
            table.reset(seed)
            while not table.done:
                actions = table.legal_actions()
                table.step(actions[int(uniform() * len(actions))])
                played += 1
    return played / spent


if __name__ == "__main__":
    print(json.dumps({"steps": steps(float(sys.argv[1]))}))
