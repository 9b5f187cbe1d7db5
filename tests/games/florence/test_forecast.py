"""Forecasts in the view: what one thing more would bring, and where tiles still fit."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import bottega
from bottega.kernel.game import Game
from bottega.kernel.option import Setting
from games.florence.scene import scene


def positions(seed: int, **options: Setting) -> Iterator[tuple[Game, int]]:
    """Every decision of a game played at random."""
    game = bottega.new_game("florence", players=3, seed=seed, options=options)
    chooser = random.Random(seed)
    while not game.over:
        seat = game.awaiting[0]
        yield game, seat
        game.play(seat, chooser.choice(game.moves(seat)))


def worth(view: dict[str, Any]) -> dict[str, int]:
    return {person["name"]: person["with_bonus"] for person in view["hand"]["people"]}


@pytest.mark.parametrize("seed", range(4))
def test_a_forecast_comes_true(seed: int) -> None:
    seen = 0
    for game, seat in positions(seed, muse_and_princess=seed % 2 == 1):
        before = game.view(seat)
        for move in game.moves(seat):
            if move.kind not in ("freedom", "place"):
                continue
            thing = str(next(iter(move.args.values())))
            after = game.copy()
            after.play(seat, move)
            view = after.view(seat)
            gain = before["hand"]["gains"][thing]
            expected = {name: value + gain["values"].get(name, 0) for name, value in worth(before).items()}
            assert worth(view) == expected
            if move.kind == "place":
                assert view["seats"][seat]["points"] - before["seats"][seat]["points"] >= gain["points"]
            seen += 1
            break
    assert seen > 0


@pytest.mark.parametrize("seed", range(2))
def test_the_parts_of_a_work_add_up(seed: int) -> None:
    for game, seat in positions(seed, muse_and_princess=True):
        for person in game.view(seat)["hand"]["people"]:
            assert sum(person["parts"].values()) == person["value"]


@pytest.mark.parametrize("seed", range(2))
def test_places_count_the_placements_that_are_offered(seed: int) -> None:
    for game, seat in positions(seed):
        view = game.view(seat)
        assert {tile for tile, count in view["hand"]["places"].items() if count} == set(view["seats"][seat]["fits"])
        if view["phase"] == "place":
            assert view["hand"]["places"][view["placing"]["tile"]] == len(game.moves(seat))


def test_a_fourth_builder_is_no_gain() -> None:
    for game, seat in positions(11):
        view = game.view(seat)
        assert ("builder" in view["hand"]["gains"]) == (view["seats"][seat]["builders"] < 3)


BONUS_FOR = [
    ("lake", "bonus-lakes", 2),
    ("jester", "bonus-jesters", 2),
    ("builder", "bonus-builders", 2),
    ("prestige", "bonus-prestige", 2),
    ("recruiting", "bonus-hand", 1),
    ("person", "bonus-hand", 1),
    ("opera", "bonus-buildings", 1),
    ("travel", "bonus-freedoms", 2),
]


@pytest.mark.parametrize(("thing", "bonus", "adds"), BONUS_FOR)
def test_what_a_bonus_card_counts_is_foreseen(thing: str, bonus: str, adds: int) -> None:
    """One thing more is worth as much more to each work as the bonus card in hand adds for it."""
    hand = ["poet"]
    without = scene(courts={0: {"hand": hand}}).view(0)["hand"]["gains"][thing]["values"]
    holding = scene(courts={0: {"hand": hand, "bonus": [bonus]}}).view(0)["hand"]["gains"][thing]["values"]
    assert holding.get("poet", 0) - without.get("poet", 0) == adds


def test_points_that_come_at_once_are_foreseen() -> None:
    """A first landscape of a kind and a building that stands already bring none; everything else has its own."""
    gains = scene(courts={0: {"builders": 1}}, tiles={0: ["opera a1 r0", "lake e5 r0"]}).view(0)["hand"]["gains"]
    expected = {"lake": 3, "park": 0, "forest": 0, "opera": 0, "tower": 3, "builder": 3}
    expected |= {"jester": 0, "prestige": 0, "recruiting": 0, "person": 0, "travel": 0, "religion": 0, "opinion": 0}
    assert {thing: gains[thing]["points"] for thing in expected} == expected
