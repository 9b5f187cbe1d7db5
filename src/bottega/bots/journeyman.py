"""Journeyman: looks ahead to the end of its own turn."""

from __future__ import annotations

from bottega.bots.bot import Bot
from bottega.bots.knowledge import knowledge
from bottega.bots.lookahead import LookAhead
from bottega.bots.policy import seed_from
from bottega.bots.seat import Seat


class Journeyman(Bot):
    """Thinks its own turn through to the end in a few guesses of what is hidden."""

    level = "journeyman"
    WIDTH = 8  # moves that are looked at

    def pick(self, seat: Seat) -> int:
        know = knowledge(seat.title)
        return LookAhead(seat, know, seed_from(self.chance)).best(self.WIDTH, know.effort)
