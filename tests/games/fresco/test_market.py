"""The market."""

from __future__ import annotations

import pytest

from bottega.games.fresco.state import Fresco
from games.fresco.scene import paints, play, refused, scene, texts

STALLS = [["red-red", "red-red-red", "yellow-blue"], ["red-blue"], ["orange"], ["green"]]


def market(work: int = 2, money: int = 12, paint: str = "", others: int = 0) -> Fresco:
    return scene(
        "market",
        players=4,
        stalls=STALLS,
        work=work,
        seats={0: {"money": money, "paint": paint}, 1: {"plan": {"market": others}, "money": 12}},
    )


@pytest.mark.rule("fresco-buy-offered")
def test_each_apprentice_buys_one_tile_of_the_stall() -> None:
    game = market(work=2)
    play(game, "stall 1")
    assert texts(game) == ["buy red-red", "buy red-red-red", "buy yellow-blue", "close"]
    assert refused(game, "buy orange") == "fresco-buy-offered"
    play(game, "buy red-red-red", "buy yellow-blue")
    assert paints(game, 0) == {"red": 3, "yellow": 1, "blue": 1}
    assert game.phase != 2, "both apprentices have bought"


@pytest.mark.rule("fresco-buy-price")
def test_the_price_is_for_a_tile_however_much_paint() -> None:
    game = market(work=3, money=9)
    play(game, "stall 1", "buy red-red-red")
    assert game.painters[0].money == 5
    play(game, "buy red-red")
    assert game.painters[0].money == 1
    assert game.phase != 2, "no money is left for a third tile"


@pytest.mark.rule("fresco-buy-price")
def test_whoever_lacks_the_price_is_told_so() -> None:
    game = market(work=2, money=3, others=1)
    game.painters[0].wake, game.painters[1].wake = 1, 0
    game.painters[0].money = 3
    play(game, "stall 1")
    play(game, "buy red-red")
    assert game.awaiting == [1]
    game.painters[1].money = 3
    play(game, "stall 2")
    assert game.awaiting != [1], "at four thalers a tile there is nothing to ask"


@pytest.mark.rule("fresco-buy-price")
def test_a_price_beyond_the_purse_is_refused_by_its_rule() -> None:
    game = market()
    play(game, "stall 1")
    game.painters[0].money = 3
    reason = game.why_not(0, "buy red-red")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-buy-price", {"price": 4, "coins": 3})


@pytest.mark.rule("fresco-stall-open", "fresco-stall-closes")
def test_a_visited_stall_is_closed_for_everybody() -> None:
    game = market(work=1, others=1)
    play(game, "stall 1", "buy red-red")
    assert game.awaiting == [1]
    assert texts(game) == ["stall 2", "stall 3", "stall 4", "pass"]
    reason = game.why_not(1, "stall 1")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-stall-open", {"stall": 1, "stalls": [2, 3, 4]})
    assert game.view(None)["stalls"][0] == {"stall": 1, "open": False, "tiles": []}


@pytest.mark.rule("fresco-stall-closes")
def test_one_can_close_a_stall_without_buying() -> None:
    game = market(work=3, others=1)
    play(game, "stall 1", "close")
    assert game.painters[0].money == 12
    assert refused(game, "stall 1") == "fresco-stall-open"


@pytest.mark.rule("fresco-stall-one")
def test_nobody_visits_a_second_stall() -> None:
    game = market(work=3)
    play(game, "stall 1", "buy red-red")
    assert refused(game, "stall 2") == "fresco-stall-one"


@pytest.mark.rule("fresco-idle")
def test_apprentices_may_stay_idle_and_leave_all_stalls_open() -> None:
    game = market(work=2, others=1)
    play(game, "pass")
    assert texts(game) == ["stall 1", "stall 2", "stall 3", "stall 4", "pass"]


@pytest.mark.rule("fresco-paint-unlimited")
def test_paint_never_runs_out() -> None:
    game = market(paint="R" * 15, money=40)
    play(game, "stall 1", "buy red-red-red")
    assert game.view(0)["seats"][0]["paint"]["red"] == 18, "more than there are cubes in the box"


@pytest.mark.rule("fresco-buy-price")
def test_the_book_at_seven_a_tile_costs_two_thalers() -> None:
    game = scene(
        "market",
        stalls=[["red-red", "red-yellow"], ["blue-blue"], ["green"]],
        seats={0: {"time": 7, "money": 5}, 1: {"time": 8}, 2: {"time": 9}},
        work=2,
    )
    play(game, "stall 1", "buy red-red", "buy red-yellow")
    assert game.painters[0].money == 1


@pytest.mark.rule("fresco-stall-first", "fresco-stall-closes")
def test_what_belongs_to_another_step_of_the_market_is_refused_by_its_rule() -> None:
    game = market()
    assert refused(game, "buy red-red") == "fresco-stall-first"
    assert refused(game, "close") == "fresco-stall-first"
    assert refused(game, "buy gold") == "fresco-stall-first"
    play(game, "stall 1")
    assert refused(game, "pass") == "fresco-stall-closes"
    assert refused(game, "buy purple") == "fresco-buy-offered"


@pytest.mark.rule("fresco-market-tiles")
def test_a_stall_that_is_not_in_the_game_is_not_called_closed() -> None:
    game = scene("market", players=3)
    for stall in ("4", "9"):
        reason = game.why_not(0, f"stall {stall}")
        assert reason is not None
        assert reason.rule == "fresco-market-tiles"
        assert reason.args["stalls"] == [1, 2, 3]
