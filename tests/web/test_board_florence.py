"""The board of Florence: building with the pointer and with keys, reasons, forecasts, and what a phone shows."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from web.conftest import OpenSheet
from web.player import is_at, play_by_clicking, wait_for_change

PERSON = {"kind": "person", "name": "Isabella", "ready": True}
BOT = {"kind": "bot", "level": "random"}
TEXTS = "main :is(p, small, b, strong, em, span, li, h2, h3)"
MOST_MOVES = 80


class Table:
    """A table against bots, steered past what a test does not look at."""

    def __init__(self, sheet: Page, players: int = 3, **options: bool) -> None:
        self.sheet = sheet
        seats = [PERSON] + [BOT] * (players - 1)
        body = {"title": "florence", "options": options, "seats": seats, "study": True, "seed": 11}
        made = sheet.request.post("/api/tables", data=body).json()
        self.path = f"/api/tables/{made['table']}"
        self.token: str = made["seats"][0]["token"]
        self.page = f"/table/{made['table']}#{self.token}"

    def _state(self) -> dict[str, Any]:
        answer = self.sheet.request.get(self.path, headers={"Authorization": f"Bearer {self.token}"})
        state: dict[str, Any] = answer.json()
        return state

    def view(self) -> dict[str, Any]:
        """The position as the server tells it to my seat."""
        view: dict[str, Any] = self._state()["game"]["view"]
        return view

    def play(self, notation: str, number: int) -> None:
        """A move past the page."""
        body = {"moves": [notation], "expect": number, "key": f"{number} {notation}"}
        self.sheet.request.post(f"{self.path}/play", data=body, headers={"Authorization": f"Bearer {self.token}"})

    def reach(self, phase: str) -> dict[str, Any]:
        """Give one person back and pass wherever possible until a phase comes, then look at it; its view."""
        for _ in range(MOST_MOVES):
            state = self._state()
            moves = state["game"]["moves"]
            if moves and state["game"]["view"]["phase"] == phase:
                self.sheet.goto(self.page)
                self.sheet.locator("[data-asked]").wait_for()
                view: dict[str, Any] = state["game"]["view"]
                return view
            kinds = {move["kind"]: move["text"] for move in moves}
            if moves:
                self.play(
                    kinds.get("pass") or kinds.get("later") or kinds.get("end") or moves[0]["text"], state["number"]
                )
            else:
                self.sheet.wait_for_timeout(20)
        raise AssertionError(f"{phase} did not come")

    def start_building(self, building: str) -> None:
        self.reach("act")
        before = is_at(self.sheet)
        self.sheet.locator(f'[data-move="build {building}"]').first.click()
        wait_for_change(self.sheet, before)


def test_a_building_is_turned_moved_and_laid_by_keys(sheet: Page) -> None:
    table = Table(sheet)
    table.start_building("tower")
    lay = sheet.get_by_role("button", name="Lay it here")
    first = lay.get_attribute("data-move")
    sheet.keyboard.press("e")
    turned = lay.get_attribute("data-move")
    assert turned != first
    sheet.keyboard.press("ArrowRight")
    expect(lay).not_to_have_attribute("data-move", turned or "")
    chosen = lay.get_attribute("data-move") or ""
    before = is_at(sheet)
    sheet.keyboard.press("Enter")
    wait_for_change(sheet, before)
    court = table.view()["seats"][0]
    assert [tile["tile"] for tile in court["tiles"]] == ["tower"]
    assert chosen.split()[1] == "tower"
    expect(sheet.get_by_role("img", name="Tower, ", exact=False).first).to_be_visible()


def test_a_click_pins_the_ghost_and_a_second_one_lays_it(sheet: Page) -> None:
    table = Table(sheet)
    table.start_building("chapel")
    box = sheet.locator("svg.board").bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] * 0.75, box["y"] + box["height"] * 0.2)
    sheet.mouse.click(*spot)
    pinned = sheet.get_by_role("button", name="Lay it here").get_attribute("data-move")
    assert pinned is not None
    before = is_at(sheet)
    sheet.mouse.click(*spot)
    wait_for_change(sheet, before)
    assert table.view()["seats"][0]["buildings"] == ["chapel"]


def test_a_place_that_is_not_allowed_says_why(sheet: Page) -> None:
    Table(sheet).start_building("workshop")
    box = sheet.locator("svg.board").bounding_box()
    assert box is not None
    sheet.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.9)
    expect(sheet.locator(".barred")).to_be_visible()
    expect(sheet.locator("footer p.bad")).to_contain_text("cover cells that are taken")
    expect(sheet.get_by_role("button", name="Lay it here")).to_be_disabled()
    sheet.mouse.click(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.9)
    expect(sheet.get_by_role("alert")).to_contain_text("cover cells that are taken")


def test_what_can_not_be_done_explains_itself(sheet: Page) -> None:
    view = Table(sheet).reach("act")
    weak = next(person["name"] for person in view["hand"]["people"] if not person["enough"])
    sheet.get_by_label("My people").get_by_role("button", name=weak.replace("-", " ")).first.focus()
    sheet.keyboard.press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text(f"minimum of this round is {view['minimum']}")


def test_my_people_show_the_value_that_the_rules_give(sheet: Page) -> None:
    view = Table(sheet).reach("open")
    for person in view["hand"]["people"]:
        card = sheet.locator(".person", has_text=person["name"].replace("-", " ").title())
        expect(card.locator(".total b")).to_have_text(str(person["with_bonus"]))
    sheet.locator('[data-move="open jester"]').hover()
    expect(sheet.locator(".person .to").first).to_contain_text(str(view["hand"]["people"][0]["with_bonus"] + 2))


def test_any_principality_can_be_looked_at(sheet: Page) -> None:
    Table(sheet).reach("open")
    expect(sheet.get_by_role("heading", name="My principality")).to_be_visible()
    sheet.get_by_role("tab", selected=True).and_(sheet.locator(".court [role=tab]")).press("ArrowRight")
    expect(sheet.get_by_role("heading", name="My principality")).to_have_count(0)
    expect(sheet.get_by_label("People of", exact=False).first).to_be_visible()


def test_arrow_keys_go_from_lot_to_lot(sheet: Page) -> None:
    Table(sheet).reach("open")
    sheet.locator('[data-move="open forest"]').focus()
    sheet.keyboard.press("ArrowRight")
    expect(sheet.locator('[data-move="open lake"]')).to_be_focused()
    expect(sheet.get_by_role("tooltip")).to_contain_text("Lake")


def test_both_expansions_are_played_on_the_board(sheet: Page) -> None:
    Table(sheet, players=3, muse_and_princess=True, cooperative_building=True).reach("people")
    assert play_by_clicking(sheet, seed=2, most=12) > 5


def test_a_long_press_explains_and_does_not_play(sheet_for: OpenSheet) -> None:
    sheet = sheet_for(width=390, height=844)
    table = Table(sheet)
    table.reach("open")
    lot = sheet.locator('[data-move="open lake"]')
    where = {"clientX": 10, "clientY": 10, "pointerType": "touch", "bubbles": True}
    before = is_at(sheet)
    lot.dispatch_event("pointerdown", where)
    expect(sheet.get_by_role("tooltip")).to_contain_text("Lake")
    lot.dispatch_event("pointerup", where)
    lot.dispatch_event("click")
    expect(sheet.get_by_role("tooltip")).to_have_count(0)
    assert table.view()["phase"] == "open"
    lot.click()
    wait_for_change(sheet, before)


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_it_fits_a_phone_and_a_laptop_in_the_longest_languages(sheet_for: OpenSheet, language: str) -> None:
    sheet = sheet_for(language=language)
    table = Table(sheet, players=5, muse_and_princess=True, cooperative_building=True)
    for phase in ("people", "court", "act"):
        table.reach(phase)
        expect(sheet.locator("svg").first).to_be_visible()
        assert sideways(sheet) == [], phase
        assert too_small(sheet) == [], phase
        assert sheet.evaluate("document.documentElement.scrollHeight <= innerHeight"), phase
        sheet.set_viewport_size({"width": 390, "height": 844})
        expect(sheet.get_by_role("tablist").first).to_be_visible()
        assert sideways(sheet) == [], phase
        sheet.set_viewport_size({"width": 1366, "height": 768})


BEYOND = """selector => [...document.querySelectorAll(selector)]
    .filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map(one => one.className + ': ' + one.textContent.trim().slice(0, 30))"""


def sideways(sheet: Page) -> list[str]:
    """What stays beyond the right edge of the screen after the layout had time to follow the screen's width."""
    with contextlib.suppress(TimeoutError):
        sheet.wait_for_function(f"selector => ({BEYOND})(selector).length === 0", arg=TEXTS, timeout=5000)
    found: list[str] = sheet.evaluate(BEYOND, TEXTS)
    return found


def too_small(sheet: Page) -> list[str]:
    """Texts of the board below 12 pixels; key hints are no texts."""
    found: list[str] = sheet.evaluate(
        """selector => [...document.querySelectorAll(selector)]
            .filter(one => !one.children.length && one.textContent.trim())
            .filter(one => parseFloat(getComputedStyle(one).fontSize) < 12)
            .map(one => one.textContent.trim())""",
        TEXTS,
    )
    return found
