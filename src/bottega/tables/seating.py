"""Seating: the seats that somebody wishes for a new table, settled."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import UNSET

from bottega.bots.names import draw_names, spoken
from bottega.kernel.keyed import KEY_BYTES, Keyed
from bottega.tables.arms import Arms, settled
from bottega.tables.entries import FirstSeat
from bottega.tables.names import clean_name
from bottega.tables.refusal import malformed
from bottega.tables.settings import SeatWish, known_level


def first_person(wishes: list[SeatWish], account: str | None) -> list[str | None]:
    """Accounts by seat: the first person is the one who made the table."""
    first = next((index for index, wish in enumerate(wishes) if wish.kind == "person"), -1)
    return [account if index == first else None for index in range(len(wishes))]


def drawn_order(count: int, chance: Callable[[int], bytes]) -> list[int]:
    """The numbers of so many seats, in an order that nobody can foresee."""
    drawn = list(range(count))
    Keyed(chance(KEY_BYTES)).shuffle(drawn)
    return drawn


def name_for_bot(others: Iterable[str], chance: Callable[[int], bytes], wished: str | None = None) -> str:
    """A name for a bot that nobody at the table has: the wished one, if it can be."""
    taken = list(others)
    if wished is not None and spoken(clean_name(wished)) not in map(spoken, taken):
        return clean_name(wished)
    drawn: list[str] = draw_names(1, Keyed(chance(KEY_BYTES)), taken)
    return drawn[0]


def settled_seats(
    wishes: list[SeatWish],
    accounts: list[str | None],
    chance: Callable[[int], bytes],
    members: list[str | None] | None = None,
) -> list[FirstSeat]:
    """Seats as a table begins with them, with the accounts of the people in them, and who they are in their circle."""
    seats: list[FirstSeat] = []
    chosen: list[Arms | None] = []
    called = [wish.name for wish in wishes if wish.kind == "person" and wish.name is not None]
    for index, wish in enumerate(wishes):
        if wish.kind == "bot":
            called.append(name_for_bot(called, chance, wish.name))
            seats.append(FirstSeat("bot", level=known_level(wish.level), name=called[-1]))
        elif wish.kind == "person":
            if wish.name is None:
                raise malformed(f"seats[{index}].name", "a person needs a name")
            name = clean_name(wish.name, f"seats[{index}].name")
            member = members[index] if members is not None else None
            account = accounts[index] or UNSET
            chosen.append(settled(wish.arms, chosen))
            seats.append(
                FirstSeat(
                    "person",
                    name=name,
                    ready=wish.ready,
                    account=account,
                    member=member or UNSET,
                    arms=chosen[-1] or UNSET,
                )
            )
        else:
            seats.append(FirstSeat("open"))
    return seats
