"""What a layout must keep: nothing beyond the edge, nothing too small to read, no scrolling where none is meant."""

from __future__ import annotations

import contextlib

from playwright.sync_api import Page, TimeoutError, ViewportSize, expect

FOLLOWS = 60_000  # milliseconds that a layout has to follow the size of the screen
TEXTS = "main :is(p, small, b, strong, em, span, li, h2, h3, dd, dt)"

BEYOND = """selector => [...document.querySelectorAll(selector)]
    .filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map(one => one.className + ': ' + one.textContent.trim().slice(0, 30))"""

SMALL = """selector => [...document.querySelectorAll(`${selector}, main svg text:not(.mark)`)]
    .filter(one => !one.children.length && one.textContent.trim() && one.getClientRects().length)
    .filter(one => {
        const drawn = one.getScreenCTM?.().d;
        const grown = one.currentCSSZoom ?? 1;
        return parseFloat(getComputedStyle(one).fontSize) * (drawn ?? grown) < 11.9;
    })
    .map(one => one.textContent.trim())"""


def sideways(sheet: Page) -> list[str]:
    """What stays beyond the right edge of the screen."""
    return _still(sheet, BEYOND)


def too_small(sheet: Page) -> list[str]:
    """Texts that appear below 12 pixels, also in drawings; a paint's letter is part of its hatched cube."""
    return _still(sheet, SMALL)


def _still(sheet: Page, search: str) -> list[str]:
    """What a search finds after the layout had time to follow the size of the screen."""
    with contextlib.suppress(TimeoutError):
        sheet.wait_for_function(f"selector => ({search})(selector).length === 0", arg=TEXTS, timeout=FOLLOWS)
    found: list[str] = sheet.evaluate(search, TEXTS)
    return found


LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}


def fits_laptop_and_phone(sheet: Page, what: str) -> None:
    """Nothing sideways, nothing to be scrolled on a laptop, nothing too small to read on either."""
    assert sideways(sheet) == [], what
    assert too_small(sheet) == [], what
    assert not scrolls(sheet), what
    sheet.set_viewport_size(PHONE)
    expect(sheet.get_by_role("tablist").first).to_be_visible()
    assert sideways(sheet) == [], what
    assert too_small(sheet) == [], what
    sheet.set_viewport_size(LAPTOP)


def too_wide(sheet: Page) -> bool:
    """Whether the page is wider than the screen, also after the layout had time to follow the screen's width."""
    return not _comes_true(sheet, "document.documentElement.scrollWidth <= innerWidth")


def scrolls(sheet: Page) -> bool:
    """Whether the page is higher than the screen, also after the layout had time to follow the screen's height."""
    return not _comes_true(sheet, "document.documentElement.scrollHeight <= innerHeight")


def _comes_true(sheet: Page, condition: str) -> bool:
    try:
        sheet.wait_for_function(f"() => {condition}", timeout=FOLLOWS)
    except TimeoutError:
        return False
    return True
