"""Nobody starves the others: slow senders, dear questions, many tables, long lines."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import httpx
import msgspec
import pytest
from patience import PATIENCE
from serving import Page, Served, serve

from bottega.client import Refused, bot, person
from bottega.kernel.title import Title
from bottega.server.bots.job import Wanted
from bottega.server.bots.jobs import OWN, Jobs
from bottega.server.bots.room import Room
from bottega.server.operating import gate, limits
from bottega.server.operating.gate import Gate
from bottega.server.operating.settings import Settings
from bottega.server.operating.work import Budget, Metered, Pace, aside
from bottega.server.people.results import AT_ONCE, OF_CIRCLE, result_of, results
from bottega.server.refusals import TooOften
from bottega.server.routes import ask, mine, titles
from bottega.server.routes.mine import MyTable
from bottega.server.sockets import arrivals
from bottega.server.sockets.arrivals import Arrivals
from bottega.server.sockets.listener import Listener, Post
from bottega.tables.entries import Entry
from bottega.tables.table import Table
from bottega.text import Words
from bottega.text.book import WordedChapter, worded_book


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


ASKS = (
    b"GET /api/tables/abc/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def bare(s: Served) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = s.url.removeprefix("http://").partition(":")
    return await asyncio.open_connection(host, int(port))


@pytest.mark.parametrize("begun", [b"", b"GET /api/titles HTTP/1.1\r\nHost: local", b"GET /healthz HT"])
def test_headers_that_do_not_come_are_not_waited_for(
    store: Path, begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "HEADERS_WITHIN", 0.1)

    async def scenario(s: Served) -> None:
        reader, writer = await bare(s)
        writer.write(begun)
        assert await asyncio.wait_for(_rest(reader), PATIENCE) == b""
        writer.close()

    serve(store, scenario)


def test_whoever_comes_and_goes_without_end_does_not_keep_all_at_the_table_busy(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrivals, "EVERY", 3600.0)

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")], public=True)
        async with Page(s, made.table) as watches, Page(s, made.table, wants="light") as restless:
            for number in range(40):
                await restless.send({"do": "hello", "tokens": made.tokens[: number % 2], "wants": "light"})
                await restless.ask("state")
                await watches.ask("state")
            assert sum(push["push"] == "online" for push in watches.pushes) <= 1

    serve(store, scenario)


def test_what_is_told_to_many_counts_for_who_said_it() -> None:
    class Dear(Listener):
        def flush(self) -> None:
            super().flush()
            time.sleep(0.005)

    async def scenario() -> None:
        post, quiet = Post(), Quiet()
        audience = [Dear("a", [], "en", False) for _ in range(4)]
        for listener in audience:
            listener.connect(quiet, lambda _listener: [], post)

        async def say() -> None:
            for listener in audience:
                listener.tell(b"Hm.")
            await asyncio.sleep(0)

        said = Metered(say())
        await said
        assert quiet.told == 4
        assert said.meter.spent >= 4 * 0.005

    asyncio.run(scenario())


def test_what_a_request_makes_many_hear_counts_for_who_sent_it(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They hear of it when its own answer is on its way already."""
    flush = Listener.flush

    def dear(listener: Listener) -> None:
        flush(listener)
        time.sleep(DEAR / 2)

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")], public=True)
        async with Page(s, made.table) as one, Page(s, made.table) as other:
            for page in (one, other):
                await page.online([], 2)
            charged = s.service.limits.work.charged
            charged.clear()
            monkeypatch.setattr(Listener, "flush", dear)
            await s.client.command(made.table, made.tokens[0], "chat", text="Hm.")
            for page in (one, other):
                await page.push("entry")
            assert charged["127.0.0.1"] >= DEAR

    serve(store, scenario)


class Quiet:
    """A line that counts what it is told."""

    on_room: Callable[[], None]
    full = False

    def __init__(self) -> None:
        self.told = 0

    def tell(self, texts: Sequence[bytes]) -> None:
        self.told += len(texts)


def test_of_many_who_come_and_go_in_a_moment_the_outcome_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrivals, "EVERY", 0.02)

    async def scenario() -> None:
        told: list[str] = []
        door = Arrivals(told.append)
        for _ in range(100):
            door.moved("a")
        door.moved("b")
        assert told == ["a", "b"]
        await asyncio.sleep(0.2)
        assert told == ["a", "b", "a"]
        door.moved("a")
        assert told == ["a", "b", "a", "a"]

    asyncio.run(scenario())


async def _rest(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    "odd",
    [
        b"Content-Length: 2\r\n\r\n{}",
        b"Transfer-Encoding: chunked\r\n\r\n",
        b"X: " + b"x" * 12_000 + b"\r\n\r\n",
        b"".join(b"X%d: x\r\n" % number for number in range(2000)) + b"\r\n",
        b"Connection: close\r\n\r\n",
    ],
    ids=["a body", "a body in pieces", "a long header", "many headers", "two connections"],
)
def test_what_asks_for_a_socket_and_is_no_handshake_is_refused(store: Path, odd: bytes) -> None:
    """Or the connection stays for ever, and nothing counts it: neither as one nor as a socket."""

    async def scenario(s: Served) -> None:
        reader, writer = await bare(s)
        writer.write(ASKS + odd)
        answer = await asyncio.wait_for(_rest(reader), PATIENCE)
        assert answer[:10] in (b"HTTP/1.1 4", b"")  # no answer: it was too much before anybody read it
        writer.close()

    serve(store, scenario)


def test_a_body_that_does_not_come_is_refused_in_time(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ask, "BODY_WITHIN", 0.1)

    async def scenario(s: Served) -> None:
        reader, writer = await bare(s)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        answer = await asyncio.wait_for(_rest(reader), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"server-too-slow" in answer
        writer.close()

    serve(store, scenario)


def test_one_address_brings_large_bodies_one_at_a_time() -> None:
    """A megabyte each on five hundred connections would be half a gigabyte of memory for half a minute."""
    keeper: Any = SimpleNamespace(largest_body=5, mark=lambda address: address)

    async def scenario(most: int) -> int:
        reading, on = 0, asyncio.Event()

        async def stream() -> AsyncIterator[bytes]:
            nonlocal reading
            reading += 1
            await on.wait()
            yield b"x"

        def body(address: str) -> Coroutine[Any, Any, bytes]:
            request: Any = SimpleNamespace(headers={}, stream=stream, client=SimpleNamespace(host=address))
            return ask.Ask(request, keeper, None).bytes(most)

        bodies = asyncio.gather(*[body(address) for address in ("one", "one", "one", "two")])
        for _ in range(10):
            await asyncio.sleep(0)
        begun = reading
        on.set()
        assert await bodies == [b"x"] * 4
        return begun

    assert asyncio.run(scenario(6)) == 2
    assert asyncio.run(scenario(5)) == 4


def test_a_body_in_countless_pieces_is_refused_before_it_costs_much(store: Path) -> None:
    async def scenario(s: Served) -> None:
        for piece, heard in ((b"1\r\na\r\n" * 20_000, b"400"), (b"200\r\n" + b"a" * 512 + b"\r\n", b"422")):
            reader, writer = await bare(s)
            writer.write(b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
            writer.write(piece * (1 if heard == b"400" else 500) + b"0\r\n\r\n")
            assert (await asyncio.wait_for(reader.readline(), PATIENCE)).split()[1] == heard
            writer.close()

    serve(store, scenario)


def test_whoever_breaks_the_protocol_again_and_again_is_answered_slowly(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "BREAKS", 0)

    async def scenario(s: Served) -> None:
        for wait, heard in ((3600.0, b""), (0.1, b"400")):
            monkeypatch.setattr(gate, "STUBBORN", wait)
            reader, writer = await bare(s)
            writer.write(b"no HTTP at all\r\n\r\n")
            answered = asyncio.create_task(reader.readline())
            await asyncio.wait([answered], timeout=PATIENCE if heard else 0.3)
            assert (answered.result().split()[1] if answered.done() else b"") == heard
            answered.cancel()
            writer.close()

    serve(store, scenario)


def test_an_address_has_so_many_connections_and_a_proxy_any_number() -> None:
    door = Gate(Settings(connections_per_address=2, proxies="10.0.0.0/8"), 1000)
    tried = [door.enters(address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "192.0.2.1")]
    assert tried == [True, True, False, True]
    door.leaves("2001:db8::1")
    assert door.enters("2001:db8::4")
    assert all(door.enters("10.1.2.3") for _ in range(10))
    assert not Gate(Settings(), 0).enters("192.0.2.1") or [Gate(Settings(), 0)._all] == [16]


def test_more_connections_than_allowed_are_closed_and_the_others_go_on(store: Path) -> None:
    async def scenario(s: Served) -> None:
        async with httpx.AsyncClient(base_url=s.url) as honest:
            await honest.get("/healthz")
            idle = [await bare(s) for _ in range(6)]
            closed = await asyncio.wait_for(_rest(idle[-1][0]), PATIENCE)
            assert closed == b""
            assert (await honest.get("/healthz")).status_code == 200
            for _, writer in idle:
                writer.close()

    serve(store, scenario, connections_per_address=4)


DEAR = 0.02  # seconds


def test_work_is_measured_and_refused_when_it_is_used_up(store: Path) -> None:
    async def scenario(s: Served) -> None:
        await s.client.request("GET", "/api/titles")
        s.service.limits.work.charge("127.0.0.1", 100.0)
        with pytest.raises(Refused) as refused:
            await s.client.request("GET", "/api/titles")
        assert (refused.value.status, refused.value.rule) == (429, "server-too-often")
        assert (await s.client.http.get("/healthz")).status_code == 200

    serve(store, scenario, work_per_minute=30.0)


def test_a_budget_comes_back_with_time() -> None:
    now = 0.0
    budget = Budget(60.0, lambda: now)
    budget.charge("somebody", 70.0)
    assert (budget.wait("somebody"), budget.wait("else")) == (10, 0)
    now = 10.5
    assert budget.wait("somebody") == 0


def test_what_is_measured_is_the_work_and_not_the_waiting() -> None:
    def count() -> int:
        return sum(range(200_000))

    async def work() -> int:
        await asyncio.sleep(0.05)
        return count() + await aside(count)

    async def scenario() -> float:
        asked = Metered(work())
        assert await asked == 2 * sum(range(200_000))
        return asked.meter.spent

    assert 0.0 < asyncio.run(scenario()) < 60.0


def test_opening_a_table_counts_for_whoever_asks_for_it(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        registry, charged = s.service.house.registry, s.service.limits.work.charged
        replayed = registry._replayed

        async def dear(id: str, entries: list[Entry], aside: bool) -> Table:
            until = time.perf_counter() + DEAR
            while time.perf_counter() < until:
                pass
            return await replayed(id, entries, aside)

        monkeypatch.setattr(registry, "_replayed", dear)
        for asked in (s.client.state(made.table, made.tokens[0]), s.client.sit(made.table, made.tokens[0]).open()):
            charged.clear()
            registry.tables.clear()
            await asked
            assert charged["127.0.0.1"] >= DEAR

    serve(store, scenario)


def test_a_refusal_passes_through_the_meter() -> None:
    async def work() -> None:
        await asyncio.sleep(0)
        raise KeyError("no")

    async def scenario() -> None:
        with pytest.raises(KeyError):
            await Metered(work())

    asyncio.run(scenario())


def test_whoever_has_much_in_line_waits_for_themselves() -> None:
    async def scenario() -> list[str]:
        room = Room(1)
        served: list[str] = []

        async def work(owner: str) -> None:
            await room.enter(owner)
            served.append(owner)
            await asyncio.sleep(0)
            room.leave()

        owners = ["crowd"] * 6 + ["ada", "ben"]
        await asyncio.gather(*[work(owner) for owner in owners])
        return served

    assert asyncio.run(scenario())[:4] == ["crowd", "crowd", "ada", "ben"]


def test_whoever_gives_up_in_line_takes_no_place_along() -> None:
    async def scenario() -> None:
        room = Room(1)
        await room.enter("a")
        waiting = asyncio.create_task(room.enter("b"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert room.waiting("b") == 0
        room.leave()
        await asyncio.wait_for(room.enter("c"), PATIENCE)

    asyncio.run(scenario())


def test_one_address_has_few_analyses_in_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from bottega.store.sqlite import SqliteStore

    async def scenario() -> None:
        jobs = Jobs([], SqliteStore(tmp_path / "x.db"), lambda: 0.0)

        async def never(*_: object, **__: object) -> dict[str, Any]:
            await asyncio.Event().wait()
            return {}

        monkeypatch.setattr(jobs._pool, "run", never)
        for _ in range(OWN):
            await jobs.start(Wanted("record", 0, 600.0, "en", []), "crowd")
        with pytest.raises(TooOften):
            await jobs.start(Wanted("record", 0, 600.0, "en", []), "crowd")
        await jobs.start(Wanted("record", 0, 1.0, "en", []), "ada")
        await jobs.close()

    asyncio.run(scenario())


def test_tables_are_made_so_often_and_their_maker_is_marked(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = [await s.client.create("toy", [bot("random"), bot("random")]) for _ in range(3)]
        with pytest.raises(Refused) as refused:
            await s.client.create("toy", [person("Ada"), bot("random")])
        assert refused.value.status == 429
        tables = [await s.service.house.table(each.table) for each in made]
        assert len({table.maker for table in tables}) == 1
        assert "127.0.0.1" not in tables[0].maker
        # A branch is one more table, whichever way it is asked for.
        with pytest.raises(Refused) as refused:
            await s.client.command(made[0].table, made[0].host, "branch", at=0)
        assert refused.value.status == 429
        async with Page(s, made[0].table, made[0].host) as page:
            assert (await page.ask("branch", at=0))["error"]["rule"] == "server-too-often"

    serve(store, scenario, tables_per_minute=3)


def test_nobody_fills_the_disk_with_tables_minute_by_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 0.0
    monkeypatch.setattr("bottega.server.operating.limits.time.monotonic", lambda: time)
    one, two = (limits.Limits(Settings(tables_per_minute=10, tables_per_hour=25)) for _ in range(2))
    made = 0
    for _ in range(30):
        for _ in range(10):
            with contextlib.suppress(TooOften):
                one.need_table("somebody")
                made += 1
        time += 61
        two.used_elsewhere(one.used())
    assert made <= 25
    for each in (one, two):
        with pytest.raises(TooOften):
            each.need_table("somebody")
        each.need_table("somebody else")
    time += 3600
    one.need_table("somebody")


def test_a_record_of_endless_moves_is_not_even_read(store: Path) -> None:
    async def scenario(s: Served) -> None:
        text = "bottega record 1\n" + "0 rethink\n" * 53_501
        answer = await s.client.http.post("/api/records", content=text)
        assert (answer.status_code, answer.json()["error"]["rule"]) == (413, "table-record-long")

    serve(store, scenario)


def test_others_have_their_turn_while_a_long_list_of_tables_is_made(store: Path) -> None:
    async def scenario(s: Served) -> None:
        http, turns = s.client.http, 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        await http.post("/api/account", json={"name": "Ada", "password": "correct horse"})
        for _ in range(120):
            await s.client.create("toy", [person("Ada"), person("Ben")])
        beside, between = asyncio.create_task(others()), []
        made, told = mine.my_table, []

        def noted(*how: Any) -> MyTable:
            between.append(turns)
            return made(*how)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("bottega.server.routes.accounts.my_table", noted)
            told = (await http.get("/api/account")).json()["tables"]
        beside.cancel()
        assert len(told) == 120
        assert max(between.count(turn) for turn in between) <= mine.AT_ONCE

    serve(store, scenario)


def test_others_have_their_turn_while_many_results_are_read(store: Path) -> None:
    async def scenario(s: Served) -> int:
        made = await s.client.create("toy", [bot("random"), bot("random")])
        table = await s.service.house.table(made.table)
        await s.until(lambda: table.open_book)
        told = msgspec.to_builtins(result_of(table))
        for number in range(5 * AT_ONCE):
            await s.service.store.put(OF_CIRCLE, f"c-1/{number:05}", told)
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        kept = await s.service.store.find(OF_CIRCLE, "c-1/")
        s.service.store.find = AsyncMock(return_value=kept)  # type: ignore[method-assign]
        beside = asyncio.create_task(other())
        assert len(await results(s.service.store, OF_CIRCLE, "c-1")) == 5 * AT_ONCE
        beside.cancel()
        return turns

    assert serve(store, scenario) >= 4


def test_whoever_has_asked_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 100)
    counted = limits.Limits(Settings())
    for number in range(1_000):
        counted.request(f"10.0.{number // 250}.{number % 250}")
        counted.work.charge(f"10.0.{number // 250}.{number % 250}", 0.001)
    assert len(counted._used) <= 100


def test_dear_work_of_one_address_is_done_one_thing_at_a_time_and_of_others_beside_it() -> None:
    under_way: list[int] = []
    meeting = threading.Barrier(2)

    def alone() -> int:
        under_way.append(1)
        time.sleep(0.01)  # others would come now
        return len(under_way) - bool(under_way.pop())

    async def scenario() -> None:
        assert await asyncio.gather(*[Metered(aside(alone), "one") for _ in range(5)]) == [0] * 5
        await asyncio.gather(*[Metered(aside(meeting.wait, PATIENCE), client) for client in ("one", "other")])

    asyncio.run(scenario())


def test_the_rulebook_is_worded_once(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def counted(said: Words, shelf: Title) -> list[WordedChapter]:
        asked.append(shelf.name)
        return worded_book(said, shelf)

    monkeypatch.setattr(titles, "worded_book", counted)
    titles._rulebook.cache_clear()

    async def scenario(s: Served) -> None:
        for language in ("en", "en", "de"):
            assert (await s.client.http.get(f"/api/titles/toy/rules?lang={language}")).status_code == 200

    serve(store, scenario)
    assert asked == ["toy", "toy"]


def test_the_work_of_one_address_is_spread_over_time() -> None:
    now = 0.0
    pace = Pace(share=0.25, burst=0.5, now=lambda: now)
    waits = []
    for _ in range(60):
        wait, guess = pace.begin("crowd", "rules")
        pace.end("crowd", "rules", guess, 0.03)
        waits.append(wait)
    assert waits[:10] == [0.0] * 10
    assert waits[-1] == pytest.approx(60 * 0.03 / 0.25 - 2.0, abs=0.3)
    assert pace.begin("ada", "rules")[0] == 0.0
    now = 20.0
    assert pace.begin("crowd", "rules")[0] == 0.0


def test_many_of_a_dear_kind_at_once_are_let_in_one_by_one() -> None:
    pace = Pace(share=0.25, burst=0.5, now=lambda: 0.0)
    _, guess = pace.begin("somebody", "rules")
    for _ in range(20):
        pace.end("somebody", "rules", guess, 0.1)
        _, guess = pace.begin("somebody", "rules")
    waits = [pace.begin("crowd", "rules")[0] for _ in range(10)]
    assert waits == sorted(waits)
    assert waits[-1] > 1.0
