"""Personal quests counted by their deeds, retirement, sealed boxes, designs, side scenarios (pp. 36-38, 48)."""

from __future__ import annotations

from typing import Any

import pytest
from stage import Stage
from table import Table as Small

from taverna.core.words import LANGS
from taverna.games.gloomhaven.campaign import city, gains, quests, retiring, shop, travel
from taverna.games.gloomhaven.campaign import evening as evenings
from taverna.games.gloomhaven.campaign import offers as offers_of
from taverna.games.gloomhaven.campaign.world import Hero, Party, World
from taverna.games.gloomhaven.records.abilities import Attack
from taverna.games.gloomhaven.records.campaign import Gain
from taverna.games.gloomhaven.rules import damage, goals, summons
from taverna.games.gloomhaven.state import Table, Tally

from .evenings import CONTENT, evening, finish, hero, offers, say
from .test_events import drive, first, meet, party

QUESTS = CONTENT.quests
ITEMS = {slot: [id for id, item in CONTENT.items.items() if item.slot == slot] for slot in ("head", "body", "legs")}
HANDS = [id for id, item in CONTENT.items.items() if item.slot in ("one-hand", "two-hand")]
SMALL = [id for id, item in CONTENT.items.items() if item.slot == "small"]


def seeker(quest: str, *others: str) -> tuple[Table, Hero]:
    """A party whose first hero has kept a quest (and the others these)."""
    g = party("brute", "tinkerer", "scoundrel")
    for seat, one in enumerate((quest, *others)):
        held = g.world.member(seat).quests
        g.world.quests += [old for old in held if old not in g.world.quests]
        for other in g.world.heroes.values():
            other.quests = [old for old in other.quests if old != one]
        g.world.member(seat).quests = [one]
        if one in g.world.quests:
            g.world.quests.remove(one)
    return g, g.world.member(0)


def count(g: Table, one: Hero) -> list[int]:
    """How far each task of a hero's quest is."""
    quest = quests.of(CONTENT, one)
    assert quest is not None
    return [quests.count(g.world, CONTENT, one, nth) for nth in range(len(quest.tasks))]


def home(g: Table, **changes: Any) -> None:
    """The party comes home from a scenario: success, and for the first hero what `changes` says of its mat."""
    g.scenario = changes.pop("scenario", "black-barrow")
    g.casual = changes.pop("casual", False)
    g.finished = "success" if changes.pop("success", True) else "failure"
    others = changes.pop("others", {})
    for seat, one in enumerate(gains.members(g)):
        mat = evenings.put_on(g, seat, one)
        for name, value in (changes if seat == 0 else others).items():
            setattr(mat, name, value)
    for seat, one in enumerate(gains.members(g)):
        evenings.note_deeds(g, one, g.characters[seat], g.finished == "success")


# -- the deck --------------------------------------------------------------------------------------------------------
FACTS: dict[str, tuple[str, tuple[int, ...]]] = {
    "seeker-of-xorn": ("plagueherald", (3, 1)),
    "merchant-class": ("quartermaster", (2, 2, 2, 3, 4)),
    "greed-is-gold": ("quartermaster", (200,)),
    "finding-the-cure": ("envelope-x", (8, 1)),
    "a-study-of-anatomy": ("sawbones", (15,)),
    "law-bringer": ("sunkeeper", (20,)),
    "pounds-of-flesh": ("berserker", (15,)),
    "trophy-hunt": ("beast-tyrant", (20,)),
    "eternal-wanderer": ("summoner", (15,)),
    "battle-legend": ("soothsinger", (15,)),
    "implement-of-light": ("sunkeeper", (1, 7)),
    "take-back-the-trees": ("doomstalker", (3, 1)),
    "the-thin-places": ("nightshroud", (6,)),
    "aberrant-slayer": ("elementalist", (1,) * 6),
    "fearless-stand": ("beast-tyrant", (20,)),
    "piety-in-all-things": ("sawbones", (120,)),
    "vengeance": ("envelope-x", (4, 1)),
    "zealot-of-the-blood-god": ("berserker", (12,)),
    "goliath-toppler": ("doomstalker", (4,)),
    "the-fall-of-man": ("nightshroud", (2, 1)),
    "augmented-abilities": ("summoner", (4,)),
    "elemental-samples": ("elementalist", (1,) * 6),
    "a-helping-hand": ("soothsinger", (2,)),
    "the-perfect-poison": ("plagueherald", (3, 3, 3)),
}


@pytest.mark.rule("GH-QUEST-02", "GH-RETIRE-05")
def test_all_quests_state_what_they_ask_and_give() -> None:
    assert {id: (one.unlocks, tuple(task.count for task in one.tasks)) for id, one in QUESTS.items()} == FACTS
    assert sorted(one.number for one in QUESTS.values()) == list(range(510, 534))
    locked = {id for id, one in CONTENT.classes.items() if one.sealed and not one.box}
    assert {one.unlocks for one in QUESTS.values()} == locked | {"envelope-x"}, "each class by some quest"
    for one in QUESTS.values():
        for text in (one.name, one.text, *(task.text for task in one.tasks)):
            assert text is not None and len({text[lang] for lang in LANGS}) == 3


@pytest.mark.rule("GH-QUEST-01", "GH-CREATE-03")
def test_two_are_dealt_one_is_kept() -> None:
    t = evening(quests=False)
    world = t.state.world
    two = list(hero(t).quests)
    assert len(set(two)) == 2 and not set(two) & set(world.quests)
    assert t.questions[0].prompt == "quest" and offers(t) == two
    for lang in LANGS:
        said = [option.describe(lang) for option in t.questions[0].options]
        assert all(QUESTS[id].name[lang] in words for id, words in zip(two, said, strict=True))
        for id, words in zip(two, said, strict=True):
            assert " ".join(task.text[lang] for task in QUESTS[id].tasks) in words, "a sentence for each task"
    say(t, two[1])
    assert hero(t).quests == [two[1]] and two[0] in t.state.world.quests and two[1] not in t.state.world.quests


def test_only_quests_that_can_be_fulfilled_here_are_dealt() -> None:
    """A quest whose scenarios have no ground here would never end."""
    world = evening().state.world
    dealt = world.quests + [id for one in world.heroes.values() for id in one.quests]
    for id, quest in QUESTS.items():
        ways = [any(place in CONTENT.scenarios for place in task.finish) for task in quest.tasks if task.finish]
        if not all(ways):
            assert id not in dealt
    assert len(dealt) >= 12


@pytest.mark.rule("GH-RETIRE-13")
@pytest.mark.parametrize(("left", "dealt"), [(2, 2), (1, 1), (0, 0)])
def test_the_last_quests(left: int, dealt: int) -> None:
    g = party("brute", "tinkerer")
    g.world.quests = ["law-bringer", "pounds-of-flesh"][:left]
    newcomer = Hero(id="new", what="cragheart")
    quests.deal(g.world, newcomer, g.chance)
    assert len(newcomer.quests) == dealt and g.world.quests == []


# -- what a scenario counts ------------------------------------------------------------------------------------------
def test_kills_are_counted_by_type_and_rank() -> None:
    s = Stage("1", seats=2).ready()
    guards = s.monsters("bandit-guard")
    guards[0].rank, guards[1].rank = "normal", "elite"
    s.kill(guards[0].id, guards[1].id, by="h0")
    tally = s.g.characters[0].tally
    assert (tally.slain, tally.elites_slain) == ({"bandit-guard": 1}, {"bandit-guard": 1})
    assert s.g.characters[1].tally == Tally()


def test_damage_done_and_suffered_is_counted() -> None:
    s = Stage("1", seats=2).ready()
    guard = s.monsters("bandit-guard")[0]
    guard.hp, guard.max_hp = 5, 5
    s.run(damage.suffer(s.g, guard.id, 3, by="h0"))
    s.run(damage.suffer(s.g, guard.id, 9, by="h0"))
    s.run(damage.suffer(s.g, "h1", 2, by=""))
    assert s.g.characters[0].tally.damage == 5, "no more than there was"
    assert s.g.characters[1].tally.suffered == 2 and not s.g.characters[0].tally.suffered


@pytest.mark.rule("GH-SUMMON-12")
def test_what_a_summon_does_counts_for_its_owner() -> None:
    t = Small("tinkerer", {"a": (1, 0)}, hp={"a": 2})
    summon = summons.place(t.g, "h0", next(iter(CONTENT.summons)), (0, 1))
    t.run(damage.suffer(t.g, "a", 2, by=summon.id), [])
    assert t.g.characters[0].tally.slain["bandit-guard"] == 1 and t.g.characters[0].tally.damage == 2


def test_a_kill_with_an_item_is_counted_only_if_it_was_used() -> None:
    what = {"a": "living-bones", "b": "living-bones"}
    t = Small("brute", {"a": (1, 0), "b": (0, 1)}, what=what, hp={"a": 1, "b": 1})
    t.g.characters[0].items = ["skullbane-axe"]
    t.act("h0", Attack(value=3), answers=["a", ("item", "skullbane-axe")])
    t.act("h0", Attack(value=3), answers=["b"])
    tally = t.g.characters[0].tally
    assert (tally.slain, tally.slain_with) == ({"living-bones": 2}, {"skullbane-axe": {"living-bones": 1}})


# -- every task ------------------------------------------------------------------------------------------------------
KILLS = [
    (id, nth) for id, quest in QUESTS.items() for nth, task in enumerate(quest.tasks) if task.kill or task.any_kill
]


@pytest.mark.rule("GH-QUEST-02", "GH-CASUAL-02")
@pytest.mark.parametrize(("id", "nth"), KILLS)
@pytest.mark.parametrize("casual", [False, True])
def test_tasks_of_killing(id: str, nth: int, casual: bool) -> None:
    """The right monsters count, in success and failure, in either mode; others do not."""
    g, one = seeker(id)
    task = QUESTS[id].tasks[nth]
    right = task.kill[0] if task.kill else "living-bones"
    if task.with_item:
        one.items = [task.with_item]
        home(g, tally=Tally(slain={right: 2}), success=False, casual=casual)
        assert count(g, one)[nth] == 0, "killed by other means"
        home(g, tally=Tally(slain={right: 2}, slain_with={task.with_item: {right: 2}}), casual=casual)
    elif task.elite:
        home(g, tally=Tally(slain={right: 5}, elites_slain={right: 2}), success=False, casual=casual)
    else:
        home(g, tally=Tally(slain={right: 1}, elites_slain={right: 1}), success=False, casual=casual)
    want = 1 if task.kinds else 2
    assert count(g, one)[nth] == min(want, task.count)
    before = count(g, one)
    wrong = "stone-golem"
    assert wrong not in task.kill
    home(g, tally=Tally(slain={wrong: 3}), others={"tally": Tally(elites_slain={right: 3})}, casual=casual)
    assert count(g, one)[nth] == min(before[nth] + bool(task.kinds), task.count)
    assert all(count(g, one)[other] == before[other] for other in range(len(before)) if other != nth)


@pytest.mark.parametrize(("id", "nth"), KILLS)
def test_all_monsters_that_are_meant_count(id: str, nth: int) -> None:
    task = QUESTS[id].tasks[nth]
    for kind in task.kill:
        assert kind in CONTENT.monsters
        g, one = seeker(id)
        one.items = [task.with_item] if task.with_item else []
        home(g, tally=Tally(slain_with={task.with_item: {kind: 1}}) if task.with_item else Tally(slain={kind: 1}))
        assert count(g, one)[nth] == 1, kind


def test_different_types_count_once_each() -> None:
    g, one = seeker("trophy-hunt")
    home(g, tally=Tally(slain={"hound": 3, "ooze": 1}, elites_slain={"hound": 1}))
    home(g, tally=Tally(slain={"hound": 2, "cultist": 1}))
    assert count(g, one) == [3]


@pytest.mark.parametrize(
    ("id", "nth", "right", "wrong"),
    [
        ("seeker-of-xorn", 0, ["crypt-of-the-damned", "forgotten-crypt", "decaying-crypt"], ["black-barrow"]),
        ("take-back-the-trees", 0, ["inox-encampment"], ["crypt-of-the-damned", "diamond-mine"]),
        ("vengeance", 0, ["gloomhaven-warehouse", "abandoned-sewers"], ["inox-encampment"]),
        ("the-fall-of-man", 0, ["forgotten-crypt"], ["frozen-hollow"]),
        ("goliath-toppler", 0, ["barrow-lair", "necromancers-sanctum"], ["black-barrow"]),
        ("elemental-samples", 0, ["gloomhaven-square-a"], ["lost-island"]),
        ("elemental-samples", 1, ["inox-encampment"], ["lost-island"]),
        ("elemental-samples", 2, ["forgotten-crypt"], ["lost-island"]),
        ("elemental-samples", 3, ["diamond-mine"], ["lost-island"]),
        ("elemental-samples", 4, ["mountain-pass"], ["lost-island"]),
        ("elemental-samples", 5, ["lost-island"], ["mountain-pass"]),
    ],
)
def test_tasks_of_places(id: str, nth: int, right: list[str], wrong: list[str]) -> None:
    for scenario in right:
        g, one = seeker(id)
        home(g, scenario=scenario, success=False)
        assert count(g, one)[nth] == 0, "it must be completed"
        home(g, scenario=scenario)
        assert count(g, one)[nth] == 1, scenario
    for scenario in wrong:
        g, one = seeker(id)
        home(g, scenario=scenario)
        assert count(g, one)[nth] == 0, scenario


@pytest.mark.rule("GH-CASUAL-02")
def test_different_scenarios_count_once_each() -> None:
    g, one = seeker("eternal-wanderer")
    for scenario in ("black-barrow", "barrow-lair", "black-barrow"):
        home(g, scenario=scenario, casual=True)
    assert count(g, one) == [2]


def test_side_scenarios_are_those_after_the_story() -> None:
    g, one = seeker("the-thin-places")
    for number in (51, 52, 95):
        place = next(place for place in CONTENT.atlas.values() if place.number == number)
        side = place.number > quests.LAST_OF_STORY
        quests.note(g, one, "finish", scenario=place.id, side=side, region=place.region)
    assert count(g, one) == [2]


CHAINS = {
    "seeker-of-xorn": ("noxious-cellar", "palace-of-ice"),
    "finding-the-cure": ("forgotten-grove", "alchemy-lab"),
    "take-back-the-trees": ("foggy-thicket", "bandits-wood"),
    "vengeance": ("investigation", "bloody-shack"),
    "the-fall-of-man": ("fading-lighthouse", "pit-of-souls"),
}


@pytest.mark.rule("GH-QUEST-02", "GH-MAP-02")
@pytest.mark.parametrize("id", CHAINS)
def test_a_quest_opens_its_scenario_when_its_first_task_is_done(id: str) -> None:
    """And only then its end counts. Along the way the scenarios lead to one another."""
    opens, ends = CHAINS[id]
    g, one = seeker(id)
    quest = QUESTS[id]
    assert quest.opens == opens
    there = [opens]
    for place in there:
        there += [after for after in CONTENT.atlas[place].rewards.opens if after not in there]
    assert ends in there and CONTENT.atlas[ends].rewards.quest == id
    quests.note(g, one, "finish", scenario=ends)
    assert count(g, one)[1] == 0, "too early"
    task = quest.tasks[0]
    deed: dict[str, Any] = {"type": task.kill[0]} if task.kill else {"scenario": (*task.finish, "x")[0]}
    for _ in range(task.count):
        assert opens not in g.world.open
        quests.note(g, one, "kill" if task.kill else "finish", region=task.region, **deed)
    assert opens in g.world.open and not quests.fulfilled(g.world, CONTENT, one)
    quests.note(g, one, "finish", scenario=ends)
    assert quests.fulfilled(g.world, CONTENT, one)


def test_gold_and_items_are_counted_as_they_are_owned_now() -> None:
    g, one = seeker("greed-is-gold")
    one.gold = 199
    assert count(g, one) == [199] and not quests.fulfilled(g.world, CONTENT, one)
    one.gold = 260
    assert count(g, one) == [200] and quests.fulfilled(g.world, CONTENT, one)
    g, one = seeker("merchant-class")
    one.items = [*ITEMS["head"][:2], *ITEMS["body"][:2], *ITEMS["legs"][:2], *HANDS[:3], *SMALL[:3]]
    assert count(g, one) == [2, 2, 2, 3, 3]
    one.items.append(SMALL[3])
    assert quests.fulfilled(g.world, CONTENT, one)


def test_the_axe_has_been_found_even_if_it_is_sold_later() -> None:
    g, one = seeker("implement-of-light")
    assert count(g, one) == [0, 0]
    one.items = ["skullbane-axe"]
    assert count(g, one) == [1, 0]
    home(g, tally=Tally(slain_with={"skullbane-axe": {"living-spirit": 7}}))
    one.items = []
    assert count(g, one) == [1, 7] and quests.fulfilled(g.world, CONTENT, one)


def test_exhaustion_of_oneself_and_of_the_others() -> None:
    g, one = seeker("zealot-of-the-blood-god", "a-study-of-anatomy")
    home(g, exhausted=True, others={"exhausted": True}, success=False)
    home(g, others={"exhausted": True})
    assert count(g, one) == [1]
    assert count(g, g.world.member(1)) == [2 + 1], "the two others, then the third"


def test_check_marks_of_battle_goals() -> None:
    t = evening(change=lambda world: setattr(world.member(0), "quests", ["battle-legend"]))
    goal = next(id for id, one in CONTENT.battle_goals.items() if one.test == "kills-at-most")

    def over(g: Any) -> None:
        for seat in range(g.seats):
            mat = evenings.put_on(g, seat, g.world.member(seat))
            mat.goals = [goal]
        g.scenario, g.finished, g.phase = "black-barrow", "success", "after"

    t.arrange(over)
    assert goals.met(t.state, 0)
    assert count(t.state, hero(t)) == [CONTENT.battle_goals[goal].checks]


@pytest.mark.rule("GH-DONATE-01")
def test_donations_are_counted_by_visit() -> None:
    def change(world: World) -> None:
        rich(world)
        world.member(0).quests = ["piety-in-all-things"]

    t = evening(change=change)
    say(t, "donate")
    assert "donate" not in offers(t)
    assert count(t.state, hero(t)) == [10]


def rich(world: World) -> None:
    for one in world.heroes.values():
        one.gold = 500


def test_enhancements_are_counted() -> None:
    def change(world: World) -> None:
        rich(world)
        world.achievements.append("the-power-of-enhancement")
        world.member(0).quests = ["augmented-abilities"]

    t = evening(change=change)
    say(t, next(option for option in offers(t) if option.startswith("enhance")))
    assert count(t.state, hero(t)) == [1]


def test_the_retirement_of_others_is_counted() -> None:
    g, one = seeker("greed-is-gold", "a-helping-hand")
    one.gold = 200
    retiring.retire(g, one)
    assert count(g, g.world.member(1)) == [1]


def test_a_hero_without_a_quest_counts_nothing() -> None:
    g, one = seeker("law-bringer")
    one.quests = []
    home(g, tally=Tally(slain={"cultist": 3}))
    assert one.tally == {} and not quests.fulfilled(g.world, CONTENT, one)


# -- retirement ------------------------------------------------------------------------------------------------------
def due(world: World) -> None:
    """The first hero owns 200 gold and wants no more."""
    world.quests += world.member(0).quests
    world.member(0).quests = ["greed-is-gold"]
    world.quests = [id for id in world.quests if id != "greed-is-gold"]
    world.member(0).gold = 205


@pytest.mark.rule("GH-QUEST-03", "GH-RETIRE-01", "GH-RETIRE-02")
def test_whoever_has_fulfilled_the_quest_must_retire() -> None:
    """Everything else in the city is open before; but there is no leaving it."""
    t = evening(change=due, kit=True)
    assert "retire" in offers(t) and "ready" not in offers(t) and "ready" in offers(t, 1)
    assert any(option.startswith("sell,") for option in offers(t))
    say(t, "donate")
    assert hero(t).gold == 195 and "ready" in offers(t) and "retire" not in offers(t), "spent: not rich enough"


@pytest.mark.rule(
    "GH-RETIRE-03",
    "GH-RETIRE-04",
    "GH-RETIRE-05",
    "GH-RETIRE-07",
    "GH-RETIRE-08",
    "GH-SHOP-09",
    "GH-ENV-08",
    "GH-RECORD-01",
)
def test_what_retirement_leaves() -> None:
    t = evening(change=due, kit=True)
    one = hero(t)
    items, line = list(one.items), one.line
    world = t.state.world
    assert items and not world.records and "quartermaster" not in world.boxes
    copies = {item: shop.copies(world, item) for item in items}
    say(t, "retire")
    world = t.state.world
    gone = world.heroes[one.id]
    assert gone.fate == "retired" and gone.items == [] and gone.gold == 0
    assert all(shop.copies(world, item) == copies[item] + 1 for item in items)
    assert world.prosperity == 1
    assert "quartermaster" in world.boxes
    assert "greed-is-gold" not in [*world.quests, *(id for other in world.heroes.values() for id in other.quests)]
    assert world.retired == {line: 1} and world.records


@pytest.mark.rule("GH-RETIRE-12", "GH-CREATE-01", "GH-QUEST-01")
def test_after_retirement_a_new_character_with_new_quests() -> None:
    t = evening(change=due)
    what = hero(t).what
    say(t, "retire")
    assert t.questions[0].prompt == "create"
    assert f"{what},1" in offers(t), "of the same class, if wanted"
    assert not any(
        CONTENT.classes[option.split(",")[0]].locked for option in offers(t) if option.split(",")[0] in CONTENT.classes
    )
    say(t, f"{what},1")
    assert hero(t).what == what and hero(t).gold == 30 and len(hero(t).quests) == 2
    assert hero(t).perks_due == 1, "for the one who retired (GH-RETIRE-08)"
    assert t.questions[0].prompt == "quest"


@pytest.mark.rule("GH-QUEST-04")
def test_what_is_for_the_one_of_a_quest_goes_there_and_stays() -> None:
    g, one = seeker("seeker-of-xorn")
    one.items = ["iron-helmet"]
    for _ in gains.give_item(g, "staff-of-xorn"):
        raise AssertionError("nobody is asked")
    assert one.items == ["iron-helmet", "staff-of-xorn"]
    sales = offers_of.sales(g, one)
    assert list(sales()) == [("sell", "iron-helmet")]
    assert (("sell", "staff-of-xorn"), "GH-QUEST-04") in list(sales.refused())


@pytest.mark.rule("GH-RETIRE-10")
def test_what_a_quest_ends_with_may_take_the_place_of_the_events_of_the_class() -> None:
    """The last scenario of that quest adds two cards of its own."""
    g, one = seeker("seeker-of-xorn")
    retiring.retire(g, one)
    assert "city-42" not in g.world.city and "road-42" not in g.world.road and "plagueherald" in g.world.boxes
    last = CONTENT.atlas["palace-of-ice"].rewards
    assert (last.city_events, last.road_events, last.quest) == ((59,), (59,), "seeker-of-xorn")


@pytest.mark.rule("GH-RETIRE-10", "GH-EVENT-07")
def test_the_first_of_a_class_to_retire_brings_its_events() -> None:
    g, one = seeker("greed-is-gold")
    retiring.retire(g, one)
    assert "city-42" in g.world.city and "road-42" in g.world.road
    g.world.city.remove("city-42")
    g.world.gone.append("city-42")
    g.world.heroes["again"] = Hero(id="again", what="brute", quests=["law-bringer"], line="x")
    retiring.retire(g, g.world.heroes["again"])
    assert "city-42" not in g.world.city and g.world.retired_classes == ["brute"]


@pytest.mark.parametrize("what", [id for id, one in CONTENT.classes.items() if not one.sealed])
def test_every_class_that_can_retire_has_events_for_it(what: str) -> None:
    found = CONTENT.classes[what].retire_events
    assert [CONTENT.events[id].deck for id in found] == ["city", "road"]


@pytest.mark.rule("GH-RETIRE-11", "GH-BOX-01", "GH-BOX-02")
@pytest.mark.parametrize("what", [id for id, one in CONTENT.classes.items() if one.sealed and not one.box])
def test_a_box_with_a_class(what: str) -> None:
    """Its events join the decks and the class may be created."""
    g = party("brute", "tinkerer")
    assert what not in g.world.classes
    gains.open_box(g, what)
    assert what in g.world.classes and g.world.boxes == [what]
    inside, outside = CONTENT.classes[what].unlock_events
    assert inside in g.world.city and outside in g.world.road
    assert what in offers_of.free_classes(g.world, CONTENT)


@pytest.mark.rule("GH-BOX-01", "GH-BOX-03")
def test_an_envelope_is_no_class_but_one_holds_a_class() -> None:
    g = party("brute", "tinkerer")
    before = list(g.world.classes)
    gains.open_box(g, "envelope-a")
    assert g.world.boxes == ["envelope-a"] and g.world.classes == before
    gains.open_box(g, "envelope-x")
    assert g.world.classes == [*before, "bladeswarm"]
    assert "bladeswarm" in offers_of.free_classes(g.world, CONTENT)


@pytest.mark.rule("GH-RETIRE-06", "GH-DESIGN-01", "GH-SIDE-01")
def test_what_is_open_already_gives_a_design_and_a_side_scenario() -> None:
    g = party("brute", "tinkerer")
    gains.open_box(g, "quartermaster")
    designs, sides, opened = len(g.world.designs), len(g.world.sides), len(g.world.open)
    drive(gains.gain(g, Gain(box="quartermaster")), first)
    assert (len(g.world.designs), len(g.world.sides)) == (designs - 1, sides - 1)
    assert len(g.world.open) == opened + 1 and g.world.boxes == ["quartermaster"]


@pytest.mark.rule("GH-RETIRE-14")
def test_without_a_quest_nobody_retires() -> None:
    def change(world: World) -> None:
        world.member(0).quests = []
        world.member(0).gold = 500

    t = evening(change=change)
    assert "retire" not in offers(t) and "ready" in offers(t) and "another" in offers(t)


@pytest.mark.rule("GH-RETIRE-05")
def test_a_quests_last_scenario_does_not_open_its_box_twice() -> None:
    """Whoever has the quest opens it by retiring; a party without it gets it with the scenario."""
    for mine, boxes in (("take-back-the-trees", []), ("law-bringer", ["doomstalker"])):
        g, one = seeker(mine)
        drive(evenings.rewards(g, "bandits-wood"), first)
        assert g.world.boxes == boxes and one.gold == 30 + 10


# -- designs and side scenarios --------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DESIGN-01", "GH-DESIGN-02", "GH-DESIGN-03")
def test_random_designs() -> None:
    """Cards 71 to 95: each brings both copies to the shop, and an empty deck brings nothing."""
    g = party("brute", "tinkerer")
    assert sorted(CONTENT.items[id].number for id in g.world.designs) == list(range(71, 96))
    left = set(g.world.designs)
    while g.world.designs:
        gains.random_design(g)
        drawn = left - set(g.world.designs)
        assert len(drawn) == 1
        (item,) = drawn
        assert g.world.released[item] == CONTENT.items[item].copies == 2
        left -= drawn
    before = dict(g.world.released)
    gains.random_design(g)
    assert g.world.released == before


@pytest.mark.rule("GH-SIDE-01", "GH-SIDE-02", "GH-SIDE-03", "GH-MAP-02")
def test_random_side_scenarios() -> None:
    g = party("brute", "tinkerer")
    assert sorted(CONTENT.atlas[id].number for id in g.world.sides) == list(range(63, 72))
    for n in range(9):
        gains.random_side(g)
        assert len(g.world.sides) == 8 - n and len(g.world.open) == 2 + n
    before = list(g.world.open)
    gains.random_side(g)
    assert g.world.open == before


@pytest.mark.rule("GH-DESIGN-01", "GH-SIDE-01", "GH-TREAS-07")
def test_treasures_give_designs_and_side_scenarios() -> None:
    kinds = {id: one for id, one in CONTENT.treasures.items() if one.random_design or one.random_scenario}
    design = next(id for id, one in kinds.items() if one.random_design)
    side = next(id for id, one in kinds.items() if one.random_scenario)
    known = next(one for one in CONTENT.treasures.values() if one.design)
    place = next(one for one in CONTENT.treasures.values() if one.scenario)
    t = evening()
    finish(t, success=False, looted=[design, side, known.id, place.id])
    world = t.state.world
    assert len(world.designs) == 24 and len(world.sides) == 8
    assert len(world.open) == 3 and place.scenario in world.open
    assert world.released[known.design] == CONTENT.items[known.design].copies
    assert world.treasures == [design, side, known.id, place.id]


# -- special conditions ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ENV-01", "GH-ENV-09", "GH-ENV-11")
def test_five_pieces_of_old_technology() -> None:
    g = party("brute", "tinkerer")
    for n in range(1, 8):
        gains.achieve(g, "ancient-technology")
        assert ("envelope-a" in g.world.boxes) == ("city-80" in g.world.city) == (n >= 5)
        assert g.world.prosperity == (n >= 5)
    assert len(g.world.designs) == 25, "once in a world, not again for the sixth"


@pytest.mark.rule("GH-ENV-02", "GH-EVENT-09")
def test_the_drakes_thanks() -> None:
    """One party needs both achievements."""
    g = party("brute", "tinkerer")
    gains.achieve(g, "the-drakes-command")
    g.world.parties["other"] = Party(id="other", achievements=["the-drakes-treasure"])
    gains.special_conditions(g)
    assert "the-drake-aided" not in g.world.achievements
    gains.achieve(g, "the-drakes-treasure")
    assert "the-drake-aided" in g.world.achievements
    assert "city-75" in g.world.city and "road-66" in g.world.road


@pytest.mark.rule("GH-ENV-03", "GH-ENV-09")
def test_a_hundred_gold_for_the_oak() -> None:
    def change(world: World) -> None:
        rich(world)
        world.donated = 80

    t = evening(change=change)
    say(t, "donate")
    assert "envelope-b" not in t.state.world.boxes
    say(t, "donate", seat=1)
    assert "envelope-b" in t.state.world.boxes and t.state.world.donated == 100


@pytest.mark.rule("GH-ENV-10")
def test_the_oak_thanks_the_city() -> None:
    """Every so much given, by whomever, once the envelope is open."""
    g = party("brute", "tinkerer", gold=2000)
    one, thanked = g.world.member(0), []
    for _ in range(110):
        before = g.world.prosperity
        city.donate(g, one)
        if g.world.prosperity > before:
            thanked.append(g.world.donated)
    assert thanked == [100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000]


@pytest.mark.rule("GH-ENV-04", "GH-ENV-05", "GH-ENV-06", "GH-ENV-07", "GH-REP-05", "GH-ENV-09")
@pytest.mark.parametrize(
    ("sign", "box", "cards"), [(1, "sunkeeper", ("city-76", "road-67")), (-1, "nightshroud", ("city-77", "road-68"))]
)
def test_a_name_far_and_wide(sign: int, box: str, cards: tuple[str, str]) -> None:
    g = party("brute", "tinkerer", reputation=9 * sign)
    gains.special_conditions(g)
    assert g.world.boxes == []
    gains.change_reputation(g, sign)
    assert g.world.boxes == [box]
    gains.change_reputation(g, 9 * sign)
    assert not set(cards) & {*g.world.city, *g.world.road}
    gains.change_reputation(g, 5 * sign)
    assert g.world.here.reputation == 20 * sign and set(cards) <= {*g.world.city, *g.world.road}
    designs = len(g.world.designs)
    gains.change_reputation(g, -15 * sign)
    gains.change_reputation(g, 8 * sign)
    assert len(g.world.designs) == designs, "the box is opened once"


@pytest.mark.rule("GH-ENV-05", "GH-ENV-07")
@pytest.mark.parametrize(
    ("card", "reputation", "opens"), [("city-76", 15, "merchant-ship"), ("city-77", -15, "overgrown-graveyard")]
)
def test_what_the_added_cards_lead_to(card: str, reputation: int, opens: str) -> None:
    g = party("brute", "tinkerer", reputation=reputation)
    meet(g, card, "a")
    assert opens in g.world.open and travel.allowed(g.world, CONTENT.atlas[opens])


# -- the map ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-CASUAL-01", "GH-CAMP-02")
def test_scenarios_barred_by_achievements_stay_on_the_map() -> None:
    """What is closed to the campaign can still be played casually."""
    g = party("brute", "tinkerer")
    g.world.open += ["inox-encampment", "gloomhaven-warehouse", "diamond-mine"]
    g.world.here.achievements = ["jekserahs-plans"]
    assert {"inox-encampment", "diamond-mine"} <= set(travel.playable(g.world, CONTENT))
    drive(evenings.rewards(g, "gloomhaven-warehouse"), first)
    assert not {"inox-encampment", "diamond-mine"} & set(travel.playable(g.world, CONTENT))
    assert {"inox-encampment", "diamond-mine"} <= set(travel.casual(g.world, CONTENT))


def test_regions_of_the_map() -> None:
    """As many places in each region as the map has, and every place of a quest's region is one of them."""
    found: dict[str, int] = {}
    for place in CONTENT.atlas.values():
        found[place.region] = found.get(place.region, 0) + 1
    assert {name: n for name, n in found.items() if name} == {
        "gloomhaven": 22,
        "dagger-forest": 12,
        "lingering-swamp": 8,
        "watcher-mountains": 9,
        "copperneck-mountains": 16,
        "misty-sea": 8,
    }
    assert {task.region for quest in QUESTS.values() for task in quest.tasks} - {""} <= set(found)
