"""Axe: what a page lacks for those who cannot see, hear or point."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from web.serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The criteria of WCAG 2.2 A and AA; and of these the rules that look at colours.
EVERYTHING = {
    "type": "tag",
    "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}

# What is well is not written down, which would take axe a third of its time.
RUN = """async (rules) => (await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })).violations
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join('; ')}`)"""


def violations(page: Page, rules: dict[str, Any] = EVERYTHING) -> list[str]:
    """What axe finds wrong."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [str(one) for one in page.evaluate(RUN, rules)]
