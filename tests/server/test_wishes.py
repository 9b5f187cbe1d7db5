"""Wishes that cannot be: malformed, too large, beyond their bounds; each is told where it is off."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
import websockets
from patience import PATIENCE
from serving import Page, Served, connect, serve

from bottega.client import bot, person


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def test_the_nul_sign_is_refused_by_both_stores(store_url: str) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")], public=True)
        http, own = s.client.http, {"Authorization": f"Bearer {made.tokens[0]}"}
        path = f"/api/tables/{made.table}"
        requests: list[tuple[str, str, dict[str, Any]]] = [
            ("POST", "/api/tables", {"title": "toy", "name": "a\0", "seats": [{}, {}]}),
            ("POST", f"{path}/chat", {"text": "a", "key": "\0"}),
            ("POST", f"{path}/chat", {"text": "a\0"}),
            ("PUT", f"{path}/note", {"text": "a\0"}),
            ("POST", "/api/account", {"name": "a\0", "password": "correct horse"}),
            ("POST", "/api/session", {"name": "a\0", "password": "correct horse"}),
            ("GET", "/api/ratings/to%00y", {}),
            ("GET", "/api/tables/%00", {}),
            ("GET", f"{path}/log?after=%00", {}),
            ("GET", "/table/%00", {}),
        ]
        for method, where, body in requests:
            response = await http.request(method, where, content=json.dumps(body), headers=own)
            assert (response.status_code, response.json()["error"]["rule"]) == (400, "table-malformed"), where
        record = await http.post("/api/records", content="Bottega\0")
        assert (record.status_code, record.json()["error"]["rule"]) == (400, "table-malformed")
        async with Page(s, made.table, made.tokens[0]) as page:
            refused = await page.ask("chat", text="a", key="\0")
            assert (refused["error"]["status"], refused["error"]["rule"]) == (400, "table-malformed")
            assert "ok" in await page.ask("chat", text="as people write it: \\u0000")
        written = await http.put(f"{path}/note", json={"text": "\\u0000"}, headers=own)
        assert written.json() == {"text": "\\u0000"}

    serve(store_url, scenario)


def test_what_is_too_large_is_refused(store: Path) -> None:
    async def scenario(s: Served) -> None:
        response = await s.client.http.post("/api/tables", content=b"x" * 70_000)
        assert response.status_code == 413

        async def endless() -> object:
            for _ in range(100):
                yield b"y" * 1000

        response = await s.client.http.post("/api/tables", content=endless())  # type: ignore[arg-type]
        assert response.status_code == 413
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        async with connect(f"{s.url.replace('http', 'ws')}/api/tables/{made.table}/socket") as socket:
            await socket.send("x" * 100_000)
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1009

    serve(store, scenario)


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ("", "title"),
        ("{", "body"),
        ("[]", "body"),
        ('{"title": 3, "seats": []}', "title"),
        ('{"title": "toy", "seats": [{"kind": "ghost"}]}', "seats[0].kind"),
        ('{"title": "toy", "seats": [{}, {}], "colour": 1}', "body"),
    ],
)
def test_malformed_wishes_are_told_where_they_are_off(store: Path, body: str, where: str) -> None:
    async def scenario(s: Served) -> None:
        response = await s.client.http.post("/api/tables", content=body)
        assert response.status_code == 400
        error = response.json()["error"]
        assert error["rule"] == "table-malformed"
        assert where in error["args"]["where"] or where in error["args"]["problem"]

    serve(store, scenario)


@pytest.mark.parametrize(
    ("wish", "rule", "where", "told"),
    [
        ({"seats": []}, "table-list-least", "seats", "seats braucht mindestens einen Eintrag."),
        ({"seats": [{}] * 11}, "table-list-most", "seats", "seats darf höchstens 10 Einträge haben."),
        ({"name": "n" * 81}, "table-text-most", "name", "name darf höchstens 80 Zeichen haben."),
        ({"seats": [{"level": ""}]}, "table-text-least", "seats[0].level", "braucht mindestens ein Zeichen."),
        ({"clock": {"kind": "move", "seconds": 1}}, "table-number-least", "clock.seconds", "muss mindestens 10 sein."),
        ({"seed": -1}, "table-number-least", "seed", "muss mindestens 0 sein."),
        (
            {"clock": {"kind": "move", "seconds": 60, "increment": 90_000}},
            "table-number-most",
            "clock.increment",
            "clock.increment darf höchstens 86.400 sein.",
        ),
    ],
)
def test_bounds_are_told_in_the_language_of_the_page(
    store: Path, wish: dict[str, object], rule: str, where: str, told: str
) -> None:
    async def scenario(s: Served) -> None:
        body = {"title": "toy", "seats": [{}, {}], **wish}
        response = await s.client.http.post("/api/tables?lang=de", json=body)
        error = response.json()["error"]
        assert (response.status_code, error["rule"], error["args"]["where"]) == (400, rule, where)
        assert told in error["text"]

    serve(store, scenario)


def test_bounds_of_a_query_are_told_in_the_language_of_the_page(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), bot("random")])
        own = {"Authorization": f"Bearer {made.tokens[0]}"}
        response = await s.client.http.get(f"/api/tables/{made.table}/log?limit=501&lang=nl", headers=own)
        assert response.status_code == 400
        assert "limit moet een geheel getal van 1 tot en met 500 zijn." in response.json()["error"]["text"]

    serve(store, scenario)


def test_setups_that_can_not_be_are_refused_with_the_reason(store: Path) -> None:
    async def scenario(s: Served) -> None:
        seats = [{"kind": "open"}] * 2
        for body, status, rule in (
            ({"title": "chess", "seats": seats}, 404, "setup-game-unknown"),
            ({"title": "toy", "seats": seats * 4}, 422, "setup-players"),
            ({"title": "toy", "seats": seats, "options": {"loud": 1}}, 422, "setup-option-value"),
            ({"title": "toy", "seats": seats, "seed": 2**63, "study": True}, 422, "setup-seed"),
        ):
            response = await s.client.http.post("/api/tables", content=json.dumps(body))
            assert (response.status_code, response.json()["error"]["rule"]) == (status, rule)

    serve(store, scenario)


FRAMES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"do": 1}',
    '{"do": "hello"}',
    '{"do": "play"}',
    '{"do": "play", "moves": "stay", "expect": 1}',
    '{"do": "play", "moves": [], "expect": 1}',
    '{"do": "play", "moves": ["\\u0000"], "expect": 1}',
    '{"do": "play", "moves": ["unknown"], "expect": -1}',
    '{"do": "play", "moves": ["unknown"], "expect": 99999999}',
    '{"do": "play", "moves": ["unknown"], "expect": 2}',
    '{"do": "play", "moves": ["game-over"], "expect": 2, "as": true}',
    '{"do": "undo", "expect": 1e99}',
    '{"do": "propose", "what": "takeover"}',
    '{"do": "propose", "what": "undo", "to": 999}',
    '{"do": "premove", "rule": "bid"}',
    '{"do": "chat", "text": "\\u0007"}',
    '{"do": "branch", "at": 5}',
    '{"do": "why", "move": "pass", "after": ["x"]}',
    '{"do": "draft", "moves": ["stay", "stay", "stay"]}',
    '{"do": "nonsense", "id": {"a": [1]}}',
    '{"id": 1e999, "do": "ping"}',
    '{"do": "state", "as": "0"}',
    "[" * 10_000,
    b"\x00\xff",
]


def test_malformed_frames_neither_hang_nor_break_the_server(store: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        url = f"{s.url.replace('http', 'ws')}/api/tables/{made.table}/socket"
        before = await s.client.state(made.table, made.tokens[0])
        dice = random.Random(1)
        for greeted in (True, False):
            for frame in [*FRAMES, *[bytes(dice.randbytes(40)) for _ in range(20)]]:
                async with connect(url) as socket:
                    if greeted:
                        await socket.send(json.dumps({"do": "hello", "tokens": made.tokens[:1]}))
                    await socket.send(frame)
                    if greeted:
                        await socket.send('{"do": "ping"}')
                    try:
                        while "pong" not in str(await asyncio.wait_for(socket.recv(), PATIENCE)) and greeted:
                            pass
                    except websockets.ConnectionClosed:
                        assert socket.close_code in (4400, 4401, 1007)
        after = await s.client.state(made.table, made.tokens[0])
        assert after["game"] == before["game"]
        assert after["number"] == before["number"]

    with caplog.at_level(logging.ERROR, "bottega"):
        serve(store, scenario)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
