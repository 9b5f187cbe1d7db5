"""Audit: every table of a store replayed from its first entry, to prove that nothing is lost."""

from __future__ import annotations

import msgspec

from bottega.kernel.errors import BottegaError
from bottega.store.base import Damaged, Store
from bottega.tables.entries import read
from bottega.tables.outdated import is_outdated
from bottega.tables.table import Table

MANY = 2**31 - 1
TROUBLES = (BottegaError, Damaged, msgspec.MsgspecError, ValueError, LookupError, TypeError, AssertionError)


class Audit(msgspec.Struct):
    tables: int = 0
    moves: int = 0
    outdated: int = 0  # of rules that are not played any more: they can only be read
    broken: dict[str, str] = {}  # by table: why it does not replay


async def audit(store: Store) -> Audit:
    """Changes nothing. The store must be open."""
    found = Audit()
    for row in await store.rows(limit=MANY):
        try:
            entries = [read(kept) for kept in await store.entries(row.table)]
            if is_outdated(entries):
                found.outdated += 1
                continue
            table = Table(row.table)
            table.reopen(entries)
            for move in table.played:
                _ = move.events  # what is told of it is read when somebody asks
        except TROUBLES as error:
            found.broken[row.table] = f"{type(error).__name__}: {error}"
            continue
        found.tables += 1
        found.moves += len(table.played)
    return found
