"""Every card of the Nightshroud, both halves."""

from __future__ import annotations

import pytest
from table import RING, Over, Table, moves, strikes

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")
NIGHT = "nightshroud"
PAY = ("augment", 0)
UNSEEN = {"h0": ["invisible"]}


@pytest.mark.rule("GH-BONUS-03", "GH-BONUS-04")
def test_black_knives() -> None:
    t = Table(NIGHT, {"a": (1, 0), "b": (3, 0)}).top("black-knives")
    t.top("prepare-for-the-kill", "a")
    assert t.took == {"a": 2} and t.xp == 0, "who is seen throws none"
    t.g.figures["h0"].conditions["invisible"] = False
    for nth in range(1, 5):
        t.top("prepare-for-the-kill", "a", "b")
        assert t.took == {"a": 2 + 2 * nth, "b": 2 * nth} and t.xp == nth
    assert t.zone("black-knives") == "lost"
    strikes("black-knives", 2, "bottom", conditions=["muddle"], xp=1)


def test_the_knives_come_once_and_last() -> None:
    t = Table(NIGHT, {"a": (1, 0), "b": (3, 0)}, conditions=UNSEEN).top("black-knives")
    t.top("grim-sustenance", "a", "b")
    assert t.took == {"a": 4, "b": 2} and t.g.bonuses[0].used == 1
    t.play("quiet-frenzy", "attack", ["a", "b"])
    assert t.took == {"a": 6, "b": 4}, "a default attack is an Attack action too"


def test_cloak_of_shade() -> None:
    strikes("cloak-of-shade", 1, made=["dark"])
    t = Table(NIGHT, elements=["dark"]).bottom("cloak-of-shade", ("to", 3, 0), PAY)
    assert t.has("h0") == ["invisible"] and t.xp == 1 and not t.strong
    t = Table(NIGHT).bottom("cloak-of-shade", ("to", 3, 0))
    assert not t.has("h0") and t.xp == 0


def test_empowering_void() -> None:
    t = Table(NIGHT, {"a": (-3, 0)}, at=(-4, 0), elements=["dark"]).top("empowering-void", "a", PAY)
    assert t.took == {"a": 2} and t.xp == 1 and t.zone("empowering-void") == "discarded"
    t.bottom("doomed-breeze", ("to", -2, -1), "stop")
    assert ("to", 2, -2) in t.offered[-2] and ("to", 3, -2) not in t.offered[-2], "Move 3 is Move 6"
    t.end_turn().bottom("prepare-for-the-kill", "stop")
    assert ("to", 1, -1) not in t.offered[-1], "the turn is over"
    t = Table(NIGHT, {"a": (1, 0)}, elements=["dark"]).bottom("empowering-void", "stop", PAY)
    t.top("armor-of-the-night", "a")
    assert t.took == {"a": 8} and t.xp == 1
    assert t.end_turn().attack("h0", "a", 1).took == {"a": 9}


def test_doomed_breeze() -> None:
    strikes("doomed-breeze", 1, range=3, conditions=["muddle"], xp=1, made=["dark"])
    t = Table(NIGHT, {"a": (4, 0)}).bottom("doomed-breeze", ("to", 3, 0), "a")
    assert t.g.monster_deck.count("curse") == 1


def test_enervating_wound() -> None:
    t = Table(NIGHT, {"a": (1, 0)}, hp={"h0": 10}).top("enervating-wound", "a")
    assert t.took == {"a": 4, "h0": -4} and t.has("a") == ["wound"] and t.made == ["dark"]
    assert t.xp == 2 and t.zone("enervating-wound") == "lost"
    moves("enervating-wound", 4)


def test_spirit_of_the_night() -> None:
    strikes("spirit-of-the-night", 3)
    t = Table(NIGHT, {"a": (1, 0)}, elements=["dark"]).top("spirit-of-the-night", PAY, "a")
    assert t.dead == ["a"] and t.xp == 1
    t = Table(NIGHT, {"a": (1, 0)}, elements=["dark"], rank={"a": "elite"}).top("spirit-of-the-night", PAY, "a")
    assert t.took == {"a": 2}, "an elite guard has Shield 1"
    assert moves("spirit-of-the-night", 6, zone="lost", xp=1).made == ["dark"]


def test_dancing_shadows() -> None:
    t = Table(NIGHT, {"a": (4, 0)}).top("dancing-shadows", ("to", 3, 0), "a")
    assert t.took == {"a": 1}
    t = Table(NIGHT, {"a": (1, 0)}).bottom("dancing-shadows")
    t.g.monster_deck = ["plus-2", "minus-1"]
    assert t.attack("a", "h0", 3).took == {"h0": 2} and t.made == ["dark"]
    assert t.end_round().zone("dancing-shadows") == "discarded"


@pytest.mark.parametrize(("card", "seen", "unseen"), [("silent-force", 3, 5), ("quiet-frenzy", 3, 5)])
def test_blows_out_of_the_dark(card: str, seen: int, unseen: int) -> None:
    strikes(card, seen)
    t = Table(NIGHT, {"a": (1, 0)}, conditions=UNSEEN).top(card, "a")
    assert t.took == {"a": unseen} and t.xp == 1


def test_silent_force() -> None:
    t = Table(NIGHT, money=[(4, 1)]).bottom("silent-force", ("to", 3, 1))
    assert t.me.money == 1 and t.zone("silent-force") == "lost"


def test_smoke_step() -> None:
    t = Table(NIGHT, {"a": (2, 0)}).top("smoke-step", ("to", 1, 0), "a")
    assert t.took == {"a": 2} and t.xp == 0
    t = Table(NIGHT, {"a": (4, 0)}, elements=["dark"]).top("smoke-step", PAY, ("to", 3, 0), "a")
    assert t.took == {"a": 4} and t.xp == 1 and not t.strong
    assert moves("smoke-step", 1).made == ["dark"]


@pytest.mark.rule("GH-BONUS-03")
def test_wings_of_the_night() -> None:
    t = Table(NIGHT, {"a": (1, 0)}).top("wings-of-the-night", "a")
    assert t.took == {"a": 1} and t.has("h0") == ["invisible"]
    t = Table(NIGHT, {"a": (3, 0)}).bottom("wings-of-the-night").top("prepare-for-the-kill", ("to", 2, 0), "a")
    assert t.took == {"a": 2} and t.xp == 1
    t.bottom("dark-cloud")
    assert t.xp == 1, "no Attack, no wings"
    for nth in range(2, 5):
        t.play("nightfall", "attack", ["stop", "a"])
        assert t.xp == nth
    assert t.zone("wings-of-the-night") == "lost"


def test_concealed_dominance() -> None:
    strikes("concealed-dominance", 4, zone="lost")
    foes = {"a": (1, 0), "b": (2, 0), "c": (0, 1), "d": (-1, 0)}
    t = Table(NIGHT, foes, elements=["dark"])
    t.top("concealed-dominance", PAY, Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 4, "b": 4, "c": 4} and t.xp == 2
    t = Table(NIGHT, RING, elements=["dark"]).bottom("concealed-dominance", PAY, ("at", 4, 0))
    assert t.at("h0") == (4, 0) and t.zone("concealed-dominance") == "lost"
    t = Table(NIGHT, elements=["dark"]).bottom("concealed-dominance", "skip", ("to", 4, 0))
    assert t.at("h0") == (4, 0) and t.strong == ["dark"]


def test_dark_cloud() -> None:
    t = Table(NIGHT, {"a": (1, 0)}).top("dark-cloud", "a")
    assert t.took == {"a": 3} and t.g.monster_deck.count("curse") == 1
    t = Table(NIGHT, {"a": (1, 0), "b": (0, 1), "c": (2, 0)}).bottom("dark-cloud")
    assert t.conditions() == {"a": ["muddle"], "b": ["muddle"]} and t.made == ["dark"]


def test_prepare_for_the_kill() -> None:
    strikes("prepare-for-the-kill", 2, made=["dark"])
    assert moves("prepare-for-the-kill", 2).made == ["dark"]


def test_soulfire() -> None:
    strikes("soulfire", 1, range=3, conditions=["wound"])
    t = Table(NIGHT, {"a": (3, 0)}, conditions=UNSEEN).top("soulfire", "a")
    assert t.has("a") == ["stun", "wound"] and t.xp == 1
    t = Table(NIGHT, {"a": (1, 0)}).bottom("soulfire", "a")
    assert t.took == {"a": 6} and t.g.monster_deck.count("curse") == 1 and t.zone("soulfire") == "lost"


def test_terror_blade() -> None:
    t = Table(NIGHT, {"a": (1, 0)}).top("terror-blade", "a", ("to", 4, 0))
    assert t.took == {"a": 3} and t.at("a") == (4, 0)
    t = Table(NIGHT, {"a": (4, 0)}).bottom("terror-blade", ("to", 3, 0))
    t.g.monster_deck = ["plus-2", "minus-1"]
    assert t.attack("a", "h0", 3).took == {"h0": 2} and t.zone("terror-blade") == "active"


def test_armor_of_the_night() -> None:
    t = Table(NIGHT, {"a": (1, 0)}, hp={"h0": 10}, elements=["dark"]).top("armor-of-the-night", "a", PAY)
    assert t.took == {"a": 4, "h0": -4} and t.xp == 1
    t = Table(NIGHT).bottom("armor-of-the-night")
    assert t.shield() == 1 and t.made == ["dark"] and t.zone("armor-of-the-night") == "active"


def test_nightfall() -> None:
    t = Table(NIGHT).top("nightfall").end_turn()
    assert not t.strong
    for nth in (1, 2, 3):
        t.g.elements["dark"] = 0
        t.end_turn().end_turn()
        assert t.strong == ["dark"] and t.xp == nth
    assert t.zone("nightfall") == "lost"
    t = Table(NIGHT, {"a": (4, 0)}, elements=["light"]).bottom("nightfall", ("to", 3, 0), PAY, "a")
    assert t.took == {"a": 4} and t.made == ["dark"] and t.xp == 1


def test_grim_sustenance() -> None:
    t = Table(NIGHT, {"a": (1, 0)}).top("grim-sustenance", "a")
    assert t.took == {"a": 2} and t.has("h0") == ["invisible"] and t.xp == 0
    assert Table(NIGHT, {"a": (1, 0)}, conditions=UNSEEN).top("grim-sustenance", "a").took == {"a": 4}
    t = Table(NIGHT, money=[(1, 0)]).bottom("grim-sustenance")
    assert t.me.money == 1 and t.made == ["dark"]


def test_claws_of_the_night() -> None:
    t = Table(NIGHT, RING, elements=["fire"]).top("claws-of-the-night", PAY, Over("a", "f"), "a", "f")
    assert t.took == {"a": 3, "f": 3} and t.has("a") == ["poison"] and t.made == ["dark"] and t.xp == 1
    t = Table(NIGHT, {"a": (3, 0), "b": (2, 1)}).bottom("claws-of-the-night").bottom("enervating-wound", ("to", 2, 0))
    assert not t.took, "who is seen strikes nobody in passing"
    t.g.figures["h0"].conditions["invisible"] = False
    t.bottom("enervating-wound", ("to", 1, 1), "b")
    assert t.took == {"b": 2} and t.xp == 1
    t.bottom("enervating-wound", ("to", 2, 0), "a", "b")
    assert t.took == {"a": 2, "b": 4} and t.xp == 2


def test_black_arrow() -> None:
    t = Table(NIGHT, {"a": (4, 0)}).top("black-arrow", "a")
    assert t.took == {"a": 4} and t.has("a") == ["muddle"] and t.g.monster_deck.count("curse") == 1 and t.xp == 1
    t = Table(NIGHT, {"a": (3, 0)}, elements=["dark"]).bottom("black-arrow", PAY, "a")
    assert t.took == {"a": 3} and t.has("h0") == ["invisible"] and t.xp == 1


def test_unseen_dread() -> None:
    strikes("unseen-dread", 3, made=["dark"])
    moves("unseen-dread", 6, jump=True)


def test_swallowed_by_fear() -> None:
    strikes("swallowed-by-fear", 2)
    t = Table(NIGHT, {"a": (1, 0)}, elements=["dark", "ice"], rank={"a": "elite"})
    t.top("swallowed-by-fear", PAY, "a")
    assert t.dead == ["a"] and t.xp == 1 and not t.strong
    t = Table(NIGHT, {"a": (2, 0)}).bottom("swallowed-by-fear", ("to", 1, 0), ("to", 4, 0))
    assert t.at("a") == (4, 0)


@pytest.mark.rule("GH-INVIS-01")
def test_eyes_of_the_night() -> None:
    t = Table(NIGHT, {"a": (1, 0)}, conditions={"a": ["invisible"]}).top("prepare-for-the-kill")
    assert not t.took
    t.top("eyes-of-the-night")
    t.me.deck = ["plus-0", "plus-2"]
    t.top("prepare-for-the-kill", "a")
    assert t.took == {"a": 4} and t.xp == 2 and t.zone("eyes-of-the-night") == "active, lost"
    t = Table(NIGHT, {"a": (4, 0)}, elements=["light"]).bottom("eyes-of-the-night", ("to", 3, 0), PAY)
    assert t.has("a") == ["muddle"] and t.made == ["dark"] and t.xp == 1


def test_quiet_frenzy() -> None:
    t = Table(NIGHT, {"a": (1, 0)}, conditions=UNSEEN, elements=["dark"]).top("quiet-frenzy", PAY, "a")
    assert t.took == {"a": 8} and t.xp == 2
    t = Table(NIGHT, {"a": (1, 0)}).bottom("quiet-frenzy", "a", ("to", -3, 0))
    assert t.took == {"a": 3} and t.at("h0") == (-3, 0)


def test_gloom_darts() -> None:
    t = Table(NIGHT, {"a": (4, 0), "b": (2, 0), "c": (0, 3)}, elements=["dark"])
    t.top("gloom-darts", PAY, "a", "b", "c")
    assert t.took == {"a": 3, "b": 3, "c": 3} and t.has("b") == ["poison"] and t.xp == 1
    assert t.g.monster_deck.count("curse") == 3
    assert moves("gloom-darts", 3).made == ["dark"]


def test_lurking_ruin() -> None:
    strikes("lurking-ruin", 5)
    t = Table(NIGHT, {"a": (1, 0)}, conditions=UNSEEN).top("lurking-ruin", "a")
    assert t.has("a") == ["muddle", "poison", "wound"] and t.xp == 1
    assert Table(NIGHT).bottom("lurking-ruin", ("to", 3, 0)).has("h0") == ["invisible"]


def test_angel_of_death() -> None:
    t = Table(NIGHT, RING).top("angel-of-death", *RING)
    assert t.took == dict.fromkeys(RING, 4) and t.xp == 2 and t.zone("angel-of-death") == "lost"
    t = Table(NIGHT, {"a": (1, 0), "b": (0, 1)}, elements=["dark"], rank={"b": "elite"})
    t.top("angel-of-death", PAY, "a", "b")
    assert t.dead == ["a"] and t.took["b"] == 3 and t.xp == 4
    t = Table(NIGHT, {"a": (4, 0)}, elements=["dark"]).bottom("angel-of-death", ("to", 3, 0), PAY, "a")
    assert t.dead == ["a"] and t.xp == 1


@pytest.mark.rule("GH-BONUS-03")
def test_voice_of_the_night() -> None:
    t = Table(NIGHT, {"a": (1, 0)}).top("voice-of-the-night").attack("h0", "a", 1)
    assert not t.has("a") and t.xp == 0
    t.g.figures["h0"].conditions["invisible"] = False
    for nth in range(1, 6):
        t.attack("h0", "a", 1)
        assert t.has("a") == ["stun"] and t.xp == (nth + 1) // 2
    assert t.zone("voice-of-the-night") == "lost"
    t = Table(NIGHT, {"a": (3, 0)}, elements=["air"]).bottom("voice-of-the-night", ("to", 2, 0), PAY, "a")
    assert t.took == {"a": 2} and t.has("h0") == ["invisible"] and t.made == ["dark"] and t.xp == 1
