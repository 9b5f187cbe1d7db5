"""Notes to oneself, and analysis of finished games as jobs in worker processes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from bottega.server.ask import enter, service_of, spoken, wish
from bottega.server.private import private_id
from bottega.server.wire import answer
from bottega.tables import origin
from bottega.tables.lobby import existing_seat, need_seat
from bottega.tables.refusal import missing
from bottega.tables.settings import SeatNumber
from bottega.tables.wording import names

router = APIRouter()


class Note(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=20_000)]


class AnalysisWish(Struct, forbid_unknown_fields=True):
    seat: SeatNumber = 0
    seconds: Annotated[float, Meta(ge=1, le=600)] = 60.0


@router.get("/api/tables/{table}/note", summary="Your private note")
async def read_note(request: Request, table: str) -> Response:
    service, found, who = await enter(request, table)
    kept = await service.store.get("note", private_id(found, need_seat(who)))
    return answer({"text": kept.data["text"] if kept is not None else ""})


@router.put("/api/tables/{table}/note", summary="Write your private note")
async def write_note(request: Request, table: str) -> Response:
    service, found, who = await enter(request, table)
    id = private_id(found, need_seat(who))  # before the body is awaited: meanwhile somebody else may sit down
    note = await wish(request, Note)
    await service.store.put("note", id, {"text": note.text})
    return answer({"text": note.text})


@router.post("/api/tables/{table}/analysis", status_code=202, summary="Analyse a finished game")
async def analyse(request: Request, table: str) -> Response:
    service, found, _ = await enter(request, table)
    wished = await wish(request, AnalysisWish)
    origin.need_over(found, "server-analysis-early")
    seat = existing_seat(found, wished.seat)
    record = str(origin.record_of(found))
    language = spoken(request)
    job = await service.jobs.start(record, seat, wished.seconds, language, names(found, language))
    return answer({"job": job}, 202)


@router.get("/api/jobs/{job}", summary="How far an analysis is")
async def job(request: Request, job: str) -> Response:
    shown = await service_of(request).jobs.show(job)
    if shown is None:
        raise missing("server-no-job")
    return answer(shown)
