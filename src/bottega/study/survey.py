"""Survey: what many games have in common, with the intervals in which the truth lies 19 times in 20."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median

import bottega
from bottega.bots.statistics import NORMAL_95, wilson
from bottega.kernel.components import Components
from bottega.study import topics
from bottega.study.retelling import told
from bottega.study.rewards import win_shares

FEWEST = 20  # seats that must have done a thing before anything is said about it


@dataclass
class Course:
    """One game, boiled down: everything is by seat."""

    scores: list[int]
    wins: list[float]
    decisions: int
    rounds: int
    sources: list[dict[str, int]]
    things: list[dict[str, list[str]]]
    openings: list[dict[str, str]]
    acts: list[dict[str, int]]
    standings: list[list[int]] = field(default_factory=list)  # points on the track at the end of each round
    paid: list[dict[str, list[int]]] = field(default_factory=list)  # prices by thing


def boil_down(record: str, components: Components | None = None) -> Course:
    """What a survey wants to know of a finished game."""
    game = told(record, components)
    seats = range(game.players)
    sources: list[Counter[str]] = [Counter() for _ in seats]
    acts: list[Counter[str]] = [Counter() for _ in seats]
    things: list[dict[str, set[str]]] = [defaultdict(set) for _ in seats]
    openings: list[dict[str, str]] = [{} for _ in seats]
    rounds = 0
    running = list(bottega.replay(record, components, upto=0).scores)
    standings: list[list[int]] = []
    paid: list[dict[str, list[int]]] = [defaultdict(list) for _ in seats]
    priced = topics.prices(game.title)
    counted, opened = topics.things(game.title), topics.openings(game.title)
    for event in game.log or []:
        args = {**event.args, **event.secret}
        rounds += event.kind == "round"
        if event.kind == "round":
            standings.append(list(running))
        if not 0 <= event.seat < game.players:
            continue
        if event.kind == "points":
            sources[event.seat][str(args["source"])] += int(str(args["points"]))
            running[event.seat] += int(str(args["points"]))
        for price in priced:
            if price.event == event.kind:
                paid[event.seat][str(args[price.argument])].append(int(str(args[price.florins])))
        if event.kind not in topics.UNINTERESTING:
            acts[event.seat][event.kind] += 1
        for topic in counted:
            if topic.event == event.kind:
                things[event.seat][topic.name].add(topic.thing(args))
        for topic in opened:
            if topic.event == event.kind:
                openings[event.seat].setdefault(topic.name, topic.thing(args))
    return Course(
        game.scores,
        win_shares(game.places),
        game.number,
        rounds,
        [dict(own) for own in sources],
        [{name: sorted(named) for name, named in own.items()} for own in things],
        openings,
        [dict(own) for own in acts],
        standings,
        [dict(own) for own in paid],
    )


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int


def mean(values: Sequence[float]) -> Mean:
    """The mean of independent values, and its interval by the normal law."""
    count = len(values)
    if not count:
        return Mean(0.0, 0.0, 0.0, 0)
    middle = sum(values) / count
    if count == 1:
        return Mean(middle, -math.inf, math.inf, 1)
    half = NORMAL_95 * math.sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
    return Mean(middle, middle - half, middle + half, count)


def difference(first: Sequence[float], second: Sequence[float]) -> Mean:
    """The difference of two means (Welch's interval by the normal law)."""
    one, other = mean(first), mean(second)
    value = one.value - other.value
    half = math.hypot(one.high - one.value, other.high - other.value)
    return Mean(value, value - half, value + half, min(one.count, other.count))


def share(wins: Sequence[float]) -> Mean:
    """A share of wins with Wilson's interval."""
    count = len(wins)
    low, high = wilson(sum(wins), count)
    return Mean(sum(wins) / count if count else 0.0, low, high, count)


@dataclass(frozen=True)
class Line:
    """One thing: how often, how its owners fare, how many points more than those without it."""

    thing: str
    frequency: float  # seats out of all seats
    wins: Mean
    points: Mean  # difference to seats without it


@dataclass(frozen=True)
class Habit:
    """What winners do more or less often than the others, a game."""

    act: str
    winners: float
    others: float
    gap: Mean


@dataclass(frozen=True)
class Price:
    """A thing that is paid for: what it costs, and how those fare who paid more than the middle price, or less."""

    thing: str
    florins: Mean
    dear: Mean
    cheap: Mean


@dataclass(frozen=True)
class Race:
    """How close games are."""

    changes: Mean  # of the lead, from round to round
    comebacks: Mean  # games whose winner was behind at half time
    margin: Mean  # points between the winner and the second


@dataclass
class Survey:
    """The findings of many games of one set-up."""

    title: str
    players: int
    games: int
    seats: list[Mean]
    points: list[Mean]
    decisions: list[int]
    rounds: list[int]
    sources: dict[str, tuple[Mean, Mean]]  # points of winners and of the others
    things: dict[str, list[Line]]
    openings: dict[str, list[Line]]
    habits: list[Habit]
    scores: list[int] = field(default_factory=list)
    race: Race | None = None  # none if games have no rounds
    prices: list[Price] = field(default_factory=list)
    openings_by_seat: dict[str, dict[str, list[Mean]]] = field(default_factory=dict)


def survey(title: str, courses: Iterable[Course]) -> Survey:
    """Sum up games of one title and one number of players."""
    games = list(courses)
    players = len(games[0].scores)
    seats = [(course, seat) for course in games for seat in range(players)]
    winners = [(course, seat) for course, seat in seats if course.wins[seat] > 0]
    others = [(course, seat) for course, seat in seats if course.wins[seat] == 0]
    names = sorted({name for course, seat in seats for name in course.sources[seat]})
    return Survey(
        title,
        players,
        len(games),
        [share([course.wins[seat] for course in games]) for seat in range(players)],
        [mean([course.scores[seat] for course in games]) for seat in range(players)],
        [course.decisions for course in games],
        [course.rounds for course in games],
        {
            name: (
                mean([course.sources[seat].get(name, 0) for course, seat in winners]),
                mean([course.sources[seat].get(name, 0) for course, seat in others]),
            )
            for name in names
        },
        {topic.name: _lines(seats, topic.name, "things") for topic in topics.things(title)},
        {topic.name: _lines(seats, topic.name, "openings") for topic in topics.openings(title)},
        _habits(winners, others),
        [score for course in games for score in course.scores],
        _race(games),
        _prices(seats),
        {topic.name: _by_seat(games, topic.name) for topic in topics.openings(title)},
    )


def _race(games: list[Course]) -> Race | None:
    told = [course for course in games if len(course.standings) > 1]
    if not told:
        return None
    return Race(
        mean([float(lead_changes(course.standings)) for course in told]),
        share([came_from_behind(course) for course in told]),
        mean([margin(course) for course in told]),
    )


def lead_changes(standings: list[list[int]]) -> int:
    """How often somebody else is alone in front; who is caught up with keeps the lead."""
    leaders = [points.index(max(points)) for points in standings if points.count(max(points)) == 1]
    return sum(now != before for before, now in pairwise(leaders))


def came_from_behind(course: Course) -> float:
    """1 if the winner was behind somebody in the middle of the game."""
    middle = course.standings[len(course.standings) // 2]
    winner = max(range(len(middle)), key=lambda seat: course.wins[seat])
    return float(middle[winner] < max(middle))


def margin(course: Course) -> float:
    first, second = sorted(course.scores, reverse=True)[:2]
    return float(first - second)


def _prices(seats: list[tuple[Course, int]]) -> list[Price]:
    """One line for each thing that was bought often enough, the dearest first."""
    bought: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for course, seat in seats:
        for thing, florins in (course.paid[seat] if course.paid else {}).items():
            bought[thing] += [(price, course.wins[seat]) for price in florins]
    found = []
    for thing, sales in bought.items():
        if len(sales) < FEWEST:
            continue
        middle = median(price for price, _ in sales)
        dear = share([won for price, won in sales if price > middle])
        cheap = share([won for price, won in sales if price <= middle])
        found.append(Price(thing, mean([float(price) for price, _ in sales]), dear, cheap))
    return sorted(found, key=lambda price: -price.florins.value)


def _by_seat(games: list[Course], topic: str) -> dict[str, list[Mean]]:
    """How those fare from each seat who open with a thing; only things that enough seats opened with."""
    players = len(games[0].scores)
    wins: dict[str, list[list[float]]] = defaultdict(lambda: [[] for _ in range(players)])
    for course in games:
        for seat in range(players):
            opening = course.openings[seat].get(topic)
            if opening is not None:
                wins[opening][seat].append(course.wins[seat])
    often = {thing: own for thing, own in wins.items() if sum(map(len, own)) >= FEWEST}
    return {thing: [share(shares) for shares in own] for thing, own in sorted(often.items())}


def _named(course: Course, seat: int, topic: str, where: str) -> list[str]:
    if where == "things":
        return course.things[seat].get(topic, [])
    opening = course.openings[seat].get(topic)
    return [] if opening is None else [opening]


def _lines(seats: list[tuple[Course, int]], topic: str, where: str) -> list[Line]:
    """One line for each thing that enough seats had, the best first."""
    having: dict[str, list[int]] = defaultdict(list)
    for index, (course, seat) in enumerate(seats):
        for thing in _named(course, seat, topic, where):
            having[thing].append(index)
    scores = [float(course.scores[seat]) for course, seat in seats]
    lines = []
    for thing, indices in having.items():
        if len(indices) < FEWEST:
            continue
        owners = set(indices)
        lines.append(
            Line(
                thing,
                len(indices) / len(seats),
                share([seats[index][0].wins[seats[index][1]] for index in indices]),
                difference(
                    [scores[index] for index in indices],
                    [score for index, score in enumerate(scores) if index not in owners],
                ),
            )
        )
    return sorted(lines, key=lambda line: -line.wins.value)


def _habits(winners: list[tuple[Course, int]], others: list[tuple[Course, int]]) -> list[Habit]:
    """The acts in which winners differ clearly from the others, the clearest first."""
    kinds = sorted({kind for course, seat in winners + others for kind in course.acts[seat]})
    habits = []
    for kind in kinds:
        first = [float(course.acts[seat].get(kind, 0)) for course, seat in winners]
        second = [float(course.acts[seat].get(kind, 0)) for course, seat in others]
        if len(first) < 2 or len(second) < 2:
            continue
        gap = difference(first, second)
        if gap.low > 0 or gap.high < 0:
            habits.append(Habit(kind, mean(first).value, mean(second).value, gap))
    return sorted(habits, key=lambda habit: -abs(habit.gap.value) / max(habit.gap.high - habit.gap.value, 1e-9))
