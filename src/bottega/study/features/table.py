"""Tables of features: how what a seat may know becomes a vector of numbers.

Each feature is defined once. Either its part reads it from the view, and a game is looked at by its view; or the title
has a sight, which reads all of them from the state, and a view is read through the state that it tells (`state_of`).
Seats are counted from the observer: first oneself, then the others in playing order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game
from bottega.kernel.plain import View
from bottega.kernel.reason import Reason, Value
from bottega.study.sight import seen, sight_of

Vector = NDArray[np.float32]
Reader = Callable[[View, list[int]], Sequence[float]]


@dataclass(frozen=True)
class Part:
    """Some numbers of one kind that are read together: one for each label.

    `read` gets the view and the seats in the observer's order; a title with a sight does without.
    """

    name: str
    labels: tuple[str, ...]
    low: float
    high: float
    meaning: str
    read: Reader | None = None


@dataclass(frozen=True)
class Feature:
    """One number of the vector."""

    index: int
    name: str
    low: float
    high: float
    meaning: str


class FeatureTable:
    """All features of a title for one number of players."""

    def __init__(self, title: str, players: int, parts: Sequence[Part]) -> None:
        self.title = title
        self.players = players
        self.parts = tuple(parts)
        self.features = [
            Feature(index, f"{part.name}.{label}" if label else part.name, part.low, part.high, part.meaning)
            for index, (part, label) in enumerate((part, label) for part in parts for label in part.labels)
        ]
        self.size = len(self.features)
        told = ";".join(f"{feature.name} {feature.low} {feature.high}" for feature in self.features)
        self.digest = hashlib.sha256(told.encode()).hexdigest()[:16]  # a policy plays by the features it has learned
        self._reads = [part.read for part in parts if part.read is not None]
        self._orders = [[(seat + step) % players for step in range(players)] for seat in range(players)]
        self.sight = sight_of(title)
        self._low = np.array([feature.low for feature in self.features], dtype=np.float32)
        self.scale = np.array([1 / (feature.high - feature.low) for feature in self.features], dtype=np.float32)
        # What a sight may write of each feature without its being more than 1 when it is scaled.
        self.whole = ((np.arange(256, dtype=np.float32)[:, None] * self.scale <= 1).sum(0) - 1).astype(np.uint8)

    def __reduce__(self) -> Any:
        # Readers are functions without names: whoever unpickles it asks for the table of the same name.
        from bottega.study.features import features

        return features, (self.title, self.players)

    def raw(self, view: View) -> list[float]:
        """The numbers as they are, not yet scaled."""
        if self.sight is not None:
            numbers = seen(self.sight, self.sight.state_of(view), view["seat"])
            return [number + feature.low for number, feature in zip(numbers, self.features, strict=True)]
        order = self._orders[view["seat"]]
        values: list[float] = []
        for read in self._reads:
            values += read(view, order)
        return values

    def vector(self, view: View) -> Vector:
        """The numbers scaled to 0..1 by their ranges; SetupError for what others than this table's seats see."""
        self._check(view["game"], view["players"])
        if view["seat"] is None:
            raise SetupError(Reason("study-features-seat"))
        if self.sight is not None:
            return self.observe(self.sight.state_of(view), view["seat"])
        vector = np.array(self.raw(view), dtype=np.float32)
        vector -= self._low
        vector *= self.scale
        np.maximum(vector, 0.0, out=vector)
        np.minimum(vector, 1.0, out=vector)
        return vector

    def observe(self, game: Game, seat: int) -> Vector:
        """`vector(game.view(seat))`, faster where the title has a sight."""
        self._check(game.title, game.players)
        return self.look(game, game.seated(seat))

    def look(self, game: Game, seat: int) -> Vector:
        """The same unchecked, for environments that know their own game and seats."""
        if self.sight is None:
            return self.vector(game.view(seat))
        return self.scaled(seen(self.sight, game, seat))

    def _check(self, title: str, players: int) -> None:
        if (title, players) != (self.title, self.players):
            told: dict[str, Value] = {"game": self.title, "players": self.players, "other": title, "count": players}
            raise SetupError(Reason("study-features-other", told))

    def scaled(self, numbers: bytes) -> Vector:
        """What a sight sees, cut off at the ends of the ranges and scaled."""
        vector: Vector = np.minimum(np.frombuffer(numbers, np.uint8), self.whole) * self.scale
        return vector


ONE = ("",)


def seats(players: int) -> tuple[str, ...]:
    """Labels for one number per seat, from the observer on."""
    return ("me", *[f"next{step}" for step in range(1, players)])


def across(players: int, labels: Sequence[str]) -> tuple[str, ...]:
    """Labels for several numbers per seat."""
    return tuple(f"{seat}.{label}" for seat in seats(players) for label in labels)


def chosen(value: object, among: Sequence[object]) -> list[float]:
    """1 for the one that is chosen, 0 for the others: all 0 if none of them is."""
    return [float(value == one) for one in among]


def common(players: int, points: tuple[int, int]) -> list[Part]:
    """What every title's table begins with; `points` are the lowest and highest scores to expect."""
    return [
        Part(
            "awaited",
            seats(players),
            0,
            1,
            "1 if the seat owes a decision now",
            lambda view, order: [float(seat in view["awaiting"]) for seat in order],
        ),
        Part(
            "score",
            seats(players),
            points[0],
            points[1],
            "points on the track, the final ones when the game is over",
            lambda view, order: [view["scores"][seat] for seat in order],
        ),
    ]
