"""What a scenario has one of the characters carry: it passes to another only by a Loot ability."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import TookOver
from ..state import Figure, Table
from . import land, pieces
from .acting import STOP, Action, decide


def carrier(g: Table, figure: Figure) -> bool:
    """Whether a character carries what the scenario speaks of."""
    thing = g.board.scenario.carried
    return bool(thing) and g.counts.get(f"{thing} {figure.id}", 0) > 0


def within(g: Table, who: Figure, range: int) -> list[str]:
    """Others who carry it, within range and in sight."""
    if not g.board.scenario.carried or who.kind != "character" or who.at is None:
        return []
    ground = land.ground(g)
    near = ground.within(who.at, range)
    others = [f for f in g.figures.values() if f.at in near and f.id != who.id and carrier(g, f)]
    return [f.id for f in others if f.at is not None and ground.sight(who.at, f.at)]


def take_over(g: Table, act: Action, range: int) -> Flow:
    """Whoever loots may take it from the one who carries it."""
    holders = within(g, g.figures[act.who], range)
    if not holders:
        return False
    answer = yield from decide(g, act.seat, "take-over", [*holders, STOP])
    if answer == STOP:
        return False
    thing = g.board.scenario.carried
    g.counts[f"{thing} {answer}"] -= 1
    g.counts[f"{thing} {act.who}"] = g.counts.get(f"{thing} {act.who}", 0) + 1
    g.emit(TookOver(figure=act.who, target=answer))
    yield from pieces.set_off_all(g, "passed", act.who)
    return True
