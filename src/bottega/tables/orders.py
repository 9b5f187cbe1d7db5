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

    def at(self, table: Table) -> dict[int, Premove]:
        """All of a table, by seat."""
        return self._orders.get(table.id, {})

    def of(self, table: Table, seat: int | None) -> Premove | None:
        return self.at(table).get(seat) if seat is not None else None

    async def load(self, table: Table) -> None:
        """Read those of a table anew: other processes may have changed them."""
        before = self.known(table.id)
        self.take(table.id, await self._store.find(KIND, f"{table.id}/"), before)

    def known(self, table: str) -> dict[int, Premove] | None:
        """Those in memory; another object whenever somebody has ordered something."""
        return self._orders.get(table)

    def take(self, table: str, found: list[Document], before: dict[int, Premove] | None) -> None:
        """Those of a table are as found, where these were `known` when it was asked."""
        if self.known(table) is not before:
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
        orders = dict(self.at(table))
        if premove is None:
            orders.pop(seat, None)
        else:
            orders[seat] = premove
        self._orders[table.id] = orders

    def forget(self, table: str) -> None:
        """The table is no longer in memory."""
        self._orders.pop(table, None)
