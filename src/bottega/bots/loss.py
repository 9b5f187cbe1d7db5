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

LEAST_PAIRS: Final = 8  # tries of both moves below which nothing is known
BEYOND_NOISE: Final = 2.5  # errors of a mean: of many decisions some lie two away by chance alone
INACCURATE: Final = 0.02  # of the chance to win, given away beyond the noise
MISTAKEN: Final = 0.06

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
    def sure(self) -> float:
        """What is lost beyond the noise: the mean, or nothing."""
        return self.mean if self.mean > BEYOND_NOISE * self.error else 0.0


NONE: Final = Loss()


@dataclass(frozen=True)
class Losses:
    """What a decision lost, in points and in the chance to win."""

    points: Loss = NONE
    win: Loss = NONE

    @property
    def kind(self) -> Kind:
        """As people call it, apart from turning points, which are so only beside the rest of the game."""
        lost = self.win.sure
        return "mistake" if lost >= MISTAKEN else "inaccuracy" if lost >= INACCURATE else "good"


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
