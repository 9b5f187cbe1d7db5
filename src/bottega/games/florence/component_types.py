"""The components file of Florence as `components` has checked it, table by table; footnotes are taken off before."""

from typing import NotRequired, TypedDict


class Rounds(TypedDict):
    minimum_work_value: list[int]


Money = TypedDict(
    "Money",
    {
        "start": int,
        "start_two_players": int,
        "base_price": int,
        "base_price_two_players": int,
        "raise": int,
        "person": int,
        "freedom": int,
        "bonus": int,
        "building_by_builders": list[int],
        "per_work_value": int,
        "per_prestige_point": int,
        "per_step_back": int,
    },
)
Building = TypedDict("Building", {"class": str, "size": int, "shape": list[str]})


class Landscape(TypedDict):
    size: int
    supports: int
    shape: list[str]


class Board(TypedDict):
    base: list[str]


class Person(TypedDict):
    number: int
    name: str
    building: str
    landscape: str
    freedom: str


class People(TypedDict):
    cards: list[Person]


class BonusCard(TypedDict):
    name: str
    each: list[str]
    adds: int


class Bonus(TypedDict):
    cards: list[BonusCard]


class PrestigeCard(TypedDict):
    """One that has `most` or `fewest` of something, alone or tied, or one that needs some of several things."""

    name: str
    most: NotRequired[str]
    fewest: NotRequired[str]
    alone: NotRequired[int]
    tied: NotRequired[int]
    needs: NotRequired[dict[str, int]]
    points: NotRequired[int]


class Prestige(TypedDict):
    cards: list[PrestigeCard]


class Cooperative(TypedDict):
    board: list[str]
    highest_payment: int
    proposals_per_turn: int
    seams: dict[str, list[list[int]]]


class ComponentsFile(TypedDict):
    """`stock`, `limits` and their like are numbers by name: which there must be, `components` lists."""

    game: str
    rounds: Rounds
    money: Money
    prestige_points: dict[str, int]
    work_value: dict[str, int]
    limits: dict[str, int]
    board: Board
    stock: dict[str, int]
    landscapes: dict[str, Landscape]
    buildings: dict[str, Building]
    people: People
    bonus: Bonus
    prestige: Prestige
    two_players: dict[str, int]
    characters: dict[str, int]
    cooperative: Cooperative
