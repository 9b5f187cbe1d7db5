"""House: all tables of one server process, over a store. Time and chance are handed in.

Each job has its own part: `registry` finds tables, `writer` changes them, `links` knows tokens, `orders` keeps
standing orders, `downtimes` what no clock may count, `background` what goes on by itself.
"""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable

from msgspec import UNSET

from bottega.games import title
from bottega.kernel.game import Game
from bottega.kernel.keyed import KEY_BYTES
from bottega.kernel.seed import read_seed
from bottega.store.base import Store
from bottega.tables.background import Background
from bottega.tables.commitment import PROOF
from bottega.tables.downtime import Downtimes
from bottega.tables.entries import Change, Claimed, Created, Flagged, Started
from bottega.tables.follower import Follower
from bottega.tables.links import Links
from bottega.tables.needs import need_seat
from bottega.tables.orders import Orders
from bottega.tables.origin import Origin
from bottega.tables.outdated import rules_now
from bottega.tables.premove import Premove
from bottega.tables.refusal import not_now, refused
from bottega.tables.registry import Registry
from bottega.tables.seating import first_person, settled_seats
from bottega.tables.settings import TAKEOVER_LEVEL, NewTable
from bottega.tables.shapes import Advice, Answer
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.writer import Writer

# table, game, seat, seconds (None: at once, without search), language -> the best moves, best first
Advise = Callable[[Table, Game, int, float | None, str], Awaitable[list[Advice]]]

ORDERS = "orders "  # with which processes tell each other at which table a standing order has changed


async def no_advice(_table: Table, _game: Game, _seat: int, _seconds: float | None, _language: str) -> list[Advice]:
    """Where nobody thinks along."""
    return []


class House:
    """`now` gives seconds since 1970; `chance` gives so many random bytes; `advise` thinks for who asks for a hint."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        chance: Callable[[int], bytes],
        advise: Advise = no_advice,
        lift: Callable[[float], None] = lambda _time: None,
    ) -> None:
        self.store = store
        self.now = now
        self.chance = chance
        self.advise = advise
        self.followers: list[Follower] = []
        self.background = Background()
        self.downtimes = Downtimes(store, now, lift)
        self.orders = Orders(store)
        self.links = Links()
        self.registry = Registry(store, now, self.downtimes.times, self.orders, self.followers, self.background)
        self.writer = Writer(store, now, self.registry, self.links, self.background)

    # Opening the house

    async def open(self, secret: bytes | None = None) -> None:
        """Read what the house needs to know of its own past. `secret` overrules the store's own."""
        self.links.secret = secret or await self._stored_secret()
        await self.downtimes.open()
        if self.store.shared:
            await self.store.listen(self.registry.heard, self._said)

    async def _stored_secret(self) -> bytes:
        """The secret of this store: drawn once, the same for all processes."""
        await self.store.put("meta", "secret", {"value": base64.b64encode(self.chance(32)).decode()}, expect=0)
        found = await self.store.get("meta", "secret")
        assert found is not None
        return base64.b64decode(found.data["value"])

    async def close(self) -> None:
        await self.background.close()

    def _said(self, text: str) -> None:
        if text.startswith(ORDERS):
            table = self.registry.tables.get(text.removeprefix(ORDERS))
            if table is not None:
                self.background.spawn(self.orders.load(table))
            return
        for follower in self.followers:
            follower.said(text)

    def is_here(self, table: str, seat: int) -> bool:
        """Whether a seat's person is connected."""
        return any(follower.is_here(table, seat) for follower in self.followers)

    # Tables

    async def table(self, id: str) -> Table:
        return await self.registry.table(id)

    async def create(
        self,
        wish: NewTable,
        account: str | None = None,
        accounts: list[str | None] | None = None,
        origin: Origin | None = None,
        maker: str = "",
    ) -> Table:
        """A new table; it begins at once if no seat waits for anyone.

        `account` is the maker's, who sits in the first person's seat; `accounts` are those of all seats, where known.
        """
        shelf = title(wish.title)
        options = shelf.settle(wish.options, len(wish.seats))
        if wish.seed is not None and not wish.study:
            raise refused("table-seed-study")
        seed = read_seed(self.chance(KEY_BYTES).hex() if wish.seed is None else wish.seed)
        table = Table(base64.b32encode(self.chance(10)).decode().lower()[:14], self.downtimes.times)
        origin = origin if origin is not None else Origin()
        created = Created(
            title=wish.title,
            options=options,
            name=" ".join(wish.name.split()),
            seats=settled_seats(wish.seats, accounts if accounts is not None else first_person(wish.seats, account)),
            public=wish.public,
            confirm=wish.confirm,
            clock=wish.clock,
            hints=wish.hints,
            study=wish.study,
            seed=seed,
            salt=self.chance(16).hex(),
            components=shelf.components().digest,
            proof=PROOF,
            prefix=origin.prefix,
            branch_of=origin.branch_of,
            branch_at=origin.branch_at,
            start=origin.start,
            maker=maker or UNSET,
        )
        starts = [Change(None, Started(rules_now(wish.title)))] if created.all_filled else []
        await self.writer.create(table, [Change(None, created), *starts])
        return table

    async def commit(self, table: Table, who: Who, key: str | None, decide: Callable[[], list[Change]]) -> Answer:
        return await self.writer.commit(table, who, key, decide)

    async def flag(self, table: Table, seat: int) -> None:
        """The time of a seat is up: a bot takes over, if it still is."""

        def decide() -> list[Change]:
            clock = table.clock
            if table.status != "running" or clock is None or seat not in clock.flagged(self.now()):
                raise not_now("table-stale", number=table.number)
            return [Change(None, Flagged(seat, TAKEOVER_LEVEL))]

        await self.commit(table, Who(host=True, served="clock"), None, decide)

    async def claim(self, table: Table, who: Who) -> None:
        """A seat becomes one of an account's: it counts for its rating."""
        seat = need_seat(who)

        def decide() -> list[Change]:
            owner = table.seats[seat].account
            if owner == who.account:
                return []
            if owner is not None:
                raise not_now("table-seat-taken", seat=seat)
            return [Change(seat, Claimed(seat, who.account))]

        await self.commit(table, who, None, decide)

    # Standing orders

    async def order(self, table: Table, seat: int, premove: Premove | None) -> None:
        """A seat plays by itself from now on, or no longer."""
        await self._set_order(table, seat, premove)
        for follower in self.followers:
            follower.ordered(table)

    async def _set_order(self, table: Table, seat: int, premove: Premove | None) -> None:
        await self.orders.set(table, seat, premove)
        if self.store.shared:
            await self.store.say(f"{ORDERS}{table.id}")

    async def end_order(self, table: Table, seat: int, premove: Premove) -> None:
        """A standing order has come to its end; its giver is told why."""
        await self._set_order(table, seat, premove)
        for follower in self.followers:
            follower.order_ended(table, seat, premove)
