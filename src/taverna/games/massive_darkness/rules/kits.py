"""What an Actor brings to a combat: dice and Powers, sorted by when they matter.

A `Kit` depends only on what lies open (cards, Skills, the Current Level), so it is worked out once and kept beside the
content. Conditions that speak of Equipment are settled in it; those that speak of the moment are asked in the fight.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ..records import (
    COMBATS,
    NO_DICE,
    NO_POOLS,
    ChangeDice,
    CombatRange,
    Content,
    EmboldenEnemies,
    Equipped,
    Evasive,
    FillBlanks,
    FlipBlanks,
    Item,
    NoArmour,
    NoDamageDone,
    NoDice,
    Pools,
    Power,
    Reroll,
    SpawnRoaming,
    SwordAndSpell,
    TwoHanded,
    TwoWeapons,
)
from ..records.lexicon import RESULTS
from ..state import Enemy, Hero, Table

KEPT = 4096  # kits remembered
SPELL_SWORD = "sword-and-spell"
RANGES: dict[str, tuple[int, int]] = {"melee": (0, 0), "ranged": (1, 99), "magic": (1, 2), SPELL_SWORD: (0, 0)}


class Source(msgspec.Struct, frozen=True, gc=False):
    """A Power and where it comes from. `key` is its name in questions: the card, Skill line or "shadow", "special",
    "free", "signature" (`name`), with a number if the same has several Powers."""

    key: str
    name: str
    power: Power
    card: bool = False  # on an Equipment card
    combats: tuple[str, ...] = COMBATS  # attacks in which it works: those of the weapon it stands on (MD-EQUIP-17)
    priced: bool = False  # costs anything but symbols, so that its owner must want it
    waits: bool = False  # works only once the Damage is known (MD-GLOSS-09)
    defends: bool = False  # is about Defence
    conditional: bool = False  # needs anything to work

    def __post_init__(self) -> None:
        power = self.power
        pay = power.pay
        msgspec.structs.force_setattr(self, "priced", bool(pay.xp or pay.life or pay.tribute or pay.discard))
        msgspec.structs.force_setattr(self, "waits", any(isinstance(need, NoDamageDone) for need in power.needs))
        msgspec.structs.force_setattr(self, "defends", any(moment.endswith("defence") for moment in power.on))
        msgspec.structs.force_setattr(self, "conditional", bool(power.needs) or self.name == "shadow")


# A word of a Power, with the Power it belongs to.
Spoken = tuple[Source, Any]


class Part:
    """The Powers that work in one kind of attack, or in defence against it, word by word; and the dice of its cards:
    yellow and red, or blue and green."""

    __slots__ = (
        "acts",
        "blanks",
        "boosts",
        "dice",
        "enchantments",
        "late",
        "later",
        "pool",
        "rerolls",
        "result",
    )

    def __init__(self, sources: Iterable[Source], pool: tuple[int, int] = (0, 0)) -> None:
        self.pool = pool
        self.dice: list[Spoken] = []  # before the roll
        self.rerolls: list[Spoken] = []  # after it
        self.blanks: list[Spoken] = []
        self.result: list[Spoken] = []  # Hits, Shields, symbols, Damage
        self.acts: list[Spoken] = []  # Stun and the like
        self.late: list[Source] = []  # once the Damage is known
        self.boosts: list[Source] = []  # to be bought before the roll
        self.enchantments: list[Source] = []  # to be bought with symbols
        for source in sources:
            power = source.power
            if power.enchantment:
                self.enchantments.append(source)
            elif source.priced and not all(isinstance(word, Reroll | FillBlanks | FlipBlanks) for word in power.does):
                self.boosts.append(source)
            elif source.waits:
                self.late.append(source)
            else:
                for word in power.does:
                    self.pile(word).append((source, word))
        self.later = [source for source in (*self.enchantments, *self.boosts) if source.waits]  # and has been paid for

    def pile(self, word: Any) -> list[Spoken]:
        """When a word matters."""
        if isinstance(word, ChangeDice | NoDice):
            return self.dice
        if isinstance(word, Reroll):
            return self.rerolls
        if isinstance(word, FillBlanks | FlipBlanks):
            return self.blanks
        if isinstance(word, RESULT):
            return self.result
        return self.acts


RESULT = RESULTS.words  # what is counted once the dice lie


class Kit:
    """Dice and Powers of one Actor; those outside combat sorted by when they matter."""

    __slots__ = (
        "_attack",
        "_defence",
        "always",
        "any_time",
        "combats",
        "dice",
        "dying",
        "evasive",
        "harm",
        "kills",
        "ranges",
        "reaches",
        "sources",
        "spans",
        "start",
        "will",
    )

    def __init__(self, sources: list[Source], dice: dict[str, tuple[int, int]]) -> None:
        self.sources = sources
        # melee, ranged, magic: yellow and red; sword-and-spell: the same of Melee weapons; defence: blue, green.
        self.dice = dice
        self._attack: dict[tuple[str, str], Part] = {}
        self._defence: dict[str, Part] = {}
        self.combats: list[str] = [combat for combat in COMBATS if combat in dice]  # types of attack it has dice for
        self.spans = {combat: RANGES[combat] for combat in self.combats}  # from where to where they usually reach
        self.always: dict[type, list[Spoken]] = {}
        for source in sources:
            if "always" in source.power.on:
                for word in source.power.does:
                    self.always.setdefault(type(word), []).append((source, word))
        self.will = [source for source in sources if "turn" in source.power.on or "will" in source.power.on]
        self.any_time = [source for source in self.will if source.card and "will" in source.power.on]
        self.start = [source for source in sources if "start" in source.power.on]
        self.harm = [source for source in sources if "harm" in source.power.on]
        self.kills = [source for source in sources if "kill" in source.power.on]
        self.dying = [source for source in sources if "dying" in source.power.on]
        self.evasive = Evasive in self.always  # of Enemies: theirs have no conditions
        self.reaches: dict[int, tuple[str, ...]] = {}  # how far -> the combat types that reach
        self.ranges = {word.combat: (word.least, word.most) for _, word in self.always.get(CombatRange, ())}

    def attacking(self, combat: str, how: str = "") -> Part:
        """What works in an attack of this type; `how`: granted by that Skill, which may say what holds for it alone."""
        found = self._attack.get((combat, how))
        if found is None:
            pool = self.dice.get("melee" if how == SPELL_SWORD else combat, (0, 0))
            found = self._attack[combat, how] = Part(self._attacking(combat, how), pool)
        return found

    def _attacking(self, combat: str, how: str) -> Iterator[Source]:
        weapon = "melee" if how == SPELL_SWORD else combat
        for source in self.sources:
            on = source.power.on
            if ("attack" in on or combat in on) and weapon in source.combats:
                yield source
        for source in self.sources if how else ():
            for word in source.power.does:
                held: tuple[Any, ...] = getattr(word, "attack", ())
                grants = isinstance(word, SwordAndSpell) if how == SPELL_SWORD else source.key == how
                if held and grants:
                    yield Source(f"{source.key}+", source.name, Power(on=("attack",), does=held))

    def defending(self, combat: str) -> Part:
        """What works in defence against an attack of this type (MD-TYPE-04, MD-TYPE-05)."""
        found = self._defence.get(combat)
        if found is None:
            works = ("defence", f"{combat}-defence")
            there = [source for source in self.sources if any(moment in works for moment in source.power.on)]
            found = self._defence[combat] = Part(there, self.dice["defence"])
        return found


def numbered(name: str, powers: Iterable[Power], copy: int = 1, **more: Any) -> Iterator[Source]:
    """The Powers of one thing, each with a key of its own."""
    name_of = name if copy == 1 else f"{name}#{copy}"
    for at, power in enumerate(powers):
        yield Source(key=name_of if not at else f"{name_of}/{at}", name=name, power=power, **more)


def name_of(key: str) -> str:
    """The card, Skill line or Skill a key belongs to."""
    return key.partition("/")[0].partition("#")[0].removesuffix("+")


# -- Heroes ----------------------------------------------------------------------------------------------------------
def hero_kit(g: Table, hero: Hero) -> Kit:
    """What a Hero has now: Hero card, Free Class Skill, of each Skill line the highest acquired Skill that the Current
    Level unlocks, Equipped cards, Items and Consumables (MD-HERO-03, MD-CLASS-02, MD-CLASS-04..06, MD-LEVEL-08,
    MD-EQUIP-02, MD-EQUIP-07, MD-COMBAT-03)."""
    had, kit = g.kits[hero.seat]
    if had == (hero.pack, hero.hands, hero.body, g.level, hero.skills):
        return kit  # type: ignore[no-any-return]
    usable = g.content.ready
    ready = () if usable.isdisjoint(hero.pack) else [id for id in hero.pack if id in usable]
    key = (hero.hero, hero.cls, g.level, g.story, *hero.skills.items(), hero.body, *hero.hands, "", *ready)
    kit = g.content.memo.kits.get(key) or keep(g.content, key, make_hero_kit(g, hero))
    g.kits[hero.seat] = (hero.pack[:], hero.hands[:], hero.body, g.level, dict(hero.skills)), kit
    return kit


def keep(content: Content, key: tuple[Any, ...], kit: Kit) -> Kit:
    if len(content.memo.kits) > KEPT:
        content.memo.kits.clear()
    content.memo.kits[key] = kit
    return kit


def make_hero_kit(g: Table, hero: Hero) -> Kit:
    content = g.content
    card, sheet = content.heroes[hero.hero], content.classes[hero.cls]
    found = [
        *numbered("shadow", card.shadow.powers),
        *numbered("special", card.special.powers),
        *numbered("free", sheet.free.powers),
        *numbered("signature", sheet.signature.powers),
    ]
    for line in sheet.lines:
        for step in reversed(line.steps[: hero.skills.get(line.id, 0)]):
            if step.level <= g.level:
                found += numbered(line.id, step.powers)
                break
    usable = [id for id in hero.worn() if not g.story or content.items[id].level <= g.level]
    for at, id in enumerate(usable):
        item = content.items[id]
        combats = tuple(combat for combat in COMBATS if item.dice[combat])
        if not combats or item.slot == "body":
            combats = COMBATS
        found += numbered(id, item.powers, usable[: at + 1].count(id), card=True, combats=combats)
    for id in dict.fromkeys(hero.pack):
        item = content.items[id]
        if id in content.ready and (not g.story or item.level <= g.level):
            found += numbered(id, item.powers, card=True)
    worn = [content.items[id] for id in usable]
    return Kit([source for source in found if may_work(source.power, worn)], hero_dice(worn))


def hero_dice(worn: list[Item]) -> dict[str, tuple[int, int]]:
    """Dice of all Equipped cards, type by type: those of two One-Hand cards are added, a Two-Hands card is alone in its
    hands, Body cards add theirs (MD-COMBAT-03, MD-HANDS-01..04, MD-EQUIP-14)."""
    dice: dict[str, tuple[int, int]] = {}
    for combat in COMBATS:
        pools = [item.dice[combat] for item in worn if item.dice[combat]]
        if pools:
            dice[combat] = (sum(pool.yellow for pool in pools), sum(pool.red for pool in pools))
    defence = [item.dice.defence for item in worn]
    dice["defence"] = (sum(pool.blue for pool in defence), sum(pool.green for pool in defence))
    return dice


def may_work(power: Power, worn: list[Item]) -> bool:
    """Conditions about Equipment (MD-COND-04..06, MD-COND-08..10)."""
    for need in power.needs:
        if isinstance(need, TwoWeapons):
            met = sum(item.weapon and item.slot != "body" for item in worn) == 2
        elif isinstance(need, TwoHanded):
            met = any(item.weapon and item.slot == "two-hands" for item in worn)
        elif isinstance(need, Equipped):
            met = any(tag in item.tags for item in worn for tag in need.tags)
        elif isinstance(need, NoArmour):
            met = not any("armour" in item.tags for item in worn)
        else:
            continue
        if not met:
            return False
    return True


# -- Enemies ---------------------------------------------------------------------------------------------------------
def foe_kit(g: Table, foe: Enemy) -> Kit:
    """What an Enemy brings to a combat: its card, what a Guardian carries, what the Mission or an Event gives it
    (MD-COMBAT-04)."""
    now: tuple[Any, ...] = (foe.card, *foe.gear)
    if foe.mark or g.lasting:
        now = (*now, "", foe.mark and (g.mission, foe.mark), *[lasting.card for lasting in g.lasting])
    found: Kit | None = g.content.memo.kits.get(now)
    return found or keep(g.content, now, make_foe_kit(g, foe))


def make_foe_kit(g: Table, foe: Enemy) -> Kit:
    content = g.content
    card = content.cards[foe.card]
    found = list(numbered(foe.card, card.powers))
    if foe.mark:
        for rule in content.missions[g.mission].happens:
            for deed in rule.does:
                if isinstance(deed, SpawnRoaming) and deed.mark == foe.mark:
                    found += numbered(f"{g.mission}/{foe.mark}", deed.powers)
    for lasting in g.lasting:
        for word in content.events[lasting.card].does if lasting.card in content.events else ():
            if isinstance(word, EmboldenEnemies):
                found += numbered(lasting.card, word.powers)
    carried: list[Pools] = []
    worn = [content.items[id] for id in foe.gear if id in content.items]
    for id in foe.gear:
        pools = carried_dice(content, id, card.dice)
        carried.append(pools)
        works = tuple(combat for combat in COMBATS if pools[combat])
        powers = content.cards[id].powers if id in content.cards else content.items[id].powers
        for source in numbered(id, powers, card=True, combats=works):
            if pools.defence if source.defends else works:
                found.append(source)
    dice: dict[str, tuple[int, int]] = {}
    for combat in COMBATS:
        own = card.dice[combat]
        if own:
            dice[combat] = (
                own.yellow + sum(pools[combat].yellow for pools in carried),
                own.red + sum(pools[combat].red for pools in carried),
            )
    dice["defence"] = (
        card.dice.defence.blue + sum(pools.defence.blue for pools in carried),
        card.dice.defence.green + sum(pools.defence.green for pools in carried),
    )
    return Kit([source for source in found if may_work(source.power, worn)], dice)


def carried_dice(content: Content, id: str, own: Pools) -> Pools:
    """What Equipment adds to a Guardian: only to types its own card has dice for, and nothing from Items and
    Consumables (MD-GUARDIAN-03, MD-GUARDIAN-04, MD-GUARDIAN-09)."""
    if id in content.cards:
        pools = content.cards[id].dice
    else:
        item = content.items[id]
        if item.slot not in ("body", "one-hand", "two-hands"):
            return NO_POOLS
        pools = item.dice
    return Pools(
        melee=pools.melee if own.melee else NO_DICE,
        ranged=pools.ranged if own.ranged else NO_DICE,
        magic=pools.magic if own.magic else NO_DICE,
        defence=pools.defence if own.defence else NO_DICE,
    )
