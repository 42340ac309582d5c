"""Enemy cards: Life, Minions, dice, what an Enemy can do, carries and is about to do."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag

from ..printed import card_text
from ..state import Enemy
from .gear import each_pool
from .ground import Drawing
from .labels import foe_label, intent
from .signs import Fragments, sign


def foes(d: Drawing) -> Fragments:
    found = {f"foe/{foe.id}": _foe(d, foe) for foe in d.g.enemies.values()}
    if not found:
        found["foe/none"] = d.kept(
            lambda: tag("p", d.words("scene-no-foes"), data_k="foe/none", class_="hint"), "foe/none"
        )
    return found


def _foe(d: Drawing, foe: Enemy) -> Markup:
    courses, will = d.intents.get(foe.id), intent(d, foe)
    sure = courses is not None and len(courses) == 1
    strikes = any(course.target >= 0 for course in courses or ())
    return d.since(("foe", foe.id), partial(_sheet, d, foe, will, sure, strikes), foe, will, sure, strikes)


def _sheet(d: Drawing, foe: Enemy, will: str, sure: bool, strikes: bool) -> Markup:
    """An Enemy's card: Life, Minions, dice, what it can do, what it carries and what it is about to do."""
    w = d.words
    card = d.content.cards[foe.card]
    tier = w("scene-level-of", n=card.level) if card.level else w(f"scene-tier-{card.tier}")
    return tag(
        "div",
        tag(
            "button",
            d.foe_token(foe.card, 34),
            tag(
                "span",
                tag("b", d.foe_name(foe)),
                tag("small", f"{w(f'scene-rank-{card.rank}')}, {tier}"),
                class_="names",
            ),
            tag("span", foe.at, class_="state"),
            data_spot=f"enemy/{foe.id}",
            type="button",
            class_="md-head",
            aria_label=foe_label(d, foe),
        ),
        counts(d, foe),
        d.kept(partial(_printed, d, foe), "foe-card", foe.card, *foe.gear),
        tag(
            "p",
            sign("sword" if strikes else "eye"),
            tag("span", will),
            class_="intent" + (" sure" if sure else "") + (" strikes" if strikes else ""),
        )
        if will
        else None,
        data_k=f"foe/{foe.id}",
        class_=f"md-foe-sheet {card.rank}",
    )


def _printed(d: Drawing, foe: Enemy) -> Markup:
    """Its dice, what its card says and what it carries."""
    pools = each_pool(d, d.content.cards[foe.card].dice)
    parts = [tag("p", pools, class_="pools")] if pools else []
    parts += [tag("p", line, class_="power") for line in card_text(d.words, d.content, foe.card)]
    return Markup("".join([*parts, *(carried(d, card) for card in foe.gear)]))


def counts(d: Drawing, foe: Enemy) -> Markup:
    """Life of the Boss or the single figure, Minions, Stun."""
    facts = (foe.card, foe.life, foe.most, tuple(foe.minions), foe.stunned)
    return d.everywhere(partial(_counts, d, foe), "foe-counts", *facts)


def _counts(d: Drawing, foe: Enemy) -> Markup:
    w = d.words
    life: Markup = tag("span", w("scene-boss-dead"), class_="hint")
    if foe.life or d.content.cards[foe.card].rank != "mob":
        life = tag(
            "span",
            sign("heart"),
            tag("strong", f"{foe.life}/{foe.most}" if foe.life else "–"),
            class_="md-count",
            role="img",
            aria_label=w("scene-life", n=foe.life, most=foe.most),
        )
    minions = [tag("i", life, title=w("scene-minion-life", n=life)) for life in foe.minions]
    return tag(
        "p",
        life,
        tag("span", w("scene-minions", n=len(minions)), minions, class_="md-minions") if minions else None,
        tag("span", sign("stun"), w("scene-stunned"), class_="md-state harm") if foe.stunned else None,
        class_="md-counts",
    )


def carried(d: Drawing, card: str) -> Markup:
    return tag(
        "p",
        sign("chest"),
        tag("span", d.words("scene-carries", cards=[card])),
        class_="loot",
        title=" ".join(card_text(d.words, d.content, card)),
    )
