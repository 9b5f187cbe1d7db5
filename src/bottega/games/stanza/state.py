"""Stanza: the state of a game, and which file answers for which phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from bottega.games.stanza import (
    activation,
    arts,
    bonus_room,
    discovery,
    ending,
    forced,
    guess,
    income,
    literature,
    masterpieces,
    movement,
    politics,
    position,
    question,
    religion,
    scoring,
    start_order,
    strengths,
    view,
)
from bottega.games.stanza.board import Board
from bottega.games.stanza.current import Current
from bottega.games.stanza.names import (
    ACT,
    ARRANGE,
    BUY,
    FETCH,
    GIVE_DISC,
    INSERT,
    LITERATURE,
    MOVE,
    PLACE_DISC,
    POLITICS,
    RELIGION,
    RETURN_HELPER,
    TAKE_HELPER,
    WORK,
    WORKER_SPACES,
    WRITE,
)
from bottega.games.stanza.palace import Palace
from bottega.games.stanza.recall import Recalled
from bottega.games.stanza.refusals import FINISH_GIFT, NOT_NOW, REFUSALS
from bottega.games.stanza.tables import Tables
from bottega.kernel.game import Game, seed_of_guess
from bottega.kernel.memory import Memory
from bottega.kernel.number import Number
from bottega.kernel.plain import Position, View
from bottega.kernel.reason import Reason
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64


class Stanza(Game):
    """A game of La Stanza: what lies in the middle, the players' boards, and what the present turn still owes."""

    tables: Tables
    expert: bool
    last_round: i64

    palace: Palace
    boards: list[Board]
    current: Current

    phase: i64
    turn: i64  # the seat whose turn it is
    round: i64
    stage: i64
    retired: i64  # how many have

    def copy(self) -> Stanza:
        twin = Stanza()
        self.copy_kernel(twin)
        twin.tables = self.tables
        twin.expert = self.expert
        twin.last_round = self.last_round
        twin.palace = self.palace.copy()
        twin.boards = [board.copy() for board in self.boards]
        twin.current = self.current.copy()
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.stage = self.stage
        twin.retired = self.retired
        return twin

    def legal(self, seat: i64) -> list[int]:
        if seat < 0 or seat >= self.players:
            raise self.no_seat(seat)
        if self.over or seat != self.turn:
            return []
        return self._legal()

    def _legal(self) -> list[int]:
        phase: i64 = self.phase
        moves: list[int] = []
        if phase == MOVE:
            movement.legal(self, moves)
        elif phase == ACT:
            activation.legal_act(self, moves)
        elif phase == WORK:
            activation.legal_work(self, moves)
        elif phase == WRITE:
            literature.legal(self, moves)
        elif phase == PLACE_DISC:
            religion.legal(self, moves)
        elif phase == TAKE_HELPER:
            politics.legal_take(self, moves)
        elif phase == RETURN_HELPER:
            politics.legal_return(self, moves)
        elif phase == BUY:
            bonus_room.legal_buy(self, moves)
        elif phase == GIVE_DISC:
            bonus_room.legal_give(self, moves)
        elif phase == FETCH:
            bonus_room.legal_fetch(self, moves)
        elif phase == INSERT:
            bonus_room.legal_insert(self, moves)
        elif phase == ARRANGE:
            start_order.legal(self, moves)
        return moves

    def do(self, seat: i64, number: i64) -> None:
        self.remember(seat, number)
        self._apply(number)
        # What a book or a tile gives: with a single way to take it, nobody needs to be asked.
        while WRITE <= self.phase <= FETCH and self.phase != BUY:
            moves = self._legal()
            if len(moves) != 1:
                break
            self._apply(moves[0])
        if not self.over and self.awaiting[0] != self.turn:
            self.awaiting = [self.turn]

    def _apply(self, number: i64) -> None:
        at = self.tables.numbers
        phase: i64 = self.phase
        if phase == MOVE:
            if number == at.retire:
                ending.retire(self)
            else:
                movement.move(self, number - at.move)
        elif phase == ACT:
            if number == at.income:
                income.take(self)
            elif number == at.pass_:
                income.pass_turn(self)
            elif number < at.send:
                activation.activate(self, number - at.activate)
            else:
                activation.send(self, number - at.send)
        elif phase == WORK:
            self._work(number)
        elif phase == WRITE:
            if number == at.finish:
                activation.finish(self)
            else:
                literature.write(self, number - at.write)
        elif phase == PLACE_DISC:
            if number == at.finish:
                activation.finish(self)
            else:
                religion.place(self, number - at.place)
        elif phase == TAKE_HELPER:
            if number == at.finish:
                activation.finish(self)
            else:
                politics.take(self, number - at.take)
        elif phase == RETURN_HELPER:
            politics.return_helper(self, number - at.return_)
        elif phase == BUY:
            bonus_room.buy(self, number - at.buy)
        elif phase == GIVE_DISC:
            bonus_room.give(self, number - at.give)
        elif phase == FETCH:
            bonus_room.fetch(self, number - at.fetch)
        elif phase == INSERT:
            bonus_room.insert(self, number - at.insert)
        else:
            start_order.arrange(self, number - at.arrange)

    def _work(self, number: i64) -> None:
        at = self.tables.numbers
        if number < at.dismiss:
            activation.hire(self, number - at.hire)
        elif number < at.strengthen:
            activation.dismiss(self, number - at.dismiss)
        elif number < at.masterpiece:
            activation.strengthen(self, number - at.strengthen)
        elif number < at.sail:
            masterpieces.create(self, number - at.masterpiece)
        elif number < at.create:
            discovery.activate(self, number - at.sail + 1)
        elif number < at.write:
            arts.create(self, number - at.create)
        elif number < at.place:
            literature.activate(self, number - at.write)
        elif number < at.take:
            religion.activate(self, number - at.place)
        elif number < at.return_:
            politics.activate(self, number - at.take)
        else:
            activation.finish(self)

    def check(self, number: i64) -> i64:
        """LEGAL, or the code of the rule that refuses the move to the player in turn."""
        at = self.tables.numbers
        phase: i64 = self.phase
        if phase == MOVE:
            if at.move <= number < at.retire:
                return movement.check(self, number - at.move, movement.reach(self))
            if number == at.retire:
                return ending.check_retire(self)
        elif phase == ACT:
            if at.activate <= number < at.send:
                return activation.check_activate(self, number - at.activate)
            if at.send <= number < at.income:
                return activation.check_send(self, number - at.send)
            if number == at.income:
                return income.check(self)
            if number == at.pass_:
                return LEGAL
        elif phase == WORK:
            return self._check_work(number)
        elif phase == WRITE:
            if at.write <= number < at.place:
                return literature.check(self, number - at.write)
            if number == at.finish:
                return LEGAL if self.current.activated == LITERATURE else FINISH_GIFT
        elif phase == PLACE_DISC:
            if at.place <= number < at.take:
                return religion.check(self, number - at.place)
            if number == at.finish:
                return LEGAL if self.current.activated == RELIGION else FINISH_GIFT
        elif phase == TAKE_HELPER:
            if at.take <= number < at.return_:
                return politics.check_take(self, number - at.take)
            if number == at.finish:
                return LEGAL if self.current.activated == POLITICS else FINISH_GIFT
        elif phase == RETURN_HELPER:
            if at.return_ <= number < at.buy:
                return politics.check_return(self, number - at.return_)
        elif phase == BUY:
            if at.buy <= number < at.give:
                return bonus_room.check_buy(self, (number - at.buy) // 2, (number - at.buy) % 2 == 1)
        elif phase == GIVE_DISC:
            if at.give <= number < at.fetch:
                return bonus_room.check_give(self, number - at.give)
        elif phase == FETCH:
            if at.fetch <= number < at.insert:
                return bonus_room.check_fetch(self, number - at.fetch)
        elif phase == INSERT:
            if at.insert <= number < at.finish:
                return LEGAL
        elif phase == ARRANGE and at.arrange <= number < at.move:
            return start_order.check(self, number - at.arrange)
        return NOT_NOW

    def _check_work(self, number: i64) -> i64:
        at = self.tables.numbers
        power: i64 = strengths.strength(self)
        if at.hire <= number < at.dismiss:
            index: i64 = number - at.hire
            return activation.check_hire(self, index // WORKER_SPACES, index % WORKER_SPACES)
        if at.dismiss <= number < at.strengthen:
            return activation.check_dismiss(self, number - at.dismiss)
        if at.strengthen <= number < at.masterpiece:
            return activation.check_strengthen(self, number - at.strengthen)
        if at.masterpiece <= number < at.sail:
            return masterpieces.check(self, number - at.masterpiece, power)
        if at.sail <= number < at.create:
            return discovery.check(self, number - at.sail + 1, power)
        if at.create <= number < at.write:
            return arts.check(self, number - at.create, power)
        if at.write <= number < at.place:
            return literature.check_activate(self, number - at.write, power)
        if at.place <= number < at.take:
            return religion.check_activate(self, number - at.place, power)
        if at.take <= number < at.return_:
            return politics.check_activate(self, number - at.take, power)
        if number == at.finish:
            return activation.check_finish(self, power)
        return NOT_NOW

    def refusal(self, seat: i64, number: i64) -> Reason | None:
        code = self.check(number)
        return REFUSALS.reason(self, seat, number, code) if code != LEGAL else None

    def question(self, seat: Number) -> Reason:
        return question.question(self, self.seated(seat))

    @property
    def scores(self) -> list[int]:
        return scoring.scores(self)

    @property
    def places(self) -> list[int]:
        return scoring.places(self)

    def view(self, seat: Number | None) -> View:
        return cast("View", view.view(self, self.reader(seat), view.Parts()))

    def views(self, seats: Sequence[Number | None]) -> list[View]:
        return cast("list[View]", view.views(self, [self.reader(seat) for seat in seats], view.Parts()))

    def recalled_views(self, seats: Sequence[Number | None], memory: Memory) -> list[View]:
        return cast("list[View]", view.views(self, [self.reader(seat) for seat in seats], Recalled(memory)))

    def guess(self, seat: Number | None, seed: Number) -> Stanza:
        self.reader(seat)
        return guess.guess(self, seed_of_guess(seed))

    def dump(self) -> Position:
        return position.dump(self)

    def forced(self) -> int:
        return forced.forced(self)
