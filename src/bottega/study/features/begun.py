"""Begun: a game of the same set-up as a view's, to be filled with what the view tells."""

from __future__ import annotations

from functools import lru_cache

from bottega.api import new_game
from bottega.kernel.game import Game
from bottega.kernel.option import Setting
from bottega.kernel.plain import View


@lru_cache(maxsize=64)
def _at_the_start(title: str, players: int, options: tuple[tuple[str, Setting], ...]) -> Game:
    return new_game(title, players, 0, dict(options))


def begun(view: View) -> Game:
    """A game of the view's set-up, over or waiting for whom the view says; all else stands as at a start."""
    game = _at_the_start(view["game"], view["players"], tuple(view["options"].items())).copy()
    game.awaiting = list(view["awaiting"])
    game.over = view["over"]
    return game


def mask(indices: list[int]) -> int:
    """These numbers as a set in one integer."""
    return sum(1 << index for index in indices)
