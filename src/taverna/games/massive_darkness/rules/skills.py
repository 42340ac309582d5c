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

    __slots__ = (
        "_body",
        "_hands",
        "_level",
        "_pack",
        "_skills",
        "always",
        "combats",
        "dying",
        "harm",
        "kit",
        "start",
        "will",
    )

    always: dict[type, list[tuple[Source, Any]]]

    def __init__(self, g: Table, hero: Hero) -> None:
        self.kit = kit = hero_kit(g, hero)
        self._level, self._body = g.level, hero.body
        self._hands, self._pack, self._skills = hero.hands[:], hero.pack[:], dict(hero.skills)
        self.combats = kit.combats  # types of attack it has dice for
        self.always = {}
        self.will: list[Source] = []
        self.start: list[Source] = []
        self.harm: list[Source] = []
        self.dying: list[Source] = []
        for source in kit.sources:
            on = source.power.on
            if "always" in on:
                for word in source.power.does:
                    self.always.setdefault(type(word), []).append((source, word))
            if "turn" in on or "will" in on:
                self.will.append(source)
            if "start" in on:
                self.start.append(source)
            if "harm" in on:
                self.harm.append(source)
            if "dying" in on:
                self.dying.append(source)

    def are_of(self, g: Table, hero: Hero) -> bool:
        """Whether the Hero still has what these were made of."""
        return (
            self._level == g.level
            and self._body == hero.body
            and self._hands == hero.hands
            and self._pack == hero.pack
            and self._skills == hero.skills
        )


def gifts(g: Table, hero: Hero) -> Gifts:
    """What the Hero has now: Hero card, Free Class Skill, of each Skill line the highest acquired Skill that the
    Current Level unlocks, Equipped cards, Items and Consumables (MD-HERO-03, MD-CLASS-02, MD-CLASS-04..06,
    MD-LEVEL-08, MD-EQUIP-02, MD-EQUIP-07)."""
    known: dict[int, Gifts] | None = g.__dict__.get("gifts")
    if known is None:
        known = g.__dict__["gifts"] = {}
    found = known.get(hero.seat)
    if found is None or not found.are_of(g, hero):
        found = known[hero.seat] = Gifts(g, hero)
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
    return in_shadow(g, hero.at) or ShadowMode in gifts(g, hero).always


def hidden(g: Table, hero: Hero) -> bool:
    """Whether those who look for it count it as in Shadow Mode (MD-SHADOW-03)."""
    if in_shadow(g, hero.at):
        return True
    return any(not word.skills_only for _, word in gifts(g, hero).always.get(ShadowMode, ()))


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
    there = gifts(g, hero).always.get(kind)
    return [word for source, word in there if met(g, hero, source)] if there else []


def has(g: Table, hero: Hero, kind: type) -> bool:
    """Whether a word of this kind is in force: Evasive, Taunt…"""
    there = gifts(g, hero).always.get(kind)
    return there is not None and any(met(g, hero, source) for source, _ in there)


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
