"""The rules of the Ferry."""

from __future__ import annotations

from typing import Any

from bottega.kernel.chance import Chance
from bottega.kernel.components import Components, wrong
from bottega.kernel.game import Game, seed_of_guess
from bottega.kernel.move import Catalogue
from bottega.kernel.number import Number
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason
from bottega.kernel.seed import Seed, load_chance, seed_of_position
from bottega.kernel.shape import fault

SEND = 0  # the first move of the catalogue; a crate's move has the number of its weight


class Ferry(Game):
    hands: list[list[int]]
    deck: list[int]
    aboard: list[int]
    points: list[int]

    def copy(self) -> Ferry:
        twin = Ferry()
        self.copy_kernel(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.aboard = self.aboard[:]
        twin.points = self.points[:]
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
        if seat not in self.awaiting:
            return []
        return [number for number in range(len(self.catalogue)) if self.refusal(seat, number) is None]

    def refusal(self, seat: int, number: int) -> Reason | None:
        if number == SEND:
            return None if self.aboard else Reason("ferry-send-empty")
        if number not in self.hands[seat]:
            return Reason("ferry-load-held", {"crate": number})
        room = self.components.data["boat"]["limit"] - sum(self.aboard)
        return Reason("ferry-load-limit", {"crate": number, "room": room}) if number > room else None

    def question(self, seat: Number) -> Reason:
        self.seated(seat)
        return Reason("ferry-ask-turn", {"load": sum(self.aboard), "limit": self.components.data["boat"]["limit"]})

    def do(self, seat: int, number: int) -> None:
        self.remember(seat, number)
        if number == SEND:
            self._send(seat)
        else:
            self._load(seat, number)
        following = (seat + 1) % self.players
        self.over = not self.hands[following] and not self.aboard
        self.awaiting = [] if self.over else [following]

    def worth(self, number: int) -> int:
        """What a move brings: a crate as many points as are aboard with it, sending only if the ferry is full."""
        figures = self.components.data["boat"]
        if number != SEND:
            return len(self.aboard) + 1
        return int(figures["full"]) if sum(self.aboard) == figures["limit"] else 0

    def _score(self, seat: int, points: int, source: str) -> None:
        if points:
            self.points[seat] += points
            self.tell("points", seat, {"points": points, "source": source})

    def _send(self, seat: int) -> None:
        self.tell("send", seat, {"crates": len(self.aboard)})
        self._score(seat, self.worth(SEND), "ferry-source-send")
        self.aboard = []

    def _load(self, seat: int, crate: int) -> None:
        self.tell("load", seat, {"crate": crate})
        self._score(seat, self.worth(crate), "ferry-source-load")
        self.hands[seat].remove(crate)
        self.aboard.append(crate)
        if self.deck:
            self.reveals += 1
            drawn = self.deck.pop()
            self.hands[seat] = sorted([*self.hands[seat], drawn])
            self.tell("draw", seat, {}, {"crate": drawn})

    def view(self, seat: Number | None) -> dict[str, Any]:
        seat = self.reader(seat)
        view = self.view_common(seat)
        view["aboard"] = self.aboard[:]
        view["limit"] = self.components.data["boat"]["limit"]
        view["deck"] = len(self.deck)
        view["crates"] = [len(hand) for hand in self.hands]
        if self.options["open_hands"]:
            view["hands"] = [hand[:] for hand in self.hands]
        elif seat is not None:
            view["hand"] = self.hands[seat][:]
        return view

    def guess(self, seat: Number | None, seed: Number) -> Ferry:
        seat, seed = self.reader(seat), seed_of_guess(seed)
        twin = self.copy()
        twin.forget(seed)
        hidden = [other for other in range(self.players) if other != seat and not self.options["open_hands"]]
        unknown = sorted([*twin.deck, *(crate for other in hidden for crate in twin.hands[other])])
        Chance(seed).shuffle(unknown)
        for other in hidden:
            twin.hands[other] = sorted(unknown.pop() for _ in twin.hands[other])
        twin.deck = unknown
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "game": self.title,
            "version": 1,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "chance": self.chance.dump(),
            "hands": [hand[:] for hand in self.hands],
            "deck": self.deck[:],
            "aboard": self.aboard[:],
            "points": self.points[:],
            "awaiting": self.awaiting[:],
            "over": self.over,
        }


def make(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> Ferry:
    crates = components.data["crates"]
    catalogue = Catalogue()
    catalogue.add("send")
    for weight in range(1, crates["heaviest"] + 1):
        catalogue.add("load", crate=weight)
    game = Ferry()
    game.begin("ferry", players, seed, options, components, catalogue)
    game.deck = [weight for weight in range(1, crates["heaviest"] + 1) for _ in range(crates["copies"])]
    game.chance.shuffle(game.deck)
    game.hands = [sorted(game.deck.pop() for _ in range(crates["hand"])) for _ in range(players)]
    game.aboard = []
    game.points = [0] * players
    game.awaiting = [0]
    return game


def load(data: dict[str, Any], components: Components) -> Ferry:
    try:
        game = make(data["players"], seed_of_position(data), dict(data["options"]), components)
        printed = sorted([*game.deck, *(crate for hand in game.hands for crate in hand)])
        load_chance(game.chance, data)
        game.hands = [sorted(hand) for hand in data["hands"]]
        for field in ("deck", "aboard", "points", "awaiting"):
            setattr(game, field, list(data[field]))
        game.over = data["over"]
    except (KeyError, TypeError) as error:
        raise fault("missing", str(error)) from None
    held = [*game.deck, *game.aboard, *(crate for hand in game.hands for crate in hand)]
    if any(held.count(crate) > printed.count(crate) for crate in held):
        raise fault("wrong", "hands", problem="there are more crates of a weight than in the box")
    return game


def check(components: Components) -> None:
    if components.data["boat"]["limit"] < components.data["crates"]["heaviest"]:
        raise wrong("boat.limit", "must be at least the weight of the heaviest crate")
