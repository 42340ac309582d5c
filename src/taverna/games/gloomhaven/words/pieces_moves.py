"""What a scenario's pieces do to where figures are: wind, errands, those who come and go."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, add

from ..events import BoulderRolled, CameBack, Pushed, Vanished
from ..records import scenarios as s
from ..records.lexicon import EFFECTS
from ..rules import damage, escorts, figures, land, monster_turns, movement, pieces, spaces, turn, ways
from ..rules.acting import decide
from ..rules.levels import trap_damage
from ..state import Figure, Table

WAYS: dict[str, tuple[Hex, ...]] = {
    "left": ((-1, 0),),
    "right": ((1, 0),),
    "up": ((0, -1), (1, -1)),
    "down": ((-1, 1), (0, 1)),
}
"""Above and below a hex of the map lie two."""


@EFFECTS.performed(s.Blow)
def blow(g: Table, do: s.Blow, cause: str) -> Flow:
    ids = yield from pieces.concerned(g, do.whom, cause)

    def place(id: str) -> tuple[int, bool]:
        figure = g.figures[id]
        summoned = figure.kind == "summon"
        return figures.place_of(g, g.figures[figure.owner] if summoned else figure), not summoned  # GH-SUMMON-07

    for id in sorted(ids, key=place):
        figure = g.figures.get(id)
        there = [] if figure is None else downwind(g, figure, do.way)
        if figure is None or figure.at is None or not there:
            continue
        to = there[0]
        if len(there) > 1:
            told = {"figure": id, "hexes": 1}
            _, *hex = yield from decide(g, figure.seat, "push", [("to", *a) for a in there], told)
            to = (hex[0], hex[1])
        path = (figure.at, to)
        yield from movement.walk(g, id, path, ways.manner_of(g, figure), forced=Pushed(figure=id, path=path))


def downwind(g: Table, figure: Figure, way: str) -> list[Hex]:
    """The hexes that way where nothing is in the way (GH-PUSH-05)."""
    assert figure.at is not None
    near = land.ground(g).steps.get(figure.at, ())
    blocked = frozenset[Hex]() if figures.flies(g, figure) else land.terrain(g).obstacles
    found = [add(figure.at, step) for step in WAYS[way]]
    return [a for a in found if a in near and a not in blocked and figures.at(g, a) is None]


@EFFECTS.performed(s.Roll)
def roll(g: Table, do: s.Roll, cause: str) -> Flow:
    left = list(range(1, len(do.rows) + 1))
    for row in do.rows:
        lane = g.spots.get(row, [])
        if not rolling(g, lane):
            continue
        ends = {("to", *lane[(rolling(g, lane)[-1] + n) % len(lane)]): n for n in left}
        answer = next(iter(ends))
        if len(ends) > 1:
            answer = yield from decide(g, None, "roll", list(ends), {"row": row})
        left.remove(ends[answer])
        yield from roll_on(g, lane, ends[answer])


def rolling(g: Table, lane: list[Hex]) -> list[int]:
    """At which of its hexes a row has boulders."""
    there = [o.hexes[0] for o in g.obstacles if o.look == BOULDER and len(o.hexes) == 1]
    return [nth for nth, at in enumerate(lane) if at in there]


BOULDER = "boulder"


def roll_on(g: Table, lane: list[Hex], length: int) -> Flow:
    """All boulders of a row go on together, hex by hex."""
    boulders = {nth: next(o for o in g.obstacles if o.hexes == [lane[nth]]) for nth in rolling(g, lane)}
    for _ in range(length):
        boulders = {(nth + 1) % len(lane): boulder for nth, boulder in boulders.items()}
        for nth, boulder in boulders.items():
            boulder.hexes = [lane[nth]]
        entered = [lane[nth] for nth in boulders]
        own = list(boulders.values())
        g.obstacles = [o for o in g.obstacles if o in own or o.figure or not any(a in entered for a in o.hexes)]
        g.relaid()
        for met in [f.id for f in g.figures.values() if f.at in entered]:
            yield from damage.suffer(g, met, trap_damage(g), cause="trap")
    for nth in boulders:
        g.emit(BoulderRolled(at=lane[nth]))
        met_there = figures.at(g, lane[nth])
        if met_there is not None and not figures.flies(g, met_there):
            yield from aside(g, met_there, lane[nth])


def aside(g: Table, figure: Figure, at: Hex) -> Flow:
    """One on whose hex a boulder stops goes one hex left, or to the nearest empty one."""
    there = downwind(g, figure, "left")
    to = there[0] if there else (yield from spaces.nearest_empty(g, at))
    if to is not None:
        path = (at, to)
        yield from movement.walk(
            g, figure.id, path, ways.manner_of(g, figure), forced=Pushed(figure=figure.id, path=path)
        )


@EFFECTS.performed(s.Vanish)
def vanish(g: Table, do: s.Vanish, cause: str) -> Flow:
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        if g.figures[id].kind == "monster":
            g.figures[id].at = None
            g.emit(Vanished(figure=id))


@EFFECTS.performed(s.Appear)
def appear(g: Table, do: s.Appear, cause: str) -> Flow:
    for figure in [f for f in g.figures.values() if f.what == do.type and f.at is None]:
        nth = g.cycles.get(figure.id, 0)
        g.cycles[figure.id] = (nth + 1) % len(do.to)
        at = g.spots[do.to[nth]][0]
        where = at if spaces.empty(g, at) else (yield from spaces.nearest_empty(g, at))
        if where is not None:
            figure.at = where
            g.emit(CameBack(figure=figure.id, at=where))


@EFFECTS.performed(s.Errand)
def errand(g: Table, do: s.Errand, cause: str) -> Flow:
    g.counts[monster_turns.sent(cause)] = g.round
    if (yield from monster_turns.begin(g, g.figures[cause])):
        yield from escorts.escort(g, cause, do, do.move)
        yield from pieces.called(g, do.then, cause)
    yield from turn.ends(g, cause)
