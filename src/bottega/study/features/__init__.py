"""Observation vectors, one table of features a title."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bottega.games import part
from bottega.games import title as shelf
from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason
from bottega.study.features.table import Feature, FeatureTable, Part

__all__ = ["Feature", "FeatureTable", "Part", "bring_features", "features"]

_brought: dict[str, Callable[[int], list[Part]]] = {}


def bring_features(title: str, parts: Callable[[int], list[Part]]) -> None:
    """Give a title of one's own its features: `parts` makes them for a number of players."""
    _brought[title] = parts


def features(title: str, players: int) -> FeatureTable:
    """The table of a title; SetupError for a title without one, or a number of players that it is not for."""
    return _made(title, shelf(title).counted(players))


@lru_cache
def _made(title: str, players: int) -> FeatureTable:
    if title in _brought:
        return FeatureTable(title, players, _brought[title](players))
    brought = part(title, "features")
    if brought is None:
        raise SetupError(Reason("study-no-features", {"game": title}))
    return FeatureTable(title, players, brought.parts(players))
