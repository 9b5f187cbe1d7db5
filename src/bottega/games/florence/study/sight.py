"""What the features of The Princes of Florence are, read from the state, in the order of their names in `features`."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from bottega.study.sight.brush import BYTE, awaited, bits, nothing, one

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

__all__ = ["sight", "state_of"]

LOWEST_SCORE = 50  # below zero
PEOPLE_COUNT = 21
BONUS_COUNT = 20
PRESTIGE_COUNT = 14
LOT_COUNT = 8
CHARACTER_COUNT = 6


def sight(game: Game, seat: i64) -> list[bytes]:
    """Every feature of `seat`, less the low end of its range, a byte each, in pieces."""
    assert isinstance(game, Florence)
    values: list[bytes] = []
    players: i64 = game.players
    order: list[int] = [(seat + step) % players for step in range(players)]
    courts: list[Court] = [game.courts[other] for other in order]
    awaited(values, game.awaiting, seat, players)
    values += [BYTE[court.points + LOWEST_SCORE] for court in courts]
    one(values, game.phase, 20)
    values.append(BYTE[game.round - 1])
    values.append(BYTE[game.tables.minimum[game.round - 1]])
    values += [BYTE[1 if other == game.starter else 0] for other in order]
    values.append(bytes(game.stock))
    values.append(BYTE[len(deck_of(game, 0))])
    values.append(BYTE[len(deck_of(game, 1))])
    values.append(BYTE[len(deck_of(game, 2))])
    _lots(values, game)
    _auction(values, game, order)
    _characters(values, game)
    _actions(values, game, order)
    one(values, game.project.tile if game.phase == PLACE or game.phase == ACROSS else -1, 13)
    _project(values, game, order)
    values.append(BYTE[max([court.work for court in courts])])
    _hands(values, game, seat, courts)
    _courts(values, game, order, courts)
    return values


def _lots(values: list[bytes], game: Florence) -> None:
    stock = game.stock
    lot: i64
    for lot in range(LOT_COUNT):
        if not (game.auction.lots >> lot) & 1 or ((lot < JESTER) if game.players == 2 else (lot == LANDSCAPE)):
            values.append(BYTE[0])
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
        values.append(BYTE[1 if left > 0 else 0])


def _in_auction(game: Florence) -> bool:
    phase: i64 = game.phase
    if phase == PEOPLE or game.over or game.final or game.actions.active >= 0:
        return False
    return not (phase in (COURT, OFFER) or (game.auction.lot < 0 and phase != OPEN))


def _auction(values: list[bytes], game: Florence, order: list[int]) -> None:
    if not _in_auction(game):
        nothing(values, 1 + LOT_COUNT + 3 * len(order))
        return
    lot: i64 = game.auction.lot if game.phase != OPEN else -1
    values.append(BYTE[game.auction.price // 100 if lot >= 0 else 0])
    one(values, lot, LOT_COUNT)
    values += [BYTE[1 if lot >= 0 and other == game.auction.leader else 0] for other in order]
    values += [BYTE[(game.auction.bidders >> other) & 1 if lot >= 0 else 0] for other in order]
    values += [BYTE[(game.auction.still >> other) & 1] for other in order]


def _characters(values: list[bytes], game: Florence) -> None:
    if not game.muse:
        nothing(values, 1 + 3 * CHARACTER_COUNT)
        return
    values.append(BYTE[game.characters.pot // 100])
    bits(values, game.characters.taken, CHARACTER_COUNT)
    character: i64
    for character in range(CHARACTER_COUNT):
        standing: i64 = game.standing_offer(character)
        values.append(BYTE[standing // 100 if standing > 0 else 0])
    one(values, game.characters.courted if game.phase == OFFER else -1, CHARACTER_COUNT)


def _actions(values: list[bytes], game: Florence, order: list[int]) -> None:
    if game.phase == PEOPLE or game.over or game.final or game.actions.active < 0:
        nothing(values, 4 + len(order))
        return
    values.append(BYTE[game.actions.left])
    values.append(BYTE[1 if game.actions.person_drawn else 0])
    values.append(BYTE[1 if game.actions.freedom_taken else 0])
    values.append(BYTE[game.actions.value if game.phase == BONUS or game.phase == CONVERT else 0])
    values += [BYTE[1 if other == game.actions.active else 0] for other in order]


def _project(values: list[bytes], game: Florence, order: list[int]) -> None:
    phase: i64 = game.phase
    if phase != ACROSS and phase != ASK and phase != ANSWER and phase != SETTLE:
        nothing(values, 12 + len(order))
        return
    values.append(BYTE[game.project.payment // 100 if phase in (ANSWER, SETTLE) else 0])
    values.append(BYTE[game.project.refused])
    one(values, game.project.tile, 10)
    values += [BYTE[1 if other == game.project.partner else 0] for other in order]


def _hands(values: list[bytes], game: Florence, seat: i64, courts: list[Court]) -> None:
    """What the seat holds and what everybody knows of the other hands."""
    own = courts[0]
    bits(values, own.hand, PEOPLE_COUNT)
    for court in courts[1:]:
        bits(values, court.open_hand, PEOPLE_COUNT)
    values += [
        BYTE[work.work_value(game, own, person) if (own.hand >> person) & 1 else 0] for person in range(PEOPLE_COUNT)
    ]
    bits(values, own.bonus, BONUS_COUNT)
    bits(values, own.prestige, PRESTIGE_COUNT)
    one(values, game.looking if game.phase == KEEP and seat == game.turn else -1, 3)
    bits(values, own.built | own.planted | game.palazzo, 49)


def _courts(values: list[bytes], game: Florence, order: list[int], courts: list[Court]) -> None:
    shown: bool = game.over or bool(game.options["open_money"])
    values += [BYTE[court.cash // 100 + 1 if shown or court is courts[0] else 0] for court in courts]
    for court in courts:
        bits(values, court.table, PEOPLE_COUNT)
    for court in courts:
        bits(values, court.buildings, 10)
    for court in courts:
        values.append(BYTE[court.forests])
        values.append(BYTE[court.lakes])
        values.append(BYTE[court.parks])
    for court in courts:
        bits(values, court.freedoms, 3)
    values += [BYTE[court.jesters] for court in courts]
    values += [BYTE[court.builders] for court in courts]
    values += [BYTE[court.in_hand] for court in courts]
    values += [BYTE[court.recruits] for court in courts]
    values += [BYTE[court.on_table - _ones(court.table)] for court in courts]
    values += [BYTE[_ones(court.bonus)] for court in courts]
    values += [BYTE[court.prestige_cards] for court in courts]
    values += [BYTE[court.work] for court in courts]
    values += [BYTE[empty_cells(court, game.palazzo)] for court in courts]
    for court in courts:
        one(values, court.character, CHARACTER_COUNT)
    for court in courts:
        one(values, court.marker, CHARACTER_COUNT)
    choosing: bool = game.phase == PEOPLE
    values += [BYTE[1 if choosing and other not in game.awaiting else 0] for other in order]


def _ones(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
