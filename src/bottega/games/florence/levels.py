"""Levels: what a seat can make of its notes about a deck.

From one seat's chair a deck is a list of cards it knows and of cards it does not, and so is each hidden hand: a
`State`. Whenever another keeps a card, each of those looked at may be the one that is gone, so there are several
states; what the seat sees later rules some of them out. A `Level` holds all that are left after a note, each with
its weight: in how many ways it can have come about, every shuffle and every choice of the others counted once. A
guess draws a state by weight and deals out the cards that the seat has never seen, so it is uniform among all
histories that agree with what the seat has seen. Should there be more than `WIDTH` states, as happens when a whole
deck goes through many hands, a sample of them is kept, drawn by weight.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from bottega.games.florence.notes import KEEP, LOOK, SHOW, START, Note
from bottega.kernel.bits import ones
from bottega.kernel.chance import Chance

UNKNOWN: Final = -1
WIDTH: Final = 256  # states that a level keeps; four times as many whenever none of those kept turns out right

# The deck from the top, and a mask of known cards for each hidden hand; UNKNOWN for any card never seen.
State = tuple[tuple[int, ...], tuple[int, ...]]


class Level:
    """The states that a seat holds possible after a note, linked to those before it."""

    __slots__ = ("before", "states", "sums", "total", "ways", "weights")

    def __init__(self, before: Level | None) -> None:
        self.before = before
        self.states: list[State] = []
        self.weights: dict[State, int] = {}
        self.ways: dict[State, list[tuple[State, int]]] = {}  # where it can come from, and in how many ways
        self.total: int = 0
        self.sums: list[int] = []  # of weights up to each state, made when first drawn from

    def add(self, state: State, before: State | None, ways: int, weight: int) -> None:
        if state not in self.weights:
            self.states.append(state)
            self.weights[state] = 0
            self.ways[state] = []
        self.weights[state] += ways * weight
        self.total += ways * weight
        if before is not None:
            self.ways[state].append((before, ways))

    def thin_to(self, width: int) -> None:
        """Keep so many states, each as likely as before on the average: drawn at even distances along the weights."""
        if len(self.states) <= width:
            return
        kept: dict[State, int] = {}
        start = _below(Chance(len(self.states)), self.total)  # of what the seat knows, and of nothing else
        passed = 0
        mark = 0
        for state in self.states:
            passed += self.weights[state] * width
            while mark * self.total + start < passed:
                kept[state] = kept.get(state, 0) + 1
                mark += 1
        self.states = list(kept)
        self.weights = kept
        self.ways = {state: self.ways[state] for state in kept}
        self.total = mark

    def draw(self, chance: Chance) -> State:
        if len(self.states) == 1:
            return self.states[0]
        if not self.sums:
            total = 0
            for state in self.states:
                total += self.weights[state]
                self.sums.append(total)
        return self.states[bisect_right(self.sums, _below(chance, self.total))]

    def draw_before(self, state: State, chance: Chance) -> State:
        """One of the states that can have led to this one."""
        assert self.before is not None
        weights = self.before.weights
        ways = self.ways[state]
        rest = _below(chance, sum(count * weights[before] for before, count in ways))
        for before, count in ways:
            rest -= count * weights[before]
            if rest < 0:
                return before
        raise AssertionError("weights do not add up")


def _below(chance: Chance, limit: int) -> int:
    """A number below a limit that may be beyond 32 bits, and even beyond 64: words are joined as Python's integers."""
    drawn: int = chance.word()
    bits = 32
    while limit >> (bits - 20):
        word: int = chance.word()
        drawn = (drawn << 32) + word
        bits += 32
    return drawn * limit >> bits


def level_of(note: Note, seat: int, most: int) -> Level:
    """What `seat` (-1: an onlooker) holds possible after a note; `most` cards are looked at."""
    found = note.level(seat)
    if found is not None:
        return found
    before = note.before
    if before is not None and not _tells(note, seat):
        level = _next(level_of(before, seat, most), note, seat, most, None)
        level.thin_to(WIDTH)
    else:
        level = _all_levels(note, seat, most)
    if note.levels is None:
        note.levels = {}
    note.levels[seat] = level
    return level


def _tells(note: Note, seat: int) -> bool:
    """Whether the seat learns something about what was before."""
    return note.kind == LOOK if note.seat == seat else note.kind == SHOW


def _all_levels(note: Note, seat: int, most: int) -> Level:
    """Find all levels anew, in the light of the latest note."""
    chain: list[Note] = []
    fates: list[Fate] = []
    fate = Fate(0, ())
    here: Note | None = note
    while here is not None:
        chain.append(here)
        fates.append(fate)
        fate = fate.before(here, seat)
        here = here.before
    width = WIDTH
    while True:
        level: Level | None = _first(chain[-1], seat)
        place = len(chain) - 2
        while place >= 0 and level is not None:
            level = _next(level, chain[place], seat, most, fates[place])
            level.thin_to(width)
            if not level.states:
                level = None
            place -= 1
        if level is not None:
            return level
        width *= 4


class Fate:
    """What the seat will see of cards: those that lie in the deck until then, and those that others will show."""

    __slots__ = ("shown", "stay")

    def __init__(self, stay: int, shown: tuple[tuple[int, int], ...]) -> None:
        self.stay = stay
        self.shown = shown  # pairs of a seat and a mask

    def before(self, note: Note, seat: int) -> Fate:
        if note.kind == LOOK and note.seat == seat:
            seen = sum(1 << card for card in note.cards)
            return Fate(self.stay | seen, tuple((who, mask & ~seen) for who, mask in self.shown))
        if note.kind == SHOW and note.seat != seat:
            bit = 1 << int(note.card)
            return Fate(self.stay & ~bit, (*((who, mask & ~bit) for who, mask in self.shown), (int(note.seat), bit)))
        return self

    def allows(self, who: int, card: int) -> bool:
        """Whether this seat can have kept this card."""
        bit = 1 << card
        return not self.stay & bit and not any(mask & bit for other, mask in self.shown if other != who)


def _first(note: Note, seat: int) -> Level:
    level = Level(None)
    deck = tuple(entry & 255 if seat >= 0 and entry >> 8 >> seat & 1 else UNKNOWN for entry in note.cards)
    hands = (0,) * len(note.sizes)
    given = note.given[seat] if seat >= 0 else -1
    if given < 0 or given in deck:
        level.add((deck, hands), None, 1, 1)
        return level
    # The own person given back lies anywhere in the deck, or with one who has drawn since.
    for place, card in enumerate(deck):
        if card == UNKNOWN:
            level.add(((*deck[:place], given, *deck[place + 1 :]), hands), None, 1, 1)
    for other, size in enumerate(note.sizes):
        if other != seat and note.drawn[other] and size:
            level.add((deck, _with(hands, other, given)), None, size, 1)
    return level


def _with(hands: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
    return (*hands[:seat], hands[seat] | 1 << card, *hands[seat + 1 :])


def _next(previous: Level, note: Note, seat: int, most: int, fate: Fate | None) -> Level:
    level = Level(previous)
    own = note.seat == seat
    if note.kind == KEEP:
        if own:
            _kept(previous, note, most, level)
        else:
            _kept_unseen(previous, note, most, fate, level)
    elif note.kind == LOOK and own:
        _looked(previous, note, level)
    elif note.kind == SHOW and not own:
        _shown(previous, note, level)
    else:
        for state in previous.states:
            level.add(state, state, 1, previous.weights[state])
    return level


def _looked(previous: Level, note: Note, level: Level) -> None:
    """The seat itself looks: what it sees rules out all states in which other cards lay there."""
    window = tuple(note.cards)
    count = len(window)
    for state in previous.states:
        deck, hands = state
        fits = True
        for known, card in zip(deck, window, strict=False):
            if known != card and (known != UNKNOWN or card in deck or any(hand >> card & 1 for hand in hands)):
                fits = False
                break
        if fits:
            level.add((window + deck[count:], hands), state, 1, previous.weights[state])


def _kept(previous: Level, note: Note, most: int, level: Level) -> None:
    """The seat itself keeps one of the cards it has seen."""
    for state in previous.states:
        deck, hands = state
        beneath = tuple(card for card in deck[:most] if card != note.card)
        level.add((deck[most:] + beneath, hands), state, 1, previous.weights[state])


def _kept_unseen(previous: Level, note: Note, most: int, fate: Fate | None, level: Level) -> None:
    """Another keeps one: any of the cards looked at may be gone."""
    who: int = note.seat
    for state in previous.states:
        deck, hands = state
        weight = previous.weights[state]
        count = min(most, len(deck))
        place = 0
        while place < count:
            card = deck[place]
            last = place + 1
            while card == UNKNOWN and last < count and deck[last] == UNKNOWN:
                last += 1  # which of several unknown cards in a row is gone makes no difference
            if card == UNKNOWN or fate is None or fate.allows(who, card):
                rest = deck[count:] + deck[:place] + deck[place + 1 : count]
                level.add((rest, hands if card == UNKNOWN else _with(hands, who, card)), state, last - place, weight)
            place = last


def _shown(previous: Level, note: Note, level: Level) -> None:
    """A card that was hidden in another's hand has come to light."""
    who: int = note.seat
    card: int = note.card
    size = hand_size(note.before, who)
    for state in previous.states:
        deck, hands = state
        weight = previous.weights[state]
        if hands[who] >> card & 1:
            level.add((deck, (*hands[:who], hands[who] & ~(1 << card), *hands[who + 1 :])), state, 1, weight)
        elif card not in deck and not any(hand >> card & 1 for hand in hands):
            unknown = size - ones(hands[who])
            if unknown > 0:
                level.add(state, state, unknown, weight)


def hand_size(note: Note | None, seat: int) -> int:
    """How many hidden cards a seat holds after a note."""
    size = 0
    while note is not None:
        if note.kind == START:
            size += note.sizes[seat]
        elif note.seat == seat and note.kind != LOOK:
            size += 1 if note.kind == KEEP else -1
        note = note.before
    return size
