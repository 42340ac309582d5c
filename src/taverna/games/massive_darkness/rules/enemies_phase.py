"""The Enemies' Phase: all of them are Activated, and Agents call (pp. 27-30)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import combat as ev
from ..records.missions import NoReinforcements
from ..state import Enemy, Table
from . import objectives, page, spawning
from .activation import activate
from .asking import players_decide
from .ground import token_zone
from .round import end_enemies_phase


def enemies_phase(g: Table) -> Flow:
    """One step of it: every Enemy is Activated once, in the order the players prefer; then each Agent that is still
    there calls reinforcements (MD-FOE-01, MD-FOE-20, MD-AGENT-01, MD-AGENT-02)."""
    if g.step == "activations":
        if waiting := page.awake(g, g.waiting):
            id = waiting[0] if len(waiting) == 1 else (yield from players_decide(g, "enemy-order", waiting))
            g.waiting = [other for other in waiting if other != id]
            yield from activate(g, id)
            objectives.check(g)
            return
        g.step = "reinforcements"
        calling = not page.stands(g, NoReinforcements)
        g.waiting = [foe.id for foe in g.enemies.values() if calling and g.content.cards[foe.card].rank == "agent"]
    if g.waiting:
        id = yield from players_decide(g, "agent-order", g.waiting[:])
        g.waiting.remove(id)
        yield from call(g, g.enemies[id])
        objectives.check(g)
        return
    end_enemies_phase(g)


def call(g: Table, agent: Enemy) -> Flow:
    """A Guard of the Agent's own Level, in the Zone with the Level token of its tile, or where it stands
    (MD-AGENT-01)."""
    if g.heard:
        g.emit(ev.CalledReinforcements(foe=agent.card, enemy=agent.id))
    at = token_zone(g, agent.at) or agent.at
    yield from spawning.spawn_guard(g, at, level=g.content.cards[agent.card].level, called=True)
