"""Words about Actors: what they do for a Hero, and for an Enemy, how they are printed and weighed."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Flow
from taverna.core.words import Words

from ..records.lexicon import WORDS
from ..records.powers import (
    Blast,
    DrawTreasure,
    FreeCombat,
    GainActions,
    GainXP,
    Heal,
    Hurt,
    KillMinions,
    KillOutright,
    LoseAction,
    LoseXP,
    StepNow,
    Stun,
)
from ..rules import enemies, experience, life, loot, potions
from ..rules.asking import decide
from ..rules.ground import event_level, sight
from ..rules.powers import after_kills
from ..state import Combat, Enemy, Hero, Table
from .common import always_avails, amount, expects, key, nothing_by_enemy, plainly, serves, to_whom, weighs
from .meant import allies_meant, foes_meant, heroes_meant, rivals_meant
from .serving import sure_kill


@WORDS.performed(Heal)
def heal(g: Table, hero: Hero, word: Heal, source: str) -> Flow:
    """(MD-GLOSS-02)"""
    for one in (yield from heroes_meant(g, hero, word.whom)):
        life.heal(g, one, one.most if word.amount == "all" else word.amount * (g.party if word.per_hero else 1))


@WORDS.by_enemy(Heal)
def enemy_heals(g: Table, foe: Enemy, seat: int, word: Heal) -> Flow:
    for one in allies_meant(g, foe, word.whom):
        enemies.healed_by(g, one, word)
    return
    yield


@WORDS.avails(Heal)
def heal_avails(g: Table, hero: Hero, word: Heal) -> bool:
    """Someone is wounded."""
    whom = [hero] if word.whom == "self" else g.heroes_at(hero.at)
    return any(one.life < one.most for one in whom)


@WORDS.printed(Heal)
def heal_printed(words: Words, word: Heal) -> str:
    if word.amount == "all":
        return to_whom(words, f"{key(word)}-all", word.whom)
    return to_whom(words, f"{key(word)}-per-hero" if word.per_hero else key(word), word.whom, n=word.amount)


@WORDS.served(Heal)
def heal_served(g: Table, c: Combat, word: Heal, side: str) -> float:
    hero = g.heroes[c.hero]
    return 1.2 * min(hero.most - hero.life, 9 if word.amount == "all" else word.amount)


weighs(0.6, Heal)


@WORDS.performed(Hurt)
def hurt(g: Table, hero: Hero, word: Hurt, source: str) -> Flow:
    """Outside any attack: no Defence roll, no Counterattack."""
    if word.whom in ("opponent", "opponents-around"):
        fell: list[Any] = []
        for foe in foes_meant(g, word.whom):
            deal = enemies.hurt if word.whom == "opponent" else enemies.hurt_all
            fell += yield from deal(g, foe, word.amount, hero.seat)
        yield from after_kills(g, hero, fell)
        return
    for one in (yield from heroes_meant(g, hero, word.whom)):
        yield from potions.suffer(g, one, word.amount)


@WORDS.by_enemy(Hurt)
def enemy_hurts(g: Table, foe: Enemy, seat: int, word: Hurt) -> Flow:
    if word.whom == "self":
        yield from enemies.hurt(g, foe, word.amount)
    for hero in rivals_meant(g, seat, word.whom):
        yield from potions.suffer(g, hero, word.amount)


@WORDS.printed(Hurt, LoseXP, GainXP)
def so_much_printed(words: Words, word: Hurt | LoseXP | GainXP) -> str:
    return to_whom(words, key(word), word.whom, n=word.amount)


@WORDS.served(Hurt)
def hurt_served(g: Table, c: Combat, word: Hurt, side: str) -> float:
    return float(word.amount)


weighs(0.1, Hurt)


@WORDS.performed(Stun)
def stun(g: Table, hero: Hero, word: Stun, source: str) -> Flow:
    if word.whom in ("opponent", "opponents-around"):
        for foe in foes_meant(g, word.whom):
            enemies.stun(g, foe)
        return
    for one in (yield from heroes_meant(g, hero, word.whom)):
        life.stun(g, one)


@WORDS.by_enemy(Stun)
def enemy_stuns(g: Table, foe: Enemy, seat: int, word: Stun) -> Flow:
    if word.whom == "self":
        enemies.stun(g, foe)
    for hero in rivals_meant(g, seat, word.whom):
        life.stun(g, hero)
    return
    yield


@WORDS.printed(Stun, LoseAction)
def whom_printed(words: Words, word: Stun | LoseAction) -> str:
    return to_whom(words, key(word), word.whom)


@WORDS.served(Stun)
def stun_served(g: Table, c: Combat, word: Stun, side: str) -> float:
    foe = g.enemies.get(c.foe)
    return 1.6 if foe is not None and not foe.stunned and not sure_kill(g, c) else 0.1


weighs(0.1, Stun)


@WORDS.performed(LoseXP)
def lose_xp(g: Table, hero: Hero, word: LoseXP, source: str) -> Flow:
    for one in (yield from heroes_meant(g, hero, word.whom)):
        experience.lose(g, one, word.amount)


@WORDS.by_enemy(LoseXP)
def enemy_takes_xp(g: Table, foe: Enemy, seat: int, word: LoseXP) -> Flow:
    for hero in rivals_meant(g, seat, word.whom):
        experience.lose(g, hero, word.amount)
    return
    yield


@WORDS.performed(GainXP)
def gain_xp(g: Table, hero: Hero, word: GainXP, source: str) -> Flow:
    for one in (yield from heroes_meant(g, hero, word.whom)):
        experience.gain(g, one, word.amount)


weighs(0.1, LoseXP, GainXP)
serves(0.2, LoseXP, GainXP)


@WORDS.performed(LoseAction)
def lose_action(g: Table, hero: Hero, word: LoseAction, source: str) -> Flow:
    """Of the next Activation; it does not add up."""
    for one in (yield from heroes_meant(g, hero, word.whom)):
        life.slow(g, one)


@WORDS.by_enemy(LoseAction)
def enemy_slows(g: Table, foe: Enemy, seat: int, word: LoseAction) -> Flow:
    for hero in rivals_meant(g, seat, word.whom):
        life.slow(g, hero)
    return
    yield


weighs(0.1, LoseAction)
serves(0.5, LoseAction)


@WORDS.performed(GainActions)
def gain_actions(g: Table, hero: Hero, word: GainActions, source: str) -> Flow:
    """In this Activation (MD-SKILL-05)."""
    if word.kind == "any":
        hero.actions += word.amount
    else:
        hero.extra[word.kind] = hero.extra.get(word.kind, 0) + word.amount
    return
    yield


@WORDS.printed(GainActions)
def actions_printed(words: Words, word: GainActions) -> str:
    return words(f"{key(word)}-{word.kind}", n=word.amount)


weighs(0.8, GainActions)
serves(0.2, GainActions)


@WORDS.performed(Blast)
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
    seen = sight(g, hero.at)
    return [at for at, far in seen.items() if far <= word.reach and g.enemies_at(at)]


@WORDS.avails(Blast)
def blast_avails(g: Table, hero: Hero, word: Blast) -> bool:
    return bool(blast_zones(g, hero, word))


@WORDS.printed(Blast)
def blast_printed(words: Words, word: Blast) -> str:
    return words(key(word), n=word.amount, reach=word.reach)


weighs(0.2, Blast)
serves(0.2, Blast)


@WORDS.performed(KillMinions)
def kill_minions(g: Table, hero: Hero, word: KillMinions, source: str) -> Flow:
    """All Minions of one Mob in Line of Sight."""
    able = mobs_in_sight(g, hero)
    if not able:
        return
    id = able[0] if len(able) == 1 else (yield from decide(g, hero.seat, "mob", able))
    fell = yield from enemies.kill_minions(g, g.enemies[id], hero.seat)
    yield from after_kills(g, hero, fell)


def mobs_in_sight(g: Table, hero: Hero) -> list[int]:
    seen = sight(g, hero.at)
    return [foe.id for foe in g.enemies.values() if foe.minions and foe.at in seen]


@WORDS.avails(KillMinions)
def kill_minions_avails(g: Table, hero: Hero, word: KillMinions) -> bool:
    return bool(mobs_in_sight(g, hero))


WORDS.printed(KillMinions, KillOutright)(plainly)
weighs(0.2, KillMinions)
serves(0.2, KillMinions)


@WORDS.performed(KillOutright)
def kill_outright(g: Table, hero: Hero, word: KillOutright, source: str) -> Flow:
    """(MD-GLOSS-05)"""
    for foe in foes_meant(g, "opponent"):
        fell = yield from enemies.kill(g, foe, hero.seat)
        yield from after_kills(g, hero, fell)


@WORDS.by_enemy(KillOutright)
def enemy_kills(g: Table, foe: Enemy, seat: int, word: KillOutright) -> Flow:
    life.slay(g, g.heroes[seat])
    return
    yield


weighs(0.1, KillOutright)
serves(6.0, KillOutright)


@WORDS.performed(DrawTreasure)
def draw_treasure(g: Table, hero: Hero, word: DrawTreasure, source: str) -> Flow:
    """Of the card's own Level, or of the Current Level, as an Event knows it (MD-STORY-10)."""
    for one in (yield from heroes_meant(g, hero, word.whom)):
        current = event_level(g) if source in g.content.events else g.level
        level = g.content.items[source].level if word.level == "same" and source in g.content.items else current
        yield from loot.draw_for(g, one, level, word.amount)


@WORDS.printed(DrawTreasure)
def treasure_printed(words: Words, word: DrawTreasure) -> str:
    return to_whom(words, f"{key(word)}-{word.level}", word.whom, n=word.amount)


weighs(0.1, DrawTreasure)
serves(0.2, DrawTreasure)


@WORDS.performed(StepNow)
def step_now(g: Table, hero: Hero, word: StepNow, source: str) -> Flow:
    """Movement Points outside any Move Action, spent at once."""
    hero.points += word.amount
    return
    yield


@WORDS.performed(FreeCombat)
def free_combat(g: Table, hero: Hero, word: FreeCombat, source: str) -> Flow:
    """A Combat Action for nothing."""
    hero.extra["combat"] = hero.extra.get("combat", 0) + 1
    return
    yield


WORDS.printed(StepNow)(amount)
WORDS.printed(FreeCombat)(plainly)
weighs(0.1, StepNow, FreeCombat)
serves(0.2, StepNow, FreeCombat)


WORDS.by_enemy(GainXP, GainActions, Blast, KillMinions, DrawTreasure, StepNow, FreeCombat)(nothing_by_enemy)
always_avails(*(Hurt, Stun, LoseXP, GainXP, LoseAction, GainActions, KillOutright, DrawTreasure, StepNow, FreeCombat))
expects(4.0, KillOutright)
expects(
    0.0,
    *(Heal, Hurt, Stun, LoseXP, GainXP, LoseAction, GainActions, Blast, KillMinions, DrawTreasure, StepNow, FreeCombat),
)
