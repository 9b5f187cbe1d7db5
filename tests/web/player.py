"""Someone at the page: starts tables and plays them through what is drawn, by pointer or by keyboard."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

MOST_MOVES = 700
MOST_TABS = 120
LOOK_EVERY = 40  # milliseconds: who looks at every frame makes the browser draw them all

# Taking back is left out of what is chosen: who does it again and again never comes to an end.
ONWARDS = ":not([data-move=unplan], [data-move=rethink])"


def start_against_bots(
    page: Page, game: str, players: int = 2, level: str = "random", options: tuple[str, ...] = ()
) -> None:
    """Two clicks from the home page, or one from nowhere; in between the number of players and the bots' strength."""
    way = f"/new/{game}?with=bots"
    if page.url == "about:blank":
        page.goto(way)
    else:
        page.locator(f'a[href="{way}"]').click()
    page.locator(".segments button", has_text=str(players)).click()
    for seat in range(2, players + 1):
        page.get_by_label(f"Level of player {seat}").select_option(level)
    for option in options:
        page.get_by_label(option, exact=True).check()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-at]")).to_be_visible()


def wait_to_be_asked(page: Page) -> bool:
    """Wait until something is asked of us; False when the game is over."""
    page.locator("[data-asked], [data-over]").first.wait_for()
    return page.locator("[data-over]").count() == 0


def is_at(page: Page) -> str:
    return page.locator("[data-at]").get_attribute("data-at") or ""


# What to click now: one of the moves that a pointer can get at, by its name and its place among those of that name;
# none if the board has slid away under an open sheet. Nothing while the page is busy.
WHAT_TO_CLICK = """([before, share, onwards]) => {
    if (document.querySelector('[data-over]')) return { over: true };
    const at = document.querySelector('[data-at]')?.dataset.at;
    if (at === undefined || at === before || !document.querySelector('[data-asked]')) return null;
    const inReach = (element) => {
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top && element.contains(top);
    };
    const moves = [...document.querySelectorAll(`[data-move]:not([disabled], [aria-disabled=true])${onwards}`)];
    const open = moves.filter(inReach);
    if (!open.length) return document.querySelector('[data-all-moves]') ? { at, move: '' } : null;
    const chosen = open[Math.floor(share * open.length)];
    const alike = moves.filter((element) => element.dataset.move === chosen.dataset.move);
    return { at, move: chosen.dataset.move, place: alike.indexOf(chosen) };
}"""


def wait_for_change(page: Page, before: str) -> None:
    page.locator(f'[data-at]:not([data-at="{before}"]), [data-over]').first.wait_for()


def play_by_clicking(page: Page, seed: int, most: int = MOST_MOVES) -> int:
    """Play to the end, or so many moves, each by a click on one of the moves in sight; how many it were."""
    chance = Random(seed)
    number, before = 0, ""
    while number < most:
        sought = [before, chance.random(), ONWARDS]
        found = page.wait_for_function(WHAT_TO_CLICK, arg=sought, polling=LOOK_EVERY).json_value()
        if "over" in found:
            return number
        if not found["move"]:
            page.locator("[data-all-moves]").click()
            page.locator(f".sheet [data-move]{ONWARDS}").first.wait_for()
            continue
        alike = f'[data-move="{found["move"]}"]:not([disabled], [aria-disabled=true]){ONWARDS}'
        page.locator(alike).nth(found["place"]).click()
        number, before = number + 1, found["at"]
    wait_for_change(page, before)
    return most


def show_score_as_table(page: Page) -> None:
    """Where the points came from, on the sheet that lies over the board at the end."""
    page.locator("[data-finale]").get_by_role("button", name="Table").click()


def tab_to(page: Page, wanted: str) -> None:
    """Walk with Tab until the focus is on an element that matches; as many do who use no pointer."""
    for _ in range(MOST_TABS):
        if page.locator(f":focus:is({wanted})").count() > 0:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def play_by_keyboard(page: Page, most: int = MOST_MOVES) -> int:
    """Play to the end with keys alone: figures in the bar; M opens the list of moves, Tab and Enter choose there."""
    for number in range(most):
        if not wait_to_be_asked(page):
            return number
        before = is_at(page)
        keys = page.locator(f"footer .do [data-move]{ONWARDS} kbd")
        if keys.count() > 0:
            page.keyboard.press(keys.first.inner_text())
        else:
            page.keyboard.press("m")
            page.locator(f".sheet [data-move]{ONWARDS}").first.wait_for()
            tab_to(page, f".sheet [data-move]{ONWARDS}")
            page.keyboard.press("Enter")
        wait_for_change(page, before)
    return most


def offered(page: Page) -> Locator:
    """All that may be clicked to go on; the full list is opened where nothing else is on offer."""
    moves = page.locator(f"[data-move]:visible:not([disabled], [aria-disabled=true]){ONWARDS}")
    # While a choice is on its way the buttons of the bar rest.
    moves.or_(page.locator("[data-all-moves]")).first.wait_for()
    if moves.count() == 0:
        page.locator("[data-all-moves]").click()
        moves.first.wait_for()
    return moves
