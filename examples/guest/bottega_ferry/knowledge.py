"""What bots know of the Ferry: what a move brings now, less a part of what it leaves to the next player."""

from __future__ import annotations

from bottega.bots.knowledge.base import Knowledge
from bottega.kernel.game import Game
from bottega_ferry.game import SEND, Ferry


class Ferryman(Knowledge):
    def __init__(self) -> None:
        super().__init__()
        self.blind = False
        self.spread = 4.0

    def judge(self, game: Game, seat: int, legal: list[int]) -> list[float]:
        """Sending leaves an empty ferry; loading a better one, unless the crate is so heavy that nothing fits."""
        assert isinstance(game, Ferry)
        best = len(game.aboard) + 2
        return [float(game.worth(move)) - (0.5 if move == SEND else best / 2 - move / 10) for move in legal]


KNOWLEDGE = Ferryman()
