"""Seating: the seats that somebody wishes for a new table, settled."""

from __future__ import annotations

from msgspec import UNSET

from bottega.tables.entries import FirstSeat
from bottega.tables.names import clean_name
from bottega.tables.refusal import malformed
from bottega.tables.settings import SeatWish, known_level


def first_person(wishes: list[SeatWish], account: str | None) -> list[str | None]:
    """Accounts by seat: the first person is the one who made the table."""
    first = next((index for index, wish in enumerate(wishes) if wish.kind == "person"), -1)
    return [account if index == first else None for index in range(len(wishes))]


def settled_seats(wishes: list[SeatWish], accounts: list[str | None]) -> list[FirstSeat]:
    """Seats as a table begins with them, with the accounts of the people in them."""
    seats: list[FirstSeat] = []
    for index, wish in enumerate(wishes):
        if wish.kind == "bot":
            seats.append(FirstSeat("bot", level=known_level(wish.level)))
        elif wish.kind == "person":
            if wish.name is None:
                raise malformed(f"seats[{index}].name", "a person needs a name")
            name = clean_name(wish.name, f"seats[{index}].name")
            seats.append(FirstSeat("person", name=name, ready=wish.ready, account=accounts[index] or UNSET))
        else:
            seats.append(FirstSeat("open"))
    return seats
