"""The Hunters before the Monster, each with what was played this round: as they sit, from the reader on.

The First wears the crown."""

from __future__ import annotations

from functools import cache, partial
from typing import NamedTuple

from taverna.core.scene import Markup, icon, sign, tag

from ..state import MAX_HP, TRANSFORM
from .cards import cards
from .drawing import Drawing, Hunted, down, size


def played(d: Drawing) -> dict[str, str]:
    """Who stands there, and the cards face up; whoever has locked a card has its back there."""
    stances, fragments, near = d.once(all_stances), {}, d.seat or 0
    for nth, stance in enumerate(stances[near:] + stances[:near]):
        fragments.update(d.kept(partial(stood, d, stance, nth), "stood", nth, stance))
    return fragments


class Stance(NamedTuple):
    """How a Hunter stands there."""

    seat: int
    board: str
    hp: int
    asked: bool
    first: bool
    down: bool
    waits: bool  # with a card face down
    shown: tuple[str, ...]


def all_stances(d: Drawing) -> list[Stance]:
    first = d.sight["first"]
    return [
        Stance(
            seat := hunter["seat"],
            hunter["board"],
            hunter["hp"],
            seat in d.asked,
            seat == first,
            down(hunter),
            locked(d, hunter),
            (*hunter["played"],),
        )
        for hunter in d.hunters
    ]


def stood(d: Drawing, stance: Stance, nth: int) -> dict[str, str]:
    """One of them, from the `nth` chair of the reader."""
    seat, shown = stance.seat, stance.shown
    bare = stance._replace(waits=False, shown=())
    fragments: dict[str, str] = {f"played/{seat}": d.kept(partial(standing, d, bare, nth), "standing", nth, bare)}
    if stance.waits:
        fragments[f"played/{seat}/back"] = back(d, seat, nth)
    pair = " pair" if len(shown) + stance.waits > 1 else ""
    return {**fragments, **cards(d, f"played/{seat}", shown, f"slip at{nth}{pair}", seat)}


def standing(d: Drawing, stance: Stance, nth: int) -> Markup:
    """A Hunter on a base: the rim is the seat's, the life left an arc and a drop."""
    seat, hp = stance.seat, stance.hp
    named = d.words.seat(seat)
    class_ = f"stands at{nth} p{seat}" + (" asked" if stance.asked else "") + (" dead" if stance.down else "")
    return tag(
        "div",
        base(hp),
        d.pic(d.hunters[seat]),
        sign("crown", class_="sign first") if stance.first else None,
        sign("skull", class_="sign fallen") if stance.down else drop(hp),
        tag("b", named, class_="ribbon" + (" longer" if len(named) > 10 else " long" if len(named) > 7 else "")),
        data_k=f"played/{seat}",
        data_look=f"seat/{seat}",
        class_=class_,
    )


ARC = "M4 12A40 11 0 0 0 84 12"


@cache
def base(hp: int) -> Markup:
    return tag(
        "svg",
        tag("ellipse", cx=44, cy=12, rx=40, ry=11, class_="base"),
        tag("path", d=ARC, class_="hp0"),
        tag("path", d=ARC, pathLength=MAX_HP, stroke_dasharray=f"{hp} {MAX_HP}", class_="hp1") if hp else None,
        viewBox="0 0 88 26",
        class_="foot",
        aria_hidden="true",
    )


@cache
def drop(hp: int) -> Markup:
    return tag(
        "svg",
        icon("drop", 30, 15, 15),
        tag("text", hp, x=15, y=21),
        viewBox="0 0 30 30",
        class_="life",
        aria_hidden="true",
    )


def back(d: Drawing, seat: int, nth: int) -> Markup:
    """A card that lies face down."""
    key, said = f"played/{seat}/back", d.say("scene-locked", who=seat)
    drawn = tag("svg", icon("lock", 24, 24, 32), viewBox="0 0 48 64", aria_hidden="true")
    return tag("div", drawn, tag("span", said, class_="heard"), data_k=key, class_=f"back at{nth} p{seat}", title=said)


def locked(d: Drawing, hunter: Hunted) -> bool:
    """Has chosen in secret and waits for the others: everybody sees the card lying there."""
    if hunter["seat"] in d.asked or not d.asked or hunter["dead"] or hunter["out"]:
        return False
    if d.sight["step"] == 1:
        return not hunter["played"]
    return bool(d.sight["step"] == 2 and hunter["played"] == [TRANSFORM] and size(hunter["hand"]))
