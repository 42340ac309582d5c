"""What a Hero can do: Powers of the Hero card, the Class sheet and the Equipment, and whether they are in force."""

from __future__ import annotations

from typing import Any, TypeVar

from ..cards import (
    Equipped,
    InLight,
    InShadow,
    NoArmour,
    Power,
    ShadowMode,
    TwoHanded,
    TwoWeapons,
    Wounded,
)
from ..state import Hero, Table
from .ground import in_shadow

W = TypeVar("W")

Source = str
"""Where a Power comes from: a card, or "shadow", "special", "free" or "signature", or a Skill line."""


def powers(g: Table, hero: Hero) -> list[tuple[Source, Power]]:
    """Every Power the Hero has now, conditions aside, the Signature Skill not among them: Hero card, Free Class Skill,
    of each Skill line the highest acquired Skill that the Current Level unlocks, Equipped cards, Items and Consumables
    (MD-HERO-03, MD-CLASS-02, MD-CLASS-04..06, MD-LEVEL-08, MD-EQUIP-02, MD-EQUIP-07)."""
    known = g.__dict__.setdefault("powers", {})
    now = (g.level, *hero.skills.items(), hero.body, *hero.hands, "", *hero.pack)
    kept = known.get(hero.seat)
    if kept is not None and kept[0] == now:
        return kept[1]  # type: ignore[no-any-return]
    found = _powers(g, hero)
    known[hero.seat] = (now, found)
    return found


def _powers(g: Table, hero: Hero) -> list[tuple[Source, Power]]:
    content = g.content
    card, sheet = content.heroes[hero.hero], content.classes[hero.cls]
    found: list[tuple[Source, Power]] = [("shadow", power) for power in card.shadow.powers]
    found += [("special", power) for power in card.special.powers]
    found += [("free", power) for power in sheet.free.powers]
    if hero.skills:
        for line in sheet.lines:
            for step in reversed(line.steps[: hero.skills.get(line.id, 0)]):
                if step.level <= g.level:
                    found += [(line.id, power) for power in step.powers]
                    break
    for id in hero.worn():
        found += [(id, power) for power in content.items[id].powers]
    for id in dict.fromkeys(hero.pack):
        item = content.items[id]
        if item.slot in ("item", "consumable") and usable(g, id):
            found += [(id, power) for power in item.powers]
    return found


def usable(g: Table, card: str) -> bool:
    """Any Equipment at any Level, except that in Story Mode it must not be above the Current Level
    (MD-LEVEL-13, MD-STORY-12)."""
    return not g.story or g.content.items[card].level <= g.level


def signature(g: Table, hero: Hero) -> tuple[Power, ...]:
    """The Signature Skill of the Class (MD-SIG-03)."""
    return g.content.classes[hero.cls].signature.powers


# -- conditions ------------------------------------------------------------------------------------------------------
def shadowed(g: Table, hero: Hero) -> bool:
    """Whether the Hero's own Powers count it as in Shadow Mode (MD-SHADOW-01, 02)."""
    return in_shadow(g, hero.at) or any(ShadowMode is type(word) for word in always_on(g, hero))


def hidden(g: Table, hero: Hero) -> bool:
    """Whether those who look for it count it as in Shadow Mode (MD-SHADOW-03)."""
    if in_shadow(g, hero.at):
        return True
    return any(type(word) is ShadowMode and not word.skills_only for word in always_on(g, hero))


def always_on(g: Table, hero: Hero) -> list[Any]:
    """Words of Powers that work all the time and need nothing."""
    return [
        word for _, power in powers(g, hero) if "always" in power.on and not power.needs for word in power.does
    ]


def standing(g: Table, hero: Hero, kind: type[W]) -> list[W]:
    """Words of one kind among the Powers that work all the time, if their conditions are met (MD-COND-01)."""
    found: list[W] = []
    for source, power in powers(g, hero):
        if "always" not in power.on:
            continue
        for word in power.does:
            if type(word) is kind and met(g, hero, source, power):
                found.append(word)
    return found


def has(g: Table, hero: Hero, kind: type) -> bool:
    """Whether a word of this kind is in force: Evasive, Taunt…"""
    return bool(standing(g, hero, kind))


def met(g: Table, hero: Hero, source: Source, power: Power) -> bool:
    """Whether the conditions of a Power are met, as far as they do not speak of a combat; the Skill in the Shadow Mode
    box of a Hero card needs Shadow anyway (MD-HERO-02, MD-COND-01)."""
    if source == "shadow" and not shadowed(g, hero):
        return False
    return all(need_met(g, hero, need) for need in power.needs)


def need_met(g: Table, hero: Hero, need: Any) -> bool:
    """One condition in brackets, those of a combat aside (MD-COND-04..11)."""
    kind = type(need)
    if kind is InShadow:
        return shadowed(g, hero)
    if kind is InLight:
        return not in_shadow(g, hero.at)
    if kind is TwoWeapons:
        return sum(1 for id in hero.hands if g.content.items[id].weapon) == 2
    if kind is TwoHanded:
        return any(g.content.items[id].slot == "two-hands" and g.content.items[id].weapon for id in hero.hands)
    if kind is Equipped:
        return any(tag in need.tags for id in hero.worn() for tag in g.content.items[id].tags)
    if kind is NoArmour:
        return not any("armour" in g.content.items[id].tags for id in hero.worn())
    if kind is Wounded:
        return hero.most - hero.life >= need.least
    return True


# -- how often -------------------------------------------------------------------------------------------------------
SPENT = {"activation": "used", "round": "used_round", "enemies-phase": "used_round", "mission": "used_game"}


def left(hero: Hero, source: Source, power: Power) -> bool:
    """Whether a Power that works so often in a span may work once more."""
    if power.per is None or power.per == "combat":
        return True
    used: list[str] = getattr(hero, SPENT[power.per])
    return used.count(source) < power.repeat


def spend(hero: Hero, source: Source, power: Power) -> None:
    """It has worked once."""
    if power.per is not None and power.per != "combat":
        getattr(hero, SPENT[power.per]).append(source)
