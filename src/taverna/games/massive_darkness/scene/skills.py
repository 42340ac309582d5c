"""Skills of the Hero card and of the Class sheet."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core import ground
from taverna.core.scene import Markup, tag

from ..records import Line, Power, Step
from ..rules.skills import titled
from ..state import Hero
from ..words.sentences import powers_text
from .ground import Drawing
from .signs import Fragments, sign

OWN_ICON = {"shadow": "md-shadow", "special": "star", "free": "flame", "signature": "crown"}
OWN = ("shadow", "special", "free", "signature")  # Skills of the Hero card and of the Class


def skills(d: Drawing) -> Fragments:
    """In the hand, after the Equipment: the Skills of the Hero and of the Class, and those acquired."""
    hero = d.shown
    if hero is None:
        return {}
    who = (hero.seat, hero.hero, hero.cls)
    used = (hero.used, hero.used_round, hero.used_game, bool(hero.signature))
    return d.since(("skills", d.seat), partial(_skills, d, hero), who, hero.skills, d.g.level, used)


def _skills(d: Drawing, hero: Hero) -> Fragments:
    found: Fragments = {}
    for name in OWN:
        spent = _spent(hero, name)
        key = f"gear/skill-{name}"
        found[key] = d.kept(partial(_own_card, d, hero, name, key, spent), key, hero.seat, spent)
    for line in d.content.classes[hero.cls].lines:
        if bought := hero.skills.get(line.id, 0):
            spent = _spent(hero, line.id)
            key = f"gear/skill-{line.id}"
            drawn = partial(_line_card, d, hero, line, bought, key, spent)
            found[key] = d.kept(drawn, key, hero.seat, bought, d.g.level, spent)
    return found


def _spent(hero: Hero, name: str) -> bool:
    used = name in (*hero.used, *hero.used_round, *hero.used_game)
    return used or (name == "signature" and bool(hero.signature))


def _own_card(d: Drawing, hero: Hero, name: str, key: str, spent: bool) -> Markup:
    title = d.words("scene-shadow-mode") if name == "shadow" else d.name(titled(hero, name))
    text = powers_text(d.words, own(d, hero, name))
    return _card(d, key, f"skill/{hero.seat}/{name}", title, sign(OWN_ICON[name]), OWN_ICON[name], text, spent)


def _line_card(d: Drawing, hero: Hero, line: Line, bought: int, key: str, spent: bool) -> Markup:
    """What of a Skill line works at this Level, or what it will do."""
    works = [step for step in line.steps[:bought] if step.level <= d.g.level]
    told = works[-1] if works else line.steps[0]
    text, title = powers_text(d.words, told.powers), line.name[d.words.lang]
    return _card(d, key, f"skill/{hero.seat}/{line.id}", title, told.level, "md-level", text, spent or not works)


def _card(d: Drawing, key: str, spot: str, title: str, number: Any, drawn: str, text: str, spent: bool) -> Markup:
    w = d.words
    return ground.card(
        key,
        spot=spot,
        title=title,
        number=number,
        picture=ground.emblem(drawn),
        ribs=((drawn, ""), ("used" if spent else "check", "")),
        words=(text, w("scene-used") if spent else w("scene-skills")),
        class_="md-card of-skill" + (" spent" if spent else ""),
        aria_label=f"{title}. {text}",
    )


def sheet(d: Drawing, hero: Hero) -> list[Markup]:
    """The Skills of the Hero card and the Class, then the Skill lines."""
    made = [_own(d, hero, name) for name in OWN]
    made += [_line(d, hero, line) for line in d.content.classes[hero.cls].lines]
    return [tag("ul", made, class_="md-skills whole")]


def own(d: Drawing, hero: Hero, name: str) -> tuple[Power, ...]:
    card, sheet = d.content.heroes[hero.hero], d.content.classes[hero.cls]
    skill = {"shadow": card.shadow, "special": card.special, "free": sheet.free, "signature": sheet.signature}[name]
    return skill.powers


def _own(d: Drawing, hero: Hero, name: str) -> Markup:
    w = d.words
    title = w("scene-shadow-mode") if name == "shadow" else d.name(titled(hero, name))
    text = powers_text(w, own(d, hero, name))
    spent = _spent(hero, name)
    return tag(
        "li",
        tag(
            "button",
            sign(OWN_ICON[name]),
            tag("b", title),
            tag("small", w(f"scene-skill-{name}"), class_="heard"),
            tag("em", w("scene-used")) if spent else None,
            tag("span", text, class_="text"),
            data_spot=f"skill/{hero.seat}/{name}",
            type="button",
            class_="md-skill have" + (" spent" if spent else ""),
            title=f"{title}: {text}",
        ),
    )


def _line(d: Drawing, hero: Hero, line: Line) -> Markup:
    """A Skill line: what has been acquired, what the Current Level unlocks, and what the next Skill costs."""
    w = d.words
    bought = hero.skills.get(line.id, 0)
    works = [step for step in line.steps[:bought] if step.level <= d.g.level]
    told = works[-1] if works else line.steps[min(bought, len(line.steps) - 1)]
    text = powers_text(w, told.powers)
    spent = _spent(hero, line.id)
    if bought < len(line.steps):
        learn = w("scene-learn", line=line.id, level=line.steps[bought].level, cost=line.steps[bought].cost)
    else:
        learn = w("scene-learned-all", line=line.id)
    return tag(
        "li",
        tag(
            "button",
            sign("md-level"),
            tag("b", line.name[w.lang]),
            tag("em", w("scene-used")) if spent else None,
            tag("span", [_step(d, step) for step in line.steps], class_="text"),
            data_spot=f"skill/{hero.seat}/{line.id}",
            type="button",
            class_="md-skill" + (" have" if works else "") + (" spent" if spent else ""),
            title=f"{line.name[w.lang]}: {text}",
        ),
        tag(
            "button",
            [_box(d, step, nth, bought) for nth, step in enumerate(line.steps)],
            data_spot=f"line/{hero.seat}/{line.id}",
            type="button",
            class_="md-steps",
            aria_label=learn,
            title=learn,
        ),
    )


def _step(d: Drawing, step: Step) -> Markup:
    """A Skill in full."""
    short = d.words("scene-step-short", level=step.level, cost=step.cost)
    return tag("span", tag("b", short), powers_text(d.words, step.powers), class_="step")


def _box(d: Drawing, step: Step, nth: int, bought: int) -> Markup:
    """A Skill as a box: what it takes, or that it has been acquired."""
    had = "have" if step.level <= d.g.level else "early"
    state = had if nth < bought else "next" if nth == bought else "later"
    return tag(
        "i",
        tag("b", step.level),
        tag("span", step.cost) if nth >= bought else sign("check"),
        class_=state,
        title=d.words(f"scene-step-{state}", level=step.level, cost=step.cost),
    )
