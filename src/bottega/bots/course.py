"""Course: how the chances to win and the points to expect went over a game, by one judge from beginning to end.

Chances: what was found at the decisions of the analysed seat tells its own chance after each of them, with the
interval; that stands until the next. (What it could have been is no part of how the game went.) The other seats share
what is left as an evaluation of the position would share it among them: were they judged by it outright, chances would
not add up, and lines would leap where the judge changes.

Points: a network foretells them for all seats. Without one, an evaluation tells how far the seats are apart, but may
count what there is, not what is to come. How much that is, the decisions of the analysed seat tell; for all alike.
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


def point_course(analysis: Analysis) -> list[list[float]]:
    """The points that each seat could expect at the end, move by move; empty before anything is known.

    Where no decision was tried often enough, what there is stands alone.
    """
    to_come = [] if analysis.foretold else _to_come(analysis)
    if not to_come:
        return analysis.course
    course: list[list[float]] = []
    for number, row in enumerate(analysis.course, 1):
        passed = [one for one in to_come if one[0] <= number]
        if not passed:
            course.append([])
            continue
        (at, more), (next_at, then) = passed[-1], [*to_come, passed[-1]][len(passed)]
        if next_at > at:
            more += (then - more) * (number - at) / (next_at - at)
        course.append([points + more for points in row])
    return course


def _to_come(analysis: Analysis) -> list[tuple[int, float]]:
    """Moves at which it is known how many points are still to come, and how many; none at the end.

    What a decision expects holds its turn, too: so it is compared with what there is once that has been played.
    """
    expected = {decision.number: decision.points for decision in analysis.decisions if decision.known}
    found: list[tuple[int, float]] = []
    last: float | None = None
    for number, (row, settled) in enumerate(zip(analysis.course, analysis.settled, strict=True), 1):
        last = expected.get(number, last)
        if settled and last is not None:
            found.append((number, last - row[analysis.seat]))
            last = None
    if found:
        found.insert(0, (min(expected), found[0][1]))  # the rest of the turn in which the first decision was taken
        if analysis.places:
            found.append((len(analysis.course), 0.0))
    return found
