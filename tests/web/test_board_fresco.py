"""Fresco's board in the browser: planning in any order, explanations, and games by clicks on the drawing."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect
from web.conftest import OpenSheet
from web.layout import fits_laptop_and_phone
from web.player import start_against_bots
from web.tables import Table, onwards
from web.test_everyone import violations_in_both_lights


def head(page: Page, place: str) -> Locator:
    return page.get_by_role("group", name=place).locator("button.space")


def get_up(page: Page) -> None:
    """Choose wake-up times, also for Leonardo, until planning begins."""
    commit = page.get_by_role("button", name="Commit")
    slot = page.locator("[data-move^='wake ']").first
    slot.or_(commit).first.wait_for()
    while commit.count() == 0:
        page.locator("[data-asked]").wait_for()
        before = page.locator("[data-at]").get_attribute("data-at")
        if slot.count() > 0:
            slot.click()
            page.locator(f'[data-at]:not([data-at="{before}"])').wait_for()


def test_apprentices_are_placed_in_any_order_called_back_and_committed(sheet: Page) -> None:
    start_against_bots(sheet, "fresco", players=3)
    get_up(sheet)
    bench = sheet.get_by_role("region", name="Bench")
    expect(bench).to_contain_text("0 of")
    head(sheet, "V Theatre").first.click()
    sheet.keyboard.press("2")
    sheet.keyboard.press("2")
    expect(bench).to_contain_text("3 of")
    question = sheet.locator(".question")
    expect(question).to_contain_text("left: 2")
    sheet.keyboard.press("Shift+Digit2")
    expect(bench).to_contain_text("2 of")
    # Esc takes back what is planned but not yet told.
    sheet.keyboard.press("Escape")
    expect(bench).to_contain_text("0 of")
    sheet.keyboard.press("5")
    sheet.keyboard.press("2")
    expect(bench).to_contain_text("2 of")
    commit = sheet.get_by_role("button", name="Commit")
    expect(commit).to_have_attribute("aria-disabled", "true")
    for place in ("1", "3", "4", "1"):
        sheet.keyboard.press(place)
    expect(commit).not_to_have_attribute("aria-disabled", "true")
    expect(question).to_contain_text("Your plan is complete")
    commit.click()
    expect(sheet.get_by_role("region", name="Bench")).to_have_count(0)


def test_any_offering_for_the_altar_is_put_together_cube_by_cube(sheet: Page) -> None:
    table = Table(sheet, "fresco")
    view = table.reach("altar", when=lambda view: len(view["altar"]["payments"]) > 6, choose=onwards(Random(31)))
    before = view["seats"][0]["paint"]
    sheet.get_by_role("button", name="Another offering").click()
    offering = sheet.get_by_role("group", name="Choose the three cubes of your offering")
    sheet.keyboard.press("Escape")
    expect(offering).to_have_count(0)
    sheet.get_by_role("button", name="Another offering").click()
    for left in (3, 2, 1):
        expect(offering.locator(".slot.empty")).to_have_count(left)
        offering.locator(".paints button").first.click()
    paid = offering.locator("[data-move^='altar ']")
    at = sheet.locator("[data-at]").get_attribute("data-at")
    paid.click()
    sheet.locator(f'[data-at]:not([data-at="{at}"])').wait_for()
    assert sum(before.values()) - sum(table.view()["seats"][0]["paint"].values()) == 3


def test_a_stall_that_can_not_be_visited_says_why(sheet: Page) -> None:
    table = Table(sheet, "fresco")
    table.reach("stall", when=lambda view: not all(one["open"] for one in view["stalls"]), choose=onwards(Random(3)))
    sheet.locator(".front[aria-disabled=true]").first.click(force=True)
    expect(sheet.get_by_role("alert")).to_contain_text("is closed")


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_it_fits_in_the_longest_languages_and_is_open_to_everyone(sheet_for: OpenSheet, language: str) -> None:
    sheet = sheet_for(language=language)
    table = Table(sheet, "fresco", 4, portraits=True, bishops_requests=True, special_blends=True)
    for phase in ("wake-up", "planning", "market", "cathedral", "studio", "workshop"):
        table.reach(phase=phase, choose=onwards(Random(31)))
        fits_laptop_and_phone(sheet, phase)
        assert language != "de-DE" or violations_in_both_lights(sheet) == [], phase


def test_a_tile_is_pinned_while_planning(sheet: Page) -> None:
    view = Table(sheet, "fresco").reach(phase="planning")
    one = next(one for one in view["fresco"] if one["tile"] and one["by_step"] > one["bonus"] > 0)
    sheet.get_by_role("button", name=f"{one['square']}:", exact=False).first.click()
    mine = sheet.get_by_role("region", name="Behind your screen")
    expect(mine).to_contain_text(str(one["tile"]["value"] + one["bonus"]))
    expect(mine).to_contain_text(f"{one['tile']['value'] + one['by_step']} if the bishop steps")
