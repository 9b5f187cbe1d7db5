"""The Princes of Florence in characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bottega.games.florence.names import BUILDINGS
from bottega.games.florence.view_types import Characters, Court, View
from bottega.text import Words

SIGNS: Final = {
    "university": ("U", "red"),
    "laboratory": ("L", "magenta"),
    "workshop": ("W", "yellow"),
    "library": ("B", "cyan"),
    "opera": ("O", "bright_magenta"),
    "studio": ("S", "bright_yellow"),
    "hospital": ("H", "bright_red"),
    "theater": ("T", "bright_cyan"),
    "tower": ("I", "white"),
    "chapel": ("C", "bright_white"),
    "forest": ("f", "green"),
    "lake": ("~", "blue"),
    "park": ("p", "bright_green"),
    "palazzo": ("#", "dim"),
}


class Drawing:
    """One view on its way to the terminal."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def say(self, message: str, **args: Any) -> str:
        return escape(self.words.say(f"florence-board-{message}", args))

    def thing(self, name: str) -> str:
        return escape(self.words.thing("florence", name))

    def things(self, names: Sequence[str]) -> str:
        return ", ".join(self.thing(name) for name in names)

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.supplies()]
        seats = self.view["seats"]
        own = self.view["seat"]
        if own is not None:
            parts.append(self.own_court(seats[own]))
        others = [self.court(seat) for seat in seats if seat["seat"] != own]
        parts.append(Columns(others, padding=(0, 1)))
        return Group(*parts)

    def heading(self) -> RenderableType:
        view = self.view
        line = self.say(
            "round",
            round=view["round"],
            rounds=view["rounds"],
            minimum=view["minimum"],
            part=self.words.say(f"florence-part-{view['part']}"),
        )
        return Text.from_markup(f"[bold]{line}[/bold]")

    def supplies(self) -> RenderableType:
        view = self.view
        rows = Table.grid(padding=(0, 1))
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        lots = [
            f"{self.thing(lot['name'])} {lot['left']}"
            if lot["open"]
            else f"[dim strike]{self.thing(lot['name'])}[/dim strike] {lot['left']}"
            for lot in view["lots"]
        ]
        rows.add_row(self.say("lots"), ", ".join(lots))
        auction = view["auction"]
        if auction is not None and auction["lot"] is not None:
            lot = self.thing(auction["lot"])
            rows.add_row(
                self.say("auction"),
                self.say("bid", lot=lot, florins=auction["price"], seat=auction["leader"]),
            )
        stock = view["stock"]
        buildings = ", ".join(f"{self.thing(name)} {stock[name]}" for name in BUILDINGS)
        freedoms = ", ".join(f"{self.thing(name)} {stock[name]}" for name in ("religion", "travel", "opinion"))
        rows.add_row(self.say("stock"), f"{buildings}; {freedoms}")
        decks = ", ".join(f"{self.thing(f'deck-{name}')} {count}" for name, count in view["decks"].items())
        rows.add_row(self.say("decks"), decks)
        if view["characters"] is not None:
            rows.add_row(self.say("characters"), self.characters(view["characters"]))
        project = view["project"]
        if project is not None:
            text = self.say(
                "project-of", seat=project["active"], partner=project["partner"], building=project["building"]
            )
            rows.add_row(self.say("project"), text)
        best = view["best_work"]
        if best["seats"]:
            rows.add_row(self.say("best"), self.say("best-of", value=best["value"], seats=best["seats"]))
        rows.add_row(self.say("legend"), self.legend())
        return rows

    def characters(self, characters: Characters) -> str:
        cards = []
        for card in characters["cards"]:
            text = self.thing(card["name"])
            if card["holder"] is not None:
                text += f" → {escape(self.words.seat(card['holder']))}"
            elif card["marker"] is not None:
                text += f" {card['offer']} ({escape(self.words.seat(card['marker']))})"
            elif card["taken"]:
                text = f"[dim strike]{text}[/dim strike]"
            cards.append(text)
        return f"{', '.join(cards)}. {self.say('pot', florins=characters['pot'])}"

    def legend(self) -> str:
        laid = {tile["tile"] for seat in self.view["seats"] for tile in seat["tiles"]}
        shown = [name for name in SIGNS if name in laid or name == "palazzo"]
        return ", ".join(f"[{SIGNS[name][1]}]{SIGNS[name][0]}[/] {self.thing(name)}" for name in shown)

    def grid(self, seat: Court) -> Text:
        signs = [["·"] * 7 for _ in range(7)]
        styles = [["dim"] * 7 for _ in range(7)]
        tiles = [("palazzo", seat["palazzo"]), *[(tile["tile"], tile["cells"]) for tile in seat["tiles"]]]
        for tile, cells in tiles:
            sign, style = SIGNS[tile]
            for row, column in cells:
                signs[row][column] = sign
                styles[row][column] = style
        text = Text("  a b c d e f g\n", style="dim")
        for row in range(7):
            text.append(f"{row + 1} ", style="dim")
            for column in range(7):
                text.append(f"{signs[row][column]} ", style=styles[row][column])
            if row < 6:
                text.append("\n")
        return text

    def facts(self, seat: Court) -> list[str]:
        cash = self.say("cash-hidden") if seat["cash"] is None else self.say("cash", florins=seat["cash"])
        lines = [
            f"[bold]{self.say('score', points=seat['points'])}[/bold], {cash}",
            self.say("court", jesters=seat["jesters"], builders=seat["builders"]),
            self.say("cards", hand=seat["hand_count"], bonus=seat["bonus_count"], prestige=seat["prestige_count"]),
        ]
        if seat["recruiting"]:
            lines.append(self.say("recruiting", count=seat["recruiting"]))
        if seat["character"] is not None:
            lines.append(f"[yellow]{self.thing(seat['character'])}[/yellow]")
        own = seat["seat"] == self.view["seat"]
        for label, names in (
            ("freedoms", seat["freedoms"]),
            ("table", [*seat["table"], *["recruiting"] * seat["recruiting_on_table"]]),
            ("known", seat["known_hand"] if not own else []),
            ("laid-open", seat["prestige"] or [] if not own else []),
        ):
            if names:
                lines.append(f"[dim]{self.say(label)}:[/dim] {self.things(names)}")
        return lines

    def name(self, seat: Court) -> str:
        name = escape(self.words.seat(seat["seat"]))
        if seat["seat"] == self.view["starter"]:
            name += f" ({self.say('starts')})"
        return name

    def border(self, seat: Court) -> str:
        return "yellow" if seat["seat"] in self.view["awaiting"] else "dim"

    def court(self, seat: Court) -> RenderableType:
        body = Group(self.grid(seat), Text.from_markup("\n".join(self.facts(seat))))
        return Panel(body, title=self.name(seat), border_style=self.border(seat), width=31)

    def own_court(self, seat: Court) -> RenderableType:
        lines = Text.from_markup("\n".join([*self.facts(seat), *self.hand()]))
        row = Table.grid(padding=(0, 2))
        row.add_row(self.grid(seat), lines)
        return Panel(row, title=self.name(seat), border_style=self.border(seat), width=97)

    def hand(self) -> list[str]:
        hand = self.view["hand"]
        lines: list[str] = []
        if hand is None:
            return lines
        if hand["people"]:
            lines.append(f"[dim]{self.say('people')}[/dim]")
        for person in hand["people"]:
            figures = {"person": person["name"], "value": person["value"], "reach": person["with_bonus"]}
            text = self.say("person-bonus" if hand["bonus"] else "person", **figures)
            wants = [name for name in person["missing"] if name not in ("jester", "person")]
            rest = self.say("wants", missing=wants) if wants else self.say("nothing")
            mark = "[green]✓[/green]" if person["enough"] else "[dim]·[/dim]"
            lines.append(f"{mark} {text}; {rest}")
        bonus = [self.say("adds", card=card["name"], adds=card["adds"]) for card in hand["bonus"]]
        prestige = [self.say("brings", card=card["name"], points=card["points"]) for card in hand["prestige"]]
        for label, cards in (("bonus", bonus), ("prestige", prestige)):
            if cards:
                lines.append(f"[dim]{self.say(label)}:[/dim] {'; '.join(cards)}")
        looking = self.view["looking"]
        if looking is not None:
            lines.append(f"[yellow]{self.say('looking')}:[/yellow] {self.things(looking['cards'])}")
        return lines


def draw(view: View, words: Words) -> RenderableType:
    """The board as the viewer knows it, at most 100 columns wide."""
    return Drawing(view, words).whole()
