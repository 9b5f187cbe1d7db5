"""Loss: what a decision gave away, with the interval in which the truth lies, and what people call it.

The best move is the one that looked best among many, so by its own figures it is overrated: a player who
chooses just as well would always seem to lose. So the two moves are tried again, both in the same new guesses with the
same luck, and only these tries count.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from bottega.bots.search import Finding, difference
from bottega.bots.statistics import NORMAL_95
from bottega.kernel.reason import Reason

LEAST_PAIRS: Final = 8  # tries of both moves below which nothing is known
INACCURATE: Final = 0.02  # of the chance to win, given away beyond the noise
MISTAKEN: Final = 0.06
BOUGHT: Final = 0.01  # of the chance to win, below which it is not worth giving points for it
SEEN: Final = 0.005  # of the chance to win: what is less cannot be seen in the figures
SEEN_POINTS: Final = 0.05
POINT: Final = 0.02  # of a win that a point counts for: somewhat less than it is worth in an even game of any title

Kind = Literal["best", "good", "inaccuracy", "mistake", "turning"]
KINDS: Final[tuple[Kind, ...]] = ("best", "good", "inaccuracy", "mistake", "turning")


@dataclass(frozen=True)
class Loss:
    """By how much one figure is lower after the move that was played: the mean, and the error of that."""

    mean: float = 0.0
    error: float = 0.0

    @property
    def between(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.mean - NORMAL_95 * self.error, self.mean + NORMAL_95 * self.error

    @property
    def known(self) -> bool:
        """Whether there is more to it than noise: all of the interval lies on one side of 0."""
        low, high = self.between
        return low > 0.0 or high < 0.0

    @property
    def sure(self) -> float:
        """What is lost beyond the noise: the mean, or nothing."""
        return self.mean if self.known and self.mean > 0.0 else 0.0


NONE: Final = Loss()


@dataclass(frozen=True)
class Losses:
    """What a decision lost, in points and in the chance to win."""

    points: Loss = NONE
    win: Loss = NONE

    @property
    def bought(self) -> bool:
        """Whether the move that was played has a better chance to win, by enough to be worth points."""
        return self.win.known and self.win.mean <= -BOUGHT

    @property
    def cost(self) -> float:
        """What was lost beyond the noise by one measure, in shares of a win: of both figures the one that weighs more.

        Where the game is as good as won or lost, points are thrown away without a change of the chances. Points that
        bought a better chance to win cost nothing.
        """
        return 0.0 if self.bought else max(self.win.sure, POINT * self.points.sure)

    @property
    def kind(self) -> Kind:
        """As people call it, apart from turning points, which are so only beside the rest of the game."""
        return "mistake" if self.cost >= MISTAKEN else "inaccuracy" if self.cost >= INACCURATE else "good"

    @property
    def reason(self) -> Reason:
        """What the best move has over the one that was played, in a sentence that goes with kind and figures."""
        if self.kind == "good":
            if self.cost > 0.0 and (self.win.sure >= SEEN or self.points.sure >= SEEN_POINTS):
                return Reason("bots-compared-hardly")
            richer = self.points.known and self.points.mean <= -SEEN_POINTS
            better = self.bought or (richer and self.win.mean <= SEEN)
            return Reason("bots-compared-worse" if better else "bots-compared-level")
        if POINT * self.points.sure >= INACCURATE:
            return Reason("bots-compared-points", {"points": round(self.points.sure)})
        fewer = -round(self.points.mean) if self.points.known else 0
        return Reason("bots-compared-fewer", {"points": fewer}) if fewer > 0 else Reason("bots-compared-chance")


def compared(best: Finding, played: Finding) -> Losses | None:
    """What the one move loses against the other, by the tries that both have had; None if these are too few."""
    if min(best.tries, played.tries) < LEAST_PAIRS:
        return None
    points = Loss(*difference(best.scores, played.scores))
    win = Loss(*difference(best.chances, played.chances))
    return Losses(points, win)


def mean_of(values: list[float]) -> Loss:
    """The mean of some tries, with its error."""
    return Loss(*difference(values, [0.0] * len(values)))


def total(losses: list[Loss]) -> Loss:
    """All together. What is within the noise counts too, for better or worse: it evens out."""
    return Loss(sum(loss.mean for loss in losses), sum(loss.error**2 for loss in losses) ** 0.5)
