"""What a layout must keep: nothing beyond the edge, nothing too small to read, no scrolling where none is meant."""

from __future__ import annotations

import contextlib

from playwright.sync_api import Page, TimeoutError

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
    """What stays beyond the right edge of the screen after the layout had time to follow the screen's width."""
    with contextlib.suppress(TimeoutError):
        sheet.wait_for_function(f"selector => ({BEYOND})(selector).length === 0", arg=TEXTS, timeout=5000)
    found: list[str] = sheet.evaluate(BEYOND, TEXTS)
    return found


def too_small(sheet: Page) -> list[str]:
    """Texts that appear below 12 pixels, also in drawings; a paint's letter is part of its hatched cube."""
    found: list[str] = sheet.evaluate(SMALL, TEXTS)
    return found


def scrolls(sheet: Page) -> bool:
    return bool(sheet.evaluate("document.documentElement.scrollHeight > innerHeight"))
