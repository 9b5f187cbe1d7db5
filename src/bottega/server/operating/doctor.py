"""Doctor: looks at what a server will need, and says what is wrong. Nothing is changed."""

from __future__ import annotations

import errno
import os
import shutil
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import httpx
from msgspec.structs import replace

from bottega.api import new_game
from bottega.games import names as shelf_names
from bottega.games import title
from bottega.server.bots.pool import Pool
from bottega.server.bots.workers import Workers
from bottega.server.operating.door import listen
from bottega.server.operating.finding import Finding, doubtful, good, wrong
from bottega.server.operating.gate import raise_file_limit
from bottega.server.operating.guests import bring_guests, own_bots
from bottega.server.operating.passage import walk
from bottega.server.operating.settings import Settings, SettingsError
from bottega.server.people.webpush import Keys
from bottega.server.routes.page import BUILT
from bottega.store import Store, StoreError, make_store
from bottega.store.sqlite import SqliteStore, backup
from bottega.tables.audit import audit

LOW_DISK = 500_000_000  # bytes
FEW_FILES = 4096
SHORTEST = 20  # signs of a secret
FIRST_TIME = 1_700_000_000  # no machine has a right clock that shows less


async def examine(settings: Settings) -> list[Finding]:
    """All that was looked at, in order."""
    findings = [_address(settings), _proxies(settings), *_secret(settings), *_guests(settings), _page(), _files()]
    findings += [_disk(settings), _push(settings), await _port(settings), *await walk(settings)]
    if any(found.reason.rule == "serve-settings" for found in findings):  # that has been told: ask only the others
        settings = replace(settings, bots=[], titles=[])
    findings += await _bots(settings)
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


async def _port(settings: Settings) -> Finding:
    try:
        with listen(settings.host, settings.port):
            return good("doctor-port-good", port=str(settings.port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE and await _is_ours(settings):
            return good("doctor-port-ours", port=str(settings.port))
        return wrong("doctor-port", problem=error.strerror or str(error))


async def _is_ours(settings: Settings) -> bool:
    """Whether it is a Bottega that has the port already."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    address = f"[{near}]" if ":" in near else near
    try:
        async with httpx.AsyncClient(timeout=5.0, trust_env=False) as client:
            told = (await client.get(f"http://{address}:{settings.port}/healthz")).json()
    except (httpx.HTTPError, ValueError):
        return False
    return isinstance(told, dict) and "set_aside" in told


async def _bots(settings: Settings) -> list[Finding]:
    """Whether a bot of the house thinks, and then each of one's own; these may play some titles only."""
    begun = time.monotonic()
    try:
        if not await _thinks(settings, "journeyman", shelf_names()[:1]):
            return [wrong("doctor-bots")]
        seconds = round(time.monotonic() - begun, 1)
        fail = [name for name in own_bots(settings) if not await _thinks(settings, name, shelf_names())]
    except (OSError, RuntimeError):  # neither a process nor a thread more can be begun
        return [wrong("doctor-bots")]
    return [good("doctor-bots-good", seconds=seconds), *[wrong("doctor-bots-own", name=name) for name in fail]]


async def _thinks(settings: Settings, level: str, titles: Sequence[str]) -> bool:
    """At one of these titles."""
    crew = Pool(1, settings.titles, settings.bots)
    workers = Workers(crew, crew, 0.1, max(30.0, settings.bot_patience))
    try:
        for failures, name in enumerate(titles):
            game = new_game(name, title(name).players[0], 1)
            await workers.think(game, game.awaiting[0], level, 1, "")
            if workers.failures == failures:
                return True
    finally:
        workers.close()
    return False


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
            return await _inside(store, settings)
        folder = _folder(store.path)
        if not os.access(folder, os.W_OK):
            return [wrong("doctor-store", problem=f"{folder} cannot be written")]
        if not store.path.exists():
            return [good("doctor-store-new", store=str(store.path))]
        _need_files(store.path)
        with TemporaryDirectory() as copies:
            if shutil.disk_usage(copies).free < 2 * store.path.stat().st_size:
                return [doubtful("doctor-store", problem=f"{copies} has no room for a copy to look into")]
            # Opening a store brings it up to date: that is for the server to do, and may be running.
            backup(store.path, Path(copies) / "games.db")
            return await _inside(SqliteStore(Path(copies) / "games.db"), settings)
    except (StoreError, OSError, RuntimeError) as error:  # the last: no thread more can be begun
        return [wrong("doctor-store", problem=str(error))]


def _need_files(store: Path) -> None:
    """The server writes all that belongs to its store. Root may write anything, but is not who serves."""
    files = [path for tail in ("", "-wal", "-shm", ".lock") if (path := Path(f"{store}{tail}")).exists()]
    owner = store.parent.stat().st_uid
    for path in files:
        if not os.access(path, os.R_OK | os.W_OK):
            raise StoreError(f"{path} cannot be written")
        if owner and path.stat().st_uid != owner:
            raise StoreError(f"{path} belongs to somebody else than its folder")


async def _inside(store: Store, settings: Settings) -> list[Finding]:
    await store.open()
    try:
        found = [await _time(store), await _tables(store)]
        return [*found, *await _keys(store)] if settings.notices else found
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


async def _keys(store: Store) -> list[Finding]:
    """Those for push, which a server draws at its first start."""
    kept = await store.get("meta", "push")
    return [wrong("doctor-keys")] if kept is not None and Keys.read(kept.data) is None else []
