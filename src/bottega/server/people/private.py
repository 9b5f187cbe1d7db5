"""Private: what one person keeps at a seat, their note and their notices. Whoever sits there next finds none of it."""

from __future__ import annotations

from bottega.store.base import Store
from bottega.tables.entries import Entry, Started
from bottega.tables.follower import Follower
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
        if isinstance(entry.fact, Started):
            break  # from here on everybody keeps their seat
        if entry.fact.hands_on(entry.seat) == seat:
            since = entry.number
    return since


class Forgetting(Follower):
    """Deletes what the person before has kept, as soon as a seat is handed on."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.followers.append(self)

    def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
        if not own:
            return
        for entry in entries:
            seat = entry.fact.hands_on(entry.seat)
            if seat is not None:
                self.house.background.spawn(forget(self.house.store, f"{table.id}/{seat}", entry.number))


async def forget(store: Store, seat: str, before: int) -> None:
    """Delete what was kept at a seat by those who came before this entry; never what is newer."""
    for kind in KINDS:
        for document in await store.find(kind, seat):
            since = document.id.removeprefix(seat).strip("/")
            if int(since or 0) < before:
                await store.delete(kind, document.id)
