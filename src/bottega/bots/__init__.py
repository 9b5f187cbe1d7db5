"""Who plays when no person does, and who explains.

bottega.bots.choose(game, seat, "master", seed=1)      the move of a bot, in notation
bottega.bots.advise(game, seat)                        the best moves, with their worth and a reason
bottega.bots.analyse(record, seat)                     a finished game, decision by decision
"""

from __future__ import annotations

from bottega.bots.advice import Advice, advise
from bottega.bots.analysis import Analysis, Decision, analyse
from bottega.bots.levels import LEVELS, Bot, make_bot
from bottega.bots.seat import Seat
from bottega.kernel.game import Game

__all__ = [
    "LEVELS",
    "Advice",
    "Analysis",
    "Bot",
    "Decision",
    "Seat",
    "advise",
    "analyse",
    "choose",
    "make_bot",
]


def choose(
    game: Game,
    seat: int,
    level: str,
    seed: int,
    seconds: float | None = None,
    iterations: int | None = None,
) -> str:
    """The move that a bot of this level plays for `seat` now, in notation."""
    bot = make_bot(level, seed, seconds, iterations)
    return bot.choose(Seat(game, seat, seed))
