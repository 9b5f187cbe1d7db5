"""Somebody who plays a first game and does what the coach says."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page
from web.player import LOOK_EVERY

GAMES = ("florence", "fresco", "stanza")
MOST_STEPS = 400
# What each first game brings up whatever the bots do; the rest depends on their choices.
ALWAYS = {
    "florence": {"aim", "professions", "discard", "round", "objects", "actions", "value", "build", "cards", "freedom"}
    | {"payment", "again", "last", "over"},
    "fresco": {"aim", "order", "wake", "planning", "places", "mood", "commit", "stall", "buy", "cathedral", "bishop"}
    | {"altar", "mix", "income", "end", "last", "over"},
    "stanza": {"aim", "move", "characters", "act", "hire", "helper", "income", "strength", "goal", "refill", "retire"}
    | {"over"},
}

# Whether what the coach speaks of has a light on it, and its card leaves lit things free, the frame aside.
# Lights follow a board that moves.
CLEAR = """() => {
    const lights = [...document.querySelectorAll('.light')];
    if (document.querySelector('.coach [data-coach-at]') && !lights.some((one) => one.matches('.thing'))) return false;
    const card = document.querySelector('.coach').getBoundingClientRect();
    return !lights.some((light) => {
        const box = light.getBoundingClientRect();
        const [wide, high] = [Math.min(box.right, card.right) - Math.max(box.left, card.left),
            Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top)];
        return wide > 8 && high > 8;
    });
}"""


def begin(page: Page, title: str) -> Locator:
    """A first game; the coach's words."""
    page.locator(".first section").nth(GAMES.index(title)).get_by_role("button").last.click()
    page.locator(".coach").wait_for()
    return page.locator(".coach .words")


def wait_for_the_coach(page: Page) -> None:
    page.locator("[data-coach-next], [data-coach-do]:enabled, [data-over]").first.wait_for()


def read_on(page: Page) -> None:
    """To the decision: all that comes before it is read."""
    wait_for_the_coach(page)
    while page.locator("[data-coach-next]").count() > 0:
        page.locator("[data-coach-next]").click()
    wait_for_the_coach(page)


def told_at(page: Page) -> list[str]:
    """Everything the coach remembers to have told."""
    kept = page.evaluate("localStorage.getItem('bottega.coach')")
    return [name for table in json.loads(kept).values() for name in table["met"]]


def step(page: Page) -> None:
    """Do what the coach says: read on, or click on what is lit, whichever there is when the click arrives."""
    before = page.evaluate(STATE)
    page.locator("[data-coach-next], [data-coach=move]").first.click()
    page.wait_for_function(f"before => ({STATE})() !== before", arg=before, polling=LOOK_EVERY)


# What such a click changes: the lesson, the table, the sheet of a plan, or who is picked.
STATE = """() => [
    document.querySelector('[data-over], [data-at]')?.dataset.at,
    document.querySelector('.coach .words')?.dataset.coachAt,
    document.querySelector('.coach .words')?.dataset.coachAdvises,
    ...[...document.querySelectorAll('[data-count]')].map((head) => head.dataset.count),
    document.querySelector('[data-recruit][aria-pressed=true]')?.dataset.recruit,
    [...document.querySelectorAll('[data-coach]')].map((lit) => lit.outerHTML.length),
].join()"""


def follow(page: Page, most: int = MOST_STEPS) -> bool:
    """Read and play on as advised, for a number of moves or to the end; whether the game is over."""
    for _ in range(most):
        wait_for_the_coach(page)
        page.wait_for_function(CLEAR, polling=LOOK_EVERY)
        if page.locator("[data-over]").count() > 0:
            return True
        step(page)
    return False
