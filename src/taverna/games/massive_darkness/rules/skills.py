"""What a Hero can do beyond combat: Powers that always work, and Powers used at will (p. 52)."""

from __future__ import annotations

from typing import Any, TypeVar

from ..powers import InLight, InShadow, Power, ShadowMode, Wounded
from ..state import Hero, Table
from .ground import in_shadow
from .kits import Source, hero_kit

W = TypeVar("W")


class Gifts:
    """The Powers of a Hero outside combat, sorted by when they matter."""

    __slots__ = ("always", "dying", "harm", "kit", "start", "will")

    def __init__(self, kit: Any) -> None:
        self.kit = kit
        sources: list[Source] = kit.sources
        self.always = [source for source in sources if "always" in source.power.on]
        self.will = [source for source in sources if "turn" in source.power.on or "will" in source.power.on]
        self.start = [source for source in sources if "start" in source.power.on]
        self.harm = [source for source in sources if "harm" in source.power.on]
        self.dying = [source for source in sources if "dying" in source.power.on]


def gifts(g: Table, hero: Hero) -> Gifts:
    """What the Hero has now: Hero card, Free Class Skill, of each Skill line the highest acquired Skill that the
    Current Level unlocks, Equipped cards, Items and Consumables (MD-HERO-03, MD-CLASS-02, MD-CLASS-04..06,
    MD-LEVEL-08, MD-EQUIP-02, MD-EQUIP-07)."""
    kit = hero_kit(g, hero)
    known: dict[int, Gifts] = g.__dict__.setdefault("gifts", {})
    found = known.get(hero.seat)
    if found is None or found.kit is not kit:
        found = known[hero.seat] = Gifts(kit)
    return found


def titled(hero: Hero, name: str) -> str:
    """The id by which a Skill is named: "special" is "sibyl-special", "signature" is "battle-wizard-signature"; cards
    and Skill lines have their own."""
    if name == "shadow":
        return "shadow-mode"
    if name == "special":
        return f"{hero.hero}-special"
    if name in ("free", "signature"):
        return f"{hero.cls}-{name}"
    return name


# -- conditions ------------------------------------------------------------------------------------------------------
def shadowed(g: Table, hero: Hero) -> bool:
    """Whether the Hero's own Powers count it as in Shadow Mode (MD-SHADOW-01, MD-SHADOW-02)."""
    if in_shadow(g, hero.at):
        return True
    return any(type(word) is ShadowMode for source in gifts(g, hero).always for word in source.power.does)


def hidden(g: Table, hero: Hero) -> bool:
    """Whether those who look for it count it as in Shadow Mode (MD-SHADOW-03)."""
    if in_shadow(g, hero.at):
        return True
    words = [word for source in gifts(g, hero).always for word in source.power.does]
    return any(type(word) is ShadowMode and not word.skills_only for word in words)


def met(g: Table, hero: Hero, source: Source) -> bool:
    """Whether the conditions of a Power are met, as far as they speak neither of Equipment, which is settled, nor of a
    combat; the Shadow Mode Skill of a Hero card needs Shadow anyway (MD-HERO-02, MD-COND-01, MD-COND-07,
    MD-COND-11)."""
    if source.name == "shadow" and not shadowed(g, hero):
        return False
    for need in source.power.needs:
        if isinstance(need, InShadow):
            if not shadowed(g, hero):
                return False
        elif isinstance(need, InLight):
            if in_shadow(g, hero.at):
                return False
        elif isinstance(need, Wounded) and hero.most - hero.life < need.least:
            return False
    return True


def standing(g: Table, hero: Hero, kind: type[W]) -> list[W]:
    """Words of one kind among the Powers that work all the time, if their conditions are met."""
    found: list[W] = []
    for source in gifts(g, hero).always:
        for word in source.power.does:
            if type(word) is kind and met(g, hero, source):
                found.append(word)
    return found


def has(g: Table, hero: Hero, kind: type) -> bool:
    """Whether a word of this kind is in force: Evasive, Taunt…"""
    for source in gifts(g, hero).always:
        for word in source.power.does:
            if type(word) is kind and met(g, hero, source):
                return True
    return False


# -- how often -------------------------------------------------------------------------------------------------------
SPENT = {"activation": "used", "round": "used_round", "enemies-phase": "used_round", "mission": "used_game"}


def left(hero: Hero, name: str, power: Power) -> bool:
    """Whether a Power that works so often in a span may work once more; a Signature Skill once from one Activation of
    its owner to the next (MD-SIG-02)."""
    if name == "signature" and hero.signature:
        return False
    if power.per is None or power.per == "combat":
        return True
    used: list[str] = getattr(hero, SPENT[power.per])
    return used.count(name) < power.repeat


def spend(hero: Hero, name: str, power: Power) -> None:
    """It has worked once."""
    if name == "signature":
        hero.signature = True
    if power.per is not None and power.per != "combat":
        getattr(hero, SPENT[power.per]).append(name)
