"""`bottega serve`: let people play at this machine; `backup`, `restore` and `verify` look after their games."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from bottega.cli.common import CommandError, Language, console, engine_told, read_text, speak
from bottega.engine.beside import compile_beside
from bottega.engine.state import State
from bottega.kernel.reason import Reason
from bottega.text import Words

if TYPE_CHECKING:
    from bottega.tables.audit import Audit

StoreFile = Annotated[str, typer.Option("--store", help="the SQLite file of the server")]


def serve(
    host: Annotated[str | None, typer.Option(help="address to listen at; 0.0.0.0 for all; default: 127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(help="port to listen at; default: 8080")] = None,
    store: Annotated[
        str | None, typer.Option(help="a path, or postgresql://user:password@host/database; default: bottega.db")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="processes that serve; several need a PostgreSQL store; default: 1")
    ] = None,
    url: Annotated[str | None, typer.Option(help="where people reach this server, for links in notices")] = None,
    settings_file: Annotated[Path | None, typer.Option("--settings", help="a TOML file with settings")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="a bot of your own that may sit at tables: file.py:Class or name=module:Class; repeatable"),
    ] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error; default: warning")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="open the page in a browser, if there is a screen")] = False,
    language: Language = "",
) -> None:
    """Serve tables to browsers. Settings also come from a file, or from BOTTEGA_... in the environment."""
    from bottega.server.operating.guests import bring_guests
    from bottega.server.operating.processes import serve_many
    from bottega.server.operating.run import serve as run
    from bottega.server.operating.settings import SettingsError, read_settings
    from bottega.store import StoreError

    said = speak(language)
    given = {"host": host, "port": port, "store": store, "url": url, "bots": bot, "log_level": log_level}
    given["workers"] = workers
    try:
        settings = read_settings(settings_file, given=given)
        bring_guests(settings)
    except SettingsError as error:
        raise CommandError(Reason("serve-settings", {"problem": str(error)})) from None
    if settings.workers > 1 and not settings.store.startswith(("postgresql://", "postgres://")):
        raise CommandError(Reason("serve-workers-store", {"workers": settings.workers}))
    if settings.workers > 1 and sys.platform == "win32":
        raise CommandError(Reason("serve-workers-system"))

    def started(port: int) -> None:
        near = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
        address = settings.url or f"http://{near}:{port}"
        tell = _log_it if settings.log_format == "json" else _print_it
        tell(said.say("serve-open", {"address": address, "store": shown_store(settings.store)}))
        compile_beside(Reporter(said, tell).hear)
        if open_page and has_screen():
            webbrowser.open(address)

    try:
        (serve_many if settings.workers > 1 else run)(settings, started)
    except StoreError as error:
        raise CommandError(Reason("serve-store", {"problem": str(error)})) from None
    except OSError as error:  # such as a port that is in use
        raise CommandError(Reason("serve-settings", {"problem": error.strerror or str(error)})) from None


def _print_it(text: str) -> None:
    console.print(escape(text), soft_wrap=True)


def _log_it(text: str) -> None:
    """Where programs read along, there is nothing but lines of the log."""
    logging.getLogger("bottega.server").info("%s", text)


class Reporter:
    """Tells how far the compiling beside the play is: a line for each quarter, and its end."""

    def __init__(self, said: Words, tell: Callable[[str], None]) -> None:
        self._said = said
        self._tell = tell
        self._last = -1

    def hear(self, engine: State) -> None:
        quarter = int(4 * engine.done)
        if engine.why != "building" or quarter > self._last:
            self._last = quarter
            self._tell(engine_told(self._said, engine))


def has_screen() -> bool:
    """Whether a browser that is opened would be seen by anybody."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def shown_store(url: str) -> str:
    """A store's address without its password."""
    scheme, separator, rest = url.partition("://")
    return f"{scheme}://…@{rest.rpartition('@')[2]}" if separator and "@" in rest else url


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="the file to write; it must not exist yet")],
    store: StoreFile = "bottega.db",
    language: Language = "",
) -> None:
    """Copy a server's games while it runs. (With PostgreSQL, use pg_dump.)"""
    from bottega.store import StoreError, file_of
    from bottega.store.sqlite import backup as copy

    try:
        copy(file_of(store), target)
    except (StoreError, OSError, ValueError) as error:
        raise CommandError(Reason("serve-store", {"problem": str(error)})) from None
    console.print(speak(language).say("serve-backed-up", {"path": str(target)}))


def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="the backup")],
    store: StoreFile = "bottega.db",
    language: Language = "",
) -> None:
    """Put a backup in place of a server's games. The server must not run; what was there is kept beside it."""
    from bottega.store import StoreError, file_of
    from bottega.store.sqlite import restore as put_back

    try:
        kept = put_back(source, file_of(store))
    except (StoreError, OSError, ValueError) as error:
        raise CommandError(Reason("serve-store", {"problem": str(error)})) from None
    said = speak(language)
    console.print(said.say("serve-restored", {"path": store}))
    if kept is not None:
        console.print(said.say("serve-kept", {"path": str(kept)}))
    try:
        found = asyncio.run(replayed(store))
    except (StoreError, OSError) as error:
        raise CommandError(Reason("serve-store", {"problem": str(error)})) from None
    console.print(said.say("serve-replayed", {"tables": found.tables, "moves": found.moves}))
    if found.broken:
        problem = said.say("doctor-tables", {"count": len(found.broken), "tables": sorted(found.broken)[:5]})
        raise CommandError(Reason("serve-store", {"problem": problem}))


async def replayed(url: str) -> Audit:
    """Every table of a store, replayed."""
    from bottega.store import make_store
    from bottega.tables.audit import audit

    store = make_store(url)
    await store.open()
    try:
        return await audit(store)
    finally:
        await store.close()


def doctor(
    settings_file: Annotated[Path | None, typer.Option("--settings", help="a TOML file with settings")] = None,
    store: Annotated[str | None, typer.Option(help="a path, or postgresql://...; default: bottega.db")] = None,
    language: Language = "",
) -> None:
    """Look at settings, proxy, certificate, clock, disk, store, tables, bots and push, and say what is wrong."""
    from bottega.server.operating.doctor import examine
    from bottega.server.operating.settings import SettingsError, read_settings

    said = speak(language)
    try:
        findings = asyncio.run(examine(read_settings(settings_file, given={"store": store})))
    except SettingsError as error:
        raise CommandError(Reason("serve-settings", {"problem": str(error)})) from None
    marks = {"good": "[green]✓[/]", "doubtful": "[yellow]![/]", "wrong": "[red]✗[/]"}
    for finding in findings:
        console.print(marks[finding.grade], escape(said.reason(finding.reason)), soft_wrap=True)
    if any(finding.grade == "wrong" for finding in findings):
        raise typer.Exit(1)


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="the record of a finished game")],
    table: Annotated[str, typer.Option(help="the table’s id")],
    commitment: Annotated[str, typer.Option(help="the hash that the table showed at its start")],
    salt: Annotated[str, typer.Option(help="the salt that the table showed at its end")],
    language: Language = "",
) -> None:
    """Check that a game was played with the seed to which its server was committed from the start."""
    from bottega.api import replay
    from bottega.carried import unpack
    from bottega.kernel.record import parse_record
    from bottega.tables.commitment import PROOF, proof_text
    from bottega.tables.commitment import commitment as hashed

    text = read_text(record)
    replay(text)
    told = parse_record(unpack(text)[0])
    found = [
        hashed(proof_text(proof, table, told.game, told.components, told.players, told.options, told.seed, salt))
        for proof in range(PROOF, 0, -1)
    ]
    if commitment.strip().lower() not in found:
        raise CommandError(Reason("serve-verify-failed", {"found": found[0]}))
    console.print(speak(language).say("serve-verified", {"moves": len(told.moves), "seed": str(told.seed)}))


def add_to(app: typer.Typer) -> None:
    for command in (serve, backup, restore, doctor, verify):
        app.command()(command)
