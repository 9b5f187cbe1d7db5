"""`bottega replay`: a record, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from bottega.api import replay as replay_record
from bottega.boards import draw
from bottega.cli.common import CommandError, ComponentsFile, Language, console, read_text, speak, typed_number
from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason
from bottega.text import Words


def add_to(app: typer.Typer) -> None:
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="the record")],
    at: Annotated[int | None, typer.Option(help="show the position after this many moves, and stop")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="as this seat sees it, from 1")] = None,
    log: Annotated[bool, typer.Option("--log", help="print the whole log, and stop")] = False,
    components: ComponentsFile = None,
    language: Language = "",
) -> None:
    """Step through a recorded game: Enter for the next move, `b` back, a number to jump, `q` to quit."""
    say = speak(language)
    game = replay_record(read_text(file), components)
    if seat is not None and seat > game.players:
        raise CommandError(Reason("bots-seat-wrong", {"number": seat, "players": game.players}))
    say = say.at_table(None, game.components)
    reader = None if seat is None else seat - 1
    if log:
        for event in Replay(game).upto(game.number)[1]:
            console.print(escape(say.event(game.title, event, reader)), soft_wrap=True)
        return
    if at is not None:
        _show(Replay(game).upto(max(0, min(at, game.number)))[0], reader, say)
        return
    _walk(Replay(game), reader, say)


class Replay:
    """A finished game that can be looked at after any number of moves."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.history = game.history()

    def upto(self, number: int) -> tuple[Game, list[Event]]:
        """The game after `number` moves, and all that happened until then."""
        twin = self.game.fresh()
        events: list[Event] = []
        twin.log = events
        for seat, move in self.history[:number]:
            twin.do(seat, move.number)
        return twin, events


def _show(game: Game, seat: int | None, say: Words) -> None:
    console.print(draw(game.view(seat), say))


def _walk(walk: Replay, seat: int | None, say: Words) -> None:
    number, last = 0, len(walk.history)
    while True:
        game, events = walk.upto(number)
        _show(game, seat, say)
        if number:
            earlier = len(walk.upto(number - 1)[1])
            mover, move = walk.history[number - 1]
            console.print(f"[bold]{number}/{last}[/] {escape(say.seat(mover))}: {escape(str(move))}")
            for event in events[earlier:]:
                console.print(f"  [dim]·[/] {escape(say.event(game.title, event, seat))}", soft_wrap=True)
        try:
            typed = console.input(f"[dim]{escape(say.say('cli-replay-keys'))}[/] > ").strip().lower()
        except EOFError:
            return
        if typed in ("q", "quit"):
            return
        jump = typed_number(typed)
        if jump is not None:
            number = min(jump, last)
        elif typed == "b":
            number = max(0, number - 1)
        elif number == last:
            return
        else:
            number += 1
