"""Numbers on cards: plain, or sums over what is on the table (GH-EQUA-01, GH-BOSS-04)."""

from __future__ import annotations

from collections.abc import Callable

from ..records.abilities import NEGATIVE, Amount
from ..records.vocabulary import SUMS
from ..state import Figure, Raise, Table
from .acting import Action
from .facts import amount as worked_out
from .figures import adjacent_enemies, allies, allies_beside, allies_within, distance, stats
from .when import holds
from .who import fits


def value(g: Table, amount: Amount, who: Figure, target: Figure | None = None, act: Action | None = None) -> int:
    """What an amount comes to now."""
    if amount.__class__ is int:
        return amount
    plain = PLAIN.get(amount)  # type: ignore[arg-type]
    if plain is not None:
        return plain[0](g, who) + plain[1]
    formula = SUMS.read(amount)  # type: ignore[arg-type]
    if formula.plus is not None:
        return variable(g, formula.names[0], who, target, act) + formula.plus
    return formula.value({name: variable(g, name, who, target, act) for name in formula.names})


def of_target(amount: Amount) -> bool:
    """Whether a sum speaks of the target."""
    return isinstance(amount, str) and any("target" in name for name in SUMS.read(amount).names)


def lost_cards(g: Table, who: Figure) -> int:
    mat = g.hero(who.id)
    if mat is None:
        return 0
    return len(mat.lost) + sum(g.content.cards[card].owner == mat.what for card in mat.active_lost)


def level(g: Table, who: Figure) -> int:
    mat = g.character(who.id if who.kind == "character" else who.owner) if who.seat is not None else None
    return who.level if mat is None else mat.level


def variable(g: Table, name: str, who: Figure, target: Figure | None, act: Action | None) -> int:
    """One of `abilities.VARIABLES`."""
    if (found := OF_ONE.get(name)) is not None:
        return found(g, who)
    if act is not None:
        if name == "moved_now":
            return act.moved
        if name == "paid":
            return act.paid
        if name == "damage_done":
            return sum(suffered for _, _, suffered in act.struck)
        if name == "obstacle_hexes":
            return act.obstacle_hexes
        if name == "targets":
            return len(act.targeted)
        if name == "killed":
            return act.killed
        if name == "damaged":
            return len(act.damaged)
    if target is not None:
        if name == "target_conditions":
            return sum(condition in NEGATIVE for condition in target.conditions)
        if name == "target_shield":
            return shield(g, target)
        if name == "target_hp":
            return target.hp
        if name == "target_max":
            return target.max_hp
        if name == "target_range_left":
            return 0 if act is None else max(0, act.reach - distance(g, who, target))
        if name == "target_missing":
            return max(0, target.max_hp - target.hp)
        if name == "allies_by_target":
            return len(allies_beside(g, who, target))
    if name == "target_damage":
        return g.attacking.damage if g.attacking is not None else act.damage if act is not None else 0
    return 0


def attack_value(g: Table, figure: Figure) -> int:
    printed = stats(g, figure).attack
    if printed is None:
        return 0
    found = printed if printed.__class__ is int else value(g, printed, figure)
    if g.raises:
        found += raised(g, figure, "attack")
    return max(0, found - sapped(g, figure)) if g.bonuses else found


def move_value(g: Table, figure: Figure) -> int:
    printed = stats(g, figure).move
    if printed is None:
        return 0
    found = printed if printed.__class__ is int else value(g, printed, figure)
    if g.raises:
        found += raised(g, figure, "move")
    return max(0, found - sapped(g, figure)) if g.bonuses else found


def range_value(g: Table, figure: Figure) -> int:
    """0 is the dash of those who attack hand to hand (GH-STAT-06, GH-STAT-07)."""
    printed = stats(g, figure).range
    if not printed:
        return 0
    found = printed + (raised(g, figure, "range") if g.raises else 0)
    return max(1, found - sapped(g, figure)) if g.bonuses else found


def sapped(g: Table, figure: Figure) -> int:
    """By how much bonuses of others lower its values."""
    there = [bonus for bonus in g.bonuses if bonus.word == "bonus" and figure.id in bonus.on]
    return sum(getattr(g.content.abilities(bonus.card, bonus.half)[bonus.nth], "saps", 0) for bonus in there)


def raised(g: Table, figure: Figure, what: str) -> int:
    """What a scenario's own rules add to all monsters, or to some."""
    return swayed(g, figure, what) if g.raises and figure.kind == "monster" else 0


def swayed(g: Table, figure: Figure, what: str) -> int:
    """The same for anybody."""
    return sum(
        worked_out(g, one.sum) if one.sum else one.value
        for one in g.raises
        if one.what == what and concerns(g, one, figure)
    )


def concerns(g: Table, one: Raise, figure: Figure) -> bool:
    if one.round is not None:
        return one.round == g.round and figure.id in one.ids
    return fits(g, figure, one.whom, "")


def shield(g: Table, figure: Figure) -> int:
    """All Shields together (GH-SHIELD-02)."""
    total = stats(g, figure).shield
    if g.raises:
        total += raised(g, figure, "shield")
    for bonus in g.bonuses:
        if bonus.word == "shield" and figure.id in bonus.on:
            total += bonus.value
    if figure.kind == "character":
        for item in g.kit(figure).shields:
            if holds(g, item.test, figure):
                total += item.shield
    return total


def retaliate(g: Table, figure: Figure) -> list[tuple[int, int]]:
    """(damage, range) of each Retaliate (GH-RETAL-01, GH-RETAL-02)."""
    printed = stats(g, figure)
    found = [(printed.retaliate, printed.retaliate_range)] if printed.retaliate else []
    if g.raises and figure.kind == "monster":
        more: dict[int, int] = {}
        for one in g.raises:
            if one.what == "retaliate" and concerns(g, one, figure):
                more[one.reach] = more.get(one.reach, 0) + one.value
        found += [(value, reach) for reach, value in more.items()]
    for bonus in g.bonuses:
        if bonus.word == "retaliate" and figure.id in bonus.on:
            found.append((bonus.value, bonus.range))
    if found and (more_each := spikes(g, figure)):
        found = [(value + more_each, reach) for value, reach in found]
    return found


def spikes(g: Table, figure: Figure) -> int:
    """By how much bonuses raise each Retaliate of a figure."""
    there = [bonus for bonus in g.bonuses if bonus.word == "bonus" and figure.id in bonus.on]
    return sum(getattr(g.content.abilities(bonus.card, bonus.half)[bonus.nth], "spikes", 0) for bonus in there)


def festering(g: Table, figure: Figure) -> int:
    """By how much bonuses of its enemies make a Wound worse."""
    owners = {bonus.owner for bonus in g.bonuses if bonus.word == "bonus" and bonus.owner in g.figures}
    foes = {id for id in owners if g.figures[id].force != figure.force}
    there = [bonus for bonus in g.bonuses if bonus.word == "bonus" and bonus.owner in foes]
    return sum(getattr(g.content.abilities(bonus.card, bonus.half)[bonus.nth], "festers", 0) for bonus in there)


OF_ONE: dict[str, Callable[[Table, Figure], int]] = {
    "C": lambda g, who: len(g.characters),
    "L": lambda g, who: g.level,
    "A": attack_value,
    "M": move_value,
    "R": range_value,
    "H": lambda g, who: who.max_hp,
    "hp": lambda g, who: who.hp,
    "missing": lambda g, who: max(0, who.max_hp - who.hp),
    "lost_cards": lost_cards,
    "moved": lambda g, who: who.moved,
    "level": level,
    "scouts": lambda g, who: sum(f.what == "vermling-scout" and f.at is not None for f in g.figures.values()),
    "dealt": lambda g, who: who.dealt,
    "allies_in_2": lambda g, who: len(allies_within(g, who, 2)),
    "summons": lambda g, who: sum(f.kind == "summon" and f.at is not None for f in allies(g, who)),
    "allies_adjacent": lambda g, who: len(allies_within(g, who, 1)),
    "enemies_adjacent": lambda g, who: len(adjacent_enemies(g, who)),
}
"""What can be told of the one who acts alone."""

PLAIN: dict[str, tuple[Callable[[Table, Figure], int], int]] = {
    f"{name}{plus:+}" if plus else name: (told, plus) for name, told in OF_ONE.items() for plus in range(-3, 4)
}
"""The commonest sums, "A", "M-1", "R+1" and the like: what of, and how much more."""
