"""Listener: one socket, and what is still to be said to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from bottega.tables.token import Who

BACKLOG = 48  # messages a slow client may be behind before it gets the whole state instead
BAD_TOKEN, TOO_FAST = 4401, 4429  # close codes
LAST_WORDS = 2.0  # seconds in which a closed listener may still take what is queued

Send = Callable[[str], Awaitable[None]]


class Answer(str):
    """What somebody has asked for and waits for: the state does not make up for it."""

    __slots__ = ()


class Listener:
    """One socket. It speaks for one or several seats (hot-seat), or just looks on."""

    __slots__ = ("_behind", "_ended", "_idle", "_out", "closed", "code", "language", "light", "table", "whos")

    def __init__(self, table: str, whos: list[Who], language: str, light: bool) -> None:
        self.table = table
        self.whos = whos
        self.language = language
        self.light = light
        self.closed = False
        self.code = BAD_TOKEN  # with which it is closed
        self._out: deque[str] = deque()
        self._idle: asyncio.Future[None] | None = None  # set while the writer waits for something to say
        self._behind = False
        self._ended: asyncio.Future[None] | None = None

    @property
    def only_looks(self) -> bool:
        return all(who.seat is None for who in self.whos)

    def tell(self, message: str) -> None:
        """Queue a message; never waits. Who asks and asks without ever listening is left."""
        if self._behind and not isinstance(message, Answer):
            return
        if len(self._out) >= BACKLOG:
            self._out = deque(queued for queued in self._out if isinstance(queued, Answer))
            self._behind = True
        if len(self._out) >= BACKLOG:
            self.close(TOO_FAST)
        elif not self._behind or isinstance(message, Answer):
            self._out.append(message)
        self._wake()

    def close(self, code: int = BAD_TOKEN) -> None:
        """Say no more than what is queued."""
        self.closed = True
        self.code = code
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)
        self._wake()

    async def end(self) -> None:
        """Wait until it is closed, and a moment for what is queued: not longer for one who does not listen."""
        if not self.closed:
            self._ended = asyncio.get_running_loop().create_future()
            await self._ended
        await asyncio.sleep(LAST_WORDS)

    def _wake(self) -> None:
        idle = self._idle
        if idle is not None:
            self._idle = None
            if not idle.done():
                idle.set_result(None)

    async def write(self, send: Send, states: Callable[[Listener], list[str]]) -> None:
        """Send what is queued, until the listener is closed."""
        loop = asyncio.get_running_loop()
        while True:
            while self._out or self._behind:
                if self._behind:
                    self._behind = False
                    for message in states(self):
                        await send(message)
                else:
                    await send(self._out.popleft())
            if self.closed:
                return
            # Nobody else runs between the last look and this, so nothing is said unheard.
            self._idle = loop.create_future()
            await self._idle
