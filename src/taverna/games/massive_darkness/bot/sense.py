"""What the search must know of the dungeon: how an Activation goes on, and how the party stands after it
(`taverna.bots.search`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random

from taverna.bots import Bot, Sight
from taverna.bots.search import Horizon, Policy
from taverna.core.ask import Ask, Result, Value

from ..state import Hero, Table
from . import LightbringerBot
from .answers import answer
from .danger import death_worth, life_worth
from .plans import BEGUN, GOAL, OPEN, ROOM_GUARDS, TOKEN, XP, Planner
from .reckoning import left_of

FEW = 4
"""Acts that are looked at closer: those a Lightbringer thinks best of…"""
NEAR = 2.0
"""…unless they are worth so many points of Life less than the best."""
SCALE = 15.0
"""So many points of Life more make a victory likely (3 to 1)."""
TOLD = 8.0
"""What a Mob of a Room is worth that has been woken up: it had to be met some day."""
STEP_OF_GOALS = 2 * GOAL
"""What it is worth to be a token, a marked Enemy or an objective further."""
LIFEBRINGER = 6.0
"""A token of the Lifebringer."""


class PartySense:
    """Weighs the acts of an Activation by what it comes to with the very rules, and by what Enemies would do then."""

    dreads = ("dead", "enemies")

    def __init__(self) -> None:
        self.guide: Bot = LightbringerBot()

    def weighs(self, sight: Sight) -> Sequence[str]:
        """The best acts by a Lightbringer's judgement; doors are opened when it says so. What comes up within an act is
        left to it."""
        if sight.prompt != "act":
            return ()
        world = sight.determinize(0)
        question = world.questions[sight.seat]
        acts = {option.value: option.id for option in question.options}
        worth = Planner(world.state, question.about.get("who", sight.seat)).worths(list(acts))
        best = max(worth.values(), default=0.0)
        near = [act for act in worth if worth[act] >= best - NEAR and act[0] != "open"]
        return [acts[act] for act in sorted(near, key=lambda act: -worth[act])[:FEW]]

    def horizon(self, g: Table, seat: int) -> Horizon:
        """To the end of the Activation, with what strikes back; what comes after it is foreseen by its odds."""
        who, round = g.active, g.round
        return lambda then: then.active != who or then.phase != "heroes" or then.round != round

    def imagines(self, sight: Sight, random: Random) -> Callable[[Random], Policy]:
        return lambda luck: goes_on

    def stands(self, g: Table, seat: int) -> float:
        return 1 / (1 + exp(-max(-500.0, min(500.0, outlook(g, seat) / SCALE))))

    def ended(self, result: Result, seat: int) -> float:
        return 1.0 if result.winners else 0.0

    def counts(self, g: Table, seat: int) -> dict[str, float]:
        standing = g.standing()
        return {
            "life": sum([hero.life for hero in standing]),
            "dead": sum([hero.dead for hero in g.heroes]),
            "xp": sum([hero.xp for hero in g.heroes]),
            "loot": sum([len(hero.cards()) for hero in g.heroes]),
            "enemies": len(g.enemies),
            "tokens": sum(g.picked.values()),
        }


def goes_on(g: Table, ask: Ask) -> Value:
    """Everybody like a Lightbringer."""
    made = list(ask.made().values())
    if len(made) == 1:
        return made[0]
    about = ask.about or {}
    if ask.prompt == "act":
        return Planner(g, about.get("who", ask.seat)).best(made)
    return answer(g, ask.seat, ask.prompt, made, about)


def outlook(g: Table, seat: int) -> float:
    """How the party stands, in points of Life: what it has and has done, less what is still in its way."""
    worth = STEP_OF_GOALS * (sum(g.picked.values()) + sum(g.killed.values()) + g.met) + OPEN * len(g.opened)
    worth += sum([TOLD * ROOM_GUARDS * min(len(g.map.chambers[chamber]), 3) for chamber in g.chambers])
    worth += LIFEBRINGER * g.lifebringer + sum([has(g, hero) for hero in g.heroes])
    standing = g.standing()
    if not standing:
        return worth
    hero = g.heroes[seat] if g.heroes[seat].up else standing[0]
    planner = Planner(g, hero.seat)
    worth += planner.spot(hero.at)
    if g.phase == "heroes":
        worth += planner.outlook(hero.at, {}, {})
    else:
        worth += sum([life_worth(one.life) for one in standing])
    for foe in g.enemies.values():
        whole = g.content.cards[foe.card].life * len(foe.minions) + foe.most
        left = sum(left_of(foe)) / max(1, whole)
        worth -= planner.foe_worth(foe) * (1 - BEGUN * (1 - min(1.0, left)))
    return worth


def has(g: Table, hero: Hero) -> float:
    """What a Hero has got."""
    worth = XP * hero.xp + 0.8 * TOKEN * len(hero.cards()) + GOAL * len(hero.things)
    return worth + (death_worth(g, hero) if hero.dead else 0.0)
