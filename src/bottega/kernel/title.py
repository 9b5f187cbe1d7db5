"""Title: a game as the shelf knows it, before anybody plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from bottega.kernel.book import Chapter, chapters_of
from bottega.kernel.components import Components
from bottega.kernel.errors import ComponentsError, SetupError
from bottega.kernel.game import FACTORIES, Factory, Game
from bottega.kernel.number import Number, kind, whole
from bottega.kernel.option import Option, Setting, settle
from bottega.kernel.parts import Parts
from bottega.kernel.plain import Position
from bottega.kernel.reason import Reason, Rule, Value, quoted
from bottega.kernel.scene import Scene
from bottega.kernel.seed import Seed


class Title:
    """What one game offers. `make` and `load` are the title's own factories."""

    def __init__(
        self,
        name: str,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        rules_version: int,
        rules: tuple[Rule, ...],
        components_file: Path,
        check: Callable[[Components], None],
        make: Callable[[int, Seed, dict[str, Setting], Components], Game],
        load: Callable[[Position, Components], Game],
        oldest_rules: int = 1,
        book: Callable[[Components], list[Chapter]] | None = None,
        figures: Callable[[Components], dict[str, Value]] | None = None,
        labels: Callable[[Components], dict[str, dict[str, int]]] | None = None,
        scene: Callable[[int, Seed, dict[str, Setting], Components], Scene] | None = None,
        parts: Parts | None = None,
        bids: tuple[str, ...] = (),
        passes: tuple[str, ...] = (),
        usual: int = 0,
    ) -> None:
        self.name = name
        self.players = players
        self.options = options
        self.rules_version = rules_version  # grows when old records would play differently
        self.oldest_rules = oldest_rules  # records of rules before these are refused: `<name>-record-older` says why
        self.rules = rules
        self.components_file = components_file
        self._check = check
        self._printed: Components | None = None
        self.make = make
        self.load = load
        self._book = book
        self._figures = figures
        self._labels = labels
        self._labelled: dict[str, dict[str, dict[str, int]]] = {}
        self.scene = scene  # a plain position to lay things out in
        self.parts = parts or Parts()  # what bots, learners and the terminal make of it
        self.texts = components_file.parent / "text"  # a folder of Fluent files for each language; `glossary.toml`
        self.page = components_file.parent / "page"  # of a title from elsewhere: `board.js`, the module of its board
        self.bids = bids  # kinds of moves that outbid others by their amount, and that pass: who is not there can
        self.passes = passes  # order such moves beforehand
        self.usual = usual or players[-1]  # players with whom most like it best
        FACTORIES[name] = Factory(rules_version, make, load)

    def components(self, path: Path | str | None = None) -> Components:
        """The components as shipped, or those of a corrected copy; checked."""
        if path is not None:
            if not isinstance(path, str | Path):
                raise ComponentsError(Reason("components-not-one", {"value": quoted(path)}))
            return self._read(Path(path))
        if self._printed is None:
            self._printed = self._read(self.components_file)
        return self._printed

    def book(self, components: Components) -> list[Chapter]:
        """The rulebook as a newcomer reads it, with the tables of these components."""
        return self._book(components) if self._book is not None else chapters_of(self.rules)

    def figures(self, components: Components) -> dict[str, Value]:
        """The numbers that the texts of rules and chapters name."""
        return self._figures(components) if self._figures is not None else {}

    def labels(self, components: Components) -> dict[str, dict[str, int]]:
        """The numbers that the names of things tell, by thing: what a card of these components is worth."""
        if self._labels is None:
            return {}
        if components.digest not in self._labelled:
            self._labelled = {components.digest: self._labels(components)}
        return self._labelled[components.digest]

    def _read(self, path: Path) -> Components:
        return self.checked(Components.read(path, self.name))

    def checked(self, components: Components) -> Components:
        """The components, if the game can be played with them; else ComponentsError."""
        self._check(components)
        return components

    def settle(self, options: Mapping[str, Setting] | None, players: Number) -> dict[str, Setting]:
        """Check the number of players and the options; all options with their settings."""
        count = self.counted(players)
        if options is not None and not isinstance(options, Mapping):
            raise SetupError(Reason("setup-options-table", {"value": quoted(options)}))
        given: dict[str, object] = {**options} if options is not None else {}  # anything may have been handed in
        return settle(self.name, self.options, given, count)

    def counted(self, players: Number) -> int:
        """A number of players as a plain one; SetupError if it is none, or none that the title is for."""
        count = whole(players)
        if count is None:
            raise SetupError(Reason("setup-players-number", {"value": quoted(players), "kind": kind(players)}))
        if count not in self.players:
            args: dict[str, Value] = {"game": self.name, "players": quoted(count), "counts": list(self.players)}
            raise SetupError(Reason("setup-players", args))
        return count
