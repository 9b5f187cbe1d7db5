"""Jobs: work of minutes, done in a worker process while people ask how far it is."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import secrets
import tempfile
import time
from collections import OrderedDict
from pathlib import Path
from typing import Any

from bottega.kernel.reason import Reason
from bottega.server.bots import Pool, Workers
from bottega.tables.refusal import Refusal

_log = logging.getLogger("bottega.jobs")

KEPT = 50  # results in memory
UNFINISHED = 10  # jobs at a time; more are refused, for those who ask would wait for hours
SPARE = 60.0  # seconds beyond its time that a job may take to end


def _analyse(
    record: str, seat: int, seconds: float, language: str, names: list[str], progress_file: str
) -> dict[str, Any]:
    """In the worker: analyse within the time given, writing down how far it is."""
    from bottega.api import replay
    from bottega.bots import analyse
    from bottega.bots.report import as_data
    from bottega.text import words

    own = sum(who == seat for who, _ in replay(record).history())
    until = time.monotonic() + seconds
    path = Path(progress_file)

    def progress(done: int, total: int) -> None:
        partial = path.with_suffix(".new")
        partial.write_text(f"{done / max(1, total):.3f}")
        os.replace(partial, path)

    def stop() -> bool:
        return time.monotonic() > until

    # A good part of the decisions has one choice only, so the time for each may be a little more than its share.
    share = max(0.02, 1.2 * seconds / max(1, own))
    return as_data(analyse(record, seat, share, progress=progress, stop=stop), words(language).at_table(names))


class Job:
    __slots__ = ("failed", "path", "result", "running", "seconds")

    def __init__(self, path: Path, seconds: float) -> None:
        self.path = path
        self.seconds = seconds
        self.running = False
        self.failed = False
        self.result: dict[str, Any] | None = None

    @property
    def finished(self) -> bool:
        return self.failed or self.result is not None


class Jobs:
    def __init__(self, workers: Workers) -> None:
        # Analyses have a worker of their own: bots at tables must not wait for them.
        self._pool = Pool(1, workers.titles)
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._folder = tempfile.TemporaryDirectory(prefix="bottega-jobs-")

    def start(self, record: str, seat: int, seconds: float, language: str, names: list[str]) -> str:
        """Begin an analysis, or refuse it if too many are in line."""
        self._need_room()
        id = secrets.token_hex(8)
        job = self._jobs[id] = Job(Path(self._folder.name) / id, seconds)
        task = asyncio.create_task(self._run(job, record, seat, seconds, language, names))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return id

    def _need_room(self) -> None:
        unfinished = [job for job in self._jobs.values() if not job.finished]
        if len(unfinished) >= UNFINISHED:
            # The first in line is the next to make room.
            raise Refusal(429, Reason("server-too-often", {"seconds": math.ceil(unfinished[0].seconds)}))

    def _forget_old(self) -> None:
        finished = [id for id, job in self._jobs.items() if job.finished]
        for id in finished[: max(0, len(finished) - KEPT)]:
            self._jobs.pop(id).path.unlink(missing_ok=True)

    async def _run(self, job: Job, record: str, seat: int, seconds: float, language: str, names: list[str]) -> None:
        job.running = True
        try:
            job.result = await self._pool.run(
                seconds + SPARE, _analyse, record, seat, seconds, language, names, str(job.path)
            )
        except Exception as error:
            _log.error("an analysis failed: %s: %s", type(error).__name__, error)
            job.failed = True
        self._forget_old()

    def show(self, id: str) -> dict[str, Any] | None:
        job = self._jobs.get(id)
        if job is None:
            return None
        status = (
            "failed" if job.failed else "done" if job.result is not None else "running" if job.running else "waiting"
        )
        done = 1.0 if job.result is not None else float(job.path.read_text()) if job.path.exists() else 0.0
        return {"job": id, "status": status, "progress": done, "result": job.result}

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.close()
        self._folder.cleanup()
