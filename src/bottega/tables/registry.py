"""Registry: the tables in memory, read from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from bottega.kernel.errors import BottegaError
from bottega.store.base import Damaged, Store
from bottega.store.model import Entry as Kept
from bottega.store.model import Snapshot
from bottega.tables import outdated
from bottega.tables.background import Background
from bottega.tables.clock import Downtime
from bottega.tables.entries import Ended, Entry, read
from bottega.tables.follower import Follower
from bottega.tables.orders import KIND as ORDERS
from bottega.tables.orders import Orders
from bottega.tables.refusal import missing, not_now
from bottega.tables.table import Table

_log = logging.getLogger("bottega.tables")

KEPT_OPEN = 4000  # tables in memory; beyond that those longest unused are closed
REPLAYED = 200  # entries: up to so many, playing them again takes no longer than reading and checking a snapshot
LONG_PAST, LONG_BEGINNING = 200_000, 10_000  # signs of all entries and of the first: more take long to be played again
LOOKED_AT = 50  # of them, whenever one more is opened
# What playing again may raise where entries are damaged, or played by rules and titles that are not there
UNPLAYABLE = (
    BottegaError,
    ValueError,
    KeyError,
    TypeError,
    AssertionError,
    IndexError,
    ImportError,
    msgspec.MsgspecError,
)
_decode = msgspec.json.Decoder(list[Kept]).decode
Opening = Callable[[Coroutine[Any, Any, Table]], Coroutine[Any, Any, Table]]


def is_long(data: list[str]) -> bool:
    """Whether others should not wait while entries, as they are kept, are played again."""
    return len(data[0]) > LONG_BEGINNING or sum(map(len, data)) > LONG_PAST


async def _uncounted(opening: Coroutine[Any, Any, Table]) -> Table:
    return await opening


class Registry:
    """Every table once. Those of other processes are followed as they write."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        downtimes: list[Downtime],
        orders: Orders,
        followers: list[Follower],
        background: Background,
    ) -> None:
        self._store = store
        self._now = now
        self._downtimes = downtimes
        self._orders = orders
        self._followers = followers
        self._background = background
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self.counted: Opening = _uncounted  # what opening costs is counted for whoever asks, where that is done
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.most = KEPT_OPEN
        self._behind: set[str] = set()  # tables to which others have written, and at which nobody looks here
        self.broken: dict[str, str] = {}  # tables that do not replay, with the reason

    # Finding tables

    async def table(self, id: str) -> Table:
        """The table with this id; refused if it cannot be played."""
        found = await self._any(id)
        if found.status in ("broken", "outdated"):
            raise not_now(f"table-{found.status}", table=id)
        return found

    def at_hand(self, id: str) -> Table | None:
        """The same, if it is in memory, up to date and can be played."""
        found = self.tables.get(id)
        if found is None or id in self._behind or found.status in ("broken", "outdated"):
            return None
        self.tables.move_to_end(id)
        return found

    async def kept_as_text(self, id: str) -> Table | None:
        """The table, if its game was played by rules that are not played any more."""
        found = await self._any(id)
        return found if found.status == "outdated" else None

    async def _any(self, id: str) -> Table:
        """The table in whatever state, reopened if it is not in memory."""
        found = self.tables.get(id)
        if found is not None:
            self.tables.move_to_end(id)
            if id in self._behind:
                await self.freshen(id)
            return found
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self.counted(self._reopen(id)))
            opening.add_done_callback(lambda _task: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _reopen(self, id: str) -> Table:
        if not (0 < len(id) <= 40 and id.isalnum() and id.isascii()):
            raise missing("table-unknown")
        known = self._orders.known(id)
        try:
            kept, orders = await self._store.whole(id, ORDERS)
        except Damaged as error:
            return self._set_aside(id, str(error))
        if not kept:
            raise missing("table-unknown")
        try:
            entries = [read(each) for each in kept]
        except msgspec.MsgspecError as error:
            return self._set_aside(id, f"{type(error).__name__}: {error}")
        if outdated.is_outdated(entries):
            return await self._shelve(id, entries)
        table = await self._replayed(id, entries, is_long([each.data for each in kept]))
        self._orders.take(id, orders, known)
        self.keep(table)
        for follower in self._followers:
            follower.opened(table)
        return table

    async def _shelve(self, id: str, entries: list[Entry]) -> Table:
        """Rules have changed since: the table has ended, if it had not already, and can only be read."""
        table = outdated.shelve(id, entries, self._downtimes)
        row = await self._store.row(id)
        if row is not None and row.status == "running":
            end = Entry(table.number + 1, None, max(self._now(), table.updated), Ended(outdated=True))
            ended = end.fact.row(table.row(), None)
            if await self._store.append([end.stored(id)], ended):
                table.entries = [*entries, end]
            _log.warning("table %s has ended: its rules are not played any more", id)
        self.keep(table)
        return table

    async def _replayed(self, id: str, entries: list[Entry], aside: bool) -> Table:
        """From the beginning, or a long game from its snapshot; if that fails the other way; else set aside."""
        problem = ""
        long = len(entries) > REPLAYED
        for by_snapshot in (long, not long):
            base = await self._snapshot(id) if by_snapshot else None
            if by_snapshot and base is None:
                continue
            table = Table(id, self._downtimes)
            try:
                if aside:
                    await self._background.aside(table.reopen, entries, base)
                else:
                    table.reopen(entries, base)
            except UNPLAYABLE as error:
                problem = f"{type(error).__name__}: {error}"
                _log.error("table %s does not replay%s: %s", id, " from its snapshot" if base else "", problem)
                continue
            self.broken.pop(id, None)
            return table
        return self._set_aside(id, problem)

    async def _snapshot(self, id: str) -> Snapshot | None:
        try:
            return await self._store.snapshot(id)
        except Damaged:
            return None  # the entries are enough

    def _set_aside(self, id: str, problem: str) -> Table:
        _log.error("table %s is set aside: %s", id, problem)
        table = Table(id, self._downtimes)
        table.status = "broken"
        table.problem = problem
        self.broken[id] = problem
        self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        """Keep a table in memory, and let go of some that nobody has used for long."""
        self.tables[table.id] = table
        for _ in range(LOOKED_AT):
            if len(self.tables) <= self.most:
                return
            id, old = next(iter(self.tables.items()))
            if old is table or old.bots_to_move() or old.lock.locked() or self.watched(id):
                self.tables.move_to_end(id)  # the next in line may go instead
                continue
            del self.tables[id]
            self._behind.discard(id)
            self._orders.forget(id)
            for follower in self._followers:
                follower.closed(old)

    def watched(self, id: str) -> bool:
        """Whether somebody sits at a table here."""
        return any(follower.watches(id) for follower in self._followers)

    # Other processes

    def heard(self, id: str, number: int, told: str = "") -> None:
        """Another process has written so many entries to a table, the last of them as told.

        Without an id, anything may have been written.
        """
        if not id:
            self.refresh_all()
            return
        table = self.tables.get(id)
        if table is not None and table.number < number:
            if not self.watched(id) and not self._store.drives(id, own=False):
                self._behind.add(id)  # until somebody asks for it
            elif not self._take(table, number, told):
                self._background.spawn(self.refresh(id))
        elif id in self._opening:
            # It may have been read just before this was written.
            self._background.spawn(self._refresh_when_open(id))

    def refresh_all(self) -> None:
        """Look at every table: where somebody sits at once, at the others when they are asked for."""
        self._behind.update(self.tables)
        for known in list(self.tables):
            if self.watched(known):
                self._background.spawn(self.freshen(known))

    def _take(self, table: Table, number: int, told: str) -> bool:
        """Apply what was told, without asking the store; False if that is not all that is missing."""
        if not told or table.lock.locked() or table.status == "broken":
            return False
        try:
            entries = [read(kept) for kept in _decode(told)]
        except msgspec.MsgspecError:
            return False  # a process of another version
        if [entry.number for entry in entries] != list(range(table.number + 1, number + 1)):
            return False
        for entry in entries:
            table.apply(entry)
        self.tell(table, entries, own=False)
        return True

    async def _refresh_when_open(self, id: str) -> None:
        try:
            await self.table(id)
        except BottegaError:
            return  # set aside, and reported
        await self.refresh(id)

    async def refresh(self, id: str) -> None:
        """Take over what others have written to a table."""
        if id in self.tables:
            self._behind.add(id)
            await self.freshen(id)

    async def freshen(self, id: str) -> None:
        """The same, if others may have written there since it was looked at."""
        table = self.tables.get(id)
        if table is None:
            return
        async with table.lock:
            if id in self._behind:
                self._behind.discard(id)
                try:
                    await self.catch_up(table)
                except BaseException:
                    self._behind.add(id)
                    raise

    async def catch_up(self, table: Table) -> None:
        """The same with the table's lock in hand."""
        entries = [read(kept) for kept in await self._store.entries(table.id, table.number)]
        for entry in entries:
            table.apply(entry)
        if entries:
            self.tell(table, entries, own=False)

    def tell(self, table: Table, entries: list[Entry], own: bool) -> None:
        for follower in self._followers:
            follower.happened(table, entries, own)
