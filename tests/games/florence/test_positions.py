"""Positions as data: what does not add up is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import bottega
from bottega.games.florence.scene import FlorenceScene
from bottega.kernel.errors import PositionError

Data = dict[str, Any]
Change = Callable[[Data], None]


def plain(players: int = 3, **options: bool) -> FlorenceScene:
    found: FlorenceScene = bottega.scene("florence", players, dict(options))
    return found


def base() -> Data:
    data: Data = plain().give(0, "poet", "jester").build(0, "lake", "a1").position()
    return data


def muse() -> Data:
    return plain(muse_and_princess=True).position()


def auction() -> Data:
    return plain().bid(1, "jester", leader=0).position()


def common() -> Data:
    scene = plain(cooperative_building=True)
    for seat in range(3):
        scene.give(seat, "builder")
    return scene.build_together(0, "tower", "g2").position()


def _set(path: str, value: Any) -> Change:
    def change(data: Data) -> None:
        *parents, last = path.split("/")
        part: Any = data
        for name in parents:
            part = part[int(name)] if isinstance(part, list) else part[name]
        part[int(last) if isinstance(part, list) else last] = value

    return change


def _drop(key: str) -> Change:
    def change(data: Data) -> None:
        del data[key]

    return change


def _both(*changes: Change) -> Change:
    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def refusal(data: Data) -> str:
    with pytest.raises(PositionError) as caught:
        bottega.load_game(data)
    return str(caught.value)


@pytest.mark.parametrize(
    ("change", "where", "problem"),
    [
        (_set("version", 3), "version", "reads up to 2"),
        (_set("version", True), "version", "whole number"),
        (_set("players", 7), "players", "from 2 to 5"),
        (_set("players", True), "players", "not true"),
        (_set("options/muses", True), "options.muses", "means nothing"),
        (_set("options/open_money", 1), "options.open_money", "1 is none of false and true"),
        (_set("round", 8), "round", "from 1 to 7"),
        (_set("round", 10**5000), "round", "not …"),
        (_set("round", float("nan")), "round", "not nan"),
        (_set("phase", "dawn"), "phase", "“dawn” is none of"),
        (_set("phase", ["act"]), "phase", "[…] is none of"),
        (_set("seats/0/cash", 250), "seats[0].cash", "multiple of 100"),
        (_set("seats/0/cash", -100), "seats[0].cash", "whole number"),
        (_set("seats/0/cassh", 100), "seats[0].cassh", "means nothing. There are: cash"),
        (_set("seats/0/hand", ["poet", "poet"]), "seats[0].hand[1]", "twice"),
        (_set("seats/0/hand", ["cook"]), "seats[0].hand[0]", "“cook” is none of"),
        (_set("seats/1/hand", ["poet"]), "decks.person", "poet is in 2 places"),
        (_set("seats/0/hand", []), "decks.person", "poet is in 0 places"),
        (_set("seats/0/known_hand", ["jurist"]), "seats[0].known_hand", "“jurist” is none of poet"),
        (_set("seats/0/jesters", 2), "stock.jester", "8 in all instead of 7"),
        (_set("seats/0/builders", 4), "seats[0].builders", "from 0 to 3"),
        (_set("seats/0/freedoms", ["travel"]), "stock.travel", "3 in all instead of 2"),
        (_set("laid/0/cells", ["a1", "b1", "a2"]), "laid[0].cells", "not the shape of the tile lake"),
        (_set("laid/0/cells", ["a1", "b1", "a2", "b9"]), "laid[0].cells[3]", "“b9” is none of"),
        (_set("laid/0/cells", ["a6", "b6", "a7", "b7"]), "laid[0].cells", "covers something else"),
        (_set("laid/0/tile", "park"), "laid[0].cells", "not the shape of the tile park"),
        (_set("stock/lake", 6), "stock.lake", "7 in all instead of 6"),
        (_set("decks/person", "poet"), "decks.person", "must be a list"),
        (_set("turn", None), "turn", "must be there in the phase act"),
        (_set("chance", [1, 0, 0]), "chance", "not a state of the random generator"),
        (_set("seats", []), "seats", "0 entries instead of 3"),
        (_drop("stock"), "stock", "is missing"),
        (_set("final", "no"), "final", "true or false"),
        (_set("project/placement", "place lake a1 r0"), "project.placement", "no placement across"),
        (_set("project/refused", 1), "project", "option cooperative_building"),
        (_set("actions/left", 3), "actions.left", "3 is more than the 2"),
        (_set("actions/active", None), "actions.active", "must be there"),
        (_set("phase", "bid"), "actions.active", "phase bid"),
        (_both(_set("phase", "bid"), _set("actions/active", None)), "auction.lot", "null is none of"),
        (_both(_set("phase", "recruit"), _set("actions/active", None)), "auction.lot", "null is none of"),
        (_both(_set("phase", "prestige"), _set("actions/left", 1)), "actions.worker", "phase prestige"),
        (_set("seats/2/work", 9), "seats[2].work", "phase act"),
        (_set("seats/0/character", "muse"), "seats[0]", "option muse_and_princess"),
        (_set("phase", "over"), "turn", "must be null"),
    ],
)
def test_what_does_not_add_up_is_named(change: Change, where: str, problem: str) -> None:
    data = base()
    change(data)
    said = refusal(data)
    assert where in said
    assert problem in said


def test_a_character_has_one_holder() -> None:
    data = muse()
    data["characters"]["taken"] = ["muse"]
    for seat in (0, 1):
        data["seats"][seat]["character"] = "muse"
    assert refusal(data) == "Position: seats[1].character: muse is there twice."


def test_the_parts_of_a_common_building_meet_at_a_border() -> None:
    assert bottega.load_game(common())
    apart = common()
    apart["laid"][1]["seat"] = 2
    assert "laid[0].cells: the other part of tower" in refusal(apart)
    alone = common()
    del alone["laid"][1]
    assert "laid[0].cells: the other part of tower" in refusal(alone)


def test_without_builders_nothing_touches() -> None:
    scene = plain().build(0, "tower", "a1").build(0, "chapel", "d1")
    with pytest.raises(PositionError, match="touches another building"):
        scene.game()
    assert scene.give(0, "builder", "builder").game()


def test_a_bid_needs_a_lot_that_its_leader_could_pay() -> None:
    assert bottega.load_game(auction())
    poor = auction()
    poor["seats"][0]["cash"] = 100
    assert "seat 0 cannot have bid 200 florins for jester" in refusal(poor)
    odd = auction()
    odd["auction"]["leader"] = 1
    assert "auction.leader" in refusal(odd)


def test_recruiting_takes_a_card() -> None:
    data = plain().open(0).worked(1, "poet").position()
    data["auction"].update(lot="recruiting", still=[1, 2], leader=0)
    data["auction"]["lots"].remove("recruiting")
    data["phase"] = "recruit"
    assert "seats[0].recruiting must be a whole number from 1" in refusal(data)


def test_a_work_was_paid_before_it_is_changed_into_prestige() -> None:
    data = plain().worked(0, "poet").give(0, "jester", "jester", "jester").cash(0, 700).position()
    data.update(phase="prestige")
    data["actions"].update(left=1, worker="poet", value=7)
    data["seats"][0]["work"] = 7
    assert bottega.load_game(data)
    data["seats"][0]["cash"] = 600
    assert "seats[0].cash: the florins (600) are less than the 700" in refusal(data)


def test_looking_at_cards_is_knowing_them() -> None:
    data = plain().ask("keep", 0, resume="act").set("actions.person_drawn", True).set("actions.left", 1).position()
    assert bottega.load_game(data)
    data["decks"]["person"][1]["known_to"] = [1]
    assert "decks.person[1].known_to must name seat 0" in refusal(data)


def test_a_position_is_readable_and_comes_back_with_its_keys_in_any_order() -> None:
    data = base()
    assert data["laid"] == [{"seat": 0, "tile": "lake", "cells": ["a1", "b1", "a2", "b2"]}]
    assert data["seats"][0]["hand"] == ["poet"]
    game = bottega.load_game(data)
    assert {**game.dump(), **data} == game.dump(), "only what was seen is added"
    sorted_keys = json.loads(json.dumps(game.dump(), sort_keys=True))
    assert bottega.load_game(sorted_keys).dump() == game.dump()


def test_what_is_changed_afterwards_changes_no_game() -> None:
    data = base()
    game = bottega.load_game(data)
    data["seats"][0]["cash"] = 0
    data["decks"]["person"].clear()
    assert game.fresh().digest() == game.digest()
    assert bottega.replay(str(game.record())).digest() == game.digest()


def test_a_record_may_begin_at_a_position() -> None:
    game = bottega.load_game(base())
    game.play(0, "freedom travel")
    again = bottega.replay(str(game.record()))
    assert again.digest() == game.digest()


def test_who_has_nothing_to_decide_is_passed_over_as_in_play() -> None:
    poor = plain().bid(1, "jester", leader=0).cash(1, 200).position()
    game = bottega.load_game(poor)
    assert game.awaiting == [2]
    assert game.history() == []
    done = plain().act(0, left=0).position()
    assert bottega.load_game(done).awaiting == [1]


def test_a_kept_position_goes_on_exactly_where_it_stood() -> None:
    """Records of the time when such a seat was asked replay for ever."""
    poor = plain().bid(1, "jester", leader=0).cash(1, 200).position()
    record = bottega.load_game(poor).record()
    record.start = poor
    record.moves = [(1, "pass")]
    record.digests = {}
    assert bottega.replay(record).awaiting == [2]
