"""Current: what concerns the present turn only. Its fields, its copy, and how a position tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza.names import COLOURS, DISCIPLINES, NONE, TILE_NAMES, WORKER_SPACES
from bottega.kernel.shape import Counted, Each, Fields, Flag, Maybe, Name, Number

if TYPE_CHECKING:
    from mypy_extensions import i64


def _due(about: str) -> Number:
    return Number(about, 0, 4)


CURRENT: Final = Fields(
    "What concerns the present turn only; all of it is empty in the phases `arrange`, `move`, `act` and `buy`.",
    {
        "activated": Maybe(Name("The discipline activated.", DISCIPLINES)),
        "ready": Flag("Whether the person that it takes is hired (or dismissed) already."),
        "hired": Each(
            "Worker spaces filled in this activation, counted from 1.", Counted("", 1, WORKER_SPACES), -1, True
        ),
        "boost": Number("Strength from discs and florins.", 0, "most boost"),
        "florins_used": Flag("Whether strength was bought."),
        "books_due": _due("Books still to be written."),
        "books_used": Each("Disciplines of which one was written.", Name("", DISCIPLINES), -1, True),
        "discs_due": _due("Discs still to be placed."),
        "fields_used": Each("Fields on which one was placed.", Name("", DISCIPLINES), -1, True),
        "helpers_due": _due("Helpers still to be taken."),
        "colours_used": Each("Colours of which one was taken.", Name("", COLOURS), -1, True),
        "tile_due": Maybe(Name("The tile bought whose disc must come from the hall of Religion.", TILE_NAMES)),
        "fetch_due": Flag("Whether a person is to be fetched."),
        "fetched": Maybe(Name("The person in hand.", "person")),
    },
)


class Current:
    """The activation under way and what it or a bonus tile still owes; a new turn begins with a new one."""

    activated: i64  # discipline, or NONE
    ready: bool
    hired: i64  # bit mask of worker spaces
    boost: i64
    florins_used: bool
    books_due: i64
    books_used: i64  # bit mask of disciplines
    discs_due: i64
    fields_used: i64  # bit mask of disciplines
    helpers_due: i64
    colours_used: i64  # bit mask
    tile_due: i64  # or NONE
    fetch_due: bool
    fetched: i64  # a person, or NONE

    def __init__(self) -> None:
        self.activated = NONE
        self.ready = False
        self.hired = 0
        self.boost = 0
        self.florins_used = False
        self.books_due = 0
        self.books_used = 0
        self.discs_due = 0
        self.fields_used = 0
        self.helpers_due = 0
        self.colours_used = 0
        self.tile_due = NONE
        self.fetch_due = False
        self.fetched = NONE

    def copy(self) -> Current:
        twin = Current()
        twin.activated = self.activated
        twin.ready = self.ready
        twin.hired = self.hired
        twin.boost = self.boost
        twin.florins_used = self.florins_used
        twin.books_due = self.books_due
        twin.books_used = self.books_used
        twin.discs_due = self.discs_due
        twin.fields_used = self.fields_used
        twin.helpers_due = self.helpers_due
        twin.colours_used = self.colours_used
        twin.tile_due = self.tile_due
        twin.fetch_due = self.fetch_due
        twin.fetched = self.fetched
        return twin
