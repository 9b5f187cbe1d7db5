"""Results: finished games as lists, profiles and standings count them, kept so that none has to be opened for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import zip_longest

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bottega.kernel.option import Setting
from bottega.store.base import Store
from bottega.store.model import Document, Put
from bottega.tables.arms import Arms, worn
from bottega.tables.entries import Created, Ended, Entry, Played
from bottega.tables.follower import Follower
from bottega.tables.house import House
from bottega.tables.rating import helped_seats
from bottega.tables.sight import moment
from bottega.tables.table import Table

OF_ACCOUNT = "result-of"  # <account>/<table>
OF_CIRCLE = "circle-result"  # <circle>/<table>
AT_ONCE = 200  # of many that are read
PLAYED_IN = "circle-table"  # <circle>/<table>: those that are not over yet


class Result(Struct):
    """A finished game, as the store keeps it."""

    table: str
    title: str
    name: str
    options: dict[str, Setting]
    people: list[str]  # as they were called; nothing for a bot
    levels: list[str | None]  # of bots
    members: list[str | None]  # of the circle in which it was played
    places: list[int] | None  # None: it was ended by agreement
    scores: list[int] | None
    ended: float
    seat: int | UnsetType = UNSET  # of the account under which it is kept
    arms: list[Arms] = []  # by seat; the first did not note them
    helped: list[int] = []  # seats whose time ran out, or for which a bot made a move


class Begun(Struct):
    """A table of a circle that is not over yet; the first were kept without any of this."""

    maker: str = ""
    at: float = 0.0


def result_of(table: Table) -> Result:
    game, over = table.game, table.status == "over"
    return Result(
        table=table.id,
        title=table.title,
        name=table.name,
        options=table.options,
        people=[seat.name for seat in table.seats],
        levels=[seat.level if seat.kind == "bot" else None for seat in table.seats],
        members=[seat.member for seat in table.seats],
        places=list(game.places) if game is not None and over else None,
        scores=list(game.scores) if game is not None and over else None,
        ended=moment(table.updated),
        arms=worn([seat.arms for seat in table.seats]),
        helped=sorted(helped_seats(table) - _bots(table)),
    )


def _bots(table: Table) -> set[int]:
    return {index for index, seat in enumerate(table.seats) if seat.kind == "bot"}


class Results(Follower):
    """Keeps the result of a game when it ends, or when one that ended unseen is opened."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.followers.append(self)

    def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
        if not own:
            return
        if table.circle is not None and isinstance(entries[0].fact, Created):
            self.house.background.spawn(begin(self.house.store, table))
        if table.open_book and isinstance(entries[-1].fact, Played | Ended):
            self.opened(table)

    def opened(self, table: Table) -> None:
        if table.open_book and not table.study and (table.circle is not None or any(table.accounts)):
            self.house.background.spawn(finish(self.house.store, table))


async def begin(store: Store, table: Table) -> None:
    """A circle has one more table."""
    begun = msgspec.to_builtins(Begun(table.maker, table.created))
    await store.put(PLAYED_IN, f"{table.circle}/{table.id}", begun, expect=0)


async def under_way(store: Store, circle: str, most: int) -> list[str]:
    """Tables of a circle that are not over: the newest of each who has made some, by turns, so that nobody who makes
    many hides those of others."""
    made: dict[str, list[tuple[float, str]]] = {}
    async for document in _by_turns(await store.find(PLAYED_IN, f"{circle}/")):
        begun = msgspec.convert(document.data, Begun)
        made.setdefault(begun.maker, []).append((begun.at, document.id.rpartition("/")[2]))
    in_turns = zip_longest(*(sorted(tables, reverse=True) for tables in made.values()))
    return [table[1] for turn in in_turns for table in turn if table is not None][:most]


async def finish(store: Store, table: Table) -> None:
    """Keep a result under everybody to whom it belongs, once; of an account that was deleted nothing comes back."""
    result = result_of(table)
    puts = [
        Put(OF_ACCOUNT, f"{account}/{table.id}", _kept(result, seat), 0)
        for seat, account in enumerate(table.accounts)
        if account is not None and account not in table.accounts[:seat] and await store.get("account", account)
    ]
    if table.circle is not None:
        puts.append(Put(OF_CIRCLE, f"{table.circle}/{table.id}", _kept(result), 0))
    for put in puts:
        await store.put_all([put])  # each by itself: what is there already stays as it is
    if table.circle is not None:
        await store.delete(PLAYED_IN, f"{table.circle}/{table.id}")


def _kept(result: Result, seat: int | UnsetType = UNSET) -> dict[str, object]:
    kept: dict[str, object] = msgspec.to_builtins(msgspec.structs.replace(result, seat=seat))
    return kept


async def _by_turns(documents: list[Document]) -> AsyncIterator[Document]:
    """One after the other; others have their turn now and then, for there may be any number."""
    for number, document in enumerate(documents):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
        yield document


async def results(store: Store, kind: str, owner: str) -> list[Result]:
    """All that are kept under somebody, newest first."""
    kept = await store.find(kind, f"{owner}/")
    found = [msgspec.convert(each.data, Result) async for each in _by_turns(kept)]
    return sorted(found, key=lambda result: -result.ended)
