"""Look-ahead: what a journeyman does. It thinks its own turn through, and lets the others do the likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.knowledge.base import Knowledge, leads
from bottega.bots.policy import best, draw, seed_from
from bottega.bots.search import think_again
from bottega.bots.seat import Seat
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64

TRUST: Final = 0.3  # how much the rules of thumb still count after looking ahead
LONGEST: Final = 40  # decisions of one's own that are followed


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

    def best(self, width: int, turns: int) -> int:
        """The number of the best move among the `width` most promising ones; about `turns` turns are tried."""
        legal = self._seat.legal()
        if len(legal) == 1:
            return legal[0]
        seeds = Chance(seed_from(self._chance))
        first = self._seat.guess(seed_from(seeds))
        think_again(first, self._me)
        worths = self._know.judge(first, self._me, legal)
        kept = _promising(worths, width)
        values = [TRUST * worths[at] for at in kept]
        guesses = max(1, turns // (2 * len(kept)))
        for _ in range(guesses):
            seed = seed_from(seeds)
            for index in range(len(kept)):
                # The same guess and the same luck for all moves: only their worth may tell them apart.
                self._chance = Chance(seed)
                self._tried = 0
                game = self._seat.guess(seed)
                think_again(game, self._me)
                game.do(self._me, legal[kept[index]])
                values[index] += self._follow(game, 2, 0) / float(guesses)
        return legal[kept[best(values)]]

    def _follow(self, game: Game, allowed: i64, depth: i64) -> float:
        """The best lead that the rest of the turn can bring."""
        while not game.over and self._me in game.awaiting and depth < LONGEST:
            legal = game.legal(self._me)
            if len(legal) == 1:
                game.do(self._me, legal[0])
                depth += 1
                continue
            worths = self._know.judge(game, self._me, legal)
            kept = _promising(worths, 2 if self._tried < allowed and depth < 4 else 1)
            if len(kept) == 1:
                game.do(self._me, legal[kept[0]])
                depth += 1
                continue
            top = -1.0e9
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
        """Let the others, and then all, do the likely until the position has settled; then evaluate the lead."""
        know = self._know
        steps: i64 = 0
        while not game.over:
            if steps >= know.horizon and (steps >= know.patience or know.settled(game)):
                break
            seat: i64 = game.awaiting[0]
            legal = game.legal(seat)
            at: i64 = 0
            if len(legal) > 1:
                at = draw(know.judge(game, seat, legal), 0.25 * know.warmth, self._chance)
                steps += 1
            game.do(seat, legal[at])
        return leads(know.evaluate(game))[self._me]


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
