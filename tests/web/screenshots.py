"""Pictures of every screen, light and dark, on laptop, phone and tablet: `make screenshots`."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.progress import track
from web.browsing import launch
from web.player import is_at, show_score_as_table, wait_for_change, wait_to_be_asked
from web.serving import PATIENCE, ROOT, Server
from web.tables import Table

import bottega
from bottega import bots
from bottega.kernel.game import Game

SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
TABLETS = {"tablet": (820, 1180), "large": (2560, 1440)}
SETTLED = 450  # milliseconds for fonts, glimpses and short movements
OPTIONS: dict[str, dict[str, bool]] = {
    "florence": {},
    "fresco": {"portraits": True, "bishops_requests": True},
    "stanza": {},
}
View = dict[str, Any]
# The decisions worth a picture, by title: in which round and phase, and what the pointer rests on.
MOMENTS: dict[str, dict[str, tuple[int, str, str]]] = {
    "florence": {"people": (1, "people", ""), "auction": (4, "bid", "bid"), "actions": (4, "act", "build")},
    "fresco": {
        "wake": (3, "wake-up", "wake"),
        "plan": (4, "planning", ""),
        "market": (4, "market", "stall"),
        "cathedral": (5, "cathedral", "restore"),
        "studio": (4, "studio", "portrait"),
        "workshop": (4, "workshop", "mix"),
    },
    "stanza": {"move": (3, "move", "move"), "act": (3, "act", "activate"), "work": (3, "work", "hire")},
}

Prepare = Callable[[Page], None]
Shoot = Callable[..., None]


def new_page(context: BrowserContext, path: str = "/") -> Page:
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector("main")
    return page


def around(context: BrowserContext, shoot: Shoot) -> None:
    """The screens that need no table."""
    for name, path in {
        "home-empty": "/",
        "new-bots": "/new/florence?with=bots",
        "new-friends": "/new/fresco?with=friends",
        "rules": "/rules/florence",
        "first": "/first",
        "account": "/account",
    }.items():
        page = new_page(context, path)
        page.wait_for_load_state("networkidle")
        shoot(page, name)
        page.close()


def home(context: BrowserContext, shoot: Shoot) -> None:
    """The home page of somebody for whom tables are waiting."""
    page = new_page(context)
    for title, phase in {"florence": "bid", "stanza": "move", "fresco": "planning"}.items():
        played(page, title, partial(is_there, number=2, phase=phase)).open()
    page.goto("/")
    page.get_by_text("Take your turn").wait_for()
    shoot(page, "home")
    page.close()


def lobby(context: BrowserContext, shoot: Shoot) -> None:
    page = new_page(context, "/new/stanza?with=friends")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Copy link").first.wait_for()
    shoot(page, "lobby")
    page.close()


def curtain(context: BrowserContext, shoot: Shoot) -> None:
    page = new_page(context, "/new/fresco?with=here")
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Hand over to").wait_for()
    shoot(page, "curtain")
    page.close()


def coached(context: BrowserContext, shoot: Shoot) -> None:
    page = new_page(context, "/first")
    page.get_by_role("button", name="Begin").nth(1).click()
    page.locator(".light.thing").wait_for()
    shoot(page, "coached")
    page.close()


def is_there(game: Game, number: int, phase: str, kind: str = "") -> bool:
    """Whether the first seat is asked in such a round and phase, and may make such a move."""
    if 0 not in game.awaiting or (kind and all(move.kind != kind for move in game.moves(0))):
        return False
    view = game.view(0)
    return bool(view["round"] >= number and view["phase"] == phase)


def played(page: Page, title: str, until: Callable[[Game], bool], seed: int = 5) -> Table:
    """A table of four that apprentices have brought to a decision of the first seat, or to the end."""
    options = OPTIONS[title]
    game = bottega.new_game(title, players=4, seed=seed, options=dict(options))
    table = Table(page, title, 4, seed=seed, **options)
    seat, number = -1, 0
    while not game.over and not until(game):
        before, seat = seat, game.awaiting[0]
        if seat != before:  # each seat counts what it may know
            number = table.state(seat)["number"]
        move = str(bots.choose(game.copy(), seat, "apprentice", seed=number))
        game.play(seat, move)
        number = table.play(move, number, seat)
    return table


def moments(context: BrowserContext, shoot: Shoot, title: str) -> None:
    """The board at its decisions, with the consequences of a move under the pointer."""
    for name, (number, phase, kind) in MOMENTS[title].items():
        page = new_page(context)
        played(page, title, partial(is_there, number=number, phase=phase, kind=kind)).open()
        shoot(page, f"{title}-{name}", partial(point, kind=kind), {**SIZES, **TABLETS})
        if name == "actions":
            place(page)
            shoot(page, f"{title}-build")
        page.close()


def point(page: Page, kind: str) -> None:
    if kind:
        page.locator(f"[data-move^='{kind} ']:visible").first.hover()


def place(page: Page) -> None:
    """Begin a building, so that the ghost stands on the board."""
    before = is_at(page)
    page.locator("[data-move^='build ']").first.click()
    wait_for_change(page, before)


def list_moves(page: Page) -> None:
    if page.locator(".sheet").count() == 0:
        page.locator("[data-all-moves]").click()


def shell(context: BrowserContext, shoot: Shoot) -> None:
    """What all tables share: menu, list of moves, drawer."""
    page = new_page(context)
    played(page, "stanza", partial(is_there, number=2, phase="move")).open()
    shoot(page, "moves", list_moves)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    shoot(page, "menu")
    page.close()


def ending(context: BrowserContext, shoot: Shoot, title: str) -> None:
    """A finished game: the end, the score, the replay with everything open."""
    page = new_page(context)
    page.goto(played(page, title, lambda game: False).page)
    wait_to_be_asked(page)
    shoot(page, f"{title}-over")
    page.locator("[data-over] button").first.click()
    show_score_as_table(page)
    shoot(page, f"{title}-score")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Timeline").fill("60")
    page.get_by_label("As seen by").select_option("all")
    shoot(page, f"{title}-replay")
    page.close()


def analysis(context: BrowserContext, shoot: Shoot) -> None:
    page = new_page(context)
    table = played(page, "stanza", lambda game: False)
    page.goto(table.page)
    page.get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    page.locator(".decisions").wait_for(timeout=180_000)
    shoot(page, "analysis")
    page.goto("/records")
    page.get_by_role("link", name="Analysis").first.wait_for()
    shoot(page, "records")
    page.close()


SCENES: dict[str, Callable[[BrowserContext, Shoot], None]] = {
    "home": home,
    "around": around,
    "lobby": lobby,
    "curtain": curtain,
    "coached": coached,
    "shell": shell,
    **{title: partial(moments, title=title) for title in MOMENTS},
    **{f"{title}-end": partial(ending, title=title) for title in MOMENTS},
    "analysis": analysis,
}


def take(browser: Browser, server: Server, folder: Path, wanted: list[str]) -> None:
    context = browser.new_context(base_url=server.address, locale="en-GB", viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(
        "localStorage['bottega.settings'] ??= JSON.stringify({ name: 'Isabella', pace: 0, drawn: false })"
    )

    def shoot(
        page: Page, name: str, prepare: Prepare = lambda page: None, sizes: dict[str, tuple[int, int]] = SIZES
    ) -> None:
        for size, (width, height) in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            prepare(page)
            for theme in ("light", "dark"):
                page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
                page.wait_for_timeout(SETTLED)
                page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
        page.set_viewport_size({"width": 1366, "height": 768})

    for name in track(wanted or list(SCENES), "Taking pictures"):
        SCENES[name](context, shoot)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", choices=[[], *SCENES], help="only these")
    parser.add_argument("--out", type=Path, default=ROOT / "screenshots")
    options = parser.parse_args()
    for made in ("page.py", "compile.py"):  # what people see: the page says which engine runs
        subprocess.run([sys.executable, str(ROOT / "tools" / made)], check=True)
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), compiled=True)
        server.start()
        try:
            browser = launch(playwright)
            take(browser, server, options.out, options.scenes)
            browser.close()
        finally:
            server.kill()
    print(f"Pictures in {options.out}")


if __name__ == "__main__":
    main()
