"""More cases of the round and the turn: choosing, resting, bonuses, summons, exhaustion, the end."""

from __future__ import annotations

from typing import Any

import pytest
from seats import Seats
from stage import Stage, cellar
from table import Table

from taverna.games.gloomhaven.records.abilities import Attack, Augment, Extra, Heal, Suffer
from taverna.games.gloomhaven.rules import damage, hero_turns, rest, rooms, selection, summons
from taverna.games.gloomhaven.state import Trap

CARDS = ["trample", "eye-for-an-eye", "sweeping-blow", "provoking-roar", "overwhelming-assault", "grab-and-go"]


def took_turn(t: Table, *answers: Any) -> Table:
    return t.run(hero_turns.take(t.g, "h0"), answers)


# -- choosing --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SELECT-09", "GH-SELECT-10", "GH-SELECT-11", "GH-REST-01")
@pytest.mark.parametrize(
    ("hand", "discarded", "plays", "rests", "out"),
    [
        (2, 0, True, False, False),
        (2, 2, True, True, False),
        (2, 1, True, False, False),
        (1, 2, False, True, False),
        (0, 2, False, True, False),
        (1, 1, False, False, True),
        (0, 1, False, False, True),
        (0, 0, False, False, True),
    ],
)
def test_what_is_left_decides_what_may_be_chosen(
    hand: int, discarded: int, plays: bool, rests: bool, out: bool
) -> None:
    t = Table("brute")
    t.me.hand[:], t.me.discarded[:] = CARDS[:hand], CARDS[4 : 4 + discarded]
    flow = selection.select(t.g)
    try:
        asked = flow.send(None)
    except StopIteration:
        asked = None
    assert t.me.exhausted is out and (asked is None) is out
    if asked is not None:
        options = list(next(iter(asked.asks.values())).made()) if hasattr(asked, "asks") else list(asked.made())
        assert any(option.startswith("card,") for option in options) is plays
        assert (selection.REST in options) is rests


@pytest.mark.rule("GH-EXHAUST-02", "GH-REST-04", "GH-END-06")
def test_exhaustion_waits_for_the_start_of_a_round_so_that_a_short_rest_may_prevent_it() -> None:
    s = Seats(classes=("brute", "spellweaver")).at("leading")
    mat = s.g.characters[1]
    mat.lost += mat.hand[2:]
    del mat.hand[2:]
    s.choose(("trample", "grab-and-go"), (mat.hand[0], mat.hand[1]))
    s.at("short-rest", seat=1)
    assert mat.hand == [] and len(mat.discarded) == 2 and not mat.exhausted
    s.do(1, "short-rest")
    s.do(1, "keep")
    assert mat.exhausted and len(mat.lost) == 8, "one card is not enough: exhausted at the start of the next round"


@pytest.mark.rule("GH-SELECT-02", "GH-TURN-02")
def test_the_leading_card_sets_the_initiative_and_nothing_else() -> None:
    for pair, first in ((("trample", "shield-bash"), 72), (("shield-bash", "trample"), 15)):
        s = Seats(classes=("brute", "spellweaver")).at("leading")
        s.choose(pair, ("fire-orbs", "frost-armor"))
        assert s.g.characters[0].initiative == first
        s.at("turn", seat=0)
        both = {f"{half},{card}" for half in ("top", "bottom", "attack", "move") for card in pair}
        assert both <= set(s.offers(0))


@pytest.mark.rule("GH-INIT-01", "GH-INIT-02", "GH-ROUND-04", "GH-USE-01")
def test_an_item_that_changes_the_initiative_waits_for_the_monsters_cards() -> None:
    s = Seats(classes=("brute", "spellweaver")).at("leading")
    s.g.characters[0].items.append("boots-of-speed")
    s.choose(("trample", "grab-and-go"), ("fire-orbs", "frost-armor"))
    assert s.asked[0].prompt == "use-item" and all(group.drawn is not None for group in s.g.groups)
    s.do(0, ("item", "boots-of-speed"))
    s.do(0, ("by", -10))
    assert s.g.characters[0].initiative == 62 and s.g.characters[0].spent == ["boots-of-speed"]
    assert "h0" in s.g.order, "the order is set with the new value"


# -- rests -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-REST-13", "GH-TURN-13", "GH-REST-11")
def test_items_may_be_used_before_the_long_rest_that_refreshes_them() -> None:
    t = Table("brute", hp={"h0": 10})
    t.me.items[:] = ["minor-healing-potion", "boots-of-striding"]
    t.me.spent[:] = ["boots-of-striding"]
    t.me.discarded[:], t.me.resting = CARDS[:2], True
    took_turn(t, ("item", "minor-healing-potion"), ("card", CARDS[0]))
    assert t.g.figures["h0"].hp == 10 + 3 + 2 and t.me.consumed == ["minor-healing-potion"] and t.me.spent == []
    t = Table("brute", hp={"h0": 10}, conditions={"h0": ["poison"]})
    t.me.items[:], t.me.discarded[:], t.me.resting = ["minor-healing-potion"], CARDS[:2], True
    took_turn(t, "rest", ("card", CARDS[0]), ("item", "minor-healing-potion"))
    assert t.g.figures["h0"].hp == 13 and t.has("h0") == [], "after the rest has taken the Poison away"


@pytest.mark.rule("GH-REST-07", "GH-REST-02")
def test_a_long_rest_is_the_whole_turn() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.me.hand[:], t.me.discarded[:], t.me.resting = CARDS[:2], CARDS[2:5], True
    took_turn(t, ("card", CARDS[3]))
    assert t.prompts == ["rest-lose"] and t.offered[0] == [("card", card) for card in CARDS[2:5]]
    assert sorted(t.me.hand) == sorted([*CARDS[:2], CARDS[2], CARDS[4]]) and t.me.lost == [CARDS[3]]


@pytest.mark.rule("GH-REST-05", "GH-REST-06")
def test_the_redraw_never_loses_the_card_it_was_paid_to_keep() -> None:
    for seed in range(12):
        t = Table("brute")
        t.g.chance.seed = seed
        t.me.discarded[:] = CARDS[:2]
        flow = rest.short_rests(t.g)
        flow.send(None)
        flow.send("short-rest")
        first = t.me.drawn
        with pytest.raises(StopIteration):
            flow.send("redraw")
        assert first in t.me.hand and t.me.lost == [card for card in CARDS[:2] if card != first]
        assert t.took == {"h0": 1}


@pytest.mark.rule("GH-REST-06", "GH-EXHAUST-01")
def test_who_dies_of_the_redraw_is_exhausted() -> None:
    t = Table("brute", hp={"h0": 1})
    t.me.discarded[:] = CARDS[:3]
    t.run(rest.short_rests(t.g), ["short-rest", "redraw"])
    assert t.me.exhausted and t.at("h0") is None and sorted(t.me.lost) == sorted(CARDS[:3])


@pytest.mark.rule("GH-REST-05", "GH-BONUS-10")
def test_an_active_card_joins_a_short_rest_only_if_its_owner_wants() -> None:
    for joins in (False, True):
        t = Table("brute")
        t.me.discarded[:], t.me.active[:] = CARDS[:2], CARDS[2:3]
        answers: list[Any] = [("end", CARDS[2])] if joins else []
        t.run(rest.short_rests(t.g), [*answers, "short-rest", "keep"])
        assert (t.me.active == []) is joins and len(t.me.hand) == (2 if joins else 1)


# -- the turn --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-TURN-07", "GH-TURN-06")
def test_what_helps_may_be_declined_what_harms_may_not() -> None:
    t = Table("brute", {"a": (1, 0)}, hp={"h0": 10})
    t.act("h0", Attack(value=2), Suffer(value=1), Heal(value=3), answers=["stop", "skip"])
    assert t.g.figures["h0"].hp == 9 and t.took == {"h0": 1}


@pytest.mark.rule("GH-TURN-06")
def test_any_part_may_be_declined_a_new_augment_or_a_condition_for_all_too() -> None:
    t = Table("mindthief", {"a": (1, 0)}).top("the-minds-weakness", "a")
    t.top("parasitic-influence", "keep-augments", "a")
    assert t.zone("the-minds-weakness") == "active" and t.zone("parasitic-influence") == "discarded"
    assert t.took == {"a": 3 + 3}, "the attack of the second card has what the first one gives"
    for answer, gained in (("perform", ["immobilize"]), ("skip", [])):
        t = Table("cragheart", {"a": (1, 0)}).bottom("petrify", "stop", answer)
        assert t.has("a") == gained


@pytest.mark.rule("GH-XP-02", "GH-ELEM-02", "GH-TURN-06")
def test_an_action_of_which_nothing_was_performed_gives_neither_experience_nor_element() -> None:
    t = Table("spellweaver", {"a": (1, 0)}).top("fire-orbs", "stop")
    card = t.g.content.cards["fire-orbs"].top
    assert card.makes and t.made == [] and t.xp == 0 and t.zone("fire-orbs") == ("lost" if card.lost else "discarded")
    t = Table("spellweaver", {"a": (3, 0)}).top("fire-orbs", "a")
    assert t.made == list(card.makes)


@pytest.mark.rule("GH-TURN-01", "GH-TURN-11", "GH-TURN-10")
def test_no_two_tops_and_no_two_bottoms() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.me.chosen[:] = ["trample", "grab-and-go"]
    flow = hero_turns.take(t.g, "h0")
    flow.send(None)
    flow.send(("attack", "trample"))
    asked = flow.send("a")
    verbs = {option.split(",")[0] for option in asked.made()}
    assert verbs == {"bottom", "move", "end"}
    refused = dict(asked.options.refused())
    assert refused["top", "grab-and-go"] == "GH-TURN-01"


@pytest.mark.rule("GH-TURN-13", "GH-USE-04")
def test_items_before_between_and_after_the_actions() -> None:
    t = Table("brute", {"a": (1, 0)}, hp={"h0": 5})
    t.me.items[:] = ["minor-healing-potion", "major-healing-potion"]
    t.me.chosen[:] = ["trample", "grab-and-go"]
    heal = ("item", "minor-healing-potion")
    more = ("item", "major-healing-potion")
    took_turn(t, heal, ("attack", "trample"), "a", ("move", "grab-and-go"), "stop", more)
    assert t.me.consumed == ["minor-healing-potion", "major-healing-potion"] and t.g.figures["h0"].hp > 8


# -- bonuses ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-BONUS-07", "GH-END-05", "GH-BONUS-01")
def test_a_round_bonus_ends_with_the_round_and_its_card_goes_to_its_pile() -> None:
    t = Table("brute", {"a": (1, 0)})
    round_bonus = next(
        (card.id, half)
        for card in t.g.content.cards.values()
        for half in ("top", "bottom")
        if card.owner == "brute"
        and getattr(card, half).lasts == "round"
        and any(one.__struct_config__.tag == "shield" for one in getattr(card, half).do)
    )
    card, half = round_bonus
    t.play(card, half, [])
    assert t.shield() > 0 and card in t.me.active
    t.end_turn()
    assert t.shield() > 0, "it outlasts the turn"
    t.end_round()
    lost = getattr(t.g.content.cards[card], half).lost
    assert t.shield() == 0 and t.zone(card) == ("lost" if lost else "discarded")


@pytest.mark.rule("GH-BONUS-01", "GH-BONUS-02", "GH-BONUS-07", "GH-END-05")
def test_a_persistent_bonus_outlasts_the_round_in_which_a_round_bonus_ends() -> None:
    t = Table("spellweaver", {"a": (1, 0)}, shields={"h0": 1}).bottom("frost-armor")
    t.end_round()
    assert t.shield() == 0 and t.zone("frost-armor") == "active, lost"
    assert t.attack("a", "h0", 4).took == {}, "it still negates damage in the next round"


@pytest.mark.rule("GH-BONUS-09", "GH-BONUS-06", "GH-SUMMON-06")
def test_giving_up_a_card_ends_what_it_does() -> None:
    t = Table("spellweaver", {"a": (1, 0)}).bottom("frost-armor")
    t.me.chosen[:] = ["fire-orbs"]
    took_turn(t, ("drop", "frost-armor"), "end")
    assert t.zone("frost-armor") == "lost" and t.g.bonuses == []
    assert t.attack("a", "h0", 2).took["h0"] == 2
    t = Table("spellweaver").bottom("aid-from-the-ether", ("at", 1, 0))
    assert len(t.summoned()) == 1
    t.me.chosen[:] = ["fire-orbs"]
    took_turn(t, ("drop", "aid-from-the-ether"), "end")
    assert t.summoned() == [] and t.zone("aid-from-the-ether") == "lost"


@pytest.mark.rule("GH-BONUS-05")
def test_a_bonus_is_used_up_on_attacks_that_gain_nothing_by_it() -> None:
    t = Table("scoundrel", {"a": (1, 0)}, shields={"a": 9}).bottom("single-out")
    t.attack("h0", "a", 1)
    assert t.took == {} and t.g.bonuses[-1].used == 1


# -- summons ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SUMMON-01", "GH-SUMMON-02", "GH-XP-02")
def test_without_an_empty_hex_there_is_no_summon_and_no_experience() -> None:
    ring: dict[str, Any] = {"a": (1, 0), "b": (0, 1), "c": (-1, 1), "d": (-1, 0), "e": (0, -1)}
    t = Table("spellweaver", ring, traps={(1, -1): _trap()}).bottom("aid-from-the-ether")
    assert t.summoned() == [] and t.prompts == [] and t.xp == 0, "a hex with a trap is not empty"
    t = Table("spellweaver", ring).bottom("aid-from-the-ether", ("at", 1, -1))
    assert [f.at for f in t.summoned()] == [(1, -1)]


def _trap() -> Any:
    return Trap(1, [])


@pytest.mark.rule("GH-SUMMON-07", "GH-SUMMON-11", "GH-WOUND-01", "GH-COND-01")
def test_a_summon_has_a_turn_of_its_own_with_its_own_conditions() -> None:
    t = Table("tinkerer", {"a": (4, 0)}, at=(-4, 0), conditions={"h0": ["muddle"]})
    bot = summons.place(t.g, "h0", "decoy", (0, 0))
    bot.conditions.update(wound=False, muddle=False)
    t.g.groups[0].drawn = 527
    t.summon_turn(bot.id)
    assert bot.hp == bot.max_hp - 1 and list(bot.conditions) == ["wound"], "its own Wound hurts, its own Muddle passes"
    assert t.has("h0") == ["muddle"] and t.took == {}, "its summoner's turn is yet to come"


@pytest.mark.rule("GH-SUMMON-12", "GH-SUMMON-13", "GH-XP-05")
def test_a_kill_of_a_summon_is_its_owners_but_not_its_experience() -> None:
    t = Table("tinkerer", {"a": (1, 0)}, hp={"a": 1}, at=(-3, 0))
    bot = summons.place(t.g, "h0", "battle-bot", (0, 0))
    t.g.groups[0].drawn = 527
    t.summon_turn(bot.id)
    assert t.dead == ["a"] and t.me.tally.kills == 1 and t.xp == 0 and t.g.money == {"1,0": 1}


@pytest.mark.rule("GH-SUMMON-13")
def test_a_summon_has_neither_its_summoners_bonuses_nor_items_nor_conditions() -> None:
    t = Table("scoundrel", {"a": (1, 0)}, at=(-3, 0), conditions={"h0": ["strengthen"]}).bottom("single-out")
    t.me.items[:] = ["war-hammer", "stun-powder"]
    t.me.deck[:] = ["minus-1", "plus-1"]
    rats = summons.place(t.g, "h0", "rat-swarm", (0, 0))
    t.g.groups[0].drawn = 527
    t.summon_turn(rats.id)
    assert len(t.me.deck) == 1, "one card: the Advantage is the summoner's"
    assert t.took["a"] in (1, 3) and t.g.bonuses[0].used == 0 and t.me.consumed == []


# -- elements --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ELEM-11", "GH-ELEM-12", "GH-ELEM-08")
def test_several_augments_each_for_its_own_elements() -> None:
    two = Attack(
        value=1,
        augments=(
            Augment(uses=("fire",), gives=Extra(plus=1)),
            Augment(uses=("fire", "ice"), gives=Extra(plus=4)),
        ),
    )
    t = Table("brute", {"a": (1, 0)}, elements=["fire", "ice"])
    t.act("h0", two, answers=[("augment", 1), "a"])
    assert t.took == {"a": 5} and t.strong == [], "fire is gone: the first augment is no longer to be had"
    t = Table("brute", {"a": (1, 0)}, elements=["fire", "ice"])
    t.act("h0", two, answers=[("augment", 0), "a"])
    assert t.took == {"a": 2} and t.strong == ["ice"], "ice alone does not pay for the second"


@pytest.mark.rule("GH-ELEM-03", "GH-ELEM-06")
def test_who_is_exhausted_in_its_turn_still_leaves_what_it_infused() -> None:
    t = Table("spellweaver", {"a": (1, 0)}, hp={"h0": 1}).top("fire-orbs", "a")
    assert t.made == ["fire"]
    t.suffer("h0", 1)
    assert t.me.exhausted
    t.end_turn()
    assert t.g.elements["fire"] == 2


# -- the end of a round and of a scenario ----------------------------------------------------------------------------
@pytest.mark.rule("GH-END-02", "GH-END-03", "GH-END-04", "GH-END-05", "GH-END-08", "GH-MOD-11")
def test_the_clean_up_in_one_go() -> None:
    s = Seats(classes=("brute", "spellweaver")).at("leading")
    s.choose(("trample", "grab-and-go"), ("fire-orbs", "frost-armor"))
    g = s.g
    g.elements.update(fire=2, ice=1)
    g.characters[0].deck_discard[:], g.characters[0].reshuffle = ["null", "plus-1"], True
    g.characters[1].deck_discard[:] = ["plus-1"]
    g.monster_deck[:], g.monster_discard[:] = ["plus-0"] * 20, ["plus-2"]
    before = len(g.characters[0].deck)
    s.at("leading")
    assert (g.elements["fire"], g.elements["ice"]) == (1, 0)
    assert g.characters[0].deck_discard == [] and len(g.characters[0].deck) == before + 2
    assert g.characters[1].deck_discard == ["plus-1"] and "plus-2" in g.monster_discard
    assert all(group.drawn is None for group in g.groups)


@pytest.mark.rule("GH-FINISH-02", "GH-FINISH-05", "GH-LOOT-07")
def test_between_the_last_blow_and_the_end_of_the_round_there_is_time_to_loot() -> None:
    stage = Stage(cellar(vault={"monsters": []}, goals=[{"test": "enemies == 0 and round >= 1", "text": _word()}]))
    stage.chosen()
    g = stage.g
    assert g.finished == "success"
    g.money["0,0"] = 3
    stage.move("h0", (0, 0))
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "victory" and g.characters[0].money == 3


def _word() -> dict[str, str]:
    return {"en": "x", "es": "x", "pt-BR": "x"}


@pytest.mark.rule("GH-FINISH-13", "GH-FINISH-14", "GH-FINISH-03")
def test_the_exhausted_share_in_the_success() -> None:
    stage = Stage(cellar(), level=2).chosen()
    g = stage.g
    g.characters[0].xp, g.characters[0].money = 3, 2
    stage.run(damage.exhaust(g, g.characters[0]))
    stage.run(rooms_open(stage))
    stage.kill(*(f.id for f in stage.monsters()))
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.winners == [0, 1] and stage.result.scores[0] == 3 + 8


def rooms_open(stage: Stage) -> Any:
    return rooms.open_door(stage.g, (4, 1), "h1")


@pytest.mark.rule("GH-EXHAUST-06", "GH-FINISH-02")
def test_with_the_last_one_exhausted_the_scenario_is_over() -> None:
    s = Seats(classes=("brute", "spellweaver")).at("leading")
    s.choose(("trample", "grab-and-go"), ("fire-orbs", "frost-armor"))
    for id in ("h0", "h1"):
        s.g.figures[id].hp = 1
        s.g.figures[id].conditions["wound"] = False
    for mat in s.g.characters:
        mat.lost += mat.hand
        mat.hand.clear()
    s.at("nothing")
    assert s.table.over and s.table.result is not None and s.table.result["outcome"] == "defeat"
