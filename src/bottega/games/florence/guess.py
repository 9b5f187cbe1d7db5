"""Guesses: all that a seat can not know, drawn anew.

Hidden are the hands of people (but for recruited ones), bonus and prestige cards of others and the order of the
decks. Money may be kept out of sight, but every payment is public, so a guess keeps it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.florence.cards import card_names, deck_of, known_to
from bottega.games.florence.names import BONUS_DECK, PEOPLE, PERSON_DECK, PRESTIGE_DECK
from bottega.kernel.chance import Chance

if TYPE_CHECKING:
    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence


def guess(game: Florence, seat: int | None, seed: int) -> Florence:
    twin = game.copy()
    chance = Chance(seed)
    for deck in (PERSON_DECK, PRESTIGE_DECK, BONUS_DECK):
        _redraw(twin, seat, deck, chance)
    if twin.phase == PEOPLE:
        _choose_again(twin, seat, chance)
    else:
        for other, court in enumerate(twin.courts):
            if other != seat:
                court.discard = -1
    twin.forget(seed)
    return twin


def _hidden(court: Court, deck: int) -> int:
    """The cards of this kind that a court holds and others do not know."""
    if deck == PERSON_DECK:
        return court.hand & ~court.open_hand
    return court.prestige if deck == PRESTIGE_DECK else court.bonus


def _members(mask: int, size: int) -> list[int]:
    return [card for card in range(size) if mask >> card & 1]


def _redraw(twin: Florence, seat: int | None, deck: int, chance: Chance) -> None:
    """Gather the cards that the seat has not seen, shuffle them, and deal them out again."""
    if deck == PRESTIGE_DECK and twin.prestige_is_open():
        holders: list[Court] = []
    else:
        holders = [court for other, court in enumerate(twin.courts) if other != seat]
    size = len(card_names(twin, deck))
    cards = deck_of(twin, deck)
    unseen = [entry & 255 for entry in cards if not known_to(entry, seat)]
    counts = []
    for court in holders:
        held = _members(_hidden(court, deck), size)
        counts.append(len(held))
        unseen += held
    unseen.sort()  # so that the draw depends on what the seat has seen, and on nothing else
    chance.shuffle(unseen)
    if deck == PERSON_DECK and seat is not None:
        _keep_own_discard_out(twin, seat, unseen, counts, holders, chance)
    for court, count in zip(holders, counts, strict=True):
        dealt = 0
        for card in unseen[:count]:
            dealt |= 1 << card
        del unseen[:count]
        if deck == PERSON_DECK:
            court.hand = court.hand & court.open_hand | dealt
        elif deck == PRESTIGE_DECK:
            court.prestige = dealt
        else:
            court.bonus = dealt
    for index, entry in enumerate(cards):
        if not known_to(entry, seat):
            cards[index] = unseen.pop() | (entry >> 8 << 8)


def _keep_own_discard_out(
    twin: Florence, seat: int, unseen: list[int], counts: list[int], holders: list[Court], chance: Chance
) -> None:
    """The person given back at the start is in no hand that has not drawn from the deck since."""
    own = twin.courts[seat].discard
    if twin.phase == PEOPLE or own not in unseen:
        return
    allowed: list[int] = []
    first = 0
    for court, count in zip(holders, counts, strict=True):
        if court.bought:
            allowed += range(first, first + count)
        first += count
    allowed += range(first, len(unseen))
    here = unseen.index(own)
    if here not in allowed:
        there = allowed[chance.below(len(allowed))]
        unseen[here], unseen[there] = unseen[there], unseen[here]


def _choose_again(twin: Florence, seat: int | None, chance: Chance) -> None:
    """Others who have chosen whom to give back chose one of the cards they now hold."""
    for other, court in enumerate(twin.courts):
        if other != seat and court.discard >= 0:
            held = _members(court.hand, len(twin.tables.person_names))
            court.discard = held[chance.below(len(held))]
        elif other != seat:
            court.discard = -1
