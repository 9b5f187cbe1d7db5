"""The board in characters."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from bottega.boards import draw
from bottega.kernel.game import Game
from bottega.text import LANGUAGES, words
from games.stanza.laid import lay, play, working


def drawn(game: Game, language: str = "en") -> str:
    speech = words(language).at_table(["Livia", "Matteo", "Greta", "Tomaso"][: game.players])
    paper = StringIO()
    Console(width=100, file=paper).print(draw(game.view(0), speech))
    return paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_it_fits_a_hundred_columns_in_every_language(language: str, players: int) -> None:
    game = lay(*[{"recruits": ["arts"]}] * players, stage="B", round=players + 2)
    assert max(len(line) for line in drawn(game, language).splitlines()) <= 100


def test_it_shows_what_a_person_needs_to_decide() -> None:
    text = drawn(lay({"ship": 10}, {"space": "discovery-2"}, covered={"arts": [8]}))
    assert "Round 1 of 3" in text
    assert "+1 1" in text, "the steps to a space in reach"
    assert "①3PP ②7ƒ" in text, "the ships"
    assert "5 ×8 12 17" in text, "a covered masterpiece"
    assert "Patron" in text
    assert "Livia" in text


def test_it_shows_the_strength_of_an_activation_and_who_retired() -> None:
    game = working("arts")
    assert "Arts at strength 1" in drawn(game)
    game = lay(stage="A", round=4)
    play(game, "retire")
    assert "retired" in drawn(game)
    assert "×5 3" in drawn(game)
    play(game, "retire")
    assert "The game is over" in drawn(game)
