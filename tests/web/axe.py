"""Axe: what a page lacks for those who cannot see, hear or point."""

from __future__ import annotations

from playwright.sync_api import Page
from web.serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds wrong, by the criteria of WCAG 2.2 A and AA."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async () => (await axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        })).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join('; ')}`)"""
    )
    return [str(one) for one in found]
