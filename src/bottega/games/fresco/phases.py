"""The phases of a round, in their order."""

from __future__ import annotations

from typing import Final

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

NAMES: Final = (
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
