"""The help of the commands in the reader's language: `help.ftl`, by the names of commands and parameters."""

from __future__ import annotations

from typing import Any

from bottega.cli.common import language_of, words_of
from bottega.games import names
from bottega.text import Words

SHARED = {
    "bots": "bots-named",
    "components": "components-file",
    "as_json": "json",
    "what_if": "what-if",
}  # parameters whose name is taken by a command or a module


def in_own_language(command: Any, arguments: list[str]) -> None:
    """Word the help of typer's command and its subcommands, if the arguments ask for help."""
    if not arguments or "--help" in arguments:
        said = words_of(language_of(arguments))
        for name, each in getattr(command, "commands", {}).items():
            _word(each, name, said)


def _word(command: Any, name: str, said: Words) -> None:
    if said.has(f"help-{name}"):
        command.help = said.say(f"help-{name}")
        command.short_help = None
    for parameter in command.params:
        shared = SHARED.get(parameter.name or "", parameter.name)
        for message in (f"help-{name}-{parameter.name}", f"help-{shared}"):
            if said.has(message) and hasattr(parameter, "help"):
                parameter.help = said.say(message, {"games": ", ".join(names())})
                break
