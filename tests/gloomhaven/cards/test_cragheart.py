"""Every card of the Cragheart, both halves."""

from __future__ import annotations

import pytest
from table import Over, Table, away, moves, strikes

from taverna.games.gloomhaven.rules import hero_turns
from taverna.games.gloomhaven.state import Trap
from taverna.hexgrid import Hex

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")


def obstacles(t: Table) -> list[Hex]:
    return sorted(at for obstacle in t.g.obstacles for at in obstacle.hexes)


def test_opposing_strike() -> None:
    t = Table("cragheart", {"a": (1, 0), "b": (-1, 0), "c": (0, 1)}).top("opposing-strike", Over("a", "b"), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 1 and t.zone("opposing-strike") == "discarded"
    t = Table("cragheart", {"a": (1, 0)}).bottom("opposing-strike")
    assert t.zone("opposing-strike") == "active, lost"
    t.attack("a", "h0", 1, range=2)
    assert t.took == {"h0": 1}
    for nth in range(1, 7):
        t.attack("a", "h0", 0)
        assert t.took["a"] == 2 * nth and t.xp == nth // 2
    assert t.zone("opposing-strike") == "lost"


def test_crushing_grasp() -> None:
    strikes("crushing-grasp", 3, conditions=["immobilize"], made=["earth"])
    t = Table("cragheart", money=[(1, 0)]).bottom("crushing-grasp")
    assert t.me.money == 1 and t.zone("crushing-grasp") == "discarded"


@pytest.mark.rule("GH-OBST-04")
def test_avalanche() -> None:
    t = Table("cragheart", {"a": (1, 0), "b": (0, 1)}, elements=["earth"])
    t.top("avalanche", ("augment", 0), Over("a", "b"), "a", "b")
    assert t.took == {"a": 5, "b": 5} and t.xp == 2 and t.strong == [] and t.zone("avalanche") == "lost"
    t = Table("cragheart", {"a": (1, 0), "b": (0, 1)}).top("avalanche", Over("a", "b"), "a", "b")
    assert t.took == {"a": 4, "b": 4} and t.xp == 1
    t = Table("cragheart").bottom("avalanche", ("at", 1, 0), ("at", -1, 0))
    assert obstacles(t) == [(-1, 0), (1, 0)] and t.made == ["earth"] and t.zone("avalanche") == "discarded"


@pytest.mark.rule("GH-TURN-07")
def test_rumbling_advance() -> None:
    t = Table("cragheart", allies=[(2, 0)], hp={"h1": 10}).top("rumbling-advance", "h1")
    assert t.took == {"h1": -4} and t.made == ["earth"] and t.zone("rumbling-advance") == "discarded"
    t = Table("cragheart", {"a": (3, 0), "b": (-1, 0)}, allies=[(2, 1)]).bottom("rumbling-advance", ("to", 2, 0))
    assert t.took == {"a": 1, "h1": 1} and t.made == ["earth"] and t.zone("rumbling-advance") == "discarded"


def test_massive_boulder() -> None:
    t = Table("cragheart", {"a": (3, 0), "b": (4, 0), "c": (0, 1)}, allies=[(2, 0)]).top("massive-boulder", "a")
    assert t.took == {"a": 3, "b": 1, "h1": 1} and t.made == ["earth"] and t.zone("massive-boulder") == "discarded"
    dead = Table("cragheart", {"a": (3, 0), "b": (4, 0)}, hp={"a": 1}).top("massive-boulder", "a")
    assert dead.dead == ["a"] and dead.took["b"] == 1
    moves("massive-boulder", 4)


@pytest.mark.rule("GH-ADDT-01")
def test_backup_ammunition() -> None:
    t = Table("cragheart", {"a": (3, 0), "b": (2, -2), "c": (0, 3)}).top("backup-ammunition")
    assert t.zone("backup-ammunition") == "active, lost"
    for nth in range(1, 5):
        t.top("earthen-clod", "a", "b")
        assert t.took == {"a": 2 * nth, "b": 2 * nth} and t.xp == nth
    assert t.zone("backup-ammunition") == "lost"
    moves("backup-ammunition", 3)


@pytest.mark.rule("GH-BONUS-05")
def test_backup_ammunition_waits_for_an_attack() -> None:
    t = Table("cragheart", {"a": (4, 0)}, at=(-4, 0)).top("backup-ammunition")
    t.top("massive-boulder")  # nobody in range
    assert t.g.bonuses[0].used == 0
    t = Table("cragheart", {"a": (3, 0)}).top("backup-ammunition")
    t.top("massive-boulder", "stop")
    assert t.g.bonuses[0].used == 0
    t.top("massive-boulder", "a")
    assert t.g.bonuses[0].used == 1 and t.took == {"a": 3}


@pytest.mark.rule("GH-ADDT-02")
def test_what_an_attack_does_around_its_target_it_does_around_an_added_one() -> None:
    foes = {"a": (3, 0), "b": (0, 3), "c": (4, 0), "d": (0, 4)}
    t = Table("cragheart", foes, hp={"a": 2}).top("backup-ammunition").top("massive-boulder", "a", "b")
    assert t.dead == ["a"] and t.took == {"a": 2, "b": 3, "c": 1, "d": 1}
    t = Table("cragheart", {"a": (3, 0), "b": (3, -1)}).top("backup-ammunition").top("massive-boulder", "a", "b")
    assert t.took == {"a": 4, "b": 4}  # each stands next to the other
    t = Table("cragheart", foes, conditions={"a": ["poison"]}).top("backup-ammunition")
    t.top("blind-destruction", "a", "b")
    assert t.took == {"a": 5, "b": 4, "c": 5, "d": 4}


def test_rock_tunnel() -> None:
    t = Table("cragheart", obstacles=[(1, 0), (3, 0)]).top("rock-tunnel", ("at", 1, 0))
    assert obstacles(t) == [(3, 0)] and t.xp == 1 and t.zone("rock-tunnel") == "discarded"
    t = Table("cragheart", {"a": (1, 0), "b": (2, 0), "c": (0, 2)}).bottom("rock-tunnel", ("to", 4, 0))
    assert t.conditions() == {"a": ["immobilize"], "b": ["immobilize"]} and t.xp == 1 and t.took == {}
    assert t.zone("rock-tunnel") == "lost"


def test_unstable_upheaval() -> None:
    foes = {"a": (1, 0), "b": (2, -2), "c": (3, 0)}
    t = Table("cragheart", foes, allies=[(-1, 0), (-2, 0)], elements=["earth"])
    t.top("unstable-upheaval", ("augment", 0), "a", "b")
    assert t.took == {"a": 3, "b": 3, "h1": 2} and t.xp == 2 and t.strong == []
    t = Table("cragheart", foes).top("unstable-upheaval", "a")
    assert t.took == {"a": 3} and t.xp == 1 and t.zone("unstable-upheaval") == "lost"
    t = Table("cragheart", allies=[(4, 0), (-4, 0)]).bottom("unstable-upheaval")
    assert t.took == {"h1": 1, "h2": 1} and [t.shield(id) for id in ("h0", "h1", "h2")] == [0, 2, 2]
    assert t.xp == 2 and t.zone("unstable-upheaval") == "active, lost"
    assert t.end_round().zone("unstable-upheaval") == "lost"


def test_crater() -> None:
    t = Table("cragheart", {"a": (2, 0)}, elements=["earth"]).top("crater", ("augment", 0), "a", ("to", 4, 0))
    assert t.took == {"a": 3} and t.at("a") == (4, 0) and t.xp == 1 and t.strong == []
    strikes("crater", 3, range=3)
    t = Table("cragheart", {"a": (1, 0), "b": (3, 0)}, allies=[(-1, 0), (2, 1)], elements=["earth"])
    t.bottom("crater", ("to", 2, 0), ("augment", 0))
    assert t.took == {"a": 3, "h1": 1, "b": 2, "h2": 2} and t.xp == 2 and t.strong == []
    t = Table("cragheart", {"a": (1, 0)}).bottom("crater", ("to", 2, 0))
    assert t.took == {"a": 2} and t.xp == 1 and t.zone("crater") == "lost"


@pytest.mark.rule("GH-AOE-08", "GH-TURN-07")
def test_dirt_tornado() -> None:
    foes, ally = {"a": (2, 0), "b": (3, 0), "c": (0, -3)}, [(2, 1)]
    t = Table("cragheart", foes, allies=ally, elements=["earth"])
    t.top("dirt-tornado", ("augment", 0), Over("a", "b", "h1"), "a", "b")
    assert t.took == {"a": 2, "b": 2} and t.xp == 1 and t.strong == []
    assert t.conditions() == {"a": ["muddle"], "b": ["muddle"], "h1": ["muddle"]}
    t = Table("cragheart", foes, allies=ally).top("dirt-tornado", Over("a", "b"), "a", "b")
    assert t.took == {"a": 1, "b": 1} and t.has("h1") == [] and t.zone("dirt-tornado") == "discarded"
    moves("dirt-tornado", 3)


def test_earthen_clod() -> None:
    strikes("earthen-clod", 2, range=5)
    t = Table("cragheart", {"a": (1, 0)}, at=(-4, 0), elements=["earth"]).top("earthen-clod", ("augment", 0), "a")
    assert t.took == {"a": 2} and t.has("a") == ["immobilize"] and t.xp == 1 and t.strong == []
    t = Table("cragheart", allies=[(3, 0)], hp={"h1": 10}).bottom("earthen-clod", "h1")
    assert t.took == {"h1": -2} and t.zone("earthen-clod") == "discarded"


@pytest.mark.rule("GH-PUSH-06")
def test_heaving_swing() -> None:
    t = Table("cragheart", {"a": (1, 0)}, obstacles=[(2, 0)]).top("heaving-swing", "a", ("at", 2, 0))
    assert t.took == {"a": 5} and t.at("a") == (2, 0) and t.xp == 1 and obstacles(t) == []
    t = Table("cragheart", {"a": (1, 0)}, obstacles=[(2, 0)]).top("heaving-swing", "a", ("at", 2, -1))
    assert t.took == {"a": 3} and t.xp == 0 and obstacles(t) == [(2, 0)] and t.zone("heaving-swing") == "discarded"
    t = Table("cragheart", {"a": (1, 0), "b": (3, 0)}).bottom("heaving-swing")
    t.attack("h0", "a", 1).attack("h0", "b", 1, range=3)
    assert t.took == {"a": 1, "b": 2} and t.end_round().zone("heaving-swing") == "discarded"


def test_forceful_storm() -> None:
    t = Table("cragheart", {"a": (3, 0), "b": (4, 0)}).top("forceful-storm", Over("a", "b"), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 2 and t.made == ["air"] and t.zone("forceful-storm") == "lost"
    assert t.conditions() == {"a": ["disarm"], "b": ["disarm"]}
    t = Table("cragheart", {"a": (1, 0), "b": (3, 0)}).bottom("forceful-storm")
    t.attack("h0", "a", 1).attack("h0", "b", 1, range=3)
    assert t.took == {"a": 3, "b": 1} and t.end_round().zone("forceful-storm") == "discarded"


@pytest.mark.rule("GH-BONUS-05", "GH-ELEM-06")
def test_natures_lift() -> None:
    t = Table("cragheart", allies=[(3, 0), (0, 3)], hp={"h1": 10, "h2": 10}).top("natures-lift", "h1", "h2")
    assert t.took == {"h1": -2, "h2": -2} and t.zone("natures-lift") == "discarded"
    t = Table("cragheart", {"a": (1, 0)}, at=(-4, 0)).bottom("natures-lift")
    for nth in range(1, 7):
        t.g.elements["air"] = 1
        t.top("massive-boulder", "use", "a")
        assert t.took == {"a": 3 * nth} and t.xp == nth // 2 and t.g.elements["air"] == 0
    assert t.zone("natures-lift") == "lost"


def test_explosive_punch() -> None:
    t = Table("cragheart", {"a": (2, 0), "b": (1, 1), "c": (-1, 0)}, obstacles=[(1, 0)])
    t.top("explosive-punch", ("at", 1, 0), "a", "b")
    assert t.took == {"a": 4, "b": 4} and obstacles(t) == [] and t.xp == 2 and t.made == ["earth"]
    assert t.zone("explosive-punch") == "lost"
    moves("explosive-punch", 4)


@pytest.mark.rule("GH-ATK-16")
def test_sentient_growth() -> None:
    t = Table("cragheart", {"a": (3, 0)}, allies=[(4, 0)], hp={"h1": 10}).top("sentient-growth", Over("a", "h1"))
    assert t.took == {"a": 2, "h1": -2} and t.zone("sentient-growth") == "discarded"
    t = Table("cragheart", allies=[(3, 0)], hp={"h1": 10}).top("sentient-growth")
    assert t.took == {} and t.prompts == [], "without a target of the attack there is no area"
    t = Table("cragheart", {"a": (3, 0)}, allies=[(-3, 0)], hp={"h1": 10}).top("sentient-growth", Over("a"))
    assert t.took == {"a": 2} and len(t.offered[0]) == 2, "one place for the area, or none: not over allies alone"
    t = Table("cragheart", {"a": (3, 0)}, allies=[(4, 0)], hp={"h1": 10}).top("sentient-growth", "stop")
    assert t.took == {}, "nor is anyone healed if the attack is declined"
    t = Table("cragheart", {"a": (3, 0)}, allies=[(2, 1)], hp={"h1": 10}).bottom("sentient-growth", ("to", 2, 0), "a")
    assert t.took == {"a": 1, "h1": -1} and t.zone("sentient-growth") == "discarded"


def test_clear_the_way() -> None:
    t = Table("cragheart", {"a": (4, 0), "b": (3, 1), "c": (0, 1)}, obstacles=[(1, 0)], elements=["earth"])
    t.top("clear-the-way", ("at", 1, 0), ("at", 3, 0), ("augment", 0), "a", "b")
    assert t.took == {"a": 3, "b": 3} and obstacles(t) == [(3, 0)] and t.xp == 2 and t.strong == []
    t = Table("cragheart", {"a": (4, 0)}, obstacles=[(1, 0)]).top("clear-the-way", ("at", 1, 0), ("at", 3, 0), "a")
    assert t.took == {"a": 2} and t.xp == 1 and t.zone("clear-the-way") == "discarded"
    t = Table("cragheart", {"a": (3, 0)}, obstacles=[(1, 0)], traps={(2, 0): Trap(5)})
    t.bottom("clear-the-way", ("to", 4, 0))
    assert obstacles(t) == [] and t.g.traps == {} and t.took == {} and t.xp == 2 and t.zone("clear-the-way") == "lost"


def test_blunt_force() -> None:
    strikes("blunt-force", 4, zone="lost", xp=1)
    t = Table("cragheart", {"a": (1, 0)}, elements=["earth"]).top("blunt-force", ("augment", 0), "a")
    assert t.took == {"a": 8} and t.xp == 3 and t.strong == []
    t = Table("cragheart", {"a": (3, 0)}).bottom("blunt-force", ("to", 2, 0)).attack("a", "h0", 1)
    assert t.took == {"h0": 1, "a": 1} and t.xp == 1 and t.end_round().zone("blunt-force") == "discarded"


@pytest.mark.rule("GH-OBST-05")
def test_rock_slide() -> None:
    t = Table("cragheart", {"a": (2, 1), "b": (-2, 0), "c": (0, 2)}, allies=[(2, -1)])
    t.top("rock-slide", ("at", 2, 0), ("at", -1, 0), ("at", 3, 0))
    assert obstacles(t) == [(-1, 0), (2, 0), (3, 0)] and t.took == {"a": 2, "b": 2, "h1": 2}
    assert t.made == ["earth"] and t.xp == 1 and t.zone("rock-slide") == "discarded"
    t = Table("cragheart", {"a": (0, 2)}, at=(-4, 0)).bottom("rock-slide", ("to", 2, 0))
    assert t.at("h0") == (2, 0) and (-2, -1) not in t.ends() and t.zone("rock-slide") == "discarded"


def test_kinetic_assault() -> None:
    t = Table("cragheart", {"a": (2, 0)}).top("kinetic-assault", ("to", 1, 0), "a")
    assert t.took == {"a": 4} and t.zone("kinetic-assault") == "discarded"
    t = Table("cragheart", {"a": (3, 0), "b": (4, 0)}).bottom("kinetic-assault")
    t.attack("a", "h0", 1, range=4).attack("b", "h0", 1, range=4)
    assert t.took == {"h0": 2, "a": 3} and t.xp == 2 and t.zone("kinetic-assault") == "active, lost"
    assert t.end_round().zone("kinetic-assault") == "lost"


def test_petrify() -> None:
    t = Table("cragheart", {"a": (4, 0), "b": (0, 1)}, rank={"b": "elite"}).top("petrify", "a", ("at", 4, 0))
    assert t.dead == ["a"] and obstacles(t) == [(4, 0)] and t.xp == 2 and t.made == ["earth"]
    assert "b" not in t.offered[0] and t.zone("petrify") == "lost"
    t = Table("cragheart", {"a": (3, 0), "b": (2, 1)}).bottom("petrify", ("to", 2, 0))
    assert t.conditions() == {"a": ["immobilize"], "b": ["immobilize"]} and t.zone("petrify") == "discarded"


def test_stone_pummel() -> None:
    foes = {"a": (-1, 0), "b": (-1, 1), "c": (1, -1), "d": (1, 0), "e": (0, 1)}
    t = Table("cragheart", foes).top("stone-pummel", Over("a", "b", "c", "d"), *"abcd")
    assert t.took == {"a": 3, "b": 3, "c": 3, "d": 3} and t.xp == 1 and t.zone("stone-pummel") == "discarded"
    assert t.conditions() == {id: ["muddle"] for id in "abcd"}
    t = Table("cragheart", {"a": (1, 0)}).bottom("stone-pummel").attack("h0", "a", 1)
    assert t.took == {"a": 1} and t.zone("stone-pummel") == "active, lost"
    around = [(0, 1), (-1, 1), (-1, 0), (0, -1)]
    t = Table("cragheart", {"a": (1, 0)}, obstacles=around).bottom("stone-pummel")
    for nth, at in enumerate(around, 1):
        t.attack("h0", "a", 1, ("at", *at))
        assert t.took == {"a": 4 * nth} and t.xp == nth and len(obstacles(t)) == 4 - nth
    assert t.zone("stone-pummel") == "lost"


def test_dig_pit() -> None:
    t = Table("cragheart", {"a": (0, 1), "b": (2, 0)}).top("dig-pit", ("at", 1, 0))
    assert (t.g.traps["1,0"].damage, t.g.traps["1,0"].conditions) == (2, ["stun"])
    assert t.conditions() == {"a": ["muddle"]} and t.zone("dig-pit") == "discarded"
    t = Table("cragheart").bottom("dig-pit", ("to", 2, 0))
    assert t.has("h0") == ["invisible"] and t.zone("dig-pit") == "discarded"


def test_cataclysm() -> None:
    foes = {"a": (1, 0), "b": (2, 0), "c": (-1, 0)}
    t = Table("cragheart", foes, allies=[(1, -1)], elements=["earth"])
    t.top("cataclysm", ("augment", 0), Over("a", "b", "h1"), "a", "b")
    assert t.took == {"a": 6, "b": 6} and t.xp == 2 and t.strong == [] and t.zone("cataclysm") == "lost"
    assert t.conditions() == {"a": ["immobilize"], "b": ["immobilize"], "h1": ["immobilize"]}
    t = Table("cragheart", elements=["earth"]).bottom("cataclysm", ("augment", 0), ("to", 4, 0))
    assert t.strong == [] and t.zone("cataclysm") == "discarded"
    moves("cataclysm", 3)


def test_meteor() -> None:
    t = Table("cragheart", {"a": (4, 0), "b": (1, 0), "c": (-1, 0)})
    t.top("meteor", ("at", 2, 0), ("shape", 2, 0, 3, 0, 2, 1), "a", "b")
    assert obstacles(t) == [(2, 0), (2, 1), (3, 0)] and t.took == {"a": 4, "b": 4}
    assert t.conditions() == {"a": ["immobilize"], "b": ["immobilize"]} and t.xp == 2 and t.made == ["earth"]
    assert t.zone("meteor") == "lost"
    moves("meteor", 4, jump=True)


def test_brutal_momentum() -> None:
    t = Table("cragheart", {"a": (4, 0)}, at=(3, 0)).top("brutal-momentum", "a", "crush")
    assert t.took == {"a": 7} and t.xp == 2 and t.at("a") == (4, 0)
    t = Table("cragheart", {"a": (1, 0)}, obstacles=[(3, 0), (3, -1), (2, 1)])
    t.top("brutal-momentum", "a", ("at", 2, 0))
    assert t.took == {"a": 5} and t.xp == 1 and t.at("a") == (2, 0)
    t = Table("cragheart", {"a": (1, 0)}).top("brutal-momentum", "a", ("at", 2, 0), ("at", 3, 0))
    assert t.took == {"a": 3} and t.xp == 0 and t.at("a") == (3, 0) and t.zone("brutal-momentum") == "discarded"
    t = Table("cragheart", {"a": (-4, 1)}, at=(-4, 0)).top("brutal-momentum", "a", "stop")
    assert "crush" not in t.offered[-1]  # the wall beside it keeps it from no hex a push could lead to
    t = Table("cragheart", {"a": (3, 0), "b": (1, 0)}, elements=["earth"]).bottom("brutal-momentum", ("augment", 0))
    t.attack("h0", "a", 1, range=3).attack("h0", "b", 1)
    assert t.took == {"a": 3, "b": 1} and t.xp == 1 and t.strong == []
    t = Table("cragheart", {"a": (3, 0)}).bottom("brutal-momentum").attack("h0", "a", 1, range=3)
    assert t.took == {"a": 2} and t.xp == 0 and t.end_round().zone("brutal-momentum") == "discarded"


def test_rocky_end() -> None:
    t = Table("cragheart", {"a": (1, 0)}, obstacles=[(2, 0), [(0, 2), (1, 2)], (-3, 0)])
    t.top("rocky-end", "a")
    assert obstacles(t) == [(-3, 0)] and t.took == {"a": 6} and t.xp == 2 and t.zone("rocky-end") == "lost"
    t = Table("cragheart", {"a": (1, 0)}, obstacles=[(2, 0), (-3, 0)], elements=["earth"])
    t.top("rocky-end", ("augment", 0), "a")
    assert obstacles(t) == [] and t.took == {"a": 4} and t.xp == 3 and t.strong == []
    t = Table("cragheart", obstacles=[(4, 0)]).bottom("rocky-end", ("to", 3, 0))
    assert sorted(t.ends()) == [(3, 0), (3, 1), (4, -1), (4, 1), (5, -1), (5, 0)] and t.zone("rocky-end") == "discarded"


@pytest.mark.rule("GH-BONUS-03")
def test_lumbering_bash() -> None:
    t = Table("cragheart", {"a": (3, 0)}).top("lumbering-bash", ("to", 2, 0), "a")
    assert t.took == {"a": 5} and t.xp == 1 and t.made == ["earth"] and t.zone("lumbering-bash") == "discarded"
    t = Table("cragheart", allies=[(2, 0)], hp={"h1": 5}).bottom("lumbering-bash")
    assert t.zone("lumbering-bash") == "active, lost" and t.took == {}
    for nth, xp in enumerate((1, 1, 2, 2, 3), 1):
        t.begin_turn("h1")
        assert t.took == {"h1": -2 * nth} and t.xp == xp
    assert t.zone("lumbering-bash") == "lost"


def test_blind_destruction() -> None:
    t = Table("cragheart", {"a": (4, 0), "b": (3, 1), "c": (0, 1)}, allies=[(3, 0)], shields={"a": 1, "b": 3})
    t.top("blind-destruction", "a")
    assert t.took == {"a": 3, "b": 3, "h1": 3} and t.zone("blind-destruction") == "discarded"
    t = Table("cragheart", {"a": (1, 1), "b": (3, -2), "c": (-1, 0)}, allies=[(4, 0)])
    t.bottom("blind-destruction", ("to", 3, 0))
    assert t.took == {"a": 2, "h1": 2} and t.made == ["earth"] and t.zone("blind-destruction") == "discarded"


def test_pulverize() -> None:
    t = Table("cragheart", {"a": (1, 0), "b": (-1, 0)}, obstacles=[(2, 0), (3, 0)])
    t.top("pulverize", "a", ("at", 2, 0), ("at", 3, 0), "b", ("at", -2, 0), ("at", -3, 0))
    assert t.took == {"a": 7, "b": 3} and t.xp == 2 and obstacles(t) == [] and t.zone("pulverize") == "lost"
    assert t.at("a") == (3, 0) and t.at("b") == (-3, 0)
    t = Table("cragheart", {"a": (1, 0), "b": (-1, 0), "c": (4, 0)})
    t.bottom("pulverize", "a", "b", ("to", 3, 0), "c")
    assert t.took == {"a": 2, "b": 2, "c": 3} and t.xp == 2 and t.zone("pulverize") == "lost"


# -- attacks measured from an obstacle -------------------------------------------------------------------------------
@pytest.mark.rule("GH-ATK-15", "GH-LOS-01", "GH-ATK-04", "GH-ADV-11")
def test_attacks_around_an_obstacle_are_ranged() -> None:
    t = Table("cragheart", {"a": (0, 1), "b": (3, 0)}, obstacles=[(1, 0)])
    t.me.deck[:] = ["plus-0", "plus-1"] * 10
    t.top("clear-the-way", ("at", 1, 0), ("at", 1, 1), "a")
    assert len(t.me.deck_discard) == 2, "two cards: Disadvantage against one next to the attacker"
    t = Table("cragheart", {"b": (4, 0)}, obstacles=[(1, 0)]).top("clear-the-way", ("at", 1, 0), ("at", 3, 0), "b")
    assert len(t.me.deck_discard) == 1 and t.took == {"b": 2}
    t = Table("cragheart", {"a": (1, 0)})
    t.top("meteor", ("at", 2, 0), ("shape", 2, 0, 3, 0, 2, 1), "a")
    assert len(t.me.deck_discard) == 2 and t.took == {"a": 4}
    t = Table("cragheart", {"a": (0, 1)}, obstacles=[(1, 0)]).top("explosive-punch", ("at", 1, 0), "a")
    assert len(t.me.deck_discard) == 1, "with no range at all it is a melee attack"


def test_every_hex_of_a_meteor_lies_within_its_range() -> None:
    t = Table("cragheart", {"a": (4, 0)})
    flow = hero_turns.play(t.g, t.me, "meteor", "top")
    t.me.played.append("meteor")
    shape = flow.send(None)
    assert ("at", 3, 0) in shape.made().values() and ("at", 4, -1) not in shape.made().values()
    laid = flow.send(("at", 3, 0)).made().values()
    found = [[(one[n], one[n + 1]) for n in range(1, 7, 2)] for one in laid]
    assert found and all(away(a) <= 3 for hexes in found for a in hexes)
