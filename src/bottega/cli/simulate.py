"""`bottega simulate`: many games between bots, with a summary."""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from bottega.bots.statistics import NORMAL_95, wilson
from bottega.cli.common import (
    Bots,
    ComponentsFile,
    GameName,
    Language,
    Options,
    Players,
    console,
    counting,
    read_levels,
    read_options,
    speak,
)
from bottega.games import title
from bottega.study.simulation import Result, Series, read_journal
from bottega.study.simulation import simulate as run
from bottega.text import Words


def add_to(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
    bots: Bots = "random",
    players: Players = None,
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
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)  # what cannot be is told before anything is played
    known = {result.index for result in read_journal(journal, series) if result.record or records is None}
    began = time.perf_counter()
    with counting() as progress:
        task = progress.add_task(say.say(f"{game}-title"), total=games)
        results = run(series, processes, journal, records is not None, lambda _: progress.advance(task), ray)
    if records is not None:
        _save(records, game, results)
    played = [result for result in results if result.index not in known]
    print_summary(say, series, results)
    print_speed(say, played, time.perf_counter() - began)
    if any(result.error for result in results):
        raise typer.Exit(1)


def read_players(game: str, text: str, players: int | None) -> list[str]:
    """Who sits where; one name stands for all seats, as many as most like the title best with."""
    named = len(text.split(","))
    count = players if players is not None else (named if named > 1 else title(game).usual)
    return read_levels(text, count)


def _save(folder: Path, game: str, results: list[Result]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for result in results:
        if result.record:
            (folder / f"{game}-{result.seed}.record").write_text(result.record, encoding="utf-8")


def print_summary(say: Words, series: Series, results: list[Result]) -> None:
    """A row a seat: shares of wins (shared wins shared), mean place, scores; below each its 95 % interval."""
    good = [result for result in results if not result.error]
    for result in results:
        if result.error:
            told = say.say("cli-simulate-failed", {"seed": str(result.seed), "problem": result.error})
            console.print(f"[red]✗[/] {escape(told)}")
    if not good:
        return
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))  # eight columns, in a narrow terminal too
    table.add_column(say.say("cli-simulate-seat"))
    table.add_column(say.say("cli-simulate-bot"), overflow="fold")
    for heading in ("wins", "place", "score", "spread", "lowest", "highest"):
        table.add_column(say.say(f"cli-simulate-{heading}"), justify="right", overflow="fold")
    for seat, label in enumerate(series.labels()):
        table.add_row(say.seat(seat), label, *_figures(good, seat, say))
    console.print(table)
    console.print(say.say("cli-simulate-intervals"))


def _figures(results: list[Result], seat: int, say: Words) -> list[str]:
    """What a seat's games come to."""
    scores = [float(result.scores[seat]) for result in results]
    places = [float(result.places[seat]) for result in results]
    wins = sum((result.places[seat] == 1) / result.places.count(1) for result in results)
    low, high = wilson(wins, len(results))
    mean, half = _mean(scores)
    place, place_half = _mean(places)
    return [
        f"{say.percent(wins / len(results), 1)}\n[dim]{say.figure(100 * low)}–{say.figure(100 * high)}[/]",
        f"{say.figure(place, 2)}\n[dim]± {say.figure(place_half, 2)}[/]",
        f"{say.figure(mean, 1)}\n[dim]± {say.figure(half, 1)}[/]",
        say.figure(math.sqrt(sum((score - mean) ** 2 for score in scores) / len(scores)), 1),
        say.figure(min(scores)),
        say.figure(max(scores)),
    ]


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean, and half the width of its interval by the normal law."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, NORMAL_95 * math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def print_speed(say: Words, played: list[Result], seconds: float) -> None:
    """How fast it went, of the games played now: those that a journal held cost nothing."""
    good = [result for result in played if not result.error]
    if not played:
        console.print(say.say("cli-simulate-none"))
    if not good:
        return
    decisions = sum(result.decisions for result in good)
    figures = {
        "games": len(good),
        "seconds": say.figure(seconds, 1),
        "decisions": say.figure(decisions / len(good)),
        "rate": f"{decisions / max(seconds, 1e-9):,.0f}".replace(",", " "),
    }
    console.print(say.say("cli-simulate-speed", figures))
