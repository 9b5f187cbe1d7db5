"""Fresco in characters."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from bottega.text import Words

View = dict[str, Any]

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
BISHOP: Final = "♗"
WALKER: Final = "◆"


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

    def paints(self, names: list[str]) -> str:
        return "".join(f"[{PAINTS[name][1]}]{PAINTS[name][0]}[/]" for name in names)

    def heap(self, counted: dict[str, int] | None) -> str:
        if counted is None:
            return "?"
        return " ".join(f"[{PAINTS[name][1]}]{PAINTS[name][0]}[/]{counted[name]}" for name in PAINTS if name in counted)

    def whole(self) -> RenderableType:
        side = Table.grid(padding=(0, 2))
        side.add_column(min_width=41)
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

    def square(self, square: View) -> str:
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
        rows.add_column(max_width=36)
        for row in view["hostel"]:
            taken = self.actor(row["actor"]) if row["actor"] is not None else "·"
            change = f"{row['mood']:+d}".replace("-", "−").replace("+0", "0")
            rows.add_row(
                f"{row['time']}:00", f"{self.say('time', mood=change, price=row['price'])}  [bold]{taken}[/bold]"
            )
        for stall in view["stalls"]:
            tiles = "  ".join(self.paints(tile.split("-")) for tile in stall["tiles"])
            rows.add_row(self.say("stall", stall=stall["stall"]), tiles if stall["open"] else self.say("closed"))
        for way in view["altar"]:
            if way["affordable"] or len(view["altar"]) == 2:
                sign = "[bold reverse]" if way["affordable"] else "[default]"
                rows.add_row(self.thing("altar"), f"{self.paints(way['paints'])} {sign}{way['points']}[/]")
        if view["portraits"] is not None:
            for card in view["portraits"]["open"]:
                rows.add_row(self.say("portrait"), self.card(card))
            rows.add_row("", self.say("cards-left", cards=view["portraits"]["left"]))
        for pile in view["requests"] or []:
            points = "/".join(str(points) for points in pile["points"]) or "–"
            own = "" if pile["showing"] is None else f"  ({pile['showing']}/3)"
            rows.add_row(self.say("request"), f"{self.thing(pile['request'])} {points}{own}")
        rows.add_row(self.say("supply"), self.heap(view["supply"]))
        return rows

    def card(self, card: View) -> str:
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
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="dim", pad_edge=False)
        table.add_column("", no_wrap=True)
        for heading in ("score", "mood", "money", "paint", "tiles", "plan"):
            table.add_column(self.say(heading), no_wrap=heading != "tiles")
        for seat, entry in enumerate(self.view["seats"]):
            name = self.actor(seat)
            if seat in self.view["awaiting"]:
                name = f"[bold]▶ {name}[/bold]"
            money = "?" if entry["money"] is None else str(entry["money"])
            table.add_row(
                name,
                str(entry["score"]),
                f"{entry['mood']} ({entry['apprentices']})",
                f"{money} (+{entry['income']})",
                self.heap(entry["paint"]),
                self.tiles(entry),
                self.plan(entry),
            )
        leonardo = self.view["leonardo"]
        if leonardo is not None:
            led = self.say("led", seat=leonardo["leader"])
            tiles = self.backs(leonardo["tiles"])
            table.add_row(f"{self.thing('leonardo')} {WALKER}", str(leonardo["score"]), led, "", "", tiles, "")
        return table

    def backs(self, tiles: dict[str, int]) -> str:
        """Restored tiles: how many of each back, by the letters of its colours."""
        return " ".join(
            f"{'·' if back == 'plain' else self.paints(back.split('-'))}×{number}" for back, number in tiles.items()
        )

    def tiles(self, entry: View) -> str:
        parts = [self.backs(entry["tiles"])] if entry["tiles"] else []
        parts += [f"{self.say('request')} {self.thing(kind)} ×{number}" for kind, number in entry["requests"].items()]
        parts += [self.thing(card) for card in entry["lasting"]]
        return "\n".join(parts)

    def plan(self, entry: View) -> str:
        if entry["plan"] is None:
            return self.say("committed") if entry["committed"] else ""
        return "\n".join(
            f"{self.thing(place)} {number}" for place, number in entry["plan"].items() if number is not None and number
        )

    def legend(self) -> RenderableType:
        paints = list(PAINTS.items())[: 8 if self.view["options"]["special_blends"] else 6]
        line = "  ".join(f"[{style}]{letter}[/] {self.thing(name)}" for name, (letter, style) in paints)
        figures = f"{BISHOP} {self.say('bishop')}"
        if self.view["leonardo"] is not None:
            figures += f"  {WALKER} {self.thing('leonardo')}"
        return Text.from_markup(f"{line}   {figures}", style="dim")
