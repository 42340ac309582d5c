"""The party: what everyone may see of each character."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.scene import Markup, tag

from ..foresight import rounds_left
from ..records.abilities import NEGATIVE
from ..state import Character, Figure, hero_id
from .cards import slip
from .drawing import Drawing
from .faces import face
from .icons import CLASS_ICON, CONDITION_ICON, ITEM_ICON, badge, conditions_of, icon, sign


def seats(d: Drawing) -> dict[str, str]:
    drawn = d.once(_each)
    return {f"seat/{mat.seat}": drawn[mat.seat][mat.seat == d.seat] for mat in d.g.characters}


def _each(d: Drawing) -> list[tuple[Markup, Markup]]:
    """Each character as it is shown to others, and to whoever plays it."""
    return [_seat(d, mat) for mat in d.g.characters]


def _seat(d: Drawing, mat: Character) -> tuple[Markup, Markup]:
    figure, seat = d.g.figures.get(mat.id), mat.seat
    who = (mat.what, d.words.seat(seat), seat in d.asked, d.result is None, mat.left, mat.ready, mat.initiative)
    lives = None if figure is None else (figure.hp, figure.max_hp, figure.conditions)
    return d.since(("seat", seat), partial(_drawn_seat, d, mat), who, lives, counted(mat))


def _drawn_seat(d: Drawing, mat: Character) -> tuple[Markup, Markup]:
    g, w, seat = d.g, d.words, mat.seat
    key = f"seat/{seat}"
    figure = g.figures.get(hero_id(seat))
    asked = seat in d.asked
    hp, most = (max(0, figure.hp), figure.max_hp) if figure is not None else (0, 1)
    state = ""
    if mat.exhausted:
        state = w("scene-left" if mat.left else "scene-exhausted")
    elif asked and d.view["result"] is None:
        state = w("scene-thinking")
    elif mat.ready and not mat.initiative:
        state = w("scene-ready")
    some = conditions_of(figure) if figure is not None else []
    marks = [
        tag(
            "span",
            sign(CONDITION_ICON[one]),
            class_="mark " + ("harm" if one in NEGATIVE else "help"),
            title=d.say(f"print-{one}"),
        )
        for one in some
    ]
    inside = [
        d.kept(partial(_head, d, mat), "head", mat.what, seat, w.seat(seat)),
        tag("span", marks, class_="marks"),
        life(d, hp, most),
        tag("span", counts(d, mat, True), class_="ct"),
        tag("span", state, class_="st") if state else None,
    ]
    class_ = f"mate p{seat}" + (" now" if asked else "") + (" out" if mat.exhausted else "")
    shown, own = (
        tag("li", inside, data_k=key, data_look=key, class_=class_ + mine, tabindex=-1) for mine in ("", " me")
    )
    return shown, own


def _head(d: Drawing, mat: Character) -> Markup:
    """Its face, who plays it and what it is."""
    name, called = d.content.classes[mat.what].name[d.words.lang], d.words.seat(mat.seat)
    pic = tag("span", face(mat.what, "character", f"p{mat.seat}"), class_="pic")
    named = tag(
        "span",
        tag("b", called),
        tag("small", name) if name != called else None,
        class_="nm" + (" long" if len(called) > 9 else ""),
    )
    return Markup(pic + named)


def crest(d: Drawing, mat: Character, size: int) -> Markup:
    return tag(
        "svg",
        tag("circle", r=15, class_="body"),
        icon(CLASS_ICON.get(mat.what, "person"), 20, 0, 0, "ic"),
        viewBox="-16 -16 32 32",
        width=size,
        height=size,
        class_=f"token p{mat.seat}",
        aria_hidden="true",
    )


def life(d: Drawing, hp: int, most: int) -> Markup:
    """Hit points as a bar with their number."""
    return d.everywhere(partial(_bar, d, hp, most), "life", hp, most)


def _bar(d: Drawing, hp: int, most: int) -> Markup:
    share = max(0, min(100, round(100 * hp / most))) if most else 0
    label = d.say("scene-hp", n=hp, most=most)
    return tag(
        "div",
        tag("strong", f"{hp} / {most}"),
        tag(
            "svg",
            tag("rect", width=100, height=8, class_="trough"),
            tag("rect", width=share, height=8, class_="left" + (" low" if share <= 34 else "")),
            viewBox="0 0 100 8",
            preserveAspectRatio="none",
            aria_hidden="true",
        ),
        class_="gh-life",
        role="img",
        aria_label=label,
        title=label,
    )


def conditions(d: Drawing, figure: Figure) -> Markup | None:
    some = conditions_of(figure)
    if not some:
        return None
    made = [
        tag(
            "li",
            sign(CONDITION_ICON[one]),
            d.say(f"print-{one}"),
            class_="harm" if one in NEGATIVE else "help",
            title=d.say(f"scene-condition-{one}"),
        )
        for one in some
    ]
    return tag("ul", made, class_="gh-conditions")


def counted(mat: Character) -> tuple[Any, ...]:
    """On what the counts depend."""
    cards = (len(mat.hand), len(mat.chosen), len(mat.discarded), len(mat.lost))
    return *cards, mat.xp, mat.money, mat.exhausted


def counts(d: Drawing, mat: Character, brief: bool = False) -> list[Markup]:
    """Cards, experience, money tokens and how many rounds the cards last."""
    hand, out = len(mat.hand), len(mat.discarded)
    held = hand + len(mat.chosen)
    found = [
        _count(d, "hand", "scene-hand-size", held),
        _count(d, "used", "scene-discarded-size", out),
        _count(d, "gh-lost", "scene-lost-size", len(mat.lost)),
        _count(d, "gh-xp", "scene-xp", mat.xp),
    ]
    if not brief:
        found.append(_count(d, "coin", "scene-tokens", mat.money))
    if not mat.exhausted:
        found.append(_count(d, "hourglass", "scene-rounds-left", rounds_left(held, out), "gh-count ends"))
    return found


def _count(d: Drawing, drawn: str, said: str, n: int, class_: str = "gh-count") -> Markup:
    return d.everywhere(lambda: badge(drawn, n, d.words(said, n=n), class_), said, n)


def active(d: Drawing, mat: Character, id: str) -> Markup:
    """A card in the active area, with the slots it has used."""
    used = [bonus for bonus in d.g.bonuses if bonus.card == id]
    slots = 0
    for bonus in used:
        if bonus.half in ("top", "bottom"):
            slots = len(getattr(d.content.cards[id], bonus.half).slots)
    spent = max((bonus.used for bonus in used), default=0)
    marks = [tag("i", class_="on" if nth < spent else None) for nth in range(slots)]
    more = tag("span", marks, class_="slots", aria_hidden="true") if slots else None
    if mat.seat == d.seat:
        return tag("li", slip(d, id, "active", more))
    return tag("li", tag("span", d.name(id)), more, class_="active", title=d.printer.said(d.content.cards[id]))


def _worn(d: Drawing, mat: Character, id: str) -> Markup:
    """An item of another: a symbol that tells its name."""
    state = item_state(d, mat, id)
    said = d.say("scene-item-state", item=id, state=state)
    return tag("li", sign(ITEM_ICON[state], said), class_=state, title=said)


def item_state(d: Drawing, mat: Character, id: str) -> str:
    return "spent" if id in mat.spent else "consumed" if id in mat.consumed else "ready"
