"""Analysis of finished games, as jobs in worker processes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.bots.job import JobInfo
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.tables import origin
from bottega.tables.needs import existing_seat, need_over
from bottega.tables.refusal import missing
from bottega.tables.results import Shape
from bottega.tables.settings import SeatNumber
from bottega.tables.wording import names

route = Router()


class AnalysisWish(Struct, forbid_unknown_fields=True):
    seat: SeatNumber = 0
    seconds: Annotated[float, Meta(ge=1, le=600)] = 60.0


class JobBegun(Shape):
    job: str


@route(
    "POST",
    "/api/tables/{table}/analysis",
    "Analyse a finished game",
    status=202,
    example={"seat": 0, "seconds": 60},
)
async def analyse(ask: Ask[AnalysisWish]) -> JobBegun:
    table, _ = await ask.enter()
    wished = await ask.body()
    need_over(table, "server-analysis-early")
    seat = existing_seat(table, wished.seat)
    record = str(origin.record_of(table))
    called = names(table, ask.language)
    return JobBegun(await ask.keeper.jobs.start(record, seat, wished.seconds, ask.language, called, ask.client))


@route("GET", "/api/jobs/{job}", "How far an analysis is")
async def job(ask: Ask[None]) -> JobInfo:
    shown = await ask.keeper.jobs.show(ask.path("job"))
    if shown is None:
        raise missing("server-no-job")
    return shown
