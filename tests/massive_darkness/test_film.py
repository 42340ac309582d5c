"""The film of an answer: at every event the table stands as the event tells it; dice as they fell, then harm, then
gains; what is over does not linger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import taverna
from taverna.core.film import Film
from taverna.core.state import Event
from taverna.core.table import Table
from taverna.games.massive_darkness import GAME
from taverna.games.massive_darkness import events as ev

from .tables import fate, put, say
from .test_scene import eager

MISSIONS = list(GAME.content().missions)


def filmed(mission: str, seed: int, answers: int) -> Iterator[tuple[Table, Film]]:
    """Every answer of a game, filmed."""
    luck, table = Random(seed), taverna.new(GAME.id, 2 + seed % 3, seed, {"mission": mission})
    for _ in range(answers):
        if table.over:
            return
        seat, question = luck.choice(list(table.questions.items()))
        film = Film(GAME)
        table.answer(seat, eager(luck, [option.id for option in question.options]), film=film)
        yield table, film


def faces(g: Any) -> list[str]:
    return [f"{die.colour}-{die.face}" for die in (*g.combat.attack, *g.combat.defence)]


def stands(g: Any, event: Event) -> bool:
    """Does the table show what the event says has happened?"""
    match event:
        case ev.Wounded(who=who, life=life) | ev.Healed(who=who, life=life) | ev.Survived(who=who, life=life):
            return bool(g.heroes[who].life == life)
        case ev.Died(who=who):
            return bool(g.heroes[who].dead)
        case ev.Resurrected(who=who, where=where, left=left):
            return not g.heroes[who].dead and (g.heroes[who].at, g.lifebringer) == (where, left)
        case ev.GainedXp(who=who, xp=xp) | ev.LostXp(who=who, xp=xp):
            return bool(g.heroes[who].xp == xp)
        case ev.Moved(who=who, where=where) | ev.Dragged(whom=who, where=where):
            return bool(g.heroes[who].at == where)
        case ev.Equipped(who=who, card=card):
            return card in g.heroes[who].worn()
        case ev.Stowed(who=who, card=card) | ev.Got(who=who, card=card):
            return card in g.heroes[who].cards()
        case ev.Drew(card=card):
            return card in g.found
        case ev.OpenedDoor(door=door) | ev.DoorOpened(door=door):
            return door in g.opened
        case ev.DoorCardDrawn(card=card):
            return bool(g.door_card == card)
        case ev.EventDrawn(card=card):
            return bool(g.event == card)
        case ev.PhaseBegan(phase=phase):
            return bool(g.phase == phase)
        case ev.Activated(who=who, actions=actions):
            return (g.active, g.heroes[who].actions) == (who, actions)
        case ev.LevelRose(level=level):
            return bool(g.level == level)
        case ev.HeroAttacked(who=who, enemy=enemy) | ev.EnemyAttacked(whom=who, enemy=enemy):
            return (g.combat.hero, g.combat.foe) == (who, enemy)
        case ev.DiceRolled(attack=attack, defence=defence):
            return faces(g) == [*attack, *defence]
        case ev.Rerolled(dice=dice) | ev.EnemyRerolled(dice=dice):
            return Counter(dice) <= Counter(faces(g))
        case ev.DamageKnown(damage=damage):
            return bool(g.combat.dealt == damage)
        case ev.MinionsFell(enemy=enemy, left=left):
            return (len(g.enemies[enemy].minions) if enemy in g.enemies else 0) == left
        case ev.GuardianWounded(enemy=enemy, left=left):
            return bool(g.enemies[enemy].life == left)
        case ev.GuardianFell(enemy=enemy):
            return enemy not in g.enemies or not g.enemies[enemy].life
        case ev.CounterattackBegan(enemy=enemy):
            return bool(g.acting == enemy)
        case (
            ev.EnemyMoved(enemy=enemy, where=where)
            | ev.EnemyMovedToLight(enemy=enemy, where=where)
            | ev.EnemyMovedToStart(enemy=enemy, where=where)
            | ev.EnemyMovedToExit(enemy=enemy, where=where)
            | ev.EnemyMovedByOrder(enemy=enemy, where=where)
            | ev.MobAppeared(enemy=enemy, where=where)
            | ev.GuardianAppeared(enemy=enemy, where=where)
        ):
            return bool(g.enemies[enemy].at == where)
    return True


@pytest.mark.parametrize("mission", MISSIONS)
def test_no_frame_is_wrong(mission: str) -> None:
    """Each can be drawn, and only a combat that goes on is on it."""
    for nth, (table, film) in enumerate(filmed(mission, MISSIONS.index(mission), 150)):
        for shot in film.shots:
            g = GAME.decode(shot.state)
            g.furnish(table.content)
            assert stands(g, shot.event), shot.event
        for _, state, view in film.frames(0, table.content) if nth % 5 == 0 else ():
            scene = GAME.scene(view, 0, GAME.words("es", state), table.content)
            assert ("now/combat" in scene) == (state.combat is not None)


def kinds(film: Film) -> list[list[str]]:
    return [[type(event).__name__ for event in together] for together, _ in film.moments(0)]


def fight(*path: str, at: str = "6V-21", **dice: list[str]) -> Film:
    """One Hero and a small Mob; what these answers make happen."""
    table = taverna.new(GAME.id, 1, 1)

    def beside(g: Any) -> None:
        g.heroes[0].at = "6V-21"
        put(g, "goblin-warriors-1", at, minions=[2])

    table.arrange(beside)
    fate(table, **dice)
    film = Film(GAME)
    say(table, *path, film=film)
    return film


def test_an_attack_is_dice_then_harm_then_gains() -> None:
    film = fight("melee,1", "keep", yellow=["1", "1"], blue=["blank"])
    assert kinds(film) == [["HeroAttacked", "DiceRolled"], ["DamageKnown", "MinionsFell"], ["GainedXp"]]
    dice, harm, gains = (GAME.decode(shot.state) for _, shot in film.moments(0))
    assert dice.combat.dealt == -1 and len(dice.enemies[1].minions) == 1 and dice.heroes[0].xp == 0
    assert harm.combat.dealt == 2 and not harm.enemies[1].minions and harm.heroes[0].xp == 0
    assert gains.combat is not None and gains.heroes[0].xp == 1


def test_a_door_is_its_card_then_what_it_lets_in() -> None:
    for _, film in filmed("walking-in-the-dark", 3, 200):
        told = kinds(film)
        if ["OpenedDoor", "DoorCardDrawn"] in told:
            after = told[told.index(["OpenedDoor", "DoorCardDrawn"]) + 1]
            assert {"MobAppeared", "GuardianEquipped"} & set(after)
            return
    raise AssertionError("no door was opened")


@pytest.mark.parametrize("mission", MISSIONS[:3])
def test_what_turns_with_a_round_is_one_moment(mission: str) -> None:
    turns = 0
    for _, film in filmed(mission, 1, 250):
        for moment in kinds(film):
            if "RoundBegan" in moment and "FirstPlayerPassed" in moment:
                turns += 1
    assert turns
