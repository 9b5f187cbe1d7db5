"""Variants: games of a title that are small enough for exact solvers.

A variant is a number of players, options, corrected components and the beginnings among which chance draws, each as
likely as the others. After that nothing is left to chance that anybody could ever see. A title brings its own
(`games/<title>/study/variants.py`); they are called `<title>_<name>`.
"""

from __future__ import annotations

import copy
import hashlib
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bottega.api import load_game, new_game
from bottega.games import names, part, title
from bottega.kernel.components import Components
from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game
from bottega.kernel.option import Setting
from bottega.kernel.plain import Figures, Position
from bottega.kernel.reason import Reason, quoted

Deals = Callable[[Position], list[Position]]


@dataclass(frozen=True)
class Variant:
    """A small game. `corrections` is a file of those figures of the components that differ."""

    title: str
    name: str
    corrections: Path
    options: dict[str, Setting]
    deals: Deals  # from the position of a new game to all the positions in which it may begin
    decisions: int  # of the longest game: exact
    players: int = 2

    @property
    def full_name(self) -> str:
        return f"{self.title}_{self.name}"

    def beginnings(self) -> list[Game]:
        """The games among which chance draws, each as likely as the others; copy one before playing it."""
        return _beginnings(self.full_name)

    def digest(self) -> str:
        """Of the components and of every beginning: another deal makes another game."""
        told = " ".join([self.components().digest, *[game.digest() for game in self.beginnings()]])
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    def components(self) -> Components:
        """The title's components with the corrections, checked."""
        return _components(self.full_name)


def variants() -> list[Variant]:
    """All variants of all titles."""
    return [own for name in names() if (found := part(name, "variants")) is not None for own in found.VARIANTS]


def variant(full_name: str) -> Variant:
    """The variant of this name; SetupError if there is none."""
    known = {found.full_name: found for found in variants()}
    if full_name not in known:
        raise SetupError(Reason("study-variant", {"name": quoted(full_name), "known": list(known)}))
    return known[full_name]


@lru_cache
def _components(full_name: str) -> Components:
    own = variant(full_name)
    shelf = title(own.title)
    corrections = tomllib.loads(own.corrections.read_text(encoding="utf-8"))
    return shelf.checked(Components(_corrected(shelf.components().data, corrections), []))


def _corrected(data: Figures, corrections: Figures) -> Figures:
    corrected = copy.deepcopy(data)
    for key, value in corrections.items():
        if isinstance(value, dict) and isinstance(corrected.get(key), dict):
            corrected[key] = _corrected(corrected[key], value)
        else:
            corrected[key] = value
    return corrected


@lru_cache
def _beginnings(full_name: str) -> list[Game]:
    own = variant(full_name)
    pieces = _components(full_name)
    fresh = new_game(own.title, own.players, 0, own.options, pieces)
    return [load_game(position, pieces) for position in own.deals(fresh.dump())]
