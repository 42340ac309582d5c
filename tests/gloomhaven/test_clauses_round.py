"""The round clause by clause: what is chosen in secret, where cards go, what a turn is made of."""

from __future__ import annotations

import json
from typing import Any

import pytest
from seats import Seats
from table import HP, Table

from taverna.games.gloomhaven.records.abilities import Afflict, Attack, Heal, Loot, Move, Recover, Refresh, Suffer, Whom
from taverna.games.gloomhaven.rules import figures, hero_turns, initiative, items, land, selection, summons, turn

PARTY = ("brute", "spellweaver")


def shown(seats: Seats, seat: int | None) -> str:
    """Everything the program tells a seat: view, log in three languages, board, drawing, questions."""
    t = seats.table
    words = [json.dumps(t.view(seat)), t.board(seat), t.svg(seat)]
    words += [line for lang in ("en", "es", "pt-BR") for line in t.log(lang, seat)]
    return "\n".join(words)


# -- choosing --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SELECT-01", "GH-SELECT-03", "GH-EX-05")
def test_nothing_tells_others_a_hand_or_the_cards_chosen_before_they_are_revealed() -> None:
    s = Seats(classes=PARTY).at("leading")
    names = s.table.content.named
    hand = list(s.g.characters[1].hand)
    s.do(1, ("card", "impaling-eruption"))
    s.do(1, ("card", "frost-armor"))
    for seat in (0, None):
        told = shown(s, seat)
        for card in hand:
            assert card not in told, f"{card} is shown to {seat}"
            assert not any(name in told for name in (names[card].en, names[card].es, names[card].pt_BR)), card
        assert s.table.view(seat)["characters"][1]["initiative"] == 0
    assert "impaling-eruption" in shown(s, 1)
    s.choose(("trample", "grab-and-go"))
    assert s.table.view(0)["characters"][1]["initiative"] == 70
    assert s.table.view(0)["characters"][1]["chosen"] == ["impaling-eruption", "frost-armor"], "now it lies open"
    assert "fire-orbs" not in shown(s, 0)


@pytest.mark.rule("GH-SELECT-04", "GH-EX-04", "GH-SELECT-02")
def test_players_choose_at_their_own_pace_and_may_change_their_mind_while_they_talk() -> None:
    s = Seats(classes=PARTY).at("leading")
    s.do(0, ("card", "trample"))
    s.do(0, ("card", "grab-and-go"))
    assert list(s.asked) == [1] and s.table.can_undo(0), "seat 1 has not chosen: seat 0 may still heed it"
    s.table.undo(0)
    s.table.undo(0)
    assert {question.prompt for question in s.asked.values()} == {"leading"}
    s.do(1, ("card", "frost-armor"))
    s.do(0, ("card", "grab-and-go"))
    s.do(0, ("card", "trample"))
    s.do(1, ("card", "fire-orbs"))
    assert [mat.initiative for mat in s.g.characters] == [87, 20]


@pytest.mark.rule("GH-SELECT-03", "GH-SOLO-04", "GH-SOLO-03")
def test_with_open_information_hands_and_choices_lie_open() -> None:
    s = Seats(classes=PARTY, open_information=True).at("leading")
    s.do(1, ("card", "impaling-eruption"))
    other = s.table.view(0)["characters"][1]
    assert other["chosen"] == ["impaling-eruption"] and "frost-armor" in other["hand"]


# -- where cards go --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SELECT-05", "GH-SELECT-06", "GH-SELECT-08", "GH-CHAR-06", "GH-TURN-05")
def test_a_played_card_is_discarded_lost_or_stays_active() -> None:
    s = Seats(classes=PARTY, seed=3).at("leading")
    s.choose(("warding-strength", "grab-and-go"), ("frost-armor", "reviving-ether"))
    s.at("turn", seat=1)
    s.do(1, ("bottom", "frost-armor"))
    mat = s.g.characters[1]
    assert mat.active == ["frost-armor"] and mat.discarded == [] and mat.lost == []
    s.do(1, ("attack", "reviving-ether"))
    s.at("turn", seat=0)
    assert mat.discarded == ["reviving-ether"], "used as a plain attack it is discarded"
    s.do(0, ("move", "grab-and-go"))
    s.do(0, "stop")
    brute = s.g.characters[0]
    assert brute.discarded == ["grab-and-go"] and brute.chosen == ["warding-strength"]
    s.do(0, "end")
    assert sorted(brute.discarded) == ["grab-and-go", "warding-strength"], "what was not used is discarded too"


@pytest.mark.rule("GH-SELECT-08", "GH-BONUS-02", "GH-EX-11", "GH-BONUS-03", "GH-BONUS-04", "GH-BONUS-05")
def test_frost_armor_negates_two_sources_of_damage_and_is_lost_then() -> None:
    t = Table("spellweaver", {"a": (1, 0)})
    t.me.hand[:] = ["fire-orbs"]
    t.bottom("frost-armor")
    assert t.zone("frost-armor") == "active, lost" and t.g.bonuses[0].used == 0
    t.suffer("h0", 1)
    assert t.took == {} and t.prompts == [], "it must be used, even on one point, and nothing is asked"
    assert t.g.bonuses[0].used == 1 and t.zone("frost-armor") == "active, lost"
    t.end_round()
    assert t.zone("frost-armor") == "active, lost", "it does not end with the round"
    t.attack("a", "h0", 5)
    assert t.took == {} and t.g.bonuses == [] and t.zone("frost-armor") == "lost"
    assert t.suffer("h0", 2).took == {"h0": 2}


@pytest.mark.rule("GH-BONUS-05", "GH-EX-11")
def test_an_attack_that_does_no_damage_is_no_source_of_damage() -> None:
    t = Table("spellweaver", {"a": (1, 0)}).bottom("frost-armor")
    t.g.monster_deck[:] = ["null"]
    t.attack("a", "h0", 5)
    assert t.g.bonuses[0].used == 0


@pytest.mark.rule("GH-SELECT-07")
def test_lost_cards_come_back_through_a_recover_ability_alone() -> None:
    t = Table("brute")
    t.me.lost[:], t.me.discarded[:], t.me.resting = ["trample", "skewer"], ["grab-and-go", "spare-dagger"], True
    t.run(hero_turns.take(t.g, "h0"), [("card", "spare-dagger")])
    assert t.me.hand == ["grab-and-go"] and sorted(t.me.lost) == ["skewer", "spare-dagger", "trample"]
    s = Seats(classes=PARTY).at("leading").choose(("overwhelming-assault", "trample"), ("fire-orbs", "frost-armor"))
    s.at("turn", seat=0).do(0, ("top", "overwhelming-assault"))
    s.at("leading")
    assert s.g.characters[0].lost == ["overwhelming-assault"]
    assert "card,overwhelming-assault" not in s.offers(0)
    assert s.why(0, "card,overwhelming-assault") == "GH-SELECT-07" and s.why(0, "card,trample") == "GH-SELECT-05"
    t.act("h0", Recover(kind="lost", most=1), answers=["trample"])
    assert "trample" in t.me.hand


@pytest.mark.rule("GH-RECOVER-04", "GH-RECOVER-01")
def test_a_recovery_reaches_the_pile_it_names_and_no_other() -> None:
    t = Table("brute")
    t.me.lost[:], t.me.discarded[:] = ["trample"], ["grab-and-go"]
    t.act("h0", Recover(kind="discarded", most=3), answers=["grab-and-go"])
    assert t.me.hand == ["grab-and-go"] and t.me.lost == ["trample"]
    t.me.items[:] = ["boots-of-striding", "minor-healing-potion", "leather-armor"]
    t.me.spent[:], t.me.consumed[:] = ["boots-of-striding", "leather-armor"], ["minor-healing-potion"]
    t.act("h0", Refresh(kind="spent"))
    assert t.me.spent == [] and t.me.consumed == ["minor-healing-potion"]
    t.me.spent[:] = ["leather-armor"]
    t.act("h0", Refresh(kind="consumed", most=1), answers=[("item", "minor-healing-potion")])
    assert t.me.consumed == [] and t.me.spent == ["leather-armor"]
    assert t.offered[-1] == [("item", "minor-healing-potion"), "stop"]


# -- the turn --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-TURN-03", "GH-CARD-04")
def test_the_abilities_of_an_action_come_in_the_order_written() -> None:
    t = Table("brute", {"a": (3, 0), "b": (-1, 0)})
    t.act("h0", Attack(value=2), Move(value=2), answers=["b", ("to", 2, 0)])
    assert t.took == {"b": 2} and t.prompts == ["attack", "move"]
    t = Table("brute", {"a": (3, 0), "b": (-1, 0)})
    t.act("h0", Move(value=2), Attack(value=2), answers=[("to", 2, 0), "a"])
    assert t.took == {"a": 2} and t.prompts == ["move", "attack"]
    t = Table("brute", hp={"h0": 2}).act("h0", Heal(value=3), Suffer(value=4), answers=["perform"])
    assert t.g.figures["h0"].hp == 1, "healed first: the other way round it would be exhausted"


@pytest.mark.rule("GH-TURN-04")
def test_one_action_is_finished_before_the_other_card_can_be_used() -> None:
    s = Seats(classes=PARTY).at("leading")
    s.choose(("trample", "grab-and-go"), ("fire-orbs", "frost-armor"))
    s.at("turn", seat=0)
    s.do(0, ("move", "grab-and-go"))
    assert s.asked[0].prompt == "move"
    assert not any("trample" in option for option in s.offers(0)), "in the midst of a Move the other card must wait"
    assert s.g.characters[0].played == ["grab-and-go"] and s.g.characters[0].chosen == ["trample"]
    s.do(0, "stop")
    assert "top,trample" in s.offers(0)


@pytest.mark.rule("GH-TURN-08")
def test_an_ally_is_anyone_on_ones_side_but_not_oneself() -> None:
    t = Table("tinkerer", {"a": (3, 0)}, allies=[(0, 1)], hp={"h0": 10, "h1": 10})
    bot = summons.place(t.g, "h0", "battle-bot", (1, 0))
    bot.hp = 1
    assert [f.id for f in figures.allies(t.g, t.g.figures["h0"])] == ["h1", bot.id]
    t.act("h0", Heal(value=2, whom=Whom(side="ally", range=2, count="all")))
    assert (t.g.figures["h0"].hp, t.g.figures["h1"].hp, bot.hp) == (10, 12, 3)
    t.act("h0", Heal(value=2, range=3), answers=["h0"])
    assert t.offered[-1] == ["h0", "h1", bot.id, "stop"], "a Heal with range may be for oneself as well"


@pytest.mark.rule("GH-TURN-09", "GH-TARGET-03", "GH-ATK-02")
def test_allies_are_left_alone_by_what_does_not_speak_of_them() -> None:
    around: dict[str, Any] = {"allies": [(1, 0), (0, 1)], "conditions": {}}
    t = Table("brute", {"a": (-1, 0)}, **around)
    t.act("h0", Attack(value=2, whom=Whom(range=1, count="all")), answers=["a"])
    t.act("h0", Afflict(conditions=("muddle",), whom=Whom(range=2, count="all")))
    assert t.took == {"a": 2} and t.conditions() == {"a": ["muddle"]}
    t.act("h0", Heal(value=2))
    assert t.g.figures["h1"].hp == HP
    t = Table("brute", {"a": (1, 0), "b": (2, 0)})
    t.act("a", Attack(value=2, whom=Whom(range=2, count="all")))
    assert "b" not in t.took, "nor does a monster touch another"


# -- out of the scenario ---------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EXHAUST-05", "GH-EXHAUST-04")
def test_nothing_brings_an_exhausted_character_back() -> None:
    t = Table("tinkerer", allies=[(1, 0)], hp={"h1": 1})
    ally = t.g.characters[1]
    ally.hand[:] = ["single-out", "backstab"]
    t.suffer("h1", 3, "suffer")
    assert ally.exhausted and t.at("h1") is None and sorted(ally.lost) == ["backstab", "single-out"]
    everyone = Whom(side="self-and-allies", count="all", sight=False)
    t.act("h0", Heal(value=9, whom=everyone), Recover(kind="lost", whom=everyone), answers=["perform"])
    assert ally.exhausted and t.at("h1") is None and ally.hand == []
    ally.items[:] = ["minor-healing-potion"]
    assert items.usable(t.g, t.g.figures["h1"], "own-turn") == []
    ally.resting, ally.initiative = True, 10
    t.me.hand[:] = ["flamethrower", "ink-bomb"]
    t.run(selection.select(t.g), [("card", "flamethrower"), ("card", "ink-bomb")])
    selection.reveal(t.g)
    t.run(initiative.set_order(t.g), [])
    assert t.g.order == ["h0"], "it is asked nothing and has no turn"


@pytest.mark.rule("GH-LOOT-08", "GH-MLOOT-01", "GH-LOOT-07")
def test_summons_and_monsters_do_not_loot_where_they_stop() -> None:
    t = Table("tinkerer", {"a": (3, 0)}, money=[(1, 0), (3, 0), (0, 0)])
    bot = summons.place(t.g, "h0", "battle-bot", (1, 0))
    for id in (bot.id, "a", "h0"):
        t.run(turn.ends(t.g, id), ())
    assert t.g.money == {"1,0": 1, "3,0": 1} and t.me.money == 1


@pytest.mark.rule("GH-LOOT-02", "GH-LOOT-01")
def test_loot_does_not_mind_monsters_or_obstacles() -> None:
    t = Table("brute", {"a": (1, 0), "b": (2, 0)}, obstacles=[(0, 1), (1, 1)], money=[(1, 0), (2, 0), (0, 2), (0, 1)])
    t.act("h0", Loot(range=2))
    assert t.me.money == 4 and t.g.money == {}


@pytest.mark.rule("GH-LOOT-03", "GH-LOS-05")
def test_what_is_out_of_sight_cannot_be_looted() -> None:
    t = Table("brute", at=(4, 1), money=[(6, 1), (7, 1), (4, 0)], both_rooms=True)
    ground = land.ground(t.g)
    assert ground.distance((4, 1), (7, 1)) <= 5 and not ground.sight((4, 1), (7, 1))
    t.act("h0", Loot(range=5))
    assert not ground.sight((4, 1), (6, 1)) and t.g.money == {"6,1": 1, "7,1": 1} and t.me.money == 1


@pytest.mark.rule("GH-LOOT-05", "GH-TREAS-05")
def test_a_looted_treasure_is_looked_up_at_once() -> None:
    t = Table("brute")
    number, held = next((id, one) for id, one in t.g.content.treasures.items() if one.gold)
    t.g.treasures["1,0"] = number
    t.act("h0", Loot(range=1), Move(value=1), answers=["perform", "stop"])
    assert t.me.gold == held.gold and t.g.looted == [number] and t.g.treasures == {}


# -- experience ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-XP-01")
def test_an_action_gives_the_experience_printed_on_it() -> None:
    t = Table("scoundrel", {"a": (1, 0)}).bottom("thiefs-knack", "a")
    assert t.xp == t.g.content.cards["thiefs-knack"].bottom.xp == 1
    t = Table("brute", {"a": (1, 0)}).top("overwhelming-assault", "a")
    assert t.xp == 2
    assert Table("brute", {"a": (1, 0)}).top("trample", "a").xp == 0


@pytest.mark.rule("GH-XP-05")
def test_killing_gives_no_experience_by_itself() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1)}, hp={"a": 1, "b": 1}, rank={"b": "elite"})
    t.top("trample", "a")
    t.attack("h0", "b", 9)
    assert t.dead == ["a", "b"] and t.xp == 0


@pytest.mark.rule("GH-XP-03", "GH-EX-12")
@pytest.mark.parametrize(("ally", "value", "xp"), [((2, 0), 5, 1), ((-1, 0), 3, 0)])
def test_single_out_is_stronger_beside_an_ally(ally: Any, value: int, xp: int) -> None:
    t = Table("scoundrel", {"a": (1, 0)}, allies=[ally]).top("single-out", "a")
    assert t.took == {"a": value} and t.xp == xp


@pytest.mark.rule("GH-XP-04", "GH-BONUS-03", "GH-EX-13")
def test_the_token_leaves_a_slot_and_gives_its_experience() -> None:
    t = Table("scoundrel", {"a": (1, 0), "b": (-1, 0), "c": (-2, 0)}).bottom("single-out")
    slots = t.g.content.cards["single-out"].bottom.slots
    assert len(slots) == 4 and any(slots)
    t.attack("h0", "b", 1)
    assert t.took == {"b": 1} and t.g.bonuses[0].used == 0, "b stands next to an ally of its own"
    for nth in range(4):
        t.attack("h0", "a", 1)
        assert t.took["a"] == 3 * (nth + 1) and t.xp == sum(slots[: nth + 1])
    assert t.zone("single-out") == "lost" and t.attack("h0", "a", 1).took["a"] == 13
