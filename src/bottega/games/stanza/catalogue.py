"""The catalogue: every move of La Stanza, in the order in which `legal` lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza.names import (
    ARTWORKS,
    COLOURS,
    DISCIPLINES,
    POLITICS,
    SPACES,
    TILE_NAMES,
    WHITE,
    WORKER_SPACES,
)
from bottega.kernel.move import Catalogue

if TYPE_CHECKING:
    from mypy_extensions import i64

MASTERPIECE_STRENGTHS = ("4", "5", "6", "6+1")


class Numbers:
    """The first number of each kind of move; a kind's moves follow one another."""

    arrange: i64  # + discipline
    move: i64  # + space
    retire: i64
    activate: i64  # + discipline
    send: i64  # + discipline: a helper of its own colour; + 4 + discipline: a white one
    income: i64
    pass_: i64
    hire: i64  # + recruit * WORKER_SPACES + worker
    dismiss: i64  # + worker
    strengthen: i64  # + 0: disc, + 1: florins
    masterpiece: i64  # + niche
    sail: i64  # + steps - 1
    create: i64  # + artwork
    write: i64  # + discipline
    place: i64  # + discipline
    take: i64  # + colour
    return_: i64  # + colour
    buy: i64  # + tile * 2, + 1 for a white helper
    give: i64  # + discipline
    fetch: i64  # + space
    insert: i64  # + recruit
    finish: i64
    end: i64


def build(recruits: int, tile_discipline: list[int]) -> tuple[Catalogue, Numbers]:
    """The catalogue for a recruitment track of this length and these tiles, and where its kinds begin.

    Some numbers have no sense (a book about Literature): they are in the catalogue nonetheless, so
    that a number is found by adding, and so that somebody who tries them learns the rule.
    """
    made = Catalogue()
    at = Numbers()
    at.arrange = len(made)
    for discipline in DISCIPLINES:
        made.add("arrange", discipline=discipline)
    at.move = len(made)
    for space in SPACES:
        made.add("move", space=space)
    at.retire = made.add("retire")
    at.activate = len(made)
    for discipline in DISCIPLINES:
        made.add("activate", discipline=discipline)
    at.send = len(made)
    for colour, discipline in zip(COLOURS[:POLITICS], DISCIPLINES[:POLITICS], strict=True):
        made.add("send", helper=colour, discipline=discipline)
    for discipline in DISCIPLINES:
        made.add("send", helper=COLOURS[WHITE], discipline=discipline)
    at.income = made.add("income")
    at.pass_ = made.add("pass")
    at.hire = len(made)
    for recruit in range(recruits):
        for worker in range(WORKER_SPACES):
            made.add("hire", recruit=recruit + 1, worker=worker + 1)
    at.dismiss = len(made)
    for worker in range(WORKER_SPACES):
        made.add("dismiss", worker=worker + 1)
    at.strengthen = made.add("strengthen", means="disc")
    made.add("strengthen", means="florins")
    at.masterpiece = len(made)
    for strength in MASTERPIECE_STRENGTHS:
        made.add("masterpiece", strength=strength)
    at.sail = len(made)
    for steps in (1, 2, 3):
        made.add("sail", steps=steps)
    at.create = len(made)
    for art in ARTWORKS:
        made.add("create", art=art)
    at.write = len(made)
    for discipline in DISCIPLINES:
        made.add("write", discipline=discipline)
    at.place = len(made)
    for discipline in DISCIPLINES:
        made.add("place", field=discipline)
    at.take = len(made)
    for colour in COLOURS:
        made.add("take", helper=colour)
    at.return_ = len(made)
    for colour in COLOURS:
        made.add("return", helper=colour)
    at.buy = len(made)
    for number, tile in enumerate(TILE_NAMES):
        made.add("buy", tile=tile, helper=COLOURS[tile_discipline[number]])
        made.add("buy", tile=tile, helper=COLOURS[WHITE])
    at.give = len(made)
    for discipline in DISCIPLINES:
        made.add("give", field=discipline)
    at.fetch = len(made)
    for space in SPACES:
        made.add("fetch", space=space)
    at.insert = len(made)
    for recruit in range(recruits):
        made.add("insert", recruit=recruit + 1)
    at.finish = made.add("finish")
    at.end = len(made)
    return made, at
