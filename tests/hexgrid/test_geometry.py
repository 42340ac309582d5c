"""Sight, range and forced movement on random maps."""

from __future__ import annotations

import os
from fractions import Fraction
from itertools import pairwise, product

from hypothesis import given, settings
from hypothesis import strategies as st

from taverna.hexgrid import (
    DIRECTIONS,
    Hex,
    HexMap,
    Mover,
    Terrain,
    corner,
    hexmap,
    neighbours,
    parts,
    pulls,
    pushes,
    rotations,
    straight_distance,
)
from taverna.hexgrid.lines import touches_hex, touches_segment

FLOOR = [(q - r // 2, r) for r in range(5) for q in range(6)]
Point = tuple[Fraction, Fraction]


@st.composite
def maps(draw: st.DrawFn) -> HexMap:
    edges = []
    for a in draw(st.lists(st.sampled_from(FLOOR), max_size=6)):
        edges.append((a, neighbours(a)[draw(st.integers(0, 5))]))
    return hexmap(
        draw(st.sets(st.sampled_from(FLOOR), min_size=20)),
        walls=draw(st.sets(st.sampled_from(FLOOR), max_size=5)),
        doors=draw(st.sets(st.sampled_from(FLOOR), max_size=2)),
        wall_edges=edges,
        outside=draw(st.sampled_from(["wall", "open"])),
    )


def outline(a: Hex) -> list[Point]:
    """The corners of a hex, clockwise, in a plane where hexes are 2 wide and 4 high."""
    x, y = 2 * a[0] + a[1], 3 * a[1]
    offsets = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
    return [(Fraction(x + dx), Fraction(y + dy)) for dx, dy in offsets]


def meets(p: Point, q: Point, shape: list[Point]) -> bool:
    """Cut the segment by every side of the closed convex shape and see whether a part of it is left."""
    low, high = Fraction(0), Fraction(1)
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        start, end = ((bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in (p, q))
        if start < 0 and end < 0:
            return False
        if start < 0:
            low = max(low, start / (start - end))
        elif end < 0:
            high = min(high, start / (start - end))
    return low <= high


def meets_edge(p: Point, q: Point, a: Hex, b: Hex) -> bool:
    """An edge is what the closed hexagons of its two hexes share, so cut by the sides of both."""
    low, high = Fraction(0), Fraction(1)
    for shape in (outline(a), outline(b)):
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
            start, end = ((bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in (p, q))
            if start < 0 and end < 0:
                return False
            if start < 0:
                low = max(low, start / (start - end))
            elif end < 0:
                high = min(high, start / (start - end))
    return low <= high


def slow_sight(board: HexMap, a: Hex, b: Hex) -> bool:
    solid = set(board.walls | board.doors)
    if board.outside == "wall":
        around = {(q + x, r + y) for q, r in FLOOR for x, y in product((-1, 0, 1), repeat=2)}
        solid |= around - board.floor
    shapes = [outline(h) for h in solid]
    edges = [(h, neighbours(h)[side]) for h, side in board.edges]
    return any(
        not any(meets(p, q, shape) for shape in shapes) and not any(meets_edge(p, q, *pair) for pair in edges)
        for p, q in product(outline(a), outline(b))
    )


@settings(max_examples=60 if os.environ.get("TAVERNA_FULL") else 20, deadline=None)
@given(maps(), st.data())
def test_sight_agrees_with_cutting_lines_by_walls_in_fractions(board: HexMap, data: st.DataObject) -> None:
    ground = sorted(board.ground)
    if len(ground) < 2:
        return
    for _ in range(8):
        a, b = data.draw(st.sampled_from(ground)), data.draw(st.sampled_from(ground))
        if a != b:
            assert board.sight(a, b) == slow_sight(board, a, b), (a, b)


@settings(max_examples=40, deadline=None)
@given(maps())
def test_sight_and_range_are_symmetric(board: HexMap) -> None:
    for a in board.ground:
        for b in board.visible(a):
            assert a in board.visible(b)
        for b, steps in board.distances(a).items():
            if b in board.ground:
                assert board.distances(b)[a] == steps
                assert steps >= straight_distance(a, b)


@settings(max_examples=40, deadline=None)
@given(maps())
def test_a_sight_line_joins_corners_of_its_two_hexes(board: HexMap) -> None:
    for a, b in product(sorted(board.ground)[:6], repeat=2):
        line = board.sight_line(a, b)
        if a != b:
            assert (line is not None) == board.sight(a, b)
        if line is not None:
            assert line.start == corner(a, line.from_corner)
            assert line.end == corner(b, line.to_corner)


@settings(max_examples=40, deadline=None)
@given(maps(), st.integers(0, 4))
def test_within_a_range_is_what_the_distances_say(board: HexMap, limit: int) -> None:
    for a in sorted(board.ground)[:5]:
        near = {b: steps for b, steps in board.distances(a).items() if steps <= limit}
        assert near.items() <= board.within(a, limit).items()
        assert {b for b in board.within(a, limit) if b in board.ground} == {b for b in near if b in board.ground}


@settings(max_examples=60, deadline=None)
@given(maps(), st.integers(1, 4), st.data())
def test_pushing_never_shortens_the_distance_and_pulling_never_lengthens_it(
    board: HexMap, length: int, data: st.DataObject
) -> None:
    ground = sorted(board.ground)
    if len(ground) < 5:
        return
    origin, target, friend, foe, stone = data.draw(st.permutations(ground))[:5]
    ranges = board.distances(origin)
    around = {"friends": {friend}, "foes": {foe}, "obstacles": {stone}}
    for flying in (False, True):
        for act, sign in ((pushes, 1), (pulls, -1)):
            for path in act(board, origin, target, length, flying=flying, **around):
                assert path[0] == target and len(path) <= length + 1
                assert path[-1] == target or path[-1] not in {origin, friend, foe}
                assert all(b in board.steps[a] for a, b in pairwise(path))
                if target in ranges:
                    counts = [sign * ranges[a] for a in path]
                    assert counts == sorted(set(counts))


def test_a_lopsided_area_has_twelve_rotations_and_a_ring_one() -> None:
    assert len(rotations([(1, 0), (2, -1), (3, -1)])) == 12
    assert len(rotations([(1, 0), (2, -1)])) == 12 // 2 * 2
    assert len(rotations([(1, 0)])) == 6
    assert rotations(DIRECTIONS) == (tuple(sorted(DIRECTIONS)),)


def test_touching_an_end_of_an_edge_or_a_corner_of_a_hex_is_touching() -> None:
    assert touches_segment((0, 0), (2, 0), (1, 0), (1, 5))
    assert touches_segment((0, 0), (2, 0), (2, 0), (4, 0))
    assert not touches_segment((0, 0), (2, 0), (3, 0), (4, 0))
    top = corner((0, 0), 4)
    assert touches_hex((top[0] - 3, top[1]), (top[0] + 3, top[1]), (0, 0))
    assert touches_hex(top, top, (0, 0))
    assert not touches_hex((top[0] - 3, top[1] - 1), (top[0] + 3, top[1] - 1), (0, 0))


def test_equal_maps_are_one() -> None:
    first = hexmap([(0, 0), (1, 0)], wall_edges=[((0, 0), (1, 0))])
    assert first is hexmap([(1, 0), (0, 0)], wall_edges=[((1, 0), (0, 0))])
    assert hash(first) == hash(HexMap(first.floor, edges=first.edges))


def test_an_opened_door_is_floor_and_the_rest_of_the_map_as_before() -> None:
    row = [(0, 0), (1, 0), (2, 0), (3, 0)]
    closed = hexmap(row, doors=[(1, 0), (3, 0)], wall_edges=[((0, 0), (0, 1))])
    assert closed.opened((1, 0)) is hexmap(row, doors=[(3, 0)], wall_edges=[((0, 0), (0, 1))])
    assert closed.distance((0, 0), (2, 0)) is None
    assert closed.opened((1, 0)).distance((0, 0), (2, 0)) == 2


@settings(max_examples=60, deadline=None)
@given(maps(), st.data())
def test_parts_are_what_can_be_reached_from_each_other(board: HexMap, data: st.DataObject) -> None:
    among = data.draw(st.sets(st.sampled_from(FLOOR))) & board.ground
    found = parts(board.steps, among)
    assert sorted(a for part in found for a in part) == sorted(among)
    walls = board.walls | (board.floor - among)
    alone = HexMap(board.floor, walls, board.edges, board.doors)
    for part in found:
        for a in part:
            assert {b for b in alone.distances(a) if b in among} == part


def test_ways_are_found_no_farther_than_asked_and_the_same_however_often() -> None:
    """Over a trap, a hazard and difficult ground: what is asked first changes nothing of what is found."""
    ground = hexmap(FLOOR)
    land = Terrain(traps=frozenset({(1, 1)}), hazards=frozenset({(2, 1)}), difficult=frozenset({(1, 2), (2, 2)}))
    for manner in ("walk", "jump", "fly"):
        whole = Mover(ground, land, manner).reach((0, 0))  # type: ignore[arg-type]
        spread = Mover(ground, land, manner).spread((0, 0))  # type: ignore[arg-type]
        assert spread.to((1, 0))[1, 0] == whole[1, 0] and len(spread.ways) < len(whole), "not all of them yet"
        rings = [sorted(ring) for ring in spread]
        assert rings == [sorted(ring) for ring in spread], "who asks again sees the same"
        assert spread.whole() == whole and sorted(a for ring in rings for a in ring) == sorted(whole)
        efforts = [{whole[a][:2] for a in ring} for ring in rings]
        assert all(len(one) == 1 for one in efforts)
        assert efforts == sorted(efforts, key=min), "the least first"


@settings(max_examples=40, deadline=None)
@given(maps(), st.sets(st.tuples(st.integers(-6, 9), st.integers(-4, 8)), max_size=4), st.integers(0, 4))
def test_a_region_is_all_that_is_within_range_of_some_hexes(board: HexMap, starts: set[Hex], far: int) -> None:
    region = board.region(starts, far)
    for a in board.floor:
        assert (a in region) == any(a in board.within(start, far) for start in starts)


@settings(max_examples=80, deadline=None)
@given(maps(), st.data())
def test_rings_of_bits_are_the_same_ways(board: HexMap, data: st.DataObject) -> None:
    """Outward and back, ring by ring, and the very path."""
    floor = st.sampled_from(FLOOR)
    obstacles, traps, hazards, slow, friends, foes = (
        frozenset(data.draw(st.sets(floor, max_size=most))) for most in (3, 3, 2, 5, 3, 3)
    )
    land, start = Terrain(obstacles, traps, hazards, slow), data.draw(st.sampled_from(sorted(board.ground)))
    for manner in ("walk", "jump", "fly"):

        def mover(manner: str = manner) -> Mover:
            return Mover(board, land, manner, friends, foes)  # type: ignore[arg-type]

        plain, quick = mover(), mover()
        rings = list(quick.rings(start))
        assert rings == list(quick.rings(start)), "who asks again sees the same"
        ways = {a: way for a, way in plain.reach(start).items() if a in board.ground}
        assert {a: ring[:2] for ring in rings for a in board.hexes(ring[2])} == {a: ways[a][:2] for a in ways}
        assert [ring[:2] for ring in rings] == sorted({way[:2] for way in ways.values()}), "the least first"
        left = {a: way for a, way in plain.left([start]).items() if a in board.ground}
        assert {a: ring[:2] for ring in quick.rings_back(start) for a in board.hexes(ring[2])} == {
            a: left[a][:2] for a in left
        }
        for a in ways:
            assert quick.path(start, a) == plain.path(start, a)
        assert board.hexes(quick.occupied) == board.hexes(board.bits(plain.no_end))


@settings(max_examples=60, deadline=None)
@given(maps(), st.sets(st.sampled_from(FLOOR), max_size=4), st.sampled_from(FLOOR), st.integers(0, 4))
def test_ranges_as_bits_are_the_same_ranges(board: HexMap, hexes: set[Hex], here: Hex, far: int) -> None:
    ground = board.ground_bits
    assert sorted(board.hexes(ground)) == sorted(board.ground)
    assert board.near(here, far) & ground == board.bits(board.within(here, far))
    assert board.near_any(hexes, far) & ground == board.bits(a for b in hexes for a in board.within(b, far))
    there, away = [a for a in hexes if a in board.ground], board.distances(here)
    least = min((away[a] for a in there if a in away), default=None)
    nearest = [a for a in there if least is None or away.get(a) == least]
    assert sorted(board.hexes(board.nearest(here, board.bits(hexes)))) == sorted(nearest)
