"""Whole games in the browser, from the home page to the last move.

On the site (test_site.py) each title is played to its end on a low laptop, so here they are played on a phone.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.conftest import OpenSheet
from web.layout import too_wide
from web.player import play_by_clicking, play_by_keyboard, show_score_as_table, start_against_bots, tab_to
from web.tables import open_last_round

GAMES = ("florence", "fresco", "stanza")
OPTIONS = {"fresco": ("Portraits", "The Bishop’s Requests", "Special Blend Colours")}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(sheet_for: OpenSheet, game: str) -> None:
    sheet = sheet_for("/", width=390, height=844)
    start_against_bots(sheet, game, options=OPTIONS.get(game, ()))
    assert play_by_clicking(sheet, seed=5) > 10
    expect(sheet.locator("[data-over]")).to_be_visible()
    assert not too_wide(sheet)
    show_score_as_table(sheet)
    expect(sheet.get_by_role("table")).to_contain_text("Total")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_and_ended_by_keyboard_alone(sheet: Page, game: str) -> None:
    sheet.goto("/")
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
    assert play_by_keyboard(sheet, most=5) == 5
    open_last_round(sheet, game)
    assert play_by_keyboard(sheet) > 2
    expect(sheet.locator("[data-over]")).to_be_visible()
