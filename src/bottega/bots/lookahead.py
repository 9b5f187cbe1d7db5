"""Look-ahead: what a journeyman does. It thinks its own turn through, and lets the others do the likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.bots.knowledge.base import Knowledge, rewards
from bottega.bots.policy import best, draw, seed_from
from bottega.bots.seat import Seat
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64


class LookAhead:
    """Tries each promising move in a few guesses, follows its own turn to the end, and evaluates."""

    __slots__ = ("_chance", "_know", "_me", "_seat", "_tried")
    _seat: Seat
    _know: Knowledge
    _chance: Chance
    _me: i64
    _tried: i64

    def __init__(self, seat: Seat, know: Knowledge, seed: int) -> None:
        self._seat = seat
        self._know = know
        self._chance = Chance(seed)
        self._me = seat.number
        self._tried = 0

    def best(self, guesses: int, width: int, budget: int) -> int:
        """The number of the best move among the `width` most promising ones; about `budget` turns are tried."""
        legal = self._seat.legal()
        if len(legal) == 1:
            return legal[0]
        first = self._seat.guess(seed_from(self._chance))
        worths = self._know.judge(first, self._me, legal)
        kept = _promising(worths, width)
        if len(kept) == 1:
            return legal[kept[0]]
        each: i64 = budget // (guesses * len(kept)) + 1
        values = [0.0] * len(kept)
        for _ in range(guesses):
            # The same guess for all moves: luck must not tell them apart.
            seed = seed_from(self._chance)
            for index in range(len(kept)):
                game = self._seat.guess(seed)
                game.do(self._me, legal[kept[index]])
                self._tried = 0
                values[index] += self._follow(game, each, 0)
        # A sliver of the worth by knowledge decides between moves that lead to the same.
        return legal[kept[best([values[at] + 0.001 * worths[kept[at]] for at in range(len(kept))])]]

    def _follow(self, game: Game, allowed: i64, depth: i64) -> float:
        """The best that the rest of the turn can lead to."""
        while not game.over and self._me in game.awaiting and depth < 40:
            legal = game.legal(self._me)
            if len(legal) == 1:
                game.do(self._me, legal[0])
                depth += 1
                continue
            worths = self._know.judge(game, self._me, legal)
            width: i64 = 3 if depth < 2 else (2 if depth < 5 else 1)
            if self._tried >= allowed:
                width = 1
            kept = _promising(worths, width)
            if len(kept) == 1:
                game.do(self._me, legal[kept[0]])
                depth += 1
                continue
            top = -1.0
            for at in kept:
                twin = game.copy()
                twin.do(self._me, legal[at])
                value = self._follow(twin, allowed, depth + 1)
                if value > top:
                    top = value
            return top
        self._tried += 1
        return self._close(game)

    def _close(self, game: Game) -> float:
        """Let the position settle by likely moves, then evaluate it."""
        know = self._know
        steps: i64 = 0
        while not game.over and steps < know.patience and not know.settled(game):
            seat: i64 = game.awaiting[0]
            legal = game.legal(seat)
            at: i64 = 0
            if len(legal) > 1:
                at = draw(know.judge(game, seat, legal), 0.25 * know.warmth, self._chance)
                steps += 1
            game.do(seat, legal[at])
        return rewards(know.evaluate(game), know.spread)[self._me]


def _promising(worths: list[float], width: i64) -> list[int]:
    """The places of the `width` worthiest moves, worthiest first."""
    kept: list[int] = []
    taken = [False] * len(worths)
    while len(kept) < width and len(kept) < len(worths):
        top: i64 = -1
        at: i64 = 0
        while at < len(worths):
            if not taken[at] and (top < 0 or worths[at] > worths[top]):
                top = at
            at += 1
        taken[top] = True
        kept.append(top)
    return kept
