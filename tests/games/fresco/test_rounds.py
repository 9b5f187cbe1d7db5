"""The end of a round and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.fresco.names import SQUARES
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
    game = scene("market", seats={0: {"money": 0}, 1: {}, 2: {}})
    reveals = game.reveals
    play(game, "stall 1")
    assert game.round == 2
    assert [len(stall["tiles"]) for stall in game.view(None)["stalls"]] == [3, 3, 3]
    assert all(stall["open"] for stall in game.view(None)["stalls"])
    assert game.reveals > reveals


@pytest.mark.rule("fresco-income-tiles")
def test_every_restored_tile_brings_a_thaler() -> None:
    game = scene("workshop", seats={0: {"paint": "RY", "money": 0}, 1: {}, 2: {}}, restored={0: ["a1", "b1", "c3"]})
    play(game, "pass")
    assert [painter.money for painter in game.painters] == [3, 12, 12]


@pytest.mark.rule("fresco-end-trigger")
@pytest.mark.parametrize(("left", "last"), [(7, False), (6, True), (2, True)])
def test_the_book_six_tiles_or_fewer_at_the_beginning_make_a_round_the_last(left: int, last: bool) -> None:
    game = scene("workshop", seats={0: {"paint": "RY"}, 1: {}, 2: {}}, restored={0: list(SQUARES[left:])})
    play(game, "pass")
    assert game.round == 2
    assert game.last is last
    assert game.view(None)["last_round"] is last


@pytest.mark.rule("fresco-last-sheet")
def test_in_the_last_round_a_second_full_visit_to_the_cathedral_replaces_the_theatre() -> None:
    game = scene(
        "workshop",
        last_round=True,
        seats={0: {"paint": "RYRYB", "plan": {"last": 2}, "mood": 3}, 1: {}, 2: {}},
    )
    assert game.view(None)["seats"][0]["plan"]["second-cathedral"] == 2
    assert game.view(None)["sheet"]["places"][-1] == "second-cathedral"
    play(game, "pass")
    assert game.view(None)["phase"] == "second-cathedral"
    assert {move.split()[0] for move in texts(game)} == {"restore", "altar", "bishop", "pass"}
    play(game, "bishop b2", "restore a1", "altar red yellow blue")
    assert game.over
    assert game.painters[0].mood == 3, "there is no theatre"
    assert game.scores[0] == (3 + 2) + 2 + (12 - 1) // 2


@pytest.mark.rule("fresco-last-sheet")
def test_freshly_mixed_paint_still_reaches_fresco_and_altar() -> None:
    game = scene(
        "workshop",
        last_round=True,
        seats={0: {"paint": "RYGP", "plan": {"last": 1}, "money": 0}, 1: {}, 2: {}},
    )
    play(game, "mix orange")
    assert {"restore c3", "altar orange green purple"} <= set(texts(game))
    play(game, "altar orange green purple")
    assert game.scores[0] == 6


@pytest.mark.rule("fresco-end-trigger", "fresco-last-sheet")
def test_the_income_before_the_last_round_still_belongs_to_the_round_before() -> None:
    game = scene(
        "workshop",
        options={"bishops_requests": True},
        seats={0: {"plan": {"last": 2}}, 1: {}, 2: {}},
        restored={0: ["a1", "b1", "c1"], 1: list(SQUARES[9:])},
        work=2,
    )
    play(game, "request general")
    assert game.view(0)["phase"] == "income"
    view = game.view(0)
    assert (view["last_round"], view["sheet"]["places"][-1]) == (False, "theatre")
    assert view["seats"][0]["plan"]["theatre"] == 2
    play(game, "take red")
    assert game.view(0)["last_round"]


@pytest.mark.rule("fresco-last-tile")
def test_the_round_in_which_the_last_tile_is_restored_is_the_last() -> None:
    game = scene(
        "cathedral",
        seats={0: {"paint": "RYRY", "money": 3, "plan": {"workshop": 1, "last": 1}, "mood": 3}, 1: {}, 2: {"money": 0}},
        restored={1: list(SQUARES[1:])},
    )
    assert not game.view(None)["last_round"]
    game.log = []
    play(game, "restore a1")
    assert "last-tile" in [event.kind for event in game.log]
    assert game.view(None)["last_round"]
    assert game.view(None)["sheet"]["places"][-1] == "theatre", "the sheet is not turned over in its midst"
    play(game, "mix orange")
    assert game.over
    assert game.painters[0].mood == 5, "the round is played to its end"
    assert game.scores == [3 + 1, 30 + 12 // 2, 60], "money is changed, and there was no income"


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
def test_the_book_money_is_changed_in_the_order_of_getting_up_and_always_ahead() -> None:
    game = scene(
        "workshop",
        last_round=True,
        seats={0: {"paint": "RY", "money": 4, "score": 8}, 1: {"money": 2, "score": 9}, 2: {"money": 2, "score": 10}},
    )
    game.log = []
    play(game, "pass")
    assert game.over, "nobody is asked"
    # Seat 0 rose first: 8 + 2 is taken by seat 2, so 11. Then seat 1: 9 + 1 is taken too, then 11 as well, so 12.
    # Seat 2 comes last: 10 + 1 and 12 are taken, so 13.
    assert game.scores == [11, 12, 13]
    changed = [event.seat for event in game.log if event.kind == "change-money"]
    assert changed == [0, 1, 2]
    shifts = [
        (event.seat, event.args["points"]) for event in game.log if event.args.get("source") == "fresco-source-track"
    ]
    assert shifts == [(0, 1), (1, 2), (2, 2)]


@pytest.mark.rule("fresco-start-rotation")
def test_those_still_on_start_spaces_change_places_after_a_round() -> None:
    game = new(4)
    first = game.view(None)["start_spaces"]
    lazy_round(game)
    assert game.view(None)["start_spaces"] == [first[3], *first[:3]], "the foremost goes to the end of the line"
    assert game.view(None)["order"] == [first[3], *first[:3]]
    assert game.scores == [0, 0, 0, 0]


@pytest.mark.rule("fresco-start-rotation")
def test_the_spaces_stay_those_that_are_occupied_and_one_alone_stays() -> None:
    two: dict[int, dict[str, Any]] = {0: {"paint": "RY", "score": 0}, 1: {"score": 0}, 2: {}}
    data = scene("workshop", seats=two).dump()
    for seat, start in ((0, 1), (1, 3)):
        data["seats"][seat]["start"] = start
    game = load(data)
    game.log = []
    play(game, "pass")
    assert game.view(None)["start_spaces"] == [1, None, 0]
    assert next(event.args for event in game.log if event.kind == "start-spaces") == {"seats": [1, 0]}
    game = scene("workshop", seats={0: {"paint": "RY"}, 1: {}, 2: {}})
    play(game, "pass")
    assert game.view(None)["start_spaces"] == [0, None, None]


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
