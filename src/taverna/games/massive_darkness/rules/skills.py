"""What a Hero can do beyond combat: Powers that always work, and Powers used at will (p. 52)."""

from __future__ import annotations

from typing import TypeVar

from ..records.powers import InLight, InShadow, Power, ShadowMode, Wounded
from ..state import Hero, Table
from .kits import Source, hero_kit
from .sight import lit

W = TypeVar("W")


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
    """Whether the Hero's own Powers count it as in Shadow Mode (MD-SHADOW-01, MD-SHADOW-02); nowhere it is not."""
    return hero.at != "" and (not lit(g, hero.at) or ShadowMode in hero_kit(g, hero).always)


def hidden(g: Table, hero: Hero) -> bool:
    """Whether those who look for it count it as in Shadow Mode (MD-SHADOW-03)."""
    if not lit(g, hero.at):
        return True
    there = hero_kit(g, hero).always.get(ShadowMode)
    return there is not None and any(not word.skills_only for _, word in there)


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
            if hero.at == "" or not lit(g, hero.at):
                return False
        elif isinstance(need, Wounded) and hero.most - hero.life < need.least:
            return False
    return True


def standing(g: Table, hero: Hero, kind: type[W]) -> list[W]:
    """Words of one kind among the Powers that work all the time, if their conditions are met."""
    there = hero_kit(g, hero).always.get(kind)
    return [word for source, word in there if met(g, hero, source)] if there else []


def has(g: Table, hero: Hero, kind: type) -> bool:
    """Whether a word of this kind is in force: Evasive, Taunt…"""
    there = hero_kit(g, hero).always.get(kind)
    if there is not None:
        for source, _ in there:
            if not source.conditional or met(g, hero, source):
                return True
    return False


# -- how often -------------------------------------------------------------------------------------------------------
SPENT = {"activation": "used", "round": "used_round", "enemies-phase": "used_round", "mission": "used_game"}


def left(hero: Hero, name: str, power: Power) -> bool:
    """Whether a Power that works so often in a span may work once more; a Signature Skill once from one Activation of
    its owner to the next (MD-SIG-02)."""
    if hero.signature and name == "signature":
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
