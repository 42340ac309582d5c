"""A mercenary between fights: what it takes along, buys, learns and agrees to, in a campaign and before a scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from taverna.core.ask import Value

from ..campaign import quests
from ..campaign.world import Hero, World
from ..records.abilities import Heal, Recover
from ..records.campaign import Task
from ..records.cards import Perk
from ..records.content import DUNGEON
from ..records.items import Item
from ..rules import outfit
from ..state import Table
from .stamina import keep

Seat = int
Dealing = Callable[[Table, Seat, list[Value], Mapping[str, Any]], Value]

GOALS: tuple[str, ...] = (
    "explorer",
    "hunter",
    "executioner",
    "sadist",
    "protector",
    "opener",
    "dynamo",
    "neutralizer",
    "professional",
    "streamliner",
    "scrambler",
    "straggler",
    "aggressor",
    "workhorse",
    "layabout",
    "fast-healer",
    "hoarder",
    "diehard",
    "zealot",
    "indigent",
    "plunderer",
    "purist",
    "pacifist",
    "masochist",
)
"""Battle goals, those first that come about by fighting well."""
SAVINGS = 10
"""Gold kept back in the city."""
BETTER = 0.5
"""How much more a card must be wanted to take another's place in the hand."""


# -- what things are worth -------------------------------------------------------------------------------------------
def use_of(item: Item) -> float:
    """What an item is worth in a scenario, more or less."""
    gives = item.gives
    plus = gives.plus if isinstance(gives.plus, int) else 1
    worth = 0.7 * plus if item.moment == "own-move" else 1.5 * plus
    worth += 2.0 * gives.advantage + 1.5 * gives.disadvantage + 2.5 * gives.targets + 0.7 * gives.pierce
    worth += 1.0 * len(gives.conditions) + 0.7 * gives.jump + 1.5 * item.shield + 0.8 * item.retaliate
    worth += 3.0 * item.negate + 0.4 * item.small_items + 1.0 * len(item.immune) + 1.5 * item.flying
    worth += 0.7 * item.without_minus + 0.5 * max(0, item.default_move - 2) + 0.7 * max(0, item.default_attack - 2)
    for ability in item.do:
        if isinstance(ability, Heal):
            worth += 0.6 * (ability.value if isinstance(ability.value, int) else 3)
        elif isinstance(ability, Recover):
            worth += 1.5 * (ability.most if isinstance(ability.most, int) else 4)
        else:
            worth += 1.2
    often = {"consumed": 1.0, "spent": 2.0, "kept": 2.5}[item.after]
    return worth * often * (1.4 if item.uses > 1 else 1.0) - 0.5 * item.minus


def gain_of(g: Table, perk: Perk) -> float:
    """What a perk does to the average draw."""
    known = g.content.modifiers
    worth = 0.0
    for step in perk.steps:
        for id, times in step.remove.items():
            worth -= times * (known[id].plus if known[id].times else -3)
        for id, times in step.add.items():
            card = known[id]
            gives = card.gives
            extra = 0.8 * len(gives.conditions) + 0.4 * (gives.push + gives.pull + gives.heal_self + gives.pierce)
            worth += times * (card.plus + extra + 0.3 * card.rolling + 0.3 * len(gives.makes))
        worth += 0.8 * step.ignore_item_effects + 0.8 * step.ignore_scenario_effects
    return worth


def has_place(g: Table, hero: Hero, item: str) -> bool:
    """Whether the hero could wear one more item of this kind."""
    known = g.content.items
    slots = [known[one].slot for one in hero.items]
    slot = known[item].slot
    if slot == "small":
        return slots.count(slot) < (hero.level + 1) // 2
    if slot == "one-hand":
        return slots.count(slot) < 2 and "two-hand" not in slots
    if slot == "two-hand":
        return "two-hand" not in slots and "one-hand" not in slots
    return slot not in slots


# -- before a scenario -----------------------------------------------------------------------------------------------
def battle_goal(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    return min(options, key=lambda goal: GOALS.index(goal) if goal in GOALS else len(GOALS))


def best_card(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    """A card to learn."""
    return max(options, key=lambda card: (keep(g, card), card))


def best_perk(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    perks = g.content.classes[g.characters[seat].what].perks
    return max(options, key=lambda nth: (gain_of(g, perks[nth]), -nth))


def purchase(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    """In the shop before a scenario alone."""
    there = [id for id in options if id != outfit.DONE]
    best = max(there, key=lambda id: (use_of(g.content.items[id]), id), default=None)
    return best if best is not None and use_of(g.content.items[best]) > 0 else outfit.DONE


def hand(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    """Better cards into the hand, one by one, as long as there are any."""
    swaps = [option for option in options if option != outfit.DONE]
    best = max(swaps, key=lambda swap: (keep(g, swap[2]) - keep(g, swap[1]), swap), default=None)
    if best is None or keep(g, best[2]) - keep(g, best[1]) < BETTER:
        return outfit.DONE
    return best


def equip(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    more = [option for option in options if option[0] == "wear"]
    return max(more, key=lambda one: (use_of(g.content.items[one[1]]), one)) if more else outfit.DONE


# -- in the city -----------------------------------------------------------------------------------------------------
def city(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    """Retire when it is time, hear what happens, spend what is spare; then ready."""
    for must in ("retire", "event", "catch-up", "kit"):
        if must in options:
            return must
    hero = g.world.member(seat)
    quest = quests.of(g.content, hero)
    tasks = [] if quest is None else quest.tasks
    saving = any(task.counts == "gold" for task in tasks)
    if "donate" in options and any(task.counts == "donated" for task in tasks):
        return "donate"
    items = [option[1] for option in options if option[0] == "buy"]
    wanted = [id for id in items if has_place(g, hero, id) and use_of(g.content.items[id]) > 1]
    if saving:
        wanted = [id for id in wanted if g.content.items[id].cost <= 20 and len(hero.items) < 3]
    if wanted:
        return "buy", max(wanted, key=lambda id: (use_of(g.content.items[id]), id))
    collected = [id for id in items if any(lacks(g, hero, task, id) for task in tasks)]
    if collected:
        return "buy", min(collected, key=lambda id: (g.content.items[id].cost, id))
    if "donate" in options and not saving and hero.gold >= 2 * SAVINGS:
        return "donate"
    better = [option for option in options if option[0] == "enhance" and option[-1] in ("+1", "hex")]
    if better and not saving:
        return max(better, key=lambda option: (keep(g, option[1]), option))
    return "ready" if "ready" in options else options[0]


def lacks(g: Table, hero: Hero, task: Task, item: str) -> bool:
    """Whether the quest wants one more item of this kind."""
    known = g.content.items
    return known[item].slot in task.own and sum(known[one].slot in task.own for one in hero.items) < task.count


def met(g: Table, kinds: tuple[str, ...]) -> bool:
    """Whether some of these monsters are in a scenario that is on the map."""
    there = [g.content.scenarios[id] for id in g.world.open if id in g.content.scenarios]
    return any(stand.monster in kinds for one in there for room in one.rooms for stand in room.monsters)


def evenings(g: Table, task: Task) -> float:
    """How many evenings a requirement of a personal quest takes, more or less."""
    if task.counts:
        others = max(1, g.seats - 1)
        long = {"gold": 0.04, "donated": 0.1, "checks": 1.5, "exhausted": 1.2, "allies-exhausted": 1.2 / others}
        return task.count * (long | {"enhanced": 8.0, "retired": 12.0})[task.counts]
    if task.kill or task.any_kill:
        each = (3.0 if task.kinds else 0.7 if task.elite else 0.5) * (3.0 if task.with_item else 1.0)
        return task.count * each + (0.0 if task.any_kill or met(g, task.kill) else 6.0)
    if task.own:
        return 1.2 * task.count
    return 15.0 if task.own_item else (2.0 if task.different else 6.0) * task.count


def quest(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    """What is fulfilled soonest."""
    return min(options, key=lambda id: (sum(evenings(g, task) for task in g.content.quests[id].tasks), id))


def create(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    """Nobody leaves who need not; one who was waiting comes first, then a new one of the highest level, of the class
    suggested first."""
    if "stay" in options:
        return "stay"
    waiting = [option for option in options if option[0] == "waiting"]
    if waiting:
        return waiting[0]
    return max(options, key=lambda option: (option[1], -g.content.classes[option[0]].joins))


def travel(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    """To a scenario of the campaign that has been lost the fewest times, the first of these in the book."""
    world: World = g.world
    fresh = [option for option in options if isinstance(option, str) and option != DUNGEON]
    if not fresh:
        return options[0]
    known = g.content.scenarios

    def trouble(id: str) -> tuple[int, int]:
        lost = sum(evening.scenario == id and not evening.success for evening in world.evenings)
        return lost, known[id].number or 1000

    return min(fresh, key=trouble)


def share(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    """As much as everybody else."""
    fair = -(-int(about.get("left", 0)) // max(1, g.seats - seat))
    return min(options, key=lambda part: (abs(part - fair), part))


def poorest(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    return min(options, key=lambda one: (g.world.member(one).gold, one))


def spare(g: Table, seat: Seat, options: list[Value], about: Mapping[str, Any]) -> Value:
    """A card for a thing that would fall otherwise: the one least missed."""
    if about["left"] > 0 or len(options) < 4:
        return "suffer"
    return min((option for option in options if option != "suffer"), key=lambda one: keep(g, one[1]))


DEALINGS: dict[str, Dealing] = {
    "spare": spare,
    "battle-goal": battle_goal,
    "gain-card": best_card,
    "level-up": best_card,
    "perk": best_perk,
    "mark-perk": best_perk,
    "buy": purchase,
    "hand": hand,
    "equip": equip,
    "city": city,
    "quest": quest,
    "create": create,
    "travel": travel,
    "share": share,
    "who-item": poorest,
    "agree": lambda g, seat, options, about: "yes",
    "home": lambda g, seat, options, about: "home",
}
