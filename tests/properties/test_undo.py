"""Steered games at a table whose players often think again: taking a step back leads exactly back,
and what sockets send of a view, sparing what has not changed, is the view."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from seating import Evening, spend

from bottega.games import NAMES, title
from bottega.server.sockets.views import Views
from bottega.server.wire import encode
from bottega.tables.refusal import Refusal
from bottega.tables.table import Table
from properties import checks
from properties.steering import Steering

OFTEN = 0.3  # part of the moves that their player tries to take back
FLOOR = 25  # steps that must have been taken back, or the game has shown nothing


async def takes_back(e: Evening, table: Table, seat: int) -> bool:
    """Whether a seat can take its last step back: not once something has come to light or others have acted."""
    try:
        await e.act(table, seat, "undo")
    except Refusal as refusal:
        if refusal.reason.rule != "table-undo-none":
            raise
        return False
    return True


@pytest.mark.parametrize("name", NAMES)
def test_a_step_taken_back_leads_back_exactly(name: str, tmp_path: Path) -> None:
    async def scenario(e: Evening) -> int:
        players = title(name).players[-1]
        table = await e.table(*[f"Player {seat}" for seat in range(players)], title=name)
        assert table.game is not None
        steering = Steering(table.game, seed=players)
        dice = random.Random(name)
        back = 0
        views = Views()
        for _ in range(checks.LONGEST):
            seat, number = steering.choose(table.game)
            before = table.game.digest()
            await e.play(table, seat, table.game.catalogue[number].text)
            if table.status != "running":
                break
            if dice.random() < OFTEN and await takes_back(e, table, seat):
                back += 1
                assert table.game.digest() == before
            assert encode(views.of(table, [seat])[seat]) == encode(table.game.view(seat))
        checks.the_record_replays(table.game)
        return back

    assert spend(str(tmp_path / "games.db"), scenario) >= FLOOR
