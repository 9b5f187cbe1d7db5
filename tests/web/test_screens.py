"""Every screen holds: nothing lies over another thing, nothing is cut, small or pale, fingers find their targets.

A sample that visits every screen and every size, in turns of languages and light; all of it: `python -m web.screens`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from web.measure import SIZES, Size
from web.screens import LANGUAGES, SCREENS, THEMES, Finding, context_of, walk
from web.serving import Server

GROUPS = {
    "florence": ("florence-late-act", "florence-log", "florence-auction", "florence-replay"),
    "fresco": ("fresco-wake", "fresco-seats", "fresco-market", "fresco-late-cathedral"),
    "stanza": ("stanza-work", "stanza-late-move", "stanza-act", "stanza-over"),
    "around": ("home", "new-friends", "figures-stanza", "menu"),
}


@pytest.fixture(scope="module")
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """One page for all: it is resized, not opened again."""
    context = context_of(browser, server.address)
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()


def sizes_for(number: int) -> tuple[Size, ...]:
    """In turns, so that every screen is seen large and small, and every size by every title."""
    return SIZES[number % len(SIZES)], SIZES[(number + 4) % len(SIZES)]


@pytest.mark.parametrize("group", GROUPS)
def test_every_screen_holds(page: Page, group: str) -> None:
    found: list[Finding] = []
    for number, name in enumerate(GROUPS[group]):
        language = LANGUAGES[(number + len(group)) % len(LANGUAGES)]
        found += walk(page, name, sizes_for(number), language, lambda at: (THEMES[at % 2],), None)
    assert [str(one) for one in found] == []


def test_the_sample_knows_the_screens() -> None:
    assert {name for group in GROUPS.values() for name in group} <= SCREENS.keys()
    assert {size for number in range(4) for size in sizes_for(number)} == {*SIZES}
