"""A circle of four: from its link to its standings."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from web.conftest import OpenSheet
from web.tables import onwards


def called(page: Page, path: str, token: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the server answers to somebody who needs no page of their own here."""
    headers = {"Authorization": f"Bearer {token}"}
    answer = page.request.post(path, data=body or {}, headers=headers) if body is not None else None
    answer = answer if answer is not None else page.request.get(path, headers=headers)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def play_out(page: Page, table: str, tokens: list[str]) -> None:
    """Both people play anything to the end, past the page."""
    path, choose = f"/api/tables/{table}", onwards(Random(5))
    seat, state = 0, called(page, f"/api/tables/{table}", tokens[0])
    while not state["game"]["over"]:
        if seat not in state["game"]["awaiting"]:
            seat = state["game"]["awaiting"][0]
            state = called(page, path, tokens[seat])
        move = choose(state["game"]["moves"])["text"]
        body = {"moves": [move], "expect": state["number"], "key": f"{seat} {state['number']}"}
        state = called(page, f"{path}/play?state=1", tokens[seat], body)["state"]


def test_a_circle_of_four_from_its_link_to_its_standings(sheet_for: OpenSheet) -> None:
    ada = sheet_for("/circles")
    ada.get_by_label("Name of the circle").fill("Friday round")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Found it").click()
    invitation = ada.locator("[data-invitation]").input_value()

    ben = sheet_for(invitation)
    expect(ben.get_by_text("You are invited to play with Ada.")).to_be_visible()
    ben.get_by_label("Your name").fill("Ada")
    ben.get_by_role("button", name="Join the circle").click()
    expect(ben.get_by_text("Someone here is already called “Ada”.")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join the circle").click()
    expect(ben.get_by_role("heading", name="Friday round")).to_be_visible()
    circle, token = invitation.split("/circle/")[1].split("#")
    for name in ("Cleo", "Žofie"):
        called(ada, f"/api/circles/{circle}/join", token, {"name": name})

    # Ada opens a table for two of them; Ben finds his seat in the circle.
    ada.goto(f"/new/stanza?circle={circle}")
    expect(ada.get_by_label("Name of player 4")).to_be_visible()  # all four have a seat
    ada.get_by_role("group", name="How many players").get_by_text("2", exact=True).click()
    ada.get_by_role("button", name="Open the table").click()
    ada.wait_for_url("**/table/**")
    ben.reload()
    ben.get_by_role("button", name="Take this seat").click()
    ben.get_by_role("button", name="Ready").click()
    for page in (ada, ben):
        expect(page.locator("[data-at]")).to_be_visible()
    table = ada.url.rpartition("/")[2]
    keyrings = "id => Object.values(JSON.parse(localStorage['bottega.tables'])[id].seats)[0]"
    play_out(ada, table, [page.evaluate(keyrings, table) for page in (ada, ben)])

    # The end is shown to both, and leads back to the circle with its standings and the game.
    for page in (ada, ben):
        expect(page.locator("[data-finale]").get_by_role("list", name="Podium")).to_be_visible()
    ben.locator("[data-finale]").get_by_role("link", name="To the circle").click()
    standings = ben.locator("[data-standings]")
    expect(standings.get_by_role("row")).to_have_count(3)
    expect(standings).to_contain_text("Ada")
    expect(ben.get_by_role("link", name="Replay")).to_have_count(1)
    ben.get_by_role("link", name="Profile").click()
    expect(ben.locator("[data-title=stanza]")).to_contain_text("2 players")
