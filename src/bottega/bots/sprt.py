"""A sequential test: play on until it is known whether the first contestant gains, and no longer.

The question is put in Elo: is the first one stronger than the others by `elo1`, or only by `elo0`? After every seed the
likelihoods of the two answers are compared; the test ends when one is so much the likelier that the answer is wrong at
most so often as `alpha` and `beta` allow. A match of a fixed length needs two to three times as many games for that.

What is counted:

- The score of a game is the first contestant's share of the win: 1, a part of a shared win, or 0, whatever the number
  of players. Its seats together are one.
- The games of one seed, one from every seating, are one trial: the cards that favour a seat favour all who sit there in
  turn, so their mean varies less than single games do. With two players that is the pentanomial test.
- Elo with more than two players: each seat wins in proportion to 10^(Elo/400). Two of five seats, all alike, share 2/5.
- The likelihoods are those of the distribution nearest to the scores seen that has the expected mean.
- Only whole seeds count, and those in their order: however many processes play, the answer is the same.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypedDict

from bottega.bots.statistics import NORMAL_95
from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason

MOST_ELO: Final = 2000.0
NEVER_SEEN: Final = 1e-3  # what the worst and the best score count for even if no seed has had them

Verdict = Literal["gains", "gains-not", "open"]


class AnswerData(TypedDict):
    """An answer as plain data."""

    verdict: Verdict
    seeds: int
    share: float
    share_95: list[float]
    elo: float
    elo_95: list[float]
    llr: float
    bounds: list[float]


@dataclass(frozen=True)
class Question:
    """Whether the first contestant is `elo1` stronger (then it gains) rather than `elo0`."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05  # how often it may be said to gain though it is only `elo0` stronger
    beta: float = 0.05  # how often the other way

    def __post_init__(self) -> None:
        if not -MOST_ELO <= self.elo0 < self.elo1 <= MOST_ELO:
            raise SetupError(Reason("bots-sprt-elo", {"elo0": self.elo0, "elo1": self.elo1, "most": MOST_ELO}))
        for rate in (self.alpha, self.beta):
            if not 0.0 < rate < 0.5:
                raise SetupError(Reason("bots-sprt-rate", {"rate": rate}))

    @property
    def bounds(self) -> tuple[float, float]:
        """The logarithms of the likelihood ratio at which the test ends."""
        return math.log(self.beta / (1.0 - self.alpha)), math.log((1.0 - self.beta) / self.alpha)

    def answer(self, scores: Sequence[float], own: int, players: int) -> Answer:
        """What the scores of some seeds say; `own` of the `players` seats are the first contestant's."""
        ratio = _log_likelihood_ratio(scores, share_of(self.elo0, own, players), share_of(self.elo1, own, players))
        low, high = self.bounds
        verdict: Verdict = "gains" if ratio >= high else "gains-not" if ratio <= low else "open"
        share, between = _mean(scores)
        elos = [elo_of(value, own, players) for value in (share, *between)]
        return Answer(verdict, len(scores), share, between, elos[0], (elos[1], elos[2]), ratio, (low, high))


@dataclass(frozen=True)
class Answer:
    """What is known so far. The intervals are those of a match of this length: after a stop they flatter a little."""

    verdict: Verdict
    seeds: int
    share: float  # of the wins
    share_between: tuple[float, float]
    elo: float
    elo_between: tuple[float, float]
    ratio: float  # of the likelihoods, its logarithm
    bounds: tuple[float, float]

    @property
    def reason(self) -> Reason:
        """Why the test has ended, or that it has not."""
        low, high = self.bounds
        figures = {"ratio": round(self.ratio, 2), "low": round(low, 2), "high": round(high, 2)}
        return Reason(f"bots-sprt-{self.verdict}", {**figures, "seeds": self.seeds})

    def dump(self) -> AnswerData:
        return {
            "verdict": self.verdict,
            "seeds": self.seeds,
            "share": self.share,
            "share_95": list(self.share_between),
            "elo": self.elo,
            "elo_95": list(self.elo_between),
            "llr": self.ratio,
            "bounds": list(self.bounds),
        }


def share_of(elo: float, own: int, players: int) -> float:
    """The share of the wins to expect of `own` seats that are so much stronger than the others."""
    strength = own * math.pow(10.0, elo / 400.0)
    return strength / (strength + players - own)


def elo_of(share: float, own: int, players: int) -> float:
    """The other way round; what only wins or only loses has the most there is."""
    share = min(max(share, 1e-9), 1.0 - 1e-9)
    elo = 400.0 * math.log10(share * (players - own) / ((1.0 - share) * own))
    return max(-MOST_ELO, min(MOST_ELO, elo))


def _mean(scores: Sequence[float]) -> tuple[float, tuple[float, float]]:
    """The mean of the seeds with its 95 % interval."""
    count = len(scores)
    if count == 0:
        return 0.0, (0.0, 1.0)
    mean = sum(scores) / count
    if count == 1:
        return mean, (0.0, 1.0)
    # Two seeds more, one lost and one won: few that all ended alike do not mean that there is no doubt.
    varies = (sum((score - mean) ** 2 for score in scores) + mean**2 + (1.0 - mean) ** 2) / (count + 1)
    half = NORMAL_95 * math.sqrt(varies / count)
    return mean, (max(0.0, mean - half), min(1.0, mean + half))


def _log_likelihood_ratio(scores: Sequence[float], share0: float, share1: float) -> float:
    """How much likelier the scores are if their mean is `share1` than if it is `share0`."""
    if not scores:
        return 0.0
    seen: dict[float, float] = {0.0: NEVER_SEEN, 1.0: NEVER_SEEN}
    for score, count in Counter(round(score, 9) for score in scores).items():
        seen[score] = seen.get(score, 0.0) + count
    total = sum(seen.values())
    tilt0, tilt1 = _tilt(seen, total, share0), _tilt(seen, total, share1)
    return sum(
        count * (math.log1p(tilt0 * (score - share0)) - math.log1p(tilt1 * (score - share1)))
        for score, count in seen.items()
    )


def _tilt(seen: dict[float, float], total: float, mean: float) -> float:
    """The t for which what was seen, each score's part divided by 1 + t (score - mean), has that mean."""
    low, high = -1.0 / (1.0 - mean), 1.0 / mean  # beyond these a part would be negative
    for _ in range(100):
        middle = (low + high) / 2.0
        excess = sum(count * (score - mean) / (1.0 + middle * (score - mean)) for score, count in seen.items())
        if excess / total > 0.0:
            low = middle
        else:
            high = middle
    return (low + high) / 2.0
