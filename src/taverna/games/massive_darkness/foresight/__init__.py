"""What a careful player can work out before an attack: the dice, the exact odds of Damage, who would fall, and what
would come back. Plain functions of what lies open; nothing on the table changes.

Choices that cost nothing are counted as a player who wants the most (or least) Damage makes them: Enchantments, dice of
either colour, rerolls of a whole side. Signature Skills, Consumables and rerolls of single dice are left out.
"""

from __future__ import annotations

import msgspec

from ..records.powers import ReachBoss
from ..rules import dice
from ..rules.combat.sides import kits, works
from ..state import Combat, Enemy, Table
from .chances import Law, odds
from .courses import Course, counterattack_intentions, intentions


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
    mine, _ = kits(g, c)
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
