"""What the positions of all titles have in common: the heading, chance, and how a title reads the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bottega.kernel.components import Components
from bottega.kernel.errors import SetupError
from bottega.kernel.game import FACTORIES, Game
from bottega.kernel.option import Option, Setting, settle
from bottega.kernel.plain import Position
from bottega.kernel.seed import DIGITS, GUESSED, read_seed
from bottega.kernel.shape import Each, Number, Scope, Shape, fault, inside, key_shown, shown, table


class Begun(Shape):
    """The seed: a number, a key of 64 hexadecimal digits, or -1 for a guess."""

    def read(self, value: object, where: str, scope: Scope) -> Any:
        if value == GUESSED and type(value) is int:
            return GUESSED
        try:
            return read_seed(value)
        except SetupError:
            raise fault("seed", where, found=shown(value), digits=str(DIGITS)) from None

    def words(self, scope: Scope) -> str:
        return f"whole number from 0 below 2⁶³, {DIGITS} hexadecimal digits, or `-1`"


SEED = Begun("The seed, whose kind names the generator; -1 in a guess, whose chance was drawn anew.")
CHANCE = Each("The generator and its state; it must fit the seed.", Number("", 0, (1 << 64) - 1))


class Options(Shape):
    """The table's choices by the options' names; those left out stand as usual."""

    def __init__(self, game: str, options: tuple[Option, ...]) -> None:
        super().__init__("What the table chose; an option that is left out stands as usual.")
        self.game = game
        self.options = options

    def read(self, value: object, where: str, scope: Scope) -> Any:
        return self.settle(value, where, scope.players)

    def settle(self, value: object, where: str, players: int) -> dict[str, Setting]:
        """All options with their settings."""
        chosen: dict[str, Setting] = {}
        known = {option.name: option for option in self.options}
        for name, setting in table(value, where).items():
            if name not in known:
                raise fault("unknown", inside(where, key_shown(name)), known=list(known))
            # `True == 1` in Python: compare types too, so that 1 is not taken for a yes.
            fitting = [choice for choice in known[name].choices if type(setting) is type(choice) and setting == choice]
            if not fitting:
                choices = [shown(choice) for choice in known[name].choices]
                raise fault("name", inside(where, name), found=shown(setting), known=choices)
            chosen[name] = fitting[0]
        try:
            return settle(self.game, self.options, chosen, players)
        except SetupError as error:
            raise fault("options", where, problem=str(error.reason)) from None

    def words(self, scope: Scope) -> str:
        return "table: " + ", ".join(f"`{option.name}`" for option in self.options)


def heading(data: Position, version: int, counts: Sequence[int], options: Options) -> tuple[int, dict[str, Setting]]:
    """The number of players and the options, which all other fields depend on."""
    blank = Scope(0, {}, {})
    if "version" not in data:
        raise fault("missing", "version")
    stated = Number("", 1, 1_000_000).read(data["version"], "version", blank)
    if stated > version:
        raise fault("newer", "version", found=stated, known=version)
    for key in ("players", "options"):
        if key not in data:
            raise fault("missing", key)
    players = data["players"]
    if type(players) is not int or players not in counts:
        raise fault("number", "players", found=shown(players), least=str(min(counts)), most=str(max(counts)))
    return players, options.settle(data["options"], "options", players)


def load_chance(game: Game, state: list[int]) -> None:
    """Go on drawing where the position stopped."""
    try:
        game.chance.load(state)
    except ValueError:
        raise fault("chance", "chance") from None


def resume_position(data: Position, components: Components) -> Game:
    """A game as it began from a kept position: exactly there, even where play would not stop to ask."""
    game = FACTORIES[data["game"]].load(data, components)
    game.start = game.dump()
    return game


def load_position(data: Position, components: Components) -> Game:
    """A game from a position: where play would go on without asking it does, up to the next real choice."""
    game = resume_position(data, components)
    while len(game.awaiting) == 1:
        number = game.forced()
        if number < 0:
            break
        game.do(game.awaiting[0], number)
    game.forget_past()
    game.start = game.dump()
    return game
