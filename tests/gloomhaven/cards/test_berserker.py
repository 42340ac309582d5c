"""Every card of the Berserker, both halves."""

from __future__ import annotations

import pytest
from table import RING, Over, Table, moves, strikes

from taverna.games.gloomhaven.rules import figures, rest

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")
BERSERKER = "berserker"
WEAK = {"h0": 14}
"""Fewer hit points than half of thirty."""
PAY = ("augment", 0)


@pytest.mark.parametrize("hp", [15, 14])
def test_half_is_not_fewer_than_half(hp: int) -> None:
    t = Table(BERSERKER, {"a": (1, 0)}, hp={"h0": hp}).top("defiance-of-death", "a")
    assert t.took == ({"a": 5} if hp < 15 else {"a": 3}) and t.xp == (hp < 15)


@pytest.mark.rule("GH-DMG-01")
def test_damage_that_was_negated_was_no_price() -> None:
    t = Table(BERSERKER, {"a": (1, 0)})
    t.me.hand = ["bounce-back"]
    t.top("strength-in-agony", PAY, ("hand", "bounce-back"), "a")
    assert t.took == {"a": 3} and t.xp == 0 and t.zone("bounce-back") == "lost"


@pytest.mark.rule("GH-EXHAUST-01")
def test_a_price_may_be_the_last() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}, hp={"h0": 2}).top("strength-in-agony", PAY)
    assert t.me.exhausted and "a" not in t.took
    t = Table(BERSERKER, {"a": (1, 0)}, hp={"h0": 2}).top("reckless-offensive", 3)
    assert t.me.exhausted and "a" not in t.took


def test_resolute_stand() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}, hp={"h0": 18}).top("resolute-stand", "a")
    assert t.took == {"a": 12} and t.xp == 2 and t.zone("resolute-stand") == "lost"
    t = Table(BERSERKER).bottom("resolute-stand", ("to", 2, 0))
    assert t.retaliate() == [(1, 1)] and t.end_round().zone("resolute-stand") == "discarded"


def test_growing_rage() -> None:
    t = Table(BERSERKER, {"a": (1, 0)})
    t.me.lost, t.me.active, t.me.active_lost = ["cauterize", "furious-aid"], ["blood-pact"], ["blood-pact"]
    t.top("growing-rage", "a")
    assert t.took == {"a": 3} and t.xp == 1
    t = Table(BERSERKER, {"a": (4, 0)}, hp=WEAK).bottom("growing-rage", ("to", 3, 0), "a")
    assert t.took == {"a": 2} and t.xp == 1
    t = Table(BERSERKER, {"a": (4, 0)}).bottom("growing-rage", ("to", 3, 0))
    assert not t.took and t.xp == 0


def test_strength_in_agony() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}).top("strength-in-agony", PAY, "a")
    assert t.took == {"h0": 2, "a": 5} and t.xp == 1
    t = Table(BERSERKER, {"a": (1, 0)}).top("strength-in-agony", "skip", "a")
    assert t.took == {"a": 3} and t.xp == 0
    t = Table(BERSERKER, at=(-4, 0)).bottom("strength-in-agony", 3, ("to", 3, 0))
    assert t.took == {"h0": 3} and t.offered[0] == [0, 1, 2, 3] and ("to", 4, 0) not in t.offered[1]
    t = Table(BERSERKER, at=(-4, 0)).bottom("strength-in-agony", 0, ("to", 0, 0))
    assert not t.took and ("to", 1, 0) not in t.offered[1]


@pytest.mark.rule("GH-BONUS-04")
def test_defiance_of_death() -> None:
    strikes("defiance-of-death", 3)
    t = Table(BERSERKER, {"a": (1, 0)}, hp={"h0": 4}).bottom("defiance-of-death")
    t.attack("a", "h0", 3)
    assert t.took == {"h0": 3} and t.xp == 0, "it would not have been deadly"
    for nth in (1, 2, 3):
        t.suffer("h0", 5)
        assert t.took == {"h0": 3} and t.xp == nth
    assert t.zone("defiance-of-death") == "lost"


def test_from_the_brink() -> None:
    t = Table(BERSERKER, allies=[(2, 0)], hp={"h0": 20, "h1": 5}).top("from-the-brink", "h1")
    assert t.took == {"h1": -10} and t.xp == 2 and t.zone("from-the-brink") == "lost"
    t = Table(BERSERKER, {"a": (2, 0)}).bottom("from-the-brink", ("to", 1, 0), "a", ("to", 3, 0))
    assert t.at("a") == (3, 0)


@pytest.mark.rule("GH-TURN-07")
def test_blood_pact() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}, hp={"h0": 9}).top("blood-pact", "a")
    assert t.took == {"a": 6, "h0": 5} and t.xp == 1
    t = Table(BERSERKER, {"a": (1, 0)}).bottom("blood-pact")
    assert t.xp == 2 and t.zone("blood-pact") == "active, lost"
    t.top("dazing-wound", "skip", "a").begin_turn().begin_turn()
    assert t.took == {"a": 4, "h0": 2} and t.zone("blood-pact") == "active, lost"


@pytest.mark.rule("GH-BONUS-03", "GH-POISON-02")
def test_cauterize() -> None:
    strikes("cauterize", 1, range=3, targets=2, conditions=["wound"], made=["fire"])
    t = Table(BERSERKER, hp={"h0": 10}, conditions={"h0": ["poison"]}).bottom("cauterize")
    t.bottom("bounce-back", "stop")
    assert t.took == {} and t.g.bonuses[0].used == 0, "the poisoned are not healed"
    for nth in range(1, 5):
        t.bottom("bounce-back", "stop")
        assert t.took == {"h0": -3 * nth} and t.xp == nth // 2
    assert t.zone("cauterize") == "lost"
    assert t.bottom("bounce-back", "stop").took == {"h0": -13}


def test_dazing_wound() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}).top("dazing-wound", PAY, "a")
    assert t.took == {"h0": 2, "a": 3} and t.has("a") == ["stun"] and t.xp == 1
    moves("dazing-wound", 4)


def test_furious_aid() -> None:
    t = Table(BERSERKER, money=[(2, 0), (3, 0)]).top("furious-aid")
    assert t.me.money == 1 and t.xp == 1 and t.zone("furious-aid") == "lost"
    assert Table(BERSERKER, allies=[(3, 0)], hp={"h1": 9}).bottom("furious-aid", "h1").took == {"h1": -3}


def test_bounce_back() -> None:
    assert Table(BERSERKER).top("bounce-back").retaliate() == [(2, 1)]
    t = Table(BERSERKER, hp={"h0": 10}).bottom("bounce-back", ("to", 3, 0))
    assert t.took == {"h0": -1} and ("to", 4, 0) not in t.offered[0]


@pytest.mark.rule("GH-HEAL-04")
def test_unbridled_power() -> None:
    strikes("unbridled-power", 2, conditions=["stun"])
    t = Table(BERSERKER, {"a": (1, 0)}, elements=["fire"]).top("unbridled-power", PAY, "a")
    assert t.took == {"a": 4}
    t = Table(BERSERKER)
    t.g.figures["h0"].hp = t.g.figures["h0"].max_hp = 22
    t.bottom("unbridled-power")
    assert t.g.figures["h0"].hp == 25 and t.g.figures["h0"].max_hp == 22 and t.xp == 2
    t.bottom("bounce-back", "stop").bottom("bounce-back", "stop")
    assert t.g.figures["h0"].hp == 26 and t.zone("unbridled-power") == "active, lost"


def test_glass_hammer() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}, hp={"h0": 11}).top("glass-hammer", "a")
    assert t.took == {"a": 11, "h0": 10} and t.xp == 2 and t.zone("glass-hammer") == "lost"
    moves("glass-hammer", 3)


def test_numb_the_pain() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}).top("numb-the-pain", "a", PAY)
    assert t.took == {"a": 3, "h0": 2} and t.shield() == 1 and t.xp == 1 and t.zone("numb-the-pain") == "active"
    t = Table(BERSERKER, {"a": (1, 0)}).top("numb-the-pain", "a", "skip")
    assert t.shield() == 0 and t.xp == 0 and t.zone("numb-the-pain") == "discarded"
    t = Table(BERSERKER, {"a": (4, 0)}).bottom("numb-the-pain", ("to", 3, 0), PAY, "a")
    assert t.has("a") == ["stun"] and t.took == {"h0": 2}


def test_reckless_offensive() -> None:
    t = Table(BERSERKER, RING).top("reckless-offensive", 2, "a", "b")
    assert t.took == {"h0": 2, "a": 4, "b": 4}
    assert Table(BERSERKER, RING).top("reckless-offensive", 0).took == {}
    t = Table(BERSERKER, {"a": (1, 0)}).bottom("reckless-offensive")
    t.attack("a", "h0", 1).attack("a", "h0", 1, range=3)
    assert t.took == {"h0": 3, "a": 4} and t.zone("reckless-offensive") == "active, lost"


def test_break_the_chains() -> None:
    t = Table(BERSERKER, {"a": (3, 0), "b": (-3, 0)})
    t.top("break-the-chains", "a", ("to", 1, 0), "b", ("to", -1, 0))
    assert t.took == {"a": 2, "b": 2} and t.at("a") == (1, 0) and t.at("b") == (-1, 0)
    for hp, fire, points in ((30, False, 3), (14, False, 5), (14, True, 7)):
        t = Table(BERSERKER, at=(-4, 0), hp={"h0": hp}, elements=["fire"] if fire else [])
        t.bottom("break-the-chains", *([PAY] if fire else []), ("to", -4 + points, 0))
        assert ("to", -3 + points, 0) not in t.offered[-1] and t.xp == fire


@pytest.mark.rule("GH-RETAL-05")
def test_spiked_armor() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}).top("spiked-armor").attack("a", "h0", 1)
    assert t.took == {"h0": 1} and t.xp == 1, "no Retaliate, nothing to raise"
    t.top("bounce-back").bottom("reckless-offensive").attack("a", "h0", 1)
    assert t.took == {"h0": 3, "a": 8}
    t.end_round().attack("a", "h0", 1)
    assert t.took == {"h0": 5, "a": 10}
    t = Table(BERSERKER, {"a": (3, 0), "b": (2, 1)}).bottom("spiked-armor", ("to", 2, 0), "a", "b")
    assert t.took == {"a": 2, "b": 2}


def test_fatal_fury() -> None:
    foes = {"a": (1, 0), "b": (0, 1), "c": (-1, 0)}
    t = Table(BERSERKER, foes, hp={"h0": 21, "a": 4, "b": 5, "c": 1}, rank={"c": "elite"}).top("fatal-fury", "a")
    assert t.dead == ["a"] and t.offered[0] == ["a", "stop"] and t.made == ["fire"] and t.xp == 1
    t = Table(BERSERKER, {"a": (1, 0), "b": (0, 2)}).bottom("fatal-fury", "a", ("to", 0, 1), "b")
    assert t.took == {"a": 2, "b": 2}


def test_flurry_of_axes() -> None:
    t = Table(BERSERKER, {"a": (3, 0), "b": (0, 2), "c": (-4, 0)}).top("flurry-of-axes", 4, "a", "b")
    assert t.took == {"h0": 4, "a": 4, "b": 4} and t.xp == 2 and t.zone("flurry-of-axes") == "lost"
    moves("flurry-of-axes", 5)


def test_shiny_distraction() -> None:
    t = Table(BERSERKER, money=[(1, 0)]).top("shiny-distraction")
    assert t.me.money == 1 and t.shield() == 1 and t.zone("shiny-distraction") == "active"
    t = Table(BERSERKER, {"a": (1, 0)}).bottom("shiny-distraction")
    t.me.deck, t.g.monster_deck = ["plus-0", "plus-2"], ["plus-2", "minus-1"]
    t.attack("h0", "a", 2).attack("a", "h0", 2)
    assert t.took == {"a": 4, "h0": 1} and t.made == ["fire"]


def test_seeing_red() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}, hp=WEAK).top("seeing-red", "a")
    assert t.took == {"a": 4} and t.shield() == 1 and t.xp == 1
    t = Table(BERSERKER, {"a": (1, 0)}).top("seeing-red", "a")
    assert t.shield() == 0 and t.xp == 0 and t.zone("seeing-red") == "discarded"
    t = Table(BERSERKER, {"a": (1, 0)}, hp={"h0": 15}).bottom("seeing-red").attack("h0", "a", 2)
    assert t.took == {"a": 2} and t.xp == 2
    assert t.suffer("h0", 1).attack("h0", "a", 2).took == {"a": 5, "h0": 1}


@pytest.mark.rule("GH-EXHAUST-01", "GH-TURN-07")
def test_final_fight() -> None:
    t = Table(BERSERKER, {"a": (1, 0), "b": (0, 1)}, allies=[(3, 0)], rank={"a": "elite", "b": "boss"})
    t.top("final-fight", "a")
    assert t.dead == ["a"] and t.me.exhausted and t.xp == 3 and t.offered[0] == ["a", "stop"]
    t = Table(BERSERKER, {"a": (3, 0)}, elements=["fire"])
    t.me.lost = ["cauterize", "furious-aid"]
    t.bottom("final-fight", ("to", 2, 0), PAY, "a")
    assert t.took == {"a": 3} and not t.strong
    assert ("to", 0, 3) not in t.offered[0]


def test_devil_horns() -> None:
    t = Table(BERSERKER, RING).top("devil-horns", Over("a", "b", "f"), "a", "b", "f")
    assert t.took == {"a": 3, "b": 3, "f": 3} and t.has("a") == ["wound"] and t.made == ["fire"]
    strikes("devil-horns", 4, "bottom", xp=1)


@pytest.mark.rule("GH-REST-09", "GH-REST-12")
def test_unstoppable_destruction() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}, shields={"a": 3}).top("unstoppable-destruction", PAY, "a")
    assert t.took == {"a": 4, "h0": 2} and t.xp == 1
    t = Table(BERSERKER, {"a": (1, 0)}, shields={"a": 3}).top("unstoppable-destruction", "skip", "a")
    assert t.took == {"a": 1}
    t = Table(BERSERKER, hp={"h0": 10}).bottom("unstoppable-destruction")
    assert t.zone("unstoppable-destruction") == "active"
    t.end_round()
    t.me.discarded += ["cauterize"]
    t.me.items = t.me.spent = ["boots-of-striding"]
    t.run(rest.short_rests(t.g, ["h0"]), ["short-rest", ("card", "cauterize")])
    assert t.took == {"h0": -2} and t.me.hand == ["unstoppable-destruction"] and not t.me.spent


def test_burning_hatred() -> None:
    foes = {"a": (1, 0), "b": (2, 0), "c": (3, 0)}
    assert Table(BERSERKER, foes).top("burning-hatred", "a").took == {"a": 3}
    t = Table(BERSERKER, foes, elements=["fire"]).top("burning-hatred", PAY, "a", "b")
    assert t.took == {"a": 3, "b": 3}
    t = Table(BERSERKER, {"a": (2, 0), "b": (1, 1)}).bottom("burning-hatred", ("to", 1, 0))
    assert t.conditions() == {"a": ["wound"], "b": ["wound"]}


def test_careless_charge() -> None:
    t = Table(BERSERKER, {"a": (2, 0)}, allies=[(0, 1), (-4, 0)])
    t.top("careless-charge", ("to", 1, 0), PAY, "a", ("to", 4, 0))
    assert t.took == {"a": 4} and t.at("a") == (4, 0)
    assert t.conditions() == {"h0": ["wound"], "h1": ["wound"], "a": ["immobilize"]}
    t = Table(BERSERKER, {"a": (1, 0)}).bottom("careless-charge")
    assert figures.immune(t.g, t.g.figures["h0"]) and t.xp == 2
    assert not t.top("careless-charge", "stop", PAY, "a", ("to", 3, 0)).has("h0")


@pytest.mark.rule("GH-FLY-04")
def test_bone_breaker() -> None:
    strikes("bone-breaker", 5, conditions=["wound", "immobilize"], made=["fire"])
    t = Table(BERSERKER, {"a": (4, 0), "b": (0, 3)}, what={"a": "forest-imp", "b": "forest-imp"})
    t.bottom("bone-breaker", "a")
    assert t.took == {"a": 2}, "imps have Shield 1"
    assert [figures.flies(t.g, t.g.figures[id]) for id in ("a", "b")] == [False, True]


@pytest.mark.rule("GH-BONUS-03")
def test_vengeful_barrage() -> None:
    t = Table(BERSERKER, {"a": (1, 0), "b": (0, 1)}).top("vengeful-barrage")
    t.attack("a", "h0", 2, "b")
    assert t.took == {"h0": 2, "b": 3} and t.xp == 1
    for nth in range(2, 6):
        t.suffer("h0", 1, "a")
        assert t.xp == (nth + 1) // 2
    assert t.took == {"h0": 6, "b": 3, "a": 12} and t.zone("vengeful-barrage") == "lost"
    t = Table(BERSERKER, {"a": (1, 0)}, elements=["fire"]).bottom("vengeful-barrage", "stop", PAY)
    assert t.attack("h0", "a", 2).took == {"a": 3} and t.xp == 1
    t = Table(BERSERKER, {"a": (1, 0)}).bottom("vengeful-barrage", "stop").attack("h0", "a", 2)
    assert t.took == {"a": 2} and t.zone("vengeful-barrage") == "discarded"


def test_immortality() -> None:
    t = Table(BERSERKER, {"a": (1, 0)}).top("immortality")
    for nth in range(1, 6):
        t.attack("a", "h0", 9)
        assert not t.took and t.xp == (nth + 1) // 2
    assert t.zone("immortality") == "lost" and t.suffer("h0", 1).took == {"h0": 1}
    t = Table(BERSERKER, elements=["fire"]).bottom("immortality", ("to", 2, 0), PAY)
    assert t.shield() == 2 and t.retaliate() == [(2, 1)]


def test_the_maw_of_madness() -> None:
    t = Table(BERSERKER, {"a": (1, 0), "b": (0, 1)}, hp={"h0": 10}).top("the-maw-of-madness", "a", "b")
    assert t.took == {"a": 3, "b": 3, "h0": -4} and t.has("a") == ["muddle"]
    t = Table(BERSERKER, {"a": (3, 0)}).bottom("the-maw-of-madness", 5, "a")
    assert t.took == {"h0": 5, "a": 8} and t.has("a") == ["immobilize"]
