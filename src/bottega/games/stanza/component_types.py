"""The components file of La Stanza as `tables` has checked it, table by table; footnotes are taken off before."""

from typing import TypedDict


class Movement(TypedDict):
    rooms: list[str]
    spaces_in_a_room: int
    longest_move: int


class WorkerTrack(TypedDict):
    hire_cost: list[int]


class RecruitmentTrack(TypedDict):
    spaces: int


class IncomeTrack(TypedDict):
    florins: list[int]
    points: list[int]
    helper_spaces: list[str]


class Money(TypedDict):
    by_seat: list[int]


class Helpers(TypedDict):
    of_each_colour: int
    limit: int
    at_start: list[str]


class Discs(TypedDict):
    each: int
    on_religion_at_start: int


class Books(TypedDict):
    shelf: int
    discovery: list[str]
    religion: list[str]
    arts: list[str]
    politics: list[str]


class Art(TypedDict):
    sculpture: int
    scroll: int
    painting: int


class Masterpieces(TypedDict):
    strength: list[str]
    points: list[int]
    partner: dict[str, str]


class CoverTiles(TypedDict):
    values: list[int]
    players: list[int]


class Patron(TypedDict):
    turned_over: int


class Rounds(TypedDict):
    more_than_players: int
    last_turns: list[str]
    empty_rooms_for_refill: int


class Places(TypedDict):
    """What the first, second and so on get."""

    points: list[int]


class Conditions(TypedDict):
    literature: list[int]
    religion: list[int]
    arts: list[int]


class BonusRoom(TypedDict):
    drawn_per_discipline: int
    conditions: Conditions
    discs_on_a_field: int


class BonusTileFigures(TypedDict):
    five_florins: int
    three_spaces: int
    leading_ship: list[int]
    paid_author: int
    two_religion_discs: int
    two_books: int
    bought_strength: int
    religious_author: list[int]
    extra_exhibit: int
    two_fields: int
    two_white_helpers: int


class ComponentsFile(TypedDict):
    game: str
    movement: Movement
    persons: dict[str, list[str]]
    start_persons: dict[str, str]
    worker_track: WorkerTrack
    recruitment_track: RecruitmentTrack
    income_track: IncomeTrack
    money: Money
    helpers: Helpers
    books: Books
    discs: Discs
    art: Art
    masterpieces: Masterpieces
    cover_tiles: CoverTiles
    patron: Patron
    rounds: Rounds
    retiring: Places
    bonus_room: BonusRoom
    bonus_majority: Places
    museum: Places
    bonus_tiles: dict[str, list[str]]
    bonus_tile_figures: BonusTileFigures
