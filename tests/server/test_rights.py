"""Who may do what, at which moment, from where: sites, addresses, links that have ended."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import websockets
from patience import PATIENCE
from serving import Page, Served, serve

from bottega.client import Refused, person
from bottega.server.operating.addresses import household
from bottega.server.routes.tables import LISTED
from bottega.server.sockets.listener import Listener
from bottega.tables.settings import NewTable, SeatWish


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def test_a_page_of_another_name_or_scheme_is_another_site(store: Path) -> None:
    async def scenario(s: Served) -> None:
        http, host = s.client.http, s.url.removeprefix("http://")
        rebound = await http.get("/api/titles", headers={"Host": "evil.example"})
        assert (rebound.status_code, rebound.json()["error"]["rule"]) == (403, "server-host")
        for name in (host, "localhost:8080", "games.example.org", "[::1]:80", "bottega.localhost"):
            assert (await http.get("/api/titles", headers={"Host": name})).status_code == 200
        assert (await http.get("/healthz", headers={"Host": "10-0-0-1.pod"})).status_code == 200
        body = json.dumps({"title": "toy", "seats": [{"kind": "bot"}, {"kind": "bot"}]})
        other = await http.post("/api/tables", content=body, headers={"Origin": f"https://{host}"})
        assert other.json()["error"]["rule"] == "server-origin"

    serve(store, scenario, url="https://games.example.org")


def test_nobody_may_name_an_address_unless_the_proxy_is_known(store: Path) -> None:
    async def tried(s: Served) -> list[int]:
        return [
            (await s.client.http.get("/api/titles", headers={"X-Forwarded-For": f"203.0.113.{n}"})).status_code
            for n in range(4)
        ]

    assert serve(store, tried, requests_per_minute=3)[-1] == 429
    assert serve(store, tried, requests_per_minute=3, proxies="127.0.0.1") == [200] * 4


def test_one_customers_addresses_count_as_one() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")


def test_rights_are_those_of_the_moment_when_a_body_has_arrived(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada", ready=False), person("Ben", ready=False)])

        async def body() -> AsyncIterator[bytes]:
            yield b'{"text": '
            await s.client.command(made.table, made.host, "seat", seat=1, kind="open")
            yield b'"hello"}'

        path, bearer = f"/api/tables/{made.table}/chat?state=1", {"Authorization": f"Bearer {made.tokens[1]}"}
        answer = await s.client.http.post(path, content=body(), headers=bearer)
        assert (answer.status_code, answer.json()["error"]["rule"]) == (401, "table-token")

    serve(store, scenario)


def test_a_renewed_link_stops_commanding_even_on_an_open_socket(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        async with Page(s, made.table, made.tokens[0]) as page:
            await page.push("state")
            await s.client.command(made.table, made.tokens[0], "renew")
            with pytest.raises(websockets.ConnectionClosed):
                await page.ask("chat", text="Still here?")
            assert page.socket.close_code == 4401
        table = await s.service.house.table(made.table)
        assert [entry.kind for entry in table.entries] == ["create", "start", "renew"]

    serve(store, scenario)


def test_who_names_a_token_again_and_again_is_told_everything_once(store: Path) -> None:
    """Or each move at a table costs its server eight times as much for everybody who looks on."""

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        tokens = [*made.tokens, made.onlooker] * 2
        async with Page(s, made.table, *tokens) as page:
            assert [(await page.push("state"))["as"] for _ in range(3)] == [0, 1, None]
            [listener] = s.service.hub.listeners[made.table]
            assert [who.role for who in listener.whos] == ["0", "1", "o"]

    serve(store, scenario)


def test_a_listener_that_does_not_read_is_ended_when_its_link_is(store: Path) -> None:
    async def scenario() -> int:
        listener = Listener("t", [], "en", False)
        ended = asyncio.Event()
        listener.attend(ended.set)
        listener.close()
        assert not ended.is_set()
        await asyncio.wait_for(ended.wait(), PATIENCE)
        return listener.code

    assert asyncio.run(scenario()) == 4401


def test_who_did_not_hear_the_answer_to_a_join_asks_again_under_the_same_key(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), {"kind": "open"}])
        table = await s.service.house.table(made.table)
        link = made.tokens[1]
        asked = {"name": "Ben", "ready": False, "key": "drawn by Ben"}
        first = await s.client.command(made.table, link, "join", **asked)
        number = table.number
        again = await s.client.command(made.table, link, "join", **asked)
        assert first["result"] == again["result"]
        assert first["result"]["token"] != link
        assert table.number == number
        for other in ({"key": "another"}, {"key": None}):
            with pytest.raises(Refused) as refused:
                await s.client.command(made.table, link, "join", **{**asked, **other})
            assert refused.value.status == 401
        # Once somebody else has the seat, neither link nor key is of use.
        await s.client.command(made.table, first["result"]["token"], "leave")
        with pytest.raises(Refused):
            await s.client.command(made.table, link, "join", **asked)

    serve(store, scenario)


def test_a_retry_tells_no_link_that_is_somebody_elses_by_now(store: Path) -> None:
    """A seat is taken, freed and taken by another: who had it, or the host, asks again under an old key."""

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), {"kind": "open"}], public=True)
        mallory = {"name": "Mallory", "seat": 1, "ready": False, "key": "m1"}
        renewed = await s.client.command(made.table, made.host, "renew", seat=1, key="h1")
        assert (await s.client.command(made.table, made.host, "renew", seat=1, key="h1")) == renewed  # a plain retry
        async with httpx.AsyncClient(base_url=s.url) as account:
            await account.post("/api/account", json={"name": "Mallory", "password": "correct horse"})
            path = f"/api/tables/{made.table}/join"
            first = (await account.post(path, json=mallory)).json()["result"]
            assert (await account.post(path, json=mallory)).json()["result"] == first
            await s.client.command(made.table, made.host, "seat", seat=1, kind="open")
            ben = await s.client.command(made.table, None, "join", name="Ben", seat=1, ready=False)
            again = await account.post(path, json=mallory)
        assert (again.status_code, again.json()["error"]["rule"]) == (401, "table-token")
        with pytest.raises(Refused) as refused:
            await s.client.command(made.table, made.host, "renew", seat=1, key="h1")
        assert refused.value.status == 401
        await s.client.request("GET", f"/api/tables/{made.table}", ben["result"]["token"])  # his link holds

    serve(store, scenario)


def test_a_session_that_has_ended_takes_no_seat_for_its_account_over_an_open_socket(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada", ready=False), {"kind": "open"}], public=True)
        async with httpx.AsyncClient(base_url=s.url) as thief:
            await thief.post("/api/account", json={"name": "Ben", "password": "correct horse"})
            kept = "; ".join(f"{name}={value}" for name, value in thief.cookies.items())
            async with Page(s, made.table, cookie=kept) as page:
                await page.push("state")
                assert (await thief.delete("/api/session")).status_code == 200
                await page.ask("join", name="Not Ben", seat=1)
        table = await s.service.house.table(made.table)
        assert (table.seats[1].name, table.seats[1].account) == ("Not Ben", None)

    serve(store, scenario)


def test_a_session_that_ends_while_a_body_is_on_its_way_takes_no_seat_for_its_account(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada", ready=False), {"kind": "open"}], public=True)
        async with httpx.AsyncClient(base_url=s.url) as thief:
            await thief.post("/api/account", json={"name": "Ben", "password": "correct horse"})
            account = await s.service.accounts.named("Ben")
            assert account is not None

            async def body() -> AsyncIterator[bytes]:
                yield b'{"seat": 1, '
                await s.service.accounts.sessions.end_all(account.id)
                yield b'"name": "Not Ben"}'

            answer = await thief.post(f"/api/tables/{made.table}/join", content=body())
            assert answer.status_code == 200
        table = await s.service.house.table(made.table)
        assert (table.seats[1].name, table.seats[1].account) == ("Not Ben", None)
        assert await s.service.accounts.seats(account.id) == []

    serve(store, scenario)


def test_nobody_who_makes_many_public_tables_hides_those_of_others(store: Path) -> None:
    async def scenario(s: Served) -> None:
        wish = NewTable(title="toy", seats=[SeatWish(kind="person", name="Ada"), SeatWish()], public=True)
        first = await s.service.house.create(wish, maker="ada")
        for _ in range(350):
            await s.service.house.create(wish, maker="spammer")
        shown = (await s.client.request("GET", "/api/tables"))["tables"]
        assert len(shown) == LISTED
        assert first.id in [table["id"] for table in shown]

    serve(store, scenario)
