"""Sights: the features of a seat read straight from the state, for speed; compiled with the engine.

That a sight tells nothing that the seat may not know is tested: it sees the same in the state that the seat's view
tells (`state_of`), which holds nothing else, at every kind of position.
"""

from __future__ import annotations

from typing import Protocol, cast

from bottega.games import part
from bottega.kernel.game import Game
from bottega.kernel.plain import View
from bottega.study.writer import BytesWriter


class Sight(Protocol):
    """What the part `sight` of a title offers."""

    def sight(self, out: BytesWriter, game: Game, seat: int) -> None:
        """Write a byte for each feature, less the low end of its range."""

    def state_of(self, view: View) -> Game:
        """A state with all that a view tells, and no more, of what the features ask."""


def seen(sight: Sight, game: Game, seat: int) -> bytes:
    """All that a sight writes of a seat."""
    out = BytesWriter()
    sight.sight(out, game, seat)
    return out.getvalue()


def sight_of(title: str) -> Sight | None:
    """The title's sight, if it has one."""
    return cast("Sight | None", part(title, "sight"))
