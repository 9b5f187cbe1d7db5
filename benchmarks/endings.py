"""How long a master's endings should be: each length against `master@0.1`, which plays them out, at equal time.

An ending of a length is evaluated after so many decisions, as soon as the position has settled. Time is the
processor's, seats are rotated, and every pairing goes on from its file in the folder. The build on PYTHONPATH is used:

PYTHONPATH=$(python tools/compile.py) python benchmarks/endings.py FOLDER fresco --seconds 0.1 --lengths 1,12,40
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bottega.bots import Seat
from bottega.bots.arena import Arena
from bottega.bots.knowledge import knowledge
from bottega.bots.master import Master, think
from bottega.bots.policy import seed_from
from bottega.bots.search import Search
from bottega.bots.statistics import wilson

SEED = 300_000  # what is chosen by these games is proved on others


class Ending(Master):
    """A master whose endings have one length, however much time there is."""

    def __init__(self, length: int, seconds: float) -> None:
        super().__init__(0, seconds, clock=time.thread_time)
        self.level = f"ending:{length}"
        self.length = length

    def pick(self, seat: Seat) -> int:
        if len(seat.legal()) == 1:
            return seat.legal()[0]
        search = Search(seat, knowledge(seat.title), seed_from(self.chance))
        search.ending = self.length
        think(search, self.seconds, early=True, clock=self.clock)
        return search.best()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("title")
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--lengths", default="1,12,40")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=2)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    table = Table(title=f"Endings in {asked.title}, {asked.players} players, {asked.seconds:g} s a decision")
    for heading in ("decisions", "games", "wins (95 %)", "points ahead"):
        table.add_column(heading)
    for length in [int(text) for text in asked.lengths.split(",")]:
        file = asked.folder / f"{asked.title}-{asked.players}-{asked.seconds:g}-{length}.jsonl"
        others = [f"master@0.1:{asked.seconds:g}c"] * (asked.players - 1)
        arena = Arena(asked.title, [Ending(length, asked.seconds), *others], asked.games, SEED, file=file)
        arena.play()
        own, other = arena.table()
        if own.label != arena.labels[0]:
            own, other = other, own
        low, high = wilson(own.share * own.games, own.games)
        ahead = own.score - other.score
        found = f"{100 * own.share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
        table.add_row(str(length), str(own.games), found, f"{ahead:+.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
