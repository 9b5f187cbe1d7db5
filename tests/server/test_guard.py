"""The guard: headers, limits, origins, faults, and what is served at which address."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import httpx
import pytest
import websockets
from patience import PATIENCE
from serving import Page, Served, connect, serve

from bottega.client import person
from bottega.server.routes.page import page_file


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def test_every_answer_carries_strict_headers(store: Path) -> None:
    async def scenario(s: Served) -> None:
        for path in ("/", "/api/titles", "/api/nothing", "/healthz", "/metrics"):
            response = await s.client.http.get(path)
            assert "default-src 'self'" in response.headers["content-security-policy"]
            assert "unsafe-eval" not in response.headers["content-security-policy"]
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["referrer-policy"] == "no-referrer"
            assert "server" not in response.headers
            if path.startswith("/api"):
                assert response.headers["cache-control"] == "no-store"

    serve(store, scenario)


def test_whoever_asks_too_often_waits(store: Path) -> None:
    async def scenario(s: Served) -> None:
        statuses = [(await s.client.http.get("/api/titles")).status_code for _ in range(12)]
        assert statuses[:5] == [200] * 5
        assert 429 in statuses
        refused = await s.client.http.get("/api/titles", headers={"Accept-Language": "de"})
        assert int(refused.headers["retry-after"]) >= 1
        assert "Anfragen" in refused.json()["error"]["text"]
        assert (await s.client.http.get("/healthz")).status_code == 200

    serve(store, scenario, requests_per_second=1000, requests_per_minute=8)


def test_whoever_hangs_up_within_a_body_is_no_fault_of_the_server(
    store: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(s: Served) -> None:
        host, port = s.url.removeprefix("http://").split(":")
        for length in (100, 10_000_000):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n{{".encode())
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        counted = ""
        async with asyncio.timeout(PATIENCE):
            while 'status="499"} 2.0' not in counted:
                await asyncio.sleep(0.05)
                counted = (await s.client.http.get("/metrics")).text
        assert 'status="500"' not in counted

    serve(store, scenario)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


POST = b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
PIECE, NO_PIECE = b"3\r\nabc\r\n", b"nonsense\r\n"


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        ([POST + NO_PIECE], b"400"),
        ([POST + PIECE + NO_PIECE], b"400"),
        ([POST, NO_PIECE], b"405"),  # refused before what is wrong has come
        ([POST + PIECE, PIECE + NO_PIECE], b"405"),
        ([POST.replace(b"nothing", b"records") + PIECE, NO_PIECE], b"400"),
        ([POST.replace(b"nothing", b"tables") + b"11170\r\n" + b"x" * 70_000 + b"\r\n" + NO_PIECE], b"400"),
    ],
)
def test_what_is_refused_twice_is_answered_once(
    store: Path, caplog: pytest.LogCaptureFixture, sent: list[bytes], answered: bytes
) -> None:
    """What is asked may be refused, and then its body may be none."""

    async def scenario(s: Served) -> None:
        host, port = s.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        for part in sent:
            writer.write(part)
            await asyncio.sleep(0.2)
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 " + answered)
        assert answer.count(b"HTTP/1.1") == 1
        writer.close()
        assert (await s.client.http.get("/healthz")).status_code == 200

    with caplog.at_level(logging.ERROR):
        serve(store, scenario)
    assert caplog.records == []


def test_a_visit_to_the_page_is_not_asking_too_often(store: Path) -> None:
    """A page fetches dozens of files at once; they have a limit of their own."""

    async def scenario(s: Served) -> None:
        statuses = [(await s.client.http.get("/")).status_code for _ in range(20)]
        assert statuses == [200] * 20
        assert (await s.client.http.get("/api/titles")).status_code == 200
        hammered = [(await s.client.http.get("/")).status_code for _ in range(20)]
        assert 429 in hammered

    serve(store, scenario, requests_per_minute=8, files_per_second=1000, files_per_minute=30)


def test_a_socket_that_talks_too_fast_is_closed(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        moment = s.service.house.now()
        s.service.house.now = lambda: moment  # all of it within a second, however busy the machine is
        async with connect(f"{s.url.replace('http', 'ws')}/api/tables/{made.table}/socket") as socket:
            await socket.send(json.dumps({"do": "hello", "tokens": made.tokens[:1]}))

            async def chatter() -> None:
                for _ in range(200):
                    await socket.send('{"do": "ping"}')
                    await socket.recv()

            with pytest.raises(websockets.ConnectionClosed):
                await chatter()
            assert socket.close_code == 4429

    serve(store, scenario, messages_per_second=50)


def test_pages_of_other_sites_can_do_nothing(store: Path) -> None:
    async def scenario(s: Served) -> None:
        body = '{"title": "toy", "seats": [{"kind": "open"}, {"kind": "open"}]}'
        foreign = await s.client.http.post("/api/tables", content=body, headers={"Origin": "https://evil.example"})
        assert (foreign.status_code, foreign.json()["error"]["rule"]) == (403, "server-origin")
        own = await s.client.http.post("/api/tables", content=body, headers={"Origin": s.url})
        assert own.status_code == 201
        friend = await s.client.http.post("/api/tables", content=body, headers={"Origin": "https://friend.example"})
        assert friend.status_code == 201
        unreadable = await s.client.http.post("/api/tables", content=body, headers={"Origin": "http://["})
        assert (unreadable.status_code, unreadable.json()["error"]["rule"]) == (403, "server-origin")
        url = f"{s.url.replace('http', 'ws')}/api/tables/{own.json()['table']}/socket"
        for origin in ("https://evil.example", "http://["):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await connect(url, origin=websockets.Origin(origin))
            assert refused.value.response.status_code == 403

    serve(store, scenario, origins=["https://friend.example"])


def test_an_address_has_so_many_sockets_open_at_once(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(s: Served) -> None:
        seen_off = asyncio.Event()
        close = s.service.limits.socket_closes

        def closes(address: str) -> None:
            close(address)
            seen_off.set()

        monkeypatch.setattr(s.service.limits, "socket_closes", closes)
        made = await s.client.create("toy", [person("Ada"), person("Ben")], public=True)
        url = f"{s.url.replace('http', 'ws')}/api/tables/{made.table}/socket"
        open_ones = [await connect(url) for _ in range(3)]
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(url)
        assert refused.value.response.status_code == 403
        await open_ones.pop().close()
        await asyncio.wait_for(seen_off.wait(), PATIENCE)
        open_ones.append(await connect(url))
        for socket in open_ones:
            await socket.close()

    serve(store, scenario, sockets_per_address=3)


def test_refused_socket_messages_are_counted(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        async with Page(s, made.table, made.tokens[0]) as page:
            assert "error" in await page.ask("nonsense")
        shown = (await s.client.http.get("/metrics")).text
        assert "bottega_socket_refusals_total 1.0" in shown

    serve(store, scenario)


def test_a_fault_of_ours_shows_no_trace(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(s: Served) -> None:
        def fail(*_: object) -> None:
            raise RuntimeError("a secret detail")

        monkeypatch.setattr(s.service.hub, "state", fail)
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        response = await s.client.http.get(
            f"/api/tables/{made.table}", headers={"Authorization": f"Bearer {made.tokens[0]}"}
        )
        assert response.status_code == 500
        assert response.json()["error"]["rule"] == "server-internal"
        assert "secret detail" not in response.text

    serve(store, scenario)


def test_logs_hold_no_tokens(store: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(s: Served) -> list[str]:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        await s.client.state(made.table, made.tokens[0])
        async with s.client.sit(made.table, made.tokens[0]):
            pass
        await s.client.http.post("/api/session", json={"name": "Ada", "password": "correct horse"})
        return [*made.tokens, made.host, "correct horse"]

    with caplog.at_level(logging.DEBUG, "bottega"):
        for secret in serve(store, scenario):
            assert secret not in caplog.text


def test_silent_slow_and_dropping_clients_do_not_slow_the_others(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")], public=True)
        url = f"{s.url.replace('http', 'ws')}/api/tables/{made.table}/socket"
        silent = [await connect(url) for _ in range(5)]
        slow = [await connect(url, max_queue=1) for _ in range(5)]
        for socket in slow:
            await socket.send('{"do": "hello", "tokens": []}')

        async def drop_off() -> None:
            while True:
                socket = await connect(url)
                await socket.send('{"do": "hello", "tokens": []}')
                await socket.recv()
                socket.transport.abort()

        dropping = [asyncio.create_task(drop_off()) for _ in range(3)]
        async with s.client.sit(made.table, made.tokens[0]) as chair:
            for number in range(120):
                await asyncio.wait_for(chair.ask("chat", text=f"{number} " * 200), PATIENCE)
        for task in dropping:
            task.cancel()
        ended = await asyncio.gather(*dropping, return_exceptions=True)
        assert {type(each) for each in ended} == {asyncio.CancelledError}
        state = await s.client.state(made.table, made.tokens[0])
        assert len(state["chat"]) == 120
        for socket in slow:
            last = ""
            while f"{119} {119}" not in last:
                last = str(await asyncio.wait_for(socket.recv(), PATIENCE))
        for socket in [*silent, *slow]:
            socket.transport.abort()

    serve(store, scenario)


def test_the_page_is_served_and_nothing_outside_it(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "main-abc123.js").write_text("1")
    (folder / "assets" / "main-abc123.js.gz").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("secret")

    def cache(path: str) -> str | None:
        found = page_file(path, folder)
        return found.headers["cache-control"] if found is not None else None

    assert cache("assets/main-abc123.js") == "public, max-age=31536000, immutable"
    assert cache("") == cache("table/xyz") == "no-cache"
    assert cache("assets/old.js") is None
    assert cache("../secret.txt") is None
    assert cache("..%2fsecret.txt") is None
    assert cache("x" * 300 + ".js") is None
    assert cache("😀" * 100 + ".js") is None  # its name is longer than any file's
    packed = page_file("assets/main-abc123.js", folder, "br, gzip")
    assert packed is not None
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert packed.headers["content-type"].startswith("text/javascript")
    missing = page_file("", tmp_path / "none")
    assert missing is not None
    assert b"make page" in bytes(missing.body)


def test_unknown_addresses_and_methods_are_said_plainly(store: Path) -> None:
    async def scenario(s: Served) -> None:
        response: httpx.Response = await s.client.http.get("/api/nothing")
        assert (response.status_code, response.json()["error"]["rule"]) == (404, "server-not-found")
        response = await s.client.http.patch("/api/titles")
        assert (response.status_code, response.json()["error"]["rule"]) == (405, "server-method")
        response = await s.client.http.get("/api/tables/nosuchtable")
        assert (response.status_code, response.json()["error"]["rule"]) == (404, "table-unknown")
        response = await s.client.http.get("/api/tables/%ff..%2f")
        assert response.status_code == 404

    serve(store, scenario)


def test_what_an_address_uses_up_at_one_process_counts_at_the_others() -> None:
    from bottega.server.operating.limits import Limits
    from bottega.server.operating.settings import Settings

    one, two = (Limits(Settings(passwords_per_minute=4, work_per_minute=10, work_share=1)) for _ in range(2))
    assert [one.password("192.0.2.1") for _ in range(3)] == [0, 0, 0]
    one.request("192.0.2.1")
    one.work.charge("192.0.2.1", 11.0)
    two.used_elsewhere(one.used())
    assert one.used() == []  # told once
    assert two.used() == []  # and not passed on
    assert two.password("192.0.2.1") == 0
    assert two.password("192.0.2.1") > 0
    assert two.work.wait("192.0.2.1") > 0
    assert two.password("192.0.2.2") == 0
