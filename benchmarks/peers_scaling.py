"""How much faster two processes are than one: the same series, alternately, the median of the rounds.

python benchmarks/peers_scaling.py fresco --games 6000

Needs two free cores: on a busy machine the ratio says more about the others than about us.
"""

from __future__ import annotations

import argparse
import os
import time
from statistics import median

from bottega.study.simulation import Series, simulate

BAR = 1.8


def seconds(series: Series, processes: int) -> float:
    began = time.perf_counter()
    simulate(series, processes)
    return time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how mass play grows with processes.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--bots", default="apprentice")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    series = Series(chosen.title, (chosen.bots,) * 3, chosen.games)
    one, two = [], []
    for _ in range(chosen.rounds):
        one.append(seconds(series, 1))
        two.append(seconds(series, 2))
    ratio = median(one) / median(two)
    print(
        f"{chosen.title}: one process {median(one):.1f} s, two {median(two):.1f} s, {ratio:.2f}x (bar {BAR}); "
        f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )


if __name__ == "__main__":
    main()
