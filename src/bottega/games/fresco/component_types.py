"""The components file of Fresco as `tables` has checked it, table by table; footnotes are taken off before."""

from typing import NotRequired, TypedDict


class PaintKind(TypedDict):
    name: str
    letter: str


class Paints(TypedDict):
    kinds: list[PaintKind]


class Start(TypedDict):
    money: int
    paint: str
    apprentices: int


class Time(TypedDict):
    time: int
    mood: int
    price: int


class Hostel(TypedDict):
    times: list[Time]


class Mood(TypedDict):
    spaces: int
    start: int
    one_more: int
    one_less: int


class Sheet(TypedDict):
    spaces: int
    first_side: list[str]
    second_side: list[str]


class Market(TypedDict):
    tiles: list[str]
    removed_below_four: list[str]
    stalls_of_four: list[int]
    stalls_below_four: list[int]


class Bishop(TypedDict):
    on_his_tile: int
    beside_him: int
    step_price: int


class Altar(TypedDict):
    primary: str
    primary_points: int
    replaced_points: int
    blends: str
    blends_points: int
    pink_points: int
    brown_points: int


class Work(TypedDict):
    studio_coins: int
    mixes: int
    theatre_mood: int


class Income(TypedDict):
    per_tile: int


class Ending(TypedDict):
    tiles_left: int
    money_per_point: int
    most_rounds: int


class Tile(TypedDict):
    value: int
    cost: str
    back: str


class Tiles(TypedDict):
    tiles: list[Tile]


class SpecialTiles(TypedDict):
    tiles: list[Tile]
    replaced: int


class Portrait(TypedDict):
    name: str
    lasting: NotRequired[bool]
    coins: NotRequired[int]
    choice: NotRequired[int]
    paint: NotRequired[str]
    points: NotRequired[int]
    mood: NotRequired[int]
    highest_mood: NotRequired[bool]


class Portraits(TypedDict):
    A: list[Portrait]
    B: list[Portrait]
    C: list[Portrait]


class Lasting(TypedDict):
    abbot_points: int
    actor_mood: int
    churchwarden_price: int
    servant_coins: int


class Requests(TypedDict):
    tiles: int
    income_coins: int
    general: list[int]
    purple: list[int]
    orange: list[int]
    green: list[int]


class ComponentsFile(TypedDict):
    game: str
    version: int
    paints: Paints
    mixing: dict[str, str]
    start: Start
    hostel: Hostel
    mood: Mood
    sheet: Sheet
    market: Market
    bishop: Bishop
    altar: Altar
    work: Work
    income: Income
    ending: Ending
    fresco: Tiles
    special_fresco: SpecialTiles
    portraits: Portraits
    lasting: Lasting
    requests: Requests
