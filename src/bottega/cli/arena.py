"""`bottega arena`: bots against each other, until it is known who is stronger."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from bottega.bots.arena import Arena, ArenaResult, Standing
from bottega.cli.common import ComponentsFile, GameName, Language, Options, console, counting, read_options, speak
from bottega.text import Words


def add_to(app: typer.Typer) -> None:
    app.command("arena")(arena)


def arena(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(
            help="who plays, separated by commas: a level, master:0.5, master:400i, learned:FILE, file.py:Class"
        ),
    ] = "master,journeyman,journeyman,apprentice",
    games: Annotated[int, typer.Option(min=1, help="how many games; best a multiple of the seats")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="the first seed; each is played from every seating")] = 0,
    option: Options = None,
    components: ComponentsFile = None,
    file: Annotated[Path | None, typer.Option(help="results, line by line; a stopped arena goes on from it")] = None,
    processes: Annotated[int, typer.Option(min=1, help="how many games at once")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="the table as JSON")] = False,
    language: Language = "",
) -> None:
    """Let bots play many games with rotated seats; shares of wins, places and points with 95 % intervals."""
    say = speak(language)
    labels = [label.strip() for label in seats.split(",")]
    contest = Arena(game, labels, games, seed, read_options(game, option), file, components)
    with counting(not as_json) as progress:
        task = progress.add_task(say.say("bots-arena-playing"), total=games, completed=games - len(contest.pending()))

        def count(_: ArenaResult) -> None:
            progress.advance(task)

        try:
            contest.play(processes, count)
        except KeyboardInterrupt:
            progress.stop()
    if contest.pending() and not as_json:
        console.print(say.say("bots-arena-stopped", {"done": games - len(contest.pending()), "games": games}))
    if not contest.results:
        return
    if as_json:
        typer.echo(json.dumps([standing.dump() for standing in contest.table()], indent=2))
        return
    _print(contest, say)


def _print(contest: Arena, say: Words) -> None:
    name = say.say(f"{contest.title}-title") if say.has(f"{contest.title}-title") else contest.title
    table = Table(title=say.say("bots-arena-title", {"game": name, "games": len(contest.results)}))
    table.add_column(say.say("bots-arena-bot"), no_wrap=True)
    for heading in ("share", "place", "score", "winning", "rating", "pace"):
        table.add_column(say.say(f"bots-arena-{heading}"), justify="right", min_width=9 if heading == "score" else None)
    for standing in contest.table():
        table.add_row(*_row(standing))
    console.print(table)
    console.print(say.say("bots-arena-even", {"share": f"{100 / len(contest.labels):.0f} %"}))


def _row(standing: Standing) -> list[str]:
    low, high = standing.share_between
    skill, doubt = standing.rating
    return [
        standing.label,
        f"{100 * standing.share:.1f} %\n[dim]{100 * low:.0f}–{100 * high:.0f}[/]",
        f"{standing.place:.2f}\n[dim]{standing.place_between[0]:.2f}–{standing.place_between[1]:.2f}[/]",
        f"{standing.score:.1f}\n[dim]{standing.score_between[0]:.1f}–{standing.score_between[1]:.1f}[/]",
        f"{standing.winning_score:.1f}",
        f"{skill:.1f}\n[dim]± {2 * doubt:.1f}[/]",
        f"{1000 * standing.pace:.1f} ms",
    ]
