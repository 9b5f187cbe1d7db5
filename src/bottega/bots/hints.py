"""Hints: why a player would make a move, in one line; worded as `<game>-hint-...`. A title brings its own.

Most tell what a move is for. Those that its `COMPARES` names say that it is better than another, which only a search
that found it so can say; those of `DESCRIBES` tell what comes of it, and what a search has found says more.
"""

from __future__ import annotations

from bottega.games import part
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason


def reason(game: Game, seat: int, number: int) -> Reason | None:
    """Why `seat` would play this move, if there is more to say than its worth."""
    brought = part(game.title, "hints")
    told: Reason | None = None if brought is None else brought.reason(game, seat, number)
    return told


def compares(title: str, reason: Reason) -> bool:
    """Whether a title's reason says that its move is better than another."""
    return reason.rule in getattr(part(title, "hints"), "COMPARES", ())


def describes(title: str, reason: Reason) -> bool:
    """Whether a title's reason only tells what comes of its move."""
    return reason.rule in getattr(part(title, "hints"), "DESCRIBES", ())
