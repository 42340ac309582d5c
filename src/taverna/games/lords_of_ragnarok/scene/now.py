"""What is going on: cards to choose from, Rune Actions, Prepare, an Event."""

from __future__ import annotations

from taverna.core.scene import Markup, tag

from ..rules.runes import SETS
from ..rules.special import CHOICES
from .battle import battle_shown
from .faces import HERO, face
from .ground import RUNE_ICON, Drawing, Fragments, panel, sign
from .hunt import hunt_shown


def now(d: Drawing) -> Fragments:
    g = d.g
    if g.battle is None and g.hunt is not None:
        return hunt_shown(d, g.hunt)
    open_ = g.battle is not None or bool(g.draft or g.offered_heroes or g.offered_origins)
    if not open_ and d.seat is not None and d.asked == [d.seat] and g.active == d.seat:
        if g.phase == "runes" and not g.acted:
            return d.everywhere(lambda: runes(d), "runes")
        if g.action == "prepare":
            return d.everywhere(lambda: prepare(d), "prepare")
    return d.once(seen_by_all)


def seen_by_all(d: Drawing) -> Fragments:
    g = d.g
    if g.battle is not None:
        return battle_shown(d, g.battle)
    if g.draft:
        return choice(d, "now/draft", d.say("scene-draft"), "blessing", g.draft)
    if g.offered_heroes or g.offered_origins:
        return {
            **choice(d, "now/heroes", d.say("scene-choose-hero"), "hero", g.offered_heroes),
            **choice(d, "now/origins", d.say("scene-choose-origin"), "origin", g.offered_origins),
        }
    return event_card(d, g.event) if g.event is not None else {}


def choice(d: Drawing, key: str, title: str, place: str, ids: list[str]) -> Fragments:
    """Cards with sentences to choose from."""
    if not ids:
        return {}
    return panel(key, title, [slip(d, f"{place}/{id}", id) for id in ids], class_="choices")


def slip(d: Drawing, key: str, id: str) -> Markup:
    return d.everywhere(lambda: _slip(d, key, id), "choice", key, id, d.g.active)


def _slip(d: Drawing, key: str, id: str) -> Markup:
    of = d.content.blessings[id].deity if id in d.content.blessings else None
    kind = key.partition("/")[0]
    drawn = {"hero": "person", "origin": "star", "blessing": "sun"}[kind]
    return tag(
        "button",
        face(id, HERO, f"p{d.g.active}") if kind == "hero" else None,
        tag("b", sign(drawn), d.name(id)),
        tag("small", d.name(of)) if of else None,
        tag("span", d.text_of(id)),
        data_spot=key,
        type="button",
        class_=f"lr-slip of-{kind}",
    )


def runes(d: Drawing) -> Fragments:
    """The Rune Actions for sets, as printed on the player board."""
    rows = [
        tag(
            "button",
            tag("span", [sign("rune") for _ in range(cost)], class_="cost"),
            tag("span", d.say(f"option-{action}")),
            data_spot=f"choice/{action}",
            type="button",
            class_="lr-row",
        )
        for action, cost in SETS.items()
    ]
    ways = tag("p", d.say("scene-rune-ways"), class_="hint")
    return panel("now/runes", d.say("scene-rune-actions"), rows, ways)


def prepare(d: Drawing) -> Fragments:
    drawn = ("heart", "deck", "rune", "lr-recruit")
    rows = [
        tag(
            "button",
            tag("span", sign(what), class_="cost"),
            tag("span", d.say(f"option-{one}")),
            data_spot=f"choice/{one}",
            type="button",
            class_="lr-row",
        )
        for one, what in zip(CHOICES, drawn, strict=True)
    ]
    return panel("now/prepare", d.say("scene-prepare"), rows)


def event_card(d: Drawing, id: str) -> Fragments:
    return d.everywhere(lambda: _event_card(d, id), "event", d.two, id, d.g.boss, d.g.rolled)


def _event_card(d: Drawing, id: str) -> Fragments:
    card, g = d.content.events[id], d.g
    where = d.board.by_number.get(card.number)
    lines = [
        tag("li", sign(RUNE_ICON[card.place]), d.say("scene-event-place", n=card.number, where=where or "")),
        *(tag("li", sign(RUNE_ICON[rune]), d.say("scene-event-act", rune=rune)) for rune in card.activate),
        tag("li", sign("lr-loki"), d.say("scene-event-boss", monster=g.boss)) if card.boss else None,
    ]
    rolled = (
        tag("p", tag("span", sign("die"), data_part=""), d.say("scene-rolled", face=g.rolled)) if g.rolled else None
    )
    return panel("now/event", d.name(id), tag("ul", lines, class_="lines"), rolled, class_="event")
