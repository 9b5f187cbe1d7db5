"""The end of a round and of the game."""

from __future__ import annotations

import pytest

from bottega.games.fresco.catalogue import SQUARES
from bottega.games.fresco.state import Fresco
from games.fresco.scene import load, new, play, scene, texts


def lazy_round(game: Fresco) -> None:
    """A round in which everybody sits in the theatre, if they may, and works elsewhere as little as possible."""
    now = game.round
    while not game.over and game.round == now:
        seat = game.awaiting[0]
        moves = texts(game)
        quiet = [move for move in moves if move in ("pass", "close", "coins", "behind", "commit")]
        game.play(seat, quiet[0] if quiet else moves[-1])


@pytest.mark.rule("fresco-market-refill")
def test_the_stalls_are_filled_anew_after_a_round() -> None:
    game = scene("market", stalls=[["red-red"], ["blue-blue"], ["green"]], seats={0: {"money": 0}, 1: {}, 2: {}})
    reveals = game.reveals
    play(game, "stall 1")
    assert game.round == 2
    assert [len(stall["tiles"]) for stall in game.view(None)["stalls"]] == [4, 3, 3]
    assert all(stall["open"] for stall in game.view(None)["stalls"])
    assert game.reveals > reveals


@pytest.mark.rule("fresco-income-tiles")
def test_every_restored_tile_brings_a_thaler() -> None:
    game = scene("workshop", seats={0: {"paint": "RY", "money": 0}, 1: {}, 2: {}}, restored={0: ["a1", "b1", "c3"]})
    play(game, "pass")
    assert game.money == [3, 12, 12]


@pytest.mark.rule("fresco-end-trigger")
@pytest.mark.parametrize(("left", "last"), [(7, False), (6, True), (2, True)])
def test_six_tiles_or_fewer_begin_the_last_round(left: int, last: bool) -> None:
    game = scene("workshop", seats={0: {"paint": "RY"}, 1: {}, 2: {}}, restored={0: list(SQUARES[left:])})
    play(game, "pass")
    assert game.round == 2
    assert game.last is last
    assert game.view(None)["last_round"] is last


@pytest.mark.rule("fresco-last-sheet")
def test_in_the_last_round_the_altar_replaces_the_theatre() -> None:
    game = scene(
        "workshop",
        last_round=True,
        seats={0: {"paint": "RYRYB", "plan": {"last": 2}, "mood": 3}, 1: {}, 2: {}},
    )
    assert game.view(None)["seats"][0]["plan"]["altar"] == 2
    play(game, "pass")
    assert game.view(None)["phase"] == "altar"
    assert texts(game) == ["altar red yellow blue", "pass"]
    assert game.why_not(0, "restore a1") is not None
    play(game, "altar red yellow blue")
    assert game.over
    assert game.mood[0] == 3
    assert game.scores[0] == 2 + 12 // 2


@pytest.mark.rule("fresco-last-sheet")
def test_freshly_mixed_paint_still_reaches_the_altar() -> None:
    game = scene(
        "workshop",
        last_round=True,
        seats={0: {"paint": "RYGP", "plan": {"last": 1}, "money": 0}, 1: {}, 2: {}},
    )
    play(game, "mix orange", "altar orange green purple")
    assert game.scores[0] == 6


@pytest.mark.rule("fresco-final-money")
def test_two_thalers_are_a_point_and_there_is_no_income() -> None:
    game = scene(
        "workshop",
        last_round=True,
        seats={0: {"paint": "RY", "money": 5}, 1: {"money": 1}, 2: {"money": 10, "paint": "OOO"}},
        restored={0: ["a1", "b1"]},
    )
    play(game, "pass")
    assert game.over
    assert game.scores == [2, 30, 65]


@pytest.mark.rule("fresco-final-money", "fresco-track-apart")
def test_money_is_changed_from_the_last_to_the_first_with_the_choice_of_spaces() -> None:
    game = scene(
        "workshop",
        last_round=True,
        seats={0: {"paint": "RY", "money": 4, "score": 8}, 1: {"money": 2, "score": 10}, 2: {"money": 2, "score": 9}},
    )
    play(game, "pass")
    assert game.awaiting == [0], "the last moves first and lands on 10"
    play(game, "ahead")
    assert game.awaiting == [2], "then the second from behind, also on 10"
    play(game, "ahead")
    assert game.scores[2] == 12
    assert game.awaiting == [1]
    play(game, "behind")
    assert game.scores == [11, 10, 12]


@pytest.mark.rule("fresco-winner")
def test_the_furthest_ahead_wins() -> None:
    game = scene("workshop", last_round=True, seats={0: {"paint": "RY", "score": 50}, 1: {}, 2: {}})
    play(game, "pass")
    assert game.places == [2, 3, 1]
    assert game.ranking == [2, 0, 1]
    assert game.legal(0) == []


@pytest.mark.rule("fresco-most-rounds")
def test_a_game_in_which_nobody_restores_ends_after_twenty_rounds() -> None:
    game = new()
    for number in range(1, 20):
        assert game.round == number
        assert not game.last
        lazy_round(game)
    assert game.last
    lazy_round(game)
    assert game.over


@pytest.mark.rule("fresco-mood-apprentices")
def test_the_theatre_pays_off_in_the_next_round() -> None:
    game = scene("workshop", seats={0: {"paint": "RY", "mood": 6, "plan": {"last": 2}}, 1: {}, 2: {}})
    play(game, "pass")
    while game.view(None)["phase"] == "wake-up":
        play(game, "wake 8" if game.awaiting == [0] else texts(game)[0])
    assert game.view(0)["seats"][0]["apprentices"] == 6


def test_a_position_of_a_finished_game_loads_too() -> None:
    game = scene("workshop", last_round=True, seats={0: {"paint": "RY"}, 1: {}, 2: {}})
    play(game, "pass")
    again = load(game.dump())
    assert again.over
    assert again.scores == game.scores
