"""Hints: why a player would make a move, in one line; worded as `<game>-hint-...` in `bots.ftl`. One file a title."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from bottega.kernel.game import Game
from bottega.kernel.reason import Reason


def reason(game: Game, seat: int, number: int) -> Reason | None:
    """Why `seat` would play this move, if there is more to say than its worth."""
    module = f"{__name__}.{game.title}"
    if find_spec(module) is None:
        return None
    told: Reason | None = import_module(module).reason(game, seat, number)
    return told
