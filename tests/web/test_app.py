"""The page as an app: it can be installed, and opens without a line."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from web.serving import PATIENCE, Server


def test_the_page_opens_without_a_line_once_it_was_there(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Take a seat")
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Take a seat")
    expect(page.get_by_role("status")).to_contain_text("no line to the server")
    context.close()


def test_the_manifest_names_icons_that_exist(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address)
    manifest = context.request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert context.request.get(icon["src"]).ok
    context.close()
