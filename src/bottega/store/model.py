"""What a store keeps: entries, rows of tables, snapshots and documents."""

from __future__ import annotations

from typing import Any

import msgspec

from bottega.kernel.plain import Position

# A document as whoever keeps it wrote it: each kind has a shape of its own, known to its reader alone.
Data = dict[str, Any]


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened at a table, as text that tables alone can read.

    Entries are only ever added, numbered from 1 without gaps.
    """

    table: str
    number: int
    kind: str
    seat: int | None  # who did it; None for the host or the server
    time: float
    data: str  # JSON
    key: str | None = None  # the client's own, unique within the table: a retry is recognised by it


class Row(msgspec.Struct, frozen=True):
    """What lists of tables need to know without reading the entries."""

    table: str
    title: str
    status: str
    public: bool
    driven: bool  # bots or a clock: the server must act by itself, so it reopens the table at start
    created: float
    updated: float
    maker: str = ""  # a mark of whoever made it, where that is known


class Wanted(msgspec.Struct, frozen=True):
    """Which tables a list is of: None takes either kind. Those that are listed behind one, if it is given."""

    public: bool | None
    status: str | None
    driven: bool | None
    limit: int
    behind: Row | None


class Snapshot(msgspec.Struct, frozen=True):
    """The game after so many entries, so that reopening need not replay from the beginning."""

    table: str
    number: int
    data: Position  # the dumped game
    digest: str


class Put(msgspec.Struct, frozen=True):
    """A document to be written. `expect` is the version it must have (0: it must be new; None: whatever it has)."""

    kind: str
    id: str
    data: Data
    expect: int | None = None


class Document(msgspec.Struct, frozen=True):
    """A small piece of data outside of any table's history: an account, a note, a subscription."""

    kind: str
    id: str
    version: int
    data: Data
