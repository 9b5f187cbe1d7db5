"""Hints: why a player would make a move, in one line; worded as `<game>-hint-...`. A title brings its own."""

from __future__ import annotations

from bottega.games import part
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason


def reason(game: Game, seat: int, number: int) -> Reason | None:
    """Why `seat` would play this move, if there is more to say than its worth."""
    brought = part(game.title, "hints")
    told: Reason | None = None if brought is None else brought.reason(game, seat, number)
    return told
