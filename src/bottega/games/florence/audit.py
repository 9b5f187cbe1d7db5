"""The audit of a loaded position's course: what is asked fits all that the rules would have left by now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.florence import auction, cards, characters, cooperative, work
from bottega.games.florence.catalogue import BIDS, PAYMENTS
from bottega.games.florence.names import (
    ACROSS,
    ACT,
    ANSWER,
    ASK,
    BANKER,
    BANKER_CHOICE,
    BID,
    BONUS,
    BONUS_DECK,
    CARDINAL,
    CHARACTERS,
    CONVERT,
    COURT,
    DECKS,
    FAVOUR,
    KEEP,
    LANDSCAPE,
    LOTS,
    MERCHANT,
    MERCHANT_CHOICE,
    OFFER,
    OPEN,
    OVER,
    PEOPLE,
    PERSON_DECK,
    PHASES,
    PICK,
    PLACE,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSOR,
    RECRUIT,
    RECRUITING,
    SETTLE,
    STOCK_LANDSCAPE,
    STOCKED,
    TILES,
)
from bottega.kernel.shape import fault

if TYPE_CHECKING:
    from bottega.games.florence.state import Florence

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


def audit(game: Florence) -> None:
    _options(game)
    part = _part(game)
    _ending(game, part)
    _characters(game, part)
    if game.phase == PEOPLE:
        _people(game)
    if part != ACTIONS:
        _nobody_acts(game)
    if part == AUCTION:
        _auction(game)
    else:
        _nothing_for_sale(game, part)
    if part == COURTING:
        _courting(game)
    if game.phase == FAVOUR:
        _favour(game)
    if game.phase == BANKER_CHOICE and game.courts[game.turn].character != BANKER:
        raise fault("needs", f"seats[{game.turn}].character", phase=PHASES[game.phase])
    if part == ACTIONS:
        _actions(game)
    if game.phase == KEEP:
        _keep(game)
    for seat in game.awaiting:
        if not game.legal(seat):
            raise fault("choice", "phase", number=str(seat))


def _must(where: str, found: str, wanted: str) -> None:
    if found != wanted:
        raise fault("must", where, wanted=wanted, found=found)


def _not_now(game: Florence, where: str) -> Exception:
    return fault("phase", where, phase=PHASES[game.phase])


def _options(game: Florence) -> None:
    """What belongs to an expansion that is not played is as at the start."""
    phase = game.phase
    if game.window and phase not in (ASK, ANSWER):
        raise _not_now(game, "project.window")
    if not game.joined:
        if phase in OF_JOINED:
            raise fault("option", "phase", option="cooperative_building")
        unused = game.partner < 0 and game.side == 0 and game.spot < 0 and game.payment == 0 and game.tries == 0
        if not unused:
            raise fault("option", "project", option="cooperative_building")
    if not game.muse:
        if phase in OF_MUSE or (phase == KEEP and game.resume not in (OPEN, ACT)):
            raise fault("option", "phase", option="muse_and_princess")
        if game.taken or game.courted >= 0 or game.pot != game.tables.pot:
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
        known = [PHASES[possible] for possible in back[phase]]
        raise fault("name", "resume", found=f"“{PHASES[resume]}”", known=known)
    return RESUMED[resume]


def _ending(game: Florence, part: str) -> None:
    last = game.phase in (BANKER_CHOICE, OVER)
    if game.final:
        if game.round != game.tables.rounds:
            _must("round", str(game.round), str(game.tables.rounds))
        if not last and part != FAVOURS:
            raise _not_now(game, "final")
    elif last:
        _must("final", "false", "true")
    if game.phase == PEOPLE:
        _must("round", str(game.round), "1")


def _people(game: Florence) -> None:
    if not game.awaiting:
        raise fault("choice", "seats", number="0")
    for seat, court in enumerate(game.courts):
        if court.in_hand != game.tables.dealt or court.recruits:
            raise fault("length", f"seats[{seat}].hand", found=str(court.in_hand), wanted=str(game.tables.dealt))
        if court.discard >= 0 and not court.hand >> court.discard & 1:
            raise _not_now(game, f"seats[{seat}].given_back")


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
                raise _not_now(game, f"seats[{seat}].character")
        marker = court.marker
        if marker >= 0:
            where = f"seats[{seat}].marker"
            if not courting or not game.still >> seat & 1:
                raise _not_now(game, where)
            if (marked | game.taken) >> marker & 1:
                raise fault("twice", where, found=CHARACTERS[marker])
            marked |= 1 << marker
            _offer(game, seat)
        elif court.offer > max(game.tables.highest_offer, game.tables.highest_offer_banker):
            raise fault("more", f"seats[{seat}].offer", found=str(court.offer), most=str(game.tables.highest_offer))
    if game.taken and not courting and part != ACTIONS:
        raise _not_now(game, "characters.taken")
    gone = game.players - (_ones(game.still) if courting else 0)
    if _ones(game.taken) > gone:
        raise fault("more", "characters.taken", found=str(_ones(game.taken)), most=str(gone))
    if game.muse:
        _pot(game, part)


def _may_hold(game: Florence, part: str, character: int) -> bool:
    if part in (COURTING, ACTIONS):
        return bool(game.taken >> character & 1)
    if part == AUCTION:
        return character in (MERCHANT, PROFESSOR) and game.round > 1
    if part == FAVOURS:
        return character == PROFESSOR or (character == BANKER and game.final)
    return character == BANKER and game.final


def _offer(game: Florence, seat: int) -> None:
    court = game.courts[seat]
    where = f"seats[{seat}].offer"
    least = game.lowest_field(court.marker)
    most = game.highest_field(court.marker)
    if not least <= court.offer <= most:
        raise fault("number", where, found=str(court.offer), least=str(least), most=str(most))
    if court.offer > court.cash:
        raise fault("more", where, found=str(court.offer), most=str(court.cash))


def _pot(game: Florence, part: str) -> None:
    """It starts anew when the banker was taken and grows when not, once a round."""
    tables = game.tables
    rounds = game.round if part == ACTIONS or game.final else game.round - 1
    if game.pot not in [tables.pot + times * tables.pot_growth for times in range(rounds + 1)]:
        highest = tables.pot + rounds * tables.pot_growth
        raise fault("number", "characters.pot", found=str(game.pot), least=str(tables.pot), most=str(highest))


def _courting(game: Florence) -> None:
    seat = game.turn
    _must("auction.opener", str(game.opener), str(seat))
    still = bool(game.still >> seat & 1)
    if still != (game.phase in (COURT, OFFER)):
        raise _not_now(game, "auction.still")
    court = game.courts[seat]
    if game.phase in (COURT, OFFER) and court.marker >= 0:
        raise _not_now(game, f"seats[{seat}].marker")
    if game.phase == OFFER:
        if game.courted < 0:
            raise fault("needs", "characters.courted", phase=PHASES[OFFER])
        if characters.check_court(game, seat, game.courted) != 0:
            raise _not_now(game, "characters.courted")


def _favour(game: Florence) -> None:
    """Somebody is asked whether to use a character: just taken, or for the last time."""
    court = game.courts[game.turn]
    allowed = (MERCHANT, PROFESSOR) if game.resume == COURT else (PROFESSOR,)
    if court.character not in allowed:
        found = CHARACTERS[court.character] if court.character >= 0 else "null"
        raise fault("name", f"seats[{game.turn}].character", found=found, known=[CHARACTERS[one] for one in allowed])


# Phase A


def _nothing_for_sale(game: Florence, part: str) -> None:
    if game.lots:
        raise _not_now(game, "auction.lots")
    if game.lot >= 0:
        raise _not_now(game, "auction.lot")
    if game.still and part != COURTING:
        raise _not_now(game, "auction.still")


def _auction(game: Florence) -> None:
    on_sale = 0b11111000 if game.players == 2 else 0b01111111
    if game.lots & ~on_sale:
        raise fault("name", "auction.lots", found="[…]", known=_names(on_sale))
    phase = game.phase
    asked = game.resume if phase == KEEP else phase
    if asked == OPEN and (phase == OPEN or game.lot < 0):
        _opening(game)
    elif game.lot < 0 or not on_sale >> game.lot & 1:
        raise fault("name", "auction.lot", found=LOTS[game.lot] if game.lot >= 0 else "null", known=_names(on_sale))
    elif asked == BID or phase == MERCHANT_CHOICE:
        _bidding(game)
    else:
        _bought(game)
    if _ones(on_sale & ~game.lots) > game.players - _ones(game.still):
        raise fault("sold", "auction.lots")


def _names(lots: int) -> list[str]:
    return [name for lot, name in enumerate(LOTS) if lots >> lot & 1]


def _opening(game: Florence) -> None:
    """The opener is to name a lot, or has the professor teach first."""
    if game.lot >= 0:
        raise _not_now(game, "auction.lot")
    _must("auction.opener", str(game.opener), str(game.turn))
    if not game.still >> game.turn & 1:
        raise fault("seats", "auction.still", number=str(game.turn))


def _bidding(game: Florence) -> None:
    seat = game.turn
    lot = game.lot
    if not game.lots >> lot & 1:
        raise fault("name", "auction.lot", found=LOTS[lot], known=_names(game.lots))
    if game.bidders & ~game.still:
        raise fault("sold", "auction.bidders")
    for bidder in (seat, game.leader):
        if bidder < 0:
            raise fault("needs", "auction.leader", phase=PHASES[game.phase])
        if not game.bidders >> bidder & 1:
            raise fault("seats", "auction.bidders", number=str(bidder))
    if not game.still >> game.opener & 1:
        raise fault("seats", "auction.still", number=str(game.opener))
    if (seat == game.leader) != (game.phase == MERCHANT_CHOICE):
        raise _not_now(game, "auction.leader")
    if game.phase == MERCHANT_CHOICE and game.courts[seat].character != MERCHANT:
        raise fault("needs", f"seats[{seat}].character", phase=PHASES[game.phase])
    steps = game.price - game.price_base()
    if steps < 0 or (game.tables.raise_by and steps % game.tables.raise_by) or game.price > 100 * BIDS:
        raise fault("bid", "auction.price", number=str(game.leader), florins=str(game.price), lot=LOTS[lot])
    if auction.check_lot(game, game.leader, lot, game.price) != 0:
        raise fault("bid", "auction.leader", number=str(game.leader), florins=str(game.price), lot=LOTS[lot])


def _bought(game: Florence) -> None:
    """The highest bidder has paid for a lot and now uses it."""
    seat = game.turn
    lot = game.lot
    phase = game.phase
    if game.lots >> lot & 1:
        raise _not_now(game, "auction.lots")
    if game.still >> seat & 1:
        raise _not_now(game, "auction.still")
    _must("auction.leader", str(game.leader) if game.leader >= 0 else "null", str(seat))
    if phase == PICK:
        _must("auction.lot", LOTS[lot], LOTS[LANDSCAPE])
    elif phase == RECRUIT:
        _must("auction.lot", LOTS[lot], LOTS[RECRUITING])
        if game.courts[seat].recruits == 0:
            raise fault("number", f"seats[{seat}].recruiting", found="0", least="1", most=str(game.tables.stock[15]))
    elif phase == KEEP:
        _must("auction.lot", LOTS[lot], LOTS[PRESTIGE])
        _must("looking", DECKS[game.looking], DECKS[PRESTIGE_DECK])
    elif game.tile < STOCK_LANDSCAPE:
        raise fault("needs", "project.tile", phase=PHASES[phase])
    else:
        if lot != LANDSCAPE:
            _must("auction.lot", LOTS[lot], TILES[game.tile])
        _in_stock(game)


def _in_stock(game: Florence) -> None:
    if game.stock[game.tile] == 0:
        raise fault("more", f"stock.{STOCKED[game.tile]}", found="1", most="0")


# Phase B


def _nobody_acts(game: Florence) -> None:
    if game.active >= 0:
        raise _not_now(game, "actions.active")
    for seat, court in enumerate(game.courts):
        if court.work:
            raise _not_now(game, f"seats[{seat}].work")


def _actions(game: Florence) -> None:
    if game.active < 0:
        raise fault("needs", "actions.active", phase=PHASES[game.phase])
    elsewhere = game.phase in (ACROSS, ASK) and game.turn == game.partner  # the partner proposes another place
    wanted = game.partner if game.phase == ANSWER or elsewhere else game.active
    _must("turn", str(game.turn), str(wanted) if wanted >= 0 else "null")
    turns = (game.active - game.starter) % game.players
    for seat, court in enumerate(game.courts):
        if court.work and (seat - game.starter) % game.players > turns:
            raise _not_now(game, f"seats[{seat}].work")
    phase = game.phase
    court = game.courts[game.active]
    most = game.tables.actions
    if game.taken >> CARDINAL & 1 and court.character == CARDINAL:
        most += game.tables.cardinal_actions
    busy = phase in (PLACE, BONUS, CONVERT)
    used = int(game.person_drawn) + int(game.freedom_taken) + int(busy)
    if game.actions + used > most:
        raise fault("more", "actions.left", found=str(game.actions), most=str(max(0, most - used)))
    if phase == PLACE:
        _building(game)
    elif phase in (BONUS, CONVERT):
        _working(game)
    elif phase in OF_JOINED:
        _building_together(game)


def _building(game: Florence) -> None:
    if not 0 <= game.tile < STOCK_LANDSCAPE:
        raise fault("needs", "project.tile", phase=PHASES[PLACE])
    if game.courts[game.active].buildings >> game.tile & 1:
        raise fault("second", "project.tile", number=str(game.active), tile=TILES[game.tile])
    _in_stock(game)


def _working(game: Florence) -> None:
    """A work is being valued or has been paid; its value follows from the court and the bonus cards played."""
    seat = game.active
    court = game.courts[seat]
    phase = game.phase
    worker = game.worker
    princess = worker == work.THE_PRINCESS
    if worker < 0 or (princess and (phase == BONUS or not game.muse)):
        raise fault("needs", "actions.worker", phase=PHASES[phase])
    if princess:
        possible = {int(work.princess_value(game, court))}
    else:
        if not court.table >> worker & 1:
            raise fault("name", "actions.worker", found=game.tables.person_names[worker], known=_on_table(game, seat))
        possible = {int(work.work_value(game, court, worker))}
        for card in range(len(game.tables.bonus_names)):
            if game.used_bonus >> card & 1:
                adds = int(work.bonus_value(game, court, card, 0))
                possible |= {value + adds for value in possible}
    if game.value not in possible:
        known = [str(value) for value in sorted(possible)[:20]]
        raise fault("name", "actions.value", found=str(game.value), known=known)
    least = work.minimum(game)
    if phase == BONUS:
        if court.bonus == 0:
            raise fault("needs", f"seats[{seat}].bonus", phase=PHASES[phase])
        if game.value + work.all_bonus(game, court, 0) < least:
            raise fault("number", "actions.value", found=str(game.value), least=str(least), most="…")
        return
    if game.value < least:
        raise fault("number", "actions.value", found=str(game.value), least=str(least), most="…")
    florins = game.value * game.tables.per_work_value
    if court.cash < florins:
        raise fault("paid", f"seats[{seat}].cash", found=str(court.cash), florins=str(florins))
    if court.work < game.value:
        raise fault("number", f"seats[{seat}].work", found=str(court.work), least=str(game.value), most="…")


def _on_table(game: Florence, seat: int) -> list[str]:
    return [name for person, name in enumerate(game.tables.person_names) if game.courts[seat].table >> person & 1]


def _building_together(game: Florence) -> None:
    active = game.active
    if not 0 <= game.tile < STOCK_LANDSCAPE:
        raise fault("needs", "project.tile", phase=PHASES[game.phase])
    beside = cooperative.partner_at(game, active, game.side)
    if beside < 0:
        raise fault("neighbour", "project.side", number=str(active))
    _must("project.partner", str(game.partner) if game.partner >= 0 else "null", str(beside))
    if game.actions == 0:
        raise fault("number", "actions.left", found="0", least="1", most=str(game.tables.actions))
    if cooperative.check_share(game, active, game.tile, game.side) != 0:
        raise fault("together", "project.tile", tile=TILES[game.tile], number=str(active), partner=str(beside))
    if game.phase == ACROSS and game.turn == active:
        return
    places = cooperative.placements(game, active, game.tile, game.side)
    if game.spot not in places or (game.turn == game.partner and len(places) < 2 and game.phase != ANSWER):
        raise fault("together", "project.placement", tile=TILES[game.tile], number=str(active), partner=str(beside))
    _payment(game)


def _payment(game: Florence) -> None:
    """What was asked for suffices to build, what was offered can be paid; and amounts are left to choose from."""
    if game.phase == ASK and game.turn == game.active:
        possible = True
    elif game.phase == SETTLE:
        possible = game.payment <= game.funds(game.courts[game.partner])
    else:
        possible = cooperative.can_build(game, game.payment)
    if not possible or game.payment not in PAYMENTS:
        raise fault("payment", "project.payment", florins=str(game.payment))
    if game.window:
        asked = game.phase in (ASK, ANSWER)
        game.window -= 1
        reached = asked and cooperative.check_more(game, game.turn) == 0
        game.window += 1
        if not reached:
            raise _not_now(game, "project.window")


# Looking at cards


def _keep(game: Florence) -> None:
    deck = game.looking
    name = DECKS[deck]
    taught = game.resume != ACT and game.lot != PRESTIGE
    if game.resume == BID or taught:
        if not game.muse:
            raise fault("option", "looking", option="muse_and_princess")
        if deck == PERSON_DECK:
            raise fault("name", "looking", found=name, known=[DECKS[PRESTIGE_DECK], DECKS[BONUS_DECK]])
    if game.resume == ACT:
        if deck == PERSON_DECK and not game.person_drawn:
            _must("actions.person_drawn", "false", "true")
        if deck == PRESTIGE_DECK and not game.muse:
            raise fault("option", "looking", option="muse_and_princess")
    entries = cards.deck_of(game, deck)
    if not entries:
        raise fault("choice", f"decks.{name}", number=str(game.turn))
    for index in range(cards.looked_at(game)):
        if not cards.known_to(entries[index], game.turn):
            raise fault("seats", f"decks.{name}[{index}].known_to", number=str(game.turn))


def _ones(mask: int) -> int:
    return bin(mask).count("1")
