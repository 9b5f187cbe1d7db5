"""`bottega analyse`: a played game, decision by decision."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bottega.api import replay
from bottega.bots.analysis import SECONDS, Analysis, Decision
from bottega.bots.analysis import analyse as analyse_record
from bottega.bots.effort import check_effort
from bottega.bots.report import as_data, as_html, cautions, comparison, drawn, legend, summary, word, worths
from bottega.cli.common import CommandError, Language, console, read_text, speak
from bottega.cli.opinion import print_choices
from bottega.kernel.chance import SEEDS
from bottega.kernel.reason import Reason
from bottega.text import Words


def add_to(app: typer.Typer) -> None:
    app.command("analyse")(analyse)


def analyse(
    record: Annotated[Path, typer.Argument(help="the record of a game", metavar="RECORD")],
    seat: Annotated[int, typer.Option(min=1, help="whose decisions, from 1")] = 1,
    everybody: Annotated[bool, typer.Option("--everybody", help="compare all players: how accurate each was")] = False,
    seconds: Annotated[float, typer.Option(help="how long to think about each decision")] = SECONDS,
    iterations: Annotated[
        int | None, typer.Option(help="iterations for each decision instead of a time: always the same answer")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=SEEDS - 1, help="of the guesses of what was hidden")] = 0,
    bot: Annotated[str, typer.Option(help="compare with this bot instead: a level, learned:FILE, file.py:Class")] = "",
    html: Annotated[Path | None, typer.Option(help="write a report as one self-contained page")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
    language: Language = "",
) -> None:
    """For every decision the best move and the loss; the turning points; the score by source.

    Ctrl-C ends it early with what has been found so far.
    """
    text = read_text(record)
    final = replay(text)  # with the figures that the record may bring along
    say = speak(language).at_table(None, final.components)
    if seat > final.players:
        raise CommandError(Reason("bots-seat-wrong", {"number": seat, "players": final.players}))
    check_effort(seconds, iterations)
    if bot:
        unfitting = [name for name, given in (("--everybody", everybody), ("--html", html is not None)) if given]
        if unfitting:
            raise CommandError(Reason("cli-not-together", {"options": ["--bot", *unfitting]}))
        print_choices(final, seat - 1, bot, seconds, iterations, seed, as_json, say)
        return
    if html is not None:
        html.open("a", encoding="utf-8").close()  # better to know now than after minutes that it cannot be written
    with (
        _interruptible() as stopped,
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            disable=as_json,
        ) as progress,
    ):
        seats = range(final.players) if everybody else [seat - 1]
        task = progress.add_task(say.say("bots-analysis-running"), total=final.number * len(seats))
        analyses = [
            analyse_record(
                text,
                one,
                seconds,
                iterations,
                seed,
                progress=lambda *_: progress.advance(task),
                stop=lambda: bool(stopped),
            )
            for one in seats
        ]
    analysis = analyses[seat - 1] if everybody else analyses[0]
    if html is not None:
        html.write_text(as_html(analysis, say, analyses if everybody else ()), encoding="utf-8")
    if as_json:
        told = [as_data(one, say) for one in analyses]
        typer.echo(json.dumps(told if everybody else told[0], indent=2, ensure_ascii=False))
        return
    for caution in dict.fromkeys(caution for one in analyses for caution in cautions(one, say)):
        console.print(caution)
    if everybody:
        console.print(_table(comparison(analyses, say)))
    else:
        _print(analysis, say)
    if html is not None:
        console.print(say.say("bots-analysis-saved", {"path": str(html)}))


@contextmanager
def _interruptible() -> Iterator[list[int]]:
    """A list that is no longer empty once Ctrl-C was pressed."""
    pressed: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


def _table(rows: list[list[str]], title: str | None = None) -> Table:
    """A plain table; the heading comes first."""
    table = Table(title=title)
    longest = max(len(word) for row in rows for word in row[0].split() or [""])  # no word is cut
    for at, head in enumerate(rows[0]):
        table.add_column(head, justify="right" if at else "left", min_width=0 if at else longest)
    for row in rows[1:]:
        table.add_row(*row)
    return table


def _print(analysis: Analysis, say: Words) -> None:
    console.print(_decisions(analysis.decisions, analysis, say.say("bots-report-decisions"), say))
    turning = analysis.turning_points()
    if turning:
        console.print(_decisions(turning, analysis, say.say("bots-report-turning"), say))
    else:
        console.print(say.say("bots-report-no-turning"))
    sources = Table(title=say.say("bots-report-sources"))
    sources.add_column("")
    for seat in range(analysis.players):
        sources.add_column(say.seat(seat), justify="right")
    for kind in dict.fromkeys(kind for own in analysis.sources for kind in own):
        sources.add_row(word(say, kind), *[say.figure(own.get(kind, 0)) for own in analysis.sources])
    console.print(sources)
    if analysis.great_draws():
        console.print(_table(drawn(analysis, say), say.say("bots-report-luck")))
    console.print(summary(analysis, say))


def _decisions(decisions: list[Decision], analysis: Analysis, heading: str, say: Words) -> Table:
    title = analysis.title
    table = Table(title=heading, caption=legend(say))
    table.add_column(say.say("bots-report-move"), justify="right")
    table.add_column(say.say("bots-report-played"), overflow="fold")
    table.add_column(say.say("bots-report-best"), overflow="fold")
    table.add_column(say.say("bots-report-win"), justify="right")
    table.add_column(say.say("bots-report-points"), justify="right")
    for decision in decisions:
        same = decision.best == decision.played
        table.add_row(
            str(decision.number),
            f"{say.move(title, decision.played)}\n[dim]{say.say(f'bots-kind-{analysis.kind_of(decision)}')}[/]",
            "✓" if same else f"{say.move(title, decision.best)}\n[dim]{decision.advice[0].sentence(say)}[/]",
            *["\n".join(lines) for lines in worths(decision, say)],
        )
    return table
