"""Rooms: what lies in them, doors that open, monsters that stand there (GH-DOOR-01..08, GH-REVEAL-01..08)."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, neighbours, straight_distance

from ..events import Brought, DoorClosed, DoorOpened, DoorUnlocked, NoStandee, RoomNamed, RoomRevealed, RoomTold
from ..records.ground import Room, Stand, TrapTile
from ..state import Figure, Obstacle, Table, Trap, key
from . import damage, dungeon, figures, initiative, land, moments, spaces, spawning
from .acting import decide
from .facts import amount
from .levels import trap_damage


# -- doors -----------------------------------------------------------------------------------------------------------
def open_door(g: Table, at: Hex, by: str = "") -> Flow:
    """A closed door is turned to its open side, for good, and the room behind it is revealed at once (GH-DOOR-02,
    GH-DOOR-07, GH-REVEAL-01). `by`: the figure that entered it."""
    if at in g.opened or barred(g, at):
        return
    board = g.board
    door = board.doors[at]
    g.opened.append(at)
    if at in g.locked:
        g.locked.remove(at)
    g.renew()
    g.emit(DoorOpened(figure=by, at=at))
    g.chance.reveal()
    hidden = [room for room in door.between if room not in g.rooms]
    if hidden and g.dungeon.laid:
        dungeon.extend(g, at)
    for room in hidden:
        yield from reveal(g, room, by)
    yield from moments.happens(g, moments.DoorOpened(door.id, by, len(hidden)))


def barred(g: Table, at: Hex) -> bool:
    """Whether something with hit points keeps a closed door shut."""
    there = figures.at(g, at)
    return there is not None and there.kind == "objective"


def close_door(g: Table, at: Hex, id: str) -> Flow:
    """An open door is closed and locked (GH-LOCK-01). Who stands in it suffers the damage of a trap and goes to the
    nearest empty hex."""
    if at not in g.opened:
        return
    caught = figures.at(g, at)
    g.opened.remove(at)
    g.locked.append(at)
    g.renew()
    g.emit(DoorClosed(door=id))
    if caught is None:
        return
    yield from damage.suffer(g, caught.id, trap_damage(g), cause="trap")
    if figures.stands(g, caught.id):
        beside = [a for a in neighbours(at) if a in land.ground(g).ground]
        free = sorted({a for near in beside for a in spaces.nearest(g, near)}, key=lambda a: straight_distance(at, a))
        if free:
            g.figures[caught.id].at = free[0]
            g.emit(Brought(figure=caught.id, at=free[0]))


def unlock(g: Table, at: Hex, id: str) -> None:
    """A locked door is an ordinary closed door from now on (GH-LOCK-01)."""
    if at in g.locked:
        g.locked.remove(at)
        g.renew()
        g.emit(DoorUnlocked(door=id))


# -- rooms -----------------------------------------------------------------------------------------------------------
def reveal(g: Table, id: str, by: str = "") -> Flow:
    """Overlay tiles, money and monsters of the room are placed (GH-DOOR-03, GH-PAGE-17), by the number of characters,
    exhausted ones included (GH-REVEAL-02); then each monster type without a card gets one (GH-REVEAL-05)."""
    if id in g.rooms:
        return
    room: Room = g.board.rooms[id]
    g.rooms.append(id)
    g.renew()
    lay(g, room)
    placed = [objective.id for objective in place_objectives(g, room)]
    placed += yield from place_monsters(g, room, by)
    g.emit(RoomRevealed(room=id, figures=tuple(placed)))
    if g.dungeon.laid:
        noun, adjective = dungeon.named(g)[-1]
        g.emit(RoomNamed(room=noun, adjective=adjective))
    if room.text is not None:
        g.emit(RoomTold(scenario=g.scenario, room=id))
    initiative.draw_missing(g)
    yield from moments.happens(g, moments.RoomRevealed(id, by))


def lay(g: Table, room: Room) -> None:
    """Everything that lies in a room."""
    for obstacle in room.obstacles:
        g.obstacles.append(Obstacle(list(obstacle.hexes), obstacle.look or "obstacle", obstacle.lasting))
    for tile in room.difficult:
        g.difficult += tile.hexes
    for tile in room.hazards:
        g.hazards += tile.hexes
    for trap in room.traps:
        lay_traps(g, trap)
    for at in room.money:
        g.money[key(at)] = g.money.get(key(at), 0) + 1
    for treasure in room.treasures:
        if treasure.holds == "goal" or treasure.holds not in g.taken_before:  # GH-TREAS-04, GH-TREAS-08
            g.treasures[key(treasure.at)] = treasure.holds
    for at in room.plates:
        g.plates[key(at)] = False
    for letter, hexes in room.spots.items():
        g.spots.setdefault(letter, []).extend(hexes)
    g.relaid()


def lay_traps(g: Table, tile: TrapTile) -> None:
    """Damage by the scenario level where the page states none of its own (GH-TRAP-05, GH-TRAP-06)."""
    hurts = trap_damage(g) if tile.damage is None else amount(g, tile.damage)
    for at in tile.hexes:
        g.traps[key(at)] = Trap(hurts, list(tile.conditions))


def place_monsters(g: Table, room: Room, by: str) -> Flow:
    """Each on its hex. Where standees are short, those nearest to who revealed the room come first (GH-REVEAL-04)."""
    nth = len(g.characters) - 2 if len(g.characters) > 1 else 0
    wanted: dict[str, list[Stand]] = {}
    for stand in room.monsters:
        if stand.by[nth] != "-" and not spawning.waits(g, stand):
            wanted.setdefault(stand.monster, []).append(stand)
    placed: list[str] = []
    for monster, stands in wanted.items():
        free = len(spawning.free_numbers(g, monster))
        if len(stands) > free:
            stands = yield from _nearest(g, stands, free, by)
            g.emit(NoStandee(monster=monster))
        for stand in stands:
            at = stand.at if figures.at(g, stand.at) is None else (yield from spaces.nearest_empty(g, stand.at))
            if at is not None:
                placed.append(spawning.place_stand(g, stand, stand.by[nth], at).id)
    return placed


def _nearest(g: Table, stands: list[Stand], free: int, by: str) -> Flow:
    """As many of the positions as there are standees, nearest to the figure first; of equals the players choose."""
    who = g.figures.get(by)
    if who is None or who.at is None:
        return stands[:free]
    away = land.ground(g).distances(who.at)
    kept: list[Stand] = []
    left = list(stands)
    while len(kept) < free:
        least = min(away.get(stand.at, 999) for stand in left)
        nearest = [stand for stand in left if away.get(stand.at, 999) == least]
        if len(nearest) <= free - len(kept):
            kept += nearest
            left = [stand for stand in left if stand not in nearest]
            continue
        answer = yield from decide(g, None, "standee", [("to", *stand.at) for stand in nearest])
        chosen = next(stand for stand in nearest if stand.at == answer[1:])
        kept.append(chosen)
        left.remove(chosen)
    return kept


def place_objectives(g: Table, room: Room) -> list[Figure]:
    """Obstacles with hit points and escorts; those of one kind in random order (GH-TOKEN-02)."""
    found: list[Figure] = []
    nth = len(g.characters) - 2 if len(g.characters) > 1 else 0
    for objective in room.objectives:
        if objective.by[nth] != "-":
            found += spawning.place_objective(g, objective, [at for at in objective.at if not in_place(g, at)])
    gates = [at for at in g.board.doors_of[room.id] if not in_place(g, at)]
    for other in g.board.scenario.rooms if g.board.barred else ():
        for objective in other.objectives:  # what bars a door is seen from both sides
            found += spawning.place_objective(g, objective, [at for at in objective.at if at in gates])
    return found


def in_place(g: Table, at: Hex) -> bool:
    """Whether what bars a door stands there already, or has been destroyed."""
    return at in g.opened or barred(g, at)


# -- empty hexes -----------------------------------------------------------------------------------------------------
