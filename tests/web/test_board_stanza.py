"""The board of La Stanza: moving by keys and pointer, activating, reasons, other boards, and what a phone shows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.conftest import OpenSheet
from web.player import is_at, play_by_clicking, wait_for_change
from web.test_everyone import violations_in_both_lights

PERSON = {"kind": "person", "name": "Isabella", "ready": True}
BOT = {"kind": "bot", "level": "random"}
TEXTS = "main :is(p, small, b, strong, em, span, li, h2, h3, dd, dt)"
MOST_MOVES = 400


class Table:
    """A table against bots, steered past what a test does not look at."""

    def __init__(self, sheet: Page, players: int = 3, seed: int = 11, **options: bool) -> None:
        self.sheet = sheet
        seats = [PERSON] + [BOT] * (players - 1)
        body = {"title": "stanza", "options": options, "seats": seats, "study": True, "seed": seed}
        made = sheet.request.post("/api/tables", data=body).json()
        self.path = f"/api/tables/{made['table']}"
        self.token: str = made["seats"][0]["token"]
        self.page = f"/table/{made['table']}#{self.token}"

    def state(self) -> dict[str, Any]:
        answer = self.sheet.request.get(self.path, headers={"Authorization": f"Bearer {self.token}"})
        state: dict[str, Any] = answer.json()
        return state

    def view(self) -> dict[str, Any]:
        """The position as the server tells it to my seat."""
        view: dict[str, Any] = self.state()["game"]["view"]
        return view

    def reach(self, *kinds: str) -> dict[str, Any]:
        """Play on until a move of one of these kinds is offered, then look at it; its view."""
        for _ in range(MOST_MOVES):
            state = self.state()
            moves = state["game"]["moves"]
            if any(move["kind"] in kinds for move in moves):
                self.sheet.goto(self.page)
                self.sheet.locator("[data-asked]").wait_for()
                view: dict[str, Any] = state["game"]["view"]
                return view
            if moves:
                self.play(moves[0]["text"], state["number"])
            else:
                self.sheet.wait_for_timeout(20)
        raise AssertionError(f"{kinds} did not come")

    def play(self, notation: str, number: int) -> None:
        """A move past the page."""
        body = {"moves": [notation], "expect": number, "key": f"{number} {notation}"}
        self.sheet.request.post(f"{self.path}/play", data=body, headers={"Authorization": f"Bearer {self.token}"})


def test_digits_choose_by_steps_and_enter_moves(sheet: Page) -> None:
    table = Table(sheet)
    view = table.reach("move")
    third = next(way for way in view["reachable"] if way["steps"] == 3)
    sheet.keyboard.press("3")
    person = sheet.locator(f'[data-move="move {third["space"]}"]')
    expect(person).to_be_focused()
    expect(sheet.locator("path.way")).to_have_count(1)
    before = is_at(sheet)
    sheet.keyboard.press("Enter")
    wait_for_change(sheet, before)
    expect(sheet.get_by_label("Recruits and workers of Isabella")).to_be_visible()


def test_a_person_out_of_reach_says_why(sheet: Page) -> None:
    view = Table(sheet).reach("move")
    near = {way["space"] for way in view["reachable"]}
    far = next(one["space"] for one in view["ring"] if one["person"] and one["space"] not in near)
    person = sheet.get_by_role("button", name=far.replace("-", " ").capitalize(), exact=False, disabled=True).first
    person.focus()
    sheet.keyboard.press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text("with 1 to 4 steps")


def test_activating_hires_strengthens_and_rewards_in_one_sheet(sheet: Page) -> None:
    table = Table(sheet)
    table.reach("activate")
    before = is_at(sheet)
    sheet.locator('[data-move^="activate "]').first.click()
    wait_for_change(sheet, before)
    work = sheet.get_by_role("region", name="Activate", exact=False)
    expect(work).to_be_visible()
    expect(work.get_by_text("Strength", exact=True).first).to_be_visible()
    hire = work.locator('[data-move^="hire "]').last
    hire.hover()
    expect(work.locator(".purse em")).to_contain_text("ƒ")
    before = is_at(sheet)
    hire.click()
    wait_for_change(sheet, before)
    expect(work.locator(".gauge .full").first).to_be_visible()


def test_any_board_can_be_looked_at(sheet: Page) -> None:
    Table(sheet).reach("move")
    expect(sheet.get_by_role("region", name="Board of Isabella")).to_be_visible()
    others = sheet.get_by_role("group", name="Look at a board").get_by_role("button")
    others.nth(1).click()
    expect(others.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(sheet.get_by_role("region", name="Board of Isabella")).to_have_count(0)


def test_start_persons_are_arranged_on_the_board(sheet: Page) -> None:
    table = Table(sheet, players=2, free_start_order=True)
    table.reach("arrange")
    before = is_at(sheet)
    sheet.locator('[data-move="arrange arts"]').first.click()
    wait_for_change(sheet, before)
    expect(sheet.locator('[data-move="arrange arts"]')).to_have_count(0)


def test_every_option_is_played_on_the_board(sheet: Page) -> None:
    Table(sheet, players=4, free_start_order=True, expert=True, short_end=True).reach("arrange")
    assert play_by_clicking(sheet, seed=3, most=14) == 14


@pytest.mark.parametrize("kind", ["move", "activate", "hire"])
def test_the_board_is_open_to_everyone(sheet: Page, kind: str) -> None:
    Table(sheet, players=4).reach(kind)
    assert violations_in_both_lights(sheet) == []


@pytest.mark.parametrize("language", ["de-DE", "nl-NL"])
def test_it_fits_a_phone_and_a_laptop_in_the_longest_languages(sheet_for: OpenSheet, language: str) -> None:
    sheet = sheet_for(language=language)
    table = Table(sheet, players=4)
    for kind in ("move", "activate", "hire"):
        table.reach(kind)
        expect(sheet.locator("svg.house")).to_be_visible()
        assert sideways(sheet) == [], kind
        assert too_small(sheet) == [], kind
        assert sheet.evaluate("document.documentElement.scrollHeight <= innerHeight"), kind
        sheet.set_viewport_size({"width": 390, "height": 844})
        expect(sheet.get_by_role("tablist").first).to_be_visible()
        assert sideways(sheet) == [], kind
        sheet.set_viewport_size({"width": 1366, "height": 768})


def sideways(sheet: Page) -> list[str]:
    """What reaches beyond the right edge of the screen."""
    found: list[str] = sheet.evaluate(
        """selector => [...document.querySelectorAll(selector)]
            .filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
            .map(one => one.className + ': ' + one.textContent.trim().slice(0, 30))""",
        TEXTS,
    )
    return found


def too_small(sheet: Page) -> list[str]:
    """Texts of the board that appear below 12 pixels, also in drawings."""
    found: list[str] = sheet.evaluate(
        """selector => [...document.querySelectorAll(`${selector}, main svg text`)]
            .filter(one => !one.children.length && one.textContent.trim())
            .filter(one => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM?.().d ?? 1) < 11.9)
            .map(one => one.textContent.trim())""",
        TEXTS,
    )
    return found
