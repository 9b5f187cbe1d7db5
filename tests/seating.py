"""For tests of tables: a house over a real store, whose time stands still until it is moved on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
import toy

from bottega.kernel.game import Game
from bottega.server.refusals import status_of
from bottega.store import Store, make_store
from bottega.tables.commands import COMMANDS, Command
from bottega.tables.driver import Driver
from bottega.tables.house import House
from bottega.tables.refusal import Refusal
from bottega.tables.settings import ClockSettings, NewTable, SeatWish
from bottega.tables.shapes import Answer
from bottega.tables.table import Table
from bottega.tables.token import Who

assert toy.TITLE.name == "toy"
T = TypeVar("T")


async def any_move(game: Game, seat: int, _level: str, seed: int, _owner: str = "") -> str:
    return random.Random(seed).choice(game.moves(seat)).text


class Evening:
    """A house with a clock on the wall and dice that always fall the same."""

    def __init__(self, store: Store, time: float = 1_000_000.0, seed: int = 7) -> None:
        self.time = time
        self._dice = random.Random(seed)
        self.house = House(store, lambda: self.time, self._dice.randbytes)
        self.driver = Driver(self.house, any_move)

    async def table(self, *seats: str, title: str = "toy", **settings: Any) -> Table:
        """A table with its seats as given: "Ada" is a person who is ready, "bot" a bot, "" an open seat."""
        settings.setdefault("order", "given")
        return await self.house.create(
            NewTable(
                title=title,
                seats=[
                    SeatWish()
                    if name == ""
                    else SeatWish(kind="bot", level="random")
                    if name == "bot"
                    else SeatWish(kind="person", name=name, ready=True)
                    for name in seats
                ],
                **settings,
            )
        )

    async def act(self, table: Table, seat: int | None, name: str, /, **body: Any) -> Answer:
        """A command of a seat; `expect` is filled in as by somebody who has seen everything."""
        kind = COMMANDS[name]
        if name in ("play", "undo", "reset"):
            body.setdefault("expect", table.entries_for(seat))
        return await self.do(table, Who(seat=seat), kind(**body))

    async def do(self, table: Table, who: Who, command: Command) -> Answer:
        """A command of anybody."""
        return await command.do(self.house, table, who, "en")

    async def play(self, table: Table, seat: int, *moves: str, **body: Any) -> Answer:
        return await self.act(table, seat, "play", moves=list(moves), **body)

    async def play_any(self, table: Table, seat: int) -> str:
        assert table.game is not None
        move = table.game.moves(seat)[0].text
        await self.play(table, seat, move)
        return move

    async def play_out(self, table: Table) -> None:
        """Play any moves until the game is over."""
        while table.status == "running":
            assert table.game is not None
            await self.play_any(table, table.game.awaiting[0])

    async def settle(self) -> None:
        """Let everything that goes on in the background come to rest."""
        await self.house.background.settle()


@asynccontextmanager
async def evening(url: str | Path, **how: Any) -> AsyncIterator[Evening]:
    store = make_store(str(url))
    await store.open()
    made = Evening(store, **how)
    await made.house.open()
    try:
        yield made
    finally:
        await made.settle()
        await made.house.close()
        await store.close()


def spend(url: str | Path, scenario: Callable[[Evening], Awaitable[T]], **how: Any) -> T:
    """Run a scenario in an evening of its own."""

    async def run() -> T:
        async with evening(url, **how) as made:
            return await scenario(made)

    return asyncio.run(run())


def tamper(url: str, statement: str) -> None:
    """Change a store behind its back."""
    if not url.startswith("postgresql"):
        with sqlite3.connect(url) as connection:
            connection.execute(statement)
        connection.close()
        return

    async def run() -> None:
        import asyncpg

        connection = await asyncpg.connect(url)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


async def refusal(doing: Awaitable[Any]) -> tuple[int, str]:
    """Status and rule with which something is refused."""
    with pytest.raises(Refusal) as caught:
        await doing
    return status_of(caught.value), caught.value.reason.rule


FIVE_MINUTES = ClockSettings(kind="player", seconds=300, increment=10)
