"""Narrow and large screens: panels fold, everything grows. That each screen holds is measured in test_screens.py."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from web.tables import Table


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
