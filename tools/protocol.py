"""The page's types and the reference of the protocol, made from the shapes in the code.

python tools/protocol.py        write web/src/net/types.ts, web/src/boards/<title>/view.ts, docs/server/shapes.md

Shapes are msgspec structs (`tables/shapes.py`, `server/routes/*.py`) and the TypedDicts of the titles' views
(`games/<title>/view_types.py`). A comment behind a field of a struct, or the sentence beside one of a view, is told
in both. A new shape that a path answers or a socket pushes is found by itself.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from msgspec import NODEFAULT, UNSET

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from bottega.games import NAMES  # noqa: E402
from bottega.server.refusals import Refused  # noqa: E402
from bottega.server.routes.endpoints import ENDPOINTS  # noqa: E402
from bottega.server.routes.kinds import (  # noqa: E402
    AnyOf,
    Field,
    Kind,
    Known,
    ListOf,
    MapOf,
    OneOf,
    Plain,
    Ref,
    Row,
    all_shapes,
    fields_of,
    is_shape,
    kind_of,
    named,
    tag_of,
)
from bottega.server.sockets import talk  # noqa: E402
from bottega.tables import shapes  # noqa: E402
from bottega.tables.commands import COMMANDS, QUESTIONS, Command, Question  # noqa: E402
from bottega.tables.entries import KINDS  # noqa: E402

TYPES = ROOT / "web" / "src" / "net" / "types.ts"
BOARDS = ROOT / "web" / "src" / "boards"
SHAPES = ROOT / "docs" / "server" / "shapes.md"

# The page calls some shapes otherwise: there are no others of which to tell them apart.
PAGE_NAMES = {
    "State": "TableState",
    "OptionInfo": "TitleOption",
    "BestAdvice": "Hint",
    "Hint": "HintAnswer",
    "RuleInfo": "ListedRule",
    "Error": "RefusalTold",
}
LIGHT = frozenset(("LightPosition", "LightState"))  # for programs: the page asks for all
ALWAYS = frozenset((("LogLine", "text"),))  # light sockets alone leave it out
WIDTH = 120  # of a line
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def references() -> dict[Path, str]:
    """All files by their paths."""
    made = {TYPES: _page_types(), SHAPES: _reference()}
    for title in NAMES:
        made[BOARDS / title / "view.ts"] = _view_types(title)
    return made


# What is told of


def pushes() -> list[Any]:
    return list(shapes.Push.__subclasses__())


def answers() -> list[Any]:
    """All that paths answer, in their order."""
    found: dict[Any, None] = {}
    kinds = [endpoint.answer for endpoint in ENDPOINTS]
    kinds += [kind.answers for kind in COMMANDS.values()]
    kinds += [kind.answers for kind in QUESTIONS.values()]
    for answer in kinds:
        found.update(dict.fromkeys(named(kind_of(answer))))
    return list(found)


# TypeScript


def _page_name(shape: Any) -> str:
    name: str = shape.__name__
    return PAGE_NAMES.get(name) or name.removeprefix("Worded").removesuffix("Info")


class TypeScript:
    """Writes shapes as interfaces. `aliases` are the names that a module gives to choices of words."""

    def __init__(self, aliases: dict[tuple[Any, ...], str] | None = None) -> None:
        self.aliases = aliases or {}

    def kind(self, kind: Kind, inner: bool = False) -> str:
        match kind:
            case Plain("any"):
                return "unknown"
            case Plain(name):
                return PLAIN[name]
            case OneOf(values):
                text = self.aliases.get(values) or " | ".join(map(_quoted, values))
            case ListOf(each):
                return f"{self.kind(each, inner=True)}[]"
            case Row(each):
                return f"[{', '.join(map(self.kind, each))}]"
            case MapOf(each, keys, some):
                record = f"Record<{self.kind(keys)}, {self.kind(each)}>"
                return f"Partial<{record}>" if some else record
            case Known(name, _):
                return name
            case Ref(shape):
                return _page_name(shape)
            case AnyOf(each):
                kept = [one for one in each if not (isinstance(one, Ref) and one.name in LIGHT)]
                text = " | ".join(dict.fromkeys(map(self.kind, kept)))
        return f"({text})" if inner and " | " in text else text

    def interface(self, shape: Any) -> str:
        fields, tag = fields_of(shape), tag_of(shape)
        if not fields and tag is None:
            return "\n".join([*_note(shape), f"export type {_page_name(shape)} = Record<string, never>;"])
        lines = [f"export interface {_page_name(shape)} {{"]
        if tag is not None:
            lines.append(f"  {tag[0]}: '{tag[1]}';")
        for field in fields:
            if field.about:
                lines.append(f"  /** {_sentence(field.about)} */")
            optional = field.optional and (shape.__name__, field.name) not in ALWAYS
            lines.append(_wrapped(f"  {field.name}{'?' if optional else ''}:", self.kind(field.kind)))
        return "\n".join([*_note(shape), *lines, "}"])

    def choices(self) -> list[str]:
        """The aliases themselves."""
        return [
            _wrapped(f"export type {name} =", " | ".join(map(_quoted, values))) for values, name in self.aliases.items()
        ]


def _quoted(value: str | int | bool) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _wrapped(head: str, text: str) -> str:
    """A declaration, on several lines if one is too long, as prettier sets it."""
    line = f"{head} {text};"
    if len(line) <= WIDTH or " | " not in text:
        return line
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    if len(f"{indent}{text};") <= WIDTH:
        return f"{head}\n{indent}{text};"
    return "\n".join([head, *[f"{indent}| {part}" for part in text.split(" | ")]]) + ";"


def _note(shape: Any) -> list[str]:
    about = _about(shape)
    return [f"/** {about} */"] if about else []


def _about(shape: Any) -> str:
    """The words of its docstring; dataclasses without one have their signature there."""
    text = inspect.cleandoc(shape.__dict__.get("__doc__") or "")
    return "" if text.startswith(f"{shape.__name__}(") else " ".join(text.split()).replace("None", "null")


def _sentence(text: str) -> str:
    return (text[0].upper() + text[1:].rstrip(".") + ".").replace("None", "null")


def _page_types() -> str:
    told = [shape for shape in all_shapes([*pushes(), *answers(), Refused]) if shape.__name__ not in LIGHT]
    everything = " | ".join(_page_name(shape) for shape in pushes())
    parts = [
        "/** The server's answers and pushes. Made by `tools/protocol.py` from the shapes in the code. */\n"
        "import type { View } from '../boards/types';",
        *map(TypeScript().interface, told),
        "/** What comes over a socket by itself. */\n" + _wrapped("export type Push =", everything),
        "/** What stands in a chapter of the rulebook. */\nexport type Block = Chapter['blocks'][number];",
    ]
    return "\n\n".join(parts) + "\n"


def _view_types(title: str) -> str:
    module = import_module(f"bottega.games.{title}.view_types")
    writer = TypeScript({get_args(hint): name for name, hint in vars(module).items() if get_origin(hint) is Literal})
    parts = [
        "/** What a seat may know. Made by `tools/protocol.py` from the title's `view_types.py`. */",
        *writer.choices(),
        *map(writer.interface, reversed(all_shapes([module.View]))),
    ]
    return "\n\n".join(parts) + "\n"


# Markdown


def _reference() -> str:
    lines = [
        "# The shapes on the wire",
        "",
        "Made by `tools/protocol.py` from the shapes in the code. What they are for: [protocol](protocol.md). "
        "The same as JSON schema: `GET /api/openapi.json`.",
        "",
        "A field marked *maybe* may be missing. Views are their titles' own: see the `view_types.py` of each.",
        "",
        "## Commands",
        "",
        "`POST /api/tables/{table}/{command}`, or over a socket with `do`, `id` and, for one of several seats, `as`. "
        "Every command accepts `key`. Fields with a default may be left out.",
        "",
        *_inputs({**COMMANDS, **QUESTIONS}),
        "## Pushes",
        "",
        "What comes over a socket by itself; `push` says which.",
        "",
    ]
    own = pushes()
    for shape in own:
        lines += _table(shape, f"Push `{_tag(shape)}`")
    lines += ["## Answers of sockets", ""]
    for shape in (talk.Acknowledged, talk.Declined):
        lines += _table(shape)
    lines += ["## All other shapes", ""]
    own += [talk.Acknowledged, talk.Declined, *COMMANDS.values(), *QUESTIONS.values(), *KINDS.values()]
    bodies = [endpoint.body for endpoint in ENDPOINTS if is_shape(endpoint.body)]
    shown = [shape for shape in all_shapes([*answers(), *bodies, *own, Refused]) if shape not in own]
    for shape in sorted(shown, key=lambda shape: str(shape.__name__)):
        lines += _table(shape)
    lines += [
        "## Kinds of entries",
        "",
        "What stores keep of each, beside number, seat, time and key. What is told of them is an `EntryInfo`.",
        "",
    ]
    for name, fact in sorted(KINDS.items()):
        if fact.__name__ != "Unknown":
            lines += _table(fact, f"Entry `{name}`")
    return "\n".join(lines).rstrip() + "\n"


def _tag(shape: Any) -> str:
    tag = tag_of(shape)
    return tag[1] if tag is not None else ""


def _inputs(kinds: dict[str, type[Command] | type[Question]]) -> Iterator[str]:
    for name, kind in kinds.items():
        fields = [field for field in fields_of(kind) if field.name != "key"]
        yield from [f"### Command `{name}`", "", _about(kind), ""]
        if fields:
            yield from ["| field | value | default |", "|---|---|---|"]
            for field in fields:
                yield f"| `{field.name}` | {_value(field)} | {_default(field)} |"
            yield ""
        yield from [f"Example: `{json.dumps(kind.example)}`", ""]


def _default(field: Field) -> str:
    if field.default is NODEFAULT:
        return "needed"
    return "unchanged" if field.default is UNSET else f"`{json.dumps(field.default)}`"


def _table(shape: Any, heading: str = "") -> list[str]:
    lines = [f"### {heading or shape.__name__}", ""]
    about = _about(shape)
    if about:
        lines += [about, ""]
    fields = fields_of(shape)
    if fields:
        lines += ["| field | value | |", "|---|---|---|"]
        for field in fields:
            maybe = "*maybe* " if field.optional else ""
            lines.append(f"| `{field.name}` | {maybe}{_value(field)} | {field.about.replace('None', '`null`')} |")
        lines.append("")
    return lines


def _value(field: Field) -> str:
    return _words(field.kind).replace("|", "\\|")


def _words(kind: Kind) -> str:
    match kind:
        case Plain("any"):
            return "anything"
        case Plain(name):
            return name
        case OneOf(values):
            return ", ".join(f"`{json.dumps(value)}`" for value in values)
        case ListOf(each):
            return f"list of {_words(each)}"
        case Row(each):
            return f"[{', '.join(map(_words, each))}]"
        case MapOf(each):
            return f"{_words(each)} by name"
        case Known(name, _):
            return name
        case Ref(shape):
            return f"[{shape.__name__}](#{shape.__name__.lower()})"
        case AnyOf(each):
            return " or ".join(map(_words, each))


if __name__ == "__main__":
    for path, text in references().items():
        path.write_text(text, encoding="utf-8")
        print(path)
