"""Every card of the Summoner, both halves, and those whom she summons."""

from __future__ import annotations

from typing import Any

import pytest
from table import RING, Over, Table, moves, strikes

from taverna.games.gloomhaven.rules import figures, summons

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")
CALLER = "summoner"
PAY = ("augment", 0)
USE = "use"


def calls(card: str, what: str, *, count: int = 1, xp: int = 2, zone: str = "active, lost") -> Table:
    """A half that summons: beside her, with full hit points; the card stays as long as they do."""
    spots = [("at", 1, 0), ("at", 0, 1), ("at", -1, 0)]
    t = Table(CALLER).top(card, *spots[:count])
    made = t.summoned()
    assert [f.what for f in made] == [what] * count and all(f.hp == f.max_hp and f.new for f in made)
    assert t.xp == xp and t.zone(card) == zone
    return t


def with_summons(foes: dict[str, Any], *at: tuple[int, int], what: str = "shadow-wolf", **more: Any) -> Table:
    t = Table(CALLER, foes, **more)
    for where in at:
        figure = summons.place(t.g, "h0", what, where)
        figure.new = False
        t.began[figure.id] = figure.hp
    return t


def test_forged_ferocity() -> None:
    t = calls("forged-ferocity", "iron-beast")
    stats = figures.stats(t.g, t.summoned()[0])
    assert (stats.hp, stats.move, stats.attack, stats.shield, stats.retaliate) == (5, 2, 1, 1, 1)
    t = with_summons({}, (4, 0), allies=[(1, 0)]).bottom("forged-ferocity")
    assert [t.shield(id) for id in ("h0", "s1", "h1")] == [1, 1, 0] and t.made == ["earth"]
    assert t.zone("forged-ferocity") == "active, lost" and t.end_round().zone("forged-ferocity") == "lost"


def test_wild_animation() -> None:
    t = calls("wild-animation", "thorn-shooter")
    t = with_summons({"a": (4, 0)}, (0, 1), what="thorn-shooter").summon_turn("s1")
    assert t.took == {"a": 2} and t.has("a") == ["poison"]
    assert moves("wild-animation", 5).made == ["air"]


@pytest.mark.rule("GH-SUMMON-05")
def test_living_night() -> None:
    t = calls("living-night", "shadow-wolf", count=2)
    t.suffer("s1", 3)
    assert t.zone("living-night") == "active, lost"
    t.suffer("s2", 3)
    assert t.zone("living-night") == "lost"
    t = with_summons({"a": (1, 0), "b": (-2, 0)}, (-1, 0)).bottom("living-night")
    t.g.monster_deck = ["plus-2", "minus-1"] * 2
    t.attack("a", "h0", 3)
    assert t.took == {"h0": 2} and t.made == ["dark"] and t.zone("living-night") == "active"
    t.g.monster_deck = ["plus-2", "minus-1"]
    assert t.attack("b", "s1", 2).took == {"h0": 2, "s1": 1}


@pytest.mark.rule("GH-RECOVER-02", "GH-ELEM-02")
def test_unending_dominance() -> None:
    calls("unending-dominance", "lava-golem", xp=6)
    t = with_summons({"a": (2, 0)}, (1, 0), what="lava-golem").summon_turn("s1")
    assert t.took == {"a": 3} and t.has("a") == ["wound"] and t.strong == ["fire"]
    t.attack("a", "s1", 1, range=2)
    assert t.took == {"a": 5, "s1": 1}
    t = Table(CALLER)
    t.me.lost = ["living-night", "wild-animation", "interplanar-mastery", "tear-the-fabric"]
    t.bottom("unending-dominance", "living-night", "wild-animation", "tear-the-fabric")
    assert t.me.hand == ["living-night", "wild-animation", "tear-the-fabric"]
    assert "interplanar-mastery" not in t.offered[0] and t.zone("unending-dominance") == "lost"


def test_unwavering_hand() -> None:
    t = Table(CALLER, allies=[(3, 0)], hp={"h1": 10}).top("unwavering-hand", "h1")
    assert t.took == {"h1": -3} and t.xp == 1
    t = Table(CALLER, {"a": (3, 0)}).bottom("unwavering-hand", "a", ("to", 4, 0))
    assert t.at("a") == (4, 0)


@pytest.mark.rule("GH-SUMMON-09")
@pytest.mark.parametrize("card", ["mighty-bond", "bonded-might"])
def test_a_summon_made_to_act(card: str) -> None:
    t = with_summons({"a": (4, 0)}, (1, 0), (-4, 0), allies=[(0, 1)], shields={"a": 1})
    t.top(card, "s1", ("to", 3, 0), "a")
    assert t.at("s1") == (3, 0) and t.took == {"a": 2} and t.xp == 1, "Pierce 2 as its own"
    assert t.offered[0] == ["s1", "stop"]
    t = Table(CALLER, {"a": (1, 0)}, allies=[(0, 1)]).top(card)
    assert t.xp == 0


def test_mighty_bond() -> None:
    moves("mighty-bond", 4, jump=True)


def test_bonded_might() -> None:
    assert Table(CALLER, money=[(1, 0)]).bottom("bonded-might").me.money == 1
    t = with_summons({"a": (2, 0)}, (1, 0), what="bat-swarm").top("bonded-might", "s1", "stop", "a")
    assert t.took == {"a": 2} and t.made == ["air"], "the element of its Attack too"


def test_biting_wind() -> None:
    strikes("biting-wind", 2, range=3)
    t = Table(CALLER, {"a": (2, 0)}, elements=["air"]).top("biting-wind", PAY, "a", ("to", 4, 0))
    assert t.took == {"a": 3} and t.at("a") == (4, 0) and t.xp == 1
    t = Table(CALLER, allies=[(3, 0)], hp={"h1": 10}).bottom("biting-wind", "h1")
    assert t.took == {"h1": -3}


def test_black_fire() -> None:
    strikes("black-fire", 1, range=5, targets=2)
    t = Table(CALLER, {"a": (4, 0), "b": (3, 1)}, elements=["fire"]).top("black-fire", PAY, "a", "b")
    assert t.has("a") == t.has("b") == ["wound"] and t.xp == 1
    t = Table(CALLER, {"a": (4, 0), "b": (3, 1)}).bottom("black-fire", ("to", 3, 0))
    assert t.conditions() == {"a": ["muddle"], "b": ["muddle"]}


def test_leathery_wings() -> None:
    calls("leathery-wings", "bat-swarm")
    t = with_summons({"a": (2, 0)}, (1, 0), what="bat-swarm").summon_turn("s1")
    assert t.took == {"a": 2} and t.strong == ["air"] and figures.flies(t.g, t.g.figures["s1"])
    t = with_summons({}, (1, 0), allies=[(0, 1), (3, 0)]).bottom("leathery-wings")
    assert t.conditions() == {"s1": ["strengthen"], "h1": ["strengthen"]}


def test_volatile_flame() -> None:
    calls("volatile-flame", "living-bomb")
    t = with_summons({"a": (2, 0), "b": (3, 0), "c": (4, 0)}, (1, 0), what="living-bomb").suffer("s1", 1, "a")
    assert t.took == {"a": 3, "b": 3, "s1": 1} and t.made == ["fire"]
    strikes("volatile-flame", 2, "bottom", range=3, made=["fire"])


def test_ethereal_vines() -> None:
    t = Table(CALLER, {"a": (3, 0), "b": (2, 1)}).top("ethereal-vines", Over("a", "b"), "a", "b")
    assert t.took == {"a": 1, "b": 1} and t.has("b") == ["immobilize"]
    t = with_summons({}, (3, 0), allies=[(2, 1)], hp={"h1": 10})
    t.g.figures["s1"].hp = 1
    t.bottom("ethereal-vines", ("to", 2, 0))
    assert t.g.figures["s1"].hp == 2 and t.g.figures["h1"].hp == 10


@pytest.mark.rule("GH-ELEM-07")
def test_earthen_steed() -> None:
    t = with_summons({"a": (4, 0)}, (-2, 0), what="rock-colossus", elements=["earth"]).top("earthen-steed")
    t.bottom("living-mountain", USE, ("to", 0, 4))
    assert t.at("h0") == (0, 4) and t.xp == 1 and not t.strong
    t.bottom("living-mountain", "stop")
    assert ("to", 0, 1) not in t.offered[-1]
    t.g.elements["earth"] = 1
    t.summon_turn("s1", USE)
    assert t.at("s1") == (1, 0) and t.xp == 2, "Move 1 is Move 3"
    assert t.zone("earthen-steed") == "active, lost"
    moves("earthen-steed", 5, jump=True)


def test_grasping_the_void() -> None:
    t = Table(CALLER, {"a": (3, 0)}, elements=["dark"]).top("grasping-the-void", PAY, "a")
    assert t.took == {"a": 2} and t.has("a") == ["stun"] and t.g.monster_deck.count("curse") == 1 and t.xp == 1
    t = Table(CALLER, {"a": (3, 0)}, hp={"h0": 10}).bottom("grasping-the-void", "a")
    assert t.took == {"a": 2, "h0": -2}


def test_tear_the_fabric() -> None:
    t = Table(CALLER, RING, hp={"a": 5, "b": 5, "c": 6}, rank={"b": "elite"}).top("tear-the-fabric")
    assert t.dead == ["a"] and t.xp == 2 and t.zone("tear-the-fabric") == "lost"
    assert Table(CALLER, hp={"h0": 10}).bottom("tear-the-fabric").took == {"h0": -4}
    t = Table(CALLER, hp={"h0": 10}, elements=["earth"]).bottom("tear-the-fabric", PAY)
    assert t.took == {"h0": -6} and t.xp == 1


def test_oozing_manifestation() -> None:
    calls("oozing-manifestation", "slime-spirit")
    t = with_summons({"a": (2, 0)}, (1, 0), what="slime-spirit").summon_turn("s1")
    assert t.took == {"a": 1} and t.has("a") == ["muddle"]
    t.g.figures["a"].conditions.clear()
    t.attack("a", "s1", 3)
    assert t.took == {"a": 1, "s1": 1}
    t = Table(CALLER, {"a": (3, 0)}, elements=["dark"]).bottom("oozing-manifestation", PAY, "a")
    assert t.took == {"a": 3} and t.has("a") == ["immobilize"] and t.xp == 1 and "curse" in t.g.monster_deck


def test_living_mountain() -> None:
    calls("living-mountain", "rock-colossus")
    t = with_summons({"a": (2, 0)}, (1, 0), what="rock-colossus").summon_turn("s1")
    assert t.took == {"a": 3} and t.strong == ["earth"]
    t = Table(CALLER, money=[(3, 0)]).bottom("living-mountain", ("to", 2, 0))
    assert t.me.money == 1


def test_divided_mind() -> None:
    t = with_summons({"a": (4, 0)}, (1, 0), (-1, 0), (-4, 0)).top(
        "divided-mind", "s1", "s2", ("to", 3, 0), ("to", 0, 1)
    )
    assert t.at("s1") == (3, 0) and t.at("s2") == (0, 1) and t.xp == 1 and "s3" not in t.offered[0]
    t = with_summons({"a": (2, 0), "b": (-2, 0)}, (1, 0), (-1, 0)).bottom("divided-mind", "s1", "s2", "a", "b")
    assert t.took == {"a": 2, "b": 2} and t.xp == 1


def test_strength_in_numbers() -> None:
    t = with_summons({"a": (-4, 0)}, (0, 1)).top("strength-in-numbers", "s1", ("to", -3, 0), "a")
    assert t.took == {"a": 3} and t.at("s1") == (-3, 0) and t.xp == 1
    t = with_summons({"a": (3, 0), "b": (4, 0)}, (-1, 0), (-2, 0), (-3, 0)).bottom("strength-in-numbers", "a")
    assert t.took == {"a": 3} and "b" not in t.offered[-1]


@pytest.mark.rule("GH-MHEAL-02")
def test_conjured_aid() -> None:
    calls("conjured-aid", "healing-sprite", xp=3)
    t = with_summons({"a": (4, 0)}, (1, 0), what="healing-sprite", hp={"h0": 10}).summon_turn("s1")
    assert t.took == {"a": 1, "h0": -2}
    moves("conjured-aid", 5)


def test_endless_spikes() -> None:
    calls("endless-spikes", "nail-sphere", count=3, xp=3)
    t = with_summons({"a": (2, 0)}, (1, 0), what="nail-sphere", allies=[(3, 0)]).summon_turn("s1")
    assert not t.took, "it has no Attack"
    t.bottom("endless-spikes")
    assert t.retaliate("s1") == [(2, 1)] and not t.retaliate("h1")
    assert t.attack("a", "s1", 2).took == {"a": 4, "s1": 1}, "its own 2, and 2 more"


def test_inexorable_momentum() -> None:
    strikes("inexorable-momentum", 3, range=3)
    t = Table(CALLER, {"a": (3, 0)}, shields={"a": 4}, elements=["air"]).top("inexorable-momentum", PAY, "a")
    assert t.took == {"a": 4}
    t = with_summons({}, (-2, 0)).bottom("inexorable-momentum", ("to", -1, 0), "s1", ("to", -4, 0))
    assert t.at("s1") == (-4, 0)


def test_negative_energy() -> None:
    calls("negative-energy", "void-eater", xp=3)
    t = with_summons({"a": (3, 0)}, (1, 0), what="void-eater").summon_turn("s1")
    assert t.took == {"a": 2} and t.g.monster_deck.count("curse") == 1
    t = with_summons({"a": (4, 0), "b": (2, 0), "c": (-1, 0)}, (3, 0)).bottom("negative-energy")
    assert t.g.monster_deck.count("curse") == 2 and t.made == ["dark"]


def test_staff_of_visions() -> None:
    strikes("staff-of-visions", 5, conditions=["muddle"])
    t = Table(CALLER, {"a": (1, 0)}, elements=["fire"]).top("staff-of-visions", PAY, "a")
    assert t.took == {"a": 6} and t.has("a") == ["muddle", "wound"] and t.xp == 1
    t = with_summons({}, (3, 0)).bottom("staff-of-visions", ("to", 2, 0))
    assert t.has("s1") == ["strengthen"]


@pytest.mark.rule("GH-BONUS-03", "GH-DMG-01")
def test_intervening_apparitions() -> None:
    t = with_summons({}, (3, 0), allies=[(0, 1)]).top("intervening-apparitions")
    for nth in (1, 2, 3):
        t.suffer("s1", 2)
        assert not t.took and t.xp == nth
    assert t.zone("intervening-apparitions") == "lost"
    assert t.suffer("s1", 2).took == {"s1": 2}
    t = Table(CALLER)
    t.me.deck, t.me.deck_discard = ["curse", "plus-0", "curse"], ["plus-1"]
    t.bottom("intervening-apparitions")
    assert sorted(t.me.deck) == ["plus-0", "plus-1"] and not t.me.deck_discard and t.made == ["light"]


def test_otherworldly_rage() -> None:
    t = with_summons({"a": (4, 0)}, (3, 0)).top("otherworldly-rage", "s1", "a")
    assert t.took == {"a": 4} and t.has("a") == ["poison", "wound"] and t.xp == 1
    t = with_summons({}, (4, 0)).bottom("otherworldly-rage", "s1", ("to", 1, 0))
    assert t.at("s1") == (0, 0) and t.at("h0") == (1, 0)


def test_interplanar_mastery() -> None:
    t = Table(CALLER)
    t.me.lost = ["living-night", "wild-animation", "tear-the-fabric"]
    t.top("interplanar-mastery", "living-night", "tear-the-fabric")
    assert t.me.hand == ["living-night", "tear-the-fabric"] and t.zone("interplanar-mastery") == "lost"
    moves("interplanar-mastery", 6, jump=True)


def test_horned_majesty() -> None:
    calls("horned-majesty", "black-unicorn", xp=3)
    t = with_summons({"a": (2, 0)}, (1, 0), what="black-unicorn", shields={"a": 3}).summon_turn("s1")
    assert t.took == {"a": 4}
    t = with_summons({"a": (2, 0), "b": (-2, 0)}, (1, 0), (-1, 0), (-4, 4)).bottom("horned-majesty", "a", "b")
    assert t.took == {"a": 2, "b": 2} and t.xp == 1
