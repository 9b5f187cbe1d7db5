"""Tablets and large screens: the boards use the room, nothing is cut off, nothing is too small to read."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect
from web.layout import scrolls, sideways, too_small
from web.tables import Table, onwards

SIZES = ((820, 1180), (1180, 820), (1366, 768), (1920, 1080), (2560, 1440))
PHASES = {
    "florence": ("bid", "act"),
    "fresco": ("planning", "cathedral"),
    "stanza": ("move", "work"),
}


@pytest.mark.parametrize("game", PHASES)
def test_tablets_and_large_screens(sheet: Page, game: str) -> None:
    table = Table(sheet, game, 4)
    for phase in PHASES[game]:
        table.reach(phase=phase, choose=onwards(Random(8)))
        for width, height in SIZES:
            sheet.set_viewport_size({"width": width, "height": height})
            assert sideways(sheet) == [], (phase, width)
            assert too_small(sheet) == [], (phase, width)
            assert not scrolls(sheet), (phase, width)


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
