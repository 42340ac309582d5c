"""The Action Wheel around Yggdrasil, and the Realms."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from taverna.core.scene import Markup, tag

from ..state import WHEEL
from .chart import HEART, Spot, wide
from .ground import ACTION_ICON, MARKS, RUNE_ICON, Drawing, Fragments, icon

REALM = 31
ARC = tag("path", d="M0 20.5A20.5 20.5 0 1 1 .1 20.5", id="lr-arc")
SLOT = {"x": -51, "y": -24, "width": 102, "height": 48, "rx": 10}


def slots(d: Drawing) -> dict[str, Spot]:
    """Where each Special Action lies around Yggdrasil, clockwise, Build Monument in the middle."""
    actions = d.content.actions
    order = sorted(WHEEL, key=lambda one: actions[one].order_two if d.two else actions[one].order)
    x, y = HEART
    places = ((-54, -54), (54, -54), (108, 0), (54, 54), (-54, 54), (-108, 0))
    found = {one: (x + dx, y + dy) for one, (dx, dy) in zip(order, places, strict=True)}
    return found | {"build-monument": HEART}


def wheel(d: Drawing) -> Fragments:
    drawn = {}
    for action, at in slots(d).items():
        stack, chosen = tuple(d.g.wheel.get(action, ())), d.g.action == action
        made = partial(slot, d, action, at, stack, chosen)
        drawn[f"mark/{action}"] = d.everywhere(made, "slot", d.two, action, stack, chosen)
    return drawn


def slot(d: Drawing, action: str, at: Spot, stack: tuple[int, ...], chosen: bool) -> Markup:
    """A Special Action with the markers on it, the last one on top."""
    marks = []
    for nth, who in enumerate(stack):
        top = nth == len(stack) - 1
        marks.append(
            tag(
                "g",
                tag("circle", r=8.5 if top else 6.5, class_="body"),
                icon(MARKS[who], 11 if top else 8, 0, 0, "ic"),
                transform=f"translate({(2 if len(stack) < 3 else -8) + 12 * nth} -8)",
                class_=f"lr-marker p{who}" + (" top" if top else ""),
            )
        )
    aside = (-16 if len(stack) < 3 else -25) if stack else 0
    x, y = at
    return tag(
        "g",
        tag("rect", **SLOT, class_="slot"),
        icon(ACTION_ICON[action], 18 if stack else 22, aside, -8, "act"),
        marks,
        tag("text", d.say(f"scene-wheel-{action}"), y=18, class_="act-name"),
        transform=f"translate({x} {y})",
        data_k=f"mark/{action}",
        class_="lr-slot" + (" chosen" if chosen else "") + (" taken" if stack else ""),
    )


# -- Realms -----------------------------------------------------------------------------------------------------------
def realm_at(d: Drawing, id: str) -> Spot:
    record = d.content.realms[id]
    return wide(record.at_two if d.two else record.at)


def realm_disc(d: Drawing, id: str) -> Markup:
    """A Realm: its name runs along its ring, its allies stand on the lower half of it."""
    record, allies = d.content.realms[id], d.g.alliances[id]
    x, y = realm_at(d, id)
    around = []
    for nth, who in enumerate(allies):
        turn = pi / 2 - pi / 4 * (nth - (len(allies) - 1) / 2)
        around.append(
            tag(
                "g",
                tag("circle", r=8.5, class_="body"),
                icon(MARKS[who], 11, 0, 0, "ic"),
                transform=f"translate({round(24 * cos(turn), 1)} {round(24 * sin(turn), 1)})",
                class_=f"lr-ally p{who}",
            )
        )
    name = tag("textPath", d.name(id), href="#lr-arc", startOffset="50%")
    return tag(
        "g",
        tag("circle", r=REALM, class_="disc"),
        tag("circle", r=17, class_="ring"),
        icon(ACTION_ICON[record.action], 17, 0, -4, "act"),
        icon(RUNE_ICON[record.rune], 10, 0, 10, "price"),
        tag("text", name, class_="realm-name"),
        around,
        transform=f"translate({x:g} {y:g})",
        data_k=f"mark/{id}",
        class_="lr-realm",
    )
