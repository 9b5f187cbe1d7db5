"""Prestige cards, the end, ties."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.florence.scoring import prestige_points
from bottega.games.florence.state import Florence
from games.florence.scene import play, scene

# The holdings of the book's overview of prestige cards, and what it assumes of the other players.
OWNER: dict[str, Any] = {
    "builders": 2,
    "freedoms": ["religion", "travel"],
    "table": ["poet", "jurist", "painter"],
    "recruiting_on_table": 1,
    "hand": ["composer"],
}
TILES = [
    "university a1 r0",
    "workshop d1 r0",
    "opera c4 r0",
    "forest f3 r2",
    "forest a4 r3",
    "lake f6 r0",
    "chapel f1 r1",
    "tower e5 r1",
]
CROWDED = ["lake a1 r0", "lake c1 r0", "forest e1 r0"]


def position(card: str, other: dict[str, Any] | None = None, tiles: list[str] | None = None) -> Florence:
    return scene(
        round=7,
        courts={0: {**OWNER, "prestige": [card]}, 1: other or {}},
        tiles={0: TILES, 1: tiles or []},
    )


def points(game: Florence, card: str) -> int:
    return int(prestige_points(game, 0, game.tables.prestige_names.index(card)))


FIVE_BUILDINGS = ["tower a1 r0", "chapel d1 r0", "opera a2 r0", "studio e2 r0", "hospital a4 r0"]


@pytest.mark.rule("florence-end-prestige")
@pytest.mark.parametrize(
    ("card", "brings", "other", "tiles"),
    [
        ("prestige-buildings", 3, {"builders": 2}, FIVE_BUILDINGS),
        ("prestige-buildings", 6, {"builders": 2}, FIVE_BUILDINGS[:4]),
        ("prestige-large", 5, {"builders": 2}, ["university a1 r0", "workshop d1 r0"]),
        ("prestige-landscape-kinds", 0, {}, []),
        ("prestige-landscapes", 4, {}, CROWDED),
        ("prestige-landscapes", 7, {}, CROWDED[:2]),
        ("prestige-forests", 7, {}, ["forest e1 r0"]),
        ("prestige-lakes", 3, {}, ["lake a1 r0"]),
        ("prestige-lakes", 0, {}, ["lake a1 r0", "lake c1 r0"]),
        ("prestige-freedoms", 0, {}, []),
        ("prestige-all-round", 6, {}, []),
        ("prestige-jesters", 0, {}, []),
        ("prestige-builders", 3, {"builders": 2}, []),
        ("prestige-builders", 6, {"builders": 1}, []),
        ("prestige-parks", 0, {}, []),
        ("prestige-court", 0, {}, []),
        ("prestige-works", 0, {"table": ["botanist"], "recruiting_on_table": 4}, []),
        ("prestige-works", 4, {"table": ["botanist"], "recruiting_on_table": 3}, []),
        ("prestige-works", 7, {}, []),
        ("prestige-fewest-empty", 8, {}, []),
    ],
)
def test_the_overview_of_prestige_cards(card: str, brings: int, other: dict[str, Any], tiles: list[str]) -> None:
    game = position(card, other, tiles)
    assert points(game, card) == brings


@pytest.mark.rule("florence-end-prestige")
def test_fewest_empty_cells_belongs_to_whoever_has_them() -> None:
    game = scene(
        courts={0: {"prestige": ["prestige-fewest-empty"]}},
        tiles={0: ["lake a1 r0"], 1: ["lake a1 r0"], 2: ["park a1 r0"]},
    )
    assert points(game, "prestige-fewest-empty") == 4
    game = scene(courts={0: {"prestige": ["prestige-fewest-empty"]}}, tiles={1: ["lake a1 r0"]})
    assert points(game, "prestige-fewest-empty") == 0


@pytest.mark.rule("florence-end-prestige")
def test_cards_that_ask_for_enough() -> None:
    def brings(card: str, tiles: list[str], **court: Any) -> int:
        game = scene(courts={0: {"prestige": [card], **court}}, tiles={0: tiles})
        return points(game, card)

    assert brings("prestige-landscape-kinds", ["lake a1 r0", "park c1 r0", "forest f1 r0"]) == 8
    assert brings("prestige-freedoms", [], freedoms=["religion", "travel", "opinion"]) == 8
    assert brings("prestige-court", ["lake a1 r0", "lake c1 r0"], builders=1, jesters=1) == 7
    assert brings("prestige-court", ["lake a1 r0"], builders=1, jesters=1) == 0
    assert brings("prestige-all-round", FIVE_BUILDINGS[:4], builders=2, freedoms=["religion"]) == 0


@pytest.mark.rule("florence-end-game", "florence-end-prestige", "florence-prestige-card")
def test_the_game_ends_after_the_seventh_round_with_prestige_cards() -> None:
    game = scene(
        round=7,
        turn=2,
        starter=0,
        courts={
            0: {"prestige": ["prestige-jesters", "prestige-parks"], "jesters": 1, "points": 5},
            1: {"points": 9},
        },
    )
    assert game.view(1)["seats"][0]["prestige"] is None
    game.log = []
    play(game, "2: end")
    assert game.over
    assert game.scores == [11, 9, 0]
    assert game.ranking == [0, 1, 2]
    assert game.view(1)["seats"][0]["prestige"] == ["prestige-jesters", "prestige-parks"]
    shown = [(event.args["card"], event.args["points"]) for event in game.log if event.kind == "prestige"]
    assert shown == [("prestige-jesters", 6), ("prestige-parks", 0)]


@pytest.mark.rule("florence-end-tie")
def test_money_breaks_ties_and_equals_share_a_place() -> None:
    courts = {
        0: {"points": 9, "cash": 100},
        1: {"points": 9, "cash": 400},
        2: {"points": 3, "cash": 9000},
        3: {"points": 9, "cash": 100},
    }
    game = scene(players=4, round=7, turn=3, starter=0, courts=courts)
    play(game, "3: end")
    assert game.places == [2, 1, 4, 2]
    assert game.ranking == [1, 0, 3, 2]


def test_the_track_goes_on_beyond_fifty() -> None:
    game = scene(round=7, turn=2, starter=0, courts={0: {"points": 103}})
    play(game, "2: end")
    assert game.scores[0] == 103
