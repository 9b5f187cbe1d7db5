"""The types of the components files say what is in them: no field more, none less, each of its type."""

from __future__ import annotations

import importlib
import types
from typing import NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import bottega

TITLES = ("florence", "fresco", "stanza")


def mismatches(value: object, kind: object, where: str) -> list[str]:
    """Where the value is not of the type."""
    origin = get_origin(kind)
    if origin in (NotRequired, Required):
        return mismatches(value, get_args(kind)[0], where)
    if is_typeddict(kind):
        if not isinstance(value, dict):
            return [where]
        hints = get_type_hints(kind)
        wrong = [f"{where}.{key}" for key in value if key not in hints]
        wrong += [f"{where}.{key}" for key in kind.__required_keys__ if key not in value]  # type: ignore[attr-defined]
        return wrong + [
            one for key, hint in hints.items() if key in value for one in mismatches(value[key], hint, f"{where}.{key}")
        ]
    if origin is list and isinstance(value, list):
        return [one for item in value for one in mismatches(item, get_args(kind)[0], f"{where}[]")]
    if origin is dict and isinstance(value, dict):
        return [one for key, item in value.items() for one in mismatches(item, get_args(kind)[1], f"{where}.{key}")]
    if origin in (Union, types.UnionType):
        return [] if any(not mismatches(value, each, where) for each in get_args(kind)) else [where]
    return [] if type(value) is kind else [where]


@pytest.mark.parametrize("title", TITLES)
def test_the_components_are_as_their_types_say(title: str) -> None:
    kinds = importlib.import_module(f"bottega.games.{title}.component_types")
    assert mismatches(bottega.title(title).components().data, kinds.ComponentsFile, title) == []
