"""The exact odds of a combat: what the rule makes of every roll there can be.

The dice are gathered, the result is changed and the symbols are spent by the rule's own functions; here is only who
answers, and how likely each roll is. A Hero takes of either colour the stronger die, and activates Enchantments for the
most (or least) Damage.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from taverna.core.ask import AskAny, Flow
from taverna.core.state import Event

from ..records.lexicon import WORDS
from ..records.powers import (
    ATTACK_COLOURS,
    DEFENCE_COLOURS,
    AddDamage,
    ChangeDice,
    DoubleHits,
    HalfDamage,
    NoDice,
    Reroll,
)
from ..rules.combat import result, rolling
from ..rules.combat.sides import SIDES, kits, side_of, works
from ..rules.kits import Part, Source
from ..state import Combat, Table
from .falls import Hand, Lying, faces_of, hands, totals

EXPECTED = WORDS.of("expected")
Law = tuple[float, ...]
"""The chance of each amount 0, 1, 2…"""
Fall = dict[Any, float]
"""How one side's dice may fall."""
Outcome = tuple[int, bool, bool]
"""Damage, whether Shields outdid Hits so that the Defender Retaliates, and whether it dies outright."""


def odds(g: Table, c: Combat) -> tuple[Law, float, float]:
    """The law of Damage of a combat, the chance that its Attacker suffers from Retaliate, and that the Defender dies
    outright."""
    mine, theirs = kits(g, c)
    gather(g, c, mine, theirs)
    attacker, defender = (mine, theirs) if c.hero_attacks else (theirs, mine)
    judge = Judge(g, c, attacker, defender)
    attack_law, defence_law = (judge.falls(colours) for colours in (ATTACK_COLOURS, DEFENCE_COLOURS))
    more, less = judge.rerolls()
    found: dict[int, float] = {}
    back = outright = 0.0
    table: dict[Any, dict[Any, Outcome]] = {d: {a: judge.result(a, d) for a in attack_law} for d in defence_law}
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
    attack_law: Fall,
    defence_law: Fall,
    table: dict[Any, dict[Any, Outcome]],
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


def again(now: Fall, fresh: Fall, worth: dict[Any, int], up: bool) -> Fall:
    """The law after a reroll of a whole side, made whenever a fresh roll promises better."""
    mean = sum(worth[key] * chance for key, chance in fresh.items())
    kept = {key: chance for key, chance in now.items() if (worth[key] >= mean if up else worth[key] <= mean)}
    rest = 1.0 - sum(kept.values())
    return {key: kept.get(key, 0.0) + rest * chance for key, chance in fresh.items()}


def as_law(found: dict[int, float]) -> Law:
    return tuple(found.get(amount, 0.0) for amount in range(max(found) + 1))


def gather(g: Table, c: Combat, mine: Part, theirs: Part) -> None:
    """The dice of the roll, by the rule that gathers them; it tells nobody."""
    quiet = copy(g)
    quiet.__dict__.update(g.__dict__)
    quiet.__dict__["emit"] = unheard
    answered(rolling.gather(quiet, c, mine, theirs))


def unheard(event: Event) -> None:
    """What is only reckoned has not happened."""


def answered(flow: Flow) -> None:
    """Go through a rule with the first answer wherever it asks: of either colour, that is the stronger die."""
    answer = None
    while True:
        try:
            asked = flow.send(answer)
        except StopIteration:
            return
        if isinstance(asked, AskAny):
            first = next(iter(asked.asks.values()))
            answer = (first.seat, first.pick(0.0))
        else:
            answer = asked.pick(0.0)


def symbols_on(hand: Hand) -> dict[str, int]:
    bam = diamond = 0
    for die in hand:
        bam += die[1]
        diamond += die[2]
    return {"bam": bam, "diamond": diamond}


class Reckoned:
    """A result on its way, as a roll would lead to it (`rules.combat.result.Sum`)."""

    __slots__ = (
        "attack",
        "damage",
        "defence",
        "halved",
        "hits",
        "killed",
        "late",
        "retaliate",
        "shields",
        "symbols",
        "to_boss",
    )

    def __init__(self, attack: Hand, defence: Hand, late: int) -> None:
        self.attack = list(attack)
        self.defence = list(defence)
        self.hits = self.shields = self.damage = self.retaliate = 0
        self.to_boss = self.halved = self.killed = False
        self.late = late  # Damage that waits for an attack without any (MD-GLOSS-09)
        self.symbols = {"attack": symbols_on(attack), "defence": symbols_on(defence)}

    def shown(self) -> int:
        """Hits on the Attack dice."""
        return sum([die[0] for die in self.attack])

    def remove(self, step: str, side: str, at: int) -> None:
        """A die is taken away."""
        there = self.attack if side == "attack" else self.defence
        _, bam, diamond, _ = there.pop(at)
        result.recount(self, step, side, -bam, -diamond)


class Judge:
    """Skills and Enchantments of both sides, and what they make of a roll."""

    def __init__(self, g: Table, c: Combat, attacker: Part, defender: Part) -> None:
        self.g, self.c = g, c
        self.attacker, self.defender = attacker, defender
        parts = ((defender, "defence"), (attacker, "attack"))
        self.standing = [
            (word, side) for part, side in parts for source, word in part.result if self.works(source, side)
        ]
        self.spells = {
            side: [source for source in part.enchantments if not source.priced and self.works(source, side)]
            for part, side in parts
        }
        self.order = {side: self.wanted(side) for _, side in parts}
        words = [word for sources in self.spells.values() for source in sources for word in source.power.does]
        self.removes = any(isinstance(word, ChangeDice | NoDice | DoubleHits) for word in words)
        self.halved = any(isinstance(word, HalfDamage) for word, _ in self.standing)
        self.late = sum(late_damage(source) for source in attacker.late if self.works(source, "attack"))

    def works(self, source: Source, side: str) -> bool:
        return works(self.g, self.c, source, self.hero_s(side))

    def hero_s(self, side: str) -> bool:
        """Whether it is the Hero's side."""
        return (side == "attack") == self.c.hero_attacks

    def falls(self, colours: tuple[str, ...]) -> Fall:
        """How the dice of a side may fall: die by die if Enchantments speak of dice, else as one that shows it all."""
        thrown = [(faces_of(self.g.content, one), one) for one in colours for _ in range(self.c.handful[one])]
        if self.removes:
            return hands(tuple(thrown))
        return {((*shown, ""),): chance for shown, chance in totals(tuple([faces for faces, _ in thrown])).items()}

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

    def wanted(self, side: str) -> list[Source]:
        """The Enchantments of a side as they will be activated: all an Enemy can, in order; those that serve a Hero,
        the best first (MD-ENCH-09, MD-ENCH-10)."""
        spells = self.spells[side]
        if not self.hero_s(side):
            return spells
        return sorted([one for one in spells if self.gain(one, side) > 0], key=lambda one: -self.gain(one, side))

    def gain(self, source: Source, side: str) -> float:
        """How much an Enchantment serves, for each symbol it costs."""
        worth: float = sum(EXPECTED[type(word)](word, side) for word in source.power.does)
        return worth / max(source.power.pay.bam + source.power.pay.diamond, 1)

    def result(self, a: Hand, d: Hand) -> Outcome:
        """What a roll comes to: Skills, Enchantments of the Defender, then of the Attacker, then Damage."""
        now = Reckoned(a, d, self.late)
        for word, side in self.standing:
            result.COUNTED[type(word)](now, word, side, now.shown())
        for side in ("defence", "attack"):
            for source in self.order[side]:
                for _ in range(source.power.repeat):
                    if not result.affords(now, side, source.power.pay):
                        break
                    self.cast(now, source, side)
        hits, shields = result.totals(now, now.shown(), sum([die[0] for die in now.defence]))
        amount = result.dealt(now, hits, shields)
        return amount or now.late, bool(now.retaliate) and shields > hits, now.killed

    def cast(self, now: Reckoned, source: Source, side: str) -> None:
        """An Enchantment is paid for, and works at once or when the Damage is known."""
        result.spend(now, side, source.power.pay)
        if source.waits:
            now.late += late_damage(source) if side == "attack" else 0
            return
        for word in source.power.does:
            counted = result.COUNTED.get(type(word))
            if counted is not None:
                counted(now, word, side, now.shown())
            elif isinstance(word, ChangeDice) and word.amount < 0:
                self.take_away(now, word, side)
            elif isinstance(word, NoDice):
                for at in reversed(range(len(now.attack if word.side == "attack" else now.defence))):
                    now.remove(side, word.side, at)

    def take_away(self, now: Reckoned, word: ChangeDice, step: str) -> None:
        """The best dice of a side, and of those alike the one with most symbols; but where an Enemy takes away dice of
        a Hero's attack, the players keep the symbols (MD-TYPE-07)."""
        side = side_of(word)
        there: list[Lying] = now.attack if side == "attack" else now.defence
        for _ in range(-word.amount):
            able = [at for at, die in enumerate(there) if word.of in SIDES or die[3] == word.of]
            if not able:
                return
            best = [able[nth] for nth in result.strongest([there[at][0] for at in able])]
            now.remove(step, side, best[0 if self.hero_s(step) else -1])


def late_damage(source: Source) -> int:
    return sum(word.amount for word in source.power.does if isinstance(word, AddDamage))
