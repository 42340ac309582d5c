"""Tables over HTTP and WebSocket: storage, live updates, bots, pages. Knows no game.

>>> from taverna.server import Settings
>>> Settings.read(port=8123, environ={}).port
8123
"""

from __future__ import annotations

from typing import Any

from .settings import Settings, SettingsError


def run(settings: Settings, open_browser: bool = False) -> None:
    """Run a host until it is stopped."""
    from . import app

    app.run(settings, open_browser)


def look(settings: Settings) -> str:
    """Could a host start with these settings? What it would do, in a sentence; raises what is wrong."""
    from . import app

    return app.look(settings)


def serve(**flags: Any) -> None:
    """Run a host with these settings (and those of the environment and the file) until it is stopped."""
    run(Settings.read(**flags))


__all__ = ["Settings", "SettingsError", "look", "run", "serve"]
