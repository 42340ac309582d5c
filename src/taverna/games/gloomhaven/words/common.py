"""What abilities without an attack have in common: what is added to them, whom they concern."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..bot.planning import Planner
from ..records.abilities import Ability, Extra, Whom
from ..rules import elements, extras, sums, targets
from ..rules.acting import Action, wanted
from ..rules.when import holds
from ..state import Figure, Table


# -- whom ------------------------------------------------------------------------------------------------------------
def affected(g: Table, act: Action, one: Any, gains: extras.Gains, default: Whom, prompt: str) -> Flow:
    """Those an ability without an attack concerns: its area, its `whom`, or so many within its range."""
    who = g.figures[act.who]
    range = sums.value(g, one.range, who, None, act) + gains.range if hasattr(one, "range") else None
    area = gains.area or getattr(one, "area", None)
    if area is not None:
        caught = yield from targets.lay(g, act, area, range or 1, (one.whom or default).side, prompt)
        return caught or []
    whom = gains.whom or one.whom
    if whom is not None:
        range = range or None  # a Heal of its own has none
        if targets.all_of(whom):
            there = targets.whole(g, act, whom, range)
            if there and not (yield from wanted(g, act, one)):
                return []
            return there
        picked = yield from targets.choose(
            g,
            act,
            lambda: targets.candidates(g, act, whom, range),
            int(whom.count) + gains.targets,
            prompt,
            decline=not one.forced,
            refused=lambda: targets.left_out(g, act, whom, range, prompt),
        )
        return picked
    count = getattr(one, "targets", 1) + gains.targets
    picked = yield from targets.choose(
        g,
        act,
        lambda: targets.candidates(g, act, default, range),
        count,
        prompt,
        decline=not one.forced,
        refused=lambda: targets.left_out(g, act, default, range, prompt),
    )
    return picked


def gains_of(g: Table, act: Action, one: Ability, more: Iterable[Extra] = ()) -> Flow:
    """What lines of the card, augments and the like add to an ability, whoever it concerns."""
    gained: list[Extra] = (yield from elements.augments(g, act, one)) if one.augments else []
    return extras.gathered(g, [*one.extras, *gained, *more], g.figures[act.who], act)


def per_target(g: Table, act: Action, gains: extras.Gains, target: Figure) -> extras.Gains:
    """What comes on top for this target."""
    who = g.figures[act.who]
    held = [e for e in gains.each if holds(g, e.when, who, target, act)] if gains.each else []
    return extras.total(g, held, who, target, act)


def seen(planner: Planner, here: Hex, there: Hex | None, range: int) -> bool:
    ground = planner.judge.ground
    if there is None:
        return False
    return here == there or (there in ground.within(here, range) and ground.sight(here, there))


NO_WHOM = Whom()
