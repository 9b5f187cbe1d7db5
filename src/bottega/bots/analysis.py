"""Analysis: a finished game, decision by decision, as its player could have known it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bottega.api import replay
from bottega.bots.advice import Advice, advice_from
from bottega.bots.knowledge import knowledge
from bottega.bots.knowledge.base import rewards
from bottega.bots.levels import think
from bottega.bots.search import Finding, Search
from bottega.bots.seat import Seat
from bottega.kernel.game import Game
from bottega.kernel.move import Move
from bottega.kernel.record import Record

SECONDS = 0.3  # a decision
LEAST_TRIES = 40  # of the move that was played, so that its worth is known too
TURNING = 0.08  # of the chance to win, lost in one decision
TURNING_MOST = 5


class Decision:
    """One decision that was taken: what was played, and what would have been best."""

    def __init__(self, number: int, seat: int, played: Move, advice: list[Advice], win: float, points: float) -> None:
        self.number = number  # of the move in the record, from 1
        self.seat = seat
        self.played = played
        self.advice = advice
        best = advice[0]
        same = best.move == played
        self.win = win  # chance to win after the move that was played
        self.points = points
        self.lost_win = 0.0 if same else max(0.0, best.win - win)
        self.lost_points = 0.0 if same else max(0.0, best.points - points)

    @property
    def best(self) -> Move:
        return self.advice[0].move


class Analysis:
    """All that was found out, also if it was stopped half-way (`complete` says so)."""

    def __init__(self, record: Record, seat: int) -> None:
        self.title = record.game
        self.players = record.players
        self.seat = seat
        self.complete = False
        self.decisions: list[Decision] = []
        self.course: list[list[float]] = []  # per move of the record: the points each seat may expect
        self.chances: list[list[float]] = []  # likewise its chance to win
        self.sources: list[dict[str, int]] = [{} for _ in range(record.players)]
        self.scores: list[int] = []
        self.places: list[int] = []

    def turning_points(self) -> list[Decision]:
        """The decisions that cost most, in the order of the game."""
        dear = [decision for decision in self.decisions if decision.lost_win >= TURNING]
        dear.sort(key=lambda decision: -decision.lost_win)
        return sorted(dear[:TURNING_MOST], key=lambda decision: decision.number)

    def lost_points(self) -> float:
        return sum(decision.lost_points for decision in self.decisions)


def analyse(
    record: Record | str,
    seat: int,
    seconds: float | None = SECONDS,
    iterations: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Analysis:
    """Search every decision of `seat`; `progress` hears (done, total) moves, `stop` ends it with what there is."""
    final = replay(record)
    told = final.record()
    analysis = Analysis(told, seat)
    game = final.fresh()
    game.log = []
    know = knowledge(told.game)
    total = len(told.moves)
    for number, (who, text) in enumerate(told.moves, 1):
        if stop is not None and stop():
            return analysis
        if who == seat and seat in game.awaiting and len(game.legal(seat)) > 1:
            analysis.decisions.append(_decision(game, seat, number, text, seconds, iterations, seed + number))
        game.play(who, text)
        _count(game, analysis)
        # In the middle of an auction or a turn an evaluation says little: the last one stands until it is over.
        if not analysis.course or game.over or know.settled(game):
            expected = know.evaluate(game)
        analysis.course.append(expected)
        analysis.chances.append(_won(game.places) if game.over else rewards(expected, know.spread))
        if progress is not None:
            progress(number, total)
    analysis.complete = True
    analysis.scores = list(game.scores)
    analysis.places = list(game.places) if game.over else []
    return analysis


def _decision(
    game: Game, seat: int, number: int, text: str, seconds: float | None, iterations: int | None, seed: int
) -> Decision:
    chair = Seat(game, seat, seed)
    search = Search(chair, knowledge(chair.title), seed)
    think(search, seconds, iterations)
    played = game.catalogue[game.catalogue.find(text)]
    search.examine(played.number, LEAST_TRIES)
    search.examine(search.best(), LEAST_TRIES)
    finding = _finding(search, played)
    advice = advice_from(chair, search, seed, 3)
    return Decision(number, seat, played, advice, finding.win, finding.score)


def _finding(search: Search, played: Move) -> Finding:
    return next(finding for finding in search.findings if finding.move == played.number)


def _won(places: list[int]) -> list[float]:
    """Who has won; a shared win counts in parts."""
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


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
