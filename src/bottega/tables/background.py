"""Background: work that goes on by itself, failures are logged, not lost; and work that nobody else should wait for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

_log = logging.getLogger("bottega.tables")

Work = Callable[..., None]


async def _at_once(work: Work, *args: Any) -> None:
    work(*args)


class Background:
    def __init__(self) -> None:
        self.aside: Callable[..., Awaitable[None]] = _at_once  # does what takes long, beside the event loop if it can
        self.tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("background work failed", exc_info=task.exception())

    async def settle(self) -> None:
        """Wait until everything has come to rest."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    async def close(self) -> None:
        self._closed = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
