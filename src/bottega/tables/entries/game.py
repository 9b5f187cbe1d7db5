"""The game itself: moves, moves taken back, the end by consent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.kernel.reason import Value
from bottega.store.model import Row
from bottega.tables.count import Viewer
from bottega.tables.entries.base import Entry, Fact, Told, given
from bottega.tables.results import WentBack

if TYPE_CHECKING:
    from bottega.tables.past import Past
    from bottega.tables.table import Table


# The values of an event as its title told it, of this version or an older one: only its text asks what they are.
KeptArgs = dict[str, Any]


class KeptEvent(Struct, frozen=True, gc=False):
    """What a move brought about, as it was told then: later versions may tell it otherwise, the log does not."""

    kind: str
    seat: int
    args: KeptArgs
    secret: KeptArgs | UnsetType = UNSET

    @staticmethod
    def of(event: Event) -> KeptEvent:
        return KeptEvent(event.kind, event.seat, event.args, event.secret or UNSET)

    def event(self) -> Event:
        return Event(self.kind, self.seat, self.args, given(self.secret, None))


class Moved(Struct, gc=False):
    """What must be known of a play to play it again."""

    moves: list[str]
    reveals: list[int]  # by move: the game's count behind it
    awaiting: list[int]  # who owes a decision then


class KeptPlay(Struct, frozen=True, gc=False):
    """One move or a chain, by one seat."""

    first: int = field(name="from")  # how many moves stood before it
    moves: list[str]
    events: list[list[KeptEvent]]  # by move
    reveals: list[int]  # by move: the game's count behind it
    awaiting: list[int]  # who owes a decision then
    by: str | UnsetType = UNSET  # "bot" or "premove" where the server played for the seat


_read = msgspec.json.Decoder(KeptPlay).decode
_read_moved = msgspec.json.Decoder(Moved).decode
_write = msgspec.json.Encoder().encode


class Played(Fact, frozen=True):
    """A play. One that was read from a store stays the text that it is: of a game that is opened only the last lines
    are told, and all the others would take more time and memory than everything else of its table."""

    kind: ClassVar[str] = "play"
    changes_game: ClassVar[bool] = True
    changes_table: ClassVar[bool] = False
    in_snapshot: ClassVar[bool] = True
    of_the_game: ClassVar[bool] = True

    text: str = ""  # as a store has kept it
    made: KeptPlay | None = None  # as it was made here

    @classmethod
    def reader(cls) -> Callable[[str], Fact]:
        return cls

    def written(self) -> str:
        return self.text if self.made is None else _write(self.made).decode()

    @property
    def play(self) -> KeptPlay:
        """All of it. Whoever words an entry asks several times in a row, so the last that was read is remembered."""
        global _latest
        if self.made is not None:
            return self.made
        of, play = _latest
        if of is not self:
            play = _read(self.text)
            _latest = self, play
        return play

    @property
    def moved(self) -> Moved | KeptPlay:
        return _read_moved(self.text) if self.made is None else self.made

    @property
    def moves(self) -> list[str]:
        return self.moved.moves

    @property
    def by(self) -> str | UnsetType:
        return self.play.by

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        assert entry.seat is not None
        play = self.moved
        secret = self.is_secret(table.past, entry.seat)
        table.time_decision(entry, play.awaiting, secret)
        table.play(entry.seat, play.moves, game)
        table.past.play(self, play, entry)
        table.touch(entry.number, entry.seat if secret else None)
        table.drop_undo_proposal(secret)
        table.follow(entry.time)

    def note(self, table: Table, entry: Entry, secret: bool) -> None:
        play = self.moved
        table.time_decision(entry, play.awaiting, secret)
        table.drop_undo_proposal(secret)
        table.past.play(self, play, entry)
        table.follow_noted(entry, play.awaiting, secret)

    def relists(self, game: Game | None) -> bool:
        return game is not None and game.over

    def row(self, row: Row, game: Game | None) -> Row:
        return replace(row, status="over")

    def is_secret(self, past: Past, seat: int | None) -> bool:
        return past.several and seat is not None and self.moved.reveals[-1] == past.reveals

    def tells(self, table: Table, entry: Entry, viewer: Viewer) -> Iterator[Told]:
        _, standing = table.past.standing(entry)
        for index, kept in enumerate(self.play.events):
            for event in kept:
                yield Told(event.event(), index + 1, undone=index >= standing)

    @property
    def differs(self) -> bool:
        return any(event.secret for events in self.play.events for event in events)


_latest = Played(), KeptPlay(0, [], [], [], [])  # what was read last


class Undone(Fact, frozen=True):
    """Moves were taken back."""

    kind: ClassVar[str] = "undo"
    line: ClassVar[str] = "undone"
    changes_game: ClassVar[bool] = True
    in_snapshot: ClassVar[bool] = True
    of_the_game: ClassVar[bool] = True
    rewords: ClassVar[bool] = True
    listed: ClassVar[bool] = False

    to: int  # how many moves stand behind it, but for those kept
    consent: bool
    awaiting: list[int]
    kept: list[int] | UnsetType = UNSET  # later moves that stand: others' steps of a secret choice
    paid: bool | UnsetType = UNSET  # others get back the time in which they thought about it; the first gave nothing

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        secret = self.is_secret(table.past, entry.seat)
        self._time(table, entry, secret)
        table.take_back(self.to, given(self.kept, []), game)
        table.past.undo(self, entry)
        table.touch(entry.number, entry.seat if secret else None)
        table.drop_undo_proposal(secret)
        table.follow(entry.time)

    def note(self, table: Table, entry: Entry, secret: bool) -> None:
        self._time(table, entry, secret)
        table.drop_undo_proposal(secret)
        table.past.undo(self, entry)
        table.follow_noted(entry, self.awaiting, secret)

    def _time(self, table: Table, entry: Entry, secret: bool) -> None:
        if secret:
            table.time_decision(entry, self.awaiting, secret)
        elif table.clock is not None:
            table.clock.take_back(self.to, entry.time, self.consent, entry.seat if given(self.paid, False) else None)

    def is_secret(self, past: Past, seat: int | None) -> bool:
        if not past.several or seat is None or self.consent:
            return False
        kept = given(self.kept, [])
        undone = [move for n, move in enumerate(past.moves) if n >= self.to and n not in kept]
        return all(move.secret and move.seat == seat for move in undone)

    def args(self, table: Table, entry: Entry, viewer: Viewer) -> dict[str, Value]:
        return {"to": table.told_move(entry, self.to, viewer), "consent": self.consent}

    @property
    def differs(self) -> bool:
        return True

    def result(self, table: Table, entry: Entry, token_of: Callable[[str], str]) -> WentBack:
        seat = -1 if entry.seat is None else entry.seat
        return WentBack(self.to - table.past.lacks[entry.number][seat])


class Ended(Fact, frozen=True):
    """Closed before the end of the game: by consent, or because its rules are not played any more."""

    kind: ClassVar[str] = "end"
    line: ClassVar[str] = "ended"
    changes_game: ClassVar[bool] = True
    of_the_game: ClassVar[bool] = True

    outdated: bool | UnsetType = UNSET

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.status = "ended"
        table.proposal = None
        if table.clock is not None:
            table.clock.run([], entry.time)

    def row(self, row: Row, game: Game | None) -> Row:
        return replace(row, status="ended")
