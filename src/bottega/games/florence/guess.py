"""Guesses: all that a seat cannot know, drawn anew.

Hidden are the hands of people (but for recruited ones), bonus and prestige cards of others and the order of the
decks. A guess agrees with all that the seat has seen of them, and with what follows from it: `levels` tells how,
and from which distribution it is drawn. Money may be kept out of sight, but every payment is public, so a guess
keeps it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import levels, notes, veils, work
from bottega.games.florence.cards import card_names, deck_of, hidden_hand, note, notes_of, own_deck
from bottega.games.florence.names import BONUS, BONUS_DECK, NOBODY, PEOPLE, PERSON_DECK, PRESTIGE_DECK
from bottega.kernel.bits import ones
from bottega.kernel.chance import Chance

if TYPE_CHECKING:
    from bottega.games.florence.notes import Note
    from bottega.games.florence.state import Florence

ONLOOKER: Final = -1
DRAWS: Final = 40  # draws of bonus cards before the best ones are dealt on purpose


def guess(game: Florence, seat: int | None, seed: int) -> Florence:
    twin = game.copy()
    chance = Chance(seed)
    viewer = ONLOOKER if seat is None else seat
    if twin.phase == PEOPLE:
        _deal_people(twin, viewer, chance)
        _choose_again(twin, viewer, chance)
    else:
        _redraw(twin, viewer, PERSON_DECK, chance)
        for other, court in enumerate(twin.courts):
            if other != viewer:
                court.discard = -1
    _redraw(twin, viewer, PRESTIGE_DECK, chance)
    _redraw(twin, viewer, BONUS_DECK, chance)
    if twin.phase == BONUS and twin.turn != viewer:
        _let_the_work_be_possible(twin, viewer, chance)
    twin.forget(seed)
    return twin


def open_notes(game: Florence, deck: int, chance: Chance) -> Note | None:
    """The notes of a deck with nothing left out: those of a guess are filled in as the guess has it."""
    latest = notes_of(game, deck)
    if latest is None or latest.owner == notes.OPEN:
        return latest
    return veils.unveil(latest, deck_of(game, deck), hidden_hands(game, deck), game.tables.looked_at, chance)


def hidden_hands(game: Florence, deck: int) -> list[int]:
    """The hidden cards of all, as masks."""
    if deck == PRESTIGE_DECK and game.prestige_is_open():
        return [0] * game.players
    return [hidden_hand(court, deck) for court in game.courts]


def _members(mask: int) -> list[int]:
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def _redraw(twin: Florence, seat: int, deck: int, chance: Chance, working: int = NOBODY) -> None:
    """Draw where the cards lie that the seat has seen, and deal the others out again.

    One whose work needs bonus cards may be dealt the most useful ones.
    """
    latest = notes_of(twin, deck)
    if latest is not None and latest.owner not in (notes.OPEN, seat):
        latest = open_notes(twin, deck, chance)
    assert latest is not None
    most: int = twin.tables.looked_at
    cards = own_deck(twin, deck)
    hands = hidden_hands(twin, deck)
    known_deck, known_hands = levels.level_of(latest, seat, most).draw(chance)
    unseen = 0
    for entry in cards:
        unseen |= 1 << (entry & 255)
    for other, hand in enumerate(hands):
        if other != seat:
            unseen |= hand
    for card in known_deck:
        if card != levels.UNKNOWN:
            unseen &= ~(1 << card)
    for hand in known_hands:
        unseen &= ~hand
    pool = _members(unseen)  # in order, so that the draw depends on what the seat has seen, and on nothing else
    chance.shuffle(pool)
    if working != NOBODY:
        pool.sort(key=lambda card: work.bonus_value(twin, twin.courts[working], card, 0))
    for other in sorted(range(twin.players), key=lambda other: other != working):
        if other != seat and hands[other]:
            dealt = known_hands[other]
            while ones(dealt) < ones(hands[other]):
                dealt |= 1 << pool.pop()
            _hand_out(twin, other, deck, dealt)
            if other == working:
                chance.shuffle(pool)
    for place, card in enumerate(known_deck):
        cards[place] = (pool.pop() if card == levels.UNKNOWN else card) | cards[place] >> 8 << 8
    note(twin, deck, veils.veil(latest, seat, most))


def _hand_out(twin: Florence, seat: int, deck: int, dealt: int) -> None:
    court = twin.courts[seat]
    if deck == PERSON_DECK:
        court.hand = court.hand & court.open_hand | dealt
    elif deck == PRESTIGE_DECK:
        court.prestige = dealt
    else:
        court.bonus = dealt


def _let_the_work_be_possible(twin: Florence, seat: int, chance: Chance) -> None:
    """Whoever lays a person open has bonus cards enough to reach the minimum: they are drawn until they do."""
    court = twin.courts[twin.turn]
    draws = 0
    while twin.actions.value + work.all_bonus(twin, court, 0) < work.minimum(twin):
        _redraw(twin, seat, BONUS_DECK, chance, NOBODY if draws < DRAWS else twin.turn)
        draws += 1


def _deal_people(twin: Florence, seat: int, chance: Chance) -> None:
    """Before the first round: all that others were dealt, and the deck, are anything but the own four."""
    pool = list(range(len(card_names(twin, PERSON_DECK))))
    if seat != ONLOOKER:
        pool = [card for card in pool if not twin.courts[seat].hand >> card & 1]
    chance.shuffle(pool)
    for other, court in enumerate(twin.courts):
        if other != seat:
            count = ones(court.hand)
            court.hand = sum(1 << card for card in pool[:count])
            del pool[:count]
    twin.people_deck = pool


def _choose_again(twin: Florence, seat: int, chance: Chance) -> None:
    """Others who have chosen whom to give back chose one of the cards they now hold."""
    for other, court in enumerate(twin.courts):
        if other != seat and court.discard >= 0:
            held = _members(court.hand)
            court.discard = held[chance.below(len(held))]
        elif other != seat:
            court.discard = -1
