"""The state of a game of Fresco, and which phase answers for it.

Actors are the seats in order and, after them, Leonardo in a game of two. Small counts are packed
into integers, so that copying a game copies few and short lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from bottega.games.fresco import (
    cathedral,
    guess,
    market,
    misnamed,
    planning,
    position,
    question,
    refusals,
    rounds,
    scoring,
    studio,
    supply,
    track,
    view,
    wakeup,
    workshop,
)
from bottega.games.fresco.catalogue import AHEAD, BEHIND
from bottega.games.fresco.display import Display
from bottega.games.fresco.gallery import Gallery
from bottega.games.fresco.names import CATHEDRAL, INCOME, MARKET, PLAN, SECOND_CATHEDRAL, STUDIO, WAKE, WORKSHOP
from bottega.games.fresco.painter import Painter
from bottega.games.fresco.recall import Recalled
from bottega.games.fresco.refusals import NOT_THIS_PHASE
from bottega.games.fresco.tables import Tables
from bottega.games.fresco.turn import Turn
from bottega.games.fresco.wall import Wall
from bottega.kernel.game import Game, seed_of_guess
from bottega.kernel.memory import Memory
from bottega.kernel.number import Number
from bottega.kernel.plain import Position, View
from bottega.kernel.reason import Reason
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

RULES_VERSION: Final = 2  # 1 was played before the base game's own book was known


class Fresco(Game):
    """A game of Fresco in progress."""

    tables: Tables
    actors: i64
    leonardo: bool
    portraits: bool
    requests: bool
    blends: bool

    round: i64
    last: bool  # this round is the last from its beginning: action sheets lie on their second side
    phase: i64
    turn: Turn
    leader: i64  # the seat that decides for Leonardo this round
    jumped: bool  # the churchwarden has sent the bishop somewhere this round

    wall: Wall
    display: Display  # of the market; copies share it until it changes, as the gallery
    gallery: Gallery
    piles: i64  # request tiles left by kind, two bits each

    painters: list[Painter]  # by actor

    @property
    def scores(self) -> list[int]:
        return [track.points(self, seat) for seat in range(self.players)]

    @property
    def places(self) -> list[int]:
        return scoring.places(self)

    def legal(self, seat: i64) -> list[int]:
        if seat < 0 or seat >= self.players:
            raise self.no_seat(seat)
        if self.phase == PLAN:
            return planning.legal(self, seat)
        if self.over or self.awaiting[0] != seat:
            return []
        if self.turn.bump != 0:
            return [AHEAD, BEHIND]
        phase = self.phase
        if phase == WORKSHOP:
            return workshop.legal(self)
        if phase in (CATHEDRAL, SECOND_CATHEDRAL):
            return cathedral.legal(self)
        if phase == MARKET:
            return market.legal(self)
        if phase == WAKE:
            return wakeup.legal(self)
        if phase == STUDIO:
            return studio.legal(self)
        return supply.legal()

    def do(self, seat: i64, number: i64) -> None:
        self.remember(seat, number)
        phase = self.phase
        if phase == PLAN:
            planning.do(self, seat, number)
            if not self.awaiting:
                rounds.to_the_places(self)
            return
        if self.turn.bump != 0:
            track.choose(self, number == AHEAD)
        elif phase == WORKSHOP:
            workshop.do(self, number)
        elif phase in (CATHEDRAL, SECOND_CATHEDRAL):
            cathedral.do(self, number)
        elif phase == MARKET:
            market.do(self, number)
        elif phase == WAKE:
            wakeup.do(self, number)
        elif phase == STUDIO:
            studio.do(self, number)
        else:
            supply.take(self, number)
        rounds.advance(self)

    def check(self, seat: i64, number: i64) -> i64:
        """0 if the awaited `seat` may play the move, else the code of the rule that refuses it."""
        phase = self.phase
        if phase == PLAN:
            return planning.check(self, seat, number)
        if self.turn.bump != 0:
            return track.check(number)
        if phase == WORKSHOP:
            return workshop.check(self, number)
        if phase in (CATHEDRAL, SECOND_CATHEDRAL):
            return cathedral.check(self, number)
        if phase == MARKET:
            return market.check(self, number)
        if phase == WAKE:
            return wakeup.check(self, number)
        if phase == STUDIO:
            return studio.check(self, number)
        if phase == INCOME:
            return supply.check(number)
        return NOT_THIS_PHASE

    def refusal(self, seat: i64, number: i64) -> Reason | None:
        code = self.check(seat, number)
        return refusals.reason(self, seat, number, code) if code != LEGAL else None

    def misnamed(self, seat: int, words: list[str]) -> Reason | None:
        return misnamed.misnamed(self, seat, words)

    def retreats(self, seat: i64) -> list[int]:
        return planning.retreats(self, seat) if self.phase == PLAN and not self.over else []

    def question(self, seat: Number) -> Reason:
        return question.question(self, self.seated(seat))

    def copy(self) -> Fresco:
        twin = Fresco()
        self.copy_kernel(twin)
        twin.tables = self.tables
        twin.actors = self.actors
        twin.leonardo = self.leonardo
        twin.portraits = self.portraits
        twin.requests = self.requests
        twin.blends = self.blends
        twin.round = self.round
        twin.last = self.last
        twin.phase = self.phase
        twin.turn = self.turn.copy()
        twin.leader = self.leader
        twin.jumped = self.jumped
        twin.wall = self.wall.copy()
        twin.display = self.display
        twin.gallery = self.gallery
        twin.piles = self.piles
        twin.painters = [painter.copy() for painter in self.painters]
        return twin

    def view(self, seat: Number | None) -> View:
        return cast("View", view.view(self, self.reader(seat), view.Parts()))

    def recalled_views(self, seats: Sequence[Number | None], memory: Memory) -> list[View]:
        parts = Recalled(memory)
        return cast("list[View]", [view.view(self, self.reader(seat), parts) for seat in seats])

    def guess(self, seat: Number | None, seed: Number) -> Fresco:
        return guess.guess(self, self.reader(seat), seed_of_guess(seed))

    def dump(self) -> Position:
        return position.dump(self)

    def ledger(self) -> Position:
        """When the first digests were taken, games of three and four said that Leonardo was chosen."""
        frozen = position.dump(self)
        frozen["options"]["leonardo"] = self.leonardo or self.players > 2
        return frozen
