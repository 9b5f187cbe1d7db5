"""Luck: what the draws gave and took, told apart from what was decided.

Where a move brings something hidden to light, the same move is played in guesses of all that might have come, by
what a seat knew. Its luck is what its position is worth behind what did come, less what it is worth on average behind
what might have come: the move itself stands on both sides and cancels out. Choices made at once in secret are no
draws. Worth is what the title's evaluation sees once a few sensible moves have put to use what came.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bottega.bots.knowledge.base import Knowledge
from bottega.bots.loss import NONE, Loss, mean_of
from bottega.bots.policy import seed_from
from bottega.kernel.chance import Chance
from bottega.kernel.errors import BottegaError
from bottega.kernel.game import Game

GUESSES: Final = 16
HORIZON: Final = 30  # decisions until a position must have settled
FEWEST: Final = 8  # guesses in which a move was possible, below which nothing is known


@dataclass(frozen=True)
class Draw:
    """What came to light behind one move, in points that each seat may expect more, or less."""

    number: int  # of the move in the record, from 1
    seat: int  # whose move it was
    gained: list[Loss]  # by seat; below 0 it was bad luck


def drawn(before: Game, who: int, text: str, after: Game, know: Knowledge, seed: int) -> Draw | None:
    """The luck in a move, each seat's by what it knew itself; None if it changed nothing for anybody."""
    if after.reveals == before.reveals or len(before.awaiting) > 1:
        return None
    gained = [_gained(before, who, text, after, seat, know, seed) for seat in range(before.players)]
    return Draw(after.number, who, gained) if any(own != NONE for own in gained) else None


def _gained(before: Game, who: int, text: str, after: Game, seat: int, know: Knowledge, seed: int) -> Loss:
    chance = Chance(seed)
    lucks: list[float] = []
    for _ in range(GUESSES):
        own = seed_from(chance)
        might = before.guess(seat, own)
        try:
            might.play(who, text)
        except BottegaError:  # another's move that needs what only they hold
            continue
        lucks.append(_worth(after.guess(seat, own), seat, know) - _worth(might, seat, know))
    return mean_of(lucks) if len(lucks) >= FEWEST else NONE


def _worth(game: Game, seat: int, know: Knowledge) -> float:
    """What a position is worth to a seat once what was drawn is put to use: where it settles, some moves on."""
    for _ in range(HORIZON):
        if game.over or (know.settled(game) and game.awaiting != [seat]):
            break
        mover = game.awaiting[0]
        legal = game.legal(mover)
        worths = know.judge(game, mover, legal) if len(legal) > 1 else [0.0]
        game.do(mover, legal[worths.index(max(worths))])
    return know.evaluate(game)[seat]
