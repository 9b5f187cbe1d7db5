"""House: all tables of one server process, over a store. Time and chance are handed in.

Each job has its own part: `registry` finds tables, `writer` changes them, `links` knows tokens, `orders` keeps
standing orders, `downtimes` what no clock may count, `background` what goes on by itself.
"""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable

from msgspec import UNSET

from bottega.api import new_game
from bottega.carried import components_of
from bottega.games import title
from bottega.kernel.components import Components, wrong
from bottega.kernel.errors import BottegaError
from bottega.kernel.game import Game
from bottega.kernel.keyed import KEY_BYTES
from bottega.kernel.option import Setting
from bottega.kernel.seed import read_seed
from bottega.store.base import Store
from bottega.tables.background import Background
from bottega.tables.commitment import PROOF
from bottega.tables.downtime import Downtimes
from bottega.tables.entries import Change, Claimed, Created, Flagged, Started, given
from bottega.tables.follower import Follower
from bottega.tables.links import Links
from bottega.tables.names import LONGEST_LINE, clean_line, clean_name
from bottega.tables.needs import need_seat
from bottega.tables.orders import Orders
from bottega.tables.origin import Origin
from bottega.tables.outdated import rules_now
from bottega.tables.premove import Premove
from bottega.tables.refusal import not_now, refused
from bottega.tables.registry import Registry
from bottega.tables.seating import drawn_order, first_person, settled_seats
from bottega.tables.settings import TAKEOVER_LEVEL, FigureSet, NewTable
from bottega.tables.shapes import Advice, Answer
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.writer import Writer

# table, game, seat, seconds (None: at once, without search), language -> the best moves, best first
Advise = Callable[[Table, Game, int, float | None, str], Awaitable[list[Advice]]]

ORDERS = "orders "  # with which processes tell each other at which table a standing order has changed
DRIVE = "drive "  # the same of a table where something is to be done by whoever leads there


async def no_advice(_table: Table, _game: Game, _seat: int, _seconds: float | None, _language: str) -> list[Advice]:
    """Where nobody thinks along."""
    return []


def named_figures(figures: FigureSet | None) -> FigureSet | None:
    return FigureSet(clean_name(figures.name, "figures.name", 60), figures.data) if figures is not None else None


def playable(wish: NewTable, options: dict[str, Setting], figures: FigureSet) -> Components:
    """Corrected figures with which such a game can begin; refused with the place that does not add up."""
    pieces = components_of(wish.title, figures.data)
    try:
        new_game(wish.title, len(wish.seats), 1, options, pieces)
    except (TypeError, ValueError, KeyError, IndexError, AssertionError, OverflowError) as error:
        raise wrong("", f"no game can begin with these figures ({type(error).__name__}: {error})") from None
    return pieces


def _is_drawn(wish: NewTable) -> bool:
    """Whether chance says who sits where: so it is unless somebody has chosen the seats, or the very game."""
    return wish.order == "drawn" if wish.order is not None else wish.seed is None


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
        await self.learn(secret)
        await self.join()

    async def learn(self, secret: bytes | None = None) -> None:
        """Read what the house needs to know of its own past. `secret` overrules the store's own."""
        self.links.secret = secret or await self.stored_secret()
        await self.downtimes.open()

    async def join(self) -> None:
        """Take a share of the tables, where there are others: whoever does so must be at hand."""
        if self.store.shared:
            await self.store.listen(self.registry.heard, self._said)
            self.store.turnover = self._turnover

    async def stored_secret(self) -> bytes:
        """The secret of this store: drawn once, the same for all processes."""
        await self.store.put("meta", "secret", {"value": base64.b64encode(self.chance(32)).decode()}, expect=0)
        found = await self.store.get("meta", "secret")
        assert found is not None
        return base64.b64decode(found.data["value"])

    async def close(self) -> None:
        await self.background.close()

    def _said(self, text: str) -> None:
        what, _, id = text.partition(" ")
        if f"{what} " in (ORDERS, DRIVE):
            if id in self.registry.tables or self.store.drives(id, own=False):
                self.background.spawn(self._look_after(id))
            return
        for follower in self.followers:
            follower.said(text)

    async def _look_after(self, id: str) -> None:
        """Another process has changed the orders of a table, or found something to do there."""
        try:
            table = await self.table(id)
        except BottegaError:
            return  # set aside, and reported
        before = dict(self.orders.at(table))
        await self.orders.load(table)
        await self.registry.refresh(id)
        for follower in self.followers:
            follower.ordered(table)
        for seat, order in self.orders.at(table).items():
            if order.stopped is not None and (seat not in before or before[seat].stopped is None):
                self._tell_end(table, seat, order)

    async def call_driver(self, table: Table) -> None:
        """Let the process that leads at a table know that something is to be done there."""
        await self.store.say(f"{DRIVE}{table.id}")

    def _turnover(self) -> None:
        """Processes have come or gone. Who has died may not have told the last that it wrote."""
        self.registry.refresh_all()
        for follower in self.followers:
            follower.turnover()

    def is_here(self, table: str, seat: int) -> bool:
        """Whether a seat's person is connected."""
        return any(follower.is_here(table, seat) for follower in self.followers)

    # Tables

    async def table(self, id: str) -> Table:
        return await self.registry.table(id)

    def at_hand(self, id: str) -> Table | None:
        """The table, if it can be had without waiting."""
        return self.registry.at_hand(id)

    async def create(
        self,
        wish: NewTable,
        account: str | None = None,
        accounts: list[str | None] | None = None,
        origin: Origin | None = None,
        maker: str = "",
        circle: str | None = None,
        members: list[str | None] | None = None,
    ) -> Table:
        """A new table; it begins at once if no seat waits for anyone.

        `account` is the maker's, who sits in the first person's seat; `accounts` are those of all seats, where known.
        `members` are those of the circle by seat, where it is played in one.
        """
        shelf = title(wish.title)
        options = shelf.settle(wish.options, len(wish.seats))
        figures = named_figures(wish.figures)
        pieces = shelf.components() if figures is None else playable(wish, options, figures)
        if wish.seed is not None and not wish.study:
            raise refused("table-seed-study")
        seed = read_seed(self.chance(KEY_BYTES).hex() if wish.seed is None else wish.seed)
        table = Table(base64.b32encode(self.chance(10)).decode().lower()[:14], self.downtimes.times)
        origin = origin if origin is not None else Origin()
        known = accounts if accounts is not None else first_person(wish.seats, account)
        seats = settled_seats(wish.title, wish.seats, known, self.chance, members)
        salt = self.chance(16).hex()
        order = drawn_order(len(seats), self.chance) if _is_drawn(wish) else UNSET
        created = Created(
            title=wish.title,
            options=options,
            name=clean_line(wish.name, LONGEST_LINE),
            seats=[seats[wished] for wished in given(order, range(len(seats)))],
            public=wish.public,
            confirm=wish.confirm,
            clock=wish.clock,
            hints=wish.hints,
            study=wish.study,
            seed=seed,
            salt=salt,
            components=pieces.digest,
            proof=PROOF,
            prefix=origin.prefix,
            branch_of=origin.branch_of,
            branch_at=origin.branch_at,
            start=origin.start,
            maker=maker or UNSET,
            order=order,
            circle=circle or UNSET,
            figures=figures or UNSET,
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
        self._tell_end(table, seat, premove)

    def _tell_end(self, table: Table, seat: int, premove: Premove) -> None:
        for follower in self.followers:
            follower.order_ended(table, seat, premove)
