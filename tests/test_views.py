"""The types of views: whatever a field is called, a sentence says what it is."""

from __future__ import annotations

import re
from typing import Annotated, get_args, get_origin

import pytest
from describing import fields, misfits, tables_in, view_type

import bottega
from bottega.games import NAMES


@pytest.mark.parametrize("title", NAMES)
def test_every_field_of_a_view_has_a_sentence(title: str) -> None:
    for table in tables_in(view_type(title)):
        for name, hint in fields(table).items():
            where = f"{title} {table.__name__}.{name}"
            assert get_origin(hint) is Annotated, where
            assert re.fullmatch(r"[A-Z0-9].*\.", get_args(hint)[1]), where


@pytest.mark.parametrize("title", NAMES)
def test_only_the_places_come_at_the_end_alone(title: str) -> None:
    assert view_type(title).__optional_keys__ == {"places"}


def test_what_is_not_as_described_is_found_by_its_path() -> None:
    view = bottega.new_game("fresco", 2).view(0)
    hint = view_type("fresco")
    assert list(misfits(view, hint)) == []
    view["seats"][1]["mood"] = True
    view["hostel"][0]["guest"] = None
    view["altar"]["payments"].append({"paints": ["gold"]})
    del view["leonardo"]["plan"]["market"]
    view["phase"] = "night"
    found = list(misfits(view, hint))
    assert "view.seats[1].mood is no <class 'int'>: True" in found
    assert "view.hostel[0].guest is not described" in found
    assert any(problem.startswith("view.altar.payments[1].paints[0] is no") for problem in found)
    assert "view.leonardo.plan.market is missing" in found
    assert any(problem.startswith("view.phase is no") for problem in found)
