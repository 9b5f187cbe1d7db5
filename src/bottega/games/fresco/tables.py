"""The figures of the components file, checked and laid out for fast code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.games.fresco import altar, catalogue
from bottega.games.fresco.holdings import LASTING
from bottega.games.fresco.names import PAINTS, PLACES, REQUESTS, SIZE, TILES
from bottega.games.fresco.paint import BASE, COLOURS, LETTERS, MOST, colours, count, heap
from bottega.kernel.components import Components, number, rows, table, wrong
from bottega.kernel.plain import Raw

if TYPE_CHECKING:
    from bottega.games.fresco.component_types import ComponentsFile

VERSION: Final = 2
STACKS: Final = ("A", "B", "C")
CENTRE: Final = 12
LONGEST_COST: Final = 9  # cubes of one tile or card
MOST_KINDS: Final = 30  # kinds of market tiles that a mask holds
MOST_CARDS: Final = 62  # portraits that six bits tell apart


def check(components: Components) -> None:
    """ComponentsError names the figure that cannot be."""
    tables_of(components)


def file_of(components: Components) -> ComponentsFile:
    """The file itself, of checked components."""
    return cast("ComponentsFile", components.data)


def tables_of(components: Components) -> Tables:
    """The tables of these components, computed once."""
    found = components.tables
    if found is None:
        found = components.tables = Tables(components.data)
    assert isinstance(found, Tables)
    return found


class Tables:
    """What the rules look up. Lists are indexed by the numbers that the state holds."""

    def __init__(self, data: Raw) -> None:
        _check_version(data)
        self._goods(data)
        self._hostel_and_mood(data)
        self._work(data)
        self._fresco(data)
        self._altar(data)
        self._modules(data)
        self._market(data)
        self._gathering()
        self.catalogue = catalogue.build(
            self.altar_cost,
            self.times,
            len(self.stalls_of_four) - 1,
            self.kind_names,
            self.card_names,
        )
        self.stall_moves: int = catalogue.WAKE + len(self.times)
        self.buy_moves: int = self.stall_moves + len(self.stalls_of_four) - 1
        self.portrait_moves: int = self.buy_moves + len(self.kind_names)
        self.near = [_around(square, True) for square in range(TILES)]
        self.orthogonal = [_around(square, False) for square in range(TILES)]

    def _goods(self, data: Raw) -> None:
        kinds = rows(data, "paints.kinds")
        if [kind.get("name") for kind in kinds] != list(PAINTS):
            raise wrong("paints.kinds", f"must be {', '.join(PAINTS)}, in this order")
        for colour, kind in enumerate(kinds):
            if kind.get("letter") != LETTERS[colour]:
                raise wrong(f"paints.kinds[{colour}].letter", f"must be {LETTERS[colour]}")
        self.mix_cost: list[int] = []
        for name in PAINTS[3:]:
            cost = _heap(data, "mixing", name)
            if len(colours(cost)) != 2 or max(colours_of(cost)) >= PAINTS.index(name):
                raise wrong(f"mixing.{name}", "must be two paints that come before it")
            self.mix_cost.append(cost)
        self.start_money: int = number(data, "start.money", 0, 1000)
        self.start_paint: int = _heap(data, "start", "paint")
        self.start_apprentices: int = number(data, "start.apprentices", 2, 11)
        if _special(self.start_paint):
            raise wrong("start.paint", "pink and brown come with the special blends only")

    def _hostel_and_mood(self, data: Raw) -> None:
        times = rows(data, "hostel.times")
        self.times: list[int] = []
        self.time_mood: list[int] = []
        self.price: list[int] = []
        for at in range(len(times)):
            self.times.append(number(data, f"hostel.times[{at}].time", 0, 23))
            self.time_mood.append(number(data, f"hostel.times[{at}].mood", -99, 99))
            self.price.append(number(data, f"hostel.times[{at}].price", 0, 99))
        if len(times) < 4 or self.times != sorted(set(self.times)):
            raise wrong("hostel.times", "must be at least four different times, the earliest first")
        self.highest_mood: int = number(data, "mood.spaces", 2, 99)
        self.start_mood: int = number(data, "mood.start", 1, self.highest_mood)
        more = number(data, "mood.one_more", 0, self.highest_mood)
        less = number(data, "mood.one_less", 0, self.highest_mood - more)
        # By mood, from the lowest space 1: how many apprentices go to work.
        self.apprentices: list[int] = [
            self.start_apprentices + (1 if space > self.highest_mood - more else 0) - (1 if space <= less else 0)
            for space in range(self.highest_mood + 1)
        ]

    def _work(self, data: Raw) -> None:
        sheet = table(data, "sheet")
        self.most_per_place: int = number(data, "sheet.spaces", 1, 3)
        if self.start_apprentices + 1 > 5 * self.most_per_place:
            raise wrong("sheet.spaces", "there is no room for all apprentices")
        if sheet.get("first_side") != [*PLACES, "theatre"]:
            raise wrong("sheet.first_side", "must be market, cathedral, studio, workshop, theatre")
        if sheet.get("second_side") != [*PLACES, "cathedral"]:
            raise wrong("sheet.second_side", "must be market, cathedral, studio, workshop, cathedral")
        self.studio_coins: int = number(data, "work.studio_coins", 0, 99)
        self.mixes: int = number(data, "work.mixes", 1, 9)
        self.theatre_mood: int = number(data, "work.theatre_mood", 0, 99)
        self.income_per_tile: int = number(data, "income.per_tile", 0, 99)
        self.tiles_left: int = number(data, "ending.tiles_left", 0, 24)
        self.money_per_point: int = number(data, "ending.money_per_point", 1, 99)
        self.most_rounds: int = number(data, "ending.most_rounds", 1, 99)

    def _fresco(self, data: Raw) -> None:
        self.value: list[int] = []
        self.cost: list[int] = []
        self.back: list[int] = []
        self.tile_names: list[str] = []
        for section, needed in (("fresco", TILES), ("special_fresco", 0)):
            tiles = rows(data, f"{section}.tiles")
            if needed and len(tiles) != needed:
                raise wrong(f"{section}.tiles", f"must be {needed}")
            for at, row in enumerate(tiles):
                where = f"{section}.tiles[{at}]"
                self.value.append(number(data, f"{where}.value", 1, 99))
                self.cost.append(_heap(row, "", "cost", where))
                self.back.append(_back(row, where))
                self.tile_names.append(f"{row['value']} {row['cost']}")
        if len(set(self.tile_names)) != len(self.tile_names):
            raise wrong("fresco.tiles", "two tiles have the same value and cost")
        # The same side by side, eight bytes a number: what looks at all tiles at once reads them from here.
        entries = [entry for pair in zip(self.value, self.cost, strict=True) for entry in pair]
        self.tile_rows: bytes = b"".join([entry.to_bytes(8, "little") for entry in entries])
        special = len(self.value) - TILES
        self.replaced: int = number(data, "special_fresco.replaced", 0, TILES)
        if not special or special != self.replaced:
            raise wrong("special_fresco.replaced", f"must be the number of special tiles, {special}")
        for at, cost in enumerate(self.cost[:TILES]):
            if _special(cost):
                raise wrong(f"fresco.tiles[{at}].cost", "pink and brown are for special tiles only")
        self.bonus_on: int = number(data, "bishop.on_his_tile", 0, 99)
        self.bonus_beside: int = number(data, "bishop.beside_him", 0, 99)
        self.step_price: int = number(data, "bishop.step_price", 0, 99)

    def _altar(self, data: Raw) -> None:
        if colours(_heap(data, "altar", "primary")) != list(PAINTS[:3]):
            raise wrong("altar.primary", "must be RYB")
        if colours(_heap(data, "altar", "blends")) != list(PAINTS[3:6]):
            raise wrong("altar.blends", "must be OGP")
        self.altar_plain: int = number(data, "altar.primary_points", 0, 99)
        self.altar_replaced: int = number(data, "altar.replaced_points", 0, 99)
        self.altar_blends: int = number(data, "altar.blends_points", 0, 99)
        self.altar_pink: int = number(data, "altar.pink_points", 0, 99)
        self.altar_brown: int = number(data, "altar.brown_points", 0, 99)
        ways = list(
            altar.payments(self.altar_plain, self.altar_replaced, self.altar_blends, self.altar_pink, self.altar_brown)
        )
        self.altar_cost: list[int] = [cost for cost, _ in ways]
        self.altar_points: list[int] = [points for _, points in ways]
        self.altar_richest: list[int] = sorted(range(len(ways)), key=lambda at: -self.altar_points[at])

    def _modules(self, data: Raw) -> None:
        self.card_names: list[str] = []
        self.card_stack: list[int] = []
        self.card_coins: list[int] = []
        self.card_points: list[int] = []
        self.card_mood: list[int] = []  # steps up; all the way for the muse
        self.card_paint: list[int] = []
        self.card_choice: list[int] = []
        self.card_lasting: list[int] = []  # which of LASTING, or -1
        for stack, letter in enumerate(STACKS):
            for at, row in enumerate(rows(data, f"portraits.{letter}")):
                self._card(data, row, stack, f"portraits.{letter}[{at}]")
        if len(set(self.card_names)) != len(self.card_names):
            raise wrong("portraits", "two cards have the same name")
        if len(self.card_names) > MOST_CARDS:
            raise wrong("portraits", f"there can be {MOST_CARDS} cards at most")
        if not self.card_names or len(self.card_names) % 2:
            raise wrong("portraits", "two cards are revealed each round, so their number must be even")
        self.abbot_points: int = number(data, "lasting.abbot_points", 0, 99)
        self.actor_mood: int = number(data, "lasting.actor_mood", 0, 99)
        self.churchwarden_price: int = number(data, "lasting.churchwarden_price", 0, 99)
        self.servant_coins: int = number(data, "lasting.servant_coins", 0, 99)
        requests = table(data, "requests")
        if number(data, "requests.tiles", 1, 99) != 3:
            raise wrong("requests.tiles", "must be 3")
        self.request_coins: int = number(data, "requests.income_coins", 0, 99)
        self.request_points: list[list[int]] = []
        for kind in REQUESTS:
            points = requests.get(kind)
            if not isinstance(points, list) or len(points) != 3 or not all(type(value) is int for value in points):
                raise wrong(f"requests.{kind}", "must be three numbers")
            if points != sorted(points, reverse=True) or points[-1] < 1:
                raise wrong(f"requests.{kind}", "must be positive, the highest first")
            self.request_points.append(points)

    def _card(self, data: Raw, row: Raw, stack: int, where: str) -> None:
        name = row.get("name")
        if not isinstance(name, str):
            raise wrong(where, "must have a name")
        lasting = LASTING.index(name) if name in LASTING else -1
        if (row.get("lasting") is True) != (lasting >= 0):
            raise wrong(where, f"the lasting cards are {', '.join(LASTING)}")
        self.card_names.append(name)
        self.card_stack.append(stack)
        self.card_coins.append(number(data, f"{where}.coins", 0, 99, default=0))
        self.card_points.append(number(data, f"{where}.points", 0, 99, default=0))
        mood = number(data, f"{where}.mood", 0, 99, default=0)
        self.card_mood.append(self.highest_mood if row.get("highest_mood") is True else mood)
        self.card_paint.append(_heap({"paint": ""} | row, "", "paint", where))
        self.card_choice.append(number(data, f"{where}.choice", 0, 9, default=0))
        self.card_lasting.append(lasting)

    def _market(self, data: Raw) -> None:
        market = data.get("market")
        if not isinstance(market, dict):
            raise wrong("market", "is missing")
        all_tiles = _letters(market, "tiles")
        self.kind_cost: list[int] = []
        self.kind_names: list[str] = []
        for letters in all_tiles:
            cost = heap(letters)
            if cost not in self.kind_cost:
                self.kind_cost.append(cost)
                self.kind_names.append("-".join(colours(cost)))
        if len(self.kind_names) > MOST_KINDS:
            raise wrong("market.tiles", f"there can be {MOST_KINDS} kinds of tiles at most")
        self.bag_of_four: list[int] = [self.kind_cost.index(heap(letters)) for letters in all_tiles]
        self.bag_below_four: list[int] = self.bag_of_four[:]
        for letters in _letters(market, "removed_below_four"):
            if heap(letters) not in self.kind_cost or self.kind_cost.index(heap(letters)) not in self.bag_below_four:
                raise wrong("market.removed_below_four", f"there is no such tile: {letters}")
            self.bag_below_four.remove(self.kind_cost.index(heap(letters)))
        self.stalls_of_four: list[int] = _stalls(market, "stalls_of_four", len(self.bag_of_four))
        self.stalls_below_four: list[int] = _stalls(market, "stalls_below_four", len(self.bag_below_four))
        if len(self.stalls_of_four) < 5:
            raise wrong("market.stalls_of_four", "every player needs a stall to visit")
        if not 4 <= len(self.stalls_below_four) <= len(self.stalls_of_four):
            raise wrong("market.stalls_below_four", "every player needs a stall to visit, and four have the most")

    def _gathering(self) -> None:
        """Paint is unlimited, so what a player can gather is limited by the length of the game alone."""
        self.gathered: list[int] = [self._at_once(colour) for colour in range(COLOURS)]
        self.gathered_a_round: list[int] = [self._a_round(colour) for colour in range(COLOURS)]
        for colour, most in enumerate(MOST):
            if self.most_paint(colour, self.most_rounds) > most:
                raise wrong(
                    "ending.most_rounds",
                    f"in so many rounds a player could gather {self.most_paint(colour, self.most_rounds)} cubes of "
                    f"{PAINTS[colour]}, and {most} can be counted",
                )

    def most_paint(self, colour: int, rounds: int) -> int:
        """The most cubes of a colour that anybody can have after so many rounds."""
        return self.gathered[colour] + rounds * self.gathered_a_round[colour]

    def _at_once(self, colour: int) -> int:
        """What everybody starts with, and what all portraits together give."""
        cards = sum(count(paint, colour) for paint in self.card_paint)
        choices = sum(self.card_choice) if colour < 3 else 0
        return count(self.start_paint, colour) + cards + choices

    def _a_round(self, colour: int) -> int:
        """From the market, from the workshop, and from fulfilled requests."""
        bought = sorted((count(self.kind_cost[kind], colour) for kind in self.bag_of_four), reverse=True)
        mixed = self.mixes * self.most_per_place if colour >= 3 else 0
        requested = len(REQUESTS) - 1 if colour < BASE else 0
        return sum(bought[: self.most_per_place]) + mixed + requested


def _check_version(data: Raw) -> None:
    """Components of the first version had figures that the base game's own book does not have."""
    version = data.get("version", 1)
    if version != VERSION:
        told = f"this file is of version {version}, and version {VERSION} is needed"
        if version == 1:
            told += (
                ". Changed since: paints have no numbers of cubes, start spaces are worth nothing (no table `spaces`), "
                "a tile costs 2 at seven o'clock, stalls are 3, 3, 3 and 4, the second side of the sheet ends with "
                "`cathedral`, the altar has `replaced_points`, nobles give one paint"
            )
        raise wrong("version", told)


def _special(cost: int) -> bool:
    return any(count(cost, colour) for colour in range(BASE, COLOURS))


def colours_of(cost: int) -> list[int]:
    return [colour for colour in range(COLOURS) if count(cost, colour)]


def _around(square: int, diagonally: bool) -> int:
    """The neighbours of a square, as a mask."""
    row, column = divmod(square, SIZE)
    mask = 0
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            straight = (down == 0) != (right == 0)
            diagonal = down != 0 and right != 0
            inside = 0 <= row + down < SIZE and 0 <= column + right < SIZE
            if inside and (straight or (diagonally and diagonal)):
                mask |= 1 << ((row + down) * SIZE + column + right)
    return mask


def _heap(data: Raw, section: str, key: str, where: str = "") -> int:
    table = data.get(section) if section else data
    letters = table.get(key) if isinstance(table, dict) else None
    if not isinstance(letters, str) or any(letter not in LETTERS for letter in letters) or len(letters) > LONGEST_COST:
        raise wrong(f"{where or section}.{key}", f"must be paints, written with the letters {LETTERS}")
    return heap(letters)


def _back(row: Raw, where: str) -> int:
    back = row.get("back")
    if not isinstance(back, str) or len(set(back)) != len(back) or any(letter not in "OGP" for letter in back):
        raise wrong(f"{where}.back", "must be different letters of O, G and P, or empty")
    return sum(1 << "OGP".index(letter) for letter in back)


def _letters(market: Raw, key: str) -> list[str]:
    tiles = market.get(key)
    if not isinstance(tiles, list):
        raise wrong(f"market.{key}", "must be a list")
    for tile in tiles:
        if not isinstance(tile, str) or not 1 <= len(tile) <= 9 or any(letter not in LETTERS[:6] for letter in tile):
            raise wrong(f"market.{key}", f"{tile!r} is no market tile; write paints with the letters {LETTERS[:6]}")
    return tiles


def _stalls(market: Raw, key: str, tiles: int) -> list[int]:
    """Where each stall's tiles begin, and where the last ends."""
    sizes = market.get(key)
    if not isinstance(sizes, list) or not all(type(size) is int and size > 0 for size in sizes):
        raise wrong(f"market.{key}", "must be the number of tiles of each stall")
    if sum(sizes) > tiles:
        raise wrong(f"market.{key}", f"there are only {tiles} tiles")
    return [sum(sizes[:at]) for at in range(len(sizes) + 1)]
