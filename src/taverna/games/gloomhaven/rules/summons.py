"""Characters' summons act by the monsters' rules (GH-SUMMON-07..14)."""

from __future__ import annotations

import msgspec

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..events import Summoned
from ..records.abilities import Ability, Attack, Move, Whom
from ..records.cards import Summon
from ..state import Bonus, Figure, Table
from . import control, monster_turns, sums
from . import turn as turns

MOVE = Move(value="M")
ATTACK = Attack(value="A", range="R")


def place(g: Table, owner: str, summon: str, at: Hex, *, card: str = "") -> Figure:
    """A summon beside its summoner, with full hit points (GH-SUMMON-01, GH-SUMMON-04). It does not act this round
    (GH-SUMMON-11). `card` stays in the active area for it (GH-SUMMON-05)."""
    g.made += 1
    figure = Figure(
        id=f"s{g.made}",
        kind="summon",
        what=summon,
        force=g.figures[owner].force,
        at=at,
        hp=0,
        max_hp=0,
        new=True,
        owner=owner,
        card=card,
        seat=g.figures[owner].seat,
    )
    figure.max_hp = figure.hp = sums.value(g, g.content.summons[summon].hp, figure)
    g.figures[figure.id] = figure
    for nth in range(len(g.content.summons[summon].lasting)):
        lasting = Bonus("bonus", summon, "summon", nth, owner=figure.id, on=[figure.id], lasts="persistent")
        g.bonuses.append(lasting)
    g.cast[figure.id] = summon
    g.emit(Summoned(figure=figure.id, by=owner, at=at))
    return figure


def turn(g: Table, id: str) -> Flow:
    """A summon's own turn, right before its summoner's: "Move +0, Attack +0" (GH-SUMMON-07, GH-SUMMON-08), with the
    modifier deck of its owner (GH-SUMMON-09). What it leaves open the players decide (GH-AMBIG-01)."""
    figure = g.figures[id]
    if (yield from monster_turns.begin(g, figure)):
        does = monster_turns.perform_all(g, id, abilities(g, figure))
        yield from control.against_its_own(g, id, does) if control.holds(g, id) else does
    yield from turns.ends(g, id)


def abilities(g: Table, figure: Figure) -> list[Ability]:
    """Its Move and Attack; a dash is none of it (GH-SUMMON-04, GH-MON-02); then what it does at the end of its turn."""
    summon = g.content.summons[figure.what]
    found: list[Ability] = []
    if summon.move is not None:
        found.append(JUMP if summon.jump else MOVE)
    if summon.attack is not None:
        found.append(struck(summon))
    return [*found, *summon.at_end]


JUMP = Move(value="M", jump=True)


def struck(summon: Summon) -> Attack:
    """Its Attack, as its values say."""
    whom = Whom(range=1, count="all") if summon.all_adjacent else None
    return msgspec.structs.replace(ATTACK, whom=whom, push=summon.push) if whom or summon.push else ATTACK
