"""Ladder: how strong the levels are, measured by games that they played among each other.

Each pair at a table is one comparison: who ended before whom. The ratings are those under which all of these are
likeliest (Bradley and Terry), on the scale of Elo: 400 points are ten to one. A journeyman has 1500. What is
measured lies in `ladder.json`, made by `benchmarks/ladder.py`; it names the engine by its digest.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

from bottega.bots.levels import LEVELS
from bottega.bots.match import MatchResult
from bottega.bots.styles import level_of

FILE: Final = Path(__file__).with_name("ladder.json")
ANCHOR: Final = ("journeyman", 1500.0)
PRIOR: Final = 0.5  # of a game won and lost against each other one met: nobody is infinitely strong
ROUNDS: Final = 200
SAMPLES: Final = 200

Wins = dict[tuple[str, str], float]


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % interval."""

    elo: int
    low: int
    high: int


def stars(level: str) -> int:
    """The place of a level on the ladder: none for random, one for an apprentice, five for a master."""
    level = level_of(level)  # a style is as strong as its level
    return LEVELS.index(level) if level in LEVELS else 0


def rated(results: Iterable[MatchResult], seed: int = 1) -> dict[str, Rating]:
    """Ratings of all who played, with intervals by drawing whole seeds anew."""
    by_seed: dict[int, list[Wins]] = {}
    for result in results:
        by_seed.setdefault(result["seed"], []).append(_wins(result))
    seeds = sorted(by_seed)
    chance = Random(seed)
    found = _fit([wins for own in seeds for wins in by_seed[own]])
    drawn = [
        _fit([wins for own in chance.choices(seeds, k=len(seeds)) for wins in by_seed[own]]) for _ in range(SAMPLES)
    ]
    return {who: _rating(elo, sorted(sample.get(who, elo) for sample in drawn)) for who, elo in found.items()}


def _rating(elo: float, drawn: list[float]) -> Rating:
    edge = len(drawn) // 40
    return Rating(round(elo), round(drawn[edge]), round(drawn[-1 - edge]))


def _wins(result: MatchResult) -> Wins:
    """Who ended before whom in a game; a shared place counts half for both."""
    wins: Wins = {}
    seats = list(zip(result["seats"], result["places"], strict=True))
    for who, place in seats:
        for other, behind in seats:
            if who != other:
                got = 1.0 if place < behind else 0.5 if place == behind else 0.0
                wins[who, other] = wins.get((who, other), 0.0) + got
    return wins


def _fit(games: list[Wins]) -> dict[str, float]:
    """The likeliest ratings, by the method of Zermelo: strength is wins over chances to win."""
    total: Wins = {}
    for wins in games:
        for pair, got in wins.items():
            total[pair] = total.get(pair, PRIOR) + got
    players = sorted({who for who, _ in total})
    strength = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS):
        strength = {who: _stronger(who, strength, total) for who in players}
    logs = {who: 400.0 * math.log10(value) for who, value in strength.items()}
    name, height = ANCHOR
    lift = height - logs.get(name, sum(logs.values()) / len(logs))
    return {who: value + lift for who, value in logs.items()}


def _stronger(who: str, strength: dict[str, float], total: Wins) -> float:
    met = [other for other in strength if (who, other) in total]
    won = sum(total[who, other] for other in met)
    met_for = sum((total[who, other] + total[other, who]) / (strength[who] + strength[other]) for other in met)
    return won / met_for


@dataclass(frozen=True)
class Ladder:
    """The levels of one title, rated; a master has so many iterations there."""

    ratings: Mapping[str, Rating]
    master: int


@lru_cache
def measured() -> Mapping[str, Ladder]:
    """The ladder of each title, as far as it is measured."""
    if not FILE.is_file():
        return {}
    told = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        title: Ladder({level: Rating(*rating) for level, rating in own["ratings"].items()}, own["bounds"]["master"])
        for title, own in told["titles"].items()
    }
