"""Powers: what they need, what they cost, how their words are carried out, and when a fatal blow sets them off
(pp. 52-54).

What each word does is said in `words`; `speak` finds it there.
"""

from __future__ import annotations

from taverna.core.ask import Flow

from ..records.lexicon import WORDS
from ..records.powers import AfterReroll, Against, Does, Figure, InLight, InShadow, Needs, NoDamageDone, Power, Wounded
from ..state import Combat, Enemy, Hero, Table
from . import decks, enemies, life, sight, skills
from .asking import decide
from .kits import Source, hero_kit

PAY_XP, PAY_MICRO = "pay-xp", "pay-micro"


# -- conditions ------------------------------------------------------------------------------------------------------
def in_force(g: Table, hero: Hero, source: Source, c: Combat | None = None) -> bool:
    """Whether a Hero's Power may work now: its conditions are met, and it has not worked as often as it may
    (MD-COND-01, MD-HERO-02). Conditions about Equipment are settled in the kit."""
    power = source.power
    if power.per is not None:
        if not skills.left(hero, source.name, power):
            return False
        if power.per == "enemies-phase" and g.phase != "enemies":
            return False
    if not source.conditional:
        return True
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


def combat_need(g: Table, need: Needs, c: Combat, hero_owns: bool) -> bool:
    """Conditions that speak of this combat (MD-GLOSS-01, MD-GLOSS-09)."""
    if isinstance(need, Against):
        foe = g.enemies.get(c.foe)
        return hero_owns and foe is not None and enemies.figure(g, foe) in need.figures
    if isinstance(need, AfterReroll):
        dice = c.attack if hero_owns == c.hero_attacks else c.defence
        return any(die.rerolled for die in dice)
    if isinstance(need, NoDamageDone):
        return c.dealt <= 0  # or not known yet
    return True


# -- prices ----------------------------------------------------------------------------------------------------------
def affordable(g: Table, hero: Hero, source: Source) -> bool:
    """Whether a Hero can pay for a Power, symbols aside. A Signature Skill works once from the start of an Activation
    to the next; one that is not about Defence only in its owner's own (MD-SIG-01, MD-SIG-02, MD-STORY-04). Nobody pays
    more Life than it has (MD-COND-02, MD-COND-03)."""
    pay = source.power.pay
    if source.name == "signature" and (hero.signature or (g.active != hero.seat and not source.defends)):
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
PERFORMED = WORDS.of("performed")
BY_ENEMY = WORDS.of("by_enemy")


def speak(g: Table, hero: Hero, word: Does, source: str = "") -> Flow:
    """Carry out a word. `hero` is its owner: who used the card or Skill, who found it, or for an Event the First
    Player; `source` is the card or Skill line it stands on. Words about the roll, and those that work all the time, do
    nothing here."""
    flow: Flow = PERFORMED[type(word)](g, hero, word, source)
    return flow


def enemy_speaks(g: Table, foe: Enemy, seat: int, word: Does) -> Flow:
    """A word of an Enemy's Power in a combat with a Hero: the Enemy counts as the Hero in it, Heroes as Enemies, and
    its Allies never suffer (MD-SKILL-02, MD-GUARDIAN-07, MD-GUARDIAN-08)."""
    flow: Flow = BY_ENEMY[type(word)](g, foe, seat, word)
    return flow


# -- after a fatal blow ----------------------------------------------------------------------------------------------
def after_kills(g: Table, hero: Hero, fell: list[Figure]) -> Flow:
    """Powers that work after their owner struck a fatal blow, in its own Activation: once for every figure that
    fell."""
    if g.combat is not None:
        g.combat.fell += fell  # once the combat is over
        return
    if not fell or g.active != hero.seat or not hero.up:
        return
    for source in hero_kit(g, hero).kills:
        for figure in fell:
            against = [need.figures for need in source.power.needs if isinstance(need, Against)]
            if all(figure in figures for figures in against) and hero.up and in_force(g, hero, source):
                if source.power.per is not None:
                    skills.spend(hero, source.name, source.power)
                for word in source.power.does:
                    yield from speak(g, hero, word, source.name)
