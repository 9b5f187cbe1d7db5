"""Who plays when no person does, and who explains.

bottega.bots.choose(game, seat, "master", seed=1)      the move of a bot, in notation
bottega.bots.advise(game, seat)                        the best moves, with their worth and a reason
bottega.bots.analyse(record, seat)                     a finished game, decision by decision
"""

from __future__ import annotations

from bottega.bots.advice import Advice, advise
from bottega.bots.analysis import Analysis, Decision, analyse
from bottega.bots.bot import Bot
from bottega.bots.contestants import Contestant, bring_bot, contestant, pick
from bottega.bots.levels import LEVELS, make_bot
from bottega.bots.seat import Seat
from bottega.kernel.game import Game

__all__ = [
    "LEVELS",
    "Advice",
    "Analysis",
    "Bot",
    "Contestant",
    "Decision",
    "Seat",
    "advise",
    "analyse",
    "bring_bot",
    "choose",
    "contestant",
    "make_bot",
]


def choose(
    game: Game,
    seat: int,
    level: object,
    seed: int,
    seconds: float | None = None,
    iterations: int | None = None,
) -> str:
    """The move that a bot plays for `seat` now, in notation; `level` names it (see `contestants`)."""
    who = contestant(level)
    who.suits(game.title, game.players)
    chair = Seat(game, seat, seed)
    return str(chair.catalogue[pick(who, who.sit_down(seed, seconds, iterations), chair)])
