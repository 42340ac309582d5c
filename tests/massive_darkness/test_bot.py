"""The lightbringer: it wins, it has sense, and it knows no more than its seat."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import taverna
from bots import fairness
from taverna import lab
from taverna.bots import RandomBot, Sight, make, play
from taverna.core.table import Table
from taverna.games.massive_darkness import GAME, bot, foresight
from taverna.games.massive_darkness.bot import (
    LightbringerBot,
    answers,
    danger,
    errands,
    gear,
    keeping,
    market,
    plans,
    reckoning,
    sidearms,
    support,
    team,
    will,
)
from taverna.games.massive_darkness.state import Combat, Die

from .fights import board, enemy, foe, hero, one
from .tables import place, put, table

FULL = bool(os.environ.get("TAVERNA_FULL"))
MODULES = (bot, answers, danger, errands, gear, keeping, market, plans, reckoning, sidearms, support, team, will)


def choice(t: Table, seat: int = 0) -> str:
    return LightbringerBot().choose(Sight(t, seat), Random(1))


def settle(t: Table, most: int = 40, rounds: int = 0, until: str = "") -> None:
    """Let bots answer so often, so many Rounds, or until a question of this kind."""
    random, first = Random(1), t.state.round
    for _ in range(most):
        if t.over or (rounds and t.state.round >= first + rounds):
            return
        seat, question = next(iter(t.questions.items()))
        if question.prompt == until:
            return
        t.answer(seat, LightbringerBot().choose(Sight(t, seat), random))


def questions(seats: int, seed: int, most: int, mission: str = "scorched-earth") -> Iterator[tuple[Table, int]]:
    """The questions of a game of bots, half of the time by chance so that strange positions come up."""
    t, random = taverna.new(GAME.id, seats, seed, {"mission": mission}), Random(seed)
    for nth in range(most):
        if t.over:
            return
        seat = next(iter(t.questions))
        yield t, seat
        player: Any = LightbringerBot() if nth // 25 % 2 else RandomBot()
        t.answer(seat, player.choose(Sight(t, seat), random))


# -- it wins ---------------------------------------------------------------------------------------------------------
def wins(mission: str, seats: int, games: int) -> lab.Line:
    tally = lab.simulate(GAME.id, ["lightbringer"] * seats, games=games, seed=1, options={"mission": mission})
    return tally.bots[0]


@pytest.mark.slow
def test_two_heroes_win_the_tutorial() -> None:
    """At least 80 of 100 games with TAVERNA_FULL=1; the share of CI would notice a far weaker bot."""
    games = 100 if FULL else 8
    won = wins("walking-in-the-dark", 2, games)
    assert won.rate >= (0.8 if FULL else 0.7)


@pytest.mark.slow
def test_four_heroes_win_the_first_mission() -> None:
    """At least 40 of 100 games with TAVERNA_FULL=1."""
    games = 100 if FULL else 8
    won = wins("scorched-earth", 4, games)
    assert won.rate >= (0.4 if FULL else 0.25)


@pytest.mark.slow
@pytest.mark.parametrize("mission", list(GAME.content().missions))
def test_every_mission_comes_to_its_end(mission: str) -> None:
    for seats in (1, 3, 6) if FULL else (3,):
        t = taverna.new(GAME.id, seats, seats, {"mission": mission})
        play(t, {seat: LightbringerBot() for seat in range(seats)}, seed=1)
        assert t.over


# -- it is fair ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 3])
def test_it_answers_the_same_in_all_worlds_its_seat_cannot_tell_apart(seats: int) -> None:
    fairness.answers_alike_in_all_worlds(LightbringerBot, questions(seats, seed=seats, most=150))


def test_it_never_touches_the_real_table() -> None:
    fairness.touches_nothing(LightbringerBot, questions(3, seed=8, most=200))


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_its_code_uses_only_what_a_seat_may_know(module: Any) -> None:
    fairness.reads_like_a_player(module)


def test_what_it_has_seen_before_makes_no_difference() -> None:
    """Odds are remembered from game to game; the games are the same without."""

    def game(seed: int) -> str:
        t = taverna.new(GAME.id, 2, seed, {})
        play(t, {0: LightbringerBot(), 1: LightbringerBot()}, seed)
        return t.digest()

    together = [game(1), game(2)]
    reckoning.known(taverna.new(GAME.id, 2, 0, {}).state).clear()
    assert [game(2), game(1)] == together[::-1]


def test_it_is_found_by_name() -> None:
    assert isinstance(make(GAME, "lightbringer"), LightbringerBot)


# -- odds ------------------------------------------------------------------------------------------------------------
def test_its_odds_are_those_of_foresight() -> None:
    """Exactly where neither side looks at the dice of the other, nearly where one does."""
    g = board(
        heroes=[hero("sibyl", body="plate-armour"), hero("bjorn"), hero("siegfried"), hero("elias")],
        enemies=[enemy("orc-flayers", level=2), enemy("dwarf-defenders", level=3), enemy("goblin-agent")],
    )
    for seat, kind in enumerate(("ranged", "melee", "melee", "magic")):
        for other in g.enemies.values():
            exact = foresight.odds(g, Combat(seat, other.id, True, kind, at=other.at))[0]
            quick = reckoning.blow(g, g.heroes[seat], other, kind)
            assert reckoning.mean(quick) == pytest.approx(reckoning.mean(exact), abs=0.1)
            exact = foresight.odds(g, Combat(seat, other.id, False, "melee", at=other.at))[0]
            quick = reckoning.harm(g, other, g.heroes[seat], "melee")
            assert quick == pytest.approx(exact)


@pytest.mark.rule("MD-MOB-12", "MD-MOB-14")
def test_what_is_too_much_for_the_last_minion_does_not_reach_the_boss() -> None:
    sure = (0.0, 0.0, 0.0, 1.0)  # always 3 Damage
    assert reckoning.after(sure, (2, 2), 1) == (((0, 2), 1.0),)
    assert reckoning.after(sure, (2, 2), 2) == (((0, 0), 1.0),)
    assert reckoning.after(sure, (4, 2), 2) == (((0, 2), 1.0),)


# -- sense in a fight ------------------------------------------------------------------------------------------------
def test_it_finishes_a_boss_that_is_nearly_dead() -> None:
    def change(g: Any) -> None:
        g.heroes[0].at = "8R-12"
        put(g, "orc-flayers-1", "8R-12", life=1)

    t = table(change, mission="scorched-earth", heroes=["bjorn"])
    assert choice(t) == "melee,1"


def test_it_keeps_away_from_what_it_cannot_fight() -> None:
    """One wounded Hero in the dark, and a Higher Monster round the corner."""

    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[0].life, g.lifebringer = "8R-13", 1, 0
        put(g, "high-troll-higher", "4R-22")

    t = table(change, mission="scorched-earth", heroes=["bjorn"])
    settle(t, rounds=1)
    assert t.over is False and not t.state.heroes[0].dead


@pytest.mark.rule("MD-COUNTER-05")
def test_it_shoots_from_where_it_is_not_found() -> None:
    """After her shot she steps out of sight into the dark, if there are Actions for it."""

    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[0].life, g.lifebringer = "8R-13", 2, 0
        put(g, "abyssal-demon-lower", "8R-11", life=12)

    t = table(change, mission="scorched-earth", heroes=["sibyl"])
    assert choice(t).startswith("ranged")
    settle(t, rounds=1)
    assert t.state.heroes[0].life == 2


@pytest.mark.rule("MD-LIFE-03", "MD-EQUIP-07")
@pytest.mark.parametrize(("amount", "said"), [(3, "healing-potion-1"), (9, "none")])
def test_a_potion_is_drunk_if_it_saves_a_life(amount: int, said: str) -> None:
    g = board(heroes=[hero("sibyl", life=2, pack=["healing-potion-1"])])
    about = {"who": 0, "amount": amount}
    assert answers.answer(g, 0, "save", ["healing-potion-1", "none"], about) == said


def test_the_best_die_is_taken_away() -> None:
    g = board(heroes=[hero("sibyl")], enemies=[enemy("orc-flayers", level=2)])
    g.combat = Combat(0, 1, True, "ranged", at=foe(g).at)
    g.combat.defence = [Die("blue", 0), Die("blue", 5), Die("blue", 2)]
    assert answers.answer(g, 0, "remove-die", [("defence", 0), ("defence", 1), ("defence", 2)], {}) == ("defence", 1)


def test_a_blank_is_rolled_again_and_a_good_die_is_not() -> None:
    g = board(heroes=[hero("elias")], enemies=[enemy("orc-flayers", level=2, minions=[2, 2])])
    g.combat = Combat(0, 1, True, "magic", at=foe(g).at)
    options = [("free", "attack", 0), ("free", "attack", 1), "keep"]
    g.combat.attack = [Die("yellow", 5), Die("yellow", 0)]
    assert answers.answer(g, 0, "reroll", options, {}) == ("free", "attack", 1)
    g.combat.attack = [Die("yellow", 5), Die("yellow", 1)]
    assert answers.answer(g, 0, "reroll", options, {}) == "keep"


# -- sense on the way ------------------------------------------------------------------------------------------------
def test_it_picks_up_the_key_and_leaves() -> None:
    def change(g: Any) -> None:
        g.opened = sorted(g.map.doors)
        g.chambers = list(g.map.chambers)
        place(g, "8R-11")

    t = table(change, seats=2)
    settle(t, most=60)
    assert t.result is not None and t.result["outcome"] == "victory"


def test_objectives_are_read_from_the_page() -> None:
    g = table(seats=2).state
    assert errands.objective(g)[0] == errands.Errand(("8R-21",), "pick-up")
    g.met = 1
    assert errands.objective(g)[0] == errands.Errand(("8R-33",), "leave")
    g = table(mission="scorched-earth").state
    assert errands.objective(g)[0] == errands.Errand(("9V-12", "4R-11", "2R-21"), "pick-up")
    g.met = 1
    assert errands.objective(g)[0] == errands.Errand(("2R-33",), "hold")
    g = table(mission="sparks-in-the-dark", seats=2).state
    assert errands.objective(g)[0].what == "lever"
    g = table(mission="big-game-hunting").state
    assert errands.objective(g)[0].what == "hunt"


def test_it_goes_to_the_levers_of_the_pillars_that_an_enemy_sleeps_behind() -> None:
    def change(g: Any) -> None:
        g.met, g.stage, g.level = 2, 3, 5
        put(g, "abyssal-demon-higher", "4V-23", mark="emissary-3")

    g = table(change, mission="the-heart-of-darkness", seats=2).state
    assert errands.objective(g)[0] == errands.Errand(("4V-11", "4V-33"), "lever")
    assert errands.hurried(g)


def test_it_keeps_the_place_that_must_be_kept() -> None:
    g = table(mission="maze-of-darkness", seats=2).state
    assert errands.guarded(g) == ("3R-22",)
    g.enemies.clear()
    assert errands.objective(g)[0] == errands.Errand(("3R-22",), "hunt")
    put(g, "orc-flayers-1", "2V-31")
    assert errands.objective(g)[0] == errands.Errand(("3R-22",), "hunt")
    put(g, "orc-flayers-1", "3R-12")
    assert errands.objective(g)[0] == errands.Errand(("3R-12",), "hunt")


def test_it_bars_the_way_to_what_must_be_kept() -> None:
    """No Pillar is left: whoever stands before the Artifact holds an Enemy up there."""

    def change(g: Any) -> None:
        g.enemies.clear()
        g.pillars.clear()
        put(g, "orc-flayers-1", "3R-12")

    g = table(change, mission="maze-of-darkness", seats=2).state
    watching = danger.Danger(g, g.heroes[0], "3R-22")
    g.heroes[1].at = "3R-33"
    assert keeping.intruders(watching, "3R-12", {}) == 0
    assert keeping.intruders(watching, "3R-33", {}) > 0


@pytest.mark.rule("MD-M02-11")
def test_it_loots_while_who_must_not_get_away_is_far_from_the_exit() -> None:
    g = table(mission="black-widow", seats=2).state
    assert errands.head_start(g) > errands.CHASE and not errands.hurried(g)
    assert errands.boons(g) == {"3V-11": 10, "4R-13": 10, "6R-13": 10}
    assert team.team_errand(g, 0).what == "loot"
    next(iter(g.enemies.values())).at = "6R-32"
    assert errands.head_start(g) <= errands.CHASE and errands.hurried(g)
    assert team.team_errand(g, 0) == errands.Errand(("6R-32",), "hunt")


@pytest.mark.rule("MD-M04-07")
def test_it_leaves_ground_that_is_about_to_fall_for_the_next() -> None:
    g = table(mission="goblin-war-drums", seats=2).state
    assert team.team_errand(g, 0).what == "loot"
    g.collapse["6R"] = errands.LEAVING
    fled = team.team_errand(g, 0)
    assert fled.what == "flee" and all(at.startswith("7V-") for at in fled.zones)
    g.heroes[1].at = "7V-12"
    assert team.team_errand(g, 1).what == "loot"


def test_it_saves_those_who_are_held_where_the_ground_is_about_to_fall() -> None:
    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[1].at, g.collapse["6R"] = "6R-22", "7V-12", 2
        put(g, "orc-flayers-1", "6R-22")

    g = table(change, mission="goblin-war-drums", seats=2).state
    assert team.team_errand(g, 1) == errands.Errand(("6R-22",), "rescue")
    g.collapse["6R"] = 4
    assert team.team_errand(g, 1).what != "rescue"


def test_an_archer_among_enemies_draws_what_strikes_them() -> None:
    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[0].hands, g.heroes[0].pack = "8R-12", ["short-bow"], ["dagger", "hammer"]
        put(g, "orc-flayers-1", "8R-12", life=1)

    t = table(change, mission="scorched-earth", heroes=["sibyl"], classes=["shadow-barbarian"])
    assert choice(t) == "trade"
    settle(t, most=3)
    assert t.state.heroes[0].hands == ["hammer"]


@pytest.mark.parametrize("mission", list(GAME.content().missions))
def test_every_mission_has_something_to_do_at_the_start(mission: str) -> None:
    g = table(mission=mission, seats=3).state
    first = errands.objective(g)[0]
    assert first.zones and first.zones[0] in g.map.zones


def test_the_way_goes_through_doors_that_can_be_opened() -> None:
    g = table(seats=2).state
    ways = errands.ways_to(g, ("8R-21",))
    assert ways["8R-21"] == 0 and ways["8R-11"] == 2  # a step and a door
    g.opened = sorted([*g.opened, "8R-21 N"])
    assert errands.ways_to(g, ("8R-21",))["8R-11"] == 1
    put(g, "orc-flayers-1", "8R-11")
    assert errands.ways_to(g, ("8R-21",))["8R-11"] > 2


# -- sense with cards ------------------------------------------------------------------------------------------------
def test_it_wears_what_serves_it_best() -> None:
    g = board(heroes=[hero("bjorn", hands=["axe"], body="leather-armour", pack=["headsmans-axe", "dragon-plate"])])
    fighter = one(g, "bjorn")
    worth, (body, hands) = gear.best_loadout(g, fighter)
    assert (body, hands) == ("dragon-plate", ("headsmans-axe",))
    assert worth > gear.fitness(g, fighter)
    assert gear.spare(g, fighter) == ["leather-armour", "axe"]


def test_a_bow_goes_to_the_ranger() -> None:
    g = board(heroes=[hero("bjorn", hands=["axe"]), hero("sibyl", hands=["short-bow"])])
    assert answers.answer(g, 0, "found", [0, 1], {"card": "elven-bow"}) == 1
    assert answers.answer(g, 0, "found", [0, 1], {"card": "colossus-maul"}) == 0


def test_a_card_that_serves_a_friend_is_not_melted() -> None:
    g = board(
        heroes=[
            hero("bjorn", hands=["headsmans-axe"], pack=["elven-bow", "runed-sword", "meteor-staff"]),
            hero("sibyl", hands=["short-bow"]),
        ]
    )
    assert gear.to_melt(g, one(g, "bjorn")) == []
    gift = gear.best_gift(g, one(g, "bjorn"))
    assert gift is not None and gift[1:] == ("elven-bow", 0, 1)


def test_three_cards_nobody_needs_are_melted() -> None:
    g = board(
        heroes=[hero("bjorn", hands=["headsmans-axe"], pack=["dagger", "sling", "short-bow", "healing-potion-1"])]
    )
    assert sorted(gear.to_melt(g, one(g, "bjorn"))) == ["dagger", "short-bow", "sling"]
    g.prize = "sling"  # what the Mission wants carried out
    assert "sling" not in gear.to_melt(g, one(g, "bjorn"))


def test_skills_are_bought_for_the_weapon_in_hand() -> None:
    g = board(heroes=[hero("elias", hands=["staff"])], level=1)
    lines = ["ward", "focus", "done"]
    assert answers.answer(g, 0, "learn", lines, {"who": 0, "xp": 5}) == "focus"


# -- Story Mode ------------------------------------------------------------------------------------------------------
def story(**saga: Any) -> Table:
    missions = list(GAME.content().missions)
    told = {"missions": missions, "at": 1, **saga}
    return taverna.new(GAME.id, len(told["heroes"]), 1, {"mode": "story", "saga": told})


def sheet(name: str, cls: str, *hands: str, **more: Any) -> dict[str, Any]:
    return {"hero": name, "cls": cls, "body": "leather-armour", "hands": list(hands), **more}


RANGER = ("sibyl", "darkness-ranger")
BARBARIAN = ("bjorn", "shadow-barbarian")


@pytest.mark.slow
def test_a_story_goes_on() -> None:
    """Two Missions with the Market between them."""
    t = taverna.new(GAME.id, 2, 3, {"mode": "story"})
    for _ in range(2):
        play(t, {0: LightbringerBot(), 1: LightbringerBot()}, seed=1)
        assert t.over
        sequel = t.sequel()
        assert sequel is not None
        t = taverna.new(GAME.id, 2, 4, sequel.options)
    assert t.state.saga.chapters


@pytest.mark.rule("MD-MARKET-11")
def test_at_the_market_it_hands_on_what_serves_a_friend() -> None:
    t = story(
        heroes=[sheet(*BARBARIAN, "axe", pack=["longbow"], skills={"dark-stalker": 1}), sheet(*RANGER, "short-bow")],
        market=True,
    )
    assert choice(t, 0) == "give,longbow,1"


@pytest.mark.rule("MD-MARKET-09")
def test_at_the_market_it_exchanges_what_it_does_not_need() -> None:
    heroes = [sheet(*BARBARIAN, "axe", pack=["hunting-bow", "sling"], skills={"dark-stalker": 1})]
    t = story(heroes=heroes, market=True)

    def change(g: Any) -> None:
        g.market.stock = ["maul", "longbow"]

    t.arrange(change)
    assert choice(t).startswith("exchange,")
    settle(t, until="act")
    assert "maul" in t.state.heroes[0].hands


@pytest.mark.rule("MD-MARKET-14")
def test_it_leaves_behind_what_it_misses_least() -> None:
    g = board(heroes=[hero("bjorn", hands=["headsmans-axe"], pack=["dagger", "healing-potion-1", "ring-of-might"])])
    cards = ["headsmans-axe", "dagger", "healing-potion-1", "ring-of-might"]
    assert answers.answer(g, 0, "leave-behind", cards, {"who": 0}) == "dagger"


@pytest.mark.rule("MD-STORY-20")
def test_a_lost_mission_is_tried_once_more_and_then_left_behind() -> None:
    lost = {"mission": "scorched-earth", "outcome": "defeat", "rounds": 9, "level": 3}
    for chapters, said in (([], "retry"), ([lost], "go-on")):
        t = story(heroes=[sheet(*RANGER, "short-bow")], chapters=chapters)
        assert market.after_defeat(t.state) == said


def test_one_near_death_falls_for_all_while_the_lifebringer_has_a_token() -> None:
    g = table(mission="the-heart-of-darkness", seats=3).state
    g.heroes[1].life = 2
    options = [0, 1, 2]

    def says(left: int) -> int:
        seat: int = answers.answer(g, 0, "share-damage", options, {"left": left})
        return seat

    assert says(3) == 1
    assert says(1) != 1  # it would live on, with nothing gained
    g.lifebringer = 0
    assert says(3) != 1


def test_it_does_not_stray_from_the_place_that_must_be_kept() -> None:
    g = table(mission="maze-of-darkness", seats=2).state
    assert errands.straying(g, "3R-22") == errands.straying(g, "3R-12") == 0.0
    assert 0.0 < errands.straying(g, "1R-31") < errands.straying(g, "1R-11")
    assert errands.straying(table(mission="scorched-earth").state, "1R-11") == 0.0


def test_an_agent_that_calls_nobody_is_no_prize() -> None:
    def worth(mission: str, at: str) -> float:
        g = table(mission=mission, seats=2).state
        g.enemies.clear()
        put(g, "goblin-agent-1", at)
        (agent,) = g.enemies.values()
        return plans.Planner(g, 0).foe_worth(agent)

    assert worth("the-heart-of-darkness", "4V-13") - worth("maze-of-darkness", "4V-13") == pytest.approx(plans.AGENT)
