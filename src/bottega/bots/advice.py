"""Advice: the best moves of a seat, what they are worth, and why."""

from __future__ import annotations

import time
from collections.abc import Callable

from bottega.bots.effort import check_effort
from bottega.bots.hints import compares, describes
from bottega.bots.hints import reason as reason_for
from bottega.bots.journeyman import Journeyman
from bottega.bots.knowledge import knowledge
from bottega.bots.knowledge.base import Knowledge, rewards
from bottega.bots.master import THINKING, begin, think
from bottega.bots.network import Network
from bottega.bots.policy import seed_from
from bottega.bots.search import Finding, Search, difference
from bottega.bots.seat import Seat
from bottega.bots.told import ToldMove
from bottega.bots.weights import learned
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game
from bottega.kernel.move import Move
from bottega.kernel.reason import Reason
from bottega.text import Words

LEAST_TRIES = 12  # of each move that is shown, so that its worth is known
DOUBTLESS = 1.5  # errors of a mean, beyond which a difference is worth a sentence
HARDLY = 1.0  # points of lead: a move that may lack more is not called hardly worse
TELLING = 0.01  # of the chance to win: a smaller difference is not worth a sentence
UNDECIDED = ("bots-reason-thumb", "bots-reason-level")  # what is said of a best move that is not known to be better
RIVALS = 0.6  # of a lead: what the others' points count for in it (`knowledge.base.leads`)


class Advice:
    """One move, as search sees it from this seat."""

    __slots__ = ("move", "place", "points", "reason", "share", "win")

    def __init__(self, move: Move, share: float, win: float, points: float, place: float, reason: Reason) -> None:
        self.move = move
        self.share = share  # of the thinking that went into this move: how sure the search is of it
        self.win = win  # chance to win, 0 to 1
        self.points = points  # expected final points
        self.place = place  # expected final place
        self.reason = reason

    def sentence(self, words: Words) -> str:
        """Why, in the reader's language."""
        return words.reason(self.reason)

    def dump(self, words: Words, game: str) -> ToldMove:
        """Plain data, worded."""
        return {
            "move": str(self.move),
            "words": words.move(game, self.move),
            "share": round(self.share, 3),
            "win": round(self.win, 3),
            "points": round(self.points, 1),
            "place": round(self.place, 2),
            "reason": self.sentence(words),
            "why": {"rule": self.reason.rule, "args": self.reason.args},
        }


def advise(
    game: Game,
    seat: int,
    seconds: float | None = None,
    seed: int = 0,
    iterations: int | None = None,
    most: int = 3,
    stop: Callable[[], bool] | None = None,
) -> list[Advice]:
    """The best moves of `seat` now, best first, at most `most`; none if the seat is not asked.

    It knows no more than the seat does.
    """
    check_effort(seconds, iterations)
    if seat not in game.awaiting:
        return []
    chair = Seat(game, seat, seed)
    search = begin(chair, seed, THINKING if seconds is None else seconds, iterations, time.perf_counter)
    think(search, seconds, iterations, stop)
    for finding in search.ranking()[:most]:
        search.examine(finding.move, LEAST_TRIES)
    return advice_from(chair, search, seed, most)


def glance(game: Game, seat: int, seed: int = 0) -> tuple[Move, Reason | None]:
    """What a journeyman would do in this seat, at once, and why if there is more to say than what it is worth."""
    chair = Seat(game, seat, seed)
    number = Journeyman(seed).pick(chair)
    return chair.catalogue[number], reason_for(chair.guess(seed_from(Chance(seed))), chair.number, number)


def advice_from(chair: Seat, search: Search, seed: int, most: int) -> list[Advice]:
    """A search's findings as advice."""
    tried = [finding for finding in search.ranking() if finding.tries > 0]
    guess = chair.guess(seed_from(Chance(seed)))
    found = learned(chair)
    shares = foretold(guess, knowledge(chair.title), None if found is None else found.network)[1]
    result = []
    for finding in tried[:most]:
        move = chair.catalogue[finding.move]
        # The title says why a move is a good one, which holds for the best alone: the others lack something beside it.
        own = reason_for(guess, chair.number, finding.move) if finding is tried[0] else None
        unseen = len(tried) == 1 and len(search.legal) > 1  # there was no time to try another
        reason = Reason("bots-reason-thumb") if unseen else _plain_reason(finding, tried)
        undecided = reason.rule in UNDECIDED
        if own is not None and not (compares(chair.title, own) if undecided else describes(chair.title, own)):
            reason = own
        share = finding.tries / search.iterations
        win, points = _beside(tried[0], finding)
        result.append(
            Advice(move, share, win, points, place_of(shared(shares, chair.number, win), chair.number), reason)
        )
    return result


def foretold(game: Game, know: Knowledge, network: Network | None) -> tuple[list[float], list[float]]:
    """The points that each seat may expect at the end, and its chance to win.

    A network foretells the end; the title's evaluation alone is for comparing positions, and may count what there is.
    """
    points = know.evaluate(game)
    if game.over:
        part = 1.0 / game.places.count(1)  # a shared win counts in parts
        return points, [part if place == 1 else 0.0 for place in game.places]
    return (points, rewards(points, know.spread)) if network is None else network.value(game, points)


def shared(evaluated: list[float], own: int, chance: float) -> list[float]:
    """The seat's own chance to win, and the rest for the others in proportion to what they are evaluated at."""
    rest = [0.0 if seat == own else share for seat, share in enumerate(evaluated)]
    if not any(rest):  # as good as won
        rest = [0.0 if seat == own else 1.0 for seat in range(len(evaluated))]
    return [chance if seat == own else (1.0 - chance) * share / sum(rest) for seat, share in enumerate(rest)]


def place_of(chances: list[float], own: int) -> float:
    """The place to expect of a seat, if of any two each comes first as often as it wins beside the other.

    Who is how far ahead half-way would not tell it: where all are level, a tenth of a point decides between first and
    last.
    """
    mine = chances[own]
    behind = [other / (other + mine) if other + mine > 0.0 else 0.5 for other in chances]
    return 1.0 + sum(behind) - behind[own]


def _beside(best: Finding, finding: Finding) -> tuple[float, float]:
    """The chance to win and the points after a move, less than the best's by what it lacks in the same guesses.

    So they go with its reason. By its own tries alone, a move of few would be told by the luck of other guesses.
    """
    win = best.win - difference(best.chances, finding.chances)[0]
    return min(1.0, max(0.0, win)), best.score - difference(best.scores, finding.scores)[0]


def _plain_reason(finding: Finding, tried: list[Finding]) -> Reason:
    """What the search has found out about a move: what it gains, what it keeps from others, what it lacks.

    The best move is compared with the runner-up, every other with the best: try by try, in the same guesses.
    """
    if len(tried) == 1:
        return Reason("bots-reason-only")
    best = tried[0]
    if finding is best:
        gained = _sure(finding.scores, tried[1].scores)
        if round(gained) > 0:
            return Reason("bots-reason-ahead", {"points": round(gained)})
        kept = _sure(_others(tried[1]), _others(finding))
        if round(kept) > 0:
            return Reason("bots-reason-prevents", {"points": round(kept)})
        if _sure(finding.chances, tried[1].chances) > TELLING:
            return Reason("bots-reason-place")
        return Reason("bots-reason-level")
    lacking = _sure(best.scores, finding.scores)
    if round(lacking) > 0:
        return Reason("bots-reason-behind", {"points": round(lacking)})
    mean, error = difference(best.leads, finding.leads)
    more, allowed = round(_sure(finding.scores, best.scores)), round(_sure(_others(finding), _others(best)))
    poorer = _sure(best.chances, finding.chances) > TELLING
    if poorer and more > 0:
        return Reason("bots-reason-bought", {"points": more})
    if allowed > 0 and mean > 0.0:  # not where its own points make up for that
        return Reason("bots-reason-allows", {"points": allowed})
    if poorer:
        return Reason("bots-reason-chance")
    return Reason("bots-reason-close" if mean + DOUBTLESS * error < HARDLY else "bots-reason-unsure")


def _others(finding: Finding) -> list[float]:
    """Try by try, what the others have: half the best of them, half their mean."""
    return [(score - lead) / RIVALS for score, lead in zip(finding.scores, finding.leads, strict=True)]


def _sure(first: list[float], second: list[float]) -> float:
    """By how much the first is better in the same guesses; 0 if that may well be chance."""
    mean, error = difference(first, second)
    return mean if mean > DOUBTLESS * error else 0.0
