"""What a bot knows of a game besides its rules.

Each title's knowledge is one file here. It says three things: what a position is worth
(`evaluate`), what a move is worth (`judge`), and why (`reason`). A title without a file of its own is
played by the rules alone: points on the track, and whatever search finds.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bottega.kernel.game import Game
from bottega.kernel.reason import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64


class Knowledge:
    """The general player: counts points and prefers nothing."""

    spread: float  # a lead of so many points at the end of the look-ahead wins about three times in four
    horizon: i64  # decisions that an ending is played on before it is evaluated
    patience: i64  # decisions after which it is evaluated even in an unsettled position
    turns: i64  # ways to play a turn that a journeyman tries
    warmth: float  # points of difference between two moves at which the worse is still tried now and then

    def __init__(self) -> None:
        self.spread = 8.0
        self.horizon = 24
        self.patience = 48
        self.turns = 64
        self.warmth = 1.0

    def evaluate(self, game: Game) -> list[float]:
        """The points that each seat may expect at the end; the final ones if the game is over."""
        return [float(score) for score in game.scores]

    def judge(self, game: Game, seat: i64, legal: list[int]) -> list[float]:
        """How many points each move is worth, compared with the others; only differences count."""
        return [0.0] * len(legal)

    def settled(self, game: Game) -> bool:
        """Whether `evaluate` can be trusted here: not in the middle of an auction or a half-made turn."""
        return True

    def reason(self, game: Game, seat: int, number: int) -> Reason | None:
        """Why a player would make this move, if there is more to say than its worth."""
        return None


def rewards(points: list[float], spread: float) -> list[float]:
    """The chance of each seat to win, if these are the points that they may expect."""
    best = points[0]
    for value in points:
        if value > best:
            best = value
    shares: list[float] = []
    total = 0.0
    for value in points:
        share = math.exp((value - best) / spread)
        shares.append(share)
        total += share
    return [share / total for share in shares]
