"""SQLite: one file, no set-up. One thread writes, and commits whatever has gathered in one go."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec
from filelock import FileLock, Timeout

from bottega.store import reader
from bottega.store.base import Hearer, InUse, Listener, Store, StoreError, Unwritable
from bottega.store.model import Document, Entry, Put, Row, Snapshot, Wanted
from bottega.store.reader import Reader, decode
from bottega.store.schema import LOBBY, MIGRATIONS, ROW, VERSION, too_new

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode

_ENTRY = "INSERT INTO entries (table_id, number, kind, seat, time, data, key) VALUES (?, ?, ?, ?, ?, ?, ?)"
_ENTRY_IF_FREE = _ENTRY.replace("INSERT", "INSERT OR IGNORE")
_FURTHER = ", (?, ?, ?, ?, ?, ?, ?)"
_TOGETHER = 250  # entries in one statement
_ROW = f"""INSERT INTO tables ({ROW}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public,
    driven = excluded.driven, updated = excluded.updated"""


class _Write:
    """A piece of work for the writer, and whom to tell: either one entry to add, or any work."""

    __slots__ = ("entry", "error", "future", "result", "work")

    def __init__(
        self,
        future: asyncio.Future[Any],
        entry: tuple[Any, ...] | None = None,
        work: Callable[[sqlite3.Connection], Any] | None = None,
    ) -> None:
        self.future = future
        self.entry = entry
        self.work = work
        self.result: Any = None
        self.error: BaseException | None = None


class SqliteStore(Store):
    """`path` is the file; ":memory:" is not offered, since nothing would outlive the process."""

    shared = False

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._gathered: list[_Write] = []  # in this turn of the event loop
        self._waiting: SimpleQueue[list[_Write] | None] = SimpleQueue()  # None ends the writer
        self._closing = False
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._reader: Reader | None = None
        # By whatever links two servers come to a file, it is the same one.
        real = os.path.realpath(self.path)
        self._lock = FileLock(f"{real}.lock", mode=0o600, blocking=False, thread_local=False)

    # Opening and closing

    async def open(self) -> None:
        if self._thread is not None:
            return
        self._loop = asyncio.get_running_loop()
        self._claim()
        try:
            _keep_private(self.path)
        except StoreError:
            self._lock.release()
            raise
        connection = self._connect()
        try:
            migrate(connection)
        except BaseException as error:
            connection.close()
            self._lock.release()
            if isinstance(error, sqlite3.DatabaseError):
                raise StoreError(f"{self.path} cannot be opened: {error}") from None
            raise
        self._reader = Reader(self.path, self._connect())
        self._thread = threading.Thread(target=self._write_all, args=(connection,), name="bottega-write", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        if self._thread is None:
            return
        self._closing = True
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._thread = None
        if self._reader is not None:
            self._reader.close()
        self._lock.release()

    def _claim(self) -> None:
        """One server per file: a second would not hear of the first one's moves."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
        except Timeout:
            raise InUse(
                f"{self.path} is in use by another server; stop that one, or give this one a --store of its own"
            ) from None
        except OSError as error:
            raise StoreError(f"{error.filename or self.path} cannot be opened: {error.strerror}") from None

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(
                self.path, isolation_level=None, check_same_thread=False, cached_statements=2 * _TOGETHER
            )
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA busy_timeout = 5000")
        except sqlite3.DatabaseError as error:
            self._lock.release()
            raise StoreError(f"{self.path} cannot be opened: {error}") from None
        return connection

    # Writing

    def _write_all(self, connection: sqlite3.Connection) -> None:
        assert self._loop is not None
        ending = False
        while not ending:
            gathered = [self._waiting.get()]
            while not self._waiting.empty():
                gathered.append(self._waiting.get())
            ending = None in gathered
            batch = [write for writes in gathered if writes is not None for write in writes]
            if batch:
                self._commit(connection, batch)
                self._loop.call_soon_threadsafe(_tell, batch)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[_Write]) -> None:
        """All of the batch in one transaction, on disk when this returns."""
        entries = [write for write in batch if write.entry is not None]
        try:
            if len(entries) == len(batch) <= _TOGETHER and _add(connection, entries):
                return
            connection.execute("BEGIN IMMEDIATE")
            for write in batch:
                if write.work is None:
                    write.result = connection.execute(_ENTRY_IF_FREE, write.entry or ()).rowcount == 1
                    continue
                connection.execute("SAVEPOINT piece")
                try:
                    write.result = write.work(connection)
                except BaseException as error:
                    write.error = error
                    connection.execute("ROLLBACK TO piece")
                connection.execute("RELEASE piece")
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for write in batch:
                write.error = error

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: T = await self._put(None, work)
        return done

    def _put(
        self, entry: tuple[Any, ...] | None, work: Callable[[sqlite3.Connection], Any] | None
    ) -> asyncio.Future[Any]:
        if self._loop is None or self._closing:
            raise StoreError("the store is closed")
        future: asyncio.Future[Any] = self._loop.create_future()
        self._gathered.append(_Write(future, entry, work))
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)
        return future

    def _hand_over(self) -> None:
        """What has gathered goes to the writer at once: each time that it wakes up it wants the interpreter, too."""
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._waiting.put(gathered)

    @property
    def _read(self) -> Reader:
        if self._reader is None:
            raise StoreError("the store is closed")
        return self._reader

    # What tables ask

    async def append(self, entries: list[Entry], row: Row | None = None) -> bool:
        values = [
            (entry.table, entry.number, entry.kind, entry.seat, entry.time, entry.data, entry.key) for entry in entries
        ]

        if len(values) == 1 and row is None:
            added: bool = await self._put(values[0], None)
            return added

        def work(connection: sqlite3.Connection) -> None:
            for each in values:
                connection.execute(_ENTRY, each)
            if row is not None:
                connection.execute(_ROW, msgspec.structs.astuple(row))

        try:
            await self._write(work)
        except sqlite3.IntegrityError:
            return False
        return True

    async def settle(self) -> None:
        await self._write(lambda _connection: None)  # behind all that waits

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self._read.ask(lambda connection: reader.entries(connection, table, after))

    async def whole(self, table: str, beside: str) -> tuple[list[Entry], list[Document]]:
        return await self._read.whole(table, beside)

    async def listed(self, wanted: Wanted) -> list[Row]:
        asked: dict[str, bool | str | None] = {
            "public = ?": wanted.public,
            "status = ?": wanted.status,
            "driven = ?": wanted.driven,
        }
        where = ["1 = 1", *[each for each, value in asked.items() if value is not None]]
        values: list[bool | str | float] = [value for value in asked.values() if value is not None]
        if wanted.behind is not None:
            where.append("(updated, id) < (?, ?)")
            values += (wanted.behind.updated, wanted.behind.table)
        sql = f"SELECT {ROW} FROM tables WHERE {' AND '.join(where)} ORDER BY updated DESC, id DESC LIMIT ?"

        def work(connection: sqlite3.Connection) -> list[Any]:
            return connection.execute(sql, (*values, wanted.limit)).fetchall()

        return [_row(found) for found in await self._read.ask(work)]

    async def lobby(self, limit: int) -> list[Row]:
        found = await self._read.ask(lambda connection: connection.execute(f"{LOBBY} LIMIT ?", (limit,)).fetchall())
        return [_row(each) for each in found]

    async def row(self, table: str) -> Row | None:
        def work(connection: sqlite3.Connection) -> Any:
            return connection.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table,)).fetchone()

        found = await self._read.ask(work)
        return _row(found) if found is not None else None

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        data = _encode(snapshot.data).decode()

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR REPLACE INTO snapshots (table_id, number, data, digest) VALUES (?, ?, ?, ?)",
                (snapshot.table, snapshot.number, data, snapshot.digest),
            )

        await self._write(work)

    async def snapshot(self, table: str) -> Snapshot | None:
        def work(connection: sqlite3.Connection) -> Any:
            return connection.execute(
                "SELECT number, data, digest FROM snapshots WHERE table_id = ?", (table,)
            ).fetchone()

        found = await self._read.ask(work)
        return Snapshot(table, found[0], decode(found[1]), found[2]) if found is not None else None

    async def put_all(self, puts: list[Put]) -> bool:
        texts = [_encode(put.data).decode() for put in puts]

        def work(connection: sqlite3.Connection) -> None:
            for put, text in zip(puts, texts, strict=True):
                if not _put(connection, put, text):
                    raise _Unexpected

        try:
            await self._write(work)
        except _Unexpected:
            return False
        return True

    async def get(self, kind: str, id: str) -> Document | None:
        def work(connection: sqlite3.Connection) -> Any:
            return connection.execute(
                "SELECT version, data FROM documents WHERE kind = ? AND id = ?", (kind, id)
            ).fetchone()

        found = await self._read.ask(work)
        return Document(kind, id, found[0], decode(found[1])) if found is not None else None

    async def find(self, kind: str, prefix: str = "", limit: int | None = None) -> list[Document]:
        return await self._read.ask(lambda connection: reader.documents(connection, kind, prefix, limit))

    async def greatest(self, kind: str, prefix: str, field: str, limit: int) -> list[Document]:
        return await self._read.ask(lambda connection: reader.greatest(connection, kind, prefix, field, limit))

    async def delete(self, kind: str, id: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM documents WHERE kind = ? AND id = ?", (kind, id))

        await self._write(work)

    async def listen(self, listener: Listener, hearer: Hearer) -> None:
        """Nobody else writes."""

    async def say(self, text: str) -> None:
        """Nobody else listens."""

    async def check(self) -> None:
        await self.put("meta", "check", {})


class _Unexpected(Exception):
    """A document has another version than was expected: nothing of the piece is written."""


def _put(connection: sqlite3.Connection, put: Put, text: str) -> bool:
    if put.expect is None:
        connection.execute(
            "INSERT INTO documents (kind, id, version, data) VALUES (?, ?, 1, ?) "
            "ON CONFLICT (kind, id) DO UPDATE SET version = documents.version + 1, data = excluded.data",
            (put.kind, put.id, text),
        )
        return True
    if put.expect == 0:
        done = connection.execute(
            "INSERT OR IGNORE INTO documents (kind, id, version, data) VALUES (?, ?, 1, ?)", (put.kind, put.id, text)
        )
    else:
        done = connection.execute(
            "UPDATE documents SET version = version + 1, data = ? WHERE kind = ? AND id = ? AND version = ?",
            (text, put.kind, put.id, put.expect),
        )
    return done.rowcount == 1


def _add(connection: sqlite3.Connection, writes: list[_Write]) -> bool:
    """Add entries by one statement, which is a transaction of its own; False if a number or key of one is taken.

    SQLite's driver lets go of the interpreter for each statement, and a busy server takes its time to give it back:
    one statement for all is what lets a batch reach the disk in time.
    """
    values = [value for write in writes for value in write.entry or ()]
    try:
        connection.execute(_ENTRY + _FURTHER * (len(writes) - 1), values)
    except sqlite3.IntegrityError:
        return False
    for write in writes:
        write.result = True
    return True


def _tell(batch: list[_Write]) -> None:
    for write in batch:
        if write.future.done():
            continue
        if isinstance(write.error, sqlite3.OperationalError) or type(write.error) is sqlite3.DatabaseError:  # damaged
            write.future.set_exception(Unwritable(f"the store cannot be written: {write.error}"))
        elif write.error is not None:
            write.future.set_exception(write.error)
        else:
            write.future.set_result(write.result)


def _row(found: tuple[Any, ...]) -> Row:
    id, title, status, public, driven, created, updated, maker = found
    return Row(id, title, status, bool(public), bool(driven), created, updated, maker)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to today's schema, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        found = connection.execute("SELECT max(version) FROM schema_version").fetchone()[0] or 0
        if found > VERSION:
            raise StoreError(too_new(found))
        for version in range(found, VERSION):
            for statement in MIGRATIONS[version]:
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version (version) VALUES (?)", (version + 1,))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def backup(source: Path, target: Path) -> None:
    """Copy a store that may be in use, consistently."""
    if not source.exists():
        raise StoreError(f"there is no store at {source}")
    if target.exists():
        raise StoreError(f"{target} exists already; give the backup a name of its own")
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    _keep_private(partial)
    try:
        with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(partial)) as copy:
            origin.backup(copy)
            check_whole(copy, source)
        os.replace(partial, target)
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{source} cannot be backed up: {error}") from None
    finally:
        partial.unlink(missing_ok=True)


def restore(source: Path, target: Path) -> Path | None:
    """Put a backup in place; the store that was there is kept beside it, and its new name returned."""
    if not source.exists():
        raise StoreError(f"there is no backup at {source}")
    target = Path(os.path.realpath(target))  # what a link leads to lies there for a reason
    if target.exists() and not target.is_file():
        raise StoreError(f"{target} is no file: name the file of the store")
    claim = SqliteStore(target)
    claim._claim()
    partial = target.with_name(target.name + ".restoring")
    try:
        partial.unlink(missing_ok=True)
        backup(source, partial)
        _need_known(partial)
        for made in (partial, Path(f"{target}.lock")):
            _give_to_owner(made, target)
        kept: Path | None = None
        if target.exists():
            kept = _free_name(target)
            _set_aside(target, kept)
        os.replace(partial, target)
        return kept
    finally:
        partial.unlink(missing_ok=True)
        claim._lock.release()


def _need_known(store: Path) -> None:
    """Refuse a backup that no server of this version could open, before it takes the place of one that it can."""
    with closing(sqlite3.connect(store)) as connection:
        found = connection.execute("SELECT max(version) FROM schema_version").fetchone()[0] or 0
    if found > VERSION:
        raise StoreError(too_new(found))


def _set_aside(store: Path, kept: Path) -> None:
    """Give a store another name, with its journal. It is not opened: it may be damaged, and SQLite would tidy up."""
    os.replace(store, kept)
    Path(f"{store}-shm").unlink(missing_ok=True)
    with contextlib.suppress(FileNotFoundError):
        os.replace(f"{store}-wal", f"{kept}-wal")


def _give_to_owner(made: Path, store: Path) -> None:
    """What root puts in the place of a store belongs to the server that is to open it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (store if store.exists() else store.parent).stat()
        os.chown(made, owner.st_uid, owner.st_gid)


def _keep_private(path: Path) -> None:
    """A new file is its owner's alone: links, seeds and notes of others can be read in it."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {error.strerror}") from None


def _free_name(target: Path) -> Path:
    number = 1
    while (name := target.with_name(f"{target.name}.before-restore-{number}")).exists():
        number += 1
    return name


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Raise StoreError unless the file is a sound Bottega store."""
    if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
        raise StoreError(f"{path} is damaged")
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchone():
        raise StoreError(f"{path} is no Bottega store")
