"""Needs: what must hold before a command is heard; each gives what it found, or refuses."""

from __future__ import annotations

from bottega.kernel.game import Game
from bottega.kernel.reason import Reason
from bottega.tables.refusal import Malformed, forbidden, not_now, refused, unknown_token
from bottega.tables.table import Table
from bottega.tables.token import Who

MOST_DONE = 5_000  # moves and words of one seat in a game, and entries before it: no game comes near it


def need_sight(table: Table, who: Who) -> None:
    """Without a token of the table one sees public ones only."""
    if not who.trusted and not table.public:
        raise unknown_token()


def need_current(table: Table, who: Who) -> None:
    """Rights are those of this moment: since somebody began to speak, their link may have ended."""
    if who.generation is None:
        return
    given_away = who.seat is not None and table.seats[who.seat].kind == "bot"  # the host has filled an invited seat
    if given_away or table.generations[who.role] != who.generation:
        raise unknown_token()


def need_host(who: Who) -> None:
    if not who.host:
        raise forbidden("table-need-host")


def need_seat(who: Who) -> int:
    if who.seat is None:
        raise forbidden("table-need-seat")
    return who.seat


def need_own_seat(table: Table, who: Who) -> int:
    """The speaker's seat, unless a bot plays it for the time being."""
    seat = need_seat(who)
    if table.seats[seat].taken_over and who.served is None:
        raise not_now("table-taken-over")
    return seat


def existing_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise refused("table-no-such-seat", number=seat + 1, players=len(table.seats))
    return seat


def need_open(table: Table) -> None:
    if table.status != "open":
        raise not_now("table-begun")


def need_running(table: Table) -> Game:
    if table.game is None or table.status == "open":
        raise not_now("table-not-begun")
    if table.status == "ended":
        raise not_now("table-ended")
    return table.game


def need_player(table: Table, who: Who) -> tuple[Game, int]:
    """For drafts and questions: a running game and a seat in it."""
    return need_running(table), need_seat(who)


def need_over(table: Table, rule: str) -> None:
    if not table.open_book:
        raise not_now(rule)


def need_fresh(table: Table, seat: int, expect: int) -> None:
    """The speaker must have seen everything that bears on the decision: `expect` entries, as the seat counts."""
    number = table.entries_for(seat)
    if expect > number:
        raise Malformed(Reason("table-ahead", {"number": number}))
    if table.counted.known(seat, expect) < table.touched[seat]:
        raise not_now("table-stale", number=number)


def has_room(table: Table, seat: int | None) -> bool:
    """Whether a seat may do more than play on. Entries are kept for ever, so those that lead nowhere have an end."""
    if table.status == "open":
        return table.number < MOST_DONE
    return seat is None or table.past.done[seat] < MOST_DONE


def need_room(table: Table, seat: int | None) -> None:
    if not has_room(table, seat):
        raise refused("table-never-begins" if table.status == "open" else "table-much-done", most=MOST_DONE)
