"""Circles of friends over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, structs

from bottega.games import NAMES
from bottega.kernel.errors import BottegaError
from bottega.server.people.circle import Circle, Member, circle_name, standings
from bottega.server.people.circles import Circles
from bottega.server.people.results import OF_CIRCLE, Result, begin, results, under_way
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.tables.arms import Arms
from bottega.tables.commands.lobby import Join
from bottega.tables.house import House
from bottega.tables.names import told_apart
from bottega.tables.refusal import missing, not_now, refused
from bottega.tables.results import Done, MadeTable, NewToken, NextTable, Seated, Shape
from bottega.tables.settings import NewTable, SeatWish
from bottega.tables.summary import Summary, summary_of
from bottega.tables.table import Table
from bottega.tables.token import ONLOOKER, Who

route = Router()
Text = Annotated[str, Meta(max_length=1000)]  # how much of it may be a name is told by a sentence, not by a shape
CircleId = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
MOST_RECORDS = 300  # told of a season
MOST_TABLES = 60  # that are not over
LAST = 1000  # stands for the last season: no circle has so many

# What is asked


class NewCircle(Struct, forbid_unknown_fields=True):
    name: Text
    member: Text  # how its founder is called


class JoinCircle(Struct, forbid_unknown_fields=True):
    name: Text
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class CircleSettings(Struct, forbid_unknown_fields=True):
    name: Text | None = None
    season: Text | None = None  # begins a new one of this name, perhaps without any


class MyName(Struct, forbid_unknown_fields=True):
    name: Text


class OneMember(Struct, forbid_unknown_fields=True):
    member: Annotated[str, Meta(max_length=40)]


class CircleLink(Struct, forbid_unknown_fields=True):
    circle: CircleId
    token: Token


class CircleLinks(Struct, forbid_unknown_fields=True):
    circles: Annotated[list[CircleLink], Meta(max_length=50)]


class CircleTable(Struct, forbid_unknown_fields=True):
    table: NewTable  # whose persons are the members below
    members: Annotated[list[str | None], Meta(max_length=10)]  # by seat


class SeasonQuery(Struct):
    season: Annotated[int, Meta(ge=0, le=LAST)] = LAST  # counted from 0; left out: the last one


# What is told


class CircleMade(Shape):
    circle: str
    name: str
    member: str
    token: str


class MemberInfo(Shape):
    id: str
    name: str
    joined: float
    keeper: bool


class SeasonInfo(Shape):
    name: str
    since: float


class StandingInfo(Shape):
    member: str
    name: str
    here: bool  # not left
    games: int
    wins: float  # a shared one counts in parts
    points: float  # one for each other member behind, half for each beside


class PlayedInfo(Shape):
    """A finished game of a circle."""

    table: str
    title: str
    name: str
    options: dict[str, bool | int | str]
    people: list[str]  # as they were called; nothing for a bot
    levels: list[str | None]
    members: list[str | None]
    places: list[int] | None
    scores: list[int] | None
    ended: float
    arms: list[Arms]  # by seat; none of the first games
    onlooker: str


class CircleTableInfo(Summary, kw_only=True):
    members: list[str | None]
    seat: int | None  # yours
    free: bool  # there is an open seat for you
    onlooker: str  # the link to look on


class CircleInfo(Shape):
    circle: str
    name: str
    me: str
    invitation: str
    members: list[MemberInfo]
    seasons: list[SeasonInfo]
    season: int
    standings: list[StandingInfo]
    tables: list[CircleTableInfo]
    records: list[PlayedInfo]


class InvitationInfo(Shape):
    circle: str
    name: str
    members: list[str]


class CircleCard(Shape):
    """One of a person's circles, as a list shows it."""

    circle: str
    name: str
    token: str
    members: list[str]
    tables: int  # that are not over


class CircleCards(Shape):
    circles: list[CircleCard]


# The handlers


def _circles(ask: Ask[Any]) -> Circles:
    return ask.service.circles


async def _entered(ask: Ask[Any]) -> tuple[str, Circle, Member]:
    """The circle of the path, and the member who asks."""
    id = ask.path("circle")
    circle = await _circles(ask).get(id)
    return id, circle, _circles(ask).speaker(id, circle, ask.token)


@route("POST", "/api/circles", "Found a circle", status=201, example={"name": "Friday round", "member": "Ada"})
async def found(ask: Ask[NewCircle]) -> CircleMade:
    wished = await ask.body()
    ask.keeper.need_table(ask.client)
    id, circle, member = await _circles(ask).make(wished.name, wished.member, await ask.account())
    return CircleMade(id, circle.name, member.id, _circles(ask).token(id, member))


@route("POST", "/api/circles/mine", "The circles of links that a page has kept", example={"circles": []})
async def mine(ask: Ask[CircleLinks]) -> CircleCards:
    circles = _circles(ask)
    shown: list[CircleCard] = []
    for link in (await ask.body()).circles:
        try:
            circle = await circles.get(link.circle)
            member = circles.speaker(link.circle, circle, link.token)
        except BottegaError:
            continue  # a link that has ended is simply not listed
        shown.append(await _card(ask, link.circle, circle, member))
    return CircleCards(shown)


async def _card(ask: Ask[Any], id: str, circle: Circle, member: Member) -> CircleCard:
    open_ones = await under_way(ask.keeper.house.store, id, MOST_TABLES)
    people = [each.name for each in circle.present]
    return CircleCard(id, circle.name, _circles(ask).token(id, member), people, len(open_ones))


@route("GET", "/api/account/circles", "The circles of one's account")
async def of_account(ask: Ask[None]) -> CircleCards:
    known = await ask.service.accounts.need(ask.request)
    return CircleCards([await _card(ask, *each) for each in await _circles(ask).of_account(known.id)])


@route("POST", "/api/account/circles", "Gather a circle one has a link to", example={"circle": "c-1", "token": "a.1.x"})
async def gather(ask: Ask[CircleLink]) -> Done:
    wished = await ask.body()
    known = await ask.service.accounts.need(ask.request)
    await _circles(ask).claim(wished.circle, wished.token, known.id)
    return Done()


@route("GET", "/api/circles/{circle}/invitation", "Whom an invitation is from")
async def invitation(ask: Ask[None]) -> InvitationInfo:
    id = ask.path("circle")
    circle = await _circles(ask).get(id)
    _circles(ask).need_invited(id, circle, ask.token)
    return InvitationInfo(id, circle.name, [member.name for member in circle.present])


@route("POST", "/api/circles/{circle}/join", "Become a member", example={"name": "Ben", "key": "f3a1"})
async def join(ask: Ask[JoinCircle]) -> CircleMade:
    id, wished = ask.path("circle"), await ask.body()
    member = await _circles(ask).join(id, ask.token, wished.name, await ask.account(), wished.key)
    return CircleMade(id, (await _circles(ask).get(id)).name, member.id, _circles(ask).token(id, member))


@route("GET", "/api/circles/{circle}", "A circle, its tables and the standings of a season", query=SeasonQuery)
async def show(ask: Ask[None]) -> CircleInfo:
    id, circle, me = await _entered(ask)
    house = ask.keeper.house
    asked = ask.query(SeasonQuery).season
    season = circle.season_of(None if asked == LAST else asked)
    played = circle.played_in(season, await results(house.store, OF_CIRCLE, id))
    names = {member.id: member for member in circle.members}
    return CircleInfo(
        circle=id,
        name=circle.name,
        me=me.id,
        invitation=_circles(ask).invitation(id, circle),
        members=[MemberInfo(one.id, one.name, one.joined, one.id == circle.keeper) for one in circle.present],
        seasons=[SeasonInfo(each.name, each.since) for each in circle.seasons],
        season=season,
        standings=[
            StandingInfo(
                each.member, names[each.member].name, names[each.member].left is None, *structs.astuple(each)[1:]
            )
            for each in standings(played)
            if each.member in names
        ],
        tables=await _tables(house, id, me, ask.language),
        records=[await _played(house, each) for each in played[:MOST_RECORDS]],
    )


async def _tables(house: House, circle: str, me: Member, language: str) -> list[CircleTableInfo]:
    shown: list[CircleTableInfo] = []
    for one in await under_way(house.store, circle, MOST_TABLES):
        try:
            table = await house.table(one)
        except BottegaError:
            continue  # set aside: not for the list
        if not table.open_book:
            shown.append(_table_info(house, table, me, language))
    return sorted(shown, key=lambda each: -each.updated)


def _table_info(house: House, table: Table, me: Member, language: str) -> CircleTableInfo:
    members = [seat.member for seat in table.seats]
    mine = members.index(me.id) if me.id in members else None
    return CircleTableInfo(
        **structs.asdict(summary_of(table, mine, language)),
        members=members,
        seat=mine,
        free=mine is None and table.status == "open" and any(seat.kind == "open" for seat in table.seats),
        onlooker=house.links.token(table, ONLOOKER),
    )


async def _played(house: House, each: Result) -> PlayedInfo:
    told = structs.asdict(each)
    for own in ("seat", "helped"):
        del told[own]
    return PlayedInfo(**told, onlooker=house.links.onlooker(each.table))


@route("POST", "/api/circles/{circle}/settings", "Rename a circle, or begin a season", example={"name": "Sunday round"})
async def settle(ask: Ask[CircleSettings]) -> Done:
    id, wished = ask.path("circle"), await ask.body()

    def act(circle: Circle) -> None:
        circle.need_keeper(_circles(ask).speaker(id, circle, ask.token))
        if wished.name is not None:
            circle.name = circle_name(wished.name)
        if wished.season is not None:
            circle.begin_season(wished.season, ask.keeper.house.now())

    await _circles(ask).change(id, act)
    return Done()


@route("POST", "/api/circles/{circle}/name", "Be called otherwise", example={"name": "Ada"})
async def rename(ask: Ask[MyName]) -> Done:
    id, wished = ask.path("circle"), await ask.body()

    def act(circle: Circle) -> None:
        me = _circles(ask).speaker(id, circle, ask.token)
        me.name = circle.free_name(wished.name, me.id)

    await _circles(ask).change(id, act)
    return Done()


@route("POST", "/api/circles/{circle}/renew", "A new link of one's own; the old one ends")
async def renew(ask: Ask[None]) -> NewToken:
    id = ask.path("circle")

    def act(circle: Circle) -> Member:
        me = _circles(ask).speaker(id, circle, ask.token)
        me.generation += 1
        return me

    return NewToken(_circles(ask).token(id, await _circles(ask).change(id, act)))


@route("POST", "/api/circles/{circle}/invitation", "A new invitation; the old one ends")
async def renew_invitation(ask: Ask[None]) -> NewToken:
    id = ask.path("circle")

    def act(circle: Circle) -> Circle:
        circle.need_keeper(_circles(ask).speaker(id, circle, ask.token))
        circle.generation += 1
        return circle

    return NewToken(_circles(ask).invitation(id, await _circles(ask).change(id, act)))


@route("POST", "/api/circles/{circle}/leave", "Leave a circle")
async def leave(ask: Ask[None]) -> Done:
    id = ask.path("circle")

    def act(circle: Circle) -> Member:
        me = _circles(ask).speaker(id, circle, ask.token)
        circle.leave(me, ask.keeper.house.now())
        return me

    await _circles(ask).forget(id, await _circles(ask).change(id, act))
    return Done()


@route("POST", "/api/circles/{circle}/remove", "Show a member out", example={"member": "k3v9m2qx"})
async def remove(ask: Ask[OneMember]) -> Done:
    id, wished = ask.path("circle"), await ask.body()

    def act(circle: Circle) -> Member:
        me = _circles(ask).speaker(id, circle, ask.token)
        circle.need_keeper(me)
        other = circle.member(wished.member)
        circle.remove(other, ask.keeper.house.now())
        return other

    await _circles(ask).forget(id, await _circles(ask).change(id, act))
    return Done()


_TABLE: dict[str, object] = {
    "table": {"title": NAMES[0], "seats": [{"kind": "person"}, {"kind": "person"}, {"kind": "open"}]},
    "members": ["k3v9m2qx", "b7w2x4ya", None],
}


@route("POST", "/api/circles/{circle}/tables", "A table for members of a circle", status=201, example=_TABLE)
async def make_table(ask: Ask[CircleTable]) -> MadeTable:
    """The maker is ready; the others find their seats in the circle."""
    wished = await ask.body()
    id, circle, me = await _entered(ask)  # as it is by now: a body may be long on its way
    if len(wished.members) != len(wished.table.seats):
        raise refused("circle-seats", seats=len(wished.table.seats), members=len(wished.members))
    chosen = [circle.member(one) if one is not None else None for one in wished.members]
    taken = [one.id for one in chosen if one is not None]
    if len(set(taken)) != len(taken):
        raise refused("circle-twice")
    ask.keeper.need_table(ask.client)
    seats = [
        SeatWish(kind="person", name=one.name, ready=one.id == me.id, arms=wish.arms)
        if one is not None
        else _not_person(wish)
        for one, wish in zip(chosen, wished.table.seats, strict=True)
    ]
    house = ask.keeper.house
    table = await house.create(
        structs.replace(wished.table, seats=seats, study=False, seed=None),
        accounts=[one.account if one is not None else None for one in chosen],
        maker=ask.client,
        circle=id,
        members=wished.members,
    )
    await begin(house.store, table)
    for index, seat in enumerate(table.seats):
        if seat.member == me.id and me.account is not None:  # the others' lists are theirs: they gather it by sitting
            await ask.keeper.gather(me.account, table.id, index)
    made = house.links.made(table)
    for each in made.seats:
        if table.seats[each.seat].member not in (None, me.id):
            each.token = None  # theirs alone
    return made


def _not_person(wish: SeatWish) -> SeatWish:
    """Who is no member comes by a link."""
    return SeatWish() if wish.kind == "person" else wish


@route("POST", "/api/circles/{circle}/tables/{table}/sit", "Take one's seat at a table of the circle")
async def sit(ask: Ask[None]) -> NextTable:
    id, _, me = await _entered(ask)
    house = ask.keeper.house
    table = await house.table(ask.path("table"))
    if table.circle != id:
        raise missing("table-unknown")
    mine = next((seat for seat, each in enumerate(table.seats) if each.member == me.id), None)
    if mine is not None:
        if me.account is not None:
            await ask.keeper.gather(me.account, table.id, mine)
        return NextTable(table.id, house.links.token(table, str(mine)))
    free = next((seat for seat, each in enumerate(table.seats) if each.kind == "open"), None)
    if free is None or table.status != "open":
        raise not_now("circle-no-seat")
    who = Who(free, account=me.account, generation=table.generations[str(free)], member=me.id)
    name = told_apart(me.name, [each.name for each in table.seats if each.kind == "person"])
    done = await Join(name=name, ready=True).do(house, table, who, ask.language)
    assert isinstance(done.result, Seated)
    if me.account is not None:
        await ask.keeper.gather(me.account, table.id, done.result.seat)
    return NextTable(table.id, done.result.token)
