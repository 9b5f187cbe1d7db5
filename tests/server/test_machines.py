"""Several processes, other processes' deaths: what must hold between them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest
from patience import PATIENCE
from serving import Page, Served, serve, serving

from bottega.api import new_game
from bottega.bots import analyse
from bottega.bots.report import as_data
from bottega.bots.told import Report
from bottega.client import Refused, person
from bottega.kernel.game import Game
from bottega.server.bots import workers as bots
from bottega.server.bots.job import Wanted
from bottega.server.bots.pool import Pool
from bottega.server.bots.workers import Workers
from bottega.server.sockets.presence import Here, Message, Presence
from bottega.server.wire import encode
from bottega.store import Store
from bottega.text import words

ROOT = Path(__file__).parent.parent.parent


def test_the_same_game_is_played_on_either_store(store_url: str) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben"), {"kind": "bot", "level": "random"}])

        async def sit(seat: int) -> None:
            async with s.client.sit(made.table, made.tokens[seat]) as chair:
                async for game in chair.turns():
                    await chair.play(game.moves[0])

        await asyncio.gather(sit(0), sit(1))
        await s.client.request("PUT", f"/api/tables/{made.table}/note", made.tokens[0], {"text": "mine"})
        account = {"name": "Ada", "password": "correct horse"}
        assert (await s.client.http.post("/api/account", json=account)).status_code == 201

    serve(store_url, scenario)

    async def later(s: Served) -> None:
        rows = await s.service.store.rows()
        table = await s.service.house.table(rows[0].table)
        assert (table.status, rows[0].status) == ("over", "over")
        account = {"name": "ada", "password": "correct horse"}
        assert (await s.client.http.post("/api/session", json=account)).status_code == 200

    serve(store_url, later)


def test_two_servers_on_postgresql_serve_one_table(cluster: str) -> None:
    from serving import new_database

    url = new_database(cluster, f"two_{os.getpid()}")

    async def scenario() -> None:
        async with serving(url) as one, serving(url) as two:
            made = await one.client.create("stanza", [person("Ada"), person("Ben"), person("Cleo")])

            async def sit(home: Served, token: str) -> None:
                async with home.client.sit(made.table, token) as chair:
                    async for game in chair.turns():
                        await chair.play(game.moves[0])

            # To the end: only then is no move under way any more, and both have heard of all.
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(
                    *[sit(home, token) for home, token in zip((one, two, two), made.tokens, strict=True)]
                )
            views = [await home.client.state(made.table, made.tokens[0]) for home in (one, two)]
            assert views[0]["game"] == views[1]["game"]
            assert views[0]["game"]["over"]
            numbers = [entry.number for entry in await one.service.store.entries(made.table)]
            assert numbers == list(range(1, len(numbers) + 1))

    asyncio.run(scenario())


def test_of_two_servers_one_wins_the_same_moment(cluster: str) -> None:
    from serving import new_database

    url = new_database(cluster, f"race_{os.getpid()}")

    async def scenario() -> None:
        async with serving(url) as one, serving(url) as two:
            made = await one.client.create("toy", [person("Ada"), person("Ben")])
            state = await two.client.state(made.table, made.tokens[0])
            moves = [move["text"] for move in state["game"]["moves"]]
            body: dict[str, Any] = {"expect": state["number"]}
            done = await asyncio.gather(
                one.client.command(made.table, made.tokens[0], "play", moves=moves[:1], key="a", **body),
                two.client.command(made.table, made.tokens[0], "play", moves=moves[1:2], key="b", **body),
                return_exceptions=True,
            )
            refused = [each for each in done if isinstance(each, Exception)]
            assert len(refused) == 1
            entries = await one.service.store.entries(made.table)
            assert sum(entry.kind == "play" for entry in entries) == 1
            again = await asyncio.gather(
                *[
                    home.client.command(made.table, made.tokens[1], "chat", text="once", key="same")
                    for home in (one, two, one, two)
                ]
            )
            assert len({answer["number"] for answer in again}) == 1

    asyncio.run(scenario())


def test_a_standing_order_holds_at_every_server_and_ends_at_every_server(cluster: str) -> None:
    from serving import new_database

    url = new_database(cluster, f"orders_{os.getpid()}")

    async def scenario() -> None:
        async with serving(url) as one, serving(url) as two:
            made = await one.client.create("toy", [person("Ada"), person("Ben")])
            for home in (one, two):
                await home.client.state(made.table, made.tokens[0])
            for rule in ("pass", None):
                await one.client.command(made.table, made.tokens[0], "premove", rule=rule)
            table = await two.service.house.table(made.table)
            number = table.number
            state = await two.client.state(made.table, made.tokens[1])
            move = state["game"]["moves"][0]["text"]
            await two.client.command(made.table, made.tokens[1], "play", moves=[move], expect=number)
            async with Page(one, made.table, made.tokens[0]) as page:
                await page.push("state")
                await one.client.command(made.table, made.tokens[0], "premove", rule="pass")
                shown = (await page.push("premove"))["premove"]
            assert "your instruction" in shown["stopped"]
            async with asyncio.timeout(PATIENCE):
                while (order := two.service.house.orders.of(table, 0)) is None or order.stopped is None:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_an_analysis_is_told_of_by_every_server(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from serving import new_database

    from bottega.server.bots import jobs

    url = new_database(cluster, f"jobs_{os.getpid()}")
    monkeypatch.setattr(jobs, "_analyse", quick_analysis)

    async def scenario() -> None:
        async with serving(url) as one, serving(url) as two:
            made = await one.client.create("toy", [person("Ada"), person("Ben")])
            table = await one.service.house.table(made.table)
            await one.client.command(made.table, made.tokens[0], "propose", what="end")
            await one.client.command(made.table, made.tokens[1], "answer", agree=True)
            assert table.open_book
            path = f"/api/tables/{made.table}/analysis"
            job = (await one.client.request("POST", path, made.tokens[0], {"seat": 0, "seconds": 1}))["job"]
            begun = await two.client.request("GET", f"/api/jobs/{job}")
            assert begun["status"] in ("waiting", "running", "done")
            await asyncio.gather(*one.service.jobs._tasks)
            for home in (one, two):
                told = await home.client.request("GET", f"/api/jobs/{job}")
                assert (told["status"], told["progress"], told["result"]["seat"]) == ("done", 1.0, 0)
            # Another version may have written its report with other fields.
            kept = await two.service.store.get("job", job)
            assert kept is not None
            await two.service.store.put("job", job, {**kept.data, "result": {"seat": 0}})
            told = await two.client.request("GET", f"/api/jobs/{job}")
            assert (told["status"], told["result"]) == ("failed", None)
            with pytest.raises(Refused):
                await two.client.request("GET", "/api/jobs/nonesuch")

    asyncio.run(scenario())


def test_people_at_other_servers_are_online_too(cluster: str) -> None:
    from serving import new_database

    url = new_database(cluster, f"online_{os.getpid()}")

    async def scenario() -> None:
        async with serving(url) as one:
            made = await one.client.create("toy", [person("Ada"), person("Ben")])
            async with Page(one, made.table, made.tokens[0]) as ada:
                await ada.online([0], 0)
                async with serving(url) as two:
                    async with Page(two, made.table, made.tokens[1]) as ben:
                        await ben.online([0, 1], 0)
                        await ada.online([0, 1], 0)
                        async with Page(two, made.table, made.onlooker):
                            await ada.online([0, 1], 1)
                        await ada.online([0, 1], 0)
                    await ada.online([0], 0)
                    async with Page(two, made.table, made.tokens[1]) as ben:
                        await ada.online([0, 1], 0)
                        await ben.online([0, 1], 0)
                await ada.online([0], 0)
                state = await one.client.state(made.table, made.tokens[0])
                assert [seat["online"] for seat in state["table"]["seats"]] == [True, False]

    asyncio.run(scenario())


def test_a_server_that_died_takes_its_people_with_it() -> None:
    async def scenario() -> None:
        said: list[str] = []
        time = 100.0
        store = SimpleNamespace(shared=True, lease=None, say=AsyncMock(side_effect=said.append))
        changed: list[str] = []
        spawn = Mock(side_effect=lambda work: work.close())
        own = Presence(cast(Store, store), spawn, lambda: time, lambda: iter([Here("t", [0])]), changed.append)
        own.hear(encode(Message("other", [Here("t", [1, 2], 3)])).decode())
        assert (own.seats("t"), own.onlookers("t")) == ({1, 2}, 3)
        time += 10
        await own.beat()
        assert own.seats("t") == {1, 2}
        own.hear(encode(Message("other")).decode())
        time += 10
        await own.beat()
        assert own.seats("t") == {1, 2}
        time += 10
        await own.beat()
        assert (own.seats("t"), own.onlookers("t"), changed) == (set(), 0, ["t", "t"])
        own.hear("gibberish of a later version")

    asyncio.run(scenario())


def test_pulling_the_plug_loses_and_doubles_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "server.py"), "crash", "--kills", "3", "--tables", "6"],
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE,
        cwd=tmp_path,
        env={**os.environ, "BOTTEGA_BENCH_PLAIN": "1"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 lost, 0 doubled, 0 tables that do not replay" in done.stdout


def hang(*_: Any) -> str:
    import time

    time.sleep(600)
    return ""


def quick_analysis(wanted: Wanted, *_: Any) -> Report:
    found = analyse(wanted.record, wanted.seat, seconds=None, iterations=2)
    return as_data(found, words("en").at_table(["Ada", "Ben"]))


def die(*_: Any) -> str:
    os._exit(9)


def cheat(*_: Any) -> str:
    return "win at once"


def first_move(game: Game, seat: int, *_: Any) -> str:
    return game.moves(seat)[0].text


def wait_for(pipe: Path) -> str:
    return pipe.read_text()


async def tell(pipe: Path, text: str) -> None:
    """Hand a text to whoever waits at the other end of the pipe."""
    await asyncio.to_thread(pipe.write_text, text)


@pytest.fixture
def sign(tmp_path: Path) -> Path:
    """A pipe on which a worker process can wait."""
    pipe = tmp_path / "sign"
    os.mkfifo(pipe)
    return pipe


@pytest.mark.parametrize("failing", [hang, die, cheat])
def test_a_bot_that_fails_or_hangs_never_blocks_a_table(
    tmp_path: Path, failing: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "_choose", failing)

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), {"kind": "bot", "level": "master"}])
        table = await s.service.house.table(made.table)
        game = table.game
        assert isinstance(game, Game)
        await s.until(lambda: table.awaiting == [0])
        assert s.service.workers.failures == 1

    serve(tmp_path / "games.db", scenario, bot_patience=3.0)


def test_real_bots_think_in_a_process_of_their_own(tmp_path: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("florence", [person("Ada"), {"kind": "bot", "level": "apprentice"}])
        table = await s.service.house.table(made.table)
        await s.until(lambda: any(getattr(entry.fact, "by", None) == "bot" for entry in table.entries))
        assert s.service.workers.failures == 0

    serve(tmp_path / "games.db", scenario, bot_patience=PATIENCE)


def test_work_that_hangs_costs_nobody_else_anything(sign: Path) -> None:
    async def scenario() -> None:
        with closing(Pool(2, [])) as pool:
            other = asyncio.create_task(pool.run(PATIENCE, wait_for, sign))
            with pytest.raises(TimeoutError):
                await pool.run(0.5, hang)
            await tell(sign, "seen")
            assert await other == "seen"

    asyncio.run(scenario())


def test_a_process_that_died_before_its_work_is_replaced() -> None:
    async def scenario() -> None:
        with closing(Pool(1, [])) as pool:
            dead = await pool.run(PATIENCE, os.getpid)
            os.kill(dead, signal.SIGKILL)
            assert await pool.run(PATIENCE, os.getpid) != dead

    asyncio.run(scenario())


def test_nobody_stands_in_line_for_ever(sign: Path) -> None:
    async def scenario() -> None:
        with closing(Pool(1, [])) as pool:
            busy = asyncio.create_task(pool.run(PATIENCE, wait_for, sign))
            await asyncio.sleep(0)
            with pytest.raises(TimeoutError):
                await pool.run(PATIENCE, os.getpid, wait=0.1)
            await tell(sign, "seen")
            assert await busy == "seen"

    asyncio.run(scenario())


def test_bots_do_not_wait_for_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_advise", hang)
    monkeypatch.setattr(bots, "_choose", first_move)

    async def scenario() -> None:
        workers = Workers(Pool(1, ["toy"]), Pool(1, ["toy"]), 1.0, PATIENCE)
        game = new_game("toy", 2, 1)
        hints = [asyncio.create_task(workers.advise(game, 0, 20.0, "en", ["Ada", "Ben"], "")) for _ in range(3)]
        await asyncio.sleep(0)
        assert await workers.think(game, 1, "master", 1, "") == first_move(game, 1)
        assert workers.failures == 0
        assert not any(hint.done() for hint in hints)
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        workers.close()

    asyncio.run(scenario())
