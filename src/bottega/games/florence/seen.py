"""What was seen, as data: the part `seen` of a position.

For each deck (None while people are still being chosen): `deck` as it lay when notes were begun, each card followed
by the seats that knew where it lay; `hands`, the hidden cards of each seat; `given_back` and `drawn`, whom each seat
had given back and which seats had drawn from the deck; and `since`, all that happened to the deck, first to last:
`{seat, looked, kept}` (`kept` is null while the seat still chooses) or `{seat, shown}`. Played out it leads to the
position: that is checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bottega.games.florence import notes
from bottega.games.florence.cards import card_names, deck_of, note, notes_of, take_notes
from bottega.games.florence.guess import hidden_hands, open_notes
from bottega.games.florence.names import DECKS, KEEP, PEOPLE, PERSON_DECK
from bottega.kernel.chance import Chance
from bottega.kernel.errors import PositionError
from bottega.kernel.reason import Reason

if TYPE_CHECKING:
    from bottega.games.florence.state import Florence


EDITED: Final = "; leave `seen` out of a position that was edited"


def dump(game: Florence) -> dict[str, Any]:
    return {name: _dump_deck(game, deck) for deck, name in enumerate(DECKS)}


def _dump_deck(game: Florence, deck: int) -> dict[str, Any] | None:
    latest = open_notes(game, deck, Chance(0))
    if latest is None:
        return None
    names = card_names(game, deck)
    since: list[dict[str, Any]] = []
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
        "deck": [_entry(names, entry, game.players) for entry in latest.cards],
        "hands": [[name for card, name in enumerate(names) if hand >> card & 1] for hand in latest.hands],
        "given_back": [names[card] if card >= 0 else None for card in latest.given],
        "drawn": [seat for seat, drawn in enumerate(latest.drawn) if drawn],
        "since": since,
    }


def _entry(names: list[str], entry: int, players: int) -> str:
    return " ".join([names[entry & 255], *[str(seat) for seat in range(players) if entry >> 8 >> seat & 1]])


def begin(game: Florence) -> None:
    """Notes of a position that brings none: they begin with it."""
    for deck in range(len(DECKS)):
        if deck != PERSON_DECK or game.phase != PEOPLE:
            take_notes(game, deck)
    if game.phase == KEEP:
        window = [entry & 255 for entry in deck_of(game, game.looking)[: game.tables.looked_at]]
        note(game, game.looking, notes.look(notes_of(game, game.looking), game.turn, window))


def load(game: Florence, data: Any) -> None:
    """Take over the notes of a loaded position; PositionError names what contradicts it."""
    for deck, name in enumerate(DECKS):
        where = f"seen.{name}"
        part = data.get(name) if isinstance(data, dict) else None
        if deck == PERSON_DECK and game.phase == PEOPLE:
            if part is not None:
                raise _wrong(where, "must be null while people are chosen")
        else:
            note(game, deck, _Reading(game, deck, where).read(part))


def _wrong(where: str, problem: str) -> PositionError:
    return PositionError(Reason("position-wrong", {"where": where, "problem": problem}))


class _Reading:
    """Playing the notes of one deck out again, from its start to the position."""

    def __init__(self, game: Florence, deck: int, where: str) -> None:
        self.game = game
        self.deck = deck
        self.where = where
        self.names = card_names(game, deck)
        self.most: int = game.tables.looked_at

    def read(self, part: Any) -> notes.Note:
        if not isinstance(part, dict):
            raise _wrong(self.where, "must be a table of names and values")
        latest = self._start(part)
        cards = [entry & 255 for entry in latest.cards]
        hands = latest.hands[:]
        since = self._list(part, "since", None)
        for place, told in enumerate(since):
            where = f"{self.where}.since[{place}]"
            if not isinstance(told, dict):
                raise _wrong(where, "must be a table of names and values")
            seat = self._seat(told.get("seat"), f"{where}.seat")
            if "shown" in told:
                card = self._card(told["shown"], f"{where}.shown")
                if not hands[seat] >> card & 1:
                    raise _wrong(f"{where}.shown", f"seat {seat} does not hold {told['shown']!r}")
                hands[seat] &= ~(1 << card)
                latest = notes.show(latest, seat, card)
                continue
            window = cards[: self.most]
            if told.get("looked") != [self.names[card] for card in window]:
                raise _wrong(f"{where}.looked", "these are not the cards on top of the deck")
            latest = notes.look(latest, seat, window)
            if self._still_looks(seat) and place == len(since) - 1 and told.get("kept", 0) is None:
                continue
            card = self._card(told.get("kept"), f"{where}.kept")
            if card not in window:
                raise _wrong(f"{where}.kept", f"{told['kept']!r} was not looked at")
            hands[seat] |= 1 << card
            cards = cards[len(window) :] + [other for other in window if other != card]
            latest = notes.keep(latest, seat, card, window.index(card))
        if self._still_looks(self.game.turn) and latest.kind != notes.LOOK:
            raise _wrong(f"{self.where}.since", "lacks the look that is going on")
        if cards != [entry & 255 for entry in deck_of(self.game, self.deck)]:
            raise _wrong(self.where, f"does not lead to the deck as it lies{EDITED}")
        if hands != hidden_hands(self.game, self.deck):
            raise _wrong(self.where, f"does not lead to the cards that are held{EDITED}")
        return latest

    def _still_looks(self, seat: int) -> bool:
        """Whether the seat looks at this deck and has not yet kept a card."""
        return self.game.phase == KEEP and self.game.looking == self.deck and self.game.turn == seat

    def _start(self, part: dict[str, Any]) -> notes.Note:
        players: int = self.game.players
        deck: list[int] = []
        for place, text in enumerate(self._list(part, "deck", None)):
            where = f"{self.where}.deck[{place}]"
            card, *seats = str(text).split() or [""]
            entry = self._card(card, where)
            for word in seats:
                entry |= 256 << self._seat(int(word) if word.isdecimal() and len(word) == 1 else word, where)
            deck.append(entry)
        hands: list[int] = []
        for seat, held in enumerate(self._list(part, "hands", players)):
            where = f"{self.where}.hands[{seat}]"
            if not isinstance(held, list):
                raise _wrong(where, "must be a list")
            hands.append(sum(1 << card for card in {self._card(card, where) for card in held}))
        given = [
            -1 if card is None else self._card(card, f"{self.where}.given_back")
            for card in self._list(part, "given_back", players)
        ]
        drawn = [self._seat(seat, f"{self.where}.drawn") for seat in self._list(part, "drawn", None)]
        places = [entry & 255 for entry in deck]
        for hand in hands:
            places += [card for card in range(len(self.names)) if hand >> card & 1]
        if len(set(places)) != len(places):
            raise _wrong(self.where, "a card is in two places")
        return notes.start(deck, hands, given, [seat in drawn for seat in range(players)])

    def _list(self, part: dict[str, Any], key: str, length: int | None) -> list[Any]:
        found = part.get(key)
        if not isinstance(found, list) or (length is not None and len(found) != length):
            raise _wrong(f"{self.where}.{key}", "must be a list" if length is None else f"must be a list of {length}")
        return found

    def _card(self, name: Any, where: str) -> int:
        if not isinstance(name, str) or name not in self.names:
            raise _wrong(where, f"{name!r} is no such card")
        return self.names.index(name)

    def _seat(self, seat: Any, where: str) -> int:
        if type(seat) is not int or not 0 <= seat < self.game.players:
            raise _wrong(where, f"{seat!r} is no seat")
        return seat
