"""Notes: what has been seen of a deck, so that a guess can keep all of it.

A deck changes in one way only: somebody looks at its top cards, keeps one, and puts the others beneath it in
their order. Everyone sees that it happens; which cards they were only the looker sees. A card comes to light
when a person works, a bonus card is played, or prestige cards are laid open. Each of these is a `Note`, linked
to the one before: copies of a game share them for nothing.

From one seat's chair a deck is then a list of cards it knows and of cards it does not, and so is each hidden
hand: a `State`. Whenever another keeps a card, each of those looked at may be the one that is gone, so there are
several states; what the seat sees later rules some of them out. A `Level` holds all that are left after a note,
each with its weight: in how many ways it can have come about, every shuffle and every choice of the others
counted once. A guess draws a state by weight and deals out the cards that the seat has never seen, so it is
uniform among all histories that agree with what the seat has seen. Should there be more than `WIDTH` states, as
happens when a whole deck goes through many hands, a sample of them is kept, drawn by weight.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from bottega.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

UNKNOWN: Final = -1
OPEN: Final = -2  # the owner of notes that hold the whole truth
WIDTH: Final = 256  # states that a level keeps; four times as many whenever none of those kept turns out right

# Kinds of notes.
START: Final = 0
LOOK: Final = 1
KEEP: Final = 2
SHOW: Final = 3

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
    """A number below a limit that may be beyond 32 bits."""
    drawn: int = chance.word()
    bits = 32
    while limit >> (bits - 20):
        drawn = drawn << 32 | chance.word()
        bits += 32
    return drawn * limit >> bits


class Note:
    """One thing that happened to a deck, linked to the one before."""

    __slots__ = (
        "before",
        "card",
        "cards",
        "drawn",
        "given",
        "hands",
        "kind",
        "levels",
        "owner",
        "seat",
        "sizes",
        "veiled",
        "veils",
    )
    before: Note | None
    kind: i64
    seat: i64  # who looked, kept or showed
    card: i64  # the card kept or shown
    cards: list[int]  # those looked at, top first; the place of the one kept; the first deck, with masks of who knows
    # Only at the start:
    hands: list[int]  # the hidden cards of each hand, as masks
    sizes: list[int]  # how many they are
    given: list[int]  # the person whom each seat has given back and could not see since, -1 for none
    drawn: list[bool]  # who had drawn from the deck before
    owner: i64  # whose sight the notes up to here are; OPEN for the whole truth
    veiled: bool  # whether cards that the owner did not see are left out
    levels: dict[int, Level] | None  # by seat, found when first needed; likewise:
    veils: dict[int, Note] | None

    def __init__(self, before: Note | None, kind: i64, seat: i64, card: i64, cards: list[int]) -> None:
        self.before = before
        self.kind = kind
        self.seat = seat
        self.card = card
        self.cards = cards
        self.hands = NOTHING
        self.sizes = NOTHING
        self.given = NOTHING
        self.drawn = NOBODY
        self.owner = OPEN if before is None else before.owner
        self.veiled = False
        self.levels = None
        self.veils = None

    def level(self, seat: int) -> Level | None:
        return self.levels.get(seat) if self.levels is not None else None


NOTHING: Final[list[int]] = []
NOBODY: Final[list[bool]] = []


def start(deck: list[int], hands: list[int], given: list[int], drawn: list[bool]) -> Note:
    """The first note: how things lay when notes were begun. Deck entries carry the masks of seats that know them."""
    note = Note(None, START, -1, -1, deck[:])
    note.hands = hands
    note.sizes = [ones(hand) for hand in hands]
    hidden = sum(1 << (entry & 255) for entry in deck) | sum(hands)
    note.given = [card if card >= 0 and hidden >> card & 1 else -1 for card in given]
    note.drawn = drawn
    return note


def look(before: Note | None, seat: i64, window: list[int]) -> Note:
    return Note(before, LOOK, seat, -1, window)


def keep(before: Note | None, seat: i64, card: i64, place: i64) -> Note:
    return Note(before, KEEP, seat, card, [place])


def show(before: Note | None, seat: i64, card: i64) -> Note:
    return Note(before, SHOW, seat, card, NOTHING)


def ones(mask: int) -> int:
    return bin(mask).count("1")


# From one seat's chair


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


# Guesses and their notes


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
