"""What a scenario's pieces do to figures by force: currents, flight, control."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, add, subtract

from ..events import Controlled, Pushed
from ..records import scenarios as s
from ..records.lexicon import EFFECTS
from ..rules import always, control, damage, figures, land, movement, pieces, ways
from ..rules.acting import decide
from ..rules.facts import amount
from ..state import Figure, Table

TO: dict[str, Hex] = {"up-left": (0, -1), "up-right": (1, -1)}


@EFFECTS.performed(s.Current)
def current(g: Table, do: s.Current, cause: str) -> Flow:
    inside = g.board.hexes[do.room]
    caught = [f for f in g.figures.values() if f.kind != "objective" and f.at in inside]
    for id in [f.id for f in sorted(caught, key=lambda f: (f.at[1], f.at[0]))]:  # type: ignore[index]
        if figures.stands(g, id):
            yield from swept(g, g.figures[id], TO[do.to], amount(g, do.damage))


def swept(g: Table, figure: Figure, to: Hex, hurts: int) -> Flow:
    """One hex along, unless something is at its back; against something, it suffers."""
    assert figure.at is not None
    if not solid(g, figure.at, subtract(figure.at, to)):
        there = add(figure.at, to)
        if solid(g, figure.at, there) or figures.at(g, there) is not None:
            yield from damage.suffer(g, figure.id, hurts)
        elif not (g.board.scenario.always and always.firm(g, figure)):
            path = (figure.at, there)
            told = Pushed(figure=figure.id, path=path)
            yield from movement.walk(g, figure.id, path, ways.manner_of(g, figure), forced=told)


def solid(g: Table, here: Hex, there: Hex) -> bool:
    """Whether a wall or an obstacle is in that hex, or a wall between."""
    return there not in land.ground(g).steps.get(here, ()) or there in land.terrain(g).obstacles


@EFFECTS.performed(s.Flee)
def flee(g: Table, do: s.Flee, cause: str) -> Flow:
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        figure, feared = g.figures.get(id), g.figures.get(cause)
        if figure is None or feared is None or figure.at is None or feared.at is None or ways.held(figure):
            continue
        mover = ways.mover(g, figure, ways.manner_of(g, figure))
        points, away = amount(g, do.points), land.ground(g).distances(feared.at)
        reach = [a for a in mover.reach(figure.at, points) if a == figure.at or mover.may_end(a)]
        far = max(away.get(a, -1) for a in reach)
        ends = sorted(a for a in reach if away.get(a, -1) == far)
        end = ends[0]
        if len(ends) > 1:
            answer = yield from decide(g, figure.seat, "flee", [("to", *a) for a in ends], {"figure": id})
            end = (answer[1], answer[2])
        if end != figure.at:
            path = ways.within(mover, figure.at, end, points) if mover.manner == "walk" else mover.path(figure.at, end)
            yield from movement.walk(g, id, path, mover.manner)


@EFFECTS.performed(s.Control)
def take_control(g: Table, do: s.Control, cause: str) -> Flow:
    mat = control.last(g)
    if mat is not None:
        g.counts[control.mark(mat.id)] = g.round
        g.emit(Controlled(who=mat.seat))
    yield from ()
