"""The studio: coins for portraits painted, and with the module one of the open portrait cards.

Steps of a turn: 0 card or coins, 1 the merchant's paints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco import supply, track, wakeup
from bottega.games.fresco.catalogue import COINS
from bottega.games.fresco.gallery import opened, own
from bottega.games.fresco.leonardo import LEONARDO_MUST
from bottega.games.fresco.paint import colours
from bottega.games.fresco.refusals import MODULE, NOT_THIS_PHASE, REFUSALS
from bottega.kernel.bits import bit
from bottega.kernel.reason import Value, names
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def enter(game: Fresco) -> None:
    if game.turn.actor == game.players:
        return
    if game.gallery.cards == 0:
        _earn(game)


def _earn(game: Fresco) -> None:
    """Coins for every apprentice who has painted no card."""
    coins: i64 = game.turn.work * game.tables.studio_coins
    game.painters[game.turn.actor].money += coins
    game.turn.work = 0
    if game.log is not None and coins > 0:
        game.tell("coins", game.turn.actor, {"coins": coins})


def asks(game: Fresco) -> bool:
    if game.turn.step == 1:
        return game.turn.picks > 0
    if game.turn.actor == game.players and game.turn.work > 0 and game.gallery.cards != 0:
        if game.gallery.first() >= 0 and game.gallery.second() >= 0:
            return True
        _remove(game, game.gallery.first() if game.gallery.first() >= 0 else game.gallery.second())
        return False
    return game.turn.work > 0 and game.gallery.cards != 0 and not game.turn.used


def all_revealed(game: Fresco) -> bool:
    """The last two cards lie open: this is the last round, or the next is."""
    return game.portraits and game.gallery.dealt == len(game.gallery.deck)


def legal(game: Fresco) -> list[int]:
    if game.turn.step == 1:
        return supply.legal()
    moves = [game.tables.portrait_moves + card for card in game.gallery.open_cards()]
    if game.turn.actor < game.players:
        moves.append(COINS)
    return moves


def _cards_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    names = game.tables.card_names
    return {
        "card": names[number - game.tables.portrait_moves],
        "cards": [names[card] for card in game.gallery.open_cards()],
    }


PORTRAIT_ONE: Final = REFUSALS.rule("fresco-portrait-one")
PORTRAIT_OPEN: Final = REFUSALS.rule("fresco-portrait-open", _cards_told)


def check(game: Fresco, number: i64) -> i64:
    if number != COINS and number < game.tables.portrait_moves:
        return supply.check(number) if game.turn.step == 1 else NOT_THIS_PHASE
    if game.turn.step == 1:
        return PORTRAIT_ONE
    if number == COINS:
        return LEGAL if game.turn.actor < game.players else LEONARDO_MUST
    if not game.portraits:
        return MODULE
    card: i64 = number - game.tables.portrait_moves
    return LEGAL if card == game.gallery.first() or card == game.gallery.second() else PORTRAIT_OPEN


def do(game: Fresco, number: i64) -> None:
    if game.turn.step == 1:
        supply.take(game, number)
    elif number == COINS:
        _earn(game)
    elif game.turn.actor == game.players:
        _remove(game, number - game.tables.portrait_moves)
    else:
        _paint(game, number - game.tables.portrait_moves)


def _off_the_board(game: Fresco, card: i64) -> None:
    gallery = own(game)
    gallery.cards -= opened(card, 0 if card == gallery.first() else 1)


def _remove(game: Fresco, card: i64) -> None:
    """Leonardo takes a card out of the game, for its points only."""
    _off_the_board(game, card)
    game.turn.work = 0
    if game.log is not None:
        game.tell("leonardo-portrait", game.leader, {"card": game.tables.card_names[card]})
    track.gain(game, game.turn.actor, game.tables.card_points[card], "fresco-source-portrait")


def _paint(game: Fresco, card: i64) -> None:
    """One apprentice paints the portrait; the others earn their coins."""
    tables = game.tables
    seat: i64 = game.turn.actor
    _off_the_board(game, card)
    game.turn.used = True
    game.turn.work -= 1
    lasting: i64 = tables.card_lasting[card]
    if game.log is not None:
        game.tell("portrait", seat, {"card": tables.card_names[card]})
    if lasting >= 0:
        game.painters[seat].held |= bit(lasting)
    wakeup.lift(game, seat, tables.card_mood[card])
    coins: i64 = tables.card_coins[card]
    game.painters[seat].money += coins
    paints: i64 = tables.card_paint[card]
    game.painters[seat].paint += paints
    if game.log is not None and (coins or paints):
        tell_gift(game, "gift", seat, {"coins": coins}, paints)
    if game.log is not None and tables.card_mood[card]:
        game.tell("mood", seat, {"mood": game.painters[seat].mood})
    if game.turn.work > 0:
        _earn(game)
    game.turn.step = 1
    game.turn.picks = tables.card_choice[card]
    track.gain(game, seat, tables.card_points[card], "fresco-source-portrait")


def reveal(game: Fresco) -> None:
    """Cards left over go out of the game; the next two lie open."""
    gallery = own(game)
    gallery.cards = opened(gallery.deck[gallery.dealt], 0) + opened(gallery.deck[gallery.dealt + 1], 1)
    gallery.dealt += 2
    game.reveals += 1
    if game.log is not None:
        game.tell("cards", -1, {"cards": [game.tables.card_names[card] for card in game.gallery.open_cards()]})


def tell_gift(game: Fresco, kind: str, seat: i64, args: dict[str, Value], paints: i64) -> None:
    """Coins, with or without paint: two kinds of event, for a sentence has no empty list."""
    if paints:
        game.tell(f"{kind}-paint", seat, {**args, "paints": names(colours(paints))})
    else:
        game.tell(kind, seat, args)
