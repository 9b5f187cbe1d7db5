"""Notices over HTTP: how one wants to be told, and a test."""

from __future__ import annotations

import base64
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from bottega.server.people.notices import NoticeOrder, Occasion, PushKeys, Sent, Subscription
from bottega.server.people.private import private_id
from bottega.server.people.webpush import encrypted
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.server.service import Service
from bottega.tables.needs import need_seat
from bottega.tables.refusal import missing, refused
from bottega.tables.results import Shape
from bottega.tables.table import Table

route = Router()


class NoticeWish(Struct, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    push: Subscription | UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=1000)] | UnsetType | None = UNSET
    on: list[Occasion] | UnsetType = UNSET


class PushKey(Shape):
    key: str


class NoticeInfo(Shape):
    push: bool
    webhook: str | None
    on: list[Occasion]


def _check_keys(keys: PushKeys) -> None:
    try:
        point = base64.urlsafe_b64decode(keys.p256dh + "=" * (-len(keys.p256dh) % 4))
        secret = base64.urlsafe_b64decode(keys.auth + "=" * (-len(keys.auth) % 4))
        encrypted({"p256dh": keys.p256dh, "auth": keys.auth}, b"test")
    except (ValueError, TypeError):
        raise refused("server-push-address") from None
    if len(point) != 65 or len(secret) != 16:
        raise refused("server-push-address")


def _need_notices(service: Service) -> None:
    if not service.settings.notices:
        raise missing("server-notices-off")


class Asked:
    """Who asks about their notices, and what they have settled so far."""

    def __init__(self, table: Table, seat: int, order: NoticeOrder, id: str) -> None:
        self.table = table
        self.seat = seat
        self.order = order
        self.id = id  # of the one who asks, even if somebody else sits down meanwhile


async def _asked(ask: Ask[NoticeWish] | Ask[None]) -> Asked:
    table, who = await ask.enter()
    seat = need_seat(who)
    id = private_id(table, seat)
    return Asked(table, seat, await ask.service.notices.order(id) or NoticeOrder(), id)


def _shown(order: NoticeOrder) -> NoticeInfo:
    return NoticeInfo(order.push is not None, order.webhook, order.on)


@route("GET", "/api/notices/key", "The key with which browsers subscribe to push")
async def key(ask: Ask[None]) -> PushKey:
    _need_notices(ask.service)
    assert ask.service.notices.keys is not None
    return PushKey(ask.service.notices.keys.public())


@route("GET", "/api/tables/{table}/notices", "How you are told")
async def read(ask: Ask[None]) -> NoticeInfo:
    return _shown((await _asked(ask)).order)


@route(
    "PUT",
    "/api/tables/{table}/notices",
    "Say how to be told",
    example={"webhook": "https://hooks.example.org/T0/B0", "on": ["turn", "over"]},
)
async def write(ask: Ask[NoticeWish]) -> NoticeInfo:
    service = ask.service
    asked = await _asked(ask)
    _need_notices(service)
    wished, order = await ask.body(), asked.order
    order.language, order.client = ask.language, ask.client
    if isinstance(wished.push, Subscription):
        _check_keys(wished.push.keys)
        await service.outside.address(wished.push.endpoint, ask.client)
    if isinstance(wished.webhook, str):
        await service.outside.address(wished.webhook, ask.client)
    if wished.push is not UNSET:
        order.push = wished.push
    if wished.webhook is not UNSET:
        order.webhook = wished.webhook
    if wished.on is not UNSET:
        order.on = sorted(set(wished.on))
    ask.need_still()
    await service.notices.keep(asked.id, order)
    return _shown(order)


@route("POST", "/api/tables/{table}/notices/test", "Send a notice now")
async def test(ask: Ask[None]) -> Sent:
    asked = await _asked(ask)
    notices = ask.service.notices
    _need_notices(ask.service)
    hosts = asked.order.hosts()
    if hosts:
        ask.service.limits.need_trial(asked.id, ask.client, hosts)
    text = notices.text(asked.table, asked.seat, "test", None, ask.language)
    return await notices.send(asked.table, asked.id, asked.order, "test", text)
