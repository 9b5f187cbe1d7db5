"""Views held against their types: exactly these keys, exactly these kinds of values, a sentence for every field."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from bottega.kernel.view_types import SOME


def view_type(title: str) -> Any:
    return import_module(f"bottega.games.{title}.view_types").View


@cache
def fields(table: Any) -> dict[str, Any]:
    return get_type_hints(table, include_extras=True)


def misfits(value: object, hint: Any, where: str = "view", some: bool = False) -> Iterator[str]:
    """What in a value is not as its type says, by its path."""
    origin = get_origin(hint)
    if origin is Annotated:
        inner, _, *marks = get_args(hint)
        yield from misfits(value, inner, where, SOME in marks)
    elif origin in (Union, UnionType):
        found = [list(misfits(value, one, where, some)) for one in get_args(hint)]
        if all(found):
            yield min(found, key=lambda problems: "is no" in problems[0])[0]
    elif is_typeddict(hint):
        yield from _table_misfits(value, hint, where)
    elif origin is Literal:
        if not isinstance(value, str) or value not in get_args(hint):
            yield f"{where} is no {get_args(hint)}: {value!r}"
    elif origin is list:
        if type(value) is not list:
            yield f"{where} is no list: {value!r}"
            return
        for index, item in enumerate(value):
            yield from misfits(item, get_args(hint)[0], f"{where}[{index}]")
    elif origin is dict:
        yield from _dict_misfits(value, hint, where, some)
    elif type(value) is not (NoneType if hint is None else hint):
        yield f"{where} is no {hint}: {value!r}"


def _table_misfits(value: object, hint: Any, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where} is no {hint.__name__}: {value!r}"
        return
    for key in hint.__required_keys__ - set(value):
        yield f"{where}.{key} is missing"
    for key, item in value.items():
        if key in fields(hint):
            yield from misfits(item, fields(hint)[key], f"{where}.{key}")
        else:
            yield f"{where}.{key} is not described"


def _dict_misfits(value: object, hint: Any, where: str, some: bool) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where} is no table: {value!r}"
        return
    names, inner = get_args(hint)
    for key, item in value.items():
        yield from misfits(key, names, f"{where}: key")
        yield from misfits(item, inner, f"{where}.{key}")
    if get_origin(names) is Literal and not some:
        yield from (f"{where}.{key} is missing" for key in get_args(names) if key not in value)


def tables_in(hint: Any) -> Iterator[Any]:
    """The TypedDict itself and all that are within."""
    if is_typeddict(hint):
        yield hint
        for inner in fields(hint).values():
            yield from tables_in(inner)
    else:
        for inner in get_args(hint):
            yield from tables_in(inner)
