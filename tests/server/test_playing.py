"""Playing over HTTP and sockets, as a page does it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import websockets
from serving import Page, Served, serve

import bottega
from bottega.bots import contestants
from bottega.client import Refused, bot, person


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def test_two_people_and_a_bot_play_a_whole_game(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben"), bot("random")])

        async def sit(seat: int) -> int:
            played = 0
            async with s.client.sit(made.table, made.tokens[seat]) as chair:
                async for game in chair.turns():
                    await chair.play(game.moves[0])
                    played += 1
            return played

        assert all(await asyncio.gather(sit(0), sit(1)))
        state = await s.client.state(made.table, made.tokens[0])
        assert (state["table"]["status"], state["game"]["over"]) == ("over", True)
        assert state["game"]["view"]["places"]

    serve(store, scenario)


OWN_BOT = """
from bottega.bots import Bot, Seat


class Last(Bot):
    level = "last"

    def pick(self, seat: Seat) -> int:
        return seat.legal()[-1]
"""


def test_a_bot_of_ones_own_sits_at_a_table_of_ones_own_server(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN_BOT)
    monkeypatch.setattr(contestants, "_brought", {})

    async def scenario(s: Served) -> None:
        offered = await s.client.request("GET", "/api/titles?lang=de")
        assert {"name": "last", "title": "last", "stars": 0} in offered["levels"]
        made = await s.client.create("toy", [person("Ada"), bot("last")])
        async with s.client.sit(made.table, made.tokens[0]) as chair:
            async for game in chair.turns():
                await chair.play(game.moves[0])
        ended = bottega.replay(await s.client.request("GET", f"/api/tables/{made.table}/record", made.tokens[0]))
        again = ended.fresh()
        for seat, move in ended.history():
            assert seat == 0 or move.number == again.legal(seat)[-1]
            again.play(seat, move)
        with pytest.raises(Refused):
            await s.client.create("toy", [person("Ada"), bot("first")])

    serve(store, scenario, bots=[f"{file}:Last"])


@pytest.mark.parametrize("title", ["florence", "fresco", "stanza"])
def test_each_title_is_played_to_its_end_over_a_socket(store: Path, title: str) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create(title, [person("Ada"), bot("random"), bot("random")])
        async with s.client.sit(made.table, made.tokens[0]) as chair:
            async for game in chair.turns():
                await chair.play(game.moves[-1])
        for language in ("en", "de", "fr", "nl"):
            state = await s.client.request("GET", f"/api/tables/{made.table}?lang={language}", made.tokens[0])
            assert state["table"]["status"] == "over"
            assert [line for line in state["log"] if not line["text"] or line["text"] == line["kind"]] == []
        record = await s.client.request("GET", f"/api/tables/{made.table}/record", made.tokens[0])
        again = await s.client.http.post("/api/records", content=record)
        assert again.status_code == 201
        score = await s.client.request("GET", f"/api/tables/{made.table}/score", made.tokens[0])
        sums = [sum(line["points"] for line in score["lines"] if line["seat"] == seat) for seat in range(3)]
        assert sums == score["scores"]

    serve(store, scenario)


def test_the_state_says_what_is_asked_and_what_may_be_done(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("florence", [person("Ada"), person("Ben"), person("Cleo")])
        state = await s.client.request("GET", f"/api/tables/{made.table}?lang=de", made.tokens[0])
        seat = state["game"]["awaiting"][0]
        state = await s.client.request("GET", f"/api/tables/{made.table}?lang=de", made.tokens[seat])
        assert state["as"] == seat
        assert state["game"]["question"]["text"]
        assert {"text", "kind", "args", "words"} <= set(state["game"]["moves"][0])
        onlooker = await s.client.state(made.table, made.onlooker)
        assert (onlooker["as"], onlooker["game"]["moves"], onlooker["game"]["question"]) == (None, [], None)

    serve(store, scenario)


@pytest.mark.parametrize("title", ["florence", "fresco", "stanza"])
def test_what_is_pushed_is_what_each_may_see(store: Path, title: str) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create(title, [person("Ada"), person("Ben"), person("Cleo")])
        tokens = [*made.tokens, made.onlooker]
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(Page(s, made.table, token)) for token in tokens]
            for page in pages:
                await page.push("state")
            for _ in range(12):
                table = await s.service.house.table(made.table)
                seat = table.awaiting[0]
                state = await s.client.state(made.table, made.tokens[seat])
                move = state["game"]["moves"][0]["text"]
                await s.client.command(made.table, made.tokens[seat], "play", moves=[move], expect=state["number"])
                asked = [seat, *[other for other in table.awaiting if table.touched[other] == table.number]]
                for index, (page, token) in enumerate(zip(pages, tokens, strict=True)):
                    viewer = index if index < 3 else None
                    if table.counted.hides(viewer, table.number):
                        if table.turned < table.number:
                            continue  # a step of another's secret choice: nothing at all is said
                        shown = await page.push("game")
                    else:
                        pushed = await page.push("entry")
                        assert ("game" in pushed) == (index in asked)
                        shown = pushed if index in asked else await page.push("game")
                    assert shown["number"] == table.entries_for(viewer)
                    assert shown["game"] == (await s.client.state(made.table, token))["game"]

    serve(store, scenario)


def test_a_second_hello_tells_what_was_missed_or_everything_in_another_language(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        async with Page(s, made.table, made.tokens[0]) as page:
            first = await page.push("state")
            await s.client.command(made.table, made.tokens[1], "chat", text="Good luck!")
            await page.push("entry")
            await page.send({"do": "hello", "tokens": [made.tokens[0]], "after": first["number"]})
            missed = await page.push("missed")
            assert [entry["chat"]["text"] for entry in missed["entries"]] == ["Good luck!"]
            await page.send({"do": "hello", "tokens": made.tokens, "lang": "de"})
            both = [await page.push("state"), await page.push("state")]
            assert [state["as"] for state in both] == [0, 1]
            assert (await page.push("online"))["online"] == [0, 1]
            await page.send({"do": "hello", "tokens": ["0.1.guessed"]})
            with pytest.raises(websockets.ConnectionClosed):
                await page.push("never")
            assert page.socket.close_code == 4401

    serve(store, scenario)


def test_people_join_by_link_and_the_game_begins_when_all_are_ready(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada", ready=False), {"kind": "open"}])
        async with Page(s, made.table, made.tokens[0]) as page:
            await page.push("state")
            await s.client.command(made.table, made.tokens[1], "join", name="  Ben\u202e ", ready=True)
            joined = await page.push("entry")
            assert joined["entry"]["kind"] == "join"
            assert joined["table"]["seats"][1]["name"] == "Ben"
            answer = await page.ask("ready", ready=True)
            assert "ok" in answer
            kinds = [push["entry"]["kind"] for push in page.pushes if push.get("push") == "entry"]
            assert kinds[-2:] == ["ready", "start"]
            assert page.pushes[-1]["game"]["moves"]

    serve(store, scenario)


def test_a_public_table_is_listed_and_joined_without_a_link(store: Path) -> None:
    async def scenario(s: Served) -> None:
        private = await s.client.create("toy", [person("Ada"), {"kind": "open"}])
        public = await s.client.create("toy", [person("Ada"), {"kind": "open"}], public=True)
        listed = await s.client.request("GET", "/api/tables")
        assert [table["id"] for table in listed["tables"]] == [public.table]
        answer = await s.client.command(public.table, None, "join", name="Ben", seat=1)
        token = answer["result"]["token"]
        assert (await s.client.state(public.table, token))["table"]["status"] == "running"
        assert (await s.client.state(public.table))["as"] is None
        for attempt in (s.client.state(private.table), s.client.command(private.table, None, "join", name="X", seat=1)):
            with pytest.raises(Refused) as refused:
                await attempt
            assert refused.value.status == 401

    serve(store, scenario)


def test_refusals_come_in_the_readers_language(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        texts = set()
        for language in ("en", "de", "fr", "nl"):
            async with Page(s, made.table, made.tokens[0], lang=language) as page:
                await page.push("state")
                answer = await page.ask("undo", expect=2)
                assert (answer["error"]["rule"], answer["error"]["status"]) == ("table-undo-none", 409)
                texts.add(answer["error"]["text"])
        assert len(texts) == 4

    serve(store, scenario)


def test_a_client_that_was_away_gets_just_what_it_missed(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben"), person("Cleo")])
        async with Page(s, made.table, made.tokens[0]) as page:
            seen = (await page.push("state"))["number"]
        state = await s.client.state(made.table, made.tokens[1])
        await s.client.command(
            made.table, made.tokens[1], "play", moves=[state["game"]["moves"][0]["text"]], expect=seen
        )
        await s.client.command(made.table, made.tokens[1], "chat", text="Hello")
        async with Page(s, made.table, made.tokens[0], after=seen) as page:
            missed = await page.push("missed")
            # Ben's choice is his own until all are in: only that he has made it shows.
            assert [entry["number"] for entry in missed["entries"]] == [seen + 1]
            assert missed["entries"][0]["chat"]["text"] == "Hello"
            assert missed["game"]["awaiting"] == [0, 2]
        async with Page(s, made.table, made.tokens[0], after=seen + 99) as page:
            assert (await page.push("state"))["number"] == seen + 1

    serve(store, scenario)


def test_one_screen_for_several_seats(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        async with Page(s, made.table, *made.tokens) as page:
            states = [await page.push("state"), await page.push("state")]
            assert [state["as"] for state in states] == [0, 1]
            number = states[0]["number"]
            for state in states:
                move = state["state"]["game"]["moves"][0]["text"]
                answer = await page.ask("play", **{"as": state["as"]}, moves=[move], expect=number)
                assert "ok" in answer
            answer = await page.ask("play", **{"as": 5}, moves=["stay"], expect=number)
            assert answer["error"]["status"] == 403

    serve(store, scenario)


def test_drafts_and_why_not_over_the_socket(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        async with Page(s, made.table, made.tokens[0]) as page:
            state = await page.push("state")
            move = state["state"]["game"]["moves"][0]["text"]
            tried = await page.ask("draft", moves=[move])
            assert tried["ok"]["ends"] == "hands-over"
            told = await page.ask("why", move="stay")
            assert told["ok"]["rule"] == "toy-not-now"
            again = await page.ask("state")
            assert again["ok"]["game"] == state["state"]["game"]

    serve(store, scenario)


def test_a_renewed_link_ends_the_old_one_at_once(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        async with Page(s, made.table, made.tokens[0]) as page:
            await page.push("state")
            answer = await s.client.command(made.table, made.tokens[0], "renew")
            with pytest.raises(websockets.ConnectionClosed):
                await page.push("never")
            assert page.socket.close_code == 4401
        with pytest.raises(Refused) as refused:
            await s.client.state(made.table, made.tokens[0])
        assert refused.value.status == 401
        assert (await s.client.state(made.table, answer["result"]["token"]))["as"] == 0

    serve(store, scenario)


def test_people_who_see_different_fields_are_told_at_once(store: Path) -> None:
    """An onlooker's view of the toy game lacks the hand; both are told of one move."""

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        async with Page(s, made.table, made.onlooker) as other, Page(s, made.table, made.tokens[0]) as page:
            mine = (await page.push("state"))["state"]["game"]["view"]
            assert set((await other.push("state"))["state"]["game"]["view"]) < set(mine)
            for token in made.tokens:
                state = await s.client.state(made.table, token)
                body = {"moves": [state["game"]["moves"][0]["text"]], "expect": state["number"]}
                await s.client.command(made.table, token, "play", **body)
            for told in (page, other):
                assert (await told.push("entry"))["entry"]["kind"] == "play"

    serve(store, scenario)


def test_a_restart_is_announced_and_nothing_is_lost(store: Path) -> None:
    async def first(s: Served) -> tuple[Any, dict[str, Any]]:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        async with s.client.sit(made.table, made.tokens[0]) as chair:
            assert chair.position is not None
            await chair.play(chair.position.moves[0])
        before = await s.client.state(made.table, made.tokens[1])
        async with Page(s, made.table, made.tokens[1], lang="de") as page, Page(s, made.table, made.onlooker) as other:
            for listening in (page, other):
                await listening.push("state")
            s.server.should_exit = True
            assert (await page.push("notice"))["text"].startswith("Der Server wird neu gestartet")
            assert (await other.push("notice"))["text"].startswith("The server is being restarted")
            with pytest.raises(websockets.ConnectionClosed):
                await page.push("never")
            assert page.socket.close_code == 1012
        return made, before

    made, before = serve(store, first)

    async def second(s: Served) -> None:
        assert (await s.client.state(made.table, made.tokens[1]))["game"] == before["game"]

    serve(store, second)
