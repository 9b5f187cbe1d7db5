"""Positions from data: what does not add up is named."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import bottega
from bottega.games.fresco.holdings import LASTING
from bottega.games.fresco.state import Fresco
from bottega.kernel.errors import PositionError
from games.fresco.scene import load, new, play, scene, texts

Change = Callable[[dict[str, Any]], None]


def put(path: str, value: Any) -> Change:
    """Change one entry, given by its path."""

    def change(data: dict[str, Any]) -> None:
        *way, last = path.split("/")
        inner: Any = data
        for step in way:
            inner = inner[int(step)] if isinstance(inner, list) else inner[step]
        inner[int(last) if isinstance(inner, list) else last] = value

    return change


def everything() -> Fresco:
    return scene(
        "cathedral",
        seats={0: {"paint": "RYB"}},
        restored={0: ["a1", "b1"]},
        options={"portraits": True, "bishops_requests": True},
    )


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("version", 1, "version"),
        ("version", 3, "version"),
        ("players", 5, "players"),
        ("options/portraits", "yes", "options.portraits"),
        ("options", None, "options"),
        ("seed", "x", "seed"),
        ("chance", [1, 2], "chance"),
        ("chance", [9, 1, 1], "chance"),
        ("round", 0, "round"),
        ("last_round", 1, "last_round"),
        ("phase", "breakfast", "phase"),
        ("bishop", "f9", "bishop"),
        ("fresco", {}, "fresco.a1"),
        ("fresco/c3", ["11 XYZ", True], "fresco.c3[0]"),
        ("fresco/c3", ["3 RY", True], "fresco.c3[0]"),
        ("fresco/c3", ["24 KN", True], "fresco.c3[0]"),
        ("fresco/c3", ["11 OGP", 1], "fresco.c3[1]"),
        ("fresco/c3", ["11 OGP", False], "seats[].tiles"),
        ("seats", [], "seats"),
        ("seats/0", 7, "seats[0]"),
        ("seats/0/score", "7", "seats[0].score"),
        ("seats/0/score", -1, "seats[0].score"),
        ("seats/0/score", 30, "seats[0].start"),
        ("seats/0/start", None, "seats[0].start"),
        ("seats/0/start", 4, "seats[0].start"),
        ("seats/1/score", 60, "seats[2].score"),
        ("seats/0/time", 4, "seats[0].time"),
        ("seats/0/time", None, "seats[0].time"),
        ("seats/0/time", 6, "seats[1].time"),
        ("seats/0/time", 9, "turn.order"),
        ("seats/0/mood", 11, "seats[0].mood"),
        ("seats/0/money", -1, "seats[0].money"),
        ("seats/0/paint", {"red": 99}, "seats[0].paint.red"),
        ("seats/0/paint", {"red": -1}, "seats[0].paint.red"),
        ("seats/0/paint", {"pink": 1}, "seats[0].paint.pink"),
        ("seats/0/paint", {"gold": 1}, "seats[0].paint.gold"),
        ("seats/0/tiles", {"plain": 3}, "seats[].tiles.plain"),
        ("seats/0/tiles", {"plain": 1}, "seats[].tiles"),
        ("seats/0/tiles", {"shiny": 1}, "seats[0].tiles.shiny"),
        ("seats/0/lasting", ["poet"], "seats[0].lasting[0]"),
        ("seats/0/requests", {"general": 1}, "seats[].requests.general"),
        ("seats/0/requests", {"royal": 1}, "seats[0].requests.royal"),
        ("seats/0/plan/market", 4, "seats[0].plan.market"),
        ("leonardo", {}, "leonardo.score"),
        ("portraits", None, "portraits"),
        ("portraits/stack", ["abbot"], "portraits.stack"),
        ("portraits/dealt", 3, "portraits.dealt"),
        ("portraits/open", ["self-portrait"], "portraits.open[0]"),
        ("requests", None, "requests"),
        ("requests/green", 4, "requests.green"),
        ("requests/green", 2, "seats[].tiles"),
        ("stalls", [], "stalls"),
        ("stalls/0", 3, "stalls[0]"),
        ("stalls/0/tiles", ["red-red"], "stalls[0].tiles"),
        ("stalls/0/tiles", ["red-red", "red-red", None], "stalls[0].tiles[2]"),
        ("stalls/0/tiles", ["red-red", "red-red", "green"], "stalls[].tiles: red-red"),
        ("stalls/0/open", False, "stalls[0].tiles"),
        ("turn/order", [0, 0, 1], "turn.order[1]"),
        ("turn/turn", 3, "turn.turn"),
        ("turn/step", 2, "turn.step"),
        ("turn/work", 0, "turn.work"),
        ("turn/work", 9, "turn.work"),
        ("turn/used", True, "turn.used"),
        ("turn/picks", 1, "turn.picks"),
        ("turn/order", [1, 0, 2], "turn.order"),
        ("phase", "income", "portraits.dealt"),
        ("phase", "second-cathedral", "phase"),
        ("phase", "final-scoring", "over"),
        ("phase", "wake-up", "seats[0].time"),
        ("phase", "planning", "turn.turn"),
        ("over", True, "over"),
        ("last_round", True, "last_round"),
        ("round", 2, "portraits.dealt"),
        ("round", 20, "portraits.dealt"),
        ("portraits/open", [], "portraits.open"),
        ("seats/0/plan/stage", 2, "seats[0].plan.stage"),
        ("seats/0/lasting", ["abbot"], "seats[0].lasting"),
        ("churchwarden_used", 1, "churchwarden_used"),
        ("churchwarden_used", True, "churchwarden_used"),
        ("fresco/c3", ["3 RY", False], "fresco.c3[0]"),
        ("turn/request", "general", "turn.request"),
        ("turn/chooses_on_track", 1, "turn.chooses_on_track"),
    ],
)
def test_a_position_that_does_not_add_up_is_refused(path: str, value: Any, where: str) -> None:
    data = json.loads(json.dumps(everything().dump()))
    put(path, value)(data)
    with pytest.raises(PositionError) as error:
        load(data)
    assert error.value.reason.args["where"] == where, str(error.value)


def test_modules_that_are_not_played_can_not_be_dumped_in() -> None:
    data = new().dump()
    data["portraits"] = {}
    with pytest.raises(PositionError):
        load(data)
    data = new().dump()
    data["requests"] = {}
    with pytest.raises(PositionError):
        load(data)


def test_a_turn_in_which_nobody_can_decide_is_refused() -> None:
    data = scene("market").dump()
    data["phase"] = "theatre"
    with pytest.raises(PositionError) as error:
        load(data)
    assert error.value.reason.args["where"] == "phase"


def test_the_order_of_keys_does_not_matter() -> None:
    game = everything()
    again = load(json.loads(json.dumps(game.dump(), sort_keys=True)))
    assert again.digest() == game.digest()


def test_all_portraits_are_revealed_in_the_last_round_only() -> None:
    data = everything().dump()
    data["portraits"] |= {"dealt": 18, "open": data["portraits"]["stack"][16:]}
    with pytest.raises(PositionError) as error:
        load(data)
    assert error.value.reason.args["where"] == "portraits.dealt"
    data["round"] = 9
    with pytest.raises(PositionError) as error:
        load(data)
    assert error.value.reason.args["where"] == "last_round"
    data["last_round"] = True
    assert load(data).last


@pytest.mark.parametrize("where", ["open", "face down"])
def test_a_lasting_portrait_is_in_one_place_only(where: str) -> None:
    data = everything().dump()
    stack = data["portraits"]["stack"]
    data["seats"][0]["lasting"] = [next(card for card in stack[:2] + stack if card in LASTING)]
    if where == "open":
        stack.remove(data["seats"][0]["lasting"][0])
        stack.insert(0, data["seats"][0]["lasting"][0])
        data["portraits"]["open"] = stack[:2]
    with pytest.raises(PositionError) as error:
        load(data)
    assert error.value.reason.args["where"] == "seats[0].lasting"


def test_round_twenty_is_the_last() -> None:
    data = scene("cathedral", seats={0: {"paint": "RYB"}}).dump()
    data["round"] = 20
    with pytest.raises(PositionError) as error:
        load(data)
    assert error.value.reason.args["where"] == "last_round"


def test_nobody_chooses_a_time_out_of_turn() -> None:
    data = new().dump()
    data["turn"]["order"].reverse()
    with pytest.raises(PositionError) as error:
        load(data)
    assert error.value.reason.args["where"] == "turn.order"


@pytest.mark.parametrize("squares", [0, 5])
def test_few_tiles_make_the_round_the_last_before_anybody_restores(squares: int) -> None:
    data = new().dump()
    for square in list(data["fresco"])[squares:]:
        data["fresco"][square][1] = False
    with pytest.raises(PositionError):
        load(data)


def test_nobody_is_asked_where_play_would_not_ask() -> None:
    data = scene("cathedral", seats={0: {"paint": "RYB"}, 1: {"paint": "RY", "plan": {"workshop": 1}}}).dump()
    data["seats"][0]["paint"] = {"red": 2}
    game = load(data)
    assert game.awaiting == [1]
    assert game.view(None)["phase"] == "workshop"


def test_plans_must_fit_the_number_of_apprentices() -> None:
    game = new()
    play(game, "wake 8", "wake 7", "wake 6")
    data = game.dump()
    data["seats"][0]["plan"] = {"stage": 5, "market": 1, "cathedral": 0, "studio": 0, "workshop": 0, "last": 0}
    with pytest.raises(PositionError) as error:
        load(data)
    assert error.value.reason.args["where"] == "seats[0].plan"


def test_a_game_survives_pickling_with_its_past() -> None:
    game = new(2, portraits=True)
    play(game, "wake 5", "wake 6")
    again = pickle.loads(pickle.dumps(game))
    assert again.digest() == game.digest()
    assert again.history() == game.history()
    assert texts(again) == texts(game)


def test_a_scene_keeps_tiles_stalls_cards_and_plans_right_by_itself() -> None:
    laid = bottega.scene("fresco", players=2, options={"portraits": True, "bishops_requests": True})
    laid.give(0, "red", "yellow", "abbot").restore(1, "a2").restore("leonardo", "b2").money(1, 3)
    laid.fulfil(1, "general", "c1", "d1", "e1").stall(2, "green").work(0, "cathedral", 2)
    game = laid.game()
    view = game.view(0)
    assert (game.awaiting, view["round"], view["turn"]["work"]) == ([0], 2, 2), "the abbot came in the first round"
    assert view["seats"][0]["plan"]["cathedral"] == 2
    assert view["seats"][1]["requests"] == {"general": 1}
    assert [len(stall["tiles"]) for stall in view["stalls"]] == [3, 3, 3]
    assert view["stalls"][1]["tiles"][0] == "green"
    assert {"restore a1", "bishop b3", "pass"} <= set(texts(load(game.dump())))


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda scene: scene.give(0, "pink"), "“pink” is none of"),
        (lambda scene: scene.restore("leonardo", "a1"), "“leonardo” is none of 0, 1 and 2"),
        (lambda scene: scene.restore(0, "a1", "a1"), "a1 is there twice"),
        (lambda scene: scene.stall(4, "red-red"), "from 1 to 3, not 4"),
        (lambda scene: scene.portraits("muse", "patron-1"), "only be so with the option portraits"),
        (lambda scene: scene.stall(1, *["green"] * 2).game(), "stalls[].tiles: green: 2 is more than the 1 there are"),
        (lambda scene: scene.score(1, 7).score(2, 7).game(), "seats[2].score: 7 is there twice"),
    ],
)
def test_a_scene_names_what_cannot_be(call: Callable[[Any], Any], words: str) -> None:
    with pytest.raises(PositionError) as error:
        call(bottega.scene("fresco", players=3))
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("stalls/1/open", False, "stalls[1].tiles"),
        ("stalls/0/tiles/1", "red-blue", "turn.work"),
        ("turn/work", 2, "turn.work"),
        ("turn/step", 2, "stalls[0].tiles[0]"),
    ],
)
def test_what_lies_in_the_stalls_fits_the_visit(path: str, value: Any, where: str) -> None:
    laid = bottega.scene("fresco", players=3).stall(1, None, "red-blue").ask("market", 0, 2).set("turn.step", 1)
    data = laid.game().dump()
    put("turn/work", 1)(data)
    put("stalls/0/tiles/1", None)(data)
    assert load(data).turn.work == 1
    put(path, value)(data)
    with pytest.raises(PositionError) as error:
        load(data)
    assert error.value.reason.args["where"] == where, str(error.value)


def test_no_more_stalls_are_closed_than_had_visitors() -> None:
    laid = bottega.scene("fresco", players=3).plan(0, market=1).give(1, "red", "yellow").work(1, "workshop")
    assert laid.close(1).game().awaiting == [1]
    with pytest.raises(PositionError, match="2 is more than the 1 there are"):
        laid.close(2).game()
