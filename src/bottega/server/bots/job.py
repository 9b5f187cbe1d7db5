"""Job: one analysis, as whoever asks for it sees it, and how it is done."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

from msgspec import Struct

from bottega.bots.told import Report
from bottega.tables.results import Shape

_log = logging.getLogger("bottega.jobs")
Keep = Callable[[Report], Awaitable[None]]
SPARE = 60.0  # seconds beyond its time that a job may take to end


class JobInfo(Shape):
    """How far a job is."""

    job: str
    status: Literal["waiting", "running", "done", "failed"]
    progress: float  # 0 to 1
    result: Report | None = None


class Wanted(Struct, frozen=True):
    """What is to be analysed: a whole game, from one seat, in about so many seconds."""

    record: str
    seat: int
    seconds: float
    language: str
    names: list[str]

    @property
    def patience(self) -> float:
        """Seconds after which it is given up."""
        return self.seconds + SPARE

    def report(self, progress: Callable[[float], None]) -> Report:
        """Analyse it, here and now; `progress` is told how far it is, from 0 to 1."""
        from bottega.bots import analyse
        from bottega.bots.report import as_data
        from bottega.text import words

        found = analyse(
            self.record, self.seat, progress=lambda done, total: progress(done / max(1, total)), within=self.seconds
        )
        return as_data(found, words(self.language).at_table(self.names))


class Analyses(Protocol):
    """Whoever has games analysed."""

    async def start(self, wanted: Wanted, owner: str = "", keep: Keep | None = None) -> str:
        """Begin an analysis, in the line of whoever asks; its job's id. What comes of it is handed to `keep`."""

    async def show(self, id: str) -> JobInfo | None:
        """How far a job is; None if there is none."""


async def outcome(work: Awaitable[Report], keep: Keep | None) -> Report | None:
    """What an analysis comes to, kept; None, and a line in the logs, if it failed."""
    try:
        found = await work
        if keep is not None:
            await keep(found)
    except Exception as error:
        _log.error("an analysis failed: %s: %s", type(error).__name__, error)
        return None
    return found
