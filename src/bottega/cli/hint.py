"""`bottega hint`: what a strong player would do here, and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from bottega.api import replay
from bottega.bots import advise
from bottega.bots.effort import check_effort
from bottega.cli.common import CommandError, ComponentsFile, Language, console, read_text, speak
from bottega.cli.opinion import print_choice
from bottega.kernel.chance import SEEDS
from bottega.kernel.reason import Reason


def add_to(app: typer.Typer) -> None:
    app.command("hint")(hint)


def hint(
    record: Annotated[Path, typer.Argument(help="the record of the game so far", metavar="RECORD")],
    seat: Annotated[int | None, typer.Option(min=1, help="whose decision, from 1; else the next one owed")] = None,
    move: Annotated[int | None, typer.Option(min=0, help="look at the position after so many moves")] = None,
    seconds: Annotated[float, typer.Option(help="how long to think")] = 1.0,
    iterations: Annotated[int | None, typer.Option(help="iterations instead of a time: always the same answer")] = None,
    seed: Annotated[int, typer.Option(min=0, max=SEEDS - 1, help="of the guesses of what is hidden")] = 0,
    most: Annotated[int, typer.Option(min=1, help="how many moves to show")] = 3,
    bot: Annotated[
        str, typer.Option(help="what this bot would play instead: a level, learned:FILE, file.py:Class")
    ] = "",
    components: ComponentsFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
    language: Language = "",
) -> None:
    """The best moves with expected place and points, and a reason; no more is known than the seat may know."""
    say = speak(language)
    game = replay(read_text(record), components, upto=move)
    if seat is not None and seat > game.players:
        raise CommandError(Reason("bots-seat-wrong", {"number": seat, "players": game.players}))
    if not game.awaiting:
        raise CommandError(Reason("move-game-over"))
    who = game.awaiting[0] if seat is None else seat - 1
    if who not in game.awaiting:
        raise CommandError(Reason("bots-hint-not-asked", {"seat": who}))
    check_effort(seconds, iterations)
    if bot:
        print_choice(game, who, bot, seconds, iterations, seed, as_json, say)
        return
    with console.status(say.say("bots-hint-thinking")):
        advice = advise(game, who, seconds, seed, iterations, most)
    if as_json:
        typer.echo(json.dumps([item.dump(say, game.title) for item in advice], indent=2, ensure_ascii=False))
        return
    table = Table(title=f"{say.seat(who)} · {say.reason(game.question(who))}")
    table.add_column(say.say("bots-hint-move"))
    for heading in ("win", "points", "place"):
        table.add_column(say.say(f"bots-hint-{heading}"), justify="right")
    table.add_column(say.say("bots-hint-why"))
    for item in advice:
        table.add_row(
            f"{say.move(game.title, item.move)}\n[dim]{item.move}[/]",
            say.percent(item.win),
            say.figure(item.points, 1),
            say.figure(item.place, 1),
            item.sentence(say),
        )
    console.print(table)
