"""Logs: however much is told, no secret is."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Page, Served, connect, serve

from bottega.client import person
from bottega.server.operating.logs import set_up

TOLD = ("bottega", "uvicorn.error", "asyncio")


@pytest.fixture
def loud(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything is logged that can be."""
    told = io.StringIO()
    monkeypatch.setattr(sys, "stderr", told)
    loggers = [logging.getLogger(name) for name in TOLD]
    before = [(each.handlers[:], each.level, each.propagate) for each in loggers]
    set_up("debug", "text")
    yield told
    for each, (handlers, level, propagate) in zip(loggers, before, strict=True):
        each.handlers[:], each.propagate = handlers, propagate
        each.setLevel(level)


def test_tokens_passwords_and_cookies_are_never_logged(tmp_path: Path, loud: io.StringIO) -> None:
    secrets = ["hidden cellar 77"]

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        token, http = made.tokens[0], s.client.http
        signed_in = await http.post("/api/account", json={"name": "Ada", "password": secrets[0]})
        cookie = signed_in.headers["set-cookie"].partition(";")[0]
        secrets.extend([token, cookie.partition("=")[2]])
        await http.get(f"/api/tables/{made.table}", headers={"Authorization": f"Bearer {token}", "Cookie": cookie})
        async with Page(s, made.table, token, cookie=cookie) as page:
            await page.push("state")
        address = f"{s.url.replace('http', 'ws')}/api/tables/{made.table}/socket"
        headers = {"Cookie": cookie, "Authorization": f"Bearer {token}"}
        hello = json.dumps({"do": "hello", "tokens": [token]})
        for path in (address, f"{address}?token={token}"):
            async with connect(path, additional_headers=headers) as socket:
                await socket.send([hello[:9], hello[9:]])  # in pieces, which libraries read, and log
                await socket.recv()

    serve(tmp_path / "games.db", scenario, log_level="debug")
    told = loud.getvalue()
    assert "WebSocket /api/tables/" in told
    assert [secret for secret in secrets if secret in told] == []
