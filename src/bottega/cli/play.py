"""`bottega play`: a game in the terminal, against bots or hot-seat."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.markup import escape

from bottega.api import new_game, replay
from bottega.boards import draw, listed
from bottega.bots.names import draw_names
from bottega.bots.styles import level_name
from bottega.cli.common import (
    CommandError,
    ComponentsFile,
    GameName,
    Language,
    Options,
    SeedText,
    console,
    read_levels,
    read_options,
    read_seed_text,
    read_text,
    speak,
    typed_number,
)
from bottega.cli.rules import find_chapters, known_rule, print_chapters, print_rule
from bottega.games import title
from bottega.kernel.chance import Chance
from bottega.kernel.errors import BottegaError
from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.kernel.move import Move
from bottega.kernel.reason import Reason, quoted
from bottega.text import Words
from bottega.text.book import worded_book


def add_to(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="how many play; people and bots together")] = None,
    people: Annotated[int, typer.Option(min=0, help="how many of them are people at this terminal")] = 1,
    bots: Annotated[str, typer.Option(help="level of the bots: one for all, or one each")] = "apprentice",
    option: Options = None,
    seed: SeedText = None,
    components: ComponentsFile = None,
    name: Annotated[str, typer.Option(help="the people's names, separated by commas")] = "",
    seat: Annotated[
        str,
        typer.Option(help="the people’s seats, counted from 1, as 2 or 1,3; drawn unless a seed or record is given"),
    ] = "",
    load: Annotated[Path | None, typer.Option(help="go on from a saved record")] = None,
    language: Language = "",
) -> None:
    """Play in the terminal. Type a move's number or its notation, or `help`."""
    say = speak(language)
    shelf = title(game)
    if load is not None:
        table = replay(read_text(load), components)
    else:
        count = players if players is not None else min(4, shelf.players[-1])
        settings = shelf.settle(read_options(game, option), count)
        table = new_game(game, count, read_seed_text(seed), settings, components)
    people = min(people, table.players)
    levels = read_levels(bots, table.players - people) if people < table.players else []
    names = [given.strip() for given in name.split(",")] if name else []
    drawn = not seat and seed is None and load is None
    persons = sorted(_draw(table.players, people)) if drawn else _read_seats(seat, table.players, people)
    Terminal(table, persons, levels, say, names, _read_line).run()


def _draw(players: int, people: int) -> list[int]:
    """Seats for so many people, by chance."""
    return secrets.SystemRandom().sample(range(players), people)


def _read_seats(text: str, players: int, people: int) -> list[int]:
    """`"1,3"` as the seats of two people; the first ones unless told."""
    if not text:
        return list(range(people))
    typed = [typed_number(part) for part in text.split(",")]
    seats = sorted({number - 1 for number in typed if number is not None and 1 <= number <= players})
    if len(seats) != len(typed) or len(seats) != people:
        raise CommandError(Reason("cli-seats-wrong", {"value": quoted(text), "people": people, "players": players}))
    return seats


def _read_line(prompt: str) -> str | None:
    """What was typed; None at the end of the input."""
    try:
        return console.input(prompt)
    except EOFError:
        return None


def _bot_names(count: int, taken: list[str]) -> list[str]:
    """Names for so many bots, none of which is a person's."""
    return draw_names(count, Chance(secrets.randbits(62)), taken)


class Terminal:
    """A table where some seats are those of people at this terminal, the others bots."""

    def __init__(
        self,
        game: Game,
        persons: list[int],
        levels: list[str],
        say: Words,
        names: list[str],
        read: Callable[[str], str | None],
    ) -> None:
        from bottega.bots import contestant

        self.game = game
        self.persons = persons
        bots = [seat for seat in range(game.players) if seat not in persons]
        called = [say.seat(seat) for seat in range(game.players)]
        for seat, name in zip(persons, names, strict=False):
            called[seat] = name
        titles = dict(zip(bots, levels, strict=True))
        for seat, name in zip(bots, _bot_names(len(bots), names), strict=True):
            called[seat] = name
        self.seated = [
            f"{name} ({level_name(say, titles[seat])})" if seat in titles else name for seat, name in enumerate(called)
        ]
        self.say = say.at_table(called, game.components)
        self.read = read
        seed = secrets.randbits(32)
        self.players = {seat: contestant(level) for seat, level in titles.items()}
        for who in self.players.values():
            who.suits(game.title, game.players)
        self.bots = {seat: who.sit_down(seed + seat) for seat, who in self.players.items()}
        self.events: list[Event] = []
        self.told = 0
        self.seat = persons[0] if persons else 0  # of the person at the keyboard

    def run(self) -> None:
        """Play until the game or the input ends."""
        self.game.log = self.events
        console.print(
            f"[bold]{escape(self.say.say(f'{self.game.title}-title'))}[/]  [dim]{self.say.say('cli-hello')}[/]"
        )
        console.print(escape(self.say.say("cli-seated", {"people": self.seated})), soft_wrap=True)
        while not self.game.over:
            person = next((seat for seat in self.game.awaiting if seat in self.persons), None)
            if person is None:
                self._bot_moves(self.game.awaiting[0])
            elif not self._person_moves(person):
                return
        self._tell_events()
        self._show_board(None)
        self._tell_end()

    def _bot_moves(self, seat: int) -> None:
        from bottega.bots import Seat
        from bottega.bots.contestants import pick

        with console.status(self.say.say("cli-thinking", {"seat": seat})):
            chair = Seat(self.game, seat, self.game.number)
            self.game.do(seat, pick(self.players[seat], self.bots[seat], chair))

    def _person_moves(self, seat: int) -> bool:
        """Ask until a move is played; False when the person leaves."""
        self.seat = seat
        self._tell_events()
        self._show_board(seat)
        self._ask(seat)
        while True:
            line = self.read("[bold]> [/]")
            if line is None:
                return False
            command, _, rest = line.strip().partition(" ")
            match command.lower():
                case "":
                    continue
                case "quit" | "exit":
                    return False
                case "help":
                    console.print(escape(self.say.say("cli-help")))
                case "board":
                    self._show_board(seat)
                    self._ask(seat)
                case "moves":
                    self._ask(seat)
                case "log":
                    self._print_events(self.events[-40:])
                case "undo":
                    if self._undo(seat, rest.strip() == "all"):
                        return True
                case "rethink" if rest.strip():
                    if self._rethink(rest.strip()):
                        return True
                case "why":
                    self._why(seat, rest)
                case "rules":
                    self._rules(rest.strip())
                case "save":
                    self._save(rest.strip())
                case _:
                    if self._play(seat, line.strip()):
                        return True

    def _offered(self, seat: int) -> list[Move]:
        """The moves that are listed by number: what leads on, then what takes back a choice in the making."""
        legal = self.game.legal(seat)
        back = [self.game.catalogue[number] for number in self.game.retreats(seat) if number not in legal]
        return [*listed(self.game.view(seat), self.game.moves(seat)), *back]

    def _play(self, seat: int, text: str) -> bool:
        moves = self._offered(seat)
        text = _picked(text, moves)
        try:
            self.game.play(seat, text)
        except BottegaError as error:
            self._refuse(self.say.reason(error.reason))
            return False
        return True

    def _refuse(self, sentence: str) -> None:
        console.print(f"[red]✗[/] {escape(sentence)}", soft_wrap=True)

    def _why(self, seat: int, text: str) -> None:
        moves = self._offered(seat)
        text = _picked(text, moves)
        reason = self.game.why_not(seat, text)
        if reason is None:
            console.print(f"[green]✓[/] {escape(self.say.say('cli-allowed'))}")
        else:
            self._refuse(self.say.reason(reason))
            rule = known_rule(title(self.game.title), self.say, reason.rule)
            if rule is not None:
                console.print()
                print_rule(rule, sources=True)

    def _rules(self, search: str) -> None:
        book = worded_book(self.say, title(self.game.title), self.game.components)
        found = find_chapters(book, search)
        if found:
            print_chapters(found, sources=False)
        else:
            self._refuse(self.say.say("cli-rules-none", {"search": search}))

    def _save(self, name: str) -> None:
        path = Path(name or f"{self.game.title}-{self.game.number}.record")
        try:
            path.write_text(str(self.game.record()), encoding="utf-8")
        except OSError as error:
            self._refuse(str(error))
            return
        told = {"path": str(path), "game": self.game.title, "numbers": ",".join(str(seat + 1) for seat in self.persons)}
        first = self.persons == list(range(len(self.persons)))
        console.print(
            f"[green]✓[/] {escape(self.say.say('cli-saved' if first else 'cli-saved-seats', told))}", soft_wrap=True
        )

    def _undo(self, seat: int, beyond: bool) -> bool:
        """Take back the last own step; with `beyond`, also past what was revealed or others did."""
        history = self.game.history()
        at = next((n for n in range(len(history) - 1, -1, -1) if history[n][0] == seat), None)
        if at is None:
            self._refuse(self.say.say("cli-undo-nothing"))
            return False
        earlier = self.game.fresh()
        for mover, move in history[:at]:
            earlier.do(mover, move.number)
        revealed = earlier.reveals != self.game.reveals
        others_acted = any(mover != seat for mover, _ in history[at:])
        if (revealed or others_acted) and not beyond:
            self._refuse(self.say.say("cli-undo-revealed" if revealed else "cli-undo-others"))
            return False
        self.game = earlier
        self.events = []
        self.told = 0
        self.game.log = self.events
        return True

    def _may_rethink(self) -> list[int]:
        """Those at this terminal who have made a secret choice and may still take it back: that alone is legal."""
        return [seat for seat in self.persons if seat not in self.game.awaiting and self.game.legal(seat)]

    def _rethink(self, name: str) -> bool:
        """Let somebody who has already chosen think again, named by number or by name."""
        number = typed_number(name)
        for seat in self._may_rethink():
            if number == seat + 1 or name.casefold() == self.say.seat(seat).casefold():
                self.game.do(seat, self.game.legal(seat)[0])
                return True
        self._refuse(self.say.say("cli-rethink-nobody", {"name": name}))
        return False

    def _tell_events(self) -> None:
        self._print_events(self.events[self.told :])
        self.told = len(self.events)

    def _print_events(self, events: list[Event]) -> None:
        for event in events:
            line = self.say.event(self.game.title, event, self.seat if len(self.persons) == 1 else None)
            if line:
                console.print(f"[dim]·[/] {escape(line)}", soft_wrap=True)

    def _show_board(self, seat: int | None) -> None:
        console.print(draw(self.game.view(seat), self.say))

    def _ask(self, seat: int) -> None:
        console.print(f"\n[bold]{escape(self.say.seat(seat))}:[/] {escape(self.say.reason(self.game.question(seat)))}")
        moves = self._offered(seat)
        lines = [
            f"[bold cyan]{number:>3}[/] {escape(self.say.move(self.game.title, move))}  [dim]{escape(str(move))}[/]"
            for number, move in enumerate(moves, 1)
        ]
        console.print(Columns(lines, padding=(0, 3)) if len(lines) > 12 else "\n".join(lines))
        for other in self._may_rethink():
            hint = self.say.say("cli-rethink", {"seat": other, "number": other + 1})
            console.print(f"[dim]{escape(hint)}[/]")

    def _tell_end(self) -> None:
        console.print(f"\n[bold]{escape(self.say.say('cli-end'))}[/]")
        for seat in self.game.ranking:
            args = {"place": self.game.places[seat], "seat": seat, "points": self.game.scores[seat]}
            console.print(f"  {escape(self.say.say('cli-end-line', args))}")


def _picked(text: str, moves: list[Move]) -> str:
    """The move of the list that a typed number picks, or what was typed."""
    number = typed_number(text)
    return str(moves[number - 1]) if number is not None and 1 <= number <= len(moves) else text
