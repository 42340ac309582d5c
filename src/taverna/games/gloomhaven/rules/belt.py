"""Items at hand at every question of one's own turn, be it in the middle of an ability (GH-TURN-13, GH-USE-01).

Between actions, within a Move, before an area or a target and when damage is due, the rules offer every item themselves
and look again at the table afterwards. In all other questions those are offered that leave the question as it stands.
"""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Ask, Flow, Offers

from ..records.abilities import Afflict, Cure, Heal, Infuse, Recover, Refresh
from ..records.items import Item
from ..state import Character, Table
from . import items

QUIET = (Heal, Afflict, Cure, Infuse, Recover, Refresh)
"""Words that leave everyone where they are, so that a question already put stays as it was."""

ABOUT_CARDS = ("recover", "lose-discarded", "lose-card")
ABOUT_ELEMENTS = ("augment", "which-element", "use-bonus", "use-item")


def within(g: Table, id: str, flow: Flow) -> Flow:
    """Go through an action; whatever its character is asked, the items of its own turn are on offer too. None is asked
    about for its own sake."""
    return tooled(g, id, flow) if "own-turn" in g.kit(g.figures[id]).waiting else flow


def tooled(g: Table, id: str, flow: Flow) -> Flow:
    answer: Any = None
    while True:
        try:
            asked = flow.send(answer)
        except StopIteration as end:
            return end.value
        while tools := offered(g, id, asked):
            answer = yield Ask(asked.seat, asked.prompt, joined(asked.options, tools), asked.about)
            if answer not in tools:
                break
            yield from used(g, g.character(id), answer[1])
        else:
            answer = yield asked


def used(g: Table, mat: Character, item: str) -> Flow:
    """An item is used while something else is under way, which goes on."""
    doing, attacking = g.doing, g.attacking
    yield from items.in_turn(g, mat, item)
    g.doing, g.attacking = doing, attacking


def in_action(g: Table, mat: Character) -> list[Any]:
    """The items that may be used when damage is due in an action of one's own, not yet at the start of the turn."""
    id, known = mat.id, g.content.items
    if g.turn != id or not mat.halves:
        return []
    return [("item", item) for item in items.usable(g, g.figures[id], "own-turn") if leaves_be(known[item], "negate")]


def joined(options: Any, tools: list[Any]) -> Any:
    return Offers(options, lambda: tools) if callable(options) else [*options, *tools]


def offered(g: Table, id: str, asked: Any) -> list[Any]:
    """The items that may be used while this is asked. What is answered by itself stays so."""
    mat = g.character(id)
    if not mat.items or not isinstance(asked, Ask) or asked.seat != mat.seat or asked.prompt in ("negate", "refresh"):
        return []
    listed = getattr(asked.options, "values", ()) if callable(asked.options) else asked.options
    if g.turn != id or mat.exhausted or (not callable(asked.options) and len(asked.options) < 2):
        return []
    there = items.usable(g, g.figures[id], "own-turn")
    if not there:
        return []
    known = g.content.items
    able = [("item", item) for item in there if leaves_be(known[item], asked.prompt)]
    return [tool for tool in able if tool not in listed]


def leaves_be(item: Item, prompt: str) -> bool:
    """Whether a question stands as it was after the item was used."""
    for ability in item.do:
        if not isinstance(ability, QUIET):
            return False
        if isinstance(ability, Recover) and prompt in ABOUT_CARDS:
            return False
        if isinstance(ability, Refresh) and prompt == "use-item":
            return False
    return not (item.needs and prompt in ABOUT_ELEMENTS)
