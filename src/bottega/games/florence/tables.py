"""Tables: the components' figures as plain integers in lists, computed once, for fast code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.games.florence.catalogue import KINDS, PAYMENTS, fixed_moves, further_moves
from bottega.games.florence.grid import SIDE, Cell, cell_name, mask_of, orientations, read_shape
from bottega.games.florence.names import BUILDINGS, CLASSES, FEATURES, FREEDOMS, LANDSCAPES, TILES
from bottega.games.florence.way import Way
from bottega.kernel.components import Components
from bottega.kernel.move import Catalogue

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.component_types import ComponentsFile

MOST: Final = 0
FEWEST: Final = 1
NEEDS: Final = 2


class Tables:
    """What hot code reads. Lists indexed by the numbers of things in `names`."""

    minimum: list[int]  # by round, the first at 0
    rounds: i64
    start_money: i64
    start_money_two: i64
    base_price: i64
    base_price_two: i64
    raise_by: i64
    price_person: i64
    price_freedom: i64
    price_bonus: i64
    price_building: list[int]  # by number of builders
    per_work_value: i64
    per_point: i64
    per_step_back: i64
    points_building: i64
    points_landscape: i64
    points_builder: i64
    points_best: i64
    value_building: i64
    value_landscape: i64
    value_freedom: i64
    value_jester: i64
    value_person: i64
    actions: i64
    most_builders: i64
    dealt: i64
    looked_at: i64
    palazzo: i64
    palazzo_joined: i64
    stock: list[int]
    freedoms_two: i64
    freedoms_two_hard: i64

    person_names: list[str]
    prestige_names: list[str]
    bonus_names: list[str]
    wants_building: list[int]  # by person
    wants_landscape: list[int]
    wants_freedom: list[int]
    card_number: list[int]
    building_class: list[int]
    class_mask: list[int]  # the buildings of each class
    ones: list[int]  # how many bits are set, for up to ten bits

    bonus_adds: list[int]
    bonus_each: list[list[int]]
    prestige_rule: list[int]  # MOST, FEWEST or NEEDS
    prestige_feature: list[int]
    prestige_needs: list[list[int]]  # feature, least, feature, least, ...
    prestige_full: list[int]
    prestige_tied: list[int]

    pot: i64
    pot_growth: i64
    princess_landscape: i64
    princess_builder: i64
    princess_building: i64
    princess_person: i64
    cardinal_actions: i64
    banker_per_point: i64
    lowest_offer: i64
    highest_offer: i64
    highest_offer_banker: i64
    window: i64  # how many payments are on offer at once
    ask_numbers: list[int]  # the moves that ask for and offer each payment of `catalogue.PAYMENTS`
    counter_numbers: list[int]
    more: i64
    elsewhere: i64
    proposals: i64
    seams: list[list[list[int]]]  # by number of players

    catalogue: Catalogue
    kind: list[int]  # by move number
    arg: list[int]
    arg2: list[int]
    ways: list[list[Way]]  # to lay a tile on one board, by tile
    place_mask: list[int]  # cells by move number (0 where it is no placement)
    # Ways to lay a building across a border, on the strip of `reach` columns on each side of it.
    reach: i64
    first_span: list[int]
    span_anchors: list[int]
    span_shifts: list[list[int]]
    span_numbers: list[list[int]]
    across_left: list[int]  # cells on the left board, by move number
    across_right: list[int]

    def __init__(self) -> None:
        """Empty: `tables_of` fills it."""

    def size_of(self, tile: str) -> int:
        """How many cells the tile covers."""
        return len(self.ways[TILES.index(tile)][0].shifts)


def file_of(components: Components) -> ComponentsFile:
    """The file itself, of checked components."""
    return cast("ComponentsFile", components.data)


def tables_of(components: Components) -> Tables:
    """The tables of checked components; computed at the first call."""
    found = components.tables
    if isinstance(found, Tables):
        return found
    tables = Tables()
    data = file_of(components)
    _figures(tables, data)
    _cards(tables, data)
    _characters(tables, data)
    _moves(tables, data)
    components.tables = tables
    return tables


def _figures(tables: Tables, data: ComponentsFile) -> None:
    tables.minimum = list(data["rounds"]["minimum_work_value"])
    tables.rounds = len(tables.minimum)
    money = data["money"]
    tables.start_money = money["start"]
    tables.start_money_two = money["start_two_players"]
    tables.base_price = money["base_price"]
    tables.base_price_two = money["base_price_two_players"]
    tables.raise_by = money["raise"]
    tables.price_person = money["person"]
    tables.price_freedom = money["freedom"]
    tables.price_bonus = money["bonus"]
    tables.price_building = list(money["building_by_builders"])
    tables.per_work_value = money["per_work_value"]
    tables.per_point = money["per_prestige_point"]
    tables.per_step_back = money["per_step_back"]
    points = data["prestige_points"]
    tables.points_building = points["building"]
    tables.points_landscape = points["landscape_again"]
    tables.points_builder = points["builder_again"]
    tables.points_best = points["best_work"]
    value = data["work_value"]
    tables.value_building = value["building"]
    tables.value_landscape = value["landscape"]
    tables.value_freedom = value["freedom"]
    tables.value_jester = value["jester"]
    tables.value_person = value["person"]
    limits = data["limits"]
    tables.actions = limits["actions"]
    tables.most_builders = limits["builders"]
    tables.dealt = limits["people_dealt"]
    tables.looked_at = limits["cards_looked_at"]
    tables.palazzo = mask_of(_palazzo(data["board"]["base"]))
    tables.palazzo_joined = mask_of(_palazzo(data["cooperative"]["board"]))
    stock = data["stock"]
    tables.stock = (
        [stock["copies_of_building"]] * len(BUILDINGS)
        + [stock["copies_of_landscape"]] * len(LANDSCAPES)
        + [stock["jesters"], stock["builders"], stock["recruiting"]]
        + [stock["freedoms_of_a_kind"]] * len(FREEDOMS)
    )
    tables.freedoms_two = data["two_players"]["freedoms"]
    tables.freedoms_two_hard = data["two_players"]["freedoms_hard"]


def _palazzo(rows: list[str]) -> list[Cell]:
    return [(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "P"]


def _cards(tables: Tables, data: ComponentsFile) -> None:
    people = data["people"]["cards"]
    tables.person_names = [card["name"] for card in people]
    tables.card_number = [card["number"] for card in people]
    tables.wants_building = [BUILDINGS.index(card["building"]) for card in people]
    tables.wants_landscape = [LANDSCAPES.index(card["landscape"]) for card in people]
    tables.wants_freedom = [FREEDOMS.index(card["freedom"]) for card in people]
    tables.building_class = [CLASSES.index(data["buildings"][name]["class"]) for name in BUILDINGS]
    tables.class_mask = [
        sum(1 << building for building, of in enumerate(tables.building_class) if of == size)
        for size in range(len(CLASSES))
    ]
    tables.ones = [bin(mask).count("1") for mask in range(1 << len(BUILDINGS))]

    bonus = data["bonus"]["cards"]
    tables.bonus_names = [card["name"] for card in bonus]
    tables.bonus_adds = [card["adds"] for card in bonus]
    tables.bonus_each = [[FEATURES.index(name) for name in card["each"]] for card in bonus]

    prestige = data["prestige"]["cards"]
    tables.prestige_names = [card["name"] for card in prestige]
    tables.prestige_rule = [MOST if "most" in card else FEWEST if "fewest" in card else NEEDS for card in prestige]
    tables.prestige_feature = [
        FEATURES.index(card.get("most") or card.get("fewest") or "") if "needs" not in card else -1 for card in prestige
    ]
    tables.prestige_needs = [
        [figure for name, least in card.get("needs", {}).items() for figure in (FEATURES.index(name), least)]
        for card in prestige
    ]
    tables.prestige_full = [card["points"] if "needs" in card else card["alone"] for card in prestige]
    tables.prestige_tied = [card["points"] if "needs" in card else card["tied"] for card in prestige]


def _characters(tables: Tables, data: ComponentsFile) -> None:
    figures = data["characters"]
    tables.pot = figures["banker_pot"]
    tables.pot_growth = figures["banker_pot_growth"]
    tables.princess_landscape = figures["princess_landscape"]
    tables.princess_builder = figures["princess_builder"]
    tables.princess_building = figures["princess_building"]
    tables.princess_person = figures["princess_person"]
    tables.cardinal_actions = figures["cardinal_actions"]
    tables.banker_per_point = figures["per_prestige_point"]
    tables.lowest_offer = figures["lowest_offer"]
    tables.highest_offer = figures["highest_offer"]
    tables.highest_offer_banker = figures["highest_offer_banker"]
    joined = data["cooperative"]
    tables.window = joined["highest_payment"] // 100 + 1
    tables.proposals = joined["proposals_per_turn"]
    tables.seams = [joined["seams"].get(str(players), []) for players in range(6)]


def _moves(tables: Tables, data: ComponentsFile) -> None:
    catalogue = fixed_moves(tables.person_names, tables.prestige_names, tables.bonus_names)
    tables.catalogue = catalogue
    shapes = [read_shape(data["buildings"][name]["shape"]) for name in BUILDINGS]
    shapes += [read_shape(data["landscapes"][name]["shape"]) for name in LANDSCAPES]
    masks = _placements(tables, shapes)
    lefts, rights = _spans(tables, shapes[: len(BUILDINGS)])
    further_moves(catalogue)
    tables.more = catalogue.find("more")
    tables.elsewhere = catalogue.find("elsewhere")
    tables.ask_numbers = [catalogue.find(f"ask {florins}") for florins in PAYMENTS]
    tables.counter_numbers = [catalogue.find(f"counter {florins}") for florins in PAYMENTS]
    kinds = {name: number for number, name in enumerate(KINDS)}
    tables.kind = [kinds[move.kind] for move in catalogue]
    first: dict[str, int] = {}
    for move in catalogue:
        first.setdefault(move.kind, move.number)
    tables.arg = [move.number - first[move.kind] for move in catalogue]
    tables.arg2 = [0] * len(catalogue)
    for move in catalogue:
        if move.kind in ("place", "across"):
            tables.arg[move.number] = TILES.index(str(move.args["tile"]))
        elif move.kind in ("ask", "counter"):
            tables.arg[move.number] = PAYMENTS.index(int(str(move.args["florins"])))
        elif move.kind == "share":
            tables.arg2[move.number] = tables.arg[move.number] % 2
            tables.arg[move.number] //= 2
    tables.place_mask = [masks.get(number, 0) for number in range(len(catalogue))]
    tables.across_left = [lefts.get(number, 0) for number in range(len(catalogue))]
    tables.across_right = [rights.get(number, 0) for number in range(len(catalogue))]


def _placements(tables: Tables, shapes: list[list[Cell]]) -> dict[int, int]:
    """Add all placements on one board to the catalogue; their cells by number."""
    tables.ways = []
    masks: dict[int, int] = {}
    for tile, shape in zip(TILES, shapes, strict=True):
        ways: list[Way] = []
        for name, cells in orientations(shape):
            height = 1 + max(row for row, _ in cells)
            width = 1 + max(column for _, column in cells)
            shifts = [SIDE * row + column for row, column in cells]
            anchors = 0
            numbers = [-1] * (SIDE * SIDE)
            for row in range(SIDE - height + 1):
                for column in range(SIDE - width + 1):
                    corner = SIDE * row + column
                    anchors |= 1 << corner
                    numbers[corner] = tables.catalogue.add("place", tile=tile, cell=cell_name(corner), way=name)
                    masks[numbers[corner]] = sum(1 << (corner + shift) for shift in shifts)
            ways.append(Way(name, shifts, anchors, numbers))
        tables.ways.append(ways)
    return masks


def _spans(tables: Tables, shapes: list[list[Cell]]) -> tuple[dict[int, int], dict[int, int]]:
    """Add all placements across a border; their cells on the left and on the right board by number.

    The strip along the border has `reach` columns of either board: bit 2 * reach * row + column.
    The corner is named as on the left board.
    """
    reach = max(max(max(cell) for cell in shape) for shape in shapes)
    tables.reach = reach
    tables.first_span = [0]
    tables.span_anchors = []
    tables.span_shifts = []
    tables.span_numbers = []
    lefts: dict[int, int] = {}
    rights: dict[int, int] = {}
    for tile, shape in zip(BUILDINGS, shapes, strict=True):
        for name, cells in orientations(shape):
            height = 1 + max(row for row, _ in cells)
            width = 1 + max(column for _, column in cells)
            anchors = 0
            numbers = [-1] * (SIDE * 2 * reach)
            for row in range(SIDE - height + 1):
                for column in range(reach - width + 1, reach):
                    corner = 2 * reach * row + column
                    anchors |= 1 << corner
                    on_left = SIDE - reach + column
                    number = tables.catalogue.add("across", tile=tile, cell=cell_name(SIDE * row + on_left), way=name)
                    numbers[corner] = number
                    laid = [(row + down, on_left + along) for down, along in cells]
                    lefts[number] = mask_of([(down, along) for down, along in laid if along < SIDE])
                    rights[number] = mask_of([(down, along - SIDE) for down, along in laid if along >= SIDE])
            if anchors:
                tables.span_anchors.append(anchors)
                tables.span_shifts.append([2 * reach * row + column for row, column in cells])
                tables.span_numbers.append(numbers)
        tables.first_span.append(len(tables.span_anchors))
    return lefts, rights
