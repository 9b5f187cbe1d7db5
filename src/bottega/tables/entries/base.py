"""Entry: one thing that happened at a table; Fact: what it was.

Each kind of fact is a class that holds its data, how it changes the table, what the log tells of it, and its flags:
whoever handles entries asks the fact and compares no names. A new kind is one more class in one of these files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct, UnsetType

from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.kernel.reason import Value
from bottega.store import model
from bottega.store.model import Row
from bottega.tables.count import Viewer
from bottega.tables.results import Done, Result

if TYPE_CHECKING:
    from bottega.tables.past import Past
    from bottega.tables.table import Table

T = TypeVar("T")
D = TypeVar("D")
KINDS: dict[str, type[Fact]] = {}
_readers: dict[str, Callable[[str], Fact]] = {}
_write = msgspec.json.Encoder().encode


def given(value: T | UnsetType, otherwise: D) -> T | D:
    """What stands in a field that may be left out."""
    return otherwise if isinstance(value, UnsetType) else value


class Told:
    """One thing that an entry tells the log: an event of the game, or of the table around it."""

    __slots__ = ("event", "move", "of_table", "undone")

    def __init__(self, event: Event, move: int = 0, of_table: bool = False, undone: bool = False) -> None:
        self.event = event
        self.move = move  # of which move of its entry, counted from 1; 0: of none
        self.of_table = of_table
        self.undone = undone


class Fact(Struct, frozen=True, gc=False):
    """What happened. The fields of each kind are the JSON that stores keep, in their order, and stay so for ever
    (of a play those of `KeptPlay`).

    Nothing in one leads back to it, so the collector need not look at the many that are kept.
    """

    kind: ClassVar[str] = ""  # its name in stores and on the wire
    line: ClassVar[str] = ""  # its name in the log, worded by the message `table-log-<line>`; empty: no line
    changes_game: ClassVar[bool] = False  # the position, or who plays on, is another behind it
    changes_table: ClassVar[bool] = True  # what people are shown around the game may be another
    in_snapshot: ClassVar[bool] = False  # moves the game, so a snapshot of the game makes up for it
    of_the_game: ClassVar[bool] = False  # means nothing without the game's rules
    rewords: ClassVar[bool] = False  # earlier lines of the log read otherwise behind it
    listed: ClassVar[bool] = True  # lists of tables may show the table otherwise

    def __init_subclass__(cls, **how: Any) -> None:
        super().__init_subclass__(**how)
        if "kind" in cls.__dict__:
            KINDS[cls.kind] = cls

    # How it is kept

    @classmethod
    def reader(cls) -> Callable[[str], Fact]:
        """What reads the JSON that a store has kept."""
        return msgspec.json.Decoder(cls).decode

    def written(self) -> str:
        """As JSON."""
        return _write(self).decode()

    # How it changes things

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        """Change the table. `game` is the game after it, where that is known already."""

    def note(self, table: Table, entry: Entry, secret: bool) -> None:
        """The same for what is `in_snapshot`, leaving the game to who reads; `secret` if it is."""

    def relists(self, game: Game | None) -> bool:
        """Whether lists show something new behind it."""
        return self.listed

    def row(self, row: Row, game: Game | None) -> Row:
        """The table's row behind it, if it `relists`."""
        return row

    def is_secret(self, past: Past, seat: int | None) -> bool:
        """Whether it is nobody's business but its seat's, about to be added to this past."""
        return False

    # What is told of it

    def tells(self, table: Table, entry: Entry, viewer: Viewer) -> Iterator[Told]:
        """What the log tells a viewer of it."""
        if self.line:
            seat = entry.seat if entry.seat is not None else self.about
            yield Told(Event(self.line, seat, self.args(table, entry, viewer)), of_table=True)

    @property
    def about(self) -> int:
        """Whom it befell, where nobody did it; -1 for the table."""
        return -1

    def args(self, table: Table, entry: Entry, viewer: Viewer) -> dict[str, Value]:
        """The arguments of its line."""
        return {}

    @property
    def differs(self) -> bool:
        """Whether viewers may read different lines."""
        return False

    def result(self, table: Table, entry: Entry, token_of: Callable[[str], str]) -> Result:
        """What the one who did it is told; again, if the same is asked under the same key."""
        return Done()

    # What follows for links

    @property
    def ends_link(self) -> str | None:
        """The role whose old link is worthless from now on."""
        return None

    def hands_on(self, seat: int | None) -> int | None:
        """The seat that is taken from its person, if `seat` did it."""
        return None


class Unknown(Fact, frozen=True):
    """Of a kind that only a newer version knows: passed by."""

    kind: ClassVar[str] = "unknown"


class Entry(Struct, frozen=True, gc=False):
    """A fact in its place. Entries are only ever added, numbered from 1 without gaps."""

    number: int
    seat: int | None  # who did it; None for the host or the server
    time: float
    fact: Fact
    key: str | None = None  # the client's own, unique within the table: a retry is recognised by it

    @property
    def kind(self) -> str:
        return self.fact.kind

    def stored(self, table: str) -> model.Entry:
        """As a store keeps it."""
        return model.Entry(table, self.number, self.kind, self.seat, self.time, self.fact.written(), self.key)


class Change:
    """An entry to be: number, time and key are given when it is written."""

    __slots__ = ("fact", "game", "seat")

    def __init__(self, seat: int | None, fact: Fact, game: Game | None = None) -> None:
        self.seat = seat
        self.fact = fact
        self.game = game  # as it stands behind it


def read(kept: model.Entry) -> Entry:
    """An entry that a store has kept; msgspec.ValidationError for what none can have written."""
    reader = _readers.get(kept.kind)
    if reader is None:
        reader = _readers[kept.kind] = KINDS.get(kept.kind, Unknown).reader()
    return Entry(kept.number, kept.seat, kept.time, reader(kept.data), kept.key)
