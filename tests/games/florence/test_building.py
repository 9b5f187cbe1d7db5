"""Buildings and the six building rules."""

from __future__ import annotations

import pytest

from games.florence.scene import notations, play, refused, scene


@pytest.mark.rule("florence-building-prestige", "florence-building-cost")
@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_a_building_costs_by_builders_and_brings_prestige(builders: int, price: int) -> None:
    game = scene(courts={0: {"builders": builders}})
    play(game, "build opera", "place opera d1 r0")
    assert game.courts[0].cash == 3000 - price
    assert game.courts[0].points == 3
    assert game.view(1)["seats"][0]["buildings"] == ["opera"]
    assert game.view(1)["stock"]["opera"] == 2


@pytest.mark.rule("florence-building-grid")
def test_tiles_lie_within_the_grid_turned_and_flipped() -> None:
    game = scene()
    play(game, "build chapel")
    ways = {text.split()[3] for text in notations(game)}
    assert ways == {"r0", "r1", "r2", "r3"}
    assert game.catalogue.find("place tower f1 r0") == -1, "three cells from f would leave the grid"
    assert game.catalogue.find("place tower e1 r0") > 0
    shapes = game.view(0)["shapes"]
    assert shapes["tower"] == {"r0": [[0, 0], [0, 1], [0, 2]], "r1": [[0, 0], [1, 0], [2, 0]]}
    assert len(shapes["forest"]) == 8


@pytest.mark.rule("florence-building-grid")
def test_a_building_without_a_place_can_not_be_chosen() -> None:
    game = scene(
        courts={0: {"cash": 3000}},
        tiles={0: ["university a1 r0", "laboratory e1 r0", "workshop e4 r0", "forest c3 r2", "lake a4 r0"]},
    )
    assert refused(game, "build hospital") == "florence-building-grid"
    assert notations(game, "build") == []
    assert game.view(0)["seats"][0]["fits"] == ["park"]


@pytest.mark.rule("florence-building-overlap")
def test_nothing_is_built_over() -> None:
    game = scene(tiles={0: ["lake a1 r0", "opera e1 r0"]})
    play(game, "build tower")
    for spot in ("b1 r0", "e1 r0", "b6 r0"):
        assert refused(game, f"place tower {spot}") == "florence-building-overlap"


@pytest.mark.rule("florence-building-adjacent", "florence-building-landscapes")
def test_buildings_keep_their_distance_but_corners_may_touch() -> None:
    game = scene(tiles={0: ["chapel d3 r0", "park a2 r0"]})
    play(game, "build tower")
    assert refused(game, "place tower d2 r0") == "florence-building-adjacent", "above the chapel"
    assert refused(game, "place tower a5 r0") == "florence-building-adjacent", "above the palazzo"
    assert refused(game, "place tower d7 r0") == "florence-building-adjacent", "beside the palazzo"
    assert refused(game, "place tower e5 r0") == "", "corner to corner with nothing in between"
    assert refused(game, "place tower a1 r0") == "", "beside a landscape"
    assert refused(game, "place tower e4 r1") == "florence-building-adjacent"


@pytest.mark.rule("florence-building-adjacent")
def test_with_two_builders_walls_may_touch() -> None:
    for builders, answer in ((1, "florence-building-adjacent"), (2, "")):
        game = scene(courts={0: {"builders": builders}}, tiles={0: ["chapel d3 r0"]})
        play(game, "build tower")
        assert refused(game, "place tower d2 r0") == answer
        assert refused(game, "place tower a5 r0") == answer


@pytest.mark.rule("florence-building-once")
def test_each_building_once_in_a_principality() -> None:
    game = scene(tiles={0: ["tower a1 r0"]})
    assert refused(game, "build tower") == "florence-building-once"
    assert refused(game, "build chapel") == ""


@pytest.mark.rule("florence-building-stock")
def test_three_of_each_building_and_no_more() -> None:
    game = scene(players=4, tiles={seat: ["tower a1 r0"] for seat in (1, 2, 3)})
    assert refused(game, "build tower") == "florence-building-stock"


@pytest.mark.rule("florence-building-stays")
def test_what_is_laid_stays() -> None:
    game = scene(courts={0: {"builders": 3}})
    play(game, "build opera", "place opera d1 r0", "build tower", "place tower a1 r0")
    tiles = game.view(0)["seats"][0]["tiles"]
    while not game.over:
        game.do(game.awaiting[0], game.legal(game.awaiting[0])[-1])
    assert game.view(0)["seats"][0]["tiles"][:2] == tiles
    assert not {"move", "remove", "demolish"} & {move.kind for move in game.catalogue}


def test_the_reconstructed_shapes_allow_what_is_known_of_the_real_ones() -> None:
    """A planning puzzle for players of the real game, and the holdings of the book's overviews, both fit."""
    apart = ["university a1 r0", "laboratory e1 r0", "workshop e4 r0"]
    game = scene(courts={0: {"cash": 9000}}, tiles={0: ["forest c3 r2", "lake a4 r0"]})
    for index, placement in enumerate(apart):
        if index == 2:
            game = scene(courts={0: {"cash": 9000}}, tiles={0: ["forest c3 r2", "lake a4 r0", *apart[:2]]})
        play(game, f"build {placement.split()[0]}", f"place {placement}")
    together = scene(
        courts={0: {"builders": 2}},
        tiles={
            0: [
                "university a1 r0",
                "workshop d1 r0",
                "opera c4 r0",
                "forest f3 r2",
                "forest a4 r3",
                "lake f6 r0",
                "chapel f1 r1",
                "tower e5 r1",
            ]
        },
    )
    assert together.view(0)["seats"][0]["empty_cells"] == 43 - 39
