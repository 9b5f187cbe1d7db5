"""Own steps a second: batches beside Gymnasium's own way of stepping many environments, alternately in one run.

PYTHONPATH=$(python tools/compile.py) python benchmarks/batches.py --seconds 2 --rounds 3
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import median

import numpy as np
from gymnasium.vector import SyncVectorEnv

import bottega.study
from bottega.games import NAMES, title
from bottega.study.single import SeatEnv

LANES = 256
TOGETHER = 16  # environments in Gymnasium's own vector; more of them are no faster a step


def rate(step: Callable[[], int], seconds: float) -> float:
    """Own steps per CPU second."""
    step()
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += step()
    return done / (time.process_time() - began)


def batched(name: str, opponents: str | None) -> Callable[[], int]:
    games = bottega.study.batch(name, LANES, players=title(name).usual, opponents=opponents)
    games.reset(seed=1)

    def step() -> int:
        games.step(games.lanes.random())
        return LANES

    return step


def one_by_one(name: str) -> Callable[[], int]:
    env = SyncVectorEnv([lambda: SeatEnv(name, title(name).usual) for _ in range(TOGETHER)])
    _, info = env.reset(seed=1)
    masks = [info["action_mask"]]
    chance = np.random.default_rng(1)

    def step() -> int:
        actions = np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks[0]])
        masks[0] = env.step(actions)[4]["action_mask"]
        return TOGETHER

    return step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    print("| title | Gymnasium, own steps/s | batch, own steps/s | times | batch of all seats, observations/s |")
    print("|---|---:|---:|---:|---:|")
    for name in NAMES:
        ways = (one_by_one(name), batched(name, "random"), batched(name, None))
        found = [[rate(way, asked.seconds) for way in ways] for _ in range(asked.rounds)]
        plain, own, every = (median(row[at] for row in found) for at in range(3))
        print(f"| {name} | {plain:,.0f} | {own:,.0f} | {own / plain:.1f} | {every:,.0f} |".replace(",", " "))


if __name__ == "__main__":
    main()
