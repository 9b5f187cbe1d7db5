"""Before the game: people join, leave, are ready; the host changes seats and settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, UnsetType

from bottega.games import title
from bottega.tables.arms import Arms, settled
from bottega.tables.commands.base import Command
from bottega.tables.entries import Change, Joined, Left, Readied, SeatChanged, SettingsChanged, Started
from bottega.tables.names import LONGEST_LINE, clean_line, clean_name, look_alike
from bottega.tables.needs import existing_seat, need_host, need_open, need_seat
from bottega.tables.outdated import rules_now
from bottega.tables.refusal import forbidden, malformed, not_now, refused, unknown_token
from bottega.tables.seating import mistaken, name_for_bot
from bottega.tables.settings import ClockSettings, Level, Name, SeatNumber, known_level
from bottega.tables.table import Table
from bottega.tables.token import Who

if TYPE_CHECKING:
    from bottega.tables.house import House


def start_if_filled(table: Table, seat: int, filled: bool) -> list[Change]:
    """The game begins with the entry that fills the last seat."""
    others = all(other.filled for index, other in enumerate(table.seats) if index != seat)
    return [Change(None, Started(rules_now(table.title)))] if filled and others else []


def _other_names(house: House, table: Table, name: str) -> list[Change]:
    """Bots that are called like somebody who comes take another name."""
    alike = [seat for seat, each in enumerate(table.seats) if each.kind == "bot" and mistaken(each.name, name)]
    others = [name, *(each.name for each in table.seats)]
    return [
        Change(None, SeatChanged(seat, "bot", table.seats[seat].level or UNSET, name_for_bot(others, house.chance)))
        for seat in alike
    ]


class Join(Command, tag="join"):
    """Take a seat, or change one's name or arms."""

    example: ClassVar[dict[str, object]] = {"name": "Ben", "ready": True}
    open_to_strangers: ClassVar[bool] = True  # an open seat at a public table
    for_account: ClassVar[bool] = True

    name: Name
    seat: SeatNumber | None = None
    ready: bool = True
    arms: Arms | None = None  # without, those that one had; of what another has, the next that is free

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        need_open(table)
        seat = self._seat(table, who)
        if table.seats[seat].kind == "bot":
            raise not_now("table-seat-taken", seat=seat)
        owner = table.seats[seat].account if not table.seats[seat].claimed else None
        account = who.account or table.seats[seat].account or UNSET
        # Whoever named a seat for somebody knows its link: it ends when an account sits down there.
        taken = table.seats[seat].kind == "open" or who.account not in (None, owner)
        renewed = True if taken else UNSET
        member = who.member or table.seats[seat].member or UNSET
        others = [each.arms for index, each in enumerate(table.seats) if index != seat]
        arms = settled(self.arms or table.seats[seat].arms, others) or UNSET
        name = self._free_name(table, seat)
        joined = Joined(seat, name, self.ready, account, renewed, member, arms)
        renamed = _other_names(house, table, name)
        return [Change(seat, joined), *renamed, *start_if_filled(table, seat, self.ready)]

    def _seat(self, table: Table, who: Who) -> int:
        if who.seat is not None:
            if self.seat is not None and self.seat != who.seat:
                raise forbidden("table-other-seat", number=who.seat + 1)
            return who.seat
        if not table.public and not who.host:
            raise unknown_token() if not who.trusted else forbidden("table-need-seat")
        if self.seat is None:
            raise malformed("seat", "say which seat")
        seat = existing_seat(table, self.seat)
        if table.seats[seat].kind != "open":
            raise not_now("table-seat-taken", seat=seat)
        return seat

    def _free_name(self, table: Table, seat: int) -> str:
        """A name that nobody is taken for who sits here; the one that the seat has anyway may be kept."""
        name = clean_name(self.name)
        persons = [each.name for index, each in enumerate(table.seats) if each.kind == "person" and index != seat]
        if name != table.seats[seat].name and any(look_alike(name, person) for person in persons):
            raise refused("table-name-taken", name=name)
        return name


class Leave(Command, tag="leave"):
    """Free one's seat; its link is renewed."""

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        seat = need_seat(who)
        need_open(table)
        if table.seats[seat].kind != "person":
            raise not_now("table-seat-empty")
        return [Change(seat, Left(seat, table.seats[seat].name))]


class Ready(Command, tag="ready"):
    """When all are ready, the game begins."""

    example: ClassVar[dict[str, object]] = {"ready": True}

    ready: bool = True

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        seat = need_seat(who)
        need_open(table)
        if table.seats[seat].kind != "person":
            raise not_now("table-seat-empty")
        return [Change(seat, Readied(seat, self.ready)), *start_if_filled(table, seat, self.ready)]


class ChangeSeat(Command, tag="seat"):
    """The host gives a seat to a bot, or frees it."""

    example: ClassVar[dict[str, object]] = {"seat": 1, "kind": "bot", "level": "master"}

    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level | None = None

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        need_host(who)
        need_open(table)
        seat = existing_seat(table, self.seat)
        if self.kind == "open":
            return [Change(None, SeatChanged(seat, "open"))]
        name = name_for_bot([each.name for each in table.seats], house.chance)
        changed = SeatChanged(seat, "bot", known_level(self.level, table.title), name)
        return [Change(None, changed), *start_if_filled(table, seat, True)]


class ChangeSettings(Command, tag="settings"):
    """The host settles things anew."""

    example: ClassVar[dict[str, object]] = {"name": "Friday evening", "public": True}

    name: Annotated[str, Meta(max_length=80)] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    confirm: bool | UnsetType = UNSET
    clock: ClockSettings | UnsetType | None = UNSET
    hints: bool | UnsetType | None = UNSET
    options: dict[str, bool | int | str] | UnsetType = UNSET

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        need_host(who)
        need_open(table)
        options = self.options
        if options is not UNSET:
            options = title(table.title).settle(options, len(table.seats))
        name = clean_line(self.name, LONGEST_LINE) if self.name is not UNSET else UNSET
        changed = SettingsChanged(name, self.public, self.confirm, self.hints, self.clock, options)
        if changed == SettingsChanged():
            raise malformed("settings", "nothing to change")
        return [Change(None, changed), *self._asked_again(table)]

    def _asked_again(self, table: Table) -> list[Change]:
        """Whoever was ready was so under the old settings."""
        opened = self.public is True and not table.public  # anybody may look on now, and read what was said
        if self.options is UNSET and self.clock is UNSET and self.hints is UNSET and not opened:
            return []
        return [
            Change(None, Readied(index, False))
            for index, seat in enumerate(table.seats)
            if seat.kind == "person" and seat.ready
        ]
