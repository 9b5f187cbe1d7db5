"""Orders: the standing orders of people, kept beside the tables, for they are nobody else's business."""

from __future__ import annotations

import msgspec

from bottega.store.base import Store
from bottega.store.model import Document
from bottega.tables.premove import KeptPremove, Premove
from bottega.tables.table import Table

KIND = "premove"  # of their documents


class Orders:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._orders: dict[str, dict[int, Premove]] = {}  # by table and seat
        self.changes = 0  # made by this process

    def at(self, table: Table) -> dict[int, Premove]:
        """All of a table, by seat."""
        return self._orders.get(table.id, {})

    def of(self, table: Table, seat: int | None) -> Premove | None:
        return self.at(table).get(seat) if seat is not None else None

    async def load(self, table: Table) -> None:
        """Read those of a table anew: other processes may have changed them."""
        changes = self.changes
        self.take(table.id, await self._store.find(KIND, f"{table.id}/"), changes)

    def take(self, table: str, found: list[Document], changes: int) -> None:
        """Those of a table are as found, when so many had been changed here."""
        if changes != self.changes:
            return  # what was read may be older than what somebody has just ordered here
        orders = {
            int(document.id.rpartition("/")[2]): Premove.of(msgspec.convert(document.data, KeptPremove))
            for document in found
        }
        if orders:
            self._orders[table] = orders
        else:
            self.forget(table)

    async def set(self, table: Table, seat: int, premove: Premove | None) -> None:
        id = f"{table.id}/{seat}"
        if premove is None:
            await self._store.delete(KIND, id)
        else:
            await self._store.put(KIND, id, msgspec.to_builtins(premove.kept()))
        self.changes += 1
        orders = self._orders.setdefault(table.id, {})
        if premove is None:
            orders.pop(seat, None)
        else:
            orders[seat] = premove

    def forget(self, table: str) -> None:
        """The table is no longer in memory."""
        self._orders.pop(table, None)
