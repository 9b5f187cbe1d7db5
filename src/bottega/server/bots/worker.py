"""Worker: a process that does one piece of work after the other, at the other end of a pipe.

Nothing of it outlives a server that is killed. The queues of `concurrent.futures` would: they are made of semaphores
with names, which stay until somebody removes them.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import multiprocessing
import os
import signal
import threading
import warnings
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from typing import Any, TypeVar

T = TypeVar("T")
_log = logging.getLogger("bottega.bots")


class Died(Exception):
    """The process has ended before its work was done."""


class Worker:
    """`titles` are modules that it imports first, `bots` those that it brings along."""

    def __init__(self, titles: list[str], bots: list[str]) -> None:
        context = multiprocessing.get_context("spawn")  # a fork of a server with threads may hang
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, titles, bots), name="bottega-worker")
        self._process.start()
        theirs.close()

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        """One piece of work. Nothing else may be asked for until it is done."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def wait() -> None:
            found, error = self._exchange(work, args)
            with contextlib.suppress(RuntimeError):  # the server has ended
                loop.call_soon_threadsafe(_tell, done, found, error)

        # A thread that need not be waited for when the server ends.
        threading.Thread(target=wait, name="bottega-worker", daemon=True).start()
        return await done

    def _exchange(self, work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, Exception | None]:
        try:
            self._pipe.send((work, args))
            answer: tuple[Any, Exception | None] = self._pipe.recv()
        except (EOFError, OSError):
            return None, Died("a worker has died")
        except Exception as error:  # what cannot be handed over
            return None, error
        return answer

    def end(self) -> None:
        """Whatever it is doing."""
        self._process.kill()
        threading.Thread(target=self._process.join, daemon=True).start()  # or what is left of it would stay


def _tell(done: asyncio.Future[T], found: T, error: Exception | None) -> None:
    if done.done():
        return  # nobody waits for it any more
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(found)


def _serve(pipe: Connection, titles: list[str], bots: list[str]) -> None:
    """In the process: do what is asked until nobody asks any more."""
    _begin(titles, bots)
    while True:
        try:
            answer = _answer(pipe)
        except (EOFError, OSError):
            return
        try:
            pipe.send(answer)
        except OSError:
            return
        except Exception as error:  # an answer, or an error, that cannot be handed over
            pipe.send((None, RuntimeError(f"{type(error).__name__}: {error}")))


def _answer(pipe: Connection) -> tuple[Any, Exception | None]:
    data = pipe.recv_bytes()
    try:
        work, args = ForkingPickler.loads(data)
        return work(*args), None
    except Exception as error:
        return None, error


def _begin(titles: list[str], bots: list[str]) -> None:
    """It yields to the server, and leaves Ctrl-C to it."""
    from bottega.bots.contestants import bring_all

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()
    warnings.showwarning = log_warning
    for module in titles:
        importlib.import_module(module)
    bring_all(bots)


def log_warning(message: Warning | str, *_: object, **__: object) -> None:
    """A warning is a line of the log, say that weights do not fit, without a line of the program."""
    _log.warning("%s", message)


def _end_with_server() -> None:
    """However the server ends, its workers do not stay behind."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
