"""What Powers need, what they cost, and what they do outside the roll: every word of cards and Skills (pp. 52-54).

`apply` carries out the words of a Power for a Hero, or of a card for everybody. Words about the roll itself belong to
`combat`; movement that a Power grants to `movement`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverna.core.ask import Flow

from ..cards import (
    ActivateMobs,
    AfterReroll,
    Against,
    Blast,
    Darken,
    DrawTreasure,
    EmboldenEnemies,
    FillLifebringer,
    FreeCombat,
    GainActions,
    GainXP,
    Heal,
    Hurt,
    InLight,
    InShadow,
    KillMinions,
    KillOutright,
    LoseAction,
    LoseXP,
    NoDamageDone,
    PatrolGuard,
    PatrolRoaming,
    Power,
    StepNow,
    Stun,
    Wounded,
)
from ..events import combat as ev
from ..state import Combat, Enemy, Hero, Lasting, Table
from . import decks, enemies, experience, life, sight, skills, spawning
from . import ground as ground_
from .asking import decide, players_decide
from .kits import Kit, Source, hero_kit

SELF, NONE = "self", "none"
PAY_XP, PAY_MICRO = "pay-xp", "pay-micro"


# -- conditions ------------------------------------------------------------------------------------------------------
def in_force(g: Table, hero: Hero, source: Source, c: Combat | None = None) -> bool:
    """Whether a Hero's Power may work now: its conditions are met, and it has not worked as often as it may
    (MD-COND-01, MD-HERO-02). Conditions about Equipment are settled in the kit."""
    power = source.power
    if power.per is not None and not skills.left(hero, source.name, power):
        return False
    if power.per == "enemies-phase" and g.phase != "enemies":
        return False
    if source.name == "shadow" and not skills.shadowed(g, hero):
        return False
    for need in power.needs:
        kind = type(need)
        if kind is InShadow:
            if not skills.shadowed(g, hero):
                return False
        elif kind is InLight:
            if not sight.lit(g, hero.at):
                return False
        elif isinstance(need, Wounded):
            if hero.most - hero.life < need.least:
                return False
        elif c is not None and not combat_need(g, need, c, hero_owns=True):
            return False
    return True


def foe_in_force(g: Table, foe: Enemy, power: Power, c: Combat | None = None) -> bool:
    """The same for an Enemy, which then counts as the Hero (MD-SKILL-02)."""
    for need in power.needs:
        kind = type(need)
        if kind is InShadow:
            if sight.lit(g, foe.at):
                return False
        elif kind is InLight:
            if not sight.lit(g, foe.at):
                return False
        elif isinstance(need, Wounded):
            if foe.most - foe.life < need.least:
                return False
        elif c is not None and not combat_need(g, need, c, hero_owns=False):
            return False
    return True


def combat_need(g: Table, need: Any, c: Combat, hero_owns: bool) -> bool:
    """Conditions that speak of this combat (MD-GLOSS-01, MD-GLOSS-09)."""
    kind = type(need)
    if kind is Against:
        foe = g.enemies.get(c.foe)
        return hero_owns and foe is not None and enemies.figure(g, foe) in need.figures
    if kind is AfterReroll:
        dice = c.attack if hero_owns == c.hero_attacks else c.defence
        return any(die.rerolled for die in dice)
    if kind is NoDamageDone:
        return c.dealt <= 0  # or not known yet
    return True


# -- prices ----------------------------------------------------------------------------------------------------------
def affordable(g: Table, hero: Hero, source: Source) -> bool:
    """Whether a Hero can pay for a Power, symbols aside. A Signature Skill works once from the start of an Activation
    to the next; one that is not about Defence only in its owner's own (MD-SIG-01, MD-SIG-02, MD-STORY-04). Nobody pays
    more Life than it has (MD-COND-02, MD-COND-03)."""
    pay = source.power.pay
    if source.name == "signature" and (
        hero.signature or (g.active != hero.seat and not any(moment.endswith("defence") for moment in source.power.on))
    ):
        return False
    if pay.xp and hero.xp < pay.xp and not (g.story and hero.micro >= pay.xp):
        return False
    if pay.life > hero.life:
        return False
    if pay.tribute and not tributaries(g, hero, pay.tribute):
        return False
    return not (pay.discard and source.name not in hero.pack)


def tributaries(g: Table, hero: Hero, amount: int) -> list[int]:
    """Who may suffer for a [Blood Tribute]: the Hero or an Ally in Line of Sight (MD-COND-03)."""
    seen = sight.layout(g).lines[hero.at]
    return [other.seat for other in g.heroes if other.up and other.at in seen and other.life >= amount]


def pay(g: Table, hero: Hero, source: Source) -> Flow:
    """Pay for a Power, symbols and Actions aside, and count that it has worked. In Story Mode its owner may pay with
    Micro-XP instead of XP (MD-STORY-04)."""
    power = source.power
    price = power.pay
    if source.name == "signature":
        hero.signature = True
    if price.xp:
        coins = [PAY_MICRO] * (g.story and hero.micro >= price.xp) + [PAY_XP] * (hero.xp >= price.xp)
        coin = coins[0]
        if len(coins) > 1:
            coin = yield from decide(g, hero.seat, "pay-with", coins, {"who": hero.seat})
        if coin == PAY_XP:
            hero.xp -= price.xp
        else:
            hero.micro -= price.xp
    if power.per is not None:
        skills.spend(hero, source.name, power)
    if price.discard:
        hero.pack.remove(source.name)
        decks.discard(g, source.name)
    if price.life:
        life.suffer(g, hero, price.life, willing=True)
    if price.tribute:
        able = tributaries(g, hero, price.tribute)
        seat = able[0] if len(able) == 1 else (yield from decide(g, hero.seat, "tribute", able))
        life.suffer(g, g.heroes[seat], price.tribute, willing=True)


# -- what Powers do --------------------------------------------------------------------------------------------------
def apply(g: Table, hero: Hero, word: Any, source: str = "") -> Flow:
    """Carry out a word. `hero` is its owner: who used the card or Skill, who found it, or for an Event the First
    Player; `source` is the card or Skill line it stands on. Words about the roll, and those that work all the time, do
    nothing here."""
    deed = DEEDS.get(type(word))
    if deed is not None:
        yield from deed(g, hero, word, source)


def heroes_meant(g: Table, hero: Hero, whom: str) -> Flow:
    """The Heroes a word speaks of, seen from its owner."""
    if whom == "hero-here":
        able = [other.seat for other in g.heroes_at(hero.at)]
        if len(able) > 1:
            able = [(yield from decide(g, hero.seat, "hero-here", able))]
        return [g.heroes[one] for one in able]
    if whom == "heroes-here":
        return g.heroes_at(hero.at)
    if whom == "heroes":
        return g.standing()
    if whom == "first-player":
        return [g.heroes[g.first]] if g.heroes[g.first].up else []
    return [hero]


def foes_meant(g: Table, whom: str) -> list[Enemy]:
    """The Enemies a Hero's word speaks of: the opponent in this combat, or all others in its Zone."""
    c = g.combat
    if c is None:
        return []
    foe = g.enemies.get(c.foe)
    if whom == "opponent":
        return [foe] if foe is not None else []
    at = foe.at if foe is not None else c.at
    return [other for other in g.enemies_at(at) if other.id != c.foe]


def heal(g: Table, hero: Hero, word: Heal, source: str) -> Flow:
    """(MD-GLOSS-02)"""
    for one in (yield from heroes_meant(g, hero, word.whom)):
        life.heal(g, one, one.most if word.amount == "all" else word.amount * (g.party if word.per_hero else 1))


def hurt(g: Table, hero: Hero, word: Hurt, source: str) -> Flow:
    """Outside any attack: no Defence roll, no Counterattack."""
    if word.whom in ("opponent", "opponents-around"):
        fell: list[Any] = []
        for foe in foes_meant(g, word.whom):
            deal = enemies.hurt if word.whom == "opponent" else enemies.hurt_all
            fell += yield from deal(g, foe, word.amount, hero.seat)
        yield from after_kills(g, hero, fell)
        return
    from . import potions

    for one in (yield from heroes_meant(g, hero, word.whom)):
        yield from potions.suffer(g, one, word.amount)


def stun(g: Table, hero: Hero, word: Stun, source: str) -> Flow:
    if word.whom in ("opponent", "opponents-around"):
        for foe in foes_meant(g, word.whom):
            enemies.stun(g, foe)
        return
    for one in (yield from heroes_meant(g, hero, word.whom)):
        life.stun(g, one)


def lose_xp(g: Table, hero: Hero, word: LoseXP, source: str) -> Flow:
    for one in (yield from heroes_meant(g, hero, word.whom)):
        experience.lose(g, one, word.amount)


def gain_xp(g: Table, hero: Hero, word: GainXP, source: str) -> Flow:
    for one in (yield from heroes_meant(g, hero, word.whom)):
        experience.gain(g, one, word.amount)


def lose_action(g: Table, hero: Hero, word: LoseAction, source: str) -> Flow:
    """Of the next Activation; it does not add up."""
    for one in (yield from heroes_meant(g, hero, word.whom)):
        slow(g, one)


def slow(g: Table, hero: Hero) -> None:
    if hero.up and not hero.slowed:
        hero.slowed = True
        g.emit(ev.Slowed(whom=hero.seat))


def gain_actions(g: Table, hero: Hero, word: GainActions, source: str) -> Flow:
    """In this Activation (MD-SKILL-05)."""
    if word.kind == "any":
        hero.actions += word.amount
    else:
        hero.extra[word.kind] = hero.extra.get(word.kind, 0) + word.amount
    return
    yield


def blast(g: Table, hero: Hero, word: Blast, source: str) -> Flow:
    """Every Enemy figure in one Zone, Bosses too (MD-MOB-05)."""
    zones = blast_zones(g, hero, word)
    if not zones:
        return
    at = zones[0] if len(zones) == 1 else (yield from decide(g, hero.seat, "blast", zones))
    fell: list[Any] = []
    for foe in g.enemies_at(at):
        fell += yield from enemies.hurt_all(g, foe, word.amount, hero.seat)
    yield from after_kills(g, hero, fell)


def blast_zones(g: Table, hero: Hero, word: Blast) -> list[str]:
    """Zones in Line of Sight and in reach with an Enemy in them."""
    seen = sight.layout(g).lines[hero.at]
    return [at for at, far in seen.items() if far <= word.reach and g.enemies_at(at)]


def kill_minions(g: Table, hero: Hero, word: KillMinions, source: str) -> Flow:
    """All Minions of one Mob in Line of Sight."""
    able = mobs_in_sight(g, hero)
    if not able:
        return
    id = able[0] if len(able) == 1 else (yield from decide(g, hero.seat, "mob", able))
    fell = yield from enemies.kill_minions(g, g.enemies[id], hero.seat)
    yield from after_kills(g, hero, fell)


def mobs_in_sight(g: Table, hero: Hero) -> list[int]:
    seen = sight.layout(g).lines[hero.at]
    return [foe.id for foe in g.enemies.values() if foe.minions and foe.at in seen]


def kill_outright(g: Table, hero: Hero, word: KillOutright, source: str) -> Flow:
    """(MD-GLOSS-05)"""
    for foe in foes_meant(g, "opponent"):
        fell = yield from enemies.kill(g, foe, hero.seat)
        yield from after_kills(g, hero, fell)


def draw_treasure(g: Table, hero: Hero, word: DrawTreasure, source: str) -> Flow:
    """Of the card's own Level, or of the Current Level, as an Event knows it (MD-STORY-10)."""
    from . import loot

    for one in (yield from heroes_meant(g, hero, word.whom)):
        current = event_level(g) if source in g.content.events else g.level
        level = g.content.items[source].level if word.level == "same" and source in g.content.items else current
        yield from loot.draw_for(g, one, level, word.amount)


def step_now(g: Table, hero: Hero, word: StepNow, source: str) -> Flow:
    """Movement Points outside any Move Action, spent at once."""
    from . import movement

    yield from movement.step_now(g, hero, word.amount)


def free_combat(g: Table, hero: Hero, word: FreeCombat, source: str) -> Flow:
    """A Combat Action for nothing."""
    from . import actions

    yield from actions.free_combat(g, hero)


# -- words of Events -------------------------------------------------------------------------------------------------
def event_level(g: Table) -> int:
    """The Current Level for an Event; in Story Mode the highest Level token on a tile where a Hero is (MD-STORY-10)."""
    if not g.story:
        return g.level
    tiles = [g.map.zones[hero.at].tile for hero in g.standing()]
    return max(
        [level for level, zones in g.levels.items() for at in zones if g.map.zones[at].tile in tiles],
        default=g.level,
    )


def patrol_zone(g: Table, steps: int) -> Flow:
    """Where a Patrol appears: the players choose among Zones with that Level token (MD-LEVEL-10, MD-LEVEL-11)."""
    zones = ground_.level_zones(g, event_level(g) + steps)
    return (yield from players_decide(g, "patrol", zones)) if zones else ""


def patrol_guard(g: Table, hero: Hero, word: PatrolGuard, source: str) -> Flow:
    """A Guard of the Current Level (MD-LEVEL-10, MD-EVENT-02)."""
    at = yield from patrol_zone(g, word.at)
    if at:
        yield from spawning.spawn_guard(g, at, level=event_level(g))


def patrol_roaming(g: Table, hero: Hero, word: PatrolRoaming, source: str) -> Flow:
    """A Roaming Monster, or an Activation of those that are about (MD-LEVEL-12, MD-EVENT-02)."""
    from . import activation

    about = [foe.id for foe in g.enemies.values() if foe.counts and enemies.guardian(g, foe) == "roaming"]
    if about:
        yield from activation.activate_all(g, about)
        return
    at = yield from patrol_zone(g, word.at)
    if at:
        yield from spawning.spawn_roaming(g, at)


def activate_mobs(g: Table, hero: Hero, word: ActivateMobs, source: str) -> Flow:
    from . import activation

    yield from activation.activate_all(g, [foe.id for foe in g.enemies.values() if enemies.mob(g, foe)])


def embolden(g: Table, hero: Hero, word: EmboldenEnemies, source: str) -> Flow:
    """Until the End Phase of the next Round (MD-END-01)."""
    g.lasting.append(Lasting(card=source, phase="end", round=g.round + 1))
    return
    yield


def darken(g: Table, hero: Hero, word: Darken, source: str) -> Flow:
    """The tile with the most Heroes lies in Shadow until the next Event Phase; the players break ties."""
    there: dict[str, int] = {}
    for hero in g.standing():
        tile = g.map.zones[hero.at].tile
        there[tile] = there.get(tile, 0) + 1
    if not there:
        return
    most = max(there.values())
    tile = yield from players_decide(g, "darken", [tile for tile, heroes in there.items() if heroes == most])
    g.lasting.append(Lasting(card=source, phase="event", round=g.round + 1, tile=tile))
    g.emit(ev.LightsWentOut(tile=tile))


def fill_lifebringer(g: Table, hero: Hero, word: FillLifebringer, source: str) -> Flow:
    if g.lifebringer < word.below:
        g.lifebringer += 1
        g.emit(ev.LifebringerFilled(left=g.lifebringer))
    return
    yield


DEEDS: dict[type, Callable[[Table, Hero, Any, str], Flow]] = {
    Heal: heal,
    Hurt: hurt,
    Stun: stun,
    LoseXP: lose_xp,
    GainXP: gain_xp,
    LoseAction: lose_action,
    GainActions: gain_actions,
    Blast: blast,
    KillMinions: kill_minions,
    KillOutright: kill_outright,
    DrawTreasure: draw_treasure,
    StepNow: step_now,
    FreeCombat: free_combat,
    PatrolGuard: patrol_guard,
    PatrolRoaming: patrol_roaming,
    ActivateMobs: activate_mobs,
    EmboldenEnemies: embolden,
    Darken: darken,
    FillLifebringer: fill_lifebringer,
}


# -- what an Enemy's Powers do ---------------------------------------------------------------------------------------
def enemy_act(g: Table, foe: Enemy, seat: int, word: Any) -> Flow:
    """A word of an Enemy's Power in a combat with a Hero: the Enemy counts as the Hero in it, Heroes as Enemies, and
    its Allies never suffer (MD-SKILL-02, MD-GUARDIAN-07, MD-GUARDIAN-08)."""
    from . import potions

    kind = type(word)
    if kind is Heal:
        for one in allies_meant(g, foe, word.whom):
            heal_enemy(g, one, word)
        return
    if kind is KillOutright:
        life.slay(g, g.heroes[seat])
        return
    whom = getattr(word, "whom", "")
    if whom == SELF:
        if kind is Stun:
            enemies.stun(g, foe)
        elif kind is Hurt:
            yield from enemies.hurt(g, foe, word.amount)
        return
    hero = g.heroes[seat]
    around = [other for other in g.heroes_at(hero.at) if other is not hero]
    meant = {"opponent": [hero], "opponents-around": around}.get(whom, [])
    for other in meant:
        if kind is Stun:
            life.stun(g, other)
        elif kind is Hurt:
            yield from potions.suffer(g, other, word.amount)
        elif kind is LoseXP:
            experience.lose(g, other, word.amount)
        elif kind is LoseAction:
            slow(g, other)


def allies_meant(g: Table, foe: Enemy, whom: str) -> list[Enemy]:
    """Whom a good effect reaches if its owner, the Hero in it, is an Enemy (MD-GUARDIAN-07, MD-GUARDIAN-08)."""
    if whom in (SELF, "hero-here"):
        return [foe]
    if whom == "heroes-here":
        return g.enemies_at(foe.at)
    return list(g.enemies.values()) if whom == "heroes" else []


def heal_enemy(g: Table, foe: Enemy, word: Heal) -> None:
    """As it would heal a Hero."""
    enemies.heal(g, foe, foe.most if word.amount == "all" else word.amount * (g.party if word.per_hero else 1))


# -- after a fatal blow ----------------------------------------------------------------------------------------------
def after_kills(g: Table, hero: Hero, fell: list[Any]) -> Flow:
    """Powers that work after their owner struck a fatal blow, in its own Activation: once for every figure that
    fell."""
    if g.combat is not None:
        g.combat.fell += fell  # once the combat is over
        return
    if not fell or g.active != hero.seat or not hero.up:
        return
    for source in moment(hero_kit(g, hero), "kill"):
        for figure in fell:
            against = [need.figures for need in source.power.needs if isinstance(need, Against)]
            if all(figure in figures for figures in against) and hero.up and in_force(g, hero, source):
                if source.power.per is not None:
                    skills.spend(hero, source.name, source.power)
                for word in source.power.does:
                    yield from apply(g, hero, word, source.name)


def moment(kit: Kit, moment: str) -> list[Source]:
    """The Powers for one moment."""
    return [source for source in kit.sources if moment in source.power.on]
