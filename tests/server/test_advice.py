"""Analyses, hints, and what can be looked up about titles."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from patience import PATIENCE
from serving import Served, play_out, serve

import bottega
from bottega.bots.told import Report
from bottega.client import Refused, bot, person
from bottega.server.bots import jobs
from bottega.server.bots.job import Wanted
from bottega.server.refusals import TooOften
from bottega.server.routes.analysis import _keep
from bottega.store import Store
from bottega.tables.commands.questions import LONGEST_HINT
from bottega.tables.shapes import Advice


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def without(told: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key != name}


def test_a_finished_game_is_analysed_in_the_background(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("stanza", [person("Ada"), bot("random")])
        with pytest.raises(Refused) as refused:
            await s.client.request("POST", f"/api/tables/{made.table}/analysis", made.tokens[0], {"seat": 0})
        assert refused.value.rule == "server-analysis-early"
        await play_out(s, made)
        job = await s.client.request("POST", f"/api/tables/{made.table}/analysis", made.tokens[0], {"seconds": 1})
        await asyncio.gather(*s.service.jobs._tasks)
        shown = await s.client.request("GET", f"/api/jobs/{job['job']}")
        assert (shown["status"], shown["progress"]) == ("done", 1.0)
        assert shown["result"]["decisions"]
        # It is kept with the table, and a hastier look does not replace it.
        kept = await s.client.request("GET", f"/api/tables/{made.table}/analysis?seat=0", made.tokens[0])
        assert kept["result"] == shown["result"]
        found = cast(Report, {**shown["result"], "iterations": 0})
        await _keep(s.service.store, f"{made.table}/0", found)
        again = await s.client.request("GET", f"/api/tables/{made.table}/analysis?seat=0", made.tokens[0])
        assert again == kept
        none = await s.client.request("GET", f"/api/tables/{made.table}/analysis?seat=1", made.tokens[0])
        assert none["result"] is None
        # Kept once, it is told in everybody's language.
        german = await s.client.request("GET", f"/api/tables/{made.table}/analysis?seat=0&lang=de", made.tokens[0])
        first, same = kept["result"]["decisions"][0], german["result"]["decisions"][0]
        assert (first["played"], first["best"][0]["why"]) == (same["played"], same["best"][0]["why"])
        assert first["words"] != same["words"]
        assert first["best"][0]["reason"] != same["best"][0]["reason"]
        # What 0.1 kept has its words only, in one language.
        bare = {**shown["result"], "decisions": [{**first, "best": [without(first["best"][0], "why")]}]}
        await s.service.store.put("analysis", f"{made.table}/1/fr", bare)
        old = await s.client.request("GET", f"/api/tables/{made.table}/analysis?seat=1&lang=fr", made.tokens[0])
        assert old["result"] == bare
        with pytest.raises(Refused):
            await s.client.request("GET", "/api/jobs/nonesuch")

    serve(store, scenario)


def test_analyses_beyond_a_bound_are_refused_and_running_ones_never_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        analyses = jobs.Jobs([], cast(Store, SimpleNamespace(shared=False)), lambda: 0.0)
        end = asyncio.Event()

        async def work(_patience: float, _work: object, wanted: Wanted, *_: object, owner: str) -> dict[str, Any]:
            if wanted.record == "long":
                await end.wait()
            return {}

        monkeypatch.setattr(analyses._pool, "run", work)
        long = await analyses.start(Wanted("long", 0, 30.0, "en", []), "first")
        short: list[str] = []
        for _ in range(jobs.KEPT + 1):
            short.append(await analyses.start(Wanted("short", 0, 1.0, "en", [])))
            await asyncio.wait(analyses._tasks, return_when=asyncio.FIRST_COMPLETED)
        assert [await analyses.show(id) is None for id in short] == [True] + [False] * jobs.KEPT
        shown = await analyses.show(long)
        assert shown is not None
        assert shown.status == "running"
        for number in range(jobs.UNFINISHED - 1):
            await analyses.start(Wanted("long", 0, 60.0, "en", []), f"person {number // jobs.OWN}")
        with pytest.raises(TooOften) as refused:
            await analyses.start(Wanted("short", 0, 1.0, "en", []), "somebody else")
        assert refused.value.reason.rule == "server-too-often"
        assert refused.value.reason.args == {"seconds": 30}
        end.set()
        await asyncio.gather(*analyses._tasks)
        await analyses.start(Wanted("short", 0, 1.0, "en", []))
        await analyses.close()

    asyncio.run(scenario())


def test_hints_are_given_where_nobody_could_mind(store: Path) -> None:
    async def scenario(s: Served) -> None:
        alone = await s.client.create("stanza", [person("Ada"), bot("random")])
        table = await s.service.house.table(alone.table)
        await s.until(lambda: 0 in table.awaiting)
        state = await s.client.state(alone.table, alone.tokens[0])
        shown = await s.client.command(alone.table, alone.tokens[0], "hint", seconds=0.2)
        assert shown["hint"]["move"] in [move["text"] for move in state["game"]["moves"]]
        assert shown["hint"]["reason"]
        quick = await s.client.command(alone.table, alone.tokens[0], "hint", level="journeyman")
        assert quick["hint"]["move"] in [move["text"] for move in state["game"]["moves"]]
        assert quick["hint"]["words"]
        company = await s.client.create("stanza", [person("Ada"), person("Ben")])
        with pytest.raises(Refused) as refused:
            await s.client.command(company.table, company.tokens[0], "hint")
        assert (refused.value.status, refused.value.rule) == (403, "table-hints-off")

    serve(store, scenario, bot_patience=PATIENCE)


def test_a_hint_can_look_behind_a_draft(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("stanza", [person("Ada"), person("Ben")], hints=True)
        token = made.tokens[0]
        moves = (await s.client.state(made.table, token))["game"]["moves"]
        tried = await s.client.command(made.table, token, "draft", moves=[moves[0]["text"]])
        shown = await s.client.command(made.table, token, "hint", seconds=0.2, after=[moves[0]["text"]])
        assert shown["hint"]["move"] in [move["text"] for move in tried["game"]["moves"]]
        with pytest.raises(Refused) as refused:
            await s.client.command(made.table, token, "hint", after=["move nowhere"])
        assert refused.value.status == 422

    serve(store, scenario, bot_patience=PATIENCE)


def test_hints_at_many_tables_of_one_maker_stand_in_one_line(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or whoever has many tables could keep everybody else waiting for a hint."""

    async def scenario(s: Served) -> None:
        lines: list[str] = []

        async def run(*_: object, owner: str, wait: float) -> list[Advice]:
            lines.append(owner)
            assert wait > LONGEST_HINT  # that somebody else may just have asked for
            return [Advice(move="stay", words="Stay", reason="")]

        monkeypatch.setattr(s.service.workers._hints, "run", run)
        for level in ("journeyman", "master"):
            for _ in range(2):
                made = await s.client.create("toy", [person("Ada"), bot("random")])
                await s.client.command(made.table, made.tokens[0], "hint", level=level)
        table = await s.service.house.table(made.table)
        assert lines == [table.maker] * 4

    serve(store, scenario)


def test_one_hint_at_a_time_for_a_seat(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")], hints=True)
        thinking, done = asyncio.Event(), asyncio.Event()

        async def advise(*_: object) -> list[Advice]:
            thinking.set()
            await done.wait()
            return [Advice(move="stay", words="Stay", reason="")]

        monkeypatch.setattr(s.service.workers, "advise", advise)
        first = asyncio.create_task(s.client.command(made.table, made.tokens[0], "hint"))
        await thinking.wait()
        with pytest.raises(Refused) as refused:
            await s.client.command(made.table, made.tokens[0], "hint")
        assert (refused.value.status, refused.value.rule) == (429, "server-too-often")
        other = asyncio.create_task(s.client.command(made.table, made.tokens[1], "hint"))
        done.set()
        assert (await first)["hint"]["move"] == (await other)["hint"]["move"] == "stay"
        assert (await s.client.command(made.table, made.tokens[0], "hint"))["hint"]["move"] == "stay"

        # Whoever has lost the link while the bot was thinking is told nothing.
        thinking.clear()
        done.clear()
        late = asyncio.create_task(s.client.command(made.table, made.tokens[0], "hint"))
        await thinking.wait()
        await s.client.command(made.table, made.tokens[0], "renew")
        done.set()
        with pytest.raises(Refused) as refused:
            await late
        assert refused.value.status == 401

    serve(store, scenario)


def test_titles_and_rules_are_told_in_each_language(store: Path) -> None:
    async def scenario(s: Served) -> None:
        shelf = await s.client.request("GET", "/api/titles?lang=fr")
        florence = next(title for title in shelf["titles"] if title["name"] == "florence")
        assert florence["players"] == [2, 3, 4, 5]
        assert all(option["title"] and option["about"] for option in florence["options"])
        rules = await s.client.request("GET", "/api/titles/florence/rules?lang=de")
        assert all(rule["text"] and rule["chapter_title"] for rule in rules["rules"])
        with pytest.raises(Refused) as refused:
            await s.client.request("GET", "/api/titles/chess/rules")
        assert refused.value.status == 404
        about = await s.client.request("GET", "/api/about?lang=de")
        assert about["version"] == bottega.__version__
        assert about["engine"].startswith("Die Engine läuft in reinem Python")
        assert not about["compiled"]

    serve(store, scenario)
