"""What the subcommands share: their usual options, reading settings, the reader's language."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bottega.engine.state import State
from bottega.games import title
from bottega.kernel.errors import BottegaError, SetupError
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason
from bottega.kernel.seed import DIGITS, Seed, read_seed
from bottega.text import LANGUAGES, Words

console = Console(highlight=False, emoji=False)  # `file.py:X:` is no picture
errors = Console(stderr=True, highlight=False, emoji=False)

GameName = Annotated[str, typer.Argument(help="the name of a game", metavar="GAME")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="an option of the game, as NAME or NAME=VALUE; may be repeated"),
]
SeedText = Annotated[
    str | None, typer.Option("--seed", help="a number or 64 hexadecimal digits; the same seed gives the same game")
]
ComponentsFile = Annotated[Path | None, typer.Option("--components", help="a corrected copy of the components file")]
Bots = Annotated[
    str, typer.Option(help="who plays, separated by commas, or one for all seats; `bottega bots` lists them")
]
Players = Annotated[int | None, typer.Option(help="how many seats, if one bot is named for all")]
Language = Annotated[str, typer.Option("--language", "-l", help="en, de, fr or nl; default: the system’s language")]


_spoken: list[Words] = []


class CommandError(BottegaError):
    """Something on the command line is off."""


def speak(language: str) -> Words:
    """The words of the chosen language, else of the system's; for one that we do not speak English, with a note."""
    if language and language not in LANGUAGES:
        said = _words("en")
        note = said.say("cli-language", {"language": language, "known": list(LANGUAGES)})
        errors.print(escape(note), soft_wrap=True)
    else:
        said = _words(language or _system_language())
    _spoken[:] = [said]
    return said


def language_of(arguments: list[str]) -> str:
    """The language that a command line asks for; empty if it asks for none."""
    for option, value in pairwise([*arguments, ""]):
        if option in ("--language", "-l"):
            return value
        if option.startswith("--language="):
            return option.partition("=")[2]
    return ""


def words_of(language: str) -> Words:
    """The words of a language, or of the system's where we do not speak it."""
    return _words(language if language in LANGUAGES else _system_language())


def begin_to_speak(arguments: list[str]) -> None:
    """Speak the language of a command line from its beginning on, not that of the command before it."""
    _spoken[:] = [words_of(language_of(arguments))]


def spoken() -> Words:
    """The words of the command that runs: what it was told to speak, else the system's language."""
    return _spoken[0] if _spoken else _words(_system_language())


def _words(language: str) -> Words:
    return Words(language, lenient=True)


def _system_language() -> str:
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return system[:2] if system[:2] in LANGUAGES else "en"


def engine_told(said: Words, engine: State) -> str:
    """Which engine runs, in a sentence."""
    return said.say(f"engine-{engine.why}", {"done": round(100 * engine.done), "log": engine.log})


def counting(shown: bool = True) -> Progress:
    """A bar for so many of so many, with the time that is left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not shown)


def read_options(game: str, texts: list[str] | None) -> dict[str, Setting]:
    """`["muse_and_princess", "size=large"]` as settings; the title checks them later."""
    known = {option.name: option for option in title(game).options}
    chosen: dict[str, Setting] = {}
    for text in texts or []:
        name, _, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise SetupError(Reason("setup-option-unknown", {"option": name, "game": game, "known": list(known)}))
        chosen[name] = _setting(value.strip(), known[name].choices)
    return chosen


def _setting(value: str, choices: tuple[Setting, ...]) -> Setting:
    if True in choices and value.lower() in ("", "true", "yes", "on"):
        return True
    if False in choices and value.lower() in ("false", "no", "off"):
        return False
    for choice in choices:
        if str(choice) == value:
            return choice
    return value


def typed_number(text: str) -> int | None:
    """A number that somebody typed to pick or to jump; None for anything else."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) < 10 else None


def read_seed_text(text: str | None) -> Seed | None:
    """`"7"` as the number, 64 hexadecimal digits as a key; None if no seed was given."""
    if text is None:
        return None
    number = text.isascii() and text.isdecimal() and len(text) < DIGITS
    return read_seed(int(text) if number else text)


def read_text(path: Path) -> str:
    """The text of a file; a plain error if there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        problem = error.strerror or str(error)
        raise CommandError(Reason("cli-unreadable", {"path": str(path), "problem": problem})) from None
    except UnicodeDecodeError:
        raise CommandError(Reason("cli-no-text", {"path": str(path)})) from None


def read_levels(text: str, count: int | None) -> list[str]:
    """`"master,random"` as names of bots, each of which can sit down; one stands for all."""
    from bottega.bots import contestant

    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        contestant(level)
    if count is not None and len(levels) == 1:
        return levels * count
    if count is not None and len(levels) != count:
        raise CommandError(Reason("cli-levels-count", {"given": len(levels), "wanted": count}))
    return levels
