"""What a table weighs on the wire."""

from __future__ import annotations

import asyncio

import pytest

import taverna
from taverna.server import packing
from taverna.server.weigh import first_load, updates

from .running import Running

MOST = 60_000
UPDATE = 2_000


@pytest.mark.parametrize("game", [*taverna.games()])
def test_the_first_load_of_a_table_is_small(taverna_host: Running, game: str) -> None:
    """Page, styles, scripts and figures, for whoever comes with an empty cache; a browser that unpacks gzip alone gets
    a sixth more."""
    packs, most = ("br, gzip", MOST) if packing.BROTLI else ("gzip", MOST * 7 / 6)
    assert first_load(taverna_host.url, game, packs)[0] <= most


@pytest.mark.parametrize("game", [*taverna.games()])
def test_the_update_of_an_answer_is_smaller_still(taverna_host: Running, game: str) -> None:
    info = taverna.games()[game]
    thin, whole = asyncio.run(updates(taverna_host.port, game, max(2, info.min_seats), answers=12))
    assert 0 < thin < UPDATE and thin < whole / 4


def test_a_script_comes_with_all_it_needs_in_the_order_it_is_needed() -> None:
    first, later = packing.script("table.js", "7"), packing.script("later.js", "7")
    assert first.startswith("export const m = {};") and first.index("m.patch = ") < first.index("m.state = ")
    assert "\nimport " not in first and "import('./later.js?v=7')" in first
    assert later.startswith("import { m } from './table.js?v=7';") and "m.patch = " not in later
    assert "m.sound = " in later and "m.sound = " not in first


def test_a_sheet_loses_only_what_its_writer_needs() -> None:
    small = packing.sheet(
        '/* red */ .a , .b > i { color: red ; content: ", ; " } @media (min-width: 9px) { p { margin: 0 } }'
    )
    assert small == '.a,.b > i{color:red;content:", ; "}@media (min-width:9px){p{margin:0}}'


def test_what_nobody_sees_at_first_is_in_the_later_half_of_a_sheet() -> None:
    first, later = packing.halves("a,#guide b{x:1}@media (w){.preview i{y:2}p{z:3}}.lost{q:4}@media print{a{r:5}}")
    assert first == "a,#guide b{x:1}@media (w){p{z:3}}.lost{q:4}"
    assert packing.at_table("a,.lost{x:1}.masthead{y:2}@media (w){.ways{q:3}p{z:4}}") == "a{x:1}@media (w){p{z:4}}"
    assert later == "@media (w){.preview i{y:2}}@media print{a{r:5}}"


@pytest.mark.parametrize(
    ("accepts", "way"), [("gzip, deflate", "gzip"), ("identity", ""), ("", ""), ("gzip;q=0", ""), ("x-br", "")]
)
def test_nobody_gets_what_they_cannot_unpack(accepts: str, way: str) -> None:
    assert packing.way(accepts) == way
