"""Node: a decision in the tree of a search."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

PRIOR_WEIGHT: Final = 2.0  # tries that a move's worth by knowledge counts for
EXPLORATION: Final = 1.0  # of what results vary by: how far a move may lag behind and still be tried
NARROWEST: Final = 4  # moves that are looked at from the beginning; then as many more as the root of the visits
VARIANCE_PRIOR: Final = 8.0  # results that the title's spread counts for, while it is not known how much they vary


class Node:
    """A decision in the tree: the moves seen there, and how each did for the seat that decides."""

    __slots__ = (
        "chances",
        "children",
        "moves",
        "place",
        "ranks",
        "seat",
        "squares",
        "total",
        "totals",
        "tries",
        "visits",
        "worths",
    )
    seat: i64
    visits: i64
    total: float
    squares: float
    moves: list[int]
    place: dict[int, int]
    worths: list[float]  # by knowledge, below that of the best
    ranks: list[int]  # by these: how many moves seem better; none before `rank`
    tries: list[int]
    chances: list[int]
    totals: list[float]
    children: list[Node | None]

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.moves = []
        self.place = {}
        self.worths = []
        self.ranks = []
        self.tries = []
        self.chances = []
        self.totals = []
        self.children = []

    def expected(self, at: i64) -> float:
        """What a move may bring: its average, with the worth by knowledge counted as a few tries."""
        mean = self.total / float(self.visits) if self.visits > 0 else 0.0
        return (self.totals[at] + PRIOR_WEIGHT * (mean + self.worths[at])) / (float(self.tries[at]) + PRIOR_WEIGHT)

    def noise(self, spread: float) -> float:
        """How much the results vary here; while there are few, the title's spread counts too."""
        visits = float(self.visits)
        mean = self.total / visits if self.visits > 0 else 0.0
        return math.sqrt(
            (VARIANCE_PRIOR * spread * spread + self.squares - visits * mean * mean) / (VARIANCE_PRIOR + visits)
        )

    def doubt(self, at: i64) -> float:
        """How far off that may be, in units of the noise."""
        return EXPLORATION * math.sqrt(math.log(float(self.chances[at] + 2)) / (float(self.tries[at]) + 1.0))

    def rank(self) -> None:
        """Know how many moves seem better than each, by knowledge."""
        if len(self.ranks) < len(self.moves):
            order = sorted(range(len(self.moves)), key=lambda at: -self.worths[at])
            self.ranks = [0] * len(order)
            for rank, at in enumerate(order):
                self.ranks[at] = rank

    def waits(self, at: i64) -> bool:
        """Whether a move is not looked at yet: enough others seem better. Nothing waits where nothing is ranked."""
        if at >= len(self.ranks):
            return False
        beyond: i64 = self.ranks[at] - NARROWEST
        return beyond >= 0 and beyond * beyond >= self.visits

    def meet(self, legal: list[int], worths: list[float]) -> None:
        """Add the moves that no earlier guess allowed."""
        best = worths[0]
        for worth in worths:
            if worth > best:
                best = worth
        for index, move in enumerate(legal):
            if move not in self.place:
                self.place[move] = len(self.moves)
                self.moves.append(move)
                self.worths.append(worths[index] - best)
                self.tries.append(0)
                self.chances.append(0)
                self.totals.append(0.0)
                self.children.append(None)
