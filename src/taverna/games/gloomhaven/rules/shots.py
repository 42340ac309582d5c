"""An Attack ability as it stands when it is performed."""

from __future__ import annotations

from taverna.hexgrid import HexMap

from ..records.abilities import Area, Attack, Condition, Extra, LastingBonus, Whom
from ..state import Bonus, Figure, Table
from . import cited, extras, figures, land, sums, targets, worn
from .acting import Action
from .extras import Gains
from .when import holds

Waiting = tuple[Bonus, LastingBonus]
"""A bonus in force, and what is printed of it."""


class Shot:
    """An Attack ability as it stands when it is performed: range, targets, what is added whoever the target is."""

    __slots__ = (
        "ability",
        "area",
        "conditions",
        "gained",
        "gains",
        "left",
        "melee",
        "per_target",
        "picky",
        "pierce",
        "range",
        "single",
        "targets",
        "tools",
        "used",
        "whom",
    )

    def __init__(self, g: Table, act: Action, ability: Attack, gained: list[Extra]) -> None:
        who = g.figures[act.who]
        area: Area | None = ability.area
        whom: Whom | None = ability.whom
        if ability.extras or gained:
            gains = extras.gathered(g, [*ability.extras, *gained], who, act)
            area = gains.area or (None if gains.whom else area)
            whom = gains.whom or (None if gains.area else whom)
        else:
            gains = Gains()
        self.ability, self.gained, self.gains = ability, gained, gains
        self.per_target: tuple[Extra, ...] = gains.each
        self.area, self.whom = area, whom
        range = sums.value(g, ability.range, who, None, act)
        if area is not None and area.own is not None:
            range = 0  # an area with a grey hex is melee (GH-AOE-03)
        self.melee = range <= 0 and not ability.ranged
        self.range = max(1, gains.reach) if self.melee else max(1, range) + gains.range
        many = sums.value(g, ability.targets, who, None, act)
        self.pierce = sums.value(g, ability.pierce, who, None, act) if ability.pierce else 0
        self.conditions: tuple[Condition, ...] = ability.conditions
        if who.kind != "character":
            printed = figures.stats(g, who)
            self.pierce += printed.pierce
            self.conditions += printed.conditions
            if adds := g.board.scenario.adds:
                self.conditions += adds.get(who.what, ())
            if who.kind == "summon" and ability.value.__class__ is str:
                gains.makes += figures.summon(g, who).makes  # an element printed with its Attack is made by attacking
            if many == 1 and area is None:
                many = printed.targets
        self.targets = self.left = many + gains.targets
        self.single = self.targets == 1 and area is None and whom is None
        self.used: list[Waiting] = []  # bonuses on the whole ability: used with its first attack
        self.tools: int | None = None  # items its character had used before it, where that matters
        self.picky = False  # the player says of each condition whether it is applied (GH-EFFECT-03)

    def in_reach(self, g: Table, act: Action, who: Figure) -> list[Figure]:
        """The enemies a single target can be chosen from."""
        ground = land.ground(g)
        there = list(g.figures.values())
        if who.at is not None and not self.ability.ranged and not g.board.large:
            near = ground.within(who.at, self.range)  # nobody else needs a closer look
            there = [f for f in there if f.at in near]
        return [f for f in there if self.refusal(g, act, who, f, ground) is None]

    def refusal(self, g: Table, act: Action, who: Figure, target: Figure, ground: HexMap) -> str | None:
        """The clause that keeps a figure from being chosen as a single target (GH-ATK-03, GH-ATK-05, GH-LOS-01), None
        if nothing does; "" if the ability itself does not mean it."""
        here, there = who.at, target.at
        if not targets.enemy(g, act, who, target):
            return "GH-ATK-02"
        if here is None or there is None or here == there:
            return ""
        if self.ability.ranged:
            return None if target in self.around(g, act, who) else "GH-ATK-03"
        if worn.hidden_from(g, target, who):
            return cited.hidden(g, target, "GH-INVIS-01")
        near = ground.within(here, self.range)
        large = g.board.large
        spots = [at for at in figures.hexes(g, target) if at in near] if large else [there] if there in near else []
        if not spots:
            return "GH-ATK-05" if self.melee else "GH-ATK-03"
        if not any([ground.sight(here, at) for at in spots]):
            return "GH-LOS-01"
        if self.whom is not None and not holds(g, self.whom.when, who, target, act, melee=self.melee):
            return ""
        return None

    def around(self, g: Table, act: Action, who: Figure) -> list[Figure]:
        """The enemies next to what the ability is measured from; the attacker must see them (GH-LOS-01)."""
        assert self.whom is not None and who.at is not None
        sight = land.ground(g).sight
        found = targets.candidates(g, act, self.whom, self.range, melee=False)
        return [f for f in found if f.at is not None and sight(who.at, f.at)]
