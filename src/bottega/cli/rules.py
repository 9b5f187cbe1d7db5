"""`bottega rules`: the rulebook, whole or searched."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding

from bottega.cli.common import CommandError, GameName, Language, console, speak
from bottega.games import title
from bottega.kernel.reason import Reason, Rule
from bottega.kernel.title import Title
from bottega.text import Words


def add_to(app: typer.Typer) -> None:
    app.command("rules")(rules)


def rules(
    game: GameName,
    search: Annotated[str, typer.Option(help="show only rules in which this stands")] = "",
    language: Language = "",
) -> None:
    """Print the rulebook of a game, in our own words."""
    shelf, say = title(game), speak(language)
    found = find_rules(shelf, say, search)
    if not found:
        raise CommandError(Reason("cli-rules-none", {"search": search}))
    print_rules(shelf, say, found)
    if not search:
        _print_doubtful(shelf, say)


def find_rules(shelf: Title, say: Words, search: str) -> list[Rule]:
    """The rules in whose id, title or text `search` stands; all of them if it is empty."""
    wanted = search.casefold()
    return [
        rule
        for rule in shelf.rules
        if wanted in " ".join([rule.id, say.say(rule.id, {}, "title"), say.say(rule.id)]).casefold()
    ]


def print_rules(shelf: Title, say: Words, rules: list[Rule]) -> None:
    chapter = ""
    for rule in rules:
        if rule.section != chapter:
            chapter = rule.section
            console.print(f"\n[bold underline]{escape(say.say(chapter))}[/]")
        heading = f"[bold]{escape(say.say(rule.id, {}, 'title'))}[/]  [dim]{rule.id} · {escape(rule.book)}[/]"
        console.print(f"\n{heading}", soft_wrap=True)
        console.print(Padding(escape(say.say(rule.id)), (0, 0, 0, 2)))


def _print_doubtful(shelf: Title, say: Words) -> None:
    """Which figures are not from the book: players have a right to know."""
    doubtful = [note for note in shelf.components().footnotes if note.doubtful]
    if not doubtful:
        return
    console.print(f"\n[bold underline]{escape(say.say('cli-doubtful'))}[/]\n")
    for note in doubtful:
        provenance = say.say(f"provenance-{note.provenance}")
        console.print(
            f"  [bold]{escape(note.where)}[/]: {provenance}, {note.confidence} %. [dim]{escape(note.note)}[/]"
        )
