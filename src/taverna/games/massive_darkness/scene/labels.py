"""What is said of things on the map, for those who point at them and those who listen."""

from __future__ import annotations

from ..foresight.courses import Course
from ..rules import page
from ..rules.targets import ANYONE
from ..state import Enemy, Hero
from .ground import Drawing


def intended(d: Drawing, courses: list[Course]) -> str:
    """What an Enemy would do, in a sentence."""
    if len(courses) > 1:
        whom = sorted({course.target for course in courses if course.target != ANYONE})
        ends = sorted({course.path[-1] for course in courses if course.path})
        if whom and all(course.target != ANYONE for course in courses):
            return d.say("scene-intent-attack", whom=whom[0]) if len(whom) == 1 else _either(d, whom)
        return d.say("scene-intent-open", zones=tuple(ends)) if ends else d.say("scene-intent-unsure")
    if not courses:
        return d.say("scene-intent-none")
    course = courses[0]
    last = course.steps[-1] if course.steps else None
    for step in course.steps:
        if step.do == "attack":
            if step.whom == ANYONE:
                return d.say("scene-intent-pillar", where=step.goal)
            if course.path:
                return d.say("scene-intent-move-attack", where=course.path[-1], whom=step.whom)
            return d.say("scene-intent-attack", whom=step.whom)
        if step.do in ("sleep", "stand-up", "hide", "leave"):
            return d.say(f"scene-intent-{step.do}")
        if step.do == "trample":
            return d.say("scene-intent-trample", whom=step.whom)
    if course.path:
        whom = [step.whom for step in course.steps if step.do == "move" and step.whom != ANYONE]
        if whom:
            return d.say("scene-intent-move", where=course.path[-1], whom=whom[-1])
        return d.say("scene-intent-go", where=course.path[-1])
    return d.say("scene-intent-stay") if last is not None else d.say("scene-intent-none")


def intent(d: Drawing, foe: Enemy) -> str:
    """What an Enemy would do if the Enemies' Phase began now, if that can be told."""
    found = d.told.get(foe.id)
    if found is None:
        courses = d.intents.get(foe.id)
        found = d.told[foe.id] = "" if courses is None else intended(d, courses)
    return found


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
    will = intent(d, foe)

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
        return f"{said} {will}".rstrip()

    facts = (foe.card, foe.mark, foe.at, foe.life, foe.most, len(foe.minions), tuple(foe.gear), foe.stunned, will)
    return d.kept(made, "foe-label", *facts)


def zone_label(d: Drawing, at: str) -> str:
    """Who is there, what lies there, light and shadow."""
    w = d.words
    zone = d.map.zones[at]
    said = [w("scene-zone-label", where=at, room=zone.chamber is not None, dark=d.dark(at))]
    said += [w("scene-start")] * (at == d.quest.start) + [w("scene-exit")] * (at == d.quest.exit)
    said += [w("scene-stairs", where=there) for there, _ in d.map.stairs.get(at, ())]
    said += [w("scene-level-token", n=level) for level, zones in d.g.levels.items() if at in zones]
    said += [w.seat(hero.seat) for hero in d.heroes if hero.at == at]
    said += [d.foe_name(foe) for foe in d.g.enemies.values() if foe.at == at]
    lies = things_label(d, at) if at in d.lies else ""
    return "; ".join([*said, lies] if lies else said)


def door_state(d: Drawing, id: str) -> str:
    return "open" if id in d.g.opened else "locked" if page.locked(d.g, id) else "closed"


def door_label(d: Drawing, id: str) -> str:
    return d.say(f"scene-door-{door_state(d, id)}", door=id)
