"""Boards in characters: each title draws a view for the terminal in its own way."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from bottega.games import part
from bottega.kernel.move import Move
from bottega.text import Words


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The board as the viewer knows it."""
    drawn: RenderableType = part(view["game"], "board").draw(view, words)
    return drawn


def listed(view: dict[str, Any], moves: list[Move]) -> list[Move]:
    """The moves to offer by number; a title may leave some to be written."""
    board = part(view["game"], "board")
    offered: list[Move] = board.listed(view, moves) if hasattr(board, "listed") else moves
    return offered
