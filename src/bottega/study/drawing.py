"""Drawings: the table as one seat may see it, as text and as a picture; and what it is asked, to be read.

A title draws its view for the terminal itself (its part `board`); nothing here knows more than the view.
"""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray
from rich.segment import Segment
from rich.terminal_theme import MONOKAI

from bottega.boards import WIDTH, as_text, draw, writing_to
from bottega.kernel.game import Game
from bottega.text import words

MODES = ("ansi", "rgb_array")
SIZE = 13  # of the signs of a picture
LINE = 16  # pixels from one line of a picture to the next
Picture = NDArray[np.uint8]


def as_picture(game: Game, seat: int | None = None, language: str = "en") -> Picture:
    """The same as an array of pixels: height, width, and red, green, blue."""
    from matplotlib import font_manager
    from PIL import Image, ImageDraw, ImageFont

    console = writing_to(io.StringIO(), colours=True)
    lines = console.render_lines(draw(game.view(seat), words(language)), pad=False)
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


def _colour(segment: Segment) -> tuple[int, int, int]:
    style = segment.style
    if style is None or style.color is None:
        return MONOKAI.foreground_color
    return style.color.get_truecolor(MONOKAI)
