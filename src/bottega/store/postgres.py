"""PostgreSQL: for several server processes on several machines. They hear of each other by LISTEN/NOTIFY, ids only."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from typing import Any

import asyncpg
import msgspec

from bottega.store.base import Hearer, Listener, Store, StoreError
from bottega.store.model import Data, Document, Entry, Put, Row, Snapshot
from bottega.store.schema import MIGRATIONS, VERSION, too_new

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Data).decode

CHANNEL = "bottega"  # entries: table and number
SAID = "bottega_said"  # whatever processes tell each other
ECHO = "echo "  # what a process says to itself, to know that it hears
ECHO_EVERY, ECHO_WITHIN = 2.0, 2.0  # seconds: a dead line is noticed in four
CONNECT_WITHIN, RECONNECT = 3.0, 0.5
COMMAND_WITHIN, LIST_WITHIN = 5.0, 30.0
_ESCAPED = re.compile(r"[\\%_]")
# An index by which LIKE finds a prefix whatever the database's collation; SQLite needs none.
_PREFIXES = "CREATE INDEX IF NOT EXISTS documents_prefix ON documents (kind, id text_pattern_ops)"
_MIGRATION_LOCK = 0x626F7474  # an advisory lock of our own: two processes starting at once migrate one by one
_ENTRY = """INSERT INTO entries (table_id, number, kind, seat, time, data, key)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::float8[], $6::text[], $7::text[])"""
_ROW = """INSERT INTO tables (id, title, status, public, driven, created, updated) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public,
    driven = excluded.driven, updated = excluded.updated"""


class PostgresStore(Store):
    shared = True
    hears = False

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._line: Any = None  # on which other processes are heard

    @property
    def pool(self) -> asyncpg.Pool[asyncpg.Record]:
        if self._pool is None:
            raise StoreError("the store is closed")
        return self._pool

    async def open(self) -> None:
        if self._pool is not None:
            return
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=12, command_timeout=COMMAND_WITHIN)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise StoreError(f"the PostgreSQL store cannot be opened: {error}") from None
        try:
            await self._migrate()
        except BaseException:
            await self.close()
            raise

    async def _migrate(self) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            found = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
            if found > VERSION:
                raise StoreError(too_new(found))
            for version in range(found, VERSION):
                for statement in MIGRATIONS[version]:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", version + 1)
            await connection.execute(_PREFIXES)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def append(self, entries: list[Entry], row: Row | None = None) -> bool:
        last = entries[-1]
        columns = (
            [entry.table for entry in entries],
            [entry.number for entry in entries],
            [entry.kind for entry in entries],
            [entry.seat for entry in entries],
            [entry.time for entry in entries],
            [entry.data for entry in entries],
            [entry.key for entry in entries],
        )
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(_ENTRY, *columns)
                if row is not None:
                    await connection.execute(
                        _ROW, row.table, row.title, row.status, row.public, row.driven, row.created, row.updated
                    )
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{last.table} {last.number}")
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        found = await self.pool.fetch(
            "SELECT number, kind, seat, time, data, key FROM entries WHERE table_id = $1 AND number > $2 "
            "ORDER BY number",
            table,
            after,
        )
        return [Entry(table, number, kind, seat, time, data, key) for number, kind, seat, time, data, key in found]

    async def rows(
        self, *, public: bool | None = None, status: str | None = None, driven: bool | None = None, limit: int = 100
    ) -> list[Row]:
        found = await self.pool.fetch(
            "SELECT id, title, status, public, driven, created, updated FROM tables "
            "WHERE ($1::boolean IS NULL OR public = $1) AND ($2::text IS NULL OR status = $2) "
            "AND ($3::boolean IS NULL OR driven = $3) ORDER BY updated DESC LIMIT $4",
            public,
            status,
            driven,
            limit,
            timeout=LIST_WITHIN,
        )
        return [Row(*each) for each in found]

    async def row(self, table: str) -> Row | None:
        found = await self.pool.fetchrow(
            "SELECT id, title, status, public, driven, created, updated FROM tables WHERE id = $1", table
        )
        return Row(*found) if found is not None else None

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        await self.pool.execute(
            "INSERT INTO snapshots (table_id, number, data, digest) VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) "
            "DO UPDATE SET number = excluded.number, data = excluded.data, digest = excluded.digest",
            snapshot.table,
            snapshot.number,
            _encode(snapshot.data).decode(),
            snapshot.digest,
        )

    async def snapshot(self, table: str) -> Snapshot | None:
        found = await self.pool.fetchrow("SELECT number, data, digest FROM snapshots WHERE table_id = $1", table)
        return Snapshot(table, found[0], _decode(found[1]), found[2]) if found is not None else None

    async def put_all(self, puts: list[Put]) -> bool:
        async with self.pool.acquire() as connection:
            transaction = connection.transaction()
            await transaction.start()
            try:
                written = all([await _put(connection, put) for put in sorted(puts, key=lambda put: (put.kind, put.id))])
            except BaseException:
                await transaction.rollback()
                raise
            await (transaction.commit() if written else transaction.rollback())
        return written

    async def get(self, kind: str, id: str) -> Document | None:
        found = await self.pool.fetchrow("SELECT version, data FROM documents WHERE kind = $1 AND id = $2", kind, id)
        return Document(kind, id, found[0], _decode(found[1])) if found is not None else None

    async def find(self, kind: str, prefix: str = "", limit: int | None = None) -> list[Document]:
        found = await self.pool.fetch(
            'SELECT id, version, data FROM documents WHERE kind = $1 AND id LIKE $2 ORDER BY id COLLATE "C" LIMIT $3',
            kind,
            _ESCAPED.sub(r"\\\g<0>", prefix) + "%",
            limit,
        )
        return [Document(kind, id, version, _decode(data)) for id, version, data in found]

    async def delete(self, kind: str, id: str) -> None:
        await self.pool.execute("DELETE FROM documents WHERE kind = $1 AND id = $2", kind, id)

    async def say(self, text: str) -> None:
        await self.pool.execute("SELECT pg_notify($1, $2)", SAID, text)

    async def listen(self, listener: Listener, hearer: Hearer) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(listener, hearer, ready))
        await ready.wait()

    async def _listen(self, listener: Listener, hearer: Hearer, ready: asyncio.Event) -> None:
        """Keep a connection listening, and make a new one whenever it is lost."""

        def heard(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            table, _, number = str(payload).partition(" ")
            if number.isdecimal():
                listener(table, int(number))

        def heard_said(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            if str(payload) == echo:
                echoed.set()
            elif not str(payload).startswith(ECHO):
                hearer(str(payload))

        echo = f"{ECHO}{secrets.token_hex(6)}"
        echoed = asyncio.Event()
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.url, timeout=CONNECT_WITHIN, command_timeout=ECHO_WITHIN)
                self._line = connection
                connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, heard)
                await connection.add_listener(SAID, heard_said)
                # What was said while nobody listened is unknown: number 0 asks the listener to look at every table.
                if ready.is_set():
                    listener("", 0)
                    hearer("")
                ready.set()
                try:
                    while not lost.is_set():
                        await self._listen_to_oneself(connection, echo, echoed, lost)
                finally:
                    self.hears = False
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await asyncio.sleep(RECONNECT)

    async def _listen_to_oneself(self, connection: Any, echo: str, echoed: asyncio.Event, lost: asyncio.Event) -> None:
        """A line that is dead at the other end looks like one on which nothing is said; TimeoutError if it is."""
        echoed.clear()
        await connection.execute("SELECT pg_notify($1, $2)", SAID, echo)
        await asyncio.wait_for(echoed.wait(), ECHO_WITHIN)
        self.hears = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), ECHO_EVERY)

    async def check(self) -> None:
        await self.put("meta", "check", {})


async def _put(connection: Any, put: Put) -> bool:
    text = _encode(put.data).decode()
    if put.expect is None:
        done = await connection.execute(
            "INSERT INTO documents (kind, id, version, data) VALUES ($1, $2, 1, $3) ON CONFLICT (kind, id) "
            "DO UPDATE SET version = documents.version + 1, data = excluded.data",
            put.kind,
            put.id,
            text,
        )
    elif put.expect == 0:
        done = await connection.execute(
            "INSERT INTO documents (kind, id, version, data) VALUES ($1, $2, 1, $3) ON CONFLICT DO NOTHING",
            put.kind,
            put.id,
            text,
        )
    else:
        done = await connection.execute(
            "UPDATE documents SET version = version + 1, data = $1 WHERE kind = $2 AND id = $3 AND version = $4",
            text,
            put.kind,
            put.id,
            put.expect,
        )
    return str(done).endswith(" 1")
