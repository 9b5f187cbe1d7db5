"""Florence: a game of The Princes of Florence in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from bottega.games.florence import (
    actions,
    auction,
    board,
    cards,
    characters,
    cooperative,
    ending,
    favours,
    first_format,
    forced,
    guess,
    people,
    position,
    question,
    scoring,
    view,
    work,
)
from bottega.games.florence import catalogue as moves
from bottega.games.florence.court import Court
from bottega.games.florence.groups import Actions, Auction, Characters, Project
from bottega.games.florence.names import (
    ACROSS,
    ACT,
    ANSWER,
    ASK,
    BANKER_CHOICE,
    BID,
    BONUS,
    CONVERT,
    COURT,
    FAVOUR,
    KEEP,
    MERCHANT_CHOICE,
    OFFER,
    OPEN,
    PEOPLE,
    PICK,
    PLACE,
    RECRUIT,
    SETTLE,
)
from bottega.games.florence.notes import Note
from bottega.games.florence.recall import Recalled
from bottega.games.florence.refusals import MUSE_OPTION, NOT_THIS_PHASE, REFUSALS
from bottega.games.florence.tables import Tables
from bottega.kernel.game import Game, seed_of_guess
from bottega.kernel.memory import Memory
from bottega.kernel.number import Number
from bottega.kernel.plain import Position, View
from bottega.kernel.reason import Reason
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64


MONEY_BACK: Final = REFUSALS.rule("florence-money-back")
MUSE_NO_BACK: Final = REFUSALS.rule("florence-muse-no-back")


class Florence(Game):
    """The whole state. `phase` says which question is open, `turn` who answers it."""

    tables: Tables
    courts: list[Court]
    palazzo: i64
    muse: bool  # Muse & Princess
    joined: bool  # Cooperative Building
    right: list[int]  # the neighbour across the right edge of each board; -1 for none
    left: list[int]

    round: i64
    starter: i64
    phase: i64
    turn: i64
    resume: i64  # the phase to go back to after cards were looked at or a tile was laid
    final: bool  # the last round is played: only the ending is left

    # Decks and tiles laid change seldom: they are made anew then, and copies share them (see `cards.own_deck`).
    people_deck: list[int]  # top first; a card plus 256 times the mask of seats that know it
    prestige_deck: list[int]
    bonus_deck: list[int]
    people_notes: Note | None  # what was seen of each deck; none before the people are shuffled
    prestige_notes: Note | None
    bonus_notes: Note | None
    looking: i64  # the deck whose top cards the seat looks at
    used_bonus: i64
    stock: list[int]
    laid: list[int]  # every tile laid: cells, plus the tile and the seat above them

    auction: Auction
    characters: Characters
    actions: Actions
    project: Project

    def copy(self) -> Florence:
        twin = Florence()
        self.copy_kernel(twin)
        twin.tables = self.tables
        twin.courts = [court.copy() for court in self.courts]
        twin.palazzo = self.palazzo
        twin.muse = self.muse
        twin.joined = self.joined
        twin.right = self.right
        twin.left = self.left
        twin.round = self.round
        twin.starter = self.starter
        twin.phase = self.phase
        twin.turn = self.turn
        twin.resume = self.resume
        twin.final = self.final
        twin.people_deck = self.people_deck
        twin.prestige_deck = self.prestige_deck
        twin.bonus_deck = self.bonus_deck
        twin.people_notes = self.people_notes
        twin.prestige_notes = self.prestige_notes
        twin.bonus_notes = self.bonus_notes
        twin.looking = self.looking
        twin.used_bonus = self.used_bonus
        twin.stock = self.stock[:]
        twin.laid = self.laid
        twin.auction = self.auction.copy()
        twin.characters = self.characters.copy()
        twin.actions = self.actions.copy()
        twin.project = self.project.copy()
        return twin

    # Asking and answering

    def ask(self, seat: i64, phase: i64) -> None:
        """Put a question to one seat."""
        self.phase = phase
        self.turn = seat
        if len(self.awaiting) != 1 or self.awaiting[0] != seat:
            self.awaiting = [seat]

    def legal(self, seat: i64) -> list[int]:
        if seat < 0 or seat >= self.players:
            raise self.no_seat(seat)
        phase = self.phase
        if phase == PEOPLE:
            return people.legal(self, seat)
        if seat != self.turn or self.over:
            return []
        if phase == BID:
            return auction.legal_bid(self, seat)
        if phase == ACT:
            return actions.legal(self, seat)
        if phase == OPEN:
            return auction.legal_open(self, seat)
        if phase == PLACE:
            return board.placements(self, seat, self.project.tile)
        if phase == KEEP:
            return cards.legal(self)
        if phase in (CONVERT, BANKER_CHOICE):
            return work.legal_convert(self, seat)
        if phase == BONUS:
            return work.legal_bonus(self, seat)
        if phase == RECRUIT:
            return cards.legal_recruit(self, seat)
        if phase == PICK:
            return auction.legal_pick(self, seat)
        if phase == COURT:
            return characters.legal_court(self, seat)
        if phase == OFFER:
            return characters.legal_offer(self, seat)
        if phase in (FAVOUR, MERCHANT_CHOICE):
            return favours.legal(self, seat)
        if phase == ACROSS:
            return cooperative.legal_across(self, seat)
        if phase == ASK:
            return cooperative.legal_ask(self, seat)
        if phase in (ANSWER, SETTLE):
            return cooperative.legal_answer(self, seat)
        return []

    def do(self, seat: i64, number: i64) -> None:
        self.remember(seat, number)
        kind: i64 = self.tables.kind[number]
        arg: i64 = self.tables.arg[number]
        if kind == moves.A_PASS:
            if self.phase == COURT:
                characters.do_pass(self, seat)
            else:
                auction.do_pass(self, seat)
        elif kind == moves.A_BID:
            auction.do_bid(self, seat)
        elif kind == moves.A_PLACE:
            board.do_place(self, seat, number)
        elif kind == moves.AN_OPEN:
            auction.do_open(self, seat, arg)
        elif kind == moves.A_KEEP:
            cards.do_keep(self, seat, number)
        elif kind == moves.A_SELL:
            self.step_back(seat, 1)
        elif kind == moves.A_PRESTIGE:
            work.do_convert(self, seat, arg)
        elif kind == moves.A_WORK:
            work.do_work(self, seat, arg)
        elif kind == moves.A_DRAW:
            actions.do_draw(self, seat, arg)
        elif kind == moves.A_BUILD:
            actions.do_build(self, seat, arg)
        elif kind == moves.A_FREEDOM:
            actions.do_freedom(self, seat, arg)
        elif kind == moves.AN_END:
            actions.do_end(self, seat)
        elif kind == moves.AN_ADD:
            work.do_add(self, seat, arg)
        elif kind == moves.A_FINISH:
            work.finish(self, seat)
        elif kind == moves.A_RECRUIT:
            cards.do_recruit(self, seat, arg)
        elif kind == moves.A_HOLD:
            cards.do_hold(self, seat)
        elif kind == moves.A_PICK:
            auction.do_pick(self, seat, arg)
        elif kind == moves.A_DISCARD:
            people.do_discard(self, seat, arg)
        elif kind == moves.A_RETHINK:
            self.rethink(seat)
        elif kind == moves.A_COURT:
            characters.do_court(self, seat, arg)
        elif kind == moves.AN_OFFER:
            characters.do_offer(self, seat, 100 * arg)
        elif kind == moves.A_PROFESSOR:
            favours.do_professor(self, seat, arg)
        elif kind == moves.A_LATER:
            favours.do_later(self, seat)
        elif kind == moves.A_MERCHANT:
            favours.do_merchant(self, seat, arg)
        elif kind == moves.A_SHARE:
            cooperative.do_share(self, seat, arg, self.tables.arg2[number])
        elif kind == moves.AN_ACROSS:
            cooperative.do_across(self, seat, number)
        elif kind == moves.AN_ASK:
            cooperative.do_ask(self, seat, moves.PAYMENTS[arg])
        elif kind == moves.A_COUNTER:
            cooperative.do_counter(self, seat, moves.PAYMENTS[arg])
        elif kind == moves.AN_ACCEPT:
            cooperative.do_accept(self)
        elif kind == moves.A_MORE:
            self.project.window += 1
        elif kind == moves.AN_ELSEWHERE:
            cooperative.do_elsewhere(self)
        else:
            cooperative.do_refuse(self, seat)

    def check(self, seat: i64, number: i64) -> i64:
        """0 if the awaited `seat` may play the move, else the code of the rule that forbids it."""
        kind: i64 = self.tables.kind[number]
        arg: i64 = self.tables.arg[number]
        phase = self.phase
        if kind == moves.A_PLACE:
            return board.check_place(self, seat, number)
        if kind == moves.A_DISCARD:
            return people.check_discard(self, seat, arg)
        if kind == moves.AN_OPEN:
            return auction.check_open(self, seat, arg) if phase == OPEN else NOT_THIS_PHASE
        if kind == moves.A_BID:
            return auction.check_bid(self, seat, 100 * arg + 100) if phase == BID else NOT_THIS_PHASE
        if kind == moves.A_PASS:
            return 0 if phase in (OPEN, BID, COURT) else NOT_THIS_PHASE
        if kind == moves.A_SELL:
            return self.check_sell(seat)
        if kind == moves.A_PICK:
            return auction.check_pick(self, seat, arg) if phase == PICK else NOT_THIS_PHASE
        if kind == moves.A_KEEP:
            return cards.check_keep(self, number) if phase == KEEP else NOT_THIS_PHASE
        if kind == moves.A_RECRUIT:
            return cards.check_recruit(self, seat, arg) if phase in (RECRUIT, ACT) else NOT_THIS_PHASE
        if kind == moves.A_HOLD:
            return 0 if phase == RECRUIT else NOT_THIS_PHASE
        if kind == moves.AN_END:
            return 0 if phase == ACT else NOT_THIS_PHASE
        if kind == moves.A_WORK:
            return work.check_work(self, seat, arg) if phase == ACT else NOT_THIS_PHASE
        if kind == moves.A_BUILD:
            return actions.check_build(self, seat, arg) if phase == ACT else NOT_THIS_PHASE
        if kind == moves.A_DRAW:
            return actions.check_draw(self, seat, arg) if phase == ACT else NOT_THIS_PHASE
        if kind == moves.A_FREEDOM:
            return actions.check_freedom(self, seat, arg) if phase == ACT else NOT_THIS_PHASE
        if kind == moves.AN_ADD:
            return work.check_add(self, seat, arg) if phase == BONUS else NOT_THIS_PHASE
        if kind == moves.A_FINISH:
            return work.check_finish(self) if phase == BONUS else NOT_THIS_PHASE
        if kind == moves.A_PRESTIGE:
            return work.check_convert(self, seat, arg)
        if kind == moves.A_COURT:
            if not self.muse:
                return MUSE_OPTION
            return characters.check_court(self, seat, arg) if phase == COURT else NOT_THIS_PHASE
        if kind == moves.AN_OFFER:
            if not self.muse:
                return MUSE_OPTION
            return (
                characters.check_offer(self, seat, self.characters.courted, 100 * arg)
                if phase == OFFER
                else NOT_THIS_PHASE
            )
        if kind == moves.A_PROFESSOR:
            return favours.check_professor(self, seat, arg)
        if kind == moves.A_MERCHANT:
            return favours.check_merchant(self, seat, arg)
        if kind == moves.A_LATER:
            if not self.muse:
                return MUSE_OPTION
            return 0 if phase in (FAVOUR, MERCHANT_CHOICE) else NOT_THIS_PHASE
        if kind == moves.A_RETHINK:
            return NOT_THIS_PHASE
        return cooperative.check(self, seat, number)

    def retreats(self, seat: i64) -> list[int]:
        """What one has begun and not yet put to anybody: whom to court, what to build with whom."""
        begun = not self.over and seat == self.turn and self.phase in (OFFER, ACROSS, ASK)
        # A partner who has named another place has put it in place of the one that was proposed.
        named = self.phase == ASK and seat != self.actions.active
        return [moves.RETHINK] if begun and not named else []

    def rethink(self, seat: i64) -> None:
        """Take back a secret choice that others still owe, or what was begun."""
        if self.phase == PEOPLE:
            people.do_rethink(self, seat)
        elif self.phase == OFFER:
            self.ask(seat, COURT)
        else:
            self.project.window = 0
            self.ask(seat, ACT if seat == self.actions.active else ANSWER)

    def refusal(self, seat: i64, number: i64) -> Reason | None:
        code = self.check(seat, number)
        return REFUSALS.reason(self, seat, number, code) if code != LEGAL else None

    def proceed(self) -> None:
        """Go on with what was interrupted by laying a tile or looking at cards."""
        resume = self.resume
        if resume == ACT:
            actions.next_action(self)
        elif resume == OPEN:
            auction.next_auction(self)
        elif resume == BID:
            self.ask(self.turn, BID)
        elif resume == COURT:
            characters.next_marker(self)
        else:
            ending.last_favours(self)

    def after_auction(self) -> None:
        """Phase A is over."""
        if self.muse:
            ending.last_favours(self)
        else:
            actions.begin(self)

    def buy(self, seat: i64, florins: i64) -> None:
        auction.buy(self, seat, florins)

    def begin_round(self) -> None:
        auction.begin(self)

    def begin_characters(self) -> None:
        characters.begin(self)

    def begin_actions(self) -> None:
        actions.begin(self)

    def end_round(self) -> None:
        ending.end_round(self)

    def close(self) -> None:
        ending.close(self)

    # Money

    def funds(self, court: Court) -> i64:
        """What a court can pay, stepping back on the track included."""
        if self.muse:
            return court.cash
        return court.cash + court.points * self.tables.per_step_back

    def pay(self, seat: i64, florins: i64) -> None:
        """Pay, stepping back on the track by the fewest points if cash does not do."""
        court = self.courts[seat]
        if court.cash < florins:
            step = self.tables.per_step_back
            self.step_back(seat, (florins - court.cash + step - 1) // step)
        court.cash -= florins

    def check_sell(self, seat: i64) -> i64:
        if self.muse:
            return MUSE_NO_BACK
        phase = self.phase
        if phase != OPEN and phase != BID and phase != ACT:
            return NOT_THIS_PHASE
        return 0 if self.courts[seat].points > 0 else MONEY_BACK

    def step_back(self, seat: i64, points: i64) -> None:
        court = self.courts[seat]
        florins = points * self.tables.per_step_back
        court.cash += florins
        if self.log is not None:
            self.tell("sell", seat, {"points": points, "florins": florins})
        self.score(seat, -points, "florence-source-track")

    def score(self, seat: i64, points: i64, source: str) -> None:
        """Move on the track."""
        self.courts[seat].points += points
        if self.log is not None and points != 0:
            self.tell("points", seat, {"points": points, "source": source})

    # What is asked, offered and shown

    def price_base(self) -> i64:
        return self.tables.base_price_two if self.players == 2 else self.tables.base_price

    def standing_offer(self, character: i64) -> i64:
        """The field on which a marker lies on this character; -1 for none."""
        for court in self.courts:
            if court.marker == character:
                return court.offer
        return -1

    def prestige_is_open(self) -> bool:
        """Whether prestige cards have been laid open for the last reckoning."""
        return self.over or self.phase == BANKER_CHOICE

    # The rest of the contract

    @property
    def scores(self) -> list[int]:
        return [int(court.points) for court in self.courts]

    @property
    def places(self) -> list[int]:
        return scoring.places(self)

    def question(self, seat: Number) -> Reason:
        return question.question(self, self.seated(seat))

    def view(self, seat: Number | None) -> View:
        return cast("View", view.view(self, self.reader(seat)))

    def views(self, seats: Sequence[Number | None]) -> list[View]:
        return cast("list[View]", view.views(self, [self.reader(seat) for seat in seats], view.Parts()))

    def recalled_views(self, seats: Sequence[Number | None], memory: Memory) -> list[View]:
        return cast("list[View]", view.views(self, [self.reader(seat) for seat in seats], Recalled(memory)))

    def guess(self, seat: Number | None, seed: Number) -> Florence:
        return guess.guess(self, self.reader(seat), seed_of_guess(seed))

    def dump(self) -> Position:
        return position.dump(self)

    def ledger(self) -> Position:
        return first_format.ledger(position.without_seen(self), self.awaiting)

    def forced(self) -> int:
        return forced.forced(self)
