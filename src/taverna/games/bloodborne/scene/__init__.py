"""The table as one seat sees it: drawn from the view alone, so it cannot show more than the seat may know.

Every fragment's root carries `data-k`, its key. What can be pointed at is a button with `data-spot`, the key that
options and refusals use for it.
"""

from __future__ import annotations

from typing import Any

from taverna.core.ground import layer, put
from taverna.core.scene import Markup, Scene, tag
from taverna.core.words import Words

from ..records import Content
from .drawing import Drawing
from .end import result
from .middle import middle
from .mine import mine
from .preview import preview
from .seats import seats


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table, as {key: markup} and the skeleton the fragments hang in."""
    d = Drawing(view, seat, words, content)
    scene = Scene()
    scene.frame = d.kept(lambda: frame(d), "frame", seat is None)
    return put(scene, seats(d), middle(d), result(d), mine(d))


def frame(d: Drawing) -> Markup:
    """The skeleton: the Hunters at the side, the middle, and below it one's own place."""
    return tag(
        "div",
        tag(
            "section",
            tag("h2", d.say("scene-seats"), class_="heard"),
            layer("ol", "seat", class_="seats"),
            class_="side",
            aria_label=d.say("scene-seats"),
        ),
        tag(
            "section",
            layer("div", "round"),
            stage(d),
            layer("div", "result"),
            class_="middle",
            tabindex=0,
            aria_label=d.say("scene-table"),
        ),
        None if d.me is None else my_place(d),
        class_=f"table bloodborne seats-{len(d.hunters)}" + ("" if d.me is not None else " watching"),
    )


def stage(d: Drawing) -> Markup:
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
        class_="stage",
    )


def my_place(d: Drawing) -> Markup:
    return tag(
        "section",
        layer("div", "mine"),
        tag("h2", d.say("scene-hand"), class_="heard"),
        group(d, "hand", "scene-hand", "hand"),
        group(d, "used", "scene-my-used", "usedpile"),
        layer("div", "risk", class_="risks"),
        class_="mine",
        aria_label=d.say("scene-mine"),
    )


def group(d: Drawing, key: str, label: str, look: str) -> Markup:
    return layer("div", key, class_=look, role="group", aria_label=d.say(label))


__all__ = ["draw", "preview"]
