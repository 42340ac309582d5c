"""Ability cards in two halves, slips for the piles: all printed from the data."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache, partial
from math import sqrt
from typing import Any

from taverna.core import ground
from taverna.core.scene import Markup, tag

from ..printed import Line
from ..records.abilities import Area
from ..records.cards import AbilityCard, Half
from .drawing import Drawing
from .hexes import hexagon
from .icons import FATE_ICON, elements, line_icon, sign

SMALL = hexagon(9)
SIDE = {"top": "upper", "bottom": "lower"}


def printed(lines: Sequence[Line]) -> list[Markup]:
    """Lines of a card, those that hang on another set in."""
    return [_line(line) for line in lines]


def _line(line: Line) -> Markup:
    made = line.makes and line.icon == "infuse"
    return tag(
        "span",
        tag("span", elements(line.uses), ":", class_="uses") if line.uses else None,
        sign(line_icon(line.icon)),
        tag("span", elements(line.makes), class_="makes") if made else None,
        tag("span", line.text, class_="heard" if made else None),
        shape(line.area) if line.area is not None else None,
        class_="gh-line" + (" deep" if line.deep else "") + f" of-{line.icon}",
    )


NUMBER = re.compile(r"[+−-]?\d+")


def half_of(d: Drawing, half: Half) -> list[Any]:
    """What one half says, and what becomes of the card."""
    marks = [
        tag("span", sign(FATE_ICON[fate]), tag("span", d.say(f"print-fate-{fate}")), class_=f"fate is-{fate}")
        for fate in d.printer.fate(half)
    ]
    return [printed(d.printer.half(half)), tag("span", marks, class_="fates") if marks else None]


def rib(d: Drawing, half: Half) -> ground.Rib:
    """A half in one sign and number: of its first ability."""
    lines = d.printer.half(half)
    if not lines:
        return "", "–"
    first = next((line for line in lines if not line.deep and NUMBER.search(line.text)), lines[0])
    found = NUMBER.search(first.text)
    return line_icon(first.icon), found[0] if found else "–"


def card(d: Drawing, id: str, key: str, class_: str = "", seal: str | None = None) -> Markup:
    """A whole card: one thing to point at."""

    def made() -> Markup:
        card = d.content.cards[id]
        return ground.card(
            key,
            spot=f"card/{id}",
            title=card.name[d.words.lang],
            number=card.initiative,
            picture=ground.emblem(rib(d, card.top)[0] or "sword"),
            ribs=(rib(d, card.top), rib(d, card.bottom)),
            words=(half_of(d, card.top), half_of(d, card.bottom)),
            seal=seal,
            class_=f"gh-card {class_}".rstrip(),
            aria_label=d.printer.said(card),
        )

    return d.everywhere(made, "card", id, key, class_, seal)


def open_card(d: Drawing, id: str, key: str, used: str | None) -> Markup:
    """A card in play: each half is a thing to point at, and so is the plain Attack or Move it can stand for."""

    def made() -> Markup:
        card, w = d.content.cards[id], d.words

        def action(which: str, half: Half) -> Markup:
            said = d.printer.told(d.printer.half(half))
            plain = "attack" if which == "top" else "move"
            drawn, number = rib(d, half)
            return tag(
                "div",
                tag(
                    "button",
                    tag("span", sign(drawn) if drawn else None, tag("b", number), class_="rib"),
                    tag("span", half_of(d, half), class_="words"),
                    data_spot=f"card/{id}/{which}",
                    type="button",
                    class_=f"half {SIDE[which]}",
                    aria_label=w(f"scene-half-{which}", card=id, text=said),
                ),
                tag(
                    "button",
                    sign("sword" if plain == "attack" else "gh-move"),
                    tag("strong", 2),
                    data_spot=f"card/{id}/{plain}",
                    type="button",
                    class_="plain-act",
                    aria_label=w(f"scene-plain-{plain}", card=id),
                    title=w(f"scene-plain-{plain}", card=id),
                ),
                class_=f"side-of {SIDE[which]}",
            )

        return tag(
            "div",
            head_of(d, card),
            action("top", card.top),
            action("bottom", card.bottom),
            data_k=key,
            data_look=f"card/{id}",
            class_="gh-open" + (f" used-{used}" if used else ""),
            role="group",
            aria_label=d.name(id),
        )

    return d.everywhere(made, "open-card", id, key, used)


def head_of(d: Drawing, card: AbilityCard) -> Markup:
    level = tag("span", card.level or "X", class_="level", title=d.say("scene-card-level"))
    said = d.say("scene-initiative", n=card.initiative)
    number = tag("span", card.initiative, class_="init", title=said)
    return tag("span", number, tag("b", card.name[d.words.lang]), level, class_="head")


def slip(d: Drawing, id: str, class_: str = "", more: Markup | None = None) -> Markup:
    """A card of a pile: its name and initiative."""
    return d.everywhere(partial(_slip, d, id, class_, more), "slip", id, class_, more)


def _slip(d: Drawing, id: str, class_: str, more: Markup | None) -> Markup:
    card = d.content.cards[id]
    said = d.everywhere(lambda: d.printer.said(card), "said", id)
    return tag(
        "button",
        tag("span", card.initiative, class_="init"),
        tag("span", card.name[d.words.lang]),
        more,
        data_spot=f"card/{id}",
        type="button",
        class_=f"gh-slip {class_}".rstrip(),
        aria_label=said,
        title=said,
    )


@lru_cache(maxsize=256)
def shape(area: Area) -> Markup:
    """A small drawing of an area: grey where the attacker stands, red what it catches."""
    hexes = [*area.hexes, *([area.own] if area.own is not None else [])]
    spots = {a: (sqrt(3) * 9 * (a[0] + a[1] / 2), 13.5 * a[1]) for a in hexes}
    xs, ys = zip(*spots.values(), strict=True)
    left, top = min(xs) - 9.5, min(ys) - 10.5
    wide, high = max(xs) - left + 9.5, max(ys) - top + 10.5
    drawn = [
        tag(
            "polygon",
            points=SMALL,
            transform=f"translate({x:.1f} {y:.1f})",
            class_="own" if a == area.own else "hit",
        )
        for a, (x, y) in spots.items()
    ]
    return tag(
        "svg",
        drawn,
        viewBox=f"{left:.1f} {top:.1f} {wide:.1f} {high:.1f}",
        width=f"{wide * 0.62:.0f}",
        height=f"{high * 0.62:.0f}",
        class_="gh-shape",
        aria_hidden="true",
    )
