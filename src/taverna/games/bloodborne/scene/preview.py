"""What choosing a card would mean, as far as the seat can know."""

from __future__ import annotations

from typing import Any

from taverna.core.scene import Markup, sign, tag
from taverna.core.words import Words

from ..foresight import left_before, most, prospect
from ..records import Content
from ..state import DREAM
from .drawing import Drawing, Hunted
from .mine import grave


def preview(view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
    """What this card would do if I played it; or what it says, if it cannot be played now."""
    d = Drawing(view, seat, words, content)
    card, me = content.cards.get(option), d.hunters[seat]
    if card is None:
        return ""
    playing = option in me["hand"] and view["step"] in (1, 2) and d.monster is not None
    rows = playing_it(d, me, option) if playing else []
    return tag(
        "div",
        tag("p", tag("b", d.name(option)), tag("span", card.text[words.lang] if card.text else ""), class_="lead"),
        tag("ul", rows) if rows else None,
        tag("p", d.source(card.source), class_="source"),
        class_="preview",
    )


def playing_it(d: Drawing, me: Hunted, card: str) -> list[Markup]:
    """Damage, what others may leave of the Monster, the danger, and what becomes of my Blood Echoes."""
    view, seat, collected = d.view, me["seat"], me["collected"]
    found = prospect(view, seat, [*me["played"], card], d.content)
    damage = most(view, seat, card, d.content)
    rows: list[Markup] = []
    if damage:
        rows.append(row("blade", d.say("preview-damage", n=min(damage, view["echoes"]))))
        rows.append(tag("li", sign("drop"), what_is_left(d, seat)))
    rows.append(row("skull", d.say("preview-dying", chance=d.percent(found.dying)), grave(found.dying)))
    if card != DREAM:
        rows.append(row("drop", d.say("preview-at-risk", n=collected)))
    if card == DREAM or found.stored:
        rows.append(row("chest", d.say("preview-store", n=found.stored)))
    return rows


def what_is_left(d: Drawing, seat: int) -> Markup:
    left = left_before(d.view, seat, d.content)
    spans = [str(most) if least == most else f"{least}–{most}" for _, least, most in left]
    return tag(
        "table",
        tag("caption", d.say("preview-left")),
        tag("tr", [tag("th", n, scope="col") for n, _, _ in left]),
        tag("tr", [tag("td", span) for span in spans]),
    )


def row(drawn: str, text: str, class_: str | None = None) -> Markup:
    return tag("li", sign(drawn), tag("span", text), class_=class_)
