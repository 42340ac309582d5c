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
from .answers import answer
from .danger import death_worth, life_worth
from .plans import BEGUN, GOAL, OPEN, TOKEN, XP, Planner
from .reckoning import left_of
from .veteran import Veteran, VeteranBot

FEW = 4
"""Acts that are looked at closer: those a Lightbringer thinks best of…"""
NEAR = 2.0
"""…unless they are worth so many points of Life less than the best."""
SCALE = 40.0
"""So many points of Life more make a victory likely (3 to 1)."""
NEWCOMER = 1.0
"""What it costs that an Enemy has appeared: it had to be met some day, and what it does now is foreseen."""
STEP_OF_GOALS = 2 * GOAL
"""What it is worth to be a token, a marked Enemy or an objective further."""
SETTLED = ("stand-up", "leave", "transmute", "trade", "use", "open", "lever", "lay")
"""Acts that are done when a Lightbringer wants to: what they bring lies beyond the Activation."""
LIFEBRINGER = 6.0
"""A token of the Lifebringer."""


class PartySense:
    """Weighs the acts of an Activation by what it comes to with the very rules, and by what Enemies would do then."""

    dreads = ("dead", "enemies")

    def __init__(self) -> None:
        self.guide: Bot = VeteranBot()
        self._before: Planner | None = None

    def weighs(self, sight: Sight) -> Sequence[str]:
        """The best acts by a Lightbringer's judgement. When doors are opened and gear changes is left to it, and so is
        what comes up within an act."""
        self._before = None
        if sight.prompt != "act":
            return ()
        world = sight.determinize(0)
        question = world.questions[sight.seat]
        acts = {option.value: option.id for option in question.options}
        self._before = Veteran(world.state, question.about.get("who", sight.seat))
        wish = self._before.best(list(acts))
        if wish in SETTLED or wish[0] in SETTLED:
            return ()
        worth = self._before.worths(list(acts))
        best = max(worth.values(), default=0.0)
        near = [act for act in worth if worth[act] >= best - NEAR and act[0] not in SETTLED]
        return [acts[act] for act in sorted(near, key=lambda act: -worth[act])[:FEW]]

    def horizon(self, g: Table, seat: int) -> Horizon:
        """To the end of the Activation, with what strikes back; what comes after it is foreseen by its odds."""
        who, round = g.active, g.round
        return lambda then: then.active != who or then.phase != "heroes" or then.round != round

    def imagines(self, sight: Sight, random: Random) -> Callable[[Random], Policy]:
        return lambda luck: goes_on

    def stands(self, g: Table, seat: int) -> float:
        """What the party was after before, it is after still: whoever gets there does not lose sight of it."""
        if not g.standing():
            return 0.0 if all(hero.dead for hero in g.heroes) else 0.5
        before = self._before or Veteran(g, seat)
        return 1 / (1 + exp(-max(-500.0, min(500.0, outlook(g, before) / SCALE))))

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

    def follows(self, g: Table, seat: int) -> dict[str, float]:
        counted = self.counts(g, seat)
        return {what: counted[what] for what in ("life", "enemies")}


def goes_on(g: Table, ask: Ask) -> Value:
    """Everybody like a Veteran."""
    made = list(ask.made().values())
    if len(made) == 1:
        return made[0]
    about = ask.about or {}
    if ask.prompt == "act":
        return Veteran(g, about.get("who", ask.seat)).best(made)
    return answer(g, ask.seat, ask.prompt, made, about)


def outlook(g: Table, before: Planner) -> float:
    """How the party stands, in points of Life: what it has and has done, less what is still in its way."""
    worth = STEP_OF_GOALS * (sum(g.picked.values()) + sum(g.killed.values()) + g.met)
    worth += OPEN * before.urgency * (len(g.opened) - len(before.g.opened)) + LIFEBRINGER * g.lifebringer
    worth += sum([has(g, hero) for hero in g.heroes])
    hero = g.heroes[before.seat]
    if hero.up:
        worth += before.spot(hero.at)
    standing = g.standing()
    if standing and g.phase == "heroes":
        now = Veteran(g, hero.seat if hero.up else standing[0].seat)
        worth += now.outlook(now.hero.at, {}, {})
    else:
        worth += sum([life_worth(one.life) for one in standing])
    for foe in g.enemies.values():
        if foe.id not in before.g.enemies:
            worth -= NEWCOMER
            continue
        whole = g.content.cards[foe.card].life * len(foe.minions) + foe.most
        left = sum(left_of(foe)) / max(1, whole)
        worth -= before.foe_worth(before.g.enemies[foe.id]) * (1 - BEGUN * (1 - min(1.0, left)))
    return worth


def has(g: Table, hero: Hero) -> float:
    """What a Hero has got; whoever has left is safe and where it belongs."""
    worth = XP * hero.xp + 0.8 * TOKEN * len(hero.cards()) + GOAL * len(hero.things)
    if hero.left:
        worth += life_worth(hero.most) + STEP_OF_GOALS
    return worth + (death_worth(g, hero) if hero.dead else 0.0)
