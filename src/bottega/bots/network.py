"""Network: what a small neural network makes of a position, for every seat.

Each seat's row of numbers (see the title's `bots/inputs.py`) goes through the same weights; then each seat compares its
own with the mean of the others'. So one network serves every number of players. It corrects the points that knowledge
expects, and tells how the win is shared. It is asked where the position has settled, as it was when it learned.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bottega.kernel.game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64
    from numpy import float32
    from numpy.typing import NDArray

Rows = Callable[[Game, list[float]], list[bytes]]


class Network:
    """The weights of a title, as arrays of the NumPy that is handed over, and how to ask them."""

    def __init__(self, numpy: Any, rows: Rows, weights: dict[str, NDArray[float32]], ending: i64) -> None:
        """`ending`: decisions after which a search should ask, once the position has settled."""
        self.ending = ending
        self._rows = rows
        self._numpy = numpy
        self._first = weights["first"]
        self._first_bias = weights["first_bias"]
        self._second = weights["second"]  # of the own, and of the others' mean
        self._second_bias = weights["second_bias"]
        self._last = weights["last"]
        self._last_bias = weights["last_bias"]
        self._half = len(weights["second_bias"])
        self._byte = numpy.dtype(numpy.uint8)
        self._float = numpy.dtype(numpy.float32)
        # By number of players: what takes the mean of all others.
        self._others = [
            (numpy.ones((count, count)) - numpy.eye(count)).astype(self._float) / max(1, count - 1)
            for count in range(10)
        ]

    def value(self, game: Game, points: list[float]) -> tuple[list[float], list[float]]:
        """The points that each seat may expect, and its share of the win; `points` are those by knowledge."""
        numpy = self._numpy
        count = len(points)
        seen = numpy.frombuffer(b"".join(self._rows(game, points)), self._byte).reshape(count, -1).astype(self._float)
        hidden = numpy.dot(seen, self._first)
        hidden += self._first_bias
        numpy.maximum(hidden, 0.0, out=hidden)
        mixed = numpy.dot(hidden, self._second)
        own = numpy.dot(self._others[count], mixed[:, self._half :])
        own += mixed[:, : self._half]
        own += self._second_bias
        numpy.maximum(own, 0.0, out=own)
        told = numpy.dot(own, self._last)
        told += self._last_bias
        values: list[float] = told.ravel().tolist()
        expected: list[float] = []
        weights: list[float] = []
        total = 0.0
        best = -1.0e9
        seat: i64
        for seat in range(count):
            expected.append(points[seat] + values[2 * seat])
            if values[2 * seat + 1] > best:
                best = values[2 * seat + 1]
        for seat in range(count):
            weight = math.exp(values[2 * seat + 1] - best)
            weights.append(weight)
            total += weight
        return expected, [weight / total for weight in weights]
