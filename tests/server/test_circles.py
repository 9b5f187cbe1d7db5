"""Circles of friends, as somebody would use them who is none."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from serving import Served, serve

from bottega.client import Refused
from bottega.kernel.errors import BottegaError
from bottega.server.people.circle import MOST_GONE, MOST_MEMBERS, RETRIED_WITHIN, Circle, Season
from bottega.server.people.results import OF_ACCOUNT, PLAYED_IN, Results, under_way
from bottega.store import make_store


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def circle() -> Circle:
    founded = Circle("Friday round", 0.0, "", [], [Season("", 0.0)])
    founded.join("ada", "Ada", 0.0, None, None)
    return founded


@pytest.mark.parametrize("alike", ["ada", "\u0410d\u0430", "A\u200bda", "\uff21da", "A d a".replace(" ", "\u2060")])
def test_nobody_in_a_circle_looks_like_another(alike: str) -> None:
    friends = circle()
    with pytest.raises(BottegaError, match="already called"):
        friends.join("mallory", alike, 1.0, None, None)
    assert friends.free_name(alike, own="ada")  # one's own name may be spelt otherwise


def test_capitals_that_look_like_those_of_another_are_known_too() -> None:
    friends = circle()
    friends.join("ben", "Ben", 0.0, None, None)
    with pytest.raises(BottegaError, match="already called"):
        friends.join("mallory", "\u0412en", 1.0, None, None)


def test_whoever_comes_and_goes_does_not_make_a_circle_grow() -> None:
    friends = circle()
    ben = friends.join("ben", "Ben", 0.0, None, None)
    friends.leave(ben, 86_400.0)
    for number in range(3 * MOST_GONE):
        friends.leave(friends.join(f"m{number}", f"Visitor {number}", number, None, None), number + 1.0)
    assert len(friends.members) <= MOST_MEMBERS + MOST_GONE
    assert {"ada", "ben"} <= {member.id for member in friends.members}  # those who stayed longest are remembered


def test_a_key_is_good_for_a_retry_and_not_for_ever() -> None:
    friends = circle()
    ben = friends.join("ben", "Ben", 0.0, None, "k")
    assert friends.join("again", "Ben", RETRIED_WITHIN, None, "k") is ben
    with pytest.raises(BottegaError, match="already called"):
        friends.join("mallory", "Ben", RETRIED_WITHIN + 1.0, None, "k")


async def founded(s: Served) -> tuple[str, str, str, str]:
    """The path of a circle, Ada's and Ben's tokens, and Ben's id."""
    made = await s.client.request("POST", "/api/circles", body={"name": "Friday round", "member": "Ada"})
    path = f"/api/circles/{made['circle']}"
    invitation = (await s.client.request("GET", path, made["token"]))["invitation"]
    ben = await s.client.request("POST", f"{path}/join", invitation, {"name": "Ben"})
    return path, made["token"], ben["token"], ben["member"]


def test_who_is_shown_out_while_a_body_is_on_its_way_does_nothing_more(store: Path) -> None:
    async def scenario(s: Served) -> None:
        path, ada, ben, member = await founded(s)
        wish = {"table": {"title": "toy", "seats": [{"kind": "person"}, {"kind": "open"}]}, "members": [member, None]}

        async def body() -> AsyncIterator[bytes]:
            yield b" "
            await s.client.request("POST", f"{path}/remove", ada, {"member": member})
            yield json.dumps(wish).encode()

        bearer = {"Authorization": f"Bearer {ben}"}
        answer = await s.client.http.post(f"{path}/tables", content=body(), headers=bearer)
        assert (answer.status_code, answer.json()["error"]["rule"]) == (401, "table-token")

    serve(store, scenario)


def test_a_session_that_ends_while_a_body_is_on_its_way_gathers_nothing(store: Path) -> None:
    async def scenario(s: Served) -> None:
        path, ada, _, _ = await founded(s)
        async with httpx.AsyncClient(base_url=s.url) as thief:
            await thief.post("/api/account", json={"name": "Ada", "password": "correct horse"})
            account = await s.service.accounts.named("Ada")
            assert account is not None

            async def body() -> AsyncIterator[bytes]:
                yield b" "
                await s.service.accounts.sessions.end_all(account.id)
                yield json.dumps({"circle": path.rpartition("/")[2], "token": ada}).encode()

            answer = await thief.post("/api/account/circles", content=body())
            assert (answer.status_code, answer.json()["error"]["rule"]) == (401, "server-account-needed")

    serve(store, scenario)


def test_a_table_of_a_circle_is_there_as_soon_as_it_is_told(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is killed right after its answer has noted nothing in the background."""

    async def scenario(s: Served) -> None:
        monkeypatch.setattr(Results, "happened", lambda *_: None)
        path, ada, _, member = await founded(s)
        wish = {"table": {"title": "toy", "seats": [{"kind": "person"}, {"kind": "open"}]}, "members": [member, None]}
        made = await s.client.request("POST", f"{path}/tables", ada, wish)
        shown = await s.client.request("GET", path, ada)
        assert [table["table"] for table in shown["tables"]] == [made["table"]]

    serve(store, scenario)


def test_nobody_fills_the_list_of_another_with_tables(store: Path) -> None:
    async def scenario(s: Served) -> None:
        path, ada, ben, member = await founded(s)
        wish = {"table": {"title": "toy", "seats": [{"kind": "person"}, {"kind": "open"}]}, "members": [member, None]}
        async with httpx.AsyncClient(base_url=s.url) as account:
            await account.post("/api/account", json={"name": "Ben", "password": "correct horse"})
            await account.post("/api/account/circles", json={"circle": path.rpartition("/")[2], "token": ben})
            made = [(await s.client.request("POST", f"{path}/tables", ada, wish))["table"] for _ in range(3)]
            assert (await account.get("/api/account")).json()["tables"] == []
            await s.client.request("POST", f"{path}/tables/{made[1]}/sit", ben)
            shown = (await account.get("/api/account")).json()["tables"]
            assert [table["table"] for table in shown] == [made[1]]

    serve(store, scenario)


def test_nobody_who_makes_many_tables_hides_those_of_others(store: Path) -> None:
    async def scenario() -> None:
        kept = make_store(str(store))
        await kept.open()
        for number in range(8):
            await kept.put(PLAYED_IN, f"c-1/a{number}", {"maker": "spammer", "at": float(number)})
        await kept.put(PLAYED_IN, "c-1/z1", {"maker": "ada", "at": 1.0})
        await kept.put(PLAYED_IN, "c-1/z0", {})  # as the first were kept
        assert sorted(await under_way(kept, "c-1", 4)) == ["a6", "a7", "z0", "z1"]
        assert len(await under_way(kept, "c-1", 60)) == 10
        await kept.close()

    asyncio.run(scenario())


def test_what_an_account_has_played_does_not_come_back_after_its_end(store: Path) -> None:
    """Somebody looks at a game again whose player has deleted the account."""

    async def scenario(s: Served) -> None:
        async with httpx.AsyncClient(base_url=s.url) as ada:
            await ada.post("/api/account", json={"name": "Ada", "password": "correct horse"})
            seats = [{"kind": "person", "name": name, "ready": True} for name in ("Ada", "Ben")]
            made = (await ada.post("/api/tables", json={"title": "toy", "order": "given", "seats": seats})).json()
            tokens = [seat["token"] for seat in made["seats"]]
            await s.client.command(made["table"], tokens[0], "propose", what="end")
            await s.client.command(made["table"], tokens[1], "answer", agree=True)
            await s.settle()
            assert len(await s.service.store.find(OF_ACCOUNT)) == 1
            await ada.request("DELETE", "/api/account", json={"password": "correct horse"})
        s.service.results.opened(await s.service.house.table(made["table"]))
        await s.settle()
        assert await s.service.store.find(OF_ACCOUNT) == []
        with pytest.raises(Refused):
            await s.client.request("GET", "/api/account/profile")

    serve(store, scenario)
