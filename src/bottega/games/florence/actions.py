"""Phase B: everyone in turn, two actions each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import board, cards, cooperative, work
from bottega.games.florence.catalogue import BUILD, DRAW_BONUS, DRAW_PERSON, END, FREEDOM, SELL, SHARE
from bottega.games.florence.favours import add_favours
from bottega.games.florence.names import (
    ACT,
    BONUS_DECK,
    CARDINAL,
    DECKS,
    FREEDOMS,
    MERCHANT,
    PERSON_DECK,
    PROFESSOR,
    STOCK_FREEDOM,
    STOCK_LANDSCAPE,
    TILES,
)
from bottega.games.florence.refusals import (
    ACTIONS_TWO,
    BUILDING_ONCE,
    BUILDING_STOCK,
    DECK_EMPTY,
    MONEY_ENOUGH,
    REFUSALS,
    building_told,
)
from bottega.kernel.reason import Value

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.state import Florence


def begin(game: Florence) -> None:
    start_turn(game, game.starter)


def start_turn(game: Florence, seat: i64) -> None:
    game.actions.active = seat
    game.actions.left = game.tables.actions
    if game.courts[seat].character == CARDINAL:
        game.actions.left += game.tables.cardinal_actions
    game.actions.person_drawn = False
    game.actions.freedom_taken = False
    game.project.refused = 0
    next_action(game)


def next_action(game: Florence) -> None:
    """Ask for the next action; the turn ends by itself when nothing is left to decide."""
    seat = game.actions.active
    court = game.courts[seat]
    if (
        game.actions.left > 0
        or (court.recruits > 0 and cards.open_people(game, seat))
        or court.character == PROFESSOR
        or court.character == MERCHANT
    ):
        game.ask(seat, ACT)
    else:
        end_turn(game)


def do_end(game: Florence, seat: i64) -> None:
    if game.log is not None and game.actions.left > 0:
        game.tell("waive", seat, {"actions": game.actions.left})
    end_turn(game)


def end_turn(game: Florence) -> None:
    following = (game.actions.active + 1) % game.players
    if following == game.starter:
        game.end_round()
    else:
        start_turn(game, following)


def legal(game: Florence, seat: i64) -> list[int]:
    """Buildings take a fast path: what `check_build` allows, in one mask. The properties compare the two."""
    court = game.courts[seat]
    tables = game.tables
    found: list[int] = []
    if game.actions.left > 0:
        work.add_works(game, seat, found)
        funds = game.funds(court)
        # With no money for it, no building needs a look.
        if funds >= tables.price_building[court.builders]:
            open_plots = board.fits(game, seat) & ~court.buildings
            building: i64
            for building in range(STOCK_LANDSCAPE):
                if open_plots >> building & 1 and game.stock[building] > 0:
                    found.append(BUILD + building)
        if game.joined:
            add_shares(game, seat, found)
        if check_draw(game, seat, 0) == 0:
            found.append(DRAW_PERSON)
        if check_draw(game, seat, 1) == 0:
            found.append(DRAW_BONUS)
        freedom: i64
        for freedom in range(len(FREEDOMS)):
            if check_freedom(game, seat, freedom) == 0:
                found.append(FREEDOM + freedom)
    if court.recruits > 0:
        cards.add_recruits(game, seat, found)
    if game.muse:
        add_favours(game, seat, found)
    found.append(END)
    if court.points > 0 and not game.muse:
        found.append(SELL)
    return found


def add_shares(game: Florence, seat: i64, found: list[int]) -> None:
    if game.project.refused >= game.tables.proposals:
        return
    building: i64
    side: i64
    for building in range(STOCK_LANDSCAPE):
        for side in range(2):
            if cooperative.check_share(game, seat, building, side) == 0:
                found.append(SHARE + 2 * building + side)


def _freedom_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"freedom": FREEDOMS[game.tables.arg[number]]}


BUILDING_FITS: Final = REFUSALS.rule("florence-building-grid", building_told)
FREEDOM_ONCE: Final = REFUSALS.rule("florence-freedom-once", _freedom_told)
FREEDOM_STOCK: Final = REFUSALS.rule("florence-freedom-stock", _freedom_told)
FREEDOM_TURN: Final = REFUSALS.rule("florence-freedom-turn")
PERSON_ONCE: Final = REFUSALS.rule("florence-person-once")


def check_build(game: Florence, seat: i64, building: i64) -> i64:
    court = game.courts[seat]
    if game.actions.left == 0:
        return ACTIONS_TWO
    if court.buildings >> building & 1:
        return BUILDING_ONCE
    if game.stock[building] == 0:
        return BUILDING_STOCK
    if game.funds(court) < game.tables.price_building[court.builders]:
        return MONEY_ENOUGH
    return 0 if board.fits(game, seat) >> building & 1 else BUILDING_FITS


def do_build(game: Florence, seat: i64, building: i64) -> None:
    price: i64 = game.tables.price_building[game.courts[seat].builders]
    game.actions.left -= 1
    if game.log is not None:
        game.tell("order", seat, {"building": TILES[building], "florins": price})
    game.pay(seat, price)
    board.start_placing(game, seat, building, ACT)


def check_draw(game: Florence, seat: i64, what: i64) -> i64:
    """`what` is 0 for a person, 1 for a bonus card."""
    if game.actions.left == 0:
        return ACTIONS_TWO
    if what == 0:
        if game.actions.person_drawn:
            return PERSON_ONCE
        if not game.people_deck:
            return DECK_EMPTY
        return 0 if game.funds(game.courts[seat]) >= game.tables.price_person else MONEY_ENOUGH
    if not game.bonus_deck:
        return DECK_EMPTY
    return 0 if game.funds(game.courts[seat]) >= game.tables.price_bonus else MONEY_ENOUGH


def do_draw(game: Florence, seat: i64, what: i64) -> None:
    game.actions.left -= 1
    deck = PERSON_DECK if what == 0 else BONUS_DECK
    price = game.tables.price_person if what == 0 else game.tables.price_bonus
    game.actions.person_drawn = game.actions.person_drawn or what == 0
    if game.log is not None:
        game.tell("draw", seat, {"deck": f"deck-{DECKS[deck]}", "florins": price})
    game.pay(seat, price)
    cards.look(game, seat, deck, ACT)


def check_freedom(game: Florence, seat: i64, freedom: i64) -> i64:
    court = game.courts[seat]
    if game.actions.left == 0:
        return ACTIONS_TWO
    if game.actions.freedom_taken:
        return FREEDOM_TURN
    if court.freedoms >> freedom & 1:
        return FREEDOM_ONCE
    if game.stock[STOCK_FREEDOM + freedom] == 0:
        return FREEDOM_STOCK
    return 0 if game.funds(court) >= game.tables.price_freedom else MONEY_ENOUGH


def do_freedom(game: Florence, seat: i64, freedom: i64) -> None:
    game.actions.left -= 1
    game.actions.freedom_taken = True
    if game.log is not None:
        game.tell("freedom", seat, {"freedom": FREEDOMS[freedom], "florins": game.tables.price_freedom})
    game.pay(seat, game.tables.price_freedom)
    game.stock[STOCK_FREEDOM + freedom] -= 1
    game.courts[seat].freedoms |= 1 << freedom
    next_action(game)
