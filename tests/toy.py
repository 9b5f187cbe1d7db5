"""Toy: the smallest game with everything the kernel must cope with.

Each player holds three secret cards. Each round all choose one at once, in secret; the highest card
takes the sum of all, and its owner may draw a new card (chance) or stay. It ends when a hand is empty
or after six rounds. Importing this module puts it on the shelf as "toy".
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bottega.games import bring
from bottega.kernel.chance import Chance
from bottega.kernel.components import Components, wrong
from bottega.kernel.errors import PositionError
from bottega.kernel.game import Game, seed_of_guess
from bottega.kernel.move import Catalogue
from bottega.kernel.number import Number
from bottega.kernel.option import Option, Setting
from bottega.kernel.reason import Reason, Rule
from bottega.kernel.seed import Seed, load_chance, seed_of_position
from bottega.kernel.title import Title

ROUNDS = 6


def catalogue(highest: int) -> Catalogue:
    made = Catalogue()
    made.add("stay")
    for card in range(1, highest + 1):
        made.add("show", card=card)
    made.add("draw")
    made.add("rethink")
    return made


class Toy(Game):
    hands: list[list[int]]
    deck: list[int]
    chosen: list[int]  # 0: not yet
    points: list[int]
    round: int
    drawer: int  # who may draw, or -1

    def copy(self) -> Toy:
        twin = Toy()
        self.copy_kernel(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.chosen = self.chosen[:]
        twin.points = self.points[:]
        twin.round = self.round
        twin.drawer = self.drawer
        return twin

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    @property
    def places(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def legal(self, seat: int) -> list[int]:
        if not 0 <= seat < self.players:
            raise self.no_seat(seat)
        if self.over:
            return []
        if seat not in self.awaiting:
            return [len(self.catalogue) - 1] if self.drawer < 0 and self.chosen[seat] else []
        if self.drawer >= 0:
            return [0, len(self.catalogue) - 2] if self.deck else [0]
        return list(self.hands[seat])

    def refusal(self, seat: int, number: int) -> Reason | None:
        if number in self.legal(seat):
            return None
        if self.catalogue[number].kind == "show" and self.drawer < 0:
            return Reason("toy-not-held", {"card": number})
        return Reason("toy-not-now", {})

    def question(self, seat: Number) -> Reason:
        self.seated(seat)
        return Reason("toy-ask-draw" if self.drawer >= 0 else "toy-ask-show")

    def do(self, seat: int, number: int) -> None:
        self.remember(seat, number)
        kind = self.catalogue[number].kind
        if kind == "rethink":
            self.hands[seat].append(self.chosen[seat])
            self.hands[seat].sort()
            self.chosen[seat] = 0
            self.awaiting = sorted([*self.awaiting, seat])
        elif kind == "show":
            self.hands[seat].remove(number)
            self.chosen[seat] = number
            self.awaiting.remove(seat)
            if not self.awaiting:
                self._reveal()
        else:
            if kind == "draw":
                self.reveals += 1
                card = self.deck.pop()
                self.hands[seat].append(card)
                self.hands[seat].sort()
                self.tell("draw", seat, {}, {"card": card})
            self.drawer = -1
            self._next()

    def _reveal(self) -> None:
        self.reveals += 1
        best = max(range(self.players), key=lambda seat: self.chosen[seat])
        self.points[best] += sum(self.chosen)
        self.tell("points", best, {"points": sum(self.chosen), "source": "toy-source-round"})
        self.chosen = [0] * self.players
        self.drawer = best
        self.awaiting = [best]

    def _next(self) -> None:
        self.round += 1
        if self.round > ROUNDS or not all(self.hands):
            self.over = True
            self.awaiting = []
        else:
            self.awaiting = list(range(self.players))

    def view(self, seat: Number | None) -> dict[str, Any]:
        seat = self.reader(seat)
        view = self.view_common(seat)
        view["round"] = self.round
        view["cards"] = [len(hand) + (card > 0) for hand, card in zip(self.hands, self.chosen, strict=True)]
        view["deck"] = len(self.deck)
        if seat is not None:
            view["hand"] = self.hands[seat][:]
            view["chosen"] = self.chosen[seat]
        return view

    def guess(self, seat: Number | None, seed: Number) -> Toy:
        seat, seed = self.reader(seat), seed_of_guess(seed)
        twin = self.copy()
        twin.forget(seed)
        chance = Chance(seed)
        unknown = twin.deck[:]
        for other in range(self.players):
            if other != seat:
                unknown += twin.hands[other]
                if twin.chosen[other]:
                    unknown.append(twin.chosen[other])
        unknown.sort()
        chance.shuffle(unknown)
        for other in range(self.players):
            if other != seat:
                twin.hands[other] = sorted(unknown.pop() for _ in twin.hands[other])
                if twin.chosen[other]:
                    twin.chosen[other] = unknown.pop()
        twin.deck = unknown
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "game": "toy",
            "version": 1,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "chance": self.chance.dump(),
            "hands": [hand[:] for hand in self.hands],
            "deck": self.deck[:],
            "chosen": self.chosen[:],
            "points": self.points[:],
            "round": self.round,
            "drawer": self.drawer,
            "awaiting": self.awaiting[:],
            "over": self.over,
        }


def make(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> Toy:
    game = Toy()
    highest = components.data["cards"]["highest"]
    game.begin("toy", players, seed, options, components, catalogue(highest))
    game.deck = list(range(1, highest + 1))
    game.chance.shuffle(game.deck)
    game.hands = [sorted(game.deck.pop() for _ in range(components.data["cards"]["hand"])) for _ in range(players)]
    game.chosen = [0] * players
    game.points = [0] * players
    game.round = 1
    game.drawer = -1
    game.awaiting = list(range(players))
    return game


def load(data: dict[str, Any], components: Components) -> Toy:
    game = make(data["players"], seed_of_position(data), data["options"], components)
    load_chance(game.chance, data)
    game.hands = [list(hand) for hand in data["hands"]]
    game.deck = list(data["deck"])
    game.chosen = list(data["chosen"])
    game.points = list(data["points"])
    game.round = data["round"]
    game.drawer = data["drawer"]
    game.awaiting = list(data["awaiting"])
    game.over = data["over"]
    held = [card for hand in game.hands for card in hand]
    if len(held) != len(set(held)):
        raise PositionError(Reason("position-wrong", {"where": "hands", "problem": "a card is held twice"}))
    return game


def check(components: Components) -> None:
    if components.data["cards"]["highest"] < 12:
        raise wrong("cards.highest", "must be at least 12, so that four players get their hands")


TITLE = Title(
    name="toy",
    players=(2, 3, 4),
    options=(Option("loud"), Option("size", "small", ("small", "large"), players=(2, 3))),
    rules_version=1,
    rules=(Rule("toy-not-held", "toy-chapter", "p. 1"), Rule("toy-not-now", "toy-chapter", "p. 1")),
    components_file=Path(__file__).with_name("toy.toml"),
    check=check,
    make=make,
    load=load,
)
bring(TITLE)
