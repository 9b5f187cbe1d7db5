"""Bot: someone who plays. This one takes any move; the levels are its children."""

from __future__ import annotations

from bottega.bots.seat import Seat
from bottega.kernel.chance import Chance


class Bot:
    """Someone who plays. All it ever gets is a `Seat`; all its chance comes from its own seed."""

    level = "random"

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance(seed)

    def choose(self, seat: Seat) -> str:
        """The move to play now, in notation."""
        return str(seat.catalogue[self.pick(seat)])

    def pick(self, seat: Seat) -> int:
        """The number of the move to play now. This bot takes any."""
        legal = seat.legal()
        return legal[self.chance.below(len(legal))]
