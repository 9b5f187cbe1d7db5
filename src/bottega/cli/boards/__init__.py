"""Boards in characters: each title draws a view for the terminal in the file of its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType

from bottega.text import Words


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The board as the viewer knows it."""
    drawn: RenderableType = import_module(f"bottega.cli.boards.{view['game']}").draw(view, words)
    return drawn
