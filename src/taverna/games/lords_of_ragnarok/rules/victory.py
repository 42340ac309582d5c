"""The three victories (p. 4)."""

from __future__ import annotations

from typing import NoReturn

from taverna.core.ask import GameOver, Result

from .. import events as ev
from ..state import Table

REGIONS_TO_WIN = 3


def regions_held(g: Table, seat: int) -> list[str]:
    """Regions of which this player controls every Territory (LR-REGION-02)."""
    owner = g.owner
    return [
        region
        for region, lands in g.map.regions.items()
        if owner.get(lands[0]) == seat and all(owner.get(at) == seat for at in lands)
    ]


def rulers(g: Table) -> list[int]:
    """Of every Region that one player controls wholly, who that is (LR-REGION-02)."""
    owner = g.owner
    found: list[int] = []
    for lands in g.map.regions.values():
        seat = owner.get(lands[0])
        if seat is not None and all([owner.get(at) == seat for at in lands]):
            found.append(seat)
    return found


def temple_lands(g: Table, seat: int) -> int:
    """Territories with a Temple that this player controls, whoever built it (LR-WIN-04)."""
    owner = g.owner
    return sum([owner.get(at) == seat for at in g.temples])


def temples_to_win(g: Table) -> int:
    """Five, or four with two players (LR-WIN-03, LR-TWO-01)."""
    return 4 if g.seats == 2 else 5


def kills_for_boss(g: Table) -> int:
    """Two, or one with two players (LR-WIN-06, LR-TWO-02)."""
    return 1 if g.seats == 2 else 2


def check_victory(g: Table) -> None:
    """Whoever meets a condition wins at this very moment, in whosever turn; of several, the Active Player comes first
    (LR-WIN-01..04, LR-RAGNAROK-05)."""
    held, temples = rulers(g), temples_to_win(g)
    if len(held) < REGIONS_TO_WIN and len(g.temples) < temples:
        return
    for seat in g.from_active():
        if held.count(seat) >= REGIONS_TO_WIN:
            win(g, seat, "great-jarl")
        if len(g.temples) >= temples and temple_lands(g, seat) >= temples:
            win(g, seat, "great-gothi")


def boss_killed(g: Table, seat: int) -> NoReturn:
    """Slayer: killing the Boss wins at once (LR-WIN-05)."""
    win(g, seat, "slayer")


def win(g: Table, seat: int, how: str) -> NoReturn:
    g.emit(ev.Won(who=seat, how=how))
    raise GameOver(Result([seat], yggdrasil(g), how))


def yggdrasil(g: Table) -> dict[int, int]:
    """{seat: controlled Territories adjacent to Yggdrasil}."""
    owners = [g.owner.get(at) for at in g.map.around]
    return {seat: owners.count(seat) for seat in range(g.seats)}
