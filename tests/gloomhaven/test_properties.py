"""What must hold on any board."""

from __future__ import annotations

import os
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive import naive_outcomes
from strategies import HALL, positions

import taverna
from taverna.games.gloomhaven.monsters import Attack, Card, Enemy, Monster, Option, Position, monster_turn
from taverna.games.gloomhaven.referee.bench import FLOOR
from taverna.hexgrid import Hex, Terrain, add, hexmap, mirror, neighbours, rotate, straight_distance

TRIANGLE = ((0, 0), (1, 0), (0, 1))
FULL = bool(os.environ.get("TAVERNA_FULL"))
CLEAVE = ((1, 0), (1, -1))
ATTACKS = [
    Attack(),
    Attack(targets=2),
    Attack(range=2),
    Attack(range=3, targets=2),
    Attack(area=CLEAVE),
    Attack(area=CLEAVE, targets=2),
    Attack(range=2, area=TRIANGLE, area_from_self=False),
    Attack(range=2, targets=2, area=TRIANGLE, area_from_self=False),
    None,
]
cards = st.builds(Card, st.one_of(st.none(), st.integers(0, 5)), st.booleans(), st.sampled_from(ATTACKS))
many = st.builds(
    Card,
    st.integers(1, 6),
    st.booleans(),
    st.sampled_from(
        [
            Attack(targets=3),
            Attack(range=3, targets=2),
            Attack(range=3, targets=3),
            Attack(range=5, targets=4),
            Attack(area=CLEAVE, targets=2),
            Attack(area=((1, 0), (1, -1), (0, 1))),
            Attack(range=3, area=TRIANGLE, area_from_self=False),
            Attack(range=4, targets=2, area=TRIANGLE, area_from_self=False),
        ]
    ),
)
simple_cards = st.builds(
    Card,
    st.one_of(st.none(), st.integers(0, 5)),
    st.booleans(),
    st.one_of(st.none(), st.builds(Attack, st.integers(0, 4))),
)


def outcomes(options: list[Option]) -> set[tuple[Hex, frozenset[Hex]]]:
    return {(option.move, frozenset(option.attacks)) for option in options}


@settings(max_examples=400, deadline=None)
@given(positions(), simple_cards)
def test_a_slow_and_independent_telling_of_the_rules_agrees(position: Position, card: Card) -> None:
    assert outcomes(monster_turn(position, card)) == naive_outcomes(position, card)


@settings(max_examples=200, deadline=None)
@given(positions(walls=3, enemies=5), cards)
def test_it_agrees_about_areas_and_several_targets(position: Position, card: Card) -> None:
    assert outcomes(monster_turn(position, card)) == naive_outcomes(position, card)


@pytest.mark.rule("GH-MMOVE-13", "GH-MMOVE-14", "GH-MATK-04")
@settings(max_examples=2000 if FULL else 120, deadline=None)
@given(positions(walls=8, terrain=6, enemies=6, floor=HALL), many)
def test_it_agrees_in_large_halls_where_many_can_be_hit(position: Position, card: Card) -> None:
    assert outcomes(monster_turn(position, card)) == naive_outcomes(position, card)


@pytest.mark.rule("GH-MMOVE-14", "GH-MATK-03", "GH-AOE-05")
@pytest.mark.parametrize("seed", range(400) if FULL else (32, 63))
def test_it_agrees_in_crowds_where_an_area_and_single_targets_are_hit(seed: int) -> None:
    """The nearest hex from which as many are hit as ever can be is the best only if nobody there is at Disadvantage;
    and the focus need not be in the area."""
    luck = Random(seed)
    places = luck.sample(FLOOR, len(FLOOR))
    crowd = tuple(Enemy(places.pop(), luck.randint(1, 99)) for _ in range(12))
    board = hexmap(FLOOR, walls=[places.pop() for _ in range(8)])
    position = Position(board, Monster(places.pop()), crowd, walls_in_range=bool(seed % 2))
    for targets in (2, 3):
        card = Card(3, attack=Attack(range=2, targets=targets, area=TRIANGLE, area_from_self=False))
        assert outcomes(monster_turn(position, card)) == naive_outcomes(position, card)


@settings(max_examples=150, deadline=None)
@given(positions(), cards)
def test_what_every_option_promises(position: Position, card: Card) -> None:
    options = monster_turn(position, card)
    assert options
    assert len(outcomes(options)) == len(options)
    occupied = position.friends | position.unseen | set(position.enemy_at)
    for option in options:
        assert option.path[0] == position.monster.at
        assert all(b in position.map.steps[a] for a, b in pairwise(option.path))
        assert option.move == position.monster.at or option.move not in occupied
        assert set(option.attacks) <= set(position.enemy_at)
        assert not option.attacks or option.focus in option.attacks
        assert set(option.disadvantage) <= set(option.attacks)
        assert all(position.map.sight(option.move, at) for at in option.attacks)


@settings(max_examples=100, deadline=None)
@given(positions(), cards, st.integers(0, 5), st.booleans(), st.integers(-9, 9), st.integers(-9, 9))
def test_rotated_and_mirrored_boards_give_rotated_and_mirrored_answers(
    position: Position, card: Card, sixths: int, mirrored: bool, right: int, down: int
) -> None:
    def turned(a: Hex) -> Hex:
        return add(rotate(mirror(a) if mirrored else a, sixths), (right, down))

    def all_of(hexes: frozenset[Hex]) -> frozenset[Hex]:
        return frozenset(map(turned, hexes))

    board, land, monster = position.map, position.terrain, position.monster
    other = Position(
        hexmap(
            all_of(board.floor),
            walls=all_of(board.walls),
            doors=all_of(board.doors),
            wall_edges=[(turned(a), turned(neighbours(a)[side])) for a, side in board.edges],
            outside=board.outside,
        ),
        Monster(turned(monster.at), monster.flying, monster.conditions),
        tuple(Enemy(turned(e.at), e.initiative, e.summoner and turned(e.summoner)) for e in position.enemies),
        all_of(position.unseen),
        all_of(position.friends),
        Terrain(all_of(land.obstacles), all_of(land.traps), all_of(land.hazards), all_of(land.difficult)),
    )
    expected = {(turned(stop), all_of(targets)) for stop, targets in outcomes(monster_turn(position, card))}
    assert outcomes(monster_turn(other, card)) == expected


@settings(max_examples=100, deadline=None)
@given(positions(), cards, st.integers(1, 3))
def test_more_movement_never_gives_a_worse_best_result(position: Position, card: Card, more: int) -> None:
    def result(points: int) -> tuple[bool, bool, int]:
        """Whether it attacks, then whether its focus without Disadvantage, then how many."""
        options = monster_turn(position, Card(points, card.jump, card.attack))
        return max((bool(o.attacks), o.focus not in o.disadvantage, len(o.attacks)) for o in options)

    points = card.move or 0
    assert result(points + more) >= result(points)


@pytest.mark.rule("GH-MTRAP-01", "GH-MTRAP-03")
@settings(max_examples=100, deadline=None)
@given(positions(), cards)
def test_a_trap_is_entered_only_if_without_traps_there_is_no_focus_at_all(position: Position, card: Card) -> None:
    land = position.terrain
    barred = Terrain(land.obstacles | land.negative, difficult=land.difficult)
    shy = Position(position.map, position.monster, position.enemies, position.unseen, position.friends, barred)
    if position.monster.flying or card.jump or monster_turn(shy, card)[0].focus is None:
        return
    for option in monster_turn(position, card):
        assert not land.negative.intersection(option.path[1:])


@given(st.integers(-30, 30), st.integers(-30, 30), st.integers(0, 5))
def test_rotation_keeps_distances(q: int, r: int, sixths: int) -> None:
    assert straight_distance((0, 0), rotate((q, r), sixths)) == straight_distance((0, 0), (q, r))
    assert rotate(rotate((q, r), sixths), 6 - sixths) == (q, r)


def test_characters_of_a_high_level_keep_their_cards_once_they_have_them() -> None:
    """They gain cards and perks before the first round; from there on nothing comes or goes."""
    table = taverna.new("gloomhaven", 2, 4, {"character_level": 9})
    began: list[str] = []
    for _ in range(90):
        cards = table.game.cards(table.state)
        began = began or cards
        assert cards == began
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, next(iter(question.options)).id)
    assert len([card for card in began if card in table.state.content.cards]) == 2 * 8 + sum(
        len([id for id in table.state.content.cards_of[mat.what] if table.state.content.cards[id].level < 2])
        for mat in table.state.characters
    )
