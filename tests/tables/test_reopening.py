"""Tables that are read anew: they are what they were, from the first entry or a snapshot, or are set aside."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest
from seating import Evening, refusal, spend, tamper

from bottega.kernel.event import Event
from bottega.tables import registry
from bottega.tables.entries import read
from bottega.tables.refusal import Refusal
from bottega.tables.settings import ClockSettings
from bottega.tables.sight import clock_info
from bottega.tables.table import Table


def test_a_table_that_does_not_replay_is_set_aside_and_kept(url: str) -> None:
    async def first(e: Evening) -> str:
        table = await e.table("Ada", "Ben")
        await e.play_any(table, 0)
        return table.id

    id = spend(url, first)
    tamper(url, """UPDATE entries SET data = replace(data, '"show ', '"shew ') WHERE kind = 'play'""")

    async def second(e: Evening) -> None:
        assert await refusal(e.house.table(id)) == (409, "table-broken")
        assert list(e.house.registry.broken) == [id]
        assert len(await e.house.store.entries(id)) == 3
        await e.table("Ada", "Ben")

    spend(url, second, seed=8)


def test_a_play_that_nobody_can_have_written_sets_its_table_aside(url: str) -> None:
    async def first(e: Evening) -> str:
        table = await e.table("Ada", "Ben")
        await e.play_any(table, 0)
        return table.id

    id = spend(url, first)
    tamper(url, """UPDATE entries SET data = replace(data, '"moves":[', '"moves":[7,') WHERE kind = 'play'""")

    async def second(e: Evening) -> None:
        assert await refusal(e.house.table(id)) == (409, "table-broken")

    spend(url, second, seed=8)


@pytest.mark.parametrize("title", ["florence", "fresco", "stanza"])
@pytest.mark.parametrize("clock", [None, ClockSettings(kind="player", seconds=86_400, increment=30)])
def test_a_table_that_was_read_anew_is_the_one_that_was_played(
    tmp_path: Path, title: str, clock: ClockSettings | None
) -> None:
    """Also where people talk, choose in secret, take moves back and ask others whether they may."""

    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo", title=title, clock=clock)
        dice = random.Random(title)
        for turn in range(120):
            assert table.game is not None
            e.time += dice.randrange(5)
            seat = dice.choice(table.game.awaiting)
            await e.play(table, seat, dice.choice(table.game.moves(seat)).text, key=f"k{turn}")
            if turn % 9 == 4:
                await e.act(table, (seat + 1) % 3, "chat", text="Oh!")
            if turn % 7 == 3:
                with contextlib.suppress(Refusal):
                    await e.act(table, seat, "undo")
            if turn % 25 == 13:
                with contextlib.suppress(Refusal):
                    await e.act(table, seat, "propose", what="undo")
            if turn % 20 == 19:
                kept = [read(each) for each in await e.house.store.entries(table.id)]
                again = Table(table.id, e.house.downtimes.times)
                again.reopen(kept)
                assert told_of(again) == told_of(table)
                assert [each.fact.written() for each in again.entries] == [
                    each.fact.written() for each in table.entries
                ]
                assert again.keys.keys() == table.keys.keys()
                assert (again.updated, again.reworded) == (table.updated, table.reworded)
                assert clock_info(again, e.time) == clock_info(table, e.time)

    spend(tmp_path / "games.db", scenario)


def told_of(table: Table) -> list[object]:
    """All that a table knows beside its game, whichever way it was read."""
    assert table.game is not None
    moves = [(each.text, each.secret, each.several, [vars_of(event) for event in each.events]) for each in table.played]
    counts = [[count.shown(seat) for seat in (0, 1, 2, None)] for count in (table.counted, table.past.count)]
    return [moves, counts, table.past.lacks, table.past.veiled, table.touched, table.awaiting, table.game.digest()]


def vars_of(event: Event) -> tuple[object, ...]:
    return event.kind, event.seat, event.args, event.secret


@pytest.mark.parametrize("spoil", [False, True])
def test_tables_reopen_from_a_snapshot_and_a_bad_one_does_no_harm(
    url: str, spoil: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "REPLAYED", 0)

    async def first(e: Evening) -> tuple[str, str, int]:
        table = await e.table("Ada", "Ben", "Cleo", title="fresco")
        assert table.game is not None
        for _ in range(100):
            await e.play_any(table, table.game.awaiting[0])
        await e.settle()
        assert await e.house.store.snapshot(table.id) is not None
        for snapshot in (None, await e.house.store.snapshot(table.id)):
            again = Table(table.id)
            again.reopen(table.entries, snapshot)
            assert told_of(again) == told_of(table)
        return table.id, table.game.digest(), table.number

    id, digest, number = spend(url, first)
    if spoil:
        tamper(url, "UPDATE snapshots SET digest = 'no'")

    async def second(e: Evening) -> None:
        table = await e.house.table(id)
        assert table.game is not None
        assert (table.game.digest(), table.number, table.status) == (digest, number, "running")
        record = table.game.record()
        assert len(record.moves) == 100
        await e.play_any(table, table.game.awaiting[0])

    spend(url, second)
