"""Stores that releases have written open for ever: every one that was kept, with all that stands in it."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from keeping import HERE, shown
from seating import Evening, spend

from bottega.server.people.accounts import Accounts
from bottega.store import make_store
from bottega.store.sqlite import backup, restore
from bottega.tables.audit import Audit, audit

KEPT = sorted(path.name.removeprefix("kept-").removesuffix(".sql.gz") for path in HERE.glob("kept-*.sql.gz"))


def lay_out(name: str, folder: Path) -> tuple[Path, dict[str, Any]]:
    path = folder / "games.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(gzip.decompress((HERE / f"kept-{name}.sql.gz").read_bytes()).decode())
    connection.close()
    return path, json.loads(gzip.decompress((HERE / f"kept-{name}.json.gz").read_bytes()))


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_store_stands_as_it_stood(name: str, tmp_path: Path) -> None:
    path, told = lay_out(name, tmp_path)

    async def scenario(e: Evening) -> None:
        e.house.followers.clear()  # nobody plays on
        for stage, expected in told["tables"].items():
            assert shown(await e.house.table(expected["id"])) == expected, stage
        accounts = Accounts(e.house.store, False, lambda: e.time)
        await accounts.open(b"secret")
        ada = await accounts.enter("ADA", "a password of Ada")
        assert await accounts.seats(ada.id) == [(told["tables"]["rated"]["id"], 0)]
        assert [rating.games for rating in await accounts.ratings(ada.id)] == [1]

    spend(path, scenario, time=told["time"])


def audited(path: Path) -> Audit:
    async def run() -> Audit:
        store = make_store(str(path))
        await store.open()
        try:
            return await audit(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_restored_backup_is_proved_by_replaying_every_table(tmp_path: Path) -> None:
    path, told = lay_out(KEPT[-1], tmp_path)
    copy = tmp_path / "copy.db"
    backup(path, copy)
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM entries")
    connection.close()
    restore(copy, path)
    found = audited(path)
    assert (found.tables, found.broken) == (len(told["tables"]), {})
    assert found.moves == sum(table["moves"] for table in told["tables"].values())


def test_what_does_not_replay_is_named(tmp_path: Path) -> None:
    path, told = lay_out(KEPT[-1], tmp_path)
    spoilt = told["tables"]["fresco"]["id"]
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM entries WHERE table_id = ? AND number = 20", (spoilt,))
    connection.close()
    found = audited(path)
    assert (found.tables, list(found.broken)) == (len(told["tables"]) - 1, [spoilt])
