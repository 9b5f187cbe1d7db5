"""Favours: what merchant and professor do for their owner, at any decision of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import cards
from bottega.games.florence.catalogue import (
    LATER,
    MERCHANT_FREE,
    MERCHANT_POINTS,
    PROFESSOR_BONUS,
    PROFESSOR_PRESTIGE,
)
from bottega.games.florence.names import (
    ACT,
    BID,
    BONUS_DECK,
    CHARACTERS,
    COURT,
    FAVOUR,
    MERCHANT,
    MERCHANT_CHOICE,
    NOBODY,
    OPEN,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSOR,
)
from bottega.games.florence.refusals import CHARACTER_HELD, DECK_EMPTY, MUSE_OPTION, NOT_THIS_PHASE, REFUSALS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.state import Florence


def add_favours(game: Florence, seat: i64, found: list[int]) -> None:
    character = game.courts[seat].character
    if character == PROFESSOR:
        if prestige_to_take(game):
            found.append(PROFESSOR_PRESTIGE)
        if game.bonus_deck:
            found.append(PROFESSOR_BONUS)
    elif character == MERCHANT:
        found.append(MERCHANT_POINTS)


def legal(game: Florence, seat: i64) -> list[int]:
    found: list[int] = []
    if game.phase == MERCHANT_CHOICE:
        found.append(MERCHANT_FREE)
    add_favours(game, seat, found)
    found.append(LATER)
    return found


def _may_use(game: Florence) -> bool:
    phase = game.phase
    return phase in (OPEN, BID, ACT, FAVOUR)


MERCHANT_WON: Final = REFUSALS.rule("florence-merchant-gift")


def check_professor(game: Florence, seat: i64, what: i64) -> i64:
    """`what` is 0 for a prestige card, 1 for a bonus card."""
    if not game.muse:
        return MUSE_OPTION
    if not _may_use(game):
        return NOT_THIS_PHASE
    if game.courts[seat].character != PROFESSOR:
        return CHARACTER_HELD
    there: bool = prestige_to_take(game) if what == 0 else len(game.bonus_deck) > 0
    return 0 if there else DECK_EMPTY


def prestige_to_take(game: Florence) -> bool:
    """The last prestige card is not the Professor's while it is being bid for: whoever wins it would get nothing."""
    bid_for = 1 if game.phase == BID and game.auction.lot == PRESTIGE else 0
    return len(game.prestige_deck) > bid_for


def do_professor(game: Florence, seat: i64, what: i64) -> None:
    game.courts[seat].character = NOBODY
    if game.log is not None:
        game.tell("professor", seat, {})
    resume = game.resume if game.phase == FAVOUR else game.phase
    cards.look(game, seat, PRESTIGE_DECK if what == 0 else BONUS_DECK, resume)


def check_merchant(game: Florence, seat: i64, what: i64) -> i64:
    """`what` is 0 for the object without payment, 1 for prestige."""
    if not game.muse:
        return MUSE_OPTION
    if game.phase != MERCHANT_CHOICE and not _may_use(game):
        return NOT_THIS_PHASE
    if game.courts[seat].character != MERCHANT:
        return CHARACTER_HELD
    return 0 if what == 1 or game.phase == MERCHANT_CHOICE else MERCHANT_WON


def do_merchant(game: Florence, seat: i64, what: i64) -> None:
    if what == 0:
        game.courts[seat].character = NOBODY
        if game.log is not None:
            game.tell("merchant-free", seat, {})
        game.buy(seat, 0)
        return
    if game.phase == MERCHANT_CHOICE:
        # Prestige follows the position before the object brings points of its own.
        merchant_prestige(game, seat)
        game.buy(seat, game.auction.price)
        return
    game.resume = game.resume if game.phase == FAVOUR else game.phase
    merchant_prestige(game, seat)
    game.proceed()


def rank(game: Florence, seat: i64) -> i64:
    """The position on the track; those level share the better one."""
    ahead: i64 = 1
    points = game.courts[seat].points
    for court in game.courts:
        if court.points > points:
            ahead += 1
    return ahead


def merchant_prestige(game: Florence, seat: i64) -> None:
    game.courts[seat].character = NOBODY
    points = rank(game, seat)
    if game.log is not None:
        game.tell("merchant", seat, {"rank": points})
    game.score(seat, points, "florence-source-merchant")


def do_later(game: Florence, seat: i64) -> None:
    """Keep the character for later; at the last chance, give it back unused."""
    if game.phase == MERCHANT_CHOICE:
        game.buy(seat, game.auction.price)
        return
    if game.resume != COURT:
        game.courts[seat].character = NOBODY
        if game.log is not None:
            game.tell("forgo", seat, {"character": CHARACTERS[PROFESSOR]})
    game.proceed()
