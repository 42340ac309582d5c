"""Cards: whole ones in the hand, slips on the table, chips in a list."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.core import ground
from taverna.core.scene import Markup, icon, sign, tag

from ..records import Bank, Card, Deal, Heal, Immune, LoseHp, RemoveThis
from ..records import Guard as Guarding
from ..state import DREAM, TRANSFORM
from .drawing import TYPE_ICON, Drawing, keyed

KIND_ICON = {"melee": "blade", "firearm": "gun", "utility": "flask"}
PACE_ICON = {"swift": "feather", "slow": "hourglass"}
ART = {
    "saw-cleaver": "saw",
    "hunter-axe": "axe",
    "hunter-pistol": "gun",
    "transform": "gear",
    "hunters-dream": "moon",
    "long-glaive": "glaive",
    "twin-blades": "twins",
    "church-maul": "hammer",
    "reaping-scythe": "scythe",
    "blood-sabre": "sabre",
    "thorn-whip": "whip",
    "stake-gauntlet": "gauntlet",
    "beast-hook": "hook",
    "silver-greatsword": "greatsword",
    "star-mace": "mace",
    "repeating-pistol": "gun",
    "scattergun": "blunderbuss",
    "long-rifle": "rifle",
    "hand-cannon": "cannon",
    "flame-sprayer": "flame",
    "duelling-revolver": "revolver",
    "rosewood-blunderbuss": "blunderbuss",
    "blood-vial": "vial",
    "leaden-draught": "shield",
    "throwing-knives": "knives",
    "fire-flask": "flask",
    "madman-bell": "bell",
    "lamplight-ward": "lantern",
    "scavenger-hook": "hook",
}


def cards(d: Drawing, place: str, ids: Sequence[str], look: str = "card", owner: int | None = None) -> dict[str, str]:
    """All cards of a place, by their keys."""
    return {key: card(d, key, d.content.cards[id], look, owner) for id, key in keyed(place, ids)}


def card(d: Drawing, key: str, printed: Card, look: str, owner: int | None) -> Markup:
    facts = ("card", key, printed.id, look)
    if owner is None:
        return d.everywhere(lambda: _card(d, key, printed, look, None), *facts)
    return d.kept(lambda: _card(d, key, printed, look, owner), *facts, owner)


def _card(d: Drawing, key: str, printed: Card, look: str, owner: int | None) -> Markup:
    text = printed.text[d.words.lang] if printed.text else ""
    kind = d.name(printed.kind)
    pace = [d.name(printed.speed)] if printed.speed != "normal" else []
    label = d.say("scene-card-label", name=d.name(printed.id), kind=kind, damage=printed.damage, text=text)
    if owner is not None:
        label = d.say("scene-played-label", who=owner, card=label)
    if look == "card":
        return ground.card(
            key,
            title=d.name(printed.id),
            number=printed.damage if printed.weapon else sign(KIND_ICON[printed.kind]),
            picture=[tag("circle", cx=60, cy=28, r=26, class_="moon"), icon(art(printed), 40, 60, 28)],
            ribs=(strength(printed), gift(printed)),
            words=(" · ".join([kind, *pace]), text),
            class_=printed.kind,
            aria_label=label,
        )
    return tag(
        "button",
        d.everywhere(lambda: slip(d, printed, text), "slip", printed.id),
        data_k=key,
        data_spot=key,
        type="button",
        class_=f"{look} {printed.kind}" + (f" p{owner}" if owner is not None else ""),
        title=d.source(printed.source),
        aria_label=label,
    )


def slip(d: Drawing, printed: Card, text: str) -> Markup:
    """What a card on the table shows."""
    head = tag(
        "span",
        tag("svg", icon(art(printed), 40, 27, 27), viewBox="0 0 54 54", class_="art", aria_hidden="true"),
        tag("b", d.name(printed.id), class_=ground.fitted(d.name(printed.id))),
        tag("i", sign(KIND_ICON[printed.kind]), printed.damage, class_="damage") if printed.weapon else None,
        class_="card-head",
    )
    return Markup(head + tag("span", text, class_="text"))


def strength(printed: Card) -> ground.Rib:
    """What a card is, in one sign: its kind and its damage."""
    dealt = next((effect.amount for effect in printed.immediate if isinstance(effect, Deal)), "")
    if printed.weapon:
        return KIND_ICON[printed.kind], printed.damage or dealt
    return art(printed), "½" if printed.id == DREAM else dealt


def gift(printed: Card) -> ground.Rib:
    """What it does beyond that, in one sign."""
    if printed.id in (DREAM, TRANSFORM):
        return ("chest", "↑") if printed.id == DREAM else ("sword", "?")
    for effect in (*printed.immediate, *printed.before_attack, *printed.after_hit, *printed.on_kill, *printed.dream):
        match effect:
            case Heal(amount=n):
                return "heart", f"+{n}"
            case LoseHp(amount=n):
                return "heart", f"−{n}"
            case Guarding(amount=n):
                return "shield", n
            case Immune():
                return "shield", ""
            case Bank(amount=n):
                return "chest", f"+{n}"
            case RemoveThis():
                return "close", ""
    if printed.guard or printed.scavenges:
        return ("shield", printed.guard) if printed.guard else ("drop", f"+{printed.scavenges}")
    if printed.against:
        type, more = next(iter(printed.against.items()))
        return TYPE_ICON[type], f"+{more}"
    if printed.speed in PACE_ICON:
        return PACE_ICON[printed.speed], ""
    return ("star", "") if printed.text else ("", "–")


def art(printed: Card) -> str:
    return ART.get(printed.id, KIND_ICON[printed.kind])


def chip(d: Drawing, id: str) -> Markup:
    """A card in a list."""
    return d.everywhere(lambda: _chip(d, d.content.cards[id]), "chip", id)


def _chip(d: Drawing, printed: Card) -> Markup:
    return tag(
        "span",
        sign(art(printed)),
        tag("span", d.name(printed.id)),
        tag("b", printed.damage) if printed.weapon else None,
        class_=f"chip {printed.kind}",
        title=printed.text[d.words.lang] if printed.text else None,
    )
