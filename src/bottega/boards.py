"""Boards in characters: a title draws its view for the terminal in its own way, or it is told in words.

This needs Rich and the texts; what a bare installation prints instead is in `bottega.printed`.
"""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.tree import Tree

from bottega.games import part
from bottega.kernel.game import Game
from bottega.kernel.move import Move
from bottega.kernel.plain import View
from bottega.text import Words, words

# What every view has: the question, the list of moves and the score tell it already.
_SHARED = ("game", "players", "options", "seat", "awaiting", "over", "scores", "places")
WIDTH = 100  # signs in a line


def as_text(game: Game, seat: int | None = None, language: str = "en", colours: bool = False) -> str:
    """The table as `seat` sees it (None: an onlooker), drawn in characters."""
    held = io.StringIO()
    writing_to(held, colours).print(draw(game.view(seat), words(language).at_table(None, game.components)))
    return "\n".join(line.rstrip() for line in held.getvalue().rstrip().splitlines())


def writing_to(file: io.StringIO, colours: bool) -> Console:
    system = "truecolor" if colours else None
    return Console(file=file, width=WIDTH, force_terminal=colours, color_system=system, highlight=False, emoji=False)  # type: ignore[arg-type]  # Rich names the systems in a type of its own


def draw(view: View, words: Words) -> RenderableType:
    """The board as the viewer knows it."""
    board = part(view["game"], "board")
    drawn: RenderableType = _told(view, words) if board is None else board.draw(view, words)
    return drawn


def listed(view: View, moves: list[Move]) -> list[Move]:
    """The moves to offer by number; a title may leave some to be written."""
    board = part(view["game"], "board")
    offered: list[Move] = board.listed(view, moves) if hasattr(board, "listed") else moves
    return offered


def _told(view: View, words: Words) -> Tree:
    """The position in words, for a title that draws no board."""
    game = view["game"]
    scores = ", ".join(f"{words.seat(seat)} {score}" for seat, score in enumerate(view["scores"]))
    tree = Tree(f"[bold]{escape(words.title(game))}[/] {escape(scores)}")
    for name, value in view.items():
        if name not in _SHARED:
            _grow(tree, _word(words, game, name), value, words, game)
    return tree


def _grow(tree: Tree, name: str, value: Any, words: Words, game: str) -> None:
    """One thing of the view: on a line of its own, or as a branch if there is more in it."""
    inner = list(value.items()) if isinstance(value, dict) else list(enumerate(value, 1)) if _deep(value) else None
    if inner is None:
        plain = value if isinstance(value, list) else [value]
        shown = ", ".join("–" if one is None else _word(words, game, str(one)) for one in plain)
        tree.add(f"[dim]{name}[/] {shown or '–'}")
        return
    branch = tree.add(f"[dim]{name}[/]")
    for key, one in inner:
        _grow(branch, _word(words, game, str(key)), one, words, game)


def _deep(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(one, dict | list) for one in value)


def _word(words: Words, game: str, name: str) -> str:
    return escape(words.thing(game, name).replace("_", " "))
