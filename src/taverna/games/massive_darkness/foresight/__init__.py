"""What a careful player can work out before an attack: the dice, the exact odds of Damage, who would fall, and what
would come back. Plain functions of what lies open; nothing on the table changes.

Choices that cost nothing are counted as a player who wants the most (or least) Damage makes them: Enchantments, dice of
either colour, rerolls of a whole side. Signature Skills, Consumables and rerolls of single dice are left out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ..records import (
    ATTACK_COLOURS,
    DEFENCE_COLOURS,
    AddDamage,
    AddSymbol,
    CancelSymbol,
    ChangeDice,
    ChangeHits,
    ChangeShields,
    Content,
    DoubleHits,
    HalfDamage,
    KillOutright,
    NoDice,
    ReachBoss,
    Reroll,
    Retaliate,
)
from ..rules import combat, dice
from ..rules.combat import SIDES, works
from ..rules.kits import Part, Source
from ..state import Combat, Enemy, Table
from .courses import Course, counterattack_intentions, intentions

Law = tuple[float, ...]
"""The chance of each amount 0, 1, 2…"""


class Forecast(msgspec.Struct, frozen=True):
    """What an attack would be."""

    wanted: dict[str, int]  # dice by colour before the limit
    handful: dict[str, int]  # dice that would be rolled
    lost: dict[str, int]  # to the limit of three of a colour (MD-DICE-07)
    damage: Law
    fallen: Law = ()  # Minions that would fall
    kill: float = 0.0  # that nobody of the Defender is left, or the Hero dies
    retaliation: float = 0.0  # that the Attacker suffers from Retaliate
    boss: float | None = None  # that a Boss dies whom the Damage may reach past his Minions, if it may

    @property
    def mean(self) -> float:
        return sum(amount * chance for amount, chance in enumerate(self.damage))


def attack(g: Table, seat: int, target: int | str, kind: str, how: str = "") -> Forecast:
    """A Hero's attack on an Enemy, or on a Pillar in a Zone."""
    if isinstance(target, str):
        pillar = g.pillar_at(target)
        c = Combat(seat, -1, True, kind, at=target, source=how)
        law, _, _ = odds(g, c)
        life = pillar.life if pillar is not None else 0
        return Forecast(c.wanted, c.handful, lost(g, c), law, kill=sum(law[life:]) if life else 0.0)
    foe = g.enemies[target]
    c = Combat(seat, target, True, kind, at=foe.at, source=how)
    law, back, outright = odds(g, c)
    fallen = [0.0] * (len(foe.minions) + 1)
    kill = outright
    for amount, chance in enumerate(law):
        dead, gone = falls(foe, amount)
        fallen[dead] += chance
        kill += chance * gone
    boss = sum(law[foe.life :]) if foe.minions and foe.life and reaches_boss(g, c, foe) else None
    return Forecast(c.wanted, c.handful, lost(g, c), law, tuple(fallen), kill, back, boss)


def reaches_boss(g: Table, c: Combat, foe: Enemy) -> bool:
    """Whether Damage may pass the Minions whatever the dice show (MD-MOB-06, MD-STUN-07)."""
    mine, _ = combat.kits(g, c)
    return foe.stunned or any(isinstance(word, ReachBoss) and works(g, c, source, True) for source, word in mine.result)


def strike(g: Table, foe: int, seat: int, kind: str) -> Forecast:
    """An Enemy's attack on a Hero."""
    c = Combat(seat, foe, False, kind, at=g.heroes[seat].at)
    law, back, _ = odds(g, c)
    return Forecast(c.wanted, c.handful, lost(g, c), law, kill=sum(law[g.heroes[seat].life :]), retaliation=back)


def lost(g: Table, c: Combat) -> dict[str, int]:
    capped = dice.capped(g.content, c.wanted)
    return {colour: amount - capped[colour] for colour, amount in c.wanted.items() if amount > capped[colour]}


def falls(foe: Enemy, amount: int) -> tuple[int, bool]:
    """How many Minions so much Damage kills, and whether that is the end of the Enemy (MD-MOB-12..14)."""
    if not foe.minions:
        return 0, amount >= foe.life
    dead = 0
    for life in sorted(foe.minions):
        if amount < life:
            break
        amount -= life
        dead += 1
    return dead, dead == len(foe.minions) and not foe.life


def coming(g: Table, seat: int) -> dict[int, list[tuple[Course, Forecast | None]]]:
    """The Counterattacks if the Hero's Activation ended now: every way each can go, and the odds of its attack."""
    return {
        id: [(course, _struck(g, course)) for course in courses]
        for id, courses in counterattack_intentions(g, seat).items()
    }


def threats(g: Table) -> dict[int, list[tuple[Course, Forecast | None]]]:
    """The same for the Enemies' Phase, if it began now."""
    return {id: [(course, _struck(g, course)) for course in courses] for id, courses in intentions(g).items()}


def _struck(g: Table, course: Course) -> Forecast | None:
    for step in course.steps:
        if step.do == "attack" and step.whom >= 0:
            return strike(g, course.enemy, step.whom, step.combat)
    return None


# -- odds ------------------------------------------------------------------------------------------------------------
def odds(g: Table, c: Combat) -> tuple[Law, float, float]:
    """The law of Damage of a combat, the chance that its Attacker suffers from Retaliate, and that the Defender dies
    outright."""
    mine, theirs = combat.kits(g, c)
    gather(g, c, mine, theirs)
    attacker, defender = (mine, theirs) if c.hero_attacks else (theirs, mine)
    judge = Judge(g, c, attacker, defender)
    content = g.content
    thrown = [
        tuple(faces_of(content, colour) for colour in colours for _ in range(c.handful[colour]))
        for colours in (ATTACK_COLOURS, DEFENCE_COLOURS)
    ]
    attack_law, defence_law = (hands(faces) if judge.removes else _totals(faces) for faces in thrown)
    more, less = judge.rerolls()
    found: dict[int, float] = {}
    back = outright = 0.0
    table: dict[Any, dict[Any, tuple[int, bool, bool]]] = {
        d: {a: judge.result(a, d) for a in attack_law} for d in defence_law
    }
    for d, chance_d in defence_law.items():
        row = table[d]
        chances = attack_law
        for _ in range(more):
            chances = again(chances, attack_law, {a: row[a][0] for a in row}, up=True)
        for a, chance_a in chances.items():
            amount, outdone, killed = row[a]
            chance = chance_a * chance_d
            found[amount] = found.get(amount, 0.0) + chance
            back += chance * outdone
            outright += chance * killed
    if less and not more:
        return lowered(attack_law, defence_law, table, less)
    return as_law(found), back, outright


def lowered(
    attack_law: dict[Any, float],
    defence_law: dict[Any, float],
    table: dict[Any, dict[Any, tuple[int, bool, bool]]],
    rolls: int,
) -> tuple[Law, float, float]:
    """The odds when the Defender may roll its dice again so often, to suffer less."""
    found: dict[int, float] = {}
    back = outright = 0.0
    for a, chance_a in attack_law.items():
        chances = defence_law
        for _ in range(rolls):
            chances = again(chances, defence_law, {d: table[d][a][0] for d in table}, up=False)
        for d, chance_d in chances.items():
            amount, outdone, killed = table[d][a]
            found[amount] = found.get(amount, 0.0) + chance_a * chance_d
            back += chance_a * chance_d * outdone
            outright += chance_a * chance_d * killed
    return as_law(found), back, outright


def again(now: dict[Any, float], fresh: dict[Any, float], worth: dict[Any, int], up: bool) -> dict[Any, float]:
    """The law after a reroll of a whole side, made whenever a fresh roll promises better."""
    mean = sum(worth[key] * chance for key, chance in fresh.items())
    kept = {key: chance for key, chance in now.items() if (worth[key] >= mean if up else worth[key] <= mean)}
    rest = 1.0 - sum(kept.values())
    return {key: kept.get(key, 0.0) + rest * chance for key, chance in fresh.items()}


def as_law(found: dict[int, float]) -> Law:
    return tuple(found.get(amount, 0.0) for amount in range(max(found) + 1))


def _totals(faces: tuple[Faces, ...]) -> dict[Any, float]:
    """As one die each, that shows it all."""
    return {(shown,): chance for shown, chance in totals(faces).items()}


def gather(g: Table, c: Combat, mine: Part, theirs: Part) -> None:
    """The dice of the roll, without asking anyone: of either colour the stronger (MD-COMBAT-03..05)."""
    combat.base(g, c)
    less: list[ChangeDice] = []
    free: list[ChangeDice] = []
    none: list[str] = []
    for part, hero_s in ((mine, True), (theirs, False)):
        for source, word in part.dice:
            if not works(g, c, source, hero_s):
                continue
            if isinstance(word, NoDice):
                none.append(word.side)
            elif word.amount < 0:
                less.append(word)
            elif word.of in c.wanted:
                c.wanted[word.of] += word.amount
            else:
                free.append(word)
    for word in free:
        for _ in range(word.amount):
            able = [x for x in stronger(word.of) if c.wanted[x] < g.content.dice[x].count]
            if able:
                c.wanted[able[0]] += 1
    c.handful = dice.capped(g.content, c.wanted)
    for word in less:
        for _ in range(-word.amount):
            able = [x for x in ([word.of] if word.of in c.handful else stronger(word.of)) if c.handful[x]]
            if able:
                c.handful[able[0]] -= 1
    for side in none:
        for colour in SIDES[side]:
            c.handful[colour] = 0


def stronger(side: str) -> list[str]:
    return [colour for colour in dice.STRONGER if colour in SIDES[side]]


class Sum:
    """A result on its way: Hits, Shields, extra Damage and symbols."""

    __slots__ = ("attack", "damage", "defence", "hits", "killed", "shields", "symbols")

    def __init__(self, attack: Any, defence: Any) -> None:
        self.attack = list(attack)
        self.defence = list(defence)
        self.hits = sum(one[0] for one in attack)
        self.shields = sum(one[0] for one in defence)
        self.damage = 0
        self.killed = False
        self.symbols = {
            "attack-bam": sum(one[1] for one in attack),
            "attack-diamond": sum(one[2] for one in attack),
            "defence-bam": sum(one[1] for one in defence),
            "defence-diamond": sum(one[2] for one in defence),
        }

    def net(self, halved: bool) -> int:
        amount: int = max(max(self.hits, 0) - max(self.shields, 0), 0) + self.damage
        return (amount + 1) // 2 if halved else amount


class Judge:
    """Skills and Enchantments of both sides, and what they make of a roll."""

    def __init__(self, g: Table, c: Combat, attacker: Part, defender: Part) -> None:
        self.g, self.c = g, c
        self.attacker, self.defender = attacker, defender
        hero_attacks = c.hero_attacks
        self.standing: list[tuple[Any, str]] = []
        for part, side in ((defender, "defence"), (attacker, "attack")):
            hero_s = (side == "attack") == hero_attacks
            self.standing += [(word, side) for source, word in part.result if works(g, c, source, hero_s)]
        self.spells = {
            side: [source for source in part.enchantments if not source.priced and self.works(source, side)]
            for part, side in ((defender, "defence"), (attacker, "attack"))
        }
        words = [word for sources in self.spells.values() for source in sources for word in source.power.does]
        self.removes = any(isinstance(word, ChangeDice | NoDice | DoubleHits) for word in words)
        self.halved = any(isinstance(word, HalfDamage) for word, _ in self.standing)
        self.retaliates = any(isinstance(word, Retaliate) for word, _ in self.standing)

    def works(self, source: Source, side: str) -> bool:
        return works(self.g, self.c, source, (side == "attack") == self.c.hero_attacks)

    def rerolls(self) -> tuple[int, int]:
        """How often the Hero may roll all Attack dice again as Attacker, or all Defence dice as Defender."""
        side = "attack" if self.c.hero_attacks else "defence"
        part = self.attacker if self.c.hero_attacks else self.defender
        n = sum(
            source.power.repeat
            for source, word in part.rerolls
            if isinstance(word, Reroll)
            and word.dice == "all"
            and not word.blanks
            and word.of in (side, "own", "either")
            and not source.priced
            and works(self.g, self.c, source, True)
        )
        return (n, 0) if self.c.hero_attacks else (0, n)

    def result(self, a: Any, d: Any) -> tuple[int, bool, bool]:
        """Damage, whether Shields outdid Hits so that the Defender Retaliates, and whether it dies outright."""
        now = Sum(a, d)
        for word, side in self.standing:
            self.change(now, word, side)
        for side in ("defence", "attack"):
            hero_s = (side == "attack") == self.c.hero_attacks
            if self.spells[side]:
                self.best(now, side) if hero_s else self.all(now, side)
        return now.net(self.halved), self.retaliates and now.shields > now.hits, now.killed

    def all(self, now: Sum, side: str) -> None:
        """An Enemy activates what it can, in order (MD-ENCH-09, MD-ENCH-10)."""
        for source in self.spells[side]:
            for _ in range(source.power.repeat):
                if not self.cast(now, source, side):
                    break

    def best(self, now: Sum, side: str) -> None:
        """A Hero activates what serves it best: for the most Damage, or the least."""
        sources = self.spells[side]
        order = sorted(sources, key=lambda source: self.gain(source, side), reverse=True)
        for source in order:
            for _ in range(source.power.repeat):
                if self.gain(source, side) <= 0 or not self.cast(now, source, side):
                    break

    def gain(self, source: Source, side: str) -> float:
        """How much an Enchantment serves, for each symbol it costs."""
        worth = 0.0
        for word in source.power.does:
            if isinstance(word, ChangeHits | AddDamage):
                worth += word.amount
            elif isinstance(word, ChangeShields):
                worth -= word.amount if side == "attack" else -word.amount
            elif isinstance(word, ChangeDice):
                worth += 1.5 * abs(word.amount)
            elif isinstance(word, DoubleHits | NoDice | KillOutright):
                worth += 4
        return worth / max(source.power.pay.bam + source.power.pay.diamond, 1)

    def cast(self, now: Sum, source: Source, side: str) -> bool:
        """Pay and do it, if there are symbols."""
        pay = source.power.pay
        if now.symbols[f"{side}-bam"] < pay.bam or now.symbols[f"{side}-diamond"] < pay.diamond:
            return False
        now.symbols[f"{side}-bam"] -= pay.bam
        now.symbols[f"{side}-diamond"] -= pay.diamond
        for word in source.power.does:
            self.change(now, word, side)
        return True

    def change(self, now: Sum, word: Any, side: str) -> None:
        kind = type(word)
        if kind is ChangeHits:
            now.hits += word.amount
        elif kind is ChangeShields:
            now.shields += word.amount
        elif kind is AddDamage:
            now.damage += word.amount
        elif kind is AddSymbol:
            now.symbols[f"{side}-{word.symbol}"] += word.amount
        elif kind is CancelSymbol:
            for symbol in ("bam", "diamond"):
                key = f"{word.side}-{symbol}"
                if word.symbol == "all":
                    now.symbols[key] = 0
                elif word.symbol == symbol:
                    now.symbols[key] = max(now.symbols[key] - 1, 0)
        elif kind is DoubleHits:
            now.hits += sum(one[0] for one in now.attack)
        elif kind is KillOutright:
            now.killed = True
        elif kind is ChangeDice and word.amount < 0:
            self.remove(now, "attack" if word.of in ("attack", *ATTACK_COLOURS) else "defence", -word.amount)
        elif kind is NoDice:
            self.remove(now, word.side, len(now.attack) + len(now.defence))

    def remove(self, now: Sum, side: str, amount: int) -> None:
        """The best dice of a side are taken away (MD-TYPE-07)."""
        there = now.attack if side == "attack" else now.defence
        for _ in range(min(amount, len(there))):
            main, bam, diamond = there.pop(0)
            if side == "attack":
                now.hits -= main
                now.symbols["attack-bam"] -= bam
                now.symbols["attack-diamond"] -= diamond
            else:
                now.shields -= main


# -- dice ------------------------------------------------------------------------------------------------------------
Shown = tuple[int, int, int]
"""What dice show together: Hits or Shields, Bams, Diamonds."""

Faces = tuple[tuple[int, int, int], ...]
"""The faces of a die: Hits or Shields, Bams, Diamonds."""


def faces_of(content: Content, colour: str) -> Faces:
    return tuple((one.hits + one.shields, one.bam, one.diamond) for one in content.dice[colour].faces)


Hand = tuple[tuple[int, int, int], ...]
"""What every die shows, the best first."""


@lru_cache(maxsize=1024)
def hands(dice: tuple[Faces, ...]) -> dict[Hand, float]:
    """Every way these dice can fall, die by die but without order, and how likely it is."""
    law: dict[Hand, float] = {(): 1.0}
    for faces in dice:
        part = 1 / len(faces)
        after: dict[Hand, float] = {}
        for hand, chance in law.items():
            for one in faces:
                key = tuple(sorted((*hand, one), reverse=True))
                after[key] = after.get(key, 0.0) + chance * part
        law = after
    return law


@lru_cache(maxsize=1024)
def totals(dice: tuple[Faces, ...]) -> dict[Shown, float]:
    """What these dice show together, and how likely it is."""
    law: dict[Shown, float] = {(0, 0, 0): 1.0}
    for faces in dice:
        part = 1 / len(faces)
        after: dict[Shown, float] = {}
        for (main, bam, diamond), chance in law.items():
            for one in faces:
                key = (main + one[0], bam + one[1], diamond + one[2])
                after[key] = after.get(key, 0.0) + chance * part
        law = after
    return law
