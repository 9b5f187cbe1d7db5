"""Narrow and large screens: panels fold, everything grows. That each screen holds is measured in test_screens.py."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from web.screens import LANGUAGES
from web.tables import Table

# What of all choices of a list does not fit into it when it is closed; its arrow takes 18 pixels.
CUT = """list => {
    const style = getComputedStyle(list);
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
    const paper = document.createElement('canvas').getContext('2d');
    paper.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return [...list.options].map(one => one.textContent).filter(text => paper.measureText(text).width > room);
}"""


def test_a_narrow_screen_keeps_the_log_in_a_drawer(sheet: Page) -> None:
    Table(sheet, "stanza", bots=True).open()
    sheet.set_viewport_size({"width": 1180, "height": 820})
    log = sheet.get_by_role("log", name="Log")
    expect(log).to_have_count(0)
    sheet.get_by_role("button", name="Show or hide the log").click()
    expect(log).to_be_visible()


def test_a_large_screen_draws_everything_larger(sheet: Page) -> None:
    Table(sheet, "stanza", bots=True).open()
    name = sheet.get_by_role("heading", name="Isabella").first
    small = name.bounding_box()
    sheet.set_viewport_size({"width": 2560, "height": 1440})
    sheet.wait_for_function("() => getComputedStyle(document.documentElement).getPropertyValue('--grown') === '1.6'")
    large = name.bounding_box()
    assert small is not None
    assert large is not None
    assert large["height"] > 1.5 * small["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strength_of_a_bot_with_a_style_can_be_read_in_its_closed_list(sheet: Page, language: str) -> None:
    sheet.goto("/")
    told = json.dumps({"name": "Isabella", "language": language})
    sheet.evaluate("told => localStorage['bottega.settings'] = told", told)
    for title in ("florence", "fresco", "stanza"):
        sheet.goto(f"/new/{title}?with=bots")
        level = sheet.locator("main ol li").nth(1).locator("select").nth(1)
        level.wait_for()
        sheet.evaluate("() => document.fonts.ready")
        for width in (1366, 390, 360):
            sheet.set_viewport_size({"width": width, "height": 740})
            for styled in (False, True):
                level.select_option(index=level.locator("option").count() - 1 if styled else 0)
                cut = level.evaluate(CUT)
                assert [one for one in cut if styled or "," not in one] == [], (title, width)
