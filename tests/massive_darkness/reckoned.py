"""What a Power of the box should do, reckoned by hand, word by word, from dice that all show one Hit or one Shield; and
heroes set up so that its conditions are met, or are not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import yaml

import taverna
from taverna.core.table import Table
from taverna.games.massive_darkness import records as c

from .packs import DARK, DUMMY, LIT
from .tables import asked, offered, put, say

BOX = taverna.find("massive-darkness").content()
COMBAT = ("attack", "melee", "ranged", "magic", "defence", "melee-defence", "ranged-defence", "magic-defence")
SWORD = {"sword": "short-sword", "mace": "mace", "hammer": "hammer", "shield": "buckler"}
HIT = {"yellow": 1, "red": 1, "blue": 2, "green": 2}  # faces with one Hit or Shield
BAM = {"yellow": 5, "red": 3, "blue": 5, "green": 3}  # with two and a Bam
DIAMOND = {"red": 5, "green": 5}  # with three and a Diamond
MOST = 3  # dice of a colour


class Case(NamedTuple):
    """A Power, and what a Hero must be or have for it."""

    id: str
    power: c.Power
    key: str  # by which questions name it
    hero: str = "siegfried"  # whose own Powers matter in no attack
    cls: str = "darkness-ranger"
    skills: tuple[tuple[str, int], ...] = ()
    level: int = 1
    item: str = ""


def cases() -> Iterator[Case]:
    """Hero cards, Class sheets, Equipment."""
    for id, hero in BOX.heroes.items():
        for name, skill in (("shadow", hero.shadow), ("special", hero.special)):
            for power in skill.powers:
                yield Case(f"{id}-{name}", power, name, hero=id)
    for id, sheet in BOX.classes.items():
        for name, skill in (("signature", sheet.signature), ("free", sheet.free)):
            for power in skill.powers:
                yield Case(f"{id}-{name}", power, name, cls=id)
        for line in sheet.lines:
            for number, step in enumerate(line.steps, 1):
                for at, power in enumerate(step.powers):
                    key = line.id if not at else f"{line.id}/{at}"
                    bought = ((line.id, number),)
                    yield Case(f"{id}-{key}-{number}", power, key, cls=id, skills=bought, level=step.level)
    for id, item in BOX.items.items():
        for at, power in enumerate(item.powers):
            key = id if not at else f"{id}/{at}"
            yield Case(key, power, key, item=id, level=item.level)


CASES = list(cases())


PLAYED: list[Case] = []


def of(*moments: str, doing: Any = object, needing: Any = None) -> Any:
    """Cases of some moments in which a word of this kind stands, or a condition; each under its own name."""
    found = [
        case
        for case in CASES
        if set(case.power.on) & set(moments)
        and any(isinstance(word, doing) for word in case.power.does)
        and (needing is None or any(isinstance(need, needing) for need in case.power.needs))
    ]
    PLAYED.extend(found)
    return pytest.mark.parametrize("case", found, ids=[case.id for case in found])


# -- setting up ------------------------------------------------------------------------------------------------------
def new(
    case: Case, change: Any, seats: int = 1, dice: str | None = "{melee: {yellow: 2}, defence: {blue: 2}}"
) -> Table:
    """A table where the Hero has the Power, and a dummy of many Lives stands by, if it has dice; the Round is about to
    begin."""
    pack: Any = None
    if dice is not None:
        card = {"life": 30, "dice": yaml.safe_load(dice)}
        name = {"en": "X", "es": "X", "pt-BR": "X"}
        dummy = {"id": DUMMY, "name": name, "source": "pack", "rank": "roaming"}
        pack = {"enemies": {DUMMY: {**dummy, "cards": [{"tier": "lower", **card}, {"tier": "higher", **card}]}}}
    others = [name for name in ("elias", "owen") if name != case.hero][: seats - 1]
    chosen = {"heroes": [case.hero, *others], "classes": [case.cls] + ["battle-wizard"] * (seats - 1)}
    t = Table(taverna.find("massive-darkness"), seats, 0, chosen, pack)

    def arrange(g: Any) -> None:
        g.level, g.events = case.level, ["blessing-silence"] * 30
        for hero in g.heroes:
            hero.at = LIT
        hero = g.heroes[0]
        hero.skills, hero.body, hero.hands, hero.pack = dict(case.skills), "", ["axe"], []
        if case.item:
            hold(hero, case.item)
        if dice is not None:
            put(g, f"{DUMMY}-lower", LIT)
        g.phase, g.round, g.active = "start", 0, -1
        change(g)

    t.arrange(arrange)
    return t


def hold(hero: Any, id: str) -> None:
    """A card in its slot."""
    slot = BOX.items[id].slot
    if slot == "body":
        hero.body = id
    elif slot in ("one-hand", "two-hands"):
        hero.hands = [id]
    else:
        hero.pack = [id]


def meet(hero: Any, case: Case, kind: str, met: bool) -> str:
    """Make all conditions of a Power true, or the one it has false; returns the Zone to fight in."""
    at = LIT
    for need in case.power.needs:
        if isinstance(need, c.InShadow):
            at = DARK if met else LIT
        elif isinstance(need, c.InLight):
            at = LIT if met else DARK
        elif isinstance(need, c.TwoWeapons):
            hero.hands = ["dagger", "dagger"] if met else ["dagger"]
        elif isinstance(need, c.TwoHanded):
            hero.hands = ["axe"] if met else ["dagger", "dagger"]
        elif isinstance(need, c.Equipped):
            hero.hands = [SWORD[need.tags[0]] if met else "dagger"]
        elif isinstance(need, c.NoArmour):
            hero.body = "" if met else "leather-armour"
        elif isinstance(need, c.Wounded):
            hero.life = hero.most - need.least + (not met)
    return at


def kinds(case: Case) -> list[str]:
    """The combats in which a Power should be tried: of its own kind, with its own weapon."""
    weapon = [kind for kind in c.COMBATS if case.item and BOX.items[case.item].dice[kind]]
    named = [
        moment.removesuffix("-defence") for moment in case.power.on if moment.removesuffix("-defence") in c.COMBATS
    ]
    return named or weapon or list(c.COMBATS)


# -- reckoning by hand -----------------------------------------------------------------------------------------------
class Roll:
    """What an attack must come to, if all dice show one Hit or one Shield."""

    def __init__(self, dice: dict[str, int], side: str, power: c.Power, works: bool) -> None:
        self.power, self.side = power, side
        self.paid = works and (bool(power.pay.bam) or bool(power.pay.diamond))
        self.dice = {colour: dice.get(colour, 0) for colour in HIT}
        before = [word for word in power.does if isinstance(word, c.ChangeDice) and works and not power.enchantment]
        for word in before:
            if word.amount > 0:
                self.dice[word.of] += word.amount
        self.dice = {colour: min(amount, MOST) for colour, amount in self.dice.items()}
        for word in before:
            if word.amount < 0:
                self.take(word)
        hits, shields = (sum(self.dice[colour] for colour in pair) for pair in (("yellow", "red"), ("blue", "green")))
        if self.paid:  # the face that pays shows more than one
            extra = 2 * bool(power.pay.diamond) or 1
            hits, shields = (hits + extra, shields) if side == "attack" else (hits, shields + extra)
        damage = 0
        for word in power.does if works else ():
            if isinstance(word, c.ChangeHits):
                hits += word.amount
            elif isinstance(word, c.ChangeShields):
                shields += word.amount
            elif isinstance(word, c.AddDamage):
                damage += word.amount
            elif isinstance(word, c.ChangeDice) and power.enchantment:
                shields += word.amount  # each die that is taken shows one
        self.hits, self.shields = max(hits, 0), max(shields, 0)
        self.damage = max(self.hits - self.shields, 0) + damage
        if works and any(isinstance(word, c.HalfDamage) for word in power.does):
            self.damage = (self.damage + 1) // 2

    def take(self, word: c.ChangeDice) -> None:
        """Dice that are not rolled; the dummy has only blue ones."""
        colours = ["blue"] if word.of == "defence" else [word.of]
        for colour in colours:
            self.dice[colour] = max(self.dice[colour] + word.amount, 0)

    def luck(self) -> list[int]:
        """The faces, in the order in which dice are rolled."""
        pays: dict[str, int] = {}
        if self.paid:
            colours = ("yellow", "red") if self.side == "attack" else ("blue", "green")
            faces = DIAMOND if self.power.pay.diamond else BAM
            pays = {next(colour for colour in colours if colour in faces and self.dice[colour]): 1}
        told = []
        for colour, amount in self.dice.items():
            for at in range(amount):
                if pays and colour in pays and not at:
                    told.append((DIAMOND if self.power.pay.diamond else BAM)[colour])
                else:
                    told.append(HIT[colour])
        return told


def carried(hero: Any, kind: str) -> dict[str, int]:
    """The dice of all Equipped cards for an attack of a kind, or for Defence."""
    found: dict[str, int] = {}
    for id in hero.worn():
        pool = BOX.items[id].dice[kind]
        for colour in HIT:
            found[colour] = found.get(colour, 0) + getattr(pool, colour)
    return found


def answers(t: Table, key: str, use: bool) -> None:
    """Use the Power wherever it is on offer, and nothing else."""
    for _ in range(20):
        if t.over or asked(t)[1] in ("act", "learn") or not t.state.combat:
            return
        ids = offered(t)
        mine = [id for id in ids if id == key or id.startswith(f"{key},")]
        if use and mine and asked(t)[1] in ("boost", "enchantment", "reroll", "fill-blank"):
            say(t, mine[0])
        else:
            say(t, next((id for id in ("none", "keep", "done") if id in ids), ids[0]))


RECKONED = (
    c.ChangeDice,
    c.ChangeHits,
    c.ChangeShields,
    c.AddDamage,
    c.HalfDamage,
    c.Stun,
    c.Heal,
    c.Hurt,
    c.CancelSymbol,
    c.NoDice,
)
"""Words that tell in one attack; others have tests of their own."""
