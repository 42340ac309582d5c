"""Every card of the Soothsinger, both halves."""

from __future__ import annotations

import pytest
from table import Over, Table, moves, strikes

from taverna.games.gloomhaven.records.abilities import Attack, Move
from taverna.games.gloomhaven.rules import figures, hero_turns, summons

pytestmark = pytest.mark.rule("GH-CARD-04", "GH-TURN-03", "GH-TURN-05")
SINGER = "soothsinger"
USE = "use"


def curses(t: Table) -> int:
    return t.g.monster_deck.count("curse")


@pytest.mark.rule("GH-BONUS-09", "GH-TURN-06")
def test_one_song_at_a_time_and_experience_for_it() -> None:
    t = Table(SINGER, allies=[(1, 0)]).top("defensive-ditty")
    assert t.xp == 0 and t.zone("defensive-ditty") == "active"
    t.begin_turn()
    assert t.xp == 1
    t.top("power-ballad", "defensive-ditty")
    assert t.zone("defensive-ditty") == "discarded" and t.zone("power-ballad") == "active"
    t.top("echoing-aria", "keep-augments")
    assert t.zone("power-ballad") == "active" and t.zone("echoing-aria") == "discarded"
    assert t.begin_turn().xp == 2 and t.begin_turn(who="h1").xp == 2


def test_power_ballad() -> None:
    t = Table(SINGER, {"a": (2, 0)}, allies=[(1, 0), (3, 0)]).top("power-ballad")
    t.attack("h1", "a", 2, "skip").attack("h1", "a", 2, USE).attack("h1", "a", 2)
    assert t.took == {"a": 7}, "one of them in a turn"
    assert t.end_turn(who="h1").attack("h2", "a", 2, USE).took == {"a": 10}
    assert t.attack("h0", "a", 2).took == {"a": 12}, "not her own"
    t = Table(SINGER, allies=[(3, 0), (-4, 0)]).bottom("power-ballad", ("to", 2, 0))
    assert t.conditions() == {"h1": ["strengthen"]} and t.xp == 1


@pytest.mark.rule("GH-SHIELD-02")
def test_defensive_ditty() -> None:
    t = Table(SINGER, {"a": (2, 0), "b": (0, 1)}, allies=[(1, 0)]).top("defensive-ditty")
    t.attack("a", "h1", 3).attack("b", "h0", 3)
    assert t.took == {"h1": 2, "h0": 3}
    t = Table(SINGER, allies=[(2, 0), (4, 0)]).bottom("defensive-ditty")
    t.suffer("h2", 2).suffer("h0", 2).suffer("h1", 2)
    assert t.took == {"h2": 2, "h0": 2} and t.xp == 1 and t.zone("defensive-ditty") == "discarded"
    assert t.suffer("h1", 2).took == {"h2": 2, "h0": 2, "h1": 2}


def test_song_of_speed() -> None:
    t = Table(SINGER, {"a": (4, 0)}, allies=[(0, 0)], at=(-4, 0)).top("song-of-speed")
    t.act("h1", Move(value=2), answers=[("to", 0, 3)])
    assert t.at("h1") == (0, 3)
    t = Table(SINGER, {"a": (4, 0)}, allies=[(0, 0)], at=(-4, 0)).top("song-of-speed")
    t.act("h1", Attack(value=2, range=3), answers=["a"])
    assert t.took == {"a": 2}
    t = Table(SINGER, {"a": (4, 0)}, at=(-4, 0)).top("song-of-speed")
    archer = summons.place(t.g, "h0", "mystic-ally", (-2, 0))
    t.summon_turn(archer.id)
    assert t.at(archer.id) == (1, 0) and t.took == {"a": 3}, "Move 2 and Range 2 are 3 and 3"
    t = Table(SINGER, {"a": (4, 0), "b": (1, 1)}).bottom("song-of-speed")
    assert t.conditions() == {"a": ["muddle"], "b": ["muddle"]} and t.xp == 1


def test_tuning_the_outcome() -> None:
    t = Table(SINGER, allies=[(1, 0), (3, 0)]).top("tuning-the-outcome")
    assert [mat.deck.count("bless") for mat in t.g.characters] == [0, 1, 0]
    t = Table(SINGER, {"a": (4, 0)}).bottom("tuning-the-outcome", ("to", 1, 0), "a")
    assert curses(t) == 1


def test_call_to_action() -> None:
    t = Table(SINGER, allies=[(1, 0), (4, 0)]).top("call-to-action")
    assert t.conditions() == {"h1": ["strengthen"], "h2": ["strengthen"]}
    t = Table(SINGER, {"a": (4, 0)}, allies=[(3, 0)]).bottom("call-to-action", "h1", "a")
    assert t.took == {"a": 4}


def test_warding_dagger() -> None:
    strikes("warding-dagger", 3, conditions=["immobilize"])
    t = Table(SINGER, allies=[(4, 0), (-4, 0)]).bottom("warding-dagger", ("to", 3, 0))
    assert [t.shield(id) for id in ("h0", "h1", "h2")] == [0, 2, 0] and t.xp == 1
    assert t.end_round().zone("warding-dagger") == "lost"


def test_throw_voice() -> None:
    foes = {"a": (3, 0), "b": (2, 1)}
    t = Table(SINGER, foes).top("throw-voice", Over("a", "b"))
    assert t.conditions() == {"a": ["disarm"], "b": ["disarm"]}
    t = Table(SINGER, foes)
    t.bottom("throw-voice", Over("a", "b"), ("to", 4, 0), "stop")
    assert t.at("a") == (4, 0) and t.at("b") == (2, 1) and t.xp == 1 and t.zone("throw-voice") == "lost"


def test_singing_arrow() -> None:
    t = Table(SINGER, {"a": (3, 0), "b": (2, 1)}).top("singing-arrow", Over("a", "b"))
    assert curses(t) == 2
    strikes("singing-arrow", 1, "bottom", range=3, conditions=["wound"])


def test_marching_beat() -> None:
    t = Table(SINGER, allies=[(0, 1)]).top("marching-beat", "h1", ("to", 4, 1))
    assert t.at("h1") == (4, 1)
    moves("marching-beat", 4)


def test_wistful_wounding() -> None:
    t = Table(SINGER, {"a": (2, 0)}, allies=[(1, 0)]).top("wistful-wounding").attack("h0", "a", 1)
    assert not t.has("a")
    assert t.attack("h1", "a", 1).has("a") == ["wound"]
    t = Table(SINGER, {"a": (4, 0)}, money=[(1, 0)]).bottom("wistful-wounding", "a")
    assert t.took == {"a": 1} and t.me.money == 1 and t.xp == 1


@pytest.mark.rule("GH-BONUS-03", "GH-CURSE-01")
def test_unending_chant() -> None:
    t = Table(SINGER, {"a": (1, 0), "b": (0, 1)}, allies=[(-1, 0)]).top("unending-chant")
    for nth in range(1, 5):
        t.top("nimble-knife", "a", "stop")
        assert curses(t) == 2 * nth and t.xp == nth // 3
    t.bottom("tuning-the-outcome", "stop", "b")
    assert curses(t) == 10 and t.xp == 2 and t.zone("unending-chant") == "lost"
    t = Table(SINGER, allies=[(3, 0)]).bottom("unending-chant", ("to", 2, 0))
    assert t.shield("h1") == 1 and t.shield() == 0


def test_nimble_knife() -> None:
    t = Table(SINGER, {"a": (1, 0)}, allies=[(0, 1)]).top("nimble-knife", "a", "h1")
    assert t.took == {"a": 2} and curses(t) == 1 and t.g.characters[1].deck.count("bless") == 1
    moves("nimble-knife", 4)


@pytest.mark.parametrize(("card", "value"), [("soothing-lullaby", 1), ("tranquil-trill", 2)])
def test_songs_that_heal(card: str, value: int) -> None:
    t = Table(SINGER, allies=[(1, 0), (4, 0)], hp={"h0": 10, "h1": 10, "h2": 10}).top(card)
    t.begin_turn(who="h1").begin_turn(who="h2").begin_turn()
    assert t.took == {"h1": -value, "h2": -value} and t.xp == 1


def test_soothing_lullaby() -> None:
    t = Table(SINGER, allies=[(4, 0)], hp={"h1": 10}).bottom("soothing-lullaby", "h1")
    assert t.took == {"h1": -3} and t.xp == 1


def test_change_tempo() -> None:
    t = Table(SINGER, {"a": (3, 0), "b": (1, 0), "c": (4, 0)}).top("change-tempo")
    assert t.conditions() == {"a": ["immobilize"], "b": ["immobilize"]}
    moves("change-tempo", 5)


@pytest.mark.rule("GH-RETAL-01")
def test_echoing_aria() -> None:
    t = Table(SINGER, {"a": (3, 0), "b": (4, 0)}, allies=[(1, 0)]).top("echoing-aria")
    t.attack("a", "h1", 1, range=3).attack("b", "h1", 1, range=3).attack("a", "h0", 1, range=3)
    assert t.took == {"h1": 2, "h0": 1, "a": 2}
    t = Table(SINGER, allies=[(3, 0), (4, 0)]).bottom("echoing-aria")
    assert [t.shield(id) for id in ("h0", "h1", "h2")] == [0, 2, 0] and t.xp == 1


def test_crippling_chorus() -> None:
    t = Table(SINGER, {"a": (3, 0), "b": (4, 0)}).top("crippling-chorus")
    assert t.conditions() == {"a": ["stun"]} and t.xp == 2 and t.zone("crippling-chorus") == "lost"
    t = Table(SINGER, {"a": (4, 0)}).bottom("crippling-chorus", ("to", 3, 0), "a")
    assert t.has("a") == ["disarm"]


@pytest.mark.rule("GH-ADV-04")
def test_disorienting_dirge() -> None:
    t = Table(SINGER, {"a": (1, 0)}).top("disorienting-dirge")
    t.g.monster_deck = ["plus-2", "minus-1"]
    assert t.attack("a", "h0", 3).took == {"h0": 2}
    t.me.deck = ["minus-1", "plus-2"]
    assert t.attack("h0", "a", 3).took["a"] in (2, 5) and len(t.me.deck) == 1, "her own have none"
    t = Table(SINGER, {"a": (3, 0), "b": (4, 0)}, allies=[(2, 0), (-4, 0)]).bottom("disorienting-dirge")
    assert curses(t) == 1 and [mat.deck.count("bless") for mat in t.g.characters] == [0, 1, 0] and t.xp == 1


def test_inspiring_anthem() -> None:
    t = Table(SINGER, allies=[(4, 0)]).top("inspiring-anthem", "h1", ("to", 1, 0))
    assert t.at("h1") == (1, 0)
    t = Table(SINGER, {"a": (4, 1)}, allies=[(4, 0)]).bottom("inspiring-anthem", "h1", "a")
    assert t.took == {"a": 5}


@pytest.mark.rule("GH-BONUS-09")
def test_melody_and_harmony() -> None:
    t = Table(SINGER, {"a": (2, 0)}, allies=[(1, 0)]).top("melody-and-harmony")
    t.top("defensive-ditty").top("captivating-performance")
    assert t.zone("defensive-ditty") == t.zone("captivating-performance") == "active"
    assert t.begin_turn().xp == 1
    assert t.attack("a", "h1", 3).attack("h1", "a", 2).took == {"h1": 2, "a": 3}
    t.top("power-ballad", "defensive-ditty")
    assert t.zone("defensive-ditty") == "discarded" and t.zone("captivating-performance") == "active"
    t = Table(SINGER, {"a": (4, 0)}).bottom("melody-and-harmony", ("to", 1, 0), "a")
    assert t.took == {"a": 3}


def test_mobilizing_measure() -> None:
    t = Table(SINGER, {"a": (3, 0)}, allies=[(1, 0)]).top("mobilizing-measure")
    mat = t.g.characters[1]
    mat.played.append("backstab")
    t.run(hero_turns.play(t.g, mat, "backstab", "attack"), [("to", 2, 0), "a"])
    assert t.at("h1") == (2, 0) and t.took == {"a": 2}
    assert moves("mobilizing-measure", 6, xp=1).zone("mobilizing-measure") == "discarded"


def test_pull_the_strings() -> None:
    t = Table(SINGER, {"a": (3, 0)}).top("pull-the-strings").begin_turn("a", ("to", 4, 0))
    assert t.at("a") == (4, 0) and t.xp == 1
    t = Table(SINGER, {"a": (3, 0), "b": (4, 0)}).bottom("pull-the-strings", "a", "b")
    assert t.took == {"b": figures.stats(t.g, t.g.figures["a"]).attack} and t.xp == 1


def test_provoke_terror() -> None:
    t = Table(SINGER, {"a": (4, 0), "b": (3, 1)}).top("provoke-terror", Over("a", "b"))
    assert t.conditions() == {"a": ["stun"], "b": ["stun"]}
    t = Table(SINGER, {"a": (1, 0)}).bottom("provoke-terror", "a", ("to", 4, 0))
    assert t.at("a") == (4, 0) and t.took == {"a": 4}


def test_nightmare_serenade() -> None:
    t = Table(SINGER, {"a": (4, 0)}).top("nightmare-serenade").begin_turn("a")
    assert curses(t) == 1 and t.xp == 1
    t = Table(SINGER, {"a": (3, 0), "b": (2, 1)}).bottom("nightmare-serenade", Over("a", "b"), "a", "b")
    assert t.took == {"a": 1, "b": 1} and curses(t) == 2 and t.xp == 1


def test_booming_proclamation() -> None:
    t = Table(SINGER, {"a": (2, 0), "b": (0, 2), "c": (3, 0)})
    t.top("booming-proclamation", "b", "stop", "a", "stop")
    assert t.took == {"a": 1, "b": 1} and "c" not in t.offered[0]
    t = Table(SINGER, {"a": (2, 0), "b": (-2, 0)}, allies=[(1, 0), (-1, 0)])
    t.bottom("booming-proclamation", "a", "b")
    assert t.took == {"a": 3, "b": 3} and t.xp == 1 and t.zone("booming-proclamation") == "lost"


def test_tranquil_trill() -> None:
    t = Table(SINGER, {"a": (1, 0), "b": (0, 1), "c": (2, 0)}).bottom("tranquil-trill")
    assert t.conditions() == {"a": ["disarm"], "b": ["disarm"]} and t.xp == 1


def test_commanding_presence() -> None:
    t = Table(SINGER, {"a": (4, 0), "b": (3, 1), "c": (-1, 0)}, allies=[(3, 0)])
    t.top("commanding-presence", "h1", "a", "b")
    assert t.took == {"a": 2, "b": 2}
    t = Table(SINGER, {"a": (2, 0), "b": (4, 0)})
    t.bottom("commanding-presence", Over("a", "b"), ("to", 1, -1), ("to", 4, 1))
    assert t.at("a") == (1, -1) and t.at("b") == (4, 1) and t.xp == 1 and t.zone("commanding-presence") == "lost"


def test_captivating_performance() -> None:
    t = Table(SINGER, {"a": (2, 0)}, allies=[(1, 0)]).top("captivating-performance")
    assert t.attack("h1", "a", 2).attack("h1", "a", 2).attack("h0", "a", 2).took == {"a": 8}
    foes = {"a": (3, 0), "b": (2, 1), "c": (1, 1)}
    t = Table(SINGER, foes).bottom("captivating-performance", *foes)
    assert t.conditions() == {id: ["stun"] for id in foes} and t.xp == 1


def test_shadow_puppets() -> None:
    t = Table(SINGER, {"a": (1, 0), "b": (1, 1), "c": (3, 0)}).top("shadow-puppets", ("to", 2, 0), "b")
    assert t.took == {"b": 3}
    t = Table(SINGER, {"a": (2, 0), "b": (-2, 0)}, allies=[(1, 0), (-1, 0)]).bottom(
        "shadow-puppets", "h1", "h2", "a", "b"
    )
    assert t.took == {"a": 4, "b": 4}
