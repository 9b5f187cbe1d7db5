"""Chain: moves of one seat in a row, tried on a copy before any of them counts."""

from __future__ import annotations

from typing import Literal

from bottega.kernel.errors import IllegalMove, InvalidMove, MoveError
from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason
from bottega.tables.refusal import AgainstRules, NotNow, Refusal
from bottega.tables.table import Table

Ends = Literal["reveals", "hands-over", "over"]


def move_refusal(error: MoveError, index: int, chain: bool) -> Refusal:
    """A refused move as a table's answer: which rule, and which move of a chain."""
    args = dict(error.reason.args)
    if chain:
        args["index"] = index
    kind = AgainstRules if isinstance(error, IllegalMove | InvalidMove) else NotNow
    return kind(Reason(error.reason.rule, args))


class Chain:
    """A chain of one seat's moves, tried on a copy."""

    __slots__ = ("ends", "error", "events", "game", "keeps", "kept", "moves", "reveals", "seat", "several")

    def __init__(self, game: Game, seat: int, keeps: bool, several: bool) -> None:
        self.game = game.copy()
        self.seat = seat
        self.keeps = keeps
        self.several = several  # all of it is a secret choice
        self.moves: list[str] = []
        self.events: list[list[Event]] = []
        self.reveals: list[int] = []
        self.ends: Ends | None = None  # no move can follow
        self.kept: Game | None = None  # the game before a revealing move: all that a draft may show
        self.error: MoveError | None = None

    @property
    def shown(self) -> Game:
        """What a draft may show of its end: nothing that a revealing move turns over."""
        return self.kept if self.kept is not None else self.game

    def add(self, text: str) -> None:
        """Play one more; an error is kept in `error` and changes nothing."""
        game = self.game
        before = game.copy() if self.keeps else None
        reveals = game.reveals
        log: list[Event] = []
        game.log = log
        try:
            game.play(self.seat, text)
        except MoveError as error:
            self.error = error
            return
        finally:
            game.log = None
        self.moves.append(game.catalogue.moves[game.catalogue.find(text)].text)
        self.events.append(log)
        self.reveals.append(game.reveals)
        if game.over:
            self.ends = "over"
        elif self.seat not in game.awaiting or (len(game.awaiting) > 1 and not self.several):
            self.ends = "hands-over"  # to others, or to all at once: an entry is open or secret, never both
        if game.reveals != reveals:
            self.ends = "reveals"
            self.kept = before


def try_chain(table: Table, game: Game, seat: int, moves: list[str], keeps: bool = True) -> tuple[Chain, int]:
    """As much of the chain as is possible, and how many moves that is. `keeps`: what a draft may show of its end."""
    chain = Chain(game, seat, keeps, table.past.several)
    for index, text in enumerate(moves):
        if chain.ends is not None:
            return chain, index
        chain.add(text)
        if chain.error is not None:
            return chain, index
    return chain, len(moves)
