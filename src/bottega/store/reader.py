"""Reader: asks SQLite in a thread of its own, so that a slow disk keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec

from bottega.store.base import Damaged, StoreError
from bottega.store.model import Data, Document, Entry

T = TypeVar("T")
Whole = tuple[list[Entry], list[Document]]
decode: Callable[[str | bytes], Data] = msgspec.json.Decoder(Data).decode

_LAST_SIGN = "\U0010ffff"  # sorts behind whatever may follow a prefix


class _Wanted:
    """A table that somebody wants to read, with the documents of a kind beside it."""

    __slots__ = ("beside", "error", "found", "future", "table")

    def __init__(self, table: str, beside: str, future: asyncio.Future[Whole]) -> None:
        self.table = table
        self.beside = beside
        self.future = future
        self.found: Whole = [], []
        self.error: sqlite3.Error | None = None

    def read(self, connection: sqlite3.Connection) -> None:
        try:
            self.found = entries(connection, self.table, 0), documents(connection, self.beside, f"{self.table}/", None)
        except sqlite3.Error as error:
            self.error = error


def _read_all(connection: sqlite3.Connection, together: list[_Wanted]) -> None:
    for each in together:
        each.read(connection)


class Reader:
    """One thread, one connection."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "bottega-read")
        self._wanted: list[_Wanted] = []
        self._reading: asyncio.Task[None] | None = None
        self._closed = False

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._connection)
        except sqlite3.Error as error:
            raise self._told(error) from None

    async def whole(self, table: str, beside: str) -> Whole:
        """All of a table. Those that several want at once are read in one piece of work: handing it to the thread and
        back costs as much as reading."""
        future: asyncio.Future[Whole] = asyncio.get_running_loop().create_future()
        self._wanted.append(_Wanted(table, beside, future))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_wanted())
        return await future

    async def _read_wanted(self) -> None:
        try:
            while self._wanted:
                together, self._wanted = self._wanted, []
                await self._read(together)
        finally:
            self._reading = None

    async def _read(self, together: list[_Wanted]) -> None:
        failed: BaseException | None = None
        try:
            await self.ask(lambda connection: _read_all(connection, together))
        except BaseException as error:
            failed = error
        for each in together:
            if each.future.done():
                continue
            if failed is not None:
                each.future.set_exception(failed)
            elif each.error is not None:
                each.future.set_exception(self._told(each.error))
            else:
                each.future.set_result(each.found)

    def _told(self, error: sqlite3.Error) -> Exception:
        """What cannot be read is told apart from what cannot be asked just now."""
        if isinstance(error, sqlite3.OperationalError) or not isinstance(error, sqlite3.DatabaseError):
            return error
        return Damaged(f"{self._path} is damaged: {error}")

    def close(self) -> None:
        self._closed = True
        self._thread.shutdown(wait=True)
        self._connection.close()


def entries(connection: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    found = connection.execute(
        "SELECT number, kind, seat, time, data, key FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
        (table, after),
    )
    return [Entry(table, *each) for each in found.fetchall()]


def documents(connection: sqlite3.Connection, kind: str, prefix: str, limit: int | None) -> list[Document]:
    found = connection.execute(
        "SELECT id, version, data FROM documents WHERE kind = ? AND id >= ? AND id < ? ORDER BY id LIMIT ?",
        (kind, prefix, prefix + _LAST_SIGN, -1 if limit is None else limit),
    )
    return [Document(kind, id, version, decode(data)) for id, version, data in found.fetchall()]


def greatest(connection: sqlite3.Connection, kind: str, prefix: str, field: str, limit: int) -> list[Document]:
    found = connection.execute(
        """SELECT id, version, data FROM documents WHERE kind = ? AND id >= ? AND id < ?
        ORDER BY json_extract(data, '$.' || ?) DESC, id LIMIT ?""",
        (kind, prefix, prefix + _LAST_SIGN, field, limit),
    )
    return [Document(kind, id, version, decode(data)) for id, version, data in found.fetchall()]
