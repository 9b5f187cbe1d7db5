"""History: looking back at a table, for one seat."""

from __future__ import annotations

from bottega.kernel.game import Game
from bottega.tables.count import Viewer
from bottega.tables.entries import Started
from bottega.tables.log import event_line, log_lines
from bottega.tables.needs import need_running
from bottega.tables.refusal import not_now, refused
from bottega.tables.shapes import LogLine, MoveLine, Moves, Replay, Score, ScoreLine, Since, View
from bottega.tables.sight import position
from bottega.tables.table import Table
from bottega.tables.wording import Wording

MOST_SINCE = 500  # lines


def replay_at(table: Table, viewer: Viewer, move: int, wording: Wording, game: Game | None = None) -> Replay:
    """The position after so many moves, as the viewer counts and saw them, and the lines of the move that led there.

    `game` is the game there, where it has been replayed already.
    """
    number = true_move(table, viewer, move)
    lines: list[LogLine] = []
    if number > 0:
        played = table.played[number - 1]
        entry = table.entry_shown(viewer, played.entry)
        for event in played.events:
            line = event_line(event, viewer, wording, entry, len(lines), move)
            if line is not None:
                lines.append(line)
        if not lines and (table.open_book or played.seat == viewer):
            # Not worth a line of the log, but whoever looks at this very move wants to read what it was.
            catalogue = need_running(table).catalogue
            said = wording.move(catalogue[catalogue.find(played.text)])
            lines.append(LogLine(entry, 0, move, played.seat, "move", {}, said))
    shown = position(game if game is not None else table.game_at(number), viewer, wording, move, asked=False)
    return Replay(move, table.moves_for(viewer), shown, lines)


def true_move(table: Table, viewer: Viewer, move: int) -> int:
    """How many moves stood when a viewer counted so many."""
    need_running(table)
    last = table.moves_for(viewer)
    if move > last:
        raise refused("table-no-such-move", number=move, last=last)
    return table.true_move(viewer, move)


def all_views(table: Table, game: Game) -> list[View]:
    """What every seat saw in a position of a finished game."""
    if not table.open_book:
        raise not_now("table-secret")
    return [game.view(seat) for seat in range(len(table.seats))]


def moves(table: Table, viewer: Viewer, wording: Wording) -> Moves:
    """All moves; while the game runs, only one's own in words."""
    game = need_running(table)
    shown: list[MoveLine] = []
    for played in table.played:
        if played.secret and played.seat != viewer and not table.open_book:
            continue  # another's step of a secret choice: nobody else's to count
        line = MoveLine(len(shown) + 1, played.seat, table.entry_shown(viewer, played.entry))
        if table.open_book or played.seat == viewer:
            line.text = played.text
            line.words = wording.move(game.catalogue[game.catalogue.find(played.text)])
        shown.append(line)
    return Moves(shown)


def since_my_last_move(table: Table, seat: int, wording: Wording) -> Since:
    """The lines of everything behind the seat's own last move."""
    last = next((played.entry for played in reversed(table.played) if played.seat == seat), 0)
    start = last or next((entry.number for entry in table.entries if isinstance(entry.fact, Started)), 0)
    after = table.entry_shown(seat, start)
    return Since(after if last else 0, log_lines(table, seat, wording, after=after, limit=MOST_SINCE))


def score(table: Table, wording: Wording) -> Score:
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
    lines = [ScoreLine(seat, source, wording.say(source), points) for (seat, source), points in sorted(sums.items())]
    return Score(game.scores, game.places if game.over else None, lines)
