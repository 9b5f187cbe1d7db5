"""The catalogue: every move of Fresco, numbered.

Kinds whose size the rules fix come first, at constant numbers; those that depend on the components
(wake-up times, stalls, market tiles, portraits) follow from the numbers kept in `Tables`.
"""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.paint import NAMES
from bottega.kernel.move import Catalogue

COMMIT: Final = 0
RETHINK: Final = 1
PASS: Final = 2
CLOSE: Final = 3
COINS: Final = 4
AHEAD: Final = 5
BEHIND: Final = 6
PLAN: Final = 7  # + 4 * place + apprentices
TAKE: Final = 23  # + primary colour
MIX: Final = 26  # + blend, counted from orange
REQUEST: Final = 31  # + kind
STACK: Final = 35  # + back
BISHOP: Final = 43  # + square
RESTORE: Final = 68  # + square
ALTAR: Final = 93  # + set
WAKE: Final = 114  # + time; after the times come stalls, market tiles and portraits

PLACES: Final = ("market", "cathedral", "studio", "workshop")  # the last place of the sheet takes who is left
REQUESTS: Final = ("general", "purple", "orange", "green")
BACKS: Final = (
    "plain",
    "orange",
    "green",
    "orange-green",
    "purple",
    "orange-purple",
    "green-purple",
    "orange-green-purple",
)  # by bits: 1 orange, 2 green, 4 purple
SQUARES: Final = tuple(f"{column}{row}" for row in range(1, 6) for column in "abcde")
ALTAR_SETS: Final = 21


def build(
    sets: list[list[str]],
    times: list[int],
    stalls: int,
    goods: list[str],
    cards: list[str],
) -> Catalogue:
    """The catalogue for these altar sets, wake-up times, stalls, market tiles and portraits."""
    catalogue = Catalogue()
    for kind in ("commit", "rethink", "pass", "close", "coins", "ahead", "behind"):
        catalogue.add(kind)
    for place in PLACES:
        for apprentices in range(4):
            catalogue.add("plan", place=place, apprentices=apprentices)
    for paint in NAMES[:3]:
        catalogue.add("take", paint=paint)
    for paint in NAMES[3:]:
        catalogue.add("mix", paint=paint)
    for request in REQUESTS:
        catalogue.add("request", request=request)
    for back in BACKS:
        catalogue.add("stack", back=back)
    for kind in ("bishop", "restore"):
        for square in SQUARES:
            catalogue.add(kind, square=square)
    for first, second, third in sets:
        catalogue.add("altar", first=first, second=second, third=third)
    for time in times:
        catalogue.add("wake", time=time)
    for stall in range(1, stalls + 1):
        catalogue.add("stall", stall=stall)
    for tile in goods:
        catalogue.add("buy", tile=tile)
    for card in cards:
        catalogue.add("portrait", card=card)
    return catalogue
