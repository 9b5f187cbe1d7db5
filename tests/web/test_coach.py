"""First games with the coach: by keys, left and taken up again, and not always obeyed.

Followed to their end they are on the site (test_site.py), for it is the same page.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from web.coached import CLEAR, GAMES, begin, read_on, told_at, wait_for_the_coach
from web.conftest import OpenSheet
from web.player import LOOK_EVERY


@pytest.mark.parametrize(("title", "language"), [*zip(GAMES, ["de-DE", "fr-FR", "nl-NL"], strict=True)])
def test_the_coach_speaks_the_readers_language(sheet_for: OpenSheet, title: str, language: str) -> None:
    page = sheet_for("/first", language=language)
    words = begin(page, title)
    expect(words).to_have_attribute("data-coach-at", "aim")
    assert not re.search(rf"{title}-coach|page-coach|[{{}}$]", words.inner_text())
    read_on(page)
    expect(page.locator(".coach .advice")).not_to_be_empty()


def test_the_coach_can_be_followed_by_keys(sheet_for: OpenSheet) -> None:
    page = sheet_for("/first")
    words = begin(page, "stanza")
    wait_for_the_coach(page)
    expect(words).to_have_attribute("aria-live", "polite")
    while page.locator("[data-coach-next]").count() > 0:
        page.keyboard.press("g")
    wait_for_the_coach(page)
    advised = words.get_attribute("data-coach-advises")
    expect(page.locator("[data-coach=move]")).to_have_attribute("data-move", advised or "")
    page.keyboard.press("g")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-move", advised or "")
    expect(focused).to_have_attribute("aria-describedby", "coach-advice")
    page.keyboard.press("Enter")
    expect(words).not_to_have_attribute("data-coach-advises", advised or "")


def test_whoever_does_something_else_goes_on_from_there(sheet_for: OpenSheet) -> None:
    page = sheet_for("/first")
    words = begin(page, "stanza")
    read_on(page)
    advised = words.get_attribute("data-coach-advises")
    page.locator(f'[data-move^="move "]:not([data-move="{advised}"])').first.click()
    expect(words.locator(".reaction")).to_contain_text("My advice was")
    read_on(page)
    page.get_by_role("button", name="Take back one step").click()
    expect(words.locator(".reaction")).to_contain_text("Taken back")
    expect(words).to_have_attribute("data-coach-advises", advised or "")


def test_the_coach_can_be_left_and_called_back(sheet_for: OpenSheet) -> None:
    page = sheet_for("/first")
    begin(page, "fresco")
    read_on(page)
    told = told_at(page)
    page.get_by_role("button", name="Send the coach away").click()
    expect(page.locator(".coach, .light")).to_have_count(0)
    page.reload()
    page.locator("[data-asked]").wait_for()
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Call the coach").click()
    page.locator("[data-coach-do]").wait_for()
    assert told_at(page) == told
    page.goto("/first")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".coach")).to_be_visible()


def test_advice_can_be_turned_off(sheet_for: OpenSheet) -> None:
    page = sheet_for("/first")
    begin(page, "florence")
    read_on(page)
    page.get_by_role("button", name="Say at each decision").click()
    expect(page.locator(".coach .advice, .light.move")).to_have_count(0)
    expect(page.locator(".coach .lesson")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1366, 600), (1024, 768), (390, 844)])
def test_the_coach_has_room_on_every_screen(sheet_for: OpenSheet, width: int, height: int) -> None:
    page = sheet_for("/first", width=width, height=height)
    begin(page, "fresco")
    for _ in range(6):
        wait_for_the_coach(page)
        page.wait_for_function(CLEAR, polling=LOOK_EVERY)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if page.locator("[data-coach-next]").count() == 0:
            break
        page.locator("[data-coach-next]").click()
    expect(page.locator("[data-coach-do]")).to_be_visible()
