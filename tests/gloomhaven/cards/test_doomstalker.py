"""Every card of the Doomstalker, both halves, and those whom he summons."""

from __future__ import annotations

from typing import Any

import pytest
from table import Table, moves, strikes

from taverna.games.gloomhaven.rules import figures, summons, sums, traps

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")
STALKER = "doomstalker"
FOES = {"a": (3, 0), "b": (4, 0), "c": (-4, 0)}


def calls(card: str, what: str) -> Table:
    """A half that summons, and the card that stays for it."""
    t = Table(STALKER).top(card, ("at", 1, 0))
    (made,) = t.summoned()
    assert made.what == what and made.hp == made.max_hp and t.xp == 2 and t.zone(card) == "active, lost"
    return t


def pet(t: Table, what: str, at: tuple[int, int]) -> str:
    figure = summons.place(t.g, "h0", what, at)
    figure.new = False
    t.began[figure.id] = figure.hp
    return figure.id


def dying(t: Table, id: str = "a", *answers: Any) -> Table:
    """An enemy dies by damage."""
    return t.suffer(id, t.g.figures[id].hp, *answers)


@pytest.mark.rule("GH-BONUS-09")
def test_one_doom_at_a_time_until_its_enemy_dies() -> None:
    t = Table(STALKER, FOES).bottom("vital-charge", "c")
    assert t.zone("vital-charge") == "active" and t.offered[0] == ["a", "b", "c", "stop"], "any one enemy"
    t.bottom("rain-of-arrows", "a")
    assert t.zone("vital-charge") == "discarded" and t.zone("rain-of-arrows") == "active"
    dying(t)
    assert t.zone("rain-of-arrows") == "discarded" and not t.g.bonuses
    t = Table(STALKER, FOES).bottom("vital-charge", "c").bottom("rain-of-arrows", "stop")
    assert t.zone("vital-charge") == "active" and not t.g.bonuses[1:]


@pytest.mark.rule("GH-BONUS-03")
def test_rain_of_arrows() -> None:
    t = Table(STALKER, {"a": (3, 0), "b": (4, 0)}).top("rain-of-arrows")
    for nth in range(1, 5):
        t.g.figures["a"].hp = 30
        t.bottom("vital-charge", "a")
        t.g.figures["a"].hp = 1
        doomed = t.g.figures["a"]
        t.suffer("a", 1, "b")
        t.g.figures["a"], doomed.at, doomed.hp = doomed, (3, 0), 30
        assert t.took["b"] == 2 * nth and t.xp == (nth + 1) // 2
    assert t.zone("rain-of-arrows") == "lost"
    t = Table(STALKER, {"a": (1, 0), "b": (0, 1)}, allies=[(2, 0)]).bottom("rain-of-arrows", "a")
    t.attack("h0", "a", 1).attack("h0", "b", 1).attack("h1", "a", 1)
    assert t.took == {"a": 4, "b": 1}


def test_crippling_noose() -> None:
    t = Table(STALKER, {"a": (2, 0)}).top("crippling-noose", ("at", 1, 0))
    assert t.zone("crippling-noose") == "lost"
    t.run(traps.spring(t.g, "a", (1, 0)), ())
    assert t.took == {"a": 4} and t.has("a") == ["stun"] and t.xp == 2
    t = Table(STALKER, {"a": (2, 0)}, what={"a": "bandit-archer"})
    foe = t.g.figures["a"]
    before = [one(t.g, foe) for one in (sums.attack_value, sums.move_value, sums.range_value)]
    t.bottom("crippling-noose", "a")
    assert [one(t.g, foe) + 1 for one in (sums.attack_value, sums.move_value, sums.range_value)] == before


def test_felling_swoop() -> None:
    t = calls("felling-swoop", "war-hawk")
    assert figures.flies(t.g, t.summoned()[0])
    t = Table(STALKER, FOES).bottom("felling-swoop", "a")
    assert dying(t).at("h0") == (3, 0)


def test_vital_charge() -> None:
    calls("vital-charge", "battle-boar")
    t = Table(STALKER, FOES, hp={"h0": 10}).bottom("vital-charge", "a")
    assert dying(t).took["h0"] == -4


def test_race_to_the_grave() -> None:
    strikes("race-to-the-grave", 5, range=5, xp=2, zone="lost")
    t = Table(STALKER, FOES).bottom("race-to-the-grave", "a")
    t.begin_turn(who="a").begin_turn(who="b").begin_turn()
    assert t.took == {"a": 2}


def test_multi_pronged_assault() -> None:
    strikes("multi-pronged-assault", 4, range=3, targets=2, xp=2, zone="lost")
    t = Table(STALKER, {"a": (1, 0)}, allies=[(2, 0)]).bottom("multi-pronged-assault", "a")
    assert t.attack("h1", "a", 1).attack("h0", "a", 1).took == {"a": 3}


@pytest.mark.rule("GH-TRAP-01")
def test_detonation() -> None:
    t = Table(STALKER, {"a": (2, 0), "b": (1, 1), "c": (-1, 0)}, allies=[(0, 1)]).top("detonation", ("at", 1, 0))
    t.run(traps.spring(t.g, "a", (1, 0)), ())
    assert t.took == {"a": 3, "b": 2} and t.xp == 2 and t.zone("detonation") == "lost"
    t = Table(STALKER, FOES, allies=[(2, 0)]).bottom("detonation", "a")
    assert dying(t).took == {"a": 30, "b": 3}


@pytest.mark.rule("GH-BONUS-03")
def test_frightening_curse() -> None:
    foes = {"a": (1, 0), "b": (3, 0), "c": (3, 2), "d": (1, 3), "e": (-4, 4)}
    t = Table(STALKER, foes, hp={"h0": 5}).top("frightening-curse").bottom("vital-charge", "a")
    dying(t)
    assert t.xp == 1 and t.zone("vital-charge") == "active", "b is within 2"
    dying(t, "b")
    assert t.xp == 2
    dying(t, "c")
    assert t.xp == 3 and t.zone("frightening-curse") == "lost" and t.took["h0"] == -12
    dying(t, "d")
    assert t.zone("vital-charge") == "discarded" and t.took["h0"] == -16
    t = Table(STALKER, FOES).bottom("frightening-curse", "a")
    assert dying(t, "a", ("to", 4, 1)).at("b") == (4, 1)


def test_foot_snare() -> None:
    t = Table(STALKER, {"a": (2, 0)}).top("foot-snare", ("at", 1, 0))
    t.run(traps.spring(t.g, "a", (1, 0)), ())
    assert t.took == {"a": 2} and t.has("a") == ["immobilize"] and t.xp == 0
    t = Table(STALKER, {"a": (1, 0)}).bottom("foot-snare", "a", ("to", -3, 0))
    assert t.has("a") == ["immobilize"] and t.at("h0") == (-3, 0)


def test_solid_bow() -> None:
    strikes("solid-bow", 3, range=5)
    moves("solid-bow", 4)


def test_a_moments_peace() -> None:
    assert Table(STALKER, money=[(1, 0)]).top("a-moments-peace").me.money == 1
    t = Table(STALKER, hp={"h0": 10}).bottom("a-moments-peace", ("to", 2, 0))
    assert t.took == {"h0": -2}


@pytest.mark.parametrize(("card", "more"), [("swift-trickery", 2), ("press-the-attack", 3)])
def test_shots_at_the_doomed(card: str, more: int) -> None:
    strikes(card, 2, range=4)
    t = Table(STALKER, FOES).bottom("vital-charge", "a").top(card, "a")
    assert t.took == {"a": 2 + more} and t.xp == 1
    assert t.top(card, "b").took["b"] == 2


def test_swift_trickery() -> None:
    moves("swift-trickery", 5)


def test_sap_life() -> None:
    t = Table(STALKER, {"a": (4, 0)}).top("sap-life")
    assert t.retaliate() == [(3, 4)] and t.xp == 2 and t.end_round().zone("sap-life") == "lost"
    t = Table(STALKER, FOES, hp={"h0": 10}).bottom("sap-life", "a").suffer("a", 1).suffer("b", 1)
    assert t.took == {"a": 1, "b": 1, "h0": -2}
    assert dying(t).took["h0"] == -4, "the last of it too"


def test_the_hunt_begins() -> None:
    calls("the-hunt-begins", "vicious-jackal")
    t = Table(STALKER, {"a": (2, 0)}).bottom("the-hunt-begins", "a")
    t.summon_turn(pet(t, "vicious-jackal", (1, 0))).attack("h0", "a", 1)
    assert t.took == {"a": 4} and t.has("a") == ["wound"]


def test_fresh_kill() -> None:
    t = Table(STALKER, {"a": (4, 0)}).top("fresh-kill", "a").top("fresh-kill", "a")
    assert t.took == {"a": 6} and t.xp == 1
    moves("fresh-kill", 3, jump=True)


@pytest.mark.rule("GH-INVIS-01", "GH-ADV-01")
def test_expose() -> None:
    t = Table(STALKER, {"a": (1, 0), "b": (0, 1)}, conditions={"b": ["invisible"]}).bottom("vital-charge", "a")
    t.top("expose")
    assert not t.has("b") and t.xp == 2 and "invisible" in figures.immune(t.g, t.g.figures["b"])
    t.me.deck = ["minus-1", "plus-2"]
    t.attack("h0", "a", 2, "use")
    assert t.took == {"a": 4} and not t.me.deck
    t.me.deck = ["plus-0", "plus-0"]
    assert t.attack("h0", "a", 2).took == {"a": 6} and len(t.me.deck) == 1, "one in each turn"
    t = Table(STALKER, {"a": (1, 0)}, allies=[(2, 0)], shields={"a": 2}).bottom("expose", "a")
    assert t.attack("h0", "a", 2).attack("h1", "a", 2).took == {"a": 4}


@pytest.mark.parametrize(("card", "more"), [("relentless-offensive", 2), ("impending-end", 3)])
def test_this_round_the_doomed_suffer_more(card: str, more: int) -> None:
    t = Table(STALKER, {"a": (1, 0), "b": (0, 1)}).bottom("vital-charge", "a").bottom(card)
    t.attack("h0", "a", 1).attack("h0", "b", 1)
    assert t.took == {"a": 1 + more, "b": 1} and t.zone(card) == "active"
    assert t.end_round().attack("h0", "a", 1).took["a"] == 2 + more


def test_relentless_offensive() -> None:
    strikes("relentless-offensive", 2, range=5, targets=2)


def test_darkened_skies() -> None:
    foes = {"a": (3, 0), "b": (2, 0), "c": (0, 3), "d": (4, 0), "e": (0, 2)}
    t = Table(STALKER, foes).top("darkened-skies", "a", "b", "c", "e")
    assert t.took == {"a": 3, "b": 3, "c": 3, "e": 3} and t.xp == 2 and t.zone("darkened-skies") == "lost"
    t = Table(STALKER, {"a": (4, 0), "b": (3, 0), "c": (0, 3), "d": (1, 1)}).bottom("darkened-skies", "a")
    dying(t, "a", "b", "c", "d")
    assert t.took == {"a": 30, "b": 2, "c": 2, "d": 2}


def test_press_the_attack() -> None:
    assert Table(STALKER).bottom("press-the-attack").retaliate() == [(2, 2)]


def test_singular_focus() -> None:
    t = Table(STALKER, money=[(2, 0)]).top("singular-focus")
    assert t.me.money == 1 and t.xp == 2 and t.zone("singular-focus") == "lost"
    t = Table(STALKER, {"a": (1, 0)}, allies=[(2, 0)]).bottom("singular-focus", "a")
    t.g.characters[1].deck = ["minus-1", "plus-2"]
    assert t.attack("h1", "a", 2).took == {"a": 4}


def test_flight_of_flame() -> None:
    t = Table(STALKER, {"a": (2, 0), "b": (1, 1)}).top("flight-of-flame", ("at", 1, 0))
    t.run(traps.spring(t.g, "a", (1, 0)), ())
    assert t.took == {"a": 2} and t.conditions() == {"a": ["wound"], "b": ["wound"]}
    moves("flight-of-flame", 5, jump=True)


@pytest.mark.rule("GH-BONUS-09")
def test_inescapable_fate() -> None:
    t = Table(STALKER, {"a": (1, 0), "b": (0, 1)}).top("inescapable-fate").bottom("vital-charge", "a")
    t.bottom("rain-of-arrows", "a")
    assert t.zone("vital-charge") == t.zone("rain-of-arrows") == "active" and t.xp == 2
    t.bottom("sap-life", "a", "rain-of-arrows")
    assert t.zone("rain-of-arrows") == "discarded" and t.zone("vital-charge") == "active"
    t.bottom("detonation", "b")
    assert t.zone("sap-life") == t.zone("vital-charge") == "discarded" and t.zone("detonation") == "active"
    t = Table(STALKER, FOES, rank={"b": "elite"}).bottom("inescapable-fate", "b").begin_turn().begin_turn()
    assert not t.dead
    t.begin_turn()
    assert t.dead == ["b"] and t.zone("inescapable-fate") == "discarded"


@pytest.mark.rule("GH-LOS-01")
def test_wild_command() -> None:
    t = Table(STALKER, {"a": (4, 0)})
    hawk = pet(t, "war-hawk", (1, 0))
    t.top("wild-command", hawk, ("to", 3, 0), "a")
    assert t.took == {"a": 3} and t.xp == 0
    t = Table(STALKER, {"a": (4, 0), "b": (1, 1)}, at=(-4, 0)).bottom("vital-charge", "a")
    t.bottom("wild-command", "stop", "a")
    assert t.took == {"a": 2} and "b" not in t.offered[-1]


def test_natures_hunger() -> None:
    calls("natures-hunger", "giant-toad")
    t = Table(STALKER, {"a": (2, 0)})
    t.summon_turn(pet(t, "giant-toad", (1, 0)))
    assert t.took == {"a": 1} and t.has("a") == ["stun"]
    t = Table(STALKER, FOES, allies=[(-4, 4)], hp={"h0": 10, "h1": 10}).bottom("natures-hunger", "a")
    dying(t)
    assert t.took["h0"] == t.took["h1"] == -2


def test_camouflage() -> None:
    t = Table(STALKER, {"a": (4, 0)}).top("camouflage", "a")
    assert t.took == {"a": 3} and t.has("h0") == ["invisible"]
    assert Table(STALKER).bottom("camouflage", ("to", 3, 0)).has("h0") == ["invisible"]


def test_impending_end() -> None:
    t = Table(STALKER, {"a": (4, 0)}, hp={"a": 6}).top("impending-end", "a")
    assert t.dead == ["a"] and t.xp == 1
    t = Table(STALKER, {"a": (4, 0)}, hp={"a": 7}).top("impending-end", "a")
    assert not t.dead and t.xp == 0


def test_crashing_wave() -> None:
    t = Table(STALKER, {"a": (4, 0), "b": (3, 1)}).top("crashing-wave", ("to", 3, 0), "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 2 and t.zone("crashing-wave") == "lost"
    t = Table(STALKER, {"a": (1, 0)}, allies=[(2, 0)]).bottom("crashing-wave", "a")
    assert t.attack("h0", "a", 1).attack("h1", "a", 1).g.monster_deck.count("curse") == 2


def test_rising_momentum() -> None:
    t = Table(STALKER, {"a": (1, 0)}).top("rising-momentum", "a", ("to", 4, 0))
    assert t.took == {"a": 6} and t.at("a") == (4, 0) and t.xp == 2 and t.zone("rising-momentum") == "lost"
    t = Table(STALKER, {"a": (0, 1), "b": (2, 0), "c": (-4, 0)}, hp={"h0": 10}).top("inescapable-fate")
    t.bottom("vital-charge", "a").bottom("rising-momentum", "a")
    dying(t)
    assert t.zone("rising-momentum") == t.zone("vital-charge") == "active" and t.took["h0"] == -4
    dying(t, "b")
    assert t.zone("rising-momentum") == t.zone("vital-charge") == "discarded" and t.took["h0"] == -8


def test_feral_instincts() -> None:
    t = Table(STALKER, {"a": (3, 0)}, money=[(2, 1)]).top("feral-instincts", ("to", 2, 0), "a")
    assert t.took == {"a": 3} and t.me.money == 1
    t = Table(STALKER, hp={"h0": 10}).bottom("feral-instincts", ("to", 3, 0))
    assert t.took == {"h0": -4}


def test_predator_and_prey() -> None:
    calls("predator-and-prey", "spitting-cobra")
    t = Table(STALKER, {"a": (3, 0)})
    t.summon_turn(pet(t, "spitting-cobra", (1, 0)))
    assert t.took == {"a": 3} and t.has("a") == ["poison"]
    t = Table(STALKER, {"a": (2, 0)}, allies=[(3, 0)]).bottom("predator-and-prey", "a")
    t.top("solid-bow", "a")
    assert t.took == {"a": 6}, "Range 5 over 2 hexes"
    assert t.attack("h1", "a", 2).took == {"a": 8}, "a melee attack has none to spare"


def test_lead_to_slaughter() -> None:
    t = Table(STALKER, {"a": (4, 0)}, allies=[(0, 3)])
    t.top("lead-to-slaughter", "a", ("to", 2, 2))
    assert t.took == {"a": 4} and t.at("a") == (2, 2) and ("to", 4, -1) not in t.offered[-1]
    t = Table(STALKER, FOES, hp={"h0": 10}).bottom("vital-charge", "c")
    t.bottom("lead-to-slaughter", ("to", 1, 0), "b")
    assert dying(t, "c").took.get("h0") is None
    assert dying(t, "b").took["h0"] == -4
    assert Table(STALKER, FOES).bottom("lead-to-slaughter", ("to", 1, 0)).prompts == ["move"], "no Doom, no question"
