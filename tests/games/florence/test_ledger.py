"""Nothing comes from nowhere: every florin is accounted for; fixed positions have fixed numbers of continuations."""

from __future__ import annotations

import random
from typing import Any

import pytest
from shelf import combinations

import bottega
from bottega.kernel.event import Event
from bottega.kernel.game import Game
from games.florence.scene import auction, florence, scene

IN = {"sell": 1, "paid": 1, "pot": 1}
OUT = {"buy": -1, "order": -1, "freedom": -1, "draw": -1, "change": -1, "take": -1}


def book(event: Event, purses: list[int]) -> None:
    florins = event.args.get("florins", 0)
    assert isinstance(florins, int)
    if event.kind == "together":
        payment, partner = event.args["payment"], event.args["partner"]
        assert isinstance(payment, int)
        assert isinstance(partner, int)
        purses[event.seat] += payment - florins
        purses[partner] -= payment
    else:
        purses[event.seat] += florins * {**IN, **OUT}.get(event.kind, 0)


@pytest.mark.parametrize(
    ("players", "options"),
    [(players, options) for _, players, options in combinations("florence") if "open_money" not in options],
    ids=str,
)
def test_every_florin_is_accounted_for(players: int, options: dict[str, Any]) -> None:
    dice = random.Random(players)
    game = florence(bottega.new_game("florence", players, 8, options))
    purses = [int(court.cash) for court in game.courts]
    game.log = []
    while not game.over:
        seat = dice.choice(game.awaiting)
        game.play(seat, dice.choice(game.moves(seat)))
        for event in game.log:
            book(event, purses)
        game.log.clear()
        assert [court.cash for court in game.courts] == purses
        assert min(purses) >= 0


def ways(game: Game, depth: int) -> int:
    """How many chains of so many decisions there are."""
    if depth == 0 or game.over:
        return 1
    seat = game.awaiting[0]
    total = 0
    for number in game.legal(seat):
        twin = game.copy()
        twin.do(seat, number)
        total += ways(twin, depth - 1)
    return total


def test_ways_to_go_on_from_fixed_positions() -> None:
    opening = auction(players=4)
    assert [ways(opening, depth) for depth in (1, 2, 3)] == [8, 22, 50]
    turn = scene(courts={0: {"hand": ["poet", "jurist"], "jesters": 3, "bonus": ["bonus-jesters"], "builders": 2}})
    assert [ways(turn, depth) for depth in (1, 2, 3)] == [18, 802, 16201]
    courting = scene(
        players=3,
        phase="court",
        changes={"auction": {"opener": 0, "still": [0, 1, 2], "lots": [], "lot": None}},
        options={"muse_and_princess": True},
    )
    assert [ways(courting, depth) for depth in (1, 2, 3)] == [7, 78, 569]
    neighbours = scene(options={"cooperative_building": True})
    assert [ways(neighbours, depth) for depth in (1, 2)] == [36, 841]
