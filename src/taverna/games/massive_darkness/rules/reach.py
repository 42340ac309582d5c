"""Whom a Hero's attacks reach (pp. 19, 25, 33)."""

from __future__ import annotations

from ..records.powers import CombatRange, SwordAndSpell
from ..state import Hero, Table
from . import page
from .kits import RANGES, SPELL_SWORD, Kit, hero_kit
from .sight import layout
from .skills import has, standing

OUT_OF_RANGE = {"melee": "MD-EQUIP-10", "ranged": "MD-EQUIP-11", "magic": "MD-EQUIP-12", SPELL_SWORD: "MD-SKILL-08"}


def reach(g: Table, hero: Hero, combat: str) -> tuple[int, int]:
    """From where to where attacks of a type reach (MD-EQUIP-10..13)."""
    if combat != SPELL_SWORD and CombatRange in hero_kit(g, hero).always:
        for word in standing(g, hero, CombatRange):
            if word.combat == combat:
                return word.least, word.most
    return RANGES[combat]


def in_reach(g: Table, hero: Hero, combat: str) -> dict[str, int]:
    """Zones that attacks of a type reach: in Line of Sight and Range, never past a Pillar (MD-FIGHT-02, MD-M08-05)."""
    return within(g, hero, *reach(g, hero, combat))


def within(g: Table, hero: Hero, least: int, most: int) -> dict[str, int]:
    """The same of attacks that reach from so far to so far."""
    if not most:
        return {hero.at: 0}
    found = layout(g).seen(hero.at, least, most)
    return {at: far for at, far in found.items() if clear_shot(g, hero, at)} if g.pillars else found


def clear_shot(g: Table, hero: Hero, to: str) -> bool:
    """No Pillar that stops attacks stands in the way; one may stand where the attack goes, and from its Zone one may
    attack the way one came (MD-M08-05, MD-M10-17)."""
    if hero.at == to:
        return True
    zones = g.map.zones
    here, there = zones[hero.at], zones[to]
    rows, columns = sorted((here.row, there.row)), sorted((here.column, there.column))

    def between(at: str) -> bool:
        zone = zones[at]
        return zone.stage == here.stage and rows[0] <= zone.row <= rows[1] and columns[0] <= zone.column <= columns[1]

    back = hero.at if hero.came_from and between(hero.came_from) else ""
    return not any(
        pillar.at not in (to, back) and between(pillar.at) and page.blocked(g, pillar.at) is not None
        for pillar in g.pillars
    )


def targets(g: Table, hero: Hero, combat: str) -> list[int | str]:
    """Whom attacks of a type reach: Enemies by number, Pillars that Heroes may attack by Zone."""
    return found_in(g, in_reach(g, hero, combat))


def found_in(g: Table, zones: dict[str, int]) -> list[int | str]:
    """Whom attacks that reach these Zones meet there."""
    found: list[int | str] = [
        enemy.id
        for enemy in g.enemies.values()
        if enemy.at in zones and not (enemy.mark and page.untouchable(g, enemy))
    ]
    if g.pillars:
        for pillar in g.pillars:
            rule = page.pillar_rule(g, pillar)
            if pillar.at in zones and rule is not None and rule.attacked_by == "heroes" and pillar.at not in found:
                found.append(pillar.at)
    return found


def combats(g: Table, hero: Hero) -> list[str]:
    """The combat types for which a weapon is Equipped; with Sword and Spell, Melee weapons for Magic too
    (MD-FIGHT-01, MD-SKILL-08)."""
    known = hero_kit(g, hero)
    if SwordAndSpell in known.always and "melee" in known.combats and has(g, hero, SwordAndSpell):
        return [*known.combats, SPELL_SWORD]
    return known.combats


def reaches(g: Table, hero: Hero, known: Kit) -> dict[str, tuple[int, int]]:
    """The same of what a Hero has, with from where to where each of them reaches (MD-EQUIP-10..13)."""
    if CombatRange in known.always or SwordAndSpell in known.always:
        return {combat: reach(g, hero, combat) for combat in combats(g, hero)}
    return known.spans
