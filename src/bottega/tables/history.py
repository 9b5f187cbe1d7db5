"""History: looking back at a table, for one seat."""

from __future__ import annotations

from typing import Any

from bottega.tables.play import need_running
from bottega.tables.refusal import not_now, refused
from bottega.tables.sight import event_line, log_part, position_part
from bottega.tables.table import Table
from bottega.tables.wording import Wording


def replay_at(table: Table, seat: int | None, move: int, wording: Wording) -> dict[str, Any]:
    """The position after so many moves, as `seat` counts and saw them, and the lines of the move that led there."""
    need_running(table)
    number = _true(table, seat, move)
    lines: list[dict[str, Any]] = []
    if number > 0:
        played = table.played[number - 1]
        entry = table.entry_shown(seat, played.entry)
        for event in played.events:
            line = event_line(event, seat, wording, entry, len(lines), move)
            if line is not None:
                lines.append(line)
    return {
        "move": move,
        "of": table.moves_for(seat),
        "game": position_part(table.game_at(number), seat, wording, move, asked=False),
        "log": lines,
    }


def _true(table: Table, seat: int | None, move: int) -> int:
    """How many moves stood when a seat counted so many."""
    last = table.moves_for(seat)
    if move > last:
        raise refused("table-no-such-move", number=move, last=last)
    return table.true_move(seat, move)


def all_sights(table: Table, move: int) -> list[dict[str, Any]]:
    """What every seat saw after so many moves; for finished games."""
    if not table.open_book:
        raise not_now("table-secret")
    game = table.game_at(move)
    return [game.view(seat) for seat in range(len(table.seats))]


def moves_part(table: Table, seat: int | None, wording: Wording) -> list[dict[str, Any]]:
    """All moves; while the game runs, only one's own in words."""
    game = need_running(table)
    shown: list[dict[str, Any]] = []
    for played in table.played:
        if played.secret and played.seat != seat and not table.open_book:
            continue  # another's step of a secret choice: nobody else's to count
        entry = table.entry_shown(seat, played.entry)
        line: dict[str, Any] = {"move": len(shown) + 1, "seat": played.seat, "number": entry}
        if table.open_book or played.seat == seat:
            line["text"] = played.text
            line["words"] = wording.move(game.catalogue[game.catalogue.find(played.text)])
        shown.append(line)
    return shown


def since_my_last_move(table: Table, seat: int, wording: Wording) -> dict[str, Any]:
    """The lines of everything behind the seat's own last move."""
    last = next((played.entry for played in reversed(table.played) if played.seat == seat), 0)
    start = last or next((entry.number for entry in table.entries if entry.kind == "start"), 0)
    after = table.entry_shown(seat, start)
    return {"since": after if last else 0, "log": log_part(table, seat, wording, after=after, limit=500)}


def score_part(table: Table, wording: Wording) -> dict[str, Any]:
    """Points by seat and source. Points are told openly, so nothing secret is in it."""
    game = need_running(table)
    # Some titles begin elsewhere than at nought on the track.
    begun = enumerate(table.fresh().scores)
    sums = {(seat, "table-source-start"): points for seat, points in begun if points}
    for played in table.played:
        for event in played.events:
            if event.kind == "points":
                key = (event.seat, str(event.args["source"]))
                sums[key] = sums.get(key, 0) + int(str(event.args["points"]))
    return {
        "scores": game.scores,
        "places": game.places if game.over else None,
        "lines": [
            {"seat": seat, "source": source, "text": wording.say(source), "points": points}
            for (seat, source), points in sorted(sums.items())
        ],
    }
