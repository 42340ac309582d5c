"""Every card of the Sawbones, both halves."""

from __future__ import annotations

import pytest
from table import RING, Over, Table, moves, strikes

from taverna.games.gloomhaven.rules import damage, hero_turns, secrets

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")
SAW = "sawbones"
EAST = [(1, 0)]


def by_ally(t: Table, card: str, half: str = "top", *answers: object) -> Table:
    """The ally plays a card."""
    mat = t.g.characters[1]
    if card in mat.hand:
        mat.hand.remove(card)
    mat.played.append(card)
    return t.run(hero_turns.play(t.g, mat, card, half), answers)


def heals(card: str, value: int, half: str = "top", *, xp: int = 0, zone: str = "discarded") -> Table:
    """A Heal with Range 1: oneself or the ally beside, nobody farther off."""
    t = Table(SAW, allies=[(1, 0), (3, 0)], hp={"h0": 10, "h1": 10, "h2": 10}).play(card, half, ["h1"])
    assert t.took == {"h1": -value} and sorted(t.offered[0]) == ["h0", "h1", "stop"]
    assert t.xp == xp and t.zone(card) == zone
    return t


def test_first_aid() -> None:
    t = Table(SAW, allies=[(1, 0), (3, 0)]).top("first-aid", "h1")
    assert t.g.characters[1].hand == ["medical-pack"] and t.xp == 1 and "h2" not in t.offered[0]
    moves("first-aid", 4)


@pytest.mark.parametrize(("card", "value", "half"), [("medical-pack", 4, "top"), ("medical-pack", 4, "bottom")])
def test_a_medical_pack_is_played_by_whoever_holds_it_and_goes_back(card: str, value: int, half: str) -> None:
    t = Table(SAW, allies=EAST, hp={"h1": 10}).top("first-aid", "h1")
    before = secrets.cards(t.g)
    by_ally(t, card, half)
    assert t.took == {"h1": -value}
    mat = t.g.characters[1]
    assert card not in [*mat.hand, *mat.discarded, *mat.lost, *mat.played] and secrets.cards(t.g) == before
    t.top("first-aid", "h1")
    assert mat.hand == [card], "the same one is there again"


@pytest.mark.parametrize("half", ["top", "bottom"])
def test_a_large_medical_pack(half: str) -> None:
    t = Table(SAW, allies=EAST, hp={"h1": 10}).top("battlefield-medicine", "h1")
    assert t.g.characters[1].hand == ["large-medical-pack"] and t.xp == 2 and t.zone("battlefield-medicine") == "lost"
    assert by_ally(t, "large-medical-pack", half).took == {"h1": -8}


@pytest.mark.rule("GH-DMG-02", "GH-EXHAUST-05")
def test_a_pack_is_no_card_to_lose_and_there_are_seven() -> None:
    t = Table(SAW, allies=EAST)
    for _ in range(8):
        t.top("first-aid", "h1")
    mat = t.g.characters[1]
    assert len(mat.hand) == len(set(mat.hand)) == 7 and t.xp == 7
    t.suffer("h1", 3)
    assert t.took == {"h1": 3} and "negate" not in t.prompts, "with packs alone nothing can be lost"
    mat.hand.append("backstab")
    t.suffer("h1", 3, "suffer")
    assert t.offered[-1] == ["suffer", ("hand", "backstab")]
    t.run(damage.exhaust(t.g, mat), ())
    assert mat.lost == ["backstab"] and not mat.hand


def test_hand_of_the_surgeon() -> None:
    strikes("hand-of-the-surgeon", 4, xp=1)
    t = Table(SAW, allies=[(1, 0), (0, 1)], hp={"h0": 10, "h1": 10, "h2": 10})
    t.bottom("hand-of-the-surgeon").top("hold-back-the-pain")
    assert t.took == {"h0": -3, "h1": -3, "h2": -3}
    t.top("regenerative-tissue")
    assert t.took == {"h0": -8, "h1": -8, "h2": -8}, "a Heal of oneself too"
    assert t.end_round().zone("hand-of-the-surgeon") == "discarded"
    t.top("regenerative-tissue")
    assert t.took["h1"] == -8


def test_hold_back_the_pain() -> None:
    heals("hold-back-the-pain", 3, xp=1)
    t = Table(SAW, {**RING, "z": (2, 0)}).bottom("hold-back-the-pain").top("hand-of-the-surgeon", *RING)
    assert t.took == dict.fromkeys(RING, 4)
    t.bottom("gentlemans-anger", "z")
    assert t.took["z"] == 3, "not a ranged one"


@pytest.mark.rule("GH-BONUS-08", "GH-BONUS-09")
def test_booster_shot() -> None:
    heals("booster-shot", 4)
    t = Table(SAW, {"a": (2, 0)}, allies=EAST).bottom("booster-shot", "h1")
    ally = t.g.characters[1]
    assert t.shield("h1") == 1 and t.shield() == 0 and t.xp == 2 and ally.xp == 0
    assert ally.active == ["booster-shot"] and t.zone("booster-shot") == "nowhere"
    assert t.attack("a", "h1", 3).end_round().took == {"h1": 2}
    assert t.shield("h1") == 1, "it lasts"
    t.suffer("h1", 1)
    assert "negate" not in t.prompts, "it is no discard of the ally's"
    t.run(damage.exhaust(t.g, ally), ())
    assert t.zone("booster-shot") == "lost" and not ally.lost


def test_nobody_beside_to_lend_a_card_to() -> None:
    t = Table(SAW, allies=[(3, 0)]).bottom("booster-shot")
    assert t.xp == 0 and t.zone("booster-shot") == "lost" and not t.g.bonuses


def test_bloody_saw() -> None:
    strikes("bloody-saw", 3, conditions=["wound"], xp=1)
    assert Table(SAW, money=[(1, 0), (2, 0)]).bottom("bloody-saw").me.money == 1


def test_curative_mixture() -> None:
    ill = {"h1": ["wound", "muddle", "disarm"]}
    t = Table(SAW, allies=EAST, hp={"h1": 10}, conditions=ill).top("curative-mixture", "h1")
    assert t.took == {"h1": -3} and not t.has("h1") and t.xp == 1
    t = Table(SAW, allies=[(4, 0)], conditions=ill).bottom("curative-mixture", ("to", 3, 0), "h1")
    assert not t.has("h1")


def test_syringe() -> None:
    t = Table(SAW, allies=EAST).top("syringe", "h1")
    assert t.shield("h1") == 2 and t.g.characters[1].active == ["syringe"]
    t.end_round()
    assert t.zone("syringe") == "discarded" and not t.g.characters[1].active and t.shield("h1") == 0
    strikes("syringe", 1, "bottom", conditions=["poison", "stun"])


@pytest.mark.rule("GH-COND-01")
def test_battlefield_medicine() -> None:
    t = Table(SAW, allies=[(4, 0)]).bottom("battlefield-medicine")
    held = t.g.content.half("hamstring", "bottom").do[1:]
    t.act("h0", *held).act("h1", *held)
    assert not t.conditions()
    t.end_round().act("h0", *held)
    assert t.has("h0") == ["immobilize"]


@pytest.mark.rule("GH-BONUS-03", "GH-BONUS-04")
def test_triage() -> None:
    t = Table(SAW, allies=EAST, hp={"h1": 10}).top("triage").end_turn()
    assert not t.took, "your next turns"
    for nth in range(1, 5):
        t.end_turn("h1")
        assert t.took == {"h1": -2 * nth} and t.xp == nth // 2
    assert t.zone("triage") == "lost"
    moves("triage", 5)


@pytest.mark.rule("GH-TURN-01", "GH-BONUS-04")
def test_triage_comes_when_the_player_says_once_a_turn() -> None:
    t = Table(SAW, allies=[(2, 0)], hp={"h1": 10}).top("triage").end_turn()
    t.me.chosen = ["booster-shot", "vital-strike"]
    t.run(hero_turns.act(t.g, "h0"), [("move", "vital-strike"), ("to", 1, 0), ("bonus", "triage"), "h1", "end"])
    assert t.took == {"h1": -2} and ("bonus", "triage") not in t.offered[-1]
    t.end_turn()
    assert t.took == {"h1": -2}


def test_mobile_response() -> None:
    t = Table(SAW, allies=[(4, 0)], conditions={"h1": ["wound", "muddle"]}).top("mobile-response")
    t.begin_turn("h1", "wound")
    assert t.has("h1") == ["muddle"] and t.xp == 2 and t.zone("mobile-response") == "active, lost"
    assert not t.begin_turn("h1").has("h1")
    t = Table(SAW, {"a": (4, 0), "b": (4, -1), "c": (-4, 0)}).bottom("mobile-response", ("to", 3, 0))
    assert t.conditions() == {"a": ["wound"], "b": ["wound"]} and t.xp == 1 and t.zone("mobile-response") == "lost"


def test_prevention_is_key() -> None:
    t = Table(SAW, {"a": (1, 0), "b": (0, 1), "c": (2, 0)}).top("prevention-is-key")
    assert t.conditions() == {"a": ["disarm"], "b": ["disarm"]}
    t = Table(SAW, allies=[(1, 0), (3, 0)]).bottom("prevention-is-key")
    assert [t.shield(id) for id in ("h0", "h1", "h2")] == [1, 1, 0] and t.xp == 1


def test_teamwork() -> None:
    t = Table(SAW, allies=[(1, 0), (0, 1)])
    t.me.discarded = ["triage", "syringe", "first-aid"]
    t.g.characters[1].discarded = ["backstab"]
    t.top("teamwork", "triage", "syringe", "backstab")
    assert t.me.hand == ["triage", "syringe"] and t.g.characters[1].hand == ["backstab"]
    assert t.xp == 2 and t.zone("teamwork") == "lost"
    t = Table(SAW, allies=[(1, 0), (4, 0)]).bottom("teamwork", ("to", 3, 0), ("to", -2, 0))
    assert t.at("h1") == (3, 0) and t.at("h0") == (-2, 0) and t.at("h2") == (4, 0)


def test_vaccine() -> None:
    t = Table(SAW, {"a": (3, 0), "b": (2, 1)}).top("vaccine", Over("a", "b"), "a", "b")
    assert t.took == {"a": 1, "b": 1} and t.has("a") == ["poison"] and t.xp == 1
    t = Table(SAW, {"a": (2, 0)}, allies=EAST).bottom("vaccine", "h1")
    t.act("h1", *t.g.content.half("hamstring", "bottom").do[1:])
    assert not t.has("h1") and t.xp == 2
    t.act("h0", *t.g.content.half("hamstring", "bottom").do[1:])
    assert t.has("h0") == ["immobilize"], "the ally alone"


def test_hamstring() -> None:
    strikes("hamstring", 4, conditions=["immobilize"], xp=1)
    t = Table(SAW, at=(-4, 0)).bottom("hamstring", ("to", 2, 0))
    assert t.has("h0") == ["immobilize"]


def test_precaution() -> None:
    t = Table(SAW, allies=[(1, 0), (4, 0)]).top("precaution")
    assert [t.shield(id) for id in ("h0", "h1", "h2")] == [0, 1, 1]
    t = Table(SAW, allies=EAST).bottom("precaution", "h1")
    assert t.g.characters[1].hand == ["medical-pack"] and t.xp == 1


def test_regenerative_tissue() -> None:
    t = Table(SAW, hp={"h0": 10}).top("regenerative-tissue")
    assert t.took == {"h0": -5} and t.xp == 1
    t = Table(SAW, allies=EAST, hp={"h0": 10, "h1": 10}).bottom("regenerative-tissue", "h1")
    t.begin_turn(who="h1").begin_turn(who="h1").begin_turn()
    assert t.took == {"h1": -2} and t.xp == 2


def test_vital_strike() -> None:
    strikes("vital-strike", 7, xp=2, zone="lost")
    moves("vital-strike", 4)


def test_blood_transfusion() -> None:
    t = Table(SAW, allies=EAST, hp={"h1": 10}).top("blood-transfusion", "h1")
    assert t.took == {"h0": 2, "h1": -7} and t.xp == 1
    t = Table(SAW, {"a": (-1, 0)}, allies=[(1, 0), (0, 1)], hp={"h0": 10, "h1": 10, "h2": 10})
    t.bottom("blood-transfusion", "a")
    assert t.took == {"a": 3, "h1": -2, "h2": -2}


def test_do_no_harm() -> None:
    t = Table(SAW, {"a": (1, 0)}, rank={"a": "elite"}).top("do-no-harm", "a")
    assert t.dead == ["a"] and t.has("h0") == ["disarm", "immobilize"] and t.xp == 2
    t = Table(SAW, allies=[(4, 0)], hp={"h1": 10}).bottom("do-no-harm", ("to", 3, 0), "h1")
    assert t.took == {"h1": -3}


def test_research_the_cure() -> None:
    t = Table(SAW, {"a": (-1, 0)}, allies=EAST, conditions={"h1": ["poison", "stun"]}).top("research-the-cure", "a")
    assert t.took == {"a": 4} and not t.has("h1")
    t = Table(SAW, allies=EAST).bottom("research-the-cure", "h1")
    t.act("h1", *t.g.content.half("hamstring", "bottom").do[1:])
    assert t.shield("h1") == 1 and not t.has("h1") and t.xp == 2 and t.g.characters[1].active == ["research-the-cure"]


@pytest.mark.rule("GH-BONUS-09")
def test_the_holder_of_a_card_may_end_it() -> None:
    t = Table(SAW, allies=EAST).bottom("research-the-cure", "h1")
    ally = t.g.characters[1]
    ally.chosen = ["backstab"]
    t.g.turn = "h1"
    t.run(hero_turns.act(t.g, "h1"), [("drop", "research-the-cure"), "end"])
    assert t.zone("research-the-cure") == "lost" and not t.g.bonuses and not ally.active


def test_amputate() -> None:
    strikes("amputate", 4, conditions=["immobilize", "wound"], xp=1)
    t = heals("amputate", 7, "bottom")
    assert t.has("h1") == ["stun"]


def test_euthanize() -> None:
    foes = {"a": (1, 0), "b": (0, 1), "c": (-1, 0)}
    t = Table(SAW, foes, conditions={"a": ["poison"], "b": ["poison", "muddle"], "c": ["stun", "strengthen"]})
    t.top("euthanize", "b")
    assert t.dead == ["b"] and t.offered[0] == ["b", "stop"] and t.xp == 1
    strikes("euthanize", 1, "bottom", conditions=["poison", "stun", "wound"])


def test_prescription() -> None:
    t = Table(SAW, allies=[(1, 0), (0, 1)]).top("prescription")
    assert [mat.hand for mat in t.g.characters[1:]] == [["medical-pack"], ["medical-pack-2"]] and t.xp == 1
    t = Table(SAW, allies=[(1, 0), (3, 1)]).bottom("prescription")
    assert [mat.hand for mat in t.g.characters[1:]] == [["large-medical-pack"], []] and t.xp == 2
    assert t.zone("prescription") == "lost"


@pytest.mark.rule("GH-BONUS-03", "GH-POISON-02")
def test_master_physician() -> None:
    t = Table(SAW, allies=EAST, hp={"h1": 1}).top("master-physician")
    for nth in range(1, 7):
        t.g.figures["h1"].conditions.update(poison=False, muddle=False)
        t.top("booster-shot", "h1")
        assert t.took == {"h1": -4 * nth} and not t.has("h1") and t.xp == nth // 2, "cured before it is healed"
    assert t.zone("master-physician") == "lost"
    t = Table(SAW, allies=EAST, hp={"h1": 1}).bottom("master-physician").top("booster-shot", "h1")
    assert t.took == {"h1": -8}


def test_surgeons_satchel() -> None:
    t = Table(SAW, allies=EAST, hp={"h1": 10}, money=[(0, 1)]).top("surgeons-satchel")
    assert t.took == {"h1": -2} and t.me.money == 1
    t = Table(SAW, allies=[(4, 0)]).bottom("surgeons-satchel", ("to", 3, 0), "h1")
    assert t.g.characters[1].hand == ["medical-pack"] and t.xp == 1


def test_bedside_manner() -> None:
    t = Table(SAW, allies=EAST, hp={"h1": 10}, conditions={"h1": ["muddle"]}).top("bedside-manner", "h1")
    assert t.took == {"h1": -3} and not t.has("h1") and t.g.characters[1].hand == ["large-medical-pack"]
    assert t.xp == 2 and t.zone("bedside-manner") == "lost"
    t = Table(SAW, allies=[(3, 0)])
    t.g.characters[1].discarded = ["backstab", "throwing-knives", "flanking-strike"]
    t.bottom("bedside-manner", ("to", 2, 0), "h1", "backstab", "flanking-strike")
    assert t.g.characters[1].hand == ["backstab", "flanking-strike"]


def test_gentlemans_anger() -> None:
    strikes("gentlemans-anger", 5, conditions=["disarm"], xp=1)
    strikes("gentlemans-anger", 3, "bottom", range=5, xp=1)


def test_prep_for_surgery() -> None:
    t = Table(SAW, {"a": (-1, 0)}, allies=EAST, hp={"h1": 1}).top("prep-for-surgery")
    t.top("amputate", "heal", "h1")
    assert t.took == {"h1": -5} and not t.has("h1") and t.xp == 3
    t.bottom("triage", "heal", "h1")
    assert t.took == {"h1": -11}
    t.play("triage", "attack", ["attack", "a"])
    assert t.took == {"h1": -11, "a": 2}
    t = Table(SAW, {"a": (4, 0)}).bottom("prep-for-surgery", ("to", 3, 0), "a")
    assert t.has("a") == ["stun"]


def test_grisly_trauma() -> None:
    foes = {"a": (3, 0), "b": (2, 1), "c": (3, 1)}
    t = Table(SAW, foes, hp={"a": 20, "b": 21})
    t.top("grisly-trauma", Over("a", "b"))
    assert t.dead == ["a"] and t.xp == 1
    t = Table(SAW, {"a": (3, 0), "b": (2, 1), "c": (4, 0)}).bottom("grisly-trauma", ("to", 2, 0))
    assert t.conditions() == {id: ["muddle", "poison", "wound"] for id in ("a", "b")}
