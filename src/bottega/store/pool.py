"""Pool: the connections on which a PostgreSQL database is asked, and what is told when it does not answer.

Whoever asks meanwhile gets `Away`. The log tells the beginning and the end of it, with how many have asked in vain: it
is one trouble, however many tables it meets.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import asyncpg

from bottega.store.base import Away

_log = logging.getLogger("bottega.store")

MOST = 12  # connections
GONE = (  # what a database that does not answer looks like
    OSError,  # TimeoutError too
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
)


class Connection(asyncpg.Connection):  # type: ignore[misc]
    """No statement here leaves anything behind that must be cleared before the next."""

    def get_reset_query(self) -> str:
        return ""


class Pool:
    def __init__(self, url: str, within: float) -> None:
        self._pool = asyncpg.create_pool(
            url, min_size=0, max_size=MOST, timeout=within, command_timeout=within, connection_class=Connection
        )
        self._away = 0.0  # since when
        self._failed = 0  # how many have asked in vain

    async def open(self) -> None:
        """Raises what asyncpg raises if there is nothing to be asked."""
        await self._pool
        async with self._pool.acquire():
            pass

    async def close(self) -> None:
        await self._pool.close()

    async def execute(self, statement: str, *values: Any) -> str:
        with self._asked():
            done: str = await self._pool.execute(statement, *values)
        return done

    async def fetch(self, statement: str, *values: Any, timeout: float | None = None) -> list[Any]:
        with self._asked():
            found: list[Any] = await self._pool.fetch(statement, *values, timeout=timeout)
        return found

    async def fetchrow(self, statement: str, *values: Any) -> Any:
        with self._asked():
            return await self._pool.fetchrow(statement, *values)

    @contextlib.asynccontextmanager
    async def acquire(self) -> AsyncIterator[Any]:
        """A connection for several statements."""
        with self._asked():
            async with self._pool.acquire() as connection:
                yield connection

    @contextlib.contextmanager
    def _asked(self) -> Iterator[None]:
        try:
            yield
        except GONE as error:
            if not self._failed:
                self._away = time.monotonic()
                _log.error("the database does not answer: %s", error or type(error).__name__)
            self._failed += 1
            raise Away("the database does not answer") from error
        if self._failed:
            failed, self._failed = self._failed, 0
            _log.warning("the database answers again after %.1f s; %d asked it in vain", _since(self._away), failed)


def _since(then: float) -> float:
    return time.monotonic() - then
