"""`bottega study`: a report on how a title plays."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

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
    speak,
)
from bottega.cli.simulate import read_players
from bottega.games import title
from bottega.kernel.reason import Reason
from bottega.study.hands import fresh
from bottega.study.simulation import Series, simulate
from bottega.study.survey import boil_down, survey
from bottega.study.what_if import compare, read_change
from bottega.text import Words


def add_to(app: typer.Typer) -> None:
    app.command("study")(study)


def study(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="how many games")] = 300,
    bots: Bots = "apprentice",  # a report within seconds; better bots take a second a game and more
    players: Players = None,
    seed: Annotated[int, typer.Option(min=0, help="the first game's seed; the next games count up")] = 0,
    option: Options = None,
    components: ComponentsFile = None,
    processes: Annotated[int, typer.Option(min=1, help="how many games at once")] = 1,
    ray: Annotated[str | None, typer.Option(help="play on a Ray cluster: auto, local or an address")] = None,
    seconds: Annotated[float | None, typer.Option(help="thinking time of a master per decision")] = None,
    journal: Annotated[Path | None, typer.Option(help="games so far, to resume a run from")] = None,
    what_if: Annotated[
        str | None,
        typer.Option(help="play every game again with a figure of the components changed: money.person=+100"),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="the report; GAME-study.html if not given")] = None,
    language: Language = "",
) -> None:
    """Let bots play many games and report what strategists ask: seats, sources, cards, openings, winners."""
    say = speak(language)
    try:
        from bottega.study.report import html
    except ImportError:
        raise CommandError(Reason("study-extra")) from None
    levels = read_players(game, bots, players)
    settings = title(game).settle(read_options(game, option), len(levels))
    pieces = title(game).components(components)
    series = Series(game, tuple(levels), games, seed, settings, str(components) if components else None, seconds)
    if what_if is not None:
        print_effects(say, series, what_if, processes)
        return
    path = out if out is not None else Path(f"{game}-study.html")
    # Before anything is played: what cannot be written is told at once.
    path.parent.mkdir(parents=True, exist_ok=True)
    path.open("a", encoding="utf-8").close()
    with counting() as progress:
        playing = progress.add_task(say.say("study-playing"), total=games)
        results = simulate(series, processes, journal, True, lambda _: progress.advance(playing), ray)
        records = [result.record for result in results if not result.error]
        failed = len(results) - len(records)
        if not records:
            raise CommandError(Reason("study-all-failed", {"problem": results[0].error}))
        reading = progress.add_task(say.say("study-reading"), total=len(records))
        courses = []
        with ProcessPoolExecutor(processes, mp_context=fresh()) as pool:
            for course in pool.map(partial(boil_down, components=pieces), records, chunksize=8):
                courses.append(course)
                progress.advance(reading)
    path.write_text(html(survey(game, courses), series, failed, say), encoding="utf-8")
    console.print(say.say("study-written", {"path": str(path)}))


def print_effects(say: Words, series: Series, text: str, processes: int) -> None:
    """What a changed figure does, quantity by quantity."""
    change = read_change(series.game, text)
    pieces = change.apply(series.pieces())
    with counting() as progress:
        playing = progress.add_task(say.say("study-playing"), total=2 * series.games)
        effects = compare(series, pieces, processes, lambda _: progress.advance(playing))
    heading = {"figure": change.figure.path, "before": change.figure.value, "after": change.becomes}
    table = Table(title=say.say("study-what-if", heading))
    table.add_column(say.say("study-what-if-quantity"))
    for column in ("before", "change", "interval"):
        table.add_column(say.say(f"study-what-if-{column}"), justify="right")
    for effect in effects:
        who = "" if effect.seat < 0 else f" · {say.seat(effect.seat)}"
        mark, style = ("✓ ", "bold") if effect.clear else ("", "dim")
        table.add_row(
            f"{mark}{say.say(f'study-what-if-{effect.name}')}{who}",
            say.figure(effect.before, 1),
            say.figure(effect.change.value, 2, signed=True),
            f"{say.figure(effect.change.low, 2, signed=True)} … {say.figure(effect.change.high, 2, signed=True)}",
            style=style,
        )
    console.print(table)
    console.print(say.say("study-what-if-note"))
