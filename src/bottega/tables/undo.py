"""Undo: how far a seat may go back."""

from __future__ import annotations

from bottega.tables.shapes import UndoInfo
from bottega.tables.table import Table


class UndoReach:
    """How far a seat may go back: alone one step, alone to the start of its turn, or by asking. In moves that stand."""

    __slots__ = ("ask", "reset", "steps", "to")

    def __init__(self, steps: list[int], ask: int | None) -> None:
        self.steps = steps  # own moves that may be taken back freely, first to last
        self.to = steps[-1] if steps else None
        self.reset = steps[0] if steps else None
        self.ask = ask


def undo_reach(table: Table, seat: int) -> UndoReach:
    """Own steps are free until something hidden came to light or somebody else has acted.

    While several decide at once, each takes back own steps of that choice whatever the others do.
    """
    if table.status != "running":
        return UndoReach([], None)
    past = table.past
    moves = past.moves
    floor = len(table.prefix)  # what a branch began with is not one's own turn
    start = ask = len(moves)
    if past.several:
        steps = []
        while start > floor and moves[start - 1].secret:
            start -= 1
            if moves[start].seat == seat:
                steps.append(start)
        steps.reverse()
        ask = start
    else:
        reveals = past.reveals
        # A step may be taken back if nothing has come to light by it or since: the count before it is that of now.
        while start > floor and moves[start - 1].seat == seat and past.reveals_after(start - 1) == reveals:
            start -= 1
        steps = list(range(start, ask))
    while ask > floor and moves[ask - 1].seat != seat:
        ask -= 1
    asked = past.open_before(ask - 1) if ask > floor else -1
    return UndoReach(steps, asked if asked >= floor else None)


def reach_info(table: Table, seat: int) -> UndoInfo:
    """The same as the seat counts moves."""
    reach, shown = undo_reach(table, seat), table.moves_for
    to = shown(seat, reach.to) if reach.to is not None else None
    reset = shown(seat, reach.reset) if reach.reset is not None and reach.reset != reach.to else to
    return UndoInfo(to, reset, shown(seat, reach.ask) if reach.ask is not None else None)
