"""The board in the terminal."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import bottega
from bottega.boards import draw
from bottega.text import LANGUAGES, words
from games.florence.scene import scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_it_fits_a_hundred_columns_all_through_a_game(language: str, players: int) -> None:
    game = bottega.new_game("florence", players, 4, {"muse_and_princess": True, "cooperative_building": True})
    dice = random.Random(4)
    speak = words(language).at_table(["Anna", "Bruno", "Clara", "Dario", "Elena"][:players])
    while not game.over:
        seat = dice.choice(game.awaiting)
        game.play(seat, dice.choice(game.moves(seat)))
        if dice.random() < 0.1 or game.over:
            console = Console(width=100, file=io.StringIO(), record=True)
            console.print(draw(game.view(dice.choice([None, *range(players)])), speak))
            lines = console.export_text().splitlines()
            assert max(map(len, lines)) <= 100
            assert any("a b c d e f g" in line for line in lines)


def test_it_shows_tiles_and_what_a_work_would_be_worth() -> None:
    game = scene(courts={0: {"hand": ["poet"], "jesters": 3}}, tiles={0: ["lake a1 r0", "theater d3 r0"]})
    console = Console(width=100, file=io.StringIO(), record=True)
    console.print(draw(game.view(0), words("en")))
    text = console.export_text()
    assert "1 ~ ~ · · · · ·" in text
    assert "4 · · · T T T ·" in text
    assert "Poet: 14 now" in text
