"""For everyone: four languages, any screen, keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from web.axe import COLOURS, EVERYTHING, violations
from web.conftest import OpenSheet
from web.layout import scrolls, too_wide
from web.player import start_against_bots, wait_to_be_asked

PLACES = (
    "/",
    "/new/florence?with=bots",
    "/new/stanza?with=friends",
    "/rules/fresco",
    "/first",
    "/records",
    "/account",
    "/profile",
    "/ratings",
    "/circles",
    "/figures/stanza",
)
GAMES = ("florence", "fresco", "stanza")
LANGUAGES = ("en-GB", "de-DE", "fr-FR", "nl-NL")
# Every place in English, and each once more in one of the others: that no language lacks a text, test_texts.py holds.
SEEN = {
    "en-GB": (PLACES, GAMES),
    **{language: (PLACES[turn::3], GAMES[turn : turn + 1]) for turn, language in enumerate(LANGUAGES[1:])},
}


def settle(page: Page) -> None:
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")


def violations_in_both_lights(page: Page) -> list[str]:
    """All that is wrong in the light; in the dark nothing differs but colours."""
    found = []
    for theme, rules in (("light", EVERYTHING), ("dark", COLOURS)):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => true)")
        found += [f"{theme}: {one}" for one in violations(page, rules)]
    return found


@pytest.mark.parametrize("path", PLACES)
def test_screens_are_accessible_and_fit_a_phone(sheet_for: OpenSheet, path: str) -> None:
    page = sheet_for(path)
    settle(page)
    assert violations_in_both_lights(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert not too_wide(page)
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_accessible_and_fit(sheet_for: OpenSheet, game: str) -> None:
    page = sheet_for()
    start_against_bots(page, game, players=3)
    assert wait_to_be_asked(page)
    assert not scrolls(page), "a laptop needs no scrolling"
    assert violations_in_both_lights(page) == []
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tablist", name="Parts of the table").wait_for()
    for part in ("Board", "Players", "Log and chat"):
        page.get_by_role("tab", name=part).click()
        assert not too_wide(page)
        assert violations(page) == []


def shown_ids(page: Page) -> list[str]:
    """Ids of messages that stand on the page because their text is missing."""
    found = page.evaluate("document.body.innerText.match(/\\b(page|florence|fresco|stanza)-[a-z-]{3,}/g) ?? []")
    return [str(one) for one in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(sheet_for: OpenSheet, language: str) -> None:
    """A missing text would stand there as its id, and be an error in the console, which fails the test as well."""
    page = sheet_for(language=language)
    places, games = SEEN[language]
    for path in places:
        page.goto(path)
        settle(page)
        expect(page.locator("html")).to_have_attribute("lang", language[:2])
        assert shown_ids(page) == []
    for game in games:
        page.goto(f"/new/{game}?with=bots")
        page.locator(".go button").click()
        wait_to_be_asked(page)
        assert shown_ids(page) == []


def test_the_language_can_be_switched_at_the_table(sheet: Page) -> None:
    start_against_bots(sheet, "stanza")
    wait_to_be_asked(sheet)
    english = sheet.locator(".question").inner_text()
    sheet.get_by_role("button", name="Menu").click()
    sheet.get_by_label("Language").select_option("de")
    sheet.keyboard.press("Escape")
    expect(sheet.locator(".question")).not_to_have_text(english)
    expect(sheet.get_by_role("tab", name="Notizen")).to_be_visible()


def requests_of(page: Page) -> Iterator[int]:
    """The sizes of all that came over the line, packed as it came."""
    entries = page.evaluate(
        "performance.getEntries().filter((one) => 'encodedBodySize' in one).map((one) => one.encodedBodySize)"
    )
    yield from (int(one) for one in entries)


def test_the_first_load_is_small(sheet_for: OpenSheet) -> None:
    page = sheet_for("/")
    settle(page)
    assert sum(requests_of(page)) < 250_000


def test_the_rulebook_can_be_searched(sheet_for: OpenSheet) -> None:
    page = sheet_for("/rules/stanza")
    page.get_by_role("searchbox").fill("refill")
    expect(page.locator("article").first).to_contain_text("efill")
