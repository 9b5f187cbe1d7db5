"""Sight: what one seat, or an onlooker, is shown of a table. Nothing leaves a table but through here.

Everything about a game is made of `game.view(seat)`, `event.seen_by(seat)` and the seat's own moves:
another's notation could tell a secret, so it shows only when the game is over. Entries and moves are numbered as
the viewer may count them, and times of entries are whole seconds: neither tells how somebody came to a decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.store.model import Entry
from bottega.tables.count import Viewer
from bottega.tables.past import event_from
from bottega.tables.play import reach_part
from bottega.tables.table import Table
from bottega.tables.wording import Wording, names

LOG_LINES = 80
CHAT_LINES = 200
KEPT_LINES = 500  # entries of a table whose lines are kept in words
CHANGES_GAME = frozenset(("start", "play", "undo", "takeover", "flag", "back", "end"))

_TABLE_LINES = {  # entries that are worth a line of the log, with the message that words them
    "join": "table-log-joined",
    "leave": "table-log-left",
    "start": "table-log-started",
    "undo": "table-log-undone",
    "propose": "table-log-proposed",
    "answer": "table-log-answered",
    "takeover": "table-log-takeover",
    "flag": "table-log-flag",
    "back": "table-log-back",
    "rematch": "table-log-rematch",
    "end": "table-log-ended",
}


def table_part(
    table: Table,
    language: str,
    now: float,
    online: set[int],
    onlookers: int = 0,
    token_of: Callable[[str], str] | None = None,
    viewer: Viewer = None,
) -> dict[str, Any]:
    """The table around the game. `token_of` gives the links of free seats: for the host alone."""
    called = names(table, language)
    seats: list[dict[str, Any]] = []
    for index, seat in enumerate(table.seats):
        shown: dict[str, Any] = {
            "seat": index,
            "kind": seat.kind,
            "name": called[index],
            "ready": seat.filled,
            "online": seat.kind == "bot" or index in online,
            "level": seat.level,
            "bot": seat.played_by_bot,
        }
        if token_of is not None and table.status == "open" and seat.kind == "open":
            shown["token"] = token_of(str(index))
        seats.append(shown)
    part: dict[str, Any] = {
        "id": table.id,
        "title": table.title,
        "name": table.name,
        "options": table.options,
        "status": table.status,
        "problem": table.problem,
        "public": table.public,
        "confirm": table.confirm,
        "study": table.study,
        "hints": hints_allowed(table),
        "created": table.created,
        "updated": moment(table.updated_for(viewer)),
        "commitment": table.commitment if table.game is not None else None,
        "seats": seats,
        "clock": clock_part(table, now),
        "proposal": proposal_part(table, viewer),
        "rematch": table.rematch,
        "branch_of": table.branch_of,
        "parent_at": table.branch_at,
        "onlookers": onlookers,
    }
    if table.open_book:
        part["proof"] = proof(table)
    return part


def moment(time: float) -> float:
    """When something happened, to the second: what is finer would tell how long somebody thought."""
    return float(int(time))


def hints_allowed(table: Table) -> bool:
    """As the table has settled; otherwise only where no other person could mind."""
    return table.hints if table.hints is not None else table.study or len(table.persons) <= 1


def clock_part(table: Table, now: float) -> dict[str, Any] | None:
    clock, settings = table.clock, table.clock_settings
    if settings is None:
        return None
    left = [None if seat.played_by_bot else float(settings["seconds"]) for seat in table.seats]
    if clock is not None:
        left = [
            None if seat.played_by_bot else round(clock.left_at(index, now), 3)
            for index, seat in enumerate(table.seats)
        ]
    return {**settings, "left": left, "running": clock.running if clock is not None else [], "at": now}


def proposal_part(table: Table, viewer: Viewer) -> dict[str, Any] | None:
    proposal = table.proposal
    if proposal is None:
        return None
    details = {name: value for name, value in proposal.data.items() if name not in ("owed", "seat")}
    part = {**details, "seat": proposal.seat, "agreed": proposal.agreed, "owed": proposal.owed}
    if "to" in part:
        part["to"] = table.moves_for(viewer, part["to"])
    if proposal.what == "takeover":
        part["target"] = proposal.data["seat"]
    return part


def proof(table: Table) -> dict[str, Any]:
    """The commitment to the seed; the seed itself only when the game is over."""
    shown: dict[str, Any] = {"commitment": table.commitment, "seed": None, "salt": None, "text": None}
    if table.open_book:
        shown.update(seed=str(table.seed), salt=table.salt, text=table.proof_text)
    return shown


def move_part(game: Game, seat: int, wording: Wording) -> list[dict[str, Any]]:
    """What may be played: what leads on, then what takes back."""
    legal = game.legal(seat)
    moves = [game.catalogue[number] for number in [*legal, *(n for n in game.retreats(seat) if n not in legal)]]
    return [{"text": move.text, "kind": move.kind, "args": move.args, "words": wording.move(move)} for move in moves]


def question_part(game: Game, seat: int, wording: Wording) -> dict[str, Any] | None:
    if seat not in game.awaiting:
        return None
    question = game.question(seat)
    return {"rule": question.rule, "args": question.args, "text": wording.reason(question)}


def position_part(
    game: Game, seat: int | None, wording: Wording, move: int, asked: bool = True, view: dict[str, Any] | None = None
) -> dict[str, Any]:
    """A position, after so many moves: `asked` False leaves out what one might do.

    `view` is the seat's, where it is known already.
    """
    mine = seat is not None and asked
    return {
        "move": move,
        "awaiting": game.awaiting,
        "over": game.over,
        "question": question_part(game, seat, wording) if mine and seat is not None else None,
        "moves": move_part(game, seat, wording) if mine and seat is not None else [],
        "view": view if view is not None else game.view(seat),
        "undo": None,
        "premove": None,
    }


def game_part(
    table: Table,
    seat: int | None,
    wording: Wording,
    premove: dict[str, Any] | None = None,
    view: dict[str, Any] | None = None,
) -> dict[str, Any] | None:
    """The game as it stands, with what this seat may do now."""
    game = table.game
    if game is None:
        return None
    plays = seat is not None and table.status == "running" and not table.seats[seat].taken_over
    part = position_part(game, seat, wording, table.moves_for(seat), plays, view)
    if seat is not None and plays:
        part["undo"] = reach_part(table, seat)
        part["premove"] = premove
    return part


def light_game_part(table: Table, seat: int | None) -> dict[str, Any] | None:
    """For programs: no view, no words."""
    game = table.game
    if game is None:
        return None
    plays = seat is not None and table.status == "running" and not table.seats[seat].taken_over
    moves = [move.text for move in game.moves(seat)] if plays and seat is not None else []
    return {"move": table.moves_for(seat), "awaiting": game.awaiting, "over": game.over, "moves": moves}


def event_line(
    event: Event, seat: int | None, wording: Wording | None, number: int, line: int, move: int
) -> dict[str, Any] | None:
    """An event as a line of the log; None if it is not worth one."""
    said = _said(event, seat, wording)
    return {"number": number, "line": line, "move": move, **said} if said is not None else None


def _said(event: Event, seat: int | None, wording: Wording | None) -> dict[str, Any] | None:
    seen = event.seen_by(seat)
    said: dict[str, Any] = {"seat": seen.seat, "kind": seen.kind, "args": {**seen.args, **seen.secret}}
    if wording is not None:
        said["text"] = wording.event(event, seat)
        if not said["text"]:
            return None
    return said


def chain_lines(events: list[list[Event]], seat: int | None, wording: Wording, first: int) -> list[dict[str, Any]]:
    """Log lines of a draft; `first` is the number of its first move."""
    lines: list[dict[str, Any]] = []
    for index, each in enumerate(events):
        for event in each:
            line = event_line(event, seat, wording, 0, len(lines), first + index)
            if line is not None:
                lines.append(line)
    return lines


Said = tuple[int, dict[str, Any]]  # of which move of its entry (counted from 1; 0: of none), and the line itself


def entry_lines(table: Table, entry: Entry, seat: int | None, wording: Wording | None) -> list[dict[str, Any]]:
    """The lines of the log that an entry makes, as `seat` may know them. Wording them is dear, so they are kept."""
    language = wording.language if wording is not None else ""
    key = (entry.number, seat if _differs(entry) else None, language)
    known = table.worded.get(key)
    if known is None:
        if len(table.worded) >= KEPT_LINES:
            table.worded.clear()
        known = table.worded[key] = list(_lines(table, entry, seat, wording))
    number = table.entry_shown(seat, entry.number)
    veiled = table.past.veiled.get(entry.number, 0) if entry.seat != seat and not table.open_book else 0
    return [
        {"number": number, "line": line, "move": _move(table, entry, seat, index, veiled), **said}
        for line, (index, said) in enumerate(each for each in known if not 0 < each[0] <= veiled)
    ]


def _move(table: Table, entry: Entry, seat: int | None, index: int, veiled: int) -> int:
    """The number that a seat gives to a move of an entry."""
    if index == 0:
        return 0
    if entry.kind == "start":
        return table.moves_for(seat, index)
    first, standing = table.past.standing(entry)
    if table.open_book:
        return (first if index <= standing else entry.data["from"]) + index
    lacks = table.past.lacks[entry.number]
    number: int = entry.data["from"] - lacks[-1 if seat is None else seat] + index - veiled
    return number


def _differs(entry: Entry) -> bool:
    """Whether seats may read different lines. A branch's beginning is taken to have secrets."""
    if entry.kind == "play":
        return any("secret" in event for events in entry.data["events"] for event in events)
    return entry.kind == "start" or "to" in entry.data


def _lines(table: Table, entry: Entry, seat: int | None, wording: Wording | None) -> Iterator[Said]:
    if entry.kind == "play":
        yield from _play_lines(table, entry, seat, wording)
    elif entry.kind in _TABLE_LINES:
        yield 0, _table_line(table, entry, seat, wording)
    if entry.kind == "start":
        for index, played in enumerate(table.played[: len(table.prefix)]):
            if played.secret and played.seat != seat and not table.open_book:
                continue
            for event in played.events:
                said = _said(event, seat, wording)
                if said is not None:
                    yield index + 1, said


def _play_lines(table: Table, entry: Entry, seat: int | None, wording: Wording | None) -> Iterator[Said]:
    first, standing = table.past.standing(entry)
    for index, dumped in enumerate(entry.data["events"]):
        stands = index < standing
        events = table.played[first + index].events if stands else [event_from(each) for each in dumped]
        for event in events:
            said = _said(event, seat, wording)
            if said is not None:
                yield index + 1, said if stands else {**said, "undone": True}


def _table_line(table: Table, entry: Entry, viewer: Viewer, wording: Wording | None) -> dict[str, Any]:
    seat = entry.seat if entry.seat is not None else entry.data.get("seat", -1)
    args = {name: value for name, value in entry.data.items() if name in ("to", "level", "what", "agree", "consent")}
    if "to" in args and not table.open_book:
        args["to"] -= table.past.lacks[entry.number][-1 if viewer is None else viewer]
    if entry.kind in ("takeover", "flag"):
        args["other"] = entry.data["seat"]
    line: dict[str, Any] = {"seat": seat, "kind": _TABLE_LINES[entry.kind].removeprefix("table-log-"), "args": args}
    if wording is not None:
        said = {name: str(value).lower() if isinstance(value, bool) else value for name, value in args.items()}
        line["text"] = wording.say(_TABLE_LINES[entry.kind], {"seat": seat, **said})
    return line


def log_part(
    table: Table, seat: int | None, wording: Wording, after: int = 0, before: int | None = None, limit: int = LOG_LINES
) -> list[dict[str, Any]]:
    """Lines of entries behind `after` and before `before`: the last `limit`, or the first if `after` is given."""
    last = table.entries_for(seat) if before is None else min(before - 1, table.entries_for(seat))
    numbers = range(after + 1, last + 1)
    lines: list[dict[str, Any]] = []
    if after:
        for shown in numbers:
            if len(lines) >= limit:
                break
            lines += entry_lines(table, shown_entry(table, seat, shown), seat, wording)
        return lines
    pieces: list[list[dict[str, Any]]] = []
    count = 0
    for shown in reversed(numbers):
        if count >= limit:
            break
        piece = entry_lines(table, shown_entry(table, seat, shown), seat, wording)
        pieces.append(piece)
        count += len(piece)
    for piece in reversed(pieces):
        lines += piece
    return lines


def chat_line(table: Table, entry: Entry, viewer: Viewer, wording: Wording) -> dict[str, Any]:
    return {
        "number": table.entry_shown(viewer, entry.number),
        "seat": entry.seat,
        "name": wording.seat(entry.seat if entry.seat is not None else -1),
        "time": moment(entry.time),
        "text": entry.data["text"],
    }


def chat_part(table: Table, viewer: Viewer, wording: Wording) -> list[dict[str, Any]]:
    said = [entry for entry in table.entries if entry.kind == "chat"]
    return [chat_line(table, entry, viewer, wording) for entry in said[-CHAT_LINES:]]


def entries_behind(table: Table, viewer: Viewer, after: int) -> list[Entry]:
    """The entries that a viewer may know of, behind so many."""
    return [shown_entry(table, viewer, shown) for shown in range(after + 1, table.entries_for(viewer) + 1)]


def shown_entry(table: Table, viewer: Viewer, shown: int) -> Entry:
    """The entry that has this number for a viewer."""
    return table.entries[table.counted.true(viewer, shown) - 1]


def entry_part(table: Table, entry: Entry, seat: int | None, wording: Wording | None) -> dict[str, Any]:
    """One entry as `seat` may know it; another's step of a secret choice is no entry at all."""
    part: dict[str, Any] = {
        "number": table.entry_shown(seat, entry.number),
        "kind": entry.kind,
        "seat": entry.seat,
        "time": moment(entry.time),
    }
    if entry.kind == "play":
        mine = seat is not None and entry.seat == seat
        # That somebody plays by a standing order is nobody else's business.
        if "by" in entry.data and (mine or entry.data["by"] == "bot"):
            part["by"] = entry.data["by"]
        if mine:
            part["moves"] = entry.data["moves"]
    if entry.kind == "chat" and wording is not None:
        part["chat"] = chat_line(table, entry, seat, wording)
    part["log"] = entry_lines(table, entry, seat, wording)
    return part


def state(
    table: Table,
    seat: int | None,
    language: str,
    now: float,
    online: set[int],
    onlookers: int = 0,
    premove: dict[str, Any] | None = None,
    token_of: Callable[[str], str] | None = None,
) -> dict[str, Any]:
    """Everything, for one seat (None: an onlooker)."""
    wording = Wording.of(table, language)
    return {
        "number": table.entries_for(seat),
        "as": seat,
        "host": token_of is not None,
        "table": table_part(table, language, now, online, onlookers, token_of, seat),
        "game": game_part(table, seat, wording, premove),
        "log": log_part(table, seat, wording),
        "chat": chat_part(table, seat, wording),
    }
