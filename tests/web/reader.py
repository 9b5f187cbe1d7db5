"""A player who sees nothing: only roles, names, states and what live regions say, as a screen reader tells them."""

from __future__ import annotations

import re
from typing import NamedTuple

from playwright.sync_api import Page
from web.player import LOOK_EVERY

LINE = re.compile(
    r'^(?P<indent> *)- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^\]]+\])*)(?P<rest>.*)$'
)
LANDMARKS = {"banner", "main", "contentinfo", "complementary", "region"}


class Heard(NamedTuple):
    role: str
    name: str
    states: str
    landmark: str
    inside: str
    """The last named group or region that it stands in."""

    @property
    def usable(self) -> bool:
        return self.role == "button" and "[disabled]" not in self.states


def listen(page: Page) -> list[Heard]:
    """The whole tree, in reading order."""
    heard: list[Heard] = []
    way: list[tuple[int, Heard]] = []
    for raw in page.locator("body").aria_snapshot().splitlines():
        found = LINE.match(unquoted(raw))
        if not found:
            continue
        depth = len(found["indent"])
        while way and way[-1][0] >= depth:
            way.pop()
        landmark = next((one.role for _, one in way if one.role in LANDMARKS), "")
        inside = next((one.name for _, one in reversed(way) if one.name and one.role in ("region", "group")), "")
        name = re.sub(r"\\(.)", r"\1", found["name"] or "")
        if not name and found["rest"].startswith(": "):
            name = found["rest"][2:].strip('"')
        one = Heard(found["role"], name, found["states"], landmark, inside)
        heard.append(one)
        way.append((depth, one))
    return heard


def unquoted(line: str) -> str:
    """A line whose key stands in single quotes, as YAML writes it when there is a colon in a name."""
    found = re.match(r"^( *- )'((?:[^']|'')*)'(.*)$", line)
    return f"{found[1]}{found[2].replace(chr(39) * 2, chr(39))}{found[3]}" if found else line


def question(page: Page) -> str:
    """What the live region of the bar asks."""
    return page.get_by_role("contentinfo").locator("[aria-live=polite]").inner_text()


# Opens or closes the list of moves. Others' moves may close it under us: so it is looked at and pressed in one go.
TURN_LIST = """(wanted) => {
    const there = document.querySelector('[role=region][aria-label="Your moves"]') !== null;
    const buttons = [...document.querySelectorAll('footer button[aria-expanded]')];
    const button = buttons.find((one) => (one.ariaLabel ?? one.innerText).startsWith('All moves'));
    if (there !== wanted) button?.click();
    return there === wanted || !button;
}"""


def moves_in_words(page: Page) -> list[str]:
    """What the list of all moves reads out; it is closed again. Nothing if there is none any more."""
    page.wait_for_function(TURN_LIST, arg=True, polling=LOOK_EVERY)
    told = [one.name for one in listen(page) if one.inside == "Your moves" and one.usable]
    page.wait_for_function(TURN_LIST, arg=False, polling=LOOK_EVERY)
    return told
