"""Drawings: the table as one seat may see it, as text and as a picture; and what it is asked, to be read.

A title draws its view for the terminal itself (its part `board`); nothing here knows more than the view.
"""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import MONOKAI

from bottega.games import part
from bottega.kernel.game import Game
from bottega.text import Words, words

MODES = ("ansi", "rgb_array")
WIDTH = 100  # signs in a line
SIZE = 13  # of the signs of a picture
LINE = 16  # pixels from one line of a picture to the next
Picture = NDArray[np.uint8]


def as_text(game: Game, seat: int | None = None, language: str = "en", colours: bool = False) -> str:
    """The table as `seat` sees it (None: an onlooker), drawn in characters."""
    held = io.StringIO()
    console = _console(held, colours)
    console.print(_board(game, seat, words(language)))
    return "\n".join(line.rstrip() for line in held.getvalue().rstrip().splitlines())


def as_picture(game: Game, seat: int | None = None, language: str = "en") -> Picture:
    """The same as an array of pixels: height, width, and red, green, blue."""
    from matplotlib import font_manager
    from PIL import Image, ImageDraw, ImageFont

    console = _console(io.StringIO(), colours=True)
    lines = console.render_lines(_board(game, seat, words(language)), pad=False)
    font = ImageFont.truetype(font_manager.findfont("DejaVu Sans Mono"), SIZE)
    wide = font.getlength("M")
    paper = tuple(MONOKAI.background_color)
    image = Image.new("RGB", (int(WIDTH * wide) + 2 * LINE, (len(lines) + 2) * LINE), paper)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines, 1):
        at = float(LINE)
        for segment in line:
            pen.text((at, row * LINE), segment.text, font=font, fill=_colour(segment))
            at += wide * segment.cell_length
    return np.asarray(image)


def told(game: Game, seat: int, language: str = "en") -> str:
    """What a seat reads: the table, what it is asked, and its legal moves by number; for those who read."""
    said = words(language)
    lines = [as_text(game, seat, language)]
    if seat in game.awaiting:
        lines += ["", said.reason(game.question(seat))]
        lines += [f"{move.number}: {said.move(game.title, move)}" for move in game.moves(seat)]
    return "\n".join(lines)


def _console(file: io.StringIO, colours: bool) -> Console:
    return Console(
        file=file, width=WIDTH, force_terminal=colours, color_system="truecolor" if colours else None, highlight=False
    )


def _board(game: Game, seat: int | None, said: Words) -> Any:
    """The title's drawing of the view; in plain words for a title that brings none."""
    view = game.view(seat)
    board = part(game.title, "board")
    if board is not None:
        return board.draw(view, said)
    scores = ", ".join(f"{said.seat(other)} {score}" for other, score in enumerate(view["scores"]))
    asked = ", ".join(said.seat(other) for other in view["awaiting"]) or "–"
    return f"{game.title}, {game.players} players: {scores}\n→ {asked}"


def _colour(segment: Segment) -> tuple[int, int, int]:
    style = segment.style
    if style is None or style.color is None:
        return MONOKAI.foreground_color
    return style.color.get_truecolor(MONOKAI)
