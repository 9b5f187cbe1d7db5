"""Boards in characters: each title draws a view for the terminal in the file of its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType

from bottega.kernel.move import Move
from bottega.text import Words


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The board as the viewer knows it."""
    drawn: RenderableType = import_module(f"bottega.cli.boards.{view['game']}").draw(view, words)
    return drawn


def listed(view: dict[str, Any], moves: list[Move]) -> list[Move]:
    """The moves to offer by number; a title may leave some to be written."""
    board = import_module(f"bottega.cli.boards.{view['game']}")
    offered: list[Move] = board.listed(view, moves) if hasattr(board, "listed") else moves
    return offered
