"""Slips in the content of a campaign are named when it is built: nothing unknown is ever given in silence."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core.content import Raw, overlaid, read_folder
from taverna.core.errors import ContentError
from taverna.games.gloomhaven.records import build

from .evenings import CONTENT, GAME


def base() -> Raw:
    return read_folder(GAME.folder / "content")


def gives(**what: Any) -> dict[str, Any]:
    text = {"en": "So.", "es": "Así.", "pt-BR": "Assim."}
    return {"a": {"text": text, "outcomes": [{"text": text, "gives": [what]}]}}


BARROW = {"items": ["sword-of-nowhere"]}
QUEST = next(iter(CONTENT.quests))
TREASURE = next(iter(base()["treasures"]))
SLIPS: dict[str, tuple[str, str, dict[str, Any], str, str]] = {
    "item": ("events-city", "city-1", gives(items=["sword-of-nowhere"]), "a.outcomes[0].gives[0].items", "no item"),
    "design": ("events-city", "city-1", gives(designs=["sword"]), "a.outcomes[0].gives[0].designs", "no item"),
    "place": ("events-road", "road-1", gives(opens=["nowhere"]), "a.outcomes[0].gives[0].opens", "no place"),
    "event": ("events-road", "road-1", gives(adds=["road-999"]), "a.outcomes[0].gives[0].adds", "no event card"),
    "box": ("events-road", "road-1", gives(box="bard"), "a.outcomes[0].gives[0].box", "no box"),
    "scope": (
        "events-road",
        "road-1",
        gives(world=["first-steps"]),
        "a.outcomes[0].gives[0].world",
        "no achievement of a world",
    ),
    "class": ("classes", "brute", {"retire_events": ["city-999"]}, "retire_events", "no event card"),
    "quest": ("quests", QUEST, {"unlocks": "bard"}, "unlocks", "no box"),
    "treasure": ("treasures", TREASURE, {"items": ["sword-of-nowhere"]}, "items", "no item"),
    "reward": ("atlas", "black-barrow", {"rewards": BARROW}, "rewards.items", "no item"),
    "reward's event": ("atlas", "black-barrow", {"rewards": {"city_events": [999]}}, "rewards.city_events", "no event"),
}


@pytest.mark.rule("GH-RESULT-01", "GH-DONE-01", "GH-TREAS-05")
@pytest.mark.parametrize("slip", sorted(SLIPS))
def test_an_unknown_name_in_a_gain_is_an_error_of_content(slip: str) -> None:
    file, id, change, field, reason = SLIPS[slip]
    raw = base()
    with pytest.raises(ContentError) as found:
        build(overlaid(raw, [{file: {id: raw[file][id] | change}}]))
    error = found.value
    assert (error.file, error.record, error.field) == (f"{file}.yaml", id, field)
    assert reason in error.reason
