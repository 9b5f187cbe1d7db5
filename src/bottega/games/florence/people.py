"""Choosing three of four people, secretly and at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import cards
from bottega.games.florence.catalogue import DISCARD, PEOPLE_COUNT, RETHINK
from bottega.games.florence.names import PEOPLE, PERSON_DECK
from bottega.games.florence.refusals import NOT_THIS_PHASE, REFUSALS, person_told

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.state import Florence


def legal(game: Florence, seat: i64) -> list[int]:
    court = game.courts[seat]
    if court.discard >= 0:
        return [RETHINK]
    found: list[int] = []
    person: i64
    for person in range(PEOPLE_COUNT):
        if court.hand >> person & 1:
            found.append(DISCARD + person)
    return found


PEOPLE_CHOICE: Final = REFUSALS.rule("florence-setup-people", person_told)


def check_discard(game: Florence, seat: i64, person: i64) -> i64:
    if game.phase != PEOPLE:
        return NOT_THIS_PHASE
    return 0 if game.courts[seat].hand >> person & 1 else PEOPLE_CHOICE


def do_discard(game: Florence, seat: i64, person: i64) -> None:
    game.courts[seat].discard = person
    game.awaiting.remove(seat)
    if not game.awaiting:
        _reveal(game)


def do_rethink(game: Florence, seat: i64) -> None:
    game.courts[seat].discard = -1
    game.awaiting = sorted([*game.awaiting, seat])


def _reveal(game: Florence) -> None:
    """All have chosen: the cards given back are shuffled into the deck, and the first round begins."""
    deck = cards.own_deck(game, PERSON_DECK)
    seat: i64
    for seat in range(game.players):
        court = game.courts[seat]
        court.hand &= ~(1 << court.discard)
        court.in_hand -= 1
        deck.append(court.discard)
        if game.log is not None:
            kept = [name for person, name in enumerate(game.tables.person_names) if court.hand >> person & 1]
            game.tell("chosen", seat, {}, {"people": kept, "person": game.tables.person_names[court.discard]})
    game.chance.shuffle(deck)
    cards.take_notes(game, PERSON_DECK)
    game.reveals += 1
    game.begin_round()
