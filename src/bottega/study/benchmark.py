"""Benchmark: frozen tasks at frozen seeds, for results that can be compared and made again.

A task is a title with a number of players and options, or a tiny variant. The contestant sits alone among seats that
are all filled by one rung of a fixed ladder; every seed is played from every seat. The score is the mean reward by
places, from 1 (always first) to -1 (always last), over all rungs. Tasks and seeds never change; a task that must gets
another name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from bottega.api import new_game
from bottega.bots import Bot, Contestant, Seat, contestant
from bottega.bots.alone import alone
from bottega.bots.contestants import pick
from bottega.bots.policy import seed_from
from bottega.bots.provenance import Provenance, provenance
from bottega.bots.statistics import bootstrap
from bottega.games import NAMES, title
from bottega.kernel.chance import Chance
from bottega.kernel.components import Components
from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game
from bottega.kernel.number import whole
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason, quoted
from bottega.study.rewards import by_place, win_shares
from bottega.study.variants import Variant, variants

LADDER = ("random", "apprentice", "journeyman")
FIRST_SEED = 20_260_000
SEEDS = 25  # of a whole run: each from every seat, against every rung
PATIENCE = 60.0  # seconds that a row waits for its turn to be written


@dataclass(frozen=True)
class Task:
    """What is played: `<title>-two`, `-four`, `-expansions`, `-open` or `-tiny`."""

    name: str
    title: str
    players: int
    options: dict[str, Setting]
    variant: Variant | None = None

    def components(self) -> Components:
        return self.variant.components() if self.variant is not None else title(self.title).components()

    def begin(self, seed: int) -> Game:
        """The game of a seed; a tiny one takes its beginnings in turns."""
        if self.variant is None:
            return new_game(self.title, self.players, seed, self.options)
        beginnings = self.variant.beginnings()
        return beginnings[seed % len(beginnings)].copy()


@dataclass(frozen=True)
class Row:
    """A contestant's score on a task, with all it takes to make it again."""

    contestant: str
    task: str
    games: int
    seeds: int
    score: float
    score_95: tuple[float, float]
    wins: dict[str, float]  # share of wins by rung; even is one by the number of players
    bottega: str
    rules: int
    components: str  # their digest; of a tiny variant with its beginnings
    digests: dict[str, str]  # of the contestant and of the ladder

    @property
    def command(self) -> str:
        return f"bottega benchmark {self.contestant} --task {self.task} --seeds {self.seeds}"


def tasks() -> list[Task]:
    """All tasks, title by title."""
    found: list[Task] = []
    tiny = {own.title: own for own in variants()}
    for name in NAMES:
        shelf = title(name)
        switches = [option for option in shelf.options if option.choices == (False, True) and not option.players]
        opening: dict[str, Setting] = {option.name: True for option in switches if option.name.startswith("open_")}
        expanding: dict[str, Setting] = {option.name: True for option in switches if option.name not in opening}
        kinds: list[tuple[str, int, dict[str, Setting]]] = [("two", 2, {}), ("four", 4, {})]
        kinds += [("expansions", 4, expanding)] if expanding else []
        kinds += [("open", 2, opening)] if opening else []
        found += [
            Task(f"{name}-{kind}", name, players, shelf.settle(options, players)) for kind, players, options in kinds
        ]
        if name in tiny:
            own = tiny[name]
            found.append(Task(f"{name}-tiny", name, own.players, shelf.settle(own.options, own.players), own))
    return found


def task(name: str) -> Task:
    """The task of this name; SetupError if there is none."""
    known = {each.name: each for each in tasks()}
    if name not in known:
        raise SetupError(Reason("study-task", {"name": quoted(name), "known": list(known)}))
    return known[name]


def run(who: object, on: Task, seeds: int = SEEDS, told: Callable[[], None] = lambda: None) -> Row:
    """Play a task; `told` hears of every game."""
    player = contestant(who)
    player.suits(on.title, on.players)
    if whole(seeds) is None or seeds < 1:
        raise SetupError(Reason("study-seeds", {"given": quoted(seeds), "whole": SEEDS}))
    rewards: dict[int, list[float]] = {}
    wins: dict[str, list[float]] = {}
    for rung, seed, reward, won in _games(player, on, seeds):
        rewards.setdefault(seed, []).append(reward)
        wins.setdefault(rung, []).append(won)
        told()
    values = [reward for group in rewards.values() for reward in group]
    made = _made_of(player, on)
    low, high = bootstrap(list(rewards.values()))
    return Row(
        player.label,
        on.name,
        len(values),
        seeds,
        round(sum(values) / len(values), 4),
        (round(low, 4), round(high, 4)),
        {rung: round(sum(shares) / len(shares), 4) for rung, shares in wins.items()},
        made.bottega,
        made.rules,
        made.components,
        made.bots,
    )


def current(row: Row, on: Task) -> bool:
    """Whether the row was made of what would make it now: rules, components and bots are the same."""
    made = _made_of(contestant(row.contestant), on)
    return (row.rules, row.components, row.digests) == (made.rules, made.components, made.bots)


def _made_of(player: Contestant, on: Task) -> Provenance:
    made = provenance(on.title, [player, *map(contestant, LADDER)], on.components())
    return made if on.variant is None else replace(made, components=on.variant.digest())


def count(on: Task, seeds: int = SEEDS) -> int:
    """How many games a run has."""
    return seeds * on.players * len(LADDER)


def _games(player: Contestant, on: Task, seeds: int) -> Iterator[tuple[str, int, float, float]]:
    for rung in LADDER:
        other = contestant(rung)
        for seed in range(FIRST_SEED, FIRST_SEED + seeds):
            for own in range(on.players):
                seated = [player if seat == own else other for seat in range(on.players)]
                game = _played(on.begin(seed), seated, seed)
                yield rung, seed, by_place(game.places)[own], win_shares(game.places)[own]


def _played(game: Game, seated: list[Contestant], seed: int) -> Game:
    """The finished game; all chance depends on the seed and the seats alone."""
    chance = Chance(seed ^ 0x5EED)
    bots: list[Bot] = [who.sit_down(seed_from(chance)) for who in seated]
    while not game.over:
        seat = game.awaiting[0]
        bot = bots[seat]
        game.do(seat, pick(seated[seat], bot, Seat(game, seat, seed_from(bot.chance))))
    return game


def read_rows(path: Path) -> list[Row]:
    """A leaderboard's rows; SetupError if the file holds something else."""
    if not path.exists():
        return []
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        return [Row(**{**row, "score_95": tuple(row["score_95"])}) for row in rows]
    except (ValueError, TypeError, KeyError):
        raise SetupError(Reason("study-leaderboard", {"path": str(path)})) from None


def write_row(path: Path, row: Row) -> None:
    """Put a row into a leaderboard, in place of one of the same contestant and task."""
    with alone(path, PATIENCE):  # others may put in theirs meanwhile
        rows = [old for old in read_rows(path) if (old.contestant, old.task) != (row.contestant, row.task)]
        order = {each.name: number for number, each in enumerate(tasks())}
        rows = sorted([*rows, row], key=lambda each: (order.get(each.task, len(order)), -each.score))
        path.write_text(json.dumps([asdict(each) for each in rows], indent=1) + "\n", encoding="utf-8")


def markdown(rows: list[Row]) -> str:
    """The leaderboard as a table."""
    lines = ["| task | contestant | score (95 %) | wins by rung | games |", "|---|---|---|---|---|"]
    for row in rows:
        low, high = row.score_95
        wins = ", ".join(f"{rung} {100 * share:.0f} %" for rung, share in row.wins.items())
        score = f"{row.score:+.2f} ({low:+.2f} … {high:+.2f})".replace("-", "−")
        lines.append(f"| {row.task} | {row.contestant} | {score} | {wins} | {row.games} |")
    return "\n".join(lines) + "\n"
