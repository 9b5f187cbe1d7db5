"""Old databases become today's, on SQLite and PostgreSQL alike, and lose nothing on the way."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import pytest
from msgspec.structs import replace

from bottega.store import Entry, Row, Snapshot, StoreError, make_store, postgres, sqlite
from bottega.store.schema import MIGRATIONS, VERSION

ENTRY = Entry("t", 1, "create", None, 12.5, '{"title": "toy"}', "0:key")
ROW = Row("t", "toy", "running", True, False, 1.0, 12.5)
# The same as every version can write it, the first one too.
FIRST_ROW = """INSERT INTO tables (id, title, status, public, driven, created, updated)
    VALUES ('t', 'toy', 'running', TRUE, FALSE, 1.0, 12.5)"""
SNAPSHOT = Snapshot("t", 1, {"round": 3}, "abc")
RELEASED = ("50387de74c06",)  # how the digest of each released migration begins: they are never changed
LATER = (
    "ALTER TABLE tables ADD COLUMN season TEXT NOT NULL DEFAULT 'spring'",
    "CREATE INDEX seasons ON tables (season)",
)


def set_schema(monkeypatch: pytest.MonkeyPatch, *migrations: tuple[str, ...]) -> None:
    """The schema as another version of Bottega knows it."""
    for module in (sqlite, postgres):
        monkeypatch.setattr(module, "MIGRATIONS", migrations)
        monkeypatch.setattr(module, "VERSION", len(migrations))


async def _fill(url: str) -> None:
    store = make_store(url)
    await store.open()
    assert await store.append([ENTRY])
    if isinstance(store, sqlite.SqliteStore):
        await store._write(lambda connection: connection.execute(FIRST_ROW))
    else:
        assert isinstance(store, postgres.PostgresStore)
        await store.pool.execute(FIRST_ROW)
    await store.save_snapshot(SNAPSHOT)
    await store.put("note", "t/0", {"text": "mine"})
    await store.close()


async def _found(url: str) -> tuple[Any, ...]:
    store = make_store(url)
    await store.open()
    note = await store.get("note", "t/0")
    assert note is not None
    found = await store.entries("t"), await store.row("t"), await store.snapshot("t"), note.data
    await store.close()
    return found


HELD = ([ENTRY], ROW, SNAPSHOT, {"text": "mine"})


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_store_of_any_earlier_version_is_brought_up_to_date(
    store_url: str, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as then:
        set_schema(then, *MIGRATIONS[:version])
        asyncio.run(_fill(store_url))
    assert asyncio.run(_found(store_url)) == HELD


def test_todays_store_is_brought_to_the_schema_of_tomorrow(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_fill(store_url))
    set_schema(monkeypatch, *MIGRATIONS, LATER)
    for _ in range(2):
        assert asyncio.run(_found(store_url)) == HELD
    monkeypatch.undo()
    with pytest.raises(StoreError, match="please update"):
        asyncio.run(_found(store_url))


def test_a_migration_that_fails_leaves_everything_as_it_was(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_fill(store_url))
    with monkeypatch.context() as tomorrow:
        set_schema(tomorrow, *MIGRATIONS, (*LATER, "ALTER TABLE nowhere ADD COLUMN nothing TEXT"))
        with pytest.raises(Exception, match="nowhere"):
            asyncio.run(_found(store_url))
    assert asyncio.run(_found(store_url)) == HELD
    set_schema(monkeypatch, *MIGRATIONS, LATER)
    assert asyncio.run(_found(store_url)) == HELD


def test_warnings_at_games_that_are_over_are_forgotten(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first versions left them."""

    async def warned(fill: bool) -> list[str]:
        store = make_store(store_url)
        await store.open()
        if fill:
            for status in ("running", "over", "ended"):
                await store.append(
                    [Entry(status, 1, "create", None, 12.5, "{}")], replace(ROW, table=status, status=status)
                )
                for kind, seat in (("warned", 0), ("warned", 1), ("note", 0)):
                    await store.put(kind, f"{status}/{seat}", {"asked": 7})
        found = [each.id for kind in ("warned", "note") for each in await store.find(kind)]
        await store.close()
        return found

    with monkeypatch.context() as then:
        set_schema(then, *MIGRATIONS[:2])
        assert len(asyncio.run(warned(True))) == 9
    assert asyncio.run(warned(False)) == ["running/0", "running/1", "ended/0", "over/0", "running/0"]


def test_released_migrations_are_never_changed() -> None:
    digests = [hashlib.sha256("\n".join(migration).encode()).hexdigest() for migration in MIGRATIONS]
    assert [digest[:12] for digest in digests[: len(RELEASED)]] == list(RELEASED)
