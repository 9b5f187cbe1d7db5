"""Contestants: everyone who can sit down, by name. One register for arena, series, data, environments and servers.

    master                 a level: random, apprentice, journeyman, senior, foreman, master
    journeyman/builder     with a style of the title (`styles`): what it loves; refused where there is none such
    master:0.5             with its effort in seconds, or master:400i in iterations
    master:0.5c            in seconds of the processor: the same on a busy machine
    master@0.1:0.5         a master of an earlier version, to measure those of today against
    learned:FILE           a policy that was learned (`bottega.study.learned`)
    ismcts:50              OpenSpiel's IS-MCTS with 50 simulations (`bottega.study.openspiel.searcher`)
    package.module:Class   a bot of one's own, from a module
    folder/file.py:Class   or from a file
    miser                  whatever was brought under that name (`bring_bot`)

In Python, a class or an object does as well. Whoever it is, `digest` says what exactly played: results that were made
by another policy, other knowledge or other code must never be taken for its own.
"""

from __future__ import annotations

import hashlib
import inspect
import pickle
import sys
import time
from copy import deepcopy
from functools import lru_cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from bottega.api import new_game
from bottega.bots.bot import Bot
from bottega.bots.effort import check_effort
from bottega.bots.frozen.bot import NAME as FROZEN
from bottega.bots.frozen.bot import FrozenMaster
from bottega.bots.frozen.bot import sources as frozen_sources
from bottega.bots.levels import LEVELS, make_bot
from bottega.bots.master import Clock
from bottega.bots.seat import Seat
from bottega.bots.sources import deciding
from bottega.bots.styles import STYLED, Styled, is_style, styles
from bottega.bots.weights import learned
from bottega.games import names as shelf
from bottega.games import part
from bottega.games import title as shelf_of
from bottega.kernel.chance import Chance
from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason, quoted

# Kinds of contestants that another room brings: imported when one is first named.
KINDS = {"learned": "bottega.study.learned", "ismcts": "bottega.study.openspiel.searcher"}
# What levels think with, beside the title's own knowledge; results of one level outlast a change of another's.
THUMB = ("bot", "seat", "policy", "knowledge/base")
SEARCHING = (*THUMB, "master", "search", "node", "network", "weights")
THINKING = {
    "apprentice": (*THUMB, "apprentice"),
    "journeyman": (*THUMB, "journeyman", "lookahead"),
    "senior": (*SEARCHING, "senior"),
    "foreman": (*SEARCHING, "senior"),
    "master": SEARCHING,
}
STYLES = Path(__file__).with_name("styles.py")
_brought: dict[str, Contestant] = {}


class Contestant:
    """Someone who can sit down at many tables, with a fresh bot each time."""

    ours = False  # of ours it is known that they choose legal moves; the others are looked at

    def __init__(self, label: str) -> None:
        self.label = label

    def sit_down(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
        """The bot that plays one game. All but `seed` is for masters whose label names no effort."""
        raise NotImplementedError

    def digest(self, title: str) -> str:
        """Of all that decides how it plays this title, its seed aside."""
        raise NotImplementedError

    def suits(self, title: str, players: int) -> None:
        """SetupError if it cannot play this title with so many players; most can."""

    def prepare(self, title: str) -> None:
        """Read what it has learned of a title, so that what does not fit is told now, and by this process."""

    def about(self) -> str:
        """In a line, for lists: the first line of what its class says about itself."""
        return ""


class Leveled(Contestant):
    """One of our levels, perhaps with its style and its effort."""

    ours = True

    def __init__(self, label: str) -> None:
        super().__init__(label)
        name, _, effort = label.partition(":")
        self.level, _, self.style = name.partition("/")
        self.seconds: float | None = None
        self.iterations: int | None = None
        self.clock: Clock = time.thread_time if effort.endswith("c") else time.perf_counter
        try:
            if effort.endswith("i"):
                self.iterations = int(effort[:-1])
            elif effort:
                self.seconds = float(effort.removesuffix("c"))
        except ValueError:
            raise SetupError(Reason("bots-effort-wrong", {"label": quoted(label)})) from None
        if (effort and self.level not in ("master", FROZEN)) or label.endswith(":"):
            raise SetupError(Reason("bots-effort-wrong", {"label": quoted(label)}))
        check_effort(self.seconds, self.iterations)

    def sit_down(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
        if self.seconds is not None or self.iterations is not None:
            seconds, iterations = self.seconds, self.iterations
        if self.level == FROZEN:
            return FrozenMaster(seed, seconds, iterations, self.clock)
        if self.style:
            return Styled(self.level, self.style, seed, seconds, iterations, self.clock)
        return make_bot(self.level, seed, seconds, iterations, clock=self.clock)

    def digest(self, title: str) -> str:
        if self.level == FROZEN:
            return _short(*map(deciding, frozen_sources(title)))
        if self.style:
            loves = sorted(styles(title).get(self.style, {}).items())
            # What is loved is tried by the search of masters, whatever the level decides by.
            levels = dict.fromkeys(("master", self.level))
            thinking = [_thinking(title, level).encode() for level in levels]
            return _short(*thinking, deciding(STYLES), repr(loves).encode())
        return "random" if self.level == "random" else _thinking(title, self.level)

    def suits(self, title: str, players: int) -> None:
        if self.style:
            need_style(title, self.style)

    def prepare(self, title: str) -> None:
        if self.style or "network" in THINKING.get(self.level, ()):
            _read_weights(title)

    def about(self) -> str:
        return _first_line(type(self.sit_down()))


class Own(Contestant):
    """A class of somebody's own: each game gets an object of it, made with a seed."""

    def __init__(self, label: str, kind: object, source: Path | None = None) -> None:
        super().__init__(label)
        if not (inspect.isclass(kind) and issubclass(kind, Bot)):
            raise SetupError(Reason("bots-own-none", {"name": quoted(label)}))
        self.kind: type[Bot] = kind
        self.source = source or _source_of(kind)

    def __reduce__(self) -> Any:
        # A class from a file has no module that another process could import: it gets the name instead.
        if self.kind.__module__.startswith(_FROM_FILE):
            return contestant, (self.label,)
        return Own, (self.label, self.kind, self.source)

    def sit_down(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
        return self.kind(seed)

    def digest(self, title: str) -> str:
        """Of the file that it was written in; a class may tell more by an attribute `version`."""
        written = self.source.read_bytes() if self.source is not None else b""
        told = f"{self.kind.__qualname__} {getattr(self.kind, 'version', '')}".encode()
        return _short(told, written)

    def about(self) -> str:
        return _first_line(self.kind)


class Ready(Contestant):
    """An object that plays: each game gets a copy of it, with chance of its own."""

    def __init__(self, bot: Bot, label: str = "") -> None:
        super().__init__(label or bot.level)
        self.bot = bot

    def sit_down(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
        twin = deepcopy(self.bot)
        twin.chance = Chance(seed)
        return twin

    def digest(self, title: str) -> str:
        """Of the file of its class, and of what the object holds."""
        kind = type(self.bot)
        held = {name: value for name, value in vars(self.bot).items() if name != "chance"}
        source = _source_of(kind)
        written = source.read_bytes() if source is not None else b""
        return _short(kind.__qualname__.encode(), pickle.dumps(sorted(held.items()), protocol=4), written)

    def about(self) -> str:
        return _first_line(type(self.bot))


def contestant(who: object) -> Contestant:
    """The contestant of a name, a class of bots, a bot or a contestant; SetupError for anything else."""
    if isinstance(who, Contestant):
        return who
    if isinstance(who, Bot):
        return Ready(who)
    if inspect.isclass(who):
        return Own(getattr(who, "level", "") if _named(who) else who.__name__.lower(), who)
    if not isinstance(who, str):
        raise _unknown(who)
    if who in _brought:
        return _brought[who]
    head, colon, rest = who.partition(":")
    if head in LEVELS or head == FROZEN or is_styled(head):
        return Leveled(who)
    if head in KINDS:
        return _of_kind(head, rest)
    if colon:
        return _own(who)
    level, slash, style = head.partition("/")
    if slash and level in STYLED:
        raise SetupError(Reason("bots-style-unknown", {"style": quoted(style), "known": _all_styles()}))
    if slash and level in LEVELS:
        raise SetupError(Reason("bots-style-level", {"level": level, "known": list(STYLED)}))
    raise _unknown(who)


def bring_bot(name: str, who: object) -> Contestant:
    """Put a bot of one's own on the list under a name, for tables and for all that names bots."""
    if name in LEVELS or not name or ":" in name or "," in name or len(name) > 20:
        raise SetupError(Reason("bots-name-wrong", {"name": quoted(name)}))
    found = contestant(who)
    _brought[name] = found
    return found


def bring_all(texts: list[str]) -> None:
    """Bring each of `name=module:Class`, or `file.py:Class` under the name that the class gives itself."""
    for text in texts:
        name, equals, who = text.partition("=")
        found = contestant(who.strip() if equals else text)
        bring_bot(name.strip() if equals else getattr(found, "kind", Bot).level, found)


def is_styled(name: str) -> bool:
    """Whether this names a level with a style, as in `journeyman/builder`."""
    level, slash, style = name.partition("/")
    return bool(slash) and level in STYLED and is_style(style)


def need_style(title: str, style: str) -> None:
    """SetupError with the styles of a title, if this is none of them."""
    known = list(styles(title))
    if style not in known:
        rule = "bots-style-other" if known else "bots-style-none"
        raise SetupError(Reason(rule, {"game": title, "style": quoted(style), "known": known}))


def _all_styles() -> list[str]:
    return list(dict.fromkeys(style for title in shelf() for style in styles(title)))


def names() -> list[str]:
    """Who can be named without saying where to find it: the levels, and whoever was brought."""
    return [*LEVELS, *_brought]


def pick(who: Contestant, bot: Bot, seat: Seat) -> int:
    """The move that a bot chooses; one that is not legal is told by the bot's name and never played."""
    number = bot.pick(seat)
    if who.ours or number in seat.legal():
        return number
    raise SetupError(Reason("bots-illegal", {"name": who.label, "move": quoted(number)}))


def _named(kind: type) -> bool:
    """Whether a class of bots gives itself a name."""
    return "level" in vars(kind)


def _unknown(who: object) -> SetupError:
    return SetupError(Reason("bots-level-unknown", {"level": quoted(who), "known": names()}))


def _of_kind(kind: str, rest: str) -> Contestant:
    try:
        module = import_module(KINDS[kind])
    except ImportError:
        raise SetupError(Reason("study-extra")) from None
    found: Contestant = module.contestant(rest)
    return found


def _own(text: str) -> Contestant:
    where, _, name = text.rpartition(":")
    path = Path(where) if where.endswith(".py") else None
    try:
        module = _module_of(path.resolve(), path.read_bytes()) if path is not None else import_module(where)
        kind = getattr(module, name)
    except Exception as error:  # whatever somebody's file does when it is loaded
        problem = f"{type(error).__name__}: {error}"
        raise SetupError(Reason("bots-own-broken", {"name": quoted(text), "problem": quoted(problem)})) from None
    return Own(text, kind, path)


_FROM_FILE = "bottega_bot_"


@lru_cache(maxsize=64)
def _module_of(path: Path, written: bytes) -> ModuleType:
    """The module in a file; another content of the same file is another module."""
    name = _FROM_FILE + _short(str(path).encode(), written)
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickle look their module up there
    spec.loader.exec_module(module)
    return module


def _source_of(kind: type) -> Path | None:
    """The file in which a class is written, if there is one: none in a console."""
    try:
        found = inspect.getsourcefile(kind)
    except (OSError, TypeError):  # a class of a console or a notebook
        return None
    return Path(found) if found and Path(found).exists() else None


def _first_line(kind: type) -> str:
    return (inspect.getdoc(kind) or "").partition("\n")[0]


@lru_cache
def _read_weights(title: str) -> None:
    learned(Seat(new_game(title, shelf_of(title).players[0], 0), 0))


@lru_cache
def _thinking(title: str, level: str) -> str:
    """Digest of what a level thinks with: its files, what it knows of the title, and what it has learned."""
    here = Path(__file__).parent
    files = [here / f"{name}.py" for name in THINKING[level]]
    brought = part(title, "knowledge")
    if brought is not None:
        # Compiled or not, the source lies beside the module.
        own = Path(str(brought.__file__))
        files.append(own.with_name(f"{own.name.partition('.')[0]}.py"))
        if "network" in THINKING[level]:
            files += [own.with_name(name) for name in ("inputs.py", "network.npz")]
    return _short(*[deciding(path) for path in files if path.exists()])


def _short(*parts: bytes) -> str:
    total = hashlib.sha256()
    for piece in parts:
        total.update(len(piece).to_bytes(8, "big") + piece)
    return total.hexdigest()[:16]
