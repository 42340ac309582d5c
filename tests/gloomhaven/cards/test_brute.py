"""Every card of the Brute, both halves."""

from __future__ import annotations

import pytest
from table import RING, Over, Table, moves, strikes

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")


def test_trample() -> None:
    strikes("trample", 3)
    t = Table("brute", {"a": (1, 0)}, shields={"a": 3}).top("trample", "a")
    assert t.took == {"a": 2}
    t = Table("brute", {"a": (1, 0), "b": (2, 0), "c": (0, 2)})
    t.bottom("trample", ("to", 3, 0), "a", "b")
    assert t.took == {"a": 2, "b": 2} and t.at("h0") == (3, 0)
    assert t.zone("trample") == "lost" and t.xp == 2


@pytest.mark.rule("GH-RETAL-01", "GH-BONUS-07")
def test_eye_for_an_eye() -> None:
    t = Table("brute", {"a": (1, 0), "b": (3, 0)}).top("eye-for-an-eye")
    assert t.zone("eye-for-an-eye") == "active" and t.xp == 0
    t.attack("a", "h0", 1).attack("a", "h0", 1).attack("b", "h0", 1, range=3)
    assert t.took == {"h0": 3, "a": 4} and t.xp == 2
    assert t.end_round().zone("eye-for-an-eye") == "discarded"
    assert t.attack("a", "h0", 1).took["a"] == 4
    t = Table("brute", allies=[(1, 0)], hp={"h1": 10}).bottom("eye-for-an-eye", "h1")
    assert t.took == {"h1": -2} and t.made == ["earth"] and t.zone("eye-for-an-eye") == "discarded"


@pytest.mark.rule("GH-AOE-01", "GH-AOE-03")
def test_sweeping_blow() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1), "c": (1, -1), "d": (-1, 0)})
    t.top("sweeping-blow", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 2, "b": 2, "c": 2} and t.zone("sweeping-blow") == "discarded"
    t = Table("brute", {"a": (2, 0), "b": (0, 1)}).bottom("sweeping-blow", ("to", 1, 0), ("to", 3, 0), ("to", 0, 2))
    assert t.at("a") == (3, 0) and t.at("b") == (0, 2) and not t.took


def test_provoking_roar() -> None:
    strikes("provoking-roar", 2, conditions=["disarm"])
    t = Table("brute", {"a": (-3, 0)}, allies=[(-1, 0), (3, 0)]).bottom("provoking-roar")
    t.attack("a", "h1", 3, range=4)
    assert t.took == {"h0": 3} and t.zone("provoking-roar") == "active"
    assert t.attack("a", "h2", 2, range=9).took == {"h0": 3, "h2": 2}
    t.end_round().attack("a", "h1", 1, range=4)
    assert t.took == {"h0": 3, "h2": 2, "h1": 1} and t.zone("provoking-roar") == "discarded"


@pytest.mark.rule("GH-PUSH-01")
def test_overwhelming_assault() -> None:
    strikes("overwhelming-assault", 6, zone="lost", xp=2)
    t = Table("brute", {"a": (2, 0), "b": (1, 1)}).bottom("overwhelming-assault", ("to", 1, 0), "a", ("to", 4, 0))
    assert t.at("a") == (4, 0) and t.at("b") == (1, 1)


@pytest.mark.rule("GH-LOOT-01")
def test_grab_and_go() -> None:
    t = Table("brute", money=[(1, 0), (0, 0), (0, 1), (2, 0)]).top("grab-and-go")
    assert t.me.money == 3 and list(t.g.money) == ["2,0"] and t.zone("grab-and-go") == "discarded"
    moves("grab-and-go", 4)


@pytest.mark.rule("GH-BONUS-03", "GH-BONUS-04", "GH-XP-04", "GH-SHIELD-03")
def test_warding_strength() -> None:
    t = Table("brute", {"a": (1, 0)}).top("warding-strength", "a", ("to", 3, 0))
    assert t.took == {"a": 3} and t.at("a") == (3, 0) and t.zone("warding-strength") == "discarded"
    t = Table("brute", {"a": (1, 0)}).bottom("warding-strength")
    assert t.zone("warding-strength") == "active, lost"
    t.attack("a", "h0", 0).suffer("h0", 1)
    assert t.took == {"h0": 1} and t.xp == 0
    for nth in range(1, 7):
        t.attack("a", "h0", 2)
        assert t.took == {"h0": 1 + nth} and t.xp == nth // 2
    assert t.zone("warding-strength") == "lost"
    assert t.attack("a", "h0", 2).took == {"h0": 9}


def test_shield_bash() -> None:
    strikes("shield-bash", 4, zone="lost", xp=2, conditions=["stun"])
    t = Table("brute", {"a": (1, 0)}).bottom("shield-bash")
    assert t.attack("a", "h0", 3).took == {"h0": 2} and t.zone("shield-bash") == "active"
    t.end_round().attack("a", "h0", 3)
    assert t.took == {"h0": 5} and t.zone("shield-bash") == "discarded"


def test_leaping_cleave() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1), "c": (-1, 0)}).top("leaping-cleave", Over("a", "b"), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 1 and t.zone("leaping-cleave") == "discarded"
    assert moves("leaping-cleave", 3, jump=True).made == ["air"]


def test_spare_dagger() -> None:
    strikes("spare-dagger", 3, range=3, xp=1)
    strikes("spare-dagger", 2, "bottom")


@pytest.mark.rule("GH-AOE-07", "GH-ELEM-05", "GH-ELEM-06", "GH-PIERCE-01")
def test_skewer() -> None:
    t = Table("brute", {"a": (1, 0), "b": (2, 0), "c": (3, 0)}, elements=["air"], shields={"b": 2})
    t.top("skewer", ("augment", 0), Over("a", "b"), "a", "b")
    assert t.took == {"a": 4, "b": 3} and t.strong == [] and t.xp == 1
    t = Table("brute", {"a": (1, 0), "b": (2, 0)}).top("skewer", Over("a", "b"), "b", "a")
    assert t.took == {"a": 3, "b": 3} and t.zone("skewer") == "discarded"
    moves("skewer", 6, zone="lost", xp=1)


def test_balanced_measure() -> None:
    t = Table("brute", {"a": (4, 0)}).bottom("sweeping-blow", ("to", 3, 0), "stop").top("balanced-measure", "a")
    assert t.took == {"a": 3} and t.xp == 1 and t.zone("balanced-measure") == "discarded"
    t = Table("brute", {"a": (1, 0)}).top("spare-dagger", "a").bottom("balanced-measure", ("to", -2, 0))
    assert max(abs(q) for q, r in t.ends() if r == 0) == 3 and t.zone("balanced-measure") == "discarded"


def test_wall_of_doom() -> None:
    t = Table("brute", {"a": (1, 0)}).top("wall-of-doom")
    assert t.xp == 2 and t.zone("wall-of-doom") == "active, lost"
    assert t.attack("a", "h0", 3).took == {"h0": 1, "a": 2}
    assert t.end_round().zone("wall-of-doom") == "lost" and t.shield() == 0 and t.retaliate() == []
    t = Table("brute", {"a": (1, 0), "b": (3, 0)}).bottom("wall-of-doom")
    t.attack("h0", "a", 2).attack("h0", "b", 2, range=3)
    assert t.took == {"a": 3, "b": 3}
    assert t.end_round().attack("h0", "a", 2).took == {"a": 5, "b": 3}
    assert t.zone("wall-of-doom") == "discarded"


def test_fatal_advance() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1), "c": (2, 0)}, rank={"b": "elite"}).top("fatal-advance", "a")
    assert t.offered[0] == ["a", "stop"]
    assert t.dead == ["a"] and t.xp == 2 and t.zone("fatal-advance") == "lost" and t.g.money == {"1,0": 1}
    moves("fatal-advance", 4)


def test_juggernaut() -> None:
    t = Table("brute", {"a": (3, 0)}).top("juggernaut", ("to", 2, 0), "a")
    assert t.took == {"a": 2} and t.zone("juggernaut") == "discarded"
    t = Table("brute", {"a": (1, 0)}).bottom("juggernaut")
    assert t.zone("juggernaut") == "active, lost"
    t.attack("a", "h0", 9).suffer("h0", 5)
    assert t.took == {} and t.xp == 2
    t.attack("a", "h0", 9)
    assert t.xp == 3 and t.zone("juggernaut") == "lost"
    assert t.attack("a", "h0", 1).took == {"h0": 1}


@pytest.mark.rule("GH-PULL-01")
def test_hook_and_chain() -> None:
    t = Table("brute", {"a": (3, 0)}).top("hook-and-chain", "a", ("to", 1, 0))
    assert t.took == {"a": 3} and t.at("a") == (1, 0) and t.zone("hook-and-chain") == "discarded"
    t = Table("brute", {"a": (4, 0)}).bottom("hook-and-chain", ("to", 3, 0), "a")
    assert t.took == {"a": 3}
    t = Table("brute", {"a": (3, -1)}).bottom("hook-and-chain", ("via", 1, 0), ("to", 2, -1))
    assert t.took == {} and t.at("h0") == (2, -1)


def test_brute_force() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1), "c": (1, -1)}).top("brute-force", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 2, "b": 2, "c": 2} and t.xp == 1
    assert t.conditions() == {"a": ["muddle"], "b": ["muddle"], "c": ["muddle"]}
    t = Table("brute").bottom("brute-force", ("to", 2, 0))
    assert t.shield() == 1 and t.zone("brute-force") == "active"
    assert t.end_round().zone("brute-force") == "discarded"


def test_unstoppable_charge() -> None:
    strikes("unstoppable-charge", 5, xp=1)
    t = Table("brute", {"a": (3, 0), "b": (1, 1), "c": (4, 0)}).bottom("unstoppable-charge", ("to", 2, 0))
    assert t.conditions() == {"a": ["stun"], "b": ["stun"]} and t.zone("unstoppable-charge") == "lost"


def test_devastating_hack() -> None:
    strikes("devastating-hack", 8, zone="lost", xp=3)
    t = Table("brute", money=[(1, 0), (2, 0)]).bottom("devastating-hack")
    assert t.me.money == 1 and t.zone("devastating-hack") == "discarded"


def test_whirlwind() -> None:
    t = Table("brute", {"a": (1, 0), "b": (-1, 0), "c": (2, 0)}).top("whirlwind", "a", "b")
    assert t.took == {"a": 4, "b": 4} and t.xp == 2 and t.zone("whirlwind") == "lost"
    t = Table("brute", {"a": (-2, 0)}).bottom("whirlwind", ("to", -1, 0), "a", "stop")
    assert t.at("a") == (-2, 0)
    t = Table("brute", {"a": (0, 0)}, at=(-3, 0)).bottom("whirlwind", ("to", -1, 0), "a", ("to", 3, 0))
    assert t.at("a") == (3, 0) and t.zone("whirlwind") == "discarded"


def test_skirmishing_maneuver() -> None:
    t = Table("brute", {"a": (1, 0), "b": (-2, 0)}).top("skirmishing-maneuver", "a", ("to", -1, 0), "b")
    assert t.took == {"a": 2, "b": 2} and t.zone("skirmishing-maneuver") == "discarded"
    strikes("skirmishing-maneuver", 3, "bottom", range=3, xp=1)


def test_quietus() -> None:
    t = Table("brute", RING, rank={"b": "elite"}, conditions={"a": ["stun"], "b": ["stun"], "c": ["disarm"]})
    t.top("quietus", "a")
    assert t.offered[0] == ["a", "stop"] and t.dead == ["a"] and t.xp == 1 and t.zone("quietus") == "discarded"
    t = Table("brute", {"a": (3, 0)}).bottom("quietus", ("to", 2, 0)).attack("h0", "a", 2)
    assert t.took == {"a": 3} and t.zone("quietus") == "active"
    assert t.end_round().zone("quietus") == "discarded"


def test_immovable_phalanx() -> None:
    t = Table("brute", {"a": (1, 0)}).top("immovable-phalanx", "a").attack("a", "h0", 3)
    assert t.took == {"a": 4, "h0": 2} and t.zone("immovable-phalanx") == "active"
    assert t.end_round().zone("immovable-phalanx") == "discarded"
    t = Table("brute", {"a": (1, 0)}).bottom("immovable-phalanx")
    assert t.zone("immovable-phalanx") == "active, lost"
    t.bottom("grab-and-go", "attack", "a").bottom("brute-force", "move", ("to", -2, 0))
    assert t.took == {"a": 4} and t.at("h0") == (-2, 0)
    assert t.end_round().zone("immovable-phalanx") == "active, lost"


def test_defensive_tactics() -> None:
    strikes("defensive-tactics", 2, range=3, targets=2, xp=1, conditions=["immobilize"])
    t = Table("brute", {"a": (1, 0)}).bottom("defensive-tactics")
    assert t.xp == 2 and t.zone("defensive-tactics") == "active, lost"
    assert t.end_round().attack("a", "h0", 3).took == {"h0": 2, "a": 1}


def test_crippling_offensive() -> None:
    strikes("crippling-offensive", 6, zone="lost", xp=3, conditions=["wound", "stun"])
    t = Table("brute", {"a": (3, 0), "b": (2, 1)}).bottom("crippling-offensive", ("to", 2, 0), "a", ("to", 4, 0))
    assert t.at("a") == (4, 0) and t.conditions() == {"a": ["immobilize"]}
    assert t.zone("crippling-offensive") == "discarded"


def test_frenzied_onslaught() -> None:
    t = Table("brute", {"a": (3, 0), "b": (3, -2)})
    t.top("frenzied-onslaught", ("to", 2, 0), "a", ("to", 3, -1), "b")
    assert t.took == {"a": 2, "b": 2} and t.zone("frenzied-onslaught") == "discarded"
    foes = {"a": (1, 0), "b": (0, 1), "c": (-1, 1), "d": (-1, 0)}
    held = {"a": ["disarm"], "b": ["immobilize"], "c": ["stun"], "d": ["muddle"]}
    t = Table("brute", foes, conditions=held).bottom("frenzied-onslaught")
    for id in foes:
        t.attack("h0", id, 1)
    assert t.took == {"a": 4, "b": 4, "c": 4, "d": 1} and t.xp == 1
    assert t.zone("frenzied-onslaught") == "active" and t.end_round().zone("frenzied-onslaught") == "discarded"


def test_selfish_retribution() -> None:
    t = Table("brute", money=[(3, 0), (1, 0), (4, 0)]).top("selfish-retribution", ("to", 1, 0))
    assert t.me.money == 2 and t.zone("selfish-retribution") == "lost"
    t = Table("brute", {"a": (4, 0)}).bottom("selfish-retribution", ("to", 3, 0)).attack("a", "h0", 1)
    assert t.took == {"h0": 1, "a": 2} and t.xp == 1
    assert t.end_round().zone("selfish-retribution") == "discarded"


def test_king_of_the_hill() -> None:
    t = Table("brute", {"a": (1, 0), "b": (-1, 0)}).top("king-of-the-hill", "a", ("to", 2, 0), "b", ("to", -2, 0))
    assert t.took == {"a": 6, "b": 6} and t.xp == 2 and t.zone("king-of-the-hill") == "lost"
    assert t.at("a") == (2, 0) and t.at("b") == (-2, 0)
    t = Table("brute", hp={"h0": 10}).bottom("king-of-the-hill")
    assert t.took == {"h0": -5} and t.zone("king-of-the-hill") == "discarded"


def test_face_your_end() -> None:
    t = Table("brute", {"a": (4, 0), "b": (-4, 0), "c": (0, -4)})
    t.top("face-your-end", "a", ("to", 1, 0), "b", ("to", -1, 0), "c", ("to", 0, -1))
    assert t.took == {"a": 2, "b": 2, "c": 2} and t.xp == 1 and t.zone("face-your-end") == "discarded"
    assert [t.at(id) for id in "abc"] == [(1, 0), (-1, 0), (0, -1)]
    t = Table("brute", {"a": (1, 0), "b": (0, 1)}, rank={"a": "elite", "b": "boss"}, what={"b": "bandit-commander"})
    t.bottom("face-your-end", "a")
    assert t.offered[0] == ["a", "stop"] and t.dead == ["a"] and t.xp == 2 and t.zone("face-your-end") == "lost"
