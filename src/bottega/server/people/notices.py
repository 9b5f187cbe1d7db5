"""Notices: telling people who are not looking that it is their turn, by browser push or webhook."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable
from typing import Annotated, Literal, get_args

import httpx
import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field
from msgspec.structs import replace

from bottega.kernel.errors import BottegaError
from bottega.kernel.reason import Value
from bottega.server.people.outside import Outside, host_of
from bottega.server.people.private import private_id
from bottega.server.people.webpush import Keys, encrypted
from bottega.server.wire import encode
from bottega.tables.entries import Ended, Entry, Played, Proposed, Said
from bottega.tables.follower import Follower
from bottega.tables.house import House
from bottega.tables.results import Shape
from bottega.tables.table import Table
from bottega.tables.wording import Wording, names

_log = logging.getLogger("bottega.notices")

Occasion = Literal["turn", "over", "chat"]
About = Literal["turn", "over", "chat", "clock", "proposal"]
ORDERED: dict[About, Occasion] = {"clock": "turn", "proposal": "turn"}  # told to those who want to hear of their turn
# Seconds between two notices of one kind to one seat: nobody is shouted at by the server's mouth. Twice as many with
# each that is sent to somebody who does not come: moves and questions can be taken back and told again without end.
PAUSE, LONGEST_PAUSE = 5.0, 600.0
# By which Slack calls people, and by which it and Discord hide an address behind other words.
_MARKS = re.compile(r"<(?=\S)|\](?=\()")
GONE = (404, 410)  # a push service says so of a browser that has unsubscribed


class PushKeys(Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(Struct):
    """A browser that may be pushed to."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class NoticeOrder(Struct):
    """How somebody wants to be told, as the store keeps it."""

    push: Subscription | None = None
    webhook: str | None = None
    on: list[Occasion] = field(default_factory=lambda: list[Occasion](["turn", "over"]))
    language: str = "en"
    client: str = ""  # a mark of who ordered: requests are made in their name

    def hosts(self) -> set[str]:
        """Where notices are sent."""
        urls = (self.push.endpoint if self.push is not None else None, self.webhook)
        return {host_of(url) for url in urls if url is not None}


class Notice(Struct):
    """What is sent: Slack reads `text`, Discord `content`. Names and chat in it call nobody of those who read it."""

    text: str
    table: str
    event: str
    link: str
    content: str | UnsetType = UNSET
    allowed_mentions: dict[str, list[str]] | UnsetType = UNSET  # by which Discord calls people


class Sent(Shape):
    """What came of each way; None where none is set."""

    push: str | None = None
    webhook: str | None = None


class Notices(Follower):
    """Per table and seat. What is asked is told in the language in which the notices were ordered."""

    def __init__(self, house: House, outside: Outside, url: str, contact: str) -> None:
        self.house = house
        self.outside = outside
        self.url = url.rstrip("/")
        self.contact = contact or "mailto:nobody@localhost"
        self.keys: Keys | None = None
        self._awaited: dict[str, set[int]] = {}
        self._told: dict[tuple[str, int, About], tuple[float, float]] = {}  # when, and the pause from then on

    async def open(self) -> None:
        self.keys = await self._own_keys()
        self.house.followers.append(self)

    async def _own_keys(self) -> Keys:
        """The keys by which push services know this server: drawn once, kept in the store.

        Damaged ones keep nobody from playing: others take their place, and what there was is kept beside them.
        """
        store = self.house.store
        while True:
            kept = await store.get("meta", "push")
            if kept is None:
                await store.put("meta", "push", {"pem": Keys.draw().pem()}, expect=0)
                continue
            keys = Keys.read(kept.data)
            if keys is not None:
                return keys
            _log.error("the keys for push are damaged: new ones are drawn, and browsers have to ask for notices anew")
            await store.put("meta", "push", {"pem": Keys.draw().pem(), "damaged": kept.data}, expect=kept.version)

    async def order(self, id: str) -> NoticeOrder | None:
        """How the one with this private id wants to be told."""
        kept = await self.house.store.get("notice", id)
        return msgspec.convert(kept.data, NoticeOrder) if kept is not None else None

    async def keep(self, id: str, order: NoticeOrder) -> None:
        await self.house.store.put("notice", id, msgspec.to_builtins(order))

    def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
        """The process that made an entry sends the notices."""
        for seat in {entry.seat for entry in entries if entry.seat is not None}:
            self._came(table, seat)
        before = self._awaited.get(table.id, set())
        changed = any(entry.fact.changes_game for entry in entries)
        if changed:
            persons = table.persons
            awaited = set(table.awaiting) & set(persons) if table.status == "running" else set()
            self._awaited[table.id] = awaited
            if len(self._awaited) > 20_000:
                self._awaited.clear()
        if not own:
            return
        if changed:
            mover = next((entry.seat for entry in reversed(entries) if entry.fact.in_snapshot), None)
            for seat in sorted(awaited - before - {mover}):
                self._spawn(table, seat, "turn", None)
            if table.open_book and isinstance(entries[-1].fact, Played | Ended):
                for seat in persons:
                    self._spawn(table, seat, "over", None)
        for entry in entries:
            if isinstance(entry.fact, Proposed):
                for seat in entry.fact.owed:
                    self._spawn(table, seat, "proposal", entry)
            if isinstance(entry.fact, Said):
                for seat in table.persons:
                    if seat != entry.seat:
                        self._spawn(table, seat, "chat", entry)

    def short_of_time(self, table: Table, seat: int) -> None:
        self._spawn(table, seat, "clock", None)

    def _spawn(self, table: Table, seat: int, occasion: About, entry: Entry | None) -> None:
        if self.house.is_here(table.id, seat):
            self._came(table, seat)
        else:
            self.house.background.spawn(self._tell(table, seat, occasion, entry))

    def _came(self, table: Table, seat: int) -> None:
        """Somebody is there: what they were told has reached them."""
        for about in get_args(About):
            which = (table.id, seat, about)
            told = self._told.get(which)
            if told is not None:
                self._told[which] = told[0], PAUSE

    def _just_told(self, which: tuple[str, int, About]) -> bool:
        """Whether the same was told a moment ago; if not, it is now."""
        now = self.house.now()
        then, pause = self._told.get(which, (float("-inf"), 0.0))
        if now - then < pause:
            return True
        if len(self._told) > 20_000:
            self._told = {each: told for each, told in self._told.items() if now - told[0] < LONGEST_PAUSE}
        self._told[which] = now, min(max(PAUSE, 2 * pause), LONGEST_PAUSE)
        return False

    async def _tell(self, table: Table, seat: int, occasion: About, entry: Entry | None) -> None:
        id = private_id(table, seat)
        order = await self.order(id)
        if order is None or ORDERED.get(occasion, occasion) not in order.on:
            return
        if self._just_told((table.id, seat, occasion)):
            return
        text = self.text(table, seat, occasion, entry, order.language)
        sent = await self.send(table, id, order, occasion, text)
        for way, outcome in (("push", sent.push), ("webhook", sent.webhook)):
            if outcome not in (None, "sent"):
                _log.warning("table %s: notice by %s to seat %s: %s", table.id, way, seat, outcome)

    def text(self, table: Table, seat: int, occasion: str, entry: Entry | None, language: str) -> str:
        wording = Wording.of(table, language)
        called = table.name or wording.say(f"{table.title}-title")
        args: dict[str, Value] = {"table": called}
        if occasion == "turn" and table.game is not None and seat in table.game.awaiting:
            args["question"] = wording.reason(table.game.question(seat))
        elif occasion == "turn":
            args["question"] = ""
        if entry is not None and entry.seat is not None:
            args["name"] = names(table, language)[entry.seat]
            if isinstance(entry.fact, Said):
                args["text"] = entry.fact.text[:200]
            if isinstance(entry.fact, Proposed):
                args["what"] = entry.fact.what
        if occasion == "clock" and table.clock is not None:
            args["minutes"] = max(1, round(table.clock.left_at(seat, self.house.now()) / 60))
        return wording.say(f"notice-{occasion}", args)

    async def send(self, table: Table, id: str, order: NoticeOrder, occasion: str, text: str) -> Sent:
        """Send by every way that is set in the order of this id; what came of each."""
        notice = Notice(text, table.id, occasion, f"{self.url}/table/{table.id}")
        client = order.client or id
        sent = Sent()
        if order.push is not None:
            sent.push = await self._try(self._push(order.push, encode(notice), client))
            if sent.push in [f"failed: {status}" for status in GONE]:
                await self.keep(id, replace(order, push=None))
        if order.webhook is not None:
            plain = _MARKS.sub(lambda mark: f"{mark[0]} ", text)
            body = encode(replace(notice, text=plain, content=plain, allowed_mentions={"parse": []}))
            headers = {"Content-Type": "application/json"}
            sent.webhook = await self._try(self.outside.post(order.webhook, body, headers, client))
        return sent

    async def _push(self, subscription: Subscription, body: bytes, client: str) -> int:
        assert self.keys is not None
        headers = {
            **self.keys.headers(subscription.endpoint, self.contact, self.house.now()),
            "Content-Encoding": "aes128gcm",
            "TTL": "86400",
            "Urgency": "high",
        }
        keys = {"p256dh": subscription.keys.p256dh, "auth": subscription.keys.auth}
        return await self.outside.post(subscription.endpoint, encrypted(keys, body), headers, client)

    async def _try(self, sending: Awaitable[int]) -> str:
        try:
            status = await sending
        except BottegaError as error:
            return f"failed: {error}"
        except (TimeoutError, httpx.HTTPError, OSError) as error:
            return f"failed: {type(error).__name__}"
        return "sent" if 200 <= status < 300 else f"failed: {status}"
