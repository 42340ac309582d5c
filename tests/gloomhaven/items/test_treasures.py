"""Every numbered treasure tile, looted: what it holds is the finder's at once (GH-TREAS-05..07)."""

from __future__ import annotations

import pytest
from table import content
from test_items import Worn

from taverna.games.gloomhaven.records.items import Treasure
from taverna.games.gloomhaven.rules import treasures
from taverna.games.gloomhaven.state import key

TREASURES = list(content().treasures.values())


@pytest.mark.rule("GH-TREAS-01", "GH-TREAS-05", "GH-TREAS-06")
@pytest.mark.parametrize("treasure", TREASURES, ids=lambda one: one.id)
def test_what_a_treasure_holds(treasure: Treasure) -> None:
    t = Worn()
    t.g.treasures[key((1, 0))] = treasure.id
    t.run(treasures.open(t.g, "h0", key((1, 0))), [])
    assert (t.me.gold, t.me.xp, t.me.checks) == (treasure.gold, treasure.xp, treasure.checks)
    assert t.me.bag == list(treasure.items) and t.took == ({"h0": treasure.damage} if treasure.damage else {})
    assert t.has("h0") == sorted(treasure.conditions)
    assert t.g.treasures == {} and t.g.looted == [treasure.id]


def test_there_are_seventy_five_and_only_one_is_a_riddle() -> None:
    assert [one.number for one in TREASURES] == list(range(1, 76))
    plain = Treasure(id="", name=TREASURES[0].name, source="public", number=0)
    words = [word for word in Treasure.__struct_fields__ if word not in ("id", "name", "source", "text", "number")]
    empty = [one.number for one in TREASURES if all(getattr(one, word) == getattr(plain, word) for word in words)]
    assert empty == [75]
