"""The shelf for tests: every title with every combination of player count and options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from bottega.games import NAMES, title
from bottega.kernel.option import Setting

Combination = tuple[str, int, dict[str, Setting]]
GOLDEN = Path(__file__).parent / "golden"


def combinations(name: str) -> Iterator[Combination]:
    """All ways to set up a title; options are given only where they differ from their defaults."""
    shelf = title(name)
    for players in shelf.players:
        free = [option for option in shelf.options if not option.players or players in option.players]
        for settings in product(*[option.choices for option in free]):
            chosen = {
                option.name: setting
                for option, setting in zip(free, settings, strict=True)
                if setting != option.default
            }
            yield name, players, chosen


ALL: list[Combination] = [combination for name in NAMES for combination in combinations(name)]


def label(combination: Combination) -> str:
    name, players, options = combination
    return "-".join(
        [name, str(players), *[key if value is True else f"{key}={value}" for key, value in options.items()]]
    )
