"""House: all tables of one server process, over a store. Time and chance are handed in."""

from __future__ import annotations

import asyncio
import base64
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from bottega.games import title
from bottega.kernel.errors import BottegaError
from bottega.kernel.keyed import KEY_BYTES
from bottega.kernel.reason import Reason
from bottega.kernel.seed import read_seed
from bottega.store.base import Store
from bottega.store.model import Entry, Snapshot
from bottega.tables import consent, lobby, outdated, play, talk
from bottega.tables.clock import Downtime
from bottega.tables.commands import COMMANDS, Command, Outcome, Piece, Propose
from bottega.tables.commitment import PROOF
from bottega.tables.premove import Premove
from bottega.tables.refusal import Refusal, missing, not_now, refused, unknown_token
from bottega.tables.settings import TAKEOVER_LEVEL, NewTable, clock_data, first_person, settled_seats
from bottega.tables.table import Table
from bottega.tables.token import HOST, ONLOOKER, Who, make_token, role_of

_log = logging.getLogger("bottega.tables")

SNAPSHOT_EVERY = 40  # entries between two snapshots of a game
KEPT_OPEN = 4000  # tables in memory; beyond that those longest unused are closed
DOWN_AFTER = 15.0  # seconds without a sign of life after which no process can have been serving a shared store
ATTEMPTS = 8  # to find a free number when other processes write to the same table

Do = Callable[[Table, Who, Any], Outcome]
TableListener = Callable[[Table, list[Entry], bool], None]  # the last says whether this process made the entries

_DO: dict[str, Do] = {
    "join": lobby.join,
    "leave": lobby.leave,
    "ready": lobby.ready,
    "seat": lobby.change_seat,
    "settings": lobby.change_settings,
    "play": play.play,
    "undo": play.undo,
    "reset": play.reset,
    "answer": consent.answer,
    "back": consent.back,
    "chat": talk.chat,
    "renew": talk.renew,
}


class Answer:
    """What a command came to. `again`: it had been done before, under the same key."""

    __slots__ = ("again", "number", "result")

    def __init__(self, number: int, result: dict[str, Any], again: bool = False) -> None:
        self.number = number
        self.result = result
        self.again = again


class House:
    """`now` gives seconds since 1970; `chance` gives so many random bytes."""

    def __init__(self, store: Store, now: Callable[[], float], chance: Callable[[int], bytes]) -> None:
        self.store = store
        self.now = now
        self.chance = chance
        self.secret = b""
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.premoves: dict[str, dict[int, Premove]] = {}
        self.listeners: list[TableListener] = []
        self.opened: list[Callable[[Table], None]] = []  # who is told of a table that was read from the store
        self.in_use: Callable[[str], bool] = lambda _table: False  # whether somebody watches a table
        self.is_here: Callable[[str, int], bool] = lambda _table, _seat: False  # whether a seat's person is connected
        self.hear: Callable[[str], None] = lambda _said: None  # what other processes say
        self.downtimes: list[Downtime] = []
        self.broken: dict[str, str] = {}
        self._order_changes = 0
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening the house

    async def open(self, secret: bytes | None = None) -> None:
        """Read what the house needs to know of its own past. `secret` overrules the store's own."""
        self.secret = secret or await self.stored_secret("secret")
        await self._note_downtime()
        if self.store.shared:
            await self.store.listen(self._heard, lambda said: self.hear(said))

    async def stored_secret(self, name: str) -> bytes:
        """A secret of this store: drawn once, the same for all processes."""
        await self.store.put("meta", name, {"value": base64.b64encode(self.chance(32)).decode()}, expect=0)
        found = await self.store.get("meta", name)
        assert found is not None
        return base64.b64decode(found.data["value"])

    async def _note_downtime(self) -> None:
        """Time in which no server ran is taken off every clock."""
        alive = await self.store.get("meta", "alive")
        now = self.now()
        # Only a shared store may have been served by somebody else since.
        if alive is not None and now - alive.data["time"] > (DOWN_AFTER if self.store.shared else 0):
            # Of several processes that start at once, the one that gets this write adds the gap.
            if await self.store.put("meta", "alive", {"time": now}, expect=alive.version):
                await self._add_downtime(alive.data["time"], now)
        else:
            await self.store.put("meta", "alive", {"time": now})
        known = await self.store.get("meta", "downtimes")
        self.downtimes[:] = [(begin, until) for begin, until in known.data["times"]] if known is not None else []

    async def _add_downtime(self, begin: float, until: float) -> None:
        while True:
            known = await self.store.get("meta", "downtimes")
            times = [*(known.data["times"] if known is not None else []), [begin, until]]
            year_ago = until - 366 * 86_400
            recent = [time for time in times if time[1] > year_ago]
            if await self.store.put("meta", "downtimes", {"times": recent}, expect=known.version if known else 0):
                return

    async def beat(self) -> None:
        """A sign of life, to be given every few seconds."""
        await self.store.put("meta", "alive", {"time": self.now()})

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on in the background; failures are logged, not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("background work failed", exc_info=task.exception())

    # Finding tables

    async def table(self, id: str) -> Table:
        """The table with this id, reopened if it is not in memory."""
        found = self.tables.get(id)
        if found is not None:
            self.tables.move_to_end(id)
        else:
            opening = self._opening.get(id)
            if opening is None:
                opening = self._opening[id] = asyncio.create_task(self._reopen(id))
                opening.add_done_callback(lambda _task: self._opening.pop(id, None))
            found = await asyncio.shield(opening)
        if found.status == "broken":
            raise Refusal(409, Reason("table-broken", {"table": id}))
        if found.status == outdated.STATUS:
            raise Refusal(409, Reason("table-outdated", {"table": id}))
        return found

    async def kept_as_text(self, id: str) -> Table | None:
        """The table, if its game was played by rules that are not played any more."""
        try:
            await self.table(id)
        except Refusal as refusal:
            if refusal.reason.rule == "table-outdated":
                return self.tables[id]
            raise
        return None

    async def _reopen(self, id: str) -> Table:
        entries = await self.store.entries(id) if 0 < len(id) <= 40 and id.isalnum() and id.isascii() else []
        if not entries:
            raise missing("table-unknown")
        if outdated.is_outdated(entries):
            return await self._shelve(id, entries)
        snapshot = await self.store.snapshot(id)
        table = self._replayed(id, entries, snapshot)
        await self.load_premoves(table)
        self._keep(table)
        for listener in self.opened:
            listener(table)
        return table

    async def _shelve(self, id: str, entries: list[Entry]) -> Table:
        """Rules have changed since: the table has ended, if it had not already, and can only be read."""
        table = outdated.shelve(id, entries, self.downtimes)
        row = await self.store.row(id)
        if row is not None and row.status == "running":
            end = Entry(id, table.number + 1, "end", None, max(self.now(), table.updated), {"outdated": True})
            if await self.store.append([end], table.row(status="ended")):
                table.entries = [*entries, end]
            _log.warning("table %s has ended: its rules are not played any more", id)
        self._keep(table)
        return table

    def _replayed(self, id: str, entries: list[Entry], snapshot: Snapshot | None) -> Table:
        """From the snapshot; if that does not fit, from the beginning; if that does not either, set aside."""
        for base in (snapshot, None) if snapshot is not None else (None,):
            table = Table(id, self.downtimes)
            try:
                table.reopen(entries, base)
            except (BottegaError, ValueError, KeyError, TypeError, AssertionError, IndexError, ImportError) as error:
                problem = f"{type(error).__name__}: {error}"
                _log.error("table %s does not replay%s: %s", id, " from its snapshot" if base else "", problem)
                continue
            self.broken.pop(id, None)
            return table
        table = Table(id, self.downtimes)
        table.entries = entries
        table.status = "broken"
        table.problem = problem
        self.broken[id] = problem
        return table

    def _keep(self, table: Table) -> None:
        self.tables[table.id] = table
        if len(self.tables) > KEPT_OPEN:
            for id, old in list(self.tables.items())[: KEPT_OPEN // 10]:
                needed = old.status == "running" and old.driven  # its clock and bots must not stop
                if not needed and not old.lock.locked() and not self.in_use(id):
                    del self.tables[id]
                    self.premoves.pop(id, None)

    def who(self, table: Table, token: str | None, account: str | None = None) -> Who:
        """Whom a token stands for; without one, a stranger, who may see public tables."""
        if token is None:
            return Who(trusted=False, account=account)
        role = role_of(self.secret, table.id, table.generations, token)
        if role is None:
            raise unknown_token()
        if role == HOST:
            return Who(host=True, account=account)
        if role != ONLOOKER and table.seats[int(role)].kind == "bot":
            raise unknown_token()  # the host has given the invited seat to a bot: its link has ended
        return Who(seat=None if role == ONLOOKER else int(role), account=account)

    def need_sight(self, table: Table, who: Who) -> None:
        if not who.trusted and not table.public:
            raise unknown_token()

    def token(self, table: Table, role: str) -> str:
        return make_token(self.secret, table.id, role, table.generations[role])

    def tokens(self, table: Table) -> dict[str, Any]:
        """All links of a table: for the one who makes it."""
        return {
            "table": table.id,
            "number": table.entries_for(None),
            "host": self.token(table, HOST),
            "onlooker": self.token(table, ONLOOKER),
            "seats": [
                {"seat": index, "token": self.token(table, str(index)) if seat.kind != "bot" else None}
                for index, seat in enumerate(table.seats)
            ],
        }

    # Making tables

    async def create(
        self, wish: NewTable, account: str | None = None, accounts: list[str | None] | None = None, **origin: Any
    ) -> Table:
        """A new table; it begins at once if no seat waits for anyone. `origin`: prefix, start, branch_of, branch_at.

        `account` is the maker's, who sits in the first person's seat; `accounts` are those of all seats, where known.
        """
        shelf = title(wish.title)
        options = shelf.settle(wish.options, len(wish.seats))
        if wish.seed is not None and not wish.study:
            raise refused("table-seed-study")
        seed = read_seed(self.chance(KEY_BYTES).hex() if wish.seed is None else wish.seed)
        id = base64.b32encode(self.chance(10)).decode().lower()[:14]
        salt = self.chance(16).hex()
        data: dict[str, Any] = {
            "title": wish.title,
            "options": options,
            "name": " ".join(wish.name.split()),
            "seats": settled_seats(wish.seats, accounts if accounts is not None else first_person(wish.seats, account)),
            "public": wish.public,
            "confirm": wish.confirm,
            "clock": clock_data(wish.clock),
            "hints": wish.hints,
            "study": wish.study,
            "seed": seed,
            "salt": salt,
            "components": shelf.components().digest,
            "proof": PROOF,
            **origin,
        }
        table = Table(id, self.downtimes)
        now = self.now()
        entries = [Entry(id, 1, "create", None, now, data)]
        table.apply(entries[0])
        if table.all_filled:
            entries.append(Entry(id, 2, "start", None, now, outdated.rules_now(wish.title)))
            table.apply(entries[1])
        if not await self.store.append(entries, table.row()):
            raise not_now("table-busy")
        self._keep(table)
        self._tell(table, entries)
        return table

    # Changing tables

    async def act(self, id: str, who: Who, name: str, wish: Command) -> Answer:
        """Do a command: checked, on disk, applied, told; or refused, and nothing has changed."""
        table = await self.table(id)
        if isinstance(wish, Propose):
            return await self.commit(table, who, wish.key, lambda: consent.propose(table, who, wish, self.is_here))
        do = _DO[name]
        return await self.commit(table, who, wish.key, lambda: do(table, who, wish))

    async def commit(self, table: Table, who: Who, key: str | None, decide: Callable[[], Outcome]) -> Answer:
        """Write what `decide` comes to. It is asked again if another process was quicker."""
        marked = f"{who.label}:{key}" if key is not None and who.label is not None else None
        async with table.lock:
            for _ in range(ATTEMPTS):
                earlier = table.keys.get(marked) if marked is not None else None
                if earlier is not None:
                    number = table.entry_shown(who.seat, earlier.number)
                    return Answer(number, self._result(table, earlier.data.get("result", {})), again=True)
                outcome = decide()
                if not outcome.pieces:
                    return Answer(table.entries_for(who.seat), self._result(table, outcome.result))
                entries = self._entries(table, outcome, marked)
                before = table.status
                if await self._append(table, entries, outcome.pieces):
                    break
                await self._catch_up(table)
            else:
                raise not_now("table-busy")
        self._tell(table, entries)
        if table.game is not None and (table.status != before or table.number % SNAPSHOT_EVERY < len(entries)):
            self.spawn(self.snapshot(table))
        return Answer(table.entry_shown(who.seat, entries[-1].number), self._result(table, outcome.result))

    def _entries(self, table: Table, outcome: Outcome, key: str | None) -> list[Entry]:
        now = max(self.now(), table.updated)  # history never runs backwards, even if the machine's clock does
        entries: list[Entry] = []
        for index, piece in enumerate(outcome.pieces):
            first = index == 0
            data = {**piece.data, "result": outcome.result} if first and key and outcome.result else piece.data
            number = table.number + 1 + index
            entries.append(Entry(table.id, number, piece.kind, piece.seat, now, data, key if first else None))
        return entries

    async def _append(self, table: Table, entries: list[Entry], pieces: list[Piece]) -> bool:
        row = table.row(**_after(entries)) if any(map(_listed, pieces)) else None
        try:
            written = await self.store.append(entries, row)
        except asyncio.CancelledError:
            # The asker has gone, but the entry may have been written: look, so that the others hear of it.
            self.spawn(self.refresh(table.id))
            raise
        if written:
            for entry, piece in zip(entries, pieces, strict=True):
                table.apply(entry, piece.twin)
        return written

    def _result(self, table: Table, result: dict[str, Any]) -> dict[str, Any]:
        """Tokens are not stored; they are made when they are told."""
        if "role" in result:
            return {"token": self.token(table, result["role"])}
        return result

    def _tell(self, table: Table, entries: list[Entry], own: bool = True) -> None:
        for listener in self.listeners:
            listener(table, entries, own)

    async def snapshot(self, table: Table) -> None:
        """Keep the game as it stands, so that reopening is quick."""
        game = table.game
        if game is None:
            return
        last = next((entry for entry in reversed(table.entries) if entry.kind in ("play", "undo")), None)
        if last is not None and last.number == table.number:
            await self.store.save_snapshot(Snapshot(table.id, table.number, game.dump(), game.digest()))

    # Other processes

    def _heard(self, id: str, number: int) -> None:
        if not id:
            for known in list(self.tables):
                self.spawn(self.refresh(known))
            return
        table = self.tables.get(id)
        if table is not None and table.number < number:
            self.spawn(self.refresh(id))
        elif id in self._opening:
            # It may have been read just before this was written.
            self.spawn(self._refresh_when_open(id))

    async def _refresh_when_open(self, id: str) -> None:
        try:
            await self.table(id)
        except BottegaError:
            return  # set aside, and reported
        await self.refresh(id)

    async def refresh(self, id: str) -> None:
        """Take over what others have written to a table."""
        table = self.tables.get(id)
        if table is not None:
            async with table.lock:
                await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        entries = await self.store.entries(table.id, table.number)
        for entry in entries:
            table.apply(entry)
        if entries:
            self._tell(table, entries, own=False)

    # Standing orders and the clock

    async def load_premoves(self, table: Table) -> None:
        """Read the standing orders of a table anew: other processes may have changed them."""
        changes = self._order_changes
        found = await self.store.find("premove", f"{table.id}/")
        if changes != self._order_changes:
            return  # what was read may be older than what somebody has just ordered here
        orders = {int(document.id.rpartition("/")[2]): Premove.load(document.data) for document in found}
        if orders:
            self.premoves[table.id] = orders
        else:
            self.premoves.pop(table.id, None)

    async def set_premove(self, table: Table, seat: int, premove: Premove | None) -> None:
        if premove is None:
            await self.store.delete("premove", f"{table.id}/{seat}")
        else:
            await self.store.put("premove", f"{table.id}/{seat}", premove.dump())
        self._order_changes += 1
        orders = self.premoves.setdefault(table.id, {})
        if premove is None:
            orders.pop(seat, None)
        else:
            orders[seat] = premove

    def premove(self, table: Table, seat: int | None) -> Premove | None:
        return self.premoves.get(table.id, {}).get(seat) if seat is not None else None

    async def flag(self, table: Table, seat: int) -> None:
        """The time of a seat is up: a bot takes over, if it still is."""

        def decide() -> Outcome:
            clock = table.clock
            if table.status != "running" or clock is None or seat not in clock.flagged(self.now()):
                raise not_now("table-stale", number=table.number)
            return Outcome([Piece("flag", None, {"seat": seat, "level": TAKEOVER_LEVEL})])

        await self.commit(table, Who(host=True, served="clock"), None, decide)


def _listed(piece: Piece) -> bool:
    """Whether an entry changes what lists of tables show."""
    if piece.kind == "play":
        return piece.twin is not None and piece.twin.over
    return piece.kind not in ("chat", "undo", "propose", "answer", "renew")


def _after(entries: list[Entry]) -> dict[str, Any]:
    """What of the row is different after these entries."""
    changed: dict[str, Any] = {"updated": entries[-1].time}
    for entry in entries:
        if entry.kind in ("takeover", "flag", "seat") or entry.data.get("clock"):
            changed["driven"] = True
        if entry.kind == "start":
            changed["status"] = "running"
        elif entry.kind == "play":
            changed["status"] = "over"
        elif entry.kind == "end":
            changed["status"] = "ended"
        elif entry.kind == "settings" and "public" in entry.data:
            changed["public"] = entry.data["public"]
    return changed


assert set(_DO) <= set(COMMANDS)
