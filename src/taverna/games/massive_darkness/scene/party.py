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
from .signs import count, sign


def party(d: Drawing) -> Mapping[str, str]:
    drawn = d.once(_each)
    return {f"seat/{hero.seat}": drawn[hero.seat][hero.seat == d.seat] for hero in d.g.heroes}


def _each(d: Drawing) -> list[tuple[Markup, Markup]]:
    """Each Hero as it is shown to others, and to whoever plays it."""
    return [_seat(d, hero) for hero in d.g.heroes]


def _seat(d: Drawing, hero: Hero) -> tuple[Markup, Markup]:
    asked, acting = hero.seat in d.asked, d.acting is hero
    made = partial(_drawn, d, hero, asked, acting)
    who = (hero.hero, hero.cls, hero.life, hero.most, hero.at, hero.xp, hero.dead, hero.left, hero.stunned)
    have = (hero.body, hero.hands, hero.pack, hero.things)
    return d.since(("seat", hero.seat), made, who, have, d.unseen(hero), asked, acting)


def _drawn(d: Drawing, hero: Hero, asked: bool, acting: bool) -> tuple[Markup, Markup]:
    seat = hero.seat
    if hero.dead or hero.left:
        state = d.say("scene-dead" if hero.dead else "scene-gone")
    else:
        state = d.say("scene-deciding") if asked else d.say("scene-on-turn") if acting else hero.at
    marks = [
        tag("span", sign(drawn, d.say(said)), title=d.say(said), class_=f"mark {class_}")
        for there, drawn, said, class_ in (
            (d.unseen(hero), "md-shadow", "scene-in-shadow", "dusk"),
            (hero.stunned, "stun", "scene-stunned", "harm"),
        )
        if there
    ]
    have = (*hero.worn(), *hero.pack, *hero.things)
    inside = [
        d.kept(partial(_head, d, hero), "mate", seat),
        tag("span", marks, class_="marks"),
        life(d, hero),
        tag(
            "span",
            count("star", hero.xp, d.say("scene-xp", n=hero.xp, most=MOST_XP)),
            [d.everywhere(partial(_bit, d, card), "bit", card) for card in have],
            class_="ct",
        ),
        tag("span", state, class_="st"),
    ]
    class_ = f"mate p{seat}" + (" now" if asked else "") + (" out" if not hero.up else "")
    label = f"{hero_label(d, hero)} {state}"
    rows = (
        tag("button", inside, data_spot=f"hero/{seat}", type="button", class_=class_ + mine, aria_label=label)
        for mine in ("", " me")
    )
    shown, own = (tag("li", row, data_k=f"seat/{seat}", class_="md-seat") for row in rows)
    return shown, own


def _head(d: Drawing, hero: Hero) -> Markup:
    """Its face, who plays it and what it is."""
    w, seat = d.words, hero.seat
    called, sheet = w.seat(seat), " · ".join(filter(None, (w.played(seat), d.name(hero.cls))))
    names = tag("span", tag("b", called), tag("small", sheet), class_="nm" + (" long" if len(called) > 9 else ""))
    return Markup(tag("span", face(hero.hero, HERO, f"p{seat}"), class_="pic") + names)


def _bit(d: Drawing, card: str) -> Markup:
    return tag("span", sign(d.item_icon(card), d.name(card)), title=d.name(card), class_="bit")


def life(d: Drawing, hero: Hero) -> Markup:
    """Life as a bar with its number."""
    return d.everywhere(partial(_bar, d, hero.life, hero.most), "life", hero.life, hero.most)


def _bar(d: Drawing, left: int, most: int) -> Markup:
    share = max(0, min(100, round(100 * left / most))) if most else 0
    label = d.words("scene-life", n=left, most=most)
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
        tag("strong", left, tag("i", f" / {most}")),
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
