"""Items: used at the moment their card says, then spent, consumed or kept (GH-EQUIP-09..16, GH-USE-01..06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taverna.core.ask import Ask, Flow

from ..events import ItemRefreshed, ItemUsed
from ..records.abilities import AnyElement, Attack, Condition, Extra
from ..records.items import Item, Moment
from ..state import Character, Figure, Table
from . import elements, figures, goals, sums
from .acting import Action, Source
from .extras import Gains, holds

if TYPE_CHECKING:
    from .attack import Shot

NONE = "none"


# -- which can be used -----------------------------------------------------------------------------------------------
def ready(mat: Character, id: str) -> bool:
    """Neither spent nor consumed (GH-EQUIP-09, GH-EQUIP-10)."""
    return id not in mat.spent and id not in mat.consumed and id not in mat.used_now


def usable(
    g: Table,
    figure: Figure,
    moment: Moment,
    act: Action | None = None,
    *,
    target: Figure | None = None,
    melee: bool | None = None,
    single: bool = True,
) -> list[str]:
    """The items of a character that may be used now. The stunned use none (GH-STUN-01)."""
    if figure.kind != "character":
        return []
    mat = g.character(figure.id)
    if not mat.items or mat.exhausted:
        return []
    found = []
    stunned = "stun" in figure.conditions
    known = g.content.items
    for id in mat.items:
        item: Item = known[id]
        if item.moment != moment or not ready(mat, id) or (stunned and "even-stunned" not in item.wild):
            continue
        if item.needs and not elements.affordable(g, item.needs):
            continue
        if holds(g, item.test, figure, target, act, melee=melee, single=single):
            found.append(id)
    return found


def why_not(g: Table, mat: Character, id: str) -> str:
    """The clause by which an item cannot be used now."""
    if id in mat.consumed:
        return "GH-EQUIP-10"
    if id in mat.spent:
        return "GH-EQUIP-09"
    figure = g.figures.get(f"h{mat.seat}")
    if figure is not None and "stun" in figure.conditions:
        return "GH-STUN-01"
    return "GH-USE-01"


# -- using -----------------------------------------------------------------------------------------------------------
def use(g: Table, mat: Character, id: str) -> None:
    """One use; after the last of its slots it is spent or consumed (GH-EQUIP-11, GH-USE-05)."""
    item: Item = g.content.items[id]
    if not (item.forced and item.after == "kept"):  # what simply happens is no use of an item
        goals.note(mat, "items")
    g.emit(ItemUsed(who=mat.seat, item=id))
    if item.once_a_turn:
        mat.used_now.append(id)
    if item.after == "kept":
        return
    used = mat.item_uses.get(id, 0) + 1
    if used < item.uses:
        mat.item_uses[id] = used
        return
    mat.item_uses.pop(id, None)
    (mat.spent if item.after == "spent" else mat.consumed).append(id)


def use_on(g: Table, mat: Character, id: str, act: Action) -> Flow:
    """Use an item on what is under way: its elements are consumed; gives back what it adds."""
    item: Item = g.content.items[id]
    if item.needs:
        yield from elements.pay(g, act, item.needs, elements.affordable(g, item.needs))
    use(g, mat, id)
    if item.do:
        yield from perform_do(g, mat, item)
    return item.gives


def perform_do(g: Table, mat: Character, item: Item) -> Flow:
    from . import perform

    yield from perform.action(g, f"h{mat.seat}", item.do, source=Source(item.id, "item"))


def in_turn(g: Table, mat: Character, id: str) -> Flow:
    """An item used in one's own turn (GH-TURN-13)."""
    act = Action(f"h{mat.seat}", mat.seat, Source(id, "item"))
    yield from use_on(g, mat, id, act)


def at_hand(g: Table, act: Action) -> list[str]:
    """Items of one's own turn that may be used in the middle of an ability (GH-TURN-13, GH-USE-01)."""
    if g.turn != act.who or act.seat is None:
        return []
    return usable(g, g.figures[act.who], "own-turn", act)


def pick(g: Table, seat: int, moment: str, there: list[str], about: dict[str, Any] | None = None) -> Flow:
    """Ask the owner for one of these items, or none."""
    told = {"moment": moment, **(about or {})}
    answer = yield Ask(seat, "use-item", [*(("item", id) for id in there), NONE], told)
    return None if answer == NONE else answer[1]


# -- on attacks ------------------------------------------------------------------------------------------------------
def for_attack_action(g: Table, act: Action, ability: Attack) -> Flow:
    """Items that count for a whole Attack ability: before any card is drawn (GH-USE-02)."""
    gained: list[Extra] = []
    who = g.figures[act.who]
    melee = sums.value(g, ability.range, who, None, act) <= 0 or (
        ability.area is not None and ability.area.own is not None
    )
    single = ability.targets == 1 and ability.area is None and ability.whom is None
    used: list[str] = []
    while True:
        seat = act.seat if act.seat is not None else who.seat
        able = usable(g, who, "own-attack-action", act, melee=melee, single=single)
        there = [id for id in able if id not in used]
        others = by_allies(g, who)
        if not there and not others:
            return gained
        if there and seat is not None:
            id = yield from pick(g, seat, "own-attack-action", there)
            if id is not None:
                used.append(id)
                gained.append((yield from use_on(g, g.character(act.who), id, act)))
                single = single and gained[-1].area is None
                continue
        for ally, id in others:
            picked = yield from pick(g, ally, "ally-attack-action", [id], {"figure": act.who})
            if picked is not None:
                gained.append((yield from use_on(g, g.characters[ally], id, Action(f"h{ally}", ally))))
        return gained


def by_allies(g: Table, who: Figure) -> list[tuple[int, str]]:
    """(seat, item) for items of others that may be used on an ally's attack."""
    found = []
    for mat in g.characters:
        if mat.items and f"h{mat.seat}" != who.id and who.force == "party":
            figure = g.figures.get(f"h{mat.seat}")
            if figure is not None and figure.at is not None:
                found += [(mat.seat, id) for id in usable(g, figure, "ally-attack-action")]
    return found


def for_attack(g: Table, act: Action, made: Shot, target: Figure, own: Gains) -> Flow:
    """Items on one attack, before its card is drawn (GH-USE-02, GH-USE-03)."""
    mat = g.character(act.who)
    if not mat.items:
        return
    target_id = target.id
    while True:
        who, there = g.figures[act.who], []
        target = g.figures[target_id]
        for moment in ("own-attack", "own-melee" if made.melee else "own-ranged"):
            there += usable(g, who, moment, act, target=target, melee=made.melee, single=made.single)
        forced = [id for id in there if g.content.items[id].forced]
        there = [id for id in there if id not in own.items]
        if not there:
            return
        id = forced[0] if forced and forced[0] in there else None
        if id is None:
            id = yield from pick(g, mat.seat, "own-attack", there, {"figure": target_id})
        if id is None:
            return
        own.items.append(id)
        if g.attacking is not None:
            g.attacking.tools.append(id)
        own.add(g, (yield from use_on(g, mat, id, act)), who, target, act)


def for_defence(g: Table, act: Action, made: Shot, target: Figure, own: Gains) -> Flow:
    """Items of the one attacked, before the card is drawn; returns the Shield they give."""
    guard = 0
    if target.kind != "character":
        return guard
    mat = g.character(target.id)
    if not mat.items:
        return guard
    used: list[str] = []
    attacker = g.figures[act.who]
    while True:
        figure = g.figures[target.id]
        there = [id for id in usable(g, figure, "attacked", act, target=attacker, melee=made.melee) if id not in used]
        if not there:
            return guard
        forced = [id for id in there if g.content.items[id].forced]
        id = forced[0] if forced else (yield from pick(g, mat.seat, "attacked", there, {"figure": act.who}))
        if id is None:
            return guard
        used.append(id)
        own.add(g, (yield from use_on(g, mat, id, Action(target.id, mat.seat))), attacker, figure, act)
        guard += g.content.items[id].shield


def for_neighbours(g: Table, act: Action, made: Shot, target: Figure, own: Gains) -> Flow:
    """Items of characters next to an enemy that attacks, whomever it attacks."""
    for mat in g.characters:
        figure = g.figures.get(f"h{mat.seat}")
        if not mat.items or figure is None or figure.at is None:
            continue
        attacker = g.figures[act.who]
        if figures.hostile(figure, attacker) and figures.adjacent(g, figure, attacker):
            there = usable(g, figure, "adjacent-enemy-attacks", act, target=attacker, melee=made.melee)
            if there:
                id = yield from pick(g, mat.seat, "adjacent-enemy-attacks", there, {"figure": act.who})
                if id is not None:
                    gives = yield from use_on(g, mat, id, Action(figure.id, mat.seat))
                    own.add(g, gives, attacker, g.figures[target.id], act)


def for_heal(g: Table, act: Action) -> Flow:
    """Items on a Heal of one's own; returns what they add."""
    gained: list[Extra] = []
    used: list[str] = []
    while True:
        there = [id for id in usable(g, g.figures[act.who], "own-heal", act) if id not in used]
        if not there:
            return gained
        mat = g.character(act.who)
        id = yield from pick(g, mat.seat, "own-heal", there)
        if id is None:
            return gained
        used.append(id)
        gained.append((yield from use_on(g, mat, id, act)))


def saves(g: Table, mat: Character) -> Flow:
    """Whether an item keeps a character without hit points in the scenario."""
    figure = g.figures[f"h{mat.seat}"]
    there = usable(g, figure, "exhausted")
    if not there:
        return False
    id = yield from pick(g, mat.seat, "exhausted", there)
    if id is None:
        return False
    figure.hp = 0
    yield from use_on(g, mat, id, Action(figure.id, mat.seat))
    return g.figures[figure.id].hp > 0


def answer_damage(g: Table, mat: Character, amount: int, attack: bool) -> Flow:
    """Items against damage from an attack once it is known; returns what is left of it (GH-USE-06)."""
    used: list[str] = []
    id_of = f"h{mat.seat}"
    while amount > 0 and attack:
        figure = g.figures[id_of]
        there = [id for id in usable(g, figure, "damaged") if id not in used]
        if not there:
            break
        forced = [id for id in there if g.content.items[id].forced]
        id = forced[0] if forced else (yield from pick(g, mat.seat, "damaged", there, {"damage": amount}))
        if id is None:
            break
        used.append(id)
        item: Item = g.content.items[id]
        yield from use_on(g, mat, id, Action(id_of, mat.seat))
        amount = shielded(g, amount, item.shield)
        if item.negate:
            amount = 0
        if item.retaliate and g.attacking is not None:
            g.attacking.retaliates.append((item.retaliate, 1))
    return amount


def shielded(g: Table, amount: int, shield: int) -> int:
    """Damage less a Shield gained at the last moment; Pierce left over goes first (GH-PIERCE-01)."""
    now = g.attacking
    if now is not None and now.pierce:
        pierced = min(now.pierce, shield)
        now.pierce -= pierced
        shield -= pierced
    return max(0, amount - shield)


def averts(g: Table, mat: Character, condition: Condition) -> Flow:
    """Whether an item stops a negative condition."""
    figure = g.figures[f"h{mat.seat}"]
    there = usable(g, figure, "condition")
    if not there:
        return False
    id = yield from pick(g, mat.seat, "condition", there, {"condition": condition})
    if id is None:
        return False
    yield from use_on(g, mat, id, Action(figure.id, mat.seat))
    return True


def after_draw(g: Table, act: Action, target: Figure) -> Flow:
    """Items used once the card is drawn; returns the extras they give."""
    gained: list[Extra] = []
    mat = g.character(act.who)
    used: list[str] = []
    while True:
        there = [id for id in usable(g, g.figures[act.who], "drew", act, target=target) if id not in used]
        if not there:
            return gained
        id = yield from pick(g, mat.seat, "drew", there)
        if id is None:
            return gained
        used.append(id)
        gained.append((yield from use_on(g, mat, id, act)))


def starves(g: Table, who: Figure, uses: tuple[AnyElement, ...], ways: list[tuple[str, ...]]) -> Flow:
    """Whether a player's item consumes the element before an enemy does."""
    for mat in g.characters:
        figure = g.figures.get(f"h{mat.seat}")
        if mat.items and figure is not None and figure.at is not None and figures.hostile(figure, who):
            there = usable(g, figure, "enemy-consumes")
            if there:
                id = yield from pick(g, mat.seat, "enemy-consumes", there, {"figure": who.id})
                if id is not None:
                    use(g, mat, id)
                    yield from elements.pay(g, Action(figure.id, mat.seat), uses, ways)
                    return True
    return False


# -- at other moments ------------------------------------------------------------------------------------------------
def offer(g: Table, moment: Moment, seats: list[int] | None = None) -> Flow:
    """Ask every owner of an item usable at a moment, one after the other."""
    for mat in g.characters:
        if seats is not None and mat.seat not in seats:
            continue
        used: list[str] = []
        while mat.items:
            figure = g.figures.get(f"h{mat.seat}")
            if figure is None or figure.at is None:
                break
            there = [id for id in usable(g, figure, moment) if id not in used]
            if not there:
                break
            forced = [id for id in there if g.content.items[id].forced]
            id = forced[0] if forced else (yield from pick(g, mat.seat, moment, there))
            if id is None:
                break
            used.append(id)
            item: Item = g.content.items[id]
            if item.initiative:
                yield from hasten(g, mat, item)
            elif item.wild and moment == "turn-end":
                from . import feats

                yield from feats.again(g, mat, item)
            else:
                yield from use_on(g, mat, id, Action(figure.id, mat.seat))


def hasten(g: Table, mat: Character, item: Item) -> Flow:
    """The leading initiative goes up or down by so much, from 1 to 99."""
    if mat.resting or mat.exhausted:
        return
    changes = [-item.initiative, item.initiative]
    answer = yield Ask(mat.seat, "initiative", [*(("by", n) for n in changes), NONE], {"initiative": mat.initiative})
    if answer != NONE:
        use(g, mat, item.id)
        mat.initiative = max(1, min(99, mat.initiative + answer[1]))


def refresh(g: Table, mat: Character, id: str) -> None:
    """An item can be used again (GH-RECOVER-03)."""
    for pile in (mat.spent, mat.consumed):
        if id in pile:
            pile.remove(id)
            g.emit(ItemRefreshed(who=mat.seat, item=id))
    mat.item_uses.pop(id, None)


def refresh_spent(g: Table, mat: Character) -> None:
    """All spent items, by a long rest (GH-REST-11); of those with slots, all slots."""
    for id in list(mat.spent):
        refresh(g, mat, id)
    for id in list(mat.item_uses):
        if g.content.items[id].after == "spent":
            mat.item_uses.pop(id)


# -- what holds as long as it is equipped ----------------------------------------------------------------------------
def worn(g: Table, figure: Figure) -> list[Item]:
    """The items of a character that always count."""
    known = g.content.items
    return [known[id] for id in g.character(figure.id).items if known[id].moment == "always"]


def has_wild(g: Table, figure: Figure, word: str) -> bool:
    return any(word in item.wild for item in worn(g, figure))


def default_of(g: Table, figure: Figure, kind: str) -> int:
    """The value of the default action: 2, or what an item makes of it (GH-TURN-10, GH-TURN-11)."""
    best = 2
    for item in worn(g, figure):
        best = max(best, item.default_attack if kind == "attack" else item.default_move)
    return best
