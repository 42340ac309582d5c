"""Every card of the Beast Tyrant, both halves, her bear and those whom she summons."""

from __future__ import annotations

from typing import Any

import pytest
from table import RING, Over, Table, moves, strikes

from taverna.games.gloomhaven.records.abilities import Move
from taverna.games.gloomhaven.rules import figures, hero_turns, setup, summons

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05", "GH-SUMMON-09")
TYRANT = "beast-tyrant"
PAY = ("augment", 0)
BEAR = "s1"


def with_bear(foes: dict[str, Any] | None = None, at: tuple[int, int] = (1, 0), *more: Any, **rest: Any) -> Table:
    """She and her bear, perhaps other summons: (what, where)."""
    t = Table(TYRANT, foes, **rest)
    for what, where in (("bear", at), *more):
        figure = summons.place(t.g, "h0", what, where)
        figure.new = False
        t.began[figure.id] = figure.hp
    return t


def calls(card: str, what: str, made: list[str] | None = None) -> Table:
    t = Table(TYRANT).top(card, ("at", 1, 0))
    (one,) = t.summoned()
    assert one.what == what and one.hp == one.max_hp and one.new
    assert t.xp == 2 and t.zone(card) == "active, lost" and t.made == (made or [])
    return t


@pytest.mark.rule("GH-SUMMON-01", "GH-PAGE-15")
def test_the_bear_is_there_from_the_start() -> None:
    t = Table(TYRANT, at=(0, 0))
    t.g.figures["h0"].at = None
    t.run(setup.take_place(t.g, 0), [("to", 0, 0), ("to", 1, 0)])
    (bear,) = t.summoned()
    assert t.prompts == ["start", "companion"] and bear.at == (1, 0) and not bear.new
    assert bear.hp == bear.max_hp == 26, "8 and twice her level, which is 9"
    assert figures.companion(t.g, "h0") == bear.id and bear.card == ""
    t = with_bear({"a": (4, 0)}).summon_turn(BEAR)
    assert t.at(BEAR) == (3, 0) and t.took == {"a": 2}


def test_a_command_without_a_bear_is_nothing() -> None:
    t = with_bear({"a": (2, 0)}).suffer(BEAR, 26)
    assert t.dead == [BEAR]
    t.top("maul")
    assert t.took == {BEAR: 26} and t.zone("maul") == "discarded" and figures.companion(t.g, "h0") == ""


def test_disorienting_roar() -> None:
    t = with_bear({"a": (2, 0), "b": (3, 0), "z": (4, 0)}).top("disorienting-roar")
    assert t.conditions() == {"a": ["muddle"], "b": ["muddle"]} and t.xp == 1
    t = with_bear({"a": (3, 0)}, allies=[(-2, 0)]).bottom("disorienting-roar", "a", "h1")
    assert t.at("a") == (-2, 0) and t.at("h1") == (3, 0)


def test_spirit_swap() -> None:
    t = with_bear({"a": (3, 0), "b": (-3, 0)}, allies=[(-2, 0)]).top("spirit-swap", "a", "b")
    assert t.at("a") == (-3, 0) and t.at("b") == (3, 0) and "h1" not in t.offered[0]
    t = with_bear().bottom("spirit-swap", ("to", -2, 0), ("to", 3, 0))
    assert t.at("h0") == (-2, 0) and t.at(BEAR) == (3, 0)


def test_venomous_ally() -> None:
    calls("venomous-ally", "green-adder")
    t = with_bear({"a": (3, 0)}, (-1, 0), ("green-adder", (2, 0))).summon_turn("s2")
    assert t.took == {"a": 1} and t.has("a") == ["poison"]
    strikes("venomous-ally", 2, "bottom", range=4, conditions=["poison"])


def test_relentless_ally() -> None:
    stats = figures.stats((t := calls("relentless-ally", "tattered-wolf")).g, t.summoned()[0])
    assert (stats.hp, stats.move, stats.attack) == (4, 3, 2)
    moves("relentless-ally", 5)


@pytest.mark.rule("GH-TURN-01", "GH-BONUS-01")
def test_concentrated_rage() -> None:
    strikes("concentrated-rage", 1, range=4, conditions=["disarm"])
    t = with_bear({"a": (4, 0)}).bottom("concentrated-rage")
    assert t.zone("concentrated-rage") == "active, lost"
    t.summon_turn(BEAR, "use", "skip")
    assert t.took == {"a": 5} and t.me.forgone == ["top"]
    t.me.chosen = ["maul", "howling-bolts"]
    t.run(hero_turns.take(t.g, "h0"), ["end"])
    assert not [option for option in t.offered[-1] if option[0] in ("top", "attack")]
    assert ("bottom", "howling-bolts") in t.offered[-1]
    t.end_round()
    assert t.me.forgone == []
    t.summon_turn(BEAR, "skip", "use")
    assert t.took == {"a": 7} and t.me.forgone == ["bottom"]
    t.act(BEAR, Move(value=1), answers=[("to", -1, 0)])
    assert t.at(BEAR) == (-1, 0), "Move 1 and 3"
    t.end_round().summon_turn(BEAR, "skip", "skip")
    assert t.me.forgone == []


def test_disappearing_wounds() -> None:
    assert with_bear(hp={"h0": 10}).top("disappearing-wounds").took == {"h0": -4}
    t = with_bear({"a": (2, 0), "b": (-1, 0)}).bottom("disappearing-wounds", "a")
    assert t.took == {"a": 2} and t.xp == 1 and "b" not in t.offered[0]


def test_patch_fur() -> None:
    t = with_bear({}, (1, 0), ("tattered-wolf", (4, 0))).top("patch-fur")
    assert [t.shield(id) for id in ("s1", "s2", "h0")] == [1, 1, 0] and t.zone("patch-fur") == "active"
    t = with_bear()
    t.g.figures[BEAR].hp = 10
    t.bottom("patch-fur")
    assert t.g.figures[BEAR].hp == 14 and t.xp == 1


def test_maul() -> None:
    assert with_bear({"a": (2, 0)}).top("maul", "a").took == {"a": 4}
    t = with_bear({}, (3, 0)).bottom("maul", ("to", 2, 0), BEAR)
    assert t.shield(BEAR) == 1 and t.zone("maul") == "active"


@pytest.mark.rule("GH-AOE-03")
def test_forceful_swipe() -> None:
    t = with_bear({"a": (2, 0), "b": (2, -1), "c": (1, 1)}).top("forceful-swipe", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 2, "b": 2, "c": 2} and t.xp == 1
    t = with_bear({"a": (4, 0)}).bottom("forceful-swipe", ("to", 3, 0), "a", ("to", 4, 1))
    assert t.at(BEAR) == (3, 0) and t.at("a") == (4, 1) and t.xp == 1
    t = with_bear({"a": (2, 0)}).bottom("forceful-swipe", "stop", "a", ("to", 4, 0))
    assert t.at("a") == (4, 0)


def test_howling_bolts() -> None:
    strikes("howling-bolts", 1, range=4, targets=3)
    t = with_bear().bottom("howling-bolts", ("to", -4, 0))
    assert t.at(BEAR) == (-4, 0) and t.xp == 1


@pytest.mark.rule("GH-LOOT-01")
def test_soaring_ally() -> None:
    t = calls("soaring-ally", "red-falcon", ["air"])
    assert figures.flies(t.g, t.summoned()[0])
    t = with_bear({}, (3, 0), money=[(4, 0), (1, 0)]).bottom("soaring-ally")
    assert t.me.money == 1, "what the bear picks up is hers"


def test_focused_aggression() -> None:
    strikes("focused-aggression", 3, range=3)
    t = with_bear({"a": (2, 0)}).bottom("focused-aggression", "a")
    assert t.took == {"a": 5} and t.made == ["earth"] and t.xp == 2 and t.zone("focused-aggression") == "lost"


def test_borrowed_essence() -> None:
    t = with_bear({"a": (3, 0)}, (0, 1), hp={"h0": 10}, elements=["air", "earth"])
    t.top("borrowed-essence", PAY, "a", PAY)
    assert t.took == {"a": 4, "h0": -4} and t.xp == 2
    t = with_bear({}, (1, 0), ("monolith", (2, 0)), hp={"h0": 10})
    t.g.figures[BEAR].hp = 20
    t.bottom("borrowed-essence", 3, 14)
    assert [t.g.figures[id].hp for id in ("h0", "s1", "s2")] == [27, 12, 6], "3, 14 and the 9 that are left"
    assert t.offered[0] == list(range(27)), "nobody is brought to nothing"
    assert with_bear().bottom("borrowed-essence").prompts == ["part"] * 0


def test_energizing_strike() -> None:
    t = with_bear({"a": (2, 0)}).top("energizing-strike", "a")
    assert t.took == {"a": 4} and t.has(BEAR) == ["strengthen"] and t.xp == 1
    t = with_bear({}, (4, 0), allies=[(-4, 0)], hp={"h1": 10, "h0": 10})
    t.g.figures[BEAR].hp = 10
    t.bottom("energizing-strike")
    assert [t.g.figures[id].hp for id in ("h0", "h1", BEAR)] == [10, 11, 11]


def test_earthen_spikes() -> None:
    strikes("earthen-spikes", 3, range=2, conditions=["immobilize"], made=["earth"])
    t = with_bear({}, (1, 0), ("tattered-wolf", (4, 0))).bottom("earthen-spikes")
    assert t.shield("s2") == 2 and t.retaliate(BEAR) == [(2, 1)] and t.shield() == 0 and t.xp == 2
    assert t.end_round().zone("earthen-spikes") == "lost"


def test_vicious_ally() -> None:
    calls("vicious-ally", "swamp-alligator")
    t = with_bear({"a": (3, 0)}, (-1, 0), ("swamp-alligator", (2, 0))).summon_turn("s2")
    assert t.took == {"a": 3} and t.has("a") == ["immobilize"]
    t = with_bear({"a": (2, 0), "b": (2, -1)}).bottom("vicious-ally", "a", "b")
    assert t.took == {"a": 2, "b": 2} and t.xp == 1


def test_unstoppable_beast() -> None:
    foes: dict[str, Any] = {"a": (2, 0), "b": (2, -1), "c": (1, 1)}
    t = with_bear(foes, elements=["earth"]).top("unstoppable-beast", PAY, Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 4, "b": 4, "c": 4} and t.xp == 1
    t = with_bear(foes).top("unstoppable-beast", Over("a", "b", "c"), "a", "b", "c")
    assert t.took == {"a": 3, "b": 3, "c": 3} and t.xp == 0
    moves("unstoppable-beast", 5)


def test_ancient_ward() -> None:
    strikes("ancient-ward", 2, range=4, targets=2, conditions=["disarm"], xp=1)
    t = Table(TYRANT, allies=[(4, 0)], hp={"h1": 10}).bottom("ancient-ward", "h1")
    assert t.took == {"h1": -4}


def test_punch_through() -> None:
    t = with_bear({"a": (2, 0)}, shields={"a": 4}).top("punch-through", "a")
    assert t.took == {"a": 3} and t.xp == 1
    t = with_bear({"a": (2, 0)}).bottom("punch-through", ("to", -3, 0)).top("maul", "a")
    assert t.took == {"a": 5} and t.zone("punch-through") == "active"
    assert t.end_round().top("maul", "a").took == {"a": 9}


def test_rampage() -> None:
    t = with_bear({"a": (2, 0), "b": (4, 0), "c": (4, -3)}, hp={"a": 2, "b": 2})
    t.top("rampage", "a", ("to", 3, 0), "b", ("to", 4, -1))
    assert t.took == {"a": 2, "b": 2} and t.xp == 2 and t.zone("rampage") == "lost"
    t = with_bear({"a": (4, 0)}, (-4, 0), ("tattered-wolf", (1, 0))).bottom("rampage", "s2", ("to", 3, 0), "a")
    assert t.took == {"a": 2} and t.offered[0] == ["s1", "s2", "stop"]


def test_stone_sigil() -> None:
    t = calls("stone-sigil", "monolith", ["earth"])
    (stone,) = t.summoned()
    assert stone.hp == 15 and figures.stats(t.g, stone).shield == 2
    t.summon_turn(stone.id)
    assert t.at(stone.id) == (1, 0)
    assert with_bear().bottom("stone-sigil", ("to", -4, 0)).at(BEAR) == (-4, 0)


def test_primal_blessing() -> None:
    t = with_bear().top("primal-blessing")
    assert t.me.deck.count("bless") == 2 and t.xp == 1, "hers, and the bear's is in the same deck"
    t = with_bear({}, (3, 0)).bottom("primal-blessing", ("to", 2, 0))
    assert t.at("h0") == (2, 0) and t.at(BEAR) == (0, 0)


@pytest.mark.rule("GH-BONUS-03")
def test_blood_hunger() -> None:
    t = with_bear({"a": (2, 0)}).top("blood-hunger")
    t.g.figures[BEAR].hp = 10
    for nth in range(1, 5):
        t.summon_turn(BEAR)
        assert t.g.figures[BEAR].hp == 10 + 2 * nth and t.zone("blood-hunger") == "active, lost"
    t.summon_turn(BEAR)
    assert t.g.figures[BEAR].hp == 20 and t.zone("blood-hunger") == "lost" and t.xp == 3
    t = with_bear({"a": (2, 0)})
    t.g.figures[BEAR].hp = 10
    t.bottom("blood-hunger", "a")
    assert t.took["a"] == 3 and t.g.figures[BEAR].hp == 13 and t.xp == 1


def test_storm_sigil() -> None:
    calls("storm-sigil", "wind-totem", ["air"])
    t = with_bear({"a": (3, 0), "b": (2, 1), "z": (4, 0)}, (-1, 0), ("wind-totem", (2, 0)))
    t.summon_turn("s2", ("to", 4, 1), ("to", 2, 3))
    assert t.took == {"a": 1, "b": 1} and t.at("b") == (2, 3)
    assert with_bear({"a": (2, 0)}).bottom("storm-sigil", "a").took == {"a": 4}


def test_tyrannical_force() -> None:
    strikes("tyrannical-force", 3, range=3, conditions=["stun"], made=["earth"])
    t = with_bear({}, (1, 0), ("red-falcon", (2, 0)), ("tattered-wolf", (4, 0)))
    t.bottom("tyrannical-force", ("to", 1, 2), ("to", 4, -3))
    assert t.at(BEAR) == (1, 2) and t.at("s2") == (4, -3) and t.at("s3") == (4, 0)


def test_lash_out() -> None:
    ring = {id: (q + 2, r) for id, (q, r) in RING.items()}
    t = with_bear(ring, (2, 0)).top("lash-out", *sorted(ring))
    assert t.took == dict.fromkeys(ring, 4) and t.xp == 1
    t = with_bear({"a": (3, 0), "b": (1, 1)}).bottom("lash-out", ("to", 2, 0), ("to", 4, 1), ("to", 0, 3))
    assert t.at("a") == (4, 1) and t.xp == 1


def test_natural_remedy() -> None:
    t = Table(TYRANT, allies=[(4, 0)], hp={"h1": 10}, elements=["air"]).top("natural-remedy", PAY, "h1")
    assert t.took == {"h1": -6} and t.xp == 1
    t = Table(TYRANT, allies=[(3, 0)], hp={"h1": 10}).top("natural-remedy", "h1")
    assert t.took == {"h1": -5}
    t = with_bear({}, (3, 0)).bottom("natural-remedy", ("to", 2, 0), BEAR)
    assert t.has(BEAR) == ["strengthen"]


def test_jaws_of_death() -> None:
    foes: dict[str, Any] = {"a": (2, 0), "b": (2, -1), "c": (1, 1), "d": (-1, 0)}
    t = with_bear(foes, hp={"a": 6, "b": 7, "c": 5, "d": 1}, rank={"c": "elite"}).top("jaws-of-death", "a")
    assert t.dead == ["a"] and t.offered[0] == ["a", "stop"] and t.xp == 1
    t = with_bear({"a": (2, 0)}).bottom("jaws-of-death", "a", ("to", 4, 0), ("to", 3, 0), "a")
    assert t.took == {"a": 4} and t.at(BEAR) == (3, 0) and t.xp == 1


@pytest.mark.rule("GH-RECOVER-02", "GH-RECOVER-04")
def test_tribal_sigil() -> None:
    calls("tribal-sigil", "spirit-banner")
    t = with_bear({"a": (2, 0)}, (1, 0), ("spirit-banner", (0, 1)))
    t.top("maul", "a")
    assert t.took == {"a": 6}, "the bear stands next to the banner"
    t.suffer("s2", 8).top("maul", "a")
    assert t.took["a"] == 10 and t.g.bonuses == []
    t = with_bear()
    t.me.lost = ["venomous-ally", "rampage", "stone-sigil", "vicious-ally"]
    t.bottom("tribal-sigil", "venomous-ally", "stone-sigil")
    assert t.me.hand == ["venomous-ally", "stone-sigil"] and "rampage" not in t.offered[0]
    assert t.zone("tribal-sigil") == "lost"
