"""Income, and the patron's walk."""

from __future__ import annotations

import pytest

from bottega.games.stanza.state import Stanza
from bottega.text import words
from games.stanza.laid import board, lay, moves, names, play, told, why


def read(game: Stanza) -> list[str]:
    assert game.log is not None
    return [words("en").event("stanza", event, None) for event in game.log]


@pytest.mark.rule("stanza-income")
def test_the_books_example_of_income() -> None:
    """A ship on 13 florins and 3 in hand: 10 florins come in."""
    game = lay({"space": "discovery-1", "ship": 6, "money": 3}, phase="act")
    assert board(game)["income"] == {"florins": 10, "allowed": True}
    play(game, "income")
    assert board(game)["money"] == 13


@pytest.mark.rule("stanza-income")
def test_on_the_spaces_of_points_income_fills_up_to_15() -> None:
    game = lay({"space": "discovery-1", "ship": 12, "money": 3}, phase="act")
    play(game, "income")
    assert board(game)["money"] == 15


@pytest.mark.rule("stanza-income")
def test_who_has_more_keeps_it() -> None:
    game = lay({"space": "discovery-1", "money": 12}, phase="act")
    play(game, "income")
    assert board(game)["money"] == 12


@pytest.mark.rule("stanza-income-patron")
def test_the_patron_pushes_the_persons_before_him() -> None:
    workers = [None, "start arts", "religion", "discovery", "politics", "literature"]
    game = lay({"space": "discovery-1", "workers": workers}, phase="act")
    play(game, "income")
    assert board(game)["patron"] == 2
    assert names(board(game)["workers"]) == [None, None, "start arts", "religion", "discovery", "politics"]
    assert game.view(None)["refill"]["discard"]["literature"] == 1


@pytest.mark.rule("stanza-income-patron")
def test_a_gap_absorbs_the_patrons_push() -> None:
    workers = ["arts", None, "religion", None, "politics", "literature"]
    game = lay({"space": "discovery-1", "workers": workers, "patron": 2}, phase="act")
    play(game, "income")
    assert board(game)["patron"] == 3
    assert names(board(game)["workers"]) == ["arts", None, None, "religion", "politics", "literature"]
    assert told(game) == ["income"]
    assert read(game) == ["Player 1 receives 0 ƒ and now has 10 ƒ; the patron moves to space 3."]


@pytest.mark.rule("stanza-income-turned")
def test_on_the_last_space_he_is_turned_over_and_goes_home() -> None:
    workers = ["arts", "religion", None, "politics", "literature", None]
    game = lay({"space": "discovery-1", "workers": workers, "patron": 6}, phase="act")
    play(game, "income")
    assert (board(game)["patron"], board(game)["turned"]) == (1, True)
    assert names(board(game)["workers"]) == [None, "arts", "religion", "politics", "literature", None]
    assert board(game)["points"]["patron"] == -5
    assert read(game) == [
        "Player 1 receives 0 ƒ and now has 10 ƒ.",
        "Player 1’s patron is turned over: −5 PP.",
        "Player 1’s patron returns to the first space.",
    ]


@pytest.mark.rule("stanza-income-turned")
def test_nobody_falls_when_he_goes_home() -> None:
    workers = ["arts", "religion", "arts", "politics", "literature", None]
    game = lay({"space": "discovery-1", "workers": workers, "patron": 6}, phase="act")
    play(game, "income")
    assert names(board(game)["workers"]) == [None, "arts", "religion", "arts", "politics", "literature"]


@pytest.mark.rule("stanza-income-turned")
def test_he_is_not_turned_over_twice() -> None:
    game = lay({"space": "discovery-1", "workers": [], "patron": 6, "turned": True}, phase="act")
    assert moves(game) == ["pass"]
    assert why(game, "income").rule == "stanza-income-turned"
    assert not board(game)["income"]["allowed"]
    game = lay({"space": "discovery-1", "workers": [], "patron": 5, "turned": True}, phase="act")
    assert moves(game) == ["income", "pass"]
