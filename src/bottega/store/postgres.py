"""PostgreSQL: for several server processes on several machines, which hear of each other by LISTEN/NOTIFY.

What was written is told after it is committed, and everything that has gathered meanwhile at once: a transaction that
notifies is committed alone in the whole database, so no entry waits for that. Who dies in between has told nothing;
the others look at all their tables when its lease runs out.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from typing import Any

import asyncpg
import msgspec

from bottega.store.base import Away, Hearer, Listener, Store, StoreError
from bottega.store.lease import EVERY, LASTS, SOON, Holder, Lease
from bottega.store.model import Data, Document, Entry, Put, Row, Snapshot, Wanted
from bottega.store.pool import Pool
from bottega.store.schema import LOBBY, MIGRATIONS, ROW, VERSION, too_new

_log = logging.getLogger("bottega.store")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Data).decode

CHANNEL = "bottega"  # entries: who wrote them, and on a line each table, number and the entries
SAID = "bottega_said"  # whatever processes tell each other
PAYLOAD = 7900  # bytes that one notification carries
ECHO = "echo "  # what a process says to itself, to know that it hears
ECHO_EVERY, ECHO_WITHIN = 2.0, 2.0  # seconds: a dead line is noticed in four, and the lease is renewed meanwhile
CONNECT_WITHIN, RECONNECT = 3.0, 0.2
COMMAND_WITHIN, LIST_WITHIN = 4.0, 30.0
_ESCAPED = re.compile(r"[\\%_]")
# An index by which LIKE finds a prefix whatever the database's collation; SQLite needs none.
_PREFIXES = "CREATE INDEX documents_prefix ON documents (kind, id text_pattern_ops)"
_MIGRATION_LOCK = 0x626F7474  # an advisory lock of our own: two processes starting at once migrate one by one
# Who serves is worth nothing once nobody does: these rows are no part of what a store keeps.
_PROCESSES = """CREATE TABLE IF NOT EXISTS processes (
    id TEXT PRIMARY KEY, address TEXT NOT NULL, seen TIMESTAMPTZ NOT NULL, until TIMESTAMPTZ NOT NULL)"""
_SWEEP = "DELETE FROM processes WHERE until < now() - interval '1 minute'"
_RENEW = """WITH own AS (
        INSERT INTO processes (id, address, seen, until)
        VALUES ($1, $2, statement_timestamp(), statement_timestamp() + $3 * interval '1 second')
        ON CONFLICT (id) DO UPDATE SET address = excluded.address, seen = excluded.seen, until = excluded.until)
    SELECT id, address, extract(epoch FROM seen)::float8, until > statement_timestamp(),
        extract(epoch FROM statement_timestamp())::float8 FROM processes"""
_ENTRY = """INSERT INTO entries (table_id, number, kind, seat, time, data, key)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::float8[], $6::text[], $7::text[])"""
# One statement is one way there and back, and a transaction of its own.
_ENTRY_AND_ROW = f"""WITH added AS ({_ENTRY})
    INSERT INTO tables ({ROW}) VALUES ($8, $9, $10, $11, $12, $13, $14, $15)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public,
    driven = excluded.driven, updated = excluded.updated"""
TOGETHER = 250  # entries in one statement
TELL_EVERY = 0.01  # seconds in which news gather: one notification for many costs little more than for one
# Nothing said needs to outlive the database: whoever waits for the disk here lets all others wait who say something.
_TELL = """SELECT set_config('synchronous_commit', 'off', true), pg_notify(channel, text)
    FROM unnest($1::text[], $2::text[]) AS told (channel, text)"""


class PostgresStore(Store):
    shared = True
    hears = False

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Pool | None = None
        self.lease: Lease = Lease()
        self._listening: asyncio.Task[None] | None = None
        self._line: Any = None  # on which other processes are heard
        self._waiting: list[tuple[list[Entry], asyncio.Future[bool]]] = []  # entries to be written
        self._writing: asyncio.Task[None] | None = None
        self._adding: set[asyncio.Task[bool]] = set()  # entries that come with a row, each by itself
        self._news: list[tuple[str, str]] = []  # not yet told: channel and text
        self._telling: asyncio.Task[None] | None = None
        self._burying: set[asyncio.Task[None]] = set()

    @property
    def pool(self) -> Pool:
        if self._pool is None:
            raise StoreError("the store is closed")
        return self._pool

    async def open(self) -> None:
        if self._pool is not None:
            return
        try:
            pool = Pool(self.url, COMMAND_WITHIN)
            await pool.open()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise StoreError(f"the PostgreSQL store cannot be opened: {error}") from None
        self._pool = pool
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
            if await connection.fetchval("SELECT to_regclass('documents_prefix')") is None:
                await connection.execute(_PREFIXES)  # only then: even where it is there, nobody could write meanwhile
            await connection.execute(_PROCESSES)

    async def close(self) -> None:
        if self._telling is not None:
            with contextlib.suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(self._telling, COMMAND_WITHIN)
        for burying in self._burying:
            burying.cancel()
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None
            with contextlib.suppress(Away, asyncpg.PostgresError):
                await self.pool.execute("DELETE FROM processes WHERE id = $1", self.lease.process)
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def append(self, entries: list[Entry], row: Row | None = None) -> bool:
        if row is None:
            return await self._gathered(entries)
        adding = asyncio.create_task(self._added_with_row(entries, row))
        self._adding.add(adding)
        adding.add_done_callback(self._adding.discard)
        return await asyncio.shield(adding)

    async def settle(self) -> None:
        while under_way := [task for task in (self._writing, *self._adding) if task is not None and not task.done()]:
            await asyncio.wait(under_way)

    def _tell_written(self, entries: list[Entry]) -> None:
        last = entries[-1]
        line = f"{last.table} {last.number} {_encode(entries).decode()}"
        self._tell(CHANNEL, line if len(line.encode()) < PAYLOAD - 40 else f"{last.table} {last.number}")

    async def _added_with_row(self, entries: list[Entry], row: Row) -> bool:
        added = await self._added(entries, row)
        if added:
            self._tell_written(entries)
        return added

    async def _added(self, entries: list[Entry], row: Row | None = None) -> bool:
        try:
            if row is None:
                await self.pool.execute(_ENTRY, *_columns(entries))
            else:
                await self.pool.execute(_ENTRY_AND_ROW, *_columns(entries), *msgspec.structs.astuple(row))
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def _gathered(self, entries: list[Entry]) -> bool:
        """Write entries with those of other tables that come while the last are written: one commit for all."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entries, future))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await future

    async def _write_all(self) -> None:
        while self._waiting:
            # By their tables, so that two processes never wait for each other's.
            batch = sorted(self._waiting[:TOGETHER], key=lambda waiting: waiting[0][0].table)
            del self._waiting[:TOGETHER]
            try:
                written = await self._added([entry for entries, _ in batch for entry in entries])
                if written or len(batch) == 1:
                    self._answer(batch, written)
                else:  # a number is taken, and whose shows only when each tries alone
                    for each in batch:
                        self._answer([each], await self._added(each[0]))
            except BaseException as error:
                for _, future in batch:
                    if not future.done():
                        future.set_exception(error)
                if not isinstance(error, Exception):
                    raise

    def _answer(self, batch: list[tuple[list[Entry], asyncio.Future[bool]]], written: bool) -> None:
        for entries, future in batch:
            if written:
                self._tell_written(entries)
            if not future.done():
                future.set_result(written)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        found = await self.pool.fetch(
            "SELECT number, kind, seat, time, data, key FROM entries WHERE table_id = $1 AND number > $2 "
            "ORDER BY number",
            table,
            after,
        )
        return [Entry(table, number, kind, seat, time, data, key) for number, kind, seat, time, data, key in found]

    async def listed(self, wanted: Wanted) -> list[Row]:
        behind = wanted.behind
        found = await self.pool.fetch(
            f"SELECT {ROW} FROM tables "
            "WHERE ($1::boolean IS NULL OR public = $1) AND ($2::text IS NULL OR status = $2) "
            "AND ($3::boolean IS NULL OR driven = $3) AND ($5::float8 IS NULL OR (updated, id) < ($5, $6::text)) "
            "ORDER BY updated DESC, id DESC LIMIT $4",
            wanted.public,
            wanted.status,
            wanted.driven,
            wanted.limit,
            None if behind is None else behind.updated,
            None if behind is None else behind.table,
            timeout=LIST_WITHIN,
        )
        return [Row(*each) for each in found]

    async def lobby(self, limit: int) -> list[Row]:
        return [Row(*each) for each in await self.pool.fetch(f"{LOBBY} LIMIT $1", limit, timeout=LIST_WITHIN)]

    async def row(self, table: str) -> Row | None:
        found = await self.pool.fetchrow(f"SELECT {ROW} FROM tables WHERE id = $1", table)
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

    async def greatest(self, kind: str, prefix: str, field: str, limit: int) -> list[Document]:
        found = await self.pool.fetch(
            """SELECT id, version, data FROM documents WHERE kind = $1 AND id LIKE $2
            ORDER BY (data::json ->> $3)::float8 DESC, id COLLATE "C" LIMIT $4""",
            kind,
            _ESCAPED.sub(r"\\\g<0>", prefix) + "%",
            field,
            limit,
        )
        return [Document(kind, id, version, _decode(data)) for id, version, data in found]

    async def delete(self, kind: str, id: str) -> None:
        await self.pool.execute("DELETE FROM documents WHERE kind = $1 AND id = $2", kind, id)

    # Telling and hearing others

    async def say(self, text: str) -> None:
        self._tell(SAID, text)

    def _tell(self, channel: str, text: str) -> None:
        self._news.append((channel, text))
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        while self._news:
            await asyncio.sleep(TELL_EVERY)
            news, self._news = self._news, []
            packed = _packed(self.lease.process, news)
            try:
                await self.pool.execute(_TELL, [channel for channel, _ in packed], [text for _, text in packed])
            except (Away, asyncpg.PostgresError):
                self._news = [*news, *self._news]
                await asyncio.sleep(RECONNECT)

    async def listen(self, listener: Listener, hearer: Hearer) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(listener, hearer, ready))
        await ready.wait()

    async def _listen(self, listener: Listener, hearer: Hearer, ready: asyncio.Event) -> None:
        """Keep a connection listening, and make a new one whenever it is lost."""

        def heard(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            writer, *lines = str(payload).split("\n")
            for line in lines if writer != self.lease.process else ():
                table, _, rest = line.partition(" ")
                number, _, told = rest.partition(" ")
                if number.isdecimal():
                    listener(table, int(number), told)

        def heard_said(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            if str(payload) == echo:
                echoed.set()
            writer, _, text = str(payload).partition("\n")
            if text and writer != self.lease.process:
                hearer(text)

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
                await connection.execute("SET synchronous_commit = off")  # a lease that is lost is soon renewed
                await connection.execute(_SWEEP)
                # What was said while nobody listened is unknown: the listener is to look at every table.
                if ready.is_set():
                    listener("", 0)
                    hearer("")
                try:
                    await self._listen_to_oneself(connection, echo, echoed)
                    await self._hold(connection, lost, ready, echo, echoed)
                finally:
                    self.hears = False
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await asyncio.sleep(RECONNECT)

    async def _hold(
        self, connection: Any, lost: asyncio.Event, ready: asyncio.Event, echo: str, echoed: asyncio.Event
    ) -> None:
        """Hold the lease and the line for as long as the connection lasts; TimeoutError once it hears nothing."""
        said = time.monotonic()
        while not lost.is_set():
            await self._renew(connection)
            if self.lease.settled:
                ready.set()
            if time.monotonic() >= said + ECHO_EVERY:
                if not echoed.is_set():
                    raise TimeoutError
                said = time.monotonic()
                await self._say_to_oneself(connection, echo, echoed)
            if self.lease.settled or self.lease.others:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), EVERY if self.lease.settled else SOON)

    async def _renew(self, connection: Any) -> None:
        asked = time.monotonic()
        found = await connection.fetch(_RENEW, self.lease.process, self.lease.address, LASTS)
        at = found[0][4] if found else 0.0
        if self.lease.renewed(asked, at, [Holder(*each[:4]) for each in map(tuple, found)]):
            _log.info(
                "process %s %s: %s",
                self.lease.process,
                "leads" if self.lease.holds else "waits until the others know of it",
                f"there are {len(self.lease.others)} others" if self.lease.others else "it is alone",
            )
            self.turnover()

    def bury(self, process: str) -> None:
        """Lead in its stead at once. What it was just writing has been written when its lease would have run out."""
        if self.lease.bury(process):
            self._burying.add(asyncio.create_task(self._bury(process)))

    async def _bury(self, process: str) -> None:
        _log.info("process %s has died, as process %s has been told", process, self.lease.process)
        self.turnover()
        with contextlib.suppress(Away, asyncpg.PostgresError):
            await self.pool.execute("DELETE FROM processes WHERE id = $1", process)
        await asyncio.sleep(LASTS)
        self.turnover()

    async def _listen_to_oneself(self, connection: Any, echo: str, echoed: asyncio.Event) -> None:
        """A line that is dead at the other end looks like one on which nothing is said; TimeoutError if it is."""
        await self._say_to_oneself(connection, echo, echoed)
        await asyncio.wait_for(echoed.wait(), ECHO_WITHIN)
        self.hears = True

    async def _say_to_oneself(self, connection: Any, echo: str, echoed: asyncio.Event) -> None:
        echoed.clear()
        await connection.execute("SELECT pg_notify($1, $2)", SAID, echo)

    async def check(self) -> None:
        await self.put("meta", "check", {})


def _columns(entries: list[Entry]) -> tuple[list[Any], ...]:
    return (
        [entry.table for entry in entries],
        [entry.number for entry in entries],
        [entry.kind for entry in entries],
        [entry.seat for entry in entries],
        [entry.time for entry in entries],
        [entry.data for entry in entries],
        [entry.key for entry in entries],
    )


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


def _packed(writer: str, news: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """As few notifications as carry it all: what was said as it is, lines of entries together under who wrote them."""
    packed = [(channel, f"{writer}\n{text}") for channel, text in news if channel == SAID]
    lines, size = [writer], len(writer)
    for text in [text for channel, text in news if channel == CHANNEL]:
        more = len(text.encode()) + 1
        if size + more > PAYLOAD:
            packed.append((CHANNEL, "\n".join(lines)))
            lines, size = [writer], len(writer)
        lines.append(text)
        size += more
    return [*packed, (CHANNEL, "\n".join(lines))] if len(lines) > 1 else packed
