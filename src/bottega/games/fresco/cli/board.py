"""Fresco in characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from bottega.games.fresco.view_types import Back, Card, Leonardo, Paint, Seat, Square, View
from bottega.kernel.move import Move
from bottega.text import Words

# The letters of the components file; a legend gives each in the reader's language.
PAINTS: Final = {
    "red": ("R", "red"),
    "yellow": ("Y", "yellow"),
    "blue": ("B", "blue"),
    "orange": ("O", "dark_orange"),
    "green": ("G", "green"),
    "purple": ("P", "magenta"),
    "pink": ("K", "hot_pink"),
    "brown": ("N", "orange4"),
}
MOST_PAYMENTS: Final = 6  # of the altar that are shown
BISHOP: Final = "♗"
WALKER: Final = "◆"


def listed(view: View, moves: list[Move]) -> list[Move]:
    """The moves as they are offered: of the altar's payments only the best, if there are many; all can be written."""
    best = {payment["move"] for payment in view["altar"]["payments"] if payment["best"]}
    many = sum(move.kind == "altar" for move in moves) > MOST_PAYMENTS
    return [move for move in moves if not many or move.kind != "altar" or str(move) in best]


def draw(view: View, words: Words) -> RenderableType:
    """The table as the viewer knows it; fits in 80 columns."""
    return Drawing(view, words).whole()


class Drawing:
    """One view on its way to the terminal."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def say(self, message: str, **args: Any) -> str:
        return escape(self.words.say(f"fresco-board-{message}", args))

    def thing(self, name: str) -> str:
        return escape(self.words.thing("fresco", name))

    def actor(self, actor: int | str) -> str:
        return self.thing(actor) if isinstance(actor, str) else escape(self.words.seat(actor))

    def paints(self, names: Sequence[str]) -> str:
        return "".join(f"[{PAINTS[name][1]}]{PAINTS[name][0]}[/]" for name in names)

    def heap(self, counted: dict[Paint, int] | None) -> str:
        if counted is None:
            return "?"
        return " ".join(f"[{PAINTS[name][1]}]{PAINTS[name][0]}[/]{counted[name]}" for name in PAINTS if name in counted)

    def whole(self) -> RenderableType:
        side = Table.grid(padding=(0, 2), expand=True)
        side.add_column(width=41)
        side.add_column(ratio=1)
        side.add_row(self.fresco(), self.surroundings())
        return Group(self.heading(), side, self.painters(), self.legend())

    def heading(self) -> RenderableType:
        view = self.view
        parts = [self.say("round", round=view["round"]), self.thing(view["phase"])]
        if view["last_round"]:
            parts.append(self.say("last"))
        else:
            ending = view["ending"]
            parts.append(self.say("tiles-left", tiles=ending["tiles"], limit=ending["tiles_left"]))
        parts.append(" → ".join(self.actor(actor) for actor in view["order"]))
        return Text.from_markup(f"[bold]{' · '.join(parts)}[/bold]")

    def fresco(self) -> RenderableType:
        grid = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0)
        for _ in range(5):
            grid.add_column(min_width=7, no_wrap=True)
        squares = self.view["fresco"]
        for row in range(5):
            grid.add_row(*[self.square(square) for square in squares[5 * row : 5 * row + 5]])
        return grid

    def square(self, square: Square) -> str:
        figures = BISHOP if square["square"] == self.view["bishop"] else ""
        leonardo = self.view["leonardo"]
        if leonardo is not None and leonardo["square"] == square["square"]:
            figures += WALKER
        tile = square["tile"]
        first = f"[dim]{square['square']}[/dim]"
        if tile is None:
            return f"{first}   {figures}\n "
        bonus = f"+{square['bonus']}" if square["bonus"] else ""
        value = f"{tile['value']}{bonus}"
        if square["affordable"]:
            value = f"[bold reverse]{value}[/]"
        return f"{first} {value}\n{self.paints(tile['cost'])} {figures}"

    def surroundings(self) -> RenderableType:
        view = self.view
        rows = Table.grid(padding=(0, 1))
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        for row in view["hostel"]:
            taken = self.actor(row["actor"]) if row["actor"] is not None else "·"
            change = f"{row['mood']:+d}".replace("-", "−").replace("+0", "0")
            rows.add_row(
                f"{row['time']}:00", f"{self.say('time', mood=change, price=row['price'])}  [bold]{taken}[/bold]"
            )
        for stall in view["stalls"]:
            tiles = "  ".join(self.paints(tile.split("-")) for tile in stall["tiles"])
            rows.add_row(self.say("stall", stall=stall["stall"]), tiles if stall["open"] else self.say("closed"))
        for line in self.altar():
            rows.add_row(self.thing("altar"), line)
        if view["portraits"] is not None:
            for card in view["portraits"]["open"]:
                rows.add_row(self.say("portrait"), self.card(card))
            rows.add_row("", self.say("cards-left", cards=view["portraits"]["left"]))
        for pile in view["requests"] or []:
            points = "/".join(str(points) for points in pile["points"]) or "–"
            own = "" if pile["showing"] is None else f"  ({pile['showing']}/3)"
            rows.add_row(self.say("request"), f"{self.thing(pile['request'])} {points}{own}")
        return rows

    def altar(self) -> list[str]:
        """The two ways, and the payments that spare one's paint best: what each costs, brings and keeps."""
        altar = self.view["altar"]
        primary, blends = altar["primary"], altar["blends"]
        ways = self.say("altar-ways", primary=primary["points"], replaced=primary["replaced"], blends=blends["points"])
        lines = [f"{self.paints(primary['paints'])} · {self.paints(blends['paints'])} {ways}"]
        best = [payment for payment in altar["payments"] if payment["best"]][:MOST_PAYMENTS]
        for payment in best:
            kept = self.heap(payment["kept"]) or "–"
            points = f"[bold reverse]{payment['points']}[/]"
            lines.append(f"{self.paints(payment['paints'])} {points} [dim]{self.say('altar-kept')} {kept}[/]")
        others = len(altar["payments"]) - len(best)
        if others:
            lines.append(f"[dim]{self.say('altar-more', count=others)}[/]")
        return lines

    def card(self, card: Card) -> str:
        gifts = []
        if card["coins"]:
            gifts.append(self.say("coins", coins=card["coins"]))
        if card["points"]:
            gifts.append(self.say("points", points=card["points"]))
        if card["mood"]:
            gifts.append(self.say("mood-up", mood=card["mood"]))
        if card["paint"]:
            gifts.append(self.paints(card["paint"]))
        if card["choice"]:
            gifts.append(self.say("choice", paints=card["choice"]))
        if card["lasting"]:
            gifts.append(escape(self.words.say(f"fresco-{card['card']}", {}, "about")))
        return f"[bold]{self.thing(card['card'])}[/bold] {', '.join(gifts)}"

    def painters(self) -> RenderableType:
        rows = Table.grid(padding=(0, 1))
        rows.add_column(no_wrap=True)
        rows.add_column()
        for seat, entry in enumerate(self.view["seats"]):
            name = self.actor(seat)
            sign = "▶" if seat in self.view["awaiting"] else " "
            rows.add_row(f"[bold]{sign} {name}[/bold]", self.painter(entry))
        leonardo = self.view["leonardo"]
        if leonardo is not None:
            parts = [self.standing(leonardo), self.say("led", seat=leonardo["leader"])]
            if leonardo["tiles"]:
                parts.append(f"{self.say('tiles')} {self.backs(leonardo['tiles'])}")
            rows.add_row(f"[bold]  {self.thing('leonardo')}[/bold]", " · ".join(parts))
        return rows

    def standing(self, entry: Seat | Leonardo) -> str:
        """Points, and the start space of one who has not left it."""
        points = self.say("points", points=entry["score"])
        return f"{points}, {self.say('start', space=entry['start'])}" if entry["start"] is not None else points

    def painter(self, entry: Seat) -> str:
        money = "?" if entry["money"] is None else entry["money"]
        parts = [
            f"[bold]{self.standing(entry)}[/bold]",
            self.say("mood", mood=entry["mood"], apprentices=entry["apprentices"]),
            self.say("money", coins=str(money), income=entry["income"]),
            f"{self.say('paint')} {self.heap(entry['paint'])}",
        ]
        if entry["tiles"]:
            parts.append(f"{self.say('tiles')} {self.backs(entry['tiles'])}")
        for kind, number in entry["requests"].items():
            parts.append(f"{self.say('request')} {self.thing(kind)} ×{number}")
        parts += [self.thing(card) for card in entry["lasting"]]
        if entry["plan"] is not None:
            parts += [f"{self.thing(place)} {number}" for place, number in entry["plan"].items() if number]
        elif entry["committed"]:
            parts.append(self.say("committed"))
        return " · ".join(parts)

    def backs(self, tiles: dict[Back, int]) -> str:
        """Restored tiles: how many of each back, by the letters of its colours."""
        return " ".join(
            f"{'·' if back == 'plain' else self.paints(back.split('-'))}×{number}" for back, number in tiles.items()
        )

    def legend(self) -> RenderableType:
        paints = list(PAINTS.items())[: 8 if self.view["options"]["special_blends"] else 6]
        line = "  ".join(f"[{style}]{letter}[/] {self.thing(name)}" for name, (letter, style) in paints)
        figures = f"{BISHOP} {self.say('bishop')}"
        if self.view["leonardo"] is not None:
            figures += f"  {WALKER} {self.thing('leonardo')}"
        return Text.from_markup(f"{line}   {figures}", style="dim")
