"""The types of Fresco's view, field by field; see `kernel.view_types`."""

from typing import Annotated, Literal, TypedDict

from bottega.kernel.view_types import SOME, Common

Actor = int | Literal["leonardo"]  # a seat, or the painter whom the players of a game of two lead in turn
Paint = Literal["red", "yellow", "blue", "orange", "green", "purple", "pink", "brown"]
Back = Literal[
    "plain",
    "orange",
    "green",
    "orange-green",
    "purple",
    "orange-purple",
    "green-purple",
    "orange-green-purple",
]
BackColour = Literal["orange", "green", "purple"]
RequestKind = Literal["general", "purple", "orange", "green"]
Lasting = Literal["abbot", "actor", "churchwarden", "servant-of-god"]
Phase = Literal[
    "wake-up",
    "planning",
    "market",
    "cathedral",
    "studio",
    "workshop",
    "theatre",
    "second-cathedral",
    "income",
    "final-scoring",
]
WorkPlace = Literal["market", "cathedral", "studio", "workshop"]
Place = Literal[WorkPlace, "theatre", "second-cathedral"]


class Turn(TypedDict):
    actor: Annotated[Actor, "Whose turn it is."]
    work: Annotated[int, "Apprentices still at work in this place; mixes in the workshop."]
    picks: Annotated[int, "Paints still to choose, or tiles still to stack."]
    stall: Annotated[int | None, "The stall that is visited, counted from 1."]
    request: Annotated[RequestKind | None, "The request whose tiles are stacked."]
    stepped: Annotated[bool, "Whether the bishop has been moved, so that a tile must be restored."]
    used: Annotated[bool, "Whether what goes once a round here (portrait, request) is used."]


class Choice(TypedDict):
    actor: Annotated[Actor, "Who has landed on a taken space of the score track."]
    ahead: Annotated[int | str, "The next free space ahead; a start space by its name, S2."]
    behind: Annotated[int | str, "The next free space behind."]


class Bed(TypedDict):
    time: Annotated[int, "The hour."]
    mood: Annotated[int, "How far the mood goes up for who gets up then; down below 0."]
    price: Annotated[int, "What a market tile costs who gets up then."]
    actor: Annotated[Actor | None, "Who gets up then."]


class Mood(TypedDict):
    highest: Annotated[int, "The highest space of the column; the lowest is 1."]
    apprentices: Annotated[list[int], "How many apprentices go to work, by space from the lowest."]


class Seat(TypedDict):
    score: Annotated[int, "Points; 0 on a start space."]
    start: Annotated[int | None, "The number of the start space, 1 for S1; null once there are points."]
    mood: Annotated[int, "The space of the mood column."]
    apprentices: Annotated[int, "How many work this round."]
    time: Annotated[int | None, "When it gets up; null until it has chosen."]
    price: Annotated[int | None, "What a market tile costs it today."]
    money: Annotated[int | None, "Thalers; null behind another's screen."]
    paint: Annotated[dict[Paint, int] | None, "Cubes by colour; null behind another's screen.", SOME]
    tiles: Annotated[dict[Back, int], "Restored tiles that lie loose, by their backs.", SOME]
    requests: Annotated[dict[RequestKind, int], "Requests fulfilled, by kind.", SOME]
    lasting: Annotated[list[Lasting], "Portraits that stay."]
    income: Annotated[int, "Thalers that the next income would bring."]
    theatre: Annotated[int, "How far an apprentice in the theatre lifts the mood."]
    committed: Annotated[bool, "While planning: whether its plan is made."]
    plan: Annotated[
        dict[Place, int | None] | None,
        "Apprentices by place, null for a place that is not decided; null as a whole while the plan is secret or none.",
        SOME,
    ]


class Leonardo(TypedDict):
    score: Annotated[int, "Points; 0 on a start space."]
    start: Annotated[int | None, "The number of the start space; null once there are points."]
    leader: Annotated[int, "The seat that decides for him this round."]
    time: Annotated[int | None, "When he gets up; null until it is chosen."]
    square: Annotated[str, "Where he stands."]
    tiles: Annotated[dict[Back, int], "Tiles that he has restored, by their backs.", SOME]
    plan: Annotated[dict[WorkPlace, int], "His apprentices by place."]
    squares: Annotated[list[str], "Tiles that he may restore next."]


class Tile(TypedDict):
    value: Annotated[int, "Points for restoring it."]
    cost: Annotated[list[Paint], "The cubes it takes."]
    back: Annotated[list[BackColour], "The colours on its back, for requests."]


class Square(TypedDict):
    square: Annotated[str, "Its name, a1 to e5."]
    tile: Annotated[Tile | None, "The tile; null once it is restored."]
    bonus: Annotated[int, "The bishop's bonus for the viewer, as he stands now."]
    by_step: Annotated[int, "The most that the bonus could become by one step of his."]
    affordable: Annotated[bool, "Whether the viewer has the paint."]


class Primary(TypedDict):
    paints: Annotated[list[Paint], "The cubes of the first way."]
    points: Annotated[int, "What they bring."]
    replaced: Annotated[int, "One more for each that is replaced by a blend."]


class Blends(TypedDict):
    paints: Annotated[list[Paint], "The cubes of the second way."]
    points: Annotated[int, "What they bring."]
    pink: Annotated[int | None, "More for each pink cube; null without the special blends."]
    brown: Annotated[int | None, "More for each brown cube; null without the special blends."]


class Payment(TypedDict):
    """One way to pay the altar."""

    move: Annotated[str, "The notation."]
    paints: Annotated[list[Paint], "The cubes that are paid."]
    points: Annotated[int, "What they bring."]
    kept: Annotated[dict[Paint, int], "The paint that is left.", SOME]
    best: Annotated[bool, "Whether it spares one's paint best for its points."]


class Altar(TypedDict):
    primary: Annotated[Primary, "The first way."]
    blends: Annotated[Blends, "The second way."]
    payments: Annotated[list[Payment], "Every payment that the viewer can make, the sensible ones first."]


Mix = TypedDict(
    "Mix",
    {
        "paint": Annotated[Paint, "The blend."],
        "from": Annotated[list[Paint], "The two cubes that it is mixed from."],
        "possible": Annotated[bool, "Whether the viewer has them."],
    },
)


class Sheet(TypedDict):
    places: Annotated[list[Place], "The places of this round's side, in the order of the day."]
    each: Annotated[int, "How many apprentices fit in one."]


class Figures(TypedDict):
    studio_coins: Annotated[int, "What an apprentice in the studio earns."]
    mixes: Annotated[int, "How often an apprentice in the workshop mixes."]
    bonus_on: Annotated[int, "The bonus for the bishop's own tile."]
    bonus_beside: Annotated[int, "The bonus for a tile beside him."]
    step_price: Annotated[int, "What a step of the bishop costs."]
    churchwarden_price: Annotated[int, "What a move further by the churchwarden costs."]
    income_per_tile: Annotated[int, "Income for each restored tile."]
    request_tiles: Annotated[int, "How many tiles a request takes."]


class Stall(TypedDict):
    stall: Annotated[int, "Its number, counted from 1."]
    open: Annotated[bool, "Whether it can still be visited this round."]
    tiles: Annotated[list[str], "The market tiles that it offers."]


class Card(TypedDict):
    card: Annotated[str, "The portrait's name."]
    lasting: Annotated[bool, "Whether it stays before its painter and works on."]
    coins: Annotated[int, "Thalers at once."]
    points: Annotated[int, "Points at once."]
    mood: Annotated[int, "How far it lifts the mood."]
    paint: Annotated[list[Paint], "Cubes at once."]
    choice: Annotated[int, "Cubes of primary colours of one's choice."]


class Portraits(TypedDict):
    open: Annotated[list[Card], "The cards that can be painted."]
    left: Annotated[int, "How many are still to be revealed."]


class Request(TypedDict):
    request: Annotated[RequestKind, "The kind."]
    points: Annotated[list[int], "The points of the tiles that are left, the uppermost first."]
    showing: Annotated[int | None, "How many fitting tiles the viewer has; null for an onlooker."]


class Ending(TypedDict):
    tiles: Annotated[int, "Tiles that are still on the wall."]
    tiles_left: Annotated[int, "With so many or fewer at its beginning a round is the last."]
    most_rounds: Annotated[int, "The round that is the last in any case."]
    money_per_point: Annotated[int, "Thalers for a point at the end."]


class View(Common):
    """All that a seat may know of a game of Fresco."""

    round: Annotated[int, "The round, counted from 1."]
    last_round: Annotated[bool, "Whether it is the last one, from its beginning or since the last tile was restored."]
    phase: Annotated[Phase, "What is done."]
    order: Annotated[list[Actor], "The painters in this phase's order."]
    turn: Annotated[Turn | None, "Whose turn it is; null while planning and at the end."]
    churchwarden_used: Annotated[bool, "Whether the churchwarden has sent the bishop far this round."]
    start_spaces: Annotated[list[Actor | None], "Who still stands on S1, S2 and so on."]
    choice: Annotated[Choice | None, "What is to be chosen on the score track."]
    hostel: Annotated[list[Bed], "The times, the earliest first."]
    mood: Annotated[Mood, "The mood column."]
    seats: Annotated[list[Seat], "What each player has, as far as it is shown."]
    leonardo: Annotated[Leonardo | None, "The third painter of a game of two."]
    bishop: Annotated[str, "The bishop's square."]
    fresco: Annotated[list[Square], "The 25 squares, row by row."]
    altar: Annotated[Altar, "What the altar takes and brings."]
    mixes: Annotated[list[Mix], "The blends that are known."]
    sheet: Annotated[Sheet, "The action sheet."]
    figures: Annotated[Figures, "What places and bishop pay or cost."]
    stalls: Annotated[list[Stall], "The market."]
    bag: Annotated[list[str], "Market tiles that are not on display."]
    portraits: Annotated[Portraits | None, "The portraits, with the option."]
    requests: Annotated[list[Request] | None, "The bishop's requests, with the option."]
    ending: Annotated[Ending, "What the end depends on."]
