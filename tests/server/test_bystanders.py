"""Those who neither acted nor are asked: told at once what happened, shown the position a moment later.

Who wants changes, as the page does, is told both together.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from seating import Evening, spend
from serving import Page, Served, serve

from bottega.client import person
from bottega.server.operating.work import Metered
from bottega.server.sockets.bystanders import Bystanders, Pairs
from bottega.server.sockets.hub import Hub
from bottega.server.sockets.listener import Listener
from bottega.tables.token import Who


def test_an_onlooker_hears_of_every_move_and_ends_with_the_newest_position(tmp_path: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("stanza", [person("Ada"), person("Ben")])
        table = await s.service.house.table(made.table)
        async with Page(s, made.table, made.onlooker) as page:
            begun = (await page.push("state"))["number"]
            for _ in range(6):
                assert table.game is not None
                seat = table.awaiting[0]
                move = table.game.moves(seat)[0].text
                await s.client.command(
                    made.table, made.tokens[seat], "play", moves=[move], expect=table.entries_for(seat)
                )
            shown = await page.push("game")
            while shown["number"] < table.number:
                shown = await page.push("game")
            entries = [push["number"] for push in page.pushes if push["push"] == "entry"]
            assert entries == list(range(begun + 1, table.number + 1))
            assert shown["game"] == (await s.client.state(made.table, made.onlooker))["game"]

    serve(tmp_path / "games.db", scenario)


def _nothing() -> None:
    pass


class Wire:
    """A connection that remembers what was sent, write by write."""

    full = False

    def __init__(self) -> None:
        self.on_room: Callable[[], None] = _nothing
        self.writes: list[list[str]] = []

    def tell(self, texts: Sequence[bytes]) -> None:
        self.writes.append([msgspec.json.decode(text)["push"] for text in texts])


def test_who_wants_changes_hears_of_a_move_together_with_the_position(tmp_path: Path) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo", title="stanza")
        hub = Hub(e.house)
        wires: dict[tuple[int, bool], Wire] = {}
        for seat in range(3):
            for changes in (True, False):
                ear, wires[seat, changes] = Listener(table.id, [Who(seat=seat)], "en", False), Wire()
                ear.changes = changes
                hub.states(ear)
                ear.connect(wires[seat, changes], hub.states, hub.post)
                hub.listeners.setdefault(table.id, set()).add(ear)

        async def next_turn() -> dict[tuple[int, bool], list[list[str]]]:
            await asyncio.sleep(0)
            told = {which: wire.writes for which, wire in wires.items()}
            for wire in wires.values():
                wire.writes = []
            return told

        mover, moves = table.awaiting[0], 0
        while True:
            await e.play_any(table, mover)
            told = await next_turn()
            if table.awaiting != [mover]:
                break
            moves += 1  # the same is asked again: all others look on
            for (seat, changes), writes in told.items():
                assert writes == ([["entry"]] if seat == mover or not changes else [])
            hub.bystanders._look(asyncio.get_running_loop().time())
            for (seat, changes), writes in (await next_turn()).items():
                assert writes == ([] if seat == mover else [["entry", "game"]] if changes else [["game"]])
        assert moves
        # All else is told at once, and with it what is held.
        await e.act(table, mover, "chat", text="That was not easy.")
        for which, writes in (await next_turn()).items():
            assert [push for write in (*told[which], *writes) for push in write] == ["entry", "entry"]

    spend(str(tmp_path / "games.db"), scenario)


def test_while_there_is_much_to_do_only_those_who_have_waited_long_are_shown_the_position(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        time = 100.0
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: time)
        shown: list[tuple[str, Pairs]] = []
        bystanders = Bystanders(lambda table, pairs: shown.append((table, pairs)))
        listener, who, gone = Listener("t", [], "en", False), Who(seat=1), Who(seat=2)
        for each in (who, gone, who):
            bystanders.add(listener, each)
        bystanders.discard(listener, gone)
        bystanders._look(due=time - 1)
        assert shown == []
        time += 60
        bystanders._look(due=time - 1)
        assert shown == [("t", [(listener, who)])]
        bystanders.add(listener, who)
        bystanders._look(due=time)
        assert len(shown) == 2

    asyncio.run(scenario())


def test_what_bystanders_are_shown_counts_for_who_moved() -> None:
    """Of two tables that are shown together, each counts for its own mover."""
    dear = {"a": 0.02, "b": 0.0}

    async def move(bystanders: Bystanders, table: str) -> None:
        bystanders.add(Listener(table, [], "en", False), Who(seat=1))

    async def scenario() -> None:
        bystanders = Bystanders(lambda table, _: time.sleep(dear[table]))
        movers = {table: Metered(move(bystanders, table)) for table in ("b", "a")}
        for moved in movers.values():
            await moved
        before = movers["b"].meter.spent
        bystanders._look(due=asyncio.get_running_loop().time())
        assert movers["a"].meter.spent >= dear["a"]
        assert movers["b"].meter.spent > before

    asyncio.run(scenario())
