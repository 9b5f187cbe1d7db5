"""The first format of positions: old dumps are read in it, and digests are taken over it for ever.

A digest in an old record must mean the same state as on the day it was written, so the form that is digested does
not follow when the readable one is improved.
"""

from __future__ import annotations

from typing import Any, Final

from bottega.kernel.plain import Position
from bottega.kernel.shape import fault, shown

VERSION: Final = 1
_SEAT: Final = {"known_hand": "open_hand", "recruiting": "recruiting_in_hand", "work": "best_work"}  # new: old
_DIGITS: Final = ("0", "1", "2", "3", "4")


def ledger(data: Position, awaiting: list[int]) -> Position:
    """A position of today, without what seats have seen, in the first format."""
    old = {key: value for key, value in data.items() if key not in ("version", "seats")}
    old["position"] = VERSION
    old["awaiting"] = list(awaiting)
    old["courts"] = [{_SEAT.get(key, key): value for key, value in seat.items()} for seat in data["seats"]]
    old["laid"] = [{**entry, "cells": " ".join(entry["cells"])} for entry in data["laid"]]
    old["decks"] = {
        name: [" ".join([entry["card"], *[str(seat) for seat in entry["known_to"]]]) for entry in deck]
        for name, deck in data["decks"].items()
    }
    return old


def is_old(data: Position) -> bool:
    return "position" in data and "version" not in data


def upgrade(data: Position, version: int) -> Position:
    """A position of the first format in today's; what is not as it should be stays so, for the reader to name."""
    if data["position"] != VERSION or type(data["position"]) is not int:
        raise fault("must", "position", wanted=str(VERSION), found=shown(data["position"]))
    new = {key: value for key, value in data.items() if key not in ("position", "awaiting", "courts")}
    new["version"] = version
    if "courts" in data:
        new["seats"] = _seats(data["courts"])
    if isinstance(data.get("laid"), list):
        new["laid"] = [_laid(entry) for entry in data["laid"]]
    if isinstance(data.get("decks"), dict):
        new["decks"] = {name: _deck(deck) for name, deck in data["decks"].items()}
    return new


def _seats(courts: Any) -> Any:
    if not isinstance(courts, list):
        return courts
    names = {old: new for new, old in _SEAT.items()}
    return [
        {names.get(key, key): value for key, value in court.items()} if isinstance(court, dict) else court
        for court in courts
    ]


def _laid(entry: Any) -> Any:
    if isinstance(entry, dict) and isinstance(entry.get("cells"), str):
        return {**entry, "cells": entry["cells"].split()}
    return entry


def _deck(deck: Any) -> Any:
    if not isinstance(deck, list):
        return deck
    return [_card(entry) for entry in deck]


def _card(entry: Any) -> Any:
    if not isinstance(entry, str):
        return entry
    card, *seats = entry.split() or [""]
    return {"card": card, "known_to": [int(seat) if seat in _DIGITS else seat for seat in seats]}
