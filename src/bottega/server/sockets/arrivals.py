"""Arrivals: that somebody has come or gone is told at once, and of many who come and go in a moment only the outcome.

Everybody at a table is told, so whoever comes and goes without end would keep the server busy with all the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

EVERY = 0.25  # seconds between two tellings at a table


class Arrivals:
    """`tell` tells who is at a table now."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._owed: dict[str, bool] = {}  # tables where it was told a moment ago: whether it is not true any more

    def moved(self, table: str) -> None:
        if table in self._owed:
            self._owed[table] = True
            return
        self._owed[table] = False
        asyncio.get_running_loop().call_later(EVERY, self._look, table)
        self._tell(table)

    def _look(self, table: str) -> None:
        if self._owed.pop(table):
            self.moved(table)
