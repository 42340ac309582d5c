"""Every card of the Tinkerer, both halves."""

from __future__ import annotations

import pytest
from table import Over, Table, moves, strikes

from taverna.games.gloomhaven.state import Trap

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")


def heals(card: str, value: int, range: int, half: str = "top", *, zone: str = "discarded", xp: int = 0) -> None:
    """A half that is a Heal alone: of oneself or an ally in range."""
    t = Table("tinkerer", allies=[(min(range, 4), 0), (-4, 4)], hp={"h0": 5, "h1": 5, "h2": 5}).play(card, half, ["h1"])
    assert t.took == {"h1": -value} and t.zone(card) == zone and t.xp == xp
    assert ("h2" in t.offered[0]) == (range >= 4) and "h0" in t.offered[0]


@pytest.mark.rule("GH-TRAP-07", "GH-TRAP-03")
def test_proximity_mine() -> None:
    t = Table("tinkerer", {"a": (3, 0)}).top("proximity-mine", ("at", 1, 0))
    assert t.g.traps["1,0"].damage == 6 and t.xp == 0 and t.zone("proximity-mine") == "lost"
    t.top("hook-gun", "a", ("to", 1, 0))
    assert t.took == {"a": 8} and t.xp == 2 and t.g.traps == {}
    moves("proximity-mine", 4)


def test_harmless_contraption() -> None:
    t = Table("tinkerer", {"a": (3, 0)}).top("harmless-contraption", ("at", 1, 0))
    (decoy,) = t.summoned()
    assert (decoy.what, decoy.hp, decoy.at) == ("decoy", 6, (1, 0))
    assert t.xp == 2 and t.zone("harmless-contraption") == "active, lost"
    t.suffer(decoy.id, 6)
    assert t.zone("harmless-contraption") == "lost"
    heals("harmless-contraption", 2, 3, "bottom")


def test_flamethrower() -> None:
    t = Table("tinkerer", {"a": (1, 0), "b": (1, -1), "c": (2, -1), "d": (-1, 0)})
    t.top("flamethrower", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 3, "b": 3, "c": 3} and t.xp == 2 and t.made == ["fire"]
    assert t.conditions() == {"a": ["wound"], "b": ["wound"], "c": ["wound"]} and t.zone("flamethrower") == "lost"
    t = Table("tinkerer", allies=[(1, 0), (3, 0)]).bottom("flamethrower")
    assert [t.shield(id) for id in ("h0", "h1", "h2")] == [1, 1, 0] and t.zone("flamethrower") == "active"
    assert t.end_round().zone("flamethrower") == "discarded"


def test_hook_gun() -> None:
    t = Table("tinkerer", {"a": (3, 0)}).top("hook-gun", "a", ("to", 1, 0))
    assert t.took == {"a": 2} and t.at("a") == (1, 0) and t.zone("hook-gun") == "discarded"
    t = Table("tinkerer", money=[(2, 0), (3, 0)]).bottom("hook-gun")
    assert t.me.money == 1 and t.xp == 1 and t.zone("hook-gun") == "lost"


def test_ink_bomb() -> None:
    t = Table("tinkerer", {"a": (3, 0), "b": (4, 0), "c": (4, -1), "d": (0, 2)})
    t.top("ink-bomb", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 4, "b": 4, "c": 4} and t.xp == 3 and t.made == ["dark"] and t.zone("ink-bomb") == "lost"
    moves("ink-bomb", 4)


def test_net_shooter() -> None:
    t = Table("tinkerer", {"a": (3, 0), "b": (4, 0)}).top("net-shooter", Over("a", "b"), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 2 and t.zone("net-shooter") == "lost"
    assert t.conditions() == {"a": ["immobilize"], "b": ["immobilize"]}
    t = Table("tinkerer", {"a": (1, 0), "b": (0, 1)}).bottom("net-shooter", "b", ("to", -2, 0))
    assert t.conditions() == {"b": ["immobilize"]} and t.at("h0") == (-2, 0) and t.zone("net-shooter") == "discarded"


def test_stun_shot() -> None:
    strikes("stun-shot", 1, range=3, conditions=["stun"])
    moves("stun-shot", 4)


@pytest.mark.rule("GH-RECOVER-01")
def test_reinvigorating_elixir() -> None:
    heals("reinvigorating-elixir", 3, 3)
    t = Table("tinkerer", allies=[(1, 0), (2, 0)])
    t.g.characters[1].discarded += ["smoke-bomb", "venom-shiv", "backstab"]
    t.g.characters[1].lost.append("flintlock")
    t.bottom("reinvigorating-elixir", "h1")
    assert sorted(t.g.characters[1].hand) == ["backstab", "smoke-bomb", "venom-shiv"] and "h2" not in t.offered[0]
    assert t.xp == 2 and t.zone("reinvigorating-elixir") == "lost"


def test_restorative_mist() -> None:
    heals("restorative-mist", 3, 3)
    t = Table("tinkerer", allies=[(3, 0), (-2, 0)], hp={"h0": 5, "h1": 5, "h2": 5})
    t.bottom("restorative-mist", ("to", 2, 0))
    assert t.took == {"h1": -1} and t.zone("restorative-mist") == "discarded"


def test_energizing_tonic() -> None:
    heals("energizing-tonic", 5, 2, zone="lost", xp=2)
    moves("energizing-tonic", 6, zone="lost", xp=1)


@pytest.mark.rule("GH-BONUS-07")
def test_enhancement_field() -> None:
    strikes("enhancement-field", 3, range=3)
    t = Table("tinkerer", {"a": (1, -1)}, allies=[(1, 0), (-3, 0)]).bottom("enhancement-field")
    assert t.zone("enhancement-field") == "active"
    t.g.figures["h1"].at = (2, -1)  # whom it is about was settled when it was played
    for id in ("h0", "h1", "h2"):
        t.attack(id, "a", 1, range=9)
    assert t.took == {"a": 5}
    assert t.end_round().attack("h0", "a", 1).took == {"a": 6} and t.zone("enhancement-field") == "discarded"


def test_toxic_bolt() -> None:
    strikes("toxic-bolt", 2, range=3, conditions=["poison"], made=["earth"])
    strikes("toxic-bolt", 5, "bottom", range=2, zone="lost", xp=2)


def test_reviving_shock() -> None:
    strikes("reviving-shock", 2, range=3, targets=2)
    heals("reviving-shock", 5, 2, "bottom", zone="lost", xp=2)


def test_volatile_concoction() -> None:
    t = Table("tinkerer").top("volatile-concoction", ("at", 1, 0))
    assert (t.g.traps["1,0"].damage, t.g.traps["1,0"].conditions) == (2, ["poison"])
    assert t.zone("volatile-concoction") == "discarded" and t.xp == 0
    t = Table("tinkerer", allies=[(2, 0)], elements=["ice"])
    t.g.characters[1].discarded += ["smoke-bomb", "venom-shiv", "backstab"]
    t.bottom("volatile-concoction", ("augment", 0), "h1", "backstab", "smoke-bomb")
    assert sorted(t.g.characters[1].hand) == ["backstab", "smoke-bomb"] and t.strong == []
    t = Table("tinkerer", allies=[(2, 0)])
    t.g.characters[1].discarded += ["smoke-bomb", "venom-shiv"]
    t.bottom("volatile-concoction", "h1", "smoke-bomb")
    assert t.g.characters[1].hand == ["smoke-bomb"] and t.zone("volatile-concoction") == "discarded"


def test_potent_potables() -> None:
    t = Table("tinkerer", hp={"h0": 1}).top("potent-potables")
    assert t.zone("potent-potables") == "active, lost"
    for nth in range(1, 5):
        t.me.discarded.clear()
        t.bottom("harmless-contraption", "h0")
        assert t.took == {"h0": -4 * nth} and t.xp == nth // 2
    assert t.zone("potent-potables") == "lost"
    moves("potent-potables", 3)


@pytest.mark.rule("GH-BONUS-05")
def test_potent_potables_wait_for_a_heal_that_heals_someone() -> None:
    t = Table("tinkerer", allies=[(3, 0)], hp={"h1": 5}).top("potent-potables")
    t.bottom("restorative-mist", ("to", -1, 0))  # no ally next to it
    assert t.g.bonuses[0].used == 0
    t.bottom("harmless-contraption", "stop")
    assert t.g.bonuses[0].used == 0
    t.bottom("restorative-mist", ("to", 1, 0))
    assert t.g.bonuses[0].used == 0
    t.bottom("restorative-mist", ("to", 2, 0))
    assert t.took == {"h1": -3} and t.g.bonuses[0].used == 1


@pytest.mark.rule("GH-RECOVER-02")
def test_stamina_booster() -> None:
    heals("stamina-booster", 4, 3)
    t = Table("tinkerer", allies=[(3, 0)])
    t.g.characters[1].lost += ["flintlock", "backstab"]
    t.bottom("stamina-booster", "h1", "flintlock")
    assert t.g.characters[1].hand == ["flintlock"] and t.g.characters[1].lost == ["backstab"]
    assert t.xp == 2 and t.zone("stamina-booster") == "lost"


def test_disorienting_flash() -> None:
    t = Table("tinkerer", {"a": (3, 0), "b": (0, 2), "c": (-4, 0)}).top("disorienting-flash", "a", "b")
    assert t.conditions() == {"a": ["stun"], "b": ["stun"]} and "c" not in t.offered[0]
    assert t.xp == 2 and t.zone("disorienting-flash") == "lost"
    t = Table("tinkerer", {"a": (1, 0), "b": (0, 1), "c": (2, 0)}).bottom("disorienting-flash", ("to", -2, 0))
    assert t.conditions() == {"a": ["muddle"], "b": ["muddle"]} and t.at("h0") == (-2, 0)


def test_tinkerers_tools() -> None:
    t = Table("tinkerer", traps={(1, 0): Trap(3)}).top("tinkerers-tools", ("at", 1, 0))
    assert t.g.traps == {} and t.xp == 1 and t.zone("tinkerers-tools") == "discarded"
    t = Table("tinkerer").bottom("tinkerers-tools", ("at", 0, 1))
    assert (t.g.traps["0,1"].damage, t.g.traps["0,1"].conditions) == (0, ["stun"])


def test_crank_bow() -> None:
    strikes("crank-bow", 6, range=5, zone="lost", xp=2)
    far = Table("tinkerer", {"a": (2, 0), "b": (3, 0)}, at=(-3, 0)).top("crank-bow", "a")
    assert far.offered[0] == ["a", "stop"]
    moves("crank-bow", 4)


@pytest.mark.rule("GH-SUMMON-08")
def test_dangerous_contraption() -> None:
    t = Table("tinkerer", {"a": (4, 0)}).top("dangerous-contraption", ("at", 1, 0))
    (bot,) = t.summoned()
    assert (bot.what, bot.hp) == ("battle-bot", 6) and t.xp == 2
    assert t.zone("dangerous-contraption") == "active, lost"
    assert t.summon_turn(bot.id).took == {"a": 2} and bot.at == (3, 0)
    moves("dangerous-contraption", 4)


def test_micro_bots() -> None:
    heals("micro-bots", 6, 3, zone="lost", xp=2)
    t = Table("tinkerer", money=[(4, 0)]).bottom("micro-bots", ("to", 3, 0))
    assert t.me.money == 1 and t.zone("micro-bots") == "lost"


@pytest.mark.rule("GH-RECOVER-03")
def test_noxious_vials() -> None:
    t = Table("tinkerer", allies=[(1, 0)])
    mat = t.g.characters[1]
    mat.items += ["minor-healing-potion", "minor-stamina-potion", "winged-shoes"]
    mat.consumed += ["minor-healing-potion", "minor-stamina-potion"]
    t.top("noxious-vials", "h1", ("item", "minor-stamina-potion"))
    assert mat.consumed == ["minor-healing-potion"] and t.zone("noxious-vials") == "discarded"
    t = Table("tinkerer", {"a": (3, 0), "b": (4, 0)}).bottom("noxious-vials", Over("a", "b"), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 2 and t.zone("noxious-vials") == "lost"
    assert t.conditions() == {"a": ["poison"], "b": ["poison"]}


def test_disintegration_beam() -> None:
    t = Table("tinkerer", {"a": (1, 0), "b": (2, 0), "c": (3, 0), "d": (-1, 0)}, hp={"a": 5, "b": 6, "c": 1, "d": 1})
    t.top("disintegration-beam", Over("a", "b", "c"))
    assert sorted(t.dead) == ["a", "c"] and t.xp == 2 and t.zone("disintegration-beam") == "lost"
    t = Table("tinkerer", {"a": (3, 0), "b": (2, 1)}).bottom("disintegration-beam", ("to", 2, 0), "a")
    assert t.conditions() == {"a": ["disarm"]} and t.zone("disintegration-beam") == "discarded"


@pytest.mark.rule("GH-BONUS-03")
def test_gas_canister() -> None:
    t = Table("tinkerer").top("gas-canister", ("at", 1, 0))
    assert (t.g.traps["1,0"].damage, t.g.traps["1,0"].conditions) == (4, ["muddle"])
    t = Table("tinkerer", allies=[(3, 0)])
    mat = t.g.characters[1]
    mat.discarded += ["smoke-bomb", "venom-shiv", "backstab", "quick-hands", "flintlock"]
    t.bottom("gas-canister")
    assert t.zone("gas-canister") == "active, lost"
    t.end_turn()
    assert t.prompts == [], "not yet in the turn in which it is played"
    for nth, card in enumerate(["smoke-bomb", "backstab", "venom-shiv", "quick-hands"], 1):
        t.end_turn("h1", card)
        assert card in mat.hand and t.xp == nth // 2
    assert t.zone("gas-canister") == "lost" and mat.discarded == ["flintlock"]


def test_auto_turret() -> None:
    t = Table("tinkerer", {"a": (4, 0)}).top("auto-turret")
    assert t.zone("auto-turret") == "active, lost"
    t.end_turn()
    assert t.took == {} and t.prompts == [], "the turn in which it is played is none of the next five"
    for nth, xp in enumerate((1, 1, 2, 2, 3), 1):
        t.end_turn("a")
        assert t.took == {"a": 2 * nth} and t.xp == xp
    assert t.zone("auto-turret") == "lost"
    heals("auto-turret", 3, 4, "bottom")


def test_murderous_contraption() -> None:
    t = Table("tinkerer", {"a": (4, 0)}).top("murderous-contraption", ("at", 1, 0))
    (bot,) = t.summoned()
    assert (bot.what, bot.hp) == ("kill-bot", 6) and t.xp == 2 and t.zone("murderous-contraption") == "active, lost"
    t.summon_turn(bot.id)
    assert t.took == {"a": 3}
    strikes("murderous-contraption", 4, "bottom", range=3)


def test_curative_aerosol() -> None:
    t = Table("tinkerer", allies=[(2, 0), (-2, 0)], hp={"h0": 5, "h1": 5, "h2": 5})
    t.top("curative-aerosol", ("to", 1, 0), "h1", ("to", -1, 0), "h0")
    assert t.took == {"h0": -2, "h1": -2} and t.zone("curative-aerosol") == "discarded"
    t = Table("tinkerer", allies=[(3, 0), (-3, 0)], hp={"h0": 5, "h1": 5, "h2": 5}).bottom(
        "curative-aerosol", "h1", "h2"
    )
    assert t.took == {"h1": -4, "h2": -4} and t.xp == 2 and t.zone("curative-aerosol") == "lost"


def test_jet_propulsion() -> None:
    t = Table("tinkerer", allies=[(-2, 0)]).top("dangerous-contraption", ("at", 1, 0))
    t.top("harmless-contraption", ("at", 0, 1))
    bot, decoy = t.summoned()
    t.top("jet-propulsion", ("to", 4, -1), ("to", 0, 4))
    assert bot.at == (4, -1) and decoy.at == (0, 4) and t.zone("jet-propulsion") == "discarded"
    moves("jet-propulsion", 8, jump=True, zone="lost", xp=2)


@pytest.mark.rule("GH-TURN-07")
def test_harsh_stimulants() -> None:
    t = Table("tinkerer", {"a": (1, 0)}).top("harsh-stimulants", "a")
    assert t.took == {"a": 9, "h0": 2} and t.xp == 2 and t.zone("harsh-stimulants") == "lost"
    t = Table("tinkerer", {"a": (1, -1)}, allies=[(1, 0), (-3, 0)]).bottom("harsh-stimulants")
    assert t.took == {"h1": 2} and t.zone("harsh-stimulants") == "active"
    for id in ("h0", "h1", "h2"):
        t.attack(id, "a", 1, range=9)
    assert t.took == {"h1": 2, "a": 5} and t.end_round().zone("harsh-stimulants") == "discarded"


def test_lethal_injection() -> None:
    t = Table("tinkerer", {"a": (1, 0), "b": (0, 1)}, rank={"a": "elite", "b": "boss"}, what={"b": "bandit-commander"})
    t.top("lethal-injection", "a")
    assert t.offered[0] == ["a", "stop"] and t.dead == ["a"] and t.xp == 2 and t.zone("lethal-injection") == "lost"
    t = Table("tinkerer", {"a": (3, 0), "b": (2, 1)}).bottom("lethal-injection", ("to", 2, 0))
    assert t.conditions() == {"a": ["poison"], "b": ["poison"]} and t.zone("lethal-injection") == "discarded"


def test_chimeric_formula() -> None:
    t = Table("tinkerer", allies=[(1, 0)])
    mat = t.g.characters[1]
    mat.hand += ["single-out", "quick-hands"]
    mat.lost += ["flintlock", "backstab", "hidden-daggers"]
    t.top("chimeric-formula", "h1", "flintlock", "backstab", "quick-hands", "single-out")
    assert sorted(mat.hand) == ["backstab", "flintlock"] and t.zone("chimeric-formula") == "discarded"
    assert sorted(mat.lost) == ["hidden-daggers", "quick-hands", "single-out"]
    t = Table("tinkerer", allies=[(3, 0), (4, 0)])
    t.g.characters[2].lost += ["flintlock", "backstab"]
    t.bottom("chimeric-formula", "h1", "backstab")
    assert t.g.characters[1].hand == ["backstab"] and t.g.characters[2].lost == ["flintlock"]
    assert t.xp == 2 and t.zone("chimeric-formula") == "lost"
