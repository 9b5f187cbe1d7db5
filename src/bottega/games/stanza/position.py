"""A position as readable data. What follows from the rest (supplies, free discs) is left to `loading`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.games.stanza.layout import (
    ART,
    ARTWORKS,
    BOOKS,
    COLOURS,
    DISCIPLINES,
    FIELDS,
    HELPERS,
    LITERATURE,
    MASTERPIECES,
    MONEY,
    NICHES,
    NONE,
    PATRON,
    PHASES,
    PLACE,
    RECRUITS,
    RETIRED,
    RING,
    RING_SPACES,
    SEAT_SIZE,
    SHIP,
    SPACES,
    TILE_COUNT,
    TILE_NAMES,
    TILES,
    TURNED,
    WORKER_SPACES,
    WORKERS,
)
from bottega.games.stanza.refill import members

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza

VERSION = 1
STAGES = ("rounds", "levelling", "A", "B", "C")


def dump(game: Stanza) -> dict[str, Any]:
    persons = game.tables.persons
    return {
        "game": "stanza",
        "version": VERSION,
        "players": game.players,
        "options": dict(game.options),
        "seed": game.seed,
        "chance": game.chance.dump(),
        "phase": PHASES[game.phase],
        "turn": game.turn,
        "round": game.round,
        "stage": "over" if game.over else STAGES[game.stage],
        "ring": {SPACES[space]: _name(game, game.table[RING + space]) for space in range(1, RING_SPACES)},
        "pile": [persons[person] for person in members(game.bag)],
        "discard": [persons[person] for person in members(game.discard)],
        "tiles": names_of_tiles(game.tiles_left),
        "covered": {
            name: [
                game.tables.niche_points[niche]
                for niche in range(NICHES)
                if (game.covered >> (discipline * NICHES + niche)) & 1
            ]
            for discipline, name in enumerate(DISCIPLINES)
        },
        "seats": [_seat(game, seat) for seat in range(game.players)],
        "current": _current(game),
    }


def _name(game: Stanza, person: int) -> str | None:
    return None if person == NONE else game.tables.persons[person]


def names_of_tiles(mask: int) -> list[str]:
    return [TILE_NAMES[tile] for tile in range(TILE_COUNT) if (mask >> tile) & 1]


def _disciplines(mask: int) -> list[str]:
    return [name for discipline, name in enumerate(DISCIPLINES) if (mask >> discipline) & 1]


def _seat(game: Stanza, seat: int) -> dict[str, Any]:
    board = game.boards[seat * SEAT_SIZE : (seat + 1) * SEAT_SIZE]
    return {
        "space": None if board[PLACE] == NONE else SPACES[board[PLACE]],
        "money": board[MONEY],
        "ship": board[SHIP],
        "patron": board[PATRON] + 1,
        "turned": board[TURNED] == 1,
        "retired": board[RETIRED],
        "workers": [_name(game, board[WORKERS + worker]) for worker in range(WORKER_SPACES)],
        "recruits": [_name(game, board[RECRUITS + recruit]) for recruit in range(game.tables.recruits)],
        "helpers": {colour: board[HELPERS + c] for c, colour in enumerate(COLOURS)},
        "books": {name: board[BOOKS + d] for d, name in enumerate(DISCIPLINES) if d != LITERATURE},
        "fields": {name: board[FIELDS + d] for d, name in enumerate(DISCIPLINES)},
        "art": {name: board[ART + a] for a, name in enumerate(ARTWORKS)},
        "tiles": names_of_tiles(board[TILES]),
        "masterpieces": {
            name: game.tables.niche_points[board[MASTERPIECES + d] - 1]
            for d, name in enumerate(DISCIPLINES)
            if board[MASTERPIECES + d]
        },
    }


def _current(game: Stanza) -> dict[str, Any]:
    """What concerns the present turn only."""
    return {
        "activated": None if game.activated == NONE else DISCIPLINES[game.activated],
        "ready": game.ready == 1,
        "hired": [worker + 1 for worker in range(WORKER_SPACES) if (game.hired >> worker) & 1],
        "boost": game.boost,
        "florins_used": game.florins_used == 1,
        "books_due": game.books_due,
        "books_used": _disciplines(game.books_used),
        "discs_due": game.discs_due,
        "fields_used": _disciplines(game.fields_used),
        "helpers_due": game.helpers_due,
        "colours_used": [colour for c, colour in enumerate(COLOURS) if (game.colours_used >> c) & 1],
        "tile_due": None if game.tile_due == NONE else TILE_NAMES[game.tile_due],
        "fetch_due": game.fetch_due == 1,
        "fetched": _name(game, game.fetched),
    }
