"""Arena: many games between bots, to find out who is stronger, and by how much.

Seats are rotated: each seed is played once from every seating, so that neither cards nor seat favour
anyone. Results go to a file line by line; an arena that was stopped goes on where it was.
With a question (see `sprt`) it ends as soon as that is answered.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from copy import copy
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Protocol, TypedDict, cast

from bottega.bots.alone import alone
from bottega.bots.contestants import Contestant, contestant
from bottega.bots.match import MatchResult, play_match
from bottega.bots.provenance import hush, provenance, refuse_to_mix
from bottega.bots.sprt import Answer, Question
from bottega.bots.statistics import bootstrap, wilson
from bottega.games import title as shelf
from bottega.kernel.components import Components
from bottega.kernel.errors import SetupError
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason

FORMAT = 2  # since it says by digests what played


class ArenaResult(MatchResult):
    """A match with its number in the arena."""

    game: int


class Hands(Protocol):
    """Whoever else plays games than processes of this machine, say a cluster: see `bottega.study.hands`."""

    workers: int

    def give(self, batch: list[int]) -> None: ...

    def take(self) -> tuple[list[int], Callable[[], list[ArenaResult]]]: ...

    def close(self) -> None: ...


class Arena:
    """The plan of a contest, and the games played so far."""

    def __init__(
        self,
        title: str,
        players: Sequence[object],
        games: int,
        seed: int = 0,
        options: dict[str, Setting] | None = None,
        file: Path | None = None,
        components: Components | Path | str | None = None,
        question: Question | None = None,
    ) -> None:
        """`players` are names, classes or objects (see `contestants`); a `question` is about the first of them.

        Raises SetupError for what cannot be: title, player, option, number of seats, a file of another arena.
        """
        self.title = title
        self.players = _distinct([contestant(who) for who in players], title)
        self.labels = [who.label for who in self.players]
        self.games = games
        self.seed = seed
        self.options = shelf(title).settle(options, len(self.players))
        self.components = components if isinstance(components, Components) else shelf(title).components(components)
        for who in self.players:
            who.suits(title, len(self.players))
        self.provenance = provenance(title, self.players, self.components)
        self.file = file
        self.question = question
        if question is not None and len(set(self.labels)) != 2:
            raise SetupError(Reason("bots-sprt-two", {"names": list(dict.fromkeys(self.labels))}))
        self.results: dict[int, ArenaResult] = {}
        if file is not None:
            self._open(file)

    def _heading(self) -> dict[str, object]:
        return {
            "arena": FORMAT,
            "title": self.title,
            "labels": self.labels,
            "seed": self.seed,
            "options": self.options,
        }

    def _open(self, file: Path) -> None:
        """Read what was played, or begin the file."""
        heading = json.dumps({**self._heading(), "made_with": self.provenance.dump()}) + "\n"
        if _begins(heading, file):
            with alone(file):
                if _begins(heading, file):  # still
                    file.write_text(heading)
        self._read_results(file)

    def _read_results(self, file: Path) -> None:
        first, *lines = _text(file).split("\n")
        heading = _read(first)
        if {name: value for name, value in heading.items() if name != "made_with"} != self._heading():
            raise SetupError(Reason("bots-arena-other", {"path": str(file)}))
        refuse_to_mix(file, heading.get("made_with"), self.provenance)
        for line in lines:
            result = _read(line)
            if self._is_result(result):
                self.results[cast("int", result["game"])] = cast("ArenaResult", result)

    def _is_result(self, told: dict[str, object]) -> bool:
        """Whether a line is one of our games as it is written: any other is played again."""
        game, seats = told.get("game"), told.get("seats")
        count = len(self.labels)
        if type(game) is not int or game < 0 or not isinstance(seats, list):
            return False
        if seats != [self.labels[(seat - game % count) % count] for seat in range(count)]:
            return False
        figures = [told.get(name) for name in ("scores", "places", "decisions", "thinking", "slowest")]
        if not all(isinstance(each, list) and len(each) == count for each in figures):
            return False
        whole = all(type(value) in (int, float) for each in figures for value in cast("list[object]", each))
        return whole and told.get("seed") == self.seed + game // count and 1 in cast("list[int]", told["places"])

    def pending(self) -> list[int]:
        return [number for number in range(self.games) if number not in self.results]

    def answer(self) -> Answer | None:
        """What is known of the question by now."""
        if self.question is None:
            return None
        own = self.labels.count(self.labels[0])
        return self.question.answer(self._seed_scores(), own, len(self.players))

    def _seed_scores(self) -> list[float]:
        """The first contestant's share of the wins in each seed, up to the first that is not played from all seats."""
        scores: list[float] = []
        count = len(self.players)
        while True:
            games = [self.results.get(len(scores) * count + rotation) for rotation in range(count)]
            shares = [_share(self.labels[0], result) for result in games if result is not None]
            if len(shares) < count:
                return scores
            scores.append(sum(shares) / count)

    def play(
        self,
        processes: int = 1,
        each: Callable[[ArenaResult], None] | None = None,
        hands: Callable[[Callable[[list[int]], list[ArenaResult]]], Hands] | None = None,
    ) -> None:
        """Play what is missing, or until the question is answered; `each` hears of every finished game.

        May be interrupted: nothing finished is lost. `hands` makes others who play, of what plays a batch of games.
        """
        if self._answered() or not self.pending():
            return
        with alone(self.file):
            if self.file is not None:
                self._read_results(self.file)  # others may have played since it was opened
                _mend(self.file)
            if not self._answered():
                self._play(processes, each, hands)

    def _play(
        self,
        processes: int,
        each: Callable[[ArenaResult], None] | None,
        hands: Callable[[Callable[[list[int]], list[ArenaResult]]], Hands] | None,
    ) -> None:
        for result in self._finished(processes) if hands is None else self._by_others(hands):
            self.results[result["game"]] = result
            if self.file is not None:
                with self.file.open("a") as lines:
                    lines.write(json.dumps(result) + "\n")
            if each is not None:
                each(result)
            if self._answered():
                return

    def _answered(self) -> bool:
        answer = self.answer()
        return answer is not None and answer.verdict != "open"

    def _work(self) -> Callable[[int], ArenaResult]:
        return partial(_play, self.title, self.options, self.players, self.components, self.seed)

    def _finished(self, processes: int) -> Iterator[ArenaResult]:
        work = self._work()
        if processes == 1:
            for number in self.pending():
                yield work(number)
            return
        with _workers(processes) as pool:
            waiting = iter(self.pending())
            running: set[Future[ArenaResult]] = set()
            while True:
                for number in islice(waiting, 2 * processes - len(running)):
                    running.add(pool.submit(work, number))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()

    def _by_others(self, make: Callable[[Callable[[list[int]], list[ArenaResult]]], Hands]) -> Iterator[ArenaResult]:
        others = make(partial(_play_batch, self._work()))
        waiting = iter(self.pending())
        given = 0
        try:
            while True:
                for number in islice(waiting, 2 * others.workers - given):
                    others.give([number])
                    given += 1
                if given == 0:
                    return
                _, outcome = others.take()
                given -= 1
                yield from outcome()
        finally:
            others.close()

    def table(self) -> list[Standing]:
        """How each kind of contestant did, best first."""
        standings = [Standing(label, self) for label in dict.fromkeys(self.labels)]
        ratings = _ratings(self)
        for standing in standings:
            standing.rating = ratings[standing.label]
        standings.sort(key=lambda standing: -standing.share)
        return standings


class StandingData(TypedDict):
    """A standing as plain data."""

    contestant: str
    games: int
    share: float
    share_95: list[float]
    place: float
    place_95: list[float]
    score: float
    score_95: list[float]
    winning_score: float
    rating: list[float]
    seconds_a_decision: float
    slowest_decision: float


class Standing:
    """How one kind of contestant did. Shares of wins are per seat: even is one by the number of players."""

    def __init__(self, label: str, arena: Arena) -> None:
        self.label = label
        self.rating: tuple[float, float] = (0.0, 0.0)
        shares: dict[int, list[float]] = {}
        places: dict[int, list[float]] = {}
        scores: dict[int, list[float]] = {}
        winning: list[float] = []
        thinking = 0.0
        decisions = 0
        self.slowest = 0.0
        for result in arena.results.values():
            best = [place == 1 for place in result["places"]]
            for seat, who in enumerate(result["seats"]):
                if who != label:
                    continue
                shares.setdefault(result["seed"], []).append(best[seat] / sum(best))
                places.setdefault(result["seed"], []).append(result["places"][seat])
                scores.setdefault(result["seed"], []).append(result["scores"][seat])
                if best[seat]:
                    winning.append(result["scores"][seat])
                thinking += result["thinking"][seat]
                decisions += result["decisions"][seat]
                self.slowest = max(self.slowest, result["slowest"][seat])
        self.games = len(arena.results)
        self.share, _ = _mean(shares)
        # Seats of one kind in the same game are no trials of their own: count games.
        self.share_between = wilson(self.share * self.games, self.games)
        self.place, self.place_between = _mean(places)
        self.score, self.score_between = _mean(scores)
        self.winning_score = sum(winning) / len(winning) if winning else 0.0
        self.pace = thinking / decisions if decisions else 0.0  # seconds a decision

    def dump(self) -> StandingData:
        return {
            "contestant": self.label,
            "games": self.games,
            "share": self.share,
            "share_95": list(self.share_between),
            "place": self.place,
            "place_95": list(self.place_between),
            "score": self.score,
            "score_95": list(self.score_between),
            "winning_score": self.winning_score,
            "rating": list(self.rating),
            "seconds_a_decision": self.pace,
            "slowest_decision": self.slowest,
        }


def _mean(groups: dict[int, list[float]]) -> tuple[float, tuple[float, float]]:
    values = [value for group in groups.values() for value in group]
    if not values:
        return 0.0, (0.0, 0.0)
    return sum(values) / len(values), bootstrap(list(groups.values()))


def _ratings(arena: Arena) -> dict[str, tuple[float, float]]:
    """Skill and its uncertainty of each kind of contestant, by places."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {label: model.rating(name=label) for label in arena.labels}
    for number in sorted(arena.results):
        result = arena.results[number]
        teams = [[model.rating(mu=ratings[who].mu, sigma=ratings[who].sigma)] for who in result["seats"]]
        rated = model.rate(teams, ranks=[float(place) for place in result["places"]])
        for label in ratings:
            own = [team[0] for team, who in zip(rated, result["seats"], strict=True) if who == label]
            ratings[label].mu = sum(player.mu for player in own) / len(own)
            ratings[label].sigma = sum(player.sigma for player in own) / len(own)
    return {label: (rating.mu, rating.sigma) for label, rating in ratings.items()}


def _play(
    title: str,
    options: dict[str, Setting],
    players: list[Contestant],
    components: Components,
    seed: int,
    number: int,
) -> ArenaResult:
    count = len(players)
    match = play_match(title, options, players, seed + number // count, number % count, components)
    return {"game": number, **match}


def _play_batch(work: Callable[[int], ArenaResult], batch: list[int]) -> list[ArenaResult]:
    return [work(number) for number in batch]


def _share(label: str, result: ArenaResult) -> float:
    """The part of a game's win that went to the seats of a contestant."""
    winners = [who for who, place in zip(result["seats"], result["places"], strict=True) if place == 1]
    return winners.count(label) / len(winners)


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""


def _begins(heading: str, file: Path) -> bool:
    """Whether there is nothing in a file, or no more than a heading that was cut short."""
    return heading != _text(file) and heading.startswith(_text(file))


def _mend(file: Path) -> None:
    """The last line may be cut short if the machine went down while it was written; one that is whole stays."""
    written = file.read_bytes()
    if written.endswith(b"\n"):
        return
    last = written.rfind(b"\n") + 1
    if _read(written[last:].decode("utf-8", "replace")):
        with file.open("ab") as lines:
            lines.write(b"\n")
    else:
        os.truncate(file, last)


def _read(line: str) -> dict[str, object]:
    """What a line says; nothing if it was cut short."""
    try:
        said = json.loads(line)
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}


def _distinct(players: list[Contestant], title: str) -> list[Contestant]:
    """Those of one label must be the same: objects that play differently are told apart by a number."""
    digests: dict[str, list[str]] = {}
    told: list[Contestant] = []
    for who in players:
        known = digests.setdefault(who.label, [])
        own = who.digest(title)
        if own not in known:
            known.append(own)
        number = known.index(own)
        if number:
            who = copy(who)
            who.label = f"{who.label}#{number + 1}"
        told.append(who)
    return told


@contextmanager
def _workers(processes: int) -> Iterator[ProcessPoolExecutor]:
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), hush)
    try:
        yield pool
    finally:
        # After an interruption: the games under way are not waited for.
        pool.shutdown(wait=False, cancel_futures=True)
