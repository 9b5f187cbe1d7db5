"""The paths of the protocol over HTTP, each declared once: how it is called, what it takes, what it answers."""

from __future__ import annotations

from bottega.server.routes import accounts, analysis, history, notes, notices, operating, tables, titles
from bottega.server.routes.router import Endpoint

# Paths with a fixed last part come before the one that takes any command.
_FILES = (titles, history, notices, notes, analysis, accounts, operating, tables)

ENDPOINTS: list[Endpoint] = [endpoint for file in _FILES for endpoint in file.route.endpoints]
