"""Setting up."""

from __future__ import annotations

import pytest

from games.fresco.scene import TABLES, load, new, paints, play, scene


@pytest.mark.rule("fresco-start-goods")
def test_everybody_starts_with_the_same() -> None:
    game = new(4)
    for seat in range(4):
        own = game.view(seat)["seats"][seat]
        assert own["money"] == 12
        assert own["paint"] == {"red": 1, "yellow": 1, "blue": 1}
        assert own["apprentices"] == 5


@pytest.mark.rule("fresco-start-spaces")
@pytest.mark.parametrize("players", [3, 4])
def test_painters_are_drawn_for_start_spaces_that_are_worth_nothing(players: int) -> None:
    game = new(players)
    view = game.view(None)
    assert game.scores == [0] * players
    assert sorted(view["start_spaces"]) == list(range(players))
    assert [view["seats"][seat]["start"] for seat in view["start_spaces"]] == list(range(1, players + 1))
    assert view["order"] == view["start_spaces"], "S1 is the rearmost, and begins"
    orders = {tuple(new(players, seed).view(None)["start_spaces"]) for seed in range(20)}
    assert len(orders) > 3


@pytest.mark.rule("fresco-start-spaces")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_book_a_first_gain_of_five_leads_to_space_five_from_any_start_space(number: int) -> None:
    game = scene("cathedral", players=4, seats={0: {"paint": "BO"}}, bishop="e5")
    data = game.dump()
    data["seats"][0]["start"] = number
    game = load(data)
    play(game, "restore b2")
    assert game.scores[0] == 5
    assert game.view(None)["seats"][0]["start"] is None
    assert game.view(None)["start_spaces"] == [None] * 4


@pytest.mark.rule("fresco-wall")
def test_the_finest_tile_lies_in_the_centre_under_the_bishop() -> None:
    game = new()
    view = game.view(None)
    assert view["bishop"] == "c3"
    assert view["fresco"][12]["square"] == "c3"
    assert view["fresco"][12]["tile"]["value"] == 11
    assert sorted(game.wall.tiles) == list(range(25))
    assert new(seed=2).wall.tiles != game.wall.tiles
    centres = {TABLES.tile_names[new(seed=seed).wall.tiles[12]] for seed in range(20)}
    assert centres == {"11 OGP", "11 OPP"}, "any of several is drawn"


@pytest.mark.rule("fresco-market-tiles")
def test_four_players_leave_one_market_tile_in_the_bag() -> None:
    view = new(4).view(None)
    assert [len(stall["tiles"]) for stall in view["stalls"]] == [3, 3, 3, 4]
    assert len(view["bag"]) == 1


@pytest.mark.rule("fresco-market-tiles")
def test_three_players_have_three_stalls_and_no_triple_tiles() -> None:
    for seed in range(10):
        view = new(3, seed).view(None)
        assert [len(stall["tiles"]) for stall in view["stalls"]] == [3, 3, 3]
        assert len(view["bag"]) == 2
        assert not [tile for stall in view["stalls"] for tile in stall["tiles"] if tile.count("-") == 2]


@pytest.mark.rule("fresco-screens")
def test_screens_hide_money_and_paint_of_others() -> None:
    seats = new().view(0)["seats"]
    assert seats[0]["money"] == 12
    assert seats[1]["money"] is None
    assert seats[1]["paint"] is None
    onlooker = new().view(None)["seats"]
    assert onlooker[0]["money"] is None


@pytest.mark.rule("fresco-screens")
def test_open_screens_show_them_and_a_guess_always_knows_them() -> None:
    seats = new(open_screens=True).view(0)["seats"]
    assert seats[1]["money"] == 12
    assert paints(new().guess(0, 5), 1) == {"red": 1, "yellow": 1, "blue": 1}


@pytest.mark.parametrize("chosen", [{}, {"leonardo": False}, {"leonardo": True}])
def test_in_a_game_of_three_or_four_the_options_say_that_leonardo_is_absent(chosen: dict[str, bool]) -> None:
    for players in (3, 4):
        assert new(players, **chosen).options["leonardo"] is False
    assert new(2).options["leonardo"] is True


def test_the_figures_add_up_to_the_printed_numbers_of_components() -> None:
    assert sum(TABLES.value[:25]) == 162
    assert len(TABLES.bag_of_four) == 14
    assert len(TABLES.card_names) == 18
