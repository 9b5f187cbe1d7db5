"""Notes and notices: what is private to a person, and how those who are away are told."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from patience import PATIENCE
from serving import Served, serve

from bottega.client import Made, Refused, person
from bottega.server.operating import limits
from bottega.server.operating.settings import Settings
from bottega.server.people import outside
from bottega.server.people.outside import Outside, host_of, is_open
from bottega.server.people.private import forget, private_id
from bottega.server.service import Service


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


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


def test_whoever_is_away_is_told_of_a_proposal_and_of_time_running_out(store: Path) -> None:
    post = Post()

    async def scenario(s: Served) -> None:
        clock = {"kind": "move", "seconds": 86_400}
        made = await s.client.create("toy", [person("Ada"), person("Ben")], clock=clock)
        path = f"/api/tables/{made.table}/notices"
        await s.client.request("PUT", path, made.tokens[1], {"webhook": "https://hooks.example.org/ben"})
        table = await s.service.house.table(made.table)
        await s.client.command(made.table, made.tokens[0], "propose", what="end")
        s.service.notices.short_of_time(table, 1)
        await s.settle()
        texts = [json.loads(request.content)["text"] for request in post.received]
        assert [text for text in texts if "Ada" in text and "Your answer is needed" in text]
        assert [text for text in texts if "running out" in text]

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


async def tried_out(s: Served, made: Made, seat: int) -> tuple[int, object]:
    """How often notices are sent until that is refused, and for how many seconds."""
    for times in range(100):
        try:
            await s.client.request("POST", f"/api/tables/{made.table}/notices/test", made.tokens[seat])
        except Refused as refused:
            return times, refused.details.get("seconds")
    raise AssertionError("nobody minds")


def test_notices_are_not_tried_out_again_and_again(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    post, now = Post(), [1000.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person(name) for name in ("Ada", "Ben", "Cleo", "Dan")])
        path = f"/api/tables/{made.table}/notices"
        for token in made.tokens[:3]:
            await s.client.request("PUT", path, token, {"webhook": "https://hooks.example.org/x"})
        await s.client.request("PUT", path, made.tokens[3], {"push": subscription()})
        assert [await tried_out(s, made, seat) for seat in range(4)] == [(3, 30), (3, 30), (0, 60), (3, 30)]
        assert len(post.received) == 9
        now[0] += 30
        assert await tried_out(s, made, 0) == (0, 30)  # to this host too much has gone already
        now[0] += 30
        assert await tried_out(s, made, 0) == (3, 30)
        with pytest.raises(Refused) as refused:
            await s.client.request("POST", f"{path}/test", made.tokens[0])
        assert (refused.value.status, refused.value.rule) == (429, "server-too-often")

    serve(store, scenario, service=post.service, requests_per_second=1000)


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
        joined = await s.client.command(made.table, newcomer, "join", name="Clara", ready=False)
        newcomer = joined["result"]["token"]
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
        "https://hooks.example.org/\x01x",
        "https://hooks.example.org/?\x7f",
        "https://hooks example.org/x",
        "https://hooks%2eexample.org/x",
        "https://hooks..example.org/x",
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


def test_a_host_in_any_letters_is_one_and_the_same(store: Path) -> None:
    """Nothing could be sent to it, and whoever tried it out got a 500."""
    spelt = ["https://bücher.example.org/x", "https://BÜCHER.example.org./x", "https://ｂücher.example.org:443/x"]
    post = Post()
    post.addresses["xn--bcher-kva.example.org"] = ["93.184.216.34"]

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        path = f"/api/tables/{made.table}/notices"
        for url in spelt:
            await s.client.request("PUT", path, made.tokens[0], {"webhook": url})
        assert await s.client.request("POST", f"{path}/test", made.tokens[0]) == {"push": None, "webhook": "sent"}

    serve(store, scenario, service=post.service)
    assert {host_of(url) for url in spelt} == set(post.resolved) == {"xn--bcher-kva.example.org"}
    assert [request.headers["host"] for request in post.received] == ["xn--bcher-kva.example.org:443"]


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
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("2001:0:7f00:1::", False),
        ("fec0::1", False),
        ("::127.0.0.1", False),
        ("nonsense", False),
    ],
)
def test_which_addresses_lie_on_the_open_internet(address: str, is_it: bool) -> None:
    assert is_open(address) == is_it


def test_names_that_nobody_answers_for_keep_nobody_else_waiting(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their threads hang as long as the system likes; passwords and replays need others."""
    answered, real = threading.Event(), socket.getaddrinfo
    hanging = threading.Semaphore(0)

    def ask(host: str, *how: Any, **more: Any) -> Any:
        if host.endswith(".slow.example"):
            hanging.release()
            answered.wait(PATIENCE)
            raise OSError("nobody answers")
        return real(host, *how, **more)

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        path = f"/api/tables/{made.table}/notices"
        wishes = [{"webhook": f"https://h{number}.slow.example/x"} for number in range(40)]
        asking = [asyncio.create_task(s.client.request("PUT", path, made.tokens[0], wish)) for wish in wishes]
        with ThreadPoolExecutor(1) as own:
            for _ in range(4):
                await asyncio.get_running_loop().run_in_executor(own, hanging.acquire)
        state = await s.client.request("GET", f"/api/tables/{made.table}/replay/0", made.tokens[1])
        assert state["move"] == 0
        answered.set()
        told = await asyncio.gather(*asking, return_exceptions=True)
        assert all(isinstance(each, Refused) and each.status == 422 for each in told)

    monkeypatch.setattr("socket.getaddrinfo", ask)
    serve(store, scenario)


def test_requests_are_made_in_the_name_of_whoever_ordered_them(store: Path) -> None:
    post = Post()

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        wish = {"webhook": "https://hooks.example.org/x"}
        await s.client.request("PUT", f"/api/tables/{made.table}/notices", made.tokens[0], wish)
        table = await s.service.house.table(made.table)
        order = await s.service.notices.order(private_id(table, 0))
        assert order is not None
        assert order.client == s.service.mark("127.0.0.1")

    serve(store, scenario, service=post.service)


def test_whoever_answers_byte_by_byte_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "IN_ALL", 0.05)

    async def never(request: httpx.Request) -> httpx.Response:
        await asyncio.Event().wait()
        raise AssertionError

    async def open_one(host: str, port: int) -> list[str]:
        return ["93.184.216.34"]

    async def scenario() -> None:
        sender = Outside(open_one, httpx.MockTransport(never))
        with pytest.raises(TimeoutError):
            await sender.post("https://hooks.example.org/x", b"", {}, "Ada")
        await sender.close()

    asyncio.run(scenario())


def test_nobody_is_shouted_at_by_the_server(store: Path) -> None:
    post = Post()

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        wish = {"webhook": "https://hooks.example.org/x", "on": ["turn", "over", "chat"]}
        await s.client.request("PUT", f"/api/tables/{made.table}/notices", made.tokens[1], wish)
        for number in range(20):
            text = f"Hey <!channel> @everyone <https://evil|the table> [the table](https://evil) {number}"
            await s.client.command(made.table, made.tokens[0], "chat", text=text)
        told = json.loads((await post.arrived_at("/x")).content)
        assert "Hey < !channel>" in told["text"]  # nor are those who read along in Slack or Discord
        assert "< https://evil|" in told["text"]  # no address hides behind other words
        assert "[the table] (https://evil)" in told["content"]
        assert told["allowed_mentions"] == {"parse": []}
        await s.settle()
        assert len(post.received) < 20

    serve(store, scenario, service=post.service)


def test_who_is_away_is_called_less_and_less_often(store: Path) -> None:
    """Ada plays and takes it back, or asks and withdraws, again and again: Ben's telephone rang every five seconds."""
    post = Post()

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        await s.client.request(
            "PUT", f"/api/tables/{made.table}/notices", made.tokens[1], {"webhook": "https://hooks.example.org/x"}
        )
        await s.settle()
        post.received.clear()
        time = s.service.house.now()
        s.service.house.now = lambda: time
        for _ in range(60):  # ten minutes
            time += 10
            await s.client.command(made.table, made.tokens[0], "propose", what="end")
            await s.client.command(made.table, made.tokens[0], "answer", agree=False)
            await s.settle()
        assert 3 <= len(post.received) <= 8
        await s.client.command(made.table, made.tokens[1], "chat", text="What is it?")
        post.received.clear()
        time += 10
        await s.client.command(made.table, made.tokens[0], "propose", what="end")
        await s.settle()
        assert len(post.received) == 1

    serve(store, scenario, service=post.service)


def test_nobody_floods_a_host_from_many_tables(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "MOST_THERE", 5)
    post = Post()

    async def scenario(s: Served) -> None:
        for _ in range(5):
            made = await s.client.create("toy", [person("Ada"), person("Ben"), person("Cleo")])
            wish = {"webhook": "https://hooks.example.org/x", "on": ["chat"]}
            for token in made.tokens:
                await s.client.request("PUT", f"/api/tables/{made.table}/notices", token, wish)
            await s.client.command(made.table, made.tokens[0], "chat", text="Hey")
        await s.settle()
        assert len(post.received) == 5

    serve(store, scenario, service=post.service)


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
