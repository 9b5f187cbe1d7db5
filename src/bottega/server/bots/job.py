"""Job: one analysis, as whoever asks for it sees it, and how it is done."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal, Protocol, cast

from bottega.tables.results import Shape


class JobInfo(Shape):
    """How far a job is."""

    job: str
    status: Literal["waiting", "running", "done", "failed"]
    progress: float  # 0 to 1
    result: dict[str, Any] | None = None  # the report, as the bots write it


class Analyses(Protocol):
    """Whoever has games analysed."""

    async def start(
        self, record: str, seat: int, seconds: float, language: str, names: list[str], owner: str = ""
    ) -> str:
        """Begin an analysis, in the line of whoever asks; its job's id."""

    async def show(self, id: str) -> JobInfo | None:
        """How far a job is; None if there is none."""


def analyse_within(
    record: str, seat: int, seconds: float, language: str, names: list[str], progress: Callable[[float], None]
) -> dict[str, Any]:
    """Analyse a game in the time given; `progress` is told how far it is, from 0 to 1."""
    from bottega.api import replay
    from bottega.bots import analyse
    from bottega.bots.report import as_data
    from bottega.text import words

    own = sum(who == seat for who, _ in replay(record).history())
    until = time.monotonic() + seconds
    # A good part of the decisions has one choice only, so the time for each may be a little more than its share.
    share = max(0.02, 1.2 * seconds / max(1, own))
    report = analyse(
        record,
        seat,
        share,
        progress=lambda done, total: progress(done / max(1, total)),
        stop=lambda: time.monotonic() > until,
    )
    return cast("dict[str, Any]", as_data(report, words(language).at_table(names)))
