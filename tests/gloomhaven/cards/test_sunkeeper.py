"""Every card of the Sunkeeper, both halves."""

from __future__ import annotations

import pytest
from table import RING, Table, moves, strikes

from taverna.games.gloomhaven.rules import bonuses

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")
SUN = "sunkeeper"


@pytest.mark.rule("GH-BONUS-03", "GH-RETAL-01")
def test_purifying_aura() -> None:
    t = Table(SUN, {"a": (1, 0)}).top("purifying-aura")
    assert t.zone("purifying-aura") == "active, lost"
    t.attack("a", "h0", 1, range=2)
    assert t.took == {"h0": 1}
    for nth in range(1, 6):
        t.attack("a", "h0", 1)
        assert t.took == {"h0": 1 + nth, "a": 2 * nth} and t.xp == (nth + 1) // 2
    assert t.zone("purifying-aura") == "lost"
    t = Table(SUN, allies=[(1, 0), (2, 0)], elements=["light"]).bottom("purifying-aura", "skip")
    assert t.conditions() == {"h1": ["strengthen"]}
    t = Table(SUN, allies=[(1, 0), (2, 0)], elements=["light"]).bottom("purifying-aura", ("augment", 0))
    assert t.conditions() == {"h1": ["strengthen"], "h2": ["strengthen"]} and not t.strong


def test_cautious_advance() -> None:
    t = Table(SUN).top("cautious-advance")
    assert t.shield() == 1 and t.xp == 1 and t.end_round().zone("cautious-advance") == "discarded"
    moves("cautious-advance", 3)


@pytest.mark.rule("GH-RECOVER-01", "GH-RECOVER-02")
def test_brilliant_prayer() -> None:
    t = Table(SUN, allies=[(1, 0), (2, 0)])
    t.g.characters[1].lost = ["backstab", "sinister-opportunity"]
    t.top("brilliant-prayer", "h1", "backstab")
    assert t.g.characters[1].hand == ["backstab"] and t.zone("brilliant-prayer") == "lost" and t.xp == 2
    assert "h2" not in t.offered[0]
    t = Table(SUN, allies=[(3, 0)], hp={"h1": 10}).bottom("brilliant-prayer", "h1")
    assert t.took == {"h1": -5} and t.made == ["light"] and t.xp == 2 and t.zone("brilliant-prayer") == "lost"


def test_empowering_command() -> None:
    t = Table(SUN, allies=[(1, 0)], elements=["light"])
    t.g.characters[1].discarded = ["backstab", "smoke-bomb", "quick-hands"]
    t.top("empowering-command", ("augment", 0), "h1", "backstab", "smoke-bomb", "quick-hands")
    assert t.g.characters[1].hand == ["backstab", "smoke-bomb", "quick-hands"] and t.xp == 1
    t = Table(SUN, allies=[(1, 0)])
    t.g.characters[1].discarded = ["backstab", "smoke-bomb", "quick-hands"]
    t.top("empowering-command", "h1", "backstab", "smoke-bomb")
    assert t.g.characters[1].discarded == ["quick-hands"] and t.xp == 0
    t = Table(SUN, {"a": (2, 0)}, allies=[(1, 0)]).bottom("empowering-command", "h1", "a")
    assert t.took == {"a": 4} and t.zone("empowering-command") == "discarded"


def test_protective_blessing() -> None:
    t = Table(SUN, allies=[(3, 0), (4, 0)]).top("protective-blessing", "h1")
    assert t.has("h1") == ["strengthen"] and t.g.characters[1].deck.count("bless") == 1
    assert "h2" not in t.offered[0]
    t = Table(SUN, {"a": (0, 1)}, allies=[(1, 0), (3, 0)]).bottom("protective-blessing")
    assert t.made == ["light"] and t.xp == 2 and t.zone("protective-blessing") == "active, lost"
    t.attack("a", "h0", 5).attack("a", "h1", 5, range=3).suffer("h1", 2).attack("a", "h2", 5, range=4)
    assert t.took == {"h2": 5}
    assert t.end_round().zone("protective-blessing") == "lost"
    assert t.suffer("h0", 2).took["h0"] == 2


def test_dazzling_charge() -> None:
    t = Table(SUN, allies=[(3, 0)], hp={"h1": 10}).top("dazzling-charge", "h1")
    assert t.took == {"h1": -3} and t.made == ["light"]
    t = Table(SUN, {"a": (-4, 0), "b": (3, 0)}).bottom("dazzling-charge", ("to", 2, 0), "b")
    assert t.conditions() == {"b": ["stun"]} and t.zone("dazzling-charge") == "lost" and t.made == ["light"]
    assert t.xp == 1 and ("to", 4, 1) in t.offered[0]


def test_tactical_order() -> None:
    t = Table(SUN, allies=[(3, 0), (4, 0)]).top("tactical-order", "h1", ("to", -1, 0))
    assert t.at("h1") == (-1, 0) and "h2" not in t.offered[0]
    moves("tactical-order", 4)


def test_holy_strike() -> None:
    strikes("holy-strike", 2, conditions=["stun"])
    strikes("holy-strike", 5, "bottom", range=3, zone="lost", xp=2, made=["light"])


@pytest.mark.rule("GH-ELEM-07", "GH-ADV-01")
@pytest.mark.parametrize(("card", "value"), [("hammer-blow", 4), ("defensive-stance", 4), ("path-of-glory", 5)])
def test_light_on_the_hammer(card: str, value: int) -> None:
    strikes(card, value)
    t = Table(SUN, {"a": (1, 0)}, elements=["light"])
    t.me.deck = ["plus-0", "plus-2"]
    t.top(card, ("augment", 0), "a")
    assert t.took == {"a": value + 3} and t.xp == 1 and not t.strong


def test_hammer_blow() -> None:
    moves("hammer-blow", 4)


def test_defensive_stance() -> None:
    t = Table(SUN, at=(-4, 0)).bottom("defensive-stance")
    assert t.shield() == 1 and t.xp == 1 and t.zone("defensive-stance") == "active, lost"
    t.bottom("hammer-blow", ("to", -1, 0))
    assert ("to", 0, 0) not in t.offered[-1]
    assert t.end_round().zone("defensive-stance") == "active, lost"


@pytest.mark.rule("GH-TURN-07")
def test_lay_on_hands() -> None:
    t = Table(SUN, allies=[(1, 0)], hp={"h1": 7}).top("lay-on-hands", "h1")
    assert t.g.figures["h1"].hp == 30 and t.took == {"h1": -23, "h0": 3}
    assert t.made == ["light"] and t.xp == 2 and t.zone("lay-on-hands") == "lost"
    t = Table(SUN, money=[(1, 0), (2, 0)]).bottom("lay-on-hands")
    assert t.me.money == 1


def test_daybreak() -> None:
    strikes("daybreak", 3, conditions=["muddle"])
    t = Table(SUN, {"a": (1, 0)}, elements=["dark"]).top("daybreak", ("augment", 0), "a")
    assert t.took == {"a": 4} and t.made == ["light"] and t.xp == 1
    t = Table(SUN, allies=[(3, 0)]).bottom("daybreak", ("to", 2, 0), "h1")
    assert t.g.characters[1].deck.count("bless") == 1


@pytest.mark.rule("GH-BONUS-03")
def test_beacon_of_light() -> None:
    t = Table(SUN, allies=[(4, 0)], hp={"h0": 20, "h1": 20}).top("beacon-of-light")
    assert t.took == {"h0": -1, "h1": -1}
    t = Table(SUN).bottom("beacon-of-light").end_turn()
    assert not t.strong, "the turn in which it was played is none of the next"
    t.end_turn()
    assert t.strong == ["light"] and t.xp == 1
    t.end_turn()
    assert t.xp == 1 and t.g.bonuses[0].used == 1, "Light is Strong: it waits"
    for _ in range(4):
        t.g.elements["light"] = 1
        t.end_turn()
        assert t.g.elements["light"] == 2
    assert t.xp == 3 and t.zone("beacon-of-light") == "lost"


def test_glorious_bolt() -> None:
    t = Table(SUN, allies=[(3, 0), (2, 0)], hp={"h1": 10, "h2": 10}, elements=["light"])
    t.top("glorious-bolt", ("augment", 0), "h1", "h2")
    assert t.took == {"h1": -5, "h2": -5} and t.xp == 2 and t.zone("glorious-bolt") == "lost"
    strikes("glorious-bolt", 2, "bottom", range=3, conditions=["muddle"])


def test_practical_plans() -> None:
    strikes("practical-plans", 5)
    moves("practical-plans", 5)


@pytest.mark.rule("GH-TURN-01")
def test_unwavering_mandate() -> None:
    t = Table(SUN, {"a": (2, 0)}, allies=[(1, 0), (3, 0)], conditions={"h1": ["muddle"]})
    ally = t.g.characters[1]
    ally.hand, ally.chosen = ["backstab", "smoke-bomb", "quick-hands"], ["trickster-reversal", "flanking-strike"]
    answers = ["h1", ("card", "backstab"), ("card", "quick-hands"), ("attack", "backstab"), "a"]
    t.top("unwavering-mandate", *answers, ("move", "quick-hands"), ("to", 0, 1))
    assert t.took == {"a": 2} and t.at("h1") == (0, 1) and t.xp == 2 and t.zone("unwavering-mandate") == "lost"
    assert ally.chosen == ["trickster-reversal", "flanking-strike"] and not ally.later and not ally.halves
    assert ally.hand == ["smoke-bomb"] and ally.discarded == ["backstab", "quick-hands"] and t.g.turn == "h0"
    assert not t.has("h1"), "what passes at the end of a turn passes"
    t = Table(SUN, allies=[(1, 0)])
    t.g.characters[1].hand = ["backstab"]
    assert t.top("unwavering-mandate", "h1").xp == 0, "two cards are needed"
    t = Table(SUN, allies=[(2, 0)], hp={"h1": 10}, elements=["light"])
    t.bottom("unwavering-mandate", "skip", "h1")
    assert t.took == {"h1": -3} and t.xp == 0


def test_burning_flash() -> None:
    t = Table(SUN, RING).top("burning-flash", *RING)
    assert t.took == dict.fromkeys(RING, 4) and t.xp == 6 and t.made == ["light"] and t.zone("burning-flash") == "lost"
    t = Table(SUN, allies=[(3, 0)], hp={"h1": 10}, elements=["ice"]).bottom("burning-flash", ("augment", 0), "h1")
    assert t.took == {"h1": -4} and t.made == ["light"] and not t.strong


def test_mobilizing_axiom() -> None:
    strikes("mobilizing-axiom", 4, made=["light"])
    t = Table(SUN, allies=[(3, 0), (0, 3)]).bottom("mobilizing-axiom", ("to", 1, 0), ("to", 0, 1))
    assert t.at("h1") == (1, 0) and t.at("h2") == (0, 1) and t.xp == 1 and t.zone("mobilizing-axiom") == "lost"


def test_righteous_strength() -> None:
    t = Table(SUN, allies=[(1, 0), (2, 0)]).top("righteous-strength")
    assert [mat.deck.count("bless") for mat in t.g.characters] == [0, 1, 0] and t.xp == 1
    t = Table(SUN).bottom("righteous-strength", ("to", 3, 0))
    assert t.shield() == 1 and t.zone("righteous-strength") == "active"


@pytest.mark.rule("GH-ADV-03")
def test_engulfing_radiance() -> None:
    t = Table(SUN, allies=[(4, 0)], hp={"h0": 20, "h1": 20}).top("engulfing-radiance")
    assert t.took == {"h0": -3, "h1": -3} and t.made == ["light"] and t.xp == 2
    t = Table(SUN, {"a": (-1, 0)}, allies=[(4, 0)]).bottom("engulfing-radiance")
    for who, worst in (("h0", 3), ("h1", 3)):
        t.g.monster_deck = ["plus-2", "minus-1"]
        before = t.took.get(who, 0)
        t.attack("a", who, 4, range=9)
        assert t.took[who] - before == worst
    t.g.figures["h0"].at = (-4, 0)
    t.g.monster_deck = ["plus-1"]
    assert t.attack("a", "h1", 4, range=9).took["h1"] == 8, "who is too far away by then is not protected"


def test_path_of_glory() -> None:
    t = Table(SUN, allies=[(1, 0), (2, 0), (0, 2)]).bottom("path-of-glory", ("via", 1, 0), ("via", 2, 0), ("to", 3, 0))
    assert [mat.deck.count("bless") for mat in t.g.characters] == [0, 1, 1, 0]
    assert t.xp == 1 and t.zone("path-of-glory") == "lost"


def test_scales_of_justice() -> None:
    t = Table(SUN, {"a": (1, 0)}).top("scales-of-justice")
    assert t.retaliate() == [(2, 1)] and t.xp == 2 and t.zone("scales-of-justice") == "active, lost"
    t.top("practical-plans", "a").attack("a", "h0", 1)
    assert t.took == {"a": 6, "h0": 1}
    t = Table(SUN, {"a": (4, 0)}, elements=["light"]).bottom("scales-of-justice", ("augment", 0), ("to", 3, 0), "a")
    assert t.has("a") == ["stun"] and t.xp == 1


def test_supportive_chant() -> None:
    t = Table(SUN, {"a": (1, 0)}, allies=[(2, 0)]).top("supportive-chant")
    t.attack("h1", "a", 2).attack("h0", "a", 2)
    assert t.took == {"a": 5} and t.xp == 1 and t.end_round().zone("supportive-chant") == "discarded"
    t = Table(SUN, allies=[(1, 0)]).bottom("supportive-chant")
    assert [bonuses.stride(t.g, t.g.figures[id], 1) for id in ("h0", "h1")] == [1, 3]


def test_illuminate_the_target() -> None:
    t = Table(SUN, {"a": (0, 1)}, allies=[(1, 0), (2, 0)]).top("illuminate-the-target", "a")
    assert t.took == {"a": 5} and t.conditions() == {"h1": ["strengthen"]} and t.xp == 1
    t = Table(SUN, {"a": (2, 0)}, allies=[(1, 0)]).bottom("illuminate-the-target", "h1", "a")
    assert t.took == {"a": 6}


@pytest.mark.rule("GH-BONUS-05", "GH-ELEM-07")
def test_weapon_of_purity() -> None:
    t = Table(SUN, {"a": (1, 0)}).top("weapon-of-purity")
    t.top("practical-plans", "a")
    assert t.took == {"a": 5} and t.zone("weapon-of-purity") == "active, lost"
    t.g.elements["light"] = 1
    t.me.deck = ["plus-0", "plus-1"]
    t.top("practical-plans", "use", "a")
    assert t.took == {"a": 5 + 8} and t.xp == 1 and not t.strong
    t.g.elements["light"] = 2
    t.top("practical-plans", "skip", "a")
    assert t.strong == ["light"] and t.xp == 1
    t = Table(SUN, {"a": (4, 0)}).bottom("weapon-of-purity", ("to", 3, 0), "a")
    assert t.took == {"a": 3}


def test_bright_aegis() -> None:
    t = Table(SUN).top("bright-aegis")
    assert t.shield() == 2 and t.retaliate() == [(1, 1)] and t.made == ["light"] and t.zone("bright-aegis") == "active"
    t = Table(SUN, allies=[(1, 0)], elements=["light"])
    t.g.characters[1].lost = ["backstab", "smoke-bomb", "quick-hands"]
    t.bottom("bright-aegis", ("augment", 0), "h1", "backstab", "smoke-bomb")
    assert t.g.characters[1].lost == ["quick-hands"] and t.xp == 3 and t.zone("bright-aegis") == "lost"


def test_cleansing_force() -> None:
    strikes("cleansing-force", 6, conditions=["stun", "wound"], zone="lost", xp=2)
    assert moves("cleansing-force", 4).made == ["light"]


def test_inspiring_sanctity() -> None:
    t = Table(SUN, {"a": (2, 0)}, allies=[(1, 0)]).top("inspiring-sanctity", "h1", "a")
    assert t.took == {"a": 8} and t.xp == 2 and t.zone("inspiring-sanctity") == "lost"
    t = Table(SUN, {"a": (2, 0)}, allies=[(1, 0)], elements=["light"], rank={"a": "elite"})
    t.top("inspiring-sanctity", ("augment", 0), "h1", "a")
    assert t.dead == ["a"] and t.xp == 3 and t.g.characters[1].xp == 0
    t = Table(SUN, {"a": (2, 0), "b": (0, 3)}, allies=[(1, 0), (0, 2)]).bottom("inspiring-sanctity", "a", "b")
    assert t.took == {"a": 4, "b": 4} and t.xp == 2 and t.zone("inspiring-sanctity") == "lost"
    t = Table(SUN, {"a": (2, 0)}, allies=[(1, 0), (0, 2)]).bottom("inspiring-sanctity", "a")
    assert t.xp == 1


@pytest.mark.rule("GH-BONUS-04")
def test_angelic_ascension() -> None:
    t = Table(SUN, {"a": (1, 0), "b": (0, 1)}).top("angelic-ascension")
    assert t.xp == 0 and t.zone("angelic-ascension") == "active, lost"
    t.me.deck = ["plus-0", "plus-1"] * 4
    for nth in range(1, 5):
        t.me.deck, t.me.deck_discard = ["plus-0", "plus-1"], []
        t.top("practical-plans", "a" if nth % 2 else "b")
        assert t.xp == nth
    assert t.took == {"a": 18, "b": 18} and t.conditions() == {"a": ["wound"], "b": ["wound"]}
    assert t.zone("angelic-ascension") == "lost"
    moves("angelic-ascension", 6, jump=True)


@pytest.mark.rule("GH-DMG-01")
def test_divine_intervention() -> None:
    t = Table(SUN, {"a": (4, 0)}, allies=[(3, 0)]).top("divine-intervention")
    assert t.xp == 2 and t.zone("divine-intervention") == "active, lost"
    t.attack("a", "h1", 5, "use")
    assert t.took == {"h0": 4}
    t.attack("a", "h1", 5, "skip").attack("a", "h0", 1, range=9).suffer("h1", 1, "use")
    assert t.took == {"h0": 5, "h1": 5}
    t.me.hand = ["holy-strike"]
    t.suffer("h1", 9, "use", ("hand", "holy-strike"))
    assert t.took == {"h0": 5, "h1": 5} and t.zone("holy-strike") == "lost"
    t = Table(SUN, allies=[(3, 0)]).bottom("divine-intervention")
    assert t.shield("h0") == t.shield("h1") == 1 and t.made == ["light"]
