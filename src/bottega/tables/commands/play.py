"""Playing: moves, chains of moves, and taking one's own back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import UNSET, Meta

from bottega.kernel.errors import GameIsOver
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason
from bottega.tables.chain import move_refusal, try_chain
from bottega.tables.commands.base import Command, Expected, Notation
from bottega.tables.entries import Change, KeptEvent, KeptPlay, Played, Undone
from bottega.tables.needs import has_room, need_fresh, need_own_seat, need_room, need_running
from bottega.tables.refusal import not_now, refused
from bottega.tables.settings import MoveNumber
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.undo import undo_reach

if TYPE_CHECKING:
    from bottega.tables.house import House


class Play(Command, tag="play"):
    """Play one move, or a chain as one."""

    example: ClassVar[dict[str, object]] = {"moves": ["bid 400"], "expect": 57, "key": "f3a1"}
    takes_on: ClassVar[bool] = True

    moves: Annotated[list[Notation], Meta(min_length=1, max_length=100)]
    expect: Expected

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        game = need_running(table)
        seat = need_own_seat(table, who)
        if game.over:
            raise move_refusal(GameIsOver(Reason("move-game-over")), 0, False)
        need_fresh(table, seat, self.expect)
        chain, reached = try_chain(table, game, seat, self.moves, keeps=False)
        if chain.error is not None:
            raise move_refusal(chain.error, reached, len(self.moves) > 1)
        if reached < len(self.moves):
            raise refused("table-chain-too-long", index=reached, move=self.moves[reached])
        if not has_room(table, seat) and _takes_back(game, seat, chain.moves):
            need_room(table, seat)
        play = KeptPlay(
            game.number,
            chain.moves,
            [[KeptEvent.of(event) for event in events] for events in chain.events],
            chain.reveals,
            chain.game.awaiting,
            UNSET if who.served is None else who.served,
        )
        return [Change(seat, Played(made=play), chain.game)]


def _takes_back(game: Game, seat: int, moves: list[str]) -> bool:
    """Whether one of these moves takes back what the seat has chosen or begun: a game allows that without end."""
    game = game.copy()
    for text in moves:
        number = game.catalogue.find(text)
        if seat not in game.awaiting or number not in game.legal(seat):
            return True
        game.do(seat, number)
    return False


class Undo(Command, tag="undo"):
    """Take back own steps, without asking: the last, or those behind a move."""

    example: ClassVar[dict[str, object]] = {"expect": 58, "key": "f3a2"}

    expect: Expected
    to: MoveNumber | None = None

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        seat, steps = free_steps(table, who, self.expect)
        if self.to is None:
            return _take_back(table, seat, steps[-1:], house.now())
        first, last = (table.moves_for(seat, step) for step in (steps[0], steps[-1]))
        if not first <= self.to <= last:
            raise refused("table-undo-far", first=first, last=last)
        return _take_back(table, seat, steps[self.to - first :], house.now())


class Reset(Command, tag="reset"):
    """Take back the whole turn."""

    example: ClassVar[dict[str, object]] = {"expect": 58, "key": "f3a3"}

    expect: Expected

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        return _take_back(table, *free_steps(table, who, self.expect), house.now())


def free_steps(table: Table, who: Who, expect: int) -> tuple[int, list[int]]:
    """The speaker's seat, and its steps that may be taken back without asking."""
    need_running(table)
    seat = need_own_seat(table, who)
    need_fresh(table, seat, expect)
    reach = undo_reach(table, seat)
    if not reach.steps:
        raise not_now("table-undo-none")
    return seat, reach.steps


def _take_back(table: Table, seat: int, steps: list[int], now: float) -> list[Change]:
    """Own steps are taken out. Others' secret ones, which may lie between them, stay: none depends on another's."""
    to = steps[0]
    clock = None if table.past.several else table.clock  # who chooses in secret has kept nobody thinking in vain
    if clock is not None and clock.left_behind(to, seat, now) <= 0:
        raise not_now("table-undo-late")
    kept = [index for index in range(to, len(table.played)) if index not in steps]
    game = table.game_without(to, kept)
    return [Change(seat, Undone(to, False, game.awaiting, kept or UNSET, clock is not None or UNSET), game)]
