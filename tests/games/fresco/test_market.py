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
        turn={"work": work},
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
    assert game.money[0] == 5
    play(game, "buy red-red")
    assert game.money[0] == 1
    assert game.phase != 2, "no money is left for a third tile"


@pytest.mark.rule("fresco-buy-price")
def test_whoever_lacks_the_price_is_told_so() -> None:
    game = market(work=2, money=3, others=1)
    game.wake[0], game.wake[1] = 1, 0
    game.money[0] = 3
    play(game, "stall 1")
    play(game, "buy red-red")
    assert game.awaiting == [1]
    game.money[1] = 3
    play(game, "stall 2")
    assert game.awaiting != [1], "at four thalers a tile there is nothing to ask"


@pytest.mark.rule("fresco-buy-price")
def test_a_price_beyond_the_purse_is_refused_by_its_rule() -> None:
    game = market()
    play(game, "stall 1")
    game.money[0] = 3
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
    assert game.money[0] == 12
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


@pytest.mark.rule("fresco-supply")
def test_paint_that_the_supply_lacks_can_not_be_bought() -> None:
    game = market(paint="R" * 15)
    play(game, "stall 1")
    assert texts(game) == ["buy red-red", "buy yellow-blue", "close"]
    reason = game.why_not(0, "buy red-red-red")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-supply", {"paint": ["red"]})
