"""What a bot of one's choice would do: at one decision (`hint --bot`), or at all of a game (`analyse --bot`)."""

from __future__ import annotations

import json

import typer
from rich.table import Table

from bottega.bots import Seat, contestant
from bottega.bots.contestants import pick
from bottega.bots.hints import reason
from bottega.cli.common import console
from bottega.kernel.game import Game
from bottega.kernel.move import Move
from bottega.text import Words


def choice(
    game: Game, seat: int, who: str, seconds: float | None = None, iterations: int | None = None, seed: int = 0
) -> Move:
    """The move that the bot of this name chooses, from its seat."""
    player = contestant(who)
    player.suits(game.title, game.players)
    return game.catalogue[pick(player, player.sit_down(seed, seconds, iterations), Seat(game, seat, seed))]


def print_choice(
    game: Game, seat: int, who: str, seconds: float, iterations: int | None, seed: int, as_json: bool, say: Words
) -> None:
    """One decision."""
    move = choice(game, seat, who, seconds, iterations, seed)
    why = reason(game.guess(seat, 0), seat, move.number)
    if as_json:
        told = {"bot": who, "move": str(move), "why": say.reason(why) if why is not None else None}
        typer.echo(json.dumps([told], indent=2, ensure_ascii=False))
        return
    table = Table(title=f"{say.seat(seat)} · {say.reason(game.question(seat))}")
    table.add_column(who)
    table.add_column(say.say("bots-hint-why"))
    table.add_row(f"{say.move(game.title, move)}\n[dim]{move}[/]", say.reason(why) if why is not None else "")
    console.print(table)


def print_choices(
    final: Game, seat: int, who: str, seconds: float, iterations: int | None, seed: int, as_json: bool, say: Words
) -> None:
    """All decisions of a seat in which there was a choice: what was played, and what the bot would have played."""
    game = final.fresh()
    rows: list[tuple[int, Move, Move]] = []
    for other, text in final.record().moves:
        played = game.catalogue[game.catalogue.find(text)]
        if other == seat and len(game.legal(seat)) > 1 and played.number in game.legal(seat):
            rows.append((game.number, played, choice(game, seat, who, seconds, iterations, seed)))
        game.play(other, played)
    same = sum(played == own for _, played, own in rows)
    if as_json:
        told = [{"number": number, "played": str(played), "bot": str(own)} for number, played, own in rows]
        typer.echo(json.dumps({"bot": who, "same": same, "decisions": told}, indent=2, ensure_ascii=False))
        return
    table = Table()
    table.add_column(say.say("bots-report-move"), justify="right")
    table.add_column(say.say("bots-report-played"))
    table.add_column(who)
    for number, played, own in rows:
        if played != own:
            table.add_row(str(number), say.move(game.title, played), say.move(game.title, own))
    console.print(table)
    console.print(say.say("bots-opinion-same", {"bot": who, "same": str(same), "all": str(len(rows))}))
