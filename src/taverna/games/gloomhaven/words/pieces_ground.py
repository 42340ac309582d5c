"""What a scenario's pieces do to doors, rooms and what lies in them."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..records import scenarios as s
from ..records.lexicon import EFFECTS
from ..rules import land, pieces, rooms, treasures, zones
from ..rules.acting import decide
from ..rules.facts import amount
from ..rules.levels import trap_damage
from ..state import Obstacle, Table, Trap, key, unkey
from . import pieces_figures


@EFFECTS.performed(s.Open)
def open_doors(g: Table, do: s.Open, cause: str) -> Flow:
    """Doors open; with `next` only the next of them in their order, beginning anew after the last, and whoever opens
    it may go there however far: what a card says prevails (GH-BOSS-03)."""
    ids = g.board.door_ids
    if not do.next:
        for id in do.doors:
            yield from rooms.open_door(g, ids[id], cause)
        return
    row = ",".join(do.doors)
    nth = g.cycles.get(row, 0)
    g.cycles[row] = (nth + 1) % len(do.doors)
    at = ids[do.doors[nth]]
    yield from rooms.open_door(g, at, cause)
    if do.goes:
        yield from pieces_figures.relocate_one(g, cause, at)


@EFFECTS.performed(s.Close)
def close_doors(g: Table, do: s.Close, cause: str) -> Flow:
    for id in do.doors:
        yield from rooms.close_door(g, g.board.door_ids[id], id)


@EFFECTS.performed(s.Unlock)
def unlock(g: Table, do: s.Unlock, cause: str) -> Flow:
    for id in do.doors:
        rooms.unlock(g, g.board.door_ids[id], id)
    yield from ()


@EFFECTS.performed(s.RevealRoom)
def reveal_room(g: Table, do: s.RevealRoom, cause: str) -> Flow:
    yield from rooms.reveal(g, do.room, cause)


@EFFECTS.performed(s.Lay)
def lay(g: Table, do: s.Lay, cause: str) -> Flow:
    for at in g.spots.get(do.at, []):
        put(g, do, at)
    yield from ()


def put(g: Table, do: s.Lay, at: Hex) -> None:
    if do.what == "trap":
        hurts = trap_damage(g) if do.damage is None else amount(g, do.damage)
        g.traps[key(at)] = Trap(hurts, list(do.conditions))
    elif do.what == "obstacle":
        g.obstacles.append(Obstacle([at], do.look or "obstacle"))
    elif do.what == "difficult":
        g.difficult.append(at)
    elif do.what == "hazard":
        g.hazards.append(at)
    elif do.what == "money":
        g.money[key(at)] = g.money.get(key(at), 0) + 1
    elif do.what == "treasure":
        g.treasures[key(at)] = do.holds
    else:
        g.plates[key(at)] = False
    g.relaid()


@EFFECTS.performed(s.Spread)
def spread(g: Table, do: s.Spread, cause: str) -> Flow:
    steps = land.ground(g).steps
    free = [at for at in g.spots.get(do.at, ()) if at not in g.difficult]
    free = [at for at in free if any(a in g.difficult for a in steps.get(at, ()))] or free
    if free:
        at = free[0]
        if len(free) > 1:
            answer = yield from decide(g, None, "flood", [("at", *a) for a in free])
            at = (answer[1], answer[2])
        g.difficult.append(at)
        g.relaid()


@EFFECTS.performed(s.Grab)
def grab(g: Table, do: s.Grab, cause: str) -> Flow:
    for at in list(g.spots.get(do.at, ())):
        if key(at) in g.treasures and g.hero(cause) is not None:
            yield from treasures.open(g, cause, key(at))


@EFFECTS.performed(s.Clear)
def clear(g: Table, do: s.Clear, cause: str) -> Flow:
    """Tiles on the hexes of a letter are gone, or figures leave the map without dying; characters never do."""
    hexes = g.spots.get(do.at, []) if do.at else None
    if do.here and cause in g.figures:
        hexes = [a for a in (g.figures[cause].at,) if a is not None and (hexes is None or a in hexes)]
    g.relaid()
    if do.what == "trap":
        g.traps = {at: trap for at, trap in g.traps.items() if hexes is not None and unkey(at) not in hexes}
    elif do.what == "obstacle":
        g.obstacles = [o for o in g.obstacles if hexes is not None and not any(a in hexes for a in o.hexes)]
    elif do.what == "difficult":
        g.difficult = [a for a in g.difficult if hexes is not None and a not in hexes]
    elif do.what == "hazard":
        g.hazards = [a for a in g.hazards if hexes is not None and a not in hexes]
    elif do.what == "money":
        g.money = {at: n for at, n in g.money.items() if hexes is not None and unkey(at) not in hexes}
    elif do.what == "treasure":
        g.treasures = {at: t for at, t in g.treasures.items() if hexes is not None and unkey(at) not in hexes}
    else:
        whom = do.whom or s.Who(side="everyone")
        for id in (yield from pieces.concerned(g, whom, cause)):
            figure = g.figures[id]
            meant = figure.kind == "objective" if do.what == "objective" else figure.kind != "character"
            if meant and (hexes is None or figure.at in hexes):
                g.obstacles = [o for o in g.obstacles if o.figure != id]
                g.relaid()
                if figure.kind == "summon":
                    zones.remove_summon(g, figure)
                    continue
                figure.at = None
                del g.figures[id]
