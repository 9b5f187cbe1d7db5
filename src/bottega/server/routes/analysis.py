"""Analysis of finished games, as jobs in worker processes."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from bottega.bots.report import reworded
from bottega.bots.told import Report
from bottega.server.bots.job import JobInfo, Wanted
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.store import Store
from bottega.tables import origin
from bottega.tables.needs import existing_seat, need_over, need_running
from bottega.tables.refusal import missing
from bottega.tables.results import Shape
from bottega.tables.settings import SeatNumber
from bottega.tables.table import Table
from bottega.tables.wording import names
from bottega.text import words

route = Router()


class AnalysisWish(Struct, forbid_unknown_fields=True):
    seat: SeatNumber = 0
    seconds: Annotated[float, Meta(ge=1, le=600)] = 60.0


class JobBegun(Shape):
    job: str


class SeatQuery(Struct):
    seat: SeatNumber = 0


class KeptAnalysis(Shape):
    """The deepest look so far at a seat's decisions, in the reader's language."""

    result: Report | None


def _kept_id(table: Table, seat: int) -> str:
    return f"{table.id}/{seat}"


async def _kept(store: Store, id: str) -> Report | None:
    document = await store.get("analysis", id)
    if document is None:
        return None
    try:
        return msgspec.convert(document.data, Report)
    except msgspec.ValidationError:  # as another version wrote it
        return None


async def _keep(store: Store, id: str, found: Report) -> None:
    """Keep a report with the table, unless an earlier look went deeper."""
    before = await _kept(store, id)
    if before is None or before["iterations"] <= found["iterations"]:
        await store.put("analysis", id, dict(found))


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
    record = await ask.keeper.aside(origin.record_text, table)
    called = names(table, ask.language)
    keep = partial(_keep, ask.keeper.house.store, _kept_id(table, seat))
    jobs = ask.keeper.jobs
    wanted = Wanted(record, seat, wished.seconds, ask.language, called)
    return JobBegun(await jobs.start(wanted, ask.client, keep))


@route("GET", "/api/tables/{table}/analysis", "What was found out about a finished game", query=SeatQuery)
async def kept(ask: Ask[None]) -> KeptAnalysis:
    table, _ = await ask.enter()
    need_over(table, "server-analysis-early")
    seat = existing_seat(table, ask.query(SeatQuery).seat)
    store, id = ask.keeper.house.store, _kept_id(table, seat)
    # One in every language was kept by 0.1.
    found = await _kept(store, id) or await _kept(store, f"{id}/{ask.language}")
    if found is None:
        return KeptAnalysis(None)
    speak = words(ask.language).at_table(names(table, ask.language))
    return KeptAnalysis(reworded(found, speak, need_running(table).catalogue))


@route("GET", "/api/jobs/{job}", "How far an analysis is")
async def job(ask: Ask[None]) -> JobInfo:
    shown = await ask.keeper.jobs.show(ask.path("job"))
    if shown is None:
        raise missing("server-no-job")
    return shown
