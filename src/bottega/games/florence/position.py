"""Positions: the whole state as readable data, and what each field may be.

The reference in docs/positions/florence.md is made from `POSITION` by tools/reference.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import seen
from bottega.games.florence.board import laid_name
from bottega.games.florence.cards import card_names, deck_of
from bottega.games.florence.grid import SIDE, cell_name, cells_of
from bottega.games.florence.names import CHARACTERS, DECKS, FREEDOMS, LOTS, PHASES, STOCKED, TILES
from bottega.games.florence.options import OPTIONS
from bottega.games.florence.tables import Tables, tables_of
from bottega.kernel.components import Components
from bottega.kernel.plain import Position
from bottega.kernel.position import CHANCE, SEED, Options
from bottega.kernel.shape import ByName, Each, Flag, Given, Maybe, Name, Names, Number, Scope, Seat, Shape, Table, Text

if TYPE_CHECKING:
    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence

VERSION: Final = 2  # of this layout; `first_format` reads the one before
PLAYERS: Final = (2, 3, 4, 5)
SIDES: Final = ("left", "right")
CELLS: Final = tuple(cell_name(cell) for cell in range(SIDE * SIDE))
PRINCESS: Final = "princess"
MOST: Final = 1_000_000  # florins or points: far more than anybody ever had
CHOICES: Final = Options("florence", OPTIONS)


def _florins(about: str) -> Number:
    return Number(about, 0, MOST, 100)


def _seats(about: str) -> Each:
    return Each(about, Seat(""), -1, True)


def _set(about: str, names: Names | str) -> Each:
    return Each(about, Name("", names), -1, True)


SEAT: Final = Table(
    "",
    {
        "cash": _florins("Money."),
        "points": Number("Prestige points on the track.", 0, MOST),
        "freedoms": _set("Freedoms held.", FREEDOMS),
        "jesters": Number("Jesters.", 0, "jesters"),
        "builders": Number("Builders.", 0, "builders of a player"),
        "hand": _set("People in hand.", "person"),
        "known_hand": _set("Those of them whom everybody has seen, for they were recruited from a table.", "person"),
        "table": _set("People who have worked and lie open.", "person"),
        "recruiting": Number("Recruiting cards in hand.", 0, "recruiting cards"),
        "recruiting_on_table": Number("Recruiting cards that lie before the player.", 0, "recruiting cards"),
        "people_bought": Number("People drawn from the deck so far.", 0, MOST),
        "bonus": _set("Bonus cards in hand.", "bonus card"),
        "prestige": _set("Prestige cards in hand.", "prestige card"),
        "work": Number("The best work value of this round; 0 before the player's turn in phase B.", 0, MOST),
        "given_back": Maybe(Name("Who was given back at the start; null before, or if nobody knows.", "person")),
        "character": Maybe(Name("Muse & Princess: the character held.", CHARACTERS)),
        "marker": Maybe(Name("Muse & Princess: the character on which the player's marker lies.", CHARACTERS)),
        "offer": _florins("Muse & Princess: the field on which the marker lies, or lay last."),
    },
)

CARDS: Final = dict(zip(DECKS, ("person", "prestige card", "bonus card"), strict=True))


def _pile(about: str, names: str) -> Each:
    fields: dict[str, Shape] = {
        "card": Name("The card.", names),
        "known_to": _seats("Who knows that it lies here."),
    }
    return Each(about, Table("", fields))


def _seen(names: str) -> Maybe:
    return Maybe(
        Table(
            "",
            {
                "deck": _pile("The deck as it lay when notes were begun.", names),
                "hands": Each("The hidden cards of each seat then.", _set("", names), "players"),
                "given_back": Each("Whom each seat had given back.", Maybe(Name("", names)), "players"),
                "drawn": _seats("Who had drawn from the deck."),
                "since": Each(
                    "All that happened to the deck, oldest first: looks, and cards that came to light.",
                    Table(
                        "",
                        {
                            "seat": Seat("Who."),
                            "looked": _set("The cards on top, in their order.", names),
                            "kept": Maybe(Name("The one kept of them; null while the seat still chooses.", names)),
                            "shown": Name("The card that came to light, instead of a look.", names),
                        },
                        ("looked", "kept", "shown"),
                    ),
                ),
            },
        )
    )


SEEN: Final = Table(
    "What was seen of each deck, for guesses; null while people are chosen. Leave it out of a position that you edit.",
    {name: _seen(CARDS[name]) for name in DECKS},
)

POSITION: Final = Table(
    "The Princes of Florence",
    {
        "game": Given("The title.", "florence"),
        "version": Given("Of this layout.", VERSION),
        "players": Number("How many play.", PLAYERS[0], PLAYERS[-1]),
        "options": CHOICES,
        "seed": SEED,
        "chance": CHANCE,
        "round": Number("The round, counted from 1.", 1, "rounds"),
        "starter": Seat("Who begins this round."),
        "phase": Name("Which question is open; `over` after the end.", PHASES),
        "turn": Maybe(Seat("Who answers it; null while people are chosen (all at once) and after the end.")),
        "resume": Name(
            "Where the game goes on after `keep`, `place` or `favour`; left over in other phases.",
            ("people", "open", "bid", "court", "favour", "act"),
        ),
        "final": Flag("Whether the last round is over and only the ending is left."),
        "seats": Each("What each player has.", SEAT, "players"),
        "laid": Each(
            "Every tile laid, oldest first. A common building has two entries, one for each player's part.",
            Table(
                "",
                {
                    "seat": Seat("On whose board."),
                    "tile": Name("What.", TILES),
                    "cells": Each("Where: columns a to g, rows 1 to 7 from the top.", Name("", CELLS), -1, True),
                },
            ),
        ),
        "stock": ByName("Pieces that nobody has.", STOCKED, Number("", 0, 1000)),
        "decks": Table("The decks, top card first.", {name: _pile("", CARDS[name]) for name in DECKS}),
        "seen": SEEN,
        "looking": Name("In the phase `keep`: the deck whose top cards are looked at; otherwise left over.", DECKS),
        "used_bonus": _set("Bonus cards that have been played.", "bonus card"),
        "auction": Table(
            "Phase A.",
            {
                "lots": _set("Objects not yet sold this round; none outside phase A.", LOTS),
                "still": _seats("Who has bought nothing yet and not left; with the characters: who takes none yet."),
                "opener": Seat("Who names the next object, or courts next."),
                "lot": Maybe(Name("The object on offer, or just sold; null outside phase A.", LOTS)),
                "price": _florins("The highest bid; left over while there is no lot."),
                "leader": Maybe(Seat("The highest bidder; left over while there is no lot.")),
                "bidders": _seats("Who still bids; left over while there is no lot."),
            },
        ),
        "characters": Table(
            "Muse & Princess.",
            {
                "taken": _set("Characters handed out this round.", CHARACTERS),
                "courted": Maybe(Name("In the phase `offer`: who is courted; otherwise left over.", CHARACTERS)),
                "pot": _florins("What the banker would bring."),
            },
        ),
        "actions": Table(
            "Phase B.",
            {
                "active": Maybe(Seat("Whose turn it is; null outside phase B.")),
                "left": Number("Actions left; left over outside phase B.", 0, "actions"),
                "person_drawn": Flag("Whether a person was drawn this turn."),
                "freedom_taken": Flag("Whether a freedom was taken this turn."),
                "worker": Maybe(
                    Name("In the phases `bonus` and `prestige`: who works; otherwise left over.", "worker")
                ),
                "value": Number("The value of that work so far; otherwise left over.", 0, MOST),
            },
        ),
        "project": Table(
            "The tile to be laid, and Cooperative Building.",
            {
                "tile": Maybe(Name("In `place`, `across`, `ask`, `answer` and `settle`; otherwise left over.", TILES)),
                "partner": Maybe(Seat("With whom the active player would build.")),
                "side": Name("On which side of the active player the partner sits.", SIDES),
                "placement": Maybe(Text("Where, as the notation of the move: `across tower g3 r0`.")),
                "payment": _florins("What the partner is asked to pay, or offers."),
                "refused": Number("Proposals that were refused this turn.", 0, "proposals"),
                "window": Number("How often `more` was said for the payment in question; left out for 0.", 0, 200),
            },
            ("window",),
        ),
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


def _in(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def _named(number: int, names: list[str] | tuple[str, ...]) -> str | None:
    return names[number] if number >= 0 else None


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def widest(components: Components) -> Scope:
    """The scope of the largest game, for the reference."""
    return scope(tables_of(components), PLAYERS[-1])


def dump(game: Florence) -> Position:
    players = game.players
    tables = game.tables
    return {
        "game": "florence",
        "version": VERSION,
        "players": players,
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
        "auction": {
            "lots": _chosen(game.lots, LOTS),
            "still": _in(game.still, players),
            "opener": game.opener,
            "lot": _named(game.lot, LOTS),
            "price": game.price,
            "leader": _seat(game.leader),
            "bidders": _in(game.bidders, players),
        },
        "characters": {
            "taken": _chosen(game.taken, CHARACTERS),
            "courted": _named(game.courted, CHARACTERS),
            "pot": game.pot,
        },
        "actions": {
            "active": _seat(game.active),
            "left": game.actions,
            "person_drawn": game.person_drawn,
            "freedom_taken": game.freedom_taken,
            "worker": _named(game.worker, [*tables.person_names, PRINCESS]),
            "value": game.value,
        },
        "seen": seen.dump(game),
        "project": {
            "tile": _named(game.tile, TILES),
            "partner": _seat(game.partner),
            "side": SIDES[game.side],
            "placement": str(game.catalogue[game.spot]) if game.spot >= 0 else None,
            "payment": game.payment,
            "refused": game.tries,
            **({"window": game.window} if game.window else {}),
        },
    }


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
