"""The Hunters before the Monster, each with what was played this round: as they sit, from the reader on.

The First wears the crown."""

from __future__ import annotations

from taverna.core.scene import Markup, icon, sign, tag

from ..state import MAX_HP, TRANSFORM
from .cards import cards
from .drawing import Drawing, Hunted, down, size


def played(d: Drawing) -> dict[str, str]:
    """Who stands there, and the cards face up; whoever has locked a card has its back there."""
    fragments: dict[str, str] = {}
    for nth, hunter in enumerate(d.chairs):
        seat = hunter["seat"]
        fragments[f"played/{seat}"] = standing(d, hunter, nth)
        waits, shown = locked(d, hunter), hunter["played"]
        if waits:
            fragments[f"played/{seat}/back"] = back(d, hunter, nth)
        pair = " pair" if len(shown) + waits > 1 else ""
        fragments.update(cards(d, f"played/{seat}", shown, f"slip at{nth}{pair}", hunter))
    return fragments


def standing(d: Drawing, hunter: Hunted, nth: int) -> Markup:
    seat = hunter["seat"]
    facts = (seat, hunter["hp"], seat in d.asked, seat == d.view["first"], down(hunter))
    return d.kept(lambda: _standing(d, hunter, nth), "standing", nth, *facts)


def _standing(d: Drawing, hunter: Hunted, nth: int) -> Markup:
    """A Hunter on a base: the rim is the seat's, the life left an arc and a drop."""
    seat, hp = hunter["seat"], hunter["hp"]
    named, asked = d.words.seat(seat), seat in d.asked
    class_ = f"stands at{nth} p{seat}" + (" asked" if asked else "") + (" dead" if down(hunter) else "")
    base = tag(
        "svg",
        tag("ellipse", cx=44, cy=12, rx=40, ry=11, class_="base"),
        tag("path", d=ARC, class_="hp0"),
        tag("path", d=ARC, pathLength=MAX_HP, stroke_dasharray=f"{hp} {MAX_HP}", class_="hp1") if hp else None,
        viewBox="0 0 88 26",
        class_="foot",
        aria_hidden="true",
    )
    drop = tag(
        "svg",
        icon("drop", 30, 15, 15),
        tag("text", hp, x=15, y=21),
        viewBox="0 0 30 30",
        class_="life",
        aria_hidden="true",
    )
    return tag(
        "div",
        base,
        d.pic(hunter),
        sign("crown", class_="sign first") if seat == d.view["first"] else None,
        sign("skull", class_="sign fallen") if down(hunter) else drop,
        tag("b", named, class_="ribbon" + (" longer" if len(named) > 10 else " long" if len(named) > 7 else "")),
        data_k=f"played/{seat}",
        data_look=f"seat/{seat}",
        class_=class_,
    )


ARC = "M4 12A40 11 0 0 0 84 12"


def back(d: Drawing, hunter: Hunted, nth: int) -> Markup:
    """A card that lies face down."""
    seat = hunter["seat"]
    key, said = f"played/{seat}/back", d.say("scene-locked", who=seat)
    drawn = tag("svg", icon("lock", 24, 24, 32), viewBox="0 0 48 64", aria_hidden="true")
    return tag("div", drawn, tag("span", said, class_="heard"), data_k=key, class_=f"back at{nth} p{seat}", title=said)


def locked(d: Drawing, hunter: Hunted) -> bool:
    """Has chosen in secret and waits for the others: everybody sees the card lying there."""
    if hunter["seat"] in d.asked or not d.asked or hunter["dead"] or hunter["out"]:
        return False
    if d.view["step"] == 1:
        return not hunter["played"]
    return bool(d.view["step"] == 2 and hunter["played"] == [TRANSFORM] and size(hunter["hand"]))
