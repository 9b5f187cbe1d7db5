"""Settings of a server: sensible by default, changed by file, environment or command line."""

from __future__ import annotations

import ipaddress
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from bottega.bots.effort import LEAST_SECONDS, MOST_SECONDS
from bottega.kernel.plain import Raw

PREFIX = "BOTTEGA_"
ThinkingTime = Annotated[float, Meta(ge=LEAST_SECONDS, le=MOST_SECONDS)]
Most = Annotated[int, Meta(ge=1, le=1_000_000_000)]  # of something that is limited
Amount = Annotated[float, Meta(gt=0, le=1e9)]


class SettingsError(Exception):
    """A setting that cannot be; the text says which."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Each field can stand in a TOML file under its name, or in the environment as `BOTTEGA_<NAME>`."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8080
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes that serve; several need PostgreSQL
    store: str = "bottega.db"  # a path, sqlite:///path or postgresql://...
    secret: str = ""  # signs links and sessions; empty: drawn once and kept in the store
    url: str = ""  # where people reach this server, such as https://games.example.org; for links in notices
    origins: list[str] = []  # further sites whose pages may use this server
    hosts: list[str] = []  # further names under which it is reached, beside that of `url`
    proxies: str = ""  # addresses of reverse proxies whose word on the client's address is taken
    https: bool = False  # served behind HTTPS: cookies and headers say so
    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 0  # processes in which bots think; 0: cores less one, or one
    bot_seconds: ThinkingTime = 1.0  # thinking time of a master for a decision
    bot_pace: Annotated[float, Meta(ge=0, le=60)] = (
        0.4  # seconds from one answer of a bot to the next, whatever it thinks about; a master's come on top
    )
    bot_patience: Amount = 20.0  # seconds after which a bot's seat plays any legal move
    bots: list[str] = []  # bots of one's own that may sit at tables: file.py:Class, or name=module:Class
    titles: list[str] = []  # modules that bring further titles to the shelf
    requests_per_second: Most = 40  # from one address
    requests_per_minute: Most = 900
    files_per_second: Most = 400  # the page's files: one visit fetches dozens of them at once
    files_per_minute: Most = 6000
    messages_per_second: Most = 30  # on one socket
    messages_per_minute: Most = 600
    sockets_per_address: Most = 300  # open at once
    connections_per_address: Most = 500  # open at once that are no sockets; a proxy's are not counted
    work_per_minute: Amount = 15.0  # seconds of the processor that one address may use up
    work_share: Amount = 0.25  # of the processor that one address may have while others wait
    tables_per_minute: Most = 60  # made from one address
    tables_per_hour: Most = 300  # they are kept for ever, and each may hold a record of a megabyte
    passwords_per_minute: Most = 10  # tries from one address
    largest_body: Most = 65_536  # bytes; records may be larger
    metrics: bool = True
    notices: bool = True  # push and webhooks: requests that the server makes by itself
    contact: str = ""  # mailto: or https: address that push services may write to
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    log_format: Literal["text", "json"] = "text"

    @property
    def thinkers(self) -> int:
        return self.bot_workers if self.bot_workers > 0 else max(1, (os.cpu_count() or 2) - 1)

    @property
    def believed(self) -> list[str]:
        """The proxies, each as an address or network; a ValueError names one that is neither."""
        names = [name.strip() for name in self.proxies.split(",") if name.strip()]
        return ["*"] if "*" in names else [str(ipaddress.ip_network(name, strict=False)) for name in names]


def read_settings(
    file: Path | None = None, environment: dict[str, str] | None = None, given: Mapping[str, object] | None = None
) -> Settings:
    """Defaults, overruled by the file, overruled by the environment, overruled by what is given."""
    values: Raw = {}
    if file is not None:
        try:
            values.update(tomllib.loads(file.read_text(encoding="utf-8")))
        except OSError as error:
            raise SettingsError(f"{file}: {error.strerror}") from None
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise SettingsError(f"{file}: {error}") from None
    values.update(_from_environment(os.environ if environment is None else environment))
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise SettingsError(str(error)) from None
    settings = replace(settings, origins=[site.rstrip("/") for site in settings.origins])
    for name, sites in (("url", [settings.url] if settings.url else []), ("origins", settings.origins)):
        for site in sites:
            _need_site(name, site)
    _need_names(settings)
    return settings


def _need_site(name: str, site: str) -> None:
    """What cannot be the address of a page is not found out when the first browser comes."""
    try:
        parts = urlsplit(site)
        _ = parts.port
    except ValueError as error:
        raise SettingsError(f"{name}: {site}: {error}") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or set(parts.netloc) & set(" *"):
        raise SettingsError(f"{name}: {site}: an address such as https://games.example.org is wanted")


def _need_names(settings: Settings) -> None:
    """What would be listened to, or believed, otherwise than somebody means."""
    if not settings.host.strip():
        raise SettingsError("host: 127.0.0.1, another address or 0.0.0.0 for all is wanted")
    for name in settings.hosts:
        if not name.strip() or set(name) & set(" */:"):
            raise SettingsError(f"hosts: {name}: a name such as games.example.org is wanted")
    try:
        _ = settings.believed
    except ValueError as error:
        raise SettingsError(f"proxies: {error}") from None


def _from_environment(environment: Mapping[str, str]) -> Raw:
    values: Raw = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is None:
            continue
        if field.type == list[str]:
            values[field.name] = [part.strip() for part in text.split(",") if part.strip()]
            continue
        if field.type is bool:
            text = {"yes": "true", "no": "false", "on": "true", "off": "false", "1": "true", "0": "false"}.get(
                text.lower(), text.lower()
            )
        try:
            values[field.name] = msgspec.convert(text, field.type, strict=False)
        except msgspec.ValidationError as error:
            raise SettingsError(f"{PREFIX}{field.name.upper()}: {error}") from None
    return values
