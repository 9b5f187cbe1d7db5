"""The board of La Stanza: moving by keys and pointer, activating, reasons, other boards, and what a phone shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.conftest import OpenSheet
from web.layout import fits_laptop_and_phone
from web.player import is_at, play_by_clicking, wait_for_change
from web.tables import Table
from web.test_everyone import violations_in_both_lights


def house(sheet: Page, players: int = 3, **options: bool) -> Table:
    return Table(sheet, "stanza", players, **options)


def test_digits_choose_by_steps_and_enter_moves(sheet: Page) -> None:
    table = house(sheet)
    view = table.reach("move")
    third = next(way for way in view["reachable"] if way["steps"] == 3)
    sheet.keyboard.press("3")
    person = sheet.locator(f'[data-move="move {third["space"]}"]')
    expect(person).to_be_focused()
    expect(sheet.locator("path.way")).to_have_count(1)
    before = is_at(sheet)
    sheet.keyboard.press("Enter")
    wait_for_change(sheet, before)
    expect(sheet.get_by_label("Isabella’s recruits and workers")).to_be_visible()


def test_a_person_out_of_reach_says_why(sheet: Page) -> None:
    view = house(sheet).reach("move")
    near = {way["space"] for way in view["reachable"]}
    far = next(one["space"] for one in view["ring"] if one["person"] and one["space"] not in near)
    called = far.replace("discovery", "discoveries").replace("-", " ").capitalize()
    person = sheet.get_by_role("button", name=called, exact=False, disabled=True).first
    person.focus()
    sheet.keyboard.press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text("with 1 to 4 spaces")


def test_activating_hires_strengthens_and_rewards_in_one_sheet(sheet: Page) -> None:
    table = house(sheet)
    table.reach("activate")
    before = is_at(sheet)
    sheet.locator('[data-move^="activate "]').first.click()
    wait_for_change(sheet, before)
    work = sheet.get_by_role("region", name="Activate", exact=False)
    expect(work).to_be_visible()
    expect(work.get_by_text("Strength", exact=True).first).to_be_visible()
    hire = work.locator('[data-move^="hire "]').last
    hire.hover()
    expect(work.locator(".purse em")).to_contain_text("ƒ")
    before = is_at(sheet)
    hire.click()
    wait_for_change(sheet, before)
    expect(work.locator(".gauge .full").first).to_be_visible()
    # Esc goes back step by step: first whom one hired, then the activation.
    before = is_at(sheet)
    sheet.keyboard.press("Escape")
    wait_for_change(sheet, before)
    expect(work).to_be_visible()
    work.get_by_role("button", name="One step back").click()
    expect(work).to_have_count(0)


def test_any_board_can_be_looked_at(sheet: Page) -> None:
    house(sheet).reach("move")
    expect(sheet.get_by_role("region", name="Isabella’s board")).to_be_visible()
    others = sheet.get_by_role("group", name="Look at a board").get_by_role("button")
    others.nth(1).click()
    expect(others.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(sheet.get_by_role("region", name="Isabella’s board")).to_have_count(0)


def test_start_persons_are_arranged_on_the_board(sheet: Page) -> None:
    table = house(sheet, players=2, free_start_order=True)
    table.reach("arrange")
    before = is_at(sheet)
    sheet.locator('[data-move="arrange arts"]').first.click()
    wait_for_change(sheet, before)
    expect(sheet.locator('[data-move="arrange arts"]')).to_have_count(0)


def test_every_option_is_played_on_the_board(sheet: Page) -> None:
    Table(sheet, "stanza", 4, bots=True, free_start_order=True, expert=True, short_end=True).open()
    assert play_by_clicking(sheet, seed=3, most=14) == 14


@pytest.mark.parametrize("language", ["de-DE", "nl-NL"])
def test_it_fits_in_the_longest_languages_and_is_open_to_everyone(sheet_for: OpenSheet, language: str) -> None:
    sheet = sheet_for(language=language)
    table = house(sheet, players=4)
    for kind in ("move", "activate", "hire"):
        table.reach(kind)
        expect(sheet.locator("svg.house")).to_be_visible()
        fits_laptop_and_phone(sheet, kind)
        assert language != "de-DE" or violations_in_both_lights(sheet) == [], kind


def test_pointing_at_a_person_tells_how_strong_the_room_could_be(sheet: Page) -> None:
    view = house(sheet).reach("move", when=lambda view: bool(view["seats"][0]["money"] > 5))
    told = sheet.locator(".effects")
    for way in view["reachable"]:
        sheet.locator(f'[data-move="move {way["space"]}"]').hover()
        expect(told).to_contain_text("joins")
        if way["person"]["discipline"] == way["space"].split("-")[0]:
            expect(told).to_contain_text("strength")
