"""Choosing wake-up times: from the last on the score track to the first, each a free time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco import order as orders
from bottega.games.fresco.catalogue import WAKE
from bottega.games.fresco.refusals import NOT_THIS_PHASE, REFUSALS
from bottega.kernel.reason import Value
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def legal(game: Fresco) -> list[int]:
    moves: list[int] = []
    time: i64
    for time in range(len(game.tables.times)):
        if not taken(game, time):
            moves.append(WAKE + time)
    return moves


def _time_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"time": game.tables.times[number - WAKE]}


FREE: Final = REFUSALS.rule("fresco-wake-free", _time_told)


def check(game: Fresco, number: i64) -> i64:
    time: i64 = number - WAKE
    if not 0 <= time < len(game.tables.times):
        return NOT_THIS_PHASE
    return FREE if taken(game, time) else LEGAL


def taken(game: Fresco, time: i64) -> bool:
    actor: i64
    for actor in range(game.actors):
        if game.painters[actor].wake == time:
            return True
    return False


def do(game: Fresco, number: i64) -> None:
    if game.log is not None and game.round == 1 and game.turn.number == 0:
        game.tell("round", -1, {"round": game.round})
    time: i64 = number - WAKE
    actor: i64 = game.turn.actor
    game.painters[actor].wake = time
    if actor < game.players:
        lift(game, actor, game.tables.time_mood[time])
        if game.log is not None:
            game.tell("wake", actor, {"time": game.tables.times[time], "mood": game.painters[actor].mood})
    elif game.log is not None:
        game.tell("leonardo-wake", game.leader, {"time": game.tables.times[time]})
    game.turn.work = 0


def lift(game: Fresco, seat: i64, steps: i64) -> None:
    """Move the mood up or down; it stops at either end of its column."""
    mood: i64 = game.painters[seat].mood + steps
    highest: i64 = game.tables.highest_mood
    game.painters[seat].mood = 1 if mood < 1 else highest if mood > highest else mood


def by_time(game: Fresco) -> i64:
    """The actors by wake-up time, the earliest first, packed as `game.turn.order`."""
    packed: i64 = 0
    place: i64 = 0
    time: i64
    actor: i64
    for time in range(len(game.tables.times)):
        for actor in range(game.actors):
            if game.painters[actor].wake == time:
                packed |= orders.at(actor, place)
                place += 1
    return packed
