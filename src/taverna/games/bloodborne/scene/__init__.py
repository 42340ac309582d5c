"""The table as one seat sees it: drawn from the view alone, so it cannot show more than the seat may know.

Every fragment's root carries `data-k`, its key. What can be pointed at is a button with `data-spot`, the key that
options and refusals use for it.
"""

from __future__ import annotations

from typing import Any

from taverna.core.ground import layer, put, stage
from taverna.core.scene import Markup, Scene, tag
from taverna.core.words import Words

from ..records import Content
from .drawing import Drawing
from .end import result
from .look import look
from .middle import middle
from .mine import mine
from .night import night
from .preview import preview
from .seats import seats


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table, as {key: markup} and the skeleton the fragments hang in."""
    d = Drawing(view, seat, words, content)
    scene = Scene()
    scene.frame = d.everywhere(lambda: frame(d), "frame", seat is None, len(d.hunters))
    return put(scene, seats(d), middle(d), result(d), mine(d))


def frame(d: Drawing) -> Markup:
    """The skeleton: the hunt on the stage, the Hunters at the side, and before one one's own place."""
    return stage(
        d.words,
        f"bloodborne seats-{len(d.hunters)}",
        board=[night(), hunt(d)],
        track=layer("div", "round"),
        over=layer("div", "result"),
        party=layer("ol", "seat", class_="seats"),
        mat=layer("div", "mine"),
        hand=[
            tag("h2", d.say("scene-hand"), class_="heard"),
            group(d, "hand", "scene-hand", "fan"),
            group(d, "used", "scene-my-used", "usedpile"),
            layer("div", "risk", class_="risks"),
        ],
        watching=d.me is None,
    )


def hunt(d: Drawing) -> Markup:
    return tag(
        "div",
        tag(
            "div",
            layer("div", "final"),
            tag("div", layer("div", "dungeon"), layer("div", "deck"), class_="piles"),
            class_="lair",
        ),
        tag("div", layer("div", "monster"), layer("div", "die"), class_="foe"),
        tag(
            "div",
            tag("h2", d.say("scene-upgrades")),
            group(d, "upgrade", "scene-upgrades", "market"),
            class_="shop",
        ),
        group(d, "played", "scene-played", "played"),
        class_="hunt",
        tabindex=0,
    )


def group(d: Drawing, key: str, label: str, look: str) -> Markup:
    return layer("div", key, class_=look, role="group", aria_label=d.say(label))


__all__ = ["draw", "look", "preview"]
