"""Items: used at the moment their card says, then spent, consumed or kept (GH-EQUIP-09..16, GH-USE-01..06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from taverna.core.ask import Ask, Flow

from ..events import ItemRefreshed, ItemUsed
from ..records.abilities import NO_TEST, Extra
from ..records.items import Item, Moment
from ..state import Character, Figure, Table
from . import elements, moments, perform
from .acting import Action, Source
from .when import holds

NONE = "none"


# -- which can be used -----------------------------------------------------------------------------------------------
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
    there = g.kit(figure).waiting.get(moment)
    if there is None:
        return []
    mat = g.characters[figure.seat]  # type: ignore[index]
    if mat.exhausted:
        return []
    found: list[str] = []
    for item in there:
        if barred(g, mat, figure, item) is not None:
            continue
        if item.test is NO_TEST or holds(g, item.test, figure, target, act, melee=melee, single=single):
            found.append(item.id)
    return found


def barred(g: Table, mat: Character, figure: Figure, item: Item) -> str | None:
    """The clause that keeps a character from using an item, be its moment come; None if nothing does."""
    if item.id in mat.consumed:
        return "GH-EQUIP-10"
    if item.id in mat.spent:
        return "GH-EQUIP-09"
    stunned = "stun" in figure.conditions and (g.options.stunned_items == "none" or g.turn == mat.id)
    if stunned and "even-stunned" not in item.wild:
        return "GH-STUN-01"
    if item.id in mat.used_now or (item.needs and not elements.affordable(g, item.needs)):
        return "GH-USE-01"
    if item.marked and not mat.item_uses.get(item.id):
        return "GH-USE-01"
    return None


def refused_in_turn(g: Table, mat: Character) -> Iterator[tuple[Any, str]]:
    """The items that are not on offer in one's own turn (GH-TURN-13), and why."""
    there = usable(g, g.figures[mat.id], "own-turn")
    for id in mat.items:
        if id not in there:
            yield ("item", id), why_not(g, mat, id)


def why_not(g: Table, mat: Character, id: str) -> str:
    """The clause by which an item cannot be used now: what bars it, or that its moment has not come."""
    figure = g.figures.get(mat.id)
    clause = None if figure is None else barred(g, mat, figure, g.content.items[id])
    return clause or "GH-USE-01"


# -- using -----------------------------------------------------------------------------------------------------------
def use(g: Table, mat: Character, id: str) -> None:
    """One use; after the last of its slots it is spent or consumed (GH-EQUIP-11, GH-USE-05)."""
    item = g.content.items[id]
    moments.note(g, moments.ItemUsed(mat, item))
    if g.heard:
        g.emit(ItemUsed(who=mat.seat, item=id))
    if item.once_a_turn:
        mat.used_now.append(id)
    if item.after == "kept":
        mat.item_uses.pop(id, None)
        return
    used = mat.item_uses.get(id, 0) + 1
    if used < item.uses:
        mat.item_uses[id] = used
        return
    mat.item_uses.pop(id, None)
    (mat.spent if item.after == "spent" else mat.consumed).append(id)


def use_on(g: Table, mat: Character, id: str, act: Action) -> Flow:
    """Use an item on what is under way: its elements are consumed; gives back what it adds."""
    item = g.content.items[id]
    if item.needs:
        yield from elements.pay(g, act, item.needs, elements.affordable(g, item.needs))
    use(g, mat, id)
    if item.price and not (yield from elements.priced(g, act, item.price)):
        return Extra()
    if item.do:
        yield from perform_do(g, mat, item)
    return item.gives


def perform_do(g: Table, mat: Character, item: Item) -> Flow:
    source = Source(item.id, "item", "persistent" if item.lasts else "round")
    yield from perform.action(g, mat.id, item.do, source=source)


def in_turn(g: Table, mat: Character, id: str) -> Flow:
    """An item used in one's own turn (GH-TURN-13)."""
    act = Action(mat.id, mat.seat, Source(id, "item"))
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


def by_allies(g: Table, who: Figure) -> list[tuple[int, str]]:
    """(seat, item) for items of others that may be used on an ally's attack."""
    found: list[tuple[int, str]] = []
    if who.force != "party" or "ally-attack-action" not in g.outfit.waiting:
        return found
    for mat in g.characters:
        if "ally-attack-action" in g.kit(mat).waiting and mat.id != who.id:
            figure = g.figures.get(mat.id)
            if figure is not None and figure.at is not None:
                found += [(mat.seat, id) for id in usable(g, figure, "ally-attack-action")]
    return found


def refresh(g: Table, mat: Character, id: str) -> None:
    """An item can be used again (GH-RECOVER-03)."""
    for pile in (mat.spent, mat.consumed):
        if id in pile:
            pile.remove(id)
            g.emit(ItemRefreshed(who=mat.seat, item=id))
    mat.item_uses.pop(id, None)


def refresh_spent(g: Table, mat: Character) -> None:
    """All spent items, by a long rest (GH-REST-11). One with slots left is not spent yet: they stay used
    (GH-EQUIP-11)."""
    for id in list(mat.spent):
        refresh(g, mat, id)


def used_up(g: Table, id: str) -> int:
    """How many items of a character are spent or consumed."""
    mat = g.hero(id)
    return 0 if mat is None else len(mat.spent) + len(mat.consumed)
