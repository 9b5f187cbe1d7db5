"""Every screen of the page at every size, in every language and light: what does not hold, and pictures of it.

PYTHONPATH=tests python -m web.screens                        # everything; takes a good while
PYTHONPATH=tests python -m web.screens fresco --sizes 1366x625 --languages de --out pictures
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.progress import track
from web.browsing import launch
from web.measure import LAPTOPS, SIZES, Size, measure
from web.player import wait_to_be_asked
from web.serving import PATIENCE, ROOT, Server
from web.tables import RECORDS, Made, upload

import bottega
from bottega.kernel.record import parse_record

LANGUAGES = ("en", "de", "fr", "nl")
THEMES = ("light", "dark")
NARROW = 900  # pixels below which a table is shown in tabs
SETTLED = 60  # milliseconds for what follows the size of the screen in several steps


class Moment(NamedTuple):
    """A decision in a kept game: after so many moves, looked at by this seat."""

    name: str
    title: str
    after: int
    seat: int


# Games of the most players with all options, early and late.
MOMENTS = (
    Moment("people", "florence", 0, 0),
    Moment("auction", "florence", 7, 2),
    Moment("placing", "florence", 23, 1),
    Moment("across", "florence", 59, 0),
    Moment("late-court", "florence", 434, 0),
    Moment("late-act", "florence", 486, 1),
    Moment("late-auction", "florence", 470, 2),
    Moment("prestige", "florence", 488, 1),
    Moment("wake", "fresco", 0, 3),
    Moment("plan", "fresco", 4, 0),
    Moment("market", "fresco", 123, 0),
    Moment("cathedral", "fresco", 135, 3),
    Moment("late-plan", "fresco", 381, 0),
    Moment("late-cathedral", "fresco", 462, 2),
    Moment("late-workshop", "fresco", 366, 0),
    Moment("late-studio", "fresco", 419, 3),
    Moment("move", "stanza", 0, 0),
    Moment("act", "stanza", 59, 0),
    Moment("work", "stanza", 203, 0),
    Moment("buy", "stanza", 251, 3),
    Moment("late-move", "stanza", 271, 0),
)


def opened(page: Page, moment: Moment) -> None:
    """A kept game, cut at a decision, on a table of its own."""
    record = parse_record((RECORDS / f"{moment.title}.record").read_text(encoding="utf-8"))
    game = bottega.new_game(record.game, record.players, record.seed, dict(record.options))
    for seat, move in record.moves[: moment.after]:
        game.play(seat, move)
    made = upload(page, str(game.record()))
    page.goto(f"/table/{made['table']}#{made['seats'][moment.seat]['token']}")
    assert wait_to_be_asked(page), moment


def marked(page: Page, moment: Moment) -> None:
    """With coordinates along the squares: they take room from what stands there."""
    page.evaluate("""() => {
        const told = JSON.parse(localStorage['bottega.settings']);
        localStorage['bottega.settings'] = JSON.stringify({ ...told, coordinates: true });
    }""")
    opened(page, moment)


def kept(page: Page, title: str) -> Made:
    return upload(page, (RECORDS / f"{title}.record").read_text(encoding="utf-8"))


def finished(page: Page, title: str, path: str) -> None:
    made = kept(page, title)
    page.goto(f"/{path}/{made['table']}#{made['seats'][0]['token']}")
    page.locator("[data-over], [data-at], .replay, main").first.wait_for()
    page.wait_for_load_state("networkidle")


def scored(page: Page, title: str) -> None:
    finished(page, title, "table")
    page.locator(".points").first.click()
    page.get_by_role("table").wait_for()


def at(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")


def waiting_room(page: Page) -> None:
    at(page, "/new/florence?with=friends")
    page.locator("main .btn.primary").last.click()
    page.wait_for_url("**/table/**")
    page.locator("main .btn").first.wait_for()


def with_menu(page: Page) -> None:
    opened(page, MOMENTS[0])
    page.locator("header .tools button").last.click()
    page.locator("dialog[open]").wait_for()


def with_keys(page: Page) -> None:
    opened(page, MOMENTS[0])
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()


def with_list(page: Page, name: str) -> None:
    """All moves of a decision, in their sheet."""
    opened(page, next(moment for moment in MOMENTS if f"{moment.title}-{moment.name}" == name))
    page.locator("[data-all-moves]").click()
    page.locator(".sheet [data-move]").first.wait_for()


def with_hint(page: Page, name: str) -> None:
    opened(page, next(moment for moment in MOMENTS if f"{moment.title}-{moment.name}" == name))
    page.locator("footer .do .icon-button").last.click()
    page.locator("footer .effects .btn").wait_for()


def coached(page: Page, title: str) -> None:
    at(page, "/first")
    page.locator(".first section").nth(TITLES.index(title)).get_by_role("button").last.click()
    while page.locator("[data-coach-next], [data-coach-do]").first.get_attribute("data-coach-next") is not None:
        page.locator("[data-coach-next]").click()
    page.locator(".light.thing").wait_for()


def handed_over(page: Page) -> None:
    at(page, "/new/fresco?with=here")
    page.locator("main .go .btn.primary").click()
    page.locator(".curtain").wait_for()


def after_games(page: Page, path: str) -> None:
    """What remains of finished games, and of some that wait."""
    for title in TITLES:
        finished(page, title, "table")
    for moment in MOMENTS[1], MOMENTS[9], MOMENTS[17]:
        opened(page, moment)
    at(page, path)


def with_results(page: Page) -> None:
    """The profile of somebody who has played much, told by us: studies are nobody's result."""
    people = ["Isabella", "Ludovico il Moro", "Žofie", "Bartolomeo Colleoni da Solza"]
    options: dict[str, dict[str, bool]] = {"florence": {"muse_and_princess": True}, "fresco": {"portraits": True}}
    results = [
        {
            "table": f"{title}{number}",
            "title": title,
            "name": "",
            "options": options.get(title, {}) if number % 2 else {},
            "people": people,
            "levels": [None, None, None, "journeyman"],
            "places": [1 + number % 4, 2, 3, 4],
            "scores": [64 - number, 41, 37, 28],
            "ended": 1_790_000_000 - 86_400 * number,
            "seat": 0,
        }
        for title in TITLES
        for number in range(5)
    ]
    steps = [{"table": str(at), "time": at, "rating": 1500 + 31 * (at % 3), "deviation": 120} for at in range(9)]
    told = {
        "name": people[0],
        "since": 1_780_000_000,
        "ratings": [{"title": "stanza", "rating": 1562, "deviation": 88, "games": 9}],
        "courses": [{"title": "stanza", "steps": steps}],
        "results": results,
    }
    page.route("**/api/account/profile?*", lambda route: route.fulfill(json=told))
    at(page, "/profile")
    page.locator("[data-title]").first.wait_for()
    page.unroute("**/api/account/profile?*")


def analysed(page: Page) -> None:
    """A finished game that a bot has looked through, in the language in which it will be read."""
    made = kept(page, "stanza")
    mine = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    language = page.evaluate("JSON.parse(localStorage['bottega.settings']).language")
    way = f"/api/tables/{made['table']}/analysis?lang={language}"
    job = page.request.post(way, data={"seat": 0, "seconds": 5}, headers=mine).json()["job"]
    page.goto(f"/table/{made['table']}#{made['seats'][0]['token']}")
    while page.request.get(f"/api/jobs/{job}", headers=mine).json()["status"] in ("waiting", "running"):
        page.wait_for_timeout(500)
    at(page, f"/analysis/{made['table']}")
    page.locator(".decisions").wait_for()


def ended(page: Page, title: str) -> None:
    finished(page, title, "table")
    page.locator("[data-over] button").first.click()
    page.locator("[data-finale] ol").first.wait_for()


def with_circle(page: Page) -> None:
    """A circle of people with long names, and a table that waits."""
    at(page, "/circles")
    page.locator("form input").first.fill("Compagnia degli amici del venerdì sera di Santa Maria Novella")
    page.locator("form input").last.fill("Isabella")
    page.locator("form .btn.primary").click()
    link = page.locator("[data-invitation]").input_value()
    circle, token = link.split("/circle/")[1].split("#")
    for name in ("Ludovico il Moro", "Žofie", "Bartolomeo Colleoni da Solza"):
        answer = page.request.post(
            f"/api/circles/{circle}/join", data={"name": name}, headers={"Authorization": f"Bearer {token}"}
        )
        assert answer.ok, answer.text()
    at(page, f"/new/stanza?circle={circle}")
    page.locator("main .go .btn.primary").click()
    page.wait_for_url("**/table/**")
    at(page, f"/circle/{circle}")
    page.locator("[data-tables] li").first.wait_for()


TITLES = ("florence", "fresco", "stanza")
LATE = {title: next(one for one in MOMENTS if one.title == title and one.after > 200) for title in TITLES}
Open = Callable[[Page], None]
SCREENS: dict[str, Open] = {
    "home": partial(at, path="/"),
    **{f"new-{title}": partial(at, path=f"/new/{title}?with=bots") for title in TITLES},
    "new-friends": partial(at, path="/new/florence?with=friends"),
    "waiting-room": waiting_room,
    **{f"rules-{title}": partial(at, path=f"/rules/{title}") for title in TITLES},
    "first": partial(at, path="/first"),
    "home-later": partial(after_games, path="/"),
    "records": partial(after_games, path="/records"),
    "account": partial(at, path="/account"),
    "profile": with_results,
    "ratings": partial(at, path="/ratings"),
    "circles": partial(at, path="/circles"),
    **{f"figures-{title}": partial(at, path=f"/figures/{title}") for title in TITLES},
    "circle": with_circle,
    "menu": with_menu,
    "keys": with_keys,
    "curtain": handed_over,
    "analysis": analysed,
    "florence-list": partial(with_list, name="florence-placing"),
    "fresco-list": partial(with_list, name="fresco-cathedral"),
    "stanza-hint": partial(with_hint, name="stanza-late-move"),
    **{f"{title}-coached": partial(coached, title=title) for title in TITLES},
    **{f"{title}-seats": partial(opened, moment=moment) for title, moment in LATE.items()},
    **{f"{title}-log": partial(opened, moment=moment) for title, moment in LATE.items()},
    **{f"{moment.title}-{moment.name}": partial(opened, moment=moment) for moment in MOMENTS},
    **{f"{title}-marked": partial(marked, moment=moment) for title, moment in LATE.items()},
    **{f"{title}-over": partial(finished, title=title, path="table") for title in TITLES},
    **{f"{title}-end": partial(ended, title=title) for title in TITLES},
    **{f"{title}-score": partial(scored, title=title) for title in TITLES},
    **{f"{title}-replay": partial(finished, title=title, path="replay") for title in TITLES},
}


# What is pressed at every size: parts of a table that are tabs on a phone.
PRESSED = {
    **{f"{title}-seats": "#tab-seats" for title in TITLES},
    **{f"{title}-log": "#tab-panel" for title in TITLES},
}


def speaks(page: Page, language: str) -> None:
    """Settle the language of what is opened next."""
    told = json.dumps({"name": "Isabella", "pace": 0, "language": language, "tapTwice": True})
    page.context.clear_cookies()
    page.evaluate("told => localStorage['bottega.settings'] = told", told)


def shown_at(page: Page, size: Size, theme: str, name: str = "") -> None:
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    if name in PRESSED and size.width < NARROW:
        page.locator(PRESSED[name]).click()
    page.wait_for_timeout(SETTLED)


class Finding(NamedTuple):
    screen: str
    size: Size
    language: str
    theme: str
    what: str

    def __str__(self) -> str:
        return f"{self.screen} {self.size} {self.language} {self.theme}: {self.what}"


def walk(
    page: Page,
    name: str,
    sizes: Iterable[Size],
    language: str,
    themes: Callable[[int], Iterable[str]],
    out: Path | None,
) -> Iterator[Finding]:
    """One screen at several sizes, opened once."""
    speaks(page, language)
    shown_at(page, LAPTOPS[1], THEMES[0])
    SCREENS[name](page)
    page.mouse.move(0, 0)  # no tip covers anything
    for number, size in enumerate(sizes):
        for again, theme in enumerate(themes(number)):
            shown_at(page, size, theme, name)
            picture = out / f"{name}-{size}-{language}-{theme}.png" if out else None
            for what in measure(page, picture, colour=again > 0):
                yield Finding(name, size, language, theme, what)


def context_of(browser: Browser, address: str) -> BrowserContext:
    context = browser.new_context(
        base_url=address, locale="en-GB", reduced_motion="reduce", service_workers="block", has_touch=True
    )
    context.set_default_timeout(PATIENCE)
    return context


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("screens", nargs="*", help="only those whose names begin so")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--out", type=Path, help="take pictures into this folder, too")
    parser.add_argument("--server", help="the address of a server that runs already")
    options = parser.parse_args()
    sizes = [Size(*map(int, one.split("x"))) for one in options.sizes.split(",")]
    wanted = [name for name in SCREENS if not options.screens or name.startswith(tuple(options.screens))]
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    if not options.server:
        subprocess.run([sys.executable, str(ROOT / "tools" / "page.py")], check=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = None if options.server else Server(Path(folder))
        if server:
            server.start()
        browser = launch(playwright)
        page = context_of(browser, options.server or (server.address if server else "")).new_page()
        page.goto("/")
        themes = options.themes.split(",")
        count = 0
        for name in track(wanted, "Measuring"):
            for language in options.languages.split(","):
                for finding in walk(page, name, sizes, language, lambda _: themes, options.out):
                    print(finding)
                    count += 1
        browser.close()
        if server:
            server.end()
    print(f"{count} findings")
    sys.exit(count > 0)


if __name__ == "__main__":
    main()
