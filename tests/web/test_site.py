"""The page that plays by itself: a plain folder, no server of ours, and after the first visit no line at all."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect
from web.axe import violations
from web.browsing import listen
from web.coached import ALWAYS, GAMES, begin, follow, read_on, told_at
from web.folder import Folder
from web.player import is_at, offered, play_by_clicking, start_against_bots, wait_to_be_asked
from web.serving import PATIENCE, ROOT

import bottega

NEWER_STORE = """() => new Promise((resolve, reject) => {
    const asking = indexedDB.open('bottega', 99);
    asking.onsuccess = () => (asking.result.close(), resolve());
    asking.onerror = () => reject(asking.error);
})"""
WITHOUT_ENTRIES = """() => new Promise((resolve, reject) => {
    const asking = indexedDB.open('bottega', 1);
    asking.onupgradeneeded = () => asking.result.createObjectStore('rows', { keyPath: 'table' }).add({ table: 'a' });
    asking.onsuccess = () => (asking.result.close(), resolve());
    asking.onerror = () => reject(asking.error);
})"""
EMPTIED = """() => new Promise((resolve) => (indexedDB.deleteDatabase('bottega').onsuccess = () => resolve()))"""


@pytest.fixture(scope="module")
def folder() -> Iterator[Folder]:
    """The built site, served by a web server that knows nothing of it, somewhere below its root."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "site.py")], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    served = Folder(ROOT / "build" / "site", "/some/where/")
    served.start()
    yield served
    served.end()


@pytest.fixture(scope="module")
def reader(browser: Browser, folder: Folder) -> Iterator[Page]:
    """Somebody who has been here once; then the web server is gone."""
    context = visitor(browser)
    page = context.new_page()
    visit(page, folder)
    folder.stop()
    yield page
    context.close()


@pytest.fixture(autouse=True)
def without_trouble(folder: Folder) -> Iterator[None]:
    """Each test answers for the pages that it has shown, and for what they have asked for."""
    yield
    troubles, strangers = list(folder.troubles), list(folder.strangers)
    folder.forget()
    assert troubles == []
    assert strangers == []


def visitor(browser: Browser, service_workers: Literal["allow", "block"] = "allow") -> BrowserContext:
    viewport: ViewportSize = {"width": 1280, "height": 600}  # the lowest screen that everything must fit on
    context = browser.new_context(
        reduced_motion="reduce", locale="en", viewport=viewport, service_workers=service_workers
    )
    context.set_default_timeout(PATIENCE)
    # Bots answer at once, and their moves are shown at once.
    context.add_init_script("localStorage['bottega.pace'] = '0'")
    context.add_init_script("localStorage['bottega.settings'] ??= JSON.stringify({ pace: 0, drawn: false })")
    return context


def visit(page: Page, folder: Folder) -> None:
    listen(page, folder.troubles)
    page.context.on("request", lambda asked: folder.see(asked.url))
    page.goto(folder.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_the_address_of_a_folder_stays_its_own_while_nothing_is_served(tmp_path: Path) -> None:
    served = Folder(tmp_path, "/")
    served.start()
    served.stop()
    try:
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind(("127.0.0.1", urlsplit(served.address).port))
        served.start()
    finally:
        served.end()


@pytest.mark.parametrize("title", GAMES)
def test_a_first_game_is_played_to_its_end_without_a_line(reader: Page, folder: Folder, title: str) -> None:
    """By following the coach; a reload in the middle loses nothing."""
    reader.goto(f"{folder.address}#/first")
    words = begin(reader, title)
    read_on(reader)
    assert not follow(reader, most=6)
    read_on(reader)
    before = is_at(reader)
    reader.reload()
    read_on(reader)
    assert is_at(reader) == before
    assert follow(reader)
    assert ALWAYS[title] - set(told_at(reader)) == set()
    expect(words).to_contain_text("my work is done")
    reader.reload()
    reader.locator("[data-over]").wait_for()
    expect(reader.locator(".coach")).to_have_count(0)


def test_everything_is_taken_along_to_another_browser(
    reader: Page, browser: Browser, folder: Folder, tmp_path: Path
) -> None:
    reader.goto(folder.address)
    with reader.expect_download() as saved:
        reader.get_by_role("button", name="Export everything").click()
    packed = tmp_path / "games.json"
    saved.value.save_as(packed)
    folder.start()
    context = visitor(browser)
    page = context.new_page()
    visit(page, folder)
    expect(page.get_by_text("No tables yet", exact=False).or_(page.locator(".none"))).to_be_visible()
    page.get_by_label("Import a file").set_input_files(packed)
    expect(page.get_by_text("3 tables taken over")).to_be_visible()
    page.reload()
    expect(page.locator('.tables a[href*="/table/"]')).to_have_count(3)
    packed.write_text('{"bottega": "everything", "format": 99, "version": "9.0", "tables": []}')
    page.get_by_label("Import a file").set_input_files(packed)
    expect(page.get_by_text("exported by a newer version (9.0)")).to_be_visible()
    assert violations(page) == []
    context.close()


def test_what_needs_other_machines_is_not_shown(reader: Page, folder: Folder) -> None:
    reader.goto(folder.address)
    expect(reader.get_by_role("link", name="At one screen")).to_have_count(3)
    expect(reader.get_by_text("Invite friends")).to_have_count(0)
    expect(reader.get_by_role("link", name="Account")).to_have_count(0)


def test_two_windows_of_one_table_do_no_harm(reader: Page, folder: Folder) -> None:
    """Each shows what the other has played, and both may play; a hint and a master are to be had in either."""
    reader.goto(folder.address)
    start_against_bots(reader, "stanza", level="master")
    assert play_by_clicking(reader, seed=1, most=2) == 2
    second = reader.context.new_page()
    listen(second, folder.troubles)
    second.goto(reader.url)
    for here, there in ((second, reader), (reader, second)):
        wait_to_be_asked(here)
        assert play_by_clicking(here, seed=2, most=1) == 1
        wait_to_be_asked(here)
        wait_to_be_asked(there)
        expect(there.locator(f'[data-at="{is_at(here)}"]')).to_be_visible()
    second.get_by_role("button", name="Ask for a hint").click()
    expect(second.get_by_role("button", name="Play this")).to_be_visible()
    second.close()


def finished_game() -> str:
    """The record of a game, played at random."""
    game = bottega.new_game("stanza", 2, 11)
    chance = Random(1)
    while not game.over:
        seat = game.awaiting[0]
        game.do(seat, chance.choice(game.legal(seat)))
    return str(game.record())


def test_a_record_is_replayed_branched_analysed_and_handed_on(reader: Page, folder: Folder, tmp_path: Path) -> None:
    """In as a file, out as a link, and in again by that link."""
    record = tmp_path / "game.record"
    record.write_text(finished_game(), encoding="utf-8")
    reader.goto(folder.address)
    reader.get_by_role("link", name="Saved games").click()
    reader.locator("input[type=file]").set_input_files(record)
    reader.get_by_role("button", name="Branch off here").wait_for()
    table = reader.url.split("/")[-2]
    reader.get_by_role("button", name="Branch off here").click()
    assert wait_to_be_asked(reader)
    assert play_by_clicking(reader, seed=3, most=1) == 1

    reader.evaluate(f"location.hash = '/analysis/{table}'")
    reader.get_by_role("button", name="Analyse this game").click()
    reader.wait_for_function("() => document.querySelector('progress')?.value > 0")  # it would go on for a minute
    reader.evaluate("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    reader.evaluate(f"location.hash = '/table/{table}'")
    reader.get_by_role("button", name="Menu").click()
    reader.get_by_role("button", name="Copy the game as a link").click()
    link = reader.wait_for_function("() => window.copied").json_value()
    assert link.startswith(f"{folder.address}#/records?record=")
    reader.goto(folder.address)
    reader.goto(link)
    reader.get_by_role("button", name="Branch off here").wait_for()
    assert table not in reader.url


def test_people_at_one_screen_and_a_foreman_need_no_server(reader: Page, folder: Folder) -> None:
    reader.goto(folder.address)
    reader.locator('a[href="/new/florence?with=here"]').click()
    reader.locator(".segments button", has_text="3").click()
    reader.get_by_label("Seat 3").select_option("A bot")
    reader.get_by_label("Level of player 3").select_option("foreman")
    reader.get_by_role("button", name="Start").click()
    for _ in range(2):  # nobody sees the other's cards
        reader.locator(".curtain button").click()
        offered(reader).first.click()
    reader.locator(".curtain button").wait_for()  # the bot has chosen, too


def test_seniors_answer_and_what_cannot_be_done_says_why(reader: Page, folder: Folder) -> None:
    reader.goto(folder.address)
    start_against_bots(reader, "stanza", level="senior")
    assert play_by_clicking(reader, seed=1, most=2) == 2
    assert wait_to_be_asked(reader)
    reader.locator("main [aria-disabled=true]").first.click(force=True)
    expect(reader.get_by_role("alert")).to_be_visible()


def test_what_can_not_start_says_why_and_what_to_do(browser: Browser, folder: Folder) -> None:
    """Opened as a file, a browser without WebAssembly, a missing file, a store of a newer version: nothing is lost."""
    folder.stop()
    folder.start()
    context = browser.new_context(locale="en", service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    alert = page.get_by_role("alert")
    page.goto((ROOT / "build" / "site" / "index.html").as_uri())
    expect(alert).to_contain_text("This page cannot start from a file")

    context.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=404))
    page.goto(folder.address)
    expect(alert).to_contain_text("A file of this site could not be loaded")
    expect(alert).to_contain_text("pyodide.asm.wasm")
    context.unroute("**/pyodide.asm.wasm")

    page.goto(f"{folder.address}baked/titles.en.json")  # nobody has the store open there
    page.evaluate(NEWER_STORE)
    page.goto(folder.address)
    expect(alert).to_contain_text("stored by a newer version")
    expect(alert.get_by_role("button", name="Export everything")).to_be_visible()

    page.goto(f"{folder.address}baked/titles.en.json")
    page.evaluate(EMPTIED)
    page.evaluate(WITHOUT_ENTRIES)
    page.goto(folder.address)
    expect(alert).to_contain_text("What this browser has stored of your games is damaged")
    anew = alert.get_by_role("button", name="Begin with an empty store")
    expect(anew).to_have_count(0)  # only once it is saved
    with page.expect_download() as saved:
        alert.get_by_role("button", name="Export everything").click()
    assert [one["row"] for one in json.loads(saved.value.path().read_text())["tables"]] == [{"table": "a"}]
    anew.click()
    page.locator("[data-about]").wait_for()  # told by Python, which has started
    expect(alert).to_have_count(0)

    page.add_init_script("delete window.WebAssembly")
    page.reload()
    expect(alert).to_contain_text("does not run WebAssembly")
    expect(page.get_by_role("link", name="Rules").first).to_be_visible()  # the rest of the page is there
    context.close()


def test_a_browser_that_stores_nothing_is_told_what_to_allow(browser: Browser, folder: Folder, tmp_path: Path) -> None:
    """Cookies are blocked in its settings: neither the page nor its worker may store anything."""
    folder.stop()
    folder.start()
    settings = tmp_path / "Default" / "Preferences"
    settings.parent.mkdir()
    settings.write_text('{"profile": {"default_content_setting_values": {"cookies": 2}}}')
    kind = browser.browser_type
    context = kind.launch_persistent_context(
        tmp_path, executable_path=shutil.which("chromium"), args=["--no-sandbox"], locale="en"
    )
    page = context.pages[0]
    page.goto(folder.address)
    expect(page.get_by_role("alert")).to_contain_text("refuses to store anything for this page")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", name="Rules").first).to_be_visible()
    context.close()


# In the worker: from a word of the page on, the browser has no room for anything more. (Its own limit cannot be set.)
NO_ROOM = """let full = false;
new BroadcastChannel('full').onmessage = () => (full = true);
for (const name of ['add', 'put']) {
    const plain = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...given) {
        const asking = plain.apply(this, given);
        if (full) {
            const error = new DOMException('no room', 'QuotaExceededError');
            Object.defineProperty(this.transaction, 'error', { value: error });
            queueMicrotask(() => this.transaction.abort());
        }
        return asking;
    };
}
"""


def test_a_move_for_which_there_is_no_room_is_not_made_and_told(browser: Browser, folder: Folder) -> None:
    folder.stop()
    folder.start()
    context = visitor(browser, service_workers="block")

    def crowd(route: Route) -> None:
        script = route.fetch()
        route.fulfill(response=script, body=NO_ROOM + script.text())

    context.route("**/assets/worker-*.js", crowd)
    page = context.new_page()
    page.goto(folder.address)
    start_against_bots(page, "stanza")
    wait_to_be_asked(page)
    before = is_at(page)
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    offered(page).first.click()
    expect(page.get_by_text("Your device’s storage is full")).to_be_visible()
    assert is_at(page) == before
    assert wait_to_be_asked(page)
    context.close()


def test_a_new_version_is_offered_and_never_forced(reader: Page, folder: Folder) -> None:
    """A game goes on beside the offer; taking it loses nothing, and fetches only what has changed."""
    folder.stop()
    folder.start()
    reader.goto(folder.address)
    start_against_bots(reader, "stanza")
    newer = (ROOT / "build" / "site" / "staying.js").read_bytes().replace(b"VERSION = '", b"VERSION = 'newer-")
    folder.instead["staying.js"] = newer
    reader.evaluate("navigator.serviceWorker.getRegistration().then((here) => here.update()).then(() => undefined)")
    expect(reader.get_by_text("A new version is here")).to_be_visible()
    assert play_by_clicking(reader, seed=8, most=2) == 2
    assert wait_to_be_asked(reader)  # bots have answered
    before = is_at(reader)
    with reader.expect_navigation():
        reader.get_by_role("button", name="Use it now").click()
    expect(reader.locator(f'[data-at="{before}"]')).to_be_visible()
