"""Kinds: what the shapes on the wire are made of, read from their classes.

One reading serves the OpenAPI document, the page's TypeScript types and the protocol's reference. Shapes are msgspec
structs, TypedDicts (the titles' views) or dataclasses.
"""

from __future__ import annotations

import contextlib
import dataclasses
import inspect
import re
import types
import typing
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct, UnsetType

from bottega.kernel.view_types import SOME
from bottega.tables.results import Alias

Json = dict[str, Any]  # a piece of a JSON schema or of an OpenAPI document: its words are the standards' own


@dataclasses.dataclass(frozen=True)
class Plain:
    """A simple value: "string", "integer", "number", "boolean", "null" or "any"."""

    name: str


@dataclasses.dataclass(frozen=True)
class OneOf:
    """One of these values."""

    values: tuple[str | int | bool, ...]


@dataclasses.dataclass(frozen=True)
class ListOf:
    each: Kind


@dataclasses.dataclass(frozen=True)
class Row:
    """A list of fixed length, with a kind for each place."""

    each: tuple[Kind, ...]


@dataclasses.dataclass(frozen=True)
class MapOf:
    """Values by names."""

    each: Kind
    keys: Kind = Plain("string")
    some: bool = False  # not every one of the names need be there


@dataclasses.dataclass(frozen=True)
class AnyOf:
    each: tuple[Kind, ...]


@dataclasses.dataclass(frozen=True)
class Ref:
    """Another shape."""

    shape: Any

    @property
    def name(self) -> str:
        return str(self.shape.__name__)


@dataclasses.dataclass(frozen=True)
class Known:
    """What others know by a name of its own: `Annotated[plain.View, Alias("View")]`."""

    name: str
    kind: Kind


Kind = Plain | OneOf | ListOf | Row | MapOf | AnyOf | Ref | Known
_COMMENT = re.compile(r"^    (\w+): .*?  # (.*)$", re.M)
_PLAIN = {
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
    object: "any",
}


@dataclasses.dataclass(frozen=True)
class Field:
    name: str  # on the wire
    attribute: str  # in the class
    kind: Kind
    optional: bool  # it may be missing
    about: str = ""
    default: Any = NODEFAULT  # of what is sent to us


def is_shape(kind: Any) -> bool:
    return isinstance(kind, type) and (
        issubclass(kind, Struct) or dataclasses.is_dataclass(kind) or typing.is_typeddict(kind)
    )


def tag_of(shape: Any) -> tuple[str, str] | None:
    """Field and value by which a struct is told from others."""
    config = getattr(shape, "__struct_config__", None)
    return (config.tag_field, config.tag) if config is not None and config.tag is not None else None


def fields_of(shape: Any) -> list[Field]:
    """The fields of a shape, in their order."""
    hints = typing.get_type_hints(shape, include_extras=True)
    if typing.is_typeddict(shape):
        required = shape.__required_keys__
        return [
            Field(name, name, _of_view(_bare(hint)), name not in required, _sentence(hint))
            for name, hint in hints.items()
        ]
    comments = _comments(shape)
    if dataclasses.is_dataclass(shape):
        return [
            Field(each.name, each.name, kind_of(hints[each.name]), False, comments.get(each.name, ""))
            for each in dataclasses.fields(shape)
        ]
    return [
        Field(
            each.encode_name,
            each.name,
            kind_of(hints[each.name]),
            UnsetType in _parts(hints[each.name]),
            comments.get(each.name, ""),
            each.default if each.default_factory is NODEFAULT else each.default_factory(),
        )
        for each in msgspec.structs.fields(shape)
    ]


def _of_view(hint: Any) -> Kind:
    """A field of a view: `SOME` beside its sentence says that not every name of a table need be there."""
    kind = kind_of(hint)
    if isinstance(kind, MapOf) and SOME in getattr(hint, "__metadata__", ()):
        return dataclasses.replace(kind, some=True)
    return kind


def _sentence(hint: Any) -> str:
    """What a title says of a field of its view."""
    hint = _bare(hint)
    return next((mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, str)), "")


@cache
def _comments(shape: Any) -> dict[str, str]:
    """What the source says of each field, behind it; nothing where there is no source."""
    found: dict[str, str] = {}
    for kind in reversed(shape.__mro__):
        if is_shape(kind) and kind is not Struct:
            with contextlib.suppress(OSError, TypeError):
                found.update(_COMMENT.findall(inspect.getsource(kind)))
    return found


def _bare(hint: Any) -> Any:
    """Without Required, NotRequired and the like."""
    while get_origin(hint) in (typing.Required, typing.NotRequired):
        hint = get_args(hint)[0]
    return hint


def _parts(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is typing.Annotated and not any(isinstance(mark, Alias) for mark in get_args(hint)[1:]):
        return _parts(get_args(hint)[0])
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def kind_of(hint: Any) -> Kind:
    """What a type hint stands for; TypeError for what cannot be on the wire."""
    parts = [part for part in _parts(hint) if part is not UnsetType]
    if len(parts) > 1:
        flat: list[Kind] = []
        for part in parts:
            found = kind_of(part)
            flat += found.each if isinstance(found, AnyOf) else [found]
        return AnyOf(tuple(dict.fromkeys(flat)))
    return _single(parts[0])


def _single(hint: Any) -> Kind:
    origin, args = get_origin(hint), get_args(hint)
    if origin is typing.Annotated:
        alias = next((mark for mark in args[1:] if isinstance(mark, Alias)), None)
        return kind_of(args[0]) if alias is None else Known(alias.name, kind_of(args[0]))
    if hint in _PLAIN:
        return Plain(_PLAIN[hint])
    if origin is Literal:
        return OneOf(args)
    if origin is list:
        return ListOf(kind_of(args[0]))
    if origin is tuple:
        return ListOf(kind_of(args[0])) if args[1:] == (...,) else Row(tuple(map(kind_of, args)))
    if origin is dict:
        return MapOf(kind_of(args[1]), kind_of(args[0]))
    if is_shape(hint):
        return Ref(hint)
    raise TypeError(f"{hint!r} has no place on the wire")


def named(kind: Kind) -> list[Any]:
    """The shapes that a kind names."""
    if isinstance(kind, Ref):
        return [kind.shape]
    if isinstance(kind, ListOf | MapOf):
        return named(kind.each)
    if isinstance(kind, Known):
        return named(kind.kind)
    if isinstance(kind, AnyOf | Row):
        return [shape for each in kind.each for shape in named(each)]
    return []


def all_shapes(first: list[Any]) -> list[Any]:
    """These shapes and all that they are made of; each behind those it is made of."""
    found: dict[Any, None] = {}

    def add(shape: Any) -> None:
        if shape in found:
            return
        found[shape] = None
        for field in fields_of(shape):
            for inner in named(field.kind):
                add(inner)

    for shape in first:
        add(shape)
    return list(found)


# As JSON schema


def schema_of(kind: Kind, ref: str) -> Json:
    """A kind as JSON schema; `ref` says where the shapes stand."""
    match kind:
        case Plain("any"):
            return {}
        case Plain(name):
            return {"type": name}
        case OneOf(values):
            return {"enum": list(values)}
        case ListOf(each):
            return {"type": "array", "items": schema_of(each, ref)}
        case Row(each):
            return {"type": "array", "prefixItems": [schema_of(one, ref) for one in each], "items": False}
        case MapOf(each):
            return {"type": "object", "additionalProperties": schema_of(each, ref)}
        case AnyOf(each):
            return {"anyOf": [schema_of(one, ref) for one in each]}
        case Known(_, inner):
            return schema_of(inner, ref)
        case Ref(shape):
            return {"$ref": ref.format(name=shape.__name__)}


def shape_schema(shape: Any, ref: str) -> Json:
    fields = fields_of(shape)
    properties = {field.name: schema_of(field.kind, ref) for field in fields}
    required = [field.name for field in fields if not field.optional]
    tag = tag_of(shape)
    if tag is not None:
        properties, required = {tag[0]: {"const": tag[1]}, **properties}, [tag[0], *required]
    return {"type": "object", "title": shape.__name__, "properties": properties, "required": required}
