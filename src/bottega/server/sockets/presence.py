"""Presence: who is connected to the other processes that serve the same tables."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec

from bottega.store.base import Store

SILENT = 16.0  # seconds after which a process that gives no sign of life is taken to have died
TOGETHER = 60  # tables in one message: PostgreSQL carries 8,000 bytes


class Here(msgspec.Struct, omit_defaults=True):
    """Who is at a table, by one process."""

    table: str
    seats: list[int] = []
    onlookers: int = 0


class Message(msgspec.Struct, omit_defaults=True):
    """What processes tell each other: who is where, and whether they want to be told in return."""

    process: str
    here: list[Here] = []
    asks: bool = False
    ends: bool = False


_read = msgspec.json.Decoder(Message).decode
_write = msgspec.json.Encoder().encode


class Presence:
    """Kept in memory alone: it is worth nothing after a restart. `own` tells who is connected to this process."""

    def __init__(
        self,
        store: Store,
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
        now: Callable[[], float],
        own: Callable[[], Iterator[Here]],
        changed: Callable[[str], None],
    ) -> None:
        self.process = store.lease.process if store.lease is not None else secrets.token_hex(6)
        self._store = store
        self._spawn = spawn
        self._now = now
        self._own = own
        self._changed = changed
        self._others: dict[str, dict[str, Here]] = {}  # by process, by table
        self._heard: dict[str, float] = {}

    def seats(self, table: str) -> set[int]:
        return {seat for tables in self._others.values() if table in tables for seat in tables[table].seats}

    def onlookers(self, table: str) -> int:
        return sum(tables[table].onlookers for tables in self._others.values() if table in tables)

    # What this process says

    def tell(self, here: Here) -> None:
        """Who is at a table has changed."""
        if self._store.shared:
            self._spawn(self._say(Message(self.process, [here])))

    async def ask(self) -> None:
        """Let all others know of this process, and tell who is with them."""
        if self._store.shared:
            await self._say_all(asks=True)

    async def beat(self) -> None:
        """A sign of life; and forget those who have given none for long."""
        if not self._store.shared:
            return
        await self._say(Message(self.process))
        now = self._now()
        for process in [other for other, when in self._heard.items() if now - when > SILENT]:
            self._forget(process)

    async def end(self) -> None:
        if self._store.shared:
            await self._say(Message(self.process, ends=True))

    async def _say(self, message: Message) -> None:
        await self._store.say(_write(message).decode())

    async def _say_all(self, asks: bool = False) -> None:
        here = list(self._own())
        for first in range(0, max(1, len(here)), TOGETHER):
            await self._say(Message(self.process, here[first : first + TOGETHER], asks and first == 0))

    # What this process hears

    def hear(self, text: str) -> None:
        """Another process has spoken. Nothing said: messages may have been missed, so all are asked."""
        if not text:
            self._spawn(self.ask())
            return
        try:
            message = _read(text)
        except msgspec.MsgspecError:
            return  # a process of another version
        if message.process == self.process:
            return
        if message.ends:
            self._forget(message.process)
            return
        unknown = message.process not in self._heard
        self._heard[message.process] = self._now()
        tables = self._others.setdefault(message.process, {})
        for here in message.here:
            if here.seats or here.onlookers:
                tables[here.table] = here
            else:
                tables.pop(here.table, None)
            self._changed(here.table)
        if message.asks or unknown:
            self._spawn(self._say_all(asks=unknown and not message.asks))

    def turnover(self) -> None:
        """Processes have come or gone: the people of one that has died are away until they are back elsewhere."""
        if self._store.lease is not None:
            for process in [other for other in self._heard if other not in self._store.lease.others]:
                self._forget(process)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for table in self._others.pop(process, {}):
            self._changed(table)
