"""Tables are the same over either store."""

from __future__ import annotations

import pytest


@pytest.fixture
def url(store_url: str) -> str:
    return store_url
