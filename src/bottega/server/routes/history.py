"""Looking back over HTTP: log, replay, record, proof, score; and records brought along."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from bottega.server.routes.ask import Ask, whole
from bottega.server.routes.router import Router, Text
from bottega.server.wire import nul
from bottega.tables import history, origin, sight
from bottega.tables.log import log_lines
from bottega.tables.needs import existing_seat, need_seat, need_sight
from bottega.tables.outdated import moves_as_text
from bottega.tables.refusal import malformed, not_now
from bottega.tables.results import MadeTable
from bottega.tables.shapes import Log, Moves, Proof, Replay, Score, Since
from bottega.tables.wording import Wording, names
from bottega.text import words

route = Router()
MANY = 1_000_000_000


class LogQuery(Struct):
    after: Annotated[int, Meta(ge=0, le=MANY)] = 0
    before: Annotated[int, Meta(ge=0, le=MANY)] = MANY
    limit: Annotated[int, Meta(ge=1, le=500)] = 200


class ReplayQuery(Struct):
    viewer: Annotated[
        str,
        Meta(
            extra_json_schema={
                "anyOf": [{"type": "integer", "minimum": 0, "maximum": 9}, {"type": "string", "enum": ["all"]}]
            }
        ),
    ] = field(name="as", default="")


@route("GET", "/api/tables/{table}/log", "Lines of the log", query=LogQuery)
async def log(ask: Ask[None]) -> Log:
    table, who = await ask.enter()
    asked = ask.query(LogQuery)
    wording = Wording.of(table, ask.language)
    lines = log_lines(table, who.seat, wording, asked.after, asked.before, asked.limit)
    return Log(lines, 1, table.entries_for(who.seat))


@route("GET", "/api/tables/{table}/since", "What happened since your last move")
async def since(ask: Ask[None]) -> Since:
    table, who = await ask.enter()
    return history.since_my_last_move(table, need_seat(who), Wording.of(table, ask.language))


@route("GET", "/api/tables/{table}/replay/{move}", "The position after so many moves", query=ReplayQuery)
async def replay(ask: Ask[None]) -> Replay:
    table, who = await ask.enter()
    move = ask.path_number("move")
    viewer, asked = who.seat, ask.request.query_params.get("as")
    if asked is not None and asked != "all":
        viewer = existing_seat(table, whole(asked, "as"))
        if viewer != who.seat and not table.open_book:
            raise not_now("table-secret")
    # Replaying a long game takes a while: not in the event loop.
    game = await ask.keeper.aside(table.game_at, history.true_move(table, viewer, move))
    ask.need_still()
    shown = history.replay_at(table, viewer, move, Wording.of(table, ask.language), game)
    if asked == "all":
        shown.views = history.all_views(table, game)
    return shown


@route("GET", "/api/tables/{table}/moves", "The moves of a game")
async def moves(ask: Ask[None]) -> Moves:
    table, who = await ask.enter()
    return history.moves(table, who.seat, Wording.of(table, ask.language))


@route("GET", "/api/tables/{table}/score", "Points by seat and source")
async def score(ask: Ask[None]) -> Score:
    table, _ = await ask.enter()
    return history.score(table, Wording.of(table, ask.language))


@route("GET", "/api/tables/{table}/proof", "The commitment to the seed, and the seed at the end")
async def proof(ask: Ask[None]) -> Proof:
    table, _ = await ask.enter()
    return sight.proof(table)


@route("GET", "/api/tables/{table}/record", "The record of a finished game")
async def record(ask: Ask[None]) -> Text:
    """For a game of rules that are not played any more: its moves, to be read."""
    house = ask.keeper.house
    table = await house.registry.kept_as_text(ask.path("table"))
    if table is None:
        table, _ = await ask.enter()
        text = await ask.keeper.aside(origin.record_text, table)  # which plays the whole game again
        ask.need_still()
    else:
        need_sight(table, house.links.who(table, ask.token))
        text = moves_as_text(table, names(table, ask.language))
    return Text(text, f"{table.title}-{table.id}.bottega")


@route("POST", "/api/records", "A table from a record", status=201)
async def upload(ask: Ask[str]) -> MadeTable:
    house = ask.keeper.house
    try:
        text = (await ask.bytes(origin.LONGEST_RECORD, 2 * origin.MOST_MOVES)).decode()
    except UnicodeDecodeError:
        raise malformed("body", "a record is text in UTF-8") from None
    if "\0" in text:
        raise nul("body")
    told, figures = await ask.keeper.aside(origin.read_record, text)  # replaying a whole game takes a while
    ask.keeper.need_table(ask.client)
    said = words(ask.language)
    called = [said.say("seat", {"number": n + 1}) for n in range(told.players)]
    table = await origin.from_record(house, told, called, ask.client, figures)
    return house.links.made(table)
