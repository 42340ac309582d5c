"""Tables over HTTP and WebSocket: storage, live updates, bots, pages. Knows no game.

>>> from taverna.server import Settings
>>> Settings.read({"port": 8123}, environ={}).port
8123
"""

from __future__ import annotations

from .settings import Settings, SettingsError


def serve(settings: Settings) -> None:
    """Run a host until it is stopped."""
    from .app import run

    run(settings)


__all__ = ["Settings", "SettingsError", "serve"]
