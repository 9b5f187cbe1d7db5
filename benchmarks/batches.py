"""Own steps a second: batches beside Gymnasium's own way of stepping many environments, in turns in one run.

    PYTHONPATH=$(python tools/compile.py) python benchmarks/batches.py --seconds 2 --rounds 3
    PYTHONPATH=$(python tools/compile.py) python benchmarks/batches.py --before 2ad1d6f    an earlier commit's too

Each way is a process of its own that waits until it is its turn, so that builds of several commits can be compared.
By processor time, the median of the rounds; in brackets the least and the most.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

LANES = 64  # more of them than a processor keeps at hand are slower
TOGETHER = 16  # environments in Gymnasium's own vector; more of them are no faster a step
# What is measured, and how it is called.
WAYS = {
    "before": "`SyncVectorEnv` before",
    "gym": "`SyncVectorEnv`",
    "vector": "vector interface",
    "own": "batch",
    "all": "batch of all seats, observations",
}


def batched(name: str, players: int, opponents: str | None) -> Callable[[], int]:
    import bottega.study

    games = bottega.study.batch(name, LANES, players=players, opponents=opponents)
    games.reset(seed=1)

    def step() -> int:
        games.step(games.sample())
        return LANES

    return step


def vector(name: str, players: int) -> Callable[[], int]:
    """Gymnasium's vector interface on top of a batch."""
    from bottega.study.vector import SeatVectorEnv

    env = SeatVectorEnv(name, LANES, players)
    env.reset(seed=1)

    def step() -> int:
        env.step(env.batch.sample())
        return LANES

    return step


def one_by_one(name: str, players: int) -> Callable[[], int]:
    """Gymnasium's own vector of single environments; the same in earlier commits."""
    import numpy as np
    from gymnasium.vector import SyncVectorEnv

    from bottega.study.single import SeatEnv

    env: Any = SyncVectorEnv([lambda: SeatEnv(name, players) for _ in range(TOGETHER)])
    _, info = env.reset(seed=1)
    masks = [info["action_mask"]]
    chance = np.random.default_rng(1)

    def step() -> int:
        actions = np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks[0]])
        masks[0] = env.step(actions)[4]["action_mask"]
        return TOGETHER

    return step


def work(way: str, name: str, players: int) -> None:
    """Measure for as many processor seconds as each line of the input says, and tell own steps a second."""
    makers: dict[str, Callable[[], Callable[[], int]]] = {
        "before": lambda: one_by_one(name, players),
        "gym": lambda: one_by_one(name, players),
        "vector": lambda: vector(name, players),
        "own": lambda: batched(name, players, "random"),
        "all": lambda: batched(name, players, None),
    }
    step = makers[way]()
    step()
    for line in sys.stdin:
        done, began = 0, time.process_time()
        while time.process_time() - began < float(line):
            done += step()
        print(done / (time.process_time() - began), flush=True)


class Measured:
    """A way that waits for its turn."""

    def __init__(self, way: str, name: str, players: int, build: str | None) -> None:
        place = os.environ if build is None else {**os.environ, "PYTHONPATH": build}
        task = [sys.executable, __file__, "work", way, name, str(players)]
        self._process = subprocess.Popen(task, env=place, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.rates: list[float] = []

    def measure(self, seconds: float) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        self.rates.append(float(self._process.stdout.readline()))

    def close(self) -> None:
        self._process.communicate()

    def __str__(self) -> str:
        rate, least, most = (f"{one:,.0f}".replace(",", " ") for one in (self.rate, min(self.rates), max(self.rates)))
        return f"{rate} ({least}–{most})"

    @property
    def rate(self) -> float:
        return median(self.rates)


def measured(name: str, players: int, before: str | None, seconds: float, rounds: int) -> dict[str, Measured]:
    """All ways of a title, in turns."""
    ways = {
        way: Measured(way, name, players, before if way == "before" else None)
        for way in WAYS
        if before is not None or way != "before"
    }
    try:
        for _ in range(rounds):
            for way in ways.values():
                way.measure(seconds)
    finally:
        for way in ways.values():
            way.close()
    return ways


def build_of(commit: str) -> str:
    """The compiled build of an earlier commit, made once."""
    from compare import checked_out, compiled

    return str(compiled(checked_out(commit)))


def main() -> None:
    from bottega.games import NAMES, title

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--before", metavar="COMMIT", help="also Gymnasium's own way as it was then, compiled as then")
    parser.add_argument("titles", nargs="*", default=NAMES)
    asked = parser.parse_args()
    build = build_of(asked.before) if asked.before else None
    first = "before" if build is not None else "gym"
    ways = [way for way in WAYS if build is not None or way != "before"]
    told = [f"{WAYS[way]} a second" if way == "all" else f"{WAYS[way]}, own steps/s" for way in ways]
    print(f"| title, players | {' | '.join(told)} | batch, times {WAYS[first]} |")
    print(f"|---|{'---:|' * (len(ways) + 1)}")
    for name in asked.titles:
        players = title(name).usual
        found = measured(name, players, build, asked.seconds, asked.rounds)
        times = found["own"].rate / found[first].rate
        print(f"| {name}, {players} | {' | '.join(str(found[way]) for way in ways)} | {times:.1f} |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["work"]:
        work(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        main()
