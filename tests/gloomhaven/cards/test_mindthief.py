"""Every card of the Mindthief, both halves."""

from __future__ import annotations

import pytest
from table import Table, moves, strikes

from taverna.games.gloomhaven.state import Trap

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")


def augmented(card: str, damage: int, xp: int = 1, **kwargs: object) -> Table:
    """An Augment played: its own attack already has it, and it lasts until another one is played."""
    t = Table("mindthief", {"a": (1, 0)}, **kwargs).top(card, "a")  # type: ignore[arg-type]
    assert t.took.get("a") == damage and t.xp == xp and t.zone(card) == "active"
    assert t.end_round().zone(card) == "active"
    other = "parasitic-influence" if card != "parasitic-influence" else "the-minds-weakness"
    after = Table("mindthief", {"a": (1, 0)}).top(card, "a").top(other, card, "a")
    assert after.zone(card) == "discarded" and after.zone(other) == "active"
    kept = Table("mindthief", {"a": (1, 0)}).top(card, "a").top(other, "keep-augments", "a")
    assert kept.zone(card) == "active" and kept.zone(other) == "discarded"
    return t


def test_submissive_affliction() -> None:
    t = Table("mindthief", {"a": (1, 0)}, conditions={"a": ["muddle", "wound", "strengthen"]})
    t.top("submissive-affliction", "a")
    assert t.took == {"a": 4} and t.xp == 1 and t.zone("submissive-affliction") == "discarded"
    t = Table("mindthief", {"a": (4, 0), "b": (3, 0), "c": (-4, 0)}).bottom("submissive-affliction", "a", "b")
    assert t.took == {"b": 2} and t.zone("submissive-affliction") == "discarded"
    far = Table("mindthief", {"a": (3, 0), "b": (0, 0)}, at=(-3, 0), what={"a": "bandit-archer"})
    far.bottom("submissive-affliction", "b")
    assert "a" not in far.offered[0]
    shot = Table("mindthief", {"a": (3, 0), "b": (0, 1)}, what={"a": "bandit-archer"})
    assert shot.bottom("submissive-affliction", "a", "b").took == {"b": 2}


def test_into_the_night() -> None:
    t = Table("mindthief", money=[(1, 0)]).top("into-the-night")
    assert t.me.money == 1 and t.made == ["dark"] and t.zone("into-the-night") == "discarded"
    t = Table("mindthief").bottom("into-the-night")
    assert t.has("h0") == ["invisible"] and t.zone("into-the-night") == "discarded"


def test_fearsome_blade() -> None:
    t = Table("mindthief", {"a": (1, 0)}).top("fearsome-blade", "a", ("to", 4, 0))
    assert t.took == {"a": 2} and t.at("a") == (4, 0) and t.xp == 1 and t.zone("fearsome-blade") == "discarded"
    t = Table("mindthief", {"a": (0, 1)}, at=(-4, 0)).bottom("fearsome-blade", ("to", 0, 0), "a")
    assert t.took == {"a": 2} and t.xp == 2 and t.zone("fearsome-blade") == "lost"


def test_feedback_loop() -> None:
    t = augmented("feedback-loop", 1)
    assert t.shield() == 0  # it was of the round before
    t.attack("h0", "a", 1).attack("h0", "a", 1)
    assert t.attack("a", "h0", 3).took["h0"] == 1
    t = Table("mindthief", {"a": (3, 0)}).top("feedback-loop").attack("h0", "a", 1, range=3)
    assert t.shield() == 0
    t = Table("mindthief", {"a": (1, 0), "b": (2, 0), "c": (0, 3)})
    t.bottom("feedback-loop", ("via", 2, 0), ("to", 0, 0))
    assert t.conditions() == {"a": ["muddle"], "b": ["muddle"]} and t.zone("feedback-loop") == "discarded"
    t = Table("mindthief", {"a": (1, 0)}).bottom("feedback-loop", ("to", 2, 0))
    assert t.conditions() == {} and t.at("h0") == (2, 0)


@pytest.mark.rule("GH-SUMMON-04", "GH-SUMMON-08")
def test_gnawing_horde() -> None:
    t = Table("mindthief", {"a": (3, 0)}).top("gnawing-horde", ("at", 1, 0))
    (rats,) = t.summoned()
    assert (rats.what, rats.hp) == ("rat-swarm", 6) and t.xp == 2 and t.zone("gnawing-horde") == "active, lost"
    t.summon_turn(rats.id)
    assert t.took == {"a": 2} and t.has("a") == ["poison"] and rats.at == (2, 0)
    moves("gnawing-horde", 4)


def test_the_minds_weakness() -> None:
    t = augmented("the-minds-weakness", 3)
    t.attack("h0", "a", 1).attack("h0", "a", 1, range=2)
    assert t.took == {"a": 7}
    strikes("the-minds-weakness", 1, "bottom", conditions=["wound"])


def test_parasitic_influence() -> None:
    t = augmented("parasitic-influence", 1, hp={"h0": 10})
    assert t.took["h0"] == -2
    assert t.attack("h0", "a", 1).took["h0"] == -4
    t = Table("mindthief", {"a": (4, 0)}, traps={(4, 1): Trap(4)}).bottom("parasitic-influence", "a", ("to", 4, 1))
    assert t.at("a") == (4, 1) and t.took == {"a": 4} and t.zone("parasitic-influence") == "discarded"
    assert max(abs(q - 4) for q, _ in t.ends()) == 1


def test_scurry() -> None:
    t = Table("mindthief", {"a": (4, 0)}).top("scurry", ("to", 3, 0), "a")
    assert t.took == {"a": 1} and t.zone("scurry") == "discarded"
    t = Table("mindthief", money=[(2, 0)]).bottom("scurry")
    assert t.me.money == 1 and t.xp == 1 and t.zone("scurry") == "lost"


def test_perverse_edge() -> None:
    t = Table("mindthief", {"a": (1, 0)}, conditions={"a": ["muddle", "wound"]}).top("perverse-edge", "a")
    assert t.took == {"a": 7} and t.xp == 2 and t.zone("perverse-edge") == "lost"
    strikes("perverse-edge", 1, "bottom", range=2, xp=1, conditions=["stun"], made=["ice"])


def test_empathetic_assault() -> None:
    strikes("empathetic-assault", 4, range=5, zone="lost", xp=2, conditions=["disarm"], made=["ice"])
    t = Table("mindthief", hp={"h0": 10}).bottom("empathetic-assault", ("to", 2, 0))
    assert t.took == {"h0": -2} and t.at("h0") == (2, 0) and t.zone("empathetic-assault") == "discarded"


def test_withering_claw() -> None:
    t = augmented("withering-claw", 1)
    assert t.has("a") == ["muddle", "poison"]
    t = Table("mindthief", {"a": (1, 0), "b": (0, 1)}).bottom("withering-claw", "a", ("to", -3, 0))
    assert t.conditions() == {"a": ["immobilize"]} and t.at("h0") == (-3, 0) and t.zone("withering-claw") == "discarded"


def test_possession() -> None:
    t = Table("mindthief", {"a": (2, 0), "b": (0, 1)}, allies=[(1, 0), (-3, 0)]).top("possession", "h1", "a")
    assert t.took == {"a": 6} and t.xp == 2 and t.zone("possession") == "lost" and "h2" not in t.offered[0]
    t = Table("mindthief", allies=[(3, 0)]).bottom("possession", "h1", ("to", -1, 0))
    assert t.at("h1") == (-1, 0) and t.zone("possession") == "discarded"


def test_frigid_apparition() -> None:
    strikes("frigid-apparition", 3)
    t = Table("mindthief", {"a": (1, 0)}, elements=["ice"]).top("frigid-apparition", ("augment", 0), "a")
    assert t.took == {"a": 3} and t.has("a") == ["stun"] and t.xp == 1 and t.strong == []
    t = Table("mindthief", {"a": (4, 0), "b": (3, 1)}).bottom("frigid-apparition", ("to", 3, 0), "a")
    assert t.conditions() == {"a": ["stun"]} and t.xp == 1 and t.zone("frigid-apparition") == "lost"


def test_wretched_creature() -> None:
    t = Table("mindthief", {"a": (4, 0)}).top("wretched-creature", ("at", 1, 0))
    (rat,) = t.summoned()
    assert (rat.what, rat.hp) == ("monstrous-rat", 4) and t.xp == 2 and t.zone("wretched-creature") == "active, lost"
    assert t.summon_turn(rat.id).took == {"a": 3}
    t = Table("mindthief", {"a": (3, 0)}, elements=["dark"]).bottom(
        "wretched-creature", ("to", 2, 0), ("augment", 0), "a"
    )
    assert t.g.monster_deck.count("curse") == 1 and t.strong == [] and t.zone("wretched-creature") == "discarded"
    moves("wretched-creature", 3)


def test_hostile_takeover() -> None:
    strikes("hostile-takeover", 2, range=4, xp=1, conditions=["immobilize"], made=["ice"])
    foes = {"a": (3, 0), "b": (4, 0), "c": (0, 1)}
    t = Table("mindthief", foes, rank={"c": "boss"}, what={"c": "bandit-commander"}).bottom("hostile-takeover", "a")
    assert t.offered[0] == ["a", "stop"] and t.xp == 2 and t.zone("hostile-takeover") == "active, lost"
    t.monster_turn("a")
    assert t.took == {"b": 2} and t.end_round().zone("hostile-takeover") == "lost"


def test_brain_leech() -> None:
    t = Table("mindthief", {"a": (4, 0)}, hp={"h0": 10}).top("brain-leech", "a")
    assert t.took == {"a": 4, "h0": -4} and t.xp == 2 and t.made == ["dark"] and t.zone("brain-leech") == "lost"
    t = Table("mindthief", {"a": (1, 0)}).bottom("brain-leech", "a")
    assert t.took == {"a": 1} and t.has("h0") == ["strengthen"] and t.zone("brain-leech") == "discarded"


def test_silent_scream() -> None:
    t = Table("mindthief", {"a": (1, 0)}, allies=[(2, 0)], hp={"h1": 10}).top("silent-scream", "a", "h1")
    assert t.took == {"a": 2, "h1": -2} and t.xp == 1 and t.zone("silent-scream") == "active"
    assert t.attack("h0", "a", 1, "h1").took == {"a": 3, "h1": -4}
    t = Table("mindthief", {"a": (0, 0)}, at=(-3, 0), elements=["ice"])
    t.bottom("silent-scream", ("to", -1, 0), ("augment", 0), ("to", 3, 0))
    assert t.at("a") == (3, 0) and t.xp == 1 and t.strong == []
    t = Table("mindthief", {"a": (0, 0)}, at=(-3, 0)).bottom("silent-scream", ("to", -1, 0), ("to", 2, 0))
    assert t.at("a") == (2, 0) and t.xp == 0 and t.zone("silent-scream") == "discarded"


def test_pilfer() -> None:
    t = Table("mindthief", {"a": (1, 0), "b": (0, 1), "c": (2, 0)}, money=[(1, 0), (2, 0)]).top("pilfer")
    assert t.me.money == 3 and list(t.g.money) == ["2,0"] and t.zone("pilfer") == "discarded"
    t = Table("mindthief", {"a": (1, 0), "b": (-3, 0)}).bottom("pilfer", "a", ("to", -2, 0), "b")
    assert t.took == {"a": 2, "b": 2} and t.xp == 2 and t.zone("pilfer") == "lost"


def test_cranium_overload() -> None:
    t = Table("mindthief", {"a": (4, 0), "b": (3, 0), "c": (3, 1), "d": (0, 1)}, rank={"d": "elite"})
    t.top("cranium-overload", "a", "b", "c")
    assert t.dead == ["a"] and t.took["b"] == t.took["c"] == 2 and t.xp == 2 and "d" not in t.offered[0]
    assert t.zone("cranium-overload") == "lost"
    moves("cranium-overload", 5)


def test_mass_hysteria() -> None:
    strikes("mass-hysteria", 1, range=4, targets=4, xp=1, conditions=["muddle"], made=["ice"])
    t = Table("mindthief", {"a": (1, 0)}).bottom("mass-hysteria")
    assert t.zone("mass-hysteria") == "active, lost"
    t.top("the-minds-weakness", "a").top("withering-claw", "a")
    assert t.took == {"a": 6} and t.has("a") == ["muddle", "poison"]
    assert t.zone("the-minds-weakness") == t.zone("withering-claw") == "active"
    t.top("parasitic-influence", "withering-claw", "a")
    assert t.zone("withering-claw") == "discarded" and t.zone("the-minds-weakness") == "active"
    assert t.zone("parasitic-influence") == "active" and t.end_round().zone("mass-hysteria") == "active, lost"


def test_frozen_mind() -> None:
    t = Table("mindthief", {"a": (1, 0)}, elements=["ice"]).top("frozen-mind", "a", "use")
    assert t.took == {"a": 2} and t.has("a") == ["stun"] and t.strong == [] and t.xp == 2
    assert augmented("frozen-mind", 2, xp=2).has("a") == []
    t = Table("mindthief", {"a": (4, 0)}).bottom("frozen-mind", "a", ("to", 2, 0))
    assert t.at("a") == (2, 0) and t.zone("frozen-mind") == "discarded"


def test_corrupting_embrace() -> None:
    t = Table("mindthief", {"a": (1, 0), "b": (0, 1)}).top("corrupting-embrace", "a", "a")
    assert t.took == {"a": 3} and t.has("a") == ["muddle", "poison"] and t.zone("corrupting-embrace") == "discarded"
    t = Table("mindthief", {"a": (1, 0), "b": (2, 0), "c": (0, 2)}).bottom("corrupting-embrace", ("to", 3, 0))
    assert t.conditions() == {"a": ["poison"], "b": ["poison"]} and t.made == ["dark"]
    assert t.zone("corrupting-embrace") == "discarded"


@pytest.mark.rule("GH-ELEM-11")
def test_dark_frenzy() -> None:
    t = Table("mindthief", {"a": (1, 0)}, elements=["ice", "dark"])
    t.top("dark-frenzy", ("augment", 1), ("augment", 0), "a")
    assert t.took == {"a": 6} and t.xp == 2 and t.strong == []
    strikes("dark-frenzy", 2)
    t = Table("mindthief", {"a": (4, 0)}).bottom("dark-frenzy", ("to", 1, 0), "a")
    assert t.took == {"a": 3} and t.xp == 1 and t.made == ["ice"] and t.zone("dark-frenzy") == "discarded"


def test_vicious_blood() -> None:
    t = Table("mindthief", {"a": (1, 0)}).top("vicious-blood", "a").attack("a", "h0", 1)
    assert t.took == {"a": 4, "h0": 1}
    assert augmented("vicious-blood", 2).retaliate() == []
    t = Table("mindthief", {"a": (3, 0)}).bottom("vicious-blood", ("to", 2, 0), "a")
    assert t.took == {"a": 2} and t.zone("vicious-blood") == "discarded"


@pytest.mark.rule("GH-TURN-07")
def test_psychic_projection() -> None:
    t = Table("mindthief", hp={"h0": 10}).top("psychic-projection")
    assert t.took == {"h0": -5} and t.shield() == 1 and t.has("h0") == ["stun"]
    assert t.zone("psychic-projection") == "active" and t.end_round().zone("psychic-projection") == "discarded"
    t = Table("mindthief", {"a": (1, 0), "b": (3, 0)}).top("the-minds-weakness", "a").bottom("psychic-projection")
    assert t.zone("psychic-projection") == "active, lost"
    assert t.attack("h0", "b", 1, range=3).took == {"a": 3, "b": 3}
    assert t.end_round().zone("psychic-projection") == "lost"
    assert t.attack("h0", "b", 1, range=3).took == {"a": 3, "b": 4}


def test_shared_nightmare() -> None:
    strikes("shared-nightmare", 3, range=4, targets=2, xp=1, made=["ice"])
    t = Table("mindthief", {"a": (4, 0), "b": (0, 3)}, elements=["dark"])
    t.top("shared-nightmare", ("augment", 0), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.conditions() == {"a": ["poison"], "b": ["poison"]}
    assert t.g.monster_deck.count("curse") == 2 and t.strong == []
    t = Table("mindthief", elements=["ice"]).bottom("shared-nightmare", ("to", 4, 0), ("augment", 0))
    assert t.shield() == 1 and t.xp == 1 and t.strong == [] and t.zone("shared-nightmare") == "active"
    moves("shared-nightmare", 5)


def test_domination() -> None:
    t = Table("mindthief", {"a": (2, 0), "b": (0, 1)}, allies=[(1, 0)]).top("the-minds-weakness", "b")
    t.top("domination", "h1", "a")
    assert t.took == {"a": 6, "b": 3} and t.xp == 2 and t.zone("domination") == "discarded"
    t = Table("mindthief", {"a": (4, 0), "b": (4, 1)}).bottom("domination", "a")
    assert t.xp == 2 and t.zone("domination") == "active, lost"
    t.monster_turn("a", ("to", 3, 1), "b")
    assert t.took == {"b": 2} and t.at("a") == (3, 1) and t.end_round().zone("domination") == "lost"


def test_many_as_one() -> None:
    t = Table("mindthief", {"a": (3, 0)}).top("many-as-one", ("at", 1, 0))
    (king,) = t.summoned()
    assert (king.what, king.hp) == ("rat-king", 9) and t.xp == 2 and t.zone("many-as-one") == "active, lost"
    assert t.summon_turn(king.id).took == {"a": 5}
    king.hp = 4
    assert t.summon_turn(king.id).took == {"a": 7}
    t = Table("mindthief", {"a": (0, 1)}, allies=[(1, 0), (-2, 0), (4, 0)]).bottom("many-as-one")
    assert t.xp == 2 and t.zone("many-as-one") == "active, lost"
    t.g.figures["h2"].at = (-4, 0)  # how many and who was settled when it was played
    for id in ("h0", "h1", "h2", "h3"):
        t.attack(id, "a", 1, range=9)
    assert t.took == {"a": 1 + 3 + 3 + 1} and t.end_round().zone("many-as-one") == "lost"


def test_phantasmal_killer() -> None:
    t = Table("mindthief", {"a": (1, 0)}, elements=["dark"]).top("phantasmal-killer", "a", "use")
    assert t.dead == ["a"] and t.strong == [] and t.xp == 1
    t = Table("mindthief", {"a": (1, 0)}, elements=["dark"], rank={"a": "elite"}).top("phantasmal-killer", "a")
    assert t.took == {"a": 1} and t.strong == ["dark"]
    augmented("phantasmal-killer", 2)
    t = Table("mindthief", money=[(3, 0)]).bottom("phantasmal-killer", ("to", 2, 0))
    assert t.me.money == 1 and t.has("h0") == ["invisible"] and t.made == ["dark"]
    assert t.zone("phantasmal-killer") == "discarded"
