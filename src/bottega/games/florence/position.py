"""Positions: the whole state as readable data, and what each field may be.

The reference in docs/positions/florence.md is made from `POSITION` by tools/reference.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import seen
from bottega.games.florence.board import laid_name
from bottega.games.florence.cards import card_names, deck_of
from bottega.games.florence.grid import SIDE, cell_name, cells_of
from bottega.games.florence.groups import (
    ACTIONS,
    AUCTION,
    BY_HAND,
    CHARACTERS_TOLD,
    MOST,
    PROJECT,
    florins,
    seats,
    some,
)
from bottega.games.florence.names import CHARACTERS, DECKS, FREEDOMS, PHASES, STOCKED, TILES
from bottega.games.florence.options import OPTIONS
from bottega.games.florence.tables import Tables, tables_of
from bottega.kernel.components import Components
from bottega.kernel.group import tell
from bottega.kernel.plain import Position
from bottega.kernel.position import CHANCE, SEED, Options
from bottega.kernel.shape import ByName, Each, Fields, Flag, Given, Maybe, Name, Number, Scope, SeatNumber, Shape

if TYPE_CHECKING:
    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence

VERSION: Final = 2  # of this layout; `first_format` reads the one before
PLAYERS: Final = (2, 3, 4, 5)
CELLS: Final = tuple(cell_name(cell) for cell in range(SIDE * SIDE))
PRINCESS: Final = "princess"
CHOICES: Final = Options("florence", OPTIONS)


SEAT: Final = Fields(
    "",
    {
        "cash": florins("Money."),
        "points": Number("Prestige points on the track.", 0, MOST),
        "freedoms": some("Freedoms held.", FREEDOMS),
        "jesters": Number("Jesters.", 0, "jesters"),
        "builders": Number("Builders.", 0, "builders of a player"),
        "hand": some("People in hand.", "person"),
        "known_hand": some("Those of them whom everybody has seen, for they were recruited from a table.", "person"),
        "table": some("People who have worked and lie open.", "person"),
        "recruiting": Number("Recruiting cards in hand.", 0, "recruiting cards"),
        "recruiting_on_table": Number("Recruiting cards that lie before the player.", 0, "recruiting cards"),
        "people_bought": Number("People drawn from the deck so far.", 0, MOST),
        "bonus": some("Bonus cards in hand.", "bonus card"),
        "prestige": some("Prestige cards in hand.", "prestige card"),
        "work": Number("The best work value of this round; 0 before the player's turn in phase B.", 0, MOST),
        "given_back": Maybe(Name("Who was given back at the start; null before, or if nobody knows.", "person")),
        "character": Maybe(Name("Muse & Princess: the character held.", CHARACTERS)),
        "marker": Maybe(Name("Muse & Princess: the character on which the player's marker lies.", CHARACTERS)),
        "offer": florins("Muse & Princess: the field on which the marker lies, or lay last."),
    },
)

CARDS: Final = dict(zip(DECKS, ("person", "prestige card", "bonus card"), strict=True))


def _pile(about: str, names: str) -> Each:
    fields: dict[str, Shape] = {
        "card": Name("The card.", names),
        "known_to": seats("Who knows that it lies here."),
    }
    return Each(about, Fields("", fields))


def _seen(names: str) -> Maybe:
    return Maybe(
        Fields(
            "",
            {
                "deck": _pile("The deck as it lay when notes were begun.", names),
                "hands": Each("The hidden cards of each seat then.", some("", names), "players"),
                "given_back": Each("Whom each seat had given back.", Maybe(Name("", names)), "players"),
                "drawn": seats("Who had drawn from the deck."),
                "since": Each(
                    "All that happened to the deck, oldest first: looks, and cards that came to light.",
                    Fields(
                        "",
                        {
                            "seat": SeatNumber("Who."),
                            "looked": some("The cards on top, in their order.", names),
                            "kept": Maybe(Name("The one kept of them; null while the seat still chooses.", names)),
                            "shown": Name("The card that came to light, instead of a look.", names),
                        },
                        ("looked", "kept", "shown"),
                    ),
                ),
            },
        )
    )


SEEN: Final = Fields(
    "What was seen of each deck, for guesses; null while people are chosen. Leave it out of a position that you edit.",
    {name: _seen(CARDS[name]) for name in DECKS},
)

POSITION: Final = Fields(
    "The Princes of Florence",
    {
        "game": Given("The title.", "florence"),
        "version": Given("Of this layout.", VERSION),
        "players": Number("How many play.", PLAYERS[0], PLAYERS[-1]),
        "options": CHOICES,
        "seed": SEED,
        "chance": CHANCE,
        "round": Number("The round, counted from 1.", 1, "rounds"),
        "starter": SeatNumber("Who begins this round."),
        "phase": Name("Which question is open; `over` after the end.", PHASES),
        "turn": Maybe(SeatNumber("Who answers it; null while people are chosen (all at once) and after the end.")),
        "resume": Name(
            "Where the game goes on after `keep`, `place` or `favour`; left over in other phases.",
            ("people", "open", "bid", "court", "favour", "act"),
        ),
        "final": Flag("Whether the last round is over and only the ending is left."),
        "seats": Each("What each player has.", SEAT, "players"),
        "laid": Each(
            "Every tile laid, oldest first. A common building has two entries, one for each player's part.",
            Fields(
                "",
                {
                    "seat": SeatNumber("On whose board."),
                    "tile": Name("What.", TILES),
                    "cells": Each("Where: columns a to g, rows 1 to 7 from the top.", Name("", CELLS), -1, True),
                },
            ),
        ),
        "stock": ByName("Pieces that nobody has.", STOCKED, Number("", 0, 1000)),
        "decks": Fields("The decks, top card first.", {name: _pile("", CARDS[name]) for name in DECKS}),
        "seen": SEEN,
        "looking": Name("In the phase `keep`: the deck whose top cards are looked at; otherwise left over.", DECKS),
        "used_bonus": some("Bonus cards that have been played.", "bonus card"),
        "auction": AUCTION,
        "characters": CHARACTERS_TOLD,
        "actions": ACTIONS,
        "project": PROJECT,
    },
    ("seen",),
)


def scope(tables: Tables, players: int) -> Scope:
    """The names and figures that the fields depend on."""
    return Scope(
        players,
        {
            "person": tables.person_names,
            "worker": [*tables.person_names, PRINCESS],
            "bonus card": tables.bonus_names,
            "prestige card": tables.prestige_names,
        },
        {
            "players": players,
            "rounds": tables.rounds,
            "jesters": tables.stock[STOCKED.index("jester")],
            "recruiting cards": tables.stock[STOCKED.index("recruiting")],
            "builders of a player": tables.most_builders,
            "actions": tables.actions + tables.cardinal_actions,
            "proposals": tables.proposals,
        },
    )


def _chosen(mask: int, names: list[str] | tuple[str, ...]) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _named(number: int, names: list[str] | tuple[str, ...]) -> str | None:
    return names[number] if number >= 0 else None


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def widest(components: Components) -> Scope:
    """The scope of the largest game, for the reference."""
    return scope(tables_of(components), PLAYERS[-1])


def dump(game: Florence) -> Position:
    told = without_seen(game)
    told["seen"] = seen.dump(game)
    return {name: told[name] for name in POSITION.fields}


def without_seen(game: Florence) -> Position:
    """All but what seats have seen, which follows from the moves: digests are taken without it."""
    tables = game.tables
    known = scope(tables, game.players)
    return {
        "game": "florence",
        "version": VERSION,
        "players": game.players,
        "options": dict(game.options),
        "seed": game.seed,
        "chance": game.chance.dump(),
        "round": game.round,
        "starter": game.starter,
        "phase": PHASES[game.phase],
        "turn": _seat(game.turn),
        "resume": PHASES[game.resume],
        "final": game.final,
        "seats": [_dump_seat(game, court) for court in game.courts],
        "laid": [_dump_laid(entry) for entry in game.laid],
        "stock": dict(zip(STOCKED, game.stock, strict=True)),
        "decks": {name: _dump_deck(game, number) for number, name in enumerate(DECKS)},
        "looking": DECKS[game.looking],
        "used_bonus": _chosen(game.used_bonus, tables.bonus_names),
        "auction": tell(game.auction, AUCTION, known),
        "characters": tell(game.characters, CHARACTERS_TOLD, known),
        "actions": tell(game.actions, ACTIONS, known),
        "project": _dump_project(game, known),
    }


def _dump_project(game: Florence, known: Scope) -> Position:
    project = game.project
    told = tell(project, PROJECT, known, BY_HAND)
    told["placement"] = str(game.catalogue[project.spot]) if project.spot >= 0 else None
    if project.window:
        told["window"] = project.window
    return {name: told[name] for name in PROJECT.fields if name in told}


def _dump_seat(game: Florence, court: Court) -> Position:
    tables = game.tables
    people_on_table = _chosen(court.table, tables.person_names)
    return {
        "cash": court.cash,
        "points": court.points,
        "freedoms": _chosen(court.freedoms, FREEDOMS),
        "jesters": court.jesters,
        "builders": court.builders,
        "hand": _chosen(court.hand, tables.person_names),
        "known_hand": _chosen(court.open_hand, tables.person_names),
        "table": people_on_table,
        "recruiting": court.recruits,
        "recruiting_on_table": court.on_table - len(people_on_table),
        "people_bought": court.bought,
        "bonus": _chosen(court.bonus, tables.bonus_names),
        "prestige": _chosen(court.prestige, tables.prestige_names),
        "work": court.work,
        "given_back": _named(court.discard, tables.person_names),
        "character": _named(court.character, CHARACTERS),
        "marker": _named(court.marker, CHARACTERS),
        "offer": court.offer,
    }


def _dump_laid(entry: int) -> Position:
    seat, tile, cells = laid_name(entry)
    return {"seat": seat, "tile": tile, "cells": cells_of(cells)}


def _dump_deck(game: Florence, deck: int) -> list[Position]:
    return [seen.entry(card_names(game, deck), entry, game.players) for entry in deck_of(game, deck)]
