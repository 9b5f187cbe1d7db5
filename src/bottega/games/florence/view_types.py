"""The types of the view of The Princes of Florence, field by field; see `kernel.view_types`."""

from typing import Annotated, Literal, TypedDict

from bottega.kernel.view_types import Common

Cell = list[int]  # row and column of a principality, counted from 0
Landscape = Literal["forest", "lake", "park"]
Freedom = Literal["religion", "travel", "opinion"]
Building = Literal[
    "university",
    "laboratory",
    "workshop",
    "library",
    "opera",
    "studio",
    "hospital",
    "theater",
    "tower",
    "chapel",
]
TileName = Literal[Building, "forest", "lake", "park"]
Stocked = Literal[TileName, "jester", "builder", "recruiting", "religion", "travel", "opinion"]
LotName = Literal["forest", "lake", "park", "jester", "builder", "prestige", "recruiting", "landscape"]
Character = Literal["muse", "cardinal", "princess", "merchant", "professor", "banker"]
Deck = Literal["person", "prestige", "bonus"]
Part = Literal["people", "auction", "characters", "actions", "end"]
Phase = Literal[
    "people",
    "open",
    "bid",
    "merchant",
    "pick",
    "place",
    "keep",
    "recruit",
    "court",
    "offer",
    "favour",
    "act",
    "bonus",
    "prestige",
    "across",
    "ask",
    "answer",
    "settle",
    "banker",
    "over",
]

Prices = TypedDict(
    "Prices",
    {
        "base": Annotated[int, "Where an auction begins."],
        "raise": Annotated[int, "By how much a bid is higher than the one before."],
        "person": Annotated[int, "A person."],
        "freedom": Annotated[int, "A freedom."],
        "bonus": Annotated[int, "A bonus card."],
        "building": Annotated[list[int], "A building, by the number of own builders."],
        "point": Annotated[int, "Florins for a point, where points are sold."],
        "work": Annotated[int, "Florins paid for each point of a work's value."],
        "step_back": Annotated[int | None, "Florins for a step back on the score track; null with Muse & Princess."],
    },
)


class Lot(TypedDict):
    name: Annotated[LotName, "The object."]
    open: Annotated[bool, "Whether it can be auctioned in this round."]
    left: Annotated[int, "How many are left."]


class Auction(TypedDict):
    opener: Annotated[int, "The seat that names an object."]
    still: Annotated[list[int], "Seats that have bought nothing in this round."]
    lot: Annotated[LotName | None, "The object that is bid for."]
    price: Annotated[int | None, "The highest bid."]
    leader: Annotated[int | None, "Who has made it."]
    bidders: Annotated[list[int], "Seats that have not passed."]
    next_bid: Annotated[int | None, "The next bid, while bids are asked for."]


class CharacterCard(TypedDict):
    name: Annotated[Character, "The character."]
    taken: Annotated[bool, "Whether it has been won this round."]
    holder: Annotated[int | None, "The seat that has it."]
    marker: Annotated[int | None, "The seat whose marker lies there."]
    offer: Annotated[int | None, "The offer that stands."]
    lowest: Annotated[int, "The lowest offer that can be made now."]
    highest: Annotated[int, "The highest field of the card."]


class Characters(TypedDict):
    cards: Annotated[list[CharacterCard], "The characters in their order."]
    pot: Annotated[int, "Florins that the banker would bring."]
    courted: Annotated[Character | None, "The character for whom an offer is asked."]


class Actions(TypedDict):
    active: Annotated[int, "Whose actions they are."]
    left: Annotated[int, "How many are left."]
    person_drawn: Annotated[bool, "Whether a person was bought in this turn."]
    freedom_taken: Annotated[bool, "Whether a freedom was bought in this turn."]
    worker: Annotated[str | None, "Who is completing a work, a person or the princess."]
    value: Annotated[int | None, "What the work is worth so far."]


class Placing(TypedDict):
    tile: Annotated[TileName, "The tile that is to be laid."]
    seat: Annotated[int, "Who lays it."]
    left: Annotated[int | None, "For a common building: the seat left of the border."]
    right: Annotated[int | None, "For a common building: the seat right of the border."]


class Project(TypedDict):
    """A common building that is negotiated."""

    building: Annotated[TileName, "The building."]
    active: Annotated[int, "Who proposes it."]
    partner: Annotated[int, "Who is asked."]
    side: Annotated[Literal["left", "right"], "On which side of the active player the partner sits."]
    placement: Annotated[str | None, "The placement, in notation; null until it is chosen."]
    parts: Annotated[dict[str, list[Cell]], "The cells of each part, by seat."]
    payment: Annotated[int | None, "What the partner is to pay, or pays; null until it is named."]
    refused: Annotated[int, "How many proposals were refused."]
    proposals: Annotated[int, "How many may be made."]


class BestWork(TypedDict):
    value: Annotated[int, "The best work of this round so far; 0 for none."]
    seats: Annotated[list[int], "Who has made it."]


class Person(TypedDict):
    name: Annotated[str, "The person."]
    number: Annotated[int, "The number of the card."]
    building: Annotated[Building, "The building that adds to the work."]
    landscape: Annotated[Landscape, "The landscape that adds to the work."]
    freedom: Annotated[Freedom, "The freedom that adds to the work."]
    state: Annotated[
        Literal["table", "hand", "deck", "unknown"],
        "On the table, known to be in somebody's hand, known to the viewer to lie in the deck, or unknown.",
    ]
    owner: Annotated[int | None, "Before whom it lies, or in whose hand."]


class Tile(TypedDict):
    tile: Annotated[TileName, "The tile."]
    cells: Annotated[list[Cell], "The cells that it covers."]
    shared: Annotated[bool, "Whether the other part lies on a neighbour's board."]


class Court(TypedDict):
    """A court as all see it."""

    seat: Annotated[int, "Whose it is."]
    cash: Annotated[int | None, "Florins; null if they are not shown."]
    points: Annotated[int, "Prestige points so far."]
    rank: Annotated[int, "The place on the score track, 1 for the first."]
    palazzo: Annotated[list[Cell], "The cells of the palazzo."]
    tiles: Annotated[list[Tile], "What is laid on the board."]
    buildings: Annotated[list[Building], "Its buildings."]
    landscapes: Annotated[dict[Landscape, int], "How many of each landscape."]
    freedoms: Annotated[list[Freedom], "Its freedoms."]
    jesters: Annotated[int, "Jesters."]
    builders: Annotated[int, "Builders."]
    hand_count: Annotated[int, "Cards of people and recruiting in hand."]
    known_hand: Annotated[list[str], "People in hand whom all have seen."]
    recruiting: Annotated[int, "Recruiting cards in hand."]
    table: Annotated[list[str], "People who have completed a work."]
    recruiting_on_table: Annotated[int, "Recruiting cards that were used."]
    bonus_count: Annotated[int, "Bonus cards in hand."]
    prestige_count: Annotated[int, "Prestige cards in hand."]
    prestige: Annotated[list[str] | None, "Its prestige cards, once they are open."]
    work: Annotated[int, "Its best work of this round."]
    character: Annotated[Character | None, "The character that it has."]
    marker: Annotated[Character | None, "The character that it courts."]
    offer: Annotated[int | None, "What it has offered for that."]
    building_price: Annotated[int, "What a building costs it."]
    empty_cells: Annotated[int, "Cells that are not covered."]
    fits: Annotated[list[TileName], "Tiles that still find a place."]
    left: Annotated[int | None, "The neighbour on the left."]
    right: Annotated[int | None, "The neighbour on the right."]
    committed: Annotated[bool, "While people are chosen: whether it has chosen."]


class WorkParts(TypedDict):
    building: Annotated[int, "For the building that the person wants."]
    landscape: Annotated[int, "For the landscape."]
    freedom: Annotated[int, "For the freedom."]
    jesters: Annotated[int, "For jesters."]
    people: Annotated[int, "For cards of people and recruiting, in hand and on the table."]
    muse: Annotated[int, "For the Muse."]


class Worker(TypedDict):
    """A person in hand, and the work that it could complete."""

    name: Annotated[str, "The person."]
    value: Annotated[int, "What a work would be worth as it stands."]
    with_bonus: Annotated[int, "The same with every bonus card in hand."]
    enough: Annotated[bool, "Whether that is enough in this round."]
    has: Annotated[list[str], "What the person wants and the court has."]
    missing: Annotated[dict[str, int], "What one purchase would add, by thing."]
    parts: Annotated[WorkParts, "What the value is made of."]


class BonusCard(TypedDict):
    name: Annotated[str, "The bonus card."]
    adds: Annotated[int, "What it would add to a work now."]


class PrestigeCard(TypedDict):
    name: Annotated[str, "The prestige card."]
    points: Annotated[int, "What it is worth as things stand."]


class Gain(TypedDict):
    """What having one thing more would bring."""

    points: Annotated[int, "Points at once."]
    values: Annotated[dict[str, int], "By how much each person's work would be worth more, bonus cards included."]


class Hand(TypedDict):
    people: Annotated[list[Worker], "People in hand."]
    bonus: Annotated[list[BonusCard], "Bonus cards in hand."]
    prestige: Annotated[list[PrestigeCard], "Prestige cards in hand."]
    princess: Annotated[int | None, "What the princess's work is worth, for who has her."]
    funds: Annotated[int, "Florins, and what points could be sold for."]
    given_back: Annotated[str | None, "The person that the viewer gives back at the beginning."]
    remembered: Annotated[dict[Deck, list[str | None]], "Decks from the top: cards that the viewer knows to lie there."]
    gains: Annotated[dict[str, Gain], "What one object, building, freedom or person more would bring."]
    places: Annotated[dict[TileName, int], "How many places each tile still finds."]


class Looking(TypedDict):
    deck: Annotated[Deck, "The deck."]
    cards: Annotated[list[str], "The cards, of which one is kept."]


class View(Common):
    """All that a seat may know of a game of The Princes of Florence."""

    round: Annotated[int, "The round, counted from 1."]
    rounds: Annotated[int, "How many there are."]
    minimum: Annotated[int, "What a work must be worth in this round."]
    minimums: Annotated[list[int], "The same for all rounds."]
    starter: Annotated[int, "The seat that begins the round."]
    phase: Annotated[Phase, "What is asked."]
    turn: Annotated[int | None, "Who answers; null while people are chosen and at the end."]
    part: Annotated[Part, "The part of the round, as the book divides it."]
    prices: Annotated[Prices, "What things cost."]
    stock: Annotated[dict[Stocked, int], "What can still be had."]
    decks: Annotated[dict[Deck, int], "Cards left in each deck."]
    used_bonus: Annotated[list[str], "Bonus cards that are out of the game."]
    lots: Annotated[list[Lot], "The objects in the order of the auction."]
    auction: Annotated[Auction | None, "The auction, in phase A."]
    characters: Annotated[Characters | None, "The characters, with Muse & Princess."]
    actions: Annotated[Actions | None, "The actions, in phase B."]
    placing: Annotated[Placing | None, "The tile that is to be laid."]
    project: Annotated[Project | None, "The common building that is negotiated."]
    best_work: Annotated[BestWork, "The best work of this round."]
    people: Annotated[list[Person], "All people in the order of their cards."]
    shapes: Annotated[
        dict[TileName, dict[str, list[Cell]]],
        "For each tile its ways to lie: cells from the upper left corner of its box, by the way's name.",
    ]
    seats: Annotated[list[Court], "What each player has, as far as it is shown."]
    hand: Annotated[Hand | None, "What the viewer has in hand; null for an onlooker."]
    looking: Annotated[Looking | None, "The cards that the viewer looks at."]
