"""Bystanders: those at a table who neither acted nor are asked see its newest position a moment later.

A server with much to do thus spends its time on those who wait for it: bystanders then see every position that
stands for a while, and of a quick succession only the last. What happened they are told at once, but for who wants
changes, as the page does: it shows a move together with the position behind it, so it is sent both in one write.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import Context, copy_context

from bottega.server.operating.work import count
from bottega.server.sockets.listener import Listener
from bottega.tables.token import Who

SOON = 0.02  # seconds after which they see it
AT_LAST = 0.3  # the same while there is much to do
BUSY = 0.005  # a timer that comes so late tells that there is

Pairs = list[tuple[Listener, Who]]


class Bystanders:
    """`show` shows the newest position of a table to these. It counts for who moved first since they were shown one."""

    def __init__(self, show: Callable[[str, Pairs], None]) -> None:
        self._show = show
        self._owed: dict[str, dict[tuple[Listener, Who], None]] = {}  # by table, the longest waiting first
        self._since: dict[str, tuple[float, Context]] = {}  # and by whom
        self._timer: asyncio.TimerHandle | None = None

    def add(self, listener: Listener, who: Who) -> None:
        """The position has changed, and they have not seen it."""
        loop = asyncio.get_running_loop()
        self._owed.setdefault(listener.table, {})[listener, who] = None
        if listener.table not in self._since:
            self._since[listener.table] = loop.time(), copy_context()
        if self._timer is None:
            self._timer = loop.call_later(SOON, self._look, loop.time() + SOON)

    def discard(self, listener: Listener, who: Who) -> None:
        """They have seen it."""
        owed = self._owed.get(listener.table)
        if owed is not None:
            owed.pop((listener, who), None)

    def _look(self, due: float) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        busy = now - due > BUSY
        self._timer = None
        for table, (since, moved) in list(self._since.items()):
            if busy and now - since < AT_LAST:
                break
            del self._since[table]
            moved.run(self._show_counted, table, list(self._owed.pop(table)))
        if self._since:
            self._timer = loop.call_later(SOON, self._look, loop.time() + SOON)

    def _show_counted(self, table: str, pairs: Pairs) -> None:
        begun = time.perf_counter()
        self._show(table, pairs)
        count(time.perf_counter() - begun)
