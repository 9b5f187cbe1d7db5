"""`bottega data`: games and decisions as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from bottega.bots.alone import alone
from bottega.cli.common import (
    Bots,
    CommandError,
    ComponentsFile,
    GameName,
    Language,
    Options,
    Players,
    console,
    counting,
    read_options,
    read_text,
    speak,
)
from bottega.cli.simulate import read_players
from bottega.games import title
from bottega.kernel.errors import RecordError
from bottega.kernel.reason import Reason
from bottega.kernel.record import parse_record
from bottega.study.simulation import Result, Series, simulate

JOURNAL = "games.jsonl"  # in the dataset's folder while it is being made


def add_to(app: typer.Typer) -> None:
    app.command("data")(data)


def data(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="where the dataset goes")],
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
    bots: Bots = "apprentice",
    players: Players = None,
    seed: Annotated[int, typer.Option(min=0, help="the first game's seed; the next games count up")] = 0,
    option: Options = None,
    components: ComponentsFile = None,
    records: Annotated[Path | None, typer.Option(help="use the records in this folder instead of new games")] = None,
    views: Annotated[bool, typer.Option(help="keep what each seat saw, as JSON")] = False,
    observations: Annotated[bool, typer.Option(help="keep the features of what each seat saw")] = False,
    values: Annotated[int, typer.Option(min=0, help="iterations of a search that values each decision")] = 0,
    processes: Annotated[int, typer.Option(min=1, help="how many games at once")] = 1,
    ray: Annotated[str | None, typer.Option(help="play on a Ray cluster: auto, local or an address")] = None,
    seconds: Annotated[float | None, typer.Option(help="thinking time of a master per decision")] = None,
    journal: Annotated[
        Path | None, typer.Option(help="games so far, to resume from; in the folder until all is written, if not given")
    ] = None,
    overwrite: Annotated[bool, typer.Option(help="replace a dataset that is there")] = False,
    language: Language = "",
) -> None:
    """Write games and decisions as Parquet, with a data card. Stopped, the same command goes on where it was."""
    say = speak(language)
    try:
        from bottega.study.data import Wanted, is_dataset, write
    except ImportError:
        raise CommandError(Reason("study-extra")) from None
    if is_dataset(folder) and not overwrite:
        raise CommandError(Reason("study-data-exists", {"path": str(folder)}))
    pieces = title(game).components(components)
    wanted = Wanted(views, observations, values)
    failed: list[Result] = []
    folder.parent.mkdir(parents=True, exist_ok=True)
    with alone(folder), counting() as progress:
        if records is not None:
            made_with, labels, kept = None, [], None
            texts = _kept(records, game)
        else:
            levels = read_players(game, bots, players)
            settings = title(game).settle(read_options(game, option), len(levels))
            where = str(components) if components else None
            series = Series(game, tuple(levels), games, seed, settings, where, seconds)
            made_with, labels = series.made_with(), series.labels()
            folder.mkdir(parents=True, exist_ok=True)
            kept = folder / JOURNAL if journal is None else None
            task = progress.add_task(say.say("study-playing"), total=games)
            results = simulate(series, processes, journal or kept, True, lambda _: progress.advance(task), ray)
            texts = [result.record for result in results if not result.error]
            failed = [result for result in results if result.error]
        writing = progress.add_task(say.say("study-writing"), total=len(texts))
        count, decisions = write(
            folder,
            texts,
            labels,
            wanted,
            processes,
            lambda: progress.advance(writing),
            pieces,
            made_with,
            overwrite,
        )
        if kept is not None:
            kept.unlink()
    console.print(say.say("study-data-written", {"games": count, "decisions": decisions, "path": str(folder)}))
    if failed:
        told = say.say("study-data-failed", {"games": len(failed), "problem": failed[0].error})
        console.print(f"[red]✗[/] {escape(told)}")
        raise typer.Exit(1)


def _kept(folder: Path, game: str) -> list[str]:
    """The records in a folder; a plain error, with the file, if there are none or one is no record of this title."""
    paths = sorted(folder.glob("*.record"))
    if not paths:
        raise CommandError(Reason("study-no-records", {"path": str(folder)}))
    texts = [read_text(path) for path in paths]
    for path, text in zip(paths, texts, strict=True):
        try:
            other = parse_record(text).game
        except RecordError as error:
            raise CommandError(Reason("study-record", {"path": str(path)}, error.reason)) from None
        if other != game:
            raise CommandError(Reason("study-record-other", {"path": str(path), "other": other, "game": game}))
    return texts
