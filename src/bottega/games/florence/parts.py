"""The parts of a round, and to which of them each phase belongs."""

from __future__ import annotations

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
    MERCHANT_CHOICE,
    OFFER,
    OPEN,
    PICK,
    RECRUIT,
    SETTLE,
)

AUCTION = "auction"
COURTING = "characters"
FAVOURS = "favours"  # between two parts of a round, or before the end
ACTIONS = "actions"
PARTS = {
    OPEN: AUCTION,
    BID: AUCTION,
    MERCHANT_CHOICE: AUCTION,
    PICK: AUCTION,
    RECRUIT: AUCTION,
    COURT: COURTING,
    OFFER: COURTING,
    ACT: ACTIONS,
    BONUS: ACTIONS,
    CONVERT: ACTIONS,
    ACROSS: ACTIONS,
    ASK: ACTIONS,
    ANSWER: ACTIONS,
    SETTLE: ACTIONS,
}
RESUMED = {OPEN: AUCTION, BID: AUCTION, COURT: COURTING, FAVOUR: FAVOURS, ACT: ACTIONS}
OF_MUSE = (MERCHANT_CHOICE, COURT, OFFER, FAVOUR, BANKER_CHOICE)
OF_JOINED = (ACROSS, ASK, ANSWER, SETTLE)
