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


def read(g: Table) -> list[int]:
    """The results that were read."""
    return [event.nth for event in g.out if isinstance(event, OutcomeRead)]


# -- every card ------------------------------------------------------------------------------------------------------
OPTIONS = [(card, option) for card in CONTENT.events.values() for option in ("a", "b")]


def parties(choice: Choice) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """Classes, reputation and gold on both sides of every condition of an option."""
    named = [what for outcome in choice.outcomes for what in outcome.classes]
    plain = [what for what in STARTING if what not in named] or [what for what in CONTENT.classes if what not in named]
    groups = [(plain[0], plain[1])] + [(plain[0], what) for what in dict.fromkeys(named)]
    standing, purses = [0], [30]
    for outcome in choice.outcomes:
        if outcome.reputation_from is not None:
            standing += [outcome.reputation_from, outcome.reputation_from - 1]
        if outcome.reputation_to is not None:
            standing += [outcome.reputation_to, outcome.reputation_to + 1]
        if outcome.pays:
            purses += [0, outcome.pays // 2, (outcome.pays + 1) // 2]
    yield from product(groups, dict.fromkeys(standing), dict.fromkeys(purses))


class Foretold:
    """What a card must do to a party, worked out from its text alone."""

    def __init__(self, world: World, choice: Choice) -> None:
        self.heroes = [msgspec.convert(msgspec.to_builtins(world.heroes[id]), Hero) for id in world.here.members]
        self.gold = sum(hero.gold for hero in self.heroes)
        self.reputation = world.here.reputation
        self.prosperity = world.prosperity
        self.read: list[int] = []
        self.kept = False
        for nth, outcome in enumerate(choice.outcomes):
            if self.holds(outcome):
                self.read.append(nth)
                self.kept |= outcome.keep
                self.gold -= outcome.pays
                for gain in outcome.gives:
                    self.gain(gain)

    def holds(self, outcome: Outcome) -> bool:
        if outcome.otherwise:
            return not self.read
        low = -LIMIT if outcome.reputation_from is None else outcome.reputation_from
        high = LIMIT if outcome.reputation_to is None else outcome.reputation_to
        classes = {hero.what for hero in self.heroes}
        return (
            (not outcome.classes or bool(classes & set(outcome.classes)))
            and low <= self.reputation <= high
            and self.gold >= outcome.pays
        )

    def gain(self, gain: Gain) -> None:
        if gain.together or gain.gold >= 0:
            self.gold = max(0, self.gold + gain.gold * (1 if gain.together or gain.one else len(self.heroes)))
        else:
            each = self.gold // len(self.heroes)  # all have the same in these parties
            self.gold = sum(max(0, each + gain.gold) for _ in self.heroes)
        self.reputation = max(-LIMIT, min(LIMIT, self.reputation + gain.reputation))
        self.prosperity = max(least_prosperity(self.prosperity), self.prosperity + gain.prosperity)


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
    for classes, reputation, gold in parties(choice):
        g = party(*classes, reputation=reputation, gold=gold)
        g.world.prosperity = 5
        world = g.world
        before = {hero.id: (hero.gold, hero.xp, hero.checks) for hero in world.heroes.values()}
        told = Foretold(world, choice)
        meet(g, card.id, option)
        assert read(g) == told.read, (classes, reputation, gold)
        assert sum(hero.gold for hero in gains.members(g)) == told.gold
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
        ever |= set(told.read)
        never |= set(range(len(choice.outcomes))) - set(told.read)
    assert ever == set(range(len(choice.outcomes))), "a result that no party gets"
    conditional = {nth for nth, one in enumerate(choice.outcomes) if one != always(one)}
    assert conditional <= never, "a condition that everybody meets"


def always(outcome: Outcome) -> Outcome:
    """The same result without any condition."""
    return Outcome(text=outcome.text, gives=outcome.gives, keep=outcome.keep)


@pytest.mark.parametrize(("card", "option"), OPTIONS, ids=[f"{card.id}-{option}" for card, option in OPTIONS])
def test_every_result_reaches_what_it_names(card: EventCard, option: str) -> None:
    """Items, designs, scenarios, achievements, cards and what waits for the next scenario: each where it belongs."""
    choice: Choice = getattr(card, option)
    for classes, reputation, gold in parties(choice):
        g = party(*classes, reputation=reputation, gold=gold)
        world = g.world
        ends = [name for one in choice.outcomes for gain in one.gives for name in gain.ends]
        world.here.achievements = list(dict.fromkeys(ends))
        copies, sides, designs = dict(world.released), len(world.sides), len(world.designs)
        meet(g, card.id, option)
        given = [gain for nth in read(g) for gain in choice.outcomes[nth].gives]
        for gain in given:
            for item in gain.items:
                assert world.released[item] == min(copies.get(item, 0) + 1, CONTENT.items[item].copies)
            assert all(world.released[item] == CONTENT.items[item].copies for item in gain.designs)
            assert all(scenario in world.open for scenario in gain.opens)
            assert all(name in world.here.achievements for name in gain.party)
            assert all(name in world.achievements for name in gain.world)
            assert not any(name in world.here.achievements for name in gain.ends)
            assert all(added in (*world.city, *world.road) for added in gain.adds)
        assert len(world.sides) == sides - sum(gain.random_side for gain in given)
        assert len(world.designs) == designs - sum(gain.random_design for gain in given)
        for name in gains.AHEAD:
            waiting = sum(ahead.get(name, 0) for ahead in world.ahead.values())
            per = [getattr(gain, name) * (1 if gain.one else len(classes)) for gain in given]
            assert waiting == sum(per), name
        conditions = sum(len(ahead.get("conditions", [])) for ahead in world.ahead.values())
        assert conditions == sum(len(gain.conditions) * (1 if gain.one else len(classes)) for gain in given)


def test_the_cards_say_every_word_of_gains() -> None:
    """No word of `Gain` is there for nothing. Boxes are opened by quests and special conditions alone (GH-BOX-01)."""
    given = [gain for card, option in OPTIONS for one in getattr(card, option).outcomes for gain in one.gives]
    plain = Gain()
    unsaid = [
        word for word in Gain.__struct_fields__ if all(getattr(one, word) == getattr(plain, word) for one in given)
    ]
    assert unsaid == ["box"]


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
    assert read(g) == [1]
    g = party("tinkerer", "brute")
    meet(g, "city-25", "a")
    assert read(g) == [0]


@pytest.mark.rule("GH-RESULT-05")
@pytest.mark.parametrize(("purses", "nth"), [((5, 5), 0), ((10, 0), 0), ((0, 12), 0), ((5, 4), 1), ((0, 0), 1)])
def test_collective_gold_counts_together_and_is_lost(purses: tuple[int, int], nth: int) -> None:
    g = party("brute", "tinkerer")
    for hero, gold in zip(gains.members(g), purses, strict=True):
        hero.gold = gold
    meet(g, "city-3", "a")
    assert read(g) == [nth]
    assert sum(hero.gold for hero in gains.members(g)) == sum(purses) - (10 if nth == 0 else 0)
    assert ("ancient-technology" in g.world.achievements) == (nth == 0)


@pytest.mark.rule("GH-RESULT-06")
def test_otherwise_only_if_nothing_before_applied() -> None:
    for gold, reputation, nth in ((20, 10, 0), (20, 9, 1), (7, 9, 2), (7, 10, 2), (8, 10, 0)):
        g = party("brute", "tinkerer", reputation=reputation, gold=gold)
        meet(g, "city-8", "a")
        assert read(g) == [nth]


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
    g.world.member(0).items = ["boots-of-speed"]
    g.world.road = ["road-5"]
    offered: list[Any] = []

    def answer(ask: Ask) -> Any:
        if ask.prompt == "who-item":
            offered.append(list(ask.options))  # type: ignore[arg-type]
            return 2
        return "a" if ask.prompt == "event" else first(ask)

    g.world.released["boots-of-speed"] = 1
    drive(happenings.happen(g, "road"), answer)
    assert offered == [[1, 2]], "who has it needs no other"
    assert "boots-of-speed" in g.world.member(2).items and g.world.released["boots-of-speed"] == 2


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
        world.city, world.road = ["city-35"], ["road-3"]
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
        if question.prompt == "event" and t.state.phase == "travel":
            pick = "b"
        t.answer(seat, "done" if "done" in ids else pick)
    assert {"level-up", "mark-perk", "city", "event", "share", "who", "agree", "travel", "equip", "discard"} <= set(
        seen
    )
    for lang in LANGS:
        assert all(line and "~" not in line and "hero-" not in line for line in t.log(lang))
