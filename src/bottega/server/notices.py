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
    keys = service_of(request).notices.keys
    if keys is None:
        raise missing("server-not-found")
    return answer({"key": keys.public()})


async def _settings(request: Request, table: str) -> tuple[Service, Table, int, dict[str, Any]]:
    service, found, who = await enter(request, table)
    seat = need_seat(who)
    kept = await service.store.get("notice", f"{found.id}/{seat}")
    data = kept.data if kept is not None else {"push": None, "webhook": None, "on": DEFAULT, "language": "en"}
    return service, found, seat, data


def _shown(data: dict[str, Any]) -> dict[str, Any]:
    return {"push": data["push"] is not None, "webhook": data["webhook"], "on": data["on"]}


@router.get("/api/tables/{table}/notices", summary="How you are told")
async def read(request: Request, table: str) -> Response:
    _, _, _, data = await _settings(request, table)
    return answer(_shown(data))


@router.put("/api/tables/{table}/notices", summary="Say how to be told")
async def write(request: Request, table: str) -> Response:
    service, found, seat, data = await _settings(request, table)
    wished = await wish(request, NoticeWish)
    changed = {**data, "language": spoken(request)}
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
    await service.store.put("notice", f"{found.id}/{seat}", changed)
    return answer(_shown(changed))


@router.post("/api/tables/{table}/notices/test", summary="Send a notice now")
async def test(request: Request, table: str) -> Response:
    service, found, seat, data = await _settings(request, table)
    text = service.notices.text(found, seat, "test", None, spoken(request))
    return answer(await service.notices.send(found, seat, data, "test", text))
