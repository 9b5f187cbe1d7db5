"""The altar: three cubes of paint at once, in one of two ways.

(a) One each of red, yellow and blue; any of them may be replaced by orange, green or purple, which brings a point each.
(b) One each of orange, green and purple; with the special blends any of them may be replaced by pink or brown.

Every payment is one move. The plain ones of both ways come first, then those with more and more replacements, then
those with pink and brown; so the payments of a game without special blends are the first of all.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations
from typing import TYPE_CHECKING, Final

from bottega.games.fresco.names import PAINTS
from bottega.games.fresco.paint import BASE, LETTERS, PRIMARY, colours, count, covers, heap

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco

CUBES: Final = 3
BASE_PAYMENTS: Final = 38
PAYMENTS: Final = 57
_PRIMARY_LETTERS: Final = LETTERS[:PRIMARY]
_BLEND_LETTERS: Final = LETTERS[PRIMARY:BASE]


def payments(plain: int, replaced: int, blends: int, pink: int, brown: int) -> Iterator[tuple[int, int]]:
    """All payments, each as a heap with its points."""
    yield heap(_PRIMARY_LETTERS), plain
    yield heap(_BLEND_LETTERS), blends
    for number in range(1, CUBES + 1):
        for kept in combinations(_PRIMARY_LETTERS, CUBES - number):
            for instead in combinations_with_replacement(_BLEND_LETTERS, number):
                if "".join(instead) != _BLEND_LETTERS:  # that is the other way, and brings more
                    yield heap("".join((*kept, *instead))), plain + replaced * number
    for number in range(1, CUBES + 1):
        for kept in combinations(_BLEND_LETTERS, CUBES - number):
            for browns in range(number + 1):
                cost = heap("".join(kept) + "K" * (number - browns) + "N" * browns)
                yield cost, blends + pink * (number - browns) + brown * browns


def known(game: Fresco) -> i64:
    """How many payments are in play."""
    return PAYMENTS if game.blends else BASE_PAYMENTS


def affordable(game: Fresco, paint: i64) -> bool:
    """Is there any payment that this paint covers? A quick look that spares going through all of them."""
    primary: i64 = 0
    cubes: i64 = 0
    kinds: i64 = 0
    colour: i64
    for colour in range(PRIMARY):
        if count(paint, colour) > 0:
            primary += 1
    for colour in range(PRIMARY, BASE):
        blends = count(paint, colour)
        cubes += blends
        if blends > 0:
            kinds += 1
    if primary + cubes >= CUBES:
        return True
    special: i64 = count(paint, 6) + count(paint, 7)
    return special > 0 and kinds + special >= CUBES


def richest(game: Fresco, paint: i64) -> i64:
    """The payment that brings most of those that this paint covers, or -1."""
    if affordable(game, paint):
        payment: i64
        for payment in game.tables.altar_richest:
            if (game.blends or payment < BASE_PAYMENTS) and covers(paint, game.tables.altar_cost[payment]):
                return payment
    return -1


def spellings(cost: int) -> list[str]:
    """The three colours in every order but that of the notation."""
    names = colours(cost)
    return sorted({" ".join(order) for order in permutations(names)} - {" ".join(names)})


class Misnamed:
    """Why three (or fewer, or more) colours are no payment: the rule and what it is about."""

    def __init__(self, named: list[str]) -> None:
        self.number = len(named)
        self.unknown = [name for name in named if name not in PAINTS]
        special: list[str] = [name for name in named if name in PAINTS[BASE:]]
        primary: list[str] = [name for name in named if name in PAINTS[:PRIMARY]]
        blends: list[str] = [name for name in named if name in PAINTS[PRIMARY:BASE]]
        self.beside_special = primary if special else []
        self.twice = sorted({name for name in primary if primary.count(name) > 1}, key=PAINTS.index)
        self.blend_twice = sorted({name for name in blends if special and blends.count(name) > 1}, key=PAINTS.index)
