"""All three titles can be played from the screen reader's tree alone: a round of each by ear."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from web.player import LOOK_EVERY
from web.reader import Heard, listen, moves_in_words, question
from web.serving import PATIENCE
from web.tables import Table

MOST = 60
ASIDE = re.compile(r"^(Ask for a hint|Decide in advance|Less|More|All moves|Skip)")
# What is set up on a board in several steps: the steps by name, the last one first.
STEPS = ("Commit", "Place it here", "Propose this place", "Send an apprentice here")
ROUNDS = {"florence": "Round 2 of", "fresco": "Round 2", "stanza": "Round 2 of"}
# What must be told of the things that one chooses among, by title.
TOLD = {
    "florence": r"Wants \w+",
    "fresco": r"points for|a market tile costs",
    "stanza": r"\. .*\. \d spaces?\.",
}


def choice(page: Page) -> Heard | None:
    """What to press now: a move of the bar or a thing on the board that says it is one."""
    tree = listen(page)
    bar = [one for one in tree if one.usable and one.landmark == "contentinfo"]
    board = [one for one in tree if one.usable and one.landmark == "main"]
    for step in STEPS:
        if found := next((one for one in board if one.name.startswith(step)), None):
            return found
    if any(one.name.startswith("All moves") for one in bar):
        words = moves_in_words(page)
        if found := next((one for one in board if any(one.name.endswith(word) for word in words)), None):
            return found
    return next((one for one in bar if not ASIDE.match(one.name)), None)


def next_choice(page: Page) -> Heard:
    """The same as soon as there is something: while a move is under way, nothing can be pressed."""
    for _ in range(PATIENCE // LOOK_EVERY):
        if wanted := choice(page):
            return wanted
        page.wait_for_timeout(LOOK_EVERY)
    raise AssertionError(f"nothing to press: {question(page)}")


def press(page: Page, wanted: Heard) -> None:
    """By the keyboard: who plays by ear points at nothing."""
    part = page.get_by_role("main" if wanted.landmark == "main" else "contentinfo")
    part.get_by_role("button", name=wanted.name, exact=True, disabled=False).first.press("Enter")


def last_line(page: Page) -> str:
    return page.get_by_role("log").inner_text()


def moved_on(page: Page, before: tuple[str, str]) -> None:
    """Wait until a live region says something new."""
    heard = """([asked, log]) => document.querySelector('footer [aria-live=polite]')?.innerText !== asked
        || document.querySelector('[role=log]')?.innerText !== log"""
    page.wait_for_function(heard, arg=list(before))


@pytest.mark.parametrize("title", ROUNDS)
def test_a_round_is_played_by_ear(sheet: Page, title: str) -> None:
    Table(sheet, title, 2 if title != "florence" else 3, bots=True).open()
    heard: list[str] = []
    for _ in range(MOST):
        sheet.locator("[data-asked]").wait_for()
        if any(ROUNDS[title] in one.name for one in listen(sheet) if one.landmark == "banner"):
            break
        before = question(sheet), last_line(sheet)
        wanted = next_choice(sheet)
        heard.append(wanted.name)
        press(sheet, wanted)
        moved_on(sheet, before)
    else:
        raise AssertionError(f"no second round after {heard}")
    assert any(re.search(TOLD[title], name) for name in heard), heard


def test_a_card_in_hand_is_told_whole(sheet: Page) -> None:
    """What a person wants, what counts already and what is missing are heard, not only seen."""
    Table(sheet, "florence", 3, bots=True).open()
    hand = [one.name for one in listen(sheet) if one.inside == "My professions" and one.usable]
    assert len(hand) == 4
    for name in hand:
        assert re.search(r"\d+ of at least 7, .*\. Wants \w+ \(missing\), \w+ \(missing\), \w+ \(missing\)\. ", name), (
            name
        )


def test_arrows_walk_only_what_is_possible(sheet: Page) -> None:
    Table(sheet, "stanza", 2, bots=True).open()
    first = sheet.get_by_role("button", name=re.compile(r"Move to"), disabled=False).first
    first.focus()
    focused = sheet.locator(":focus")
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowLeft", "ArrowRight"):
        sheet.keyboard.press(key)
        expect(focused).to_have_attribute("data-move", re.compile("^move "))
