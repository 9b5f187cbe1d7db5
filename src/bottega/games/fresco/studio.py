"""The studio: coins for portraits painted, and with the module one of the open portrait cards.

Steps of a turn: 0 card or coins, 1 the merchant's paints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco import supply, track, wakeup
from bottega.games.fresco.catalogue import COINS
from bottega.games.fresco.leonardo import LEONARDO_MUST
from bottega.games.fresco.paint import colours
from bottega.games.fresco.refusals import MODULE, NOT_THIS_PHASE, REFUSALS
from bottega.kernel.bits import bit
from bottega.kernel.reason import Value, names
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


_CARD_BITS: Final = 6  # of `game.cards`, for each of its two places: 0 if it is empty, else 1 + the card
_CARD_MASK: Final = 63


def enter(game: Fresco) -> None:
    if game.turn.actor == game.players:
        return
    if game.cards == 0:
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
    if game.turn.actor == game.players and game.turn.work > 0 and game.cards != 0:
        if first_card(game) >= 0 and second_card(game) >= 0:
            return True
        _remove(game, first_card(game) if first_card(game) >= 0 else second_card(game))
        return False
    return game.turn.work > 0 and game.cards != 0 and not game.turn.used


def all_revealed(game: Fresco) -> bool:
    """The last two cards lie open: this is the last round, or the next is."""
    return game.portraits and game.dealt == len(game.deck)


def opened(card: i64, place: i64) -> i64:
    """A card that lies open at one of the two places, to be added to `game.cards`."""
    return (card + 1) << (_CARD_BITS * place)


def first_card(game: Fresco) -> i64:
    """The card at the first place, or -1."""
    return (game.cards & _CARD_MASK) - 1


def second_card(game: Fresco) -> i64:
    """The card at the second place, or -1."""
    return (game.cards >> _CARD_BITS) - 1


def open_cards(game: Fresco) -> list[int]:
    cards: list[int] = []
    if first_card(game) >= 0:
        cards.append(first_card(game))
    if second_card(game) >= 0:
        cards.append(second_card(game))
    return cards


def legal(game: Fresco) -> list[int]:
    if game.turn.step == 1:
        return supply.legal()
    moves = [game.tables.portrait_moves + card for card in open_cards(game)]
    if game.turn.actor < game.players:
        moves.append(COINS)
    return moves


def _cards_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    names = game.tables.card_names
    return {"card": names[number - game.tables.portrait_moves], "cards": [names[card] for card in open_cards(game)]}


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
    return LEGAL if card == first_card(game) or card == second_card(game) else PORTRAIT_OPEN


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
    game.cards -= opened(card, 0 if card == first_card(game) else 1)


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
    game.cards = opened(game.deck[game.dealt], 0) + opened(game.deck[game.dealt + 1], 1)
    game.dealt += 2
    game.reveals += 1
    if game.log is not None:
        game.tell("cards", -1, {"cards": [game.tables.card_names[card] for card in open_cards(game)]})


def tell_gift(game: Fresco, kind: str, seat: i64, args: dict[str, Value], paints: i64) -> None:
    """Coins, with or without paint: two kinds of event, for a sentence has no empty list."""
    if paints:
        game.tell(f"{kind}-paint", seat, {**args, "paints": names(colours(paints))})
    else:
        game.tell(kind, seat, args)
