"""Muse & Princess: phase A2, in which the characters are courted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence.catalogue import (
    A_COURT,
    COURT_CHARACTER,
    OFFER_OF,
    PASS,
)
from bottega.games.florence.names import BANKER, CHARACTERS, COURT, FAVOUR, MERCHANT, NOBODY, OFFER, PROFESSOR
from bottega.games.florence.refusals import MUSE_OPTION, REFUSALS, thing
from bottega.kernel.reason import Value

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.state import Florence


def begin(game: Florence) -> None:
    """Phase A2: all characters are free again."""
    game.characters.taken = 0
    game.auction.still = (1 << game.players) - 1
    for court in game.courts:
        court.character = NOBODY
        court.marker = NOBODY
    game.auction.opener = (game.starter + game.players - 1) % game.players
    next_marker(game)


def next_marker(game: Florence) -> None:
    """The next to the left takes the character under their marker, or is asked to lay it."""
    while game.auction.still:
        seat = (game.auction.opener + 1) % game.players
        game.auction.opener = seat
        if not game.auction.still >> seat & 1:
            continue
        if game.courts[seat].marker >= 0:
            if _take(game, seat):
                return
            continue
        character: i64
        for character in range(len(CHARACTERS)):
            if check_court(game, seat, character) == 0:
                game.ask(seat, COURT)
                return
        _leave(game, seat)
    game.characters.pot = (
        game.tables.pot if game.characters.taken >> BANKER & 1 else game.characters.pot + game.tables.pot_growth
    )
    game.begin_actions()


def _leave(game: Florence, seat: i64) -> None:
    game.auction.still &= ~(1 << seat)
    if game.log is not None:
        game.tell("abstain", seat, {})


def do_pass(game: Florence, seat: i64) -> None:
    _leave(game, seat)
    next_marker(game)


def _take(game: Florence, seat: i64) -> bool:
    """Pay and take the character; True if its owner is asked whether to use it at once."""
    court = game.courts[seat]
    character = court.marker
    court.marker = NOBODY
    court.character = character
    court.cash -= court.offer
    game.auction.still &= ~(1 << seat)
    game.characters.taken |= 1 << character
    if game.log is not None:
        game.tell("take", seat, {"character": CHARACTERS[character], "florins": court.offer})
    if character == BANKER:
        court.cash += game.characters.pot
        if game.log is not None:
            game.tell("pot", seat, {"florins": game.characters.pot})
    elif character in (MERCHANT, PROFESSOR):
        game.resume = COURT
        game.ask(seat, FAVOUR)
        return True
    return False


def legal_court(game: Florence, seat: i64) -> list[int]:
    found: list[int] = []
    character: i64
    for character in range(len(CHARACTERS)):
        if check_court(game, seat, character) == 0:
            found.append(COURT_CHARACTER + character)
    found.append(PASS)
    return found


def lowest_field(game: Florence, character: i64) -> i64:
    return 0 if character == BANKER else game.tables.lowest_offer


def highest_field(game: Florence, character: i64) -> i64:
    return game.tables.highest_offer_banker if character == BANKER else game.tables.highest_offer


def _courted(game: Florence, number: int) -> int:
    """The character that a move is about."""
    return int(game.tables.arg[number] if game.tables.kind[number] == A_COURT else game.characters.courted)


def _taken_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"character": thing(game, number)}


def _fields_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {
        "lowest": int(lowest_field(game, game.characters.courted)),
        "highest": int(highest_field(game, game.characters.courted)),
    }


def _cash_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"character": CHARACTERS[_courted(game, number)], "cash": int(game.courts[seat].cash)}


def _standing_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    character = _courted(game, number)
    return {"character": CHARACTERS[character], "florins": int(game.standing_offer(character))}


CHARACTER_TAKEN: Final = REFUSALS.rule("florence-character-one", _taken_told)
OFFER_CASH: Final = REFUSALS.rule("florence-offer-cash", _cash_told)
OFFER_FIELDS: Final = REFUSALS.rule("florence-offer-fields", _fields_told)
OFFER_HIGHER: Final = REFUSALS.rule("florence-offer-higher", _standing_told)


def check_court(game: Florence, seat: i64, character: i64) -> i64:
    if not game.muse:
        return MUSE_OPTION
    if game.characters.taken >> character & 1:
        return CHARACTER_TAKEN
    standing = game.standing_offer(character)
    if standing >= highest_field(game, character):
        return OFFER_HIGHER
    return 0 if game.courts[seat].cash >= lowest_now(game, character, standing) else OFFER_CASH


def lowest_now(game: Florence, character: i64, standing: i64) -> i64:
    """The lowest field on which a marker may be laid now."""
    return standing + 100 if standing >= 0 else lowest_field(game, character)


def do_court(game: Florence, seat: i64, character: i64) -> None:
    game.characters.courted = character
    fields = legal_offer(game, seat)
    if len(fields) == 1:
        do_offer(game, seat, 100 * (fields[0] - OFFER_OF))
    else:
        game.ask(seat, OFFER)


def legal_offer(game: Florence, seat: i64) -> list[int]:
    character = game.characters.courted
    florins = lowest_now(game, character, game.standing_offer(character))
    highest = min(highest_field(game, character), game.courts[seat].cash)
    found: list[int] = []
    while florins <= highest:
        found.append(OFFER_OF + florins // 100)
        florins += 100
    return found


def check_offer(game: Florence, seat: i64, character: i64, florins: i64) -> i64:
    if florins < lowest_field(game, character) or florins > highest_field(game, character):
        return OFFER_FIELDS
    if florins <= game.standing_offer(character):
        return OFFER_HIGHER
    return 0 if florins <= game.courts[seat].cash else OFFER_CASH


def do_offer(game: Florence, seat: i64, florins: i64) -> None:
    """Lay the marker; one that lay there goes back to its owner."""
    character = game.characters.courted
    court = game.courts[seat]
    if game.log is not None:
        game.tell("offer", seat, {"character": CHARACTERS[character], "florins": florins})
    other: i64
    for other in range(game.players):
        if game.courts[other].marker == character:
            game.courts[other].marker = NOBODY
            if game.log is not None:
                game.tell("displaced", other, {"character": CHARACTERS[character], "other": seat})
    court.marker = character
    court.offer = florins
    next_marker(game)
