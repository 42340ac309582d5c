"""The strip above the map: the Round, its Phases, the order of the Heroes, the next objective."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag

from ..events import PHASES
from ..printed import goal_text
from ..rules.round import from_first
from ..state import ACTIONS
from .faces import HERO, face
from .ground import Drawing
from .mission import progress
from .signs import PHASE_ICON, Fragments, count, sign

TURN = {"now": "now", "done": "past", "dead": "out", "left": "out", "waits": "", "rests": ""}


def turn(d: Drawing) -> Fragments:
    g = d.g
    when = (g.phase, g.round, g.level, g.lifebringer, g.first, g.active, g.waiting, g.met, g.picked, g.killed)
    heroes = [(hero.hero, hero.dead, hero.left, hero.actions) for hero in g.heroes]
    return {"turn/strip": d.since("turn", partial(_strip, d), when, heroes, [pillar.mark for pillar in g.pillars])}


def _strip(d: Drawing) -> Markup:
    return tag(
        "div",
        tag("p", tag("b", _when(d)), tag("small", d.name(d.g.mission)), class_="md-round"),
        _order(d),
        tag("div", _phases(d), _badges(d), class_="md-when"),
        _goal(d),
        data_k="turn/strip",
        class_="md-strip",
    )


def _when(d: Drawing) -> str:
    """The Round, or what comes before the first."""
    g, w = d.g, d.words
    if g.round:
        return w("scene-round", n=g.round)
    return w("scene-market" if g.phase == "market" else "scene-outfit" if g.phase == "outfit" else "board-phase-setup")


def _phases(d: Drawing) -> Markup:
    return d.everywhere(partial(_drawn_phases, d), "phases", d.g.phase)


def _drawn_phases(d: Drawing) -> Markup:
    w, now = d.words, d.g.phase
    at = PHASES.index(now) if now in PHASES else -1
    steps = [
        tag(
            "li",
            sign(PHASE_ICON[phase]),
            tag("span", w(f"scene-phase-{phase}")),
            class_="past" if nth < at else "now" if nth == at else None,
            aria_current="step" if nth == at else None,
            title=w(f"board-phase-{phase}"),
            data_look=f"phase/{phase}",
        )
        for nth, phase in enumerate(PHASES)
    ]
    return tag("ol", steps, class_="md-phases")


def _order(d: Drawing) -> Markup:
    """The Heroes clockwise from the First Player: who has acted, who acts, who will."""
    g = d.g
    made = []
    for seat in from_first(g):
        hero = g.heroes[seat]
        if not hero.up:
            state = "dead" if hero.dead else "left"
        elif seat == g.active and g.phase == "heroes":
            state = "now"
        elif g.phase in ("heroes", "experience") and seat in g.waiting:
            state = "waits"
        else:
            state = "done" if g.phase == "heroes" else "rests"
        left = {"done": "✓", "dead": "✕", "left": "✕", "now": f"{hero.actions}", "waits": f"{ACTIONS}"}.get(state, "–")
        made.append(d.kept(partial(_step, d, seat, state, left), "step", seat, state, left))
    return tag("ol", made, class_="md-order")


def _step(d: Drawing, seat: int, state: str, left: str) -> Markup:
    label = d.words(f"scene-order-{state}", who=seat)
    return tag(
        "li",
        face(d.g.heroes[seat].hero, HERO, f"p{seat}"),
        tag("strong", left, aria_hidden="true"),
        tag("span", label, class_="heard"),
        class_=f"turn p{seat} {TURN[state]}".rstrip(),
        aria_current="step" if state == "now" else None,
        title=label,
        data_look=f"hero/{seat}",
    )


def _badges(d: Drawing) -> Markup:
    g = d.g
    return tag(
        "p",
        count("md-level", g.level, d.say("scene-level", n=g.level), look="count/level"),
        count("heart", g.lifebringer, d.say("scene-lifebringer", n=g.lifebringer), look="count/lifebringer"),
        count("crown", d.words.seat(g.first), d.say("scene-first", who=g.first), look="count/first"),
        class_="md-badges",
    )


def _goal(d: Drawing) -> Markup:
    """The objective that comes next."""
    goals = d.quest.objectives
    if d.g.met >= len(goals):
        return tag("p", sign("check"), tag("span", d.words("scene-goals-met")), class_="md-goal")
    goal = goals[d.g.met]
    far = progress(d, d.g.met)
    text = goal_text(d.words, d.quest, goal)
    return tag(
        "p",
        sign("trophy", d.words("scene-goal")),
        tag("span", text),
        tag("strong", far) if far else None,
        class_="md-goal",
    )
