"""Scenes of The Princes of Florence: a plain position, and verbs that hand out, build and ask."""

from __future__ import annotations

from typing import Final, Self

from bottega.games.florence.grid import cells_of
from bottega.games.florence.names import BUILDINGS, CHARACTERS, DECKS, FREEDOMS, LOTS, PHASES, STOCKED, TILES
from bottega.games.florence.parts import ACTIONS, AUCTION, COURTING, PARTS, RESUMED
from bottega.games.florence.setup import make
from bottega.games.florence.state import Florence
from bottega.kernel.components import Components
from bottega.kernel.option import Setting
from bottega.kernel.plain import Position
from bottega.kernel.scene import Scene
from bottega.kernel.seed import Seed
from bottega.kernel.shape import fault, few, shown

COUNTED: Final = {"jester": "jesters", "builder": "builders", "recruiting": "recruiting"}


class FlorenceScene(Scene):
    """Nobody has anything but the money of the start; seat 0 is to act, with both actions left, in round 1."""

    def __init__(self, blank: Florence) -> None:
        super().__init__(blank.dump(), blank.components)
        del self.data["seen"]  # nothing yet
        self.tables = blank.tables
        self.catalogue = blank.catalogue
        self.right = blank.right
        self.freedoms: dict[str, int] = {name: int(blank.stock[STOCKED.index(name)]) for name in FREEDOMS}
        self.tops: dict[str, list[str]] = {name: [] for name in DECKS}
        self.cards = {
            "person": self.tables.person_names,
            "prestige": self.tables.prestige_names,
            "bonus": self.tables.bonus_names,
        }
        for seat in self.data["seats"]:
            seat["hand"] = []
        self.act(0)

    # What the players have

    def cash(self, seat: int, florins: int) -> Self:
        self.seat(seat)["cash"] = florins
        return self

    def points(self, seat: int, points: int) -> Self:
        self.seat(seat)["points"] = points
        return self

    def give(self, seat: int, *things: str) -> Self:
        """Give pieces, freedoms, cards into the hand or a character, each by its name."""
        court = self.seat(seat)
        for thing in things:
            if thing in COUNTED:
                court[COUNTED[thing]] += 1
            elif thing in FREEDOMS:
                self._add(court["freedoms"], thing, f"seats[{seat}].freedoms")
            elif thing in CHARACTERS:
                court["character"] = thing
            else:
                deck = next((deck for deck, names in self.cards.items() if thing in names), "")
                if not deck:
                    raise fault("name", "give", found=shown(thing), known=few(self._things()))
                self._take(thing)
                court["hand" if deck == "person" else deck].append(thing)
        return self

    def worked(self, seat: int, *people: str) -> Self:
        """People who have worked and lie open before the seat."""
        for person in people:
            self._take(self.known(person, self.tables.person_names, "worked"))
            self.seat(seat)["table"].append(person)
        return self

    def recruited(self, seat: int, *people: str) -> Self:
        """People in hand whom all have seen."""
        for person in people:
            self.give(seat, self.known(person, self.tables.person_names, "recruited"))
            self.seat(seat)["known_hand"].append(person)
        return self

    def played(self, *bonus: str) -> Self:
        """Bonus cards that are out of the game."""
        for card in bonus:
            self._take(self.known(card, self.tables.bonus_names, "played"))
            self.data["used_bonus"].append(card)
        return self

    def top(self, deck: str, *cards: str) -> Self:
        """The first cards of a deck."""
        names = self.cards[self.known(deck, DECKS, "top")]
        for card in cards:
            self._add(self.tops[deck], self.known(card, names, "top"), "top")
        return self

    # The boards

    def build(self, seat: int, tile: str, cell: str, way: str = "") -> Self:
        """Lay a building or a landscape with the upper left corner of its box at the cell; `way` as in notation."""
        self.seat(seat)
        self.known(tile, TILES, "build")
        number = self._placement("place", tile, cell, way)
        self._lay(seat, tile, self.tables.place_mask[number])
        return self

    def build_together(self, seat: int, building: str, cell: str, way: str = "") -> Self:
        """Lay a building across the border between a seat and its neighbour on the right."""
        self.seat(seat)
        self.known(building, BUILDINGS, "build_together")
        neighbour = self.right[seat]
        if neighbour < 0:
            raise fault("neighbour", "build_together", number=str(seat))
        number = self._placement("across", building, cell, way)
        self._lay(seat, building, self.tables.across_left[number])
        self._lay(neighbour, building, self.tables.across_right[number])
        return self

    # What is asked

    def ask(self, phase: str, seat: int, resume: str = "") -> Self:
        """Put a question to a seat, with everything that goes with this part of the round as at its beginning.

        `keep`, `place` and `favour` interrupt another phase, to which the game goes back: `resume`.
        """
        number = PHASES.index(self.known(phase, PHASES, "phase"))
        if resume:
            self.data["resume"] = resume
        part = RESUMED[PHASES.index(self.known(resume, PHASES, "resume"))] if resume else PARTS.get(number, "")
        everybody = list(range(self.players))
        auction = self.data["auction"]
        self.seat(seat)
        self.data.update(phase=phase, turn=seat)
        auction.update(lots=[], still=[], lot=None, opener=seat)
        self.data["actions"].update(active=None)
        if part == AUCTION:
            auction.update(lots=self._lots(), still=everybody)
        elif part == COURTING:
            auction.update(still=everybody)
        elif part == ACTIONS:
            self.data["actions"].update(active=seat, left=int(self.tables.actions))
        return self

    def act(self, seat: int, left: int | None = None) -> Self:
        """Phase B: the seat's turn."""
        self.ask("act", seat)
        return self if left is None else self.set("actions.left", left)

    def open(self, seat: int) -> Self:
        """Phase A: the seat names an object."""
        return self.ask("open", seat)

    def bid(self, seat: int, lot: str, leader: int, price: int | None = None) -> Self:
        """Phase A: the seat bids or passes; `leader` has offered the price, or the lowest there is."""
        self.ask("bid", seat)
        base = self.tables.base_price_two if self.players == 2 else self.tables.base_price
        self.data["auction"].update(
            lot=self.known(lot, LOTS, "bid"),
            leader=leader,
            opener=leader,
            bidders=list(range(self.players)),
            price=int(base) if price is None else price,
        )
        return self

    def court(self, seat: int) -> Self:
        """Muse & Princess: the seat courts a character or passes."""
        return self.ask("court", seat)

    # What follows from the rest

    def complete(self, data: Position) -> None:
        data["stock"] = self._stock(data)
        data["decks"] = self._decks(data)
        held = [seat["character"] for seat in data["seats"] if seat["character"] is not None]
        part = data["phase"] if data["phase"] not in ("keep", "place", "favour") else data["resume"]
        if PARTS.get(PHASES.index(part)) in (COURTING, ACTIONS):
            taken = data["characters"]["taken"]
            taken += [character for character in held if character not in taken]
            data["characters"]["taken"] = [character for character in CHARACTERS if character in taken]

    def _stock(self, data: Position) -> dict[str, int]:
        left: dict[str, int] = {name: int(count) for name, count in zip(STOCKED, self.tables.stock, strict=True)}
        left.update(self.freedoms)
        totals = dict(left)
        for entry, cells in self._whole_tiles(data):
            left[entry] -= cells
        for seat in data["seats"]:
            left["jester"] -= seat["jesters"]
            left["builder"] -= seat["builders"]
            left["recruiting"] -= seat["recruiting"] + seat["recruiting_on_table"]
            for freedom in seat["freedoms"]:
                left[freedom] -= 1
        for name, count in left.items():
            if count < 0:
                raise fault("more", f"stock.{name}", found=str(totals[name] - count), most=str(totals[name]))
        return left

    def _whole_tiles(self, data: Position) -> list[tuple[str, int]]:
        """How many of each tile lie on the boards; a common one lies there in two parts."""
        covered = dict.fromkeys(TILES, 0)
        for entry in data["laid"]:
            covered[entry["tile"]] += len(entry["cells"])
        return [(tile, cells // self.tables.size_of(tile)) for tile, cells in covered.items()]

    def _decks(self, data: Position) -> dict[str, list[Position]]:
        gone = set(self._gone(data))
        decks: dict[str, list[Position]] = {}
        for deck, names in self.cards.items():
            first = [card for card in self.tops[deck] if card not in gone]
            rest = [card for card in names if card not in gone and card not in first]
            decks[deck] = [{"card": card, "known_to": []} for card in [*first, *rest]]
        if data["phase"] == "keep":
            for entry in decks[data["looking"]][: self.tables.looked_at]:
                entry["known_to"] = [data["turn"]]
        return decks

    def _gone(self, data: Position) -> list[str]:
        """Cards that are in no deck."""
        held = [card for seat in data["seats"] for key in ("hand", "table", "bonus", "prestige") for card in seat[key]]
        return [*held, *data["used_bonus"]]

    def _take(self, card: str) -> None:
        if card in self._gone(self.data):
            raise fault("places", "decks", name=card, found="2")

    def _add(self, things: list[str], thing: str, where: str) -> None:
        if thing in things:
            raise fault("twice", where, found=thing)
        things.append(thing)

    def _things(self) -> list[str]:
        return [*COUNTED, *FREEDOMS, *CHARACTERS, *[card for names in self.cards.values() for card in names]]

    def _lots(self) -> list[str]:
        return list(LOTS[3:] if self.players == 2 else LOTS[:7])

    def _placement(self, kind: str, tile: str, cell: str, way: str) -> int:
        ways = [way] if way else [side + turn for side in "rf" for turn in "0123"]
        for one in ways:
            number = self.catalogue.find(f"{kind} {tile} {cell} {one}")
            if number >= 0:
                return number
        raise fault("placement-none", f"laid[{len(self.data['laid'])}]", tile=tile, cell=shown(cell), way=shown(way))

    def _lay(self, seat: int, tile: str, cells: int) -> None:
        self.data["laid"].append({"seat": seat, "tile": tile, "cells": cells_of(cells)})


def scene(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> FlorenceScene:
    """A plain scene; the seed decides which freedoms are there twice between two players."""
    return FlorenceScene(make(players, seed, options, components))
