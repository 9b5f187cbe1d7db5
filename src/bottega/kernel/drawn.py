"""Drawn chance: every draw is answered from outside, one after the other, so that chance can be a player of its own.

A game whose chance is `Drawn` raises `Undrawn` at the first draw that has no answer yet, and is then of no use: who
asked keeps the game as it was before, and tries again with one answer more. So a tree can branch at every draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAWN: Final = 3
PREFIX: Final = "drawn"  # of the seed that begins a game with such chance, before the answers to its first draws


class Undrawn(Exception):
    """A draw among `limit` equally likely outcomes is open."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


class Drawn(Chance):
    """Answers draws from a list; `Undrawn` when it is at its end."""

    __slots__ = ("_answers", "_used")
    _answers: tuple[int, ...]
    _used: i64

    def __init__(self, answers: tuple[int, ...] = (), used: i64 = 0) -> None:
        self._answers = answers
        self._used = used

    def word(self) -> i64:
        raise AssertionError("what is drawn from outside is drawn among some outcomes")

    def below(self, limit: i64) -> i64:
        if limit == 1:  # nothing to draw
            return 0
        if self._used == len(self._answers):
            raise Undrawn(limit)
        answer: i64 = self._answers[self._used]
        self._used += 1
        return answer

    def copy(self) -> Drawn:
        return Drawn(self._answers, self._used)

    def dump(self) -> list[int]:
        return [DRAWN, self._used]


def seed_of_draws(answers: tuple[int, ...]) -> str:
    """The seed with which a title's set-up draws these answers. Not for records: later draws are not in it."""
    return " ".join([PREFIX, *map(str, answers)])


def draws_of_seed(seed: str) -> Drawn:
    return Drawn(tuple(int(answer) for answer in seed.split()[1:]))
