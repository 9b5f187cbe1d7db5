"""Store: what tables ask of a place that keeps them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from bottega.store.lease import Lease
from bottega.store.model import Data, Document, Entry, Put, Row, Snapshot, Wanted

Hearer = Callable[[str], None]  # what another process says; empty if something may have been missed


class Listener(Protocol):
    def __call__(self, table: str, number: int, told: str = "", /) -> None:
        """The number of a table's newest entry; and what was written, as JSON, if it is short.

        Without a table, anything may have been written."""


class StoreError(Exception):
    """The store cannot be opened or used; the text says why, for the one who hosts."""


class InUse(StoreError):
    """A server has it open."""


class Damaged(StoreError):
    """What was asked for cannot be read; other things may."""


class Unwritable(StoreError):
    """Nothing can be written for the time being, say because the disk is full."""


class Away(StoreError):
    """The store does not answer for the time being; it tells so itself, once for all who ask."""


class Store(ABC):
    """Everything is durable when the call returns."""

    hears = True  # of what others write, where there are others
    shared: bool  # other processes may write too, and `listen` tells of it
    lease: Lease | None = None  # where processes share the tables among them
    turnover: Callable[[], None] = staticmethod(lambda: None)  # called when others have come or gone

    def drives(self, table: str, own: bool) -> bool:
        """Whether this process does what is to be done at a table by itself. `own`: it was the last to write there."""
        return self.lease.leads(table) if self.lease is not None else own or not self.shared

    def bury(self, process: str) -> None:  # noqa: B027 - where nobody else serves, nobody else dies
        """Somebody knows that another process has died."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def append(self, entries: list[Entry], row: Row | None = None) -> bool:
        """Add entries, all or none; False if a number or a key is taken. `row` replaces the table's row.

        What was begun is done, and told others, even if whoever asked for it has gone.
        """

    async def settle(self) -> None:  # noqa: B027 - for where writing takes a while
        """Wait until what is being written has been."""

    @abstractmethod
    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table behind number `after`, in order."""

    async def whole(self, table: str, beside: str) -> tuple[list[Entry], list[Document]]:
        """All entries of a table, and the documents of a kind that lie beside it, as `<table>/…`."""
        return await self.entries(table), await self.find(beside, f"{table}/")

    async def rows(
        self,
        *,
        public: bool | None = None,
        status: str | None = None,
        driven: bool | None = None,
        limit: int = 100,
        behind: Row | None = None,
    ) -> list[Row]:
        """Tables of the given kind, most recently changed first; those that are listed behind one, if it is given."""
        return await self.listed(Wanted(public, status, driven, limit, behind))

    @abstractmethod
    async def listed(self, wanted: Wanted) -> list[Row]:
        """The same, of one wish."""

    @abstractmethod
    async def lobby(self, limit: int) -> list[Row]:
        """Public tables with open seats: the newest of each who has made some, then the next of each, and so on."""

    @abstractmethod
    async def row(self, table: str) -> Row | None: ...

    @abstractmethod
    async def save_snapshot(self, snapshot: Snapshot) -> None: ...

    @abstractmethod
    async def snapshot(self, table: str) -> Snapshot | None: ...

    async def put(self, kind: str, id: str, data: Data, expect: int | None = None) -> bool:
        """Write a document. `expect` is the version it must have (0: it must be new); False if it has not."""
        return await self.put_all([Put(kind, id, data, expect)])

    @abstractmethod
    async def put_all(self, puts: list[Put]) -> bool:
        """Write documents, all or none; False if one has not the version that is expected."""

    @abstractmethod
    async def get(self, kind: str, id: str) -> Document | None: ...

    @abstractmethod
    async def find(self, kind: str, prefix: str = "", limit: int | None = None) -> list[Document]:
        """The documents of a kind whose id begins so, by id; all of them unless a limit is given."""

    async def greatest(self, kind: str, prefix: str, field: str, limit: int) -> list[Document]:
        """Of the documents of a kind whose id begins so, those with the greatest numbers in a field, greatest first."""
        found = await self.find(kind, prefix)
        return sorted(found, key=lambda each: -float(each.data[field]))[:limit]

    @abstractmethod
    async def delete(self, kind: str, id: str) -> None: ...

    @abstractmethod
    async def listen(self, listener: Listener, hearer: Hearer) -> None:
        """Hear of entries that other processes add, and of what they say."""

    @abstractmethod
    async def say(self, text: str) -> None:
        """Tell all processes something that need not be kept: at most 7,000 bytes."""

    @abstractmethod
    async def check(self) -> None:
        """Raise if the store does not answer, or nothing can be written."""
