"""All the Heroes at the table, each with all it has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from taverna.core.scene import Markup, tag

from ..printed import card_text
from ..rules.kits import hero_kit
from ..rules.skills import titled
from ..state import MOST_XP, Hero
from .faces import HERO, face
from .gear import pools
from .ground import Drawing
from .labels import hero_label
from .signs import Fragments, count, sign


def party(d: Drawing) -> Mapping[str, str]:
    found = d.alike(_others)
    return found if d.seat is None else {**found, f"seat/{d.seat}": _seat(d, d.g.heroes[d.seat])}


def _others(d: Drawing) -> Fragments:
    return {f"seat/{hero.seat}": _seat(d, hero) for hero in d.g.heroes}


def _seat(d: Drawing, hero: Hero) -> Markup:
    g = d.g
    asked, acting = hero.seat in d.asked, d.acting is hero
    made = partial(_drawn, d, hero, asked, acting)
    return d.since(
        ("seat", hero.seat, hero.seat == d.seat), made, hero, asked, acting, d.unseen(hero), g.level, g.roles
    )


def _drawn(d: Drawing, hero: Hero, asked: bool, acting: bool) -> Markup:
    w, seat = d.words, hero.seat
    if hero.dead or hero.left:
        state = w("scene-dead" if hero.dead else "scene-gone")
    else:
        state = w("scene-deciding") if asked else w("scene-on-turn") if acting else hero.at
    shade, stun = w("scene-in-shadow"), w("scene-stunned")
    marks = [
        tag("span", sign(drawn, said), title=said, class_=f"mark {class_}")
        for there, drawn, said, class_ in (
            (d.unseen(hero), "md-shadow", shade, "dusk"),
            (hero.stunned, "stun", stun, "harm"),
        )
        if there
    ]
    called, sheet = w.seat(seat), " · ".join(filter(None, (w.played(seat), d.name(hero.cls))))
    row = tag(
        "button",
        tag("span", face(hero.hero, HERO, f"p{seat}"), class_="pic"),
        tag("span", tag("b", called), tag("small", sheet), class_="nm" + (" long" if len(called) > 9 else "")),
        tag("span", marks, class_="marks"),
        life(d, hero),
        tag(
            "span",
            count("star", hero.xp, w("scene-xp", n=hero.xp, most=MOST_XP)),
            [
                tag("span", sign(d.item_icon(card), d.name(card)), title=d.name(card), class_="bit")
                for card in (*hero.worn(), *hero.pack, *hero.things)
            ],
            class_="ct",
        ),
        tag("span", state, class_="st"),
        data_spot=f"hero/{seat}",
        type="button",
        class_=f"mate p{seat}"
        + (" now" if asked else "")
        + (" out" if not hero.up else "")
        + (" me" if seat == d.seat else ""),
        aria_label=f"{hero_label(d, hero)} {state}",
    )
    return tag("li", row, data_k=f"seat/{seat}", class_="md-seat")


def life(d: Drawing, hero: Hero) -> Markup:
    """Life as a bar with its number."""
    share = max(0, min(100, round(100 * hero.life / hero.most))) if hero.most else 0
    label = d.words("scene-life", n=hero.life, most=hero.most)
    bar = tag(
        "svg",
        tag("rect", width=share, height=8, class_="left" + (" low" if share <= 34 else "")),
        viewBox="0 0 100 8",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    return tag(
        "span",
        bar,
        tag("strong", hero.life, tag("i", f" / {hero.most}")),
        class_="md-bar",
        role="img",
        aria_label=label,
    )


def belongings(d: Drawing, hero: Hero) -> Markup:
    """Cards and Skills of a Hero, in words."""
    w, g = d.words, d.g
    rows = []
    for slot, cards in (
        ("body", [hero.body] if hero.body else []),
        ("hands", hero.hands),
        ("pack", [*hero.pack, *hero.things]),
    ):
        if cards:
            chips = [_small(d, hero.seat, card) for card in cards]
            rows.append(_kind(w(f"scene-slot-{slot}"), tag("div", chips, class_="chips")))
    learned = [line for line in d.content.classes[hero.cls].lines if hero.skills.get(line.id)]
    names = [d.name(titled(hero, name)) for name in ("special", "free", "signature")]
    names += [f"{line.name[w.lang]} {line.steps[hero.skills[line.id] - 1].level}" for line in learned]
    rows.append(tag("div", tag("small", w("scene-skills")), tag("p", ", ".join(names)), class_="md-kind"))
    if hero_kit(g, hero).combats:
        kinds = [d.name(kind) for kind in hero_kit(g, hero).combats]
        rows.append(tag("div", tag("small", w("scene-combats")), tag("p", w.listed(kinds)), class_="md-kind"))
    return tag("div", rows, class_="md-belongings")


def _small(d: Drawing, seat: int, card: str) -> Markup:
    text = " ".join(card_text(d.words, d.content, card))
    return tag(
        "button",
        sign(d.item_icon(card)),
        tag("span", d.name(card)),
        pools(d, card),
        data_spot=f"card/{seat}/{card}",
        type="button",
        class_="md-mini",
        title=text or None,
    )


def _kind(said: str, inside: Markup) -> Markup:
    return tag("div", tag("small", said), inside, class_="md-kind")
