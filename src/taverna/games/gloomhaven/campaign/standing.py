"""The numbers of a campaign: levels, prosperity, reputation and what it does to prices."""

from __future__ import annotations

from collections.abc import Sequence

LEVELS = (0, 45, 95, 150, 210, 275, 345, 420, 500)
"""Experience needed for levels 1 to 9 (GH-LVLUP-03)."""

PROSPERITY = (0, 4, 9, 15, 22, 30, 39, 50, 64)
"""Points needed for prosperity levels 1 to 9 (GH-PROSP-02)."""

TOP = 9
LIMIT = 20  # of reputation, up and down (GH-REP-02)
DONATION = 10  # gold (GH-DONATE-01)
THANKED = (100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000)  # gold given in all (GH-ENV-10)
CHECKS = 3  # for a perk (GH-PERK-02)
CHECK_PERKS = 6  # at most, by check marks (GH-PERK-04)


def _reached(thresholds: Sequence[int], points: int) -> int:
    return sum(points >= needed for needed in thresholds)


def level_of(xp: int) -> int:
    """The level a character with so much experience must have (GH-LVLUP-01, GH-LVLUP-11)."""
    return _reached(LEVELS, xp)


def least_xp(level: int) -> int:
    return LEVELS[level - 1]


def prosperity_level(points: int) -> int:
    return _reached(PROSPERITY, points)


def least_prosperity(points: int) -> int:
    """The points below which prosperity cannot drop from here (GH-RESULT-13)."""
    return PROSPERITY[prosperity_level(points) - 1]


def start_gold(level: int) -> int:
    """Of a new character: 15 x (N + 1) (GH-CREATE-06)."""
    return 15 * (level + 1)


def price_change(reputation: int) -> int:
    """What a party's reputation does to the price of every item it buys (GH-REP-04): a gold piece for every four
    points from 3 on, five at 19 and 20."""
    steps = (abs(reputation) + 1) // 4
    return -steps if reputation > 0 else steps


def sale_price(cost: int) -> int:
    """Half the printed price, rounded down, whatever the reputation (GH-SHOP-02)."""
    return cost // 2
