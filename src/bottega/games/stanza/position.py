"""A position as readable data, and what each field may be. What follows from the rest is left to `loading`.

The reference in docs/positions/stanza.md is made from `POSITION` by tools/reference.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza.board import SEAT
from bottega.games.stanza.current import CURRENT
from bottega.games.stanza.names import (
    PERSONS,
    PHASES,
)
from bottega.games.stanza.options import OPTIONS
from bottega.games.stanza.palace import FIELDS
from bottega.games.stanza.tables import Tables, tables_of
from bottega.kernel.components import Components
from bottega.kernel.group import tell
from bottega.kernel.plain import Position
from bottega.kernel.position import CHANCE, SEED, Options
from bottega.kernel.shape import Each, Fields, Given, Name, Number, Scope, SeatNumber

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza

VERSION: Final = 1
PLAYERS: Final = (2, 3, 4)
STAGES: Final = ("rounds", "levelling", "A", "B", "C")
CHOICES: Final = Options("stanza", OPTIONS)


POSITION: Final = Fields(
    "La Stanza",
    {
        "game": Given("The title.", "stanza"),
        "version": Given("Of this layout.", VERSION),
        "players": Number("How many play.", PLAYERS[0], PLAYERS[-1]),
        "options": CHOICES,
        "seed": SEED,
        "chance": CHANCE,
        "phase": Name("What is asked; `over` after the end.", PHASES),
        "turn": SeatNumber("Whose turn it is; 0 after the end."),
        "round": Number("The round, counted from 1; one more than the last once the last refill is over.", 1, "rounds"),
        "stage": Name("The rounds, the turns until all had equally many, the last turns.", (*STAGES, "over")),
        **FIELDS,
        "seats": Each("Each player's board.", SEAT, "players"),
        "current": CURRENT,
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


def dump(game: Stanza) -> Position:
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
        **game.palace.dump(game.tables),
        "seats": [board.dump(game.tables) for board in game.boards],
        "current": tell(game.current, CURRENT, scope(game.tables, game.players, game.last_round)),
    }
