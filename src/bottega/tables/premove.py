"""Premoves: bidding up to a limit, or passing, without being there."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bottega.games import title
from bottega.kernel.game import Game
from bottega.kernel.move import Move
from bottega.kernel.reason import Reason

OrderRule = Literal["bid", "pass"]


class KeptReason(Struct):
    """Why an order has ended; the reasons name sums only."""

    rule: str
    args: dict[str, int]

    @staticmethod
    def of(reason: Reason) -> KeptReason:
        return KeptReason(reason.rule, {name: sum for name, sum in reason.args.items() if isinstance(sum, int)})

    def reason(self) -> Reason:
        return Reason(self.rule, {**self.args})


class KeptPremove(Struct):
    """A standing order as stores keep it."""

    rule: OrderRule
    limit: int | None = None
    stopped: KeptReason | None = None


class Premove:
    """A standing order of one seat. `stopped` is the reason why it has ended."""

    __slots__ = ("limit", "rule", "stopped")

    def __init__(self, rule: OrderRule, limit: int | None, stopped: Reason | None = None) -> None:
        self.rule: OrderRule = rule
        self.limit = limit
        self.stopped = stopped

    @staticmethod
    def of(kept: KeptPremove) -> Premove:
        """The order that was kept."""
        return Premove(kept.rule, kept.limit, kept.stopped.reason() if kept.stopped is not None else None)

    def kept(self) -> KeptPremove:
        """The order, to be kept."""
        return KeptPremove(self.rule, self.limit, KeptReason.of(self.stopped) if self.stopped is not None else None)

    def choose(self, game: Game, seat: int) -> Move | None:
        """The move to play now; None with `stopped` set if the order does not cover what is asked."""
        moves, shelf = game.moves(seat), title(game.title)
        passing = next((move for move in moves if move.kind in shelf.passes), None)
        if self.rule == "pass":
            if passing is None:
                self.stopped = Reason("table-premove-asked-else")
            return passing
        bids = sorted((amount(move), move.number) for move in moves if move.kind in shelf.bids and amount(move) >= 0)
        limit = self.limit or 0
        if bids and bids[0][0] <= limit:
            return game.catalogue[bids[0][1]]
        if bids:
            self.stopped = Reason("table-premove-limit", {"amount": bids[0][0], "limit": limit})
            return passing
        self.stopped = Reason("table-premove-asked-else")
        return None


def amount(move: Move) -> int:
    """What a bid offers: its number, or -1 if it has none."""
    numbers = [value for value in move.args.values() if isinstance(value, int)]
    return numbers[-1] if numbers else -1
