"""Owners' figures over HTTP: the components of a title as data with their provenance, and corrected ones checked."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import Struct

from bottega.carried import components_of
from bottega.games import NAMES, title
from bottega.kernel.components import Components
from bottega.kernel.errors import ComponentsError, SetupError
from bottega.kernel.plain import Figures
from bottega.kernel.reason import Reason
from bottega.kernel.title import Title
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.server.routes.titles import Figure, footnotes
from bottega.server.wire import nul
from bottega.tables.refusal import malformed, missing
from bottega.tables.results import Shape
from bottega.text import words

route = Router()
LONGEST_FILE = 65_536  # bytes of a components file; those that are shipped have less than 9,000
MOST_DOTS = 60  # in a line of it: each part of a dotted key costs its reader as much as all before it
MOST_CHANGES = 200  # told of a set


class Corrected(Struct, forbid_unknown_fields=True):
    data: Figures  # as the title's figures are told, with others in it


class Printed(Shape):
    """The figures of a title as it is shipped."""

    title: str
    digest: str
    data: Figures
    footnotes: list[Figure]


class Correction(Shape):
    where: str
    printed: str
    now: str


class CheckedFigures(Shape):
    """A set of figures with which the title can be played."""

    digest: str
    data: Figures
    changes: list[Correction]  # against the printed ones


def _title(ask: Ask[Any]) -> Title:
    name = ask.path("name")
    try:
        return title(name)
    except SetupError:
        raise missing("server-no-title", title=name[:40]) from None


@route("GET", "/api/titles/{name}/figures", "The figures of a title, with their provenance")
async def printed(ask: Ask[None]) -> Printed:
    shelf = _title(ask)
    components = shelf.components()
    return Printed(shelf.name, components.digest, components.data, footnotes(words(ask.language), shelf))


@route("POST", "/api/titles/{name}/figures", "Check corrected figures", example={"data": {"game": NAMES[0]}})
async def check(ask: Ask[Corrected]) -> CheckedFigures:
    shelf = _title(ask)
    return await ask.keeper.aside(partial(_checked, shelf), (await ask.body()).data)


@route("POST", "/api/titles/{name}/figures/file", "Read corrected figures from a components file (TOML)")
async def read(ask: Ask[str]) -> CheckedFigures:
    shelf = _title(ask)
    try:
        text = (await ask.bytes(LONGEST_FILE)).decode()
    except UnicodeDecodeError:
        raise malformed("body", "a components file is text in UTF-8") from None
    if "\0" in text:
        raise nul("body")
    return await ask.keeper.aside(partial(_read, shelf), text)


def _read(shelf: Title, text: str) -> CheckedFigures:
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise ComponentsError(Reason("components-no-toml", {"problem": f"a line with more than {MOST_DOTS} dots"}))
    try:
        components = Components.parse(text, shelf.name)
    except ValueError as error:  # a number that can be read but not written
        raise ComponentsError(Reason("components-no-toml", {"problem": str(error)[:120]})) from None
    return _checked(shelf, components.data)


def _checked(shelf: Title, data: Figures) -> CheckedFigures:
    components = components_of(shelf.name, data)
    changes = list(_changes(shelf.components().data, components.data, ""))
    return CheckedFigures(components.digest, components.data, changes[:MOST_CHANGES])


def _changes(before: Any, after: Any, where: str) -> list[Correction]:
    """Where two sets differ, figure by figure."""
    if isinstance(before, dict) and isinstance(after, dict):
        return [
            change
            for key in dict.fromkeys([*before, *after])
            for change in _changes(before.get(key), after.get(key), f"{where}.{key}" if where else key)
        ]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [
            change
            for index, pair in enumerate(zip(before, after, strict=True))
            for change in _changes(*pair, f"{where}[{index}]")
        ]
    return [] if before == after else [Correction(where, str(before)[:120], str(after)[:120])]
