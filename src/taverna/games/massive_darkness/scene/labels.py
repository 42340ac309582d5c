"""What is said of things on the map, for those who point at them and those who listen."""

from __future__ import annotations

from functools import partial

from ..foresight.courses import Course
from ..rules import page
from ..rules.targets import ANYONE
from ..state import Enemy, Hero
from .ground import Drawing


def intended(d: Drawing, courses: list[Course]) -> str:
    """What an Enemy would do, in a sentence."""
    w = d.words
    if len(courses) > 1:
        whom = sorted({course.target for course in courses if course.target != ANYONE})
        ends = sorted({course.path[-1] for course in courses if course.path})
        if whom and all(course.target != ANYONE for course in courses):
            return w("scene-intent-attack", whom=whom[0]) if len(whom) == 1 else _either(d, whom)
        return w("scene-intent-open", zones=ends) if ends else w("scene-intent-unsure")
    if not courses:
        return w("scene-intent-none")
    course = courses[0]
    last = course.steps[-1] if course.steps else None
    for step in course.steps:
        if step.do == "attack":
            if step.whom == ANYONE:
                return w("scene-intent-pillar", where=step.goal)
            if course.path:
                return w("scene-intent-move-attack", where=course.path[-1], whom=step.whom)
            return w("scene-intent-attack", whom=step.whom)
        if step.do in ("sleep", "stand-up", "hide", "leave"):
            return w(f"scene-intent-{step.do}")
        if step.do == "trample":
            return w("scene-intent-trample", whom=step.whom)
    if course.path:
        whom = [step.whom for step in course.steps if step.do == "move" and step.whom != ANYONE]
        if whom:
            return w("scene-intent-move", where=course.path[-1], whom=whom[-1])
        return w("scene-intent-go", where=course.path[-1])
    return w("scene-intent-stay") if last is not None else w("scene-intent-none")


def _either(d: Drawing, whom: list[int]) -> str:
    return d.words("scene-intent-either", names=d.words.listed([d.words.seat(seat) for seat in whom]))


def things_label(d: Drawing, at: str) -> str:
    """All that lies in a Zone."""
    g, said = d.g, []
    if at in g.treasure:
        said.append(d.say("scene-treasure", n=g.treasure[at]))
    if at in g.special:
        said.append(d.say("scene-special", n=g.special[at]))
    said += [d.name(f"{g.mission}/{mark}") for mark in g.tokens.get(at, ())]
    said += [d.say("scene-covered")] * (at in g.covered)
    said += [d.name(thing) for thing in g.laid.get(at, ())]
    said += [d.say("scene-pillar-life", where=at, n=pillar.life) for pillar in g.pillars if pillar.at == at]
    return ", ".join(said)


def hero_label(d: Drawing, hero: Hero) -> str:
    def made() -> str:
        w = d.words
        said = w(
            "scene-hero-label",
            who=hero.seat,
            sheet=hero.cls,
            life=hero.life,
            most=hero.most,
            where=hero.at,
            xp=hero.xp,
        )
        if hero.dead:
            return f"{said} {w('scene-dead')}."
        said += f" {w('scene-unseen')}." if d.unseen(hero) else ""
        return said + (f" {w('scene-stunned')}." if hero.stunned else "")

    return d.kept(
        made,
        "hero-label",
        hero.seat,
        hero.life,
        hero.most,
        hero.at,
        hero.xp,
        hero.dead,
        hero.stunned,
        d.unseen(hero),
    )


def foe_label(d: Drawing, foe: Enemy) -> str:
    courses = d.intents.get(foe.id)
    intent = intended(d, courses) if courses is not None else ""

    def made() -> str:
        w = d.words
        card = d.content.cards[foe.card]
        if card.rank == "mob":
            said = w("scene-mob-label", foe=d.foe_name(foe), where=foe.at, life=foe.life, n=len(foe.minions))
        else:
            said = w("scene-foe-label", foe=d.foe_name(foe), where=foe.at, life=foe.life, most=foe.most)
        if foe.gear:
            said += " " + w("scene-carries", cards=list(foe.gear))
        if foe.stunned:
            said += f" {w('scene-stunned')}."
        return f"{said} {intent}".rstrip()

    facts = (foe.card, foe.mark, foe.at, foe.life, foe.most, len(foe.minions), tuple(foe.gear), foe.stunned, intent)
    return d.kept(made, "foe-label", *facts)


def zone_label(d: Drawing, at: str) -> str:
    """The label, made anew only when something there has changed."""
    g = d.g
    heroes = tuple(hero.seat for hero in d.heroes if hero.at == at)
    foes = tuple((foe.card, foe.mark) for foe in g.enemies.values() if foe.at == at)
    levels = tuple(level for level, zones in g.levels.items() if at in zones)
    lies = things_label(d, at) if at in d.lies else ""
    facts = (d.dark(at), heroes, foes, levels, lies)
    return d.kept(partial(_say_zone, d, at, heroes, levels, lies), "label", at, *facts)


def _say_zone(d: Drawing, at: str, heroes: tuple[int, ...], levels: tuple[int, ...], lies: str) -> str:
    w = d.words
    zone = d.map.zones[at]
    said = [w("scene-zone-label", where=at, room=zone.chamber is not None, dark=d.dark(at))]
    said += [w("scene-start")] * (at == d.quest.start) + [w("scene-exit")] * (at == d.quest.exit)
    said += [w("scene-stairs", where=there) for there, _ in d.map.stairs.get(at, ())]
    said += [w("scene-level-token", n=level) for level in levels]
    said += [w.seat(seat) for seat in heroes]
    said += [d.foe_name(foe) for foe in d.g.enemies.values() if foe.at == at]
    return "; ".join([*said, lies] if lies else said)


def door_label(d: Drawing, id: str) -> str:
    open_ = id in d.g.opened
    state = "open" if open_ else "locked" if page.locked(d.g, id) else "closed"
    return d.kept(lambda: d.words(f"scene-door-{state}", door=id), "door-label", id, state)
