"""First games with the coach: followed to their end, by keys, left and taken up again, and not always obeyed."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from web.conftest import OpenSheet
from web.player import LOOK_EVERY

GAMES = ("florence", "fresco", "stanza")
MOST_STEPS = 400
# What each first game brings up whatever the bots do; the rest depends on their choices.
ALWAYS = {
    "florence": {"aim", "professions", "discard", "round", "objects", "actions", "value", "build", "cards", "freedom"}
    | {"payment", "again", "last", "over"},
    "fresco": {"aim", "order", "wake", "planning", "places", "mood", "commit", "stall", "buy", "cathedral", "bishop"}
    | {"altar", "mix", "income", "end", "last", "over"},
    "stanza": {"aim", "move", "characters", "act", "hire", "helper", "income", "strength", "goal", "refill", "retire"}
    | {"over"},
}

# Whether the coach's card leaves free what it has put a light on, the frame aside. Lights follow a board that moves.
CLEAR = """() => {
    const card = document.querySelector('.coach').getBoundingClientRect();
    return ![...document.querySelectorAll('.light')].some((light) => {
        const box = light.getBoundingClientRect();
        const [wide, high] = [Math.min(box.right, card.right) - Math.max(box.left, card.left),
            Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top)];
        return wide > 8 && high > 8;
    });
}"""


def begin(page: Page, title: str) -> Locator:
    """A first game; the coach's words."""
    page.locator(".first section").nth(GAMES.index(title)).get_by_role("button").last.click()
    page.locator(".coach").wait_for()
    return page.locator(".coach .words")


def wait_for_the_coach(page: Page) -> None:
    page.locator("[data-coach-next], [data-coach-do], [data-over]").first.wait_for()


def read_on(page: Page) -> None:
    """To the decision: all that comes before it is read."""
    wait_for_the_coach(page)
    while page.locator("[data-coach-next]").count() > 0:
        page.locator("[data-coach-next]").click()
    wait_for_the_coach(page)


def told_at(page: Page) -> list[str]:
    """Everything the coach remembers to have told."""
    kept = page.evaluate("localStorage.getItem('bottega.coach')")
    return [name for table in json.loads(kept).values() for name in table["met"]]


def step(page: Page) -> None:
    """Do what the coach says: read on, or click on what is lit, whichever there is when the click arrives."""
    before = page.evaluate(STATE)
    page.locator("[data-coach-next], [data-coach=move]").first.click()
    page.wait_for_function(f"before => ({STATE})() !== before", arg=before, polling=LOOK_EVERY)


# What such a click changes: the lesson, the table, the sheet of a plan, or who is picked.
STATE = """() => [
    document.querySelector('[data-over], [data-at]')?.dataset.at,
    document.querySelector('.coach .words')?.dataset.coachAt,
    document.querySelector('.coach .words')?.dataset.coachAdvises,
    ...[...document.querySelectorAll('[data-count]')].map((head) => head.dataset.count),
    document.querySelector('[data-recruit][aria-pressed=true]')?.dataset.recruit,
    [...document.querySelectorAll('[data-coach]')].map((lit) => lit.outerHTML.length),
].join()"""


@pytest.mark.parametrize("title", GAMES)
def test_a_first_game_is_played_to_its_end_by_following_the_coach(sheet_for: OpenSheet, title: str) -> None:
    page = sheet_for("/first")
    words = begin(page, title)
    for _ in range(MOST_STEPS):
        wait_for_the_coach(page)
        if words.get_attribute("data-coach-at"):
            expect(page.locator(".light.thing")).to_be_visible()
            page.wait_for_function(CLEAR, polling=LOOK_EVERY)
        if page.locator("[data-over]").count() > 0:
            break
        step(page)
    expect(page.locator("[data-over]")).to_be_visible()
    assert ALWAYS[title] - set(told_at(page)) == set()
    expect(words).to_contain_text("my work is done")
    page.reload()
    page.locator("[data-over]").wait_for()
    expect(page.locator(".coach")).to_have_count(0)


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
