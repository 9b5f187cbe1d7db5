"""Mutated positions by the thousand: each is refused by name, or plays to the end with all invariants.

python benchmarks/positions.py florence --mutations 100000
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import traceback
from collections import Counter
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))

from fuzzing import Positions, plays_to_the_end, refused


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=["florence", "fresco", "stanza"])
    parser.add_argument("--mutations", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=60, help="games from which positions are taken")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for title in chosen.titles:
        dice = random.Random(chosen.seed)
        positions = Positions(title, dice, chosen.games)
        counts: Counter[str] = Counter()
        for _ in range(chosen.mutations):
            data = positions.mutant()
            try:
                game = refused(data, dice)
                counts["refused" if game is None else "taken"] += 1
                if game is not None:
                    plays_to_the_end(game, dice, every=40)
            except Exception:
                counts["crashed"] += 1
                traceback.print_exc()
                print(json.dumps(data))
        print(title, dict(counts), "positions by phase:", {phase: len(kept) for phase, kept in positions.dumps.items()})


if __name__ == "__main__":
    main()
