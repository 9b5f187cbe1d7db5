"""The catalogue: every move of Fresco, numbered.

Kinds whose size the rules fix come first, at constant numbers; those that depend on the components
(wake-up times, stalls, market tiles, portraits) follow from the numbers kept in `Tables`.
"""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.altar import PAYMENTS, spellings
from bottega.games.fresco.names import BACKS, PAINTS, PLACES, REQUESTS, SQUARES
from bottega.games.fresco.paint import colours
from bottega.kernel.move import Catalogue

COMMIT: Final = 0
RETHINK: Final = 1
UNPLAN: Final = 2
PASS: Final = 3
CLOSE: Final = 4
COINS: Final = 5
AHEAD: Final = 6
BEHIND: Final = 7
PLAN: Final = 8  # + CHOICES * place + apprentices
CHOICES: Final = 4  # 0 to 3 apprentices for a place
TAKE: Final = 24  # + primary colour
MIX: Final = 27  # + blend, counted from orange
REQUEST: Final = 32  # + kind
STACK: Final = 36  # + back
BISHOP: Final = 44  # + square
RESTORE: Final = 69  # + square
ALTAR: Final = 94  # + payment
WAKE: Final = 151  # + time; after the times come stalls, market tiles and portraits


def build(
    payments: list[int],
    times: list[int],
    stalls: int,
    goods: list[str],
    cards: list[str],
) -> Catalogue:
    """The catalogue for these payments of the altar, wake-up times, stalls, market tiles and portraits."""
    catalogue = Catalogue()
    for kind in ("commit", "rethink", "unplan", "pass", "close", "coins", "ahead", "behind"):
        catalogue.add(kind)
    for place in PLACES:
        for apprentices in range(CHOICES):
            catalogue.add("plan", place=place, apprentices=apprentices)
    for paint in PAINTS[:3]:
        catalogue.add("take", paint=paint)
    for paint in PAINTS[3:]:
        catalogue.add("mix", paint=paint)
    for request in REQUESTS:
        catalogue.add("request", request=request)
    for back in BACKS:
        catalogue.add("stack", back=back)
    for kind in ("bishop", "restore"):
        for square in SQUARES:
            catalogue.add(kind, square=square)
    _add_altar(catalogue, payments)
    for time in times:
        catalogue.add("wake", time=time)
    for stall in range(1, stalls + 1):
        catalogue.add("stall", stall=stall)
    for tile in goods:
        catalogue.add("buy", tile=tile)
    for card in cards:
        catalogue.add("portrait", card=card)
    return catalogue


def _add_altar(catalogue: Catalogue, payments: list[int]) -> None:
    """A payment may be written with its colours in any order."""
    assert len(payments) == PAYMENTS
    for cost in payments:
        first, second, third = colours(cost)
        number = catalogue.add("altar", first=first, second=second, third=third)
        for spelling in spellings(cost):
            catalogue.accept(f"altar {spelling}", number)
