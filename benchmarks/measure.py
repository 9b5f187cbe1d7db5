"""One measurement, in a process of its own: prints a line of JSON.

python benchmarks/measure.py play florence 4 1.0     random games for so many CPU seconds
python benchmarks/measure.py catanatron 1.0          the same with Catanatron, four players
"""

from __future__ import annotations

import json
import random
import sys
import time
import tracemalloc
from typing import Any


def cost(action: Any, seconds: float = 0.15) -> float:
    """CPU seconds of one call, the best of three runs."""
    best = float("inf")
    for _ in range(3):
        calls, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            for _ in range(20):
                action()
            calls += 20
        best = min(best, (time.process_time() - began) / calls)
    return best


def play(name: str, players: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """Random games of ours; afterwards the cost of a copy, a guess and a replay in the middle of one."""
    import bottega
    from bottega.kernel import game as kernel
    from bottega.kernel.chance import Chance

    chance = Chance(1)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = bottega.new_game(name, players, games, options)
        while not game.over:
            seat = game.awaiting[0]
            legal = game.legal(seat)
            game.do(seat, legal[chance.below(len(legal))])
        decisions += game.number
        games += 1
    elapsed = time.process_time() - began
    record = str(game.record())
    middle = bottega.replay(record, upto=game.number // 2)
    return {
        "compiled": kernel.__file__.endswith(".so"),
        "per_second": decisions / elapsed,
        "games": games,
        "decisions_a_game": decisions / games,
        "copy_us": cost(middle.copy) * 1e6,
        "guess_us": cost(lambda: middle.guess(0, 1)) * 1e6,
        "replay_ms": cost(lambda: bottega.replay(record)) * 1e3,
        "bytes": _bytes_of_copies(middle),
    }


def _bytes_of_copies(game: Any, count: int = 2000) -> float:
    tracemalloc.start()
    copies = [game.copy() for _ in range(count)]
    size = tracemalloc.get_traced_memory()[0] / len(copies)
    tracemalloc.stop()
    return size


def catanatron(seconds: float) -> dict[str, Any]:
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        ticks = 0
        while game.winning_color() is None and ticks < 5000:
            game.play_tick()
            ticks += 1
        decisions += ticks
        games += 1
    elapsed = time.process_time() - began
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    for _ in range(200):
        game.play_tick()
    return {"per_second": decisions / elapsed, "games": games, "copy_us": cost(game.copy) * 1e6}


if __name__ == "__main__":
    if sys.argv[1] == "catanatron":
        print(json.dumps(catanatron(float(sys.argv[2]))))
    else:
        options = json.loads(sys.argv[5]) if len(sys.argv) > 5 else {}
        print(json.dumps(play(sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), options)))
