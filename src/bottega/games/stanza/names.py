"""The names of all things, in the order in which they are numbered; phases, stages and bonus tiles.

Notation, records, positions and views write these names; hot code handles the numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from bottega.games.stanza.view_types import Artwork, Booked, Colour, Discipline, Phase, Reward, Tiled

# A discipline's number is also that of its colour, its room, its field in the hall of Religion and its helpers.
DISCOVERY: Final = 0
LITERATURE: Final = 1
RELIGION: Final = 2
ARTS: Final = 3
POLITICS: Final = 4
WHITE: Final = 4
DISCIPLINES: Final[tuple[Discipline, ...]] = ("discovery", "literature", "religion", "arts", "politics")
BOOKED: Final[tuple[Booked, ...]] = ("discovery", "religion", "arts", "politics")  # books of these are written
TILED: Final[tuple[Tiled, ...]] = ("discovery", "literature", "religion", "arts")  # bonus tiles belong to these
COLOURS: Final[tuple[Colour, ...]] = ("blue", "red", "green", "yellow", "white")
ARTWORKS: Final[tuple[Artwork, ...]] = ("sculpture", "scroll", "painting")

NONE: Final = -1  # nobody, nothing, nowhere

BONUS_SPACE: Final = 0
ROOM_SPACES: Final = 3
RING_SPACES: Final = 16  # the bonus space, then three for each discipline; the components tell their order
SPACES: Final = ("bonus", *[f"{discipline}-{place}" for discipline in DISCIPLINES for place in (1, 2, 3)])

PERSONS_EACH: Final = 8  # of a discipline: person // 8 is the discipline
PERSONS: Final = 40
START: Final = 40  # START + discipline is a start person; those of one discipline are alike

WORKER_SPACES: Final = 6
MOST_RECRUITS: Final = 6
NICHES: Final = 4  # masterpieces in a room

# Phases: what is asked.
ARRANGE: Final = 0
MOVE: Final = 1
ACT: Final = 2
WORK: Final = 3
WRITE: Final = 4
PLACE_DISC: Final = 5
TAKE_HELPER: Final = 6
RETURN_HELPER: Final = 7
BUY: Final = 8
GIVE_DISC: Final = 9
FETCH: Final = 10
INSERT: Final = 11
OVER: Final = 12
PHASES: Final[tuple[Phase, ...]] = (
    "arrange", "move", "act", "work", "write", "place", "take", "return", "buy", "give", "fetch", "insert", "over",
)  # fmt: skip

# Stages of the game: the rounds, the turns until all had equally many, then the last turns A, B and C.
ROUNDS: Final = 0
LEVELLING: Final = 1
LAST_TURNS: Final = 2
LAST_TURN_COUNT: Final = 3

# Bonus tiles; the components tell to which discipline each belongs.
TILE_COUNT: Final = 20
TILES_EACH: Final = 5  # of a discipline, as the components have it unless they are corrected
TILE_NAMES: Final = (
    "discovery-strength", "politics-strength", "five-florins", "any-person", "leading-ship",
    "literature-strength", "patron-value", "three-spaces", "join-the-leader", "paid-author",
    "religion-strength", "two-religion-discs", "two-books", "bought-strength", "religious-author",
    "arts-strength", "extra-exhibit", "two-fields", "patron-home", "two-white-helpers",
)  # fmt: skip
FIVE_FLORINS: Final = 2
ANY_PERSON: Final = 3
LEADING_SHIP: Final = 4
PATRON_VALUE: Final = 6
THREE_SPACES: Final = 7
JOIN_THE_LEADER: Final = 8
PAID_AUTHOR: Final = 9
TWO_RELIGION_DISCS: Final = 11
TWO_BOOKS: Final = 12
BOUGHT_STRENGTH: Final = 13
RELIGIOUS_AUTHOR: Final = 14
EXTRA_EXHIBIT: Final = 16
TWO_FIELDS: Final = 17
PATRON_HOME: Final = 18
TWO_WHITE_HELPERS: Final = 19
# The tile of permanent strength, by discipline: a list, for compiled code makes a tuple anew whenever it looks into it.
STRENGTH_TILE: Final = [1 << 0, 1 << 5, 1 << 10, 1 << 15, 1 << 1]
ANY_STRENGTH_TILE: Final = 1 << 0 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 1

SHELF: Final = 4  # books of a colour on one shelf

# What a book brings.
BOOK_NOTHING: Final = 0
BOOK_SHIP: Final = 1
BOOK_DISC: Final = 2
BOOK_RELIGION_DISC: Final = 3
BOOK_HELPER: Final = 4
BOOK_POINTS: Final = 5
BOOK_REWARDS: Final[tuple[Literal["nothing"] | Reward, ...]] = (
    "nothing",
    "ship",
    "disc",
    "religion disc",
    "helper",
    "points",
)
