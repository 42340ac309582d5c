"""Every card of the Scoundrel, both halves."""

from __future__ import annotations

import pytest
from table import Table, moves, strikes

from taverna.games.gloomhaven.state import Trap

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")

BESIDE_ALLY = {"foes": {"a": (1, 0)}, "allies": [(2, 0)]}
ALONE = {"foes": {"a": (1, 0)}}
IN_COMPANY = {"foes": {"a": (1, 0), "b": (2, 0)}}


@pytest.mark.rule("GH-XP-03", "GH-BONUS-05")
def test_single_out() -> None:
    t = Table("scoundrel", **BESIDE_ALLY).top("single-out", "a")
    assert t.took == {"a": 5} and t.xp == 1 and t.zone("single-out") == "discarded"
    t = Table("scoundrel", {"a": (1, 0)}, allies=[(-1, 0)]).top("single-out", "a")
    assert t.took == {"a": 3} and t.xp == 0
    t = Table("scoundrel", {"a": (1, 0), "b": (-1, 0), "c": (-2, 0)}).bottom("single-out")
    assert t.zone("single-out") == "active, lost"
    t.attack("h0", "b", 1)
    assert t.took == {"b": 1}
    for nth in range(1, 5):
        t.attack("h0", "a", 1)
        assert t.took["a"] == 3 * nth and t.xp == nth // 2
    assert t.zone("single-out") == "lost"


def test_flanking_strike() -> None:
    t = Table("scoundrel", **BESIDE_ALLY).top("flanking-strike", "a")
    assert t.took == {"a": 5} and t.xp == 1 and t.zone("flanking-strike") == "discarded"
    t = Table("scoundrel", **ALONE).top("flanking-strike", "a")
    assert t.took == {"a": 3} and t.xp == 0
    moves("flanking-strike", 5)


@pytest.mark.rule("GH-BONUS-03")
def test_smoke_bomb() -> None:
    t = Table("scoundrel", {"a": (1, 0)}).top("smoke-bomb")
    assert t.has("h0") == ["invisible"] and t.made == ["dark"] and t.zone("smoke-bomb") == "active, lost"
    t.attack("h0", "a", 3)
    assert t.took == {"a": 6} and t.xp == 2 and t.zone("smoke-bomb") == "lost"
    t = Table("scoundrel", {"a": (1, 0)}).top("smoke-bomb")
    t.g.figures["h0"].conditions.clear()
    assert t.attack("h0", "a", 3).took == {"a": 3} and t.zone("smoke-bomb") == "active, lost"
    t = Table("scoundrel", {"a": (3, 0), "b": (-4, 0)}).bottom("smoke-bomb", "a", ("to", 1, 0))
    assert t.at("a") == (1, 0) and "b" not in t.offered[0] and t.zone("smoke-bomb") == "discarded"


def test_backstab() -> None:
    t = Table("scoundrel", **BESIDE_ALLY).top("backstab", "a")
    assert t.took == {"a": 7} and t.xp == 2 and t.zone("backstab") == "lost"
    t = Table("scoundrel", **ALONE).top("backstab", "a")
    assert t.took == {"a": 5} and t.xp == 1
    t = Table("scoundrel", **IN_COMPANY).top("backstab", "a")
    assert t.took == {"a": 3} and t.xp == 0
    moves("backstab", 6)


@pytest.mark.rule("GH-TRAP-04", "GH-XP-02")
def test_thiefs_knack() -> None:
    t = Table("scoundrel", traps={(1, 0): Trap(3), (2, 0): Trap(3)}).top("thiefs-knack", ("at", 1, 0))
    assert list(t.g.traps) == ["2,0"] and t.took == {} and t.xp == 2 and t.zone("thiefs-knack") == "discarded"
    t = Table("scoundrel").top("thiefs-knack")
    assert t.xp == 0
    strikes("thiefs-knack", 3, "bottom", xp=1)


def test_venom_shiv() -> None:
    strikes("venom-shiv", 3, xp=1, conditions=["poison"])
    moves("venom-shiv", 5)


def test_throwing_knives() -> None:
    strikes("throwing-knives", 2, range=3, targets=2, xp=1)
    t = Table("scoundrel", money=[(2, 0), (0, -1), (3, 0)]).bottom("throwing-knives")
    assert t.me.money == 2 and t.zone("throwing-knives") == "lost"


def test_quick_hands() -> None:
    t = Table("scoundrel", {"a": (3, 0)}).top("quick-hands", ("to", 2, 0), "a")
    assert t.took == {"a": 2} and t.zone("quick-hands") == "discarded"
    t = Table("scoundrel", money=[(1, 0), (2, 0)]).bottom("quick-hands")
    assert t.me.money == 1 and t.zone("quick-hands") == "discarded"


@pytest.mark.rule("GH-HEAL-03")
def test_special_mixture() -> None:
    t = Table("scoundrel", allies=[(1, 0)], hp={"h0": 10, "h1": 10}).top("special-mixture")
    assert t.took == {"h0": -3} and t.zone("special-mixture") == "discarded"
    t = Table("scoundrel", {"a": (4, 0), "b": (3, 1)}).bottom("special-mixture", ("to", 3, 0), "a")
    assert t.conditions() == {"a": ["poison"]} and t.zone("special-mixture") == "discarded"


def test_sinister_opportunity() -> None:
    around = [(2, 0), (1, 1)]
    t = Table("scoundrel", {"a": (1, 0)}, allies=around).top("sinister-opportunity", "a")
    assert t.took == {"a": 5} and t.xp == 0
    t = Table("scoundrel", {"a": (1, 0)}, allies=around, elements=["dark"])
    t.top("sinister-opportunity", ("augment", 0), "a")
    assert t.took == {"a": 7} and t.xp == 1 and t.strong == [] and t.zone("sinister-opportunity") == "discarded"
    t = Table("scoundrel", {"a": (4, 0)}).bottom("sinister-opportunity", ("to", 3, 0), "a", ("to", 3, 1))
    assert t.at("a") == (3, 1) and t.zone("sinister-opportunity") == "discarded"
    assert sorted(t.ends()) == [(3, 1), (4, -1)]


def test_tricksters_reversal() -> None:
    t = Table("scoundrel", {"a": (1, 0)}, shields={"a": 3}).top("tricksters-reversal", "a")
    assert t.took == {"a": 5} and t.xp == 2 and t.zone("tricksters-reversal") == "lost"
    t = Table("scoundrel", {"a": (1, 0)}).bottom("tricksters-reversal").attack("a", "h0", 9)
    assert t.took == {} and t.zone("tricksters-reversal") == "discarded"
    assert t.attack("a", "h0", 2).took == {"h0": 2}
    t = Table("scoundrel", {"a": (1, 0)}).bottom("tricksters-reversal").end_round().attack("a", "h0", 2)
    assert t.took == {"h0": 2} and t.zone("tricksters-reversal") == "discarded"


def test_swift_bow() -> None:
    strikes("swift-bow", 3, range=4)
    t = Table("scoundrel", money=[(1, 0), (2, 0), (0, 1)]).bottom("swift-bow", ("to", 2, 0))
    assert t.me.money == 2 and t.zone("swift-bow") == "discarded"


def test_open_wound() -> None:
    t = Table("scoundrel", **BESIDE_ALLY).top("open-wound", "a")
    assert t.took == {"a": 4} and t.has("a") == ["wound"] and t.xp == 1
    t = Table("scoundrel", **ALONE).top("open-wound", "a")
    assert t.took == {"a": 4} and t.has("a") == [] and t.xp == 0 and t.zone("open-wound") == "discarded"
    moves("open-wound", 5)


def test_flintlock() -> None:
    t = Table("scoundrel", money=[(1, 0)]).top("flintlock")
    assert t.me.money == 1 and t.zone("flintlock") == "discarded"
    strikes("flintlock", 5, "bottom", range=4, zone="lost", xp=2)


def test_hidden_daggers() -> None:
    strikes("hidden-daggers", 4, range=3, targets=2, zone="lost", xp=2)
    t = Table("scoundrel").bottom("hidden-daggers")
    assert t.has("h0") == ["invisible"] and t.zone("hidden-daggers") == "discarded"


def test_duelists_advance() -> None:
    t = Table("scoundrel", {"a": (4, 0)}).top("duelists-advance", ("to", 3, 0), "a")
    assert t.took == {"a": 3} and t.zone("duelists-advance") == "discarded"
    t = Table("scoundrel", {"a": (1, 0), "b": (-1, 0), "c": (-2, 0)}).bottom("duelists-advance")
    t.attack("h0", "a", 1).attack("h0", "b", 1)
    assert t.took == {"a": 3, "b": 1} and t.zone("duelists-advance") == "active"
    assert t.end_round().attack("h0", "a", 1).took == {"a": 4, "b": 1}
    assert t.zone("duelists-advance") == "discarded"


@pytest.mark.rule("GH-ADV-01")
def test_flurry_of_blades() -> None:
    strikes("flurry-of-blades", 2, range=3, targets=3, xp=1)
    t = Table("scoundrel", {"a": (1, 0)}).bottom("flurry-of-blades", ("to", 0, 1))
    t.me.deck = ["minus-1", "plus-2"]
    t.attack("h0", "a", 2)
    assert t.took == {"a": 4} and t.zone("flurry-of-blades") == "active"
    assert t.end_round().zone("flurry-of-blades") == "discarded"


def test_gruesome_advantage() -> None:
    t = Table("scoundrel", **BESIDE_ALLY).top("gruesome-advantage", "a")
    assert t.took == {"a": 9} and t.xp == 2 and t.zone("gruesome-advantage") == "lost"
    t = Table("scoundrel", **IN_COMPANY).top("gruesome-advantage", "a")
    assert t.took == {"a": 3} and t.xp == 0
    moves("gruesome-advantage", 7)


def test_cull_the_weak() -> None:
    t = Table("scoundrel", **BESIDE_ALLY).top("cull-the-weak", "a")
    assert t.took == {"a": 6} and t.xp == 1
    t = Table("scoundrel", **ALONE).top("cull-the-weak", "a")
    assert t.took == {"a": 4} and t.xp == 0 and t.zone("cull-the-weak") == "discarded"
    held = {"a": ["disarm"], "b": ["immobilize"], "c": ["stun"], "d": ["poison"]}
    foes = {"a": (1, 0), "b": (0, 1), "c": (-1, 0), "d": (0, -1)}
    t = Table("scoundrel", foes, conditions=held).bottom("cull-the-weak")
    for id in "abcabcdd":
        t.attack("h0", id, 1)
    assert t.took == {"a": 6, "b": 6, "c": 6, "d": 4} and t.xp == 3 and t.zone("cull-the-weak") == "lost"


def test_visage_of_the_inevitable() -> None:
    t = Table("scoundrel", {"a": (1, 0), "b": (-1, 0)}, allies=[(2, 0)]).top("visage-of-the-inevitable", "a")
    assert t.offered[0] == ["a", "stop"]
    assert t.dead == ["a"] and t.xp == 1 and t.zone("visage-of-the-inevitable") == "discarded"
    t = Table("scoundrel", {"a": (1, 0), "b": (1, 1)}, allies=[(2, 0)]).top("visage-of-the-inevitable")
    assert t.dead == [] and t.xp == 0
    t = Table("scoundrel", {"a": (3, 0), "b": (2, 1)}).bottom("visage-of-the-inevitable", ("to", 2, 0))
    assert t.conditions() == {"a": ["poison"], "b": ["poison"]}


@pytest.mark.rule("GH-BONUS-06")
def test_crippling_poison() -> None:
    t = Table("scoundrel", {"a": (1, 0), "b": (0, 1)}, conditions={"a": ["poison"]}).top("crippling-poison")
    t.attack("h0", "a", 1).attack("h0", "b", 1).end_round().attack("h0", "a", 1)
    assert t.took == {"a": 8, "b": 1} and t.zone("crippling-poison") == "active, lost"
    strikes("crippling-poison", 2, "bottom", xp=1, conditions=["immobilize", "poison"])


def test_burning_oil() -> None:
    strikes("burning-oil", 4, range=3, xp=1, conditions=["wound"], made=["fire"])
    t = Table("scoundrel", money=[(2, 0)]).bottom("burning-oil")
    assert t.me.money == 1 and t.xp == 1 and t.zone("burning-oil") == "discarded"


def test_stick_to_the_shadows() -> None:
    t = Table("scoundrel", elements=["dark"], **BESIDE_ALLY).top("stick-to-the-shadows", ("augment", 0), "a")
    assert t.took == {"a": 8} and t.xp == 2 and t.strong == []
    t = Table("scoundrel", elements=["dark"], **ALONE).top("stick-to-the-shadows", ("augment", 0), "a")
    assert t.took == {"a": 4} and t.xp == 0
    t = Table("scoundrel", **BESIDE_ALLY).top("stick-to-the-shadows", "a")
    assert t.took == {"a": 4} and t.xp == 0 and t.zone("stick-to-the-shadows") == "discarded"
    t = Table("scoundrel").bottom("stick-to-the-shadows", ("to", 2, 0))
    assert t.has("h0") == ["invisible"] and t.zone("stick-to-the-shadows") == "discarded"


def test_spring_the_trap() -> None:
    t = Table("scoundrel", {"a": (3, 0), "b": (-4, 0)}, traps={(1, 0): Trap(3, ["poison"])})
    t.top("spring-the-trap", ("at", 1, 0))
    assert t.took == {"a": 3} and t.has("a") == ["poison"] and t.g.traps == {}
    assert t.xp == 2 and t.zone("spring-the-trap") == "discarded"
    t = Table("scoundrel", {"a": (1, 0), "b": (-1, 0)}, allies=[(2, 0)]).bottom("spring-the-trap")
    t.attack("h0", "b", 3)
    assert t.took == {"b": 3} and t.zone("spring-the-trap") == "active, lost"
    t.attack("h0", "a", 3)
    assert t.took == {"a": 6, "b": 3} and t.xp == 2 and t.zone("spring-the-trap") == "lost"


def test_stiletto_storm() -> None:
    strikes("stiletto-storm", 2, range=3, targets=4, xp=1)
    t = Table("scoundrel", {"a": (4, 0)}).bottom("stiletto-storm", ("to", 3, 0)).attack("a", "h0", 1)
    assert t.took == {"h0": 1, "a": 1} and t.end_round().zone("stiletto-storm") == "discarded"


def test_pains_end() -> None:
    t = Table("scoundrel", hp={"h0": 3}).top("pains-end")
    assert t.took == {"h0": -8} and t.xp == 2 and t.zone("pains-end") == "lost"
    t = Table("scoundrel", {"a": (4, 0), "b": (3, 1)}, hp={"a": 3, "b": 4}, rank={"a": "elite"})
    t.bottom("pains-end", ("to", 3, 0), "a")
    assert t.offered[1] == ["a", "stop"] and t.dead == ["a"] and t.zone("pains-end") == "discarded"


def test_long_con() -> None:
    t = Table("scoundrel", {"a": (1, 0), "b": (-1, 0)}).top("long-con", "a", "b")
    assert t.took == {"a": 4, "b": 4} and t.conditions() == {"a": ["disarm"], "b": ["disarm"]}
    assert t.zone("long-con") == "discarded"
    foes = {"a": (1, 0), "b": (2, 0), "c": (0, 1)}
    t = Table("scoundrel", foes, rank={"a": "elite", "c": "boss"}, what={"c": "bandit-commander"})
    t.bottom("long-con", "a")
    assert t.offered[0] == ["a", "stop"] and t.g.figures["a"].turncoat == 0 and t.xp == 2
    assert t.zone("long-con") == "active, lost"
    t.monster_turn("a", ("to", 1, 1), "b")
    assert t.took == {"b": 3} and t.at("a") == (1, 1)
    assert t.end_round().zone("long-con") == "lost"


def test_watch_it_burn() -> None:
    t = Table("scoundrel", {"a": (1, 0), "b": (3, 0)}).top("watch-it-burn")
    assert t.xp == 2 and t.zone("watch-it-burn") == "active, lost"
    t.attack("h0", "a", 1).end_round().attack("h0", "b", 1, range=3)
    assert t.conditions() == {"a": ["poison", "wound"], "b": ["poison", "wound"]}
    t = Table("scoundrel", {"a": (1, 0), "b": (0, 1)}).bottom("watch-it-burn", "stop")
    assert t.conditions() == {"a": ["wound"], "b": ["wound"]} and t.zone("watch-it-burn") == "discarded"
    moves_on = Table("scoundrel").bottom("watch-it-burn", ("to", 4, 0))
    assert moves_on.at("h0") == (4, 0)
