"""Usage: what is wrong with a command line, in the reader's language; the parser would say it in English."""

from __future__ import annotations

import re
from typing import Any

from bottega.text import Words


def told(error: Exception, said: Words) -> str | None:
    """What the parser complains of, in a sentence; None if it is something else that went wrong.

    Its errors are told by their names: the parser has them from one library or another, by its version.
    """
    kinds = [kind.__name__ for kind in type(error).__mro__]
    if "UsageError" not in kinds:
        return None
    message = str(getattr(error, "message", ""))
    parameter: Any = getattr(error, "param", None)
    option = _name(parameter) if parameter is not None else str(getattr(error, "option_name", ""))
    if "MissingParameter" in kinds:
        return said.say("cli-usage-missing", {"option": option})
    if "NoSuchOption" in kinds:
        near = ", ".join(getattr(error, "possibilities", None) or [])
        return said.say("cli-usage-option-near" if near else "cli-usage-option", {"option": option, "near": near})
    if "BadOptionUsage" in kinds:
        return said.say("cli-usage-flag" if "not take" in message else "cli-usage-value", {"option": option})
    if "BadParameter" in kinds and parameter is not None:
        return _wanted(parameter, option, message, said)
    command = re.match(r"No such command '(.*?)'", message)
    if command is not None:
        known = list(getattr(getattr(getattr(error, "ctx", None), "command", None), "commands", {}))
        return said.say("cli-usage-command", {"command": command[1], "known": known})
    extra = re.search(r"extra arguments?(?:\(s\))? \((.*)\)", message)
    return said.say("cli-usage-extra", {"extra": extra[1]}) if extra is not None else message


def _name(parameter: Any) -> str:
    """As it is typed, or as the help names it."""
    options = [text for text in parameter.opts if text.startswith("-")]
    return max(options, key=len) if options else str(parameter.metavar or parameter.name)


def _wanted(parameter: Any, option: str, message: str, said: Words) -> str:
    """What an option or an argument takes instead."""
    known = getattr(parameter, "type_descriptor", None)
    kind = getattr(known, "annotation", None)
    bounds = getattr(known, "parameter_info", None)
    if known is None:  # an older parser
        bounds = parameter.type
        kind = {"integer": int, "float": float}.get(str(bounds.name).partition(" ")[0])
    if kind is float:
        return said.say("cli-usage-number", {"option": option})
    least, most = getattr(bounds, "min", None), getattr(bounds, "max", None)
    if kind is not int:
        return f"{option}: {message}"
    which = "" if least is None else "-least" if most is None else "-between"
    return said.say(f"cli-usage-whole{which}", {"option": option, "least": least or 0, "most": most or 0})
