"""What the special rules of scenarios do, and what they forbid, cites a clause (GH-PIECE-01..43)."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from evenings import due, ends_round, enter, open_all
from stage import Stage, printed

import taverna
from taverna.games.gloomhaven import speech
from taverna.games.gloomhaven.records.abilities import Attack, Loot, Whom
from taverna.games.gloomhaven.records.scenarios import Doing, Piece
from taverna.games.gloomhaven.rules import attack, cited, damage, deeds, land, pieces, targets
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.words import gains, pieces_party

CLAUSES = taverna.find("gloomhaven").catalogue.by_id
PIECES = [piece for one in printed().scenarios.values() for piece in one.pieces]


def told(stage: Stage, name: str) -> list[Any]:
    return [event for event in stage.g.out if type(event).__name__ == name]


def cites(stage: Stage, name: str) -> str:
    """The clause of the last event of this kind; it is there."""
    return str(told(stage, name)[-1].clause)


# -- events ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-01")
def test_every_word_and_every_piece_cites_a_clause() -> None:
    assert set(cited.CITED) == set(get_args(Doing))
    assert set(cited.CITED.values()) <= set(CLAUSES)
    assert PIECES and all(cited.clause(piece) in CLAUSES for piece in PIECES)
    assert all(piece.text is not None or telling(piece) for piece in PIECES), "nothing happens in silence"


def telling(piece: Piece) -> bool:
    """Whether what it does is told by events of its own, or is nothing to be seen: that the scenario counts."""
    return all(type(do).__name__ in ("Vanish", "Appear", "Wake", "Errand", "Count") for do in piece.do)


@pytest.mark.rule("GH-PIECE-01", "GH-PIECE-13")
def test_what_happens_cites_what_it_does_and_not_what_it_counts() -> None:
    stage = enter(95, 4)
    ends_round(stage, 1)
    assert cites(stage, "PieceHappened") == "GH-PIECE-13"
    counted = next(p for p in PIECES if [type(do).__name__ for do in p.do][:2] == ["Count", "Spawn"])
    assert cited.clause(counted) == "GH-PIECE-13"


@pytest.mark.rule("GH-PIECE-20")
def test_who_leaves_the_map_and_comes_back_is_told() -> None:
    stage = enter(48)
    g = stage.g
    (rider,) = [f for f in g.figures.values() if f.what == "dark-rider"]
    due(stage, rider.id)
    assert rider.at is not None and cites(stage, "CameBack") == "GH-PIECE-20"
    stage.move("h0", next(a for a in land.ground(g).steps[rider.at] if stage.at(a) is None))
    stage.run_first(attack.attack(g, Action(rider.id, None), Attack(value=0)))
    assert rider.at is None and cites(stage, "Vanished") == "GH-PIECE-20"


@pytest.mark.rule("GH-PIECE-18")
def test_who_wakes_is_told_once() -> None:
    stage = open_all(enter(71))
    sleeper = next(f for f in stage.monsters() if f.what in stage.g.content.board(stage.g).idle)
    for _ in range(2):
        stage.run_first(damage.suffer(stage.g, sleeper.id, 1, by="h0"))
    (woke,) = [event for event in told(stage, "Woke") if event.figure == sleeper.id]
    assert woke.clause == "GH-PIECE-18"


@pytest.mark.rule("GH-PIECE-19", "GH-PIECE-23")
def test_whom_nothing_harms_is_told() -> None:
    stage = open_all(enter(54))
    infester = stage.monsters("harrower-infester")[0]
    stage.run_first(damage.suffer(stage.g, infester.id, 5, by="h1"))
    assert cites(stage, "Unharmed") == "GH-PIECE-23" and infester.hp == infester.max_hp


@pytest.mark.rule("GH-PIECE-05")
def test_what_is_taken_over_is_told() -> None:
    stage = enter(69)
    g = stage.g
    stage.move("h0", (-2, -4)).move("h1", (-1, -4))
    g.money.clear()
    act = Action("h1", 1)
    act.only = True
    stage.run(gains.looting(g, act, Loot(range=1)), "h0")
    assert cites(stage, "TookOver") == "GH-PIECE-05"


@pytest.mark.rule("GH-PIECE-28")
def test_what_is_spent_little_by_little_is_told() -> None:
    stage = enter(75).chosen()
    stage.run_first(deeds.toil(stage.g, stage.g.characters[0], "dig-a", (2, 2), 1))
    (toiled,) = told(stage, "Toiled")
    assert toiled.clause == "GH-PIECE-28" and (toiled.points, toiled.left) == (1, 2)


@pytest.mark.rule("GH-PIECE-37")
def test_who_is_taken_elsewhere_is_told() -> None:
    stage = enter(51)
    gloom = next(
        p for p in stage.g.content.scenario(stage.g).pieces if any(type(d).__name__ == "Relocate" for d in p.do)
    )
    open_all(stage)
    boss = stage.monsters("the-gloom")[0]
    stage.run_first(pieces.do_all(stage.g, gloom.do, boss.id))
    assert cites(stage, "Brought") == "GH-PIECE-37"


# -- refusals --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-19")
def test_who_is_not_there_is_no_target() -> None:
    stage = enter(61, 4)
    g = stage.g
    g.round = 1
    demon = stage.monsters("flame-demon")[0]
    shot = attack.foreseen(g, Action("h0", 0), Attack(value=1, range=9))
    hero = g.figures["h0"]
    assert shot.refusal(g, Action("h0", 0), hero, demon, land.ground(g)) == "GH-PIECE-19"
    assert dict(targets.left_out(g, Action("h0", 0), Whom(), 9, "affect"))[demon.id] == "GH-PIECE-19"


@pytest.mark.rule("GH-PIECE-24")
def test_what_nobody_can_attack_is_no_target() -> None:
    stage = open_all(enter(68))
    g = stage.g
    (tree,) = [f for f in g.figures.values() if f.kind == "objective"]
    tree.force = "monsters"
    assert cited.hidden(g, tree, "GH-INVIS-01") == "GH-PIECE-24"
    assert cited.hidden(g, g.figures["h0"], "GH-INVIS-01") == "GH-INVIS-01"


@pytest.mark.rule("GH-PIECE-29")
@pytest.mark.parametrize("number", [50, 52])
def test_where_one_must_not_start(number: int) -> None:
    table = taverna.new("gloomhaven", 2, 1, {"scenario": str(number)})
    refused: set[str] = set()
    while table.state.phase != "selection":
        seat = next(iter(table.questions))
        ask = table.questions[seat]
        if ask.prompt == "start":
            offered = {option.id for option in ask.options}
            start = [f"to,{q},{r}" for q, r in printed().scenario(table.state).start]
            reasons = [table.why(seat, id) for id in start if id not in offered]
            refused |= {reason.clause for reason in reasons if reason is not None}
        table.answer(seat, ask.options[0].id)
    assert "GH-PIECE-29" in refused


@pytest.mark.rule("GH-PIECE-27", "GH-PIECE-28")
@pytest.mark.parametrize(("number", "clause"), [(26, "GH-PIECE-27"), (75, "GH-PIECE-28")])
def test_where_something_is_to_be_done(number: int, clause: str) -> None:
    stage = open_all(enter(number))
    g = stage.g
    (q, r) = next(a for piece in g.content.board(g).pieces["deed"] for a in g.spots.get(piece.of, ()))
    assert speech.refuse(g, 0, f"hex/{q},{r}") == clause
    assert speech.refuse(g, 0, "hex/99,99") is None


@pytest.mark.rule("GH-PIECE-34", "GH-PIECE-43")
def test_items_laid_down_and_elements_nobody_can_consume() -> None:
    stage = Stage("80", 2, classes=("brute", "cragheart"), items="suggested").ready()
    g = stage.g
    laid = next(name for name in g.counts if name.startswith("laid down h0 ")).split()[-1]
    assert speech.refuse(g, 0, f"item/{laid}") == "GH-PIECE-34"
    assert speech.refuse(g, 0, "element/fire") == "GH-ELEM-06"
    closed = next(do for room in printed().dungeon_rooms.values() for do in room.major if getattr(do, "closed", False))
    stage.run(pieces_party.set_elements(g, closed, ""))
    assert speech.refuse(g, 0, "element/fire") == "GH-PIECE-43"


@pytest.mark.rule("GH-PIECE-43")
def test_a_scenario_makes_elements_strong() -> None:
    strong = [do for piece in PIECES for do in piece.do if type(do).__name__ == "Elements" and do.strong]  # type: ignore[union-attr]
    stage = enter(1)
    for do in strong:
        stage.run_first(pieces_party.set_elements(stage.g, do, ""))  # type: ignore[arg-type]
        assert any(level == 2 for level in stage.g.elements.values())
    assert strong
