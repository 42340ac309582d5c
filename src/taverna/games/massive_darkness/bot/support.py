"""What the Heroes that are still to be Activated this Round can be trusted to do."""

from __future__ import annotations

from ..rules import actions, page
from ..rules.movement import held
from ..rules.sight import layout
from ..state import Enemy, Hero, Table
from .errands import evasive
from .reckoning import blow, left_of, mean

TRUST = 0.85  # at most


class Support:
    """How much Damage each Enemy can expect from them before it acts."""

    def __init__(self, g: Table, seat: int) -> None:
        self.g = g
        self.share: dict[int, float] = {}
        if g.phase != "heroes":
            return
        for mate in g.standing():
            if mate.seat in g.waiting and mate.seat != seat and not mate.stunned:
                self.expect(mate)

    def expect(self, mate: Hero) -> None:
        """One Hero: against each Enemy as if it were the only one, the worst first until it is dead."""
        g = self.g
        able = []
        for foe in g.enemies.values():
            if page.untouchable(g, foe) or page.dormant(g, foe):
                continue
            attacks, damage = chances(g, mate, foe)
            if attacks:
                able.append((attacks, damage, foe))
        able.sort(key=lambda one: -one[0] * one[1] / sum(left_of(one[2])))
        left = 1.0
        for attacks, damage, foe in able:
            if left <= 0.0 or damage <= 0.0:
                break
            missing = sum(left_of(foe)) + 1 - self.share.get(foe.id, 0.0)
            if missing <= 0:
                continue
            deals = min(attacks * damage * left, missing)
            self.share[foe.id] = self.share.get(foe.id, 0.0) + deals
            left -= deals / (attacks * damage)

    def survives(self, foe: Enemy, life: float) -> float:
        """The chance that an Enemy with so much Life is still there when it is its turn."""
        share = self.share.get(foe.id)
        if not share or life <= 0:
            return 1.0
        return 1.0 - TRUST * min(max((share / life - 0.6) / 0.6, 0.0), 1.0)


def chances(g: Table, mate: Hero, foe: Enemy) -> tuple[int, float]:
    """How many attacks a Hero can make on an Enemy with its whole Activation, and the mean Damage of each."""
    board = layout(g)
    steps = board.far(foe.at).get(mate.at)
    sight = board.lines[mate.at].get(foe.at)
    stuck = held(g, mate.at) and not evasive(g, mate)
    best = (0, 0.0)
    for kind in actions.combats(g, mate):
        real = "magic" if kind == "sword-and-spell" else kind
        least, most = actions.reach(g, mate, kind)
        if sight is not None and least <= sight <= most:
            attacks = 3
        elif stuck or steps is None:
            continue
        else:
            short = max(steps - (most if most < 9 else 2), 1) if most else steps
            attacks = max(3 - (short + 1) // 2, 0)
        if attacks:
            damage = mean(blow(g, mate, foe, real, kind if real != kind else ""))
            if attacks * damage > best[0] * best[1]:
                best = (attacks, damage)
    return best
