"""Notes to oneself, at a seat."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.people.private import private_id
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.tables.needs import need_seat

route = Router()


class Note(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=20_000)]


@route("GET", "/api/tables/{table}/note", "Your private note")
async def read_note(ask: Ask[None]) -> Note:
    table, who = await ask.enter()
    kept = await ask.keeper.house.store.get("note", private_id(table, need_seat(who)))
    return Note(kept.data["text"] if kept is not None else "")


@route("PUT", "/api/tables/{table}/note", "Write your private note", example={"text": "She collects jesters."})
async def write_note(ask: Ask[Note]) -> Note:
    table, who = await ask.enter()
    note = await ask.body()
    id = private_id(table, need_seat(who))
    await ask.keeper.house.store.put("note", id, {"text": note.text})
    return note
