"""The end of a game, looked at closely: where the points came from, and things made large."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.player import is_at
from web.tables import RECORDS, Made, Table, upload


@pytest.fixture
def kept(sheet: Page) -> Made:
    """A game of Florence that is over, opened by its first seat."""
    made = upload(sheet, (RECORDS / "florence.record").read_text(encoding="utf-8"))
    sheet.goto(f"/table/{made['table']}#{made['seats'][0]['token']}")
    sheet.locator("[data-over]").wait_for()
    return made


def asked(sheet: Page, made: Made, what: str) -> dict[str, Any]:
    head = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    answer: dict[str, Any] = sheet.request.get(f"/api/tables/{made['table']}/{what}", headers=head).json()
    return answer


def test_bars_are_as_long_as_the_points_that_they_stand_for(sheet: Page, kept: Made) -> None:
    score = asked(sheet, kept, "score")
    sheet.locator("[data-over] button").first.click()
    bars = sheet.locator("[data-finale] .bars li")
    expect(bars).to_have_count(len(score["scores"]))
    best = sorted(range(len(score["scores"])), key=lambda seat: score["places"][seat])
    assert [int(text) for text in bars.locator(".sum").all_inner_texts()] == [score["scores"][seat] for seat in best]
    widths = bars.evaluate_all(
        "bars => bars.map(bar => [...bar.querySelectorAll('.bar i')].reduce((sum, part) => sum + part.offsetWidth, 0))"
    )
    full = bars.first.locator(".bar").evaluate("bar => bar.clientWidth")
    sums = Counter[tuple[int, str]]()
    for line in score["lines"]:
        sums[line["seat"], line["source"]] += line["points"]
    gains = [sum(max(0, points) for (seat, _), points in sums.items() if seat == one) for one in best]
    for width, gain in zip(widths, gains, strict=True):
        assert width == pytest.approx(full * gain / max(gains), abs=1 + len(sums) / len(best))


def test_prestige_cards_tell_what_they_brought(sheet: Page, kept: Made) -> None:
    log = asked(sheet, kept, "log")["log"]
    told = sorted(f"+{line['args']['points']}" for line in log if line["kind"] == "prestige" and line["args"]["points"])
    assert told
    cards = sheet.locator(".ending small b")
    expect(cards.first).to_be_visible()
    assert sorted(text for text in cards.all_inner_texts() if text != "–") == told


def test_z_makes_a_thing_large_and_small_again(sheet: Page) -> None:
    Table(sheet, "florence", 3).reach(phase="bid")
    before = is_at(sheet)
    thing = sheet.locator(".lot:visible").first
    thing.hover()
    sheet.keyboard.press("z")
    large = sheet.locator(".tip-bubble.zoomed")
    expect(large).to_be_visible()
    shown, real = large.bounding_box(), thing.bounding_box()
    size = sheet.viewport_size
    assert shown is not None
    assert real is not None
    assert size is not None
    assert shown["width"] > real["width"]
    assert shown["x"] >= 0
    assert shown["y"] >= 0
    assert shown["x"] + shown["width"] <= size["width"]
    assert shown["y"] + shown["height"] <= size["height"]
    sheet.keyboard.press("z")
    expect(large).to_have_count(0)
    assert is_at(sheet) == before  # and nothing was played
