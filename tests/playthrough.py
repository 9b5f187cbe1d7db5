"""A game told move by move: the position in words, what is asked, what may be played, what is played and happens.

Lines that begin with `#` are sentences for readers; they follow the texts and are not compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.text import words

UNTOLD = {"seed", "chance", "seen"}  # what nobody can read
MOST = 10  # moves that are listed


def tell(game: Game) -> list[str]:
    """The whole game as lines of text."""
    lines = [f"game: {game.title}", f"players: {game.players}", f"seed: {game.seed}"]
    lines += [f"option {name}: {setting}" for name, setting in game.options.items()]
    twin = game.fresh()
    twin.log = []
    before: dict[str, str] = {}
    for number, (seat, move) in enumerate(game.history(), 1):
        now = dict(_facts("", twin.dump()))
        lines += ["", *_position(before, now)]
        lines += _decision(twin, seat, number)
        lines += [f"  plays: {move}", f"# {words('en').move(game.title, move)}"]
        twin.do(seat, move.number)
        lines += _happened(game.title, twin.log)
        lines.append(f"  digest: {twin.digest()}")
        twin.log = []
        before = now
    return [*lines, "", *_position({}, dict(_facts("", twin.dump()))), f"scores: {twin.scores}, places: {twin.places}"]


def compared(lines: list[str]) -> list[str]:
    """What must stay as it is: all but the sentences."""
    return [line for line in lines if not line.startswith("#")]


def _position(before: dict[str, str], now: dict[str, str]) -> list[str]:
    """All of a position when a round begins; else what differs from the one before."""
    whole = before.get("round") != now.get("round")
    changed = {name: value for name, value in now.items() if whole or before.get(name) != value}
    gone = [] if whole else [f"    {name}: gone" for name in before if name not in now]
    head = "position" if whole else "position, as before but for"
    return [f"{head}:", *[f"    {name}: {value}" for name, value in changed.items()], *gone]


def _decision(game: Game, seat: int, number: int) -> list[str]:
    question = game.question(seat)
    moves = [str(move) for move in game.moves(seat)]
    more = f" | and {len(moves) - MOST} more" if len(moves) > MOST else ""
    return [
        f"{number}. seat {seat} is asked: {question.bare()}",
        f"# {words('en').reason(question)}",
        f"  may: {' | '.join(moves[:MOST])}{more}",
    ]


def _happened(title: str, log: list[Event]) -> Iterator[str]:
    for event in log:
        told = {**event.args, **(event.secret or {})}
        args = ", ".join(f"{name}={value}" for name, value in told.items())
        yield f"  happens: {event.kind} (seat {event.seat}){': ' if args else ''}{args}"
        yield f"# {words('en').event(title, event, event.seat if event.seat >= 0 else None)}"


def _facts(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """Plain data as pairs of a path and a short text."""
    if isinstance(value, dict) and (not name or any(_is_nested(part) for part in value.values())):
        for key, part in value.items():
            if name or key not in UNTOLD:
                yield from _facts(f"{name}.{key}" if name else str(key), part)
    elif isinstance(value, list) and _is_nested(value):
        for at, part in enumerate(value):
            yield from _facts(f"{name}.{at}", part)
    else:
        yield name, _short(value)


def _is_nested(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(part, dict) for part in value))


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(part)}" for key, part in value.items()) or "none"
    if isinstance(value, list):
        return " ".join(_short(part) for part in value) or "none"
    return "none" if value is None else str(value)
