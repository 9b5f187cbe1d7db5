"""Pool: worker processes in which bots think, so many at most."""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import Callable
from typing import Any, TypeVar

from bottega.engine.beside import adopted
from bottega.server.bots.room import Room
from bottega.server.bots.worker import Died, Worker

T = TypeVar("T")


class Pool:
    """So many worker processes at most. Each has one piece of work: if it dies or hangs, nobody else's is lost."""

    def __init__(self, count: int, titles: list[str], bots: list[str] | None = None) -> None:
        self.titles = titles
        self.bots = bots or []
        self._room = Room(count)
        self._open: set[Worker] = set()
        self._outdated: set[Worker] = set()
        self._resting: list[Worker] = []
        atexit.register(self.close)  # a server that ends on its own account waits for no worker
        self._engine = adopted()  # what they import: a build that was finished meanwhile is used by new ones only

    async def run(
        self, patience: float, work: Callable[..., T], *args: Any, wait: float | None = None, owner: str = ""
    ) -> T:
        """Do a piece of work in a process; TimeoutError if it takes too long, and the process ends.

        `wait` is how long it may stand in line before it begins, `owner` in whose line.
        """
        async with asyncio.timeout(wait):
            await self._room.enter(owner)
        try:
            return await self._do(patience, work, *args)
        except Died:
            # The process may have died through no fault of this work, say because memory was short.
            return await self._do(patience, work, *args)
        finally:
            self._room.leave()

    async def _do(self, patience: float, work: Callable[..., T], *args: Any) -> T:
        self._renew()
        worker = self._resting.pop() if self._resting else self._start()
        try:
            done = await asyncio.wait_for(worker.do(work, *args), patience)
        except (TimeoutError, Died, asyncio.CancelledError):
            self._end(worker)
            raise
        except BaseException:
            self._rest(worker)
            raise
        self._rest(worker)
        return done

    def _renew(self) -> None:
        """Let processes go that think with an older engine than there is now; who still thinks goes on."""
        if self._engine == adopted():
            return
        self._engine = adopted()
        for worker in self._resting:
            self._end(worker)
        self._resting.clear()
        self._outdated |= self._open

    def _rest(self, worker: Worker) -> None:
        if worker in self._outdated:
            self._end(worker)
        else:
            self._resting.append(worker)

    def _start(self) -> Worker:
        worker = Worker(self.titles, self.bots)
        self._open.add(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        """End a process, whatever it is doing."""
        self._open.discard(worker)
        self._outdated.discard(worker)
        worker.end()

    def close(self) -> None:
        atexit.unregister(self.close)
        self._resting.clear()
        for worker in list(self._open):
            self._end(worker)
