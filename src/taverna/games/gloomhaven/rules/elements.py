"""Elements: infused, consumed, waning; and what an ability gains by them (GH-ELEM-01..16)."""

from __future__ import annotations

from itertools import product
from typing import Any

from taverna.core.ask import Flow

from ..events import Consumed, Infused
from ..records.abilities import ELEMENTS, Ability, AnyElement, Extra, Suffer
from ..records.lexicon import ABILITIES
from ..state import Eaten, Figure, Table
from . import experience, moments, targets
from .acting import SKIP, Action, decide

PERFORMED = ABILITIES.of("performed")


def affordable(g: Table, uses: tuple[AnyElement, ...]) -> list[tuple[str, ...]]:
    """The ways a row of symbols can be paid: each element Strong or Waning, each once (GH-ELEM-06, -08, -12)."""
    strong = [element for element in ELEMENTS if g.elements[element] > 0]
    if len(strong) < len(uses) or g.elements_closed:
        return []
    plain = [use for use in uses if use != "any"]
    if any(use not in strong for use in plain):
        return []
    wild = len(uses) - len(plain)
    if not wild:
        return [tuple(plain)]
    rest = [element for element in strong if element not in plain]
    found: list[tuple[str, ...]] = []
    for chosen in product(rest, repeat=wild):
        if len(dict.fromkeys(chosen)) == wild and list(chosen) == sorted(chosen, key=ELEMENTS.index):
            found.append((*plain, *chosen))
    return found


def consume(g: Table, figure: str, elements: tuple[str, ...]) -> None:
    for element in elements:
        g.elements[element] = 0
    g.emit(Consumed(figure=figure, elements=elements))


def pay(g: Table, act: Action, uses: tuple[AnyElement, ...], ways: list[tuple[str, ...]]) -> Flow:
    """Consume what a symbol row asks for; whoever decides picks for the multicoloured ones (GH-ELEM-15)."""
    way = ways[0]
    if len(ways) > 1:
        picked = yield from decide(g, act.seat, "which-element", [("elements", *way) for way in ways])
        way = tuple(picked[1:])
    consume(g, act.who, way)
    act.consumed = True
    return way


def augments(g: Table, act: Action, ability: Ability) -> Flow:
    """The augments of an ability that are paid for. A character may, one by one (GH-ELEM-07, GH-ELEM-11); a monster
    does if it can, and the rest of its type have the benefit too (GH-ELEM-14)."""
    if not ability.augments:
        return []
    paid_for: list[int] = yield from chosen(g, act, ability)
    return [ability.augments[nth].gives for nth in paid_for]


def chosen(g: Table, act: Action, ability: Ability) -> Flow:
    """Which of an ability's augments are paid for, by number."""
    listed = ability.augments
    used: list[int] = []
    tried: list[int] = []
    who = g.figures[act.who]
    if who.kind != "character":
        for nth, augment in enumerate(listed):
            if (yield from devour(g, act, who, augment.uses)):
                used.append(nth)
        return used
    while True:
        open = [nth for nth, augment in enumerate(listed) if nth not in tried and affordable(g, augment.uses)]
        if not open:
            return used
        options = [*(("augment", nth) for nth in open), SKIP]
        answer: Any = yield from decide(g, act.seat, "augment", options, named(g, act, ability))
        if answer == SKIP:
            return used
        nth = answer[1]
        if listed[nth].uses:
            yield from pay(g, act, listed[nth].uses, affordable(g, listed[nth].uses))
        tried.append(nth)
        if (yield from priced(g, act, listed[nth].price)):
            used.append(nth)
            act.augmented = True
        if g.figures[act.who].at is None:
            return used


def named(g: Table, act: Action, ability: Ability) -> dict[str, Any]:
    """What the question is about: the kind of ability, and where it is printed."""
    source = act.source
    about = {"ability": type(ability).__struct_config__.tag}
    for nth, one in enumerate(g.content.abilities(source.card, source.half)):
        if one is ability:
            return {**about, "of": f"{source.card}/{source.half}/{nth}"}
    return about


def eaten(g: Table, who: Figure, uses: tuple[AnyElement, ...]) -> bool:
    """Whether one of its type has consumed these elements this round: then it has the benefit too."""
    return any(one.what == who.what and one.elements == [*uses] for one in g.eaten)


def expected(g: Table, who: Figure, ability: Ability) -> list[Extra]:
    """What a monster is going to gain by elements when it performs an ability; nothing is consumed yet."""
    found: list[Extra] = []
    wanted: tuple[AnyElement, ...] = ()
    for augment in ability.augments:
        if eaten(g, who, augment.uses):
            found.append(augment.gives)
        elif affordable(g, (*wanted, *augment.uses)):
            wanted += augment.uses
            found.append(augment.gives)
    return found


def devour(g: Table, act: Action, who: Figure, uses: tuple[AnyElement, ...]) -> Flow:
    """A monster's consumption: once for all of its type this round (GH-ELEM-14). Returns whether it has the benefit."""
    if eaten(g, who, uses):
        return True
    ways = affordable(g, uses)
    if not ways:
        return False
    wanted = moments.ElementsWanted(who, uses, ways)
    yield from moments.happens(g, wanted)
    if wanted.taken:
        return False
    yield from pay(g, act, uses, ways)
    g.eaten.append(Eaten(who.what, [*uses]))
    return True


def paid(g: Table, act: Action, ability: Ability) -> Flow:
    """Whether an ability behind element symbols is performed: they must be consumed (`needs`)."""
    who = g.figures[act.who]
    if who.kind != "character":
        return (yield from devour(g, act, who, ability.needs))
    ways = affordable(g, ability.needs)
    if not ways or (ability.price and not targets.possible(g, act, (ability,))):
        return False
    answer = yield from decide(g, act.seat, "augment", [("augment", 0), SKIP], named(g, act, ability))
    if answer == SKIP:
        return False
    if ability.needs:
        yield from pay(g, act, ability.needs, ways)
    if not (yield from priced(g, act, ability.price)):
        return False
    act.augmented = True
    if ability.needs_xp:
        experience.gain_xp(g, g.character(act.who), ability.needs_xp)
    return True


def priced(g: Table, act: Action, price: tuple[Ability, ...]) -> Flow:
    """Do what something costs besides elements; whether it was truly done."""
    for one in price:
        done = yield from PERFORMED[type(one)](g, act, one)
        if not done or (isinstance(one, Suffer) and not act.paid):
            return False
    return g.figures[act.who].at is not None


# -- infusing --------------------------------------------------------------------------------------------------------
def infuse(g: Table, act: Action, elements: tuple[AnyElement, ...] | list[AnyElement], may: bool = False) -> Flow:
    """Elements to be Strong at the end of this turn (GH-ELEM-02, GH-ELEM-03). `may`: one of any kind can be left."""
    for element in elements:
        made: str = element
        if element == "any":
            made = yield from decide(g, act.seat, "infuse", [*ELEMENTS, SKIP] if may else list(ELEMENTS))
            if made == SKIP:
                continue
        if made not in g.infused:
            g.infused.append(made)


def end_of_turn(g: Table) -> None:
    """What was infused in this turn moves to Strong (GH-ELEM-03)."""
    for element in g.infused:
        g.elements[element] = 2
    g.emit(Infused(elements=tuple(g.infused)))
    g.infused.clear()


def wane(g: Table) -> None:
    """At the end of the round: Strong to Waning, Waning to Inert (GH-ELEM-04, GH-END-04)."""
    for element, strength in g.elements.items():
        if strength:
            g.elements[element] = strength - 1
    g.eaten.clear()


# -- what an ability brings besides ----------------------------------------------------------------------------------
