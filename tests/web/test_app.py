"""The page as an app: it can be installed, opens without a line, survives a flaky one, shows notices when closed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect, sync_playwright
from web.browsing import launch
from web.player import is_at, play_by_clicking, start_against_bots, wait_for_change, wait_to_be_asked
from web.serving import PATIENCE, Server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The whole of it: the light form shows no notices."""
    with sync_playwright() as playwright:
        launched = launch(playwright, whole=True)
        yield launched
        launched.close()


@pytest.fixture
def app(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser that keeps what the page's worker keeps."""
    context = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage['bottega.settings'] ??= JSON.stringify({ pace: 0, drawn: false })")
    yield context
    context.close()


def open_with_worker(app: BrowserContext) -> Page:
    page = app.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Take a seat")
    return page


def test_the_page_opens_without_a_line_once_it_was_there(app: BrowserContext) -> None:
    page = open_with_worker(app)
    page.wait_for_load_state("networkidle")
    app.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Take a seat")
    expect(page.get_by_role("status")).to_contain_text("No connection to the server")


def test_a_move_made_without_a_line_is_played_when_it_comes_back(app: BrowserContext) -> None:
    page = app.new_page()
    lines: list[WebSocketRoute] = []
    broken = False

    def lay(line: WebSocketRoute) -> None:
        if broken:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket("**/api/**", lay)
    page.goto("/")
    start_against_bots(page, "stanza")
    assert wait_to_be_asked(page)
    before = is_at(page)
    broken = True
    lines[-1].close()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    page.locator("[data-move]").first.click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", before)
    broken = False
    wait_for_change(page, before)
    assert play_by_clicking(page, seed=2, most=3) == 3


def test_the_manifest_names_icons_that_exist(app: BrowserContext) -> None:
    manifest = app.request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert app.request.get(icon["src"]).ok


def test_the_browser_finds_nothing_against_installing_it(app: BrowserContext) -> None:
    page = open_with_worker(app)
    found = app.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser without memory, as tests use it, never installs anything.
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    for (let frame = 0; frame < 120; frame++) {
        const [first] = await worker.getNotifications();
        if (first) return [first.title, first.body, first.data.link];
        await new Promise(requestAnimationFrame);
    }
    return null;
}"""
MOST_DELIVERIES = 60


def test_a_notice_is_shown_when_the_push_service_delivers_it(app: BrowserContext, server: Server) -> None:
    app.grant_permissions(["notifications"], origin=server.address)
    page = open_with_worker(app)
    line = app.new_cdp_session(page)
    registrations: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(
            one["registrationId"] for one in event["registrations"] if not one["isDeleted"]
        ),
    )
    line.send("ServiceWorker.enable")
    while not registrations:  # heard of while the page draws
        page.evaluate("new Promise(requestAnimationFrame).then(() => true)")
    told = {"title": "Your turn", "text": "Lucia bids 300.", "table": "abc", "link": "/table/abc"}
    # A worker that is just being activated hears nothing; push services deliver again, and the same table's notice
    # takes the place of the one before.
    for _ in range(MOST_DELIVERIES):
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.address, "registrationId": registrations[-1], "data": json.dumps(told)},
        )
        shown = page.evaluate(SHOWN)
        if shown:
            break
    assert shown == ["Your turn", "Lucia bids 300.", "/table/abc"]


def test_a_browser_without_a_push_service_says_so_kindly(app: BrowserContext) -> None:
    page = open_with_worker(app)
    start_against_bots(page, "stanza")
    wait_to_be_asked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Notifications").click()
    push = page.get_by_label("Through this browser")
    push.click()
    expect(page.get_by_text("does not allow notifications")).to_be_visible()
    expect(push).not_to_be_checked()
