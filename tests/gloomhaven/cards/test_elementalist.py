"""Every card of the Elementalist, both halves, and those whom she summons."""

from __future__ import annotations

from typing import Any

import pytest
from table import RING, Over, Table, moves, strikes

from taverna.games.gloomhaven.rules import figures, summons

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05", "GH-ELEM-07")
SHE = "elementalist"
PAY = ("augment", 0)
FAR: dict[str, Any] = {"a": (3, 0), "b": (2, 1), "z": (-4, 0)}


def paying(*elements: str) -> tuple[str, ...]:
    return ("elements", *elements)


@pytest.mark.parametrize(
    ("card", "top", "bottom"),
    [("raw-enhancement", ["fire", "air"], ["ice", "earth"]), ("pure-augmentation", ["earth", "ice"], ["air", "fire"])],
)
def test_the_plain_enhancements(card: str, top: list[Any], bottom: list[Any]) -> None:
    strikes(card, 1, range=3)
    t = Table(SHE, {"a": (3, 0)}, elements=top).top(card, PAY, ("augment", 1), "a")
    assert t.took == {"a": 5} and t.xp == 1 and not t.strong
    t = Table(SHE, {"a": (3, 0)}, elements=top[1:]).top(card, ("augment", 1), "a")
    assert t.took == {"a": 3} and t.xp == 0
    moves(card, 3)
    t = Table(SHE, at=(-4, 0), elements=bottom).bottom(card, PAY, ("augment", 1), ("to", 3, 0))
    assert t.at("h0") == (3, 0) and t.xp == 1 and not t.strong


def test_raw_enhancement() -> None:
    t = Table(SHE, {"a": (3, 0)}, elements=["fire"]).top("raw-enhancement", "skip", "a")
    assert t.took == {"a": 1} and t.strong == ["fire"]


def test_pure_augmentation() -> None:
    t = Table(SHE, {"a": (3, 0)}, elements=["fire"]).top("pure-augmentation", "a")
    assert t.took == {"a": 1}, "Fire is of no use to it"


@pytest.mark.rule("GH-BONUS-05", "GH-ELEM-08")
def test_formless_power() -> None:
    strikes("formless-power", 2, range=2)
    t = Table(SHE, {"a": (4, 0)}, elements=["dark", "ice"])
    t.top("formless-power", PAY, paying("dark"), ("augment", 1), "a")
    assert t.took == {"a": 4} and t.xp == 1 and not t.strong
    t = Table(SHE, {"a": (3, 0)}, elements=["dark"]).bottom("formless-power")
    assert t.xp == 2 and t.zone("formless-power") == "active, lost"
    t.top("stoking-hail", "use", "a")
    assert t.took == {"a": 3} and not t.strong
    t.top("stoking-hail", "a")
    assert t.took == {"a": 5}


@pytest.mark.rule("GH-ELEM-02", "GH-BONUS-01")
def test_shaping_the_ether() -> None:
    t = Table(SHE, {"a": (3, 0), "b": (0, 3)}, elements=["fire", "air", "ice", "earth"])
    t.top("shaping-the-ether", *(("augment", nth) for nth in range(4)), "a", ("to", 4, 0), "b", "stop")
    assert t.took == {"a": 3, "b": 3} and t.has("b") == ["stun"] and t.xp == 1 and t.at("a") == (4, 0)
    t = Table(SHE, {"a": (3, 0)}).bottom("shaping-the-ether").end_turn("dark")
    assert t.strong == ["dark"] and t.zone("shaping-the-ether") == "active, lost"
    t.begin_turn().top("stoking-hail", "a")
    assert t.took == {"a": 1}
    t.g.elements["dark"] = 0
    assert t.end_turn("skip").strong == []


def test_stoking_hail() -> None:
    strikes("stoking-hail", 2, range=3)
    t = Table(SHE, {"a": (3, 0)}, elements=["ice"]).top("stoking-hail", PAY, "a")
    assert t.has("a") == ["stun"] and t.xp == 1
    assert moves("stoking-hail", 2).made == ["fire"]


def test_tremulant_cyclone() -> None:
    t = Table(SHE, FAR, elements=["air"])
    t.top("tremulant-cyclone", PAY, Over("a", "b"), "a", ("to", 4, 0), "b", ("to", 2, 2))
    assert t.took == {"a": 2, "b": 2} and t.at("a") == (4, 0) and t.xp == 1
    assert moves("tremulant-cyclone", 2).made == ["earth"]


@pytest.mark.rule("GH-ATK-03")
def test_infernal_vortex() -> None:
    t = Table(SHE, {"a": (2, 0), "b": (0, 2), "c": (1, 0), "z": (3, 0)}).top("infernal-vortex", "a", "b")
    assert t.took == {"a": 4, "b": 4} and t.made == ["air", "fire"] and t.xp == 1
    assert t.zone("infernal-vortex") == "lost"
    assert moves("infernal-vortex", 2).made == ["ice"]


def test_lava_eruption() -> None:
    t = Table(SHE, {"a": (2, 0), "b": (0, 4), "c": (1, 0)}).top("lava-eruption", "a", "b", "c")
    assert t.took == {"a": 1, "b": 1, "c": 1} and t.made == ["earth", "fire"] and t.xp == 1
    assert moves("lava-eruption", 2).made == ["air"]


def test_ice_spikes() -> None:
    t = Table(SHE, FAR, elements=["fire"]).top("ice-spikes", PAY, Over("a", "b"), "a", "b")
    assert t.took == {"a": 2, "b": 2} and t.has("b") == ["wound"] and t.xp == 1
    strikes("ice-spikes", 5, "bottom", range=3, zone="lost", xp=1, conditions=["immobilize"], made=["ice", "earth"])


def test_frigid_torrent() -> None:
    strikes("frigid-torrent", 3)
    t = Table(SHE, RING, elements=["earth"], shields={"b": 2}).top("frigid-torrent", PAY, "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 1
    t = Table(SHE, FAR).bottom("frigid-torrent", Over("a", "b"), "a", ("to", 1, 0), "b", ("to", 0, 1))
    assert t.took == {"a": 3, "b": 3} and t.at("b") == (0, 1) and t.made == ["air", "ice"] and t.xp == 1


def test_malleable_evocation() -> None:
    t = Table(SHE, {"a": (2, 0), "b": (0, 2)}, elements=["fire", "air", "ice", "earth"])
    t.top("malleable-evocation", *(("augment", nth) for nth in range(4)), "a", "b")
    assert t.took == {"a": 4, "b": 4} and t.has("a") == ["immobilize", "poison", "wound"] and t.xp == 1
    t = Table(SHE, RING, hp={"h0": 10}, elements=["fire", "air", "ice", "earth"])
    t.bottom("malleable-evocation", *(("augment", nth) for nth in range(4)), ("to", 4, 0))
    assert t.at("h0") == (4, 0) and t.took == {"h0": -2} and t.shield() == 1
    moves("malleable-evocation", 2)


def test_brilliant_flash() -> None:
    t = Table(SHE, allies=[(3, 0)], hp={"h1": 10}).top("brilliant-flash", "h1")
    assert t.took == {"h1": -3} and t.made == ["light"]
    assert Table(SHE, money=[(1, 0)]).bottom("brilliant-flash").me.money == 1


def test_encompassing_shadow() -> None:
    t = Table(SHE, allies=[(3, 0)]).top("encompassing-shadow", "h1")
    assert t.has("h1") == ["invisible"] and t.made == ["dark"]
    t = Table(SHE, {"a": (3, 0)}).bottom("encompassing-shadow", ("to", 2, 0))
    t.g.monster_deck = ["plus-2", "minus-1"]
    assert t.attack("a", "h0", 3).took == {"h0": 2} and t.zone("encompassing-shadow") == "active"


@pytest.mark.rule("GH-RETAL-01")
def test_boiling_arc() -> None:
    t = Table(SHE, {"a": (1, 0), "b": (1, -1), "c": (2, -1)}).top("boiling-arc", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 2, "b": 2, "c": 2} and t.made == ["fire"]
    t = Table(SHE, {"a": (4, 0)}, elements=["fire"]).bottom("boiling-arc", ("to", 2, 0), PAY)
    assert t.retaliate() == [(2, 2)] and t.zone("boiling-arc") == "active"
    assert moves("boiling-arc", 4).retaliate() == []


def test_crystallizing_blast() -> None:
    t = Table(SHE, FAR).top("crystallizing-blast", Over("a", "b"), "a", "b")
    assert t.took == {"a": 1, "b": 1} and t.made == ["ice"]
    t = Table(SHE, elements=["ice"]).bottom("crystallizing-blast", ("to", 4, 0), PAY)
    assert t.shield() == 2
    moves("crystallizing-blast", 4)


def test_burial() -> None:
    t = Table(SHE, FAR, elements=["earth", "dark"]).top("burial", PAY, ("augment", 1), Over("a", "b"), "a", "b")
    assert t.took == {"a": 6, "b": 6} and t.has("a") == ["immobilize"] and t.xp == 2
    assert t.g.monster_deck.count("curse") == 2 and t.zone("burial") == "lost"
    strikes("burial", 3, "bottom", range=4, made=["dark"])


@pytest.mark.rule("GH-TARGET-02")
def test_chain_lightning() -> None:
    foes: dict[str, Any] = {"a": (3, 0), "b": (3, -2), "c": (1, -2), "d": (-1, -2), "e": (1, 0)}
    t = Table(SHE, foes).top("chain-lightning", "a", "b", "c")
    assert t.took == {"a": 4, "b": 3, "c": 2} and t.zone("chain-lightning") == "lost"
    assert t.offered[1] == ["b", "e", "stop"] and "a" not in t.offered[2]
    t = Table(SHE, foes, elements=["light", "air"], shields={"d": 2})
    t.top("chain-lightning", PAY, ("augment", 1), "a", "b", "c", "d")
    assert t.took == {"a": 5, "b": 4, "c": 3, "d": 2} and t.xp == 2
    t = Table(SHE, foes, hp={"a": 3}).top("chain-lightning", "a", "b", "stop")
    assert t.took == {"a": 3, "b": 3}, "on from where the dead one stood"
    t = Table(SHE, allies=[(4, 0)], hp={"h1": 10}).bottom("chain-lightning", "h1")
    assert t.took == {"h1": -3} and t.made == ["light"]


def test_primal_duality() -> None:
    strikes("primal-duality", 5, range=4, targets=2, zone="lost", xp=1, made=["ice", "fire"])
    assert moves("primal-duality", 2).made == ["dark", "light"]


def test_gravel_vortex() -> None:
    t = Table(SHE, RING).top("gravel-vortex", *sorted(RING))
    assert t.took == dict.fromkeys(RING, 2) and t.made == ["air", "earth"]
    t = Table(SHE, money=[(1, 0), (2, 0)]).bottom("gravel-vortex")
    assert t.me.money == 1
    t = Table(SHE, money=[(1, 0), (2, 0)], elements=["fire", "dark"]).bottom("gravel-vortex", PAY)
    assert t.me.money == 2 and not t.strong


@pytest.mark.rule("GH-ELEM-08")
def test_obsidian_shards() -> None:
    strikes("obsidian-shards", 2, range=3, targets=2)
    t = Table(SHE, FAR, elements=["fire"]).top("obsidian-shards", "a", "b")
    assert t.took == {"a": 2, "b": 2}, "it needs both"
    t = Table(SHE, FAR, elements=["fire", "earth"]).top("obsidian-shards", PAY, "a", "b")
    assert t.took == {"a": 5, "b": 5} and t.xp == 1
    t = Table(SHE).bottom("obsidian-shards")
    assert t.shield() == 1 and t.made == ["dark", "ice"]


def test_winters_edge() -> None:
    strikes("winters-edge", 5, range=2)
    t = Table(SHE, {"a": (4, 0)}, elements=["ice", "air"], shields={"a": 4}).top("winters-edge", PAY, "a")
    assert t.took == {"a": 5} and t.xp == 1
    t = Table(SHE, allies=[(2, 0)], hp={"h1": 10}).bottom("winters-edge", "h1")
    assert t.took == {"h1": -2} and t.made == ["fire", "light"]


@pytest.mark.rule("GH-ATK-04")
def test_eye_of_the_hurricane() -> None:
    t = Table(SHE, {"a": (4, 0), "b": (1, 0), "c": (-1, 0)}, allies=[(3, 0)], hp={"h1": 10})
    t.top("eye-of-the-hurricane", "h1", "a", "b")
    assert t.took == {"h1": -3, "a": 2, "b": 2} and t.made == ["air", "ice"] and t.xp == 1
    t = Table(SHE, {"a": (2, 0), "b": (3, 0)}, hp={"h0": 10}).top("eye-of-the-hurricane", "h0", "a")
    assert t.took == {"h0": -3, "a": 2}
    t = Table(SHE, {"a": (2, 0)}, allies=[(3, 0)]).top("eye-of-the-hurricane", "stop")
    assert t.took == {} and t.xp == 0, "nobody is healed"
    t = Table(SHE, RING, elements=["fire", "air"]).bottom(
        "eye-of-the-hurricane", PAY, ("augment", 1), ("via", 2, 0), ("to", 4, -1)
    )
    assert t.at("h0") == (4, -1) and t.xp == 1
    moves("eye-of-the-hurricane", 3)


def doubled(foes: dict[str, Any], at: tuple[int, int], what: str = "doppelganger", **more: Any) -> Table:
    t = Table(SHE, foes, **more)
    figure = summons.place(t.g, "h0", what, at)
    figure.new = False
    t.began[figure.id] = figure.hp
    return t


@pytest.mark.rule("GH-SUMMON-04")
def test_simulacrum() -> None:
    t = Table(SHE, FAR, elements=["fire", "ice", "air", "earth", "light", "dark"])
    t.top("simulacrum", PAY, paying("fire", "ice"), ("augment", 1), paying("air", "earth"), ("augment", 2), "a", "b")
    assert t.took == {"a": 5, "b": 5} and t.has("b") == ["immobilize", "muddle"] and t.xp == 3 and not t.strong
    t = Table(SHE).bottom("simulacrum", ("at", 1, 0))
    (double,) = t.summoned()
    stats = figures.stats(t.g, double)
    assert (double.hp, stats.move, stats.attack) == (10, 2, None) and t.made == ["earth"] and t.xp == 1
    assert t.zone("simulacrum") == "active, lost"
    t = doubled({"a": (-4, 0)}, (-3, 0)).top("frigid-torrent", "s1", "a")
    assert t.took == {"a": 3} and t.at("h0") == (0, 0) and t.at("s1") == (-3, 0)
    t = doubled({"a": (1, 0)}, (-3, 0)).top("frigid-torrent", "h0", "a")
    assert t.took == {"a": 3} and t.prompts[0] == "vantage"
    t = doubled({"a": (2, -1), "b": (-4, 0)}, (-3, 0)).top("tremulant-cyclone", "s1", Over("b"))
    assert t.took == {"b": 1}, "areas too are laid from there"


def test_a_double_that_is_gone_leaves_her_where_she_was() -> None:
    t = doubled({"a": (-4, 0)}, (-3, 0))
    t.me.deck = ["plus-0"] * 20
    t.g.figures["a"].hp = 1
    t.top("frigid-torrent", "s1", "a")
    assert t.dead == ["a"] and t.at("h0") == (0, 0)


def test_vengeance() -> None:
    t = Table(SHE, FAR, rank={"b": "elite"}, elements=["dark", "ice"])
    t.top("vengeance", PAY, Over("a", "b"), "a", "b")
    assert t.dead == ["a"] and t.took == {"a": 30, "b": 1} and t.xp == 1
    t = Table(SHE, FAR).top("vengeance", Over("a", "b"), "a", "b")
    assert t.took == {"a": 2, "b": 2}
    t = Table(SHE, allies=[(3, 0)], elements=["light", "ice"]).bottom("vengeance", ("to", 2, 0), PAY, "h1")
    assert t.retaliate("h1") == [(3, 1)] and t.xp == 1 and t.zone("vengeance") == "active"


@pytest.mark.rule("GH-RECOVER-01")
def test_pragmatic_reinforcement() -> None:
    t = Table(SHE, allies=[(3, 0)], hp={"h1": 10}, elements=["ice", "earth", "light"])
    t.g.characters[1].discarded = ["backstab", "smoke-bomb"]
    t.top("pragmatic-reinforcement", PAY, "h1", PAY, PAY, "backstab")
    assert t.took == {"h1": -5} and t.shield("h1") == 1 and t.shield() == 0 and t.xp == 1
    assert t.g.characters[1].hand == ["backstab"] and t.zone("pragmatic-reinforcement") == "active"
    t = Table(SHE, {"a": (4, 0)}, elements=["fire", "air", "dark"])
    t.bottom("pragmatic-reinforcement", PAY, ("augment", 1), ("augment", 2), "a")
    assert t.took == {"a": 5} and t.has("a") == ["poison", "wound"] and t.xp == 1


@pytest.mark.rule("GH-BONUS-01")
def test_volatile_consumption() -> None:
    t = Table(SHE, {"a": (3, 0), "b": (1, 0)}, hp={"h0": 10}, elements=["ice", "fire"]).top("volatile-consumption")
    assert t.xp == 2 and t.zone("volatile-consumption") == "active, lost"
    t.top("stoking-hail", PAY, "a", ("way", 0), "b")
    assert t.took == {"a": 2, "b": 1}
    t.top("stoking-hail", "a")
    assert t.took == {"a": 4, "b": 1}, "nothing was consumed"
    t.top("raw-enhancement", PAY, "a", ("way", 1), "h0")
    assert t.g.figures["h0"].hp == 11
    t = Table(SHE, {"a": (1, 0), "b": (3, 0)}, elements=["fire", "ice", "light", "dark"])
    t.bottom(
        "volatile-consumption",
        *(PAY, paying("fire", "light"), ("augment", 1)),
        *(("via", 1, 0), ("via", 2, 0), ("via", 3, 0), ("to", 4, 0)),
    )
    assert t.has("a") == t.has("b") == ["immobilize", "wound"] and t.xp == 2
    moves("volatile-consumption", 3, jump=True)


def test_elemental_aegis() -> None:
    t = Table(SHE, elements=["fire", "ice", "dark"])
    t.top("elemental-aegis", PAY, paying("fire"), ("augment", 1), paying("ice"), ("augment", 2))
    assert t.shield() == 5 and t.xp == 2 and not t.strong
    t = Table(SHE, hp={"h0": 10}).bottom("elemental-aegis")
    assert t.took == {"h0": -5} and t.made == ["light"]


@pytest.mark.rule("GH-SUMMON-07", "GH-ELEM-15")
def test_ethereal_manifestation() -> None:
    t = Table(SHE).top("ethereal-manifestation", ("at", 1, 0))
    (sphere,) = t.summoned()
    stats = figures.stats(t.g, sphere)
    assert (stats.hp, stats.move, stats.attack, stats.range) == (3, 3, 2, 3) and t.xp == 1
    t = doubled({"a": (4, 0)}, (1, 0), "mana-sphere").summon_turn("s1", "dark")
    assert t.took == {"a": 2} and t.strong == ["dark"]
    t = Table(SHE, {"a": (3, 0)}, hp={"h0": 10}, elements=["fire", "air", "ice", "earth"])
    t.bottom("ethereal-manifestation", PAY, "a", PAY, ("to", 0, 3), PAY, "h0")
    assert t.took == {"a": 3, "h0": -3} and t.at("h0") == (0, 3) and not t.strong
    t = Table(SHE, {"a": (3, 0)}, hp={"h0": 10}, elements=["ice"]).bottom("ethereal-manifestation")
    assert t.took == {} and t.zone("ethereal-manifestation") == "discarded"


def test_eternal_equilibrium() -> None:
    t = Table(SHE, {"a": (3, 0), "b": (0, 3)}, elements=["dark", "light"])
    t.top("eternal-equilibrium", PAY, ("augment", 1), "a", "b")
    assert t.took == {"a": 4, "b": 4} and t.has("a") == ["muddle"] and t.xp == 2
    assert t.g.monster_deck.count("curse") == 2
    t = Table(SHE, allies=[(4, 0)], hp={"h1": 10}, elements=["fire", "ice"])
    t.bottom("eternal-equilibrium", "h1", PAY, PAY)
    assert t.took == {"h1": -4} and t.retaliate("h1") == [(2, 1)] and t.shield("h1") == 2 and t.xp == 2
