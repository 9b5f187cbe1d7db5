"""`bottega bots`: who can be named wherever bots play."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from bottega.bots.contestants import bring_all, contestant, names
from bottega.bots.frozen.bot import NAME as FROZEN
from bottega.bots.ladder import Rating, measured, stars
from bottega.bots.levels import LEVELS
from bottega.bots.master import THINKING
from bottega.bots.senior import BOUNDS
from bottega.bots.styles import STYLED, style_love, styles
from bottega.cli.common import Language, console, speak
from bottega.games import names as shelf
from bottega.text import Words

# How others are named: what stands behind such a name.
FORMS = {
    "master:0.5, master:400i": "effort",
    "master:0.5c": "processor",
    FROZEN: "frozen",
    "learned:FILE": "learned",
    "ismcts:50": "ismcts",
    "module:Class, file.py:Class": "own",
}


def add_to(app: typer.Typer) -> None:
    app.command("bots")(bots)


def bots(
    own: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOT", help="bots of your own to try: file.py:Class, or name=module:Class"),
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
            about = say.say(f"bots-list-{name}", {"seconds": THINKING, "count": BOUNDS.get(name, 0)})
        else:
            about = contestant(name).about()
        table.add_row(name, escape(about), "★" * stars(name))
    for form, message in FORMS.items():
        table.add_row(form, escape(say.say(f"bots-list-{message}")))
    console.print(table)
    console.print(_styles(say))
    if measured():
        console.print(_ladder(say))


def _styles(say: Words) -> Table:
    """The styles of each title, and how one is named."""
    forms = [f"{level}/builder" for level in STYLED]
    table = Table(title=say.say("bots-styles-title"), caption=say.say("bots-styles-about", {"forms": forms}))
    for head in ("bots-styles-game", "bots-list-name", "bots-styles-love"):
        table.add_column(say.say(head))
    for title in shelf():
        for at, style in enumerate(styles(title)):
            table.add_row(say.title(title) if at == 0 else "", style, escape(style_love(say, style)))
    return table


def _ladder(say: Words) -> Table:
    """What the levels are rated in each title, with the intervals; empty where that is not measured."""
    known = measured()
    bounds = sorted({str(ladder.master) for ladder in known.values()})
    about = say.say("bots-ladder-about", {"iterations": bounds, "seconds": THINKING})
    table = Table(title=say.say("bots-ladder-title"), caption=about)
    table.add_column(say.say("bots-list-name"), no_wrap=True)
    for title in known:
        table.add_column(say.title(title), justify="right")
    for level in LEVELS:
        name = ", ".join(f"master:{bound}i" for bound in bounds) if level == "master" else level
        table.add_row(name, *[_rating(ladder.ratings.get(level)) for ladder in known.values()])
    return table


def _rating(found: Rating | None) -> str:
    """With its interval, but for the one that all others are measured by."""
    if found is None:
        return ""
    return f"{found.elo}" if found.low == found.high else f"{found.elo} ({found.low}–{found.high})"
