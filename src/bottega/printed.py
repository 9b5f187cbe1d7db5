"""Printed: what `print(game)` shows. The board of the terminal, or in a bare installation the view, line by line."""

from __future__ import annotations

from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.plain import View

SHARED = ("game", "players", "options", "seat", "awaiting", "over", "scores", "places")  # of every view
WIDE = 96  # signs of a value that still stands on one line


def printed(game: Game) -> str:
    """The board as it lies before the one who decides, or before an onlooker if several do; then what is asked."""
    seat = game.awaiting[0] if len(game.awaiting) == 1 else None
    board = _board(game, seat)
    asked = [f"seat {seat}: {game.question(seat)}" for seat in game.awaiting]
    return "\n".join([repr(game), board, *asked])


def _board(game: Game, seat: int | None) -> str:
    try:
        from bottega.boards import as_text
    except ImportError:  # neither Rich nor Fluent: names instead of words
        return "\n".join(_lines(game.view(seat)))
    return as_text(game, seat)


def _lines(view: View) -> list[str]:
    told = [f"scores: {view['scores']}"]
    for name, value in view.items():
        if name not in SHARED:
            told += _told(name, value)
    return told


def _told(name: str, value: Any) -> list[str]:
    """One thing of the view: on a line of its own, or as a list below its name if there is much in it."""
    line = f"{name}: {value}"
    if len(line) <= WIDE:
        return [line]
    if isinstance(value, dict):
        return [f"{name}:", *(_cut(f"  {key}: {one}") for key, one in value.items())]
    return [f"{name}:", *(_cut(f"  - {one}") for one in value)] if isinstance(value, list) else [_cut(line)]


def _cut(line: str) -> str:
    return line if len(line) <= WIDE else f"{line[: WIDE - 1]}…"
