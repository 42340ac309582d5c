"""The game, its setup and its decks (pp. 5-12)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import taverna
from taverna.core.errors import OptionError, TavernaError
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.campaign.story import sequel_options
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.rules import (
    activation,
    combat,
    decks,
    enemies,
    experience,
    movement,
    spawning,
    targets,
)
from taverna.games.massive_darkness.rules.kits import hero_kit

from .fights import board, enemy, foe, happened, hero, load, run
from .tables import events, next_round, offered, one, place, put, say, table

CONTENT = taverna.find("massive-darkness").content()
MISSIONS = list(CONTENT.missions)


# -- the game --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GAME-02", "MD-GAME-03")
def test_one_to_six_play_with_a_hero_each() -> None:
    for seats in range(1, 7):
        g = table(seats=seats).state
        assert [hero.seat for hero in g.heroes] == list(range(seats)) and g.party == seats
        assert len({hero.hero for hero in g.heroes}) == seats
    for seats in (0, 7):
        with pytest.raises(TavernaError):
            table(seats=seats)


# What players are asked about Enemies, and nothing else: order, ties of targets and ways, dice taken away.
ENEMY_CHOICES = {
    "enemy-order",
    "agent-order",
    "counter-order",
    "enemy-target",
    "enemy-aim",
    "enemy-combat",
    "enemy-path",
    "remove-die",
}


@pytest.mark.rule("MD-GAME-04")
def test_enemies_go_by_the_rules_and_players_only_break_ties() -> None:
    def change(g: Any) -> None:
        place(g, "8R-11")
        put(g, "orc-flayers-1", "8R-13", [2])
        g.events = ["blessing-silence"]

    t = table(change)
    say(t, "rest")  # the Enemies' Phase, with one Enemy that has one way to go, asks nothing
    assert [event.where for event in events(t, foes.EnemyMoved)] == ["8R-12", "8R-11"]
    assert t.state.phase == "heroes" and t.state.round == 2
    seen: Counter[str] = Counter()
    for seed in range(3):
        t = table(seats=3, seed=seed, mission="scorched-earth")
        random = Random(seed)
        while not t.over:
            question, *asides = t.questions.values()
            assert all(aside.prompt == "aside" for aside in asides)
            if question.prompt in ENEMY_CHOICES:
                assert len(question.options) > 1  # what the rules decide is not asked
            elif t.state.phase == "enemies" and t.state.combat is None:
                assert question.prompt not in ("act", "trade", "learn")
            seen[question.prompt] += 1
            say(t, random.choice([option.id for option in question.options]))
    assert seen["act"] > 50 and seen["enemy-order"] > 5


@pytest.mark.rule("MD-GAME-06", "MD-GAME-07")
def test_nothing_is_kept_from_one_game_to_the_next() -> None:
    """In Story Mode it is (MD-STORY-15)."""

    def change(g: Any) -> None:
        g.picked, g.met = {"key": 1}, 1
        hero = g.heroes[0]
        hero.at, hero.xp, hero.skills = "8R-33", 9, {"savage": 1}
        hero.pack = ["longsword"]
        g.treasures[1].remove("longsword")

    t = table(change)
    say(t, "leave")
    assert t.result is not None and t.result["outcome"] == "victory"
    assert t.sequel() is None
    again = table(seed=5)
    assert (one(again).xp, one(again).skills, len(one(again).cards())) == (0, {}, 2)
    assert again.state.treasures[1].count("longsword") == CONTENT.treasures[2].count("longsword")
    bjorn = {"hero": "bjorn", "cls": "shadow-barbarian", "xp": 9, "skills": {"savage": 1}, "pack": ["longsword"]}
    saga = {"missions": MISSIONS, "at": 1, "heroes": [bjorn]}
    kept = one(table(mode="story", saga=saga))
    assert (kept.xp, kept.skills, kept.pack) == (9, {"savage": 1}, ["longsword"])


@pytest.mark.rule("MD-GAME-09", "MD-FOE-15")
def test_the_summary_gives_way_to_the_full_rules() -> None:
    """By the summary an Enemy that sees nobody heads for the Starting Zone; by the rules, from there for the Exit. By
    the summary one trades with Heroes in the Zone; by the rules a Hero alone may reorganise."""

    g = board(
        zones=[(0, 0), (0, 1), (0, 2), (1, 5)],
        start=(0, 0),
        exit=(0, 2),
        heroes=[hero("bjorn", (1, 5))],
        enemies=[enemy("orc-flayers", (0, 0), minions=(2,))],
    )
    run(activation.activate(g, 1))
    assert [event.where for event in happened(g, foes.EnemyMovedToExit)] == ["0,1", "0,2"]
    t = table()
    assert "trade" in offered(t)


# -- setup, step by step ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SETUP-01")
def test_a_mission_is_chosen_and_the_tutorial_is_the_first() -> None:
    assert table().state.mission == MISSIONS[0] == "walking-in-the-dark"
    game = taverna.find("massive-darkness")
    offer = game.choices(CONTENT, 2)["mission"]
    assert [CONTENT.missions[id].number for id in offer] == list(range(11))
    for mission in MISSIONS:
        g = table(mission=mission).state
        assert g.quest.id == mission and events(table(mission=mission), ev.MissionBegan)[0].mission == mission


@pytest.mark.rule("MD-SETUP-02")
@pytest.mark.parametrize("mission", MISSIONS)
def test_tiles_doors_and_tokens_lie_as_the_mission_shows(mission: str) -> None:
    t = table(mission=mission, seats=2)
    g, quest = t.state, CONTENT.missions[mission]
    faces = {face.partition("@")[0] for stage in quest.stages for row in stage for face in row if face != "--"}
    assert {zone.tile for zone in g.map.zones.values()} == faces and len(g.map.zones) == 9 * len(faces)
    shown = Counter((token.mark, token.zone) for token in quest.tokens if token.token != "pillar")
    assert Counter((mark, at) for at, marks in g.tokens.items() for mark in marks) == shown
    assert Counter((p.mark, p.at) for p in g.pillars) == Counter(
        (token.mark, token.zone) for token in quest.tokens if token.token == "pillar"
    )
    assert sorted((level, at) for level, zones in g.levels.items() for at in zones) == sorted(
        (token.level, token.zone) for token in quest.levels
    )
    assert sorted(g.opened) == sorted(door.at for door in quest.doors if door.open)
    assert set(g.map.doors) == {door.at for door in quest.doors}


@pytest.mark.rule("MD-SETUP-03", "MD-SETUP-04", "MD-SETUP-05", "MD-SETUP-08")
def test_the_decks_are_apart_and_face_down() -> None:
    t = table(seats=4)
    g = t.state
    assert [len(deck) for deck in g.treasures] == [41, 36, 34, 33, 32]
    assert all(CONTENT.items[card].level == level for level, deck in enumerate(g.treasures, 1) for card in deck)
    assert all(CONTENT.cards[card].level == level for level, deck in enumerate(g.guards, 1) for card in deck)
    assert len(g.doors) == 10 and len(g.events) == 20 and len(g.artifacts) == 6
    assert (len(g.lower), len(g.higher)) == (6, 6)
    treasure = {card for deck in g.treasures for card in deck}
    assert not treasure & {*CONTENT.starting, *CONTENT.artifacts}
    assert len(g.starting) == 18 - 2 * 4  # all but what the four Heroes took; the Lifebringer is no Equipment
    assert not any(pile for piles in (g.treasure_discards, g.guard_discards) for pile in piles)
    shown = t.view(0)
    for deck in ("doors", "events", "artifacts", "lower", "higher"):
        assert set(map(str, shown[deck])).isdisjoint(map(str, getattr(g, deck)))  # backs only
    first = [decks.draw_event(table(seed=seed).state) for seed in range(12)]
    assert len(set(first)) > 3  # shuffled


@pytest.mark.rule("MD-SETUP-04", "MD-TRANS-01")
def test_starting_equipment_is_never_drawn() -> None:
    t = table()
    g = t.state
    for level in range(1, 6):
        drawn = [decks.draw_treasure(g, level) for _ in range(len(g.treasures[level - 1]))]
        assert not set(drawn) & set(CONTENT.starting) and None not in drawn


@pytest.mark.rule("MD-SETUP-10")
def test_dice_and_tokens_wait_in_the_supply() -> None:
    """Nothing lies on the board or by a Hero yet but what the Mission page lays there."""
    for mission in MISSIONS:
        g = table(mission=mission, seats=3).state
        if mission != "maze-of-darkness":  # its page lays Treasure out
            assert g.treasure == {} and g.special == {}
        assert g.combat is None and g.found == [] and g.laid == {}
        assert all(hero.life == hero.most for hero in g.heroes)
        assert all(foe.life == foe.most for foe in g.enemies.values())
        assert g.first in range(3)
    assert {colour: die.count for colour, die in CONTENT.dice.items()} == dict.fromkeys(
        ("yellow", "red", "blue", "green"), 3
    )


@pytest.mark.rule("MD-SETUP-12", "MD-SETUP-13")
def test_any_hero_takes_any_class_and_keeps_it_for_the_story() -> None:
    for sheet in CONTENT.classes:
        assert one(table(heroes=["owen"], classes=[sheet])).cls == sheet
    saga = {"missions": MISSIONS, "at": 1, "heroes": [{"hero": "owen", "cls": "battle-wizard", "pack": ["staff"]}]}
    t = table(mode="story", saga=saga, heroes=["sibyl"], classes=["paladin-of-wrath"])
    assert (one(t).hero, one(t).cls) == ("owen", "battle-wizard")  # no new choice within a story

    def change(g: Any) -> None:
        g.outcome, g.phase = "victory", "after"

    t.arrange(change)
    following = sequel_options(t.state)
    assert following is not None and following["saga"]["heroes"][0]["cls"] == "battle-wizard"
    assert "cls" not in [option.partition(",")[0] for option in following]


@pytest.mark.rule("MD-SETUP-14", "MD-SETUP-19", "MD-SETUP-20", "MD-SETUP-21", "MD-SETUP-17", "MD-EX-01")
def test_owen_is_ready_to_set_out() -> None:
    for story in (False, True):
        t = table(heroes=["owen"], weapons=["mace"], mode="story" if story else "mission")
        owen = one(t)
        assert (owen.hero, owen.cls) == ("owen", "gladiator-berserker")
        assert (owen.body, owen.hands, owen.pack) == ("leather-armour", ["mace"], [])
        assert (owen.life, owen.most, owen.xp, owen.micro, owen.skills) == (5, 5, 0, 0, {})
        assert owen.at == t.state.quest.start and not owen.stunned and not owen.dead
    for story in (False, True):
        g = table(heroes=["owen"], mode="story" if story else "mission").state
        experience.gain(g, g.heroes[0], 3)
        assert (g.heroes[0].xp, g.heroes[0].micro) == ((0, 3) if story else (3, 0))  # the track only a story uses


@pytest.mark.rule("MD-SETUP-17")
@pytest.mark.parametrize("mission", MISSIONS)
def test_all_heroes_stand_in_the_starting_zone(mission: str) -> None:
    t = table(seats=6, mission=mission)
    assert {hero.at for hero in t.state.heroes} == {CONTENT.missions[mission].start}


@pytest.mark.rule("MD-SETUP-15", "MD-SETUP-16", "MD-LIFE-07", "MD-LIFE-09")
def test_the_lifebringer_has_two_tokens_or_as_many_as_agreed() -> None:
    assert table().state.lifebringer == 2
    for tokens in (0, 1, 5):

        def change(g: Any) -> None:
            g.heroes[1].dead, g.heroes[1].life = True, 0

        t = table(change, seats=2, lifebringer=tokens)
        assert t.state.lifebringer == tokens
        next_round(t)
        if tokens:
            assert t.state.lifebringer == tokens - 1 and not one(t, 1).dead
        else:
            assert t.result is not None and t.result["outcome"] == "defeat"
    for wrong in (-1, 21):
        with pytest.raises(OptionError):
            table(lifebringer=wrong)


@pytest.mark.rule("MD-SETUP-18", "MD-ROUND-02")
def test_the_first_player_is_chosen_and_begins() -> None:
    for first in range(3):
        t = table(seats=3, first_player=first)
        assert t.state.first == first and list(t.questions) == [first]
    with pytest.raises(OptionError):
        table(seats=3, first_player=3)


# -- decks -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-DECK-01")
def test_used_cards_go_to_the_pile_of_their_own_deck() -> None:
    def change(g: Any) -> None:
        g.heroes[0].pack = ["healing-potion-2"]
        g.heroes[0].life = 1
        g.heroes[0].at = "8R-11"
        g.treasures[1].remove("healing-potion-2")
        g.doors = ["door-9"]

    t = table(change)
    g = t.state
    say(t, "use,healing-potion-2")
    assert g.treasure_discards == [[], ["healing-potion-2"], [], [], []] and g.heroes[0].pack == []
    say(t, "open,8R-21 N")
    assert g.door_discard == ["door-9"] and g.doors == []
    event = Counter(g.events)
    next_round(t)
    assert Counter(g.event_discard) == event - Counter(g.events) and len(g.event_discard) == 1
    g = board(heroes=[hero("bjorn")], level=3, enemies=[enemy("orc-flayers", level=3), enemy("hellhound")])
    run(enemies.kill(g, foe(g, 1)))
    run(enemies.kill(g, foe(g, 2)))
    assert g.guard_discards[2] == ["orc-flayers-3"] and g.lower_discard == ["hellhound-lower"]


@pytest.mark.rule("MD-DECK-02")
def test_most_decks_are_made_anew_from_their_discards() -> None:
    g = table().state
    for deck, pile, draw in (
        (g.doors, g.door_discard, decks.draw_door),
        (g.events, g.event_discard, decks.draw_event),
        (g.lower, g.lower_discard, lambda g: decks.draw_roaming(g, False)),
        (g.higher, g.higher_discard, lambda g: decks.draw_roaming(g, True)),
        (g.artifacts, g.artifact_discard, decks.draw_artifact),
    ):
        whole = sorted(deck)
        drawn = [draw(g) for _ in range(len(deck))]
        assert sorted(map(str, drawn)) == whole and deck == []
        pile += drawn[:2]
        assert draw(g) in drawn[:2] and len(deck) == 1 and pile == []


@pytest.mark.rule("MD-DECK-03", "MD-DECK-04", "MD-DECK-05")
@pytest.mark.parametrize("kind", ["treasure", "guard"])
def test_decks_of_level_1_to_4_are_never_reshuffled(kind: str) -> None:
    g = table().state
    levels, piles = (g.treasures, g.treasure_discards) if kind == "treasure" else (g.guards, g.guard_discards)
    draw = decks.draw_treasure if kind == "treasure" else decks.draw_guard
    known = CONTENT.items if kind == "treasure" else CONTENT.cards
    for level in range(1, 5):
        piles[level - 1] += levels[level - 1]
        levels[level - 1].clear()
        drawn = draw(g, level)
        assert drawn is not None and known[drawn].level == level + 1  # the next Level up
        assert draw(g, 1) is not None  # and from there on upwards
        assert levels[level - 1] == [] and piles[level - 1] != []
    piles[4] += levels[4]
    levels[4].clear()
    drawn = draw(g, 5)
    assert drawn is not None and known[drawn].level == 5 and piles[4] == [] and len(levels[4]) > 0
    levels[4].clear()
    piles[4] += [drawn]
    assert draw(g, 2) == drawn  # Levels 2 to 4 are empty: Level 5 serves, reshuffled
    assert all(levels[level - 1] == [] for level in range(1, 5))


@pytest.mark.rule("MD-DECK-04")
def test_an_empty_guard_deck_lets_the_next_level_in() -> None:
    g = board(heroes=[hero("bjorn")])
    g.guard_discards[0] += g.guards[0]
    g.guards[0].clear()
    run(spawning.spawn_guard(g, "0,0"))
    assert g.content.cards[foe(g).card].level == 2


@pytest.mark.rule("MD-DECK-06")
def test_every_card_is_of_one_of_seven_kinds() -> None:
    """A, D, E, G, RM, SE and T, as many of each as the box has."""
    g = table().state
    kinds = {
        "A": (CONTENT.artifacts, 6),
        "D": (list(CONTENT.doors), 10),
        "E": (CONTENT.event_deck, 20),
        "G": ([card for deck in CONTENT.guards.values() for card in deck], 50),
        "RM": ([card for deck in CONTENT.roaming.values() for card in deck], 12),
        "SE": (CONTENT.starting, 18),  # and the Lifebringer, which is printed with them
        "T": ([card for deck in CONTENT.treasures.values() for card in deck], 176),
    }
    for letters, (cards, count) in kinds.items():
        assert len(cards) == count, letters
        others = {card for other, (there, _) in kinds.items() if other != letters for card in there}
        assert not others & set(cards), letters
    piles = {
        "A": [g.artifact_discard],
        "D": [g.door_discard],
        "E": [g.event_discard],
        "G": g.guard_discards,
        "RM": [g.lower_discard, g.higher_discard],
        "SE": [g.starting],
        "T": g.treasure_discards,
    }
    for letters, (cards, _) in kinds.items():
        for card in cards:
            assert any(decks.pile(g, card) is pile for pile in piles[letters]), card


# -- Actors ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ACTOR-01", "MD-COMBAT-01")
def test_heroes_and_enemies_are_actors_alike() -> None:
    """Either may attack the other, defend, be Stunned, and keep the other in its Zone."""
    position: dict[str, Any] = {
        "zones": [(0, 0), (0, 1)],
        "light": [(0, 0)],
        "heroes": [hero("bjorn", body="leather-armour", hands=("ice-mace",))],
        "enemies": [enemy("high-troll")],
    }
    g = board(**position)
    load(g, red=["2b"], green=["blank"])
    run(combat.attack(g, 0, 1, "melee"), ("enchantment", "ice-mace"))
    assert foe(g).stunned and foe(g).life == 1
    g = board(**position)
    load(g, yellow=["blank"], red=["3d"], blue=["1"])
    run(combat.strike(g, foe(g), 0, "melee"))
    assert g.heroes[0].stunned and g.heroes[0].life == 3
    g = board(**position)
    assert movement.stays(g, g.heroes[0]) == "MD-MOVE-03" and targets.holds(g, foe(g), "0,0")


@pytest.mark.rule("MD-ACTOR-02")
def test_a_hero_is_a_card_a_dashboard_and_a_class_sheet() -> None:
    """The card's Skills go with the card, the sheet's with the sheet, Life, XP and Equipment with neither."""
    kits = {}
    for name in ("bjorn", "sibyl"):
        for sheet in ("shadow-barbarian", "darkness-ranger"):
            g = board(heroes=[hero(name, cls=sheet, hands=("axe",), xp=4, life=3)])
            kits[name, sheet] = {source.name: source.power for source in hero_kit(g, g.heroes[0]).sources}
            assert (g.heroes[0].xp, g.heroes[0].life, g.heroes[0].hands) == (4, 3, ["axe"])
    for (name, sheet), powers in kits.items():
        card, page = CONTENT.heroes[name], CONTENT.classes[sheet]
        assert (powers["shadow"],) == card.shadow.powers and (powers["special"],) == card.special.powers
        assert (powers["free"],) == page.free.powers and (powers["signature"],) == page.signature.powers


@pytest.mark.rule("MD-ACTOR-03", "MD-GUARDIAN-07", "MD-GUARDIAN-08")
def test_allies_are_of_the_same_side() -> None:
    """A staff that hurts all around its target hurts the other side only, whoever holds it."""
    position: dict[str, Any] = {
        "zones": [(0, 0), (0, 1)],
        "light": [(0, 0), (0, 1)],
        "heroes": [hero("bjorn", (0, 0), hands=("archmage-staff",)), hero("owen", (0, 1)), hero("sibyl", (0, 1))],
        "enemies": [
            enemy("hellhound", (0, 1)),
            enemy("ogre-mage", (0, 1), gear=("archmage-staff",)),
            enemy("dwarf-warriors", (0, 1), minions=(2, 2)),
        ],
    }
    g = board(**position)
    load(g, red=["3d", "blank", "blank"], green=["blank"])
    run(combat.attack(g, 0, 1, "magic"), ("enchantment", "archmage-staff"))
    assert (foe(g, 1).life, foe(g, 2).life) == (6 - 3, 9 - 1) and foe(g, 3).minions == [1, 1]
    assert [hero.life for hero in g.heroes] == [5, 5, 5]
    g = board(**position)
    g.heroes[0].at = "0,1"
    g.enemies[2].at = "0,0"
    load(g, yellow=["blank"], red=["3d", "3d", "blank"])
    run(combat.strike(g, foe(g, 2), 1, "magic"))
    assert [hero.life for hero in g.heroes] == [3, 0, 3]  # 1 by its card and 1 by the staff
    assert (foe(g, 1).life, foe(g, 3).minions) == (6, [2, 2])


@pytest.mark.rule("MD-ACTOR-04", "MD-ACTOR-05", "MD-GUARDIAN-01")
def test_mobs_and_agents_are_guards_and_bosses_agents_and_monsters_are_guardians() -> None:
    for level, deck in CONTENT.guards.items():
        assert {CONTENT.cards[card].rank for card in deck} == {"mob", "agent"}, level
    for deck in CONTENT.roaming.values():
        assert {CONTENT.cards[card].rank for card in deck} == {"roaming"}
    g = board(heroes=[hero("bjorn"), hero("owen")])
    run(spawning.spawn_guard(g, "0,0", enemy="dwarf-warriors"))
    run(spawning.spawn_guard(g, "0,0", enemy="dwarf-agent"))
    run(spawning.spawn_roaming(g, "0,0", enemy="hellhound", tier="lower"))
    mob, agent, monster = g.enemies.values()
    assert len(mob.minions) == 4 and agent.minions == monster.minions == []
    assert [len(one.gear) for one in (mob, agent, monster)] == [1, 1, 1]  # one for the Boss, none for Minions
    assert [enemies.guardian(g, one) for one in (mob, agent, monster)] == ["boss", "agent", "roaming"]
