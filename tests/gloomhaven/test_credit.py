"""Who is credited with a kill that no attack made: by a trap, hazardous terrain or Wound."""

from __future__ import annotations

import pytest
from table import Table

from taverna.games.gloomhaven.records.abilities import Afflict, Attack, Command, Drag, Move, Shove, Whom
from taverna.games.gloomhaven.rules import conditions, summons, turn
from taverna.games.gloomhaven.state import Trap

MAKERS = ["", "h0", "h1", "a"]


def kills(t: Table) -> list[int]:
    return [mat.tally.kills for mat in t.g.characters]


@pytest.mark.rule("GH-TRAP-09")
@pytest.mark.parametrize("maker", MAKERS)
def test_a_push_into_any_trap_is_the_pushers_kill(maker: str) -> None:
    trap = {(2, 0): Trap(damage=3, owner=maker)}
    t = Table("brute", {"a": (1, 0)}, allies=[(-3, 0)], hp={"a": 3}, traps=trap)
    t.act("h0", Shove(value=1), answers=["a", ("to", 2, 0)])
    assert t.dead == ["a"] and kills(t) == [1, 0]


@pytest.mark.rule("GH-TRAP-09")
def test_a_pull_and_the_push_of_an_attack_likewise() -> None:
    t = Table("brute", {"a": (2, 0)}, allies=[(-3, 0)], hp={"a": 3}, traps={(1, 0): Trap(damage=3)})
    t.act("h0", Drag(value=1, range=2), answers=["a", ("to", 1, 0)])
    assert t.dead == ["a"] and kills(t) == [1, 0]
    t = Table("brute", {"a": (1, 0)}, allies=[(-3, 0)], hp={"a": 4}, traps={(2, 0): Trap(damage=3, owner="h1")})
    t.act("h0", Attack(value=1, push=1), answers=["a", ("to", 2, 0)])
    assert t.dead == ["a"] and kills(t) == [1, 0]


@pytest.mark.rule("GH-TRAP-09")
@pytest.mark.parametrize("maker", MAKERS)
def test_a_monster_that_walks_into_a_trap_by_itself_is_nobodys_kill(maker: str) -> None:
    ring = [(1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    trap = {(1, 0): Trap(damage=30, owner=maker)}
    t = Table("brute", {"a": (2, 0)}, allies=[(-3, 0)], hp={"a": 3}, obstacles=ring, traps=trap)
    t.g.figures["h1"].at = None
    t.g.characters[1].exhausted = True
    t.monster_turn("a")
    assert t.dead == ["a"] and kills(t) == [0, 0]


@pytest.mark.rule("GH-TRAP-09", "GH-HAZ-01")
def test_a_push_into_hazardous_terrain_is_the_pushers_kill() -> None:
    t = Table("brute", {"a": (1, 0)}, hp={"a": 1})
    t.g.hazards.append((2, 0))
    t.act("h0", Shove(value=1), answers=["a", ("to", 2, 0)])
    assert t.dead == ["a"] and kills(t) == [1]


@pytest.mark.rule("GH-TRAP-09")
def test_an_enemy_commanded_into_a_trap_is_the_commanders_kill() -> None:
    t = Table("mindthief", {"a": (2, 0)}, allies=[(-3, 0)], hp={"a": 3}, traps={(3, 0): Trap(damage=3, owner="h1")})
    t.act("h0", Command(whom=Whom(range=3), perform=(Move(value=1),)), answers=["a", ("to", 3, 0)])
    assert t.dead == ["a"] and kills(t) == [1, 0]


@pytest.mark.rule("GH-TRAP-07")
def test_the_maker_has_the_experience_of_a_trap_whoever_has_the_kill() -> None:
    trap = {(2, 0): Trap(damage=3, owner="h1", xp=2)}
    t = Table("brute", {"a": (1, 0)}, allies=[(-3, 0)], hp={"a": 3}, traps=trap)
    t.act("h0", Shove(value=1), answers=["a", ("to", 2, 0)])
    assert kills(t) == [1, 0] and [mat.xp for mat in t.g.characters] == [0, 2]


@pytest.mark.rule("GH-WOUND-04", "GH-WOUND-01")
def test_a_death_by_wound_is_the_kill_of_whoever_gave_it_last() -> None:
    t = Table("brute", {"a": (1, 0)}, allies=[(2, 0)], hp={"a": 2})
    t.act("h1", Afflict(conditions=("wound",)), answers=["a"])
    t.act("h0", Attack(value=1, conditions=("wound",)), answers=["a"])
    t.run(turn.begins(t.g, "a"), ())
    assert t.dead == ["a"] and kills(t) == [1, 0]


@pytest.mark.rule("GH-WOUND-04", "GH-SUMMON-12")
def test_a_wound_from_a_summon_counts_for_its_owner_even_when_the_summon_is_gone() -> None:
    t = Table("tinkerer", {"a": (1, 0)}, hp={"a": 1})
    bot = summons.place(t.g, "h0", "battle-bot", (0, 1))
    t.run(conditions.gain(t.g, "a", "wound", bot.id), ())
    del t.g.figures[bot.id]
    t.run(turn.begins(t.g, "a"), ())
    assert t.dead == ["a"] and kills(t) == [1]


@pytest.mark.rule("GH-WOUND-04", "GH-TRAP-09")
@pytest.mark.parametrize("pushed", [True, False])
def test_a_wound_from_a_trap_is_the_doing_of_whoever_forced_the_figure_into_it(pushed: bool) -> None:
    t = Table("brute", {"a": (1, 0)}, hp={"a": 1}, traps={(2, 0): Trap(conditions=["wound"], owner="h0")})
    if pushed:
        t.act("h0", Shove(value=1), answers=["a", ("to", 2, 0)])
    else:
        conditions.give(t.g, t.g.figures["a"], "wound")
    t.run(turn.begins(t.g, "a"), ())
    assert t.dead == ["a"] and kills(t) == [int(pushed)]
