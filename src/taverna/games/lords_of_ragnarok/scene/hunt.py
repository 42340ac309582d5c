"""A Hunt: the Monster, its attack, the defence."""

from __future__ import annotations

from typing import Any

from taverna.core.scene import Markup, tag

from ..records.words import UseSpecial
from ..rules.hunting import insight
from ..state import Hunt
from .beasts import spaces
from .faces import beast_face
from .ground import WEAPON_ICON, Drawing, Fragments, panel, sign


def hunt_shown(d: Drawing, hunt: Hunt) -> Fragments:
    foe = hunt.foe
    parts: list[Any] = [
        tag("p", d.say("scene-hunt-by", whom=hunt.by, monster=foe), class_="hint"),
        spaces(d, foe, True),
    ]
    if hunt.card is not None and not hunt.hero_round:
        parts.append(attack_shown(d, hunt, hunt.card))
    else:
        parts.append(tag("p", d.say("scene-hunt-round", n=hunt.round, hero=bool(hunt.hero_round)), class_="tell"))
    if any(hunt.hand):
        parts.append(tag("h3", d.say("scene-monster-hand", monster=foe)))
        parts += [attack_card(d, id) for id in hunt.hand]
    elif hunt.hand:
        parts.append(tag("p", sign("deck"), d.say("scene-monster-holds", n=len(hunt.hand)), class_="hint"))
    if hunt.hunter != d.seat and d.players[hunt.hunter].shown:
        shown = d.players[hunt.hunter].shown
        parts.append(tag("h3", d.say("scene-shown-hand", who=hunt.hunter)))
        parts.append(tag("div", [mini(d, id) for id in shown], class_="laids"))
    title = [beast_face(foe, foe == d.g.boss), d.say("scene-hunt", who=hunt.hunter, monster=foe)]
    return panel("now/hunt", title, parts, class_="hunt")


def attack_shown(d: Drawing, hunt: Hunt, attack: str) -> Markup:
    """Fury against the sum of the defence, and the Weak Point."""
    card = d.content.attacks[attack]
    wisdom = insight(d.g, hunt.hunter)
    total, fury = hunt.total, hunt.fury
    stopped = hunt.blocked or total >= fury
    found = wisdom + total >= card.weak_point
    text = d.printed(card.text)
    if any(isinstance(word, UseSpecial) for word in card.does):
        text = f"{text} {d.printed(d.content.sheet(hunt.foe).special_text)}".strip()
    return tag(
        "div",
        tag("p", tag("b", d.name(attack)), tag("span", text), class_="lead"),
        scale(d.say("scene-fury"), total, fury, stopped),
        tag(
            "p",
            sign("shield" if stopped else "wound"),
            d.say("scene-blocked") if hunt.blocked else d.say("scene-defence", total=total, fury=fury, held=stopped),
            class_="tell" + (" good" if stopped else " bad"),
        ),
        scale(d.say("scene-weak-point"), wisdom + total, card.weak_point, found),
        tag(
            "p",
            sign("eye"),
            d.say("scene-weak", total=total, wisdom=wisdom, needed=card.weak_point, found=found),
            class_="facts",
        ),
        tag("div", [mini(d, id, "laid") for id in hunt.defence], class_="laids") if hunt.defence else None,
        class_="lr-attack",
        data_part="",
    )


def attack_card(d: Drawing, id: str) -> Markup:
    card = d.content.attacks[id]
    return tag(
        "button",
        tag("b", sign("claw"), d.name(id)),
        tag("small", d.say("scene-attack-facts", fury=card.fury, weak=card.weak_point, draws=card.draws)),
        tag("span", d.printed(card.text)),
        data_spot=f"attack/{id}",
        type="button",
        class_="lr-slip of-attack",
    )


def mini(d: Drawing, id: str, place: str = "hand") -> Markup:
    card = d.content.combat[id]
    return tag(
        "button",
        sign(WEAPON_ICON[card.weapon]),
        tag("span", d.name(id)),
        tag("b", f"+{card.value}"),
        data_spot=f"{place}/{id}",
        type="button",
        class_="lr-laid",
    )


def scale(label: str, have: int, need: int, enough: bool) -> Markup:
    """A bar that fills as the sum grows."""
    share = 1.0 if need <= 0 else min(1.0, have / need)
    return tag(
        "div",
        tag("span", label),
        tag(
            "svg",
            tag("rect", width=100, height=8, rx=4, class_="trough"),
            tag("rect", width=round(100 * share, 1), height=8, rx=4, class_="fill" + (" enough" if enough else "")),
            viewBox="0 0 100 8",
            preserveAspectRatio="none",
            aria_hidden="true",
        ),
        tag("strong", f"{have}/{need}"),
        class_="lr-scale",
    )
