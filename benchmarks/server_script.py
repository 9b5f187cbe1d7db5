"""What three people at a table send and are told, recorded once, so that the bare server can echo the same bytes."""

from __future__ import annotations

import asyncio
import random
import secrets
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from bottega.client import person
from bottega.server.operating.settings import Settings
from bottega.server.service import Service
from bottega.server.sockets.listener import Listener
from bottega.tables.commands import Play
from bottega.tables.settings import NewTable, SeatWish
from bottega.tables.token import Who

PEOPLE = ("Ada", "Ben", "Cleo")


def seats() -> list[SeatWish]:
    return [SeatWish(kind="person", name=name, ready=True) for name in PEOPLE]


class Ear(Listener):
    """A listener that only remembers the last thing told: at first, who is there."""

    __slots__ = ("heard",)

    def __init__(self, table: str, whos: list[Who], language: str, light: bool) -> None:
        super().__init__(table, whos, language, light)
        self.heard = _write({"push": "online", "online": [0, 1, 2], "onlookers": 0})

    def tell(self, message: bytes) -> None:
        self.heard = message.decode()


class Script(msgspec.Struct):
    """What is sent and answered: making a table, sitting down, and every move of a game."""

    ask: str
    made: str
    hello: str
    greetings: list[str]
    steps: list[dict[str, Any]]


def _write(data: Any) -> str:
    return msgspec.json.encode(data).decode()


async def _record(title: str, light: bool, seed: int) -> Script:
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Settings(store=str(Path(folder) / "games.db"), notices=False))
        await service.open()
        try:
            house, hub = service.house, service.hub
            table = await house.create(NewTable(title=title, seats=seats(), study=True, seed=seed))
            ears = [Ear(table.id, [Who(seat=seat)], "en", light) for seat in range(3)]
            for ear in ears:
                ear.changes = not light  # as the page does
                hub.add(ear)
            made = house.links.made(table)
            hello = {"do": "hello", "tokens": [made.seats[0].token], "wants": "light" if light else "changes"}
            script = Script(
                ask=_write({"title": title, "seats": [person(name) for name in PEOPLE]}),
                made=_write(made),
                hello=_write(hello),
                greetings=[hub.greeting(table, ear, None)[0].decode() for ear in ears],
                steps=[],
            )
            dice = random.Random(seed)
            while table.status == "running":
                assert table.game is not None
                seat = table.game.awaiting[0]
                move = dice.choice(table.game.moves(seat)).text
                key = secrets.token_hex(8)
                asked = {
                    "id": table.number,
                    "do": "play",
                    "moves": [move],
                    "expect": table.entries_for(seat),
                    "key": key,
                }
                command = Play(moves=[move], expect=table.entries_for(seat), key=key)
                done = await command.do(house, table, Who(seat=seat), "en")
                acknowledged = {"id": table.number, "ok": {"number": done.number, "result": {}}}
                script.steps.append(
                    {
                        "seat": seat,
                        "request": _write(asked),
                        "ack": _write(acknowledged),
                        "pushes": [ear.heard for ear in ears],
                    }
                )
            return script
        finally:
            await service.close()


def record(title: str, light: bool, seed: int = 1) -> Script:
    """The messages of one table."""
    return asyncio.run(_record(title, light, seed))
