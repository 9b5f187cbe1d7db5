"""`bottega bots`: who can be named wherever bots play."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from bottega.bots.contestants import bring_all, contestant, names
from bottega.bots.frozen.bot import NAME as FROZEN
from bottega.bots.ladder import measured, stars
from bottega.bots.levels import LEVELS
from bottega.bots.master import THINKING
from bottega.bots.senior import BOUNDS
from bottega.bots.styles import style_love, styles
from bottega.cli.common import Language, console, speak
from bottega.games import names as shelf
from bottega.text import Words


def add_to(app: typer.Typer) -> None:
    app.command("bots")(bots)


def bots(
    own: Annotated[
        list[str] | None, typer.Argument(help="bots of your own to try: file.py:Class, or name=module:Class")
    ] = None,
    language: Language = "",
) -> None:
    """List the bots that can be named wherever bots play; check bots of your own."""
    say = speak(language)
    bring_all(own or [])
    table = Table(title=say.say("bots-list-title"))
    table.add_column(say.say("bots-list-name"), no_wrap=True)
    table.add_column(say.say("bots-list-about"))
    table.add_column(say.say("bots-list-strength"), no_wrap=True)
    for name in names():
        if name in LEVELS:
            about = say.say(f"bots-list-{name}", {"seconds": f"{THINKING:g}", "count": BOUNDS.get(name, 0)})
        else:
            about = contestant(name).about()
        table.add_row(name, escape(about), "★" * stars(name))
    for style, titles in _styles().items():
        having = ", ".join(say.say(f"{title}-title") for title in titles)
        about = say.say("bots-list-style", {"love": style_love(say, style), "titles": having})
        table.add_row(f"journeyman/{style}", about, "★" * stars("journeyman"))
    for form, message in (("master:0.5, master:400i", "effort"), (FROZEN, "frozen"), ("learned:FILE", "learned")):
        table.add_row(form, say.say(f"bots-list-{message}"))
    table.add_row("module:Class, file.py:Class", say.say("bots-list-own"))
    console.print(table)
    if measured():
        console.print(_ladder(say))


def _styles() -> dict[str, list[str]]:
    """The styles there are, with the titles that have them."""
    found: dict[str, list[str]] = {}
    for title in shelf():
        for style in styles(title):
            found.setdefault(style, []).append(title)
    return found


def _ladder(say: Words) -> Table:
    """What the levels are rated in each title, with the intervals; empty where that is not measured."""
    table = Table(title=say.say("bots-ladder-title"), caption=say.say("bots-ladder-about"))
    table.add_column(say.say("bots-list-name"), no_wrap=True)
    for title in measured():
        table.add_column(say.say(f"{title}-title"), justify="right")
    for level in LEVELS:
        own = [ratings.get(level) for ratings in measured().values()]
        table.add_row(level, *[f"{one.elo} ({one.low}–{one.high})" if one is not None else "" for one in own])
    return table
