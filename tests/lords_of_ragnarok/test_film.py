"""What is shown on the way: each march, card and blow, on the table as it stood then."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core import Table
from taverna.core.film import Film
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.state import Table as State

from .lairs import battle, hero_round
from .positions import BLUE, GREEN, RED, army, play, position


def filmed(table: Table, answer: str) -> Film:
    (seat,) = table.questions
    film = Film(table.game)
    table.answer(seat, answer, film=film)
    return film


def shown(film: Film, table: Table, seat: int | None = None) -> list[tuple[list[str], State]]:
    """(names of the events, the table) of every moment, the last one too."""
    found = []
    for events, shot in film.moments(seat):
        g: Any = GAME.decode(shot.state)
        g.furnish(table.content)
        found.append(([type(event).__name__ for event in events], g))
    return found


def test_a_march_into_battle_is_seen_before_the_battle() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 3)], RED: [("high-hall", 1)]}, owner={"high-hall": RED})
    play(table, army(GREEN))
    moments = shown(filmed(table, "high-hall"), table)
    assert [names[0] for names, _ in moments] == ["ArmyMoved", "BattleBegan", "Passed", "BattleWon", "TookControl"]
    marched, began, passed, won, *_ = (g for _, g in moments)
    assert marched.armies[0].at == "high-hall" and marched.battle is None
    assert began.battle is not None and (began.fight.attacker.total, began.fight.defender.total) == (3, 1)
    assert passed.fight.attacker.passed and passed.fight.defender.passed
    assert won.fight.winner == GREEN and not won.armies_of(RED)


def test_a_card_lies_there_with_its_sum_when_it_is_told() -> None:
    table = battle(cards="plain-spear", against="plain-sword")
    names, g = shown(filmed(table, "plain-sword"), table)[0]
    assert names == ["BattleCard"]
    assert [laid.card for laid in g.fight.defender.laid] == ["plain-sword"]
    assert g.fight.defender.total > g.fight.attacker.total == 4


def test_a_marker_is_on_the_wheel_when_its_action_is_told() -> None:
    table = position("special", at={GREEN: "barrow-shore"}, track={GREEN: {"strength": 3}})
    names, g = shown(filmed(table, "usurp"), table)[0]
    assert names[0] == "SpecialAction" and g.wheel["usurp"] == [GREEN]


def test_the_last_blow_of_a_hunt_is_seen_before_what_it_brings() -> None:
    weapons = [space.weapons[0] for space in GAME.content().monsters["draugr"].spaces]
    held = "plain-sword"
    space = weapons.index("sword")
    wounds = {"draugr": {n: BLUE for n in range(len(weapons)) if n != space}}
    table = hero_round(hand=f"plain-spear {held}", wounds=wounds)
    play(table, held)
    moments = shown(filmed(table, str(space)), table)
    (dealt, blow), *_ = moments
    assert dealt[0] == "WoundDealt" and blow.hunt is not None and None not in blow.beasts["draugr"].wounds
    names, dead = next((names, g) for names, g in moments if "Killed" in names)
    assert not dead.beasts["draugr"].at and dead.players[GREEN].trophies == ["draugr"]
    assert "GainedSlayer" in names, "Blue had four markers on it"


def test_a_hand_is_not_shown_on_the_way() -> None:
    """What others draw while something is shown stays hidden from them."""
    table = battle(cards="plain-spear", against="plain-sword")
    film = filmed(table, "plain-sword")
    for _, _, view in film.frames(None, table.content):
        assert view["players"][GREEN]["hand"] == {"size": 1, "known": []}


MARCH = ev.ArmyMoved(who=GREEN, strength=1, start="wolfmark", where="elk-cape", army=0)
CONTROL = ev.TookControl(who=GREEN, where="elk-cape")
VICTORY = ev.BattleWon(who=GREEN, whom=RED, where="elk-cape", total=2, against=1)
CARD = ev.BattleCard(who=GREEN, card="hatchet")
ARTIFACT = ev.GainedArtifact(who=GREEN, artifact="gungnir")
WOUND = ev.WoundDealt(who=GREEN, monster="draugr", weapons=("axe",), left=1)


@pytest.mark.parametrize(
    ("before", "event", "cut"),
    [
        (MARCH, MARCH, True),
        (MARCH, CONTROL, False),
        (VICTORY, CONTROL, True),
        (CARD, CARD, True),
        (ev.SpentRunes(who=GREEN, runes=("uruz",)), ev.Allied(who=GREEN, realm="asgard"), False),
        (CONTROL, ARTIFACT, False),
        (WOUND, ARTIFACT, True),
    ],
)
def test_what_belongs_together(before: Any, event: Any, cut: bool) -> None:
    assert GAME.cut(before, event) is cut
