"""Doctor: looks at what a server will need, and says what is wrong. Nothing is changed."""

from __future__ import annotations

import asyncio
import os
import shutil
import ssl
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from bottega.games import names as shelf_names
from bottega.games import title
from bottega.kernel.reason import Reason, Value
from bottega.server.bots.pool import Pool
from bottega.server.bots.workers import Workers
from bottega.server.operating.gate import raise_file_limit
from bottega.server.operating.guests import bring_guests
from bottega.server.operating.settings import Settings, SettingsError
from bottega.server.routes.page import BUILT
from bottega.store import Store, StoreError, make_store
from bottega.store.sqlite import SqliteStore, backup
from bottega.tables.audit import audit

LOW_DISK = 500_000_000  # bytes
FEW_FILES = 4096
SHORTEST = 20  # signs of a secret
SOON = 14 * 86_400  # seconds before a certificate ends
FIRST_TIME = 1_700_000_000  # no machine has a right clock that shows less


class Finding(Struct):
    grade: Literal["good", "doubtful", "wrong"]
    reason: Reason


def good(rule: str, **args: Value) -> Finding:
    return Finding("good", Reason(rule, args))


def doubtful(rule: str, **args: Value) -> Finding:
    return Finding("doubtful", Reason(rule, args))


def wrong(rule: str, **args: Value) -> Finding:
    return Finding("wrong", Reason(rule, args))


async def examine(settings: Settings) -> list[Finding]:
    """All that was looked at, in order."""
    findings = [_address(settings), _proxies(settings), *_secret(settings), *_guests(settings), _page(), _files()]
    findings += [_disk(settings), _push(settings)]
    checks: list[Callable[[Settings], Awaitable[Finding]]] = [_certificate, _bots]
    findings += [await check(settings) for check in checks]
    return [*findings, *await _store(settings)]


def _address(settings: Settings) -> Finding:
    parts = urlsplit(settings.url)
    if not settings.url:
        local = settings.host in ("127.0.0.1", "::1", "localhost")
        return good("doctor-local") if local else doubtful("doctor-no-url", host=settings.host)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        return wrong("doctor-url", url=settings.url)
    if (parts.scheme == "https") != settings.https:
        return wrong("doctor-https", url=settings.url)
    return good("doctor-url-good", url=settings.url)


def _proxies(settings: Settings) -> Finding:
    if not settings.proxies:
        return doubtful("doctor-no-proxies") if settings.https else good("doctor-proxies-none")
    if "*" in settings.proxies and settings.host not in ("127.0.0.1", "::1"):
        return doubtful("doctor-proxies-all")
    for name in settings.proxies.split(","):
        try:
            _ = replace(settings, proxies=name).believed
        except ValueError:
            return wrong("doctor-proxies", name=name.strip())
    return good("doctor-proxies-good", proxies=settings.proxies)


def _secret(settings: Settings) -> list[Finding]:
    """Whoever has one link can try secrets until one makes it."""
    if not settings.secret:
        return []
    return [wrong("doctor-secret", least=SHORTEST)] if len(settings.secret) < SHORTEST else [good("doctor-secret-good")]


def _guests(settings: Settings) -> list[Finding]:
    """What would keep it from starting."""
    findings: list[Finding] = []
    if settings.workers > 1 and not _elsewhere(settings):
        findings.append(wrong("serve-workers-store", workers=settings.workers))
    try:
        bring_guests(settings)
    except SettingsError as error:
        findings.append(wrong("serve-settings", problem=str(error)))
    return findings


def _elsewhere(settings: Settings) -> bool:
    return settings.store.startswith(("postgresql://", "postgres://"))


def _page() -> Finding:
    return good("doctor-page-good") if (BUILT / "index.html").is_file() else wrong("doctor-page")


def _files() -> Finding:
    count = raise_file_limit()
    return good("doctor-files-good", count=count) if count >= FEW_FILES else doubtful("doctor-files", count=count)


def _disk(settings: Settings) -> Finding:
    if _elsewhere(settings):
        return good("doctor-disk-elsewhere")
    free = shutil.disk_usage(_folder(Path(settings.store.removeprefix("sqlite:///")))).free
    megabytes = free // 1_000_000
    return (
        good("doctor-disk-good", megabytes=megabytes) if free > LOW_DISK else wrong("doctor-disk", megabytes=megabytes)
    )


def _push(settings: Settings) -> Finding:
    if not settings.notices:
        return good("doctor-notices-off")
    if not settings.contact.startswith(("mailto:", "https://")):
        return doubtful("doctor-contact")
    return good("doctor-contact-good", contact=settings.contact)


async def _certificate(settings: Settings) -> Finding:
    parts = urlsplit(settings.url)
    if parts.scheme != "https" or not parts.hostname:
        return good("doctor-no-certificate")
    try:
        async with asyncio.timeout(8):
            _, writer = await asyncio.open_connection(parts.hostname, parts.port or 443, ssl=True)
        told = writer.get_extra_info("ssl_object").getpeercert()
        writer.close()
    except (OSError, TimeoutError, ValueError) as error:
        return doubtful("doctor-certificate", host=parts.hostname, problem=str(error) or type(error).__name__)
    left = ssl.cert_time_to_seconds(told["notAfter"]) - time.time()
    days = int(left // 86_400)
    return good("doctor-certificate-good", days=days) if left > SOON else wrong("doctor-certificate-ends", days=days)


async def _bots(settings: Settings) -> Finding:
    name = shelf_names()[0]
    workers = Workers(Pool(1, []), Pool(1, []), 0.1, max(30.0, settings.bot_patience))
    try:
        shelf = title(name)
        from bottega.api import new_game

        game = new_game(name, shelf.players[0], 1)
        begun = time.monotonic()
        await workers.think(game, game.awaiting[0], "journeyman", 1, "")
        seconds = f"{time.monotonic() - begun:.1f}"
    finally:
        workers.close()
    return good("doctor-bots-good", seconds=seconds) if not workers.failures else wrong("doctor-bots")


def _folder(store: Path) -> Path:
    """Where a store lies, or the folder in which its own will be made."""
    folder = store.absolute().parent
    while not folder.exists():
        folder = folder.parent
    return folder


async def _store(settings: Settings) -> list[Finding]:
    try:
        store = make_store(settings.store)
        if not isinstance(store, SqliteStore):
            return await _inside(store)
        folder = _folder(store.path)
        if not os.access(folder, os.W_OK):
            return [wrong("doctor-store", problem=f"{folder} cannot be written")]
        if not store.path.exists():
            return [good("doctor-store-new", store=str(store.path))]
        with TemporaryDirectory() as copies:
            if shutil.disk_usage(copies).free < 2 * store.path.stat().st_size:
                return [doubtful("doctor-store", problem=f"{copies} has no room for a copy to look into")]
            # Opening a store brings it up to date: that is for the server to do, and may be running.
            backup(store.path, Path(copies) / "games.db")
            return await _inside(SqliteStore(Path(copies) / "games.db"))
    except (StoreError, OSError) as error:
        return [wrong("doctor-store", problem=str(error))]


async def _inside(store: Store) -> list[Finding]:
    await store.open()
    try:
        return [await _time(store), await _tables(store)]
    finally:
        await store.close()


async def _time(store: Store) -> Finding:
    alive = await store.get("meta", "alive")
    seen = float(alive.data["time"]) if alive is not None else FIRST_TIME
    behind = round(seen - time.time())
    return good("doctor-clock-good") if behind <= 60 else wrong("doctor-clock", seconds=behind)


async def _tables(store: Store) -> Finding:
    found = await audit(store)
    if found.broken:
        return wrong("doctor-tables", count=len(found.broken), tables=sorted(found.broken)[:5])
    return good("doctor-tables-good", count=found.tables, moves=found.moves)
