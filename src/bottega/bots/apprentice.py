"""Apprentice: plays by the rules of thumb."""

from __future__ import annotations

from bottega.bots.bot import Bot
from bottega.bots.knowledge import knowledge
from bottega.bots.policy import draw, seed_from
from bottega.bots.seat import Seat


class Apprentice(Bot):
    """Plays what the rules of thumb say, at once; does not look ahead."""

    level = "apprentice"
    WHIM = 0.5  # of the title's warmth: now and then it takes a move that is a little worse

    def pick(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        know = knowledge(seat.title)
        worths = know.judge(seat.guess(seed_from(self.chance)), seat.number, legal)
        return legal[draw(worths, self.WHIM * know.warmth, self.chance)]
