"""Checking the components: a corrected copy of the file must still make a game."""

from __future__ import annotations

from bottega.games.florence.catalogue import AMOUNTS, BONUS_COUNT, PEOPLE_COUNT, PRESTIGE_COUNT
from bottega.games.florence.grid import SIDE, connected, orientations, read_shape
from bottega.games.florence.names import BUILDINGS, CLASSES, FEATURES, FREEDOMS, LANDSCAPES
from bottega.kernel.components import Components, figure, number, table, wrong
from bottega.kernel.plain import Raw

WIDEST = 5  # a tile's longest side: a strip of twice four columns along a border must fit into 64 bits

NUMBERS = {
    "money": (
        "start",
        "start_two_players",
        "base_price",
        "base_price_two_players",
        "raise",
        "person",
        "freedom",
        "bonus",
        "per_work_value",
        "per_prestige_point",
        "per_step_back",
    ),
    "prestige_points": ("building", "landscape_again", "builder_again", "best_work"),
    "work_value": ("building", "landscape", "freedom", "jester", "person"),
    "limits": ("actions", "builders", "people_dealt", "people_kept", "cards_looked_at"),
    "stock": ("builders", "jesters", "recruiting", "copies_of_building", "copies_of_landscape", "freedoms_of_a_kind"),
    "two_players": ("freedoms", "freedoms_hard"),
    "characters": (
        "banker_pot",
        "banker_pot_growth",
        "princess_landscape",
        "princess_builder",
        "princess_building",
        "princess_person",
        "cardinal_actions",
        "per_prestige_point",
        "lowest_offer",
        "highest_offer",
        "highest_offer_banker",
    ),
    "cooperative": ("highest_payment", "proposals_per_turn"),
}
DIVISORS = ("money.raise", "money.per_work_value", "money.per_prestige_point", "money.per_step_back")


def check(components: Components) -> None:
    """Raise ComponentsError for the first figure that cannot be."""
    data = components.data
    for part in NUMBERS:
        _numbers(data, part)
    _rounds(data)
    _amounts(data)
    _limits(data)
    _board(figure(data, "board.base"), "board.base")
    _board(figure(data, "cooperative.board"), "cooperative.board")
    _shapes(data)
    _people(data)
    _bonus(data)
    _prestige(data)
    _seams(data)


def _numbers(data: Raw, part: str) -> dict[str, int]:
    """The numbers that a table must have."""
    return {key: number(data, f"{part}.{key}", 0) for key in NUMBERS[part]}


def _rounds(data: Raw) -> None:
    minimum = figure(data, "rounds.minimum_work_value")
    if not isinstance(minimum, list) or not minimum or any(type(value) is not int or value < 1 for value in minimum):
        raise wrong("rounds.minimum_work_value", "must list one whole number for each round")
    if minimum != sorted(minimum):
        raise wrong("rounds.minimum_work_value", "may not fall from one round to the next")


def _amounts(data: Raw) -> None:
    money = _numbers(data, "money")
    prices = table(data, "money").get("building_by_builders")
    if not isinstance(prices, list) or len(prices) != number(data, "limits.builders", 0) + 1:
        raise wrong("money.building_by_builders", "must list a price for no builder, one builder, and so on")
    for index, price in enumerate(prices):
        if type(price) is not int or price < 0 or price % 100:
            raise wrong(f"money.building_by_builders[{index}]", "must be in hundreds of florins")
    for key, florins in money.items():
        if florins % 100:
            raise wrong(f"money.{key}", "must be in hundreds of florins")
    for where in DIVISORS:
        if figure(data, where) == 0:
            raise wrong(where, "may not be zero")
    characters = _numbers(data, "characters")
    offers = ("banker_pot", "banker_pot_growth", "lowest_offer", "highest_offer", "highest_offer_banker")
    for key in (*offers, "per_prestige_point"):
        if characters[key] % 100:
            raise wrong(f"characters.{key}", "must be in hundreds of florins")
    if characters["per_prestige_point"] == 0:
        raise wrong("characters.per_prestige_point", "may not be zero")
    highest = 100 * (AMOUNTS - 1)
    for key in ("highest_offer", "highest_offer_banker"):
        if characters[key] > highest:
            raise wrong(f"characters.{key}", f"may be at most {highest}")
    if characters["lowest_offer"] > characters["highest_offer"]:
        raise wrong("characters.lowest_offer", "is above the highest offer")
    payment = number(data, "cooperative.highest_payment", 0)
    if payment % 100 or payment > highest:
        raise wrong("cooperative.highest_payment", f"must be in hundreds of florins, at most {highest}")


def _limits(data: Raw) -> None:
    limits = _numbers(data, "limits")
    if limits["people_kept"] != limits["people_dealt"] - 1:
        raise wrong("limits.people_kept", "must be one less than are dealt")
    if not 2 <= limits["people_dealt"] <= 4:
        raise wrong("limits.people_dealt", "must be 2 to 4, so that the cards suffice for five players")
    if limits["cards_looked_at"] < 1:
        raise wrong("limits.cards_looked_at", "must be at least 1")
    if not 1 <= limits["actions"] <= 5:
        raise wrong("limits.actions", "must be 1 to 5")
    if limits["builders"] != 3:
        raise wrong("limits.builders", "a board has room for 3 builders")
    if number(data, "stock.freedoms_of_a_kind", 0) < 4:
        raise wrong("stock.freedoms_of_a_kind", "five players need 4 of each kind")
    for key in ("freedoms", "freedoms_hard"):
        if not 3 <= number(data, f"two_players.{key}", 0) <= 6:
            raise wrong(f"two_players.{key}", "must be 3 to 6: one of each kind, and at most one more of each")
    if number(data, "characters.cardinal_actions", 0) > 4:
        raise wrong("characters.cardinal_actions", "must be at most 4")


def _board(rows: object, where: str) -> None:
    if not isinstance(rows, list) or len(rows) != SIDE:
        raise wrong(where, f"must have {SIDE} rows")
    for index, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != SIDE or set(row) - set(".P"):
            raise wrong(f"{where}[{index}]", f"must be {SIDE} signs, “.” for a free cell or “P” for the palazzo")
    if not any("P" in row for row in rows):
        raise wrong(where, "has no palazzo")


def _shapes(data: Raw) -> None:
    seen: dict[str, list[tuple[tuple[int, int], ...]]] = {}
    for group, names in (("buildings", BUILDINGS), ("landscapes", LANDSCAPES)):
        if set(table(data, group)) != set(names):
            raise wrong(group, f"must name exactly {', '.join(names)}")
        for name in names:
            where = f"{group}.{name}"
            tile = table(data, where)
            ways = orientations(_shape(data, where))
            shape = sorted(map(tuple, (cells for _, cells in ways)))
            for other, taken in seen.items():
                if other.startswith(group) and taken == shape:
                    raise wrong(f"{where}.shape", f"is the same as that of {other.split('.')[1]}")
            seen[where] = shape
            if group == "buildings" and tile.get("class") not in CLASSES:
                raise wrong(f"{where}.class", f"must be one of {', '.join(CLASSES)}")
            if group == "landscapes":
                number(data, f"{where}.supports", 0)
    for size in CLASSES:
        if not any(figure(data, f"buildings.{building}.class") == size for building in BUILDINGS):
            raise wrong("buildings", f"none is {size}")


def _shape(data: Raw, where: str) -> list[tuple[int, int]]:
    rows = figure(data, f"{where}.shape")
    if not isinstance(rows, list) or not rows or any(not isinstance(row, str) or set(row) - set("X.") for row in rows):
        raise wrong(f"{where}.shape", "must be rows of “X” and “.”")
    cells = read_shape(rows)
    if not cells:
        raise wrong(f"{where}.shape", "covers no cell")
    size = number(data, f"{where}.size", 1)
    if len(cells) != size:
        raise wrong(f"{where}.shape", f"covers {len(cells)} cells, but the size is {size}")
    if not connected(cells):
        raise wrong(f"{where}.shape", "does not hang together")
    if len(rows) > WIDEST or max(len(row) for row in rows) > WIDEST:
        raise wrong(f"{where}.shape", f"is longer than {WIDEST} cells")
    if not all("X" in row for row in (rows[0], rows[-1])) or not all(
        any(column < len(row) and row[column] == "X" for row in rows) for column in (0, max(map(len, rows)) - 1)
    ):
        raise wrong(f"{where}.shape", "has an empty row or column at its edge")
    return cells


def _cards(data: Raw, group: str, count: int) -> list[Raw]:
    cards = figure(data, f"{group}.cards")
    if not isinstance(cards, list) or len(cards) != count:
        raise wrong(f"{group}.cards", f"must be {count} cards")
    names: list[str] = []
    for index, card in enumerate(cards):
        where = f"{group}.cards[{index}]"
        name = card.get("name") if isinstance(card, dict) else None
        if not isinstance(name, str) or " " in name:
            raise wrong(f"{where}.name", "must be a name without spaces")
        if name in names:
            raise wrong(f"{where}.name", f"“{name}” is there twice")
        names.append(name)
    return cards


def _people(data: Raw) -> None:
    cards = _cards(data, "people", PEOPLE_COUNT)
    for index, card in enumerate(cards):
        where = f"people.cards[{index}]"
        for key, names in (("building", BUILDINGS), ("landscape", LANDSCAPES), ("freedom", FREEDOMS)):
            if card.get(key) not in names:
                raise wrong(f"{where}.{key}", f"must be one of {', '.join(names)}")
    numbers = [number(data, f"people.cards[{index}].number", 1) for index in range(len(cards))]
    if sorted(numbers) != list(range(1, PEOPLE_COUNT + 1)):
        raise wrong("people.cards", f"the numbers must be 1 to {PEOPLE_COUNT}, each once")
    for name in LANDSCAPES:
        wanted = sum(1 for card in cards if card["landscape"] == name)
        supports = number(data, f"landscapes.{name}.supports", 0)
        if wanted != supports:
            raise wrong(f"landscapes.{name}.supports", f"is {supports}, but {wanted} people want it")


def _features(names: object, where: str) -> None:
    if not isinstance(names, list) or not names:
        raise wrong(where, "must list what is counted")
    for name in names:
        if name not in FEATURES:
            raise wrong(where, f"“{name}” cannot be counted; there are {', '.join(FEATURES)}")


def _bonus(data: Raw) -> None:
    for index, card in enumerate(_cards(data, "bonus", BONUS_COUNT)):
        where = f"bonus.cards[{index}]"
        _features(card.get("each"), f"{where}.each")
        number(data, f"{where}.adds", 1)


def _prestige(data: Raw) -> None:
    for index, card in enumerate(_cards(data, "prestige", PRESTIGE_COUNT)):
        where = f"prestige.cards[{index}]"
        forms = [form for form in ("most", "fewest", "needs") if form in card]
        if len(forms) != 1:
            raise wrong(where, "must have one of most, fewest or needs")
        if forms == ["needs"]:
            needs = card["needs"]
            if not isinstance(needs, dict):
                raise wrong(f"{where}.needs", "must say how many of what")
            _features(list(needs), f"{where}.needs")
            for name in needs:
                number(data, f"{where}.needs.{name}", 1)
            number(data, f"{where}.points", 1)
        else:
            _features([card[forms[0]]], f"{where}.{forms[0]}")
            if number(data, f"{where}.alone", 1) < number(data, f"{where}.tied", 0):
                raise wrong(f"{where}.tied", "is more than for being alone")


def _seams(data: Raw) -> None:
    seams = table(data, "cooperative.seams")
    for players in range(2, 6):
        where = f"cooperative.seams.{players}"
        pairs = seams.get(str(players))
        if not isinstance(pairs, list) or not pairs:
            raise wrong(where, "must list the borders as pairs of seats, left and right")
        for pair in pairs:
            if (
                not isinstance(pair, list)
                or len(pair) != 2
                or pair[0] == pair[1]
                or any(type(seat) is not int or not 0 <= seat < players for seat in pair)
            ):
                raise wrong(where, f"{pair} is no pair of two of the {players} seats")
        for side in (0, 1):
            edges = [pair[side] for pair in pairs]
            if len(set(edges)) != len(edges):
                raise wrong(where, "an edge of a board can lie along one other board only")
