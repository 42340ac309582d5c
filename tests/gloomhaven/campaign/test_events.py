"""City and road events: drawn, decided together, resolved from top to bottom (pp. 39-41); every card of the game played
both ways by parties for which each result holds and does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from taverna.core.ask import Ask, AskAny, Flow
from taverna.core.words import LANGS
from taverna.games.gloomhaven.campaign import gains, happenings
from taverna.games.gloomhaven.campaign.standing import LIMIT, least_prosperity, least_xp
from taverna.games.gloomhaven.campaign.world import Hero, World
from taverna.games.gloomhaven.events import EventDecided, EventRead, HeroChanged, OutcomeRead
from taverna.games.gloomhaven.records.campaign import Choice, EventCard, Gain, Outcome
from taverna.games.gloomhaven.state import Table

from .evenings import CONTENT, evening, say

STARTING = [id for id, one in CONTENT.classes.items() if not one.locked]


# -- a party that meets an event -------------------------------------------------------------------------------------
def party(*classes: str, reputation: int = 0, gold: int = 30) -> Table:
    """A state of the rules in the city: heroes of these classes, whether or not they can be played here."""
    g: Table = evening(seats=len(classes)).state
    g.campaign = msgspec.convert(msgspec.to_builtins(g.world), World)
    g.world.here.reputation = reputation
    for seat, what in enumerate(classes):
        g.world.member(seat).what = what
        g.world.member(seat).gold = gold
        g.world.member(seat).items = []
    g.emptied()
    return g


def drive(flow: Flow, answer: Callable[[Ask], Any]) -> list[str]:
    """Play a rule to its end; the prompts it asked."""
    asked, sent = [], None
    while True:
        try:
            step = flow.send(sent)
        except StopIteration:
            return asked
        ask = step.asks[0] if isinstance(step, AskAny) else step
        assert isinstance(ask, Ask)
        asked.append(ask.prompt)
        value = answer(ask)
        assert value in list(ask.options() if callable(ask.options) else ask.options)
        sent = (ask.seat, value) if isinstance(step, AskAny) else value


def first(ask: Ask) -> Any:
    return (ask.options() if callable(ask.options) else ask.options)[0]


def meet(g: Table, card: str, option: str) -> list[str]:
    """The party draws this card and takes this option; the rest as it is offered first."""
    deck = CONTENT.events[card].deck
    setattr(g.world, deck, [card])
    setattr(g.world, f"{deck}_under", [])
    return drive(happenings.happen(g, deck), lambda ask: option if ask.prompt == "event" else first(ask))


def read(g: Table) -> list[str]:
    """The results that were read: "a-0" is the first of the first option."""
    return [f"{event.option}-{event.nth}" for event in g.out if isinstance(event, OutcomeRead)]


# -- every card ------------------------------------------------------------------------------------------------------
OPTIONS = [(card, option) for card in CONTENT.events.values() for option in ("a", "b")]


def parties(choice: Choice) -> Iterator[tuple[tuple[str, ...], int, int, tuple[str, ...]]]:
    """Classes, reputation, gold and items on both sides of every condition of an option."""
    named = [what for outcome in choice.outcomes for what in outcome.classes]
    plain = [what for what in STARTING if what not in named] or [what for what in CONTENT.classes if what not in named]
    groups = [(plain[0], plain[1])] + [(plain[0], what) for what in dict.fromkeys(named)]
    standing, purses, bags = [0], [30], [()]
    for outcome in choice.outcomes:
        if outcome.reputation_from is not None:
            standing += [outcome.reputation_from, outcome.reputation_from - 1]
        if outcome.reputation_to is not None:
            standing += [outcome.reputation_to, outcome.reputation_to + 1]
        if outcome.pays:
            purses += [0, outcome.pays // 2, (outcome.pays + 1) // 2]
        if outcome.pays_each:
            purses += [outcome.pays_each, outcome.pays_each - 1]
        if outcome.pays_item:
            bags += [(outcome.pays_item,)]
    return product(*map(dict.fromkeys, (groups, standing, purses, bags)))


def told_by(card: EventCard, read: list[str]) -> list[Gain]:
    """All that these results give; of several things to choose from, the first."""
    found: list[Gain] = []
    for name in read:
        outcome = getattr(card, name[0]).outcomes[int(name[2:])]
        found += [*outcome.gives, *(outcome.one_of[0].gives if outcome.one_of else ())]
    return found


class Foretold:
    """What a card must do to a party, worked out from its text alone."""

    def __init__(self, world: World, card: EventCard, option: str) -> None:
        self.heroes = [msgspec.convert(msgspec.to_builtins(world.heroes[id]), Hero) for id in world.here.members]
        self.gold = sum(hero.gold for hero in self.heroes)
        self.items = sum(len(hero.items) for hero in self.heroes)
        self.reputation = world.here.reputation
        self.prosperity = world.prosperity
        self.read: list[str] = []
        self.kept = False
        self.resolve(card, option)

    def resolve(self, card: EventCard, option: str) -> None:
        applied = False
        for nth, outcome in enumerate(getattr(card, option).outcomes):
            if self.holds(outcome, applied):
                applied = True
                self.read.append(f"{option}-{nth}")
                self.kept |= outcome.keep
                self.gold -= outcome.pays + outcome.pays_each * len(self.heroes)
                self.items -= bool(outcome.pays_item)
                for gain in (*outcome.gives, *(outcome.one_of[0].gives if outcome.one_of else ())):
                    self.gain(gain)
                if outcome.also:
                    self.resolve(card, outcome.also)

    def holds(self, outcome: Outcome, applied: bool) -> bool:
        low = -LIMIT if outcome.reputation_from is None else outcome.reputation_from
        high = LIMIT if outcome.reputation_to is None else outcome.reputation_to
        classes = {hero.what for hero in self.heroes}
        return (
            not (outcome.otherwise and applied)
            and (not outcome.classes or bool(classes & set(outcome.classes)))
            and low <= self.reputation <= high
            and self.gold >= max(outcome.pays, outcome.pays_each * len(self.heroes))  # all have the same
            and (not outcome.pays_item or any(outcome.pays_item in hero.items for hero in self.heroes))
        )

    def gain(self, gain: Gain) -> None:
        if gain.together or gain.gold >= 0:
            self.gold = max(0, self.gold + gain.gold * (1 if gain.together or gain.one else len(self.heroes)))
        else:
            each = self.gold // len(self.heroes)  # all have the same in these parties
            self.gold = sum(max(0, each + gain.gold) for _ in self.heroes)
        self.reputation = max(-LIMIT, min(LIMIT, self.reputation + gain.reputation))
        self.prosperity = max(least_prosperity(self.prosperity), self.prosperity + gain.prosperity)
        self.items += len(gain.items)


@pytest.mark.rule(
    "GH-EVENT-04",
    "GH-EVENT-05",
    "GH-RESULT-02",
    "GH-RESULT-03",
    "GH-RESULT-04",
    "GH-RESULT-05",
    "GH-RESULT-06",
    "GH-RESULT-07",
)
@pytest.mark.parametrize(("card", "option"), OPTIONS, ids=[f"{card.id}-{option}" for card, option in OPTIONS])
def test_every_card_both_ways(card: EventCard, option: str) -> None:
    """The results whose conditions hold are read from top to bottom, and no others; gold, reputation and prosperity
    become what the card says; the card goes where its option says."""
    choice: Choice = getattr(card, option)
    ever: set[int] = set()
    never: set[int] = set()
    for classes, reputation, gold, bag in parties(choice):
        g = party(*classes, reputation=reputation, gold=gold)
        g.world.prosperity = 5
        world = g.world
        world.member(1).items = list(bag)
        before = {hero.id: (hero.gold, hero.xp, hero.checks) for hero in world.heroes.values()}
        told = Foretold(world, card, option)
        meet(g, card.id, option)
        assert read(g) == told.read, (classes, reputation, gold)
        assert sum(hero.gold for hero in gains.members(g)) == told.gold
        assert sum(len(hero.items) for hero in gains.members(g)) == told.items
        assert (world.here.reputation, world.prosperity) == (told.reputation, told.prosperity)
        under = world.city_under if card.deck == "city" else world.road_under
        waiting = world.city if card.deck == "city" else world.road
        assert ([*under, *waiting].count(card.id), world.gone.count(card.id)) == ((1, 0) if told.kept else (0, 1))
        assert g.visit.card == ""
        for hero in gains.members(g):  # nothing changes that is not told
            changes = [event for event in g.out if isinstance(event, HeroChanged) and event.hero == hero.id]
            was = before[hero.id]
            assert hero.gold == was[0] + sum(event.gold for event in changes) >= 0
            assert hero.xp == was[1] + sum(event.xp for event in changes)
            assert hero.checks == was[2] + sum(event.checks for event in changes)
        seen = {int(name[2:]) for name in told.read if name[0] == option}
        ever |= seen
        never |= set(range(len(choice.outcomes))) - seen
    assert ever == set(range(len(choice.outcomes))), "a result that no party gets"
    conditional = {nth for nth, one in enumerate(choice.outcomes) if one != always(one)}
    assert conditional <= never, "a condition that everybody meets"


def always(outcome: Outcome) -> Outcome:
    """The same result without any condition."""
    same = (outcome.text, outcome.gives, outcome.one_of, outcome.also, outcome.keep)
    return Outcome(**dict(zip(("text", "gives", "one_of", "also", "keep"), same, strict=True)))


@pytest.mark.parametrize(("card", "option"), OPTIONS, ids=[f"{card.id}-{option}" for card, option in OPTIONS])
def test_every_result_reaches_what_it_names(card: EventCard, option: str) -> None:
    """Items, designs, scenarios, achievements, cards and what waits for the next scenario: each where it belongs."""
    choice: Choice = getattr(card, option)
    for classes, reputation, gold, bag in parties(choice):
        g = party(*classes, reputation=reputation, gold=gold)
        world = g.world
        world.member(1).items = list(bag)
        copies, designs = dict(world.released), len(world.designs)
        meet(g, card.id, option)
        given = told_by(card, read(g))
        for gain in given:
            for item in gain.items:
                assert world.released[item] == min(copies.get(item, 0) + 1, CONTENT.items[item].copies)
            assert all(world.released[item] == CONTENT.items[item].copies for item in gain.designs)
            assert all(scenario in world.open for scenario in gain.opens)
            assert all(name in world.here.achievements for name in gain.party)
            assert all(name in world.achievements for name in gain.world)
            assert all(added in (*world.city, *world.road) for added in gain.adds)
        assert len(world.designs) == designs - sum(gain.random_design for gain in given)
        for name in gains.AHEAD:
            waiting = sum(ahead.get(name, 0) for ahead in world.ahead.values())
            per = [getattr(gain, name) * (1 if gain.one else len(classes)) for gain in given]
            assert waiting == sum(per), name
        conditions = sum(len(ahead.get("conditions", [])) for ahead in world.ahead.values())
        assert conditions == sum(len(gain.conditions) * (1 if gain.one else len(classes)) for gain in given)


def test_the_cards_say_every_word_of_gains() -> None:
    """No word of `Gain` is there for nothing. Boxes are opened by quests and special conditions alone (GH-BOX-01), and
    scenarios alone end an achievement."""
    given = [gain for card, option in OPTIONS for one in getattr(card, option).outcomes for gain in one.gives]
    plain = Gain()
    unsaid = [
        word for word in Gain.__struct_fields__ if all(getattr(one, word) == getattr(plain, word) for one in given)
    ]
    assert unsaid == ["ends", "box"]


@pytest.mark.rule("GH-EVENT-09")
def test_what_cards_name_exists() -> None:
    for card, option in OPTIONS:
        assert card.id == f"{card.deck}-{card.number}"
        for outcome in getattr(card, option).outcomes:
            assert all(what in CONTENT.classes for what in outcome.classes)
            for gain in outcome.gives:
                assert all(item in CONTENT.items for item in (*gain.items, *gain.designs))
                assert all(scenario in CONTENT.atlas for scenario in gain.opens)
                assert all(CONTENT.achievements[name].scope == "party" for name in gain.party)
                assert all(CONTENT.achievements[name].scope == "world" for name in gain.world)
                assert all(added in CONTENT.events for added in gain.adds)
                assert all(gain.gold for _ in range(gain.together))


def test_every_card_is_told_in_three_languages() -> None:
    """Fronts, options and results, each language in words of its own."""
    for card in CONTENT.events.values():
        texts = [card.name, card.text]
        for choice in (card.a, card.b):
            texts += [choice.text, *(outcome.text for outcome in choice.outcomes)]
            texts += [one.text for outcome in choice.outcomes for one in outcome.one_of]
        for text in texts:
            assert text is not None
            said = [text[lang] for lang in LANGS]
            assert all(one.strip() == one and one for one in said)
            assert len(said[0]) < 30 or len(set(said)) == 3, said
        front = card.text
        assert front is not None and all(60 < len(front[lang]) < 400 for lang in LANGS), card.id


# -- drawing and deciding --------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EVENT-06")
def test_a_world_begins_with_thirty_cards_of_each() -> None:
    world = evening().state.world
    assert sorted(CONTENT.events[id].number for id in world.city) == list(range(1, 31))
    assert sorted(CONTENT.events[id].number for id in world.road) == list(range(1, 31))
    assert not world.city_under and not world.road_under
    assert all(id.startswith("city") for id in world.city) and all(id.startswith("road") for id in world.road)


@pytest.mark.rule("GH-EVENT-01", "GH-EVENT-02")
def test_only_the_front_is_read_before_the_choice() -> None:
    g = party("brute", "tinkerer", reputation=-5)
    g.world.city = ["city-5"]
    flow = happenings.happen(g, "city")
    step = next(flow)
    assert isinstance(step, AskAny)
    assert [ask.about for ask in step.asks.values()] == [{"card": "city-5"}] * 2
    assert [type(event) for event in g.out] == [EventRead]
    assert g.world.city == [] and g.visit.card == "city-5"
    drawn = g.chance.known
    with pytest.raises(StopIteration):
        flow.send((0, "b"))
    assert g.chance.known > drawn, "what is on the back cannot be unlearned"


@pytest.mark.rule("GH-EVENT-03")
def test_the_whole_party_must_agree() -> None:
    t = evening(seats=3, consent="all", change=lambda world: setattr(world, "city", ["city-5"]))
    say(t, "event", seat=1)
    assert sorted(t.questions) == [0, 1, 2] and {q.prompt for q in t.questions.values()} == {"event"}
    t.answer(2, "b")
    assert {seat: q.prompt for seat, q in t.questions.items()} == {0: "agree"}
    assert "5" not in t.log()[-1] and not any(isinstance(event, EventDecided) for _, event in t.happened())
    t.answer(0, "yes")
    t.answer(1, "no")  # then nothing is decided, and anyone may propose again
    assert sorted(t.questions) == [0, 1, 2]
    t.answer(0, "a")
    t.answer(1, "yes")
    t.answer(2, "yes")
    assert [event.option for _, event in t.happened() if isinstance(event, EventDecided)] == ["a"]
    assert t.state.world.gone == ["city-5"]


@pytest.mark.rule("GH-EVENT-04", "GH-RESULT-01")
def test_only_the_option_chosen_is_resolved_and_stands() -> None:
    """After the choice nothing more is asked about it; what must be lost is lost."""
    g = party("brute", "tinkerer", gold=7)
    asked = meet(g, "road-8", "a")
    assert asked == ["event", *["agree"] * asked.count("agree")]
    assert [hero.gold for hero in gains.members(g)] == [2, 2]
    assert not g.world.ahead, "the damage of the other option"


@pytest.mark.rule("GH-EVENT-05", "GH-EVENT-08")
def test_a_card_put_back_comes_after_all_others_in_its_order() -> None:
    g = party("brute", "tinkerer")
    world = g.world
    world.city = ["city-4", "city-5"]
    for card in ("city-1", "city-2"):
        happenings.put_away(g, card, "city", keep=True)
    assert sorted([happenings.draw(g, "city"), happenings.draw(g, "city")]) == ["city-4", "city-5"]
    assert [happenings.draw(g, "city") for _ in range(3)] == ["city-1", "city-2", ""]
    happenings.put_away(g, "city-4", "city", keep=False)
    assert world.gone == ["city-4"] and not world.city_under


@pytest.mark.rule("GH-EVENT-07", "GH-EVENT-09")
def test_an_added_card_is_shuffled_in_with_all_that_lies_there() -> None:
    g = party("brute", "tinkerer")
    world = g.world
    world.road, world.road_under = ["road-3"], ["road-1", "road-2"]
    world.city, world.city_under = ["city-3"], ["city-1", "city-2"]
    gains.add_events(g, ["road-66"])
    assert sorted(world.road) == ["road-1", "road-2", "road-3", "road-66"] and world.road_under == []
    assert world.city_under == ["city-1", "city-2"], "the other deck is not touched"
    gains.add_events(g, ["city-75"])
    assert sorted(world.city) == ["city-1", "city-2", "city-3", "city-75"] and world.city_under == []
    gains.add_events(g, ["road-66"])
    assert world.road.count("road-66") == 1
    world.road.remove("road-66")
    world.gone.append("road-66")
    gains.add_events(g, ["road-66"])
    assert "road-66" not in world.road, "out of the game is out of the game"


@pytest.mark.rule("GH-EVENT-01")
def test_an_empty_deck_has_nothing_to_tell() -> None:
    g = party("brute", "tinkerer")
    g.world.city = []
    assert drive(happenings.happen(g, "city"), first) == [] and not g.out


# -- the examples of the rulebook ------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EX-19", "GH-EVENT-04", "GH-RESULT-02", "GH-RESULT-04", "GH-RESULT-07")
@pytest.mark.parametrize(("reputation", "gold"), [(-5, 10), (-6, 10), (-4, 5), (0, 5), (12, 5)])
def test_stealing_from_the_sanctuary(reputation: int, gold: int) -> None:
    g = party("brute", "tinkerer", "scoundrel", reputation=reputation, gold=0)
    meet(g, "city-5", "b")
    assert [hero.gold for hero in gains.members(g)] == [gold] * 3
    assert g.world.prosperity == 0, "nothing of the other option"


@pytest.mark.rule("GH-EX-20", "GH-EVENT-04", "GH-SETUP-07")
@pytest.mark.parametrize("option", ["a", "b"])
def test_howling_wolves(option: str) -> None:
    """With the first option all begin poisoned, with the second all begin with 3 damage."""
    t = evening(seats=3, change=lambda world: setattr(world, "road", ["road-1"]), choose_hands=False)
    for seat in range(3):
        t.answer(seat, "ready")
    t.answer(0, "black-barrow")
    t.answer(1, option)
    while t.state.phase != "selection":
        seat, question = next(iter(t.questions.items()))
        ids = [one.id for one in question.options]
        t.answer(seat, "suffer" if "suffer" in ids else "done" if "done" in ids else ids[0])
    heroes = [t.state.figures[f"h{seat}"] for seat in range(3)]
    assert all(("poison" in hero.conditions) == (option == "a") for hero in heroes)
    assert all(hero.max_hp - hero.hp == (3 if option == "b" else 0) for hero in heroes)
    assert not t.state.world.ahead and t.state.world.road_under == ["road-1"]


# -- results ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-RESULT-03")
def test_a_result_for_a_class_wants_a_member_of_it() -> None:
    g = party("tinkerer", "spellweaver")
    g.world.heroes["other"] = Hero(id="other", what="brute")  # of the world, not of the party
    meet(g, "city-25", "a")
    assert read(g) == ["a-1"]
    g = party("tinkerer", "brute")
    meet(g, "city-25", "a")
    assert read(g) == ["a-0"]


@pytest.mark.rule("GH-RESULT-05")
@pytest.mark.parametrize(("purses", "nth"), [((5, 5), 0), ((10, 0), 0), ((0, 12), 0), ((5, 4), 1), ((0, 0), 1)])
def test_collective_gold_counts_together_and_is_lost(purses: tuple[int, int], nth: int) -> None:
    g = party("brute", "tinkerer")
    for hero, gold in zip(gains.members(g), purses, strict=True):
        hero.gold = gold
    meet(g, "city-3", "a")
    assert read(g) == [f"a-{nth}"]
    assert sum(hero.gold for hero in gains.members(g)) == sum(purses) - (10 if nth == 0 else 0)
    assert ("ancient-technology" in g.world.achievements) == (nth == 0)


@pytest.mark.rule("GH-RESULT-06")
def test_otherwise_only_if_nothing_before_applied() -> None:
    for gold, reputation, nth in ((20, 10, 1), (20, 9, 0), (7, 9, 2), (7, 10, 2), (8, 10, 1)):
        g = party("brute", "tinkerer", reputation=reputation, gold=gold)
        meet(g, "city-8", "a")
        assert read(g) == [f"a-{nth}"]


@pytest.mark.rule("GH-RESULT-08")
def test_collective_gains_are_divided_as_the_players_like() -> None:
    g = party("brute", "tinkerer", "scoundrel", gold=0)
    parts = iter([7, 1])
    asked = drive(gains.share(g, 10), lambda ask: next(parts))
    assert asked == ["share", "share"], "the last one gets what is left"
    assert [hero.gold for hero in gains.members(g)] == [7, 1, 2]


@pytest.mark.rule("GH-RESULT-05", "GH-RESULT-08", "GH-RESULT-09", "GH-RESULT-11")
def test_a_collective_loss_is_paid_by_those_who_have_it() -> None:
    """Nobody pays more than they have, and nobody can leave it to those who have nothing."""
    g = party("brute", "tinkerer", "scoundrel")
    for hero, gold in zip(gains.members(g), (4, 0, 9), strict=True):
        hero.gold = gold
    offered: list[list[int]] = []

    def least(ask: Ask) -> Any:
        offered.append(list(ask.options))  # type: ignore[arg-type]
        return first(ask)

    drive(gains.share(g, -10), least)
    assert offered == [[1, 2, 3, 4]], "the others have 9"
    assert [hero.gold for hero in gains.members(g)] == [3, 0, 0]
    drive(gains.share(g, -10), least)
    assert [hero.gold for hero in gains.members(g)] == [0, 0, 0]


@pytest.mark.rule("GH-RESULT-08")
def test_each_means_everyone_separately() -> None:
    g = party("brute", "tinkerer", "scoundrel", gold=0)
    meet(g, "city-9", "a")
    assert [hero.gold for hero in gains.members(g)] == [10, 10, 10]


@pytest.mark.rule("GH-RESULT-09", "GH-RESULT-11", "GH-RESULT-12")
def test_nobody_loses_more_than_there_is() -> None:
    g = party("brute", "tinkerer")
    for hero, gold in zip(gains.members(g), (2, 8), strict=True):
        hero.gold, hero.level, hero.xp = gold, 2, 47
    drive(gains.gain(g, Gain(gold=-5, xp=-9, reputation=1)), first)
    assert [hero.gold for hero in gains.members(g)] == [0, 3]
    assert [hero.xp for hero in gains.members(g)] == [least_xp(2)] * 2
    assert g.world.here.reputation == 1, "the event goes on"


@pytest.mark.rule("GH-RESULT-10")
@pytest.mark.parametrize(("checks", "left"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 3), (6, 6), (8, 7)])
def test_a_check_mark_that_made_a_perk_is_never_lost(checks: int, left: int) -> None:
    g = party("brute", "tinkerer")
    hero = g.world.member(0)
    hero.checks, hero.perks_due = checks, 0
    meet(g, "city-4", "b")
    assert (hero.checks, hero.perks_due) == (left, 0)


@pytest.mark.rule("GH-RESULT-13")
@pytest.mark.parametrize(("prosperity", "left"), [(0, 0), (3, 2), (4, 4), (5, 4), (9, 9)])
def test_prosperity_never_drops_below_its_level(prosperity: int, left: int) -> None:
    g = party("brute", "tinkerer")
    g.world.prosperity = prosperity
    meet(g, "city-73", "b")
    assert g.world.prosperity == left


@pytest.mark.rule("GH-RESULT-08", "GH-DONE-04")
def test_an_item_goes_to_one_of_the_players_choice() -> None:
    g = party("brute", "tinkerer", "scoundrel")
    g.world.member(0).items = ["battle-axe"]
    g.world.road = ["road-60"]
    offered: list[Any] = []

    def answer(ask: Ask) -> Any:
        if ask.prompt == "who-item":
            offered.append(list(ask.options))  # type: ignore[arg-type]
            return 2
        return "b" if ask.prompt == "event" else first(ask)

    g.world.released["battle-axe"] = 1
    drive(happenings.happen(g, "road"), answer)
    assert offered == [[1, 2]], "who has it needs no other"
    assert "battle-axe" in g.world.member(2).items and g.world.released["battle-axe"] == 2


@pytest.mark.rule("GH-RESULT-01", "GH-RESULT-08")
@pytest.mark.parametrize(("which", "gold", "reputation"), [(0, 5, 3), (1, 10, 2)])
def test_of_several_losses_the_party_chooses_one(which: int, gold: int, reputation: int) -> None:
    g = party("brute", "tinkerer", reputation=3, gold=10)
    g.world.city = ["city-1"]
    answers = {"event": "a", "result": which}
    asked = drive(happenings.happen(g, "city"), lambda ask: answers[ask.prompt])
    assert asked == ["event", "result"]
    assert [hero.gold for hero in gains.members(g)] == [gold, gold] and g.world.here.reputation == reputation
    assert [hero.xp for hero in gains.members(g)] == [10, 10]


@pytest.mark.rule("GH-RESULT-02", "GH-EVENT-05")
def test_a_result_may_lead_on_to_the_other_option() -> None:
    """What is read there belongs to it: its gold, its scenario, and where the card goes."""
    g = party("brute", "sunkeeper", gold=0)
    meet(g, "city-31", "b")
    assert read(g) == ["b-0", "a-0"] and sum(hero.gold for hero in gains.members(g)) == 20
    assert "shadows-within" in g.world.open and g.world.gone == ["city-31"]
    g = party("brute", "tinkerer", gold=10)
    meet(g, "city-31", "b")
    assert read(g) == ["b-1"] and "shadows-within" not in g.world.open


@pytest.mark.rule("GH-RESULT-05", "GH-RESULT-09")
@pytest.mark.parametrize(("purses", "left", "read_of"), [((5, 8), [0, 3], ["b-0"]), ((4, 30), [4, 30], ["b-1", "a-1"])])
def test_what_each_must_pay_each_must_have(purses: tuple[int, int], left: list[int], read_of: list[str]) -> None:
    g = party("brute", "tinkerer")
    for hero, gold in zip(gains.members(g), purses, strict=True):
        hero.gold = gold
    meet(g, "road-35", "b")
    assert read(g) == read_of and [hero.gold for hero in gains.members(g)] == left


@pytest.mark.rule("GH-RESULT-01", "GH-RESULT-05")
def test_an_item_is_paid_by_one_who_has_it() -> None:
    g = party("brute", "scoundrel", "tinkerer", gold=0)
    potion = "minor-stamina-potion"
    g.world.released[potion] = 2
    for seat in (1, 2):
        g.world.member(seat).items, g.world.member(seat).worn = [potion], [potion]
    g.world.road = ["road-28"]
    answers = {"event": "a", "who": 2}
    asked = drive(happenings.happen(g, "road"), lambda ask: answers.get(ask.prompt, first(ask)))
    assert asked[:2] == ["event", "who"] and read(g) == ["a-0"], "one of them knows how to sell"
    assert [hero.items for hero in gains.members(g)] == [[], [potion], []] and not g.world.member(2).worn
    assert g.world.released[potion] == 2, "its copy is in the shop"
    assert sum(hero.gold for hero in gains.members(g)) == 20
    g = party("brute", "tinkerer", gold=0)
    meet(g, "road-28", "a")
    assert read(g) == ["a-2"], "nobody has one"


@pytest.mark.rule("GH-RESULT-06")
def test_an_otherwise_may_have_a_price_too() -> None:
    """One result or the other, never both, however rich the party is."""
    for classes, gold, nth, left in (("beast-tyrant", 40, 0, 70), ("brute", 40, 1, 55), ("brute", 12, 2, 24)):
        g = party("tinkerer", classes, gold=gold)
        meet(g, "city-41", "a")
        assert read(g) == [f"a-{nth}"] and sum(hero.gold for hero in gains.members(g)) == left


@pytest.mark.rule("GH-RESULT-02", "GH-RESULT-04")
@pytest.mark.parametrize(("reputation", "read_of"), [(0, ["b-0"]), (5, ["b-0", "b-1"]), (-10, ["b-0", "b-2"])])
def test_what_is_added_for_some_is_read_after_what_is_for_all(reputation: int, read_of: list[str]) -> None:
    g = party("brute", "tinkerer", reputation=reputation)
    meet(g, "city-7", "b")
    assert read(g) == read_of


@pytest.mark.rule("GH-SETUP-07")
def test_what_events_lay_ahead_comes_upon_the_heroes() -> None:
    """Curses, Blesses and -1 cards in the deck, conditions, discarded cards, a used item, damage: as the scenario
    begins, and once."""

    def change(world: World) -> None:
        one, other = (world.heroes[id] for id in world.here.members)
        one.items, one.worn = ["minor-healing-potion"], ["minor-healing-potion"]
        world.ahead[one.id] = {"curse": 1, "minus": 3, "discard": 2, "spend": ["small"], "damage": 2}
        world.ahead[other.id] = {"bless": 2, "conditions": ["muddle", "immobilize"]}
        world.road = []

    t = evening(change=change, choose_hands=False)
    for seat in range(2):
        t.answer(seat, "ready")
    t.answer(0, "black-barrow")
    while t.state.phase != "selection":
        seat, question = next(iter(t.questions.items()))
        ids = [one.id for one in question.options]
        t.answer(seat, "suffer" if "suffer" in ids else "done" if "done" in ids else ids[0])
    one, other = t.state.characters
    assert one.deck.count("curse") == 1 and other.deck.count("bless") == 2
    minus = CONTENT.modifiers["minus-1"].copies
    assert one.deck.count("minus-1") + one.deck.count("minus") == minus + 3
    assert len(one.discarded) == 2 and not other.discarded
    assert one.consumed == ["minor-healing-potion"]
    assert t.state.figures["h0"].max_hp - t.state.figures["h0"].hp == 2
    assert sorted(t.state.figures["h1"].conditions) == ["immobilize", "muddle"]
    assert t.state.world.ahead == {}


# -- words -----------------------------------------------------------------------------------------------------------
def test_questions_and_results_can_be_read_in_three_languages() -> None:
    t = evening(seats=2, consent="all", change=lambda world: setattr(world, "city", ["city-17"]))
    say(t, "event")
    for lang in LANGS:
        front = CONTENT.events["city-17"].text
        assert CONTENT.events["city-17"].name[lang] in t.questions[0].describe(lang)
        assert front is not None and any(front[lang] in line for line in t.log(lang))
        assert [option.describe(lang) for option in t.questions[0].options] == [
            CONTENT.events["city-17"].a.text[lang],
            CONTENT.events["city-17"].b.text[lang],
        ]
    t.answer(0, "b")
    for lang in LANGS:
        assert CONTENT.events["city-17"].b.text[lang] in t.questions[1].describe(lang)
    t.answer(1, "yes")
    for lang in LANGS:
        assert CONTENT.events["city-17"].b.outcomes[0].text[lang] in t.log(lang)
        assert any(CONTENT.atlas["temple-of-the-eclipse"].name[lang] in line for line in t.log(lang))


def spoken(t: Any) -> None:
    """All that is asked now can be said in every language, and no word is missing or left as an id."""
    for question in t.questions.values():
        for lang in LANGS:
            words = [question.describe(lang), *(option.describe(lang) for option in question.options)]
            assert all(one and "~" not in one and "hero-" not in one and "city-" not in one for one in words), words


def test_every_question_of_an_evening_can_be_said() -> None:
    """City, event, who it is, agreement, travel, what is worn, what is discarded, the way home."""

    def change(world: World) -> None:
        world.city, world.road = ["city-1"], ["road-43"]
        world.ahead[world.member(1).id] = {"discard": 1}
        one = world.member(0)
        one.gold, one.xp, one.perks_due = 700, 50, 1
        one.items, one.worn = ["iron-helmet", "eagle-eye-goggles", "minor-power-potion"], []
        world.achievements.append("the-power-of-enhancement")
        world.prosperity = 5

    t = evening(change=change, consent="all", choose_hands=True)
    seen: list[str] = []
    wanted = {"event": "a", "agree": "yes", "travel": "black-barrow"}
    while not t.state.round:
        spoken(t)
        seat, question = list(t.questions.items())[-1 if "event" in seen and "who" not in seen else 0]
        seen.append(question.prompt)
        ids = [option.id for option in question.options]
        pick = wanted.get(question.prompt, ids[0])
        if question.prompt == "city" and seen.count("city") == 1:
            pick = "event"
        t.answer(seat, "done" if "done" in ids else pick)
    assert {"level-up", "mark-perk", "city", "event", "result", "share", "who", "agree", "travel", "equip"} <= set(seen)
    assert "discard" in seen
    for lang in LANGS:
        assert all(line and "~" not in line and "hero-" not in line for line in t.log(lang))
