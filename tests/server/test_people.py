"""Accounts, ratings, notes, notices, analysis: what is around the tables."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from patience import PATIENCE
from serving import Served, serve

from bottega.client import Made, Refused, bot, person
from bottega.server.bots import jobs
from bottega.server.operating.settings import Settings
from bottega.server.people.outside import Outside, is_open
from bottega.server.people.private import forget, private_id
from bottega.server.refusals import TooOften
from bottega.server.service import Service
from bottega.store import Document, Store
from bottega.tables.shapes import Advice


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


async def play_out(s: Served, made: Made) -> None:
    async def sit(token: str) -> None:
        async with s.client.sit(made.table, token) as chair:
            async for game in chair.turns():
                await chair.play(game.moves[0])

    await asyncio.gather(*[sit(token) for token in made.tokens if token])


def test_an_account_gathers_tables_and_comes_back_from_another_device(store: Path) -> None:
    async def scenario(s: Served) -> None:
        http = s.client.http
        assert (await http.get("/api/account")).status_code == 401
        made = await http.post("/api/account", json={"name": "Ada", "password": "correct horse"})
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        taken = await http.post("/api/account", json={"name": "ADA", "password": "other horses"})
        assert (taken.status_code, taken.json()["error"]["rule"]) == (409, "server-account-taken")
        table = await s.client.create("toy", [person("Ada"), person("Ben")])
        async with httpx.AsyncClient(base_url=s.url) as phone:
            wrong = await phone.post("/api/session", json={"name": "Ada", "password": "wrong horse"})
            assert (wrong.status_code, wrong.json()["error"]["rule"]) == (401, "server-account-wrong")
            await phone.post("/api/session", json={"name": "Ada", "password": "correct horse"})
            mine = (await phone.get("/api/account")).json()
            assert [(t["table"], t["seat"], t["your_turn"]) for t in mine["tables"]] == [(table.table, 0, True)]
            state = await s.client.state(table.table, mine["tables"][0]["token"])
            assert state["as"] == 0
            changed = await http.post("/api/account/password", json={"old": "correct horse", "new": "better horse!"})
            assert changed.status_code == 200
            assert (await phone.get("/api/account")).status_code == 401
        assert (await http.get("/api/account")).status_code == 200
        session = dict(http.cookies)
        gone = await http.request("DELETE", "/api/account", json={"password": "better horse!"})
        assert gone.status_code == 200
        assert (await http.get("/api/account")).status_code == 401
        await http.post("/api/account", json={"name": "Ada", "password": "another Ada"})
        async with httpx.AsyncClient(base_url=s.url, cookies=session) as former:
            assert (await former.get("/api/account")).status_code == 401

    serve(store, scenario)


def test_passwords_are_kept_as_argon2_and_tries_are_counted(store: Path) -> None:
    async def scenario(s: Served) -> None:
        http = s.client.http
        short = await http.post("/api/account", json={"name": "Ada", "password": "short"})
        assert short.json()["error"]["rule"] == "server-password-short"
        await http.post("/api/account", json={"name": "Ada", "password": "correct horse"})
        kept = await s.service.store.get("account", "ada")
        assert kept is not None
        assert kept.data["hash"].startswith("$argon2id$")
        statuses = [
            (await http.post("/api/session", json={"name": "Ada", "password": "guess number x"})).status_code
            for _ in range(4)
        ]
        assert statuses[-1] == 429

    serve(store, scenario, passwords_per_minute=4)


def test_games_between_account_holders_are_rated(store: Path) -> None:
    async def scenario(s: Served) -> None:
        async with httpx.AsyncClient(base_url=s.url) as ben:
            await s.client.http.post("/api/account", json={"name": "Ada", "password": "correct horse"})
            await ben.post("/api/account", json={"name": "Ben", "password": "correct horse"})
            made = await s.client.create("toy", [person("Ada"), {"kind": "open"}])
            joined = await ben.post(
                f"/api/tables/{made.table}/join",
                json={"name": "Ben"},
                headers={"Authorization": f"Bearer {made.tokens[1]}"},
            )
            assert joined.status_code == 200
            await play_out(s, made)
            await s.settle()
            shown = (await ben.get("/api/ratings/toy")).json()["ratings"]
            assert {line["name"] for line in shown} == {"Ada", "Ben"}
            assert shown[0]["rating"] >= 1500 >= shown[1]["rating"]
            mine = (await ben.get("/api/account")).json()
            assert mine["ratings"][0]["games"] == 1

    serve(store, scenario)


def test_notes_are_for_ones_own_eyes(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        path = f"/api/tables/{made.table}/note"
        await s.client.request("PUT", path, made.tokens[0], {"text": "She collects jesters."})
        assert (await s.client.request("GET", path, made.tokens[0]))["text"] == "She collects jesters."
        assert (await s.client.request("GET", path, made.tokens[1]))["text"] == ""
        with pytest.raises(Refused) as refused:
            await s.client.request("GET", path, made.onlooker)
        assert refused.value.status == 403

    serve(store, scenario)


class Post:
    """The world outside, as far as notices are concerned."""

    def __init__(self) -> None:
        self.received: list[httpx.Request] = []
        self.resolved: list[str] = []
        self.news = asyncio.Condition()
        self.status = 201
        self.addresses = {"hooks.example.org": ["93.184.216.34"], "push.example.org": ["2606:2800:220:1::1"]}

    async def resolve(self, host: str, _port: int) -> list[str]:
        self.resolved.append(host)
        return self.addresses.get(host, ["127.0.0.1"])

    async def answer(self, request: httpx.Request) -> httpx.Response:
        self.received.append(request)
        async with self.news:
            self.news.notify_all()
        return httpx.Response(self.status)

    def service(self, settings: Settings) -> Service:
        return Service(settings, outside=Outside(self.resolve, httpx.MockTransport(self.answer)))

    async def arrived_at(self, path: str) -> httpx.Request:
        """The first request to this path; others may come before it."""

        def arrived() -> list[httpx.Request]:
            return [request for request in self.received if request.url.path == path]

        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(arrived)
        return arrived()[0]


def subscription() -> dict[str, Any]:
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {
        "endpoint": "https://push.example.org/abc",
        "expirationTime": None,
        "keys": {
            "p256dh": base64.urlsafe_b64encode(point).rstrip(b"=").decode(),
            "auth": base64.urlsafe_b64encode(b"0123456789abcdef").rstrip(b"=").decode(),
        },
    }


def test_whoever_is_away_is_told_by_push_and_webhook(store: Path) -> None:
    post = Post()

    async def scenario(s: Served) -> None:
        key = await s.client.request("GET", "/api/notices/key")
        assert len(base64.urlsafe_b64decode(key["key"] + "=")) == 65
        made = await s.client.create("toy", [person("Ada"), person("Ben")], name="Friday")
        path = f"/api/tables/{made.table}/notices"
        wish = {"push": subscription(), "webhook": "https://hooks.example.org/secret"}
        for token in made.tokens:  # either may win the round, and is not told of a turn that follows their own
            shown = await s.client.request("PUT", f"{path}?lang=de", token, wish)
            assert shown == {"push": True, "webhook": "https://hooks.example.org/secret", "on": ["turn", "over"]}
        for token in made.tokens:
            state = await s.client.state(made.table, token)
            move = state["game"]["moves"][0]["text"]
            await s.client.command(made.table, token, "play", moves=[move], expect=state["number"])
        state = await s.client.state(made.table, made.tokens[0])
        winner = state["game"]["awaiting"][0]
        state = await s.client.state(made.table, made.tokens[winner])
        await s.client.command(made.table, made.tokens[winner], "play", moves=["stay"], expect=state["number"])
        push = await post.arrived_at("/abc")
        hook = await post.arrived_at("/secret")
        assert push.headers["content-encoding"] == "aes128gcm"
        assert push.headers["authorization"].startswith("vapid t=")
        assert (hook.url.host, hook.headers["host"]) == ("93.184.216.34", "hooks.example.org")
        told = json.loads(hook.content)
        assert told["text"].startswith("Du bist am Zug („Friday“)")
        assert told["content"] == told["text"]

    serve(store, scenario, service=post.service)


def test_the_test_button_says_what_came_of_it_and_dead_subscriptions_end(store: Path) -> None:
    post = Post()

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        path = f"/api/tables/{made.table}/notices"
        assert await s.client.request("POST", f"{path}/test", made.tokens[0]) == {"push": None, "webhook": None}
        wish = {"push": subscription(), "webhook": "https://hooks.example.org/x", "on": []}
        await s.client.request("PUT", path, made.tokens[0], wish)
        assert await s.client.request("POST", f"{path}/test", made.tokens[0]) == {"push": "sent", "webhook": "sent"}
        post.status = 410
        shown = await s.client.request("POST", f"{path}/test", made.tokens[0])
        assert shown == {"push": "failed: 410", "webhook": "failed: 410"}
        assert (await s.client.request("GET", path, made.tokens[0]))["push"] is False

    serve(store, scenario, service=post.service)


async def leave(s: Served, made: Made) -> str:
    """Ben goes by himself; the token of whoever comes next."""
    await s.client.command(made.table, made.tokens[1], "leave")
    table = await s.service.house.table(made.table)
    return s.service.house.links.token(table, "1")


async def put_out(s: Served, made: Made) -> str:
    """The host opens Ben's seat again."""
    await s.client.command(made.table, made.host, "seat", seat=1, kind="open")
    table = await s.service.house.table(made.table)
    return s.service.house.links.token(table, "1")


async def give_away(s: Served, made: Made) -> str:
    """The host makes a new link for Ben's seat."""
    answer = await s.client.command(made.table, made.host, "renew", seat=1)
    token: str = answer["result"]["token"]
    return token


@pytest.mark.parametrize("hand_on", [leave, put_out, give_away])
def test_note_and_notices_do_not_pass_to_whoever_sits_there_next(
    store: Path, hand_on: Callable[[Served, Made], Awaitable[str]]
) -> None:
    post = Post()

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada", ready=False), person("Ben", ready=False)])
        path = f"/api/tables/{made.table}"
        await s.client.request("PUT", f"{path}/note", made.tokens[1], {"text": "She collects jesters."})
        hook = {"webhook": "https://hooks.example.org/ben", "on": ["chat"]}
        await s.client.request("PUT", f"{path}/notices", made.tokens[1], hook)
        newcomer = await hand_on(s, made)
        assert (await s.client.request("GET", f"{path}/note", newcomer))["text"] == ""
        assert (await s.client.request("GET", f"{path}/notices", newcomer))["webhook"] is None
        await s.client.command(made.table, newcomer, "join", name="Clara", ready=False)
        await s.client.command(made.table, made.tokens[0], "chat", text="Hello Clara!")
        await s.settle()
        assert post.received == []
        for kind in ("note", "notice"):
            assert await s.service.store.find(kind, made.table) == []
        await s.client.request("PUT", f"{path}/note", newcomer, {"text": "My own."})
        assert (await s.client.request("GET", f"{path}/note", newcomer))["text"] == "My own."

    serve(store, scenario, service=post.service)


def test_forgetting_late_spares_what_the_newcomer_wrote(store: Path) -> None:
    async def scenario(s: Served) -> None:
        keep = s.service.store
        for id in ("t/1", "t/1/5", "t/1/8", "t/2"):
            await keep.put("note", id, {"text": id})
        await forget(keep, "t/1", 8)
        assert [document.id for document in await keep.find("note", "t/")] == ["t/1/8", "t/2"]

    serve(store, scenario)


def test_whoever_renews_their_own_link_keeps_their_note(store: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada", ready=False), person("Ben", ready=False)])
        path = f"/api/tables/{made.table}/note"
        await s.client.request("PUT", path, made.tokens[1], {"text": "She collects jesters."})
        answer = await s.client.command(made.table, made.tokens[1], "renew")
        await s.settle()
        kept = await s.client.request("GET", path, answer["result"]["token"])
        assert kept["text"] == "She collects jesters."

    serve(store, scenario)


def test_while_notices_are_off_nothing_is_resolved_or_sent(store: Path) -> None:
    post = Post()

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        table = await s.service.house.table(made.table)
        kept = {"push": subscription(), "webhook": "https://hooks.example.org/x", "on": ["turn"], "language": "en"}
        await s.service.store.put("notice", private_id(table, 0), kept)
        path = f"/api/tables/{made.table}/notices"
        for method, where, body in (
            ("GET", "/api/notices/key", None),
            ("PUT", path, {"webhook": "https://hooks.example.org/x"}),
            ("POST", f"{path}/test", None),
        ):
            with pytest.raises(Refused) as refused:
                await s.client.request(method, where, made.tokens[0], body)
            assert (refused.value.status, refused.value.rule) == (404, "server-notices-off")
        assert post.resolved == []
        assert post.received == []

    serve(store, scenario, service=post.service, notices=False)


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example.org/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://user@hooks.example.org/x",
        "https://internal.example.org/x",
        "https:///x",
        "ftp://hooks.example.org",
        "nonsense",
    ],
)
def test_webhooks_never_go_to_internal_addresses(store: Path, url: str) -> None:
    post = Post()

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        with pytest.raises(Refused) as refused:
            await s.client.request("PUT", f"/api/tables/{made.table}/notices", made.tokens[0], {"webhook": url})
        assert (refused.value.status, refused.value.rule) == (422, "server-webhook-address")

    serve(store, scenario, service=post.service)


@pytest.mark.parametrize(
    ("address", "is_it"),
    [
        ("93.184.216.34", True),
        ("10.0.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2606:2800:220:1::1", True),
        ("nonsense", False),
    ],
)
def test_which_addresses_lie_on_the_open_internet(address: str, is_it: bool) -> None:
    assert is_open(address) == is_it


def test_a_host_that_moves_inside_after_it_was_checked_gets_nothing(store: Path) -> None:
    post = Post()

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        path = f"/api/tables/{made.table}/notices"
        await s.client.request("PUT", path, made.tokens[0], {"webhook": "https://hooks.example.org/x"})
        post.addresses["hooks.example.org"] = ["192.168.1.1"]
        shown = await s.client.request("POST", f"{path}/test", made.tokens[0])
        assert shown["webhook"].startswith("failed")
        assert post.received == []

    serve(store, scenario, service=post.service)


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
        with pytest.raises(Refused):
            await s.client.request("GET", "/api/jobs/nonesuch")

    serve(store, scenario)


def test_analyses_beyond_a_bound_are_refused_and_running_ones_never_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        analyses = jobs.Jobs([], cast(Store, SimpleNamespace(shared=False)), lambda: 0.0)
        end = asyncio.Event()

        async def work(_patience: float, _work: object, record: str, *_: object) -> dict[str, Any]:
            if record == "long":
                await end.wait()
            return {}

        monkeypatch.setattr(analyses._pool, "run", work)
        long = await analyses.start("long", 0, 30.0, "en", [])
        short: list[str] = []
        for _ in range(jobs.KEPT + 1):
            short.append(await analyses.start("short", 0, 1.0, "en", []))
            await asyncio.wait(analyses._tasks, return_when=asyncio.FIRST_COMPLETED)
        assert [await analyses.show(id) is None for id in short] == [True] + [False] * jobs.KEPT
        shown = await analyses.show(long)
        assert shown is not None
        assert shown.status == "running"
        for _ in range(jobs.UNFINISHED - 1):
            await analyses.start("long", 0, 60.0, "en", [])
        with pytest.raises(TooOften) as refused:
            await analyses.start("short", 0, 1.0, "en", [])
        assert refused.value.reason.rule == "server-too-often"
        assert refused.value.reason.args == {"seconds": 30}
        end.set()
        await asyncio.gather(*analyses._tasks)
        await analyses.start("short", 0, 1.0, "en", [])
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

    serve(store, scenario)


def test_the_list_of_ratings_looks_up_only_those_it_shows(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(s: Served) -> None:
        keep = s.service.store
        for number in range(230):
            await keep.put("account", f"p{number}", {"name": f"P{number}"})
            await keep.put("rating", f"toy/p{number}", {"mu": 20.0 + number / 10, "sigma": 8.0, "games": 1})
        asked: list[str] = []
        get = keep.get

        async def counted(kind: str, id: str) -> Document | None:
            asked.append(id)
            return await get(kind, id)

        monkeypatch.setattr(keep, "get", counted)
        shown = (await s.client.request("GET", "/api/ratings/toy"))["ratings"]
        assert [shown[0]["name"], shown[-1]["name"], len(asked)] == ["P229", "P30", 200]
        with pytest.raises(Refused) as refused:
            await s.client.request("GET", "/api/ratings/chess")
        assert (refused.value.status, refused.value.rule) == (404, "server-no-title")

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

    serve(store, scenario)
