"""The bonus room: conditions and price of its tiles, and what they do at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import arts, discovery, income, literature, movement, politics, religion, turns
from bottega.games.stanza.names import (
    ANY_PERSON,
    ARTS,
    BONUS_SPACE,
    COLOURS,
    DISCIPLINES,
    DISCOVERY,
    FIVE_FLORINS,
    GIVE_DISC,
    INSERT,
    JOIN_THE_LEADER,
    LITERATURE,
    NONE,
    PATRON_HOME,
    RELIGION,
    RELIGIOUS_AUTHOR,
    RING_SPACES,
    SPACES,
    THREE_SPACES,
    TILE_COUNT,
    TILE_NAMES,
    TWO_BOOKS,
    TWO_FIELDS,
    TWO_RELIGION_DISCS,
    TWO_WHITE_HELPERS,
    WHITE,
)
from bottega.games.stanza.refusals import REFUSALS, move_told
from bottega.kernel.reason import Value
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza

MOST_TILES: Final = 3  # of a discipline that one player can have: the books tell three conditions


def columns(game: Stanza, seat: i64) -> i64:
    """Columns of the shelf that are full: so many books of each of the four colours."""
    least: i64 = 1000
    board = game.boards[seat]
    discipline: i64
    for discipline in range(5):
        if discipline != LITERATURE:
            books: i64 = board.books(discipline)
            if books < least:
                least = books
    return least


def fields_held(game: Stanza, seat: i64) -> i64:
    """Fields of the hall of Religion with enough own discs to count for a tile."""
    count: i64 = 0
    discipline: i64
    for discipline in range(5):
        if game.boards[seat].discs_on(discipline) >= game.tables.field_discs:
            count += 1
    return count


def owned(game: Stanza, seat: i64, discipline: i64) -> i64:
    """How many bonus tiles of a discipline a player has."""
    tiles: i64 = game.boards[seat].tiles
    tiles &= game.tables.tiles_of[discipline]
    count: i64 = 0
    while tiles != 0:
        tiles &= tiles - 1
        count += 1
    return count


def reached(game: Stanza, seat: i64, discipline: i64) -> i64:
    """What a player has of that which a discipline's tiles ask for: ship's space, columns, fields, art."""
    if discipline == DISCOVERY:
        return game.boards[seat].ship
    if discipline == LITERATURE:
        return columns(game, seat)
    if discipline == RELIGION:
        return fields_held(game, seat)
    return arts.value(game, seat)


def condition(game: Stanza, discipline: i64, nth: i64) -> i64:
    """What a player's n-th tile of a discipline asks for, counted from 0."""
    tables = game.tables
    if discipline == DISCOVERY:
        return tables.helper_spaces[nth]
    if discipline == LITERATURE:
        return tables.columns_needed[nth]
    if discipline == RELIGION:
        return tables.fields_needed[nth]
    return tables.art_needed[nth]


def needed(game: Stanza, seat: i64, discipline: i64) -> i64:
    """What the player's next tile of a discipline asks for; more than anybody can have after the third."""
    nth: i64 = owned(game, seat, discipline)
    return condition(game, discipline, nth) if nth < MOST_TILES else 1000


def discs_at_hand(game: Stanza, seat: i64) -> i64:
    """Discs in the supply and the hall of Religion: all that are not yet in the bonus room."""
    return game.tables.discs - game.boards[seat].grid


def can_buy(game: Stanza) -> bool:
    """Does any tile on offer meet condition and price for the player in turn?"""
    seat: i64 = game.turn
    if discs_at_hand(game, seat) == 0:
        return False
    board = game.boards[seat]
    white: i64 = board.helpers(WHITE)
    discipline: i64
    for discipline in range(ARTS + 1):
        if (
            game.palace.tiles_left & game.tables.tiles_of[discipline]
            and (white > 0 or board.helpers(discipline) > 0)
            and reached(game, seat, discipline) >= needed(game, seat, discipline)
        ):
            return True
    return False


def _helper_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"helper": str(game.catalogue.moves[number].args["helper"])}


def _condition_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    """What the tile's condition asks for; that of Discovery is counted in helper spaces of the income track."""
    tables = game.tables
    discipline = tables.tile_discipline[(number - tables.numbers.buy) // 2]
    there = int(reached(game, game.turn, discipline))
    nth = int(owned(game, game.turn, discipline)) + 1
    if discipline == DISCOVERY:
        return {"nth": nth, "needed": nth, "reached": tables.helpers_reached[there]}
    return {"nth": nth, "needed": int(needed(game, game.turn, discipline)), "reached": there}


FETCH_NOBODY: Final = REFUSALS.rule("stanza-tile-any-person", move_told)
GIVE_NONE: Final = REFUSALS.rule("stanza-bonus-hall", move_told)
TILE_CONDITION: Final = [  # each discipline's tiles ask for something of their own
    REFUSALS.rule("stanza-bonus-discovery", _condition_told),
    REFUSALS.rule("stanza-bonus-literature", _condition_told),
    REFUSALS.rule("stanza-bonus-religion", _condition_told),
    REFUSALS.rule("stanza-bonus-arts", _condition_told),
]
TILE_DISC: Final = REFUSALS.rule("stanza-bonus-disc", move_told)
TILE_GONE: Final = REFUSALS.rule("stanza-bonus-offer", move_told)
TILE_PRICE: Final = REFUSALS.rule("stanza-bonus-price", _helper_told)


def check_buy(game: Stanza, tile: i64, white: bool) -> i64:
    seat: i64 = game.turn
    discipline: i64 = game.tables.tile_discipline[tile]
    if not (game.palace.tiles_left >> tile) & 1:
        return TILE_GONE
    if reached(game, seat, discipline) < needed(game, seat, discipline):
        return TILE_CONDITION[discipline]
    colour: i64 = WHITE if white else discipline
    if game.boards[seat].helpers(colour) == 0:
        return TILE_PRICE
    if discs_at_hand(game, seat) == 0:
        return TILE_DISC
    return LEGAL


def legal_buy(game: Stanza, moves: list[int]) -> None:
    tile: i64
    for tile in range(TILE_COUNT):
        if (game.palace.tiles_left >> tile) & 1:
            if check_buy(game, tile, False) == LEGAL:
                moves.append(game.tables.numbers.buy + 2 * tile)
            if check_buy(game, tile, True) == LEGAL:
                moves.append(game.tables.numbers.buy + 2 * tile + 1)


def buy(game: Stanza, index: i64) -> None:
    board = game.boards[game.turn]
    tile: i64 = index // 2
    colour: i64 = WHITE if index % 2 else game.tables.tile_discipline[tile]
    board.add_helpers(colour, -1)
    game.palace.add_helpers(colour, 1)
    game.palace.tiles_left &= ~(1 << tile)
    board.tiles |= 1 << tile
    if game.log is not None:
        game.tell("buy", game.turn, {"tile": TILE_NAMES[tile], "helper": COLOURS[colour]})
    if board.supply == 0:
        game.current.tile_due = tile
        game.phase = GIVE_DISC
        return
    board.supply -= 1
    board.grid += 1
    _effect(game, tile)


def check_give(game: Stanza, field: i64) -> i64:
    return LEGAL if game.boards[game.turn].discs_on(field) > 0 else GIVE_NONE


def legal_give(game: Stanza, moves: list[int]) -> None:
    field: i64
    for field in range(5):
        if check_give(game, field) == LEGAL:
            moves.append(game.tables.numbers.give + field)


def give(game: Stanza, field: i64) -> None:
    board = game.boards[game.turn]
    board.add_discs_on(field, -1)
    board.grid += 1
    if game.log is not None:
        game.tell("give", game.turn, {"field": DISCIPLINES[field]})
    tile: i64 = game.current.tile_due
    game.current.tile_due = NONE
    _effect(game, tile)


def _effect(game: Stanza, tile: i64) -> None:
    """What a tile does at once; permanent tiles and those for the end do nothing now."""
    tables = game.tables
    if tile == FIVE_FLORINS:
        game.boards[game.turn].money += tables.five_florins
        if game.log is not None:
            game.tell("florins", game.turn, {"florins": tables.five_florins})
    elif tile == ANY_PERSON:
        game.current.fetch_due = True
    elif tile == THREE_SPACES:
        discovery.sail(game, tables.three_spaces)
    elif tile == JOIN_THE_LEADER:
        _join_the_leader(game)
    elif tile == TWO_RELIGION_DISCS:
        for _ in range(tables.two_religion_discs):
            religion.put(game, RELIGION)
    elif tile == TWO_BOOKS:
        literature.begin(game, tables.two_books)
    elif tile == RELIGIOUS_AUTHOR:
        literature.add_book(game, RELIGION)
    elif tile == TWO_FIELDS:
        religion.begin(game, tables.two_fields)
    elif tile == PATRON_HOME:
        literature.add_book(game, ARTS)
        income.patron_home(game)
    elif tile == TWO_WHITE_HELPERS:
        politics.gain(game, WHITE, tables.two_white_helpers)
    turns.proceed(game)


def _join_the_leader(game: Stanza) -> None:
    furthest: i64 = 0
    seat: i64
    for seat in range(game.players):
        ship: i64 = game.boards[seat].ship
        if ship > furthest:
            furthest = ship
    discovery.sail(game, furthest - game.boards[game.turn].ship)


def somebody_to_fetch(game: Stanza) -> bool:
    space: i64
    for space in range(1, RING_SPACES):
        if game.palace.ring[space] != NONE:
            return True
    return False


def check_fetch(game: Stanza, space: i64) -> i64:
    return LEGAL if space != BONUS_SPACE and game.palace.ring[space] != NONE else FETCH_NOBODY


def legal_fetch(game: Stanza, moves: list[int]) -> None:
    space: i64
    for space in range(RING_SPACES):
        if check_fetch(game, space) == LEGAL:
            moves.append(game.tables.numbers.fetch + space)


def fetch(game: Stanza, space: i64) -> None:
    person: i64 = game.palace.ring[space]
    game.palace.ring[space] = NONE
    game.current.fetch_due = False
    game.current.fetched = person
    game.phase = INSERT
    if game.log is not None:
        game.tell("fetch", game.turn, {"person": game.tables.persons[person], "space": SPACES[space]})


def legal_insert(game: Stanza, moves: list[int]) -> None:
    recruit: i64
    for recruit in range(game.tables.recruits):
        moves.append(game.tables.numbers.insert + recruit)


def insert(game: Stanza, recruit: i64) -> None:
    person: i64 = game.current.fetched
    game.current.fetched = NONE
    if game.log is not None:
        game.tell("insert", game.turn, {"person": game.tables.persons[person], "recruit": recruit + 1})
    movement.recruit(game, person, recruit)
    turns.proceed(game)
