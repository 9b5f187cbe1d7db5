"""Luck: what the draws gave and took, told apart from what was decided.

Where a move brings something hidden to light, the same move is played in guesses of all that might have come, by
what a seat knew. Its luck is what its position is worth behind what did come, less what it is worth on average behind
what might have come: the move itself stands on both sides and cancels out. Choices made at once in secret are no
draws. Worth is what the title's evaluation sees once sensible moves have put to use what came: for each seat its own,
and those of all who come before it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bottega.bots.knowledge.base import Knowledge
from bottega.bots.loss import NONE, Loss, mean_of
from bottega.bots.policy import TEMPERATURE, draw, seed_from
from bottega.kernel.chance import Chance
from bottega.kernel.errors import BottegaError
from bottega.kernel.game import Game

GUESSES: Final = 32
HORIZON: Final = 120  # decisions until a seat must have had its turn and the position have settled
FEWEST: Final = 16  # guesses in which a move was possible, below which nothing is known


@dataclass(frozen=True)
class Draw:
    """What came to light behind one move, in points that each seat may expect more, or less."""

    number: int  # of the move in the record, from 1
    seat: int  # whose move it was
    gained: list[Loss]  # by seat; below 0 it was bad luck


def drawn(before: Game, who: int, text: str, after: Game, know: Knowledge, seed: int) -> Draw | None:
    """The luck in a move, each seat's by what it knew itself; None if it changed nothing for anybody."""
    if after.reveals == before.reveals or _in_secret(before):
        return None
    gained = [_gained(before, who, text, after, seat, know, seed) for seat in range(before.players)]
    return Draw(after.number, who, gained) if any(own != NONE for own in gained) else None


def _in_secret(game: Game) -> bool:
    """Whether a choice is made at once with others, the last of them too: those who have chosen may take it back."""
    return len(game.awaiting) > 1 or any(game.legal(seat) for seat in range(game.players) if seat not in game.awaiting)


def _gained(before: Game, who: int, text: str, after: Game, seat: int, know: Knowledge, seed: int) -> Loss:
    chance = Chance(seed)
    shown = after.view(seat)
    lucks: list[float] = []
    for _ in range(GUESSES):
        own = seed_from(chance)
        might = before.guess(seat, own)
        try:
            might.play(who, text)
        except BottegaError:  # another's move that needs what only they hold
            continue
        same = might.view(seat) == shown  # then both are guesses of one position, and differ by chance alone
        came = after.guess(seat, own)
        lucks.append(0.0 if same else _worth(came, seat, know, own) - _worth(might, seat, know, own))
    return mean_of(lucks) if len(lucks) >= FEWEST else NONE


def _worth(game: Game, seat: int, know: Knowledge, seed: int) -> float:
    """What a position is worth to a seat once what was drawn is put to use: where it settles behind the seat's turn.

    Moves vary as they do in a search. Were they the likeliest each time, what came would be put to use in one way
    only, and the error would not show how much hangs on that.
    """
    chance = Chance(seed)
    moved = False
    for _ in range(HORIZON):
        if game.over or (moved and know.settled(game) and game.awaiting != [seat]):
            break
        mover = game.awaiting[0]
        moved = moved or mover == seat
        legal = game.legal(mover)
        many = len(legal) > 1
        at = draw(know.judge(game, mover, legal), TEMPERATURE * know.warmth, chance) if many else 0
        game.do(mover, legal[at])
    return know.evaluate(game)[seat]
