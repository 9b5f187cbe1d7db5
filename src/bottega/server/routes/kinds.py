"""Kinds: what the shapes on the wire are made of, read from their classes.

One reading serves the OpenAPI document, the page's TypeScript types and the protocol's reference. Shapes are msgspec
structs, TypedDicts (the titles' views) or dataclasses.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct, UnsetType


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


Kind = Plain | OneOf | ListOf | Row | MapOf | AnyOf | Ref
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
        return [Field(name, name, kind_of(_bare(hint)), name not in required) for name, hint in hints.items()]
    if dataclasses.is_dataclass(shape):
        return [Field(each.name, each.name, kind_of(hints[each.name]), False) for each in dataclasses.fields(shape)]
    return [
        Field(each.encode_name, each.name, kind_of(hints[each.name]), UnsetType in _parts(hints[each.name]))
        for each in msgspec.structs.fields(shape)
    ]


def _bare(hint: Any) -> Any:
    """Without Required, NotRequired and the like."""
    while get_origin(hint) in (typing.Required, typing.NotRequired):
        hint = get_args(hint)[0]
    return hint


def _parts(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is typing.Annotated:
        return _parts(get_args(hint)[0])
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def kind_of(hint: Any) -> Kind:
    """What a type hint stands for; TypeError for what can not be on the wire."""
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
        return kind_of(args[0])
    if hint in _PLAIN:
        return Plain(_PLAIN[hint])
    if origin is Literal:
        return OneOf(args)
    if origin is list:
        return ListOf(kind_of(args[0]))
    if origin is tuple:
        return ListOf(kind_of(args[0])) if args[1:] == (...,) else Row(tuple(map(kind_of, args)))
    if origin is dict:
        return MapOf(kind_of(args[1]))
    if is_shape(hint):
        return Ref(hint)
    raise TypeError(f"{hint!r} has no place on the wire")


def named(kind: Kind) -> list[Any]:
    """The shapes that a kind names."""
    if isinstance(kind, Ref):
        return [kind.shape]
    if isinstance(kind, ListOf | MapOf):
        return named(kind.each)
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


def schema_of(kind: Kind, ref: str) -> dict[str, Any]:
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
        case Ref(shape):
            return {"$ref": ref.format(name=shape.__name__)}


def shape_schema(shape: Any, ref: str) -> dict[str, Any]:
    fields = fields_of(shape)
    properties = {field.name: schema_of(field.kind, ref) for field in fields}
    required = [field.name for field in fields if not field.optional]
    tag = tag_of(shape)
    if tag is not None:
        properties, required = {tag[0]: {"const": tag[1]}, **properties}, [tag[0], *required]
    return {"type": "object", "title": shape.__name__, "properties": properties, "required": required}
