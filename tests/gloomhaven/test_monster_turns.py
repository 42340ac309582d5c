"""Monsters' turns at the table: what the mind says is done, the players settle what it leaves open."""

from __future__ import annotations

from typing import Any

import pytest
from stage import Stage, cellar

from taverna.games.gloomhaven.records.abilities import Attack, Augment, Extra, Heal, Loot, Move, Shield, Shove, Whom
from taverna.games.gloomhaven.rules import attack, figures, initiative, monster_turns, summons, sums
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.state import Table, key
from taverna.hexgrid import Hex

MOVE = Move(value="M")
ATTACK = Attack(value="A", range="R")


def fight(*monsters: tuple[str, tuple[int, int], str], level: int = 1, **more: Any) -> Stage:
    """Two characters at (0, 0) and (2, 3) of the cellar's hall, and these monsters; all modifier cards are +0."""
    room = [{"monster": what, "at": list(at), "by": by * 3} for what, at, by in monsters]
    stage = Stage(cellar(hall={"monsters": room, **more}), level=level, classes=("brute", "scoundrel")).ready()
    stage.move("h0", (0, 0)).move("h1", (2, 3)).leads((20, 30), (40, 50))
    stage.g.monster_deck = ["plus-0"] * 30
    stage.g.phase = "turns"
    return stage


def hurt(stage: Stage, id: str) -> int:
    figure = stage.g.figures[id]
    return figure.max_hp - figure.hp


@pytest.mark.rule("GH-MON-01", "GH-MON-02", "GH-MONCARD-05", "GH-MATK-01", "GH-MATK-02", "GH-FOCUS-01")
def test_it_moves_to_its_focus_and_attacks() -> None:
    stage = fight(("bandit-guard", (3, 0), "n"))
    guard = stage.monsters()[0]
    stage.run(monster_turns.perform_all(stage.g, guard.id, [MOVE, ATTACK]))
    assert guard.at == (1, 0) and hurt(stage, "h0") == 2 and hurt(stage, "h1") == 0
    still = fight(("bandit-guard", (3, 0), "n"))
    guard = still.monsters()[0]
    still.run(monster_turns.perform_all(still.g, guard.id, [ATTACK]))
    assert guard.at == (3, 0) and hurt(still, "h0") == 0  # it neither moves nor reaches anybody
    still.run(monster_turns.perform_all(still.g, guard.id, [MOVE]))
    assert guard.at == (1, 0) and hurt(still, "h0") == 0


@pytest.mark.rule("GH-MON-04", "GH-MATK-05", "GH-STAT-06")
def test_elites_and_archers_use_their_own_values() -> None:
    stage = fight(("bandit-archer", (3, 0), "e"))
    stage.run(monster_turns.perform_all(stage.g, stage.monsters()[0].id, [ATTACK]))
    assert hurt(stage, "h0") == 3 and stage.monsters()[0].at == (3, 0)


@pytest.mark.rule("GH-AMBIG-01")
def test_players_choose_where_the_rules_leave_it_open() -> None:
    stage = fight(("bandit-guard", (2, 0), "n"))
    stage.move("h0", (0, 1)).move("h1", (-1, 3))
    guard = stage.monsters()[0]
    found = monster_turns.options(stage.g, guard, 3, False, False, None)
    stage.run(monster_turns.perform_all(stage.g, guard.id, [MOVE]), *[("act", *found[-1].move)] * (len(found) > 1))
    assert guard.at == found[-1].move and len(found) > 1


@pytest.mark.rule("GH-STUN-01")
def test_a_stunned_monster_does_nothing() -> None:
    stage = fight(("bandit-guard", (1, 0), "n"))
    guard = stage.monsters()[0]
    guard.conditions["stun"] = False
    initiative.turn_up(stage.g)
    stage.run(monster_turns.turn(stage.g, guard.id))
    assert hurt(stage, "h0") == 0 and not guard.conditions


@pytest.mark.rule("GH-WOUND-01")
def test_a_wound_may_end_a_turn_before_it_begins() -> None:
    stage = fight(("bandit-guard", (1, 0), "n"))
    guard = stage.monsters()[0]
    guard.hp = 1
    guard.conditions["wound"] = False
    initiative.turn_up(stage.g)
    stage.run(monster_turns.turn(stage.g, guard.id))
    assert guard.id not in stage.g.figures and hurt(stage, "h0") == 0 and stage.g.money == {"1,0": 1}


@pytest.mark.rule("GH-DISARM-03", "GH-IMMOB-01")
def test_disarmed_and_immobilized() -> None:
    stage = fight(("bandit-guard", (3, 0), "n"))
    guard = stage.monsters()[0]
    guard.conditions["disarm"] = False
    stage.run(monster_turns.perform_all(stage.g, guard.id, [MOVE, ATTACK]))
    assert guard.at == (1, 0) and hurt(stage, "h0") == 0
    stage = fight(("bandit-guard", (3, 0), "n"))
    guard = stage.monsters()[0]
    guard.conditions["immobilize"] = False
    stage.run(monster_turns.perform_all(stage.g, guard.id, [MOVE, ATTACK]))
    assert guard.at == (3, 0) and hurt(stage, "h0") == 0


@pytest.mark.rule("GH-FOCUS-01", "GH-MATK-02")
def test_another_focus_when_the_first_is_gone() -> None:
    stage = fight(("bandit-guard", (1, 0), "n"))
    stage.move("h1", (1, 1))
    stage.g.figures["h0"].hp = 1
    guard = stage.monsters()[0]
    stage.run(monster_turns.perform_all(stage.g, guard.id, [ATTACK, ATTACK]))
    assert stage.g.characters[0].exhausted and hurt(stage, "h1") == 2


@pytest.mark.rule("GH-MATK-03", "GH-MATK-04")
def test_as_many_targets_as_possible() -> None:
    stage = fight(("bandit-guard", (1, 0), "n"))
    stage.move("h1", (1, 1))
    guard = stage.monsters()[0]
    stage.run(monster_turns.perform_all(stage.g, guard.id, [Attack(value="A", targets=2)]))
    assert hurt(stage, "h0") == hurt(stage, "h1") == 2


@pytest.mark.rule("GH-ELEM-13", "GH-ELEM-14")
def test_an_element_serves_the_whole_type() -> None:
    stage = fight(("bandit-guard", (1, 0), "n"), ("bandit-guard", (0, 1), "n"))
    stage.g.elements["fire"] = 2
    burning = Attack(value="A", augments=(Augment(uses=("fire",), gives=Extra(plus=2)),))
    for guard in stage.monsters():
        stage.run(monster_turns.perform_all(stage.g, guard.id, [burning]))
    assert hurt(stage, "h0") == 4 + 4 and stage.g.elements["fire"] == 0
    stage.g.eaten.clear()  # the next round
    stage.run(monster_turns.perform_all(stage.g, stage.monsters()[0].id, [burning]))
    assert hurt(stage, "h0") == 4 + 4 + 2


@pytest.mark.rule("GH-ELEM-03", "GH-ELEM-09")
def test_elements_made_in_a_turn_come_at_its_end() -> None:
    stage = fight(("bandit-guard", (1, 0), "n"))
    guard = stage.monsters()[0]
    stage.run(monster_turns.perform_all(stage.g, guard.id, [ATTACK], None, ["ice"]))
    assert stage.g.infused == ["ice"] and stage.g.elements["ice"] == 0


@pytest.mark.rule("GH-MHEAL-01", "GH-MHEAL-02")
def test_it_heals_whoever_has_lost_most() -> None:
    stage = fight(("bandit-guard", (3, 0), "n"), ("bandit-guard", (3, 1), "n"), ("bandit-guard", (1, 2), "n"))
    healer, near, far = stage.monsters()
    near.hp -= 2
    far.hp -= 3
    stage.run(monster_turns.perform_all(stage.g, healer.id, [Heal(value=2, range=1)]))
    assert near.hp == near.max_hp and far.hp == far.max_hp - 3
    stage.run(monster_turns.perform_all(stage.g, healer.id, [Heal(value=2, range=4)]))
    assert far.hp == far.max_hp - 1
    healer.hp -= 1
    near.hp -= 2
    far.hp -= 2  # it has lost three by now, the others one and two
    stage.run(monster_turns.perform_all(stage.g, healer.id, [Heal(value=1, range=4)]))
    assert [f.max_hp - f.hp for f in (healer, near, far)] == [1, 2, 2]
    far.hp, near.hp, healer.hp = far.max_hp - 1, near.max_hp - 1, healer.max_hp - 3
    stage.run(monster_turns.perform_all(stage.g, healer.id, [Heal(value=2, range=4)]))
    assert [f.max_hp - f.hp for f in (healer, near, far)] == [1, 1, 1], "itself, if it has lost the most"


@pytest.mark.rule("GH-MBONUS-01", "GH-MBONUS-02", "GH-SHIELD-02")
def test_a_bonus_counts_from_its_turn_on() -> None:
    stage = fight(("bandit-guard", (3, 0), "n"), ("bandit-guard", (3, 1), "n"))
    first, second = stage.monsters()
    stage.run(monster_turns.perform_all(stage.g, first.id, [Shield(value=2)]))
    assert sums.shield(stage.g, first) == 2 and sums.shield(stage.g, second) == 0


@pytest.mark.rule("GH-MLOOT-01", "GH-MLOOT-02", "GH-MLOOT-03", "GH-MLOOT-04")
def test_a_monster_loots_money_for_good() -> None:
    stage = fight(("bandit-guard", (2, 1), "n"), treasures=[{"at": [1, 2], "holds": "goal"}])
    guard = stage.monsters()[0]
    for at in ((2, 1), (2, 0)):
        stage.g.money[key(at)] = 1
    stage.g.treasures = {"1,2": "goal"}
    initiative.turn_up(stage.g)
    stage.run(monster_turns.perform_all(stage.g, guard.id, [Loot(range=1)]))
    assert not stage.g.money and stage.g.treasures == {"1,2": "goal"}
    stage.kill(guard.id)
    assert stage.g.money == {"2,1": 1}


@pytest.mark.rule("GH-MTRAP-02", "GH-TRAP-01")
def test_it_walks_into_a_trap_only_where_nothing_else_leads_to_a_focus() -> None:
    wall = [{"hexes": [[a, b]]} for a, b in ((1, 0), (0, 2), (-1, 2))]
    stage = fight(("bandit-guard", (3, 0), "n"), obstacles=wall, traps=[{"hexes": [[1, 1]]}])
    stage.move("h0", (0, 0)).move("h1", (0, 1))
    guard = stage.monsters()[0]
    before = guard.hp
    stage.run(monster_turns.perform_all(stage.g, guard.id, [MOVE, ATTACK]))
    assert guard.at == (1, 1) and guard.hp == before - 3 and not stage.g.traps


@pytest.mark.rule("GH-INVIS-01", "GH-FOCUS-09")
def test_nobody_focuses_on_the_invisible() -> None:
    stage = fight(("bandit-guard", (1, 0), "n"))
    for id in ("h0", "h1"):
        stage.g.figures[id].conditions["invisible"] = False
    guard = stage.monsters()[0]
    stage.run(monster_turns.perform_all(stage.g, guard.id, [MOVE, ATTACK]))
    assert guard.at == (1, 0) and hurt(stage, "h0") == 0


def test_an_allied_monster_attacks_monsters() -> None:
    room = [{"monster": what, "at": at, "by": "nnn"} for what, at in (("living-bones", [2, 1]), ("city-guard", [3, 1]))]
    stage = Stage(cellar(hall={"monsters": room}, allies=["living-bones"]), level=1).ready()
    stage.g.monster_deck = ["plus-0"] * 9
    bones, guard = stage.monsters("living-bones")[0], stage.monsters("city-guard")[0]
    stage.run(monster_turns.perform_all(stage.g, bones.id, [Attack(value=4)]))
    assert guard.hp < guard.max_hp and hurt(stage, "h0") == 0


@pytest.mark.rule("GH-FOCUS-01")
def test_the_focus_is_picked_before_anyone_is_pushed() -> None:
    stage = fight(("bandit-archer", (1, 1), "n"))
    archer = stage.monsters()[0]
    stage.move("h0", (3, 0)).move("h1", (1, 2))  # h1 is next to it; h0, who is earlier, two hexes away
    push = Shove(value=1, whom=Whom(range=1, count="all"))
    stage.run_first(monster_turns.perform_all(stage.g, archer.id, [push, ATTACK]))
    assert figures.distance(stage.g, archer, stage.g.figures["h1"]) == 2  # as far away as the other one now
    assert hurt(stage, "h1") > 0 and hurt(stage, "h0") == 0


@pytest.mark.rule("GH-MATK-04")
@pytest.mark.parametrize(
    ("h0", "h1", "order"),
    [
        ((0, 0), (1, 1), ["h1", "h0"]),  # the nearer one, although it is later in the initiative order
        ((1, 2), (1, 1), ["h0", "h1"]),  # equally near: the earlier one
    ],
)
def test_further_targets_are_attacked_in_the_order_of_the_focus(
    h0: Hex, h1: Hex, order: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = fight(("bandit-archer", (3, 0), "n"))
    g = stage.g
    summon = summons.place(g, "h0", "battle-bot", (3, 1))
    stage.move("h0", h0).move("h1", h1)
    struck: list[str] = []

    def strike(g: Table, act: Action, made: Any, target: str) -> Any:
        struck.append(target)
        return 0
        yield

    monkeypatch.setattr(attack.strike, "strike", strike)
    stage.run(monster_turns.perform_all(g, stage.monsters()[0].id, [Attack(value="A", range=4, targets=3)]))
    assert struck == [summon.id, *order]
