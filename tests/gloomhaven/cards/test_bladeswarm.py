"""Every card of the Bladeswarm, both halves, and the swarms that it summons."""

from __future__ import annotations

from typing import Any

import pytest
from table import RING, Over, Table, moves, strikes

from taverna.games.gloomhaven.records.abilities import Attack
from taverna.games.gloomhaven.rules import figures, summons

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")
IT = "bladeswarm"
PAY = ("augment", 0)
SPOTS = [("at", 1, 0), ("at", 0, 1), ("at", -1, 0)]


def with_swarm(foes: dict[str, Any] | None, *swarms: tuple[str, tuple[int, int]], **more: Any) -> Table:
    """Swarms on the map: s1, s2, and so on."""
    t = Table(IT, foes, **more)
    for what, where in swarms:
        figure = summons.place(t.g, "h0", what, where)
        figure.new = False
        t.began[figure.id] = figure.hp
    return t


def calls(card: str, what: str, half: str = "top", count: int = 1) -> Table:
    t = Table(IT).play(card, half, SPOTS[:count])
    made = t.summoned()
    assert [f.what for f in made] == [what] * count and t.xp == 2 and t.zone(card) == "active, lost"
    return t


def test_focused_scourge() -> None:
    strikes("focused-scourge", 3, conditions=["wound"])
    t = Table(IT, {"a": (4, 0)}).bottom("focused-scourge", ("to", 3, 0), "a")
    assert t.has("a") == ["poison"]


def test_deflecting_blades() -> None:
    t = Table(IT, RING).top("deflecting-blades", "a", "c")
    assert t.took == {"a": 2, "c": 2}
    t = Table(IT).bottom("deflecting-blades")
    assert t.shield() == 1 and t.retaliate() == [(1, 1)] and t.zone("deflecting-blades") == "active"


def test_omniscient_assault() -> None:
    strikes("omniscient-assault", 2, range=3, targets=2, conditions=["muddle"])
    moves("omniscient-assault", 4, jump=True)


@pytest.mark.rule("GH-SUMMON-09")
def test_hive_mind() -> None:
    t = with_swarm({"a": (4, 0)}, ("rust-vermin", (1, 0)), ("angry-wasps", (-4, 0)))
    t.top("hive-mind", "s1", ("to", 3, 0), "a")
    assert t.took == {"a": 3} and t.xp == 1 and t.offered[0] == ["s1", "s2", "stop"]
    moves("hive-mind", 4)


def test_corrupting_parasites() -> None:
    calls("corrupting-parasites", "soul-leeches")
    t = with_swarm({"a": (2, 0), "b": (1, 1)}, ("soul-leeches", (1, 0))).summon_turn("s1")
    assert t.took == {"a": 3}, "two enemies and the Bladeswarm are next to it"
    t = Table(IT, {"a": (1, 0), "b": (0, 1), "z": (2, 0)}).bottom("corrupting-parasites")
    assert t.conditions() == {"a": ["poison"], "b": ["poison"]}


def test_death_march() -> None:
    calls("death-march", "creeping-beetles")
    t = with_swarm({"a": (2, 0)}, ("creeping-beetles", (1, 0))).summon_turn("s1", ("to", 0, 1))
    assert t.took == {"a": 2} and t.at("h0") == (0, 1)
    assert moves("death-march", 3).made == ["dark"]


def test_engulfing_stingers() -> None:
    t = calls("engulfing-stingers", "angry-wasps")
    assert figures.flies(t.g, t.summoned()[0])
    t = with_swarm({"a": (2, 0)}, ("angry-wasps", (1, 0)), allies=[(4, 0)]).summon_turn("s1")
    assert t.took == {"a": 4, "h0": 2}
    t = Table(IT, RING).bottom("engulfing-stingers", *sorted(RING))
    assert t.took == dict.fromkeys(RING, 1) and t.has("f") == ["poison"]


def test_swarming_minions() -> None:
    t = with_swarm({"a": (1, 0)}, ("angry-wasps", (3, 0)), ("rust-vermin", (-3, 0))).top("swarming-minions", "a")
    assert t.took == {"a": 4}
    t = with_swarm({}, ("rust-vermin", (4, 0)), allies=[(1, 0)], hp={"h1": 10})
    t.g.figures["s1"].hp = 3
    t.bottom("swarming-minions")
    assert t.g.figures["s1"].hp == 5 and t.g.figures["h1"].hp == 10


def test_scattered_defense() -> None:
    t = Table(IT, {"a": (1, 0)}).top("scattered-defense")
    t.g.monster_deck = ["plus-2", "minus-1"]
    assert t.attack("a", "h0", 3).took == {"h0": 2} and t.made == ["air"]
    t = Table(IT, allies=[(3, 0)]).bottom("scattered-defense", ("to", 2, 0), "h1")
    assert t.shield("h1") == 1


@pytest.mark.rule("GH-WOUND-01")
def test_call_of_the_grave() -> None:
    strikes("call-of-the-grave", 2, range=2, conditions=["wound"], made=["dark"])
    t = Table(IT, {"a": (4, 0), "b": (4, -1)}, conditions={"a": ["wound"], "h0": ["wound"]})
    t.bottom("call-of-the-grave")
    assert t.xp == 2 and t.zone("call-of-the-grave") == "active, lost"
    t.begin_turn(who="a").begin_turn(who="b").begin_turn()
    assert t.took == {"a": 2, "h0": 1}, "worse for enemies alone"


def test_the_storms_edge() -> None:
    foes: dict[str, Any] = {"a": (1, 0), "b": (1, -1), "c": (0, 1)}
    t = Table(IT, foes).top("the-storms-edge", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 2, "b": 2, "c": 2}
    t = Table(IT, {"a": (1, 0)}, elements=["air"]).top("the-storms-edge", PAY, Over("a"), ("to", 2, 0))
    assert t.took == {"a": 3} and t.at("a") == (2, 0) and t.xp == 1
    assert moves("the-storms-edge", 2).made == ["air"]


def test_unstoppable_army() -> None:
    calls("unstoppable-army", "steel-scarabs")
    t = with_swarm({"a": (-1, 0), "b": (4, 0)}, ("steel-scarabs", (1, 0)), ("rust-vermin", (3, 0)))
    t.attack("a", "h0", 3).attack("b", "s2", 3)
    assert t.took == {"h0": 2, "s2": 3}, "only those next to them"
    t.attack("b", "s1", 3)
    assert t.took["s1"] == 2, "and their own Shield"
    t = with_swarm({}, ("rust-vermin", (4, 0))).bottom("unstoppable-army", ("to", 2, 0))
    assert t.shield("s1") == 1 and t.shield() == 0


def test_grasping_advance() -> None:
    strikes("grasping-advance", 2, conditions=["immobilize"])
    t = Table(IT, {"a": (1, 0)}, elements=["earth"]).top("grasping-advance", PAY, "a")
    assert t.took == {"a": 4} and t.xp == 1
    t = Table(IT, {"a": (3, 0)}).bottom("grasping-advance", "stop", "a", ("to", 1, 0))
    assert t.at("a") == (1, 0)


@pytest.mark.rule("GH-RECOVER-02")
def test_tomb_of_the_immortal() -> None:
    t = Table(IT, hp={"h0": 10}).top("tomb-of-the-immortal")
    assert t.took == {"h0": -4} and t.made == ["earth"]
    t = Table(IT)
    t.me.lost = ["death-march", "endless"]
    t.bottom("tomb-of-the-immortal", "death-march")
    assert t.me.hand == ["death-march"] and t.offered[0] == ["death-march", "stop"]
    assert t.zone("tomb-of-the-immortal") == "lost"


def test_overwhelming_offensive() -> None:
    t = Table(IT, RING).top("overwhelming-offensive", "a", "c")
    assert t.took == {"a": 3, "c": 3}
    moves("overwhelming-offensive", 5)


def test_infest() -> None:
    strikes("infest", 2, range=3, conditions=["poison", "wound"])
    t = Table(IT, {"a": (3, 0)}).bottom("infest", ("to", 2, 0))
    assert t.has("a") == ["muddle"] and t.made == ["earth"]


def test_putrid_grubs() -> None:
    calls("putrid-grubs", "bloat-maggot", count=3)
    t = with_swarm({"a": (1, 0), "b": (-1, 0)}, ("bloat-maggot", (2, 0))).attack("a", "h0", 3).attack("b", "h0", 3)
    assert t.took == {"h0": 5}, "the one next to a maggot is weaker"
    t = Table(IT, {"a": (3, 0)}).bottom("putrid-grubs", "a", ("to", 0, 2))
    assert t.has("a") == ["muddle"] and t.at("h0") == (0, 2)


@pytest.mark.rule("GH-EQUIP-06")
def test_armed_and_dangerous() -> None:
    known = Table(IT).g.content.items
    shop = [id for id, item in known.items() if item.prosperity == 1]
    ones = [id for id in shop if known[id].slot == "one-hand"]
    two = next(id for id in shop if known[id].slot == "two-hand")
    t = Table(IT)
    t.me.items = [ones[0]]
    t.top("armed-and-dangerous", ones[1], two)
    assert t.me.items == [ones[0], ones[1], two] and t.xp == 2 and t.zone("armed-and-dangerous") == "lost"
    assert ones[0] not in t.offered[0] and set(t.offered[0]) <= {*shop, "stop"}
    assert Table(IT).top("armed-and-dangerous", "stop").xp == 0
    t = with_swarm({}, ("rust-vermin", (1, 0)), ("angry-wasps", (-4, 0)), allies=[(0, 1)])
    t.bottom("armed-and-dangerous", ("to", 4, 0), ("to", -4, 4))
    assert t.at("s1") == (4, 0) and t.at("s2") == (-4, 4)


def test_vampiric_tempest() -> None:
    t = Table(IT, {"a": (1, 0), "b": (0, 1)}, hp={"h0": 10}).top("vampiric-tempest", "a", "b")
    assert t.took == {"a": 2, "b": 2, "h0": -2} and t.made == ["dark"]
    t = Table(IT, RING, elements=["air"]).bottom("vampiric-tempest", PAY, ("to", 4, 0))
    assert t.at("h0") == (4, 0) and t.xp == 1
    moves("vampiric-tempest", 4)


def test_incubation() -> None:
    t = with_swarm({}, ("rust-vermin", (3, 0)), ("rust-vermin", (4, 0)))
    t.g.figures["s1"].hp = t.g.figures["s2"].hp = 2
    t.top("incubation")
    assert [t.g.figures[id].hp for id in ("s1", "s2")] == [5, 2] and t.made == ["earth"]
    assert Table(IT, money=[(4, 0)]).bottom("incubation", ("to", 3, 0)).me.money == 1


def test_bioluminescence() -> None:
    foes: dict[str, Any] = {"a": (2, 0), "b": (-2, 0)}
    t = with_swarm(foes, ("rust-vermin", (1, 0)), ("angry-wasps", (-1, 0))).top("bioluminescence", "a", "b")
    assert t.took == {"a": 3, "b": 2}
    assert calls("bioluminescence", "lightning-moths", "bottom", 2).made == ["light"]
    t = with_swarm({"a": (2, 0)}, ("rust-vermin", (1, 0)), ("lightning-moths", (1, -1))).summon_turn("s1")
    assert t.took == {"a": 4}
    t.act("h0", Attack(value=2, range=3), answers=["a"])
    assert t.took == {"a": 6}, "summons alone"


def test_cyclone_of_blades() -> None:
    t = Table(IT, RING, elements=["air"]).top("cyclone-of-blades", PAY, *sorted(RING))
    assert t.took == dict.fromkeys(RING, 3) and t.has("a") == ["wound"] and t.xp == 1
    assert moves("cyclone-of-blades", 4).made == ["air"]


def test_sunstroke() -> None:
    strikes("sunstroke", 4, range=3)
    t = Table(IT, {"a": (3, 0)}, elements=["light"]).top("sunstroke", PAY, "a")
    assert t.has("a") == ["stun"] and t.xp == 1
    t = Table(IT, {"a": (4, 0)}).bottom("sunstroke", ("to", 3, 0))
    assert t.has("a") == ["muddle"] and t.made == ["light"]


def test_blood_drain() -> None:
    t = Table(IT, {"a": (1, 0)}, hp={"h0": 10}, elements=["dark"]).top("blood-drain", PAY, "a")
    assert t.took == {"a": 6, "h0": -2} and t.xp == 1
    t = Table(IT, allies=[(2, 0), (3, 0)], hp={"h0": 10, "h1": 10, "h2": 10}).bottom("blood-drain")
    assert t.took == {"h1": -3}


def test_fury_of_the_horde() -> None:
    calls("fury-of-the-horde", "rage-hornets")
    t = with_swarm({"a": (2, 0)}, ("rage-hornets", (1, 0))).summon_turn("s1")
    assert t.took == {"a": 3}
    t = with_swarm({"a": (2, 0)}, ("rage-hornets", (1, 0)), allies=[(2, 1)]).summon_turn("s1")
    assert t.took == {"a": 5}, "an ally is next to it"
    t = with_swarm({}, ("rage-hornets", (0, 1)), ("rust-vermin", (4, 0))).bottom("fury-of-the-horde", ("to", -4, 1))
    assert t.at("s1") == (-4, 1), "Move 4"


def test_repulsive_host() -> None:
    t = Table(IT).top("repulsive-host")
    assert t.retaliate() == [(3, 1)] and t.xp == 1
    t = Table(IT, {"a": (1, 0), "b": (-1, 0)}).bottom("repulsive-host", ("to", 3, 0), ("to", -3, 0))
    assert t.at("a") == (3, 0) and t.conditions() == {"a": ["muddle"], "b": ["muddle"]}


def test_bone_daggers() -> None:
    strikes("bone-daggers", 3, range=3, targets=4)
    t = Table(IT, {"a": (1, 0)}).bottom("bone-daggers").act("h0", Attack(value=1), answers=["a"])
    assert t.has("a") == ["wound"] and t.xp == 2
    t = Table(IT, {"a": (2, 0)}).bottom("bone-daggers").act("h0", Attack(value=1, range=2), answers=["a"])
    assert t.has("a") == []


@pytest.mark.rule("GH-RECOVER-01")
def test_endless() -> None:
    t = Table(IT)
    t.me.discarded = ["infest", "hive-mind"]
    t.top("endless")
    assert t.me.hand == ["infest", "hive-mind"] and t.zone("endless") == "lost" and t.xp == 2
    t = Table(IT, hp={"h0": 10}).bottom("endless", ("to", 4, 0))
    assert t.took == {"h0": -3} and t.at("h0") == (4, 0)


def test_wasteland() -> None:
    calls("wasteland", "rust-vermin")
    t = with_swarm({"a": (2, 0)}, ("rust-vermin", (1, 0)), conditions={"a": ["poison"]}).summon_turn("s1")
    assert t.took == {"a": 4} and t.has("a") == ["disarm", "poison"]
    t = with_swarm({"a": (2, 0)}, ("rust-vermin", (1, 0))).summon_turn("s1")
    assert t.has("a") == []
    t = Table(IT, {"a": (3, 0), "z": (4, 0)}).bottom("wasteland")
    assert t.conditions() == {"a": ["poison", "wound"]} and t.xp == 2 and t.zone("wasteland") == "lost"


def test_oasis() -> None:
    t = Table(IT, allies=[(4, 0)], hp={"h1": 10}, conditions={"h1": ["muddle"]}).top("oasis", "h1")
    assert t.took == {"h1": -5} and t.has("h1") == [] and t.made == ["light"]
    t = with_swarm({}, ("rust-vermin", (4, 0)), allies=[(0, 1)]).bottom("oasis", ("to", 3, 0))
    assert [t.shield(id) for id in ("h0", "s1", "h1")] == [2, 2, 0]
