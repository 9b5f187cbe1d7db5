"""Writer: the one way by which tables change. What somebody is told is on disk before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from bottega.store.base import Store
from bottega.store.model import Row, Snapshot
from bottega.tables import registry
from bottega.tables.background import Background
from bottega.tables.entries import Change, Entry
from bottega.tables.links import Links
from bottega.tables.needs import need_current
from bottega.tables.refusal import not_now, unknown_token
from bottega.tables.registry import Registry
from bottega.tables.results import Done
from bottega.tables.shapes import Answer
from bottega.tables.table import Table
from bottega.tables.token import Who

SNAPSHOT_EVERY = 100  # entries between two snapshots of a game: fewer are as soon played again
ATTEMPTS = 8  # to find a free number when other processes write to the same table


class Writer:
    def __init__(
        self, store: Store, now: Callable[[], float], tables: Registry, links: Links, background: Background
    ) -> None:
        self._store = store
        self._now = now
        self._registry = tables
        self._links = links
        self._background = background

    async def commit(self, table: Table, who: Who, key: str | None, decide: Callable[[], list[Change]]) -> Answer:
        """Write what `decide` comes to. It is asked again if another process was quicker.

        What was done before under the same key is not done again, but answered as then.
        """
        marked = f"{who.label}:{key}" if key is not None and who.label is not None else None
        async with table.lock:
            for _ in range(ATTEMPTS):
                earlier = table.keys.get(marked) if marked is not None else None
                if earlier is not None:
                    return self._answer(table, who, earlier, earlier)
                need_current(table, who)
                changes = decide()
                if not changes:
                    return Answer(table.entries_for(who.seat), Done())
                entries = self._entries(table, changes, marked)
                before = table.status
                if await self._append(table, entries, changes):
                    break
                await self._registry.catch_up(table)
            else:
                raise not_now("table-busy")
        self._registry.tell(table, entries, own=True)
        # Shorter games are played again when they are opened.
        if table.number > registry.REPLAYED and (
            table.status != before or table.number % SNAPSHOT_EVERY < len(entries)
        ):
            self._background.spawn(self.snapshot(table))
        return self._answer(table, who, entries[0], entries[-1])

    def _answer(self, table: Table, who: Who, first: Entry, last: Entry) -> Answer:
        """Tokens are not stored; they are made when they are told: on a retry only if the link is still the same."""

        def token_of(role: str) -> str:
            if any(later.fact.ends_link == role for later in table.entries[first.number :]):
                raise unknown_token()
            return self._links.token(table, role)

        result = first.fact.result(table, first, token_of)
        return Answer(table.entry_shown(who.seat, last.number), result)

    def _entries(self, table: Table, changes: list[Change], key: str | None) -> list[Entry]:
        now = max(self._now(), table.updated)  # history never runs backwards, even if the machine's clock does
        first = table.number + 1
        return [
            Entry(first + index, change.seat, now, change.fact, key if index == 0 else None)
            for index, change in enumerate(changes)
        ]

    async def _append(self, table: Table, entries: list[Entry], changes: list[Change]) -> bool:
        stored = [entry.stored(table.id) for entry in entries]
        try:
            written = await self._store.append(stored, _row(table, entries, changes))
        except asyncio.CancelledError:
            self._background.spawn(self._look_when_written(table))
            raise
        if written:
            for entry, change in zip(entries, changes, strict=True):
                table.apply(entry, change.game)
        return written

    async def _look_when_written(self, table: Table) -> None:
        """Whoever asked has gone before the entry was written: the others are to hear of it, and bots to go on."""
        await self._store.settle()
        await self._registry.refresh(table.id)

    async def create(self, table: Table, changes: list[Change]) -> None:
        """Write a new table's first entries."""
        entries = self._entries(table, changes, None)
        stored = [entry.stored(table.id) for entry in entries]

        def begin() -> None:
            for entry in entries:
                table.apply(entry)

        if registry.is_long([each.data for each in stored]):
            await self._background.aside(begin)
        else:
            begin()
        if not await self._store.append(stored, table.row()):
            raise not_now("table-busy")
        self._registry.keep(table)
        self._registry.tell(table, entries, own=True)

    async def snapshot(self, table: Table) -> None:
        """Keep the game as it stands, so that reopening is quick."""
        game = table.game
        if game is not None and table.entries[-1].fact.in_snapshot:
            await self._store.save_snapshot(Snapshot(table.id, table.number, game.dump(), game.digest()))


def _row(table: Table, entries: list[Entry], changes: list[Change]) -> Row | None:
    """What lists show of the table behind these entries; None if that is what they show already."""
    shown = [change for change in changes if change.fact.relists(change.game)]
    if not shown:
        return None
    row = table.row()
    for change in shown:
        row = change.fact.row(row, change.game)
    return replace(row, updated=entries[-1].time)
