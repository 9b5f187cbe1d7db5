"""The board of Florence: building with the pointer and with keys, reasons, forecasts, and what a phone shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.conftest import OpenSheet
from web.layout import fits_laptop_and_phone
from web.player import is_at, play_by_clicking, wait_for_change
from web.tables import Table, give_up
from web.test_everyone import violations_in_both_lights


def court(sheet: Page, players: int = 3, **options: bool) -> Table:
    return Table(sheet, "florence", players, **options)


def start_building(sheet: Page, building: str) -> Table:
    table = court(sheet)
    table.reach(phase="act", choose=give_up)
    begin(sheet, building)
    return table


def begin(sheet: Page, building: str) -> None:
    before = is_at(sheet)
    sheet.locator(f'[data-move="build {building}"]').first.click()
    wait_for_change(sheet, before)


def test_a_building_is_turned_moved_and_laid_by_keys(sheet: Page) -> None:
    table = start_building(sheet, "tower")
    lay = sheet.get_by_role("button", name="Place it here")
    # Who thinks better of it goes one step back, and may begin again.
    laying = is_at(sheet)
    sheet.keyboard.press("Escape")
    wait_for_change(sheet, laying)
    expect(lay).to_have_count(0)
    begin(sheet, "tower")
    first = lay.get_attribute("data-move")
    sheet.keyboard.press("e")
    expect(lay).not_to_have_attribute("data-move", first or "")
    turned = lay.get_attribute("data-move")
    sheet.keyboard.press("ArrowRight")
    expect(lay).not_to_have_attribute("data-move", turned or "")
    chosen = lay.get_attribute("data-move") or ""
    before = is_at(sheet)
    sheet.keyboard.press("Enter")
    wait_for_change(sheet, before)
    court = table.view()["seats"][0]
    assert [tile["tile"] for tile in court["tiles"]] == ["tower"]
    assert chosen.split()[1] == "tower"
    expect(sheet.get_by_role("img", name="Tower, ", exact=False).first).to_be_visible()


def test_the_list_of_moves_offers_place_and_orientation_in_words(sheet: Page) -> None:
    start_building(sheet, "tower")
    sheet.keyboard.press("m")
    turned = sheet.get_by_role("combobox", name="Orientation")
    turned.select_option("turned 90°")
    sheet.get_by_role("combobox", name="Place").select_option("b2")
    expect(sheet.locator(".sheet [data-move]")).to_contain_text("at b2, turned 90°")


@pytest.mark.parametrize("language", ["de-DE", "fr-FR", "nl-NL"])
def test_the_buttons_for_laying_hold_their_words_on_a_phone(sheet_for: OpenSheet, language: str) -> None:
    sheet = sheet_for(width=360, height=740, language=language)
    start_building(sheet, "tower")
    buttons = sheet.locator(".controls button")
    expect(buttons).to_have_count(5)
    assert [button.evaluate("it => it.scrollWidth - it.clientWidth") for button in buttons.all()] == [0] * 5


def test_the_ground_stays_where_it_is_while_a_place_is_looked_for(sheet: Page) -> None:
    start_building(sheet, "workshop")
    ground = sheet.locator(".placing rect.ground")
    box = ground.bounding_box()
    assert box is not None
    for across in (0.75, 0.2):
        sheet.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * 0.9)
        expect(sheet.locator(".placing footer p")).not_to_be_empty()
        sheet.mouse.click(box["x"] + box["width"] * across, box["y"] + box["height"] * 0.9)
        assert ground.bounding_box() == box
    expect(sheet.get_by_role("alert")).to_be_visible()
    assert ground.bounding_box() == box


def test_a_click_pins_the_ghost_and_a_second_one_lays_it(sheet: Page) -> None:
    table = start_building(sheet, "chapel")
    box = sheet.locator(".placing rect.ground").bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] * 0.75, box["y"] + box["height"] * 0.2)
    sheet.mouse.click(*spot)
    pinned = sheet.get_by_role("button", name="Place it here").get_attribute("data-move")
    assert pinned is not None
    before = is_at(sheet)
    sheet.mouse.click(*spot)
    wait_for_change(sheet, before)
    assert table.view()["seats"][0]["buildings"] == ["chapel"]


def test_a_place_that_is_not_allowed_says_why(sheet: Page) -> None:
    start_building(sheet, "workshop")
    box = sheet.locator(".placing rect.ground").bounding_box()
    assert box is not None
    sheet.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.9)
    expect(sheet.locator(".barred")).to_be_visible()
    expect(sheet.locator("footer p.bad")).to_contain_text("cover occupied squares")
    expect(sheet.get_by_role("button", name="Place it here")).to_be_disabled()
    sheet.mouse.click(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.9)
    expect(sheet.get_by_role("alert")).to_contain_text("cover occupied squares")


def test_what_can_not_be_done_explains_itself(sheet: Page) -> None:
    view = court(sheet).reach(phase="act", choose=give_up)
    weak = next(person["name"] for person in view["hand"]["people"] if not person["enough"])
    sheet.get_by_label("My professions").get_by_role("button", name=weak.replace("-", " ")).first.focus()
    sheet.keyboard.press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text(f"minimum of this round is {view['minimum']}")


def test_my_people_show_the_value_that_the_rules_give(sheet: Page) -> None:
    view = court(sheet).reach(phase="open", choose=give_up)
    for person in view["hand"]["people"]:
        card = sheet.locator(".person", has_text=person["name"].replace("-", " ").title())
        expect(card.locator(".total b")).to_have_text(str(person["with_bonus"]))
    sheet.locator('[data-move="open jester"]').hover()
    expect(sheet.locator(".person .to").first).to_contain_text(str(view["hand"]["people"][0]["with_bonus"] + 2))


def test_any_principality_can_be_looked_at(sheet: Page) -> None:
    court(sheet).reach(phase="open", choose=give_up)
    expect(sheet.get_by_role("heading", name="My principality")).to_be_visible()
    sheet.get_by_role("tab", selected=True).and_(sheet.locator(".court [role=tab]")).press("ArrowRight")
    expect(sheet.get_by_role("heading", name="My principality")).to_have_count(0)
    expect(sheet.get_by_label("’s professions", exact=False).first).to_be_visible()


def test_arrow_keys_go_from_lot_to_lot(sheet: Page) -> None:
    court(sheet).reach(phase="open", choose=give_up)
    sheet.locator('[data-move="open forest"]').focus()
    sheet.keyboard.press("ArrowRight")
    expect(sheet.locator('[data-move="open lake"]')).to_be_focused()
    expect(sheet.get_by_role("tooltip")).to_contain_text("Lake")


def test_both_expansions_are_played_on_the_board(sheet: Page) -> None:
    Table(sheet, "florence", bots=True, muse_and_princess=True, cooperative_building=True).open()
    assert play_by_clicking(sheet, seed=2, most=12) > 5


def test_a_long_press_explains_and_does_not_play(sheet_for: OpenSheet) -> None:
    sheet = sheet_for(width=390, height=844)
    table = court(sheet)
    table.reach(phase="open", choose=give_up)
    lot = sheet.locator('[data-move="open lake"]')
    where = {"clientX": 10, "clientY": 10, "pointerType": "touch", "bubbles": True}
    before = is_at(sheet)
    lot.dispatch_event("pointerdown", where)
    expect(sheet.get_by_role("tooltip")).to_contain_text("Lake")
    lot.dispatch_event("pointerup", where)
    lot.dispatch_event("click")
    expect(sheet.get_by_role("tooltip")).to_have_count(0)
    assert table.view()["phase"] == "open"
    lot.click()
    wait_for_change(sheet, before)


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_it_fits_in_the_longest_languages_and_is_open_to_everyone(sheet_for: OpenSheet, language: str) -> None:
    sheet = sheet_for(language=language)
    table = court(sheet, players=5, muse_and_princess=True, cooperative_building=True)
    for phase in ("people", "court", "open", "act"):
        table.reach(phase=phase, choose=give_up)
        expect(sheet.locator("svg").first).to_be_visible()
        fits_laptop_and_phone(sheet, phase)
        assert language != "de-DE" or violations_in_both_lights(sheet) == [], phase
