"""Private: what one person keeps at a seat, their note and their notices. Whoever sits there next finds none of it."""

from __future__ import annotations

from bottega.store.base import Store
from bottega.store.model import Entry
from bottega.tables.house import House
from bottega.tables.table import Table

KINDS = ("note", "notice")


def private_id(table: Table, seat: int) -> str:
    """Under which id the store keeps what is private to the one who sits there now.

    It follows from the entries alone, so all processes agree on it, and what a predecessor kept is out of reach
    even before it is deleted.
    """
    since = _handed_on(table, seat)
    return f"{table.id}/{seat}/{since}" if since else f"{table.id}/{seat}"


def _handed_on(table: Table, seat: int) -> int:
    """The number of the entry that last freed the seat for somebody else, or 0."""
    since = 0
    for entry in table.entries:
        if entry.kind == "start":
            break  # from here on everybody keeps their seat
        if hands_on(entry) == seat:
            since = entry.number
    return since


def hands_on(entry: Entry) -> int | None:
    """The seat that an entry takes from its person. Whoever renews their own link stays the same person."""
    if entry.kind in ("leave", "seat"):
        seat: int = entry.data["seat"]
        return seat
    if entry.kind == "renew" and entry.data["role"].isdecimal() and entry.seat != int(entry.data["role"]):
        return int(entry.data["role"])
    return None


class Forgetting:
    """Deletes what the person before has kept, as soon as a seat is handed on."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.listeners.append(self._listen)

    def _listen(self, table: Table, entries: list[Entry], own: bool) -> None:
        if not own:
            return
        for entry in entries:
            seat = hands_on(entry)
            if seat is not None:
                self.house.spawn(forget(self.house.store, f"{table.id}/{seat}", entry.number))


async def forget(store: Store, seat: str, before: int) -> None:
    """Delete what was kept at a seat by those who came before this entry; never what is newer."""
    for kind in KINDS:
        for document in await store.find(kind, seat):
            since = document.id.removeprefix(seat).strip("/")
            if int(since or 0) < before:
                await store.delete(kind, document.id)
