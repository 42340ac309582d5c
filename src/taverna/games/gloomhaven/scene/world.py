"""The ground as far as it is revealed: floors by kind of tile, walls, light, and fog behind closed doors."""

from __future__ import annotations

from taverna.core.scene import Markup, tag
from taverna.hexgrid import Hex, direction, neighbours
from taverna.ink import floors, light, walls

from .drawing import Drawing
from .hexes import WORLD

KINDS = {
    "1a": "earth", "1b": "flagstone", "2a": "flagstone", "2b": "cave", "3a": "planks", "3b": "earth",
    "4a": "cave", "4b": "planks", "5a": "flagstone", "5b": "cave",
}  # fmt: skip
"""The floor of a tile, by its number and side."""
TORCH, SHINE = 230.0, 250.0
FOG = (300.0, 96.0)  # how wide and deep the bank behind a closed door is, whatever lies there


def ground(d: Drawing) -> list[Markup]:
    """Fog, then walls, then floors with the walls' shadow, then light."""
    hexes = frozenset(d.hexes)
    whole = walls.outline(side for a in d.hexes for side in WORLD.sides(a))
    kinds = _kinds(d)
    parts = [tag("defs", light.DEFS, [floors.pattern(kind) for kind in kinds])]
    parts += [_fog(d, a, nth) for nth, a in enumerate(_closed(d))]
    parts.append(walls.walls(whole))
    for kind, there in kinds.items():
        parts.append(walls.floor(walls.outline(side for a in there for side in WORLD.sides(a)), kind))
    parts.append(walls.shadow(whole, "gh-ground"))
    parts.append(_grid(d.hexes))
    if between := _between(d, hexes):
        parts.append(walls.partition(between))
    torches = _torches(d, hexes)
    left, top, wide, high = d.box
    around = (left - 60, top - 60, wide + 120, high + 120)
    lamps = [(x, y + 62, TORCH) for x, y in torches] + [(*WORLD.centre(a), SHINE) for a in _middles(d)]
    parts.append(light.light(whole, lamps, around, "gh-light", "gh-ground"))
    parts += [light.torch(x, y) for x, y in torches]
    parts.append(
        tag(
            "g",
            [tag("text", f"{a[0]},{a[1]}", x=x, y=y + 4) for a in d.hexes for x, y in [WORLD.centre(a)]],
            class_="coords",
        )
    )
    return parts


def _kinds(d: Drawing) -> dict[str, list[Hex]]:
    """{kind of floor: its hexes}; doors and corridors are laid with what lies beside them."""
    board = d.content.board(d.g)
    rooms = {room.id: room for room in board.scenario.rooms}
    found: dict[str, list[Hex]] = {}

    def kind(a: Hex) -> str | None:
        placed = board.tile_of.get(a)
        return None if placed is None else KINDS.get(rooms[placed[0]].tiles[placed[1]].tile[-2:], "flagstone")

    there = set(d.hexes)
    for a in d.hexes:
        beside = (kind(b) for b in neighbours(a) if b in there)
        found.setdefault(kind(a) or next((one for one in beside if one), "flagstone"), []).append(a)
    return found


def _grid(hexes: list[Hex]) -> Markup:
    """Only the corners of hexes: three short strokes where three meet, as a surveyor marks a floor."""
    seen: set[tuple[int, int]] = set()
    d = ""
    for a in hexes:
        for (x, y), (x2, y2) in WORLD.sides(a):
            for px, py, qx, qy in ((x, y, x2, y2), (x2, y2, x, y)):
                dx, dy = (qx - px) / 4, (qy - py) / 4
                mark = (round(px + dx / 2), round(py + dy / 2))
                if mark not in seen:
                    seen.add(mark)
                    d += f"M{px:g} {py:g}l{dx:.1f} {dy:.1f}"
    return tag("path", class_="grid", d=d)


def _between(d: Drawing, floor: frozenset[Hex]) -> str:
    """The walls between tiles that lie side by side."""
    edges = [(a, b) for a, b in d.content.board(d.g).edges if a in floor and b in floor]
    return "".join("M{:g} {:g}L{:g} {:g}".format(*WORLD.side(a, direction(a, b) or 0)) for a, b in edges)


def _closed(d: Drawing) -> list[Hex]:
    """Doors behind which nothing is known."""
    g, doors = d.g, d.content.board(d.g).doors
    there = set(d.hexes)
    return [
        a for a in doors if a in there and a not in g.opened and not all(room in g.rooms for room in doors[a].between)
    ]


def _fog(d: Drawing, a: Hex, nth: int) -> Markup:
    """From the door outwards: where its hex has no neighbour on the floor."""
    x, y = WORLD.centre(a)
    there = set(d.hexes)
    near = [WORLD.centre(b) for b in neighbours(a) if b in there]
    dx = x - sum(p[0] for p in near) / len(near) if near else 0.0
    dy = y - sum(p[1] for p in near) / len(near) if near else 1.0
    far = (dx * dx + dy * dy) ** 0.5 or 1.0
    return light.fog(x + 70 * dx / far, y + 64 * dy / far - 40, *FOG, id=f"gh-fog-{nth}")


def _torches(d: Drawing, floor: frozenset[Hex]) -> list[tuple[float, float]]:
    """On walls that run along the top of a room, some way from each other."""
    found: list[tuple[float, float]] = []
    for a in d.hexes:
        if (a[0], a[1] - 1) in floor or (a[0] + 1, a[1] - 1) in floor:
            continue
        x, y = WORLD.centre(a)
        if all(abs(x - ox) + abs(y - oy) > 150 for ox, oy in found):
            found.append((x, y - 47))
    return found


def _middles(d: Drawing) -> list[Hex]:
    """About the middle of every revealed room."""
    board, there = d.content.board(d.g), set(d.hexes)
    found = []
    for room in d.g.rooms:
        hexes = sorted(board.hexes[room] & there)
        if hexes:
            q, r = (sum(a[n] for a in hexes) / len(hexes) for n in (0, 1))
            found.append(min(hexes, key=lambda a: (a[0] - q) ** 2 + (a[1] - r) ** 2 + (a[0] - q) * (a[1] - r)))
    return found
