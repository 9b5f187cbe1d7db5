"""The table in the terminal."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

from bottega.boards import draw, listed
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
    assert "thalers: 8 (+0)" in text
    assert "thalers: ? (+1)" in text
    assert "paint R1" in text
    assert "0 points, on S1" in text


def test_it_tells_what_payments_of_the_altar_cost_bring_and_keep() -> None:
    text = drawn(scene("cathedral", seats={0: {"paint": "RRYYBBOOGGPP"}}), 0)
    assert "OGP 6 keeps R2 Y2 B2 O1 G1 P1" in text
    assert "30 other payments" in text


def test_the_terminal_lists_the_best_payments_and_takes_any() -> None:
    game = scene("cathedral", seats={0: {"paint": "RRYYBBOOGGPP"}})
    moves = game.moves(0)
    offered = [str(move) for move in listed(game.view(0), moves) if move.kind == "altar"]
    assert len([move for move in moves if move.kind == "altar"]) == 35
    assert len(offered) == 5
    few = scene("cathedral", seats={0: {"paint": "RYBO"}})
    assert listed(few.view(0), few.moves(0)) == few.moves(0)
