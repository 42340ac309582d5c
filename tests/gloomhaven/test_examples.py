"""The pictured examples: of the monster rules as boards, where A is the Brute and B the Tinkerer, and then all of them
played on a table, as the book shows them."""

from __future__ import annotations

from typing import Any

import pytest
from boards import board
from table import Over, Table

from taverna.games.gloomhaven.events import Focused
from taverna.games.gloomhaven.records.abilities import Area, Attack, Move
from taverna.games.gloomhaven.rules import monster_turns
from taverna.games.gloomhaven.state import Trap
from taverna.hexgrid import Hex


@pytest.mark.rule("GH-EX-15", "GH-FOCUS-02")
def test_fewer_steps_before_nearness() -> None:
    b = board("""
          . .
         1 o .
          A o M . 2 B
    """)
    ways = b.position().mover(jump=False).reach(b["M"])
    next_to = {name: min(ways[a].cost for a in b.map.steps[b[name]] if a in ways) for name in "AB"}
    assert next_to == {"A": 4, "B": 2}
    assert b.map.distance(b["M"], b["A"]) < b.map.distance(b["M"], b["B"])
    assert b.focus() == "B"


@pytest.mark.rule("GH-EX-16", "GH-MMOVE-03", "GH-MMOVE-04", "GH-MMOVE-05", "GH-MMOVE-06")
def test_as_far_as_the_attack_asks() -> None:
    b = board("""
          . B .
         . 2 3 C
        M 1 A .
    """)
    assert b.focus() == "A"
    assert b.turn(move=3, range=2) == {"M A"}
    assert b.turn(move=3) == {"1 A"}
    assert b.turn(move=3, targets=2) == {"2 AB"}
    assert b.turn(move=3, targets=3) == {"3 ABC"}
    assert b.turn(move=3, targets=4) == {"3 ABC"}


@pytest.mark.rule("GH-EX-17", "GH-MTRAP-01", "GH-MTRAP-02")
def test_traps_are_obstacles_while_anyone_else_can_be_the_focus() -> None:
    assert board("B 1 ^ M . . . . A").focus() == "A"
    assert board("B 1 ^ M . . . . .").turn(move=3) == {"1 B"}


@pytest.mark.rule("GH-EX-18", "GH-MTRAP-01", "GH-MTRAP-03", "GH-MMOVE-06", "GH-MMOVE-09")
def test_the_archer_before_the_trap() -> None:
    b = board("""
        2 M ^ . . A
           m 1
    """)
    assert b.turn(move=2, range=3) == {"1 A"}
    assert b.turn(move=1, range=3) == {"M -"}


# -- played on a table -----------------------------------------------------------------------------------------------
class Scene(Table):
    """A monster `a` against the Brute `h0`, the Tinkerer `h1` and the Scoundrel `h2`, in the lowest row of the room."""

    def __init__(self, monster: Hex, *party: Hex, what: str = "bandit-guard", foes: Any = (), **more: Any) -> None:
        super().__init__("brute", {"a": monster, **dict(foes)}, at=party[0], allies=party[1:], what={"a": what}, **more)
        for id, kind in zip(("h1", "h2"), ("tinkerer", "scoundrel"), strict=False):
            if id in self.g.figures:
                self.g.figures[id].what = self.g.cast[id] = kind
                self.g.characters[self.g.figures[id].seat or 0].what = kind
        self.home = monster

    def turn(self, move: int, *answers: Any, **attack: Any) -> tuple[str, Hex | None, list[str]]:
        """The monster, from where it began: its focus, where it stops, whom it attacks."""
        self.move("a", self.home)
        before = {id: figure.hp for id, figure in self.g.figures.items()}
        seen = len(self.g.out)
        self.run(monster_turns.turn(self.g, "a", [Move(value=move), Attack(value=2, **attack)]), answers)
        focus = [event.target for event in self.g.out[seen:] if isinstance(event, Focused)]
        hurt = [id for id, figure in self.g.figures.items() if id[0] == "h" and figure.hp < before[id]]
        return focus[0], self.at("a"), hurt

    def move(self, id: str, a: Hex) -> None:
        self.g.figures[id].at = a


@pytest.mark.rule("GH-EX-15", "GH-FOCUS-02")
def test_the_tinkerer_is_farther_but_sooner_reached() -> None:
    scene = Scene((-2, 4), (-4, 4), (1, 4), obstacles=[(-3, 3), (-3, 4)])
    assert scene.turn(2) == ("h1", (0, 4), ["h1"])


@pytest.mark.rule("GH-EX-16", "GH-MMOVE-03", "GH-MMOVE-04", "GH-MMOVE-05", "GH-MMOVE-06")
def test_the_same_monster_with_four_attacks() -> None:
    scene = Scene((-5, 4), (-3, 4), (-2, 2), (-1, 3))
    assert scene.turn(3, range=2) == ("h0", (-5, 4), ["h0"])
    assert scene.turn(3) == ("h0", (-4, 4), ["h0"])
    assert scene.turn(3, targets=2) == ("h0", (-3, 3), ["h0", "h1"])
    assert scene.turn(3, targets=3) == ("h0", (-2, 3), ["h0", "h1", "h2"])


@pytest.mark.rule("GH-EX-17", "GH-MTRAP-01", "GH-MTRAP-02")
def test_only_for_the_sole_focus_it_walks_over_traps() -> None:
    pocket = {"obstacles": [(-6, 3), (-5, 3), (-4, 3)], "traps": {(-4, 4): Trap(damage=3)}}
    scene = Scene((-3, 4), (2, 4), (-6, 4), **pocket)
    assert scene.turn(3) == ("h0", (0, 4), [])
    scene.g.figures["h0"].conditions["invisible"] = False
    assert scene.turn(3) == ("h1", (-5, 4), ["h1"])
    assert scene.took == {"a": 3, "h1": 2} and scene.g.traps == {}


@pytest.mark.rule("GH-EX-18", "GH-MTRAP-01", "GH-MTRAP-03", "GH-MMOVE-06", "GH-MMOVE-09")
def test_the_archer_does_not_step_onto_the_trap() -> None:
    scene = Scene((-1, -4), (3, -4), what="bandit-archer", foes={"b": (-1, -3)}, traps={(0, -4): Trap(damage=3)})
    assert scene.turn(2, range=3) == ("h0", (0, -3), ["h0"])
    assert scene.turn(1, range=3) == ("h0", (-1, -4), [])
    assert scene.g.traps


@pytest.mark.rule("GH-EX-08", "GH-AOE-01", "GH-AOE-05")
def test_a_pattern_of_three_laid_within_range() -> None:
    t = Table("spellweaver", {"a": (3, 0), "b": (4, 0), "c": (3, 1), "d": (1, 0)})
    t.area = Area(hexes=((0, 0), (1, 0), (0, 1)))
    t.act("h0", Attack(value=4, range=3, area=t.area), answers=[Over("a", "b", "c"), "a", "b", "c"])
    assert t.took == {"a": 4, "b": 4, "c": 4}, "one of the three is within range 3, the others need not be"


@pytest.mark.rule("GH-EX-09", "GH-AOE-03", "GH-AOE-04", "GH-COND-04")
def test_a_pattern_around_the_attacker_wounds_all_in_it() -> None:
    t = Table("brute", {"a": (1, 0), "b": (1, -1), "c": (0, -1), "d": (-1, 0)})
    t.area = Area(hexes=((1, 0), (1, -1), (0, -1)), own=(0, 0))
    answers = [Over("a", "b", "c"), "a", "b", "c"]
    t.act("h0", Attack(value=3, conditions=("wound",), area=t.area), answers=answers)
    assert t.took == {"a": 3, "b": 3, "c": 3}
    assert t.conditions() == {"a": ["wound"], "b": ["wound"], "c": ["wound"]}
