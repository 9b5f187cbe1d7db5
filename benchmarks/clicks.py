"""How soon the page answers a click: milliseconds until something visible has changed, and until the move is drawn.

python benchmarks/clicks.py              all titles
python benchmarks/clicks.py stanza       one of them

Two kinds of clicks: on a move while one is asked, and on a tab of the side panel while others' moves are being shown.
Each is timed by the page itself, from the browser's own time of the event to the frame behind the first change. The
page and its browser share the machine with the server and its bots: the reference, an empty page that colours a
button, is clicked in between and tells what the machine alone takes.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from web.player import play_by_clicking, start_against_bots, wait_to_be_asked  # noqa: E402
from web.serving import PATIENCE, Server  # noqa: E402

GAMES = ("florence", "fresco", "stanza")
BAR = 50  # milliseconds
MOVES = 40
TURNS = 8

# Notes for every click when the first thing has changed and was drawn, and when the position has.
WATCH = """() => {
    window.clicks = [];
    let open = null;
    const drawn = (note) => requestAnimationFrame(() => {
        const line = new MessageChannel();
        line.port1.onmessage = () => note(performance.now());
        line.port2.postMessage(0);
    });
    const at = () => document.querySelector('[data-at]')?.dataset.at;
    addEventListener('click', (event) => {
        if (!event.isTrusted) return;
        const click = { first: null, done: null };
        open = { click, begun: event.timeStamp, at: at(), first: false, done: false };
        window.clicks.push(click);
    }, { capture: true });
    new MutationObserver(() => {
        const mine = open;
        if (!mine) return;
        if (!mine.first) {
            mine.first = true;
            drawn((now) => (mine.click.first = now - mine.begun));
        }
        if (!mine.done && at() !== mine.at) {
            mine.done = true;
            drawn((now) => (mine.click.done = now - mine.begun));
        }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
BARE = "<button onclick=\"this.style.background = this.style.background ? '' : 'red'\">here</button>"


def sheet(browser: Browser, server: Server, pace: int) -> Page:
    context = browser.new_context(base_url=server.address, locale="en-GB", viewport={"width": 1366, "height": 625})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage['bottega.settings'] ??= JSON.stringify({{ pace: {pace}, drawn: false }})")
    return context.new_page()


def taken(page: Page) -> list[dict[str, float | None]]:
    found: list[dict[str, float | None]] = page.evaluate("window.clicks.splice(0)")
    return found


def reference(browser: Browser, server: Server) -> list[float]:
    page = sheet(browser, server, 0)
    page.set_content(BARE)
    page.evaluate(WATCH)
    for _ in range(MOVES):
        page.get_by_role("button").click()
        page.wait_for_function("() => window.clicks.at(-1).first !== null")
    found = [click["first"] for click in taken(page)]
    page.context.close()
    return [each for each in found if each is not None]


def own_moves(browser: Browser, server: Server, game: str) -> tuple[list[float], list[float]]:
    """Moves on the board and in the bar against bots that answer at once, shown at once."""
    page = sheet(browser, server, 0)
    start_against_bots(page, game, players=3)
    wait_to_be_asked(page)
    page.evaluate(WATCH)
    play_by_clicking(page, seed=3, most=MOVES)
    clicks = taken(page)
    page.context.close()
    firsts = [click["first"] for click in clicks if click["first"] is not None]
    return firsts, [click["done"] for click in clicks if click["done"] is not None]


def beside_bots(browser: Browser, server: Server, game: str) -> list[float]:
    """Tabs of the side panel, clicked while pieces of others travel."""
    page = sheet(browser, server, 700)
    start_against_bots(page, game, players=3, level="journeyman")
    wait_to_be_asked(page)
    page.evaluate(WATCH)
    found: list[float] = []
    tabs = page.locator("aside [role=tab]")
    for turn in range(TURNS):
        if not wait_to_be_asked(page) or play_by_clicking(page, seed=turn, most=1) == 0:
            break
        taken(page)
        for number in range(6):
            tabs.nth(1 - number % 2).click()
        page.wait_for_function("() => window.clicks.every((click) => click.first !== null)")
        found += [click["first"] for click in taken(page) if click["first"] is not None]
    page.context.close()
    return found


def tell(what: str, found: list[float], bar: bool = True) -> None:
    most = quantiles(found, n=20)[-1]
    within = sum(each <= BAR for each in found)
    line = f"{what:38} median {median(found):5.0f} ms, 95 of 100 within {most:5.0f} ms, {len(found)} clicks"
    print(f"{line}, {within} within {BAR} ms" if bar else line)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for game in sys.argv[1:] or GAMES:
                tell("a button on an empty page", reference(browser, server))
                first, done = own_moves(browser, server, game)
                tell(f"{game}: own move, first answer", first)
                tell(f"{game}: own move, drawn", done, bar=False)
                tell(f"{game}: beside others' moves", beside_bots(browser, server, game))
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
