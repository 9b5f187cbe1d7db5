"""Perfect note-takers: one for each seat, who writes down all that the seat is ever shown.

They live on views and log lines alone and know nothing of how guesses are made. Whatever they have written down must
hold in every guess of their seat.
"""

from __future__ import annotations

from typing import Any

import bottega
from bottega.kernel.event import Event
from bottega.kernel.game import Game


class NoteTaker:
    """Writes down what one seat sees; `agrees` raises AssertionError where a guess contradicts it."""

    def __init__(self, seat: int, view: dict[str, Any]) -> None:
        self.seat = seat
        self.watch(view, [])

    def watch(self, view: dict[str, Any], events: list[Event]) -> None:
        raise NotImplementedError

    def agrees(self, guess: Game) -> None:
        raise NotImplementedError


class FlorenceNotes(NoteTaker):
    """Every look at a deck, every card seen there and every card shown, in order."""

    DECKS = ("person", "prestige", "bonus")

    def __init__(self, seat: int, view: dict[str, Any]) -> None:
        self.story: dict[str, list[dict[str, Any]]] = {deck: [] for deck in self.DECKS}
        self.in_deck: dict[str, int] = {}  # own sights of a card in a deck: how long the story was by then
        self.looking: list[str] = []
        self.public: set[str] = set()
        self.open_hands: set[str] = set()
        self.given_back: str | None = None
        super().__init__(seat, view)

    def watch(self, view: dict[str, Any], events: list[Event]) -> None:
        for event in events:
            self._read(event)
        for deck, cards in view["hand"]["remembered"].items():
            for card in cards:
                if card is not None:
                    self.in_deck[card] = len(self.story[deck])
        self.looking = view["looking"]["cards"] if view["looking"] else []

    def _read(self, event: Event) -> None:
        if event.kind == "chosen" and event.seat == self.seat:
            self.given_back = str(event.secret["person"])
            self.in_deck[self.given_back] = 0
        elif event.kind == "keep":
            deck = str(event.args["deck"]).removeprefix("deck-")
            told: dict[str, Any] = {"seat": event.seat, "count": event.args["count"]}
            if event.seat == self.seat:
                told["kept"] = str(event.secret["card"])
                told["looked"] = self.looking or [told["kept"]]  # a single card is kept without being asked
                for card in told["looked"]:
                    if card != told["kept"]:
                        self.in_deck[card] = len(self.story[deck]) + 1
            self.story[deck].append(told)
        elif event.kind == "work":
            self._shown("person", event.seat, str(event.args["person"]))
        elif event.kind == "recruit":
            self.open_hands.add(str(event.args["person"]))
        elif event.kind in ("bonus", "prestige"):
            self._shown(event.kind, event.seat, str(event.args["card"]))

    def _shown(self, deck: str, seat: int, card: str) -> None:
        if card in self.open_hands:
            self.open_hands.discard(card)
        else:
            self.story[deck].append({"seat": seat, "shown": card})
        self.public.add(card)

    def agrees(self, guess: Game) -> None:
        data = guess.dump()
        for deck, key in zip(self.DECKS, ("hand", "prestige", "bonus"), strict=True):
            for seat, court in enumerate(data["seats"]):
                for card in court[key]:
                    if seat != self.seat and card in self.in_deck and card not in self.public:
                        later = self.story[deck][self.in_deck[card] :]
                        takers = [told["seat"] for told in later if "count" in told]
                        assert seat in takers, f"seat {seat} has {card} without having looked since it lay in the deck"
            self._is_told(deck, data["seen"][deck])
        bottega.load_game(data)  # plays the guess's own story out, to the cards as they lie in it

    def _is_told(self, deck: str, seen: dict[str, Any] | None) -> None:
        """The guess has a story of its own, and it is the one that was noted wherever the seat could look."""
        if seen is None:
            assert not self.story[deck]
            return
        since = seen["since"]
        if since and "looked" in since[-1] and since[-1]["kept"] is None:
            assert since[-1]["seat"] != self.seat or sorted(since[-1]["looked"]) == self.looking
            since = since[:-1]
        assert len(since) == len(self.story[deck])
        for noted, told in zip(self.story[deck], since, strict=True):
            assert noted["seat"] == told["seat"]
            assert noted.get("shown") == told.get("shown")
            assert noted.get("count", 0) == len(told.get("looked", []))
            if "kept" in noted:
                assert noted["kept"] == told["kept"]
                assert sorted(noted["looked"]) == sorted(told["looked"])
        if deck == "person" and self.given_back is not None:
            assert seen["given_back"][self.seat] == self.given_back
            assert self.given_back in [entry["card"] for entry in seen["deck"]]


class OpenNotes(NoteTaker):
    """For games in which all but chance lies open: the guess is the game itself."""

    def watch(self, view: dict[str, Any], events: list[Event]) -> None:
        self.view = view

    def agrees(self, guess: Game) -> None:
        assert guess.view(self.seat) == self.view


class FrescoNotes(NoteTaker):
    """All lies open but plans and the portraits to come: those that were seen come no more, and keep their order."""

    def __init__(self, seat: int, view: dict[str, Any]) -> None:
        self.portraits: list[str] = []
        super().__init__(seat, view)

    def watch(self, view: dict[str, Any], events: list[Event]) -> None:
        self.view = view
        if view["portraits"]:
            new = [entry["card"] for entry in view["portraits"]["open"] if entry["card"] not in self.portraits]
            self.portraits += new

    def agrees(self, guess: Game) -> None:
        assert guess.view(self.seat) == self.view
        portraits = guess.dump()["portraits"]
        if portraits:
            assert set(portraits["stack"][: portraits["dealt"]]) == set(self.portraits)
            assert not set(portraits["stack"][portraits["dealt"] :]) & set(self.portraits)


NOTES: dict[str, type[NoteTaker]] = {"florence": FlorenceNotes, "fresco": FrescoNotes, "stanza": OpenNotes}
