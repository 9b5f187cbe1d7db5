"""`bottega benchmark`: a bot's score on frozen tasks."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from bottega.cli.common import Language, console, counting, speak
from bottega.study.benchmark import SEEDS, Row, Task, count, read_rows, run, tasks, write_row
from bottega.study.benchmark import task as task_named
from bottega.text import Words


def add_to(app: typer.Typer) -> None:
    app.command("benchmark")(benchmark)


def benchmark(
    who: Annotated[
        str, typer.Argument(metavar="BOT", help="a bot by name: a level, master:400i, learned:FILE, file.py:Class")
    ] = "",
    task: Annotated[list[str] | None, typer.Option(help="a task; may be repeated; all if none is named")] = None,
    seeds: Annotated[int, typer.Option(min=2, help="how many of the frozen seeds, from the first on")] = SEEDS,
    leaderboard: Annotated[Path | None, typer.Option(help="a file of rows to put the results into")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the rows as JSON")] = False,
    language: Language = "",
) -> None:
    """Play a bot through frozen tasks against a fixed ladder; without a bot, list the tasks."""
    say = speak(language)
    wanted = [task_named(name) for name in task] if task else tasks()
    if not who:
        _list(say, wanted, seeds)
        return
    if leaderboard is not None:
        read_rows(leaderboard)  # one that is none is refused before hours of play
    rows: list[Row] = []
    with counting(not as_json) as progress:
        for each in wanted:
            playing = progress.add_task(each.name, total=count(each, seeds))

            def advance(playing: object = playing) -> None:
                progress.advance(playing)  # type: ignore[arg-type]  # rich's own number

            row = run(who, each, seeds, advance)
            rows.append(row)
            if leaderboard is not None:
                write_row(leaderboard, row)
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in rows], indent=1))
        return
    table = Table(title=say.say("study-benchmark-title", {"bot": who}))
    table.add_column(say.say("study-benchmark-task"), no_wrap=True)
    for heading in ("score", "wins", "games"):
        table.add_column(say.say(f"study-benchmark-{heading}"), justify="right")
    for row in rows:
        score, low, high = (say.figure(value, 2, signed=True) for value in (row.score, *row.score_95))
        wins = "\n".join(f"{rung} {say.percent(share)}" for rung, share in row.wins.items())
        table.add_row(row.task, f"{score}\n[dim]{low} … {high}[/]", wins, str(row.games))
    console.print(table)


def _list(say: Words, wanted: list[Task], seeds: int) -> None:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(say.say("study-benchmark-task"), no_wrap=True)
    for heading in ("players", "games"):
        table.add_column(say.say(f"study-benchmark-{heading}"), justify="right")
    for each in wanted:
        table.add_row(each.name, str(each.players), str(count(each, seeds)))
    console.print(table)
