"""Guests: titles and bots of one's own that the settings name."""

from __future__ import annotations

import importlib

from bottega.bots.bot import Bot
from bottega.bots.contestants import bring_all, contestant
from bottega.server.operating.settings import Settings, SettingsError


def bring_guests(settings: Settings) -> None:
    """Load them all; SettingsError names one that cannot be loaded, whatever it stumbles over."""
    for module in settings.titles:
        try:
            importlib.import_module(module)
        except Exception as error:
            raise SettingsError(f"titles: {module}: {error}") from None
    for bot in settings.bots:
        try:
            bring_all([bot])
        except Exception as error:
            raise SettingsError(f"bots: {bot}: {error}") from None


def own_bots(settings: Settings) -> list[str]:
    """The names under which the bots of the settings sit at tables."""
    named = [(text, *text.partition("=")) for text in settings.bots]
    return [name.strip() if equals else getattr(contestant(text), "kind", Bot).level for text, name, equals, _ in named]
