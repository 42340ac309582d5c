"""Where the rulebook leaves a question open: the reading that is taken, and what follows from it at the table."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from seats import Seats
from stage import Stage, cellar, printed
from table import HP, Table

from taverna.core.ask import AskAny
from taverna.games.gloomhaven.records.abilities import Attack, Augment, Extra, Heal, Move, Retaliate
from taverna.games.gloomhaven.rules import (
    attack,
    conditions,
    damage,
    finish,
    hero_turns,
    initiative,
    land,
    levels,
    modifiers,
    monster_turns,
    rest,
    rooms,
    summons,
)
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.state import Bonus, MonsterGroup

CARDS = ["trample", "eye-for-an-eye", "sweeping-blow", "provoking-roar", "overwhelming-assault", "grab-and-go"]


def waiting(stage: Stage, *leads: tuple[int, int], **cards: int) -> Stage:
    """Everyone is still to act, with these initiatives; monsters with a card of that initiative."""
    g = stage.g
    g.phase = "turns"
    stage.leads(*leads)
    g.groups.clear()
    for what, wanted in cards.items():
        deck = printed().monsters[what.replace("_", "-")].deck
        number = next(card.number for card in printed().monster_decks[deck].cards if card.initiative == wanted)
        g.groups.append(MonsterGroup(what.replace("_", "-"), deck, number))
    return stage


# -- exhaustion, decks, reshuffles -----------------------------------------------------------------------------------
@pytest.mark.rule("GH-EXHAUST-04")
def test_the_cards_of_the_exhausted_are_lost_not_discarded() -> None:
    t = Table("brute")
    t.me.hand[:], t.me.discarded[:], t.me.active[:], t.me.chosen[:] = CARDS[:1], CARDS[1:2], CARDS[2:3], CARDS[3:5]
    t.g.figures["h0"].hp = 1
    t.suffer("h0", 2, "suffer")
    assert sorted(t.me.lost) == sorted(CARDS[:5])
    assert not (t.me.hand or t.me.discarded or t.me.active or t.me.chosen)


@pytest.mark.rule("GH-MOD-11", "GH-END-02", "GH-MOD-09", "GH-REDUCE-03")
@pytest.mark.parametrize("reduced", [False, True])
def test_bless_and_curse_bring_no_reshuffle_in_either_variant(reduced: bool) -> None:
    for card, brings in (("double", True), ("null", True), ("bless", False), ("curse", False), ("plus-2", False)):
        t = Table("brute", {"a": (1, 0)})
        t.g.options = replace(t.g.options, reduced_randomness=reduced)
        t.me.deck[:], t.me.deck_discard[:] = [card], ["plus-1"] * 3
        t.attack("h0", "a", 3)
        modifiers.reshuffle(t.g)
        assert bool(t.me.deck) is brings, card
        left = t.me.deck + t.me.deck_discard
        assert (card in left) is (card not in ("bless", "curse")) and left.count("plus-1") == 3


@pytest.mark.rule("GH-MONCARD-06", "GH-END-03")
def test_an_ability_deck_is_shuffled_at_the_end_of_the_round_and_not_of_the_turn() -> None:
    stage = Stage(cellar(hall={"monsters": [{"monster": "hound", "at": [2, 2], "by": "nnn"}]})).ready()
    g = stage.g
    deck = g.decks["hound"]
    number = next(card.number for card in printed().monster_decks["hound"].cards if card.shuffle)
    deck.pile[:] = [number]
    deck.discard[:] = [n for n in deck.discard if n != number]
    stage.until(lambda g: g.phase == "end")
    assert g.groups[0].drawn == number and deck.pile == [], "it lies open to the end of the round"
    stage.until(lambda g: g.phase == "selection")
    assert number in deck.pile and deck.discard == []


@pytest.mark.rule("GH-MONCARD-01", "GH-MONCARD-03", "GH-INIT-08")
def test_types_that_share_a_deck_share_its_card_and_the_players_say_who_goes_first() -> None:
    room = [
        {"monster": "bandit-guard", "at": [2, 2], "by": "nnn"},
        {"monster": "city-guard", "at": [3, 1], "by": "nnn"},
    ]
    stage = Stage(cellar(hall={"monsters": room})).chosen()
    one, other = stage.g.groups
    assert one.drawn == other.drawn and len(stage.g.decks["guard"].discard) == 1
    own = Stage(cellar(hall={"monsters": room}), shared_decks="own-card").chosen()
    assert len(own.g.decks["guard"].discard) == 2


# -- initiative ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-INIT-05", "GH-INIT-06", "GH-REST-08", "GH-INIT-07")
def test_at_99_resting_players_decide_and_go_before_monsters() -> None:
    stage = Stage(cellar(hall={"monsters": [{"monster": "hound", "at": [2, 2], "by": "nnn"}]}), seats=3).ready()
    waiting(stage, (99, 99), (20, 30), (99, 99), hound=83)
    stage.g.groups[0].drawn = None  # no card: the type is treated as 99
    flow = initiative.set_order(stage.g)
    asked = flow.send(None)
    assert isinstance(asked, AskAny) and list(asked.asks) == [0, 2], "only those who are tied decide"
    with pytest.raises(StopIteration):
        flow.send((2, "h2"))
    found = []
    while id := stage.run(initiative.next_turn(stage.g)):
        stage.g.figures[id].acted = True
        found.append(id)
    assert found[:3] == ["h1", "h2", "h0"] and found[3] == stage.monsters()[0].id


@pytest.mark.rule("GH-INIT-06")
def test_a_player_who_is_not_tied_has_no_say() -> None:
    s = Seats(3, classes=("brute", "tinkerer", "scoundrel")).at("leading")
    led = [{printed().cards[id].initiative: id for id in mat.hand} for mat in s.g.characters]
    s.choose((led[0][72], led[0][61]), (led[1][72], led[1][61]), (led[2][86], led[2][4]))
    assert {question.prompt for question in s.asked.values()} == {"tie"} and sorted(s.asked) == [0, 1]
    s.do(1, "h1")
    assert [who for who in s.g.order if who[0] == "h"] == ["h1", "h0", "h2"]


@pytest.mark.rule("GH-REVEAL-06", "GH-INIT-07")
def test_a_revealed_type_with_the_same_initiative_acts_at_its_normal_place() -> None:
    late = {"monster": "hound", "at": [7, 2], "by": "nnn"}
    stage = Stage(cellar(vault={"monsters": [late]})).ready()
    waiting(stage, (19, 40), (19, 60), hound=19)
    assert stage.run(initiative.next_turn(stage.g)) == "h0"
    stage.g.figures["h0"].acted = True
    stage.run(rooms.reveal(stage.g, "vault", "h0"))
    assert stage.run(initiative.next_turn(stage.g)) == "h1", "it is not lower, and players win ties"


# -- conditions ------------------------------------------------------------------------------------------------------
PASSING = ("immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")


@pytest.mark.rule("GH-IMMOB-02", "GH-DISARM-02", "GH-STUN-02", "GH-MUDDLE-02", "GH-INVIS-03", "GH-STRENG-02")
@pytest.mark.parametrize("condition", PASSING)
def test_gained_in_ones_own_turn_it_lasts_through_the_next(condition: Any) -> None:
    t = Table("brute").begin_turn()
    conditions.give(t.g, t.g.figures["h0"], condition)
    t.end_turn()
    assert t.has("h0") == [condition]
    t.g.turn = "a"
    t.begin_turn()
    assert t.has("h0") == [condition]
    t.end_turn()
    assert t.has("h0") == []


@pytest.mark.rule("GH-IMMOB-02", "GH-DISARM-02", "GH-STUN-02", "GH-MUDDLE-02", "GH-INVIS-03", "GH-STRENG-02")
@pytest.mark.parametrize("condition", PASSING)
def test_gained_in_the_turn_of_another_it_ends_with_ones_next_turn(condition: Any) -> None:
    t = Table("brute", {"a": (1, 0)})
    t.g.turn = "a"
    conditions.give(t.g, t.g.figures["h0"], condition)
    t.begin_turn().end_turn()
    assert t.has("h0") == []


@pytest.mark.rule("GH-MUDDLE-02", "GH-COND-03")
def test_gained_after_ones_turn_has_ended_it_lasts_for_one_turn_only() -> None:
    """A rule of the scenario that strikes at the end of a turn, when the turn's own conditions have already passed."""
    t = Table("brute").begin_turn().end_turn()
    assert t.g.turn == "h0"
    conditions.give(t.g, t.g.figures["h0"], "muddle")
    t.begin_turn().end_turn()
    assert t.has("h0") == []


@pytest.mark.rule("GH-COND-03", "GH-COND-02")
def test_gained_again_it_is_as_if_newly_gained() -> None:
    t = Table("brute", conditions={"h0": ["muddle"]}).begin_turn()
    conditions.give(t.g, t.g.figures["h0"], "muddle")
    t.end_turn()
    assert t.has("h0") == ["muddle"], "renewed in this turn, it lasts through the next"
    t.begin_turn().end_turn()
    assert t.has("h0") == []


# -- damage and rests ------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-REST-06", "GH-DMG-01")
def test_the_damage_of_the_redraw_is_negated_with_cards_of_the_hand_alone() -> None:
    t = Table("brute", hp={"h0": 1})
    t.me.discarded[:] = CARDS[:3]
    t.run(rest.short_rests(t.g), ["short-rest", "redraw"])
    assert t.me.exhausted, "the discards are being rested: they cannot be lost, and nothing was asked"
    t = Table("brute", hp={"h0": 1})
    t.me.discarded[:], t.me.hand[:] = CARDS[:3], CARDS[3:4]
    t.run(rest.short_rests(t.g), ["short-rest", "redraw", ("hand", CARDS[3])])
    assert not t.me.exhausted and len(t.me.lost) == 2 and len(t.me.hand) == 2
    assert t.offered[-1] == ["suffer", ("hand", CARDS[3])]


@pytest.mark.rule("GH-DMG-02", "GH-BONUS-08", "GH-BONUS-09")
def test_an_active_card_that_counts_as_discarded_can_be_lost_against_damage() -> None:
    t = Table("brute")
    t.me.discarded[:], t.me.active[:] = CARDS[:1], CARDS[1:2]
    t.g.bonuses.append(Bonus(word="shield", card=CARDS[1], half="top", nth=-1, owner="h0", on=["h0"], value=2))
    t.suffer("h0", 5, "discarded", CARDS[1], CARDS[0])
    assert t.took == {} and sorted(t.me.lost) == sorted(CARDS[:2]) and t.g.bonuses == []
    t = Table("brute")
    t.me.discarded[:], t.me.active[:], t.me.active_lost[:] = CARDS[:1], CARDS[1:2], CARDS[1:2]
    assert t.suffer("h0", 5).took == {"h0": 5}, "one that counts as lost is no help"


@pytest.mark.rule("GH-REST-01", "GH-REST-07", "GH-DMG-02", "GH-REST-09")
@pytest.mark.parametrize("left", [0, 1])
def test_a_declared_long_rest_is_taken_with_whatever_is_left(left: int) -> None:
    t = Table("brute", hp={"h0": 10})
    t.me.discarded[:], t.me.resting, t.me.initiative = CARDS[: 2 + left], True, 99
    t.me.items[:], t.me.spent[:] = ["leather-armor"], ["leather-armor"]
    t.suffer("h0", 5, "discarded", CARDS[0], CARDS[1])
    t.run(hero_turns.take(t.g, "h0"), ())
    assert len(t.me.lost) == 2 + left and t.me.hand == [] and not t.me.exhausted
    assert t.g.figures["h0"].hp == 12 and t.me.spent == []


# -- levels ----------------------------------------------------------------------------------------------------------
SOLO = [
    (0, 1, 2, 3, 4),  # scenario level, monster level, gold of a token, trap damage, bonus experience
    (1, 2, 2, 4, 6),
    (2, 3, 3, 5, 8),
    (3, 4, 3, 6, 10),
    (4, 5, 4, 7, 12),
    (5, 6, 4, 8, 14),
    (6, 7, 5, 9, 16),
    (7, 7, 5, 9, 16),  # there is none: it is played as 6
]


@pytest.mark.rule("GH-SOLO-05", "GH-SOLO-02", "GH-TRAP-06", "GH-HAZ-01")
@pytest.mark.parametrize("row", SOLO, ids=str)
def test_the_solo_table(row: tuple[int, ...]) -> None:
    level, monsters, gold, trap, xp = row
    g = Stage(cellar(hall={"traps": [{"hexes": [[2, 2]]}]}), level=level, solo=True).ready().g
    assert levels.monster_level(g) == monsters and levels.token_value(g) == gold and levels.bonus_xp(g) == xp
    assert g.traps["2,2"].damage == trap and levels.hazard_damage(g) == trap // 2


# -- Push and Pull ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PUSH-01", "GH-PULL-01", "GH-LOS-08")
def test_farther_and_closer_are_ranges_not_counted_through_walls() -> None:
    t = Table("brute", {"a": (6, 0)}, at=(4, 1), both_rooms=True)
    t.act("h0", Attack(value=1, range=3, push=1), answers=["a", ("to", 7, -1)])
    ends = {option[1:] for option in t.offered[-1] if option[0] == "to"}
    away = land.ground(t.g).distances((4, 1))
    assert (6, 1) in ends and away[6, 1] == 3 > away[6, 0] == 2, "straight as the crow flies it would be no farther"


# -- the end ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-FINISH-02", "GH-EXHAUST-06")
def test_a_failure_is_not_undone_by_a_later_success() -> None:
    lose = [{"test": "round >= 1", "text": {"en": "x", "es": "x", "pt-BR": "x"}}]
    stage = Stage(cellar(lose=lose)).chosen()
    assert stage.g.finished == "failure"
    stage.run(rooms.open_door(stage.g, (4, 1), "h0"))
    stage.kill(*(f.id for f in stage.monsters()))
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "defeat"


# -- monsters and elements -------------------------------------------------------------------------------------------
BURNING = Attack(value="A", range="R", augments=(Augment(uses=("fire",), gives=Extra(plus=2)),))


def pair() -> Stage:
    """Two guards: the first far away from both characters, the second next to the Brute."""
    room = [{"monster": "bandit-guard", "at": list(at), "by": "nnn"} for at in ((3, 0), (1, 0))]
    stage = Stage(cellar(hall={"monsters": room}), classes=("brute", "scoundrel"), level=1).ready()
    stage.move("h0", (0, 0)).move("h1", (-1, 3)).leads((20, 30), (40, 50))
    stage.g.monster_deck = ["plus-0"] * 30
    stage.g.elements["fire"] = 2
    stage.g.phase = "turns"
    return stage


@pytest.mark.rule("GH-ELEM-14", "GH-ELEM-03")
def test_a_monster_consumes_only_what_it_can_use() -> None:
    stage = pair()
    far, near = stage.monsters()
    stage.run(monster_turns.perform_all(stage.g, far.id, [BURNING]))
    assert stage.g.elements["fire"] == 2, "it attacked nobody: the fire burns on"
    stage.run(monster_turns.perform_all(stage.g, near.id, [BURNING]))
    brute = stage.g.figures["h0"]
    assert stage.g.elements["fire"] == 0 and brute.max_hp - brute.hp == 2 + 2
    stage.move(far.id, (0, 1)).run(monster_turns.perform_all(stage.g, far.id, [BURNING]))
    assert brute.max_hp - brute.hp == 2 * (2 + 2), "the rest of its type have the benefit this round"


@pytest.mark.rule("GH-ELEM-14", "GH-MMOVE-03")
def test_an_element_counts_for_the_way_a_monster_goes() -> None:
    """A consumed element that gives range is thought of when it moves, and consumed when it attacks."""
    stage = pair()
    far, _ = stage.monsters()
    stage.kill(stage.monsters()[1].id)
    reach = Attack(value="A", range=1, augments=(Augment(uses=("fire",), gives=Extra(range=2)),))
    stage.run(monster_turns.perform_all(stage.g, far.id, [Move(value=3), reach]))
    brute = stage.g.figures["h0"]
    assert far.at == (3, 0) and brute.max_hp - brute.hp == 2 and stage.g.elements["fire"] == 0


@pytest.mark.rule("GH-MATK-04", "GH-MATK-02", "GH-TARGET-02")
def test_a_second_attack_on_the_card_hits_the_focus_again() -> None:
    stage = pair()
    _, near = stage.monsters()
    stage.move("h1", (1, 1)).leads((60, 61), (40, 50))
    stage.run(monster_turns.perform_all(stage.g, near.id, [Attack(value=1), Attack(value=2)]))
    hurt = [f.max_hp - f.hp for f in (stage.g.figures["h0"], stage.g.figures["h1"])]
    assert hurt == [0, 3], "the same focus twice: the earlier of two neighbours"


@pytest.mark.rule("GH-FOCUS-01", "GH-MATK-02")
def test_a_focus_once_found_stays_the_focus_of_the_whole_turn() -> None:
    """It comes up to its focus, the closer one; where it stands now another neighbour is earlier in the order."""
    t = Table("brute", {"a": (0, 0)}, at=(2, 0), allies=[(3, -1)], obstacles=[(1, 0)])
    t.g.characters[0].initiative, t.g.characters[1].initiative = 60, 10
    doing = monster_turns.perform_all(t.g, "a", [Move(value=2), Attack(value=1), Attack(value=2)])
    t.run(doing, [("act", 2, -1, 2, 0)])
    assert t.took == {"h0": 3}, "both attacks on the focus"


@pytest.mark.rule("GH-FOCUS-01", "GH-AMBIG-01")
def test_if_the_focus_dies_the_next_ability_has_a_new_one() -> None:
    stage = pair()
    _, near = stage.monsters()
    stage.move("h1", (1, 1)).leads((20, 30), (40, 50))
    stage.g.figures["h0"].hp = 1
    stage.run(monster_turns.perform_all(stage.g, near.id, [Attack(value=1), Attack(value=2)]))
    assert stage.g.characters[0].exhausted and stage.g.figures["h1"].hp == stage.g.figures["h1"].max_hp - 2


# -- small things ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-TURN-12", "GH-SELECT-06", "GH-XP-01", "GH-ELEM-02")
def test_a_plain_action_gives_nothing_of_what_is_printed() -> None:
    t = Table("spellweaver", {"a": (1, 0)})
    card = t.g.content.cards["fire-orbs"]
    assert card.top.xp or card.top.makes or card.top.lost
    t.me.played.append("fire-orbs")
    t.run(hero_turns.play(t.g, t.me, "fire-orbs", "attack"), ["a"])
    assert t.took == {"a": 2} and t.xp == 0 and t.made == [] and t.zone("fire-orbs") == "discarded"


@pytest.mark.rule("GH-LOOT-07", "GH-STUN-01", "GH-REST-13")
@pytest.mark.parametrize("resting", [False, True])
def test_the_stunned_and_the_resting_still_loot_their_hex(resting: bool) -> None:
    t = Table("brute", money=[(0, 0)], conditions={"h0": ["stun"]})
    t.me.resting = resting
    t.me.discarded[:] = CARDS[:2]
    t.run(hero_turns.take(t.g, "h0"), [("card", CARDS[0])] if resting else [])
    assert t.me.money == 1 and t.g.money == {}
    assert (t.me.hand == [CARDS[1]]) is resting, "the stunned may take a long rest"


@pytest.mark.rule("GH-HEAL-01", "GH-MHEAL-02")
def test_one_may_heal_somebody_with_all_hit_points() -> None:
    t = Table("tinkerer", allies=[(1, 0)], conditions={"h1": ["wound"]})
    t.act("h0", Heal(value=2, range=2), answers=["h1"])
    assert t.took == {} and t.has("h1") == []
    t = Table("brute").act("h0", Heal(value=2, range=1), answers=["h0"])
    assert t.offered[0] == ["h0", "stop"]


@pytest.mark.rule("GH-STUN-01", "GH-USE-06")
def test_the_stunned_use_no_items_in_anybodys_turn() -> None:
    t = Table("brute", {"a": (1, 0)}, conditions={"h0": ["stun"]}, shields={"h0": 1})
    t.me.items[:] = ["hide-armor"]
    t.attack("a", "h0", 3)
    assert t.took == {"h0": 2} and t.me.item_uses == {}, "the Shield that is active holds, the armour does not"


@pytest.mark.rule("GH-AOE-02", "GH-TARGET-01", "GH-ATK-10", "GH-EFFECT-01", "GH-RETAL-03")
def test_each_target_is_done_with_before_the_next_is_chosen() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1), "c": (2, 0)}).act("a", Retaliate(value=2))
    flow = _attack(t, Attack(value=1, targets=2, push=1))
    assert flow.send(None).prompt == "attack"
    push = flow.send("a")
    assert push.prompt == "push" and t.g.figures["a"].hp == HP - 1, "damage first, then the effect"
    following = flow.send("stop")
    assert following.prompt == "attack" and t.g.figures["h0"].hp == HP - 2, "Retaliate before the next target"
    t = Table("brute", {"a": (1, 0), "b": (2, 0)})
    flow = _attack(t, Attack(value=1, range=2, targets=2, pull=1))
    flow.send(None)
    pulled = flow.send("b")
    assert pulled is None or pulled.prompt == "attack", "b cannot be pulled through its own"


def _attack(t: Table, ability: Attack) -> Any:
    return attack.attack(t.g, Action("h0", 0), ability)


@pytest.mark.rule("GH-FOCUS-02", "GH-INVIS-04", "GH-INVIS-01")
def test_summons_go_around_invisible_monsters() -> None:
    t = Table("tinkerer", {"a": (2, 0), "b": (4, 0)}, at=(-3, 0), conditions={"a": ["invisible"]})
    bot = summons.place(t.g, "h0", "battle-bot", (1, 0))
    t.g.groups[0].drawn = 527
    position = monster_turns.position(t.g, bot)
    assert [enemy.at for enemy in position.enemies] == [(4, 0)] and position.unseen == {(2, 0)}
    ways = monster_turns.options(t.g, bot, 2, False, False, None)
    assert ways and all(way.focus == (4, 0) and (2, 0) not in way.path for way in ways)


# -- death for good --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DEATH-01", "GH-DEATH-02", "GH-DEATH-03", "GH-FOCUS-06")
def test_the_exhausted_stay_the_last_of_the_order_in_all_rounds_to_come() -> None:
    stage = Stage(cellar(hall={"monsters": [{"monster": "hound", "at": [2, 1], "by": "nnn"}]}), permanent_death=True)
    stage.ready()
    g = stage.g
    stage.move("h0", (1, 1)).move("h1", (3, 1))
    stage.run(damage.exhaust(g, g.characters[0]))
    assert g.figures["h0"].at == (1, 1) and g.finished is None
    stage.until(lambda g: g.phase == "turns" and g.round == 1)
    assert g.characters[0].initiative == 99 and "h0" not in g.order
    stage.move("h0", (1, 1)).move("h1", (3, 1)).move(stage.monsters()[0].id, (2, 1))
    option = monster_turns.options(g, stage.monsters()[0], 2, False, False, None)[0]
    assert option.focus == (3, 1), "of two equally near, the one who is still in the order"
    stage.run(damage.suffer(g, "h0", 99))
    assert g.figures["h0"].at is None and g.figures["h0"].hp < 1


@pytest.mark.rule("GH-DEATH-04", "GH-DEATH-02", "GH-FINISH-02", "GH-EXHAUST-06")
def test_after_a_failure_the_round_is_played_and_whoever_lives_at_its_end_survives() -> None:
    room = {"monsters": [{"monster": "hound", "at": [2, 1], "by": "nnn"}]}
    stage = Stage(cellar(hall=room), permanent_death=True).chosen()
    g = stage.g
    stage.move("h0", (1, 1)).move("h1", (-1, 3)).move(stage.monsters()[0].id, (2, 1))
    g.figures["h0"].hp = 1
    g.monster_deck = ["plus-0"] * 20
    for mat in g.characters:
        stage.run(damage.exhaust(g, mat))
    assert g.finished == "failure" and finish.nobody_left(g) and not finish.map_is_clear(g)
    strong = next(c.number for c in printed().monster_decks["hound"].cards if any(_hits(one) for one in c.do))
    g.groups[0].drawn = strong
    stage.until(lambda g: g.phase == "end")
    assert g.figures["h0"].hp < 1 and g.figures["h0"].at is None, "the hound has killed the one next to it"
    assert g.figures["h1"].at == (-1, 3) and g.figures["h1"].hp > 0, "the other one lives"
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "defeat"


def _hits(one: Any) -> bool:
    return isinstance(one, Attack)


@pytest.mark.rule("GH-DEATH-01", "GH-EXHAUST-06")
def test_a_scenario_is_lost_when_everyone_is_dead_or_exhausted() -> None:
    stage = Stage(cellar(), permanent_death=True).chosen()
    g = stage.g
    stage.run(damage.kill(g, "h0"))
    assert g.finished is None and g.figures["h0"].at is None
    stage.run(damage.exhaust(g, g.characters[1]))
    assert g.finished == "failure" and g.figures["h1"].at is not None
