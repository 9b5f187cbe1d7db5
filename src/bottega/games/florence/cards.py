"""Decks: looking at the top five and keeping one; and recruiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import notes
from bottega.games.florence.catalogue import (
    HOLD,
    KEEP_BONUS,
    KEEP_PERSON,
    KEEP_PRESTIGE,
    PEOPLE_COUNT,
    RECRUIT_PERSON,
)
from bottega.games.florence.names import ACT, DECKS, KEEP, OPEN, PERSON_DECK, PRESTIGE_DECK, RECRUIT
from bottega.games.florence.notes import Note
from bottega.games.florence.refusals import REFUSALS, card_told, person_told

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence


def deck_of(game: Florence, deck: i64) -> list[int]:
    if deck == PERSON_DECK:
        return game.people_deck
    return game.prestige_deck if deck == PRESTIGE_DECK else game.bonus_deck


def own_deck(game: Florence, deck: i64) -> list[int]:
    """A deck to be changed: until somebody does, copies of a game share their decks."""
    cards = deck_of(game, deck)[:]
    if deck == PERSON_DECK:
        game.people_deck = cards
    elif deck == PRESTIGE_DECK:
        game.prestige_deck = cards
    else:
        game.bonus_deck = cards
    return cards


def keep_base(deck: i64) -> i64:
    """The number of the first move that keeps a card of this deck."""
    if deck == PERSON_DECK:
        return KEEP_PERSON
    return KEEP_PRESTIGE if deck == PRESTIGE_DECK else KEEP_BONUS


def looked_at(game: Florence) -> i64:
    """How many cards lie before the seat that looks."""
    count: i64 = len(deck_of(game, game.looking))
    return min(count, game.tables.looked_at)


def look(game: Florence, seat: i64, deck: i64, resume: i64) -> None:
    """Look at the top cards; one of them must be kept."""
    game.looking = deck
    game.resume = resume
    game.reveals += 1
    cards = own_deck(game, deck)
    count = looked_at(game)
    index: i64
    window: list[int] = []
    for index in range(count):
        card: i64 = cards[index]
        window.append(card & 255)
        cards[index] = card | (256 << seat)
    note(game, deck, notes.look(notes_of(game, deck), seat, window))
    if count == 1:
        do_keep(game, seat, keep_base(deck) + (cards[0] & 255))
    else:
        game.ask(seat, KEEP)


def legal(game: Florence) -> list[int]:
    cards = deck_of(game, game.looking)
    base = keep_base(game.looking)
    found: list[int] = []
    index: i64
    for index in range(looked_at(game)):
        card: i64 = cards[index]
        found.append(base + (card & 255))
    found.sort()
    return found


CARDS_LOOKED: Final = REFUSALS.rule("florence-cards-look", card_told)
RECRUITING_CARD: Final = REFUSALS.rule("florence-recruiting-card")
RECRUITING_OTHERS: Final = REFUSALS.rule("florence-recruiting-others", person_told)


def check_keep(game: Florence, number: i64) -> i64:
    return 0 if number in legal(game) else CARDS_LOOKED


def do_keep(game: Florence, seat: i64, number: i64) -> None:
    """Keep one; the others go beneath the deck in the order in which they lay.

    Whoever knew where these cards lay knows it no longer: only `seat` saw which one is gone.
    """
    deck = game.looking
    cards = deck_of(game, deck)
    kept: i64 = number - keep_base(deck)
    count = looked_at(game)
    index: i64
    place: i64 = 0
    beneath: list[int] = []
    for index in range(count):
        card: i64 = cards[index]
        card &= 255
        if card == kept:
            place = index
        else:
            beneath.append(card | 256 << seat)
    rest = cards[count:] + beneath
    note(game, deck, notes.keep(notes_of(game, deck), seat, kept, place))
    court = game.courts[seat]
    if deck == PERSON_DECK:
        game.people_deck = rest
        court.hand |= 1 << kept
        court.in_hand += 1
        court.bought += 1
    elif deck == PRESTIGE_DECK:
        game.prestige_deck = rest
        court.prestige |= 1 << kept
        court.prestige_cards += 1
    else:
        game.bonus_deck = rest
        court.bonus |= 1 << kept
    if game.log is not None:
        name = game.catalogue.moves[number].args["card"]
        game.tell("keep", seat, {"deck": f"deck-{DECKS[deck]}", "count": count}, {"card": name})
    game.proceed()


def card_names(game: Florence, deck: i64) -> list[str]:
    if deck == PERSON_DECK:
        return game.tables.person_names
    return game.tables.prestige_names if deck == PRESTIGE_DECK else game.tables.bonus_names


def open_people(game: Florence, seat: i64) -> i64:
    """The people who lie open before others."""
    found: i64 = 0
    other: i64
    for other in range(game.players):
        if other != seat:
            found |= game.courts[other].table
    return found


def offer_recruiting(game: Florence, seat: i64) -> None:
    """A recruiting card was bought: it may be used at once, if there is anyone to recruit."""
    if open_people(game, seat):
        game.ask(seat, RECRUIT)
    else:
        game.resume = OPEN
        game.proceed()


def legal_recruit(game: Florence, seat: i64) -> list[int]:
    found: list[int] = []
    add_recruits(game, seat, found)
    found.append(HOLD)
    return found


def add_recruits(game: Florence, seat: i64, found: list[int]) -> None:
    people = open_people(game, seat)
    person: i64
    if people:
        for person in range(PEOPLE_COUNT):
            if people >> person & 1:
                found.append(RECRUIT_PERSON + person)


def check_recruit(game: Florence, seat: i64, person: i64) -> i64:
    if game.courts[seat].recruits == 0:
        return RECRUITING_CARD
    return 0 if open_people(game, seat) >> person & 1 else RECRUITING_OTHERS


def do_recruit(game: Florence, seat: i64, person: i64) -> None:
    """The person changes to this hand, the recruiting card to the other's table: all counts stay the same."""
    court = game.courts[seat]
    bit: i64 = 1 << person
    other: i64
    for other in range(game.players):
        if game.courts[other].table & bit:
            game.courts[other].table ^= bit
            if game.log is not None:
                game.tell("recruit", seat, {"person": game.tables.person_names[person], "owner": other})
    court.recruits -= 1
    court.hand |= bit
    court.open_hand |= bit
    game.resume = ACT if game.phase == ACT else OPEN
    game.proceed()


def do_hold(game: Florence, seat: i64) -> None:
    if game.log is not None:
        game.tell("hold", seat, {})
    game.resume = OPEN
    game.proceed()


def hidden_hand(court: Court, deck: i64) -> i64:
    """The cards of one deck that a court holds unseen by others."""
    if deck == PERSON_DECK:
        return court.hand & ~court.open_hand
    return court.prestige if deck == PRESTIGE_DECK else court.bonus


def notes_of(game: Florence, deck: i64) -> Note | None:
    if deck == PERSON_DECK:
        return game.people_notes
    return game.prestige_notes if deck == PRESTIGE_DECK else game.bonus_notes


def note(game: Florence, deck: i64, latest: Note) -> None:
    if deck == PERSON_DECK:
        game.people_notes = latest
    elif deck == PRESTIGE_DECK:
        game.prestige_notes = latest
    else:
        game.bonus_notes = latest


def take_notes(game: Florence, deck: i64) -> None:
    """From here on all that is seen of this deck is noted."""
    hands: list[int] = []
    for court in game.courts:
        shown = deck == PRESTIGE_DECK and game.prestige_is_open()
        hands.append(0 if shown else hidden_hand(court, deck))
    given: list[int] = [court.discard if deck == PERSON_DECK else -1 for court in game.courts]
    drawn = [court.bought > 0 for court in game.courts]
    note(game, deck, notes.start(deck_of(game, deck), hands, given, drawn))


def known_to(entry: int, seat: int | None) -> bool:
    """Whether a seat knows this card of a deck."""
    return seat is not None and bool(entry >> 8 >> seat & 1)
