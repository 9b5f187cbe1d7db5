"""Notices over HTTP: how one wants to be told, and a test."""

from __future__ import annotations

import base64
from typing import Annotated, Any

from fastapi import APIRouter
from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from bottega.server.ask import enter, service_of, spoken, wish
from bottega.server.notify import Occasion
from bottega.server.private import private_id
from bottega.server.service import Service
from bottega.server.webpush import encrypted
from bottega.server.wire import answer
from bottega.tables.lobby import need_seat
from bottega.tables.refusal import missing, refused
from bottega.tables.table import Table

router = APIRouter()

DEFAULT: list[Occasion] = ["turn", "over"]


class PushKeys(Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(Struct):
    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class NoticeWish(Struct, forbid_unknown_fields=True):
    push: Subscription | UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=1000)] | UnsetType | None = UNSET
    on: list[Occasion] | UnsetType = UNSET


def _check_keys(keys: PushKeys) -> None:
    try:
        point = base64.urlsafe_b64decode(keys.p256dh + "=" * (-len(keys.p256dh) % 4))
        secret = base64.urlsafe_b64decode(keys.auth + "=" * (-len(keys.auth) % 4))
        encrypted({"p256dh": keys.p256dh, "auth": keys.auth}, b"test")
    except (ValueError, TypeError):
        raise refused("server-push-address") from None
    if len(point) != 65 or len(secret) != 16:
        raise refused("server-push-address")


@router.get("/api/notices/key", summary="The key with which browsers subscribe to push")
async def key(request: Request) -> Response:
    service = service_of(request)
    _need_notices(service)
    assert service.notices.keys is not None
    return answer({"key": service.notices.keys.public()})


def _need_notices(service: Service) -> None:
    if not service.settings.notices:
        raise missing("server-notices-off")


class Asked:
    """Who asks about their notices, and what they have settled so far."""

    def __init__(self, service: Service, table: Table, seat: int) -> None:
        self.service = service
        self.table = table
        self.seat = seat
        self.id = private_id(table, seat)  # of the one who asks, even if somebody else sits down meanwhile
        self.data: dict[str, Any] = {"push": None, "webhook": None, "on": DEFAULT, "language": "en"}


async def _asked(request: Request, table: str) -> Asked:
    service, found, who = await enter(request, table)
    asked = Asked(service, found, need_seat(who))
    kept = await service.store.get("notice", asked.id)
    if kept is not None:
        asked.data = kept.data
    return asked


def _shown(data: dict[str, Any]) -> dict[str, Any]:
    return {"push": data["push"] is not None, "webhook": data["webhook"], "on": data["on"]}


@router.get("/api/tables/{table}/notices", summary="How you are told")
async def read(request: Request, table: str) -> Response:
    return answer(_shown((await _asked(request, table)).data))


@router.put("/api/tables/{table}/notices", summary="Say how to be told")
async def write(request: Request, table: str) -> Response:
    asked = await _asked(request, table)
    service = asked.service
    _need_notices(service)
    wished = await wish(request, NoticeWish)
    changed = {**asked.data, "language": spoken(request)}
    if isinstance(wished.push, Subscription):
        _check_keys(wished.push.keys)
        await service.outside.address(wished.push.endpoint)
        keys = {"p256dh": wished.push.keys.p256dh, "auth": wished.push.keys.auth}
        changed["push"] = {"endpoint": wished.push.endpoint, "keys": keys}
    elif wished.push is None:
        changed["push"] = None
    if isinstance(wished.webhook, str):
        await service.outside.address(wished.webhook)
        changed["webhook"] = wished.webhook
    elif wished.webhook is None:
        changed["webhook"] = None
    if wished.on is not UNSET:
        changed["on"] = sorted(set(wished.on))
    await service.store.put("notice", asked.id, changed)
    return answer(_shown(changed))


@router.post("/api/tables/{table}/notices/test", summary="Send a notice now")
async def test(request: Request, table: str) -> Response:
    asked = await _asked(request, table)
    notices = asked.service.notices
    _need_notices(asked.service)
    text = notices.text(asked.table, asked.seat, "test", None, spoken(request))
    return answer(await notices.send(asked.table, asked.id, asked.data, "test", text))
