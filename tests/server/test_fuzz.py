"""Every path of the OpenAPI document with all sorts of input: no answer of ours is ever a 5xx."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from patience import PATIENCE
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from serving import Served, serving

from bottega.client import Made, bot, person


class Target:
    """A server in a thread of its own, with a running and a finished table."""

    def __init__(self) -> None:
        self.url = ""
        self.tables: list[Made] = []
        self.ready = threading.Event()
        self.over: asyncio.Event | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    async def serve(self, store: Path) -> None:
        self.over, self.loop = asyncio.Event(), asyncio.get_running_loop()
        async with serving(store, notices=False) as served:
            await self._seat(served)
            self.url = served.url
            self.ready.set()
            await self.over.wait()

    async def _seat(self, served: Served) -> None:
        running = await served.client.create("toy", [person("Ada"), person("Ben")], public=True)
        finished = await served.client.create("toy", [bot("random"), bot("random")])
        table = await served.service.house.table(finished.table)
        await served.until(lambda: table.status == "over")
        self.tables = [running, finished]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    made = Target()
    thread = threading.Thread(target=lambda: asyncio.run(made.serve(tmp_path_factory.mktemp("fuzz") / "games.db")))
    thread.start()
    assert made.ready.wait(PATIENCE)
    yield made
    assert made.loop is not None
    assert made.over is not None
    made.loop.call_soon_threadsafe(made.over.set)
    thread.join()


@pytest.fixture(scope="module")
def api(target: Target) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{target.url}/api/openapi.json")


def test_no_input_makes_the_server_fail(target: Target, api: schemathesis.BaseSchema) -> None:
    session = requests.Session()

    def try_out(case: Any) -> None:
        for made in target.tables:
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = made.table
            token = made.tokens[0] or made.host
            response = case.call(headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE, session=session)
            assert response.status_code < 500, (case.path, response.text)
            if response.status_code >= 400:
                assert set(response.json()["error"]) == {"rule", "text", "args"}

    how = settings(
        max_examples=3, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
    )
    tried = 0
    for found in api.get_all_operations():
        assert isinstance(found, Ok)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            # A path that takes no input at all has no wrong input either.
            with contextlib.suppress(Unsatisfiable):
                how(given(case=found.ok().as_strategy(generation_mode=mode))(try_out))()
        tried += 1
    session.close()
    assert tried > 30


def test_every_query_that_is_read_is_described(api: schemathesis.BaseSchema) -> None:
    paths = api.raw_schema["paths"]

    def queries(path: str, method: str) -> dict[str, Any]:
        described = paths[path][method]["parameters"]
        return {each["name"]: each["schema"] for each in described if each["in"] == "query"}

    log = queries("/api/tables/{table}/log", "get")
    assert set(log) == {"after", "before", "limit", "lang"}
    assert (log["limit"]["minimum"], log["limit"]["maximum"]) == (1, 500)
    assert set(queries("/api/tables/{table}/replay/{move}", "get")) == {"as", "lang"}
    assert set(queries("/api/tables/{table}/play", "post")) == {"state", "lang"}
    assert set(queries("/api/titles", "get")) == {"lang"}


def test_every_command_and_question_is_described_with_an_example(api: schemathesis.BaseSchema) -> None:
    from bottega.tables.commands import COMMANDS, QUESTIONS

    paths = api.raw_schema["paths"]
    for name in [*COMMANDS, *QUESTIONS]:
        content = paths[f"/api/tables/{{table}}/{name}"]["post"]["requestBody"]["content"]["application/json"]
        assert {"schema", "example"} <= set(content)
