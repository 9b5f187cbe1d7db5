"""Accounts and ratings: names, passwords, sessions, and what is gathered under them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from serving import Served, play_out, serve

from bottega.client import Refused, person
from bottega.server.people.passwords import need_good
from bottega.store import Document
from bottega.tables.names import clean_name, name_key
from bottega.tables.refusal import AgainstRules, Malformed


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


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
        known = await s.service.accounts.named("Ada")
        assert known is not None
        assert known.kept.hash.startswith("$argon2id$")
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
            made.seats[1].token = joined.json()["result"]["token"]
            await play_out(s, made)
            await s.settle()
            shown = (await ben.get("/api/ratings/toy")).json()["ratings"]
            assert {line["name"] for line in shown} == {"Ada", "Ben"}
            assert shown[0]["rating"] >= 1500 >= shown[1]["rating"]
            mine = (await ben.get("/api/account")).json()
            assert mine["ratings"][0]["games"] == 1
            profile = (await ben.get("/api/account/profile")).json()
            (course,) = profile["courses"]
            assert [step["rating"] for step in course["steps"]] == [mine["ratings"][0]["rating"]]
            assert [(one["table"], one["seat"]) for one in profile["results"]] == [(made.table, 1)]

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
        monkeypatch.setattr(keep, "find", None)  # nor all who are rated
        shown = (await s.client.request("GET", "/api/ratings/toy"))["ratings"]
        assert [shown[0]["name"], shown[-1]["name"], len(asked)] == ["P229", "P30", 200]
        with pytest.raises(Refused) as refused:
            await s.client.request("GET", "/api/ratings/chess")
        assert (refused.value.status, refused.value.rule) == (404, "server-no-title")

    serve(store, scenario)


@pytest.mark.parametrize("password", [" " * 8, "password", "PASSWORD", "12345678", "aaaaaaaaaaaa", "Ada Lovelace"])
def test_passwords_that_others_try_first_are_refused(password: str) -> None:
    with pytest.raises(AgainstRules):
        need_good(password, "Ada Lovelace")
    need_good("correct horse", "Ada Lovelace")


UNSEEN = ["\u034f", "\u115f", "\u17b4", "\u180b", "\u2800", "\u3164", "\ufe0f", "\uffa0", "\U000e0100"]


@pytest.mark.parametrize("sign", UNSEEN)
def test_signs_that_nobody_sees_make_no_name(sign: str) -> None:
    assert clean_name(f"A{sign}da ") in ("Ada", "A da")
    assert clean_name(f"Ada{sign}") == "Ada"
    assert name_key(f"Ada{sign}") == name_key("Ada")
    with pytest.raises(Malformed):
        clean_name(sign * 3)


@pytest.mark.parametrize("alike", ["ADA", "A\u200bda", "Аdа", "Ａｄａ", " Ada "])
def test_names_that_look_alike_are_one_name_everywhere(alike: str) -> None:
    assert name_key(alike) == name_key("Ada")
    assert name_key("Bill") == name_key("BiIl") == name_key("Bi1l")
    assert name_key("Ada") != name_key("Ida") != name_key("José")


# Greek and Cyrillic capitals look like ours though their small letters do not.
@pytest.mark.parametrize(
    ("name", "alike"), [("Ben", "\u0412en"), ("Hugo", "\u0397ugo"), ("Tom", "\u0422om"), ("Ned", "\u039ded")]
)
def test_names_whose_capitals_look_alike_are_one_name(store: Path, name: str, alike: str) -> None:
    async def scenario(s: Served) -> None:
        http = s.client.http
        for first, second in ((name, alike), (alike, name)):
            wish = {"name": first, "password": "correct horse"}
            assert (await http.post("/api/account", json=wish)).status_code == 201
            taken = await http.post("/api/account", json={**wish, "name": second})
            assert (taken.status_code, taken.json()["error"]["rule"]) == (409, "server-account-taken")
            assert (await http.post("/api/session", json={**wish, "name": first.lower()})).status_code == 200
            gone = await http.request("DELETE", "/api/account", json={"password": wish["password"]})
            assert gone.status_code == 200
        assert await s.service.store.find("name") == []

    serve(store, scenario, passwords_per_minute=100)


def test_whoever_registers_with_an_unseen_sign_can_sign_in(store: Path) -> None:
    async def scenario(s: Served) -> None:
        wish = {"name": "Zo\u200bë", "password": "correct horse"}
        assert (await s.client.http.post("/api/account", json=wish)).json() == {"name": "Zoë"}
        for name in ("Zo\u200bë", "Zoë", "zoe\u0308"):
            entered = await s.client.http.post("/api/session", json={**wish, "name": name})
            assert entered.status_code == 200

    serve(store, scenario)


def test_signing_out_ends_the_session_on_the_server(store: Path) -> None:
    async def scenario(s: Served) -> None:
        http = s.client.http
        await http.post("/api/account", json={"name": "Ada", "password": "correct horse"})
        kept = dict(http.cookies)
        assert (await http.delete("/api/session")).status_code == 200
        async with httpx.AsyncClient(base_url=s.url, cookies=kept) as thief:
            assert (await thief.get("/api/account")).status_code == 401

    serve(store, scenario)


def test_sessions_are_listed_and_ended_by_their_owner_alone(store: Path) -> None:
    async def scenario(s: Served) -> None:
        wish = {"name": "Ada", "password": "correct horse"}
        phone = httpx.AsyncClient(base_url=s.url, headers={"User-Agent": "Phone"})
        other = httpx.AsyncClient(base_url=s.url)
        async with phone, other:
            await s.client.http.post("/api/account", json=wish)
            await phone.post("/api/session", json=wish)
            await other.post("/api/account", json={**wish, "name": "Ben"})
            listed = (await s.client.http.get("/api/account/sessions")).json()["sessions"]
            assert [(one["current"], one["device"] == "Phone") for one in listed] == [(True, False), (False, True)]
            path = f"/api/account/sessions/{listed[1]['id']}"
            assert (await other.delete(path)).json()["error"]["rule"] == "server-no-session"
            assert (await phone.get("/api/account")).status_code == 200
            assert (await s.client.http.delete(path)).status_code == 200
            assert (await phone.get("/api/account")).status_code == 401

    serve(store, scenario)


def test_a_deleted_account_leaves_nothing_to_whoever_takes_its_name(store: Path) -> None:
    async def scenario(s: Served) -> None:
        http, wish = s.client.http, {"name": "Ada", "password": "correct horse"}
        await http.post("/api/account", json=wish)
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        ada = await s.service.accounts.named("Ada")
        assert ada is not None
        for number in range(1200):
            await s.service.store.put("seat-of", f"{ada.id}/t{number}/0", {})
        assert len(await s.service.accounts.seats(ada.id)) == 1201
        await http.request("DELETE", "/api/account", json={"password": "correct horse"})
        assert await s.service.store.find("seat-of") == []
        # A server that is killed at the very end of it leaves the name to nobody, so it is free.
        await s.service.store.put("name", name_key("Ada"), {"account": ada.id})
        assert (await http.post("/api/account", json=wish)).status_code == 201
        assert (await http.get("/api/account")).json()["tables"] == []
        table = await s.service.house.table(made.table)
        assert table.seats[0].account == ada.id

    serve(store, scenario)


def test_accounts_of_the_first_stores_keep_their_names_and_seats(store: Path) -> None:
    async def first(s: Served) -> None:
        known = await s.service.accounts.create("Ada", "correct horse")
        old = {"name": "Émile", "hash": known.kept.hash, "generation": 7, "created": 1.0}
        await s.service.store.put("account", "émile", old)
        await s.service.store.delete("meta", "names")

    serve(store, first)

    async def second(s: Served) -> None:
        entered = await s.client.http.post("/api/session", json={"name": "émile", "password": "correct horse"})
        assert entered.json() == {"name": "Émile"}
        taken = await s.client.http.post("/api/account", json={"name": "ÉMILE", "password": "correct horse"})
        assert taken.status_code == 409

    serve(store, second)


def test_an_account_is_found_by_its_name_though_other_names_count_as_alike_than_before(store: Path) -> None:
    async def before(s: Served) -> None:
        known = await s.service.accounts.create("Zoë ❤", "correct horse")
        for document in await s.service.store.find("name"):
            await s.service.store.delete("name", document.id)
        await s.service.store.put("name", "zoë ❤\ufe0f", {"account": known.id})
        await s.service.store.put("meta", "names", {})

    serve(store, before)

    async def now(s: Served) -> None:
        for name in ("Zoë ❤\ufe0f", "zoë ❤"):
            entered = await s.client.http.post("/api/session", json={"name": name, "password": "correct horse"})
            assert entered.json() == {"name": "Zoë ❤"}

    serve(store, now)
