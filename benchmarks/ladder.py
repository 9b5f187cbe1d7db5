"""How strong are the levels? One arena a title, from which ratings are made; it goes on from its files.

    PYTHONPATH=$(python tools/compile.py) python benchmarks/ladder.py --games 96 --write

Neighbours on the ladder meet, four at a table with their seats rotated. `--write` renews `bots/ladder.json`,
which `bottega bots` shows.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bottega.bots.arena import Arena
from bottega.bots.contestants import contestant
from bottega.bots.ladder import FILE, Rating, rated
from bottega.bots.senior import BOUNDS
from bottega.games import names

MASTER = "master:300i"  # bounded, so that the same seeds give the same games on every machine
TABLES = (
    ("random", "apprentice", "apprentice", "journeyman"),
    ("apprentice", "journeyman", "senior", "foreman"),
    ("journeyman", "senior", "foreman", MASTER),
)
SHOWN = Path(__file__).parent.parent / "src" / "bottega" / "bots" / FILE.name  # of the sources, not of a build
SEED = 7100  # nothing was set on these


def measure(title: str, folder: Path, games: int) -> dict[str, Rating]:
    """Play what is missing and rate all."""
    results = []
    for number, players in enumerate(TABLES):
        arena = Arena(title, list(players), games, SEED, file=folder / f"{title}-{number}.jsonl")
        arena.play(1)
        results += [arena.results[game] for game in sorted(arena.results)]
    return {("master" if who == MASTER else who): rating for who, rating in rated(results).items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=Path(__file__).with_name("matches") / "ladder")
    parser.add_argument("--games", type=int, default=96, help="of each table; best a multiple of four")
    parser.add_argument("--titles", default=",".join(names()))
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    told = {}
    for title in asked.titles.split(","):
        ratings = measure(title, asked.folder, asked.games)
        for level, rating in sorted(ratings.items(), key=lambda item: -item[1].elo):
            print(f"{title:9} {level:11} {rating.elo:5} ({rating.low}–{rating.high})", flush=True)
        told[title] = {
            "games": asked.games * len(TABLES),
            "engine": contestant("master").digest(title),
            "bounds": {**BOUNDS, "master": int(MASTER.partition(":")[2][:-1])},
            "ratings": {level: [rating.elo, rating.low, rating.high] for level, rating in ratings.items()},
        }
    if asked.write:
        SHOWN.write_text(json.dumps({"titles": told}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
