"""The three victories, Ragnarok, and the end of a game that can go no further (p. 4)."""

from __future__ import annotations

from typing import NoReturn

from taverna.core.ask import GameOver, Result

from .. import events as ev
from ..records.words import AlliedRealms, Kills, Monumental, Regions, TempleLands
from ..state import TOP, Table

REGIONS_TO_WIN = 3
REQUIREMENTS_FOR_RAGNAROK = 3


def regions_held(g: Table, seat: int) -> list[str]:
    """Regions of which this player controls every Territory (LR-REGION-02)."""
    owner = g.owner
    return [
        region
        for region, lands in g.map.regions.items()
        if owner.get(lands[0]) == seat and all(owner.get(at) == seat for at in lands)
    ]


def temple_lands(g: Table, seat: int) -> int:
    """Territories with a Temple that this player controls, whoever built it (LR-WIN-04)."""
    owner = g.owner
    return sum(owner.get(at) == seat for at in g.temples)


def temples_to_win(g: Table) -> int:
    """Five, or four with two players (LR-WIN-03, LR-TWO-01)."""
    return 4 if g.seats == 2 else 5


def kills_for_boss(g: Table) -> int:
    """Two, or one with two players (LR-WIN-06, LR-TWO-02)."""
    return 1 if g.seats == 2 else 2


def check_victory(g: Table) -> None:
    """Whoever meets a condition wins at this very moment, in whosever turn; of several, the Active Player comes first
    (LR-WIN-01..04, LR-RAGNAROK-05)."""
    for seat in g.from_active():
        if len(regions_held(g, seat)) >= REGIONS_TO_WIN:
            win(g, seat, "great-jarl")
        if temple_lands(g, seat) >= temples_to_win(g):
            win(g, seat, "great-gothi")


def boss_killed(g: Table, seat: int) -> NoReturn:
    """Slayer: killing the Boss wins at once (LR-WIN-05)."""
    win(g, seat, "slayer")


def win(g: Table, seat: int, how: str) -> NoReturn:
    g.emit(ev.Won(who=seat, how=how))
    raise GameOver(Result([seat], yggdrasil(g), how))


def yggdrasil(g: Table) -> dict[int, int]:
    """{seat: controlled Territories adjacent to Yggdrasil}."""
    return {seat: sum(g.owner.get(at) == seat for at in g.map.around) for seat in range(g.seats)}


# -- Ragnarok --------------------------------------------------------------------------------------------------------
def check_requirements(g: Table, builder: int) -> None:
    """Face-up Requirements that are met are turned down, and stay down; with three down Ragnarok starts, once
    (LR-RAGNAROK-01..04, LR-BUILD-03)."""
    for id in g.requirements:
        if id not in g.down and is_met(g, id):
            g.down.append(id)
            g.emit(ev.RequirementMet(requirement=id, down=len(g.down)))
    if len(g.down) >= REQUIREMENTS_FOR_RAGNAROK and g.ragnarok is None:
        g.ragnarok = builder
        g.last_turns = g.seats + 1  # this turn, and one more of everybody
        g.emit(ev.RagnarokBegan(who=builder))


def is_met(g: Table, requirement: str) -> bool:
    """Is what a Requirement card says true now? (LR-RAGNAROK-01)"""
    players = range(g.seats)
    match g.content.requirements[requirement].condition:
        case Monumental(level=level):
            return any(built >= level for built in g.monuments.values())
        case Kills(amount=amount):
            return any(player.kills >= amount for player in g.players)
        case Regions(amount=amount):
            return any(len(regions_held(g, seat)) >= amount for seat in players)
        case TempleLands(amount=amount):
            return any(temple_lands(g, seat) >= amount for seat in players)
        case AlliedRealms(amount=amount):
            return sum(bool(allied) for allied in g.alliances.values()) >= amount


def last_turn_played(g: Table) -> NoReturn:
    """Most Territories adjacent to Yggdrasil; of those tied, whoever had the last turn earliest
    (LR-RAGNAROK-06, LR-RAGNAROK-07)."""
    assert g.ragnarok is not None
    scores = yggdrasil(g)
    order = [(g.ragnarok + n) % g.seats for n in range(1, g.seats + 1)]
    winner = max(order, key=lambda seat: (scores[seat], -order.index(seat)))
    for seat in order:
        g.emit(ev.Counted(who=seat, amount=scores[seat]))
    win(g, winner, "ragnarok")


# -- exhaustion ------------------------------------------------------------------------------------------------------
def can_go_on(g: Table) -> bool:
    """The rules' own clock: nine Monument levels, and between two of them at most six markers of each player. When all
    Monuments stand, markers never come off the wheel again, so each player can take six more Special Actions at most.
    Then there are some rounds to win with what is left (LR-WHEEL-03, LR-BUILD-02, LR-BUILD-05)."""
    return g.idle < g.options.idle_rounds * g.seats or any(level < TOP for level in g.monuments.values())


def exhausted(g: Table) -> NoReturn:
    """Nobody can act any more: a draw, or the count of Ragnarok, as the table has agreed (option `exhaustion`)."""
    g.emit(ev.Exhausted(turns=g.turn))
    scores = yggdrasil(g)
    if g.options.exhaustion == "draw":
        raise GameOver(Result([], scores, "exhaustion"))
    best = max(scores.values())
    winners = [seat for seat, score in scores.items() if score == best]
    for seat, score in scores.items():
        g.emit(ev.Counted(who=seat, amount=score))
    raise GameOver(Result(winners, scores, "exhaustion"))
