"""Store of a browser: its IndexedDB, reached through the worker; pages of one browser share it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Iterator
from typing import Any, Protocol, TypeVar

import msgspec

from bottega.kernel.reason import Reason
from bottega.store.base import Damaged, Hearer, Listener, Store
from bottega.store.model import Document, Entry, Put, Row, Snapshot, Wanted
from bottega.tables.refusal import NotNow

T = TypeVar("T")
_log = logging.getLogger("bottega.browser")
_encode = msgspec.json.Encoder().encode
MOST = 2**31 - 1  # documents: all of them
TROUBLES = ("storage-full", "storage-refused")  # what the browser's side names its errors


class Drawers(Protocol):
    """The browser's side. All data are JSON; an empty text means that there is nothing."""

    def append(self, entries: str, row: str) -> Awaitable[bool]:
        """All or nothing, on disk when it is done; False if a number or key is taken."""

    def entries(self, table: str, after: int) -> Awaitable[str]: ...

    def rows(self) -> Awaitable[str]: ...

    def row(self, table: str) -> Awaitable[str]: ...

    def save_snapshot(self, snapshot: str) -> Awaitable[None]: ...

    def snapshot(self, table: str) -> Awaitable[str]: ...

    def put_all(self, puts: str) -> Awaitable[bool]:
        """All or nothing; False if one has another version than is expected."""

    def get(self, kind: str, id: str) -> Awaitable[str]: ...

    def find(self, kind: str, prefix: str, limit: int) -> Awaitable[str]: ...

    def delete(self, kind: str, id: str) -> Awaitable[None]: ...

    def listen(self, heard: Listener, said: Hearer) -> None: ...

    def say(self, text: str) -> None: ...


class BrowserStore(Store):
    shared = True  # with other pages of the same browser

    def __init__(self, drawers: Drawers) -> None:
        self._drawers = drawers

    async def open(self) -> None:
        """The browser's side has opened it."""

    async def close(self) -> None:
        """Everything is on disk already."""

    async def append(self, entries: list[Entry], row: Row | None = None) -> bool:
        return await _told(self._drawers.append(_text(entries), "" if row is None else _text(row)))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        found = _read(await _told(self._drawers.entries(table, after)), list[Entry])
        if [entry.number for entry in found] != list(range(after + 1, after + 1 + len(found))):
            raise Damaged(f"entries of table {table} are missing")
        return found

    async def listed(self, wanted: Wanted) -> list[Row]:
        rows = sorted(_rows(await _told(self._drawers.rows())), key=_recency, reverse=True)
        behind = wanted.behind
        of_kind = [
            row
            for row in rows
            if wanted.public in (None, row.public)
            and wanted.status in (None, row.status)
            and wanted.driven in (None, row.driven)
        ]
        return [row for row in of_kind if behind is None or _recency(row) < _recency(behind)][: wanted.limit]

    async def lobby(self, limit: int) -> list[Row]:
        return await self.rows(public=True, status="open", limit=limit)  # all by who sits at this browser

    async def row(self, table: str) -> Row | None:
        found = await _told(self._drawers.row(table))
        return _read(found, Row) if found else None

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        await _told(self._drawers.save_snapshot(_text(snapshot)))

    async def snapshot(self, table: str) -> Snapshot | None:
        found = await _told(self._drawers.snapshot(table))
        return _read(found, Snapshot) if found else None

    async def put_all(self, puts: list[Put]) -> bool:
        return await _told(self._drawers.put_all(_text(puts)))

    async def get(self, kind: str, id: str) -> Document | None:
        found = await _told(self._drawers.get(kind, id))
        return _read(found, Document) if found else None

    async def find(self, kind: str, prefix: str = "", limit: int | None = None) -> list[Document]:
        most = MOST if limit is None else limit
        return _read(await _told(self._drawers.find(kind, prefix, most)), list[Document])

    async def delete(self, kind: str, id: str) -> None:
        await _told(self._drawers.delete(kind, id))

    async def listen(self, listener: Listener, hearer: Hearer) -> None:
        self._drawers.listen(listener, hearer)

    async def say(self, text: str) -> None:
        self._drawers.say(text)

    async def check(self) -> None:
        await _told(self._drawers.row(""))


async def _told(answer: Awaitable[T]) -> T:
    """What the browser's storage answers; its troubles as refusals that people can read."""
    try:
        return await answer
    except Exception as error:
        for trouble in TROUBLES:
            if trouble in str(error):
                raise NotNow(Reason(f"server-{trouble}")) from None
        raise


def _read(text: str | msgspec.Raw, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise Damaged(f"what the browser has stored is damaged: {error}") from None


def _rows(text: str) -> Iterator[Row]:
    """A table whose row is damaged is not listed; it stays where it is, and is packed with the others."""
    for one in _read(text, list[msgspec.Raw]):
        try:
            yield _read(one, Row)
        except Damaged as error:
            _log.error("%s", error)


def _recency(row: Row) -> tuple[float, str]:
    return row.updated, row.table


def _text(data: Any) -> str:
    return _encode(data).decode()
