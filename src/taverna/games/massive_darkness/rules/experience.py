"""Experience: what Heroes gain and lose (p. 31)."""

from __future__ import annotations

from .. import events as ev
from ..state import MOST_XP, Hero, Table

MICRO = 5  # Micro-XP make one XP


def gain(g: Table, hero: Hero, amount: int) -> None:
    """So much XP, 30 unspent at most; in Story Mode Micro-XP, of which five become one XP. The dead gain nothing, those
    who have left do (MD-XP-06, MD-XP-11, MD-LIFE-05, MD-STORY-02, MD-STORY-03, MD-STORY-23)."""
    if amount <= 0 or (hero.dead and not g.options.dead_gain_xp):
        return
    if g.story:
        hero.micro += amount
        g.emit(ev.GainedMicroXp(who=hero.seat, amount=amount, micro=hero.micro))
        amount, hero.micro = divmod(hero.micro, MICRO)
        if not amount:
            return
    hero.xp = min(hero.xp + amount, MOST_XP)
    if g.heard:
        g.emit(ev.GainedXp(who=hero.seat, amount=amount, xp=hero.xp))


def gain_all(g: Table, amount: int) -> None:
    """Every Hero gains it (MD-XP-02..04)."""
    for hero in g.heroes:
        gain(g, hero, amount)


def lose(g: Table, hero: Hero, amount: int) -> None:
    """Unspent XP is lost, as far as there is some."""
    amount = min(amount, hero.xp)
    if amount > 0:
        hero.xp -= amount
        g.emit(ev.LostXp(who=hero.seat, amount=amount, xp=hero.xp))


def worth(hero: Hero) -> tuple[int, int]:
    """How experienced a Hero is for those who choose a target: unspent XP, then Micro-XP (MD-FOE-06, MD-STORY-05)."""
    return hero.xp, hero.micro
