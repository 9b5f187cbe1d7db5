"""Guests: titles that other distributions bring, by the entry point group `bottega.titles`.

A guest is looked at before it is put on the shelf: one that lacks something is named with what it lacks and left out,
and everything else goes on. Nothing but the title itself is imported for that; its parts and texts are read as files.
"""

from __future__ import annotations

import ast
import re
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from bottega.kernel.errors import BottegaError
from bottega.kernel.game import FACTORIES
from bottega.kernel.parts import OFFERS
from bottega.kernel.reason import Reason, quoted
from bottega.kernel.title import Title

GROUP = "bottega.titles"
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")  # no hyphen: the part of a message's id before it names the title
_MESSAGE = re.compile(r"^(?:([a-zA-Z][\w-]*)|\s+\.([\w-]+)) *=", re.MULTILINE)


def find(taken: tuple[str, ...]) -> tuple[dict[str, Title], dict[str, Reason]]:
    """The guests by name, and why others are left out; `taken` are names of our own."""
    guests: dict[str, Title] = {}
    left_out: dict[str, Reason] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        factories = dict(FACTORIES)
        found = _read(entry, (*taken, *guests))
        if isinstance(found, Title):
            guests[entry.name] = found
        else:
            left_out[entry.name] = found
            FACTORIES.clear()  # whatever it put there, perhaps under the name of another
            FACTORIES.update(factories)
    return guests, left_out


def _read(entry: EntryPoint, taken: tuple[str, ...]) -> Title | Reason:
    if not _NAME.fullmatch(entry.name) or entry.name in taken:
        return Reason("guest-name", {"guest": quoted(entry.name), "value": quoted(entry.value)})
    try:
        title = entry.load()
    except Exception as error:  # whatever a stranger's module does when it is imported
        return Reason("guest-broken", {"guest": entry.name, "problem": quoted(f"{type(error).__name__}: {error}")})
    if not isinstance(title, Title) or title.name != entry.name:
        return Reason("guest-no-title", {"guest": entry.name, "value": quoted(entry.value)})
    return lacking(title) or title


def lacking(title: Title) -> Reason | None:
    """What a title lacks to be played; None if it is whole."""
    try:
        components = title.components()
        game = title.make(title.players[0], 1, title.settle({}, title.players[0]), components)
    except BottegaError as error:
        return Reason("guest-components", {"guest": title.name}, error.reason)
    except Exception as error:
        return Reason("guest-broken", {"guest": title.name, "problem": quoted(f"{type(error).__name__}: {error}")})
    parts = [problem for part, module in title.parts.modules.items() if module for problem in _part(part, module)]
    if parts:
        return Reason("guest-parts", {"guest": title.name, "parts": [quoted(part) for part in parts]})
    wanted = [f"{title.name}-title", *(f"{title.name}-move-{kind}" for kind in {move.kind for move in game.catalogue})]
    for rule in title.rules:
        wanted += [rule.id, f"{rule.id}.title", *([rule.section] if rule.section else [])]
    for option in title.options:
        wanted += [f"{title.name}-option-{option.name}", f"{title.name}-option-{option.name}.about"]
    wanted += [game.question(seat).rule for seat in game.awaiting]
    written = _messages(title.texts / "en")
    texts = sorted({message for message in wanted if message not in written})
    return Reason("guest-texts", {"guest": title.name, "texts": [quoted(text) for text in texts]}) if texts else None


def _part(part: str, module: str) -> list[str]:
    """What a part lacks: its module, or a name that it must offer."""
    try:
        spec = find_spec(module)
    except Exception:  # the package that it would stand in is not there, or does not load
        spec = None
    if spec is None:
        return [module]
    if spec.origin is None or not spec.origin.endswith(".py"):
        return []  # compiled: it cannot be read, only run
    try:
        offered = _names(ast.parse(Path(spec.origin).read_text(encoding="utf-8")))
    except (OSError, ValueError, SyntaxError) as error:
        return [f"{module} ({error})"]
    return [f"{module}:{name}" for name in OFFERS[part] if name not in offered]


def _names(module: ast.Module) -> set[str]:
    """What a module defines or imports at its top."""
    found: set[str] = set()
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {inner.id for target in targets for inner in ast.walk(target) if isinstance(inner, ast.Name)}
    return found


def _messages(folder: Path) -> set[str]:
    """The ids of the messages in a folder, and of their attributes as `id.attribute`."""
    found: set[str] = set()
    for path in folder.glob("*.ftl"):
        message = ""
        for match in _MESSAGE.finditer(path.read_text(encoding="utf-8")):
            message = match[1] or message
            found.add(message if match[1] else f"{message}.{match[2]}")
    return found
