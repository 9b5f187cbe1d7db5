"""The audit of a loaded position: auction, actions and what is under way in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.florence import auction, cooperative, work
from bottega.games.florence.catalogue import BIDS, PAYMENTS
from bottega.games.florence.names import (
    ACROSS,
    ANSWER,
    ASK,
    BID,
    BONUS,
    CARDINAL,
    CONVERT,
    DECKS,
    KEEP,
    LANDSCAPE,
    LOTS,
    MERCHANT,
    MERCHANT_CHOICE,
    OPEN,
    PHASES,
    PICK,
    PLACE,
    PRESTIGE,
    PRESTIGE_DECK,
    RECRUIT,
    RECRUITING,
    SETTLE,
    STOCK_LANDSCAPE,
    STOCKED,
    TILES,
)
from bottega.games.florence.parts import COURTING, OF_JOINED
from bottega.kernel.bits import ones
from bottega.kernel.shape import fault

if TYPE_CHECKING:
    from bottega.games.florence.state import Florence


def must(where: str, found: str, wanted: str) -> None:
    if found != wanted:
        raise fault("must", where, wanted=wanted, found=found)


def not_now(game: Florence, where: str) -> Exception:
    return fault("phase", where, phase=PHASES[game.phase])


def nothing_for_sale(game: Florence, part: str) -> None:
    if game.auction.lots:
        raise not_now(game, "auction.lots")
    if game.auction.lot >= 0:
        raise not_now(game, "auction.lot")
    if game.auction.still and part != COURTING:
        raise not_now(game, "auction.still")


def audit_auction(game: Florence) -> None:
    on_sale = 0b11111000 if game.players == 2 else 0b01111111
    if game.auction.lots & ~on_sale:
        raise fault("name", "auction.lots", found="[…]", known=_names(on_sale))
    phase = game.phase
    asked = game.resume if phase == KEEP else phase
    if asked == OPEN and (phase == OPEN or game.auction.lot < 0):
        _opening(game)
    elif game.auction.lot < 0 or not on_sale >> game.auction.lot & 1:
        raise fault(
            "name",
            "auction.lot",
            found=LOTS[game.auction.lot] if game.auction.lot >= 0 else "null",
            known=_names(on_sale),
        )
    elif asked == BID or phase == MERCHANT_CHOICE:
        _bidding(game)
    else:
        _bought(game)
    if ones(on_sale & ~game.auction.lots) > game.players - ones(game.auction.still):
        raise fault("sold", "auction.lots")


def _names(lots: int) -> list[str]:
    return [name for lot, name in enumerate(LOTS) if lots >> lot & 1]


def _opening(game: Florence) -> None:
    """The opener is to name a lot, or has the professor teach first."""
    if game.auction.lot >= 0:
        raise not_now(game, "auction.lot")
    must("auction.opener", str(game.auction.opener), str(game.turn))
    if not game.auction.still >> game.turn & 1:
        raise fault("seats", "auction.still", number=str(game.turn))


def _bidding(game: Florence) -> None:
    seat = game.turn
    lot = game.auction.lot
    if not game.auction.lots >> lot & 1:
        raise fault("name", "auction.lot", found=LOTS[lot], known=_names(game.auction.lots))
    if game.auction.bidders & ~game.auction.still:
        raise fault("sold", "auction.bidders")
    for bidder in (seat, game.auction.leader):
        if bidder < 0:
            raise fault("needs", "auction.leader", phase=PHASES[game.phase])
        if not game.auction.bidders >> bidder & 1:
            raise fault("seats", "auction.bidders", number=str(bidder))
    if not game.auction.still >> game.auction.opener & 1:
        raise fault("seats", "auction.still", number=str(game.auction.opener))
    if (seat == game.auction.leader) != (game.phase == MERCHANT_CHOICE):
        raise not_now(game, "auction.leader")
    if game.phase == MERCHANT_CHOICE and game.courts[seat].character != MERCHANT:
        raise fault("needs", f"seats[{seat}].character", phase=PHASES[game.phase])
    steps = game.auction.price - game.price_base()
    if steps < 0 or (game.tables.raise_by and steps % game.tables.raise_by) or game.auction.price > 100 * BIDS:
        raise fault(
            "bid", "auction.price", number=str(game.auction.leader), florins=str(game.auction.price), lot=LOTS[lot]
        )
    if auction.check_lot(game, game.auction.leader, lot, game.auction.price) != 0:
        raise fault(
            "bid", "auction.leader", number=str(game.auction.leader), florins=str(game.auction.price), lot=LOTS[lot]
        )


def _bought(game: Florence) -> None:
    """The highest bidder has paid for a lot and now uses it."""
    seat = game.turn
    lot = game.auction.lot
    phase = game.phase
    if game.auction.lots >> lot & 1:
        raise not_now(game, "auction.lots")
    if game.auction.still >> seat & 1:
        raise not_now(game, "auction.still")
    must("auction.leader", str(game.auction.leader) if game.auction.leader >= 0 else "null", str(seat))
    if phase == PICK:
        must("auction.lot", LOTS[lot], LOTS[LANDSCAPE])
    elif phase == RECRUIT:
        must("auction.lot", LOTS[lot], LOTS[RECRUITING])
        if game.courts[seat].recruits == 0:
            raise fault("number", f"seats[{seat}].recruiting", found="0", least="1", most=str(game.tables.stock[15]))
    elif phase == KEEP:
        must("auction.lot", LOTS[lot], LOTS[PRESTIGE])
        must("looking", DECKS[game.looking], DECKS[PRESTIGE_DECK])
    elif game.project.tile < STOCK_LANDSCAPE:
        raise fault("needs", "project.tile", phase=PHASES[phase])
    else:
        if lot != LANDSCAPE:
            must("auction.lot", LOTS[lot], TILES[game.project.tile])
        _in_stock(game)


def _in_stock(game: Florence) -> None:
    if game.stock[game.project.tile] == 0:
        raise fault("more", f"stock.{STOCKED[game.project.tile]}", found="1", most="0")


# Phase B


def nobody_acts(game: Florence) -> None:
    if game.actions.active >= 0:
        raise not_now(game, "actions.active")
    for seat, court in enumerate(game.courts):
        if court.work:
            raise not_now(game, f"seats[{seat}].work")


def audit_actions(game: Florence) -> None:
    if game.actions.active < 0:
        raise fault("needs", "actions.active", phase=PHASES[game.phase])
    elsewhere = game.phase in (ACROSS, ASK) and game.turn == game.project.partner  # the partner proposes another place
    wanted = game.project.partner if game.phase == ANSWER or elsewhere else game.actions.active
    must("turn", str(game.turn), str(wanted) if wanted >= 0 else "null")
    turns = (game.actions.active - game.starter) % game.players
    for seat, court in enumerate(game.courts):
        if court.work and (seat - game.starter) % game.players > turns:
            raise not_now(game, f"seats[{seat}].work")
    phase = game.phase
    court = game.courts[game.actions.active]
    most = game.tables.actions
    if game.characters.taken >> CARDINAL & 1 and court.character == CARDINAL:
        most += game.tables.cardinal_actions
    busy = phase in (PLACE, BONUS, CONVERT)
    used = int(game.actions.person_drawn) + int(game.actions.freedom_taken) + int(busy)
    if game.actions.left + used > most:
        raise fault("more", "actions.left", found=str(game.actions.left), most=str(max(0, most - used)))
    if phase == PLACE:
        _building(game)
    elif phase in (BONUS, CONVERT):
        _working(game)
    elif phase in OF_JOINED:
        _building_together(game)


def _building(game: Florence) -> None:
    if not 0 <= game.project.tile < STOCK_LANDSCAPE:
        raise fault("needs", "project.tile", phase=PHASES[PLACE])
    if game.courts[game.actions.active].buildings >> game.project.tile & 1:
        raise fault("second", "project.tile", number=str(game.actions.active), tile=TILES[game.project.tile])
    _in_stock(game)


def _working(game: Florence) -> None:
    """A work is being valued or has been paid; its value follows from the court and the bonus cards played."""
    seat = game.actions.active
    court = game.courts[seat]
    phase = game.phase
    worker = game.actions.worker
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
    if game.actions.value not in possible:
        known = [str(value) for value in sorted(possible)[:20]]
        raise fault("name", "actions.value", found=str(game.actions.value), known=known)
    least = work.minimum(game)
    if phase == BONUS:
        if court.bonus == 0:
            raise fault("needs", f"seats[{seat}].bonus", phase=PHASES[phase])
        if game.actions.value + work.all_bonus(game, court, 0) < least:
            raise fault("number", "actions.value", found=str(game.actions.value), least=str(least), most="…")
        return
    if game.actions.value < least:
        raise fault("number", "actions.value", found=str(game.actions.value), least=str(least), most="…")
    florins = game.actions.value * game.tables.per_work_value
    if court.cash < florins:
        raise fault("paid", f"seats[{seat}].cash", found=str(court.cash), florins=str(florins))
    if court.work < game.actions.value:
        raise fault("number", f"seats[{seat}].work", found=str(court.work), least=str(game.actions.value), most="…")


def _on_table(game: Florence, seat: int) -> list[str]:
    return [name for person, name in enumerate(game.tables.person_names) if game.courts[seat].table >> person & 1]


def _building_together(game: Florence) -> None:
    active = game.actions.active
    if not 0 <= game.project.tile < STOCK_LANDSCAPE:
        raise fault("needs", "project.tile", phase=PHASES[game.phase])
    beside = cooperative.partner_at(game, active, game.project.side)
    if beside < 0:
        raise fault("neighbour", "project.side", number=str(active))
    must("project.partner", str(game.project.partner) if game.project.partner >= 0 else "null", str(beside))
    if game.actions.left == 0:
        raise fault("number", "actions.left", found="0", least="1", most=str(game.tables.actions))
    if cooperative.check_share(game, active, game.project.tile, game.project.side) != 0:
        raise fault("together", "project.tile", tile=TILES[game.project.tile], number=str(active), partner=str(beside))
    if game.phase == ACROSS and game.turn == active:
        return
    places = cooperative.placements(game, active, game.project.tile, game.project.side)
    if game.project.spot not in places or (
        game.turn == game.project.partner and len(places) < 2 and game.phase != ANSWER
    ):
        raise fault(
            "together", "project.placement", tile=TILES[game.project.tile], number=str(active), partner=str(beside)
        )
    _payment(game)


def _payment(game: Florence) -> None:
    """What was asked for suffices to build, what was offered can be paid; and amounts are left to choose from."""
    if game.phase == ASK and game.turn == game.actions.active:
        possible = True
    elif game.phase == SETTLE:
        possible = game.project.payment <= game.funds(game.courts[game.project.partner])
    else:
        possible = cooperative.can_build(game, game.project.payment)
    if not possible or game.project.payment not in PAYMENTS:
        raise fault("payment", "project.payment", florins=str(game.project.payment))
    if game.project.window:
        asked = game.phase in (ASK, ANSWER)
        game.project.window -= 1
        reached = asked and cooperative.check_more(game, game.turn) == 0
        game.project.window += 1
        if not reached:
            raise not_now(game, "project.window")


# Looking at cards
