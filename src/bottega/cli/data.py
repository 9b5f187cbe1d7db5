"""`bottega data`: games and decisions as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bottega.cli.common import CommandError, GameName, Language, Options, console, read_options, read_text, speak
from bottega.cli.simulate import read_players
from bottega.games import title
from bottega.kernel.reason import Reason
from bottega.study.simulation import Series, simulate


def add_to(app: typer.Typer) -> None:
    app.command("data")(data)


def data(
    game: GameName,
    folder: Annotated[Path, typer.Argument(help="where the dataset goes")],
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
    bots: Annotated[str, typer.Option(help="a level per seat, separated by commas; one level for all")] = "apprentice",
    players: Annotated[int | None, typer.Option(help="how many seats, if one level is given")] = None,
    seed: Annotated[int, typer.Option(min=0, help="the first game's seed; the next games count up")] = 0,
    option: Options = None,
    records: Annotated[Path | None, typer.Option(help="use the records in this folder instead of new games")] = None,
    views: Annotated[bool, typer.Option(help="keep what each seat saw, as JSON")] = False,
    observations: Annotated[bool, typer.Option(help="keep the features of what each seat saw")] = False,
    processes: Annotated[int, typer.Option(min=1, help="how many games at once")] = 1,
    language: Language = "",
) -> None:
    """Write games and decisions as Parquet, with a data card."""
    say = speak(language)
    try:
        from bottega.study.data import Wanted, write
    except ImportError:
        raise CommandError(Reason("study-extra")) from None
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:
        levels: list[str] = []
        if records is not None:
            texts = [read_text(path) for path in sorted(records.glob("*.record"))]
        else:
            levels = read_players(game, bots, players)
            settings = title(game).settle(read_options(game, option), len(levels))
            task = progress.add_task(say.say("study-playing"), total=games)
            results = simulate(
                Series(game, tuple(levels), games, seed, settings),
                processes,
                keep_records=True,
                told=lambda _: progress.advance(task),
            )
            texts = [result.record for result in results if not result.error]
        writing = progress.add_task(say.say("study-writing"), total=len(texts))
        count, decisions = write(
            folder, texts, levels, Wanted(views, observations), processes, lambda: progress.advance(writing)
        )
    console.print(say.say("study-data-written", {"games": count, "decisions": decisions, "path": str(folder)}))
