"""What the features of The Princes of Florence are, read from the state, in the order of their names in `features`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import work
from bottega.games.florence.cards import deck_of
from bottega.games.florence.court import Court
from bottega.games.florence.names import (
    ACROSS,
    ANSWER,
    ASK,
    BONUS,
    CONVERT,
    COURT,
    JESTER,
    KEEP,
    LANDSCAPE,
    OFFER,
    OPEN,
    PEOPLE,
    PLACE,
    SETTLE,
    STOCK_BUILDER,
    STOCK_JESTER,
    STOCK_LANDSCAPE,
    STOCK_RECRUITING,
)
from bottega.games.florence.scoring import empty_cells
from bottega.games.florence.state import Florence
from bottega.games.florence.study.viewed import state_of
from bottega.kernel.bits import ones
from bottega.study.sight.brush import awaited, bits, nothing, one, put
from bottega.study.writer import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

__all__ = ["sight", "state_of"]

LOWEST_SCORE: Final = 50  # below zero
PEOPLE_COUNT: Final = 21
BONUS_COUNT: Final = 20
PRESTIGE_COUNT: Final = 14
LOT_COUNT: Final = 8
CHARACTER_COUNT: Final = 6


def sight(out: BytesWriter, game: Game, seat: i64) -> None:
    """Every feature of `seat`, less the low end of its range, a byte each."""
    assert isinstance(game, Florence)
    players: i64 = game.players
    order: list[int] = [(seat + step) % players for step in range(players)]
    courts: list[Court] = [game.courts[other] for other in order]
    awaited(out, game.awaiting, seat, players)
    for court in courts:
        put(out, court.points + LOWEST_SCORE)
    one(out, game.phase, 20)
    put(out, game.round - 1)
    put(out, game.tables.minimum[game.round - 1])
    for other in order:
        put(out, 1 if other == game.starter else 0)
    for number in game.stock:
        put(out, number)
    put(out, len(deck_of(game, 0)))
    put(out, len(deck_of(game, 1)))
    put(out, len(deck_of(game, 2)))
    _lots(out, game)
    _auction(out, game, order)
    _characters(out, game)
    _actions(out, game, order)
    one(out, game.project.tile if game.phase == PLACE or game.phase == ACROSS else -1, 13)
    _project(out, game, order)
    best: i64 = 0
    for court in courts:
        if court.work > best:
            best = court.work
    put(out, best)
    _hands(out, game, seat, courts)
    _courts(out, game, order, courts)


def _lots(out: BytesWriter, game: Florence) -> None:
    stock = game.stock
    lot: i64
    for lot in range(LOT_COUNT):
        if not (game.auction.lots >> lot) & 1 or ((lot < JESTER) if game.players == 2 else (lot == LANDSCAPE)):
            put(out, 0)
            continue
        left: i64
        if lot < JESTER:
            left = stock[STOCK_LANDSCAPE + lot]
        elif lot == JESTER:
            left = stock[STOCK_JESTER]
        elif lot == 4:
            left = stock[STOCK_BUILDER]
        elif lot == 5:
            left = len(game.prestige_deck)
        elif lot == LANDSCAPE:
            left = stock[STOCK_LANDSCAPE] + stock[STOCK_LANDSCAPE + 1] + stock[STOCK_LANDSCAPE + 2]
        else:
            left = stock[STOCK_RECRUITING]
        put(out, 1 if left > 0 else 0)


def _in_auction(game: Florence) -> bool:
    phase: i64 = game.phase
    if phase == PEOPLE or game.over or game.final or game.actions.active >= 0:
        return False
    return not (phase in (COURT, OFFER) or (game.auction.lot < 0 and phase != OPEN))


def _auction(out: BytesWriter, game: Florence, order: list[int]) -> None:
    if not _in_auction(game):
        nothing(out, 1 + LOT_COUNT + 3 * len(order))
        return
    lot: i64 = game.auction.lot if game.phase != OPEN else -1
    put(out, game.auction.price // 100 if lot >= 0 else 0)
    one(out, lot, LOT_COUNT)
    for other in order:
        put(out, 1 if lot >= 0 and other == game.auction.leader else 0)
    for other in order:
        put(out, (game.auction.bidders >> other) & 1 if lot >= 0 else 0)
    for other in order:
        put(out, (game.auction.still >> other) & 1)


def _characters(out: BytesWriter, game: Florence) -> None:
    if not game.muse:
        nothing(out, 1 + 3 * CHARACTER_COUNT)
        return
    put(out, game.characters.pot // 100)
    bits(out, game.characters.taken, CHARACTER_COUNT)
    character: i64
    for character in range(CHARACTER_COUNT):
        standing: i64 = game.standing_offer(character)
        put(out, standing // 100 if standing > 0 else 0)
    one(out, game.characters.courted if game.phase == OFFER else -1, CHARACTER_COUNT)


def _actions(out: BytesWriter, game: Florence, order: list[int]) -> None:
    if game.phase == PEOPLE or game.over or game.final or game.actions.active < 0:
        nothing(out, 4 + len(order))
        return
    put(out, game.actions.left)
    put(out, 1 if game.actions.person_drawn else 0)
    put(out, 1 if game.actions.freedom_taken else 0)
    put(out, game.actions.value if game.phase == BONUS or game.phase == CONVERT else 0)
    for other in order:
        put(out, 1 if other == game.actions.active else 0)


def _project(out: BytesWriter, game: Florence, order: list[int]) -> None:
    phase: i64 = game.phase
    if phase != ACROSS and phase != ASK and phase != ANSWER and phase != SETTLE:
        nothing(out, 12 + len(order))
        return
    put(out, game.project.payment // 100 if phase in (ANSWER, SETTLE) else 0)
    put(out, game.project.refused)
    one(out, game.project.tile, 10)
    for other in order:
        put(out, 1 if other == game.project.partner else 0)


def _hands(out: BytesWriter, game: Florence, seat: i64, courts: list[Court]) -> None:
    """What the seat holds and what everybody knows of the other hands."""
    own = courts[0]
    bits(out, own.hand, PEOPLE_COUNT)
    for court in courts[1:]:
        bits(out, court.open_hand, PEOPLE_COUNT)
    person: i64
    for person in range(PEOPLE_COUNT):
        put(out, work.work_value(game, own, person) if (own.hand >> person) & 1 else 0)
    bits(out, own.bonus, BONUS_COUNT)
    bits(out, own.prestige, PRESTIGE_COUNT)
    one(out, game.looking if game.phase == KEEP and seat == game.turn else -1, 3)
    bits(out, own.built | own.planted | game.palazzo, 49)


def _courts(out: BytesWriter, game: Florence, order: list[int], courts: list[Court]) -> None:
    shown: bool = game.over or bool(game.options["open_money"])
    for court in courts:
        put(out, court.cash // 100 + 1 if shown or court is courts[0] else 0)
    for court in courts:
        bits(out, court.table, PEOPLE_COUNT)
    for court in courts:
        bits(out, court.buildings, 10)
    for court in courts:
        put(out, court.forests)
        put(out, court.lakes)
        put(out, court.parks)
    for court in courts:
        bits(out, court.freedoms, 3)
    for court in courts:
        put(out, court.jesters)
    for court in courts:
        put(out, court.builders)
    for court in courts:
        put(out, court.in_hand)
    for court in courts:
        put(out, court.recruits)
    for court in courts:
        put(out, court.on_table - ones(court.table))
    for court in courts:
        put(out, ones(court.bonus))
    for court in courts:
        put(out, court.prestige_cards)
    for court in courts:
        put(out, court.work)
    for court in courts:
        put(out, empty_cells(court, game.palazzo))
    for court in courts:
        one(out, court.character, CHARACTER_COUNT)
    for court in courts:
        one(out, court.marker, CHARACTER_COUNT)
    choosing: bool = game.phase == PEOPLE
    for other in order:
        put(out, 1 if choosing and other not in game.awaiting else 0)
