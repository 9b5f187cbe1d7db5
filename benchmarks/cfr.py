"""How CFR+ solves the tiny variants: the size of each tree, and exploitability by iterations.

python benchmarks/cfr.py --iterations 1000

Exploitability is exact: half of what both players' best answers to the average policy win together.
"""

from __future__ import annotations

import argparse
import time

import pyspiel

from bottega.study import openspiel
from bottega.study.openspiel import tree
from bottega.study.variants import variants


def main() -> None:
    parser = argparse.ArgumentParser(description="CFR+ on the tiny variants.")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--only", default="", help="a variant by its name")
    chosen = parser.parse_args()
    openspiel.register()
    for own in variants():
        if chosen.only in ("", own.full_name):
            solve(own.full_name, chosen.iterations)


def solve(name: str, iterations: int) -> None:
    began = time.perf_counter()
    told = tree.efg(pyspiel.load_game(f"bottega_{name}"))
    sets = " + ".join(map(str, told.information_sets))
    print(f"{name}: {told.nodes} nodes, {told.decisions} decisions, {told.ends} ends, {sets} information sets,")
    print(f"    longest {told.longest}; written down in {time.perf_counter() - began:.0f} s", flush=True)
    began = time.perf_counter()
    for iteration, exploitability in tree.curve(told, iterations):
        print(f"    {iteration:6d} {exploitability:.5f} {time.perf_counter() - began:7.1f} s", flush=True)


if __name__ == "__main__":
    main()
