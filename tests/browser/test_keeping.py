"""The keeper of a page that plays by itself: what it does when the browser's storage is full, refused or damaged."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from browser.drawers import MemoryDrawers

from bottega.browser.keeper import BrowserKeeper
from bottega.browser.store import Drawers
from bottega.client import person

NEW = {"title": "stanza", "seats": [person("Ada"), person("Ben")]}


class Page:
    """A page with a keeper of its own, as after each time it is loaded."""

    def __init__(self, drawers: MemoryDrawers) -> None:
        self.drawers: Drawers = drawers
        self.memory = drawers
        self.keeper = BrowserKeeper(self, pace=0)

    def desk(self, name: str) -> Any:
        return None  # no bot plays here

    async def ask(self, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        reply = json.loads(await self.keeper.request("GET" if body is None else "POST", path, token, text))
        return reply["status"], json.loads(reply["text"])

    async def new_table(self) -> tuple[str, str]:
        """A table, and the token of whoever plays first."""
        status, made = await self.ask("/api/tables?lang=en", NEW)
        assert status == 201
        (first,) = (await self.keeper.house.table(made["table"])).awaiting
        return made["table"], next(seat["token"] for seat in made["seats"] if seat["seat"] == first)

    async def play(self, table: str, token: str) -> tuple[int, Any]:
        kept = await self.keeper.house.table(table)
        assert kept.game is not None
        move = str(kept.game.moves(kept.awaiting[0])[0])
        body = {"moves": [move], "expect": kept.number, "key": "a click"}
        return await self.ask(f"/api/tables/{table}/play?lang=en", body, token)

    def packed(self) -> str:
        """As the page packs everything up."""
        tables = [{"row": row, "entries": self.memory.stored[row["table"]]} for row in self.memory.listed.values()]
        return json.dumps({"bottega": "everything", "format": 1, "version": "0.1", "tables": tables})


def visit(scenario: Callable[[Page], Awaitable[None]], drawers: MemoryDrawers | None = None) -> None:
    async def run() -> None:
        page = Page(drawers or MemoryDrawers())
        await page.keeper.house.open()
        await scenario(page)
        await page.keeper.house.close()

    asyncio.run(run())


def test_what_cannot_be_stored_is_not_done_and_told_in_words() -> None:
    async def scenario(page: Page) -> None:
        table, token = await page.new_table()
        before = list(page.memory.stored[table])
        for trouble, told in (("storage-full", "storage is full"), ("storage-refused", "refuses to store")):
            page.memory.trouble = trouble
            status, answer = await page.play(table, token)
            assert (status, answer["error"]["rule"]) == (409, f"server-{trouble}")
            assert told in answer["error"]["text"]
            assert page.memory.stored[table] == before
            assert (await page.ask("/api/tables?lang=en", NEW))[0] == 409
        page.memory.trouble = ""
        status, _ = await page.play(table, token)
        assert (status, len(page.memory.stored[table])) == (200, len(before) + 1)

    visit(scenario)


def test_a_damaged_table_is_left_as_it_is_and_harms_no_other() -> None:
    drawers = MemoryDrawers()
    links: list[tuple[str, str]] = []

    async def play(page: Page) -> None:
        links.extend([await page.new_table() for _ in range(4)])
        for table, token in links:
            assert (await page.play(table, token))[0] == 200

    async def come_back(page: Page) -> None:
        body = {"tables": [{"table": table, "token": token} for table, token in links]}
        _, mine = await page.ask("/api/mine?lang=en", body)
        assert [one["table"] for one in mine["tables"]] == [links[0][0]]
        assert mine["closed"] == [table for table, _ in links[1:]]
        status, answer = await page.ask(f"/api/tables/{links[1][0]}?lang=en")
        assert (status, answer["error"]["rule"]) == (409, "table-broken")
        assert "nothing is thrown away" in answer["error"]["text"]
        assert (await page.play(*links[0]))[0] == 200
        assert len(await page.keeper.house.store.rows()) == 3

    async def elsewhere(page: Page) -> None:
        brought = json.loads(json.loads(await page.keeper.bring(packed, "en"))["text"])
        assert [made["table"] for made in brought["tables"]] == [links[0][0]]
        assert (brought["known"], brought["different"], brought["damaged"]) == (0, 0, 3)

    visit(play, drawers)
    drawers.stored[links[1][0]][1]["data"] = {"not": "a text"}
    del drawers.stored[links[2][0]][0]
    drawers.listed[links[3][0]]["updated"] = "yesterday"
    drawers.stored[links[3][0]][1]["seat"] = "the first"
    drawers.snapshots[links[0][0]] = "no snapshot"
    visit(come_back, drawers)
    packed = Page(drawers).packed()
    visit(elsewhere)
    visit(come_back_with_file(packed), drawers)


def come_back_with_file(packed: str) -> Callable[[Page], Awaitable[None]]:
    """Who imports where one table is damaged keeps what is there."""

    async def scenario(page: Page) -> None:
        before = json.dumps(page.memory.stored)
        brought = json.loads(json.loads(await page.keeper.bring(packed, "en"))["text"])
        assert (brought["known"], brought["damaged"]) == (1, 3)
        assert json.dumps(page.memory.stored) == before

    return scenario
