"""What needs everyone's consent: a longer undo, a bot in an absent seat, an early end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bottega.tables.commands.base import Command, Expected
from bottega.tables.entries import Answered, CameBack, Change, Ended, Fact, Proposed, TakenOver, Undone
from bottega.tables.entries.company import What
from bottega.tables.needs import existing_seat, need_own_seat, need_running, need_seat
from bottega.tables.refusal import malformed, not_now, refused
from bottega.tables.settings import TAKEOVER_LEVEL, Level, MoveNumber, SeatNumber, known_level
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.undo import undo_reach

if TYPE_CHECKING:
    from bottega.tables.house import House


class Propose(Command, tag="propose"):
    """Ask the others. Whoever is absent is asked too: only a clock that has run out speaks for them."""

    example: ClassVar[dict[str, object]] = {"what": "undo", "to": 31}

    what: What
    to: MoveNumber | None = None
    seat: SeatNumber | None = None
    level: Level | None = None

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        need_running(table)
        seat = need_own_seat(table, who)
        if table.proposal is not None:
            raise not_now("table-proposal-open", seat=table.proposal.seat)
        if table.status != "running":
            raise not_now("move-game-over")
        asked = [person for person in table.persons if person != seat]
        if self.what == "undo":
            proposed = Proposed(what="undo", to=_asked_back(table, seat, self.to), owed=asked)
        elif self.what == "takeover":
            target, level = self._target(table), known_level(self.level, table.title)
            if target != seat and table.clock is not None and target in table.clock.flagged(house.now()):
                asked = [person for person in asked if person != target]
                level = TAKEOVER_LEVEL  # any other would be chosen by those who play against it
            proposed = Proposed(what="takeover", seat=target, level=level, owed=asked)
        else:
            proposed = Proposed(what="end", owed=asked)
        carried = [] if asked else [_carried(table, seat, proposed)]
        return [Change(seat, proposed), *carried]

    def _target(self, table: Table) -> int:
        if self.seat is None:
            raise malformed("seat", "say which seat")
        target = existing_seat(table, self.seat)
        if table.seats[target].played_by_bot:
            raise refused("table-already-bot", seat=target)
        return target


def _asked_back(table: Table, seat: int, to: int | None) -> int:
    """To which move all are asked to go back. Choices made at once are taken back all together."""
    if to is None:
        found = undo_reach(table, seat).ask
    elif to < table.moves_for(seat):
        found = table.past.open_before(table.true_move(seat, to))
    else:
        found = None
    if found is None or not len(table.prefix) <= found < len(table.played):
        raise not_now("table-undo-none")
    for played in table.played[found:]:
        if table.seats[played.seat].taken_over and not table.stood_in(played):
            raise not_now("table-undo-absent", seat=played.seat)
    return found


def _carried(table: Table, seat: int, proposed: Proposed) -> Change:
    """What a proposal comes to when all have agreed."""
    if isinstance(proposed.to, int):
        game = table.game_at(proposed.to)
        return Change(seat, Undone(proposed.to, True, game.awaiting), game)
    fact: Fact = Ended()
    if isinstance(proposed.seat, int) and isinstance(proposed.level, str):
        fact = TakenOver(proposed.seat, proposed.level)
    return Change(seat, fact)


class AnswerProposal(Command, tag="answer"):
    """Consent or refuse; the proposer withdraws. Who names the proposal by its number answers no other one that has
    come in its place meanwhile."""

    example: ClassVar[dict[str, object]] = {"agree": True, "proposal": 57}
    takes_on: ClassVar[bool] = True  # each proposal is answered once

    agree: bool
    proposal: Expected | None = None

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        need_running(table)
        seat = need_seat(who)
        proposal = table.proposal
        if proposal is None:
            raise not_now("table-proposal-none")
        if self.proposal not in (None, table.entry_shown(seat, proposal.number)):
            raise not_now("table-proposal-other")
        withdrawn = seat == proposal.seat and not self.agree
        if seat not in proposal.owed and not withdrawn:
            raise not_now("table-proposal-not-asked")
        answered = Change(seat, Answered(self.agree, proposal.fact.what))
        if self.agree and proposal.owed == [seat]:
            return [answered, _carried(table, proposal.seat, proposal.fact)]
        return [answered]


class Back(Command, tag="back"):
    """Take one's seat back from the bot."""

    takes_on: ClassVar[bool] = True

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        need_running(table)
        seat = need_seat(who)
        if not table.seats[seat].taken_over:
            raise not_now("table-not-taken-over")
        if table.seats[seat].ran_out > 1:  # or a program could come back for ever, and nobody would get on
            raise not_now("table-back-later")
        return [Change(seat, CameBack(seat))]
