"""Tables whose game was played by rules that are not played any more: they have ended, and are kept as text."""

from __future__ import annotations

from msgspec.structs import replace

from bottega.games import title
from bottega.tables.clock import Downtime
from bottega.tables.entries import Created, Entry, Played, Said, Started, Undone
from bottega.tables.table import Table


def rules_now(game: str) -> int:
    """The version of the rules by which a game begins today."""
    return title(game).rules_version


def _started(entries: list[Entry]) -> Started | None:
    return next((entry.fact for entry in entries if isinstance(entry.fact, Started)), None)


def is_outdated(entries: list[Entry]) -> bool:
    """Whether these entries tell a game that began by rules older than its title still plays."""
    created, started = entries[0].fact, _started(entries)
    if started is None or not isinstance(created, Created):
        return False  # it will begin by the rules of its day
    return started.rules < title(created.title).oldest_rules


def shelve(id: str, entries: list[Entry], downtimes: list[Downtime]) -> Table:
    """The table without its game: people, names and links stay known."""
    table = Table(id, downtimes)
    for entry in entries:
        # Numbers must follow each other, so those of the game pass by as mere talk.
        table.apply(replace(entry, fact=Said(""), key=None) if entry.fact.of_the_game else entry)
    table.entries = entries
    table.status = "outdated"
    return table


def moves_as_text(table: Table, names: list[str]) -> str:
    """The game for people to read: who sat there, and every move that stood, in notation."""
    started = _started(table.entries)
    assert started is not None
    moves = [*table.prefix]
    for entry in table.entries:
        fact = entry.fact
        if isinstance(fact, Played) and entry.seat is not None:
            moves += [(entry.seat, text) for text in fact.moves]
        elif isinstance(fact, Undone):
            del moves[fact.to :]
    lines = [
        f"{table.title}, rules {started.rules}, table {table.id}",
        f"players: {', '.join(names)}",
        f"options: {', '.join(name for name, setting in table.options.items() if setting is True) or '-'}",
        "",
        *[f"{number}. {names[seat]}: {text}" for number, (seat, text) in enumerate(moves, 1)],
    ]
    return "\n".join(lines) + "\n"
