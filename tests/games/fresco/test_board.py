"""The table in the terminal."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

from bottega.cli.boards import draw
from bottega.games.fresco.state import Fresco
from bottega.text import LANGUAGES, words
from games.fresco.scene import new, scene


def drawn(game: Fresco, seat: int | None, language: str = "en") -> str:
    page = StringIO()
    Console(width=80, file=page).print(draw(game.view(seat), words(language)))
    return page.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_board_fits_through_a_whole_game(players: int, language: str) -> None:
    game = new(players, portraits=True, bishops_requests=True, special_blends=True)
    dice = random.Random(players)
    while not game.over:
        text = drawn(game, game.awaiting[0], language)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
        for _ in range(80):
            if not game.over:
                seat = game.awaiting[0]
                game.do(seat, dice.choice(game.legal(seat)))
    assert drawn(game, None, language)


def test_it_shows_tiles_bonus_bishop_prices_and_what_is_behind_ones_own_screen() -> None:
    game = scene("cathedral", seats={0: {"paint": "RYB", "money": 8}}, restored={1: ["a1"]})
    text = drawn(game, 0)
    assert "c3 11+3" in text
    assert "OGP ♗" in text
    assert "5:00" in text
    assert "8 thalers (+0)" in text
    assert "? thalers (+1)" in text
    assert "R1 Y1 B1" in text
