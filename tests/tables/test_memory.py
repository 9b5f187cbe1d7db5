"""Which tables are kept in memory, and that those which are not miss nothing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import AsyncMock

import pytest
from seating import Evening, spend

from bottega.store.base import Away, Store
from bottega.store.postgres import PostgresStore
from bottega.store.sqlite import SqliteStore
from bottega.tables.premove import Premove
from bottega.tables.settings import ClockSettings


def test_tables_whose_bots_wait_do_not_keep_others_in_memory(url: str) -> None:
    async def scenario(e: Evening) -> None:
        e.driver.think = AsyncMock(side_effect=ConnectionError("nobody thinks"))
        e.house.registry.most = 5
        waiting = [(await e.table("bot", "bot")).id for _ in range(4)]
        idle = [(await e.table("Ada", "Ben")).id for _ in range(6)]
        kept = set(e.house.registry.tables)
        assert set(waiting) <= kept
        assert idle[-1] in kept
        assert len(kept) == 5

    spend(url, scenario)


def test_a_table_that_left_the_memory_comes_back_when_its_clock_runs_out(url: str) -> None:
    async def scenario(e: Evening) -> None:
        e.house.registry.most = 1
        clock = ClockSettings(kind="move", seconds=3600)
        table = await e.table("Ada", "Ben", clock=clock)
        await e.play_any(table, 0)
        async with table.lock:  # whoever still has to do with it is done now
            pass
        await e.table("Cleo", "Dora")
        assert table.id not in e.house.registry.tables
        for _ in range(3):
            e.time += 1300
            await e.driver.tick()
            await e.driver.tick()
        assert (await e.house.table(table.id)).seats[1].taken_over

    spend(url, scenario)


def test_what_others_wrote_while_the_store_was_away_is_read_when_it_is_back(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        registry, read = e.house.registry, e.house.store.entries
        registry.refresh_all()
        with pytest.MonkeyPatch.context() as away:
            away.setattr(e.house.store, "entries", AsyncMock(side_effect=Away("the database does not answer")))
            with pytest.raises(Away):
                await e.house.table(table.id)
        asked = AsyncMock(side_effect=read)
        with pytest.MonkeyPatch.context() as back:
            back.setattr(e.house.store, "entries", asked)
            await e.house.table(table.id)
            await e.house.table(table.id)
        assert asked.await_count == 1

    spend(url, scenario)


@asynccontextmanager
async def nothing_written(store: Store) -> AsyncIterator[None]:
    """For a while what is to be written waits, and can be read by nobody."""
    if isinstance(store, SqliteStore):
        disk = threading.Event()
        writing = asyncio.create_task(store._write(lambda _connection: disk.wait()))
        await asyncio.sleep(0)
        yield
        disk.set()
        await writing
    elif isinstance(store, PostgresStore):
        async with store.pool.acquire() as connection, connection.transaction():
            await connection.execute("LOCK TABLE entries IN SHARE MODE")
            yield


def test_a_move_is_heard_of_though_its_player_went_while_it_was_written(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "bot", title="fresco")
        await e.settle()
        number = table.number
        assert table.awaiting == [0]
        async with nothing_written(e.house.store):
            playing = asyncio.create_task(e.play_any(table, 0))
            while not table.lock.locked():
                await asyncio.sleep(0)
            playing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await playing
            assert len(await e.house.store.entries(table.id)) == number  # whoever looks now finds nothing
        await e.settle()
        assert table.number > number + 1  # the bot has answered

    spend(url, scenario)


def test_an_order_given_elsewhere_meanwhile_hides_none_of_a_table_that_is_opened(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(e: Evening) -> None:
        table, other = await e.table("Ada", "Ben"), await e.table("Cleo", "Dora")
        await e.house.orders.set(table, 0, Premove("pass", None))
        e.house.registry.tables.clear()
        e.house.orders.forget(table.id)
        whole = e.house.store.whole

        async def read(id: str, beside: str) -> object:
            found = await whole(id, beside)
            await e.house.orders.set(other, 0, Premove("pass", None))
            return found

        monkeypatch.setattr(e.house.store, "whole", read)
        assert list(e.house.orders.at(await e.house.table(table.id))) == [0]

    spend(url, scenario)
