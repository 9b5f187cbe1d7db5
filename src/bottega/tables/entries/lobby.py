"""Before the game: a table is made, people come and go, the host settles things, it begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.kernel.option import Setting
from bottega.kernel.plain import Position
from bottega.store.model import Row
from bottega.tables.arms import Arms
from bottega.tables.clock import Clock
from bottega.tables.count import Count, Viewer
from bottega.tables.entries.base import Entry, Fact, Told, given
from bottega.tables.past import Past
from bottega.tables.results import NewToken, Seated
from bottega.tables.seat import Seat
from bottega.tables.settings import ClockSettings, FigureSet
from bottega.tables.token import HOST, ONLOOKER

if TYPE_CHECKING:
    from bottega.tables.table import Table


class FirstSeat(Struct, frozen=True, gc=False):
    """A seat as a table begins with it."""

    kind: Literal["open", "person", "bot"]
    level: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    ready: bool | UnsetType = UNSET
    account: str | UnsetType = UNSET
    member: str | UnsetType = UNSET  # of the circle in which is played
    arms: Arms | UnsetType = UNSET  # chosen ones

    def seat(self) -> Seat:
        name, ready, level = given(self.name, ""), given(self.ready, False), given(self.level, None)
        account, member, arms = given(self.account, None), given(self.member, None), given(self.arms, None)
        return Seat(self.kind, name, level, ready, account, member, arms)


class Created(Fact, frozen=True):
    kind: ClassVar[str] = "create"

    title: str
    options: dict[str, Setting]
    name: str
    seats: list[FirstSeat]
    public: bool
    confirm: bool
    clock: ClockSettings | None
    hints: bool | None
    study: bool
    seed: int | str
    salt: str
    components: str = ""  # digest of the figures; the first tables did not note it
    proof: int = 1
    prefix: list[tuple[int, str]] | UnsetType = UNSET  # moves that a branch or a record begins with
    branch_of: str | UnsetType = UNSET
    branch_at: int | UnsetType = UNSET
    start: Position | UnsetType = UNSET  # as the title dumps it
    maker: str | UnsetType = UNSET  # a mark of whoever made it: their tables share the bots among themselves
    order: list[int] | UnsetType = UNSET  # where seats were drawn, by seat: which of those wished for it is
    circle: str | UnsetType = UNSET  # of friends, in which it is played
    figures: FigureSet | UnsetType = UNSET  # corrected ones

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.status = "open"
        table.title = self.title
        table.maker = given(self.maker, "")
        table.circle = given(self.circle, None)
        table.figures = given(self.figures, None)
        table.name = self.name
        table.options = self.options
        table.public = self.public
        table.confirm = self.confirm
        table.study = self.study
        table.hints = self.hints
        table.clock_settings = self.clock
        table.created = entry.time
        table.seed = self.seed
        table.salt = self.salt
        table.components = self.components
        table.proof = self.proof
        table.seats = [each.seat() for each in self.seats]
        table.generations = {HOST: 1, ONLOOKER: 1, **{str(seat): 1 for seat in range(len(self.seats))}}
        table.touched = [0] * len(self.seats)
        table.counted = Count(len(self.seats))
        table.branch_of = given(self.branch_of, None)
        table.branch_at = given(self.branch_at, None)
        table.prefix = given(self.prefix, [])
        table.start_position = given(self.start, None)
        table.drawn = self.order is not UNSET
        table.order = given(self.order, list(range(len(self.seats))))
        table.commit_to_seed()

    @property
    def all_filled(self) -> bool:
        """It begins at once: no seat waits for anyone."""
        return all(each.seat().filled for each in self.seats)


class Joined(Fact, frozen=True):
    kind: ClassVar[str] = "join"
    line: ClassVar[str] = "joined"
    rewords: ClassVar[bool] = True

    seat: int
    name: str
    ready: bool
    account: str | UnsetType = UNSET
    renewed: bool | UnsetType = UNSET  # somebody else sits there now: its link is of no use to who else knows it
    member: str | UnsetType = UNSET  # of the circle in which is played
    arms: Arms | UnsetType = UNSET  # chosen ones

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        account, member, arms = given(self.account, None), given(self.member, None), given(self.arms, None)
        before = table.seats[self.seat]
        table.seats[self.seat] = Seat("person", self.name, None, self.ready, account, member, arms)
        if given(self.renewed, False):
            table.generations[str(self.seat)] += 1
        else:
            table.seats[self.seat].claimed = before.claimed  # its link is still the one that others may know

    @property
    def ends_link(self) -> str | None:
        return str(self.seat) if given(self.renewed, False) else None

    def hands_on(self, seat: int | None) -> int | None:
        return self.seat if given(self.renewed, False) else None

    def result(self, table: Table, entry: Entry, token_of: Callable[[str], str]) -> Seated:
        return Seated(self.seat, token_of(str(self.seat)))


class Left(Fact, frozen=True):
    kind: ClassVar[str] = "leave"
    line: ClassVar[str] = "left"
    rewords: ClassVar[bool] = True

    seat: int
    name: str = ""

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.seats[self.seat] = Seat("open")
        table.generations[str(self.seat)] += 1

    @property
    def ends_link(self) -> str:
        return str(self.seat)

    def hands_on(self, seat: int | None) -> int:
        return self.seat


class Readied(Fact, frozen=True):
    kind: ClassVar[str] = "ready"

    seat: int
    ready: bool

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.seats[self.seat].ready = self.ready


class SeatChanged(Fact, frozen=True):
    kind: ClassVar[str] = "seat"
    rewords: ClassVar[bool] = True

    seat: int
    to: Literal["open", "bot"] = field(name="kind")
    level: str | UnsetType = UNSET
    name: str | UnsetType = UNSET  # of the bot; the first ones had none

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        if table.seats[self.seat].kind == "person":
            table.generations[str(self.seat)] += 1
        table.seats[self.seat] = Seat(self.to, given(self.name, ""), given(self.level, None))

    def row(self, row: Row, game: Game | None) -> Row:
        return replace(row, driven=True)

    @property
    def ends_link(self) -> str:
        return str(self.seat)

    def hands_on(self, seat: int | None) -> int:
        return self.seat


class SettingsChanged(Fact, frozen=True):
    """Only what has changed is there."""

    kind: ClassVar[str] = "settings"

    name: str | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    confirm: bool | UnsetType = UNSET
    hints: bool | UnsetType | None = UNSET
    clock: ClockSettings | UnsetType | None = UNSET
    options: dict[str, Setting] | UnsetType = UNSET

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.name = given(self.name, table.name)
        table.public = given(self.public, table.public)
        table.confirm = given(self.confirm, table.confirm)
        table.hints = given(self.hints, table.hints)
        table.clock_settings = given(self.clock, table.clock_settings)
        table.options = given(self.options, table.options)
        table.commit_to_seed()

    def row(self, row: Row, game: Game | None) -> Row:
        driven = row.driven or given(self.clock, None) is not None
        return replace(row, public=given(self.public, row.public), driven=driven)


class Started(Fact, frozen=True):
    kind: ClassVar[str] = "start"
    line: ClassVar[str] = "started"
    changes_game: ClassVar[bool] = True
    of_the_game: ClassVar[bool] = True

    rules: int = 1  # the version of the rules it is played by; the first did not note it

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.status = "running"
        table.accounts = [seat.account for seat in table.seats]
        table.claimed = any(seat.claimed for seat in table.seats)
        game = table.fresh()
        table.past = Past(len(table.seats), game)
        for seat, text in table.prefix:
            game.log = []
            game.play(seat, text)
            table.past.add(entry.number, seat, text, game.log, 0, game.reveals, len(game.awaiting) > 1)
        game.log = None
        table.game = game
        table.touch(entry.number)
        if table.clock_settings is not None:
            table.clock = Clock(table.clock_settings, len(table.seats), table.downtimes)
            table.clock.since = entry.time
        table.follow(entry.time)

    def row(self, row: Row, game: Game | None) -> Row:
        return replace(row, status="running")

    def tells(self, table: Table, entry: Entry, viewer: Viewer) -> Iterator[Told]:
        yield from super().tells(table, entry, viewer)
        if table.drawn:
            yield Told(Event("drawn", -1, {"seats": list(range(len(table.seats)))}), of_table=True)
        for seat, each in enumerate(table.seats):
            if each.kind == "bot" and each.name:
                yield Told(Event("bot", seat, {"level": each.level or ""}), of_table=True)
        for index, played in enumerate(table.played[: len(table.prefix)]):
            if played.secret and played.seat != viewer and not table.open_book:
                continue
            for event in played.events:
                yield Told(event, index + 1)

    @property
    def differs(self) -> bool:
        """A branch's beginning is taken to have secrets."""
        return True


class Claimed(Fact, frozen=True):
    """A seat counts for the rating of an account."""

    kind: ClassVar[str] = "claim"

    seat: int
    account: str | None

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.seats[self.seat].account = self.account
        table.seats[self.seat].claimed = True


class Renewed(Fact, frozen=True):
    """A link was replaced by a new one."""

    kind: ClassVar[str] = "renew"
    listed: ClassVar[bool] = False

    role: str

    def apply(self, table: Table, entry: Entry, game: Game | None) -> None:
        table.generations[self.role] += 1
        seat = self.hands_on(entry.seat)
        if seat is not None:  # whoever comes by the new link may be somebody else: nothing counts for who was there
            table.seats[seat].account = table.seats[seat].member = None

    def result(self, table: Table, entry: Entry, token_of: Callable[[str], str]) -> NewToken:
        return NewToken(token_of(self.role))

    @property
    def ends_link(self) -> str:
        return self.role

    def hands_on(self, seat: int | None) -> int | None:
        """Whoever renews their own link stays the same person."""
        return int(self.role) if self.role.isdecimal() and seat != int(self.role) else None
