"""What can be played: titles, options, levels, rules."""

from __future__ import annotations

import logging
from functools import lru_cache

from msgspec import UNSET, UnsetType

import bottega
from bottega.bots.contestants import names as bots
from bottega.bots.ladder import stars
from bottega.bots.styles import STYLED, level_name, style_love, style_name, styles
from bottega.engine.state import state
from bottega.games import left_out, names, title
from bottega.kernel.errors import SetupError
from bottega.kernel.option import Option, Setting
from bottega.kernel.title import Title
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router, Text
from bottega.tables.refusal import missing
from bottega.tables.results import Shape
from bottega.text import LANGUAGES, Words, source, words
from bottega.text.book import WordedChapter, worded_book, worded_rule

route = Router()
_log = logging.getLogger("bottega.server")


class Choice(Shape):
    value: Setting
    text: str | UnsetType = UNSET  # where the title words it


class OptionInfo(Shape):
    name: str
    title: str
    about: str
    default: Setting
    choices: list[Choice]
    players: list[int]  # in which it may differ from its default; empty for all


class LevelInfo(Shape):
    name: str
    title: str
    stars: int  # from 0 to 5: how strong it is; 0 for a bot that this server brings


class StyleInfo(Shape):
    """Bots that love something, by how strong they are."""

    title: str
    about: str  # what they prefer
    levels: list[LevelInfo]


class TitleInfo(Shape):
    name: str
    title: str
    players: list[int]
    usual: int  # players with whom most like it best
    options: list[OptionInfo]
    styles: list[StyleInfo]
    board: str | UnsetType = UNSET  # the module of a board that its distribution brings


class LeftOut(Shape):
    """A title of another distribution that cannot be played, and why."""

    name: str
    text: str


class Titles(Shape):
    titles: list[TitleInfo]
    levels: list[LevelInfo]
    languages: list[str]
    left_out: list[LeftOut]


class RuleInfo(Shape):
    """A rule with the chapter it belongs to."""

    id: str
    title: str
    text: str
    chapter: str
    chapter_title: str
    book: str  # where the printed book states it


class Figure(Shape):
    """Where a number of the components comes from."""

    where: str
    table: str
    provenance: str
    origin: str
    confidence: int | None
    note: str


class Rulebook(Shape):
    title: str
    rules: list[RuleInfo]  # by id
    chapters: list[WordedChapter]  # the book as a newcomer reads it
    figures: list[Figure]


def _said(said: Words, message: str, otherwise: str, attribute: str | None = None) -> str:
    return said.say(message, attribute=attribute) if said.has(message, attribute) else otherwise


def _choice(said: Words, message: str, value: Setting) -> Choice:
    if isinstance(value, bool):
        return Choice(value, said.say("server-yes" if value else "server-no"))
    named = f"{message}-{value}"
    return Choice(value, said.say(named) if said.has(named) else UNSET)


def _option(said: Words, game: str, option: Option) -> OptionInfo:
    message = f"{game}-option-{option.name}"
    return OptionInfo(
        option.name,
        _said(said, message, option.name),
        _said(said, message, "", "about"),
        option.default,
        [_choice(said, message, value) for value in option.choices],
        list(option.players),
    )


def _level(said: Words, level: str) -> LevelInfo:
    return LevelInfo(level, level_name(said, level), stars(level))


def _style(said: Words, style: str) -> StyleInfo:
    about = said.say("bots-style-about", {"love": style_love(said, style)})
    return StyleInfo(style_name(said, style), about, [_level(said, f"{level}/{style}") for level in STYLED])


def tell_left_out() -> None:
    """Tell whoever reads the log which titles of other distributions cannot be played, and why."""
    for reason in left_out().values():
        _log.warning("%s", reason)


@route("GET", "/api/titles", "What can be played: titles, options, levels of bots")
async def titles(ask: Ask[None]) -> Titles:
    said = words(ask.language)
    return Titles(
        [
            TitleInfo(
                shelf.name,
                said.title(shelf.name),
                list(shelf.players),
                shelf.usual,
                [_option(said, shelf.name, option) for option in shelf.options],
                [_style(said, style) for style in styles(shelf.name)],
                f"/boards/{shelf.name}/board.js" if (shelf.page / "board.js").is_file() else UNSET,
            )
            for shelf in map(title, names())
        ],
        [_level(said, level) for level in bots()],
        list(LANGUAGES),
        [LeftOut(name, said.reason(reason)) for name, reason in left_out().items()],
    )


class About(Shape):
    """What runs here: the version, and the engine in a sentence."""

    version: str
    engine: str
    compiled: bool
    busy: bool  # it is being compiled: ask again


@route("GET", "/api/about", "Which version runs, and which engine")
async def about(ask: Ask[None]) -> About:
    engine = state()
    said = words(ask.language).say(f"engine-{engine.why}", {"done": round(100 * engine.done), "log": engine.log})
    return About(bottega.__version__, said, engine.compiled, engine.why == "building")


def _title(ask: Ask[None]) -> Title:
    name = ask.path("name")
    try:
        return title(name)
    except SetupError:
        raise missing("server-no-title", title=name[:40]) from None


@route(
    "GET",
    "/api/titles/{name}/texts",
    "The words of a title as a Fluent file, in English where it lacks others",
)
async def texts(ask: Ask[None]) -> Text:
    return Text(source(_title(ask).name, ask.language))


def _rules(said: Words, shelf: Title) -> list[RuleInfo]:
    worded = [(rule.section, worded_rule(said, shelf, rule.id)) for rule in shelf.rules]
    return [
        RuleInfo(rule.id, rule.title, rule.text, section, _said(said, section, section), rule.book)
        for section, rule in worded
    ]


def footnotes(said: Words, shelf: Title) -> list[Figure]:
    """Where the figures of a title come from."""
    return [
        Figure(
            footnote.where,
            said.table(shelf.name, footnote),
            footnote.provenance,
            said.say(f"provenance-{footnote.provenance}"),
            footnote.confidence,
            said.note(footnote),
        )
        for footnote in shelf.components().footnotes
    ]


@route("GET", "/api/titles/{name}/rules", "The living rulebook of a title")
async def rules(ask: Ask[None]) -> Rulebook:
    return _rulebook(_title(ask), ask.language)


@lru_cache(maxsize=64)
def _rulebook(shelf: Title, language: str) -> Rulebook:
    """Kept, for wording all of it takes long: whoever asked for it again and again would keep all others waiting."""
    said = words(language)
    return Rulebook(
        shelf.name,
        _rules(said, shelf),
        worded_book(said, shelf),
        footnotes(said, shelf),
    )
