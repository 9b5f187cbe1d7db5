"""What needs everyone's consent: a longer undo, a bot in an absent seat, an early end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bottega.tables.commands import AnswerProposal, Back, Outcome, Piece, Propose
from bottega.tables.lobby import existing_seat, need_seat
from bottega.tables.play import need_own_seat, need_running, undo_by_consent, undo_reach
from bottega.tables.refusal import malformed, not_now, refused
from bottega.tables.settings import known_level
from bottega.tables.table import Table
from bottega.tables.token import Who


def propose(table: Table, who: Who, wish: Propose, is_here: Callable[[str, int], bool]) -> Outcome:
    """`is_here` tells whether a seat's person is connected: only who is absent is not asked about a bot in the seat."""
    need_running(table)
    seat = need_own_seat(table, who)
    if table.proposal is not None:
        raise not_now("table-proposal-open", seat=table.proposal.seat)
    if table.status != "running":
        raise not_now("move-game-over")
    asked = [person for person in table.persons if person != seat]
    data: dict[str, Any] = {"what": wish.what}
    if wish.what == "undo":
        data["to"] = _asked_back(table, seat, wish.to)
    elif wish.what == "takeover":
        if wish.seat is None:
            raise malformed("seat", "say which seat")
        target = existing_seat(table, wish.seat)
        if table.seats[target].played_by_bot:
            raise refused("table-already-bot", seat=target)
        data["seat"] = target
        data["level"] = known_level(wish.level)
        if not is_here(table.id, target):
            asked = [person for person in asked if person != target]
    data["owed"] = asked
    pieces = [Piece("propose", seat, data)]
    if not asked:
        pieces.append(_carried(table, seat, data))
    return Outcome(pieces, {"done": not asked})


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
    return found


def answer(table: Table, who: Who, wish: AnswerProposal) -> Outcome:
    need_running(table)
    seat = need_seat(who)
    proposal = table.proposal
    if proposal is None:
        raise not_now("table-proposal-none")
    withdrawn = seat == proposal.seat and not wish.agree
    if seat not in proposal.owed and not withdrawn:
        raise not_now("table-proposal-not-asked")
    pieces = [Piece("answer", seat, {"agree": wish.agree, "what": proposal.what})]
    if wish.agree and proposal.owed == [seat]:
        pieces.append(_carried(table, proposal.seat, proposal.data))
    return Outcome(pieces)


def _carried(table: Table, seat: int, data: dict[str, Any]) -> Piece:
    """What a proposal comes to when all have agreed."""
    if data["what"] == "undo":
        return undo_by_consent(table, seat, data["to"])
    if data["what"] == "takeover":
        return Piece("takeover", seat, {"seat": data["seat"], "level": data["level"]})
    return Piece("end", seat, {})


def back(table: Table, who: Who, _wish: Back) -> Outcome:
    need_running(table)
    seat = need_seat(who)
    if not table.seats[seat].taken_over:
        raise not_now("table-not-taken-over")
    return Outcome([Piece("back", seat, {"seat": seat})])
