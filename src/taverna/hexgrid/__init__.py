"""Hex geometry: coordinates, walls, line of sight, range, ways, areas, forced movement. It knows no game."""

from taverna.hexgrid.coords import (
    DIRECTIONS,
    Area,
    Hex,
    add,
    direction,
    mirror,
    neighbours,
    rotate,
    rotations,
    straight_distance,
    subtract,
)
from taverna.hexgrid.forced import Path, pulls, pushes
from taverna.hexgrid.hexmap import Bits, HexMap, Outside, SightLine, WallEdge, hexmap
from taverna.hexgrid.lines import CORNERS, corner
from taverna.hexgrid.ways import BARE, Manner, Mover, Terrain, Way, parts

__all__ = [
    "BARE",
    "CORNERS",
    "DIRECTIONS",
    "Area",
    "Bits",
    "Hex",
    "HexMap",
    "Manner",
    "Mover",
    "Outside",
    "Path",
    "SightLine",
    "Terrain",
    "WallEdge",
    "Way",
    "add",
    "corner",
    "direction",
    "hexmap",
    "mirror",
    "neighbours",
    "parts",
    "pulls",
    "pushes",
    "rotate",
    "rotations",
    "straight_distance",
    "subtract",
]
