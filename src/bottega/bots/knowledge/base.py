"""What a bot knows of a game besides its rules.

Each title's knowledge is one file, `bots/knowledge.py` in its folder. It says two things: what a position is worth
(`evaluate`), and what a move is worth (`judge`). A title without such a file is played by the rules alone: points on
the track, and whatever search finds.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bottega.kernel.game import Game
from bottega.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


PLAYED_OUT: Final = 1_000_000  # decisions: an ending of that length is the rest of the game


@mypyc_attr(allow_interpreted_subclasses=True)  # so is what bots know of a guest's title
class Knowledge:
    """The general player: counts points and prefers nothing."""

    blind: bool  # judges nothing: search must find out by itself what is worth trying
    spread: float  # a lead of so many points at the end of the look-ahead wins about three times in four
    horizon: i64  # decisions that a journeyman plays an ending on before evaluating it
    patience: i64  # decisions after which it is evaluated even in an unsettled position
    ending: i64  # decisions after which a master's ending is evaluated, once it has settled
    hasty: i64  # the same where there is time for a few endings only
    effort: i64  # decisions that a journeyman thinks about for one: under 100 ms, even in plain Python
    warmth: float  # points of difference between two moves at which the worse is still tried now and then

    def __init__(self) -> None:
        self.blind = True
        self.spread = 8.0
        self.horizon = 24
        self.patience = 48
        self.ending = 24
        self.hasty = 24
        self.effort = 400
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


def leads(points: list[float]) -> list[float]:
    """What each seat is after: its own points, less a part of those of the others, of the best most."""
    total = 0.0
    best = -1.0e9
    second = -1.0e9
    for value in points:
        total += value
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    others = float(len(points) - 1)
    result: list[float] = []
    for value in points:
        rival = second if value == best else best
        result.append(value - 0.3 * rival - 0.3 * (total - value) / others)
    return result


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
