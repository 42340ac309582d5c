"""Whole games: random parties reach an end on every mission, and every mission can be won by its own rules."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from random import Random
from typing import Any

import pytest

import taverna
from taverna.core.errors import OptionError
from taverna.core.table import Table
from taverna.terminal import Game
from taverna.terminal.screen import Screen

MISSIONS = list(taverna.find("massive-darkness").content().missions)
STRONG = "world-breaker"


def new(seats: int = 1, seed: int = 0, **options: Any) -> Table:
    return taverna.new("massive-darkness", seats, seed, options)


def arranged(change: Callable[[Any], None], seats: int = 1, seed: int = 0, **options: Any) -> Table:
    """A game of the Mission, changed before anyone has acted."""
    t = new(seats, seed, **options)
    t.arrange(change)
    return t


def say(t: Table, *options: str) -> None:
    """Answer whoever is asked, option by option."""
    for option in options:
        seat = next(iter(t.questions))
        t.answer(seat, option)


def hunt(t: Table, wanted: str, most: int = 400) -> None:
    """Choose what begins with this whenever it is on offer, anything else at random, until the game is over."""
    random = Random(1)
    for _ in range(most):
        if t.over:
            return
        seat, question = next(iter(t.questions.items()))
        ids = [option.id for option in question.options]
        t.answer(seat, next((id for id in ids if id.startswith(wanted)), random.choice(ids)))


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_random_party_meets_its_end(mission: str, seats: int) -> None:
    """No Mission goes on for ever, and nothing is lost on the way."""
    for seed in range(4):
        t = new(seats, seed, mission=mission)
        cards = t.game.cards(t.state)
        t.playout(seed)
        assert t.result is not None and t.result["outcome"] in ("victory", "defeat")
        assert t.state.round <= 40
        assert t.game.cards(t.state) == cards


@pytest.mark.rule("MD-GAME-01", "MD-WIN-01")
def test_all_win_together() -> None:
    def change(g: Any) -> None:
        g.picked, g.met = {"key": 1}, 1
        for hero in g.heroes:
            hero.at = "8R-33"

    t = arranged(change, seats=3)
    say(t, "leave", "leave")
    assert not t.over
    say(t, "leave")
    assert t.result == {"winners": [0, 1, 2], "scores": {0: 1, 1: 1, 2: 1}, "outcome": "victory"}


@pytest.mark.rule("MD-WIN-03", "MD-M00-03")
def test_the_key_comes_before_the_exit() -> None:
    def change(g: Any) -> None:
        g.heroes[0].at = "8R-33"

    t = arranged(change)
    refusal = t.why(0, "leave")
    assert refusal is not None and refusal.clause == "MD-WIN-03"


@pytest.mark.rule("MD-M00-04", "MD-PICK-02", "MD-XP-05")
def test_the_key_is_worth_three_xp() -> None:
    def change(g: Any) -> None:
        g.heroes[0].at = "8R-21"

    t = arranged(change)
    say(t, "pick-up")
    assert t.state.heroes[0].xp == 3 and t.state.picked == {"key": 1} and t.state.met == 1
    assert "8R-21" not in t.state.tokens


@pytest.mark.rule("MD-M01-04", "MD-M01-08")
def test_mission_1_is_won_by_holding_the_library() -> None:
    def change(g: Any) -> None:
        g.picked, g.met, g.covered = {"relic": 2}, 1, {}
        g.heroes[0].at = "2R-33"
        g.heroes[0].things = ["relic", "relic"]

    t = arranged(change, mission="scorched-earth")
    say(t, "rest")
    assert t.result is not None and t.result["outcome"] == "victory"


@pytest.mark.rule("MD-M02-03")
def test_mission_2_is_won_by_killing_the_spider() -> None:
    t = arranged(weak("spider"), seed=3, mission="black-widow")
    hunt(t, "melee")
    assert t.result is not None and t.result["outcome"] == "victory"


def weak(mark: str, killed: dict[str, int] | None = None, met: int = 0) -> Callable[[Any], None]:
    """The last Enemy of a mark has 1 Life left, and a strong Hero stands before it."""

    def change(g: Any) -> None:
        enemy = next(enemy for enemy in g.enemies.values() if enemy.mark == mark)
        enemy.life = 1
        hero = g.heroes[0]
        hero.at, hero.hands = enemy.at, [STRONG]
        g.treasures[4].remove(STRONG)
        g.killed, g.met = dict(killed or {}), met

    return change


@pytest.mark.rule("MD-M03-04", "MD-M03-08")
def test_mission_3_is_won_by_the_chosen_one_with_the_artifact() -> None:
    t = new(2, mission="the-chosen-one")
    say(t, "1")

    def change(g: Any) -> None:
        g.picked, g.tokens, g.happened = {"part": 2}, {"7V-21": ["part"]}, []
        g.heroes[0].at = "7V-21"
        g.heroes[1].at = "6R-11"

    t = new(2, mission="the-chosen-one")
    t.arrange(change)
    say(t, "1", "pick-up")
    g = t.state
    assert g.roles == {"chosen": 1} and g.prize in g.heroes[1].cards() and g.met == 1
    assert sorted(enemy.at for enemy in g.enemies.values()) == ["8V-21", "8V-23"]
    while t.questions.get(1) is None or "leave" not in [option.id for option in t.questions[1].options]:
        ids = [option.id for option in next(iter(t.questions.values())).options]
        say(t, next(id for id in ("done", "stop", "rest", ids[0]) if id in ids))
    say(t, "leave")
    assert t.result is not None and t.result["outcome"] == "victory"


@pytest.mark.rule("MD-M03-06")
def test_mission_3_is_lost_with_the_chosen_one() -> None:
    from taverna.core.ask import GameOver
    from taverna.games.massive_darkness.rules.life import suffer

    t = new(2, mission="the-chosen-one")
    say(t, "1")
    suffer(t.state, t.state.heroes[0], 99)
    with pytest.raises(GameOver):
        suffer(t.state, t.state.heroes[1], 99)


@pytest.mark.rule("MD-M04-06", "MD-M04-07", "MD-M04-08")
def test_mission_4_buries_those_who_wait() -> None:
    t = new(1, mission="goblin-war-drums", lifebringer=20)
    while not t.over and t.state.round < 5:
        ids = [option.id for option in next(iter(t.questions.values())).options]
        say(t, next(id for id in ("done", "stop", "rest", "combat-none", ids[-1]) if id in ids))
    assert t.result is not None and t.result["outcome"] == "defeat"
    assert t.state.collapse["6R"] == 0


@pytest.mark.rule("MD-M05-03", "MD-M05-19")
@pytest.mark.parametrize("lured", [True, False])
def test_mission_5_is_decided_when_the_bridge_falls(lured: bool) -> None:
    def change(g: Any) -> None:
        immortal = next(enemy for enemy in g.enemies.values() if enemy.mark == "immortal")
        immortal.at = "7R-12" if lured else "7R-33"
        g.pillars = [pillar for pillar in g.pillars if pillar.at == "7R-31"]
        g.pillars[0].life = 1
        g.met = 1 if lured else 0
        hero = g.heroes[0]
        hero.at, hero.hands = "7R-31", [STRONG]
        g.treasures[4].remove(STRONG)

    t = arranged(change, seed=2, mission="the-immortals-downfall")
    say(t, "melee,7R-31")
    while not t.over and t.state.pillars:
        ids = [option.id for option in next(iter(t.questions.values())).options]
        say(t, next(id for id in (*(id for id in ids if id.startswith("melee,7R")), ids[-1]) if id in ids))
    assert t.result is not None and t.result["outcome"] == ("victory" if lured else "defeat")


@pytest.mark.rule("MD-M06-03")
def test_mission_6_is_won_by_killing_the_hellhound() -> None:
    t = arranged(weak("hellhound", met=2), seed=1, mission="the-fiends-treasure")
    hunt(t, "melee")
    assert t.result is not None and t.result["outcome"] == "victory"


@pytest.mark.rule("MD-M07-03", "MD-M07-04", "MD-M07-06", "MD-M07-08")
def test_mission_7_opens_for_those_who_hold_the_levers() -> None:
    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[1].at = "5V-32", "2R-23"

    t = arranged(change, seats=2, mission="sparks-in-the-dark")
    while t.state.round < 2:
        ids = [option.id for option in next(iter(t.questions.values())).options]
        say(t, next(id for id in ("done", "stop", "rest", ids[-1]) if id in ids))
    g = t.state
    assert "8V-12 W" in g.opened and g.met == 1
    assert any(enemy.mark == "patroller" and enemy.at == "8V-12" for enemy in g.enemies.values())


@pytest.mark.rule("MD-M08-03", "MD-M08-08")
def test_mission_8_is_won_with_the_third_executioner() -> None:
    def change(g: Any) -> None:
        weak("executioner", {"executioner": 2})(g)
        g.pillars.clear()

    t = arranged(change, seed=1, mission="big-game-hunting")
    hunt(t, "melee")
    assert t.result is not None and t.result["outcome"] == "victory"


@pytest.mark.rule("MD-M09-03", "MD-M09-04", "MD-M09-11")
@pytest.mark.parametrize("guarded", [True, False])
def test_mission_9_is_won_on_a_clear_board(guarded: bool) -> None:
    def change(g: Any) -> None:
        g.round = 12
        for enemy in list(g.enemies.values()):
            g.guards[0].append(enemy.card)
            g.treasures[0] += enemy.gear
        g.enemies = {id: enemy for id, enemy in g.enemies.items() if guarded and id == 1}
        for enemy in g.enemies.values():
            enemy.at = "3R-22"

    t = arranged(change, mission="maze-of-darkness")
    say(t, "rest")
    hunt(t, "rest", 3)
    assert t.result is not None and t.result["outcome"] == ("defeat" if guarded else "victory")


@pytest.mark.rule("MD-M10-03")
def test_mission_10_is_won_with_the_third_emissary() -> None:
    def change(g: Any) -> None:
        weak("emissary-1")(g)
        next(iter(g.enemies.values())).mark = "emissary-3"
        g.killed, g.met = {"emissary-1": 1, "emissary-2": 1}, 2

    t = arranged(change, seed=1, mission="the-heart-of-darkness")
    hunt(t, "melee")
    assert t.result is not None and t.result["outcome"] == "victory"


@pytest.mark.rule("MD-LIFE-09")
def test_a_death_too_many_is_a_defeat() -> None:
    def change(g: Any) -> None:
        g.lifebringer = 0
        g.heroes[1].dead, g.heroes[1].life = True, 0

    t = arranged(change, seats=2)
    while not t.over:
        ids = [option.id for option in next(iter(t.questions.values())).options]
        say(t, next(id for id in ("rest", ids[-1]) if id in ids))
    assert t.result is not None and t.result["outcome"] == "defeat" and t.state.round == 2


@pytest.mark.rule("MD-GAME-03")
def test_anyone_may_act_if_the_table_wants_it() -> None:
    t = new(3, control="anyone")
    assert sorted(t.questions) == [0, 1, 2]
    t.answer(2, "move,6V-21")
    assert t.state.heroes[0].at == "6V-21" and t.state.heroes[2].at == "6V-31"
    t.playout(1)
    assert t.over


@pytest.mark.rule("MD-SETUP-11", "MD-SETUP-12", "MD-SETUP-14")
def test_heroes_classes_and_weapons_can_be_chosen() -> None:
    t = new(2, heroes=["owen"], classes=["", "battle-wizard"], weapons=["axe", "mace"])
    one, other = t.state.heroes
    assert (one.hero, one.cls, one.hands) == ("owen", "gladiator-berserker", ["axe"])
    assert other.hero != "owen" and (other.cls, other.hands) == ("battle-wizard", ["mace"])
    for wrong in ({"heroes": ["owen", "owen"]}, {"classes": ["cook"]}, {"weapons": ["axe"] * 4}, {"mission": "home"}):
        with pytest.raises(OptionError):
            new(4, **wrong)


@pytest.mark.rule("MD-EQUIP-07", "MD-EQUIP-16")
@pytest.mark.parametrize("drinks", [True, False])
def test_a_potion_can_be_drunk_before_the_last_blow(drinks: bool) -> None:
    from taverna.games.massive_darkness.rules.potions import suffer

    g = new().state
    hero = g.heroes[0]
    hero.life, hero.pack = 1, ["healing-potion-1"]
    flow = suffer(g, hero, 2)
    ask = next(flow)
    assert ask.prompt == "save" and ask.options == ["healing-potion-1", "none"]
    with pytest.raises(StopIteration):
        flow.send("healing-potion-1" if drinks else "none")
    assert (hero.dead, hero.life, hero.pack) == ((False, 1, []) if drinks else (True, 0, ["healing-potion-1"]))


@pytest.mark.rule("MD-GAME-01")
def test_nothing_is_secret_so_no_curtain_hangs_between_two_people_at_the_prompt() -> None:
    said: list[str] = []

    def answer(prompt: str) -> str:
        said.append(prompt)
        if len(said) > 12:
            raise EOFError
        return str(len(game.table.questions[next(iter(game.table.questions))].options))

    game = Game(taverna.new("massive-darkness", 2, 1), {}, "en", Screen(StringIO()), ask=answer)
    game.play()
    assert set(said) == {"> "} and game.table.state.round > 1  # both have acted
