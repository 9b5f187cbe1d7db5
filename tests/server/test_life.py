"""Between games: lists of tables that tell what goes on, and how it ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from serving import Served, play_out, serve

import bottega
from bottega.client import Made, Refused, person
from bottega.games import title


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def test_my_tables_tell_what_is_asked_and_in_the_end_who_won(store: Path) -> None:
    async def scenario(s: Served) -> None:
        people = [person("Ada"), person("Ben")]
        made = await s.client.create("toy", people, clock={"kind": "move", "seconds": 600})
        links = {"tables": [{"table": made.table, "token": made.tokens[0]}]}

        async def mine() -> Any:
            (shown,) = (await s.client.request("POST", "/api/mine", body=links))["tables"]
            return shown

        begun = await mine()
        assert begun["people"] == ["Ada", "Ben"]
        assert (begun["round"], begun["waits"], begun["your_turn"]) == (1, [0, 1], True)
        assert begun["question"]
        assert 0 < begun["left"] <= 600
        assert (begun["scores"], begun["places"]) == (None, None)
        await play_out(s, made)
        over = await mine()
        assert over["status"] == "over"
        assert sorted(over["places"])[0] == 1
        assert len(over["scores"]) == 2
        assert (over["question"], over["left"], over["waits"], over["round"]) == (None, None, [], None)

    serve(store, scenario)


async def founded(s: Served, *others: str) -> tuple[str, list[str]]:
    """A circle and the tokens of its members, Ada first."""
    made = await s.client.request("POST", "/api/circles", body={"name": "Friday round", "member": "Ada"})
    circle, tokens = made["circle"], [made["token"]]
    invitation = (await s.client.request("GET", f"/api/circles/{circle}", tokens[0]))["invitation"]
    for name in others:
        joined = await s.client.request("POST", f"/api/circles/{circle}/join", invitation, {"name": name, "key": name})
        tokens.append(joined["token"])
    return circle, tokens


async def refused(s: Served, method: str, path: str, token: str | None = None, body: object = None) -> tuple[int, str]:
    with pytest.raises(Refused) as error:
        await s.client.request(method, path, token, body)
    return error.value.status, error.value.rule


async def play_in(s: Served, circle: str, tokens: list[str], count: int) -> str:
    """A game of the first members, who take their seats in the circle, played to its end."""
    shown = await s.client.request("GET", f"/api/circles/{circle}", tokens[0])
    members = [member["id"] for member in shown["members"]][:count]
    wish = {"table": {"title": "toy", "order": "given", "seats": [{"kind": "person"}] * count}, "members": members}
    made = msgspec.convert(await s.client.request("POST", f"/api/circles/{circle}/tables", tokens[0], wish), Made)
    assert [seat.token is not None for seat in made.seats] == [True] + [False] * (count - 1)
    for seat in range(1, count):
        sat = await s.client.request("POST", f"/api/circles/{circle}/tables/{made.table}/sit", tokens[seat])
        made.seats[seat].token = sat["token"]
        await s.client.command(made.table, sat["token"], "ready", ready=True)
    await play_out(s, made)
    await s.settle()
    return made.table


def test_a_circle_plays_and_has_its_standings(store: Path) -> None:
    async def scenario(s: Served) -> None:
        circle, tokens = await founded(s, "Ben", "Cleo")
        table = await play_in(s, circle, tokens, 3)
        shown = await s.client.request("GET", f"/api/circles/{circle}", tokens[1])
        assert [member["name"] for member in shown["members"]] == ["Ada", "Ben", "Cleo"]
        assert [member["keeper"] for member in shown["members"]] == [True, False, False]
        assert shown["tables"] == []
        (record,) = shown["records"]
        assert (record["table"], record["people"]) == (table, ["Ada", "Ben", "Cleo"])
        assert sum(line["points"] for line in shown["standings"]) == 3  # each pair once
        assert sum(line["wins"] for line in shown["standings"]) == pytest.approx(1)
        replayed = await s.client.request("GET", f"/api/tables/{table}", record["onlooker"])
        assert replayed["table"]["circle"] == circle

        # A rematch stays in the circle, and a season ends the standings of the one before.
        await s.client.command(
            table,
            (await s.client.request("POST", f"/api/circles/{circle}/tables/{table}/sit", tokens[2]))["token"],
            "rematch",
        )
        await s.settle()
        await s.client.request("POST", f"/api/circles/{circle}/settings", tokens[0], {"season": "Winter"})
        after = await s.client.request("GET", f"/api/circles/{circle}", tokens[2])
        assert [(one["members"], one["seat"]) for one in after["tables"]] == [(record["members"], 2)]
        assert (after["season"], after["standings"], after["records"]) == (1, [], [])
        before = await s.client.request("GET", f"/api/circles/{circle}?season=0", tokens[2])
        assert len(before["standings"]) == 3

    serve(store, scenario)


def test_a_circle_is_nobody_elses_and_goes_on_without_its_founder(store: Path) -> None:
    async def scenario(s: Served) -> None:
        circle, tokens = await founded(s, "Ben", "Cleo")
        path = f"/api/circles/{circle}"
        table = await s.client.create("toy", [person("Ada"), person("Ben")])
        for stranger in (None, "c.1.guess", table.tokens[0], tokens[0] + "x"):
            assert await refused(s, "GET", path, stranger) == (401, "table-token")
        assert await refused(s, "GET", "/api/circles/c-none", tokens[0]) == (404, "circle-unknown")
        assert await refused(s, "POST", f"{path}/settings", tokens[1], {"name": "Mine"}) == (403, "circle-need-keeper")
        invitation = (await s.client.request("GET", path, tokens[1]))["invitation"]
        card = await s.client.request("GET", f"{path}/invitation", invitation)
        assert (card["name"], card["members"]) == ("Friday round", ["Ada", "Ben", "Cleo"])
        assert await refused(s, "GET", path, invitation) == (401, "table-token")  # to be invited is not to be in
        again = await s.client.request("POST", f"{path}/join", invitation, {"name": "Ben", "key": "Ben"})
        assert again["token"] == tokens[1]  # a lost answer makes nobody twice
        assert (await refused(s, "POST", f"{path}/join", invitation, {"name": "BEN"}))[1] == "circle-name-taken"
        assert (await refused(s, "POST", f"{path}/join", invitation, {"name": "é" * 500}))[1] == "circle-name-long"
        assert (await refused(s, "POST", f"{path}/join", invitation, {"name": "\u200b "}))[0] == 400

        await s.client.request("POST", f"{path}/leave", tokens[0])
        assert await refused(s, "GET", path, tokens[0]) == (401, "table-token")
        shown = await s.client.request("GET", path, tokens[1])
        assert [(member["name"], member["keeper"]) for member in shown["members"]] == [("Ben", True), ("Cleo", False)]
        cleo = shown["members"][1]["id"]
        await s.client.request("POST", f"{path}/remove", tokens[1], {"member": cleo})
        assert await refused(s, "POST", f"{path}/join", invitation, {"name": "Cleo"}) == (401, "table-token")
        fresh = (await s.client.request("POST", f"{path}/renew", tokens[1]))["token"]
        assert await refused(s, "GET", path, tokens[1]) == (401, "table-token")
        assert (await s.client.request("GET", path, fresh))["name"] == "Friday round"

    serve(store, scenario)


def test_an_account_brings_its_circles_and_results_to_every_device(store: Path) -> None:
    async def scenario(s: Served) -> None:
        circle, tokens = await founded(s, "Ben")
        async with httpx.AsyncClient(base_url=s.url) as phone:
            await phone.post("/api/account", json={"name": "Ada", "password": "correct horse"})
            assert (await phone.get("/api/account/profile")).json()["results"] == []
            await phone.post("/api/account/circles", json={"circle": circle, "token": tokens[0]})
            (card,) = (await phone.get("/api/account/circles")).json()["circles"]
            assert (card["token"], card["members"], card["tables"]) == (tokens[0], ["Ada", "Ben"], 0)
            table = await play_in(s, circle, tokens, 2)
            profile = (await phone.get("/api/account/profile")).json()
            (result,) = profile["results"]
            assert (result["table"], result["seat"], result["people"]) == (table, 0, ["Ada", "Ben"])
            assert profile["courses"] == []  # Ben has no account, so nobody is rated
            await phone.request("DELETE", "/api/account", json={"password": "correct horse"})
        shown = await s.client.request("GET", f"/api/circles/{circle}", tokens[0])
        assert [member["name"] for member in shown["members"]] == ["Ada", "Ben"]

    serve(store, scenario)


def test_owners_figures_are_checked_played_and_carried_by_the_record(store: Path) -> None:
    async def scenario(s: Served) -> None:
        path = "/api/titles/stanza/figures"
        printed = await s.client.request("GET", path)
        assert {note["where"] for note in printed["footnotes"]} >= {"movement", "money"}
        data = printed["data"]
        assert (await s.client.request("POST", path, body={"data": data}))["changes"] == []
        data["money"]["by_seat"] = [-1, 11, 12, 13]
        with pytest.raises(Refused) as error:
            await s.client.request("POST", path, body={"data": data})
        assert (error.value.status, error.value.rule) == (422, "components-wrong")
        assert "money.by_seat" in error.value.text
        people = [person("Ada"), person("Ben")]
        with pytest.raises(Refused):
            await s.client.create("stanza", people, figures={"name": "My box", "data": data})
        for absurd in ({"game": "stanza"}, {"game": "florence"}, {"game": "stanza", "money": None}, {}):
            assert (await refused(s, "POST", path, None, {"data": absurd}))[1] == "components-wrong"

        data["money"]["by_seat"] = [20, 21, 22, 23]
        checked = await s.client.request("POST", path, body={"data": data})
        assert checked["changes"][0] == {"where": "money.by_seat[0]", "printed": "10", "now": "20"}
        made = await s.client.create("stanza", people, order="given", figures={"name": "My box", "data": data})
        state = await s.client.state(made.table, made.tokens[1])
        assert state["table"]["figures"] == "My box"
        assert sorted(seat["money"] for seat in state["game"]["view"]["seats"]) == [20, 21]
        await s.client.command(made.table, made.tokens[0], "propose", what="end")
        await s.client.command(made.table, made.tokens[1], "answer", agree=True)
        record = await s.client.request("GET", f"/api/tables/{made.table}/record", made.tokens[0])
        assert bottega.replay(record).components.digest == checked["digest"]
        again = await s.client.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
        assert again.status_code == 201
        copied = await s.client.state(again.json()["table"], again.json()["host"])
        assert copied["table"]["figures"] == "My box"
        # What a store could not give back is refused before anything is written.
        for odd in ("1" + "0" * 30, "NaN", "-1e999", '"\\ud800"'):
            absurd = record.replace('"data":{', '"data":{"extra":' + odd + ",")
            refusal = await s.client.http.post("/api/records", content=absurd, headers={"Content-Type": "text/plain"})
            assert (refusal.status_code, refusal.json()["error"]["rule"]) == (422, "components-wrong"), odd
        broken = record.replace('"name":"My box"', '"name":')
        refusal = await s.client.http.post("/api/records", content=broken, headers={"Content-Type": "text/plain"})
        assert (refusal.status_code, refusal.json()["error"]["rule"]) == (422, "record-heading-value")

    serve(store, scenario)


def test_a_components_file_costs_little_whatever_stands_in_it(store: Path) -> None:
    async def scenario(s: Served) -> None:
        path = "/api/titles/stanza/figures/file"
        file = title("stanza").components_file.read_text(encoding="utf-8")
        assert (await s.client.http.post(path, content=file)).json()["changes"] == []
        endless = {
            "a" + ".a" * 20_000 + " = 1": (422, "components-no-toml"),  # each part costs as much as all before it
            "b = {a" + ".'\u2028'" * 9_000 + " = 1}": (422, "components-no-toml"),
            "c = 0x" + "f" * 20_000: (422, "components-no-toml"),  # may be read, but not written
            "d = " + "[" * 20_000: (422, "components-no-toml"),
            "# " + "e" * 70_000: (413, "server-too-large"),
        }
        for line, told in endless.items():
            answer = await s.client.http.post(path, content=f"{file}\n[more]\n{line}\n")
            assert (answer.status_code, answer.json()["error"]["rule"]) == told, line[:20]

    serve(store, scenario)
