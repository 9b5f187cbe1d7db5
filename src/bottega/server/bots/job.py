"""Job: one analysis, as whoever asks for it sees it, and how it is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

from bottega.bots.told import Report
from bottega.tables.results import Shape

Keep = Callable[[Report], Awaitable[None]]


class JobInfo(Shape):
    """How far a job is."""

    job: str
    status: Literal["waiting", "running", "done", "failed"]
    progress: float  # 0 to 1
    result: Report | None = None


class Analyses(Protocol):
    """Whoever has games analysed."""

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
        """Begin an analysis, in the line of whoever asks; its job's id. What comes of it is handed to `keep`."""

    async def show(self, id: str) -> JobInfo | None:
        """How far a job is; None if there is none."""


def analyse_within(
    record: str, seat: int, seconds: float, language: str, names: list[str], progress: Callable[[float], None]
) -> Report:
    """Analyse a whole game in about the time given; `progress` is told how far it is, from 0 to 1."""
    from bottega.bots import analyse
    from bottega.bots.report import as_data
    from bottega.text import words

    report = analyse(record, seat, progress=lambda done, total: progress(done / max(1, total)), within=seconds)
    return as_data(report, words(language).at_table(names))
