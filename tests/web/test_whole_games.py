"""Whole games in the browser, from the home page to the last move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.player import play_by_clicking, play_by_keyboard, start_against_bots, tab_to

GAMES = ("florence", "fresco", "stanza")


@pytest.mark.parametrize("game", ["florence", "stanza"])  # Fresco's is the one of four with every module
def test_a_whole_game_by_clicking(sheet: Page, game: str) -> None:
    start_against_bots(sheet, game)
    assert play_by_clicking(sheet, seed=5) > 10
    expect(sheet.locator("[data-over]")).to_be_visible()
    sheet.get_by_role("button", name="Score, line by line").last.click()
    expect(sheet.get_by_role("table")).to_contain_text("Total")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(sheet: Page, game: str) -> None:
    sheet.keyboard.press("Tab")
    tab_to(sheet, f'a[href="/new/{game}?with=bots"]')
    sheet.keyboard.press("Enter")
    sheet.get_by_role("button", name="Start").wait_for()
    tab_to(sheet, 'button[aria-pressed]:text-is("2")')
    sheet.keyboard.press("Space")
    tab_to(sheet, '[aria-label="Level of player 2"]')
    sheet.keyboard.press("Home")
    tab_to(sheet, ".go button")
    sheet.keyboard.press("Enter")
    assert play_by_keyboard(sheet) > 10
    expect(sheet.locator("[data-over]")).to_be_visible()
