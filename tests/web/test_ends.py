"""The end of a game, looked at closely: where the points came from, and things made large."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.conftest import OpenSheet
from web.player import is_at
from web.tables import RECORDS, Made, Table, upload


def open_ended(sheet: Page, title: str) -> Made:
    """A kept game that is over, opened by its first seat."""
    made = upload(sheet, (RECORDS / f"{title}.record").read_text(encoding="utf-8"))
    sheet.goto(f"/table/{made['table']}#{made['seats'][0]['token']}")
    sheet.locator("[data-over]").wait_for()
    return made


@pytest.fixture
def kept(sheet: Page) -> Made:
    return open_ended(sheet, "florence")


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


def test_the_rows_of_four_are_in_sight_when_a_game_ends_on_a_low_screen(sheet_for: OpenSheet) -> None:
    sheet = sheet_for(width=1366, height=625)
    open_ended(sheet, "stanza")
    sheet.locator("[data-over] button").first.click()
    rows = sheet.locator("[data-finale] .bars li")
    expect(rows).to_have_count(4)
    buttons = sheet.locator("[data-finale] .do").bounding_box()
    last = rows.last.bounding_box()
    assert buttons
    assert last
    assert last["y"] + last["height"] <= buttons["y"] + 1


def test_prestige_cards_tell_what_they_brought(sheet: Page, kept: Made) -> None:
    log = asked(sheet, kept, "log")["log"]
    told = sorted(f"+{line['args']['points']}" for line in log if line["kind"] == "prestige" and line["args"]["points"])
    assert told
    cards = sheet.locator(".ending small b")
    expect(cards.first).to_be_visible()
    assert sorted(text for text in cards.all_inner_texts() if text != "–") == told


def test_every_row_of_the_end_is_in_sight_on_a_low_screen(sheet_for: OpenSheet) -> None:
    sheet = sheet_for(width=1280, height=600)
    open_ended(sheet, "stanza")
    panel = sheet.locator(".stanza .ending")
    expect(panel.locator("ol > li")).to_have_count(4)
    assert panel.evaluate("panel => panel.scrollHeight - panel.clientHeight") == 0


def test_what_a_move_brought_about_is_whole_in_the_replay_on_a_low_screen(sheet_for: OpenSheet) -> None:
    sheet = sheet_for(width=1366, height=625)
    made = open_ended(sheet, "fresco")
    told = Counter(line["move"] for line in asked(sheet, made, "log?limit=500")["log"] if line["kind"] == "points")
    move, _ = told.most_common()[0]
    sheet.goto(f"/replay/{made['table']}/{move}#{made['seats'][0]['token']}")
    now = sheet.locator(".time .now")
    expect(now.locator("span").nth(1)).to_be_visible()
    assert now.evaluate("now => now.scrollHeight - now.clientHeight") == 0


def test_the_log_of_the_replay_is_where_the_replay_is_though_the_move_has_no_line(sheet: Page) -> None:
    made = open_ended(sheet, "fresco")
    told = {line["move"] for line in asked(sheet, made, "log?limit=500")["log"]} - {0}
    quiet = max(move for move in range(min(told), max(told)) if move not in told)
    sheet.goto(f"/replay/{made['table']}/{quiet}#{made['seats'][0]['token']}")
    last = max(move for move in told if move < quiet)
    expect(sheet.get_by_role("log").locator(f'[data-at="{last}"]').first).to_be_in_viewport()


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
