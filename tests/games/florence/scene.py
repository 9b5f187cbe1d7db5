"""Positions in a line or two: everyone has nothing but what the test says."""

from __future__ import annotations

from typing import Any

import bottega
from bottega.games.florence.grid import cells_of
from bottega.games.florence.names import STOCKED
from bottega.games.florence.state import Florence
from bottega.games.florence.tables import tables_of
from bottega.kernel.event import Event
from bottega.kernel.game import Game

Court = dict[str, Any]

PLAIN: Court = {
    "cash": 3000,
    "points": 0,
    "freedoms": [],
    "jesters": 0,
    "builders": 0,
    "hand": [],
    "open_hand": [],
    "table": [],
    "recruiting_in_hand": 0,
    "recruiting_on_table": 0,
    "people_bought": 0,
    "bonus": [],
    "prestige": [],
    "best_work": 0,
    "given_back": None,
    "character": None,
    "marker": None,
    "offer": 0,
}


def florence(game: Game) -> Florence:
    assert isinstance(game, Florence)
    return game


def fresh(players: int = 3, seed: int = 1, **options: Any) -> Florence:
    """A game in which everyone has given back their first person."""
    game = florence(bottega.new_game("florence", players, seed, options))
    while game.phase == 0:
        seat = game.awaiting[0]
        game.play(seat, game.moves(seat)[0])
    return game


def scene(
    phase: str = "act",
    turn: int = 0,
    players: int = 3,
    round: int = 1,
    courts: dict[int, Court] | None = None,
    tiles: dict[int, list[str]] | None = None,
    shared: list[tuple[int, str]] | None = None,
    top: dict[str, list[str]] | None = None,
    stock: dict[str, int] | None = None,
    changes: dict[str, dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    starter: int | None = None,
) -> Florence:
    """A loaded position, told by what is not plain.

    `tiles` are placements by seat ("opera a1 r0"), `shared` placements across the border on the right of a seat,
    `top` the first cards of decks, `changes` further parts of the dump, and `stock` counters, which may lack pieces
    that then lie with nobody: use it for freedoms only.
    """
    game = fresh(players, **(options or {}))
    tables = tables_of(game.components)
    data = game.dump()
    del data["seen"]
    data["courts"] = [{**PLAIN, **(courts or {}).get(seat, {})} for seat in range(players)]
    data["laid"] = []
    for seat, placements in (tiles or {}).items():
        for placement in placements:
            number = game.catalogue.find(f"place {placement}")
            assert number >= 0, placement
            data["laid"].append(_laid(seat, placement.split()[0], tables.place_mask[number]))
    for seat, placement in shared or []:
        number = game.catalogue.find(f"across {placement}")
        data["laid"].append(_laid(seat, placement.split()[0], tables.across_left[number]))
        data["laid"].append(_laid(game.right[seat], placement.split()[0], tables.across_right[number]))
    data["stock"] = _stock(game, data, len(shared or []))
    data["stock"].update(stock or {})
    data["decks"] = _decks(data, top or {}, tables.person_names, tables.prestige_names, tables.bonus_names)
    data.update(round=round, phase=phase, turn=turn, awaiting=[turn], starter=turn if starter is None else starter)
    if phase == "act":
        data["actions"].update(active=turn, left=2)
        data["auction"].update(lots=[], still=[], lot=None)
    for part, values in (changes or {}).items():
        data[part].update(values)
    return florence(bottega.load_game(data))


def _laid(seat: int, tile: str, cells: int) -> dict[str, Any]:
    return {"seat": seat, "tile": tile, "cells": " ".join(cells_of(cells))}


def _stock(game: Florence, data: dict[str, Any], shared: int) -> dict[str, int]:
    left = dict(zip(STOCKED, game.tables.stock, strict=True))
    for name in ("religion", "travel", "opinion"):
        left[name] = game.stock[STOCKED.index(name)]
    for entry in data["laid"][: len(data["laid"]) - shared]:
        left[entry["tile"]] -= 1
    for court in data["courts"]:
        left["jester"] -= court["jesters"]
        left["builder"] -= court["builders"]
        left["recruiting"] -= court["recruiting_in_hand"] + court["recruiting_on_table"]
        for freedom in court["freedoms"]:
            left[freedom] -= 1
    return left


def _decks(
    data: dict[str, Any], top: dict[str, list[str]], people: list[str], prestige: list[str], bonus: list[str]
) -> dict[str, list[str]]:
    decks = {}
    for deck, names in (("person", people), ("prestige", prestige), ("bonus", bonus)):
        held = [card for court in data["courts"] for key in _places(deck) for card in court[key]]
        if deck == "bonus":
            held += data["used_bonus"]
        first = top.get(deck, [])
        decks[deck] = first + [name for name in names if name not in held and name not in first]
    return decks


def _places(deck: str) -> tuple[str, ...]:
    return ("hand", "table") if deck == "person" else (deck,)


def auction(**more: Any) -> Florence:
    """The start of phase A with `turn` as opener."""
    turn = more.pop("turn", 0)
    return scene(phase="open", turn=turn, changes={"auction": {"opener": turn}}, **more)


def play(game: Game, *moves: str) -> None:
    """Play moves, each by whoever is asked; "1: pass" insists on the seat."""
    for text in moves:
        seat = game.awaiting[0]
        if ":" in text:
            stated, text = text.split(": ")
            assert game.awaiting == [int(stated)], f"{text!r}: it is {game.awaiting}"
        game.play(seat, text)


def refused(game: Game, move: str, seat: int | None = None) -> str:
    """The id of the rule that forbids a move; empty if it is allowed."""
    reason = game.why_not(game.awaiting[0] if seat is None else seat, move)
    return "" if reason is None else reason.rule


def told(game: Game, *moves: str) -> list[Event]:
    """What the log says about some moves."""
    game.log = []
    play(game, *moves)
    events = game.log
    game.log = None
    return events


def notations(game: Game, kind: str = "") -> list[str]:
    """The legal moves of whoever is asked, perhaps of one kind only."""
    return [str(move) for move in game.moves(game.awaiting[0]) if kind in ("", move.kind)]
