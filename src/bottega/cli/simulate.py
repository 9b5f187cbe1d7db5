"""`bottega simulate`: many games between bots, with a summary."""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bottega.cli.common import (
    CommandError,
    ComponentsFile,
    GameName,
    Language,
    Options,
    console,
    read_levels,
    read_options,
    speak,
)
from bottega.games import title
from bottega.kernel.reason import Reason
from bottega.study.simulation import Result, Series
from bottega.study.simulation import simulate as run
from bottega.text import Words


def add_to(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
    bots: Annotated[str, typer.Option(help="a level per seat, separated by commas; one level for all")] = "random",
    players: Annotated[int | None, typer.Option(help="how many seats, if one level is given")] = None,
    seed: Annotated[int, typer.Option(min=0, help="the first game's seed; the next games count up")] = 0,
    option: Options = None,
    components: ComponentsFile = None,
    processes: Annotated[int, typer.Option(min=1, help="how many games at once")] = 1,
    ray: Annotated[str | None, typer.Option(help="play on a Ray cluster: auto, local or an address")] = None,
    seconds: Annotated[float | None, typer.Option(help="thinking time of a master per decision")] = None,
    journal: Annotated[Path | None, typer.Option(help="results so far, to resume a run from")] = None,
    records: Annotated[Path | None, typer.Option(help="a folder for the record of each game")] = None,
    language: Language = "",
) -> None:
    """Let bots play many games and sum up how they ended."""
    say = speak(language)
    shelf = title(game)
    levels = read_players(game, bots, players)
    count = len(levels)
    settings = shelf.settle(read_options(game, option), count)
    shelf.components(components)
    series = Series(game, tuple(levels), games, seed, settings, str(components) if components else None, seconds)
    began = time.perf_counter()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:
        task = progress.add_task(say.say(f"{game}-title"), total=games)
        try:
            results = run(series, processes, journal, records is not None, lambda _: progress.advance(task), ray)
        except ValueError as error:
            raise CommandError(Reason("cli-journal", {"problem": str(error)})) from None
    if records is not None:
        _save(records, game, results)
    print_summary(say, series, results, time.perf_counter() - began)
    if any(result.error for result in results):
        raise typer.Exit(1)


def read_players(game: str, text: str, players: int | None) -> list[str]:
    """Who sits where; one level stands for all seats, as many as the title takes."""
    named = len(text.split(","))
    count = players if players is not None else (named if named > 1 else title(game).players[-1])
    return read_levels(text, count)


def _save(folder: Path, game: str, results: list[Result]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for result in results:
        if result.record:
            (folder / f"{game}-{result.seed}.record").write_text(result.record, encoding="utf-8")


def print_summary(say: Words, series: Series, results: list[Result], seconds: float) -> None:
    """A row a seat: shares of wins (shared wins shared), mean place, scores."""
    good = [result for result in results if not result.error]
    for result in results:
        if result.error:
            console.print(
                f"[red]✗[/] {say.say('cli-simulate-failed', {'seed': str(result.seed), 'problem': result.error})}"
            )
    if not good:
        return
    table = Table()
    table.add_column(say.say("cli-simulate-seat"))
    for heading in ("bot", "wins", "place", "score", "spread", "lowest", "highest"):
        table.add_column(say.say(f"cli-simulate-{heading}"), justify="right")
    for seat, level in enumerate(series.levels):
        scores = [result.scores[seat] for result in good]
        mean = sum(scores) / len(scores)
        spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / len(scores))
        wins = sum((result.places[seat] == 1) / result.places.count(1) for result in good)
        place = sum(result.places[seat] for result in good) / len(good)
        table.add_row(
            say.seat(seat),
            level,
            f"{100 * wins / len(good):.1f} %",
            f"{place:.2f}",
            f"{mean:.1f}",
            f"{spread:.1f}",
            str(min(scores)),
            str(max(scores)),
        )
    console.print(table)
    decisions = sum(result.decisions for result in good)
    console.print(
        say.say(
            "cli-simulate-speed",
            {
                "games": len(good),
                "seconds": f"{seconds:.1f}",
                "decisions": f"{decisions / len(good):.0f}",
                "rate": f"{decisions / max(seconds, 1e-9):,.0f}".replace(",", " "),
            },
        )
    )
