"""What can be played: titles, options, levels, rules."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from bottega.games import left_out, names, title
from bottega.kernel.errors import SetupError
from bottega.kernel.option import Option
from bottega.kernel.title import Title
from bottega.server.ask import spoken
from bottega.server.wire import answer
from bottega.tables.refusal import missing
from bottega.tables.settings import LEVELS
from bottega.text import LANGUAGES, Words, source, words
from bottega.text.book import worded_book, worded_rule

router = APIRouter()
_log = logging.getLogger("bottega.server")


def _said(said: Words, message: str, otherwise: str, attribute: str | None = None) -> str:
    return said.say(message, attribute=attribute) if said.has(message, attribute) else otherwise


def _choice(said: Words, message: str, value: object) -> dict[str, Any]:
    if isinstance(value, bool):
        return {"value": value, "text": said.say("server-yes" if value else "server-no")}
    shown: dict[str, Any] = {"value": value}
    named = f"{message}-{value}"
    if said.has(named):
        shown["text"] = said.say(named)
    return shown


def _option(said: Words, game: str, option: Option) -> dict[str, Any]:
    message = f"{game}-option-{option.name.replace('_', '-')}"
    if not said.has(message):
        message = f"{game}-option-{option.name}"
    return {
        "name": option.name,
        "title": _said(said, message, option.name),
        "about": _said(said, message, "", "about"),
        "default": option.default,
        "choices": [_choice(said, message, value) for value in option.choices],
        "players": list(option.players),
    }


def tell_left_out() -> None:
    """Tell whoever reads the log which titles of other distributions can not be played, and why."""
    for reason in left_out().values():
        _log.warning("%s", reason)


@router.get("/api/titles", summary="What can be played: titles, options, levels of bots")
async def titles(request: Request) -> Response:
    said = words(spoken(request))
    return answer(
        {
            "titles": [
                {
                    "name": shelf.name,
                    "title": said.title(shelf.name),
                    "players": list(shelf.players),
                    "usual": shelf.usual,
                    "options": [_option(said, shelf.name, option) for option in shelf.options],
                }
                for shelf in map(title, names())
            ],
            "levels": [{"name": level, "title": said.say(f"table-{level}")} for level in LEVELS],
            "languages": list(LANGUAGES),
            "left_out": [{"name": name, "text": said.reason(reason)} for name, reason in left_out().items()],
        }
    )


@router.get(
    "/api/titles/{name}/texts", summary="The words of a title as a Fluent file, in English where it lacks others"
)
async def texts(request: Request, name: str) -> Response:
    try:
        shelf = title(name)
    except SetupError:
        raise missing("server-no-title", title=name[:40]) from None
    return Response(source(shelf.name, spoken(request)), media_type="text/plain")


def _rules(said: Words, shelf: Title) -> list[dict[str, Any]]:
    """Every rule by id, with the chapter it is tested in; `chapters` is the book as it is read."""
    worded = [(rule.section, worded_rule(said, shelf, rule.id)) for rule in shelf.rules]
    return [
        {
            "id": rule.id,
            "title": rule.title,
            "text": rule.text,
            "chapter": section,
            "chapter_title": _said(said, section, section),
            "book": rule.book,
        }
        for section, rule in worded
    ]


@router.get("/api/titles/{name}/rules", summary="The living rulebook of a title")
async def rules(request: Request, name: str) -> Response:
    try:
        shelf = title(name)
    except SetupError:
        raise missing("server-no-title", title=name[:40]) from None
    said = words(spoken(request))
    return answer(
        {
            "title": shelf.name,
            "rules": _rules(said, shelf),
            "chapters": worded_book(said, shelf),
            "figures": [
                {
                    "where": footnote.where,
                    "table": said.table(shelf.name, footnote),
                    "provenance": footnote.provenance,
                    "origin": said.say(f"provenance-{footnote.provenance}"),
                    "confidence": footnote.confidence,
                    "note": said.note(footnote),
                }
                for footnote in shelf.components().footnotes
            ],
        }
    )
