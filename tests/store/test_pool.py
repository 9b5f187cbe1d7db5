"""A database that does not answer: whoever asks is told so, and the log tells it once, with its end and a count."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from bottega.store.base import Away
from bottega.store.pool import Pool


def test_an_outage_is_two_lines_however_many_ask(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    troubles: list[Exception] = [
        asyncpg.CannotConnectNowError("the database system is starting up"),
        ConnectionResetError("reset"),
        asyncpg.ConnectionDoesNotExistError("closed in the middle"),
        TimeoutError(),
    ]

    async def scenario() -> None:
        pool = Pool("postgresql://nobody@nowhere/nothing", 1.0)
        left = list(troubles)

        class Database:
            async def execute(self, _statement: str) -> str:
                if left:
                    raise left.pop(0)
                return "DONE"

        monkeypatch.setattr(pool, "_pool", Database())
        for _ in troubles:
            with pytest.raises(Away):
                await pool.execute("SELECT 1")
        assert await pool.execute("SELECT 1") == await pool.execute("SELECT 1") == "DONE"

    asyncio.run(scenario())
    first, last = [record.getMessage() for record in caplog.records]
    assert first == "the database does not answer: the database system is starting up"
    assert last.endswith("4 asked it in vain")
