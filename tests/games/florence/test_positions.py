"""Positions as data: what does not add up is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import bottega
from bottega.kernel.errors import PositionError
from games.florence.scene import scene

Data = dict[str, Any]


def base() -> Data:
    game = scene(courts={0: {"hand": ["poet"], "jesters": 1}}, tiles={0: ["lake a1 r0"]})
    data: Data = json.loads(json.dumps(game.dump()))
    return data


def _set(path: str, value: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        *parents, last = path.split("/")
        part: Any = data
        for name in parents:
            part = part[int(name)] if isinstance(part, list) else part[name]
        part[last] = value

    return change


def _drop(key: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        del data[key]

    return change


@pytest.mark.parametrize(
    ("change", "where", "problem"),
    [
        (_set("position", 2), "position", "version 1"),
        (_set("players", 7), "players", "from 2 to 5"),
        (_set("options/muses", True), "options", "muses"),
        (_set("round", 8), "round", "from 1 to 7"),
        (_set("phase", "dawn"), "phase", "'dawn' is none of"),
        (_set("courts/0/cash", 250), "courts[0].cash", "hundreds"),
        (_set("courts/0/cash", -100), "courts[0].cash", "whole number"),
        (_set("courts/0/hand", ["poet", "poet"]), "courts[0].hand", "twice"),
        (_set("courts/0/hand", ["cook"]), "courts[0].hand", "'cook' is none of"),
        (_set("courts/1/hand", ["poet"]), "decks.person", "'poet' is in 2 places"),
        (_set("courts/0/hand", []), "decks.person", "'poet' is in 0 places"),
        (_set("courts/0/open_hand", ["jurist"]), "courts[0].open_hand", "not in this hand"),
        (_set("courts/0/jesters", 2), "stock.jester", "8 in all instead of 7"),
        (_set("courts/0/builders", 4), "courts[0].builders", "from 0 to 3"),
        (_set("courts/0/freedoms", ["travel"]), "stock", "7 freedoms in all instead of 6"),
        (_set("laid/0/cells", "a1 b1 a2"), "laid[0].cells", "not the shape of the lake"),
        (_set("laid/0/cells", "a1 b1 a2 b9"), "laid[0].cells", "'b9' is no cell"),
        (_set("laid/0/cells", "a6 b6 a7 b7"), "laid[0].cells", "covers something else"),
        (_set("laid/0/tile", "park"), "laid[0].cells", "not the shape of the park"),
        (_set("stock/lake", 6), "stock.lake", "7 in all instead of 6"),
        (_set("decks/person", "poet"), "decks.person", "must be a list"),
        (_set("awaiting", [1]), "awaiting", "must be [0]"),
        (_set("turn", None), "turn", "must name the seat"),
        (_set("chance", [1, 0, 0]), "chance", "32-bit"),
        (_set("courts", []), "courts", "there are 0 for 3 players"),
        (_drop("stock"), "stock", "is missing"),
        (_set("final", "no"), "final", "true or false"),
        (_set("project/placement", "place lake a1 r0"), "project.placement", "no placement across"),
    ],
)
def test_what_does_not_add_up_is_named(change: Callable[[Data], None], where: str, problem: str) -> None:
    data = base()
    change(data)
    with pytest.raises(PositionError) as caught:
        bottega.load_game(data)
    assert where in str(caught.value)
    assert problem in str(caught.value)


def test_a_position_is_readable_and_comes_back() -> None:
    data = base()
    assert data["laid"] == [{"seat": 0, "tile": "lake", "cells": "a1 b1 a2 b2"}]
    assert data["courts"][0]["hand"] == ["poet"]
    assert bottega.load_game(data).dump() == data


def test_a_record_may_begin_at_a_position() -> None:
    game = bottega.load_game(base())
    game.play(0, "freedom travel")
    again = bottega.replay(str(game.record()))
    assert again.digest() == game.digest()
