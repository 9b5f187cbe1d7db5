"""Seating: the seats that somebody wishes for a new table, settled."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import UNSET

from bottega.bots.names import NAMES, draw_names, spoken
from bottega.kernel.keyed import KEY_BYTES, Keyed
from bottega.tables.arms import Arms, settled
from bottega.tables.entries import FirstSeat
from bottega.tables.names import clean_name, look_alike, told_apart
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


def mistaken(bot: str, other: str) -> bool:
    """Whether a bot's name is taken for another: it looks like it, or is said like it across a table."""
    return spoken(bot) == spoken(other) or look_alike(bot, other)


def name_for_bot(others: Iterable[str], chance: Callable[[int], bytes], wished: str | None = None) -> str:
    """A name for a bot that nobody at the table has: the wished one, if it can be."""
    taken = list(others)
    if wished is not None and not any(mistaken(clean_name(wished), other) for other in taken):
        return clean_name(wished)
    drawn: list[str] = draw_names(len(NAMES), Keyed(chance(KEY_BYTES)), taken)
    return next(name for name in drawn if not any(mistaken(name, other) for other in taken))


def _names(wishes: list[SeatWish], chance: Callable[[int], bytes]) -> list[str]:
    """What everybody is called: people as they wish, with numbers where they look alike, and bots like nobody else."""
    called = [""] * len(wishes)
    for index, wish in enumerate(wishes):
        if wish.kind == "person":
            if wish.name is None:
                raise malformed(f"seats[{index}].name", "a person needs a name")
            called[index] = told_apart(clean_name(wish.name, f"seats[{index}].name"), called)
    for index, wish in enumerate(wishes):
        if wish.kind == "bot":
            called[index] = name_for_bot(called, chance, wish.name)
    return called


def settled_seats(
    title: str,
    wishes: list[SeatWish],
    accounts: list[str | None],
    chance: Callable[[int], bytes],
    members: list[str | None] | None = None,
) -> list[FirstSeat]:
    """Seats as a table of a title begins with them: the accounts of the people there, and who they are in a circle."""
    seats: list[FirstSeat] = []
    chosen: list[Arms | None] = []
    names = _names(wishes, chance)
    for index, wish in enumerate(wishes):
        if wish.kind == "bot":
            seats.append(FirstSeat("bot", level=known_level(wish.level, title), name=names[index]))
        elif wish.kind == "person":
            member = members[index] if members is not None else None
            account = accounts[index] or UNSET
            chosen.append(settled(wish.arms, chosen))
            seats.append(
                FirstSeat(
                    "person",
                    name=names[index],
                    ready=wish.ready,
                    account=account,
                    member=member or UNSET,
                    arms=chosen[-1] or UNSET,
                )
            )
        else:
            seats.append(FirstSeat("open"))
    return seats
