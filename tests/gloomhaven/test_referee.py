"""The referee's questions and answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from taverna.games.gloomhaven.referee import answer, serve

ROOM = [[q, r] for q in range(5) for r in range(3)]


def query(**changes: Any) -> dict[str, Any]:
    return {
        "ask": "monster-turn",
        "id": "any",
        "floor": ROOM,
        "outside": "wall",
        "walls": [[2, 3]],
        "wall_edges": [[[0, 0], [1, 0]]],
        "doors": [],
        "obstacles": [],
        "traps": [],
        "hazards": [],
        "difficult": [],
        "characters": [{"at": [4, 1], "initiative": 20, "invisible": False}],
        "summons": [{"at": [4, 2], "owner": 0}],
        "monsters": [[1, 1]],
        "monster": {"at": [0, 0], "flying": False, "conditions": ["muddle"]},
        "card": {
            "move": 3,
            "jump": False,
            "attack": {"range": 0, "targets": 1, "area": [], "area_from_self": True},
        },
    } | changes


def served(*lines: str) -> list[Any]:
    written: list[str] = []
    serve(lines, written.append)
    assert all(text.endswith("\n") and text.count("\n") == 1 for text in written)
    return [json.loads(text) for text in written]


def test_the_whole_form_is_answered() -> None:
    (reply,) = served(json.dumps(query()))
    assert reply["id"] == "any"
    for option in reply["options"]:
        assert list(option) == ["focus", "path", "move", "attacks", "disadvantage", "why"]
        assert option["path"][0] == [0, 0] and option["path"][-1] == option["move"]
        assert option["why"][0] == "GH-FOCUS-02"


def test_all_but_the_needed_has_a_default() -> None:
    floor = [[0, 0], [1, 0], [0, 1]]
    assert answer({"ask": "sight", "floor": floor, "from": [0, 0]}) == {"visible": [[0, 1], [1, 0]]}
    bare = {"ask": "monster-turn", "floor": floor, "monster": {"at": [0, 0]}, "card": {}}
    (option,) = answer(bare)["options"]
    assert option["focus"] is None and option["path"] == [[0, 0]] and option["attacks"] == []


def test_null_is_no_move_and_no_attack() -> None:
    (option,) = answer(query(card={"move": None, "attack": None}))["options"]
    assert option["move"] == [0, 0] and option["attacks"] == []


def test_reach_tells_cost_traps_and_hazards_of_every_other_hex_it_may_end_on() -> None:
    asked = {"ask": "reach", "from": [0, 0], "move": 4, "floor": [[0, 0], [1, 0], [2, 0], [3, 0]], "traps": [[1, 0]]}
    asked |= {"hazards": [[2, 0]], "monsters": [[3, 0]], "id": 7}
    assert answer(asked) == {
        "id": 7,
        "reach": [
            {"at": [1, 0], "cost": 1, "traps": 1, "hazards": 0},
            {"at": [2, 0], "cost": 2, "traps": 1, "hazards": 1},
        ],
    }
    assert [way["traps"] for way in answer(asked | {"flying": True})["reach"]] == [0, 0]


def test_reach_of_a_character_goes_through_doors_and_its_own_side() -> None:
    asked = {"ask": "reach", "from": [0, 0], "move": 4, "floor": [[0, 0], [1, 0], [2, 0]], "doors": [[1, 0]]}
    assert answer(asked)["reach"] == []
    hero = asked | {"characters": [{"at": [0, 0], "initiative": 5}]}
    assert [way["at"] for way in answer(hero)["reach"]] == [[1, 0], [2, 0]]


def test_lines_of_many_queries_and_one_query_on_many_lines() -> None:
    one = query(id=1)
    assert [r["id"] for r in served(json.dumps(one), "", json.dumps(query(id=2)))] == [1, 2]
    (spread,) = served(*json.dumps(one, indent=2).splitlines(keepends=True))
    assert spread == served(json.dumps(one))[0]
    assert served(json.dumps(one, indent=2)) == [spread]


def test_what_is_broken_is_refused_and_the_next_is_answered() -> None:
    good = json.dumps({"ask": "sight", "floor": [[0, 0]], "from": [0, 0]})
    for bad in ("{", "nonsense", "[1]", '"x"', '{"ask": ', "}", '{"id": NaN}', "[" * 5000, '{"id": "\\ud800"}'):
        first, *_, last = served(bad, good)
        assert first["error"]["path"] == "$", bad
        assert last == {"visible": []}


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"ask": "dance"}, "$.ask"),
        ({"colour": 1}, "$.colour"),
        ({"floor": [[0, 0, 0]]}, "$.floor[0]"),
        ({"floor": [[0, 0.5]]}, "$.floor[0][1]"),
        ({"floor": []}, "$.floor"),
        ({"floor": [*ROOM, [0, 0]]}, "$.floor[15]"),
        ({"floor": [*ROOM, [1000, 0]]}, "$.floor"),
        ({"floor": [[q, r] for q in range(40) for r in range(40)]}, "$.floor"),
        ({"outside": "lava"}, "$.outside"),
        ({"wall_edges": [[[0, 0], [2, 0]]]}, "$.wall_edges[0]"),
        ({"walls": [[4, 1]]}, "$.characters[0].at"),
        ({"doors": [[4, 1]]}, "$.characters[0].at"),
        ({"obstacles": [[9, 9]]}, "$.obstacles[0]"),
        ({"traps": [[0, 1], [0, 1]]}, "$.traps[1]"),
        ({"characters": [{"at": [4, 1]}]}, "$.characters[0].initiative"),
        ({"characters": [{"at": [9, 9], "initiative": 1}]}, "$.characters[0].at"),
        ({"characters": [{"at": [0, 0], "initiative": 1}]}, "$.characters[0].at"),
        ({"characters": [{"at": [3, 0], "initiative": "1"}]}, "$.characters[0].initiative"),
        ({"summons": [{"at": [4, 2], "owner": 1}]}, "$.summons[0].owner"),
        ({"summons": [{"at": [4, 2], "owner": -1}]}, "$.summons[0].owner"),
        ({"monsters": [[0, 0]]}, "$.monsters[0]"),
        ({"monster": None}, "$.monster"),
        ({"monster": {"at": [0, 0], "conditions": ["sleepy"]}}, "$.monster.conditions[0]"),
        ({"card": {"move": -1}}, "$.card.move"),
        ({"card": {"attack": {"range": "far"}}}, "$.card.attack.range"),
        ({"card": {"attack": {"targets": 0}}}, "$.card.attack.targets"),
        ({"card": {"attack": {"area": [[1, 0], [1, 0]]}}}, "$.card.attack.area[1]"),
        ({"card": {"attack": {"area": [[q, 1] for q in range(14)]}}}, "$.card.attack.area"),
        ({"characters": [{"at": [q, r], "initiative": 1} for q in range(5) for r in range(9)]}, "$.characters"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_path(changes: dict[str, Any], path: str) -> None:
    refusal = answer(query(**changes))
    assert refusal["error"]["path"] == path
    assert refusal["error"]["reason"]
    assert refusal["id"] == "any"


def test_what_is_missing_is_named() -> None:
    for field in ("ask", "floor", "monster", "card"):
        asked = query()
        del asked[field]
        assert answer(asked)["error"]["path"] == f"$.{field}"
    assert answer({"ask": "sight", "floor": [[0, 0]]})["error"]["path"] == "$.from"
    assert answer({"ask": "reach", "floor": [[0, 0]], "from": [0, 0]})["error"]["path"] == "$.move"
    assert answer({"ask": "sight", "floor": [[0, 0]], "from": [1, 0]})["error"]["path"] == "$.from"


def test_the_answer_does_not_depend_on_the_order_of_the_lists() -> None:
    shuffled = query(floor=ROOM[::-1], monster={"conditions": ["muddle"], "at": [0, 0]})
    assert answer(shuffled) == answer(query())
