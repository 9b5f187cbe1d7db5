"""What the features of The Princes of Florence are, read from the state, in the order of their names in `features`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import work
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
from bottega.study.sight.brush import (
    BITS,
    BYTES,
    around,
    awaited,
    bits,
    clipped,
    from_seat,
    listed,
    nothing,
    one,
    only,
    packed,
    put,
)
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
BUILDING_COUNT: Final = 10
FREEDOM_COUNT: Final = 3


def sight(out: BytesWriter, game: Game, seat: i64) -> None:
    """Every feature of `seat`, less the low end of its range, a byte each.

    What all seats have is gathered in one integer, a byte for each from `seat` on, and written at once.
    """
    assert isinstance(game, Florence)
    players: i64 = game.players
    courts: list[Court] = from_seat(game.courts, seat, players)
    awaited(out, game.awaiting, seat, players)
    points: i64 = 0
    best: i64 = 0
    place: i64 = 0
    for court in courts:
        points |= clipped(court.points + LOWEST_SCORE) << place
        if court.work > best:
            best = court.work
        place += BITS
    packed(out, points, players)
    one(out, game.phase, 20)
    put(out, game.round - 1)
    put(out, game.tables.minimum[game.round - 1])
    _seat(out, game.starter, seat, players)
    listed(out, game.stock)
    put(out, len(game.people_deck))
    put(out, len(game.prestige_deck))
    put(out, len(game.bonus_deck))
    _lots(out, game)
    _auction(out, game, seat, players)
    _characters(out, game)
    _actions(out, game, seat, players)
    laid: i64 = -1
    if game.phase == PLACE or game.phase == ACROSS:
        laid = game.project.tile
    one(out, laid, 13)
    _project(out, game, seat, players)
    put(out, best)
    _hands(out, game, seat, courts)
    _courts(out, game, courts)
    chosen: i64 = 0
    if game.phase == PEOPLE:
        chosen = (1 << players) - 1
        other: i64
        for other in game.awaiting:
            chosen &= ~(1 << other)
    around(out, chosen, seat, players)


def _seat(out: BytesWriter, chosen: i64, seat: i64, players: i64) -> None:
    """Which of all seats it is, from `seat` on; none if there is no such seat."""
    place: i64 = -1
    if chosen >= 0:
        place = (chosen - seat) % players
    one(out, place, players)


def _lots(out: BytesWriter, game: Florence) -> None:
    stock = game.stock
    offered: i64 = 0
    lot: i64
    for lot in range(LOT_COUNT):
        if not (game.auction.lots >> lot) & 1 or ((lot < JESTER) if game.players == 2 else (lot == LANDSCAPE)):
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
        if left > 0:
            offered |= 1 << lot
    bits(out, offered, LOT_COUNT)


def _in_auction(game: Florence) -> bool:
    phase: i64 = game.phase
    if phase == PEOPLE or game.over or game.final or game.actions.active >= 0:
        return False
    return not (phase in (COURT, OFFER) or (game.auction.lot < 0 and phase != OPEN))


def _auction(out: BytesWriter, game: Florence, seat: i64, players: i64) -> None:
    if not _in_auction(game):
        nothing(out, 1 + LOT_COUNT + 3 * players)
        return
    auction = game.auction
    if game.phase != OPEN and auction.lot >= 0:
        put(out, auction.price // 100)
        one(out, auction.lot, LOT_COUNT)
        _seat(out, auction.leader, seat, players)
        around(out, auction.bidders, seat, players)
    else:
        nothing(out, 1 + LOT_COUNT + 2 * players)
    around(out, auction.still, seat, players)


def _characters(out: BytesWriter, game: Florence) -> None:
    if not game.muse:
        nothing(out, 1 + 3 * CHARACTER_COUNT)
        return
    put(out, game.characters.pot // 100)
    bits(out, game.characters.taken, CHARACTER_COUNT)
    character: i64
    for character in range(CHARACTER_COUNT):
        standing: i64 = game.standing_offer(character)
        put(out, only(standing > 0, standing // 100))
    courted: i64 = -1
    if game.phase == OFFER:
        courted = game.characters.courted
    one(out, courted, CHARACTER_COUNT)


def _actions(out: BytesWriter, game: Florence, seat: i64, players: i64) -> None:
    actions = game.actions
    if game.phase == PEOPLE or game.over or game.final or actions.active < 0:
        nothing(out, 4 + players)
        return
    put(out, actions.left)
    put(out, 1 if actions.person_drawn else 0)
    put(out, 1 if actions.freedom_taken else 0)
    put(out, only(game.phase == BONUS or game.phase == CONVERT, actions.value))
    _seat(out, actions.active, seat, players)


def _project(out: BytesWriter, game: Florence, seat: i64, players: i64) -> None:
    phase: i64 = game.phase
    if phase != ACROSS and phase != ASK and phase != ANSWER and phase != SETTLE:
        nothing(out, 12 + players)
        return
    put(out, only(phase in (ANSWER, SETTLE), game.project.payment // 100))
    put(out, game.project.refused)
    one(out, game.project.tile, 10)
    _seat(out, game.project.partner, seat, players)


def _hands(out: BytesWriter, game: Florence, seat: i64, courts: list[Court]) -> None:
    """What the seat holds and what everybody knows of the other hands."""
    own = courts[0]
    for court in courts:
        bits(out, own.hand if court is own else court.open_hand, PEOPLE_COUNT)
    _work_values(out, game, own)
    bits(out, own.bonus, BONUS_COUNT)
    bits(out, own.prestige, PRESTIGE_COUNT)
    looking: i64 = -1
    if game.phase == KEEP and seat == game.turn:
        looking = game.looking
    one(out, looking, 3)
    bits(out, own.built | own.planted | game.palazzo, 49)


def _work_values(out: BytesWriter, game: Florence, own: Court) -> None:
    """What each person in hand would bring now."""
    first: i64 = 0
    while first < PEOPLE_COUNT:
        values: i64 = 0
        person: i64 = first
        held: i64 = (own.hand >> first) & 255
        while held != 0:
            if held & 1:
                values |= clipped(work.work_value(game, own, person)) << (BITS * (person - first))
            held >>= 1
            person += 1
        count: i64 = PEOPLE_COUNT - first
        if count > BYTES:
            count = BYTES
        packed(out, values, count)
        first += BYTES


def _courts(out: BytesWriter, game: Florence, courts: list[Court]) -> None:
    players: i64 = game.players
    shown: bool = game.over or bool(game.options["open_money"])
    cash: i64 = 0
    buildings: i64 = 0
    freedoms: i64 = 0
    jesters: i64 = 0
    builders: i64 = 0
    in_hand: i64 = 0
    recruits: i64 = 0
    used_recruits: i64 = 0
    bonus_cards: i64 = 0
    prestige_cards: i64 = 0
    best_works: i64 = 0
    empty: i64 = 0
    characters: i64 = 0
    markers: i64 = 0
    unit: i64 = 1
    at: i64
    for at in range(players):
        court = courts[at]
        place: i64 = at * BITS
        if shown or at == 0:
            cash |= clipped(court.cash // 100 + 1) << place
        buildings |= court.buildings << (at * BUILDING_COUNT)
        freedoms |= court.freedoms << (at * FREEDOM_COUNT)
        jesters |= clipped(court.jesters) << place
        builders |= clipped(court.builders) << place
        in_hand |= clipped(court.in_hand) << place
        recruits |= clipped(court.recruits) << place
        used_recruits |= clipped(court.on_table - ones(court.table)) << place
        bonus_cards |= ones(court.bonus) << place
        prestige_cards |= clipped(court.prestige_cards) << place
        best_works |= clipped(court.work) << place
        empty |= empty_cells(court, game.palazzo) << place
        if court.character >= 0:
            characters |= unit << (at * CHARACTER_COUNT + court.character)
        if court.marker >= 0:
            markers |= unit << (at * CHARACTER_COUNT + court.marker)
    packed(out, cash, players)
    for court in courts:
        bits(out, court.table, PEOPLE_COUNT)
    bits(out, buildings, players * BUILDING_COUNT)
    for court in courts:
        packed(out, clipped(court.forests) | clipped(court.lakes) << BITS | clipped(court.parks) << 2 * BITS, 3)
    bits(out, freedoms, players * FREEDOM_COUNT)
    packed(out, jesters, players)
    packed(out, builders, players)
    packed(out, in_hand, players)
    packed(out, recruits, players)
    packed(out, used_recruits, players)
    packed(out, bonus_cards, players)
    packed(out, prestige_cards, players)
    packed(out, best_works, players)
    packed(out, empty, players)
    bits(out, characters, players * CHARACTER_COUNT)
    bits(out, markers, players * CHARACTER_COUNT)
