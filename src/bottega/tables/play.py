"""Playing: moves, chains of moves, drafts, and taking back."""

from __future__ import annotations

from typing import Any

from bottega.kernel.errors import GameIsOver, IllegalMove, InvalidMove, MoveError
from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason
from bottega.tables.commands import Outcome, Piece, Play, Reset, Undo
from bottega.tables.lobby import need_seat
from bottega.tables.refusal import Refusal, forbidden, not_now
from bottega.tables.table import Table
from bottega.tables.token import Who


def need_running(table: Table) -> Game:
    if table.game is None or table.status == "open":
        raise not_now("table-not-begun")
    if table.status == "ended":
        raise not_now("table-ended")
    return table.game


def need_own_seat(table: Table, who: Who) -> int:
    """The speaker's seat, unless a bot plays it for the time being."""
    seat = need_seat(who)
    if table.seats[seat].taken_over and who.served is None:
        raise not_now("table-taken-over")
    return seat


def need_fresh(table: Table, seat: int, expect: int) -> None:
    """The speaker must have seen everything that bears on the decision: `expect` entries, as the seat counts."""
    number = table.entries_for(seat)
    if expect > number:
        raise Refusal(400, Reason("table-ahead", {"number": number}))
    if table.counted.known(seat, expect) < table.touched[seat]:
        raise not_now("table-stale", number=number)


def move_refusal(error: MoveError, index: int, chain: bool) -> Refusal:
    """A refused move as a table's answer: which rule, and which move of a chain."""
    args = dict(error.reason.args)
    if chain:
        args["index"] = index
    illegal = isinstance(error, IllegalMove | InvalidMove)
    return Refusal(422 if illegal else 409, Reason(error.reason.rule, args))


class Chain:
    """A chain of one seat's moves, tried on a copy."""

    __slots__ = ("ends", "error", "events", "game", "keeps", "kept", "moves", "reveals", "seat", "several")

    def __init__(self, game: Game, seat: int, keeps: bool, several: bool) -> None:
        self.game = game.copy()
        self.seat = seat
        self.keeps = keeps
        self.several = several  # all of it is a secret choice
        self.moves: list[str] = []
        self.events: list[list[Event]] = []
        self.reveals: list[int] = []
        self.ends: str | None = None  # "reveals", "hands-over" or "over": no move can follow
        self.kept: Game | None = None  # the game before a revealing move: all that a draft may show
        self.error: MoveError | None = None

    def add(self, text: str) -> None:
        """Play one more; an error is kept in `error` and changes nothing."""
        game = self.game
        before = game.copy() if self.keeps else None
        reveals = game.reveals
        log: list[Event] = []
        game.log = log
        try:
            game.play(self.seat, text)
        except MoveError as error:
            self.error = error
            return
        finally:
            game.log = None
        self.moves.append(game.catalogue.moves[game.past.move].text if game.past is not None else text)
        self.events.append(log)
        self.reveals.append(game.reveals)
        if game.over:
            self.ends = "over"
        elif self.seat not in game.awaiting or (len(game.awaiting) > 1 and not self.several):
            self.ends = "hands-over"  # to others, or to all at once: an entry is open or secret, never both
        if game.reveals != reveals:
            self.ends = "reveals"
            self.kept = before


def try_chain(table: Table, game: Game, seat: int, moves: list[str], keeps: bool = True) -> tuple[Chain, int]:
    """As much of the chain as is possible, and how many moves that is. `keeps`: what a draft may show of its end."""
    chain = Chain(game, seat, keeps, table.past.several)
    for index, text in enumerate(moves):
        if chain.ends is not None:
            return chain, index
        chain.add(text)
        if chain.error is not None:
            return chain, index
    return chain, len(moves)


def play(table: Table, who: Who, wish: Play) -> Outcome:
    game = need_running(table)
    seat = need_own_seat(table, who)
    if game.over:
        raise move_refusal(GameIsOver(Reason("move-game-over")), 0, False)
    need_fresh(table, seat, wish.expect)
    chain, reached = try_chain(table, game, seat, wish.moves, keeps=False)
    several = len(wish.moves) > 1
    if chain.error is not None:
        raise move_refusal(chain.error, reached, several)
    if reached < len(wish.moves):
        raise Refusal(422, Reason("table-chain-too-long", {"index": reached, "move": wish.moves[reached]}))
    data: dict[str, Any] = {
        "from": game.number,
        "moves": chain.moves,
        "events": [[event.dump() for event in events] for events in chain.events],
        "reveals": chain.reveals,
        "awaiting": chain.game.awaiting,
    }
    if who.served is not None:
        data["by"] = who.served
    return Outcome([Piece("play", seat, data, chain.game)])


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
    past = table.past
    if table.status != "running":
        return UndoReach([], None)
    floor = len(table.prefix)  # what a branch began with is not one's own turn
    start = max(floor, past.secret_start)
    steps = [index for index in range(start, len(past.moves)) if past.moves[index].seat == seat]
    if not past.several:
        while start > floor and past.moves[start - 1].seat == seat and past.reveals_after(start - 1) == past.reveals:
            start -= 1
        steps = list(range(start, len(past.moves)))
    ask = start if past.several else len(past.moves)
    while ask > floor and past.moves[ask - 1].seat != seat:
        ask -= 1
    asked = past.open_before(ask - 1) if ask > floor else -1
    return UndoReach(steps, asked if asked >= floor else None)


def reach_part(table: Table, seat: int) -> dict[str, int | None]:
    """The same as the seat counts moves."""
    reach = undo_reach(table, seat)
    places = {"to": reach.to, "reset": reach.reset, "ask": reach.ask}
    return {name: table.moves_for(seat, to) if to is not None else None for name, to in places.items()}


def undo_by_consent(table: Table, seat: int, to: int) -> Piece:
    game = table.game_at(to)
    return Piece("undo", seat, {"to": to, "consent": True, "awaiting": game.awaiting}, game)


def _take_back(table: Table, seat: int, steps: list[int]) -> Outcome:
    """Own steps are taken out. Others' secret ones, which may lie between them, stay: none depends on another's."""
    to = steps[0]
    kept = [index for index in range(to, len(table.played)) if index not in steps]
    game = table.game_without(to, kept)
    data: dict[str, Any] = {"to": to, "consent": False, "awaiting": game.awaiting}
    if kept:
        data["kept"] = kept
    return Outcome([Piece("undo", seat, data, game)], {"to": table.moves_for(seat, to)})


def _free_steps(table: Table, who: Who, expect: int) -> tuple[int, list[int]]:
    need_running(table)
    seat = need_own_seat(table, who)
    need_fresh(table, seat, expect)
    reach = undo_reach(table, seat)
    if not reach.steps:
        raise not_now("table-undo-none")
    return seat, reach.steps


def undo(table: Table, who: Who, wish: Undo) -> Outcome:
    seat, steps = _free_steps(table, who, wish.expect)
    if wish.to is None:
        return _take_back(table, seat, steps[-1:])
    first, last = (table.moves_for(seat, step) for step in (steps[0], steps[-1]))
    if not first <= wish.to <= last:
        raise Refusal(422, Reason("table-undo-far", {"first": first, "last": last}))
    return _take_back(table, seat, steps[wish.to - first :])


def reset(table: Table, who: Who, wish: Reset) -> Outcome:
    return _take_back(table, *_free_steps(table, who, wish.expect))


def need_player(table: Table, who: Who) -> tuple[Game, int]:
    """For drafts and questions: a running game and a seat in it."""
    game = need_running(table)
    if who.seat is None:
        raise forbidden("table-need-seat")
    return game, who.seat
