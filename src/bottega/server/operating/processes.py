"""Processes: several servers on one port of one machine, begun, watched and ended by one that serves nobody itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from msgspec.structs import replace

from bottega.engine.beside import compile_beside
from bottega.server.bots.folder import Folder
from bottega.server.operating.door import listen
from bottega.server.operating.logs import set_up
from bottega.server.operating.metrics import METRICS
from bottega.server.operating.run import GRACE, make_server, run, told_port
from bottega.server.operating.settings import Settings
from bottega.server.operating.siblings import tell_deaths
from bottega.store import StoreError, make_store

_log = logging.getLogger("bottega.server")

TOO_SOON = 5.0  # seconds: a process that ends sooner is not begun again at once
PAUSE = 1.0  # seconds until it is


def serve_many(settings: Settings, on_start: Callable[[int], None] | None = None) -> None:
    """Serve by several processes until interrupted."""
    set_up(settings.log_level, settings.log_format)
    asyncio.run(_try_store(settings.store))
    folder = Folder()
    try:
        with listen(settings.host, settings.port) as listening:
            Watch(settings, listening, folder.path).run(told_port(on_start, listening))
    finally:
        folder.end()


async def _try_store(url: str) -> None:
    """One that cannot be opened is told before anything else begins."""
    store = make_store(url)
    await store.open()
    await store.close()


class Watch:
    """Begins the processes, and again whichever ends."""

    def __init__(self, settings: Settings, listening: socket.socket, folder: Path) -> None:
        share = max(1, settings.thinkers // settings.workers)
        self._settings = replace(settings, bot_workers=share)
        self._listening = listening
        self._folder = folder
        self._metrics = folder / "metrics"
        self._metrics.mkdir()
        self._context = multiprocessing.get_context("spawn")
        self._begun: dict[SpawnProcess, float] = {}
        self._ready: list[Connection] = []
        self._ending = False

    def run(self, on_start: Callable[[], None] | None) -> None:
        os.environ[METRICS] = str(self._metrics)
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, lambda *_: self._end())
        for _ in range(self._settings.workers):
            self._begin()
        for ready in self._ready:
            with contextlib.suppress(EOFError):
                ready.recv()
        if on_start is not None and not self._ending:
            on_start()
        while self._begun:
            ended = wait([process.sentinel for process in self._begun], 1.0)
            for process in [process for process in self._begun if process.sentinel in ended]:
                self._replace(process)

    def _begin(self) -> None:
        ready, told = self._context.Pipe(duplex=False)
        process = self._context.Process(target=work, args=(self._settings, self._listening, self._folder, told))
        process.start()
        told.close()
        self._begun[process] = time.monotonic()
        self._ready.append(ready)

    def _replace(self, process: SpawnProcess) -> None:
        begun = self._begun.pop(process)
        process.join()
        for kept in self._metrics.glob(f"gauge_live*_{process.pid}.db"):
            kept.unlink(missing_ok=True)  # what it had open, it has no longer
        tell_deaths(self._folder)
        if self._ending:
            return
        _log.error("a process of the server has ended with code %s; another takes its place", process.exitcode)
        if time.monotonic() - begun < TOO_SOON:
            time.sleep(PAUSE)
        if not self._ending:
            self._begin()

    def _end(self) -> None:
        """Let all of them end; who takes too long is ended."""
        if not self._ending:
            self._ending = True
            for process in self._begun:
                process.terminate()
            threading.Thread(target=self._insist, args=(list(self._begun),), daemon=True).start()

    def _insist(self, processes: list[SpawnProcess]) -> None:
        time.sleep(GRACE + 10)
        for process in processes:
            process.kill()


def work(settings: Settings, listening: socket.socket, folder: Path, told: Connection) -> None:
    """In a process of its own: serve."""
    set_up(settings.log_level, settings.log_format)
    server = make_server(settings, folder=folder)
    threading.Thread(target=_end_with_watch, daemon=True).start()

    def ready() -> None:
        compile_beside(lambda _state: None)
        told.send(True)
        told.close()

    try:
        asyncio.run(run(server, [listening], ready))
    except StoreError as error:
        _log.error("%s", error)
        sys.exit(1)


def _end_with_watch() -> None:
    """However the watch ends, nobody stays behind."""
    watch = multiprocessing.parent_process()
    if watch is not None:
        watch.join()
        os.kill(os.getpid(), signal.SIGTERM)
