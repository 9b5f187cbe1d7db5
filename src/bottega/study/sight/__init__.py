"""Sights: the features of a seat computed straight from the state, for speed.

The features are defined on the view (`bottega.study.features`); a sight gives the same numbers without
building one. That they are the same, and so tell nothing that the view does not, is tested at every kind
of position. Sights are compiled with the engine.
"""

from __future__ import annotations

from collections.abc import Callable

from bottega.games import part
from bottega.kernel.game import Game

Sight = Callable[[Game, int], list[bytes]]  # a byte for each feature, in pieces


def sight_of(title: str) -> Sight | None:
    """The title's sight, if it has one."""
    brought = part(title, "sight")
    found: Sight | None = None if brought is None else brought.sight
    return found
