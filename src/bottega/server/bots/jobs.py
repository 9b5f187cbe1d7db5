"""Jobs: work of minutes, done in a worker process while people ask how far it is.

Where several servers share a store, the one that does a job writes there how far it is, and any of them answers.
"""

from __future__ import annotations

import asyncio
import math
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from bottega.bots.told import Report
from bottega.server.bots.folder import Folder
from bottega.server.bots.job import JobInfo, Keep, Wanted, outcome
from bottega.server.bots.pool import Pool
from bottega.server.refusals import TooOften
from bottega.store import Store

KEPT = 50  # results in memory
UNFINISHED = 40  # jobs at a time; more are refused, for those who ask would wait for hours
OWN = 3  # of them for one address
TOLD_EVERY = 2.0  # seconds between two words to the other servers
SILENT = 30.0  # seconds without such a word after which a job's server is taken to have died


def _analyse(wanted: Wanted, progress_file: str) -> Report:
    """In the worker: analyse within the time given, writing down how far it is."""
    path = Path(progress_file)

    def progress(done: float) -> None:
        partial = path.with_suffix(".new")
        partial.write_text(f"{done:.3f}")
        os.replace(partial, path)

    return wanted.report(progress)


class Job:
    __slots__ = ("failed", "owner", "path", "result", "running", "seconds")

    def __init__(self, path: Path, seconds: float, owner: str) -> None:
        self.owner = owner
        self.path = path
        self.seconds = seconds
        self.running = False
        self.failed = False
        self.result: Report | None = None

    @property
    def finished(self) -> bool:
        return self.failed or self.result is not None


class ToldJob(JobInfo, kw_only=True):
    """The same as servers tell each other, with the time."""

    time: float


def _shown(id: str, job: Job) -> JobInfo:
    if job.failed:
        return JobInfo(id, "failed", _progress(job))
    if job.result is not None:
        return JobInfo(id, "done", 1.0, job.result)
    return JobInfo(id, "running" if job.running else "waiting", _progress(job))


def _progress(job: Job) -> float:
    return float(job.path.read_text()) if job.path.exists() else 0.0


class Jobs:
    def __init__(self, titles: list[str], store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        # Analyses have a worker of their own: bots at tables must not wait for them.
        self._pool = Pool(1, titles)
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._folder = Folder()

    async def start(self, wanted: Wanted, owner: str = "", keep: Keep | None = None) -> str:
        """Begin an analysis, or refuse it if too many are in line."""
        self._need_room(owner)
        id = secrets.token_hex(8)
        job = self._jobs[id] = Job(self._folder.path / id, wanted.seconds, owner)
        self._spawn(self._run(id, job, wanted, keep))
        if self._store.shared:
            await self._tell(id, job)
            self._spawn(self._keep_telling(id, job))
        return id

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, id: str, job: Job) -> None:
        await self._store.put("job", id, {**msgspec.to_builtins(_shown(id, job)), "time": self._now()})

    async def _keep_telling(self, id: str, job: Job) -> None:
        """Until it is done: the last word is the job's own."""
        while True:
            await asyncio.sleep(TOLD_EVERY)
            if job.finished:
                return
            await self._tell(id, job)

    def _need_room(self, owner: str) -> None:
        unfinished = [job for job in self._jobs.values() if not job.finished]
        own = [job for job in unfinished if job.owner == owner]
        for line, most in ((own, OWN), (unfinished, UNFINISHED)):
            if len(line) >= most:
                raise TooOften.wait(math.ceil(line[0].seconds))  # the first in line is the next to make room

    def _forget_old(self) -> None:
        finished = [id for id, job in self._jobs.items() if job.finished]
        for id in finished[: max(0, len(finished) - KEPT)]:
            self._jobs.pop(id).path.unlink(missing_ok=True)
            if self._store.shared:
                self._spawn(self._store.delete("job", id))

    async def _run(self, id: str, job: Job, wanted: Wanted, keep: Keep | None) -> None:
        job.running = True
        work = self._pool.run(wanted.patience, _analyse, wanted, str(job.path), owner=job.owner)
        job.result = await outcome(work, keep)
        job.failed = job.result is None
        if self._store.shared:
            await self._tell(id, job)
        self._forget_old()

    async def show(self, id: str) -> JobInfo | None:
        """How far a job is, whichever server does it; None if there is none."""
        job = self._jobs.get(id)
        if job is not None:
            return _shown(id, job)
        kept = await self._store.get("job", id) if self._store.shared and len(id) <= 40 else None
        if kept is None:
            return None
        try:
            told = msgspec.convert(kept.data, ToldJob)
        except msgspec.ValidationError:  # a report as another version wrote it
            return JobInfo(id, "failed", 1.0)
        silent = told.status in ("waiting", "running") and self._now() - told.time > SILENT
        return JobInfo(told.job, "failed" if silent else told.status, told.progress, told.result)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.close()
        self._folder.end()
