"""Positions to begin from, for what hardly any game comes to by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import bottega
from bottega.kernel.game import Game

Position = dict[str, Any]


def scenes(name: str) -> list[Game]:
    """Games of a title that begin in the middle."""
    return [
        bottega.load_game(change(bottega.new_game(name, players, seed).dump()))
        for seed, (players, change) in enumerate(SCENES.get(name, ()))
    ]


def _all_helpers_of_a_colour_are_taken(position: Position) -> Position:
    for seat, blue in zip(position["seats"], (6, 1), strict=True):
        seat["helpers"] = {"blue": blue, "red": 0, "green": 0, "yellow": 0, "white": 0}
        seat["money"] = 40
    return position


def _all_discs_in_the_hall(position: Position) -> Position:
    for seat in position["seats"]:
        seat["fields"] = {"discovery": 1, "literature": 1, "religion": 4, "arts": 1, "politics": 1}
        seat["ship"] = 6
    return position


def _ships_near_the_end(position: Position) -> Position:
    for seat in position["seats"]:
        seat["ship"] = 15
        seat["money"] = 30
    return position


def _an_empty_ring_in_the_last_turns(position: Position) -> Position:
    _, *others = position["ring"]
    position["discard"] = [position["ring"][space] for space in others]
    position["ring"].update(dict.fromkeys(others))
    position["round"] = position["players"] + 2
    position["stage"] = "A"
    return position


SCENES: dict[str, list[tuple[int, Callable[[Position], Position]]]] = {
    "stanza": [
        (2, _all_helpers_of_a_colour_are_taken),
        (2, _all_discs_in_the_hall),
        (3, _ships_near_the_end),
        (3, _an_empty_ring_in_the_last_turns),
    ],
}
