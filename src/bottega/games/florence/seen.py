"""What was seen, as data: the part `seen` of a position.

For each deck (None while people are still being chosen): `deck` as it lay when notes were begun, each card followed
with the seats that knew where it lay; `hands`, the hidden cards of each seat; `given_back` and `drawn`, whom each seat
had given back and which seats had drawn from the deck; and `since`, all that happened to the deck, first to last:
`{seat, looked, kept}` (`kept` is null while the seat still chooses) or `{seat, shown}`. Played out it leads to the
position: that is checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.florence import notes
from bottega.games.florence.cards import card_names, deck_of, note, notes_of, take_notes
from bottega.games.florence.guess import hidden_hands, open_notes
from bottega.games.florence.names import DECKS, KEEP, PEOPLE, PERSON_DECK
from bottega.kernel.chance import Chance
from bottega.kernel.plain import Position
from bottega.kernel.shape import fault

if TYPE_CHECKING:
    from bottega.games.florence.state import Florence


def dump(game: Florence) -> Position:
    return {name: _dump_deck(game, deck) for deck, name in enumerate(DECKS)}


def _dump_deck(game: Florence, deck: int) -> Position | None:
    latest = open_notes(game, deck, Chance(0))
    if latest is None:
        return None
    names = card_names(game, deck)
    since: list[Position] = []
    while latest.before is not None:
        if latest.kind == notes.SHOW:
            since.append({"seat": latest.seat, "shown": names[latest.card]})
        else:
            kept = None
            if latest.kind == notes.KEEP:
                kept = names[latest.card]
                latest = latest.before
            since.append({"seat": latest.seat, "looked": [names[card] for card in latest.cards], "kept": kept})
        assert latest.before is not None
        latest = latest.before
    since.reverse()
    return {
        "deck": [entry(names, card, game.players) for card in latest.cards],
        "hands": [[name for card, name in enumerate(names) if hand >> card & 1] for hand in latest.hands],
        "given_back": [names[card] if card >= 0 else None for card in latest.given],
        "drawn": [seat for seat, drawn in enumerate(latest.drawn) if drawn],
        "since": since,
    }


def entry(names: list[str], entry: int, players: int) -> Position:
    """A card of a deck, and who knows that it lies there."""
    return {"card": names[entry & 255], "known_to": [seat for seat in range(players) if entry >> 8 >> seat & 1]}


def begin(game: Florence) -> None:
    """Notes of a position that brings none: they begin with it."""
    for deck in range(len(DECKS)):
        if deck != PERSON_DECK or game.phase != PEOPLE:
            take_notes(game, deck)
    if game.phase == KEEP:
        window = [entry & 255 for entry in deck_of(game, game.looking)[: game.tables.looked_at]]
        note(game, game.looking, notes.look(notes_of(game, game.looking), game.turn, window))


def load(game: Florence, data: Position) -> None:
    """Take over the notes of a loaded position; PositionError names what contradicts it."""
    for deck, name in enumerate(DECKS):
        where = f"seen.{name}"
        choosing = deck == PERSON_DECK and game.phase == PEOPLE
        if choosing != (data[name] is None):
            raise fault("seen", where)
        if not choosing:
            note(game, deck, _Reading(game, deck, where).read(data[name]))


class _Reading:
    """Playing the notes of one deck out again, from its start to the position."""

    def __init__(self, game: Florence, deck: int, where: str) -> None:
        self.game = game
        self.deck = deck
        self.where = where
        self.names = card_names(game, deck)
        self.most: int = game.tables.looked_at

    def read(self, part: Position) -> notes.Note:
        latest = self._start(part)
        cards = [entry & 255 for entry in latest.cards]
        hands = latest.hands[:]
        since: list[Position] = part["since"]
        for place, told in enumerate(since):
            where = f"{self.where}.since[{place}]"
            seat: int = told["seat"]
            if "shown" in told:
                card = self.names.index(told["shown"])
                if not hands[seat] >> card & 1:
                    raise fault("seen", f"{where}.shown")
                hands[seat] &= ~(1 << card)
                latest = notes.show(latest, seat, card)
                continue
            window = cards[: self.most]
            if told.get("looked") != [self.names[card] for card in window]:
                raise fault("seen", f"{where}.looked")
            latest = notes.look(latest, seat, window)
            kept = told.get("kept")
            if kept is None and self._still_looks(seat) and place == len(since) - 1:
                continue
            if kept is None or self.names.index(kept) not in window:
                raise fault("seen", f"{where}.kept")
            card = self.names.index(kept)
            hands[seat] |= 1 << card
            cards = cards[len(window) :] + [other for other in window if other != card]
            latest = notes.keep(latest, seat, card, window.index(card))
        if self._still_looks(self.game.turn) and latest.kind != notes.LOOK:
            raise fault("seen", f"{self.where}.since")
        lying = [entry & 255 for entry in deck_of(self.game, self.deck)]
        if cards != lying or hands != hidden_hands(self.game, self.deck):
            raise fault("seen", self.where)
        return latest

    def _still_looks(self, seat: int) -> bool:
        """Whether the seat looks at this deck and has not yet kept a card."""
        return self.game.phase == KEEP and self.game.looking == self.deck and self.game.turn == seat

    def _start(self, part: Position) -> notes.Note:
        index = self.names.index
        deck = [index(one["card"]) | sum(256 << seat for seat in one["known_to"]) for one in part["deck"]]
        hands = [sum(1 << index(card) for card in held) for held in part["hands"]]
        given = [-1 if card is None else index(card) for card in part["given_back"]]
        places = [entry & 255 for entry in deck]
        for held in part["hands"]:
            places += [index(card) for card in held]
        if len(set(places)) != len(places):
            raise fault("twice", self.where, found="…")
        return notes.start(deck, hands, given, [seat in part["drawn"] for seat in range(self.game.players)])
