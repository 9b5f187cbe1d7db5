"""Pictures of every screen, light and dark, desktop and phone: `make screenshots`."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.progress import track
from web.player import play_by_clicking, start_against_bots, wait_to_be_asked
from web.serving import PATIENCE, ROOT, Server

GAMES = ("florence", "fresco", "stanza")
SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
SETTLED = 450  # milliseconds for fonts, glimpses and short movements

Shoot = Callable[[str], None]


def new_page(context: BrowserContext, path: str = "/") -> Page:
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector("main")
    return page


def around(context: BrowserContext, shoot: Callable[[Page, str], None]) -> None:
    """The screens that need no table."""
    for name, path in {
        "home": "/",
        "new-bots": "/new/florence?with=bots",
        "new-friends": "/new/fresco?with=friends",
        "rules": "/rules/florence",
        "first": "/first",
        "records": "/records",
        "account": "/account",
    }.items():
        page = new_page(context, path)
        page.wait_for_load_state("networkidle")
        shoot(page, name)
        page.close()


def lobby(context: BrowserContext, shoot: Callable[[Page, str], None]) -> None:
    page = new_page(context, "/new/stanza?with=friends")
    page.get_by_role("button", name="Set the table").click()
    page.get_by_text("Copy link").first.wait_for()
    shoot(page, "lobby")
    page.close()


def curtain(context: BrowserContext, shoot: Callable[[Page, str], None]) -> None:
    page = new_page(context, "/new/stanza?with=here")
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Hand over to").wait_for()
    shoot(page, "curtain")
    page.close()


def guided(context: BrowserContext, shoot: Callable[[Page, str], None]) -> None:
    page = new_page(context, "/first")
    page.get_by_role("button", name="Begin").nth(1).click()
    page.locator(".coach").wait_for()
    shoot(page, "guided")
    page.close()


def table(context: BrowserContext, shoot: Callable[[Page, str], None], game: str) -> None:
    """A game from its first decision to its analysis."""
    page = new_page(context)
    start_against_bots(page, game, players=3)
    wait_to_be_asked(page)
    shoot(page, f"{game}-start")
    play_by_clicking(page, seed=3, most=22)
    if wait_to_be_asked(page):
        shoot(page, f"{game}-middle")
        page.get_by_role("button", name="Menu").click()
        shoot(page, f"{game}-menu")
        page.keyboard.press("Escape")
        if page.locator("[data-all-moves]").count() > 0:
            page.locator("[data-all-moves]").click()
            shoot(page, f"{game}-moves")
            page.keyboard.press("Escape")
    play_by_clicking(page, seed=4)
    shoot(page, f"{game}-over")
    page.get_by_role("button", name="Score, line by line").last.click()
    page.get_by_role("table").wait_for()
    shoot(page, f"{game}-score")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Time line").wait_for()
    page.get_by_label("Time line").fill("30")
    shoot(page, f"{game}-replay")
    page.close()


def analysis(context: BrowserContext, shoot: Callable[[Page, str], None]) -> None:
    page = new_page(context, "/records")
    page.get_by_role("link", name="Analysis").first.click()
    page.get_by_role("button", name="Analyse this game").click()
    page.locator(".decisions").wait_for(timeout=120_000)
    shoot(page, "analysis")
    page.close()


def take(browser: Browser, server: Server, folder: Path, wanted: list[str]) -> None:
    scenes: list[tuple[str, Callable[[BrowserContext, Callable[[Page, str], None]], None]]] = [
        ("around", around),
        ("lobby", lobby),
        ("curtain", curtain),
        ("guided", guided),
        *((game, lambda context, shoot, game=game: table(context, shoot, game)) for game in GAMES),
        ("analysis", analysis),
    ]
    context = browser.new_context(base_url=server.address, locale="en-GB", viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage['bottega.settings'] ??= JSON.stringify({ name: 'Isabella' })")

    def shoot(page: Page, name: str) -> None:
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
                page.wait_for_timeout(SETTLED)
                page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
        page.set_viewport_size({"width": 1366, "height": 768})

    for name, scene in track([one for one in scenes if not wanted or one[0] in wanted], "Taking pictures"):
        print(name)
        scene(context, shoot)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "scenes", nargs="*", help="only these: around lobby curtain guided florence fresco stanza analysis"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "screenshots")
    options = parser.parse_args()
    subprocess.run([sys.executable, str(ROOT / "tools" / "page.py")], check=True)
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            own = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=own, args=["--no-sandbox"])
            take(browser, server, options.out, options.scenes)
            browser.close()
        finally:
            server.kill()
    print(f"Pictures in {options.out}")


if __name__ == "__main__":
    main()
