"""Scenes of Fresco: a plain position, and verbs that hand out, restore and ask.

The fresco of a scene is laid out in the order of the components file, a tile of the highest value in the centre.
Painters are told by their seats, and Leonardo as "leonardo".
"""

from __future__ import annotations

from typing import Final, Self

from bottega.games.fresco.holdings import LASTING
from bottega.games.fresco.names import BACKS, PAINTS, PHASES, PLACES, REQUESTS, SQUARES, TILES
from bottega.games.fresco.paint import BASE
from bottega.games.fresco.planning import COMMITTED
from bottega.games.fresco.position import SHEET
from bottega.games.fresco.setup import make
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.tables import CENTRE
from bottega.kernel.components import Components
from bottega.kernel.option import Setting
from bottega.kernel.plain import Position
from bottega.kernel.scene import Scene
from bottega.kernel.seed import Seed
from bottega.kernel.shape import fault, few, shown

LEONARDO: Final = "leonardo"
SECOND: Final = "second-cathedral"
BEFORE_PLANS: Final = ("wake-up", "planning")
BEFORE_THE_CATHEDRAL: Final = (*BEFORE_PLANS, "market")


class FrescoScene(Scene):
    """Nobody has paint or points, seats stand on S1, S2 and so on and rise in this order; seat 0 chooses a time."""

    def __init__(self, fresh: Fresco) -> None:
        super().__init__(fresh.dump(), fresh.components)
        self.tables = fresh.tables
        self.actors = int(fresh.actors)
        self.bounds = self.tables.stalls_of_four if self.players == 4 else self.tables.stalls_below_four
        self.bag = self.tables.bag_of_four if self.players == 4 else self.tables.bag_below_four
        self.asked = 0
        self.data["fresco"] = {square: [tile, True] for square, tile in zip(SQUARES, self._layout(), strict=True)}
        for painter in self._painters(self.data):
            painter["start"] = None
        for seat in self.data["seats"]:
            seat["paint"] = {}
        for stall in self.data["stalls"]:
            stall["tiles"] = []
        if self.data["portraits"] is not None:
            self.data["portraits"].update(stack=[], open=[])

    # What the painters have

    def score(self, actor: int | str, points: int) -> Self:
        self._painter(actor)["score"] = points
        return self

    def rise(self, actor: int | str, time: int) -> Self:
        """When a painter gets up this round; the others rise as early as they can, in the order of the seats."""
        self._painter(actor)["time"] = time
        return self

    def money(self, seat: int, thalers: int) -> Self:
        self.seat(seat)["money"] = thalers
        return self

    def mood(self, seat: int, space: int) -> Self:
        self.seat(seat)["mood"] = space
        return self

    def give(self, seat: int, *things: str) -> Self:
        """Give cubes of paint and portraits that stay, each by its name."""
        own = self.seat(seat)
        paints = PAINTS if self.data["options"]["special_blends"] else PAINTS[:BASE]
        for thing in things:
            if thing in paints:
                own["paint"][thing] = own["paint"].get(thing, 0) + 1
            elif thing in LASTING:
                own["lasting"].append(thing)
            else:
                raise fault("name", "give", found=shown(thing), known=few([*paints, *LASTING]))
        return self

    def restore(self, actor: int | str, *squares: str) -> Self:
        """Tiles that the painter has restored and that lie before it."""
        tiles = self._painter(actor)["tiles"]
        for square in squares:
            back = self._off_the_wall(square, "restore")
            tiles[back] = tiles.get(back, 0) + 1
        return self

    def fulfil(self, seat: int, request: str, *squares: str) -> Self:
        """A request that the seat has fulfilled, and the tiles of the squares under it."""
        own = self.seat(seat)["requests"]
        own[self.known(request, REQUESTS, "fulfil")] = own.get(request, 0) + 1
        if self.data["requests"] is not None:
            self.data["requests"][request] -= 1
        for square in squares:
            self._off_the_wall(square, "fulfil")
        return self

    def plan(self, seat: int, **apprentices: int) -> Self:
        """Apprentices by place: market, cathedral, studio, workshop, and `last` for the place that replaces others."""
        for place, number in apprentices.items():
            self.seat(seat)["plan"][self.known(place, SHEET, "plan")] = number
        return self

    # The board

    def tile(self, square: str, tile: str) -> Self:
        """Lay a tile on a square; the one that lay there takes its place, if it was on the wall."""
        fresco = self.data["fresco"]
        self.known(square, SQUARES, "tile")
        self.known(tile, self.tables.tile_names, "tile")
        for other in SQUARES:
            if fresco[other][0] == tile:
                fresco[other][0] = fresco[square][0]
        fresco[square][0] = tile
        return self

    def bishop(self, square: str) -> Self:
        self.data["bishop"] = self.known(square, SQUARES, "bishop")
        return self

    def leonardo(self, square: str, leader: int = 0) -> Self:
        """Where Leonardo stands, and who decides for him."""
        self._painter(LEONARDO).update(square=self.known(square, SQUARES, LEONARDO), leader=leader)
        return self

    def stall(self, number: int, *tiles: str | None) -> Self:
        """What a stall offers, None for what was sold of it; it is filled up from the bag."""
        self._stall(number)["tiles"] = list(tiles)
        return self

    def close(self, number: int) -> Self:
        """A stall that was visited this round."""
        stall = self._stall(number)
        stall.update(open=False, tiles=[None] * (self.bounds[number] - self.bounds[number - 1]))
        return self

    def portraits(self, first: str, second: str) -> Self:
        """The two portraits of this round; the round is the one in which they come."""
        names = self.tables.card_names
        shown = [self.known(card, names, "portraits") for card in (first, second)]
        if self.data["portraits"] is None:
            raise fault("option", "portraits", option="portraits")
        self.data["portraits"]["open"] = shown
        return self

    def last(self) -> Self:
        """The last round; without another reason it is that after which every game ends."""
        return self.set("last_round", True)

    # What is asked

    def ask(self, phase: str, actor: int | str, work: int = 1) -> Self:
        """The painter's turn in a phase, with so many apprentices (in the workshop: mixes) still at work."""
        self.asked = self._actor(actor)
        self.data["phase"] = self.known(phase, PHASES, "phase")
        self.data["turn"]["work"] = 0 if phase in ("planning", "income") else work
        return self

    def wake(self, actor: int | str) -> Self:
        """The painter chooses a time; who comes earlier in the order has chosen."""
        return self.ask("wake-up", actor)

    def planning(self) -> Self:
        return self.ask("planning", 0)

    def work(self, actor: int | str, place: str, apprentices: int = 1) -> Self:
        """The painter's apprentices are at work in a place."""
        self.known(place, (*PLACES, SECOND), "work")
        each = int(self.tables.mixes) if place == "workshop" else 1
        return self.ask(place, actor, each * apprentices)

    # What follows from the rest

    def complete(self, data: Position) -> None:
        self._stand(data)
        self._get_up(data)
        self._put_to_work(data)
        self._fill_stalls(data)
        if data["portraits"] is not None:
            self._stack_portraits(data)
        self._count_rounds(data)

    def _layout(self) -> list[str]:
        """Without special blends all tiles; with them the last, which are the finest, in place of the first."""
        names = self.tables.tile_names
        value = self.tables.value
        chosen = list(
            range(self.tables.replaced, len(names)) if self.data["options"]["special_blends"] else range(TILES)
        )
        finest = max(chosen, key=lambda tile: value[tile])
        chosen.remove(finest)
        return [names[tile] for tile in [*chosen[:CENTRE], finest, *chosen[CENTRE:]]]

    def _painters(self, data: Position) -> list[Position]:
        return [*data["seats"], *([data["leonardo"]] if data["leonardo"] is not None else [])]

    def _actor(self, actor: int | str) -> int:
        if actor == LEONARDO and self.data["leonardo"] is not None:
            return self.players
        if actor == LEONARDO or isinstance(actor, str):
            known = [LEONARDO] if self.data["leonardo"] is not None else []
            raise fault("name", "actor", found=shown(actor), known=[*known, *map(str, range(self.players))])
        self.seat(actor)
        return actor

    def _painter(self, actor: int | str) -> Position:
        return self._painters(self.data)[self._actor(actor)]

    def _stall(self, number: int) -> Position:
        stalls = self.data["stalls"]
        if type(number) is not int or not 1 <= number <= len(stalls):
            raise fault("number", "stall", found=shown(number), least="1", most=str(len(stalls)))
        found: Position = stalls[number - 1]
        return found

    def _off_the_wall(self, square: str, where: str) -> str:
        """Take a tile off the wall: the name of its back."""
        entry = self.data["fresco"][self.known(square, SQUARES, where)]
        if not entry[1]:
            raise fault("twice", where, found=square)
        entry[1] = False
        return BACKS[self.tables.back[self.tables.tile_names.index(entry[0])]]

    def _stand(self, data: Position) -> None:
        """Who has no points stands on a start space."""
        painters = self._painters(data)
        taken = [painter["start"] for painter in painters]
        for number, painter in enumerate(painters, 1):
            if painter["score"] == 0 and painter["start"] is None:
                free = [start for start in (number, 1, 2, 3, 4) if start not in taken]
                painter["start"] = free[0]
                taken.append(free[0])

    def _get_up(self, data: Position) -> None:
        """The order of the phase, and times for those who have chosen one."""
        painters = self._painters(data)
        by_track = sorted(
            range(self.actors), key=lambda actor: (painters[actor]["score"], painters[actor]["start"] or 0)
        )
        choosing = data["phase"] == "wake-up"
        chosen = by_track[: by_track.index(self.asked)] if choosing else range(self.actors)
        taken = [painter["time"] for painter in painters]
        for actor, painter in enumerate(painters):
            if actor in chosen and painter["time"] is None:
                painter["time"] = next(time for time in self.tables.times if time not in taken)
                taken.append(painter["time"])
        by_time = (
            by_track
            if data["phase"] in BEFORE_PLANS
            else sorted(range(self.actors), key=lambda actor: painters[actor]["time"])
        )
        data["turn"]["order"] = by_time
        data["turn"]["turn"] = self.actors if data["phase"] == "planning" or data["over"] else by_time.index(self.asked)

    def _put_to_work(self, data: Position) -> None:
        """All plans are made once the places are visited; whoever is at work was planned to be."""
        phase = data["phase"]
        if phase in BEFORE_PLANS:
            return
        for seat in data["seats"]:
            seat["plan"]["stage"] = COMMITTED
        place = "last" if phase == SECOND else phase
        if self.asked == self.players or place not in SHEET:
            return
        turn = data["turn"]
        each = int(self.tables.mixes) if phase == "workshop" else 1
        done = 1 if turn["used"] or turn["chooses_on_track"] is not None else 0
        if phase == "market" and turn["step"]:
            done = data["stalls"][turn["step"] - 1]["tiles"].count(None)
        plan = data["seats"][self.asked]["plan"]
        plan[place] = max(plan[place], -(-turn["work"] // each) + done)

    def _fill_stalls(self, data: Position) -> None:
        names = self.tables.kind_names
        told = [tile for stall in data["stalls"] for tile in stall["tiles"]]
        rest = [names[kind] for kind in self.bag]
        for tile in told:
            if tile in rest:
                rest.remove(tile)
        for number, stall in enumerate(data["stalls"]):
            room = self.bounds[number + 1] - self.bounds[number] - len(stall["tiles"])
            stall["tiles"] += rest[: max(0, room)]
            del rest[: max(0, room)]

    def _stack_portraits(self, data: Position) -> None:
        """Cards that somebody has came first, then the two that lie open, each in its stack; and so many rounds."""
        cards = data["portraits"]
        income = 1 if data["phase"] == "income" else 0
        if not cards["stack"]:
            owned = [card for seat in data["seats"] for card in seat["lasting"]]
            shown = cards["open"]
            stack: list[str] = []
            for letter in range(max(self.tables.card_stack) + 1):
                stack += self._one_stack(letter, owned, shown, len(stack))
            past = [stack.index(card) for card in owned]
            least = 2 * (max(past) // 2 + 2) if past else 2
            dealt = stack.index(shown[0]) + 2 if shown else max(least, 2 * data["round"])
            dealt = min(dealt + 2 * income, len(stack))
            cards.update(stack=stack, dealt=dealt, open=stack[dealt - 2 : dealt])
        data["round"] = cards["dealt"] // 2 - income

    def _one_stack(self, letter: int, owned: list[str], shown: list[str], below: int) -> list[str]:
        names = self.tables.card_names
        own = [name for card, name in enumerate(names) if self.tables.card_stack[card] == letter]
        first = [name for name in own if name in owned]
        rest = [name for name in own if name not in owned and name not in shown]
        if not shown or shown[0] not in own:
            return [*first, *rest]
        filler = (below + len(first)) % 2  # two cards a round
        return [*first, *rest[:filler], *shown, *rest[filler:]]

    def _count_rounds(self, data: Position) -> None:
        """A last round without another reason is the last there can be."""
        left = sum(there for _, there in data["fresco"].values())
        cards = data["portraits"]
        dealt = cards is not None and cards["dealt"] == len(cards["stack"]) and data["phase"] != "income"
        few_tiles = left <= self.tables.tiles_left
        if dealt or (few_tiles and data["phase"] in BEFORE_THE_CATHEDRAL):
            data["last_round"] = True
        if data["last_round"] and not dealt and not few_tiles and cards is None:
            data["round"] = self.tables.most_rounds


def scene(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> FrescoScene:
    """A plain scene; the seed only draws what comes later."""
    return FrescoScene(make(players, seed, options, components))
