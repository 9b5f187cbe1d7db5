"""Bots think in processes of their own. One that fails or hangs costs its seat a good move, never the table."""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import os
import random
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from bottega.kernel.game import Game

T = TypeVar("T")
_log = logging.getLogger("bottega.bots")


def _begin(titles: list[str]) -> None:
    """What a worker does first. It yields to the server, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    for module in titles:
        importlib.import_module(module)


def _choose(game: Game, seat: int, level: str, seed: int, seconds: float) -> str:
    from bottega.bots import choose

    return choose(game, seat, level, seed, seconds)


def _advise(game: Game, seat: int, seconds: float, language: str, names: list[str]) -> list[dict[str, Any]]:
    from bottega.bots import advise
    from bottega.text import words

    said = words(language).at_table(names)
    return [advice.dump(said, game.title) for advice in advise(game, seat, seconds)]


class Workers:
    """A pool of worker processes that is made anew whenever one breaks or hangs."""

    def __init__(self, count: int, titles: list[str], seconds: float, patience: float) -> None:
        self.count = count
        self.titles = titles
        self.seconds = seconds
        self.patience = patience
        self.failures = 0
        self._pool: ProcessPoolExecutor | None = None
        self._room = asyncio.Semaphore(count)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self.titles,),
            )
        return self._pool

    async def run(self, patience: float, work: Callable[..., T], *args: Any) -> T:
        """Do a piece of work in a process; TimeoutError if it takes too long, and the process ends."""
        async with self._room:
            pool = self._open()
            future = pool.submit(work, *args)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(future), patience)
            except (TimeoutError, BrokenProcessPool):
                self._drop(pool)
                raise

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """End a pool with a worker that does not answer; the next piece of work gets a new one."""
        if self._pool is pool:
            self._pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    async def think(self, game: Game, seat: int, level: str, seed: int) -> str:
        """A bot's move. Whatever goes wrong, a legal one comes back in time."""
        legal = game.moves(seat)
        if len(legal) == 1 or level == "random":
            return random.Random(seed).choice(legal).text
        try:
            chosen = await self.run(self.patience, _choose, game, seat, level, seed, self.seconds)
            if game.why_not(seat, chosen) is None:
                return chosen
            _log.error("the bot %s chose %r, which is not legal", level, chosen)
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            _log.error("the bot %s failed at %s: %s: %s", level, game.title, type(error).__name__, error)
        self.failures += 1
        return random.Random(seed).choice(legal).text

    async def advise(
        self, game: Game, seat: int, seconds: float, language: str, names: list[str]
    ) -> list[dict[str, Any]]:
        return await self.run(seconds + self.patience, _advise, game, seat, seconds, language, names)

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)
