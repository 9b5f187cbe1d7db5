"""Looking back over HTTP: log, replay, record, proof, score; and records brought along."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bottega.server.ask import body, enter, path_number, service_of, spoken, token_of, whole_number
from bottega.server.wire import answer, nul
from bottega.tables import history, origin, sight
from bottega.tables.lobby import existing_seat, need_seat
from bottega.tables.outdated import moves_as_text
from bottega.tables.refusal import malformed, not_now
from bottega.tables.wording import Wording, names
from bottega.text import words

router = APIRouter()
MANY = 1_000_000_000
SOME_LOG, LONGEST_LOG = 200, 500  # lines


@router.get("/api/tables/{table}/log", summary="Lines of the log")
async def log(request: Request, table: str) -> Response:
    _, found, who = await enter(request, table)
    after = whole_number(request, "after", 0, 0, MANY)
    before = whole_number(request, "before", MANY, 0, MANY)
    limit = whole_number(request, "limit", SOME_LOG, 1, LONGEST_LOG)
    lines = sight.log_part(found, who.seat, Wording.of(found, spoken(request)), after, before, limit)
    return answer({"log": lines, "first": 1, "last": found.entries_for(who.seat)})


@router.get("/api/tables/{table}/since", summary="What happened since your last move")
async def since(request: Request, table: str) -> Response:
    _, found, who = await enter(request, table)
    return answer(history.since_my_last_move(found, need_seat(who), Wording.of(found, spoken(request))))


@router.get("/api/tables/{table}/replay/{move}", summary="The position after so many moves")
async def replay(request: Request, table: str, move: str) -> Response:
    _, found, who = await enter(request, table)
    number = path_number(move, "move")
    seat, asked = who.seat, request.query_params.get("as")
    if asked is not None and asked != "all":
        seat = existing_seat(found, path_number(asked, "as"))
        if seat != who.seat and not found.open_book:
            raise not_now("table-secret")
    shown = history.replay_at(found, seat, number, Wording.of(found, spoken(request)))
    if asked == "all":
        shown["views"] = history.all_sights(found, number)
    return answer(shown)


@router.get("/api/tables/{table}/moves", summary="The moves of a game")
async def moves(request: Request, table: str) -> Response:
    _, found, who = await enter(request, table)
    return answer({"moves": history.moves_part(found, who.seat, Wording.of(found, spoken(request)))})


@router.get("/api/tables/{table}/score", summary="Points by seat and source")
async def score(request: Request, table: str) -> Response:
    _, found, _ = await enter(request, table)
    return answer(history.score_part(found, Wording.of(found, spoken(request))))


@router.get("/api/tables/{table}/proof", summary="The commitment to the seed, and the seed at the end")
async def proof(request: Request, table: str) -> Response:
    _, found, _ = await enter(request, table)
    return answer(sight.proof(found))


@router.get("/api/tables/{table}/record", summary="The record of a finished game", response_class=PlainTextResponse)
async def record(request: Request, table: str) -> Response:
    """For a game of rules that are not played any more: its moves, to be read."""
    house = service_of(request).house
    old = await house.kept_as_text(table)
    if old is None:
        _, found, _ = await enter(request, table)
        text = str(origin.record_of(found))
    else:
        found = old
        house.need_sight(found, house.who(found, token_of(request)))
        text = moves_as_text(found, names(found, spoken(request)))
    name = f"{found.title}-{found.id}.bottega"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/api/records", status_code=201, summary="A table from a record")
async def upload(request: Request) -> Response:
    service = service_of(request)
    try:
        text = (await body(request, origin.LONGEST_RECORD)).decode()
    except UnicodeDecodeError:
        raise malformed("body", "a record is text in UTF-8") from None
    if "\0" in text:
        raise nul("body")
    # Replaying a whole game takes a while: not in the event loop.
    told = await asyncio.to_thread(origin.read_record, text)
    said = words(spoken(request))
    table = await origin.from_record(
        service.house, told, [said.say("seat", {"number": n + 1}) for n in range(told.players)]
    )
    return answer(service.house.tokens(table), 201)
