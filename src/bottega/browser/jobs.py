"""Jobs of a page: analyses, one after the other, in a worker of the browser."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from bottega.bots.told import Report
from bottega.browser.crew import BrowserCrew
from bottega.server.bots.job import JobInfo, Keep, analyse_within

_log = logging.getLogger("bottega.jobs")
SPARE = 60.0  # seconds beyond its time that a job may take to end
KEPT = 20  # jobs that can still be asked for


def _analyse(
    record: str, seat: int, seconds: float, language: str, names: list[str], progress: Callable[[float], None]
) -> Report:
    return analyse_within(record, seat, seconds, language, names, progress)


_analyse.tells = True  # type: ignore[attr-defined]  # the crew hands it a way to tell how far it is


class BrowserJobs:
    def __init__(self, crew: BrowserCrew) -> None:
        self._crew = crew
        self._jobs: dict[str, JobInfo] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(
        self,
        record: str,
        seat: int,
        seconds: float,
        language: str,
        names: list[str],
        owner: str = "",
        keep: Keep | None = None,
    ) -> str:
        id = secrets.token_hex(8)
        job = self._jobs[id] = JobInfo(id, "waiting", 0.0)
        for old in list(self._jobs)[:-KEPT]:
            del self._jobs[old]
        task = asyncio.ensure_future(self._run(job, keep, record, seat, seconds, language, names))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return id

    async def _run(
        self,
        job: JobInfo,
        keep: Keep | None,
        record: str,
        seat: int,
        seconds: float,
        language: str,
        names: list[str],
    ) -> None:
        def progress(done: float) -> None:
            job.status, job.progress = "running", done

        try:
            found: Report = await self._crew.follow(
                progress, seconds + SPARE, _analyse, record, seat, seconds, language, names
            )
            if keep is not None:
                await keep(found)
            job.result = found
            job.status, job.progress = "done", 1.0
        except Exception as error:
            _log.error("an analysis failed: %s: %s", type(error).__name__, error)
            job.status = "failed"

    async def show(self, id: str) -> JobInfo | None:
        return self._jobs.get(id)
