"""Crew of a page: further workers of the browser, in which bots think. What goes there and back is pickled."""

from __future__ import annotations

import asyncio
import base64
import pickle
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Desk(Protocol):
    """One further worker, on the browser's side. It is started when it is first given something to do."""

    def do(self, work: str, progress: Callable[[float], None]) -> Awaitable[str]: ...

    def end(self) -> None:
        """End it, whatever it is doing; the next work begins another."""


class BrowserCrew:
    """One desk, at which one piece of work is done at a time."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._room = asyncio.Semaphore(1)

    async def run(
        self, patience: float, work: Callable[..., T], *args: Any, wait: float | None = None, owner: str = ""
    ) -> T:
        return await self.follow(lambda _done: None, patience, work, *args, wait=wait)

    async def follow(
        self,
        progress: Callable[[float], None],
        patience: float,
        work: Callable[..., T],
        *args: Any,
        wait: float | None = None,
    ) -> T:
        """The same, told how far it is."""
        async with asyncio.timeout(wait):
            await self._room.acquire()
        try:
            async with asyncio.timeout(patience):
                done = await self._desk.do(_packed((work, args)), progress)
        except (TimeoutError, asyncio.CancelledError):
            self._desk.end()
            raise
        finally:
            self._room.release()
        result: T = _unpacked(done)
        return result

    def close(self) -> None:
        with suppress(Exception):
            self._desk.end()


def think(work: str, progress: Callable[[float], None]) -> str:
    """In the further worker: do a piece of work. One that has a `tells` attribute takes `progress` last."""
    function, args = _unpacked(work)
    return _packed(function(*args, progress) if getattr(function, "tells", False) else function(*args))


def _packed(thing: Any) -> str:
    return base64.b64encode(pickle.dumps(thing)).decode()


def _unpacked(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))
