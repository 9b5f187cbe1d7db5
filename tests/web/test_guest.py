"""A title from another distribution in the browser: on the home page, on its own board, or without it in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from guest import EXAMPLE, Environment
from playwright.sync_api import expect
from web.conftest import OpenSheet
from web.player import (
    is_at,
    play_by_clicking,
    play_by_keyboard,
    show_score_as_table,
    start_against_bots,
    wait_for_change,
)
from web.serving import Server
from web.test_everyone import violations_in_both_lights

NO_BOARD = "export function mount() { throw new Error('no board'); }"


@pytest.fixture(scope="module")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in an environment in which the example is installed."""
    assert built_page.is_dir()
    folder = tmp_path_factory.mktemp("guest")
    environment = Environment(folder / "environment")
    environment.install(EXAMPLE, folder)
    running = Server(folder, environment.python)
    running.start()
    yield running
    running.end()


def test_a_whole_game_from_the_home_page_by_clicking(sheet_for: OpenSheet) -> None:
    sheet = sheet_for("/")
    expect(sheet.get_by_role("heading", name="The Ferry")).to_be_visible()
    start_against_bots(sheet, "ferry", players=3)
    expect(sheet.get_by_role("heading", name="The Ferry")).to_be_visible()
    board = sheet.locator(".guest")
    expect(board).to_contain_text("Your crates")
    expect(board.locator("[data-move]").first).to_contain_text("Load the crate of")
    assert play_by_clicking(sheet, seed=5) > 5
    show_score_as_table(sheet)
    expect(sheet.get_by_role("table")).to_contain_text("Crates loaded")


def test_a_whole_game_by_keyboard_alone(sheet_for: OpenSheet) -> None:
    sheet = sheet_for()
    start_against_bots(sheet, "ferry")
    assert play_by_keyboard(sheet) > 5


def test_without_its_board_every_move_stands_in_the_list_beside_the_position(sheet_for: OpenSheet) -> None:
    sheet = sheet_for()
    sheet.route("**/boards/ferry/board.js", lambda route: route.fulfill(body=NO_BOARD, content_type="text/javascript"))
    start_against_bots(sheet, "ferry")
    expect(sheet.get_by_text("The board of The Ferry could not be drawn.")).to_be_visible()
    expect(sheet.get_by_role("region", name="Position")).to_contain_text("Your crates")
    moves = sheet.get_by_role("region", name="Your moves")
    before = is_at(sheet)
    moves.locator("[data-move]").first.click()
    wait_for_change(sheet, before)


@pytest.mark.parametrize(
    ("language", "title", "held"), [("de", "Die Fähre", "Deine Kisten"), ("fr", "The Ferry", "Your crates")]
)
def test_it_speaks_german_and_falls_back_to_english(sheet_for: OpenSheet, language: str, title: str, held: str) -> None:
    """The console stays clean: no message is missing in a language that the guest does not speak."""
    sheet = sheet_for("/", language=language)
    sheet.get_by_role("heading", name=title).wait_for()
    sheet.locator('a[href="/new/ferry?with=bots"]').click()
    sheet.locator(".go button").click()
    expect(sheet.locator(".guest")).to_contain_text(held)
    sheet.goto("/rules/ferry")
    expect(sheet.locator("main")).to_contain_text("Laden" if language == "de" else "Loading")


@pytest.mark.parametrize("width", [1366, 390])
def test_its_board_is_accessible(sheet_for: OpenSheet, width: int) -> None:
    sheet = sheet_for(width=width)
    start_against_bots(sheet, "ferry")
    assert violations_in_both_lights(sheet) == []
