"""Tables whose game was played by rules that are not played any more: they have ended, and are kept as text."""

from __future__ import annotations

from msgspec.structs import replace

from bottega.games import title
from bottega.store.model import Entry
from bottega.tables.clock import Downtime
from bottega.tables.table import Table

STATUS = "outdated"
_OF_THE_GAME = frozenset(("start", "play", "undo", "propose", "answer", "takeover", "flag", "back", "end"))


def rules_now(game: str) -> dict[str, int]:
    """What the entry that begins a game notes: the version of the rules it is played by."""
    return {"rules": title(game).rules_version}


def is_outdated(entries: list[Entry]) -> bool:
    """Whether these entries tell a game that began by rules older than its title still plays."""
    start = next((entry for entry in entries if entry.kind == "start"), None)
    if start is None:
        return False  # it will begin by the rules of its day
    rules: int = start.data.get("rules", 1)  # the first version did not note them
    return rules < title(entries[0].data["title"]).oldest_rules


def shelve(id: str, entries: list[Entry], downtimes: list[Downtime]) -> Table:
    """The table without its game: people, names and links stay known."""
    table = Table(id, downtimes)
    for entry in entries:
        # Numbers must follow each other, so those of the game pass by as mere talk.
        table.apply(replace(entry, kind="chat", key=None) if entry.kind in _OF_THE_GAME else entry)
    table.entries = entries
    table.status = STATUS
    return table


def is_over(entries: list[Entry]) -> bool:
    """Whether the game came to its end, or was ended, while its rules were played."""
    return any(entry.kind == "end" for entry in entries)


def moves_as_text(table: Table, names: list[str]) -> str:
    """The game for people to read: who sat there, and every move that stood, in notation."""
    start = next(entry for entry in table.entries if entry.kind == "start")
    moves = [*table.prefix]
    for entry in table.entries:
        if entry.kind == "play" and entry.seat is not None:
            moves += [(entry.seat, text) for text in entry.data["moves"]]
        elif entry.kind == "undo":
            del moves[entry.data["to"] :]
    lines = [
        f"{table.title}, rules {start.data.get('rules', 1)}, table {table.id}",
        f"players: {', '.join(names)}",
        f"options: {', '.join(name for name, setting in table.options.items() if setting is True) or '-'}",
        "",
        *[f"{number}. {names[seat]}: {text}" for number, (seat, text) in enumerate(moves, 1)],
    ]
    return "\n".join(lines) + "\n"
