"""A short storm of odd calls, with all that ever made a server fail: no answer of 5xx, no socket without a code."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from serving import Served, serve
from storming import CALLS, FRAMES, Storm

from bottega.client import bot, person


def test_a_storm_of_calls_finds_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(s: Served) -> Storm:
        running = await s.client.create("toy", [person("Ada"), person("Ben")], public=True)
        open_one = await s.client.create("toy", [person("Ada"), {"kind": "open"}], public=True)
        over = await s.client.create("toy", [bot("random"), bot("random")])
        table = await s.service.house.table(over.table)
        await s.until(lambda: table.status == "over")
        tables = [(made.table, [made.host, made.onlooker, *made.tokens]) for made in (running, open_one, over)]
        storm = Storm(s.url, tables, seed=18)
        await storm.rage(700)
        return storm

    with caplog.at_level(logging.ERROR, "bottega"):
        storm = serve(tmp_path / "games.db", scenario, notices=False)
    assert storm.faults == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert storm.calls >= 700 > len(CALLS) + len(FRAMES)
    assert {200, 400, 401, 404, 422} <= set(storm.statuses)  # it knocks at many doors
