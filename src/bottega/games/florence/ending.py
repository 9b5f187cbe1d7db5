"""The end of a round, and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.florence import scoring
from bottega.games.florence.favours import merchant_prestige
from bottega.games.florence.names import (
    BANKER,
    BANKER_CHOICE,
    CHARACTERS,
    FAVOUR,
    MERCHANT,
    NOBODY,
    OVER,
    PROFESSOR,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.state import Florence


def best_work(game: Florence) -> None:
    best: i64 = 0
    seat: i64
    for court in game.courts:
        best = max(best, court.work)
    if best == 0:
        return
    for seat in range(game.players):
        if game.courts[seat].work == best:
            if game.log is not None:
                game.tell("best", seat, {"value": best})
            game.score(seat, game.tables.points_best, "florence-source-best")
    for court in game.courts:
        court.work = 0


def end_round(game: Florence) -> None:
    best_work(game)
    game.actions.active = -1
    game.characters.taken = 0
    last = game.round == game.tables.rounds
    for court in game.courts:
        kept = court.character == MERCHANT or court.character == PROFESSOR or (last and court.character == BANKER)
        if not kept:
            court.character = NOBODY
    if last:
        game.final = True
        last_favours(game)
        return
    game.round += 1
    game.starter = (game.starter + 1) % game.players
    game.begin_round()


def last_favours(game: Florence) -> None:
    """Before the characters are handed out anew, and before the end: merchants pay out, professors teach or leave."""
    seat: i64
    offset: i64
    for offset in range(game.players):
        seat = (game.starter + offset) % game.players
        if game.courts[seat].character == MERCHANT:
            merchant_prestige(game, seat)
    for offset in range(game.players):
        seat = (game.starter + offset) % game.players
        court = game.courts[seat]
        if court.character == PROFESSOR:
            if game.prestige_deck or game.bonus_deck:
                game.resume = FAVOUR
                game.ask(seat, FAVOUR)
                return
            court.character = NOBODY
            if game.log is not None:
                game.tell("forgo", seat, {"character": CHARACTERS[PROFESSOR]})
    if game.final:
        last_reckoning(game)
    else:
        game.begin_characters()


def last_reckoning(game: Florence) -> None:
    """Prestige cards are laid open; then the last round's banker may change money."""
    game.reveals += 1
    scoring.score_prestige_cards(game)
    seat: i64
    for seat in range(game.players):
        court = game.courts[seat]
        if court.character == BANKER and court.cash >= game.tables.banker_per_point:
            game.ask(seat, BANKER_CHOICE)
            return
    game.close()


def close(game: Florence) -> None:
    game.phase = OVER
    game.turn = -1
    game.over = True
    game.awaiting = []
    if game.log is not None:
        for seat in game.ranking:
            court = game.courts[seat]
            game.tell("place", seat, {"place": game.places[seat], "points": court.points, "florins": court.cash})
