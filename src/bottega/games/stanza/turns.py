"""The course of a turn: what is still owed, its end, and whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from bottega.games.stanza import bonus_room, literature, movement, politics, refill, scoring
from bottega.games.stanza.current import Current
from bottega.games.stanza.names import (
    FETCH,
    LAST_TURN_COUNT,
    LAST_TURNS,
    LEVELLING,
    MOVE,
    OVER,
    PLACE_DISC,
    RELIGION,
    RETURN_HELPER,
    ROUNDS,
    TAKE_HELPER,
    WRITE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza

_LETTERS: Final[tuple[Literal["A", "B", "C"], ...]] = ("A", "B", "C")
_OTHER_FIELDS: Final = 0b11111 & ~(1 << RELIGION)


def proceed(game: Stanza) -> None:
    """Ask for the next thing owed; what cannot be given is forfeited. With nothing owed the turn ends."""
    seat: i64 = game.turn
    if politics.owned(game, seat) > game.tables.helper_limit:
        game.phase = RETURN_HELPER
    elif game.current.discs_due > 0 and game.boards[seat].supply > 0 and _OTHER_FIELDS & ~game.current.fields_used != 0:
        game.phase = PLACE_DISC
    elif game.current.helpers_due > 0 and politics.any_possible(game, game.current.colours_used):
        game.phase = TAKE_HELPER
    elif game.current.books_due > 0 and literature.any_possible(game, game.current.books_used):
        # A gift of the last book that could not be taken must not be owed again after the next.
        game.current.discs_due = 0
        game.current.helpers_due = 0
        game.phase = WRITE
    elif game.current.fetch_due and bonus_room.somebody_to_fetch(game):
        game.phase = FETCH
    else:
        end(game)


def end(game: Stanza) -> None:
    """End the turn: nothing of it is left; refill if two rooms are empty, then the next player."""
    game.current = Current()
    _refill_if_due(game)
    next_player(game)


def _refill_if_due(game: Stanza) -> None:
    if game.stage == ROUNDS and refill.empty_rooms(game) >= game.tables.refill_rooms:
        _refill(game)


def _refill(game: Stanza) -> None:
    """Fill the board up and begin the next round, or the end."""
    if game.stage == ROUNDS:
        refill.refill(game)
        game.round += 1
        if game.round > game.last_round:
            game.stage = LEVELLING
            if game.log is not None:
                game.tell("last-refill", -1, {})
        elif game.log is not None:
            game.tell("round", -1, {"round": game.round})


def next_player(game: Stanza) -> None:
    """Pass the turn on, over those who have retired and those who cannot move.

    If nobody can move the board is filled up all the same: rounds pass, so every game ends, whatever its figures.
    """
    stuck: i64 = 0
    while game.retired < game.players:
        game.turn += 1
        if game.turn == game.players:
            game.turn = 0
            if game.stage != ROUNDS:
                game.stage += 1
                if game.stage == LAST_TURNS + LAST_TURN_COUNT:
                    break
                if game.log is not None and game.stage >= LAST_TURNS:
                    game.tell("last-turn", -1, {"turn": letter(game.stage)})
        if game.boards[game.turn].retired:
            continue
        if game.stage >= LAST_TURNS or movement.can_move(game):
            game.phase = MOVE
            return
        if game.log is not None:
            game.tell("stuck", game.turn, {})
        stuck += 1
        if stuck % game.players == 0:
            _refill(game)
        else:
            _refill_if_due(game)
    _game_over(game)


def letter(stage: i64) -> Literal["A", "B", "C"]:
    """The letter of a last turn."""
    return _LETTERS[stage - LAST_TURNS]


def _game_over(game: Stanza) -> None:
    game.turn = 0
    game.stage = LAST_TURNS + LAST_TURN_COUNT
    game.phase = OVER
    game.over = True
    game.awaiting = []
    if game.log is not None:
        scoring.tell(game)
