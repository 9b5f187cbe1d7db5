"""What bots tell people, as data: the shapes that servers send on and the page draws."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from bottega.bots.loss import Kind
from bottega.kernel.plain import Figures


class ToldReason(TypedDict):
    """A reason before it is worded: a message and its arguments."""

    rule: str
    args: Figures


class ToldMove(TypedDict):
    """A move that is advised, worded."""

    move: str
    words: str
    share: float
    win: float
    points: float
    place: float
    reason: str
    why: NotRequired[Annotated[ToldReason, "The reason, for another language; none in what 0.1 kept."]]


class ToldDecision(TypedDict):
    """One decision of the seat: what it played, what that cost, and what would have been best."""

    number: int
    played: str
    words: str
    win: float
    win_95: Annotated[list[float], "The interval of `win`."]
    points: float
    kind: Kind
    cost: NotRequired[Annotated[float, "What was lost by one measure, in shares of a win; none in what 0.1 kept."]]
    lost_win: Annotated[float, "Beyond the noise."]
    lost_win_95: list[float]
    lost_points: float
    lost_points_95: list[float]
    best: list[ToldMove]


class ToldSource(TypedDict):
    source: str
    words: str
    points: int


class ToldDraw(TypedDict):
    """Something came to light behind a move: the points that it gave each seat, or took."""

    number: int
    seat: int
    move: NotRequired[str]
    words: str
    points: list[float]


class ToldBalance(TypedDict):
    """How the losses go with the end, in points: `first` less `lost` and with `between` is `end`."""

    first: Annotated[int, "To expect before the first decision."]
    lost: Annotated[int, "By all decisions together."]
    between: Annotated[int, "What changed between the decisions."]
    end: int


class Report(TypedDict):
    """An analysis as data; `course`, `chances` and `sources` are of every seat."""

    game: str
    players: int
    seat: int
    complete: bool
    scores: list[int]
    places: list[int]
    lost_points: float
    lost_points_95: list[float]
    balance: NotRequired[Annotated[ToldBalance, "Of a game that is over, unless too little was tried."]]
    accuracy: float
    luck: Annotated[list[float], "What all draws gave each seat, in points."]
    luck_95: list[list[float]]
    draws: Annotated[list[ToldDraw], "Those that meant most to the seat, in the order of the game."]
    iterations: Annotated[int, "Of all searches: a deeper look has more."]
    thin: Annotated[bool, "There was too little time to say much."]
    decisions: list[ToldDecision]
    turning_points: list[int]
    course: Annotated[list[list[float]], "Points to expect, move by move; empty where nothing is known yet."]
    chances: Annotated[list[list[float]], "Move by move; empty where nothing is known yet."]
    chances_95: NotRequired[Annotated[list[list[float] | None], "The interval of the seat's own chance."]]
    sources: list[list[ToldSource]]
