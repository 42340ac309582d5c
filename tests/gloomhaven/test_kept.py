"""In play that nobody hears, floor, map and outfit are looked at once: whoever changes them says so."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import taverna
from taverna.core.ask import Ask
from taverna.games.gloomhaven.rules import land
from taverna.games.gloomhaven.state import Table, unkey

CONTENT: Any = taverna.find("gloomhaven").content(None)


@pytest.mark.parametrize("scenario", [id for id in CONTENT.scenarios][::6])
def test_what_is_kept_is_what_lies_there(scenario: str) -> None:
    table = taverna.new("gloomhaven", 3, 5, {"scenario": scenario, "classes": ["cragheart", "tinkerer", "scoundrel"]})
    luck = Random(5)

    def answer(g: Table, ask: Ask) -> Any:
        floor = land.terrain(g)
        assert floor.traps == {unkey(at) for at in g.traps}
        assert floor.obstacles == {a for obstacle in g.obstacles for a in obstacle.hexes}
        assert (floor.hazards, floor.difficult) == (set(g.hazards), set(g.difficult))
        assert land.ground(g) is g.content.map(g) and g.board is g.content.board(g)
        assert [g.kit(mat) for mat in g.characters] == [g.content.kit(mat.items) for mat in g.characters]
        return luck.choice([*ask.made().values()])

    seat, question = next(iter(table.questions.items()))
    table.imagine(seat, question.options[0].id, answer, lambda g: False)
    assert table.over
