"""Phase A."""

from __future__ import annotations

import pytest

from bottega.kernel.errors import IllegalMove
from games.florence.scene import auction, notations, play, refused, scene, told


@pytest.mark.rule("florence-auction-open", "florence-auction-opener", "florence-auction-last")
def test_the_example_of_the_book() -> None:
    """Four players: A takes a park, D a jester for 700, B a forest for 600, C a builder for 200."""
    game = auction(players=4)
    play(game, "0: open park", "1: pass", "2: pass", "3: pass", "0: place park a1 r0")
    assert game.courts[0].cash == 2800
    play(game, "1: open jester", "2: bid 300", "3: bid 400", "1: bid 500", "2: bid 600", "3: bid 700")
    play(game, "1: pass", "2: pass")
    assert game.courts[3].cash == 2300
    assert game.courts[3].jesters == 1
    play(game, "1: open forest", "2: bid 300", "1: bid 400", "2: bid 500", "1: bid 600", "2: pass")
    play(game, "1: place forest a1 r0")
    assert game.courts[1].cash == 2400
    assert notations(game) == ["open lake", "open builder", "open prestige", "open recruiting", "pass"]
    play(game, "2: open builder")
    assert game.courts[2].cash == 2800
    assert game.courts[2].builders == 1
    assert game.view(0)["part"] == "actions"


@pytest.mark.rule("florence-auction-raise")
def test_a_bid_is_exactly_one_hundred_more() -> None:
    game = auction()
    play(game, "open lake")
    assert notations(game) == ["bid 300", "pass"]
    assert refused(game, "bid 400") == "florence-auction-raise"
    assert refused(game, "bid 200") == "florence-auction-raise"
    play(game, "bid 300")
    assert notations(game) == ["bid 400", "pass"]


@pytest.mark.rule("florence-auction-closed", "florence-auction-one")
def test_a_stack_is_closed_after_its_sale_and_so_is_the_buyer() -> None:
    game = auction()
    play(game, "0: open jester", "1: pass", "2: pass")
    assert refused(game, "open jester") == "florence-auction-closed"
    play(game, "1: open builder", "2: pass")
    assert game.awaiting == [2], "seat 0 has an object and is not asked"


@pytest.mark.rule("florence-auction-pass")
def test_an_opener_who_names_nothing_is_out_of_the_phase() -> None:
    game = auction()
    play(game, "0: pass", "1: open jester", "2: pass")
    assert game.courts[1].jesters == 1
    play(game, "2: pass")
    assert game.view(0)["part"] == "actions"


@pytest.mark.rule("florence-auction-pass")
def test_who_can_not_bid_passes_unasked() -> None:
    game = auction(courts={1: {"cash": 200}, 2: {"builders": 3}})
    events = told(game, "0: open builder")
    assert [(event.kind, event.seat) for event in events[:3]] == [("open", 0), ("pass", 1), ("pass", 2)]
    assert game.courts[0].builders == 1


@pytest.mark.rule("florence-auction-empty")
def test_an_empty_stack_is_not_on_offer() -> None:
    game = auction(courts={1: {"builders": 3}, 2: {"builders": 3}})
    assert refused(game, "open builder") == "florence-auction-empty"
    assert next(lot for lot in game.view(0)["lots"] if lot["name"] == "builder") == {
        "name": "builder",
        "open": False,
        "left": 0,
    }


@pytest.mark.rule("florence-auction-lots", "florence-two-landscapes")
def test_landscapes_are_three_stacks_or_between_two_players_one() -> None:
    assert refused(auction(), "open landscape") == "florence-auction-lots"
    assert refused(auction(players=2), "open lake") == "florence-two-landscapes"
    assert [lot["name"] for lot in auction(players=2).view(0)["lots"]] == [
        "jester",
        "builder",
        "prestige",
        "recruiting",
        "landscape",
    ]


@pytest.mark.rule("florence-two-landscapes", "florence-two-price")
def test_between_two_the_winner_of_the_landscapes_picks_the_kind() -> None:
    game = auction(players=2)
    play(game, "0: open landscape", "1: bid 400", "0: pass")
    assert game.courts[1].cash == 2600
    assert notations(game) == ["pick forest", "pick lake", "pick park"]
    play(game, "1: pick lake", "1: place lake c3 r0")
    assert game.courts[1].lakes == 1
    assert refused(game, "open landscape", 0) == "florence-auction-closed"
    play(game, "0: open jester")
    assert game.courts[0].cash == 2700, "the last player pays the base price of 300"


@pytest.mark.rule("florence-two-landscapes")
def test_a_kind_that_is_gone_can_not_be_picked() -> None:
    lakes = ["lake a1 r0", "lake c1 r0", "lake e1 r0"]
    game = auction(players=2, tiles={0: lakes, 1: lakes})
    play(game, "0: open landscape", "1: pass")
    assert notations(game) == ["pick forest", "pick park"]
    assert refused(game, "pick lake") == "florence-auction-empty"


@pytest.mark.rule("florence-landscape-fits")
def test_without_room_there_is_no_bid_for_a_landscape() -> None:
    rows = [f"park {column}{row} r0" for row in (1, 2) for column in ("a", "d")]
    full = {0: [*rows, "lake a3 r0", "lake c3 r0", "lake e3 r0", "forest d5 r0", "forest f5 r0"]}
    game = auction(tiles=full)
    assert refused(game, "open lake") == "florence-landscape-fits"
    assert refused(game, "open park") == ""


@pytest.mark.rule("florence-builder-three")
def test_a_fourth_builder_is_refused() -> None:
    game = auction(courts={0: {"builders": 3}})
    assert refused(game, "open builder") == "florence-builder-three"


@pytest.mark.rule("florence-money-enough", "florence-money-back")
def test_a_bid_counts_on_stepping_back() -> None:
    game = auction(courts={0: {"cash": 100, "points": 2}, 1: {"cash": 0, "points": 0}, 2: {"cash": 0}})
    play(game, "open jester")
    assert (game.courts[0].cash, game.courts[0].points) == (0, 1), "one point made up for what was missing"
    poor = auction(courts={0: {"cash": 100, "points": 0}, 1: {"cash": 200}}, turn=1)
    assert poor.awaiting == [1]
    assert refused(auction(courts={0: {"cash": 200}}), "bid 300") == "florence-not-this-phase"


@pytest.mark.rule("florence-money-enough")
def test_an_opener_without_money_is_out() -> None:
    game = auction(courts={0: {"cash": 3000}, 1: {"cash": 100}, 2: {"cash": 0}})
    play(game, "0: open jester")
    assert game.view(0)["part"] == "actions", "neither of the others can pay for anything"


@pytest.mark.rule("florence-money-back")
def test_stepping_back_by_oneself() -> None:
    game = auction(courts={0: {"points": 1, "cash": 1000}, 1: {"points": 3}})
    play(game, "0: sell 1")
    assert (game.courts[0].cash, game.courts[0].points) == (1100, 0)
    assert refused(game, "sell 1") == "florence-money-back"
    play(game, "0: open lake", "1: sell 1", "1: sell 1", "1: bid 300", "2: pass", "0: pass")
    assert game.courts[1].points == 1
    assert refused(game, "sell 1") == "florence-not-this-phase", "not while a tile is being laid"


def test_a_refused_move_changes_nothing() -> None:
    game = auction()
    before = game.digest()
    with pytest.raises(IllegalMove, match="Not now"):
        game.play(0, "bid 500")
    assert game.digest() == before


@pytest.mark.rule("florence-auction-last")
def test_the_last_player_may_take_nothing() -> None:
    game = auction()
    play(game, "0: open jester", "1: pass", "2: pass", "1: open builder", "2: pass", "2: pass")
    assert game.view(2)["part"] == "actions"
    assert game.courts[2].cash == 3000


def test_the_auction_begins_again_each_round() -> None:
    game = scene(round=2, turn=0, starter=1)
    play(game, "0: end")
    assert game.round == 3
    assert game.awaiting == [2], "the seat left of the last starter opens"
    assert all(lot["open"] for lot in game.view(0)["lots"])
