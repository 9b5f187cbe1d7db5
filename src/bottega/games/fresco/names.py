"""The names of all things, in the order in which they are numbered; and the phases of a round.

Notation, records, positions and views write these names; hot code handles the numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bottega.games.fresco.view_types import Back, Paint, Phase, RequestKind, WorkPlace

WAKE: Final = 0
PLAN: Final = 1
MARKET: Final = 2
CATHEDRAL: Final = 3
STUDIO: Final = 4
WORKSHOP: Final = 5
THEATRE: Final = 6
SECOND_CATHEDRAL: Final = 7  # in the last round in place of the theatre
INCOME: Final = 8
FINAL: Final = 9  # money into points, after the last round

PHASES: Final[tuple[Phase, ...]] = (
    "wake-up",
    "planning",
    "market",
    "cathedral",
    "studio",
    "workshop",
    "theatre",
    "second-cathedral",
    "income",
    "final-scoring",
)

PAINTS: Final[tuple[Paint, ...]] = ("red", "yellow", "blue", "orange", "green", "purple", "pink", "brown")
PLACES: Final[tuple[WorkPlace, ...]] = (
    "market",
    "cathedral",
    "studio",
    "workshop",
)  # the last place of the sheet takes who is left
REQUESTS: Final[tuple[RequestKind, ...]] = ("general", "purple", "orange", "green")
BACKS: Final[tuple[Back, ...]] = (
    "plain",
    "orange",
    "green",
    "orange-green",
    "purple",
    "orange-purple",
    "green-purple",
    "orange-green-purple",
)  # by bits: 1 orange, 2 green, 4 purple
SIZE: Final = 5  # squares in a row of the fresco, and rows
TILES: Final = 25
SQUARES: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcde")
