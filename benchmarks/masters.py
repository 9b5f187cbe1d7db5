"""Masters of today against those of version 0.1, at equal time: what the bars of strength are held against.

Every match is an arena with a file of its own: what was stopped goes on, and a match that was made with another
engine, other knowledge or rules is refused. The files of our own matches are in `benchmarks/matches`. Seeds begin where
nothing was set on. The build on PYTHONPATH is used. Time is the processor's (`master:0.1c`), so that other work on the
machine changes nothing but how long it takes.

PYTHONPATH=$(python tools/compile.py) python benchmarks/masters.py --titles fresco --matches quick --games 200
PYTHONPATH=$(python tools/compile.py) python benchmarks/masters.py --matches quick,second,four,scores --folder results

With `--sequential` a match ends as soon as it is known, with errors of 5 % each, whether the bar is reached or missed
by ten points in a hundred or more (see `bottega.bots.sprt`).
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bottega.bots.arena import Arena, ArenaResult
from bottega.bots.sprt import Question, elo_of
from bottega.bots.statistics import wilson

SEED = 700_000  # nothing was set on games from here on
MISSED = 0.1  # of the wins: a sequential test tells a bar that is reached from one that is missed by so much


@dataclass(frozen=True)
class Match:
    """Who plays, and the least that is asked of the first one, by title: a share of the wins, or winning points."""

    seats: tuple[str, ...]
    games: int
    bars: dict[str, float]
    of_points: bool = False


MATCHES = {
    "quick": Match(("master:0.1c", "master@0.1:0.1c"), 200, {"florence": 0.57, "fresco": 0.65, "stanza": 0.65}),
    "second": Match(("master:1c", "master@0.1:1c"), 200, {"florence": 0.55, "fresco": 0.60, "stanza": 0.60}),
    "four": Match(("master:0.3c", *["master@0.1:0.3c"] * 3), 200, {"florence": 0.35, "fresco": 0.35, "stanza": 0.35}),
    "scores": Match(("master:1c",) * 4, 24, {"florence": 67.0, "stanza": 57.0, "fresco": 0.0}, of_points=True),
}


def question(match: Match, title: str) -> Question | None:
    """Whether the bar is reached, for a match of wins."""
    if match.of_points:
        return None
    bar, players = match.bars[title], len(match.seats)
    return Question(elo_of(bar - MISSED, 1, players), elo_of(bar, 1, players))


def play(title: str, name: str, folder: Path, asked: argparse.Namespace) -> Arena:
    """The match with all its games, those played before taken from its file."""
    match = MATCHES[name]
    file = folder / f"{title}-{name}.jsonl"
    answered = question(match, title) if asked.sequential else None
    arena = Arena(title, match.seats, asked.games or match.games, SEED, file=file, question=answered)
    with Progress() as progress:
        task = progress.add_task(f"{title} {name}", total=arena.games, completed=len(arena.results))

        def count(_: ArenaResult) -> None:
            progress.advance(task)

        arena.play(asked.processes, count)
    return arena


def row(title: str, name: str, arena: Arena) -> list[str]:
    """What came out, with its interval, beside what was asked."""
    match = MATCHES[name]
    bar = match.bars[title]
    first = next(standing for standing in arena.table() if standing.label == arena.labels[0])
    if match.of_points:
        return [title, name, str(first.games), f"{first.winning_score:.1f} points", f"{bar:.0f}" if bar else "–"]
    low, high = wilson(first.share * first.games, first.games)
    found = f"{100 * first.share:.1f} % ({100 * low:.0f}–{100 * high:.0f})"
    answer = arena.answer()
    if answer is not None:
        found += {"gains": ", reached", "gains-not": ", missed", "open": ", open"}[answer.verdict]
    return [title, name, str(first.games), found, f"{100 * bar:.0f} %"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path(__file__).with_name("matches"))
    parser.add_argument("--titles", default="florence,fresco,stanza")
    parser.add_argument("--matches", default="quick")
    parser.add_argument("--games", type=int, default=None)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--sequential", action="store_true")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    table = Table(title="Masters against master@0.1, or among themselves (scores)")
    for heading in ("title", "match", "games", "found (95 %)", "bar"):
        table.add_column(heading)
    for name in asked.matches.split(","):
        for title in asked.titles.split(","):
            arena = play(title, name, asked.folder, asked)
            table.add_row(*row(title, name, arena))
    Console().print(table)


if __name__ == "__main__":
    main()
