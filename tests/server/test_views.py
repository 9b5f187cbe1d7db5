"""Views on sockets: of tables that nobody is shown any more nothing is remembered, and changes come to the whole."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from seating import Evening, spend

import bottega
from bottega.games import NAMES
from bottega.server.sockets import views
from bottega.server.sockets.hub import Hub
from bottega.server.sockets.listener import Listener
from bottega.server.wire import encode
from bottega.tables.refusal import Refusal
from bottega.tables.table import Table
from bottega.tables.token import Who


def _table(name: str) -> Table:
    table = Table(name)
    table.game = bottega.new_game("stanza", 2, 1)
    return table


def test_only_tables_that_were_shown_of_late_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "KEPT", 2)
    kept = views.Views()
    first, second, third = (_table(name) for name in ("a", "b", "c"))
    for table in (first, second, first, third):
        assert table.game is not None
        assert encode(kept.of(table, [0])[0]) == encode(table.game.view(0))
    assert list(kept._memories) == ["a", "c"]
    kept.forget("a")
    kept.forget("nobody's")
    assert list(kept._memories) == ["c"]


class Follower(Listener):
    """A socket that wants changes and puts them together."""

    def __init__(self, table: str, seat: int | None) -> None:
        super().__init__(table, [Who(seat=seat)], "en", light=False)
        self.changes = True
        self.view: Any = None
        self.sight = 0
        self.spared = 0  # positions of which only changes were told

    def tell(self, message: bytes) -> None:
        heard = msgspec.json.decode(message)
        game = heard["state"]["game"] if "state" in heard else heard.get("game")
        if game is None:
            return
        if "changes" in game:
            assert "view" not in game
            assert game["sight"] - self.sight in (0, 1)
            self.view = {**self.view, **game["changes"]}
            self.spared += 1
        else:
            self.view = game["view"]
        self.sight = game["sight"]


@pytest.mark.parametrize("title", NAMES)
def test_changes_upon_what_was_shown_come_to_the_whole_view(title: str, tmp_path: Path) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo", title=title)
        assert table.game is not None
        hub, dice = Hub(e.house), random.Random(title)
        ears = [Follower(table.id, seat) for seat in (0, 1, 2, None, 0)]
        hub.listeners[table.id] = set(ears)
        for ear in ears[:4]:
            for message in hub.greeting(table, ear, None):
                ear.tell(message)
        for step in range(150):
            if table.status != "running":
                break
            seat = dice.choice(table.game.awaiting)
            await e.play_any(table, seat)
            if dice.random() < 0.2:
                with contextlib.suppress(Refusal):  # something has come to light
                    await e.act(table, seat, "undo")
            if step == 40:  # another page of the same seat comes late, and one is cut off and comes back
                for ear, after in ((ears[4], None), (ears[1], table.entries_for(1) - 2)):
                    for message in hub.greeting(table, ear, after):
                        ear.tell(message)
            hub.bystanders._look(asyncio.get_running_loop().time())
            for ear in ears if step >= 40 else ears[:4]:
                shown = msgspec.json.decode(encode(table.game.view(ear.whos[0].seat)))
                assert ear.view == shown
        assert all(ear.spared > 20 for ear in ears[:4])

    spend(str(tmp_path / "games.db"), scenario)


def test_who_has_not_seen_the_view_before_is_shown_the_whole() -> None:
    kept, table = views.Views(), _table("a")
    game = table.game
    assert game is not None
    first = kept.sight(table, 0, kept.of(table, [0])[0])
    assert first.since(None) is None
    assert first.since(first.number) == {}
    game.play(game.awaiting[0], game.moves(game.awaiting[0])[0])
    second = kept.sight(table, 0, kept.of(table, [0])[0])
    assert second.since(first.number)
    assert second.since(first.number - 1) is None
    assert kept.sight(table, 0, kept.of(table, [0])[0]) is second
