"""Lookups: which addresses a name has. Names for which nobody answers keep only those waiting who asked for them."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from weakref import WeakValueDictionary

PATIENCE = 8.0  # seconds for a name, and for one's turn
TOGETHER = 32
EACH = 4  # of these at once for the same client: it takes many of them to keep others waiting
SILENT = 300.0  # seconds in which a name is not asked again that nobody has answered for
Resolve = Callable[[str, int], Awaitable[list[str]]]
# A name for which nobody answers holds a thread as long as the system likes: let it not be one that others need.
_threads = ThreadPoolExecutor(TOGETHER, "names")


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    asked = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_threads, asked)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Lookups:
    """A lookup holds its place until it has really ended, though nobody waits for it any more."""

    def __init__(self, resolver: Resolve, now: Callable[[], float] = time.monotonic) -> None:
        self._resolve = resolver
        self._now = now
        self._room = asyncio.Semaphore(TOGETHER)
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # by client
        self._silent: dict[str, float] = {}  # names that nobody has answered for: until when

    async def addresses(self, host: str, port: int, client: str) -> list[str]:
        """Raises TimeoutError where nobody answers, and whatever the resolver raises."""
        if self._silent.get(host, float("-inf")) > self._now():
            raise TimeoutError
        turn = self._turns.setdefault(client, asyncio.Semaphore(EACH))
        async with asyncio.timeout(PATIENCE):
            await self._take(turn)
        asked = asyncio.ensure_future(self._resolve(host, port))
        asked.add_done_callback(lambda _: self._give_back(turn))
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(asked)
        except TimeoutError:
            self._fell_silent(host)
            raise

    async def _take(self, turn: asyncio.Semaphore) -> None:
        await turn.acquire()
        try:
            await self._room.acquire()
        except BaseException:
            turn.release()
            raise

    def _give_back(self, turn: asyncio.Semaphore) -> None:
        self._room.release()
        turn.release()

    def _fell_silent(self, host: str) -> None:
        now = self._now()
        self._silent = {each: until for each, until in self._silent.items() if until > now}
        self._silent[host] = now + SILENT
