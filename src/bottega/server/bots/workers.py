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

import msgspec

from bottega.kernel.game import Game
from bottega.tables.shapes import Advice

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


def _advise(game: Game, seat: int, seconds: float, language: str, names: list[str]) -> list[Advice]:
    from bottega.bots import advise
    from bottega.text import words

    said = words(language).at_table(names)
    return [msgspec.convert(advice.dump(said, game.title), Advice) for advice in advise(game, seat, seconds)]


def _glance(game: Game, seat: int, language: str, names: list[str]) -> list[Advice]:
    from bottega.bots.advice import glance
    from bottega.text import words

    said = words(language).at_table(names)
    move, reason = glance(game, seat)
    why = "" if reason is None else said.reason(reason)
    return [Advice(move=str(move), words=said.move(game.title, move), reason=why)]


class Pool:
    """So many worker processes at most. Each has one piece of work: if it dies or hangs, nobody else's is lost."""

    def __init__(self, count: int, titles: list[str]) -> None:
        self.titles = titles
        self._room = asyncio.Semaphore(count)
        self._open: set[ProcessPoolExecutor] = set()
        self._resting: list[ProcessPoolExecutor] = []

    async def run(self, patience: float, work: Callable[..., T], *args: Any, wait: float | None = None) -> T:
        """Do a piece of work in a process; TimeoutError if it takes too long, and the process ends.

        `wait` is how long it may stand in line before it begins.
        """
        async with asyncio.timeout(wait):
            await self._room.acquire()
        try:
            return await self._do(patience, work, *args)
        except BrokenProcessPool:
            # The process may have died through no fault of this work, say because memory was short.
            return await self._do(patience, work, *args)
        finally:
            self._room.release()

    async def _do(self, patience: float, work: Callable[..., T], *args: Any) -> T:
        worker = self._resting.pop() if self._resting else self._start()
        try:
            done = await asyncio.wait_for(asyncio.wrap_future(worker.submit(work, *args)), patience)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self._end(worker)
            raise
        except BaseException:
            self._resting.append(worker)
            raise
        self._resting.append(worker)
        return done

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        worker = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(self.titles,))
        self._open.add(worker)
        return worker

    def _end(self, worker: ProcessPoolExecutor) -> None:
        """End a process, whatever it is doing."""
        self._open.discard(worker)
        processes = list((worker._processes or {}).values())
        worker.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def close(self) -> None:
        self._resting.clear()
        for worker in list(self._open):
            self._end(worker)


class Workers:
    """Who thinks for bots and for those who ask for advice."""

    def __init__(self, count: int, titles: list[str], seconds: float, patience: float) -> None:
        self.titles = titles
        self.seconds = seconds
        self.patience = patience
        self.failures = 0
        self._bots = Pool(count, titles)
        # Hints have workers of their own: a table must not wait because somebody asks for advice.
        self._hints = Pool(max(1, count // 2), titles)

    async def think(self, game: Game, seat: int, level: str, seed: int) -> str:
        """A bot's move. Whatever goes wrong, a legal one comes back in time."""
        legal = game.moves(seat)
        if len(legal) == 1 or level == "random":
            return random.Random(seed).choice(legal).text
        try:
            chosen = await self._bots.run(
                self.patience, _choose, game, seat, level, seed, self.seconds, wait=self.patience
            )
            if game.why_not(seat, chosen) is None:
                return chosen
            _log.error("the bot %s chose %r, which is not legal", level, chosen)
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            _log.error("the bot %s failed at %s: %s: %s", level, game.title, type(error).__name__, error)
        self.failures += 1
        return random.Random(seed).choice(legal).text

    async def advise(self, game: Game, seat: int, seconds: float, language: str, names: list[str]) -> list[Advice]:
        return await self._hints.run(
            seconds + self.patience, _advise, game, seat, seconds, language, names, wait=self.patience
        )

    async def glance(self, game: Game, seat: int, language: str, names: list[str]) -> list[Advice]:
        """What a journeyman would do, without searching."""
        return await self._hints.run(self.patience, _glance, game, seat, language, names, wait=self.patience)

    def close(self) -> None:
        self._bots.close()
        self._hints.close()
