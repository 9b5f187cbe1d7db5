"""Lease: which of several processes leads at which table, and for how long that is certain.

Each process holds one lease, renewed several times a second in the database. A table belongs to the one of all holders
that ranks first there: nothing is written for a table, and when a process dies, its tables fall to the others as soon
as its lease has run out. At no moment do two processes lead at one table:

- Who could not renew stops leading before the database calls the lease expired.
- Who joins, or comes back too late, leads nowhere until all other holders have renewed, and so have seen it.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Iterable

from msgspec import Struct

LASTS = 1.4  # seconds
EVERY = 0.3  # seconds between two renewals: what a dead process led is led again after 1.7
SOON = 0.05  # the same while others have not seen this process yet
REMEMBERED = 100_000  # tables whose leader is known without computing


class Holder(Struct, frozen=True):
    """A process as the database knows it; times are the database's."""

    process: str
    address: str  # where others on its machine hand it connections
    seen: float  # when it last looked who else there is
    holds: bool  # its lease has not run out


class Lease:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.process = secrets.token_hex(6)
        self.address = ""
        self.settled = False  # all others know of this process
        self.others: dict[str, str] = {}  # addresses of those that hold a lease
        self._now = now
        self._until = float("-inf")
        self._joined: float | None = None
        self._leaders: dict[str, str] = {}
        self._dead: set[str] = set()

    def renewed(self, asked: float, time: float, holders: Iterable[Holder]) -> bool:
        """Take in what a renewal has found; whether somebody has come or gone, or this process leads again.

        `asked` is when it was sent, by our clock, and `time` when it was answered, by the database's.
        """
        known = {holder.process: holder for holder in holders if holder.holds and holder.process not in self._dead}
        own = known.pop(self.process, None)
        if own is None:
            self._joined, self.settled = None, False  # this renewal is a beginning: nobody can have seen it yet
        elif self._joined is None:
            self._joined = time
        joined = self._joined
        before = self.holds, set(self.others)
        if joined is not None:
            self.settled = self.settled or all(holder.seen > joined for holder in known.values())
        self.others = {holder.process: holder.address for holder in known.values()}
        self._until = asked + LASTS
        changed = before != (self.holds, set(self.others))
        if changed:
            self._leaders.clear()
        return changed

    def bury(self, process: str) -> bool:
        """A process has certainly died, whatever its lease says; whether that is news.

        It may just have joined: then the database still has to tell of it here.
        """
        if process in self._dead or process == self.process:
            return False
        self._dead.add(process)
        self.others.pop(process, None)
        self._leaders.clear()
        return True

    @property
    def holds(self) -> bool:
        """Whether this process may lead at all now."""
        return self.settled and self._now() < self._until

    def leads(self, table: str) -> bool:
        """Whether this is the one process that looks after a table now."""
        return self.holds and self._leader(table) == self.process

    def _leader(self, table: str) -> str:
        leader = self._leaders.get(table)
        if leader is None:
            if len(self._leaders) >= REMEMBERED:
                self._leaders.clear()
            leader = self._leaders[table] = first([self.process, *self.others], table)
        return leader

    def beside(self, table: str, folder: str) -> str:
        """The address of the process to which a table's connections go, of those in a folder; empty for this one."""
        near = {process: address for process, address in self.others.items() if address.startswith(folder)}
        return near.get(first([self.process, *near], table), "")


def first(processes: Iterable[str], table: str) -> str:
    """Who ranks first at a table: as all find, and as the rest finds without one of them."""
    return max(processes, key=lambda process: hashlib.blake2b(f"{process}/{table}".encode(), digest_size=8).digest())
