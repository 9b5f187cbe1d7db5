"""The names of all things, in the order in which they are numbered.

Notation, records, positions and views write these names; hot code handles the numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bottega.games.florence.view_types import (
        Building,
        Character,
        Deck,
        Freedom,
        Landscape,
        LotName,
        Phase,
        Stocked,
        TileName,
    )

BUILDINGS: Final[tuple[Building, ...]] = (
    "university",
    "laboratory",
    "workshop",
    "library",
    "opera",
    "studio",
    "hospital",
    "theater",
    "tower",
    "chapel",
)
LANDSCAPES: Final[tuple[Landscape, ...]] = ("forest", "lake", "park")
TILES: Final[tuple[TileName, ...]] = (*BUILDINGS, *LANDSCAPES)  # whatever is laid on a board
FREEDOMS: Final[tuple[Freedom, ...]] = ("religion", "travel", "opinion")
CLASSES: Final = ("large", "medium", "small")
LOTS: Final[tuple[LotName, ...]] = (
    "forest",
    "lake",
    "park",
    "jester",
    "builder",
    "prestige",
    "recruiting",
    "landscape",
)
CHARACTERS: Final[tuple[Character, ...]] = ("muse", "cardinal", "princess", "merchant", "professor", "banker")
DECKS: Final[tuple[Deck, ...]] = ("person", "prestige", "bonus")
FEATURES: Final = (
    "buildings",
    "large",
    "medium",
    "small",
    "sizes",
    "landscapes",
    "forests",
    "lakes",
    "parks",
    "landscape_kinds",
    "freedoms",
    "jesters",
    "builders",
    "prestige_cards",
    "categories",
    "hand",
    "table",
    "empty",
)
PHASES: Final[tuple[Phase, ...]] = (
    "people",
    "open",
    "bid",
    "merchant",
    "pick",
    "place",
    "keep",
    "recruit",
    "court",
    "offer",
    "favour",
    "act",
    "bonus",
    "prestige",
    "across",
    "ask",
    "answer",
    "settle",
    "banker",
    "over",
)

# Lots; those below the jester are the three landscapes.
JESTER: Final = 3
BUILDER: Final = 4
PRESTIGE: Final = 5
RECRUITING: Final = 6
LANDSCAPE: Final = 7  # the three landscapes as one lot, between two players

MUSE: Final = 0
CARDINAL: Final = 1
PRINCESS: Final = 2
MERCHANT: Final = 3
PROFESSOR: Final = 4
BANKER: Final = 5
NOBODY: Final = -1

PERSON_DECK: Final = 0
PRESTIGE_DECK: Final = 1
BONUS_DECK: Final = 2

# Phases: each is one question to a seat.
PEOPLE: Final = 0
OPEN: Final = 1
BID: Final = 2
MERCHANT_CHOICE: Final = 3
PICK: Final = 4
PLACE: Final = 5
KEEP: Final = 6
RECRUIT: Final = 7
COURT: Final = 8
OFFER: Final = 9
FAVOUR: Final = 10
ACT: Final = 11
BONUS: Final = 12
CONVERT: Final = 13
ACROSS: Final = 14
ASK: Final = 15
ANSWER: Final = 16
SETTLE: Final = 17
BANKER_CHOICE: Final = 18
OVER: Final = 19

# The stock: one list of counters.
STOCK_LANDSCAPE: Final = 10  # after the ten buildings
STOCK_JESTER: Final = 13
STOCK_BUILDER: Final = 14
STOCK_RECRUITING: Final = 15
STOCK_FREEDOM: Final = 16
STOCKED: Final[tuple[Stocked, ...]] = (*TILES, "jester", "builder", "recruiting", *FREEDOMS)
