"""What play does by itself: whoever has nothing to decide is not asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import auction, cards
from bottega.games.florence.catalogue import A_COURT, AN_OPEN, END, PASS
from bottega.games.florence.names import (
    ACROSS,
    ACT,
    BANKER_CHOICE,
    BID,
    COURT,
    KEEP,
    MERCHANT,
    OFFER,
    OPEN,
    PICK,
    PLACE,
    PROFESSOR,
    RECRUIT,
)

if TYPE_CHECKING:
    from bottega.games.florence.state import Florence

ONE_WAY: Final = (PLACE, KEEP, PICK, OFFER, ACROSS, RECRUIT, BANKER_CHOICE)  # one move only: it is made


def forced(game: Florence) -> int:
    """The move that is made without asking; -1 if there is something to decide."""
    seat = game.turn
    phase = game.phase
    if seat < 0:
        return -1
    moves = game.legal(seat)
    if phase in ONE_WAY:
        return moves[0] if len(moves) == 1 else -1
    if phase == BID:
        return -1 if auction.check_bid(game, seat, game.auction.price + game.tables.raise_by) == 0 else PASS
    if phase in (OPEN, COURT):
        wanted = AN_OPEN if phase == OPEN else A_COURT
        return -1 if any(game.tables.kind[move] == wanted for move in moves) else PASS
    if phase == ACT:
        court = game.courts[seat]
        waiting = court.character in (PROFESSOR, MERCHANT) or (court.recruits > 0 and cards.open_people(game, seat))
        return -1 if game.actions.left > 0 or waiting else END
    return -1
