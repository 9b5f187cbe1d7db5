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
    """The speaker must have seen everything that bears on the decision."""
    if expect < table.touched[seat]:
        raise not_now("table-stale", number=table.number)
    if expect > table.number:
        raise Refusal(400, Reason("table-ahead", {"number": table.number}))


def move_refusal(error: MoveError, index: int, chain: bool) -> Refusal:
    """A refused move as a table's answer: which rule, and which move of a chain."""
    args = dict(error.reason.args)
    if chain:
        args["index"] = index
    illegal = isinstance(error, IllegalMove | InvalidMove)
    return Refusal(422 if illegal else 409, Reason(error.reason.rule, args))


class Chain:
    """A chain of one seat's moves, tried on a copy."""

    __slots__ = ("awaiting", "ends", "error", "events", "game", "keeps", "kept", "moves", "reveals", "seat")

    def __init__(self, game: Game, seat: int, keeps: bool) -> None:
        self.game = game.copy()
        self.seat = seat
        self.keeps = keeps
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
        elif self.seat not in game.awaiting:
            self.ends = "hands-over"
        if game.reveals != reveals:
            self.ends = "reveals"
            self.kept = before


def try_chain(game: Game, seat: int, moves: list[str], keeps: bool = True) -> tuple[Chain, int]:
    """As much of the chain as is possible, and how many moves that is. `keeps`: what a draft may show of its end."""
    chain = Chain(game, seat, keeps)
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
    chain, reached = try_chain(game, seat, wish.moves, keeps=False)
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
    """How far a seat may go back: alone one step, alone to the start of its turn, or by asking."""

    __slots__ = ("ask", "reset", "to")

    def __init__(self, to: int | None, reset: int | None, ask: int | None) -> None:
        self.to = to
        self.reset = reset
        self.ask = ask


def undo_reach(table: Table, seat: int) -> UndoReach:
    """Own steps are free until something hidden came to light or somebody else has acted."""
    played = table.played
    if table.status != "running" or not played:
        return UndoReach(None, None, None)
    end = len(played)
    floor = len(table.prefix)  # what a branch began with is not one's own turn
    reveals = played[-1].reveals
    start = end
    while start > floor and played[start - 1].seat == seat and table.reveals_before(start - 1) == reveals:
        start -= 1
    ask = end
    while ask > floor and played[ask - 1].seat != seat:
        ask -= 1
    free = end - 1 if start < end else None
    return UndoReach(free, start if start < end else None, ask - 1 if ask > floor else None)


def _back_to(table: Table, seat: int | None, to: int, consent: bool) -> Piece:
    game = table.game_at(to)
    return Piece("undo", seat, {"to": to, "consent": consent, "awaiting": game.awaiting}, game)


def undo_by_consent(table: Table, seat: int, to: int) -> Piece:
    return _back_to(table, seat, to, consent=True)


def undo(table: Table, who: Who, wish: Undo) -> Outcome:
    need_running(table)
    seat = need_own_seat(table, who)
    need_fresh(table, seat, wish.expect)
    reach = undo_reach(table, seat)
    if reach.to is None or reach.reset is None:
        raise not_now("table-undo-none")
    to = reach.to if wish.to is None else wish.to
    if not reach.reset <= to <= reach.to:
        raise Refusal(422, Reason("table-undo-far", {"first": reach.reset, "last": reach.to}))
    return Outcome([_back_to(table, seat, to, consent=False)], {"to": to})


def reset(table: Table, who: Who, wish: Reset) -> Outcome:
    need_running(table)
    seat = need_own_seat(table, who)
    need_fresh(table, seat, wish.expect)
    reach = undo_reach(table, seat)
    if reach.reset is None:
        raise not_now("table-undo-none")
    return Outcome([_back_to(table, seat, reach.reset, consent=False)], {"to": reach.reset})


def need_player(table: Table, who: Who) -> tuple[Game, int]:
    """For drafts and questions: a running game and a seat in it."""
    game = need_running(table)
    if who.seat is None:
        raise forbidden("table-need-seat")
    return game, who.seat
