"""Whose turn it is: the order of the round, the elements, the attack under way."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag

from ..records.abilities import ELEMENTS
from ..rules import initiative
from .drawing import Drawing
from .faces import face
from .icons import ELEMENT_ICON, icon, sign

Order = list[tuple[str, str, str, str, str]]
STRENGTH = {2: "strong", 1: "waning", 0: "inert"}


def turn(d: Drawing) -> dict[str, Markup]:
    """The round, and who acts when."""
    g = d.g
    return {"turn/strip": d.since("turn", partial(_strip, d, order := _order(d)), g.round, g.phase, order)}


def _strip(d: Drawing, order_of: Order) -> Markup:
    g, w = d.g, d.words
    if not g.round:
        said = tag("p", sign("book"), tag("b", w(f"scene-phase-{g.phase}")), class_="gh-round")
        return tag("div", said, data_k="turn/strip", class_="gh-strip")
    head = tag(
        "p",
        tag("b", w("scene-round", n=g.round)),
        tag("span", w(f"scene-phase-{g.phase}"), class_="phase"),
        class_="gh-round",
    )
    steps = [d.everywhere(partial(_step, d, *one), "step", *one) for one in order_of]
    order = tag("ol", steps, class_="gh-order", aria_label=w("scene-order")) if steps else None
    return tag("div", head, order, data_k="turn/strip", class_="gh-strip")


def _order(d: Drawing) -> Order:
    """(what, class, number, name, state) of each, in the order of initiative."""
    g, w = d.g, d.words
    found: list[tuple[tuple[int, ...], tuple[str, str, str, str, str]]] = []
    acting = g.figures.get(g.turn)
    for mat in g.characters:
        state = "out" if mat.exhausted else ""
        number = "–"
        if not mat.exhausted:
            figure = g.figures.get(mat.id)
            if mat.initiative:
                number = str(mat.initiative)
                now = acting is not None and (acting.id == mat.id or acting.owner == mat.id)
                state = "now" if now else "past" if figure is not None and figure.acted else "next"
            elif g.phase in ("selection", "initiative"):
                number = "✓" if mat.ready else "…"
                state = "ready" if mat.ready else "choosing"
        place = (mat.initiative or 0, 0, mat.second, mat.seat) if mat.initiative else (0, 0, 0, mat.seat)
        token = (mat.what, f"is-hero p{mat.seat}", number, w.seat(mat.seat), state)
        if mat.exhausted:
            place = (200, 0, 0, mat.seat)
        found.append((place, token))
    for group in g.groups:
        card = initiative.card_of(g, group)
        there = [f for f in g.figures.values() if f.what == group.what and f.kind == "monster" and f.at is not None]
        if not there:
            continue
        state, number = "", "?"
        place = (199, 1, 0, 0)
        if card is not None:
            number = str(card.initiative)
            place = (card.initiative, 1, 0, 0)
            now = acting is not None and acting.kind == "monster" and acting.what == group.what
            state = "now" if now else "past" if all(f.acted for f in there) else "next"
        side = "is-foe" if there[0].force != "party" else "is-friend"
        found.append((place, (group.what, side, number, d.name(group.what), state)))
    return [token for _, token in sorted(found, key=lambda one: one[0])]


def _step(d: Drawing, what: str, class_: str, number: str, name: str, state: str) -> Markup:
    hero = class_.startswith("is-hero")
    said = d.words(f"scene-state-{state}") if state in ("now", "past", "ready", "choosing", "out") else ""
    return tag(
        "li",
        face(what, "character" if hero else "monster", class_.rpartition(" ")[2] if hero else "foe-face"),
        tag("strong", number),
        tag("span", f"{name} {said}".rstrip(), class_="heard"),
        class_=f"turn {class_} {state}".rstrip(),
        aria_current="step" if state == "now" else None,
        title=f"{number} {name}",
        data_k=f"turn/seat-{class_[-1]}" if hero else f"turn/{what}",
        data_look=f"seat/{class_[-1]}" if hero else f"monster/{what}",
    )


def elements(d: Drawing) -> dict[str, Markup]:
    """Six of them, as full as they are strong."""
    found = {}
    for one in ELEMENTS:
        state, coming = STRENGTH[d.g.elements.get(one, 0)], one in d.g.infused
        found[f"element/{one}"] = d.everywhere(partial(_element, d, one, state, coming), "element", one, state, coming)
    return found


def _element(d: Drawing, one: str, state: str, coming: bool) -> Markup:
    label = d.say(f"scene-element-{state}", element=one)
    if coming:
        label = f"{label}, {d.say('scene-element-coming')}"
    name = f"element/{one}"
    drawn = [
        tag("circle", r=13, class_="rim"),
        tag("path", d="M-13 0A13 13 0 0 0 13 0Z", class_="half-full") if state == "waning" else None,
        tag("circle", r=13, class_="full") if state == "strong" else None,
        icon(ELEMENT_ICON[one], 17, 0, 0, "ic"),
        tag("path", d="M9-14h8M13-18v8", class_="coming") if coming else None,
    ]
    return tag(
        "button",
        tag("svg", drawn, viewBox="-18 -19 37 37", aria_hidden="true"),
        data_k=name,
        data_spot=name,
        type="button",
        class_=f"gh-element {state} e-{one}",
        aria_label=label,
        title=label,
    )


def now(d: Drawing) -> dict[str, Markup]:
    """The modifier cards drawn for the attack that is being resolved."""
    g, w = d.g, d.words
    now = g.attacking
    if now is None or now.attacker not in g.figures or now.target not in g.figures:
        return {}
    attacker, target = g.figures[now.attacker], g.figures[now.target]
    cards = [
        tag("span", d.name(id), class_="mod" + ("" if id in now.used else " unused"), data_part="") for id in now.drawn
    ]
    return {
        "now/attack": tag(
            "div",
            face(
                attacker.what,
                attacker.kind,
                f"p{attacker.seat}" if attacker.seat is not None else "foe-face",
                d.look(attacker),
            ),
            tag(
                "p",
                tag("b", d.named(attacker)),
                sign("sword"),
                tag("strong", now.value) if now.drawn else None,
                cards,
                sign("next"),
                tag("b", d.named(target)),
                tag("strong", w("scene-damage", n=now.damage), class_="harm") if now.drawn else None,
            ),
            data_k="now/attack",
            class_="gh-now plaque",
            role="status",
        )
    }
