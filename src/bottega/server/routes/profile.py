"""Profile over HTTP: the finished games of an account, and the course of its ratings."""

from __future__ import annotations

import msgspec
from msgspec import structs

from bottega.games import names as shelf_names
from bottega.kernel.option import Setting
from bottega.server.people.accounts import TitleRating, figures
from bottega.server.people.results import OF_ACCOUNT, Result, results
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.store.base import Store
from bottega.tables.rating import RatingStep
from bottega.tables.results import Shape

route = Router()


class ResultInfo(Shape):
    """A finished game of an account."""

    table: str
    title: str
    name: str
    options: dict[str, Setting]
    people: list[str]  # as they were called; nothing for a bot
    levels: list[str | None]  # of bots
    places: list[int] | None  # None: it was ended by agreement
    scores: list[int] | None
    ended: float
    seat: int


class RatingAt(Shape):
    """A rating behind one game."""

    table: str
    time: float
    rating: int
    deviation: int


class RatingCourse(Shape):
    title: str
    steps: list[RatingAt]  # oldest first


class Profile(Shape):
    name: str
    since: float
    ratings: list[TitleRating]
    courses: list[RatingCourse]
    results: list[ResultInfo]  # newest first


@route("GET", "/api/account/profile", "One's finished games and the course of one's ratings")
async def profile(ask: Ask[None]) -> Profile:
    accounts, store = ask.service.accounts, ask.service.store
    known = await accounts.need(ask.request)
    return Profile(
        name=known.name,
        since=known.kept.created,
        ratings=await accounts.ratings(known.id),
        courses=[course for title in shelf_names() if (course := await _course(store, title, known.id)).steps],
        results=[_told(result) for result in await results(store, OF_ACCOUNT, known.id)],
    )


async def _course(store: Store, title: str, account: str) -> RatingCourse:
    steps: list[RatingAt] = []
    for document in await store.find("rating-step", f"{title}/{account}/"):
        step = msgspec.convert(document.data, RatingStep)
        rating, deviation, _ = figures(step)
        steps.append(RatingAt(document.id.rpartition("/")[2], step.time, rating, deviation))
    return RatingCourse(title, sorted(steps, key=lambda step: step.time))


def _told(result: Result) -> ResultInfo:
    told = structs.asdict(result)
    for inner in ("members", "helped", "arms"):
        del told[inner]
    return ResultInfo(**told)
