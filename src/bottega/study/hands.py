"""Hands: who plays a batch of games: this process, other processes, or a Ray cluster.

All take batches and give them back in any order; which one plays never changes a result.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
from typing import Any, Generic, Protocol, TypeVar

from bottega.bots.provenance import hush
from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason

T = TypeVar("T")
Batch = list[int]


class Died(Exception):
    """The process that played a batch is gone, and its results with it."""


class Hands(Protocol, Generic[T]):
    """`workers` batches at once; `give` hands one over, `take` returns one that is done with its outcome."""

    workers: int

    def give(self, batch: Batch) -> None: ...

    def take(self) -> tuple[Batch, Callable[[], list[T]]]: ...

    def close(self) -> None: ...


def fresh() -> BaseContext:
    """How processes begin: by a fork server, which has no threads to hang on, or anew where there is none."""
    return get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")


class Processes(Generic[T]):
    """Processes of this machine. One that dies takes the batches of all with it: each is told as `Died`."""

    def __init__(self, workers: int, work: Callable[[Batch], list[T]]) -> None:
        self.workers = workers
        self._work = work
        self._jobs: dict[Future[list[T]], Batch] = {}
        self._open()

    def _open(self) -> None:
        self._pool = ProcessPoolExecutor(self.workers, fresh(), hush)

    def give(self, batch: Batch) -> None:
        try:
            job = self._pool.submit(self._work, batch)
        except BrokenProcessPool:
            self._pool.shutdown()
            self._open()
            job = self._pool.submit(self._work, batch)
        self._jobs[job] = batch

    def take(self) -> tuple[Batch, Callable[[], list[T]]]:
        done, _ = wait(self._jobs, return_when=FIRST_COMPLETED)
        job = done.pop()

        def outcome() -> list[T]:
            try:
                return job.result()
            except BrokenProcessPool as error:
                raise Died(str(error)) from None

        return self._jobs.pop(job), outcome

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class Cluster(Generic[T]):
    """A Ray cluster: `auto` for the one of this machine, an address, or `local` for one made now."""

    def __init__(self, address: str, work: Callable[[Batch], list[T]]) -> None:
        try:
            import ray
        except ImportError:
            raise SetupError(Reason("study-no-ray")) from None
        self._ray = ray
        self._started = not ray.is_initialized()
        if self._started:
            self._connect(address)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.workers = max(1, int(resources.get("CPU", 1)))
        # The games hold no state between batches: one that is lost to a lost machine is simply played again.
        self._work: Any = ray.remote(max_retries=2)(lambda batch: work(batch))
        self._jobs: dict[Any, Batch] = {}

    def _connect(self, address: str) -> None:
        try:
            host, _, port = address.partition(":")
            if port.isdecimal():  # Ray itself would wait for most of a minute
                socket.create_connection((host, int(port)), timeout=5).close()
            self._ray.init(address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
        except (OSError, RuntimeError, ValueError) as error:
            problem = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise SetupError(Reason("study-ray", {"address": address, "problem": problem})) from None

    def give(self, batch: Batch) -> None:
        self._jobs[self._work.remote(batch)] = batch

    def take(self) -> tuple[Batch, Callable[[], list[T]]]:
        done, _ = self._ray.wait(list(self._jobs), num_returns=1)
        job = done[0]

        def outcome() -> list[T]:
            try:
                results: list[T] = self._ray.get(job)
                return results
            except (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.OutOfMemoryError) as error:
                raise Died(str(error).splitlines()[0]) from None

        return self._jobs.pop(job), outcome

    def close(self) -> None:
        if self._started:
            self._ray.shutdown()
