"""The ten Ragnarok Requirements, one by one, by building a Monument (p. 4, 9)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev

from .positions import BLUE, GREEN, RED, happened, play, position

UPPSALA = dict.fromkeys(("high-hall", "amber-quay", "barrow-shore"), RED)
GOTLAND = dict.fromkeys(("thunder-crag", "red-haven", "picture-stone-coast"), RED)
SOGN = dict.fromkeys(("sunlit-grove", "fjordmouth", "glacier-tongue"), RED)
SHRINES = ["ironwood-gate", "elk-cape", "barrow-shore", "whale-point"]
REALMS = ["vanaheim", "niflheim", "alfheim", "svartalfheim", "muspelheim", "jotunheim"]


def build(seats: int = 3, deity: str = "odin", **different: Any) -> list[str]:
    """Green builds a level; which Requirements are turned down by it?"""
    table = position(
        "special", seats=seats, wheel={"march": [GREEN]}, events=["event-3"], placed_monster_acts=False, **different
    )
    play(table, "build-monument", deity)
    return [met.requirement for met in happened(table, ev.RequirementMet)]


def temples(amount: int, owner: int = RED) -> dict[str, Any]:
    return {"temples": SHRINES[:amount], "owner": dict.fromkeys(SHRINES[:amount], owner)}


def allies(amount: int) -> dict[str, Any]:
    return {"alliances": {realm: [n % 2] for n, realm in enumerate(REALMS[:amount])}}


MET = [
    ("monument", 3, {"monuments": {"odin": 2}}, {"monuments": {"odin": 1, "thor": 2, "freya": 2}}),
    ("monument-two", 2, {"monuments": {"odin": 2}}, {"monuments": {"odin": 1, "thor": 2}}),
    (
        "slayer",
        3,
        {"trophies": {RED: ["draugr"]}, "slayers": {RED: 1}},
        {"trophies": {RED: ["draugr"]}, "slayers": {BLUE: 1}},
    ),
    ("slayer-two", 2, {"slayers": {RED: 1}}, {}),
    ("jarl", 3, {"owner": UPPSALA | GOTLAND}, {"owner": UPPSALA | GOTLAND | {"red-haven": BLUE}}),
    ("jarl-two", 2, {"owner": UPPSALA | GOTLAND}, {"owner": UPPSALA | dict.fromkeys(GOTLAND, GREEN)}),
    ("gothi", 3, temples(4), temples(3)),
    ("gothi-two", 2, temples(3), temples(2)),
    ("realms", 3, allies(5), allies(4)),
    ("realms-two", 2, allies(4), allies(3)),
]


@pytest.mark.rule("LR-RAGNAROK-01", "LR-BUILD-03")
@pytest.mark.parametrize(("name", "seats", "met", "short"), MET, ids=[case[0] for case in MET])
def test_every_requirement_is_met_by_what_it_says_and_by_nothing_less(
    name: str, seats: int, met: dict[str, Any], short: dict[str, Any]
) -> None:
    assert build(seats, **met) == [f"ragnarok-{name}"]
    assert build(seats, **short) == []


def test_there_are_five_requirements_for_two_and_five_for_more_players() -> None:
    cards = GAME.content(None).requirements
    assert {f"ragnarok-{name}" for name, *_ in MET} == set(cards)
    for seats in (2, 3, 4):
        shown = position(seats=seats).state.requirements
        assert len(shown) == 5 and all(id.endswith("-two") == (seats == 2) for id in shown)


@pytest.mark.rule("LR-RAGNAROK-01")
def test_with_four_players_the_same_five_hold_as_with_three() -> None:
    assert build(4, **temples(4)) == ["ragnarok-gothi"]


@pytest.mark.rule("LR-RAGNAROK-01")
def test_it_does_not_matter_whose_deed_it_is() -> None:
    assert build(**temples(4, GREEN)) == build(**temples(4, BLUE)) == ["ragnarok-gothi"]


@pytest.mark.rule("LR-RAGNAROK-01")
def test_two_players_deeds_are_not_added_up() -> None:
    assert build(temples=SHRINES, owner=dict(zip(SHRINES, [RED, RED, BLUE, BLUE], strict=True))) == []
    assert build(owner=UPPSALA | dict.fromkeys(SOGN, BLUE)) == []


@pytest.mark.rule("LR-RAGNAROK-01")
def test_with_all_monuments_finished_the_gothi_card_is_down_too() -> None:
    assert build(deity="freya", monuments={"odin": 3, "thor": 3, "freya": 1}) == ["ragnarok-monument"]
    assert build(deity="freya", monuments={"odin": 3, "thor": 3, "freya": 2}) == ["ragnarok-monument", "ragnarok-gothi"]


@pytest.mark.rule("LR-RAGNAROK-01")
def test_nothing_is_checked_but_after_a_monument() -> None:
    table = position("special", slayers={RED: 2}, at={GREEN: "cold-strand"}, **temples(4))
    play(table, "usurp", "skip")
    assert table.state.active == RED and table.state.down == []


@pytest.mark.rule("LR-RAGNAROK-03", "LR-RAGNAROK-01")
def test_three_at_once_start_ragnarok() -> None:
    table = position(
        "special",
        wheel={"march": [GREEN]},
        events=["event-3"],
        placed_monster_acts=False,
        monuments={"odin": 2},
        slayers={BLUE: 2},
        **temples(4),
    )
    play(table, "build-monument", "odin")
    assert [met.down for met in happened(table, ev.RequirementMet)] == [1, 2, 3]
    assert table.state.ragnarok == GREEN and happened(table, ev.RagnarokBegan) == [ev.RagnarokBegan(who=GREEN)]


@pytest.mark.rule("LR-RAGNAROK-02", "LR-RAGNAROK-03")
def test_a_card_turned_down_stays_down_and_counts() -> None:
    table = position(
        "special",
        wheel={"march": [GREEN]},
        events=["event-3"],
        placed_monster_acts=False,
        monuments={"odin": 2},
        change=lambda g: g.down.extend(["ragnarok-jarl", "ragnarok-realms"]),
    )
    play(table, "build-monument", "odin")
    assert table.state.down == ["ragnarok-jarl", "ragnarok-realms", "ragnarok-monument"]
    assert table.state.ragnarok == GREEN
