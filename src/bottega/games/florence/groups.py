"""Groups of the state by the phase that they belong to, and how a position tells them.

A new field is declared in its group, stands in the group's copy, and is told and read by its line in the shape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence.names import CHARACTERS, LOTS, NOBODY, TILES
from bottega.kernel.shape import Each, Fields, Flag, Maybe, Name, Names, Number, SeatNumber, Text

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 1_000_000  # florins or points: far more than anybody ever had
SIDES: Final = ("left", "right")


def florins(about: str) -> Number:
    return Number(about, 0, MOST, 100)


def seats(about: str) -> Each:
    return Each(about, SeatNumber(""), -1, True)


def some(about: str, names: Names | str) -> Each:
    """A set of names."""
    return Each(about, Name("", names), -1, True)


AUCTION: Final = Fields(
    "Phase A.",
    {
        "lots": some("Objects not yet sold this round; none outside phase A.", LOTS),
        "still": seats("Who has bought nothing yet and not left; with the characters: who takes none yet."),
        "opener": SeatNumber("Who names the next object, or courts next."),
        "lot": Maybe(Name("The object on offer, or just sold; null outside phase A.", LOTS)),
        "price": florins("The highest bid; left over while there is no lot."),
        "leader": Maybe(SeatNumber("The highest bidder; left over while there is no lot.")),
        "bidders": seats("Who still bids; left over while there is no lot."),
    },
)


class Auction:
    """Phase A: what is sold, and who bids."""

    lots: i64  # those not yet closed this round
    still: i64  # the seats that take part in this phase
    opener: i64
    lot: i64
    price: i64
    leader: i64
    bidders: i64

    def __init__(self) -> None:
        self.lots = 0
        self.still = 0
        self.opener = 0
        self.lot = NOBODY
        self.price = 0
        self.leader = NOBODY
        self.bidders = 0

    def copy(self) -> Auction:
        twin = Auction()
        twin.lots = self.lots
        twin.still = self.still
        twin.opener = self.opener
        twin.lot = self.lot
        twin.price = self.price
        twin.leader = self.leader
        twin.bidders = self.bidders
        return twin


CHARACTERS_TOLD: Final = Fields(
    "Muse & Princess.",
    {
        "taken": some("Characters handed out this round.", CHARACTERS),
        "courted": Maybe(Name("In the phase `offer`: who is courted; otherwise left over.", CHARACTERS)),
        "pot": florins("What the banker would bring."),
    },
)


class Characters:
    """Muse & Princess: who is courted and who is taken."""

    taken: i64  # the characters handed out this round
    courted: i64
    pot: i64

    def __init__(self) -> None:
        self.taken = 0
        self.courted = NOBODY
        self.pot = 0

    def copy(self) -> Characters:
        twin = Characters()
        twin.taken = self.taken
        twin.courted = self.courted
        twin.pot = self.pot
        return twin


ACTIONS: Final = Fields(
    "Phase B.",
    {
        "active": Maybe(SeatNumber("Whose turn it is; null outside phase B.")),
        "left": Number("Actions left; left over outside phase B.", 0, "actions"),
        "person_drawn": Flag("Whether a person was drawn this turn."),
        "freedom_taken": Flag("Whether a freedom was taken this turn."),
        "worker": Maybe(Name("In the phases `bonus` and `prestige`: who works; otherwise left over.", "worker")),
        "value": Number("The value of that work so far; otherwise left over.", 0, MOST),
    },
)


class Actions:
    """Phase B: the turn of one player, and the work under way."""

    active: i64  # whose turn it is
    left: i64
    person_drawn: bool
    freedom_taken: bool
    worker: i64
    value: i64

    def __init__(self) -> None:
        self.active = NOBODY
        self.left = 0
        self.person_drawn = False
        self.freedom_taken = False
        self.worker = NOBODY
        self.value = 0

    def copy(self) -> Actions:
        twin = Actions()
        twin.active = self.active
        twin.left = self.left
        twin.person_drawn = self.person_drawn
        twin.freedom_taken = self.freedom_taken
        twin.worker = self.worker
        twin.value = self.value
        return twin


PROJECT: Final = Fields(
    "The tile to be laid, and Cooperative Building.",
    {
        "tile": Maybe(Name("In `place`, `across`, `ask`, `answer` and `settle`; otherwise left over.", TILES)),
        "partner": Maybe(SeatNumber("With whom the active player would build.")),
        "side": Name("On which side of the active player the partner sits.", SIDES),
        "placement": Maybe(Text("Where, as the notation of the move: `across tower g3 r0`.")),
        "payment": florins("What the partner is asked to pay, or offers."),
        "refused": Number("Proposals that were refused this turn.", 0, "proposals"),
        "window": Number("How often `more` was said for the payment in question; left out for 0.", 0, 200),
    },
    ("window",),
)
BY_HAND: Final = ("placement", "window")  # a move's notation is no number, and no window is not told


class Project:
    """The tile to be laid; and what two neighbours would build together."""

    tile: i64
    partner: i64
    side: i64
    spot: i64  # the number of the move that places it
    payment: i64
    refused: i64
    window: i64  # which of the payments are on offer: so many windows have been passed

    def __init__(self) -> None:
        self.tile = NOBODY
        self.partner = NOBODY
        self.side = 0
        self.spot = NOBODY
        self.payment = 0
        self.refused = 0
        self.window = 0

    def copy(self) -> Project:
        twin = Project()
        twin.tile = self.tile
        twin.partner = self.partner
        twin.side = self.side
        twin.spot = self.spot
        twin.payment = self.payment
        twin.refused = self.refused
        twin.window = self.window
        return twin
