"""Tests on cards: whether what a line asks for holds."""

from __future__ import annotations

from ..records.abilities import NEGATIVE, NO_TEST, When
from ..state import Figure, Table
from . import figures
from .acting import Action


def holds(
    g: Table,
    when: When,
    who: Figure,
    target: Figure | None = None,
    act: Action | None = None,
    *,
    melee: bool | None = None,
    single: bool = True,
    owner: Figure | None = None,
) -> bool:
    """Whether a test holds: all that is stated must."""
    if when is NO_TEST:
        return True
    if when.melee and melee is not True:
        return False
    if when.ranged and melee is not False:
        return False
    if when.single and not single:
        return False
    if when.self_has and not any(condition in who.conditions for condition in when.self_has):
        return False
    if when.characters and len(g.characters) not in when.characters:
        return False
    if not of_moment(g, when, who, act) or (when.by is not None and not attacks_for(when.by, who, owner)):
        return False
    if when.by_owner and (owner is None or owner.id != who.id):
        return False
    if when.targeting_self and (owner is None or target is None or owner.id != target.id):
        return False
    if not about_target(when):
        return True
    if target is None:
        return when.melee or when.ranged
    return of_target(g, when, who, target, owner)


def of_target(g: Table, when: When, who: Figure, target: Figure, owner: Figure | None) -> bool:
    """What a test says of the figure looked at."""
    if when.has and not any(condition in target.conditions for condition in when.has):
        return False
    if when.beside_has and not beside_ill(g, when, target):
        return False
    if when.rank and (target.name or target.rank not in when.rank):  # GH-NAMED-01, GH-NAMED-02
        return False
    if when.hp_at_most is not None and target.hp > when.hp_at_most:
        return False
    if when.undamaged and target.hp < target.max_hp:
        return False
    if when.doomed and not doomed(g, target):
        return False
    if when.missing_at_least and target.max_hp - target.hp < when.missing_at_least:
        return False
    if when.conditions_at_least and sum(one in NEGATIVE for one in target.conditions) < when.conditions_at_least:
        return False
    if when.outmatched and 2 * target.hp >= who.max_hp - who.hp:
        return False
    if when.summoned and target.kind != "summon":
        return False
    if when.own and who.id not in (target.id, target.owner):
        return False
    if when.beside_summon and all(ally.kind != "summon" for ally in figures.allies_beside(g, who, target)):
        return False
    if when.what and target.what not in when.what:
        return False
    if when.alone and any(figures.adjacent(g, target, ally) for ally in figures.allies(g, target)):
        return False
    if when.beside_ally and not figures.allies_beside(g, who, target):
        return False
    if when.exactly and figures.distance(g, who, target) != when.exactly:
        return False
    if when.adjacent:
        one = owner or who
        other = who if owner is not None and owner.id == target.id else target
        if not figures.adjacent(g, one, other):
            return False
    return True


def of_moment(g: Table, when: When, who: Figure, act: Action | None) -> bool:
    """What a test says of the moment: how the one who acts has moved or fares, how the elements stand."""
    if when.moved_at_least is not None and who.moved < when.moved_at_least:
        return False
    if when.moved_at_most is not None and who.moved > when.moved_at_most:
        return False
    if when.enemies_adjacent and len(figures.adjacent_enemies(g, who)) < when.enemies_adjacent:
        return False
    if when.below_half and who.hp >= (who.max_hp + 1) // 2:
        return False
    if when.not_strong and (g.elements[when.not_strong] > 1 or when.not_strong in g.infused):
        return False
    if when.strong and g.elements[when.strong] < 2:
        return False
    if when.own_turn and g.turn != who.id:
        return False
    if when.self_hp_at_most is not None and who.hp > when.self_hp_at_most:
        return False
    if when.augment and (act is None or not augmenting(g, act)):
        return False
    if when.straight and (act is None or not straight(act)):
        return False
    if (when.augmented or when.plain) and (act is not None and act.augmented) is not when.augmented:
        return False
    return not when.returned or (act is not None and bool(act.path) and act.came_from == who.at)


def attacks_for(by: str, who: Figure, owner: Figure | None) -> bool:
    """Whether an attack is that of the owner of a bonus, or of its allies, or of one of them that is a summon."""
    if owner is None or who.force != owner.force:
        return False
    return by == "self-and-allies" or (
        who.kind == "summon" if by == "summon" else (who.id == owner.id) is (by == "self")
    )


def doomed(g: Table, target: Figure) -> bool:
    there = [bonus for bonus in g.bonuses if target.id in bonus.on and bonus.half in ("top", "bottom")]
    return any(g.content.half(bonus.card, bonus.half).doom for bonus in there)


def beside_ill(g: Table, when: When, target: Figure) -> bool:
    """Whether one of its allies next to a figure has any of the conditions that a test speaks of."""
    near = [ally for ally in figures.allies(g, target) if figures.adjacent(g, target, ally)]
    return any(condition in ally.conditions for ally in near for condition in when.beside_has)


def augmenting(g: Table, act: Action) -> bool:
    """Whether the action is of a card's half with an Augment."""
    card = g.content.cards.get(act.source.card)
    half = getattr(card, act.source.half, None)
    return half is not None and bool(half.augment)


def about_target(when: When) -> bool:
    """Whether a test can only be made of each target."""
    return when is not NO_TEST and bool(
        when.alone
        or when.beside_ally
        or when.has
        or when.beside_has
        or when.rank
        or when.hp_at_most is not None
        or when.missing_at_least
        or when.undamaged
        or when.doomed
        or when.conditions_at_least
        or when.outmatched
        or when.summoned
        or when.own
        or when.beside_summon
        or when.adjacent
        or when.exactly
        or when.what
        or when.melee
        or when.ranged
    )


def straight(act: Action) -> bool:
    """The movement of this action led along one straight line."""
    if not act.path or act.came_from is None:
        return False
    here, steps = act.came_from, []
    for there in act.path:
        steps.append((there[0] - here[0], there[1] - here[1]))
        here = there
    return all(step == steps[0] for step in steps)
