"""A position as readable data, and what each field may be. What follows from the rest is left to `loading`.

The reference in docs/positions/stanza.md is made from `POSITION` by tools/reference.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bottega.games.stanza.layout import (
    ART,
    BOOKS,
    FIELDS,
    HELPERS,
    MASTERPIECES,
    MONEY,
    PATRON,
    PLACE,
    RECRUITS,
    RETIRED,
    RING,
    SEAT_SIZE,
    SHIP,
    TILES,
    TURNED,
    WORKERS,
)
from bottega.games.stanza.names import (
    ARTWORKS,
    COLOURS,
    DISCIPLINES,
    LITERATURE,
    NICHES,
    NONE,
    PERSONS,
    PHASES,
    RING_SPACES,
    SHELF,
    SPACES,
    TILE_COUNT,
    TILE_NAMES,
    WORKER_SPACES,
)
from bottega.games.stanza.options import OPTIONS
from bottega.games.stanza.refill import members
from bottega.games.stanza.tables import Tables, tables_of
from bottega.kernel.components import Components
from bottega.kernel.position import CHANCE, SEED, Options
from bottega.kernel.shape import ByName, Each, Flag, Given, Maybe, Name, Number, Scope, Seat, Table

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza

VERSION: Final = 1
PLAYERS: Final = (2, 3, 4)
STAGES: Final = ("rounds", "levelling", "A", "B", "C")
MOST_MONEY: Final = 100_000
CHOICES: Final = Options("stanza", OPTIONS)
BOOKED: Final = tuple(name for name in DISCIPLINES if name != DISCIPLINES[LITERATURE])


def _person(about: str) -> Maybe:
    return Maybe(Name(about, "person"))


def _disciplines(about: str) -> Each:
    return Each(about, Name("", DISCIPLINES), -1, True)


def _due(about: str) -> Number:
    return Number(about, 0, 4)


SEAT: Final = Table(
    "",
    {
        "space": Maybe(Name("Where the figure stands; null once the player has retired.", SPACES)),
        "money": Number("Florins.", 0, MOST_MONEY),
        "ship": Number("The ship's space on the income track, 0 at its start.", 0, "income spaces"),
        "patron": Number("The worker space of the patron, counted from 1.", 1, WORKER_SPACES),
        "turned": Flag("Whether the patron lies on his back."),
        "retired": Number("1 for the first to retire, 2 for the next; 0 for who has not.", 0, "players"),
        "workers": Each("Who works on each worker space; nobody on the patron's.", _person(""), WORKER_SPACES),
        "recruits": Each("Who is on each recruitment space, the newest first.", _person(""), "recruitment spaces"),
        "helpers": ByName("Helpers.", COLOURS, Number("", 0, "helpers of a colour")),
        "books": ByName("Books on the shelf.", BOOKED, Number("", 0, SHELF)),
        "fields": ByName("Own discs in the hall of Religion.", DISCIPLINES, Number("", 0, "discs")),
        "art": ByName("Works in the museum.", ARTWORKS, Number("", 0, "players")),
        "tiles": Each("Bonus tiles; one whose disc is still owed is among them.", Name("", TILE_NAMES), -1, True),
        "masterpieces": ByName("The points under the own pillars.", DISCIPLINES, Number("", 0, 1000), True),
    },
)

POSITION: Final = Table(
    "La Stanza",
    {
        "game": Given("The title.", "stanza"),
        "version": Given("Of this layout.", VERSION),
        "players": Number("How many play.", PLAYERS[0], PLAYERS[-1]),
        "options": CHOICES,
        "seed": SEED,
        "chance": CHANCE,
        "phase": Name("What is asked; `over` after the end.", PHASES),
        "turn": Seat("Whose turn it is; 0 after the end."),
        "round": Number("The round, counted from 1; one more than the last once the last refill is over.", 1, "rounds"),
        "stage": Name("The rounds, the turns until all had equally many, the last turns.", (*STAGES, "over")),
        "ring": ByName("Who stands on each space; the bonus space is always empty.", SPACES[1:], _person("")),
        "pile": Each(
            "The draw pile, whose order is not decided before it is drawn.", Name("", "drawn person"), -1, True
        ),
        "discard": Each("The discard pile.", Name("", "drawn person"), -1, True),
        "tiles": Each("Bonus tiles on offer.", Name("", TILE_NAMES), -1, True),
        "covered": ByName("The points of masterpieces that are covered.", DISCIPLINES, Each("", Number("", 0, 1000))),
        "seats": Each("Each player's board.", SEAT, "players"),
        "current": Table(
            "What concerns the present turn only; all of it is empty in the phases `arrange`, `move`, `act` and `buy`.",
            {
                "activated": Maybe(Name("The discipline activated.", DISCIPLINES)),
                "ready": Flag("Whether the person that it takes is hired (or dismissed) already."),
                "hired": Each("Worker spaces filled in this activation, counted from 1.", Number("", 1, 6), -1, True),
                "boost": Number("Strength from discs and florins.", 0, "most boost"),
                "florins_used": Flag("Whether strength was bought."),
                "books_due": _due("Books still to be written."),
                "books_used": _disciplines("Disciplines of which one was written."),
                "discs_due": _due("Discs still to be placed."),
                "fields_used": _disciplines("Fields on which one was placed."),
                "helpers_due": _due("Helpers still to be taken."),
                "colours_used": Each("Colours of which one was taken.", Name("", COLOURS), -1, True),
                "tile_due": Maybe(Name("The tile bought whose disc must come from the hall of Religion.", TILE_NAMES)),
                "fetch_due": Flag("Whether a person is to be fetched."),
                "fetched": _person("The person in hand."),
            },
        ),
    },
)


def scope(figures: Tables, players: int, last_round: int) -> Scope:
    """The names and figures that the fields depend on."""
    return Scope(
        players,
        {"person": figures.persons, "drawn person": figures.persons[:PERSONS]},
        {
            "players": players,
            "rounds": last_round + 1,
            "income spaces": len(figures.income) - 1,
            "recruitment spaces": figures.recruits,
            "helpers of a colour": figures.helpers_each,
            "discs": figures.discs,
            "most boost": figures.discs + 1,
        },
    )


def widest(components: Components) -> Scope:
    """The scope of the largest game, for the reference."""
    tables = tables_of(components)
    return scope(tables, PLAYERS[-1], PLAYERS[-1] + int(tables.extra_rounds))


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


def _chosen(mask: int) -> list[str]:
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
        "books_used": _chosen(game.books_used),
        "discs_due": game.discs_due,
        "fields_used": _chosen(game.fields_used),
        "helpers_due": game.helpers_due,
        "colours_used": [colour for c, colour in enumerate(COLOURS) if (game.colours_used >> c) & 1],
        "tile_due": None if game.tile_due == NONE else TILE_NAMES[game.tile_due],
        "fetch_due": game.fetch_due == 1,
        "fetched": _name(game, game.fetched),
    }
