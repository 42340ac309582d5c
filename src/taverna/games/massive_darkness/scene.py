"""What a seat sees, drawn from its view alone: for now the board as text."""

from __future__ import annotations

from typing import Any

from taverna.core.scene import Scene, tag
from taverna.core.words import Words

from .board import lines
from .cards import Content


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table as one fragment."""
    scene = Scene()
    scene.frame = "<!--board-->"
    scene["board/text"] = tag("pre", "\n".join(lines(view, seat, words, content)))
    return scene
