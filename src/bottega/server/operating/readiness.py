"""Readiness: whether something can be written, asked of the store now and then, however often others ask."""

from __future__ import annotations

import asyncio
import logging
import time

from bottega.store.base import Store

_log = logging.getLogger("bottega.server")

EVERY = 1.0  # seconds for which an answer holds
WITHIN = 4.0  # seconds in which the store must have written


class Readiness:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = float("-inf")
        self._asking = asyncio.Lock()
        self._writes = False

    async def can_write(self) -> bool:
        async with self._asking:
            if time.monotonic() - self._asked > EVERY:
                self._writes = await self._try()
                self._asked = time.monotonic()
            return self._writes

    async def _try(self) -> bool:
        try:
            await asyncio.wait_for(self._store.check(), WITHIN)
        except Exception as error:
            _log.error("nothing can be written: %s", error)
            return False
        return True
