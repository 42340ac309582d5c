"""Skills of the Hero card and of the Class sheet."""

from __future__ import annotations

from taverna.core.scene import Markup, tag

from ..records import Line, Power, Step
from ..rules.skills import titled
from ..state import Hero
from ..words.sentences import powers_text
from .ground import Drawing
from .signs import Fragments, sign

OWN = ("shadow", "special", "free", "signature")  # Skills of the Hero card and of the Class


def skills(d: Drawing) -> Fragments:
    hero = d.shown
    if hero is None:
        return {}
    key = "skill/sheet"
    facts = repr(
        (hero.seat, hero.skills, hero.xp, d.g.level, hero.used, hero.used_round, hero.used_game, hero.signature)
    )
    return {key: d.kept(lambda: tag("div", sheet(d, hero, False), data_k=key, class_="md-sheet"), key, facts)}


def sheet(d: Drawing, hero: Hero, whole: bool) -> list[Markup]:
    """The Skills of the Hero card and the Class, then the Skill lines."""
    made = [_own(d, hero, name, whole) for name in OWN]
    made += [_line(d, hero, line, whole) for line in d.content.classes[hero.cls].lines]
    return [tag("ul", made, class_="md-skills" + (" whole" if whole else ""))]


def own(d: Drawing, hero: Hero, name: str) -> tuple[Power, ...]:
    card, sheet = d.content.heroes[hero.hero], d.content.classes[hero.cls]
    skill = {"shadow": card.shadow, "special": card.special, "free": sheet.free, "signature": sheet.signature}[name]
    return skill.powers


def _own(d: Drawing, hero: Hero, name: str, whole: bool) -> Markup:
    w = d.words
    title = w("scene-shadow-mode") if name == "shadow" else d.name(titled(hero, name))
    text = powers_text(w, own(d, hero, name))
    spent = (name == "signature" and hero.signature) or name in (*hero.used, *hero.used_round, *hero.used_game)
    return tag(
        "li",
        tag(
            "button",
            sign({"shadow": "md-shadow", "special": "star", "free": "check", "signature": "crown"}[name]),
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


def _line(d: Drawing, hero: Hero, line: Line, whole: bool) -> Markup:
    """A Skill line: what has been acquired, what the Current Level unlocks, and what the next Skill costs."""
    w = d.words
    bought = hero.skills.get(line.id, 0)
    works = [step for step in line.steps[:bought] if step.level <= d.g.level]
    told = works[-1] if works else line.steps[min(bought, len(line.steps) - 1)]
    text = powers_text(w, told.powers)
    spent = line.id in (*hero.used, *hero.used_round, *hero.used_game)
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
            tag("span", [_step(d, step) for step in line.steps] if whole else text, class_="text"),
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
