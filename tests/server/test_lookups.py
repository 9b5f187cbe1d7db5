"""Lookups: names that hang keep only those waiting who asked for them."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from patience import PATIENCE

from bottega.server.people import lookups, outside
from bottega.server.people.lookups import Lookups
from bottega.server.people.outside import Outside


class Slow:
    """A resolver that nobody answers for names of one domain, until they are told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answered = asyncio.Event()

    async def resolve(self, host: str, _port: int) -> list[str]:
        self.asked.append(host)
        if host.endswith(".slow.example"):
            await self.answered.wait()
        return ["93.184.216.34"]


async def all_wait() -> None:
    """Every task has come to where it waits."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_names_that_nobody_answers_for_leave_the_lookups_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookups, "PATIENCE", PATIENCE)

    async def scenario() -> None:
        slow = Slow()
        names = Lookups(slow.resolve)
        hosts = [f"h{number}.slow.example" for number in range(2 * lookups.TOGETHER)]
        asking = [asyncio.create_task(names.addresses(host, 443, "mallory")) for host in hosts]
        await all_wait()
        assert len(slow.asked) == lookups.EACH
        assert await names.addresses("hooks.example.org", 443, "ada") == ["93.184.216.34"]
        slow.answered.set()
        assert await asyncio.gather(*asking) == [["93.184.216.34"]] * len(asking)

    asyncio.run(scenario())


def test_a_lookup_holds_its_place_until_it_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread still hangs when nobody waits any more: the next name must not take another one."""
    monkeypatch.setattr(lookups, "PATIENCE", 0.0)

    async def scenario() -> None:
        slow = Slow()
        names = Lookups(slow.resolve)
        for number in range(3 * lookups.EACH):
            with pytest.raises(TimeoutError):
                await names.addresses(f"h{number}.slow.example", 443, "mallory")
        assert len(slow.asked) == lookups.EACH
        slow.answered.set()

    asyncio.run(scenario())


def test_a_name_that_nobody_answered_for_is_not_asked_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]

    async def scenario() -> None:
        slow = Slow()
        names = Lookups(slow.resolve, lambda: now[0])
        for _ in range(3):
            with pytest.raises(TimeoutError):
                await names.addresses("a.slow.example", 443, "ada")
        assert slow.asked == ["a.slow.example"]
        slow.answered.set()
        now[0] += lookups.SILENT
        monkeypatch.setattr(lookups, "PATIENCE", PATIENCE)
        assert await names.addresses("a.slow.example", 443, "ada") == ["93.184.216.34"]

    monkeypatch.setattr(lookups, "PATIENCE", 0.0)
    asyncio.run(scenario())


def test_slow_names_keep_nobody_waiting_in_the_line_of_another_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for their turn to look up a name does not stand in the line before the host that all use."""
    monkeypatch.setattr(lookups, "PATIENCE", PATIENCE)
    monkeypatch.setattr(outside, "IN_ALL", PATIENCE)

    async def scenario() -> None:
        slow = Slow()
        sender = Outside(slow.resolve, httpx.MockTransport(lambda _: httpx.Response(204)))
        slow_ones = [f"https://h{number}.slow.example/x" for number in range(lookups.EACH)]
        urls = [*slow_ones, *["https://hooks.example.org/m"] * outside.TOGETHER]
        sending = [asyncio.create_task(sender.post(url, b"", {}, "mallory")) for url in urls]
        await all_wait()
        assert await sender.post("https://hooks.example.org/x", b"", {}, "ada") == 204
        slow.answered.set()
        assert await asyncio.gather(*sending) == [204] * len(urls)
        await sender.close()

    asyncio.run(scenario())
