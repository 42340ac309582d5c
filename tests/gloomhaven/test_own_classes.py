"""A class of one's own: a pack brings it with its cards, and it plays like ours."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import taverna
from taverna.bots import Sight
from taverna.cli import main
from taverna.core.content import overlaid, read_folder
from taverna.core.errors import ContentError
from taverna.games.gloomhaven import GAME
from taverna.games.gloomhaven.bot import MercenaryBot
from taverna.games.gloomhaven.records import build

PACK = Path(__file__).parent / "packs" / "lamplighter"


def test_a_pack_with_a_class_passes_its_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(PACK)]) == 0
    assert "gloomhaven" in capsys.readouterr().out


@pytest.mark.rule("GH-HAND-01", "GH-LVLUP-03")
@pytest.mark.parametrize(("level", "most"), [(1, 120), (9, 60)])
def test_it_is_played(level: int, most: int) -> None:
    """By mercenaries, for some rounds; at level 9 with cards and perks of its own gained."""
    options = {"classes": ["lamplighter", "brute"], "character_level": level}
    table, random = taverna.new("gloomhaven", 2, 5, options, pack=str(PACK)), Random(5)
    for _ in range(most):
        seat = next(iter(table.questions))
        table.answer(seat, MercenaryBot().choose(Sight(table, seat), random))
    mat = table.state.characters[0]
    assert mat.what == "lamplighter" and table.state.round >= 1
    known = [*mat.hand, *mat.aside, *mat.chosen, *mat.played, *mat.discarded, *mat.lost, *mat.active]
    assert len(known) == 8 + level - 1
    assert any("Lamplighter" in str(line) for line in table.log("en", 0))


@pytest.mark.parametrize(
    ("file", "id", "change", "told"),
    [
        ("classes", "lamplighter", {"hp": [7, 8]}, "hit points for the levels 1 to 9, has 2"),
        ("classes", "lamplighter", {"hand": 9}, "as many cards of level 1, has 9 and 8"),
        ("classes", "lamplighter", {"companion": "dog"}, "no summon 'dog'"),
        ("cards", "fifth-wick", {"level": 6}, "no card to gain at level 5"),
        ("modifiers", "glare", {"id": "glow"}, "no modifier card 'glare'"),
    ],
)
def test_what_a_class_lacks_is_said(file: str, id: str, change: dict[str, Any], told: str) -> None:
    pack = deepcopy(read_folder(PACK))
    record = pack[file].pop(id) | change
    pack[file][record["id"]] = record
    with pytest.raises(ContentError, match=told):
        build(overlaid(GAME.raw, [pack]))
