"""La Stanza in characters: the house in section, then each player's board."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bottega.games.stanza.view_types import Colour, Discipline, House, Niche, Person, Room, Space, View
from bottega.text import Words

COLOURS: Final = {
    "discovery": "bright_blue",
    "literature": "bright_red",
    "religion": "green",
    "arts": "yellow",
    "politics": "bright_white",
}
HELPERS: Final = {"blue": "discovery", "red": "literature", "green": "religion", "yellow": "arts", "white": "politics"}
# The ring runs right along the upper floor and left along the lower.
FLOORS: Final[tuple[tuple[Room, Room, Room], ...]] = (
    ("literature", "religion", "arts"),
    ("discovery", "bonus", "politics"),
)
SEATS: Final = ("①", "②", "③", "④")
WIDTH: Final = 100


class Drawing:
    """One view on its way to the terminal."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.steps = {there["space"]: there["steps"] for there in view["reachable"] if there["legal"]}

    def say(self, message: str, **args: Any) -> str:
        return escape(self.words.say(f"stanza-board-{message}", args))

    def thing(self, name: str) -> str:
        return escape(self.words.thing("stanza", name))

    def sign(self, discipline: str) -> str:
        """A discipline's first letter in its colour: the letters differ in each language."""
        return f"[{COLOURS[discipline]}]{self.thing(discipline)[0]}[/]"

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.house(), self.middle()]
        own = self.view["seat"]
        order = sorted(range(self.view["players"]), key=lambda seat: (seat != own, seat))
        parts += [self.board(seat) for seat in order]
        return Group(*parts)

    def heading(self) -> Text:
        view = self.view
        if view["stage"] == "rounds":
            line = self.say("round", round=view["round"], rounds=view["rounds"])
        elif view["stage"] in ("levelling", "over"):
            line = self.say(view["stage"])
        else:
            line = self.say("last-turn", turn=view["stage"])
        return Text.from_markup(f"[bold]{line}[/bold]")

    def house(self) -> Table:
        grid = Table.grid(padding=0)
        for _ in range(3):
            grid.add_column(width=WIDTH // 3)
        for floor in FLOORS:
            grid.add_row(*[self.bonus_room() if room == "bonus" else self.room(room) for room in floor])
        return grid

    def room(self, name: Discipline) -> Panel:
        spaces = [space for space in self.view["ring"] if space["room"] == name]
        lines = [*[self.space(space) for space in spaces], self.niches(self.view["rooms"][name]["masterpieces"])]
        title = f"[bold {COLOURS[name]}]{self.thing(name)}[/]"
        inside = Group("\n".join(lines), self.stock(name))
        return Panel(inside, title=title, title_align="left", width=WIDTH // 3, padding=(0, 1))

    def space(self, space: Space) -> str:
        number = space["space"].rpartition("-")[2]
        step = self.step(space["space"])
        person = self.person(space["person"])
        return f"{step}[dim]{number}[/] {person}{self.figures(space)}"

    def step(self, space: str) -> str:
        return f"[reverse]+{self.steps[space]}[/] " if space in self.steps else "   "

    def figures(self, space: Space) -> str:
        return "".join(f" {SEATS[seat]}" for seat in space["figures"])

    def person(self, person: Person | None, mark_start: bool = False) -> str:
        if person is None:
            return "[dim]·[/]"
        start = "°" if mark_start and person["start"] else ""
        return f"{self.thing(person['name'])}{start} {self.sign(person['discipline'])}"

    def niches(self, niches: list[Niche]) -> str:
        shown = []
        for niche in niches:
            if niche["covered"]:
                shown.append(f"[dim]×{niche['points']}[/]")
            elif niche["owner"] is not None:
                shown.append(f"[dim]{niche['points']}[/]{SEATS[niche['owner']]}")
            else:
                shown.append(f"[bold]{niche['points']}[/]")
        return f"[dim]{self.say('masterpieces')}[/] {' '.join(shown)}"

    def stock(self, room: str) -> RenderableType:
        """What the wall of a room shows: ships, books, discs, art, helpers."""
        view = self.view
        seats = list(enumerate(view["seats"]))
        if room == "discovery":
            track = view["income_track"]
            ships = []
            for seat, board in seats:
                at = track[board["ship"]]
                ships.append(f"{SEATS[seat]}{at['points']}PP" if at["points"] else f"{SEATS[seat]}{at['florins']}ƒ")
            return " ".join(ships)
        if room == "literature":
            books = [f"{SEATS[seat]}{sum(board['books'].values())}" for seat, board in seats]
            return f"[dim]{self.say('books')}[/] {' '.join(books)}"
        if room == "religion":
            discs = [f"{SEATS[seat]}{sum(board['discs']['fields'].values())}" for seat, board in seats]
            return f"[dim]{self.say('discs')}[/] {' '.join(discs)}"
        if room == "arts":
            return side_by_side([f"{self.thing(name)} {count}" for name, count in view["art"].items()])
        return self.helpers(view["helpers"])

    def helpers(self, helpers: dict[Colour, int]) -> str:
        return " ".join(f"{self.sign(HELPERS[colour])}{count}" for colour, count in helpers.items())

    def bonus_room(self) -> Panel:
        view = self.view
        space = view["ring"][0]
        lines = [f"{self.step('bonus')}{self.figures(space).strip() or '[dim]·[/]'}"]
        by_discipline: dict[str, list[str]] = {}
        for tile in view["tiles"]:
            by_discipline.setdefault(tile["discipline"], []).append(self.thing(tile["tile"]))
        lines += [f"{self.sign(discipline)} {', '.join(tiles)}" for discipline, tiles in by_discipline.items()]
        gone = sum(board["retired"] is not None for board in view["seats"])
        values = [
            f"[dim]×{points}[/]" if place < gone else str(points) for place, points in enumerate(view["retiring"])
        ]
        lines.append(f"[dim]{self.say('retiring')}[/] {' '.join(values)}")
        title = f"[bold]{self.say('bonus')}[/]"
        return Panel("\n".join(lines), title=title, title_align="left", width=WIDTH // 3, padding=(0, 1))

    def middle(self) -> RenderableType:
        refill = self.view["refill"]
        empty = [self.thing(name) for name in refill["empty_rooms"]]
        lines = [
            self.say("pile", count=sum(refill["pile"].values()), discard=sum(refill["discard"].values())),
            self.say("refill", needed=refill["needed"], rooms=", ".join(empty) or self.say("nothing")),
        ]
        activation = self.view["activation"]
        if activation is not None:
            strength = activation["strength"]
            lines.append(
                f"[bold]{self.say('activation', discipline=activation['discipline'], strength=strength)}[/bold]"
            )
        return Text.from_markup("  ·  ".join(lines))

    def board(self, seat: int) -> Panel:
        board = self.view["seats"][seat]
        rows = Table.grid(padding=(0, 1))
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        money = f"{board['money']} ƒ"
        if board["income"]["allowed"]:
            money += f" ({self.say('income', florins=board['income']['florins'])})"
        else:
            money += f" ({self.say('no-income')})"
        discs = " ".join(f"{self.sign(name)}{count}" for name, count in board["discs"]["fields"].items())
        supply = self.say("discs-supply", supply=board["discs"]["supply"], bonus=board["discs"]["bonus"])
        rows.add_row(self.say("money"), f"{money}  [dim]{self.say('helpers')}[/] {self.helpers(board['helpers'])}  "
                     f"[dim]{self.say('discs')}[/] {discs} ({supply})")  # fmt: skip
        recruits = [self.person(person, True) for person in board["recruits"]]
        cells = [f"[dim]{number}[/] {text}" for number, text in enumerate(recruits, 1)]
        rows.add_row(self.say("recruits"), side_by_side(cells))
        rows.add_row(self.say("workers"), self.workers(board))
        books = " ".join(f"{self.sign(name)}{count}" for name, count in board["books"].items())
        strength = " ".join(f"{self.sign(name)}{count}" for name, count in board["strength"].items())
        rows.add_row(
            self.say("books"),
            f"{books}  [dim]{self.say('art')}[/] {board['museum']}  [dim]{self.say('strength')}[/] {strength}",
        )
        conditions = [
            f"{self.sign(name)}{next_tile['reached']}/{next_tile['needed']}{'✓' if next_tile['met'] else ''}"
            for name, next_tile in board["next_tile"].items()
            if next_tile["nth"] <= 3
        ]
        rows.add_row(self.say("next-tile"), " ".join(conditions))
        if board["tiles"]:
            rows.add_row(self.say("tiles"), ", ".join(self.thing(tile) for tile in board["tiles"]))
        return Panel(rows, title=self.board_title(seat, board), title_align="left", width=WIDTH, padding=(0, 1))

    def board_title(self, seat: int, board: House) -> str:
        title = f"{SEATS[seat]} {escape(self.words.seat(seat))}  {board['total']} PP"
        if board["retired"]:
            title += f"  ({self.say('retired')})"
        return f"[bold reverse]{title}[/]" if seat == self.view["turn"] else title

    def workers(self, board: House) -> Columns:
        cells = []
        for number, (person, cost) in enumerate(zip(board["workers"], self.view["hire_cost"], strict=True), 1):
            if number == board["patron"]:
                lost = str(self.view["turned_points"]).replace("-", "−")
                text = f"[bold]{self.say('turned', points=lost) if board['turned'] else self.say('patron')}[/]"
            else:
                text = self.person(person, True)
            cells.append(f"[dim]{number}({cost}ƒ)[/] {text}")
        return side_by_side(cells)


def side_by_side(cells: list[str]) -> Columns:
    """As many cells on a line as the terminal has room for; none is divided."""
    return Columns([Text.from_markup(cell) for cell in cells], padding=(0, 2))


def draw(view: View, words: Words) -> RenderableType:
    """The whole view; fits 100 columns. A ° marks start persons, +n the steps to a space in reach."""
    return Drawing(view, words).whole()
