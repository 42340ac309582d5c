"""Every card of the Spellweaver, both halves."""

from __future__ import annotations

import pytest
from table import HP, Over, Table, moves, strikes

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")


@pytest.mark.rule("GH-TARGET-01", "GH-TARGET-02")
def test_fire_orbs() -> None:
    strikes("fire-orbs", 3, range=3, targets=3, zone="lost", xp=3, made=["fire"])
    t = Table("spellweaver", {"a": (2, 0)}).top("fire-orbs", "a")
    assert t.took == {"a": 3} and t.xp == 1
    moves("fire-orbs", 3)


def test_impaling_eruption() -> None:
    foes = {"a": (1, 0), "b": (2, 0), "c": (4, 0), "d": (0, 1)}
    t = Table("spellweaver", foes).top("impaling-eruption", "c", "c", "a", "b")
    assert t.took == {"a": 3, "b": 3, "c": 3} and t.xp == 3 and t.made == ["earth"]
    assert t.zone("impaling-eruption") == "lost"
    t = Table("spellweaver", {"a": (1, 1), "b": (2, 0)}).top("impaling-eruption", "b", "a", "b")
    assert t.took == {"a": 3, "b": 3}, "a path of three hexes: it need not be the shortest"
    t = Table("spellweaver", {"a": (-1, 0), "b": (3, 0)}).top("impaling-eruption", "b", "b")
    assert t.took == {"b": 3}, "none of four hexes leads over both"
    t = Table("spellweaver", {"a": (1, -1), "b": (2, 0), "c": (0, 1)})
    t.top("impaling-eruption", "b", ("along", 0, 1, 1, 1, 2, 0), "c", "b")
    assert t.took == {"b": 3, "c": 3}, "of several paths the player chooses"
    moves("impaling-eruption", 4)


@pytest.mark.rule("GH-RECOVER-01", "GH-RECOVER-02")
def test_reviving_ether() -> None:
    t = Table("spellweaver")
    t.me.lost += ["fire-orbs", "twin-restoration"]
    t.me.discarded.append("mana-bolt")
    t.top("reviving-ether")
    assert t.me.hand == ["fire-orbs"] and t.me.discarded == ["mana-bolt"] and t.made == ["dark"]
    assert t.zone("reviving-ether") == "lost" and t.zone("twin-restoration") == "lost"
    t = Table("spellweaver").bottom("aid-from-the-ether", ("at", 1, 0)).top("reviving-ether", "stop")
    assert t.zone("aid-from-the-ether") == "active, lost" and t.summoned()
    moves("reviving-ether", 4, jump=True)


def test_freezing_nova() -> None:
    t = Table("spellweaver", {"a": (1, 0), "b": (-1, 0), "c": (2, 0)}, elements=["ice"])
    t.top("freezing-nova", ("augment", 0), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.conditions() == {"a": ["immobilize"], "b": ["immobilize"]}
    assert t.strong == [] and t.zone("freezing-nova") == "discarded" and t.xp == 0
    t = Table("spellweaver", {"a": (1, 0)}, elements=["ice"]).top("freezing-nova", "skip", "a")
    assert t.took == {"a": 2} and t.strong == ["ice"]
    t = Table("spellweaver", allies=[(4, 0)], hp={"h1": 10}).bottom("freezing-nova", "h1")
    assert t.took == {"h1": -4} and t.made == ["light"] and t.zone("freezing-nova") == "lost"


@pytest.mark.rule("GH-ELEM-15", "GH-ELEM-08")
def test_mana_bolt() -> None:
    t = Table("spellweaver", {"a": (3, 0)}, elements=["ice", "dark"])
    t.top("mana-bolt", ("augment", 0), ("elements", "dark"), "a")
    assert t.took == {"a": 3} and t.xp == 1 and t.strong == ["ice"] and t.zone("mana-bolt") == "discarded"
    strikes("mana-bolt", 2, range=3)
    t = Table("spellweaver", allies=[(1, 0), (2, 0)], hp={"h1": 10, "h2": 10}).bottom("mana-bolt", "h1")
    assert t.took == {"h1": -3} and "h2" not in t.offered[0] and t.zone("mana-bolt") == "discarded"


@pytest.mark.rule("GH-BONUS-03", "GH-XP-04")
def test_frost_armor() -> None:
    t = Table("spellweaver", {"a": (3, 0)}, elements=["ice"]).top("frost-armor", ("augment", 0), "a")
    assert t.took == {"a": 3} and t.xp == 1 and t.strong == []
    strikes("frost-armor", 2, range=3)
    t = Table("spellweaver", {"a": (1, 0)}).bottom("frost-armor")
    assert t.made == ["ice"] and t.zone("frost-armor") == "active, lost"
    t.attack("a", "h0", 5)
    assert t.xp == 1 and t.took == {}
    t.suffer("h0", 3)
    assert t.xp == 2 and t.took == {} and t.zone("frost-armor") == "lost"
    assert t.suffer("h0", 3).took == {"h0": 3}


def test_flame_strike() -> None:
    strikes("flame-strike", 3, range=2)
    t = Table("spellweaver", {"a": (2, 0)}, elements=["fire"]).top("flame-strike", ("augment", 0), "a")
    assert t.took == {"a": 3} and t.has("a") == ["wound"] and t.strong == []
    strikes("flame-strike", 2, "bottom", range=2)


def test_ride_the_wind() -> None:
    t = Table("spellweaver", money=[(1, 0)]).top("ride-the-wind")
    assert t.me.money == 1 and t.zone("ride-the-wind") == "discarded"
    assert moves("ride-the-wind", 8, jump=True, zone="lost").made == ["air"]


@pytest.mark.rule("GH-ELEM-05", "GH-BONUS-03")
def test_crackling_air() -> None:
    t = Table("spellweaver", {"a": (1, 0)}, elements=["air"]).top("crackling-air", ("augment", 0))
    assert t.strong == [] and t.zone("crackling-air") == "active, lost"
    for nth in range(1, 5):
        t.attack("h0", "a", 1)
        assert t.took == {"a": 3 * nth} and t.xp == nth // 2
    assert t.zone("crackling-air") == "lost"
    t = Table("spellweaver", {"a": (1, 0)}).top("crackling-air").attack("h0", "a", 1)
    t.g.elements["air"] = 2
    assert t.attack("h0", "a", 1).took == {"a": 4} and t.strong == ["air"]
    t = Table("spellweaver", {"a": (3, 0)}, elements=["fire"]).bottom("crackling-air", ("to", 2, 0), ("augment", 0))
    assert t.strong == [] and t.zone("crackling-air") == "active"
    assert t.attack("a", "h0", 1).took == {"h0": 1, "a": 2}
    assert t.end_round().zone("crackling-air") == "discarded"
    t = Table("spellweaver").bottom("crackling-air", ("to", 3, 0))
    assert t.retaliate() == [] and t.zone("crackling-air") == "discarded"


def test_hardened_spikes() -> None:
    t = Table("spellweaver", {"a": (1, 0)}, allies=[(0, 1), (3, 0)], elements=["earth"])
    t.top("hardened-spikes", ("augment", 0))
    assert [t.retaliate(id) for id in ("h0", "h1", "h2")] == [[(3, 1)], [(3, 1)], []]
    assert t.xp == 2 and t.zone("hardened-spikes") == "active, lost" and t.strong == []
    assert t.attack("a", "h1", 1).took == {"h1": 1, "a": 3}
    assert t.end_round().zone("hardened-spikes") == "lost"
    assert Table("spellweaver").top("hardened-spikes").retaliate() == [(2, 1)]
    t = Table("spellweaver", elements=["ice"]).bottom("hardened-spikes", ("to", 2, 0), ("augment", 0))
    assert t.shield() == 2 and t.zone("hardened-spikes") == "active"
    assert t.end_round().zone("hardened-spikes") == "discarded"
    moves("hardened-spikes", 3)


@pytest.mark.rule("GH-SUMMON-01", "GH-SUMMON-04", "GH-SUMMON-05", "GH-SUMMON-06")
def test_aid_from_the_ether() -> None:
    t = Table("spellweaver", allies=[(3, 0)], hp={"h1": 10}).top("aid-from-the-ether", "h1")
    assert t.took == {"h1": -3} and t.zone("aid-from-the-ether") == "discarded"
    t = Table("spellweaver", {"a": (4, 0)}).bottom("aid-from-the-ether", ("at", 1, 0))
    (ally,) = t.summoned()
    assert (ally.what, ally.at, ally.hp) == ("mystic-ally", (1, 0), 2)
    assert t.xp == 2 and t.zone("aid-from-the-ether") == "active, lost"
    t.summon_turn(ally.id)
    assert t.took == {"a": 3} and ally.at == (2, 0)
    t.suffer(ally.id, 2)
    assert t.summoned() == [] and t.zone("aid-from-the-ether") == "lost"


def test_flashing_burst() -> None:
    strikes("flashing-burst", 3, range=3, made=["light"])
    moves("flashing-burst", 4)


@pytest.mark.rule("GH-AOE-05")
def test_icy_blast() -> None:
    t = Table("spellweaver", {"a": (2, 0), "b": (3, 0), "c": (3, 1), "d": (0, -3)})
    t.top("icy-blast", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 2, "b": 2, "c": 2} and t.xp == 2 and t.made == ["ice"] and t.zone("icy-blast") == "lost"
    assert t.conditions() == {"a": ["muddle"], "b": ["muddle"], "c": ["muddle"]}
    t = Table("spellweaver", allies=[(2, 0)], hp={"h1": 10}).bottom("icy-blast", "h1")
    assert t.took == {"h1": -6} and t.zone("icy-blast") == "lost"


@pytest.mark.rule("GH-ELEM-11")
def test_cold_fire() -> None:
    t = Table("spellweaver", {"a": (3, 0), "b": (4, 0), "c": (4, -1)}, elements=["fire", "ice"])
    t.top("cold-fire", ("augment", 0), ("augment", 1), Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 3, "b": 3, "c": 3} and t.strong == []
    assert t.conditions() == {"a": ["stun"], "b": ["stun"], "c": ["stun"]}
    t = Table("spellweaver", {"a": (3, 0)}).top("cold-fire", Over("a"))
    assert t.took == {"a": 1} and t.zone("cold-fire") == "discarded" and t.has("a") == []
    t = Table("spellweaver", money=[(2, 0)]).bottom("cold-fire")
    assert t.me.money == 1 and t.zone("cold-fire") == "lost"


def test_elemental_aid() -> None:
    t = Table("spellweaver", allies=[(2, 0)], hp={"h1": 10}, elements=["earth"])
    t.top("elemental-aid", ("augment", 0), "h1")
    assert t.took == {"h1": -5} and t.xp == 1 and t.strong == []
    t = Table("spellweaver", allies=[(2, 0)], hp={"h1": 10}).top("elemental-aid", "h1")
    assert t.took == {"h1": -3} and t.xp == 0 and t.zone("elemental-aid") == "discarded"
    t = Table("spellweaver", allies=[(4, 0), (-4, 0)]).bottom("elemental-aid", "h2")
    assert [t.shield(id) for id in ("h0", "h1", "h2")] == [0, 0, 2] and t.zone("elemental-aid") == "active"
    t = Table("spellweaver", allies=[(4, 0), (-4, 0)], elements=["air"]).bottom("elemental-aid", ("augment", 0))
    assert [t.shield(id) for id in ("h0", "h1", "h2")] == [0, 2, 2] and t.strong == []
    assert t.end_round().zone("elemental-aid") == "discarded"


@pytest.mark.rule("GH-CURSE-01")
def test_spirit_of_doom() -> None:
    t = Table("spellweaver", {"a": (4, 0)}).top("spirit-of-doom", "a")
    assert t.g.monster_deck.count("curse") == 1 and t.xp == 0 and t.zone("spirit-of-doom") == "lost"
    t = Table("spellweaver", {"a": (4, 0), "b": (0, 1)}, rank={"b": "elite"}, elements=["dark"])
    t.top("spirit-of-doom", ("augment", 0), "a")
    assert t.dead == ["a"] and t.xp == 1 and t.strong == [] and "b" not in t.offered[-1]
    assert "curse" not in t.g.monster_deck
    t = Table("spellweaver", allies=[(4, 0)], hp={"h1": 1}).bottom("spirit-of-doom", "h1")
    assert t.took == {"h1": -HP // 2} and t.xp == 1 and t.zone("spirit-of-doom") == "lost"
    t = Table("spellweaver", allies=[(4, 0)], hp={"h1": 1}, elements=["light"])
    t.bottom("spirit-of-doom", ("augment", 0), "h1")
    assert t.g.figures["h1"].hp == HP and t.strong == []


def test_forked_beam() -> None:
    strikes("forked-beam", 2, range=3, targets=2, xp=1)
    moves("forked-beam", 4)


def test_chromatic_explosion() -> None:
    t = Table("spellweaver", {"a": (3, 0), "b": (4, 0)}).top("chromatic-explosion", Over("a", "b"), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 2 and t.zone("chromatic-explosion") == "lost"
    assert t.made == ["air", "dark", "earth", "fire", "ice", "light"]
    t = Table("spellweaver").bottom("chromatic-explosion", ("to", 2, 0), "light")
    assert t.made == ["light"] and t.zone("chromatic-explosion") == "discarded"


def test_engulfed_in_flames() -> None:
    strikes("engulfed-in-flames", 4, range=3, made=["fire"])
    t = Table("spellweaver", {"a": (1, 0), "b": (1, -1)}).bottom("engulfed-in-flames")
    assert t.zone("engulfed-in-flames") == "active, lost"
    t.attack("b", "h0", 1, range=3)
    assert t.took == {"h0": 1}
    for nth, xp in enumerate((1, 1, 2, 2, 3), 1):
        t.attack("a", "h0", 0)
        assert t.took["a"] == 3 * nth and t.xp == xp
    assert t.zone("engulfed-in-flames") == "lost"
    assert t.attack("a", "h0", 0).took["a"] == 15


def test_living_torch() -> None:
    t = Table("spellweaver", {"a": (3, 0), "b": (4, 0), "c": (2, 0), "d": (0, 1)}, elements=["light"])
    t.top("living-torch", ("augment", 0), "a")
    assert t.took == {"a": 4, "b": 2, "c": 2} and t.xp == 1 and t.has("a") == ["immobilize"] and t.strong == []
    strikes("living-torch", 4, range=3, conditions=["immobilize"])
    t = Table("spellweaver", {"a": (4, 0), "b": (2, 0)}).bottom("living-torch", ("at", 1, 0))
    (avatar,) = t.summoned()
    assert (avatar.what, avatar.hp) == ("burning-avatar", 2) and t.xp == 2
    assert t.zone("living-torch") == "active, lost"
    t.g.figures["b"].at = (-3, 0)
    t.summon_turn(avatar.id)
    assert t.took == {"a": 2} and t.strong == ["fire"]
    t.g.figures["b"].at = (2, 0)
    t.suffer(avatar.id, 2)
    assert t.took == {"a": 2, "b": 3} and t.summoned() == [] and t.zone("living-torch") == "lost"
    t = Table("spellweaver").bottom("living-torch", ("at", 1, 0))
    t.summon_turn(t.summoned()[0].id)
    assert t.strong == []  # it is the attack that makes Fire


def test_frozen_night() -> None:
    foes = {"a": (1, 0), "b": (2, 0), "c": (2, -1), "d": (1, 1), "e": (0, 1)}
    t = Table("spellweaver", foes).top("frozen-night", Over("a", "b", "d", "e"), *"abde")
    assert t.took == {"a": 4, "b": 4, "d": 4, "e": 4} and t.xp == 4 and t.made == ["ice"]
    assert t.zone("frozen-night") == "lost"
    t = Table("spellweaver", elements=["dark"]).bottom("frozen-night", ("augment", 0), ("to", 4, 0))
    assert t.has("h0") == ["invisible"] and t.xp == 1 and t.strong == []
    moves("frozen-night", 3)


def test_twin_restoration() -> None:
    t = Table("spellweaver")
    t.me.lost += ["fire-orbs", "icy-blast", "stone-fists"]
    t.top("twin-restoration", "icy-blast", "fire-orbs")
    assert sorted(t.me.hand) == ["fire-orbs", "icy-blast"] and t.zone("twin-restoration") == "lost"
    t = Table("spellweaver", allies=[(3, 0)], hp={"h0": 10, "h1": 10}).bottom("twin-restoration", "h0", "h1")
    assert t.took == {"h0": -3, "h1": -3} and t.zone("twin-restoration") == "discarded"


def test_stone_fists() -> None:
    t = Table("spellweaver", {"a": (1, 0), "b": (-1, 0)}, elements=["earth"])
    t.top("stone-fists", ("augment", 0), "a", ("to", 3, 0), "b", ("to", -3, 0))
    assert t.took == {"a": 6, "b": 6} and t.xp == 3 and t.at("a") == (3, 0) and t.at("b") == (-3, 0)
    assert t.conditions() == {"a": ["immobilize"], "b": ["immobilize"]} and t.zone("stone-fists") == "lost"
    t = Table("spellweaver", {"a": (1, 0), "b": (-1, 0)}).top("stone-fists", "a", "stop")
    assert t.took == {"a": 6} and t.xp == 2
    t = Table("spellweaver", elements=["earth"]).bottom("stone-fists", ("augment", 0), ("to", 4, 0))
    assert t.shield() == 2 and t.xp == 1 and t.strong == [] and t.zone("stone-fists") == "active"
    assert t.end_round().shield() == 0 and t.zone("stone-fists") == "discarded"
    t = Table("spellweaver").bottom("stone-fists", ("to", 3, 0))
    assert t.shield() == 1 and t.xp == 0


@pytest.mark.rule("GH-LOOT-01")
def test_zephyr_wings() -> None:
    spread = [(1, 0), (2, 0), (0, 1), (0, 2), (-1, 0), (3, 0)]
    t = Table("spellweaver", money=spread)
    t.top("zephyr-wings", ("at", 1, 0), ("at", 2, 0), ("at", 0, 1), ("at", 0, 2))
    assert t.me.money == 4 and t.xp == 0 and t.zone("zephyr-wings") == "discarded"
    t = Table("spellweaver", money=spread, elements=["air"])
    t.top("zephyr-wings", ("augment", 0), ("at", 3, 0), ("at", 1, 0), ("at", 0, 1), ("at", 0, 2))
    assert t.me.money == 4 and t.xp == 1 and t.strong == []
    t = Table("spellweaver", money=[(1, 0), (1, 0), (1, 0), (2, 0)])
    t.g.treasures["1,0"] = "goal"
    t.top("zephyr-wings", ("at", 1, 0), ("at", 2, 0))
    assert t.me.money == 3 and not t.g.treasures and t.g.money["1,0"] == 1  # a tile and three tokens
    t = Table("spellweaver", money=[(1, 0), (1, 0), (2, 0)]).top("zephyr-wings")
    assert t.me.money == 3  # no more than four: all of them
    t = moves("zephyr-wings", 8, jump=True, zone="lost", xp=1)
    t = Table("spellweaver", elements=["air"], at=(-4, 0), both_rooms=True)
    t.bottom("zephyr-wings", ("augment", 0), ("to", 7, 0))
    assert t.at("h0") == (7, 0) and t.xp == 2 and t.strong == []


def test_cold_front() -> None:
    t = Table("spellweaver", {"a": (2, 0), "b": (3, 0), "c": (4, -1), "d": (1, 0)})
    caught = max((o for o in _placements(t)), key=len)
    assert len(caught) >= 3
    t = Table("spellweaver", {"a": (1, 0), "b": (1, 1)}).top("cold-front", Over("a", "b"), "a", "b")
    assert t.took == {"a": 5, "b": 5} and t.zone("cold-front") == "lost" and t.xp == 2 and t.made == ["ice"]
    t = Table("spellweaver", {"a": (1, 0)}).bottom("cold-front")
    assert t.zone("cold-front") == "active, lost"
    t.suffer("h0", 1)
    assert t.took == {"h0": 1}
    t.g.figures["a"].at = (3, 0)
    for nth in (1, 2, 3):
        t.attack("a", "h0", 4, range=3)
        assert t.took == {"h0": 1, "a": 3 * nth} and t.xp == nth
    assert t.zone("cold-front") == "lost"


def _placements(t: Table) -> list[list[str]]:
    """Whom the pattern of Cold Front can catch."""
    from taverna.games.gloomhaven.rules import targets
    from taverna.games.gloomhaven.rules.acting import Action

    area = t.g.content.cards["cold-front"].top.do[0].area
    return list(targets.placements(t.g, Action("h0", 0), area, 2, "enemy").values())


def test_black_hole() -> None:
    t = Table("spellweaver", {"a": (3, 0), "b": (4, 0)}, rank={"b": "elite"}, elements=["dark"])
    t.top("black-hole", ("augment", 0), Over("a", "b"), "a", "b")
    assert t.dead == ["a"] and t.took["b"] == 3 and t.xp == 2 and t.zone("black-hole") == "lost"
    t = Table("spellweaver", {"a": (3, 0), "b": (4, 0)}).top("black-hole", Over("a", "b"), "a", "b")
    assert t.took == {"a": 4, "b": 4} and t.xp == 2
    t = Table("spellweaver", {"a": (4, 0), "b": (2, -4)}).bottom(
        "black-hole", ("at", 2, 0), ("to", 2, 0), ("to", 2, -2)
    )
    assert t.at("a") == (2, 0) and t.at("b") == (2, -2) and t.zone("black-hole") == "discarded"


@pytest.mark.rule("GH-DOOR-01")
def test_inferno_in_a_doorway_burns_both_rooms() -> None:
    t = Table("spellweaver", {"a": (4, 0), "b": (6, 0)}, at=(5, 0), both_rooms=True).top("inferno", "a", "b")
    assert t.took == {"a": 3, "b": 3}
    t = Table("spellweaver", {"a": (5, 0), "b": (6, 0)}, both_rooms=True).top("inferno", "a")
    assert t.took == {"a": 3}


def test_inferno() -> None:
    foes = {"a": (1, 0), "b": (-4, 0), "c": (8, 0)}
    t = Table("spellweaver", foes, allies=[(0, 2), (9, 0)], elements=["fire"], both_rooms=True)
    t.top("inferno", ("augment", 0), "a", "b")
    assert t.took == {"a": 4, "b": 4, "h1": 2} and t.xp == 1 and t.strong == []
    t = Table("spellweaver", foes, both_rooms=True).top("inferno", "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 0 and t.zone("inferno") == "discarded"
    t = Table("spellweaver", {"a": (3, 0)}, allies=[(-4, 0)]).bottom("inferno")
    assert t.retaliate("h0") == t.retaliate("h1") == [(2, 3)] and t.zone("inferno") == "active"
    assert t.attack("a", "h0", 1, range=3).took == {"h0": 1, "a": 2}
    assert t.end_round().zone("inferno") == "discarded"
