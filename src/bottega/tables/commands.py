"""Commands: what people may tell a table to do, and the shape each has on the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from bottega.kernel.game import Game
from bottega.tables.settings import ClockSettings, Level, MoveNumber, Name, SeatNumber

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Expected = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Command(Struct, forbid_unknown_fields=True, kw_only=True):
    key: Key | None = None


class Join(Command):
    name: Name
    seat: SeatNumber | None = None
    ready: bool = True


class Leave(Command):
    pass


class Ready(Command):
    ready: bool = True


class ChangeSeat(Command):
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level | None = None


class ChangeSettings(Command):
    name: Annotated[str, Meta(max_length=80)] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    confirm: bool | UnsetType = UNSET
    clock: ClockSettings | UnsetType | None = UNSET
    hints: bool | UnsetType | None = UNSET
    options: dict[str, bool | int | str] | UnsetType = UNSET


class Play(Command):
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=100)]
    expect: Expected


class Undo(Command):
    expect: Expected
    to: MoveNumber | None = None


class Reset(Command):
    expect: Expected


class Propose(Command):
    what: Literal["undo", "takeover", "end"]
    to: MoveNumber | None = None
    seat: SeatNumber | None = None
    level: Level | None = None


class AnswerProposal(Command):
    agree: bool


class Back(Command):
    pass


class Premove(Command):
    rule: Literal["bid", "pass"] | None
    limit: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Chat(Command):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Renew(Command):
    seat: SeatNumber | None = None


class Rematch(Command):
    pass


class Branch(Command):
    at: MoveNumber
    seat: SeatNumber = 0
    level: Level | None = None
    name: Name | None = None


class DraftTry(Struct, forbid_unknown_fields=True):
    moves: Annotated[list[Notation], Meta(max_length=100)]


class Why(Struct, forbid_unknown_fields=True):
    move: Notation
    after: Annotated[list[Notation], Meta(max_length=100)] = []


class Hint(Struct, forbid_unknown_fields=True):
    seconds: Annotated[float, Meta(ge=0.1, le=20)] = 2.0
    after: Annotated[list[Notation], Meta(max_length=100)] = []
    level: Literal["journeyman", "master"] = "master"  # a journeyman answers at once, whatever the seconds


COMMANDS: dict[str, type[Command]] = {
    "join": Join,
    "leave": Leave,
    "ready": Ready,
    "seat": ChangeSeat,
    "settings": ChangeSettings,
    "play": Play,
    "undo": Undo,
    "reset": Reset,
    "propose": Propose,
    "answer": AnswerProposal,
    "back": Back,
    "premove": Premove,
    "chat": Chat,
    "renew": Renew,
    "rematch": Rematch,
    "branch": Branch,
}
QUESTIONS: dict[str, type[Struct]] = {"draft": DraftTry, "why": Why, "hint": Hint}


class Piece:
    """An entry to be: the house gives it number, time and key."""

    __slots__ = ("data", "kind", "seat", "twin")

    def __init__(self, kind: str, seat: int | None, data: dict[str, Any], twin: Game | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.twin = twin  # the game after it


class Outcome:
    """What a command comes to: entries, and what its sender is told."""

    __slots__ = ("pieces", "result")

    def __init__(self, pieces: list[Piece], result: dict[str, Any] | None = None) -> None:
        self.pieces = pieces
        self.result = result if result is not None else {}
