"""`bottega arena`: bots against each other, until it is known who is stronger."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from bottega.bots.arena import Arena, ArenaResult, Standing
from bottega.bots.contestants import Leveled
from bottega.bots.sprt import Answer, Question
from bottega.cli.common import ComponentsFile, GameName, Language, Options, console, counting, read_options, speak
from bottega.study.hands import Cluster
from bottega.text import Words

GAMES = 200
GAMES_AT_MOST = 20_000  # of a sequential test, which ends by itself


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
    games: Annotated[
        int | None, typer.Option(min=1, help="how many games, 200 by default; best a multiple of the seats")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="the first seed; each is played from every seating")] = 0,
    option: Options = None,
    components: ComponentsFile = None,
    file: Annotated[Path | None, typer.Option(help="results, line by line; a stopped arena goes on from it")] = None,
    processes: Annotated[int, typer.Option(min=1, help="how many games at once")] = 1,
    ray: Annotated[str | None, typer.Option(help="play on a Ray cluster: auto, local or an address")] = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="stop as soon as it is known whether the first bot gains on the others")
    ] = False,
    elo0: Annotated[float, typer.Option(help="--sprt: by so much Elo it is stronger if it does not gain")] = 0.0,
    elo1: Annotated[float, typer.Option(help="--sprt: by so much Elo if it does")] = 20.0,
    alpha: Annotated[float, typer.Option(help="--sprt: how often a bot that does not gain may pass")] = 0.05,
    beta: Annotated[float, typer.Option(help="--sprt: how often one that gains may fail")] = 0.05,
    as_json: Annotated[bool, typer.Option("--json", help="the table as JSON")] = False,
    language: Language = "",
) -> None:
    """Let bots play many games with rotated seats; shares of wins, places and points with 95 % intervals."""
    say = speak(language)
    labels = [label.strip() for label in seats.split(",")]
    question = Question(elo0, elo1, alpha, beta) if sprt else None
    games = games or (GAMES_AT_MOST if sprt else GAMES)
    contest = Arena(game, labels, games, seed, read_options(game, option), file, components, question)
    if sprt and not as_json and not _equal(contest):
        console.print(say.say("bots-sprt-unequal"))
    with counting(not as_json) as progress:
        task = progress.add_task(say.say("bots-arena-playing"), total=games, completed=games - len(contest.pending()))

        def count(_: ArenaResult) -> None:
            answer = contest.answer()
            found = "" if answer is None else f" {_ratio(answer, say)}"
            progress.update(task, advance=1, description=say.say("bots-arena-playing") + found)

        try:
            contest.play(processes, count, None if ray is None else lambda work: Cluster(ray, work))
        except KeyboardInterrupt:
            progress.stop()
    answer = contest.answer()
    if contest.pending() and not as_json and (answer is None or answer.verdict == "open"):
        console.print(say.say("bots-arena-stopped", {"done": games - len(contest.pending()), "games": games}))
    if not contest.results:
        return
    if as_json:
        standings = [standing.dump() for standing in contest.table()]
        typer.echo(json.dumps(standings if answer is None else {"table": standings, "sprt": answer.dump()}, indent=2))
        return
    _print(contest, say)
    if answer is not None:
        _print_answer(contest, answer, say)


def _equal(contest: Arena) -> bool:
    """Whether all have the same time or the same number of iterations, as far as their names tell."""
    efforts = {(who.seconds, who.iterations, who.clock) for who in contest.players if isinstance(who, Leveled)}
    return len(efforts) <= 1


def _print_answer(contest: Arena, answer: Answer, say: Words) -> None:
    """What the sequential test has found, and why it has ended."""
    low, high = answer.share_between
    elo_low, elo_high = answer.elo_between
    told = {
        "name": contest.labels[0],
        "share": f"{say.percent(answer.share, 1)} ({say.figure(100 * low)}–{say.figure(100 * high)})",
        "elo": f"{say.figure(answer.elo, signed=True)} ({say.figure(elo_low, signed=True)} … "
        f"{say.figure(elo_high, signed=True)})",
    }
    console.print(say.say("bots-sprt-found", told))
    console.print(say.reason(answer.reason))


def _print(contest: Arena, say: Words) -> None:
    name = say.say(f"{contest.title}-title") if say.has(f"{contest.title}-title") else contest.title
    caption = say.say("bots-arena-title", {"game": name, "games": len(contest.results)})
    table = Table(title=caption, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))  # seven columns, in a narrow terminal too
    table.add_column(say.say("bots-arena-bot"), overflow="fold")
    for heading in ("share", "place", "score", "winning", "rating", "pace"):
        table.add_column(say.say(f"bots-arena-{heading}"), justify="right", overflow="fold")
    for standing in contest.table():
        table.add_row(*_row(standing, say))
    console.print(table)
    console.print(say.say("bots-arena-even", {"share": say.percent(1 / len(contest.labels))}))


def _ratio(answer: Answer, say: Words) -> str:
    """How far a sequential test has come, and where it ends."""
    low, high = (say.figure(bound, 2) for bound in answer.bounds)
    return f"{say.figure(answer.ratio, 2, signed=True)} ({low}, {high})"


def _row(standing: Standing, say: Words) -> list[str]:
    figure = say.figure
    low, high = standing.share_between
    skill, doubt = standing.rating
    return [
        standing.label,
        f"{say.percent(standing.share, 1)}\n[dim]{figure(100 * low)}–{figure(100 * high)}[/]",
        f"{figure(standing.place, 2)}\n[dim]{'–'.join(figure(place, 2) for place in standing.place_between)}[/]",
        f"{figure(standing.score, 1)}\n[dim]{'–'.join(figure(score, 1) for score in standing.score_between)}[/]",
        figure(standing.winning_score, 1),
        f"{figure(skill, 1)}\n[dim]± {figure(2 * doubt, 1)}[/]",
        f"{figure(1000 * standing.pace, 1)} ms",
    ]
