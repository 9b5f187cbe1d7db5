"""Look-ahead: what a journeyman does. It thinks its own turn through, and lets the others do the likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.knowledge.base import Knowledge, leads
from bottega.bots.policy import TEMPERATURE, draw, seed_from, think_again
from bottega.bots.seat import Seat
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64

TRUST: Final = 1.0  # how much the rules of thumb still count after looking ahead: a few guesses may mislead
LONGEST: Final = 40  # decisions of one's own that are followed
GUESSES: Final = 20  # more of them tell hardly more


class LookAhead:
    """Tries each promising move in a few guesses, follows its own turn to the end, and evaluates."""

    __slots__ = ("_chance", "_know", "_me", "_seat", "_spent", "_tried")
    _seat: Seat
    _know: Knowledge
    _chance: Chance
    _me: i64
    _tried: i64
    _spent: i64  # decisions thought about so far

    def __init__(self, seat: Seat, know: Knowledge, seed: int) -> None:
        self._seat = seat
        self._know = know
        self._chance = Chance(seed)
        self._me = seat.number
        self._tried = 0
        self._spent = 0

    def best(self, width: int, effort: int) -> int:
        """The number of the best move among the `width` most promising ones.

        About `effort` decisions are thought about. Half of it at most goes into a first look at every move, the
        least promising left out if that does not suffice; the rest into more guesses for the better half.
        """
        legal = self._seat.legal()
        if len(legal) == 1:
            return legal[0]
        seeds = Chance(seed_from(self._chance))
        first = self._seat.guess(seed_from(seeds))
        think_again(first, self._me)
        worths = self._know.judge(first, self._me, legal)
        kept = _promising(worths, width)
        totals = [0.0] * len(worths)
        guesses = 0
        cost = 0
        while guesses < GUESSES and len(kept) > 1 and self._spent + cost <= effort:
            seed = seed_from(seeds)
            before = self._spent
            tried: list[int] = []
            for at in kept:
                if guesses == 0 and len(tried) > 1 and 2 * self._spent * (len(tried) + 1) > effort * len(tried):
                    break
                # The same guess and the same luck for all moves: only their worth may tell them apart.
                self._chance = Chance(seed)
                self._tried = 0
                game = self._seat.guess(seed)
                think_again(game, self._me)
                game.do(self._me, legal[at])
                totals[at] += self._follow(game, 2, 0)
                tried.append(at)
            guesses += 1
            values = [TRUST * worths[at] + totals[at] / float(guesses) for at in tried]
            better = max(2, (len(tried) + 1) // 2)
            kept = [tried[index] for index in _promising(values, better)]
            cost = (self._spent - before) * len(kept) // len(tried)
        return legal[kept[0]]

    def _follow(self, game: Game, allowed: i64, depth: i64) -> float:
        """The best lead that the rest of the turn can bring."""
        while not game.over and self._me in game.awaiting and depth < LONGEST:
            legal = game.legal(self._me)
            if len(legal) == 1:
                game.do(self._me, legal[0])
                depth += 1
                continue
            self._spent += 1
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
                at = draw(know.judge(game, seat, legal), TEMPERATURE * know.warmth, self._chance)
                steps += 1
                self._spent += 1
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
