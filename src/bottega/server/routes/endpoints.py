"""All paths of a server, in the order in which they are looked through."""

from __future__ import annotations

from bottega.server.routes import (
    accounts,
    analysis,
    circles,
    figures,
    history,
    mine,
    notes,
    notices,
    operating,
    profile,
    tables,
    titles,
)
from bottega.server.routes.router import Endpoint

# Paths with a fixed last part come before the one that takes any command.
_FILES = (titles, figures, history, notices, notes, analysis, accounts, profile, circles, mine, operating, tables)

ENDPOINTS: list[Endpoint] = [endpoint for file in _FILES for endpoint in file.route.endpoints]
