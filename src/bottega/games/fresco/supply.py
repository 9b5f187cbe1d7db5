"""The supply of paint: what can be taken from it, by choice or as a gift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco.catalogue import TAKE
from bottega.games.fresco.codes import LEGAL, NOT_THIS_PHASE, SUPPLY
from bottega.games.fresco.paint import COLOURS, NAMES, PRIMARY, count, one

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def available(game: Fresco, wanted: i64) -> i64:
    """What the supply can give of the wanted paint; the rest is lost."""
    given: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        number = count(wanted, colour)
        there = count(game.supply, colour)
        given += (number if number < there else there) * one(colour)
        colour += 1
    return given


def any_primary(game: Fresco) -> bool:
    return game.supply & 0x3FFFF != 0


def legal(game: Fresco) -> list[int]:
    """Any primary paint that there is, for the merchant's card and general requests."""
    moves: list[int] = []
    number: i64 = TAKE
    while number < TAKE + PRIMARY:
        if count(game.supply, number - TAKE) > 0:
            moves.append(number)
        number += 1
    return moves


def check(game: Fresco, number: i64) -> i64:
    if not TAKE <= number < TAKE + PRIMARY:
        return NOT_THIS_PHASE
    return LEGAL if count(game.supply, number - TAKE) > 0 else SUPPLY


def take(game: Fresco, number: i64) -> None:
    cube = one(number - TAKE)
    game.supply -= cube
    game.paint[game.actor] += cube
    game.picks -= 1
    if game.log is not None:
        game.tell("take", game.actor, {"paint": NAMES[number - TAKE]})
