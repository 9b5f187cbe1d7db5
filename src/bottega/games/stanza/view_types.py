"""The types of La Stanza's view, field by field; see `kernel.view_types`. All but the draw pile's order is open."""

from typing import Annotated, Literal, TypedDict

from bottega.kernel.view_types import SOME, Common

Discipline = Literal["discovery", "literature", "religion", "arts", "politics"]
Colour = Literal["blue", "red", "green", "yellow", "white"]
Artwork = Literal["sculpture", "scroll", "painting"]
Booked = Literal["discovery", "religion", "arts", "politics"]  # disciplines of which books are written
Tiled = Literal["discovery", "literature", "religion", "arts"]  # disciplines that bonus tiles belong to
Reward = Literal["ship", "disc", "religion disc", "helper", "points"]
Room = Literal["bonus", "discovery", "literature", "religion", "arts", "politics"]
Stage = Literal["rounds", "levelling", "A", "B", "C", "over"]
Phase = Literal[
    "arrange",
    "move",
    "act",
    "work",
    "write",
    "place",
    "take",
    "return",
    "buy",
    "give",
    "fetch",
    "insert",
    "over",
]
Source = Literal[
    "masterpieces",
    "income",
    "books",
    "retiring",
    "leading-ship",
    "patron-value",
    "religious-author",
    "two-fields",
    "patron",
    "bonus-majority",
    "museum",
]


class Person(TypedDict):
    name: Annotated[str, "The person's name."]
    discipline: Annotated[Discipline, "What the person does."]
    start: Annotated[bool, "Whether it is one of the start persons."]


class Space(TypedDict):
    space: Annotated[str, "Its name, such as arts-2; bonus for the bonus room."]
    room: Annotated[Room, "The room it belongs to."]
    person: Annotated[Person | None, "Who stands there."]
    figures: Annotated[list[int], "The seats whose figures stand there."]


class Niche(TypedDict):
    strength: Annotated[str, "The strength that its masterpiece takes."]
    points: Annotated[int, "What it brings."]
    owner: Annotated[int | None, "The seat whose pillar stands there."]
    covered: Annotated[bool, "Whether it is out of the game."]


class RoomState(TypedDict):
    persons: Annotated[int, "How many persons are in the room."]
    masterpieces: Annotated[list[Niche], "Its masterpieces."]
    partner: Annotated[Discipline, "The other discipline that can be activated from here."]


class Reach(TypedDict):
    space: Annotated[str, "A space that the figure in turn may move to."]
    steps: Annotated[int, "How many steps, counting free spaces."]
    person: Annotated[Person | None, "Who would be recruited there."]
    leaves: Annotated[Person | None, "The recruit who would fall off the track."]
    refill: Annotated[bool, "Whether this move would empty so many rooms that persons are drawn."]
    legal: Annotated[bool, "Whether it may be entered: the bonus room only by who can buy a tile."]


class Refill(TypedDict):
    empty_rooms: Annotated[list[Discipline], "The rooms without persons."]
    needed: Annotated[int, "With so many empty rooms persons are drawn, and a round ends."]
    pile: Annotated[dict[Discipline, int], "Persons in the draw pile."]
    discard: Annotated[dict[Discipline, int], "Persons in the discard pile."]
    removed: Annotated[dict[Discipline, int], "Start persons that are out of the game."]


class OfferedTile(TypedDict):
    tile: Annotated[str, "The bonus tile's name."]
    discipline: Annotated[Discipline, "Whose condition and helper it asks for."]


class IncomeSpace(TypedDict):
    florins: Annotated[int, "Income for a ship on this space."]
    points: Annotated[int, "Points at the end."]
    helper: Annotated[bool, "Whether reaching it brings a helper."]


class BookReward(TypedDict):
    kind: Annotated[Reward, "What the book brings."]
    amount: Annotated[int, "How much of it."]


class Strengths(TypedDict):
    least: Annotated[int, "The least strength that an activation could have."]
    most: Annotated[int, "The most."]


class Activation(TypedDict):
    discipline: Annotated[Discipline, "What is activated."]
    strength: Annotated[int, "The strength so far."]
    boost: Annotated[int, "How much of it comes from discs and florins."]
    ready: Annotated[bool, "Whether the person that it takes is hired, or dismissed, already."]
    hired: Annotated[list[int], "Worker spaces filled in this activation, counted from 1."]


class Owed(TypedDict):
    books: Annotated[int, "Books still to be written."]
    discs: Annotated[int, "Discs still to be placed."]
    helpers: Annotated[int, "Helpers still to be taken."]
    tile: Annotated[str | None, "The bonus tile that is being paid for."]
    person: Annotated[Person | None, "The person in hand, to be inserted."]


class Income(TypedDict):
    florins: Annotated[int, "What taking income would bring."]
    allowed: Annotated[bool, "Whether the patron can still be moved for it."]


class Discs(TypedDict):
    supply: Annotated[int, "Discs in hand."]
    fields: Annotated[dict[Discipline, int], "Discs in the hall of Religion."]
    bonus: Annotated[int, "Discs in the bonus room."]


class NextTile(TypedDict):
    nth: Annotated[int, "Which bonus tile of the discipline would be next; 4 for who has all three."]
    needed: Annotated[int, "What its condition asks for; for Discovery in helper spaces of the income track."]
    reached: Annotated[int, "How much of that is there."]
    met: Annotated[bool, "Whether the condition is met."]


class House(TypedDict):
    """A player's board."""

    seat: Annotated[int, "Whose it is."]
    space: Annotated[str | None, "Where the figure stands; null once retired."]
    money: Annotated[int, "Florins."]
    income: Annotated[Income, "The income that could be taken."]
    ship: Annotated[int, "The ship's space on the income track, 0 at its start."]
    patron: Annotated[int, "The worker space of the patron, counted from 1."]
    turned: Annotated[bool, "Whether the patron lies on his back."]
    workers: Annotated[list[Person | None], "Who works, by worker space."]
    recruits: Annotated[list[Person | None], "Who is on the recruitment track, the newest first."]
    helpers: Annotated[dict[Colour, int], "Helpers."]
    helper_limit: Annotated[int, "How many helpers one may keep."]
    books: Annotated[dict[Booked, int], "Books on the shelf."]
    columns: Annotated[int, "Full columns of books."]
    discs: Annotated[Discs, "The discs."]
    bonus_discs: Annotated[int, "Discs that count for the majority in the bonus room."]
    art: Annotated[dict[Artwork, int], "Works in the museum."]
    art_value: Annotated[int, "What they are worth together."]
    museum: Annotated[int, "What counts for the comparison of museums."]
    tiles: Annotated[list[str], "Bonus tiles."]
    masterpieces: Annotated[dict[Discipline, int], "The points under the own pillars.", SOME]
    retired: Annotated[int | None, "1 for the first to retire; null for who has not."]
    strength: Annotated[dict[Discipline, int], "Lasting strength from bonus tiles and helpers."]
    next_tile: Annotated[dict[Tiled, NextTile], "The next bonus tile of each discipline."]
    points: Annotated[dict[Source, int], "Points by source, as if the game ended now; without those of 0.", SOME]
    total: Annotated[int, "Their sum."]


class View(Common):
    """All that may be known of a game of La Stanza, which is the same for all."""

    round: Annotated[int, "The round, counted from 1."]
    rounds: Annotated[int, "How many there are."]
    stage: Annotated[Stage, "The rounds, the turns until all had equally many, the last turns."]
    phase: Annotated[Phase, "What is asked."]
    turn: Annotated[int | None, "Whose turn it is; null at the end."]
    ring: Annotated[list[Space], "The spaces, clockwise."]
    rooms: Annotated[dict[Discipline, RoomState], "The rooms."]
    reachable: Annotated[list[Reach], "While a move is asked: the spaces within reach, the nearest first."]
    refill: Annotated[Refill, "When persons are drawn, and from what."]
    helpers: Annotated[dict[Colour, int], "Helpers in the supply."]
    art: Annotated[dict[Artwork, int], "Works in the supply."]
    art_values: Annotated[dict[Artwork, int], "What a work of each kind is worth."]
    tiles: Annotated[list[OfferedTile], "Bonus tiles on offer."]
    tile_figures: Annotated[dict[str, int], "The numbers that the texts of bonus tiles name."]
    income_track: Annotated[list[IncomeSpace], "The spaces of the income track."]
    book_rewards: Annotated[dict[Booked, list[BookReward | None]], "What the 1st to 4th book of a discipline bring."]
    hire_cost: Annotated[list[int], "What hiring costs, by worker space."]
    turned_points: Annotated[int, "Points for a patron who lies on his back; less than 0."]
    retiring: Annotated[list[int], "Points for retiring 1st, 2nd and so on."]
    bonus_majority: Annotated[list[int], "Points for most discs in the bonus room, by place."]
    museum: Annotated[list[int], "Points for the best museum, by place."]
    neutral_museum: Annotated[int, "What the works of art that nobody has are worth."]
    prospects: Annotated[
        dict[Discipline, Strengths | None],
        "After moving: how strong an activation could become, null where there can be none; else empty.",
        SOME,
    ]
    activation: Annotated[Activation | None, "The activation under way."]
    owed: Annotated[Owed, "What is still to be taken."]
    seats: Annotated[list[House], "The players' boards."]
