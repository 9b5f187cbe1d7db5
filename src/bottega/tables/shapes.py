"""Shapes: all that leaves a table, field by field. The page's types and the protocol's reference are made from them.

A field that may be missing is `UNSET`; one that is there without a value is `None`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Raw, UnsetType, field

from bottega.kernel import plain
from bottega.kernel.option import Setting
from bottega.kernel.reason import Value
from bottega.tables.arms import Arms
from bottega.tables.chain import Ends
from bottega.tables.entries.company import What
from bottega.tables.results import Alias, Result, Shape
from bottega.tables.seat import SeatKind
from bottega.tables.table import Status

View = Annotated[plain.View, Alias("View")]  # the title's own, see its `view_types`

Changes = Annotated[plain.View, Alias("Partial<View>")]


def ready(told: bytes) -> Any:
    """What is in bytes already, to stand in the place of what it tells: it is sent, and read by nobody before."""
    return Raw(told)


# The table around the game


class SeatInfo(Shape):
    """Who sits there."""

    seat: int
    kind: SeatKind
    name: str  # of a bot or a free seat in the reader's language
    ready: bool
    online: bool
    level: str | None  # of the bot that plays it, if one does
    bot: bool  # a bot plays it, for good or for its person
    arms: Arms  # by which it is known at this table
    token: str | UnsetType = UNSET  # of a free seat, before the start, for the host
    face: int | UnsetType = UNSET  # of a bot: which face goes with its name
    stars: int | UnsetType = UNSET  # of a bot with a name: how strong its level is
    level_title: str | UnsetType = UNSET  # of the bot that plays it, in the reader's language


class ClockInfo(Shape):
    """The clock, true at the time `at`."""

    kind: Literal["player", "move"]
    seconds: int
    increment: int
    then: Literal["bot", "wait"]
    left: list[float | None]  # seconds by seat; None for bots
    running: list[int]  # the seats that are losing time
    at: float


class ProposalInfo(Shape, kw_only=True):
    """What everyone's consent is asked for."""

    what: What
    to: int | UnsetType = UNSET  # of an undo: the move to go back to
    level: str | UnsetType = UNSET  # of a takeover: the bot's
    seat: int  # who asks
    agreed: list[int]
    owed: list[int]
    target: int | UnsetType = UNSET  # of a takeover: for whom the bot
    number: int  # of its entry: who answers names it
    text: str  # all of it in a sentence


class Proof(Shape):
    """The commitment to the seed; the rest only when the game is over."""

    commitment: str
    seed: str | None = None
    salt: str | None = None
    text: str | None = None  # what the commitment is the SHA-256 of


class TableInfo(Shape):
    """The table around the game."""

    id: str
    title: str
    name: str
    options: dict[str, Setting]
    status: Status
    problem: str | None  # why it was set aside
    public: bool
    confirm: bool  # the page asks once more at the end of a turn
    study: bool  # its seed was chosen; unrated
    hints: bool
    created: float
    updated: float
    commitment: str | None  # hash of seed and table, from the start on
    seats: list[SeatInfo]
    clock: ClockInfo | None
    proposal: ProposalInfo | None
    rematch: str | None  # the table at which the same people play again
    branch_of: str | None
    parent_at: int | None  # from which move of the other table
    onlookers: int
    drawn: bool | UnsetType = UNSET  # true where chance said who sits where
    circle: str | UnsetType = UNSET  # of friends, in which it is played
    figures: str | UnsetType = UNSET  # the name of the corrected ones with which is played
    proof: Proof | UnsetType = UNSET  # when the game is over


# The game


class MoveInfo(Shape):
    """One legal move."""

    text: str  # its notation
    kind: str
    args: dict[str, str | int]
    words: str  # what it does, in the reader's language


class QuestionInfo(Shape):
    """What is asked: the message, its arguments, and the sentence."""

    rule: str
    args: dict[str, Value]
    text: str


class UndoInfo(Shape):
    """To which moves one may go back."""

    to: int | None  # alone, one step
    reset: int | None  # alone, to the beginning of one's turn
    ask: int | None  # by asking the others


class PremoveInfo(Shape):
    """One's standing order."""

    rule: Literal["bid", "pass"]
    limit: int | None
    stopped: str | None  # why it has ended


class Position(Shape):
    """The game as one viewer may know it."""

    move: int  # how many have been played, as the viewer counts
    awaiting: list[int]
    over: bool
    question: QuestionInfo | None
    moves: list[MoveInfo]
    view: View
    undo: UndoInfo | None = None
    premove: PremoveInfo | None = None
    sight: int | UnsetType = UNSET  # the number of the view, for who wants changes


class ChangedPosition(Shape):
    """The same for who wants changes, and was shown the view with the number before `sight`, or with this very one."""

    move: int
    awaiting: list[int]
    over: bool
    question: QuestionInfo | None
    moves: list[MoveInfo]
    changes: Changes  # the parts of the view that are others now
    undo: UndoInfo | None
    premove: PremoveInfo | None
    sight: int


class LightPosition(Shape):
    """The same for programs: no view, no words."""

    move: int
    awaiting: list[int]
    over: bool
    moves: list[str]


Shown = Position | ChangedPosition | LightPosition  # as a socket wants it


class LogLine(Shape):
    """One line of the log: an event of the title, or one of the table."""

    number: int  # of its entry
    line: int  # of its entry's lines
    move: int  # of the game; 0 for what is no move
    seat: int  # -1 for the table
    kind: str
    args: dict[str, Value]
    text: str | UnsetType = UNSET  # not for light sockets
    undone: bool | UnsetType = UNSET  # it has been taken back


class ChatLine(Shape):
    number: int
    seat: int
    name: str
    time: float
    text: str


class EntryInfo(Shape, kw_only=True):
    """Something that happened."""

    number: int
    kind: str
    seat: int | None
    time: float
    by: str | UnsetType = UNSET  # "bot", or of one's own moves "premove": the server played
    moves: list[str] | UnsetType = UNSET  # of one's own play
    chat: ChatLine | UnsetType = UNSET
    log: list[LogLine]


class State(Shape):
    """Everything that the holder of a token may know."""

    number: int  # of the last entry, as the viewer counts
    viewer: int | None = field(name="as")
    host: bool
    table: TableInfo
    game: Position | None
    log: list[LogLine]
    chat: list[ChatLine]
    labels: dict[str, dict[str, int]]  # figures in the names of things, by thing, as this table plays with them


class LightState(Shape):
    number: int
    viewer: int | None = field(name="as")
    game: LightPosition | None


# Looking back


class Log(Shape):
    log: list[LogLine]
    first: int
    last: int


class Since(Shape):
    """What happened behind one's own last move."""

    since: int
    log: list[LogLine]


class Replay(Shape):
    """A position of the past."""

    move: int
    of: int
    game: Position
    log: list[LogLine]  # of the move that led there
    views: list[View] | UnsetType = UNSET  # every seat's, with `as=all`


class MoveLine(Shape):
    """A move that was played."""

    move: int
    seat: int
    number: int  # of its entry
    text: str | UnsetType = UNSET  # another's only when the game is over
    words: str | UnsetType = UNSET


class Moves(Shape):
    moves: list[MoveLine]


class ScoreLine(Shape):
    seat: int
    source: str
    text: str
    points: int


class Score(Shape):
    """Points by seat and source."""

    scores: list[int]
    places: list[int] | None  # only at the end
    lines: list[ScoreLine]


# Trying things out


class DraftRefused(Shape):
    index: int  # of the move that is not possible
    rule: str
    text: str
    args: dict[str, Value]


class Draft(Shape):
    """Where a chain of own moves would lead."""

    moves: list[str]
    ends: Ends | None
    refused: DraftRefused | None
    game: Position
    log: list[LogLine]


class Verdict(Shape):
    """Whether a move is possible, and if not why."""

    legal: bool
    rule: str | None
    text: str | None
    args: dict[str, Value]


class Advice(Shape, kw_only=True):
    """A move that a bot would think of. The figures come of a search, so a journeyman's has none."""

    move: str
    words: str
    share: float | UnsetType = UNSET  # of the search's tries
    win: float | UnsetType = UNSET
    points: float | UnsetType = UNSET
    place: float | UnsetType = UNSET
    reason: str  # perhaps empty


class BestAdvice(Advice, kw_only=True):
    moves: list[Advice]  # the best three, this one first


class Hint(Shape):
    hint: BestAdvice


# What commands come to


class Answer(Shape):
    """What a command came to."""

    number: int  # of its last entry, as the speaker counts
    result: Result
    state: State | UnsetType = UNSET  # with `?state=1`


# What is pushed over a socket


class Push(Shape, tag_field="push"):
    """Any of them; `push` says which."""


class StatePush(Push, tag="state"):
    viewer: int | None = field(name="as")
    number: int
    state: State | LightState


class MissedPush(Push, tag="missed"):
    """What happened since the number that was given as `after`."""

    viewer: int | None = field(name="as")
    number: int
    entries: list[EntryInfo]
    game: Position | LightPosition | None
    table: TableInfo


class EntryPush(Push, tag="entry"):
    viewer: int | None = field(name="as")
    number: int
    entry: EntryInfo
    game: Shown | UnsetType = UNSET  # if it changed and one acted or is asked something new
    table: TableInfo | UnsetType = UNSET  # if it changed


class GamePush(Push, tag="game"):
    """The position alone: for bystanders a moment later, or because somebody has answered in secret."""

    viewer: int | None = field(name="as")
    number: int
    game: Shown | None
    table: TableInfo | UnsetType = UNSET  # if there is a clock


class OnlinePush(Push, tag="online"):
    online: list[int]
    onlookers: int


class PremovePush(Push, tag="premove"):
    viewer: int | None = field(name="as")
    premove: PremoveInfo | None


class NoticePush(Push, tag="notice"):
    text: str


class PongPush(Push, tag="pong"):
    time: float
