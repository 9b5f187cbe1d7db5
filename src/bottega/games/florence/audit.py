"""The audit of a loaded position's course: what is asked fits all that the rules would have left by now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.florence import cards, characters
from bottega.games.florence.audit_turn import (
    audit_actions,
    audit_auction,
    must,
    nobody_acts,
    not_now,
    nothing_for_sale,
)
from bottega.games.florence.characters import highest_field, lowest_field
from bottega.games.florence.names import (
    ACT,
    ANSWER,
    ASK,
    BANKER,
    BANKER_CHOICE,
    BID,
    BONUS_DECK,
    CHARACTERS,
    COURT,
    DECKS,
    FAVOUR,
    KEEP,
    MERCHANT,
    OFFER,
    OPEN,
    OVER,
    PEOPLE,
    PERSON_DECK,
    PHASES,
    PLACE,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSOR,
)
from bottega.games.florence.parts import ACTIONS, AUCTION, COURTING, FAVOURS, OF_JOINED, OF_MUSE, PARTS, RESUMED
from bottega.kernel.bits import ones
from bottega.kernel.reason import names
from bottega.kernel.shape import fault

if TYPE_CHECKING:
    from bottega.games.florence.state import Florence


def audit(game: Florence) -> None:
    _options(game)
    part = _part(game)
    _ending(game, part)
    _characters(game, part)
    if game.phase == PEOPLE:
        _people(game)
    if part != ACTIONS:
        nobody_acts(game)
    if part == AUCTION:
        audit_auction(game)
    else:
        nothing_for_sale(game, part)
    if part == COURTING:
        _courting(game)
    if game.phase == FAVOUR:
        _favour(game)
    if game.phase == BANKER_CHOICE and game.courts[game.turn].character != BANKER:
        raise fault("needs", f"seats[{game.turn}].character", phase=PHASES[game.phase])
    if part == ACTIONS:
        audit_actions(game)
    if game.phase == KEEP:
        _keep(game)
    for seat in game.awaiting:
        if not game.legal(seat):
            raise fault("choice", "phase", number=str(seat))


def _options(game: Florence) -> None:
    """What belongs to an expansion that is not played is as at the start."""
    phase = game.phase
    if game.project.window and phase not in (ASK, ANSWER):
        raise not_now(game, "project.window")
    if not game.joined:
        if phase in OF_JOINED:
            raise fault("option", "phase", option="cooperative_building")
        unused = (
            game.project.partner < 0
            and game.project.side == 0
            and game.project.spot < 0
            and game.project.payment == 0
            and game.project.refused == 0
        )
        if not unused:
            raise fault("option", "project", option="cooperative_building")
    if not game.muse:
        if phase in OF_MUSE or (phase == KEEP and game.resume not in (OPEN, ACT)):
            raise fault("option", "phase", option="muse_and_princess")
        if game.characters.taken or game.characters.courted >= 0 or game.characters.pot != game.tables.pot:
            raise fault("option", "characters", option="muse_and_princess")
        for seat, court in enumerate(game.courts):
            if court.character >= 0 or court.marker >= 0 or court.offer:
                raise fault("option", f"seats[{seat}]", option="muse_and_princess")


def _part(game: Florence) -> str:
    """The part of the round; empty for choosing people, the last banker and the end."""
    phase: int = game.phase
    if phase not in (KEEP, PLACE, FAVOUR):
        return PARTS.get(phase, "")
    back: dict[int, tuple[int, ...]] = {
        KEEP: (OPEN, BID, COURT, FAVOUR, ACT),
        PLACE: (OPEN, ACT),
        FAVOUR: (COURT, FAVOUR),
    }
    resume: int = game.resume
    if resume not in back[phase]:
        known = names(PHASES[possible] for possible in back[phase])
        raise fault("name", "resume", found=f"“{PHASES[resume]}”", known=known)
    return RESUMED[resume]


def _ending(game: Florence, part: str) -> None:
    last = game.phase in (BANKER_CHOICE, OVER)
    if game.final:
        if game.round != game.tables.rounds:
            must("round", str(game.round), str(game.tables.rounds))
        if not last and part != FAVOURS:
            raise not_now(game, "final")
    elif last:
        must("final", "false", "true")
    if game.phase == PEOPLE:
        must("round", str(game.round), "1")


def _people(game: Florence) -> None:
    if not game.awaiting:
        raise fault("choice", "seats", number="0")
    for seat, court in enumerate(game.courts):
        if court.in_hand != game.tables.dealt or court.recruits:
            raise fault("length", f"seats[{seat}].hand", found=str(court.in_hand), wanted=str(game.tables.dealt))
        if court.discard >= 0 and not court.hand >> court.discard & 1:
            raise not_now(game, f"seats[{seat}].given_back")


# Characters


def _characters(game: Florence, part: str) -> None:
    """Who holds which character, and whose marker lies where."""
    held: int = 0
    marked: int = 0
    courting = part == COURTING
    for seat, court in enumerate(game.courts):
        character = court.character
        if character >= 0:
            if held >> character & 1:
                raise fault("twice", f"seats[{seat}].character", found=CHARACTERS[character])
            held |= 1 << character
            if not _may_hold(game, part, character):
                raise not_now(game, f"seats[{seat}].character")
        marker = court.marker
        if marker >= 0:
            where = f"seats[{seat}].marker"
            if not courting or not game.auction.still >> seat & 1:
                raise not_now(game, where)
            if (marked | game.characters.taken) >> marker & 1:
                raise fault("twice", where, found=CHARACTERS[marker])
            marked |= 1 << marker
            _offer(game, seat)
        elif court.offer > max(game.tables.highest_offer, game.tables.highest_offer_banker):
            raise fault("more", f"seats[{seat}].offer", found=str(court.offer), most=str(game.tables.highest_offer))
    if game.characters.taken and not courting and part != ACTIONS:
        raise not_now(game, "characters.taken")
    gone = game.players - (ones(game.auction.still) if courting else 0)
    if ones(game.characters.taken) > gone:
        raise fault("more", "characters.taken", found=str(ones(game.characters.taken)), most=str(gone))
    if game.muse:
        _pot(game, part)


def _may_hold(game: Florence, part: str, character: int) -> bool:
    if part in (COURTING, ACTIONS):
        return bool(game.characters.taken >> character & 1)
    if part == AUCTION:
        return character in (MERCHANT, PROFESSOR) and game.round > 1
    if part == FAVOURS:
        return character == PROFESSOR or (character == BANKER and game.final)
    return character == BANKER and game.final


def _offer(game: Florence, seat: int) -> None:
    court = game.courts[seat]
    where = f"seats[{seat}].offer"
    least = lowest_field(game, court.marker)
    most = highest_field(game, court.marker)
    if not least <= court.offer <= most:
        raise fault("number", where, found=str(court.offer), least=str(least), most=str(most))
    if court.offer > court.cash:
        raise fault("more", where, found=str(court.offer), most=str(court.cash))


def _pot(game: Florence, part: str) -> None:
    """It starts anew when the banker was taken and grows when not, once a round."""
    tables = game.tables
    rounds = game.round if part == ACTIONS or game.final else game.round - 1
    if game.characters.pot not in [tables.pot + times * tables.pot_growth for times in range(rounds + 1)]:
        highest = tables.pot + rounds * tables.pot_growth
        raise fault(
            "number", "characters.pot", found=str(game.characters.pot), least=str(tables.pot), most=str(highest)
        )


def _courting(game: Florence) -> None:
    seat = game.turn
    must("auction.opener", str(game.auction.opener), str(seat))
    still = bool(game.auction.still >> seat & 1)
    if still != (game.phase in (COURT, OFFER)):
        raise not_now(game, "auction.still")
    court = game.courts[seat]
    if game.phase in (COURT, OFFER) and court.marker >= 0:
        raise not_now(game, f"seats[{seat}].marker")
    if game.phase == OFFER:
        if game.characters.courted < 0:
            raise fault("needs", "characters.courted", phase=PHASES[OFFER])
        if characters.check_court(game, seat, game.characters.courted) != 0:
            raise not_now(game, "characters.courted")


def _favour(game: Florence) -> None:
    """Somebody is asked whether to use a character: just taken, or for the last time."""
    court = game.courts[game.turn]
    allowed = (MERCHANT, PROFESSOR) if game.resume == COURT else (PROFESSOR,)
    if court.character not in allowed:
        found = CHARACTERS[court.character] if court.character >= 0 else "null"
        raise fault(
            "name", f"seats[{game.turn}].character", found=found, known=names(CHARACTERS[one] for one in allowed)
        )


# Phase A


def _keep(game: Florence) -> None:
    deck = game.looking
    name = DECKS[deck]
    taught = game.resume != ACT and game.auction.lot != PRESTIGE
    if game.resume == BID or taught:
        if not game.muse:
            raise fault("option", "looking", option="muse_and_princess")
        if deck == PERSON_DECK:
            raise fault("name", "looking", found=name, known=names((DECKS[PRESTIGE_DECK], DECKS[BONUS_DECK])))
    if game.resume == ACT:
        if deck == PERSON_DECK and not game.actions.person_drawn:
            must("actions.person_drawn", "false", "true")
        if deck == PRESTIGE_DECK and not game.muse:
            raise fault("option", "looking", option="muse_and_princess")
    entries = cards.deck_of(game, deck)
    if not entries:
        raise fault("choice", f"decks.{name}", number=str(game.turn))
    for index in range(cards.looked_at(game)):
        if not cards.known_to(entries[index], game.turn):
            raise fault("seats", f"decks.{name}[{index}].known_to", number=str(game.turn))
