"""Veils: the notes that a guess has, and filling them in.

A guess has the notes of its seat and no others: there is nothing in them to peek at. Whoever asks more of a guess
than its seat can know (another seat's guess of it, its position as data) gets notes that are filled in as the
guess has it.
"""

from __future__ import annotations

from bottega.games.florence.levels import UNKNOWN, Level, State, level_of
from bottega.games.florence.notes import LOOK, NOTHING, SHOW, START, Note, start
from bottega.kernel.chance import Chance


def veil(note: Note, seat: int, most: int) -> Note:
    """The notes as one seat has them: a guess has no others, and there is nothing in them to peek at."""
    waiting: list[Note] = []
    here: Note | None = note
    before: Note | None = None
    while here is not None:
        if here.veiled and here.owner == seat:
            before = here
            break
        if here.veils is not None and seat in here.veils:
            before = here.veils[seat]
            break
        waiting.append(here)
        here = here.before
    while waiting:
        here = waiting.pop()
        before = _veiled(here, before, seat)
        if here.veils is None:
            here.veils = {}
        here.veils[seat] = before
    assert before is not None
    if before.levels is None:
        before.levels = {seat: level_of(note, seat, most)}
    return before


def _veiled(note: Note, before: Note | None, seat: int) -> Note:
    seen = note.kind == SHOW or note.seat == seat
    twin = Note(before, note.kind, note.seat, note.card if seen else -1, note.cards if seen else NOTHING)
    twin.owner = seat
    twin.veiled = True
    if note.kind == START:
        twin.cards = [entry if seat >= 0 and entry >> 8 >> seat & 1 else entry | 255 for entry in note.cards]
        twin.sizes = note.sizes
        twin.given = [given if other == seat else -1 for other, given in enumerate(note.given)]
        twin.drawn = note.drawn
    return twin


def unveil(note: Note, deck: list[int], hands: list[int], most: int, chance: Chance) -> Note:
    """Notes of a guess with all that its owner did not see filled in, so that they lead to this deck and these hands.

    Drawn like the guess itself: uniform among the histories that agree with the owner's notes.
    """
    owner: int = note.owner
    cards = [entry & 255 for entry in deck]
    held = hands[:]
    level: Level | None = None
    state: State | None = None
    told: list[Note] = []  # last first
    here: Note = note
    while here.kind != START:
        if here.veiled and level is None:
            level = level_of(here, owner, most)
            state = _state_of(level, cards, held)
        before: State | None = None
        if level is not None and state is not None:
            before = level.draw_before(state, chance)
        card: int = here.card
        window = here.cards
        if here.kind == SHOW:
            held[here.seat] |= 1 << card
        elif here.kind == LOOK:
            window = cards[: min(most, len(cards))]
        else:
            count = min(most, len(cards) + 1)
            beneath = cards[len(cards) - count + 1 :]
            if here.cards:
                place = here.cards[0]
            else:
                assert state is not None
                assert before is not None
                card, place = _taken(here, state, before, held, count, chance)
                window = [place]
            held[here.seat] &= ~(1 << card)
            cards = [*beneath[:place], card, *beneath[place:], *cards[: len(cards) - count + 1]]
        told.append(Note(None, here.kind, here.seat, card, window))
        if level is not None:
            level = level.before
        state = before
        assert here.before is not None
        here = here.before
    entries = [card | entry >> 8 << 8 for card, entry in zip(cards, here.cards, strict=True)]
    latest = start(entries, held, here.given, here.drawn)
    while told:
        following = told.pop()
        latest = Note(latest, following.kind, following.seat, following.card, following.cards)
    return latest


def _state_of(level: Level, cards: list[int], held: list[int]) -> State:
    """What of a deck and of hands the owner of a level knows; all its states speak of the same cards."""
    deck, hands = level.states[0]
    known = 0
    for card in deck:
        if card != UNKNOWN:
            known |= 1 << card
    for hand in hands:
        known |= hand
    return tuple(card if known >> card & 1 else UNKNOWN for card in cards), tuple(hand & known for hand in held)


def _taken(note: Note, state: State, before: State, held: list[int], count: int, chance: Chance) -> tuple[int, int]:
    """Which card may have been kept unseen by the owner, given the states around it; and where it lay."""
    who: int = note.seat
    deck = before[0]
    gone = state[1][who] & ~before[1][who]
    places: list[int] = []
    for place in range(count):
        fits = gone >> deck[place] & 1 if deck[place] != UNKNOWN else not gone
        if fits and deck[count:] + deck[:place] + deck[place + 1 : count] == state[0]:
            places.append(place)
    place = places[chance.below(len(places))]
    if deck[place] != UNKNOWN:
        return deck[place], place
    mask = held[who] & ~state[1][who]
    choice = [card for card in range(mask.bit_length()) if mask >> card & 1]
    return choice[chance.below(len(choice))], place
