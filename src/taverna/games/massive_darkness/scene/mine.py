"""My own place: Life and Actions of my Hero, and what it can do."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag

from ..records import LeverPulled
from ..state import ACTIONS, MOST_XP, Hero
from .faces import bust
from .ground import Drawing
from .party import life
from .signs import COMBAT_ICON, Fragments, count, sign, state

ACTION_ICON = {
    "pick-up": "chest",
    "trade": "md-trade",
    "transmute": "md-transmute",
    "stand-up": "md-rise",
    "lever": "md-lever",
    "leave": "md-exit",
    "stop": "pause",
    "rest": "next",
}


def mine(d: Drawing) -> Fragments:
    hero = d.shown
    if hero is None:
        return {}
    acting, back = d.acting is hero, _back(d, hero)
    who = (hero.seat, hero.hero, hero.cls, hero.life, hero.most, hero.at, hero.dead, hero.left, d.unseen(hero))
    able = (hero.xp, hero.micro, hero.actions, hero.points, hero.extra, hero.stunned, hero.slowed, acting, back)
    made = partial(_me, d, hero, acting, back)
    return {
        "mine/who": d.since(("me", d.seat), made, who, able, d.g.story, d.g.roles),
        "do/actions": d.kept(partial(_actions, d, hero, acting), "acts", hero.stunned, bool(hero.points), acting),
    }


def _me(d: Drawing, hero: Hero, acting: bool, back: list[str]) -> Markup:
    w = d.words
    return tag(
        "div",
        tag(
            "p",
            tag("span", bust(hero.hero, f"p{hero.seat}"), class_="pic"),
            tag(
                "span",
                tag("b", w.seat(hero.seat)),
                tag("small", " · ".join(filter(None, (w.played(hero.seat), d.name(hero.cls))))),
                life(d, hero),
                class_="names",
            ),
            class_="md-name",
        ),
        tag("p", _states(d, hero), class_="md-states"),
        _pips(d, hero) if acting else tag("p", w("scene-not-acting"), class_="md-pips idle"),
        tag("p", sign("wound"), w("scene-counter", foes=back), class_="md-back") if back else None,
        data_k="mine/who",
        class_=f"md-me p{hero.seat}" + (" acting" if acting else ""),
    )


def _back(d: Drawing, hero: Hero) -> list[str]:
    """Who will strike back when the Activation ends."""
    if d.acting is not hero:
        return []
    return [d.foe_name(d.g.enemies[id]) for id in hero.attacked if id in d.g.enemies]


def _states(d: Drawing, hero: Hero) -> list[Markup]:
    """XP, light or shadow, Stun and the like."""
    g = d.g
    found = [count("star", f"{hero.xp}", d.say("scene-xp", n=hero.xp, most=MOST_XP), "XP")]
    if g.story:
        found.append(count("coin", hero.micro, d.say("scene-micro", n=hero.micro)))
    if hero.dead or hero.left:
        drawn, said = ("skull", "scene-dead") if hero.dead else ("md-exit", "scene-gone")
        return [*found, state(drawn, d.say(said), "harm")]
    if d.unseen(hero):
        found.append(state("md-shadow", d.say("scene-in-shadow"), "help"))
    else:
        found.append(state("md-torch", d.say("scene-in-light"), "lit"))
    if hero.stunned:
        found.append(state("stun", d.say("scene-stunned"), "harm"))
    if hero.slowed:
        found.append(state("hourglass", d.say("scene-slowed"), "harm"))
    for role, seat in g.roles.items():
        if seat == hero.seat:
            found.append(state("crown", d.name(f"{g.mission}/{role}"), "lit"))
    return found


def _pips(d: Drawing, hero: Hero) -> Markup:
    """Actions as three pips, and the Movement Points of a Move under way."""
    most = max(ACTIONS, hero.actions)
    spots = [tag("i", class_="on" if n < hero.actions else None) for n in range(most)]
    extra = [
        state(COMBAT_ICON["melee"] if kind == "combat" else "md-boot", d.say(f"scene-extra-{kind}", n=n), "help")
        for kind, n in hero.extra.items()
        if n and kind in ("combat", "move")
    ]
    return tag(
        "p",
        tag("span", spots, class_="dots", role="img", aria_label=d.say("scene-actions", n=hero.actions)),
        tag("span", d.say("scene-actions", n=hero.actions), aria_hidden="true"),
        tag("span", sign("md-boot"), d.say("scene-points", n=hero.points), class_="points") if hero.points else None,
        extra,
        class_="md-pips",
    )


def _actions(d: Drawing, hero: Hero, acting: bool) -> Markup:
    """What can be done without pointing at anything on the map."""
    wanted = ["pick-up", "trade", "transmute"]
    if hero.stunned:
        wanted.insert(0, "stand-up")
    if any(isinstance(rule.trigger, LeverPulled) for rule in d.quest.happens):
        wanted.append("lever")
    if d.quest.exit and any(goal.__struct_config__.tag == "escape" for goal in d.quest.objectives):
        wanted.append("leave")
    wanted.append("stop" if hero.points and acting else "rest")
    made = [
        tag(
            "button",
            sign(ACTION_ICON[one]),
            tag("span", d.words(f"scene-do-{one}")),
            data_spot=f"action/{one}",
            type="button",
            class_=f"md-do of-{one}",
        )
        for one in wanted
    ]
    return tag("div", made, data_k="do/actions", class_="md-actions" + ("" if acting else " idle"))
