"""Every card of the Plagueherald, both halves."""

from __future__ import annotations

import pytest
from table import RING, Over, Table, moves, strikes

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")
PLAGUE = "plagueherald"
PAY = ("augment", 0)
USE = "use"


def ill(*ids: str) -> dict[str, list[str]]:
    return {id: ["poison"] for id in ids}


def curses(t: Table) -> int:
    return t.g.monster_deck.count("curse")


def test_vile_pestilence() -> None:
    t = Table(PLAGUE, {"a": (2, 0), "b": (4, 0)}, allies=[(3, 0)])
    t.top("vile-pestilence", Over("a", "b", "h1"), "a", "b")
    assert t.took == {"a": 1, "b": 1} and t.conditions() == ill("a", "b", "h1")
    moves("vile-pestilence", 3)


@pytest.mark.rule("GH-AOE-05")
def test_grasping_vermin() -> None:
    t = Table(PLAGUE, {"a": (3, 0), "b": (4, 0)}).top("grasping-vermin", Over("a", "b"), "a", "b")
    assert not t.took and t.has("a") == t.has("b") == ["immobilize"]
    t = Table(PLAGUE, {"a": (3, 0), "b": (2, 0)}).bottom("grasping-vermin")
    assert t.shield() == 1 and t.xp == 1 and t.zone("grasping-vermin") == "active, lost"
    t.bottom("spread-the-plague", "b")
    assert "a" not in t.offered[-1] and t.took == {"b": 3}


def test_wretched_swarm() -> None:
    t = Table(PLAGUE, {"a": (3, 0), "b": (4, 0)}).top("wretched-swarm", Over("a", "b"), "a", "b")
    assert t.took == {"a": 1, "b": 1} and t.has("b") == ["stun"] and t.xp == 2 and t.zone("wretched-swarm") == "lost"
    moves("wretched-swarm", 4)


@pytest.mark.rule("GH-BONUS-05")
def test_spread_the_plague() -> None:
    t = Table(PLAGUE, {"a": (3, 0), "b": (2, 1)}, allies=[(1, 0), (-4, 0)]).top("spread-the-plague")
    t.top("biting-gnats", USE, "h1", "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.conditions() == ill("h1") and "h2" not in t.offered[-3]
    t.top("under-the-skin", USE, "h1", "a")
    assert t.took == {"a": 7, "b": 3, "h1": 3}, "who has it already suffers 3 damage"
    t.top("under-the-skin", "skip", "a")
    assert t.took["a"] == 10 and t.zone("spread-the-plague") == "active, lost"
    t = Table(PLAGUE, {"a": (3, 0)}, allies=[(-4, 0)]).top("spread-the-plague").top("under-the-skin", "a")
    assert t.took == {"a": 3}, "with nobody near nothing is asked"
    strikes("spread-the-plague", 3, "bottom", range=3)


def test_biting_gnats() -> None:
    strikes("biting-gnats", 2, range=4, targets=2, xp=1)
    moves("biting-gnats", 4)


@pytest.mark.rule("GH-FLY-01")
def test_winged_congregation() -> None:
    t = Table(PLAGUE, RING).top("winged-congregation")
    assert t.made == ["air"] and t.xp == 2
    t.bottom("biting-gnats", ("to", 2, 0))
    assert t.at("h0") == (2, 0) and t.zone("winged-congregation") == "active, lost"
    t = Table(PLAGUE, allies=[(3, 0), (2, 1)], hp={"h0": 10, "h1": 10, "h2": 10})
    t.bottom("winged-congregation", ("to", 2, 0))
    assert t.took == {"h1": -1, "h2": -1}


def test_creeping_curse() -> None:
    t = Table(PLAGUE, {"a": (3, 0)}).top("creeping-curse", "a")
    assert t.took == {"a": 3} and curses(t) == 1
    t = Table(PLAGUE, allies=[(3, 0)]).bottom("creeping-curse", ("to", 2, 0), "h1")
    assert t.g.characters[1].deck.count("curse") == 1


def test_gathering_doom() -> None:
    t = Table(PLAGUE, {"a": (3, 0)}).top("gathering-doom", "a")
    assert t.took == {"a": 3} and curses(t) == 1
    t = Table(PLAGUE, money=[(2, 0), (3, 0)]).bottom("gathering-doom")
    assert t.me.money == 1 and t.made == ["air"] and t.xp == 1 and t.zone("gathering-doom") == "lost"


def test_paralyzing_bite() -> None:
    strikes("paralyzing-bite", 1, range=3, conditions=["stun"], xp=1)
    assert moves("paralyzing-bite", 6, jump=True, zone="lost", xp=1).made == ["air"]


@pytest.mark.rule("GH-BONUS-03", "GH-ELEM-07")
def test_foul_wind() -> None:
    t = Table(PLAGUE, {"a": (3, 0)}).top("foul-wind").bottom("spread-the-plague", "a")
    assert t.took == {"a": 3}
    for nth in range(1, 7):
        t.g.elements["air"] = 1
        t.g.figures["a"].hp = t.began["a"]
        t.bottom("spread-the-plague", USE, "a")
        assert t.took == {"a": 4} and t.xp == nth // 2 and not t.strong
    assert t.zone("foul-wind") == "lost"
    assert Table(PLAGUE, money=[(1, 0)]).bottom("foul-wind").me.money == 1


def test_scattered_terror() -> None:
    strikes("scattered-terror", 2, range=3, targets=3, xp=2, zone="lost", made=["air"])
    t = Table(PLAGUE, {"a": (3, 0)}, shields={"a": 3}).top("scattered-terror", "a")
    assert t.took == {"a": 1}
    t = Table(PLAGUE, {"a": (1, 0)}).bottom("scattered-terror")
    t.g.monster_deck = ["plus-2", "minus-1"]
    assert t.attack("a", "h0", 3).took == {"h0": 2} and t.zone("scattered-terror") == "active"


def test_epidemic() -> None:
    strikes("epidemic", 3, range=2, targets=2, xp=1)
    t = Table(PLAGUE, {"a": (3, 0), "b": (-4, 0)}, allies=[(2, 1)]).bottom("epidemic")
    t.bottom("biting-gnats", ("to", 2, 0))
    assert t.conditions() == ill("a", "h1") and t.xp == 1


def test_virulent_strain() -> None:
    t = Table(PLAGUE, {"a": (4, 0), "b": (1, 0)}, conditions=ill("a")).top("virulent-strain", "a")
    assert t.took == {"a": 3} and not t.has("a") and t.xp == 1 and t.offered[0] == ["a", "stop"]
    t = Table(PLAGUE, {"a": (1, 0)}).top("virulent-strain")
    assert not t.took and t.xp == 0
    foes = {"a": (3, 0), "b": (4, 0), "c": (3, 1), "d": (-4, 0)}
    t = Table(PLAGUE, foes, allies=[(2, 0)], conditions=ill("a")).bottom("virulent-strain")
    assert t.conditions() == ill("a", "b", "c")


def test_blistering_vortex() -> None:
    t = Table(PLAGUE, {"a": (3, 0), "b": (2, 1)}).top("blistering-vortex", Over("a", "b"), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.made == ["air"] and t.xp == 2 and t.zone("blistering-vortex") == "lost"
    t = Table(PLAGUE).bottom("blistering-vortex", ("to", 2, 0))
    assert t.shield() == 1 and t.zone("blistering-vortex") == "active"


def test_under_the_skin() -> None:
    strikes("under-the-skin", 3, range=3, xp=1)
    assert Table(PLAGUE, {"a": (3, 0)}, shields={"a": 3}).top("under-the-skin", "a").took == {"a": 2}
    moves("under-the-skin", 4)


def test_rot_maggots() -> None:
    t = Table(PLAGUE, {"a": (2, 0)}, allies=[(3, 0), (1, 0)]).top("rot-maggots", "a")
    assert t.took == {"a": 4} and t.conditions() == ill("a", "h1", "h2") and t.xp == 1
    hurt = {"h0": 10, "h1": 10, "h2": 10}
    t = Table(PLAGUE, allies=[(3, 0), (1, 0)], hp=hurt).bottom("rot-maggots", "h1", "h0")
    assert t.took == {"h1": -2, "h0": -2}


def test_succumb_to_the_gift() -> None:
    foes = {"a": (3, 0), "b": (1, 0), "c": (2, 0)}
    t = Table(PLAGUE, foes, conditions=ill("a", "b"), rank={"b": "elite"}).top("succumb-to-the-gift", "a")
    assert t.dead == ["a"] and t.offered[0] == ["a", "stop"] and t.xp == 2
    t = Table(PLAGUE, allies=[(4, 0), (1, 0)], conditions=ill("h1")).bottom("succumb-to-the-gift")
    assert [mat.deck.count("bless") for mat in t.g.characters] == [0, 1, 0]


def test_fetid_flurry() -> None:
    t = Table(PLAGUE, {"a": (3, 0)}).top("fetid-flurry", "a")
    assert t.took == {"a": 4} and curses(t) == 1
    assert moves("fetid-flurry", 2).made == ["air"]


def test_storm_of_wings() -> None:
    strikes("storm-of-wings", 4, range=4, xp=2, zone="lost")
    foes = {"a": (4, 0), "b": (2, 0), "c": (0, 1)}
    t = Table(PLAGUE, foes, elements=["air"])
    t.top("storm-of-wings", PAY, "a", "b", "a")
    assert t.took == {"a": 4, "b": 4}
    moves("storm-of-wings", 5)


def test_nightmarish_affliction() -> None:
    t = Table(PLAGUE, {"a": (3, 0), "b": (2, 1)}).top("nightmarish-affliction", "a", "b")
    assert t.took == {"a": 1, "b": 1} and t.conditions() == ill("a", "b") and curses(t) == 2 and t.made == ["dark"]
    t = Table(PLAGUE, {"a": (3, 0), "b": (2, 1), "c": (4, 0)}).bottom("nightmarish-affliction", "a", "b")
    assert t.has("a") == t.has("b") == ["immobilize"] and "c" not in t.offered[0]


def test_accelerated_end() -> None:
    foes = {"a": (4, 0), "b": (1, 0), "c": (-4, 1)}
    assert Table(PLAGUE, foes, conditions=ill("a", "c")).top("accelerated-end").took == {"a": 1, "c": 1}
    t = Table(PLAGUE, foes, conditions=ill("a", "c"), elements=["dark"]).top("accelerated-end", PAY)
    assert t.took == {"a": 2, "c": 2} and t.xp == 1
    t = Table(PLAGUE, foes).bottom("accelerated-end", "a", "b", "c")
    assert t.conditions() == ill("a", "b", "c")


def test_willing_sacrifice() -> None:
    t = Table(PLAGUE, {"a": (4, 0), "b": (1, 0)}).top("willing-sacrifice").bottom("biting-gnats", ("to", -2, 0))
    assert not t.took and t.xp == 2, "nobody is poisoned: nothing is asked"
    t.g.figures["a"].conditions["poison"] = False
    t.bottom("biting-gnats", ("to", -3, 0), PAY, "a")
    assert t.took == {"h0": 1, "a": 3}
    t.bottom("biting-gnats", ("to", -2, 0), "skip")
    assert t.took == {"h0": 1, "a": 3}
    for elements, most in ((["air"], 3), ([], 2)):
        t = Table(PLAGUE, allies=[(4, 0), (1, 0)], conditions=ill("h1"), elements=elements)  # type: ignore[arg-type]
        cards = ["backstab", "throwing-knives", "flanking-strike", "smoke-bomb"]
        t.g.characters[1].discarded, t.g.characters[2].discarded = list(cards), ["backstab"]
        t.bottom("willing-sacrifice", *([PAY] if elements else []), *cards[:most])
        assert t.g.characters[1].hand == cards[:most] and t.xp == (2 if elements else 1)
        assert t.zone("willing-sacrifice") == "lost"


def test_stinging_cloud() -> None:
    t = Table(PLAGUE, {"a": (3, 0), "b": (4, 0)}, elements=["dark"])
    t.top("stinging-cloud", PAY, Over("a", "b"), "a", "b")
    assert t.took == {"a": 2, "b": 2} and t.has("b") == ["muddle"] and t.xp == 1
    t = Table(PLAGUE).bottom("stinging-cloud", ("to", 3, 0))
    assert t.shield() == 1


def test_black_tides() -> None:
    strikes("black-tides", 4, range=3, made=["air"])
    assert moves("black-tides", 4).made == ["dark"]


def test_airborne_toxin() -> None:
    foes = {"a": (1, 0), "b": (2, 0), "c": (3, 0)}
    t = Table(PLAGUE, foes).top("airborne-toxin")
    assert t.conditions() == {"a": ["muddle"]} and curses(t) == 1
    t = Table(PLAGUE, foes, elements=["air"]).top("airborne-toxin", PAY)
    assert t.conditions() == {"a": ["muddle"], "b": ["muddle"]} and curses(t) == 2 and t.xp == 1
    t = Table(PLAGUE, {"a": (4, 0), "b": (-4, 4)}).bottom("airborne-toxin")
    assert t.conditions() == ill("a", "b") and t.made == ["air"] and t.xp == 1 and t.zone("airborne-toxin") == "lost"


@pytest.mark.rule("GH-CURSE-01")
def test_baneful_hex() -> None:
    t = Table(PLAGUE, {"a": (1, 0)}).top("baneful-hex")
    t.g.monster_deck = ["curse"]
    t.attack("a", "h0", 3)
    assert t.took == {"a": 3} and t.xp == 2
    t.g.monster_deck = ["null"]
    assert t.attack("a", "h0", 3).took == {"a": 3}, "no other null"
    t.me.deck = ["curse"]
    assert t.attack("h0", "a", 3).took == {"a": 3}, "nor a curse of the party"
    t = Table(PLAGUE, {"a": (4, 0), "b": (3, 1), "c": (-4, 0)}).bottom("baneful-hex", ("to", 3, 0))
    assert curses(t) == 2


def test_spreading_scourge() -> None:
    foes = {"a": (3, 0), "b": (4, -1), "c": (4, 0), "d": (3, 1), "e": (2, 1)}
    t = Table(PLAGUE, foes).top("spreading-scourge", Over(*foes), *foes)
    assert t.took == dict.fromkeys(foes, 1) and t.has("c") == ["muddle"]
    hurt = {"h0": 10, "h1": 10, "h2": 10}
    t = Table(PLAGUE, allies=[(3, 0), (1, 0)], hp=hurt).bottom("spreading-scourge", "h1", "h0", "h2")
    assert t.took == dict.fromkeys(hurt, -2)


@pytest.mark.rule("GH-BONUS-03")
def test_grim_bargain() -> None:
    foes = {"a": (3, 0), "b": (2, 1), "c": (3, -1)}
    t = Table(PLAGUE, foes, allies=[(1, 0)]).top("grim-bargain")
    for nth in range(1, 7):
        t.bottom("spread-the-plague", USE, "h1", "a", "b", "c")
        assert t.took == dict.fromkeys(foes, 3 * nth) and t.g.characters[1].deck.count("curse") == nth
        assert t.xp == nth // 2
    assert t.zone("grim-bargain") == "lost"
    t = Table(PLAGUE, {"a": (3, 0)}).bottom("grim-bargain")
    assert t.has("h0") == ["muddle"] and t.made == ["dark"] and t.xp == 1
    assert t.bottom("spread-the-plague", "a").took == {"a": 6} and t.zone("grim-bargain") == "lost"
    assert t.bottom("spread-the-plague", "a").took == {"a": 9}, "the next one alone"


def test_mass_extinction() -> None:
    t = Table(PLAGUE, {"a": (4, 0)}, allies=[(-4, 0)]).top("mass-extinction")
    assert t.conditions() == {"a": ["wound"], "h1": ["wound"]} and curses(t) == 1 and t.made == ["air", "dark"]
    assert t.g.characters[1].deck.count("curse") == 1 and t.me.deck.count("curse") == 0
    foes = {"a": (4, 0), "b": (1, 0)}
    t = Table(PLAGUE, foes, conditions=ill("a"), elements=["fire", "dark"])
    t.bottom("mass-extinction", PAY, ("augment", 1))
    assert t.took == {"a": 4} and t.xp == 2
    assert Table(PLAGUE, foes, conditions=ill("a")).bottom("mass-extinction").took == {"a": 2}


def test_convert_the_flock() -> None:
    t = Table(PLAGUE, {"a": (3, 0), "b": (2, 1), "c": (3, -1)}).top("convert-the-flock", "a", "b", "c")
    assert t.took == {"a": 4, "b": 4, "c": 4} and curses(t) == 3 and t.xp == 2 and t.zone("convert-the-flock") == "lost"
    t = Table(PLAGUE, {"a": (3, 0)}, allies=[(4, 0), (-4, 0)], conditions=ill("h1", "h2")).bottom("convert-the-flock")
    assert t.took == {"h1": 2, "h2": 2} and t.xp == 1
    assert t.bottom("spread-the-plague", "a").took["a"] == 4
    t.end_round().bottom("spread-the-plague", "a")
    assert t.took["a"] == 7
    t = Table(PLAGUE, {"a": (3, 0)}, allies=[(4, 0), (-4, 0)], conditions=ill("h1")).bottom("convert-the-flock")
    assert t.bottom("spread-the-plague", "a").took == {"h1": 2, "a": 3} and t.xp == 0
