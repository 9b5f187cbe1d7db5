"""Nothing appears from nowhere: money, paint, tiles, apprentices, requests and cards through whole games."""

from __future__ import annotations

import random

import pytest

from bottega.games.fresco.paint import COLOURS, count
from bottega.games.fresco.state import Fresco
from games.fresco.scene import TABLES, new

GIVEN = ("coins", "gift", "gift-paint", "income", "income-paint")


def fits_the_rounds(game: Fresco) -> bool:
    """Nobody has more paint than the positions allow, and so never more than can be counted."""
    return all(
        count(paint, colour) <= TABLES.most_paint(colour, int(game.round))
        for paint in [painter.paint for painter in game.painters]
        for colour in range(COLOURS)
    )


def tiles_in_all(game: Fresco) -> int:
    loose = sum(
        int(count(packed, back)) for packed in [painter.loose for painter in game.painters] for back in range(8)
    )
    fulfilled = sum(3 - ((game.piles >> (2 * kind)) & 3) for kind in range(4)) if game.requests else 0
    stacking = 3 - game.turn.picks if game.view(None)["phase"] == "workshop" and game.turn.step == 1 else 0
    return int(game.wall.left).bit_count() + loose + 3 * fulfilled + stacking


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", [False, True])
def test_components_are_conserved_and_every_coin_is_told(players: int, modules: bool) -> None:
    game = new(players, 7, portraits=modules, bishops_requests=modules, special_blends=modules)
    game.log = []
    dice = random.Random(players)
    while not game.over:
        seat = dice.choice(game.awaiting)
        game.do(seat, dice.choice(game.legal(seat)))
        assert fits_the_rounds(game)
        assert tiles_in_all(game) == 25
    for seat in range(players):
        told = TABLES.start_money
        for event in game.log:
            if event.seat == seat:
                coins, price = event.args.get("coins", 0), event.args.get("price", 0)
                assert isinstance(coins, int)
                assert isinstance(price, int)
                told += (coins if event.kind in GIVEN else -coins) - price
        assert game.painters[seat].money == told


@pytest.mark.parametrize("seed", range(3))
def test_plans_always_use_exactly_the_apprentices_there_are(seed: int) -> None:
    game = new(3, seed)
    game.log = []
    dice = random.Random(seed)
    expected: dict[int, int] = {}
    checked = 0
    while not game.over:
        if game.view(None)["phase"] == "planning":
            expected = {seat: entry["apprentices"] for seat, entry in enumerate(game.view(None)["seats"])}
        seat = dice.choice(game.awaiting)
        game.log.clear()
        game.do(seat, dice.choice(game.legal(seat)))
        for event in game.log:
            if event.kind in ("plan", "plan-last-round"):
                numbers = [number for number in event.args.values() if isinstance(number, int)]
                assert sum(numbers) == expected[event.seat]
                assert max(numbers) <= 3
                checked += 1
    assert checked == 3 * game.round
