"""Positions: the whole state as readable data, and back, checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bottega.games.florence import seen
from bottega.games.florence.board import laid_name
from bottega.games.florence.cards import card_names, deck_of
from bottega.games.florence.grid import cells_of
from bottega.games.florence.names import CHARACTERS, DECKS, FREEDOMS, LOTS, PHASES, STOCKED, TILES

if TYPE_CHECKING:
    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence

POSITION: Final = 1  # version of this layout
SIDES: Final = ("left", "right")


def _chosen(mask: int, names: list[str] | tuple[str, ...]) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _seats(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def _named(number: int, names: list[str] | tuple[str, ...]) -> str | None:
    return names[number] if number >= 0 else None


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def dump(game: Florence) -> dict[str, Any]:
    players = game.players
    tables = game.tables
    return {
        "game": "florence",
        "position": POSITION,
        "players": players,
        "options": dict(game.options),
        "seed": game.seed,
        "chance": game.chance.dump(),
        "round": game.round,
        "starter": game.starter,
        "phase": PHASES[game.phase],
        "turn": _seat(game.turn),
        "awaiting": list(game.awaiting),
        "resume": PHASES[game.resume],
        "final": game.final,
        "courts": [_dump_court(game, court) for court in game.courts],
        "laid": [_dump_laid(entry) for entry in game.laid],
        "stock": dict(zip(STOCKED, game.stock, strict=True)),
        "decks": {name: _dump_deck(game, number) for number, name in enumerate(DECKS)},
        "looking": DECKS[game.looking],
        "used_bonus": _chosen(game.used_bonus, tables.bonus_names),
        "auction": {
            "lots": _chosen(game.lots, LOTS),
            "still": _seats(game.still, players),
            "opener": game.opener,
            "lot": _named(game.lot, LOTS),
            "price": game.price,
            "leader": _seat(game.leader),
            "bidders": _seats(game.bidders, players),
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
            "worker": _named(game.worker, [*tables.person_names, "princess"]),
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
        },
    }


def _dump_court(game: Florence, court: Court) -> dict[str, Any]:
    tables = game.tables
    people_on_table = _chosen(court.table, tables.person_names)
    return {
        "cash": court.cash,
        "points": court.points,
        "freedoms": _chosen(court.freedoms, FREEDOMS),
        "jesters": court.jesters,
        "builders": court.builders,
        "hand": _chosen(court.hand, tables.person_names),
        "open_hand": _chosen(court.open_hand, tables.person_names),
        "table": people_on_table,
        "recruiting_in_hand": court.recruits,
        "recruiting_on_table": court.on_table - len(people_on_table),
        "people_bought": court.bought,
        "bonus": _chosen(court.bonus, tables.bonus_names),
        "prestige": _chosen(court.prestige, tables.prestige_names),
        "best_work": court.work,
        "given_back": _named(court.discard, tables.person_names),
        "character": _named(court.character, CHARACTERS),
        "marker": _named(court.marker, CHARACTERS),
        "offer": court.offer,
    }


def _dump_laid(entry: int) -> dict[str, Any]:
    seat, tile, cells = laid_name(entry)
    return {"seat": seat, "tile": tile, "cells": " ".join(cells_of(cells))}


def _dump_deck(game: Florence, deck: int) -> list[str]:
    """Each card's name, followed by the seats that know where it lies."""
    names = card_names(game, deck)
    return [
        " ".join([names[entry & 255], *[str(seat) for seat in _seats(entry >> 8, game.players)]])
        for entry in deck_of(game, deck)
    ]
