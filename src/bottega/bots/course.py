"""Course: how the chances to win went over a game, by one judge from its beginning to its end.

What was found at the decisions of the analysed seat tells its own chance after each of them, with the interval; that
stands until the next. (What it could have been is no part of how the game went.) The other seats share what is left as
an evaluation of the position would share it among them: were they judged by it outright, chances would not add up, and
lines would leap where the judge changes.
"""

from __future__ import annotations

from bottega.bots.advice import shared
from bottega.bots.analysis import Analysis
from bottega.bots.loss import Loss

Band = list[tuple[float, float] | None]


def chance_course(analysis: Analysis) -> tuple[list[list[float]], Band]:
    """Each seat's chance to win, move by move, and the interval of the analysed seat's.

    Before its first decision nothing is known, and the row is empty. Where no decision was tried often enough, the
    evaluation judges all moves and seats, without an interval.
    """
    found = {decision.number: decision.chance for decision in analysis.decisions if decision.known}
    if not found:
        return analysis.chances, [None] * len(analysis.chances)
    own = analysis.seat
    course: list[list[float]] = []
    band: Band = []
    last: Loss | None = None
    for number, evaluated in enumerate(analysis.chances, 1):
        last = found.get(number, last)
        if analysis.places and number == len(analysis.chances):  # the end is known
            course.append(evaluated)
            band.append(None)
        elif last is None:
            course.append([])
            band.append(None)
        else:
            course.append(shared(evaluated, own, last.mean))
            low, high = last.between
            band.append((max(0.0, low), min(1.0, high)))
    return course, band
