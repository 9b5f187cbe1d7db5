"""Analysis: a finished game, decision by decision, as its player could have known it.

Half of the thinking about a decision goes into finding the best move, half into comparing it with the one that was
played (see `loss`). What is within the noise of that is not called a mistake.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bottega.api import replay
from bottega.bots.advice import Advice, advice_from, foretold
from bottega.bots.effort import LEAST_SECONDS, check_effort
from bottega.bots.hints import reason as reason_for
from bottega.bots.knowledge import knowledge
from bottega.bots.loss import LEAST_PAIRS, Kind, Loss, Losses, compared, mean_of, total
from bottega.bots.luck import Draw, drawn
from bottega.bots.master import THINKING, Clock, begin, patient, think
from bottega.bots.policy import seed_from
from bottega.bots.search import VISIT_THRESHOLD, Finding, Search
from bottega.bots.seat import Seat
from bottega.bots.weights import learned
from bottega.kernel.chance import SEEDS, Chance
from bottega.kernel.game import Game
from bottega.kernel.move import Move
from bottega.kernel.record import Record

SECONDS: Final = 0.3  # a decision
TRIES: Final = 12  # of the move that was played, where there is no time to try it apart; fewer if there is little time
ALONE: Final = 60  # tries of the best move where it was played: nothing is compared, but its worth is told
TURNING: Final = 0.08  # of the chance to win, lost in one decision
TURNING_MOST: Final = 5
DRAWS_MOST: Final = 6
THIN: Final = 40  # iterations a decision, below which an analysis says next to nothing
STRICT: Final = 4.0  # how quickly accuracy falls with what decisions cost
PLAIN: Final = "bots-reason-"  # what a search says of a move beside the next best; a title's own reasons are others
LARGEST: Final = SEEDS // 2  # of a decision's seed: some are counted up from it
ANOTHER: Final = 0x10551  # the guesses in which moves are compared are not those in which the best was found


@dataclass(frozen=True)
class Effort:
    """How much to think: for a time by a clock, or a number of iterations."""

    seconds: float | None
    iterations: int | None
    clock: Clock


@dataclass(frozen=True)
class Tries:
    """The best move and the one that was played (it may be the same), as they were tried."""

    best: Finding
    played: Finding
    apart: bool = True  # from the search that found the best, whose judge may be another

    @property
    def known(self) -> bool:
        return self.apart and min(self.best.tries, self.played.tries) >= LEAST_PAIRS

    @property
    def losses(self) -> Losses:
        return (compared(self.best, self.played) if self.best is not self.played else None) or Losses()

    @property
    def count(self) -> int:
        return self.best.tries + (self.played.tries if self.best is not self.played else 0)


class Decision:
    """One decision that was taken: what was played, and what would have been best."""

    def __init__(
        self, number: int, seat: int, played: Move, advice: list[Advice], tries: Tries, iterations: int
    ) -> None:
        self.number = number  # of the move in the record, from 1
        self.seat = seat
        self.played = played
        self.advice = advice
        self.losses = tries.losses
        self.chance = mean_of(tries.played.chances)  # to win after the move that was played, with its error
        self.win = tries.played.win
        self.points = tries.played.score
        self.known = tries.known  # whether these are more than a guess
        self.iterations = iterations  # that were spent on it

    @property
    def best(self) -> Move:
        return self.advice[0].move

    @property
    def lost_win(self) -> float:
        """The chance to win that was given away, beyond the noise."""
        return self.losses.win.sure

    @property
    def lost_points(self) -> float:
        """The points that were given away, beyond the noise."""
        return self.losses.points.sure

    @property
    def cost(self) -> float:
        """Both by one measure: what kinds, accuracy and the order of losses go by."""
        return self.losses.cost

    @property
    def kind(self) -> Kind:
        return "best" if self.best == self.played else self.losses.kind


class Analysis:
    """All that was found out, also if it was stopped half-way (`complete` says so)."""

    def __init__(self, record: Record, seat: int) -> None:
        self.title = record.game
        self.players = record.players
        self.seat = seat
        self.complete = False
        self.decisions: list[Decision] = []
        self.foretold = False  # by a network; an evaluation alone may count what there is, not what is to come
        self.course: list[list[float]] = []  # per move of the record: the points each seat may expect, as evaluated
        self.settled: list[bool] = []  # likewise, whether they were evaluated then; else they are the last ones
        self.chances: list[list[float]] = []  # likewise its chance to win
        self.draws: list[Draw] = []  # what came to light, and what that gave and took
        self.sources: list[dict[str, int]] = [{} for _ in range(record.players)]
        self.moves: list[Move] = []  # of the record
        self.scores: list[int] = []
        self.places: list[int] = []

    def turning_points(self) -> list[Decision]:
        """The decisions that cost most of the chance to win, in the order of the game."""
        dear = [decision for decision in self.decisions if decision.lost_win >= TURNING]
        dear.sort(key=lambda decision: -decision.lost_win)
        return sorted(dear[:TURNING_MOST], key=lambda decision: decision.number)

    def kind_of(self, decision: Decision) -> Kind:
        """What people would call a decision in this game."""
        return "turning" if decision in self.turning_points() else decision.kind

    def lost_points(self) -> float:
        """What all decisions together gave away; around 0 for who chooses as well as the analysis does."""
        return self.loss().mean

    def loss(self) -> Loss:
        """The same with its error."""
        return total([decision.losses.points for decision in self.decisions])

    @property
    def iterations(self) -> int:
        """Of all searches together."""
        return sum(decision.iterations for decision in self.decisions)

    @property
    def thin(self) -> bool:
        """Whether there was too little time to say much."""
        return self.iterations < THIN * len(self.decisions)

    def luck(self) -> list[Loss]:
        """What all draws together gave each seat, in points; below 0 for bad luck. Empty where none could be told."""
        return (
            [] if not self.draws else [total([draw.gained[own] for draw in self.draws]) for own in range(self.players)]
        )

    def great_draws(self) -> list[Draw]:
        """The draws that meant most to the seat, in the order of the game."""
        known = [draw for draw in self.draws if draw.gained[self.seat].known]
        known.sort(key=lambda draw: -abs(draw.gained[self.seat].mean))
        return sorted(known[:DRAWS_MOST], key=lambda draw: draw.number)

    def accuracy(self) -> float:
        """From 0 to 100, as in chess: 100 if nothing was given away beyond the noise."""
        if not self.decisions:
            return 100.0
        kept = [math.exp(-STRICT * decision.cost) for decision in self.decisions]
        return 100.0 * sum(kept) / len(kept)


def analyse(
    record: Record | str,
    seat: int,
    seconds: float | None = SECONDS,
    iterations: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    stop: Callable[[], bool] | None = None,
    within: float | None = None,
    clock: Clock = time.perf_counter,
) -> Analysis:
    """Search every decision of `seat`; `progress` hears (done, total) moves, `stop` ends it with what there is.

    `within` is for the whole game instead: each decision gets its part of what is left, so that none is left out.
    `clock` tells the time.
    """
    check_effort(seconds, iterations)
    final = replay(record)
    told = final.record()
    analysis = Analysis(told, seat)
    game = final.fresh()
    game.log = []
    know = knowledge(told.game)
    found = learned(Seat(game, seat))
    network = None if found is None else found.network
    analysis.foretold = network is not None
    expected, chances = foretold(game, know, network)
    count = len(told.moves)
    left = _decisions_of(final.fresh(), told, seat) if within is not None else 0
    until = clock() + (within or 0.0)
    analysis.moves = [game.catalogue[game.catalogue.find(text)] for _, text in told.moves]
    for number, (who, text) in enumerate(told.moves, 1):
        if stop is not None and stop():
            return analysis
        own = (seed + number) % LARGEST
        if who == seat and seat in game.awaiting and len(game.legal(seat)) > 1:
            if within is not None:
                seconds = max(LEAST_SECONDS, (until - clock()) / left)
                left -= 1
            effort = Effort(seconds, iterations, clock)
            analysis.decisions.append(_decision(game, seat, number, text, effort, own))
        before = game.copy()
        game.play(who, text)
        luck = drawn(before, who, text, game, know, own)
        if luck is not None:
            analysis.draws.append(luck)
        _count(game, analysis)
        # In the middle of an auction or a turn an evaluation says little: the last one stands until it is over.
        analysis.settled.append(game.over or know.settled(game))
        if analysis.settled[-1]:
            expected, chances = foretold(game, know, network)
        analysis.course.append(expected)
        analysis.chances.append(chances)
        if progress is not None:
            progress(number, count)
    analysis.complete = True
    analysis.scores = list(game.scores)
    analysis.places = list(game.places) if game.over else []
    return analysis


def _decisions_of(game: Game, told: Record, seat: int) -> int:
    """How many decisions of a seat there are, those left out in which there was one move only."""
    count = 0
    for who, text in told.moves:
        count += who == seat and seat in game.awaiting and len(game.legal(seat)) > 1
        game.play(who, text)
    return count


def _decision(game: Game, seat: int, number: int, text: str, effort: Effort, seed: int) -> Decision:
    chair = Seat(game, seat, seed)
    clock, seconds, iterations = effort.clock, effort.seconds, effort.iterations
    half = None if seconds is None else seconds / 2.0
    begun = clock()
    # Found as a master would, whatever judges it then: what a master plays is on average as good as what is found.
    search = begin(chair, seed, THINKING if seconds is None else seconds, iterations, clock)
    think(search, half, None if iterations is None else (iterations + 1) // 2, early=True, clock=clock)
    played = game.catalogue[game.catalogue.find(text)]
    spare = None if seconds is None else seconds - (clock() - begun)
    left = Effort(spare, None if iterations is None else iterations // 2, clock)
    tries = _tried(chair, search.best(), played.number, left, seed ^ ANOTHER)
    count = search.iterations + tries.count
    advice = advice_from(chair, search, seed, 3)
    if tries.known:
        _told_alike(advice, tries)
        if tries.best is not tries.played and not _tells_why(chair, played.number, advice[0], tries.losses, seed):
            advice[0].reason = tries.losses.reason
    else:
        # Only now: had it more tries than the others before, the best would be chosen with more care than it was.
        search.examine(played.number, min(TRIES, 1 + search.iterations // 2))
        now = _finding(search, played.number)
        tries = Tries(now, now, apart=False)
    return Decision(number, seat, played, advice, tries, count)


def _tells_why(chair: Seat, played: int, best: Advice, losses: Losses, seed: int) -> bool:
    """Whether the reason of the best move says why it is better than the one that was played: the title's own may.

    Not where it is not better, and not where as much could be said of the other.
    """
    if losses.kind == "good" or best.reason.rule.startswith(PLAIN):
        return False
    other = reason_for(chair.guess(seed_from(Chance(seed))), chair.number, played)
    return other is None or other.rule != best.reason.rule


def _tried(chair: Seat, best: int, played: int, effort: Effort, seed: int) -> Tries:
    """Two moves tried in turns, for a time or a number of iterations; the best alone, and less often, if it was played.

    Every so often a search is begun anew, before its tree begins to choose below the root: tries that learn from one
    another would all be off in the same way, by another amount for another seed, and their error would not show it.
    """
    until = effort.clock() + (effort.seconds or 0.0)
    first = Finding(best)
    both = Tries(first, first if best == played else Finding(played))
    most = ALONE if best == played else None
    search = patient(chair, seed)
    pairs = 0
    while (effort.clock() < until if effort.iterations is None else pairs < effort.iterations // 2) and pairs != most:
        if pairs % VISIT_THRESHOLD == 0:
            search = patient(chair, seed + pairs)
        for finding in dict.fromkeys((both.best, both.played)):
            search.examine(finding.move, pairs % VISIT_THRESHOLD + 1)
            last = _finding(search, finding.move)
            finding.tries += 1
            finding.scores.append(last.scores[-1])
            finding.chances.append(last.chances[-1])
            finding.points += last.scores[-1]
            finding.wins += last.chances[-1]
        pairs += 1
    return both


def _told_alike(advice: list[Advice], tries: Tries) -> None:
    """Let all moves that are advised be judged by the tries, as the worth after the decision is.

    The search that found them may judge otherwise, and by another measure in every decision, but what the others lack
    beside the best it knows.
    """
    win, points = tries.best.win - advice[0].win, tries.best.score - advice[0].points
    for one in advice:
        one.win = min(1.0, max(0.0, one.win + win))
        one.points += points
        if one.move.number == tries.played.move:
            one.win, one.points = tries.played.win, tries.played.score


def _finding(search: Search, move: int) -> Finding:
    return next(finding for finding in search.findings if finding.move == move)


def _count(game: Game, analysis: Analysis) -> None:
    """Book the points that the last move brought, by source."""
    events = game.log or []
    for event in events:
        if event.kind == "points":
            points: Any = event.args["points"]
            sources = analysis.sources[event.seat]
            source = str(event.args["source"])
            sources[source] = sources.get(source, 0) + points
    game.log = []
