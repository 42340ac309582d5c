"""The blocks of Territories at this table: name, signs, pieces; and where nothing may lie."""

from __future__ import annotations

from functools import partial

from .chart import HEART, Spot
from .ground import Drawing, wrapped
from .labels import ARMY, MOST, ROW, SHIELDS, SIGNS, STANDEE, STANDING, Block, Layout, placed
from .room import Box
from .wheel import realm_at

Crowd = tuple[int, int]  # those who stand there, and Armies
SHIP = 46.0
WIDTHS = {"monument": 84.0, "forge": 38.0, "shrine": 25.0, "city": 21.0}


def blocks(d: Drawing) -> Layout:
    """Where the block of each Territory and Sea lies, for those who are there now."""
    return d.once(_blocks)


def _blocks(d: Drawing) -> Layout:
    return d.everywhere(lambda: laid(d, dict(d.crowds)), "blocks", d.two, d.crowds)


def bare_blocks(d: Drawing) -> Layout:
    """The same while nobody is anywhere."""
    return d.everywhere(lambda: placed(all_blocks(d, {}), kept_free(d)), "blocks", d.two)


def laid(d: Drawing, crowd: dict[str, Crowd]) -> Layout:
    """Where nobody is, all stays as it lies while nobody is anywhere, if it can."""
    stay = tuple((id, box) for id, box in bare_blocks(d).items() if id not in crowd)
    return placed(all_blocks(d, crowd), kept_free(d), stay)


def all_blocks(d: Drawing, crowd: dict[str, Crowd]) -> tuple[Block, ...]:
    there = ((at, *crowd.get(at, (0, 0))) for at in d.board.territories)
    lands = [d.everywhere(partial(land_block, d, *one), "land-block", d.two, *one) for one in there]
    seas = [d.everywhere(partial(sea_block, d, id), "sea-block", d.two, id) for id in d.board.seas]
    return (*lands, *seas)


def land_block(d: Drawing, at: str, standing: int, armies: int) -> Block:
    rows = title(d, at)
    tall = STANDING if standing else SHIELDS if armies else 0
    pieces = min(MOST, STANDEE * standing + ARMY * armies)
    width = max(max(len(row) for row in rows) * 8.2, signs(d, at), pieces)
    return Block(at, d.chart.homes[at], d.chart.rings[at], width, ROW * len(rows) + SIGNS + tall, pieces)


def sea_block(d: Drawing, id: str) -> Block:
    """Its name, and room for two Drakkars below: it stays when they come and go."""
    width = max(len(d.name(id)) * 8.4, 2 * SHIP)
    return Block(id, d.chart.harbours[id], d.chart.waters[id], width, ROW + 34, 1000)


def title(d: Drawing, at: str) -> tuple[str, ...]:
    """Number and name of a Territory, in as many rows as it needs."""
    return tuple(wrapped(f"{d.board.territories[at].number} {d.name(at)}", 16))


def signs(d: Drawing, at: str) -> float:
    """How wide the row of signs is."""
    record = d.board.territories[at]
    return 24 + sum(WIDTHS[symbol] for symbol in record.symbols) + (17 if record.yggdrasil else 0)


def signs_at(d: Drawing, at: str) -> Spot:
    """The middle of the row of signs, below the name."""
    x1, y1, x2, _ = blocks(d)[at]
    return (x1 + x2) / 2, y1 + ROW * len(title(d, at)) + 13


def kept_free(d: Drawing) -> tuple[Box, ...]:
    """Realms, as round as three boxes are, and the wheel."""
    return d.everywhere(lambda: _kept_free(d), "kept-free", d.two)


def _kept_free(d: Drawing) -> tuple[Box, ...]:
    x, y = HEART
    places = [(*realm_at(d, id), r, 44 - r) for id in d.board.realms for r in (32, 22, 12)]
    realms = [(rx - w, ry - h, rx + w, ry + h) for rx, ry, w, h in places]
    return (*realms, (x - 112, y - 89, x + 112, y + 89), (x - 188, y - 40, x + 188, y + 40))
