"""Scenes of La Stanza: a plain position, and verbs that give, place and ask.

Persons are told by their names, by a discipline ("arts": anybody of it) or as "start arts", the start person.
"""

from __future__ import annotations

from typing import Final, Self

from bottega.games.stanza.names import (
    ARTWORKS,
    COLOURS,
    DISCIPLINES,
    PERSONS_EACH,
    PHASES,
    SPACES,
    START,
    TILE_NAMES,
    WORKER_SPACES,
)
from bottega.games.stanza.setup import make
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.tables import Tables
from bottega.kernel.components import Components
from bottega.kernel.option import Setting
from bottega.kernel.plain import Position
from bottega.kernel.scene import Scene
from bottega.kernel.seed import Seed
from bottega.kernel.shape import fault, few, shown

STARTERS: Final = "start "


class StanzaScene(Scene):
    """All figures on the bonus space, start persons in the order of the disciplines, every room full; seat 0 moves."""

    def __init__(self, fresh: Stanza) -> None:
        super().__init__(fresh.dump(), fresh.components)
        self.figures = fresh.tables
        self.data.update(phase="move", tiles=[], discard=[], pile=[], covered={name: [] for name in DISCIPLINES})
        self.data["ring"] = {
            space: space.rpartition("-")[0] if self.figures.place_in_ring[number] > 0 else None
            for number, space in enumerate(SPACES)
            if number > 0
        }
        for seat in self.data["seats"]:
            seat["workers"] = [None, *[STARTERS + name for name in DISCIPLINES]]

    # What the players have

    def money(self, seat: int, florins: int) -> Self:
        self.seat(seat)["money"] = florins
        return self

    def ship(self, seat: int, space: int) -> Self:
        self.seat(seat)["ship"] = space
        return self

    def stand(self, seat: int, space: str) -> Self:
        """Put the figure on a space; whoever stood there is gone from it."""
        self.seat(seat)["space"] = self.known(space, SPACES, "stand")
        if space != SPACES[0]:
            self.data["ring"][space] = None
        return self

    def patron(self, seat: int, space: int, turned: bool = False) -> Self:
        self.seat(seat).update(patron=space, turned=turned)
        return self

    def workers(self, seat: int, *persons: str | None) -> Self:
        """Who works, from the first worker space on."""
        self.seat(seat)["workers"] = self._track(persons, WORKER_SPACES, "workers")
        return self

    def recruits(self, seat: int, *persons: str | None) -> Self:
        """Who is on the recruitment track, from its first space on."""
        self.seat(seat)["recruits"] = self._track(persons, int(self.figures.recruits), "recruits")
        return self

    def give(self, seat: int, *things: str) -> Self:
        """Give helpers (by colour), works of art and bonus tiles, each by its name."""
        board = self.seat(seat)
        for thing in things:
            if thing in COLOURS:
                board["helpers"][thing] += 1
            elif thing in ARTWORKS:
                board["art"][thing] += 1
            elif thing in TILE_NAMES:
                board["tiles"].append(thing)
            else:
                raise fault("name", "give", found=shown(thing), known=few([*COLOURS, *ARTWORKS, *TILE_NAMES]))
        return self

    def write(self, seat: int, discipline: str, books: int = 1) -> Self:
        """Books of a discipline on the shelf."""
        board = self.seat(seat)
        board["books"][self.known(discipline, list(board["books"]), "write")] += books
        return self

    def discs(self, seat: int, field: str, discs: int = 1) -> Self:
        """Own discs on a field of the hall of Religion."""
        self.seat(seat)["fields"][self.known(field, DISCIPLINES, "discs")] += discs
        return self

    def masterpiece(self, seat: int, discipline: str, points: int) -> Self:
        self.seat(seat)["masterpieces"][self.known(discipline, DISCIPLINES, "masterpiece")] = points
        return self

    # The rooms

    def ring(self, space: str, person: str | None) -> Self:
        """Who stands on a space, or nobody."""
        self.data["ring"][self.known(space, SPACES[1:], "ring")] = person
        return self

    def cover(self, discipline: str, points: int) -> Self:
        """Which masterpiece of a room is covered; rooms that are not told have one of those left."""
        self.data["covered"][self.known(discipline, DISCIPLINES, "cover")] = [points]
        return self

    def offer(self, *tiles: str) -> Self:
        """Bonus tiles on offer; others are added until there are enough of each discipline."""
        for tile in tiles:
            self.data["tiles"].append(self.known(tile, TILE_NAMES, "offer"))
        return self

    # What is asked

    def ask(self, phase: str, seat: int) -> Self:
        self.seat(seat)
        self.data.update(phase=self.known(phase, PHASES, "phase"), turn=seat)
        return self

    def move(self, seat: int) -> Self:
        return self.ask("move", seat)

    def act(self, seat: int, space: str) -> Self:
        """The seat has moved to a space and now acts."""
        return self.stand(seat, space).ask("act", seat)

    def work(self, seat: int, discipline: str) -> Self:
        """The seat activates the discipline of the room it is in, and has hired its last worker for it."""
        self.act(seat, f"{self.known(discipline, DISCIPLINES, 'work')}-1").ask("work", seat)
        workers = self.seat(seat)["workers"]
        self.data["current"].update(activated=discipline, ready=True, hired=[WORKER_SPACES])
        if workers[-1] not in (discipline, STARTERS + discipline):
            workers[-1] = discipline
        return self

    # What follows from the rest

    def complete(self, data: Position) -> None:
        people = _People(self.figures)
        for seat in data["seats"]:
            seat["workers"] = [people.take(name) for name in seat["workers"]]
            seat["recruits"] = [people.take(name) for name in seat["recruits"]]
        data["ring"] = {space: people.take(name) for space, name in data["ring"].items()}
        data["current"]["fetched"] = people.take(data["current"]["fetched"])
        data["discard"] = [people.take(name) for name in data["discard"]]
        data["pile"] = people.rest()
        data["tiles"] = self._offered(data)
        if self.players in self.figures.cover_players:
            self._cover_rooms(data)

    def _track(self, persons: tuple[str | None, ...], spaces: int, where: str) -> list[str | None]:
        if len(persons) > spaces:
            raise fault("more", where, found=str(len(persons)), most=str(spaces))
        return [*persons, *[None] * (spaces - len(persons))]

    def _offered(self, data: Position) -> list[str]:
        owned = [tile for seat in data["seats"] for tile in seat["tiles"]]
        offered = list(data["tiles"])
        for mask in self.figures.tiles_of:
            family = [name for tile, name in enumerate(TILE_NAMES) if mask >> tile & 1]
            there = sum(name in family for name in [*owned, *offered])
            spare = [name for name in family if name not in owned and name not in offered]
            offered += spare[: max(0, int(self.figures.tiles_drawn) - there)]
        return offered

    def _cover_rooms(self, data: Position) -> None:
        points = self.figures.niche_points
        left = [points[niche] for niche in self.figures.covers]
        for name in DISCIPLINES:
            for value in data["covered"][name]:
                if value in left:
                    left.remove(value)
        for name in DISCIPLINES:
            if not data["covered"][name]:
                claimed = [seat["masterpieces"].get(name) for seat in data["seats"]]
                free = [value for value in left if value not in claimed]
                if free:
                    left.remove(free[-1])
                    data["covered"][name] = [free[-1]]


class _People:
    """Hands out persons, each once."""

    def __init__(self, figures: Tables) -> None:
        self.names = figures.persons
        self.free = {
            name: figures.persons[number * PERSONS_EACH : (number + 1) * PERSONS_EACH]
            for number, name in enumerate(DISCIPLINES)
        }

    def take(self, wanted: str | None) -> str | None:
        if wanted is None or wanted in self.names[START:]:
            return wanted
        if isinstance(wanted, str) and wanted.removeprefix(STARTERS) in DISCIPLINES and wanted.startswith(STARTERS):
            return self.names[START + DISCIPLINES.index(wanted.removeprefix(STARTERS))]
        if wanted in self.free:
            if not self.free[wanted]:
                raise fault("more", wanted, found=str(PERSONS_EACH + 1), most=str(PERSONS_EACH))
            return self.free[wanted].pop()
        for names in self.free.values():
            if wanted in names:
                names.remove(wanted)
                return wanted
        if wanted in self.names:
            raise fault("places", "persons", name=wanted, found="2")
        raise fault("name", "persons", found=shown(wanted), known=few([*DISCIPLINES, *self.names]))

    def rest(self) -> list[str]:
        return [name for names in self.free.values() for name in names]


def scene(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> StanzaScene:
    """A plain scene; with fewer players, rooms that are not told are covered so that it can be."""
    return StanzaScene(make(players, seed, options, components))
