"""Limits: how often one may ask, in two windows: a short one against bursts, a long one against persistence."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from bottega.server.operating.addresses import household
from bottega.server.operating.settings import Settings
from bottega.server.operating.work import Budget, Pace
from bottega.server.refusals import TooOften

BURST = 0.5  # seconds of the processor that an address may use at once
REFUSALS = 10  # a second, that are answered at once
MUCH = 0.05  # of what an address may use in a minute: so much is told to other processes
SECOND, MINUTE, HOUR = 1.0, 60.0, 3600.0
TRIALS, TRIALS_WITHIN = 3, 30.0  # notices that a seat may have sent to try them out, and in how many seconds
TRIALS_THERE = 6  # in a minute, that an address may have sent to one host, for all of its seats
WORK = "work"
SETTLED = 0.002  # seconds of work of a socket that are counted at once
REMEMBERED = 10_000  # clients in a window before those are forgotten whose time is over


class Used(Struct, array_like=True):
    """What an address has used up at one process."""

    what: str
    client: str
    amount: float


class Window:
    """So many in a time, by client: it begins with the first, and anew when it is over."""

    __slots__ = ("_counts", "_seconds", "_sweep", "most")

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self._seconds = seconds
        self._counts: dict[str, tuple[float, int]] = {}  # until when, and how many so far
        self._sweep = 0.0  # when those may be forgotten whose time is over

    def hit(self, client: str, cost: int = 1) -> bool:
        """Count; whether it was not too much."""
        now = time.monotonic()
        until, count = self._counts.get(client, (0.0, 0))
        if until <= now:
            if len(self._counts) >= REMEMBERED and now >= self._sweep:
                self._sweep = now + self._seconds  # not at every stranger of a crowd
                self._counts = {each: kept for each, kept in self._counts.items() if kept[0] > now}
            until, count = now + self._seconds, 0
        self._counts[client] = until, count + cost
        return count + cost <= self.most

    def wait(self, client: str) -> int:
        """The seconds until the count begins anew."""
        until, _ = self._counts.get(client, (0.0, 0))
        return max(1, math.ceil(until - time.monotonic()))


class Limits:
    """By client address; of IPv6 by the network that one customer has."""

    def __init__(self, settings: Settings) -> None:
        self._requests = (
            Window(settings.requests_per_second, SECOND),
            Window(settings.requests_per_minute, MINUTE),
        )
        self._files = (Window(settings.files_per_second, SECOND), Window(settings.files_per_minute, MINUTE))
        self._passwords = Window(settings.passwords_per_minute, MINUTE)
        self._tables = (Window(settings.tables_per_minute, MINUTE), Window(settings.tables_per_hour, HOUR))
        self._trials = Window(TRIALS, TRIALS_WITHIN)
        self._trials_there = Window(TRIALS_THERE, MINUTE)
        self._shared = {  # with other processes, but for those of a second
            "request": self._requests[1:],
            "file": self._files[1:],
            "password": (self._passwords,),
            "table": self._tables,
        }
        self._used: Counter[tuple[str, str]] = Counter()  # of what and by whom, since it was last told
        self._forgotten = time.monotonic()
        self.work = Budget(settings.work_per_minute)
        self.pace = Pace(settings.work_share, BURST)
        self._refusals = Window(REFUSALS, SECOND)
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()
        self._under_way: set[str] = set()

    def request(self, address: str) -> int:
        """0 if the request may pass, else the seconds to wait."""
        return self._hit(self._requests, "request", address)

    def file(self, address: str) -> int:
        """The same for the page's own files."""
        return self._hit(self._files, "file", address)

    def _hit(self, windows: tuple[Window, ...], what: str, address: str) -> int:
        client = household(address)
        if len(self._used) >= REMEMBERED:
            self._used.clear()  # where others are to be told, what is much is told by then
        self._used[what, client] += 1
        for window in windows:
            if not window.hit(client):
                return window.wait(client)
        return 0

    def used(self) -> list[Used]:
        """Who has used up much since this was last asked."""
        most = {name: float(windows[0].most) for name, windows in self._shared.items()} | {WORK: self.work.most}
        used = [Used(what, client, amount) for (what, client), amount in self._used.items()]
        used += [Used(WORK, client, amount) for client, amount in self.work.charged.items()]
        told = [each for each in used if each.amount >= MUCH * most[each.what]]
        for each in told:
            self._used.pop((each.what, each.client), None)
            if each.what == WORK:
                del self.work.charged[each.client]
        if time.monotonic() - self._forgotten > MINUTE:  # what is little stays little
            self._forgotten = time.monotonic()
            self._used.clear()
            self.work.charged.clear()
        return told

    def used_elsewhere(self, used: list[Used]) -> None:
        """Other processes have let these pass."""
        for each in used:
            for window in self._shared.get(each.what, ()):
                window.hit(each.client, int(each.amount))
            if each.what == WORK:
                self.work.charge(each.client, each.amount, here=False)

    def password(self, address: str) -> int:
        return self._hit((self._passwords,), "password", address)

    def need_table(self, client: str) -> None:
        """Refuse one more table to who has just made many; `client` is the mark of an address."""
        wait = self._hit(self._tables, "table", client)
        if wait:
            raise TooOften.wait(wait)

    def need_trial(self, seat: str, client: str, hosts: set[str]) -> None:
        """Refuse to try out notices of a seat that has just done so, or to post to a host again and again."""
        if not self._trials.hit(seat):
            raise TooOften.wait(self._trials.wait(seat))
        for host in hosts:
            there = f"{client} {host}"
            if not self._trials_there.hit(there):
                raise TooOften.wait(self._trials_there.wait(there))

    def charge_more(self, client: str, seconds: float) -> None:
        """What a request has made others hear, behind its own work."""
        self.work.charge(client, seconds)
        self.pace.add(client, seconds)

    def stubborn(self, address: str) -> bool:
        """Count a refusal; whether there were so many that the next answers may take their time."""
        return not self._refusals.hit(household(address))

    def socket_opens(self, address: str) -> bool:
        """Count a socket, unless the address has too many already."""
        client = household(address)
        if self._sockets[client] >= self._most_sockets:
            return False
        self._sockets[client] += 1
        return True

    def socket_closes(self, address: str) -> None:
        client = household(address)
        self._sockets[client] -= 1
        if not self._sockets[client]:
            del self._sockets[client]

    @contextmanager
    def one_at_a_time(self, what: str) -> Iterator[None]:
        """For work that takes long: the same again is refused until it is done."""
        if what in self._under_way:
            raise TooOften.wait(1)
        self._under_way.add(what)
        try:
            yield
        finally:
            self._under_way.discard(what)


class SocketLimit:
    """The same for one socket: plain counters, for it is asked at every message. Little work is counted together."""

    __slots__ = ("_begun", "_client", "_counts", "_guess", "_limits", "_pace", "_spent", "_work")

    def __init__(self, settings: Settings, limits: Limits, client: str) -> None:
        self._work = limits.work
        self._pace = limits.pace
        self._guess: float | None = None  # what is under way is taken to cost so much
        self._spent = 0.0  # by it, so far
        self._client = client
        self._limits = ((1.0, settings.messages_per_second), (60.0, settings.messages_per_minute))
        self._begun = [0.0, 0.0]
        self._counts = [0, 0]

    def passes(self, now: float) -> bool:
        passed = not self._work.wait(self._client)
        for index, (window, most) in enumerate(self._limits):
            if now - self._begun[index] >= window:
                self._begun[index] = now
                self._counts[index] = 0
            self._counts[index] += 1
            passed = passed and self._counts[index] <= most
        return passed

    def wait(self) -> float:
        """How long the next message has to wait."""
        if self._guess is not None:
            return 0.0
        seconds, self._guess = self._pace.begin(self._client, "message")
        return seconds

    def spent(self, seconds: float) -> None:
        """What a message has cost."""
        self._spent += seconds
        if self._spent >= SETTLED:
            self.settle()

    def settle(self) -> None:
        """Count what is not counted yet."""
        if self._guess is not None:
            self._pace.end(self._client, "message", self._guess, self._spent)
            self._work.charge(self._client, self._spent)
            self._guess, self._spent = None, 0.0
