"""Among people: proposals and answers, bots that stand in, words, the next table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from bottega.kernel.game import Game
from bottega.kernel.reason import Value
from bottega.store.model import Row
from bottega.tables.count import Viewer
from bottega.tables.entries.base import Entry, Fact
from bottega.tables.results import Proposing

if TYPE_CHECKING:
    from bottega.tables.table import Table

What = Literal["undo", "takeover", "end"]


class Proposed(Fact, frozen=True, kw_only=True):
    """Something needs everyone's consent."""

    kind: ClassVar[str] = "propose"
    line: ClassVar[str] = "proposed"
    of_the_game: ClassVar[bool] = True
    listed: ClassVar[bool] = False

    what: What
    to: int | UnsetType = UNSET  # of an undo: how many moves shall stand
    seat: int | UnsetType = UNSET  # of a takeover: for whom the bot
    level: str | UnsetType = UNSET
    owed: list[int]  # who is asked

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        assert entry.seat is not None
        table.propose(self, entry.seat, entry.number)
        if self.to is not UNSET:
            table.past.mark(entry.number, self.to)

    def args(self, table: Table, entry: Entry, viewer: Viewer) -> dict[str, Value]:
        args: dict[str, Value] = {"what": self.what}
        if self.to is not UNSET:
            args["to"] = table.told_move(entry, self.to, viewer)
        if self.level is not UNSET:
            args["level"] = self.level
        return args

    @property
    def differs(self) -> bool:
        return self.to is not UNSET

    def result(self, table: Table, entry: Entry, token_of: Callable[[str], str]) -> Proposing:
        return Proposing(done=not self.owed)


class Answered(Fact, frozen=True):
    kind: ClassVar[str] = "answer"
    line: ClassVar[str] = "answered"
    of_the_game: ClassVar[bool] = True
    listed: ClassVar[bool] = False

    agree: bool
    what: What

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        proposal = table.proposal
        if proposal is None:
            return  # it has lapsed since, by rules that are younger than this entry: what came of it stands behind it
        assert entry.seat is not None
        if not self.agree:
            table.proposal = None
            return
        proposal.owed = [seat for seat in proposal.owed if seat != entry.seat]
        proposal.agreed.append(entry.seat)
        if not proposal.owed:
            table.proposal = None

    def args(self, table: Table, entry: Entry, viewer: Viewer) -> dict[str, Value]:
        return {"agree": self.agree, "what": self.what}


class TakenOver(Fact, frozen=True):
    """A bot plays a person's seat, by consent of all."""

    kind: ClassVar[str] = "takeover"
    line: ClassVar[str] = "takeover"
    changes_game: ClassVar[bool] = True
    of_the_game: ClassVar[bool] = True

    seat: int
    level: str

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.seats[self.seat].taken_over = True
        table.seats[self.seat].level = self.level
        table.proposal = None
        table.seat_changed(entry, self.seat)
        if table.clock is not None:
            table.clock.replaced(self.seat, entry.time)

    def row(self, row: Row, game: Game | None) -> Row:
        return replace(row, driven=True)

    @property
    def about(self) -> int:
        return self.seat

    def args(self, table: Table, entry: Entry, viewer: Viewer) -> dict[str, Value]:
        return {"level": self.level, "other": self.seat}


class Flagged(TakenOver, frozen=True):
    """The same because its time was up."""

    kind: ClassVar[str] = "flag"
    line: ClassVar[str] = "flag"

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        super().apply(table, entry, game)
        table.seats[self.seat].ran_out += 1


class CameBack(Fact, frozen=True):
    """A person has the seat back from the bot."""

    kind: ClassVar[str] = "back"
    line: ClassVar[str] = "back"
    changes_game: ClassVar[bool] = True
    of_the_game: ClassVar[bool] = True

    seat: int

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.seats[self.seat].taken_over = False
        table.seats[self.seat].level = None
        if table.clock is not None:
            table.clock.renew(self.seat, entry.time)
        if table.proposal is not None:
            table.proposal.owed.append(self.seat)  # whoever is here is asked, like the others
        table.seat_changed(entry, self.seat)


class Said(Fact, frozen=True):
    """A word to all at the table."""

    kind: ClassVar[str] = "chat"
    changes_table: ClassVar[bool] = False
    listed: ClassVar[bool] = False

    text: str


class Rematched(Fact, frozen=True):
    """The same people have a next table."""

    kind: ClassVar[str] = "rematch"
    line: ClassVar[str] = "rematch"

    table: str

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.rematch = self.table
