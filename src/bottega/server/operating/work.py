"""Work: what requests and messages cost, measured, and counted against whoever sends them."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Coroutine, Generator
from contextlib import nullcontext
from contextvars import ContextVar
from typing import Any, Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")
P = ParamSpec("P")

FORGET_AFTER = 10_000  # clients in memory
USUAL = 0.002  # seconds that a request of an unknown kind is taken to cost
LEARNING = 0.3  # how much the last request of a kind says of the next
KINDS = 500  # of requests in memory


class Meter:
    __slots__ = ("client", "later", "spent")

    def __init__(self, client: str = "") -> None:
        self.client = client
        self.spent = 0.0  # seconds of the processor
        self.later: Callable[[float], None] | None = None  # told of what comes when all of this has been counted


_meter: ContextVar[Meter | None] = ContextVar("meter", default=None)


class Metered(Generic[T]):
    """Awaits a coroutine, and measures how long it keeps the event loop from others."""

    __slots__ = ("_coroutine", "meter")

    def __init__(self, coroutine: Coroutine[Any, Any, T], client: str = "") -> None:
        self._coroutine = coroutine
        self.meter = Meter(client)

    def __await__(self) -> Generator[Any, Any, T]:
        coroutine, meter = self._coroutine, self.meter
        token = _meter.set(meter)
        step: Callable[[Any], Any] = coroutine.send
        value: Any = None
        try:
            while True:
                begun = time.perf_counter()
                try:
                    waited = step(value)
                except StopIteration as done:
                    result: T = done.value
                    return result
                finally:
                    meter.spent += time.perf_counter() - begun
                try:
                    value = yield waited
                    step = coroutine.send
                except BaseException as error:
                    step, value = coroutine.throw, error
        finally:
            _meter.reset(token)


_turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by client, while somebody waits or works


async def aside(work: Callable[P, T], *args: P.args, **how: P.kwargs) -> T:
    """Do something dear in a thread; it counts for whoever asked for it.

    Of each client one thing at a time: threads take the processor from one another, and all of them from the loop.
    """
    meter = _meter.get()

    def timed() -> T:
        begun = time.thread_time()
        try:
            return work(*args, **how)
        finally:
            if meter is not None:
                meter.spent += time.thread_time() - begun

    turn = _turns.setdefault(meter.client, asyncio.Lock()) if meter is not None and meter.client else nullcontext()
    async with turn:
        return await asyncio.to_thread(timed)


async def counted(work: Coroutine[Any, Any, T]) -> T:
    """Do something in a task of its own; it counts for whoever began it, though others may wait for it too."""
    meter = _meter.get()
    measured = Metered(work, meter.client if meter is not None else "")
    try:
        return await measured
    finally:
        if meter is not None:
            meter.spent += measured.meter.spent


def count(seconds: float) -> None:
    """Count work that follows from what somebody asked for, where it is done a moment later."""
    meter = _meter.get()
    if meter is not None and meter.later is not None:
        meter.later(seconds)
    elif meter is not None:
        meter.spent += seconds


class Budget:
    """So much work for each client in a minute. Who has spent it waits until enough has come back."""

    def __init__(self, per_minute: float, now: Callable[[], float] = time.monotonic) -> None:
        self.most = per_minute
        self.charged: dict[str, float] = {}  # here, since somebody last looked
        self._rate = per_minute / 60
        self._now = now
        self._left: dict[str, tuple[float, float]] = {}  # by client: seconds left, and when

    def wait(self, client: str) -> int:
        """0 if there is something left, else the seconds until there is."""
        left = self._at(client)
        return 0 if left > 0 else max(1, math.ceil(-left / self._rate))

    def charge(self, client: str, seconds: float, here: bool = True) -> None:
        if here:
            self.charged[client] = self.charged.get(client, 0.0) + seconds
        if len(self._left) > FORGET_AFTER:
            self.charged.clear()
            self._left = {each: kept for each, kept in self._left.items() if self._at(each) < self.most}
        self._left[client] = self._at(client) - seconds, self._now()

    def _at(self, client: str) -> float:
        kept = self._left.get(client)
        if kept is None:
            return self.most
        left, when = kept
        return min(self.most, left + (self._now() - when) * self._rate)


class Pace:
    """Spreads the work of each client over time, so that many dear requests at once do not keep all others waiting.

    A client may use `share` of the processor, and `burst` seconds of it at once. What a request will cost is guessed
    by what those of its kind have cost.
    """

    def __init__(self, share: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._share = share
        self._lead = burst / share
        self._now = now
        self._free: dict[str, float] = {}  # by client: when all that it has asked for so far will have had its time
        self._costs: dict[str, float] = {}  # by kind

    def begin(self, client: str, kind: str) -> tuple[float, float]:
        """How long it has to wait, and what it is taken to cost."""
        now, guess = self._now(), self._costs.get(kind, USUAL)
        free = max(self._free.get(client, -math.inf), now - self._lead)
        if len(self._free) > FORGET_AFTER:
            self._free = {each: then for each, then in self._free.items() if then > now - self._lead}
        self._free[client] = free + guess / self._share
        return max(0.0, free - now), guess

    def end(self, client: str, kind: str, guess: float, cost: float) -> None:
        """What it has really cost."""
        self._free[client] = self._free.get(client, self._now() - self._lead) + (cost - guess) / self._share
        if len(self._costs) > KINDS:
            self._costs.clear()
        self._costs[kind] = guess + LEARNING * (cost - guess)

    def add(self, client: str, cost: float) -> None:
        """Something more has come of what it asked for."""
        self._free[client] = self._free.get(client, self._now() - self._lead) + cost / self._share
