"""Listener: one socket, and what is still to be said to it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from bottega.server.operating.work import count
from bottega.tables.token import Who

_log = logging.getLogger("bottega.socket")

BACKLOG = 48  # messages a slow client may be behind before it gets the whole state instead
BAD_TOKEN, TOO_FAST = 4401, 4429  # close codes
LAST_WORDS = 2.0  # seconds in which a closed listener may still take what is queued

AT_ONCE = 65_536  # bytes that are put together before they are sent

Send = Callable[[bytes], Awaitable[None]]


class Line(Protocol):
    """A connection that takes messages at once, unless it is full."""

    on_room: Callable[[], None]

    @property
    def full(self) -> bool: ...

    def tell(self, texts: Sequence[bytes]) -> None: ...


class Answer(bytes):
    """What somebody has asked for and waits for: the state does not make up for it."""

    __slots__ = ()


class Post:
    """What is said within one turn of the event loop goes out at its end, to all in one go: whoever is written to
    begins to work, on the same machine at the cost of who writes. It counts for who spoke first."""

    __slots__ = ("_due",)

    def __init__(self) -> None:
        self._due: list[Listener] = []

    def take(self, listener: Listener) -> None:
        self._due.append(listener)
        if len(self._due) == 1:
            asyncio.get_running_loop().call_soon(self._go)

    def _go(self) -> None:
        begun = time.perf_counter()
        due, self._due = self._due, []
        for listener in due:
            try:
                listener.flush()
            except Exception:  # the others are written to in any case
                _log.exception("a socket cannot be written to")
        count(time.perf_counter() - begun)


class Listener:
    """One socket. It speaks for one or several seats (hot-seat), or just looks on."""

    __slots__ = (
        "_behind",
        "_due",
        "_end",
        "_idle",
        "_last_words",
        "_line",
        "_out",
        "_post",
        "_states",
        "changes",
        "closed",
        "code",
        "language",
        "light",
        "sights",
        "table",
        "whos",
    )

    def __init__(self, table: str, whos: list[Who], language: str, light: bool) -> None:
        self.table = table
        self.whos = whos
        self.language = language
        self.light = light
        self.changes = False  # of views it wants no more than what has changed
        self.sights: dict[int | None, int] = {}  # by seat: the number of the view that it was sent last
        self.closed = False
        self.code = BAD_TOKEN  # with which it is closed
        self._out: deque[bytes] = deque()
        self._line: Line | None = None
        self._post = Post()
        self._due = False  # what is queued goes out in a moment
        self._states: States = _nothing
        self._idle: asyncio.Future[None] | None = None  # set while the writer waits for something to say
        self._behind = False
        self._end: Callable[[], None] | None = None
        self._last_words: asyncio.TimerHandle | None = None

    @property
    def only_looks(self) -> bool:
        return all(who.seat is None for who in self.whos)

    def tell(self, message: bytes) -> None:
        """Queue a message; never waits. Who asks and asks without ever listening is left."""
        self.hold(message)
        self._wake()

    def hold(self, message: bytes) -> None:
        """The same for what goes out with the next that is told, which must come soon."""
        if (self._behind or self.closed) and not isinstance(message, Answer):
            return
        if len(self._out) >= BACKLOG:
            self._out = deque(queued for queued in self._out if isinstance(queued, Answer))
            self._behind = True
        if len(self._out) >= BACKLOG:
            self.close(TOO_FAST)
        elif not self._behind or isinstance(message, Answer):
            self._out.append(message)

    def close(self, code: int = BAD_TOKEN) -> None:
        """Say no more than what is queued."""
        self.closed = True
        self.code = code
        self._say_last_words()
        self._wake()

    def revoke(self) -> None:
        """Its link has ended: it hears what it heard before, and nothing of how things stand by now."""
        self._behind = False
        self.close()

    def attend(self, end: Callable[[], None]) -> None:
        """Have `end` called when it is closed and all is said, or after a moment: nobody waits for one who does not
        listen."""
        self._end = end
        self._say_last_words()

    def _say_last_words(self) -> None:
        if self.closed and self._end is not None and self._last_words is None:
            self._last_words = asyncio.get_running_loop().call_later(LAST_WORDS, self._end)

    def _wake(self) -> None:
        if self._line is not None:
            if not self._due:  # what is said meanwhile goes out with it
                self._due = True
                self._post.take(self)
            return
        idle = self._idle
        if idle is not None:
            self._idle = None
            if not idle.done():
                idle.set_result(None)

    def connect(self, line: Line, states: States, post: Post) -> None:
        """Send what is queued, and what will be, over a line."""
        self._line, self._states, self._post = line, states, post
        line.on_room = self.flush
        self.flush()

    def leave(self) -> None:
        """Nobody attends any more: what is queued is said as far as the line takes it."""
        self._end = None
        if self._last_words is not None:
            self._last_words.cancel()
        if self._line is not None:
            self._line.on_room = _no_more
            self.flush()

    def flush(self) -> None:
        """Send what is queued, as far as the line takes it; it tells when there is room again."""
        line = self._line
        assert line is not None
        self._due = False
        while (self._out or self._behind) and not line.full:
            if self._behind:
                self._behind = False
                line.tell(self._states(self))
                continue
            together = [self._out.popleft()]
            size = len(together[0])
            while self._out and size < AT_ONCE:
                together.append(self._out.popleft())
                size += len(together[-1])
            line.tell(together)
        if self.closed and not self._out and self._end is not None:
            asyncio.get_running_loop().call_soon(self._end)  # not amid what its talk is doing

    async def write(self, send: Send, states: States) -> None:
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


States = Callable[[Listener], list[bytes]]  # the whole state for each seat of a listener


def _nothing(_listener: Listener) -> list[bytes]:
    return []


def _no_more() -> None:
    pass
