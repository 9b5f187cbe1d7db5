"""What the keyed generator costs: random games from keys beside such from numbers, in turns, in both builds.

python benchmarks/chance.py                 all titles, compiled and plain; the compiled build is made if it is stale
python benchmarks/chance.py --plain         the plain build alone
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Any

import builds
from measure import cost
from rich.console import Console
from rich.table import Table

TITLES = ("florence", "fresco", "stanza")
PLAYERS = 4
BLOCK = 8  # games of one kind before it is the other's turn


def play(name: str, seed: int | str) -> tuple[int, float]:
    """A random game: its decisions, and the CPU seconds from the set-up to the end."""
    import bottega
    from bottega.kernel.chance import Chance

    dice = Chance(1)
    began = time.process_time()
    game = bottega.new_game(name, PLAYERS, seed)
    while not game.over:
        seat = game.awaiting[0]
        legal = game.legal(seat)
        game.do(seat, legal[dice.below(len(legal))])
    return game.number, time.process_time() - began


def seeds(keyed: bool, first: int) -> list[int | str]:
    numbers = range(first, first + BLOCK)
    return [sha256(str(number).encode()).hexdigest() if keyed else number for number in numbers]


def measure(name: str, rounds: int) -> dict[str, Any]:
    """Both kinds in turns, so that a busy machine is as unkind to either."""
    import bottega
    from bottega.kernel import game as kernel
    from bottega.kernel.seed import chance_of

    rates: dict[bool, list[float]] = {False: [], True: []}
    for number in range(rounds):
        for keyed in (False, True):
            played = [play(name, seed) for seed in seeds(keyed, number * BLOCK)]
            rates[keyed].append(sum(each[0] for each in played) / sum(each[1] for each in played))
    found: dict[str, Any] = {"compiled": kernel.__file__.endswith(".so")}
    for keyed, label in ((False, "number"), (True, "key")):
        seed = seeds(keyed, 1)[0]
        game, chance = bottega.new_game(name, PLAYERS, seed), chance_of(seed)
        found[label] = {
            "rate": median(rates[keyed]),
            "copy": cost(game.copy) * 1e6,
            "draw": cost(lambda chance=chance: chance.below(40)) * 1e9,
        }
    # Pairs of neighbouring blocks: what the machine does to one it mostly does to the other.
    found["ratio"] = median(key / plain for plain, key in zip(rates[False], rates[True], strict=True))
    return found


def in_build(path: Path, name: str, rounds: int) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, __file__, "--measure", name, "--rounds", str(rounds)],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plain", action="store_true", help="do not compile")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--measure", choices=TITLES, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(asked.measure, asked.rounds)))
        return
    table = Table(title=f"Random games of {PLAYERS}, one core: seeds that are numbers, and keys")
    headings = ("", "decisions/s: number", "key", "key ÷ number", "copy µs", "key", "draw ns", "key")
    for heading in headings:
        table.add_column(heading, justify="right" if heading else "left")
    for path in [builds.PLAIN] if asked.plain else [builds.compiled(), builds.PLAIN]:
        for name in TITLES:
            found = in_build(path, name, asked.rounds)
            number, key = found["number"], found["key"]
            table.add_row(
                f"{name} {'compiled' if found['compiled'] else 'plain'}",
                f"{number['rate']:,.0f}",
                f"{key['rate']:,.0f}",
                f"{found['ratio']:.3f}",
                f"{number['copy']:.2f}",
                f"{key['copy']:.2f}",
                f"{number['draw']:.0f}",
                f"{key['draw']:.0f}",
            )
    Console().print(table)


if __name__ == "__main__":
    main()
