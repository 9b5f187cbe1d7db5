"""Jobs of a page: analyses, one after the other, in a worker of the browser."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from bottega.bots.told import Report
from bottega.browser.crew import BrowserCrew
from bottega.server.bots.job import JobInfo, Keep, Wanted, outcome

KEPT = 20  # jobs that can still be asked for


def _analyse(wanted: Wanted, progress: Callable[[float], None]) -> Report:
    return wanted.report(progress)


_analyse.tells = True  # type: ignore[attr-defined]  # the crew hands it a way to tell how far it is


class BrowserJobs:
    def __init__(self, crew: BrowserCrew) -> None:
        self._crew = crew
        self._jobs: dict[str, JobInfo] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, wanted: Wanted, owner: str = "", keep: Keep | None = None) -> str:
        id = secrets.token_hex(8)
        job = self._jobs[id] = JobInfo(id, "waiting", 0.0)
        for old in list(self._jobs)[:-KEPT]:
            del self._jobs[old]
        task = asyncio.ensure_future(self._run(job, wanted, keep))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return id

    async def _run(self, job: JobInfo, wanted: Wanted, keep: Keep | None) -> None:
        def progress(done: float) -> None:
            job.status, job.progress = "running", done

        job.result = await outcome(self._crew.follow(progress, wanted.patience, _analyse, wanted), keep)
        job.status = "failed" if job.result is None else "done"
        if job.result is not None:
            job.progress = 1.0

    async def show(self, id: str) -> JobInfo | None:
        return self._jobs.get(id)
