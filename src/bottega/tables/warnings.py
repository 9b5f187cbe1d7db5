"""Warnings: who has been told that their time runs out. Once for each decision, by whichever process sees it first."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bottega.tables.entries import Entry
from bottega.tables.follower import Follower
from bottega.tables.table import Table

if TYPE_CHECKING:
    from bottega.tables.house import House

KIND = "warned"  # of their documents, by which nobody is told again after a restart
_log = logging.getLogger("bottega.tables")


class Warnings(Follower):
    def __init__(self, house: House) -> None:
        self.house = house
        self.given: dict[tuple[str, int], int] = {}  # by table and seat: for which of its decisions
        house.followers.append(self)

    async def give(self, table: Table, seat: int) -> None:
        asked = table.touched[seat]
        if self.given.get((table.id, seat)) == asked:
            return
        self.given[table.id, seat] = asked
        try:
            store, id = self.house.store, f"{table.id}/{seat}"
            known = await store.get(KIND, id)
            if known is not None and known.data["asked"] == asked:
                return
            told = await store.put(KIND, id, {"asked": asked}, expect=known.version if known is not None else 0)
        except Exception:
            _log.exception("table %s: seat %s cannot be warned", table.id, seat)
            return
        for follower in self.house.followers if told else ():
            follower.short_of_time(table, seat)

    def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
        """A warning is past when its seat has decided, or the game has ended."""
        if table.clock is None:
            return
        ended = table.open_book and any(entry.fact.changes_game for entry in entries)
        past = [seat for seat in range(len(table.seats)) if (ended and own) or self._is_past(table, seat)]
        for seat in past:
            self.given.pop((table.id, seat), None)
            self.house.background.spawn(self.house.store.delete(KIND, f"{table.id}/{seat}"))

    def _is_past(self, table: Table, seat: int) -> bool:
        return self.given.get((table.id, seat), table.touched[seat]) != table.touched[seat]

    def closed(self, table: Table) -> None:
        for seat in range(len(table.seats)):
            self.given.pop((table.id, seat), None)  # the store knows
