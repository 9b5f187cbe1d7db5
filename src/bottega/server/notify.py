"""Notify: telling people who are not looking that it is their turn, by browser push or webhook."""

from __future__ import annotations

import logging
from typing import Any, Literal

import httpx

from bottega.kernel.errors import BottegaError
from bottega.server.hub import Hub
from bottega.server.outside import Outside
from bottega.server.private import private_id
from bottega.server.webpush import Keys, encrypted
from bottega.server.wire import encode
from bottega.store.model import Entry
from bottega.tables.house import House
from bottega.tables.sight import CHANGES_GAME
from bottega.tables.table import Table
from bottega.tables.wording import Wording, names

_log = logging.getLogger("bottega.notices")

Occasion = Literal["turn", "over", "chat"]
GONE = (404, 410)  # a push service says so of a browser that has unsubscribed


class Notices:
    """Per table and seat. What is asked is told in the language in which the notices were ordered."""

    def __init__(self, house: House, hub: Hub, outside: Outside, url: str, contact: str) -> None:
        self.house = house
        self.hub = hub
        self.outside = outside
        self.url = url.rstrip("/")
        self.contact = contact or "mailto:nobody@localhost"
        self.keys: Keys | None = None
        self._awaited: dict[str, set[int]] = {}

    async def open(self) -> None:
        """The keys by which push services know this server: drawn once, kept in the store."""
        store = self.house.store
        if await store.get("meta", "push") is None:
            await store.put("meta", "push", {"pem": Keys.draw().pem()}, expect=0)
        kept = await store.get("meta", "push")
        assert kept is not None
        self.keys = Keys.load(kept.data["pem"])
        self.house.listeners.append(self._listen)

    def _listen(self, table: Table, entries: list[Entry], own: bool) -> None:
        """The process that made an entry sends the notices."""
        before = self._awaited.get(table.id, set())
        changed = any(entry.kind in CHANGES_GAME for entry in entries)
        if changed:
            persons = table.persons
            awaited = set(table.awaiting) & set(persons) if table.status == "running" else set()
            self._awaited[table.id] = awaited
            if len(self._awaited) > 20_000:
                self._awaited.clear()
        if not own:
            return
        if changed:
            mover = next((entry.seat for entry in reversed(entries) if entry.kind in ("play", "undo")), None)
            for seat in sorted(awaited - before - {mover}):
                self._spawn(table, seat, "turn", None)
            if table.open_book and entries[-1].kind in ("play", "end"):
                for seat in persons:
                    self._spawn(table, seat, "over", None)
        for entry in entries:
            if entry.kind == "chat":
                for seat in table.persons:
                    if seat != entry.seat:
                        self._spawn(table, seat, "chat", entry)

    def _spawn(self, table: Table, seat: int, occasion: Occasion, entry: Entry | None) -> None:
        if not self.hub.is_online(table.id, seat):
            self.house.spawn(self._tell(table, seat, occasion, entry))

    async def _tell(self, table: Table, seat: int, occasion: Occasion, entry: Entry | None) -> None:
        id = private_id(table, seat)
        kept = await self.house.store.get("notice", id)
        if kept is None or occasion not in kept.data["on"]:
            return
        text = self.text(table, seat, occasion, entry, kept.data["language"])
        for way, outcome in (await self.send(table, id, kept.data, occasion, text)).items():
            if outcome not in (None, "sent"):
                _log.warning("table %s: notice by %s to seat %s: %s", table.id, way, seat, outcome)

    def text(self, table: Table, seat: int, occasion: str, entry: Entry | None, language: str) -> str:
        wording = Wording.of(table, language)
        called = table.name or wording.say(f"{table.title}-title")
        args: dict[str, Any] = {"table": called}
        if occasion == "turn" and table.game is not None and seat in table.game.awaiting:
            args["question"] = wording.reason(table.game.question(seat))
        elif occasion == "turn":
            args["question"] = ""
        if entry is not None and entry.seat is not None:
            args["name"] = names(table, language)[entry.seat]
            args["text"] = entry.data["text"][:200]
        return wording.say(f"notice-{occasion}", args)

    async def send(
        self, table: Table, id: str, data: dict[str, Any], occasion: str, text: str
    ) -> dict[str, str | None]:
        """Send by every way that is set in the notice of this id; what came of each."""
        link = f"{self.url}/table/{table.id}"
        push, hook = data["push"], data["webhook"]
        outcome: dict[str, str | None] = {"push": None, "webhook": None}
        if push is not None:
            body = encode({"text": text, "table": table.id, "event": occasion, "link": link})
            outcome["push"] = await self._try(self._push(push, body))
            if outcome["push"] in [f"failed: {status}" for status in GONE]:
                await self.house.store.put("notice", id, {**data, "push": None})
        if hook is not None:
            body = encode({"text": text, "content": text, "table": table.id, "event": occasion, "link": link})
            outcome["webhook"] = await self._try(self.outside.post(hook, body, {"Content-Type": "application/json"}))
        return outcome

    async def _push(self, subscription: dict[str, Any], body: bytes) -> int:
        assert self.keys is not None
        endpoint: str = subscription["endpoint"]
        headers = {
            **self.keys.headers(endpoint, self.contact, self.house.now()),
            "Content-Encoding": "aes128gcm",
            "TTL": "86400",
            "Urgency": "high",
        }
        return await self.outside.post(endpoint, encrypted(subscription["keys"], body), headers)

    async def _try(self, sending: Any) -> str:
        try:
            status: int = await sending
        except BottegaError as error:
            return f"failed: {error}"
        except (TimeoutError, httpx.HTTPError, OSError) as error:
            return f"failed: {type(error).__name__}"
        return "sent" if 200 <= status < 300 else f"failed: {status}"
