"""Logs: the same is told once, and no secret ever."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Page, Served, connect, serve

from bottega.client import person
from bottega.kernel.errors import BottegaWarning
from bottega.kernel.reason import Reason
from bottega.server.bots.worker import Worker
from bottega.server.operating.logs import Sparing, set_up
from bottega.store.base import Away

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


def test_the_same_trouble_is_logged_once_with_a_count() -> None:
    now = 0.0
    sparing = Sparing(lambda: now)

    def line(text: str, *args: object) -> logging.LogRecord:
        return logging.LogRecord("bottega.x", logging.WARNING, "", 0, text, args, None)

    assert [sparing.filter(line("disk full at %s", n)) for n in range(5)] == [True] + [False] * 4
    assert sparing.filter(line("something else"))
    now = 20.0
    again = line("disk full at %s", 9)
    assert sparing.filter(again)
    assert again.getMessage() == "disk full at 9 (and 4 more like it)"

    def answered(status: int) -> logging.LogRecord:
        told = logging.LogRecord("bottega.access", logging.INFO, "", 0, "%s %s %s", ("GET", "/", status), None)
        told.status = status
        return told

    assert [sparing.filter(answered(429)) for _ in range(3)] == [True, False, False]  # whoever asks too often
    assert all(sparing.filter(answered(200)) for _ in range(3))
    away = Away("the database does not answer")
    failed = logging.LogRecord("bottega.tables", logging.ERROR, "", 0, "table %s cannot be read", ("t",), None)
    failed.exc_info = type(away), away, None
    assert not sparing.filter(failed)  # that it is away, the store has told
    odd = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
    sent = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Invalid UTF-8", (), (type(odd), odd, None))
    assert sparing.filter(sent)
    assert (sent.levelname, sent.exc_info) == ("WARNING", None)  # what a stranger sends brings no trace


def warned() -> None:
    """What a worker does when the weights of a title do not fit."""
    reason = Reason("bots-weights-other", {"file": "one.npz", "what": "rules"})
    warnings.warn(BottegaWarning(reason), stacklevel=1)


def test_a_worker_tells_a_warning_in_a_line(capfd: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        worker = Worker([], [])
        await worker.do(warned)
        worker.end()

    asyncio.run(work())
    told = capfd.readouterr().err
    assert told.count("one.npz was learned for other rules") == 1
    assert "Warning" not in told
    assert len(told.strip().splitlines()) == 1
