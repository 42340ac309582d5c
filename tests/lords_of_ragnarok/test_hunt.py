"""Hunts (p. 10-11): rounds, ends, Rewards, Artifacts, the Boss, and what Combat and Attack cards do in them."""

import pytest

from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.rules.hunt import wound_outside

from .positions import BLUE, GREEN, RED, asked, happened, options, play, player, position, rune_list, where, why

HERE = "raven-ness"
STRIKES = ["strike-3", "strike-4", "strike-5"]
DRAUGR = "draugr"  # Axe *priest, Axe, Hammer, Sword *army, Spear, Sword *rune


def hunting(foe=DRAUGR, *, hand=(), deck=(), attacks=(*STRIKES, "heavy-blow", "terror"), **different):
    """Green's Hero begins a Hunt with these cards; `deck` is what is drawn, in unknown order if there is a choice."""
    base = {
        "at": {GREEN: HERE, BLUE: "cold-strand"},
        "monsters": {foe: HERE} if foe != "loki" else {},
        "boss": HERE if foe == "loki" else "glacier-tongue",
        "trophies": {GREEN: ["lindworm", "night-raven"]} if foe == "loki" else {},
        "heroes": {GREEN: "snorri", BLUE: "ragnar"},
    }
    table = position(
        "special",
        hand={GREEN: list(hand), **different.pop("others", {})},
        deck=list(deck),
        attacks=list(attacks),
        **{**base, **different},
    )
    play(table, "monsters", f"hunt,{foe}")
    return table


def bare(g):
    """Nothing can be drawn."""
    g.combat_discard = []


FILLERS = ["round-shield", "shield-wall"]


def held(table):
    """Green's hand without the fillers drawn in steps 5 and 6."""
    return [card for card in player(table, GREEN).hand if card not in FILLERS]


def strike(table, card="strike-3"):
    """The Monster plays a card; the others of its hand are gone. Shields are there to be drawn if nothing else is."""
    h = table.state.hunt
    if not table.state.combat_deck:
        table.state.combat_deck[:] = FILLERS
    if card not in h.hand:
        for zone in (h.deck, h.discard):
            if card in zone:
                zone.remove(card)
                h.hand.append(card)
                break
        table._questions = None
        table._ask.forget()
    play(table, card)


# -- before ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HUNT-01", "LR-BEASTS-03")
def test_only_what_is_in_the_heros_territory_can_be_hunted():
    table = position(
        "special",
        at={GREEN: HERE},
        monsters={DRAUGR: HERE, "lindworm": "longdale", "garm-hound": HERE},
        rings={"garm-hound": RED},
    )
    play(table, "monsters")
    assert {o for o in options(table) if o.startswith("hunt")} == {"hunt,draugr", "hunt,garm-hound"}


@pytest.mark.rule("LR-HUNT-02", "LR-HUNT-06", "LR-HUNT-03")
def test_it_begins_with_a_monster_round_played_by_the_neighbour_to_the_right():
    table = hunting(attacks=None or [*STRIKES, "heavy-blow", "terror", "ambush"])
    h = table.state.hunt
    assert asked(table) == (BLUE, "monster-attack"), "Green's right is Blue"
    assert len(h.hand) == 2 and len(h.deck) == 4
    assert not h.hero_round and h.round == 1


@pytest.mark.rule("LR-HUNT-06", "LR-MROUND-10")
def test_all_14_attack_cards_are_shuffled_anew_for_every_hunt():
    table = position("special", at={GREEN: HERE}, monsters={DRAUGR: HERE})
    play(table, "monsters", "hunt,draugr")
    h = table.state.hunt
    assert len(h.hand) + len(h.deck) == 14
    while table.state.hunt is not None:
        seat, prompt = asked(table)
        play(table, {"defend": "done", "hero-round": options(table)[-1]}.get(prompt, options(table)[0]))
    assert len(table.state.attacks) == 14


@pytest.mark.rule("LR-HUNT-03", "LR-MONSTER-08")
@pytest.mark.parametrize(("ring", "by"), [(RED, RED), (BLUE, BLUE), (None, BLUE), (GREEN, BLUE)])
def test_its_controller_plays_for_it_but_never_the_hunter(ring, by):
    table = hunting(rings={DRAUGR: ring} if ring is not None else {})
    assert asked(table) == (by, "monster-attack")


@pytest.mark.rule("LR-HUNT-05", "LR-ATTR-04")
def test_as_many_cards_as_strength_are_drawn_beyond_the_limit():
    table = hunting(hand=["seax", "mallet"], deck=["hatchet", "levy-spear", "volley"], track={GREEN: {"strength": 3}})
    assert len(player(table, GREEN).hand) == 5, "Wisdom is 2"


@pytest.mark.rule("LR-HUNT-04", "LR-HERO-01")
def test_effects_of_the_start_come_first():
    table = hunting(heroes={GREEN: "beowulf"}, deck=["hatchet", "seax", "mallet"])
    assert asked(table) == (GREEN, "self-wound")
    play(table, "yes", "strength")
    assert len(player(table, GREEN).hand) == 3, "1 for the Wound, then Strength, now 2"


@pytest.mark.rule("LR-HUNT-03")
def test_the_monsters_hand_is_secret_to_all_but_its_player():
    table = hunting()
    assert table.view(BLUE)["hunt"]["hand"] == table.state.hunt.hand
    for seat in (GREEN, RED, None):
        assert table.view(seat)["hunt"]["hand"] == {"size": 2, "known": []}


# -- the Monster round -----------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-MROUND-02")
def test_one_card_is_played_the_rest_discarded():
    table = hunting(hand=["seax"])
    other = next(card for card in table.state.hunt.hand[1:])
    card = table.state.hunt.hand[0]
    play(table, card)
    h = table.state.hunt
    assert h.card == card and h.hand == [] and h.discard == [other]


@pytest.mark.rule("LR-MROUND-03", "LR-MROUND-04", "LR-MROUND-06")
def test_any_number_of_cards_and_enough_value_keeps_the_attack_off():
    table = hunting(hand=["seax", "war-hammer", "plain-sword"], change=bare)
    strike(table, "strike-3")
    assert set(options(table)) == {"seax", "war-hammer", "plain-sword", "done"}
    play(table, "seax", "war-hammer", "done")
    assert player(table, GREEN).wounded == [] and happened(table, ev.AttackStopped)
    assert held(table) == ["plain-sword"]


@pytest.mark.rule("LR-MROUND-03", "LR-MROUND-06")
def test_with_less_value_or_none_the_attack_takes_effect():
    for cards in (["seax"], []):
        table = hunting(hand=["seax", "plain-sword"], change=bare)
        strike(table, "strike-3")
        play(table, *cards, "done")
        assert asked(table) == (GREEN, "wound")


@pytest.mark.rule("LR-EX-08", "LR-MROUND-04", "LR-MROUND-06", "LR-MROUND-07", "LR-MROUND-08")
def test_the_worked_example_of_the_weak_point():
    table = hunting(
        "lindworm",
        hand=["seax", "plain-sword"],
        attacks=["special-5", *STRIKES],
        track={GREEN: {"wisdom": 3}},
        wounded={GREEN: ["strength"]},
        change=bare,
    )
    table.state.combat_deck[:] = ["hatchet", "mallet", "hill-archers"]
    strike(table, "special-5")
    play(table, "seax", "plain-sword")
    assert asked(table) == (GREEN, "wound"), "4 does not keep Fury 5 off"
    play(table, "authority")
    assert happened(table, ev.WeakPoint) == [ev.WeakPoint(who=GREEN, total=7, needed=7)]
    assert len(player(table, GREEN).hand) == 2, "the normal card and one more"


@pytest.mark.rule("LR-EX-08", "LR-MROUND-07", "LR-MROUND-08")
@pytest.mark.parametrize(
    ("wisdom", "played", "drawn"), [(3, ["seax", "plain-sword"], 2), (2, ["seax", "plain-sword"], 1), (3, ["seax"], 1)]
)
def test_one_card_is_drawn_and_one_more_for_the_weak_point_even_if_the_defence_failed(wisdom, played, drawn):
    table = hunting(
        hand=["seax", "plain-sword"],
        attacks=["special-5", "strike-3", "strike-4"],
        runes={GREEN: "uruz"},
        track={GREEN: {"wisdom": wisdom}},
        change=bare,
    )
    table.state.combat_deck[:] = ["hatchet", "mallet", "hill-archers"]
    strike(table, "special-5")
    play(table, *played)
    if asked(table)[1] == "defend":
        play(table, "done")
    play(table, "uruz")  # the Draugr's Special Attack is bought off: it was not kept off
    assert happened(table, ev.SpecialAttack)
    assert len(table.state.combat_deck) == 3 - drawn


@pytest.mark.rule("LR-MROUND-05", "LR-CARD-01")
@pytest.mark.parametrize(
    ("shield", "card", "blocked", "wounds"),
    [
        ("round-shield", "heavy-blow", True, 0),
        ("shield-wall", "heavy-blow", True, 0),
        ("round-shield", "special-7", False, 2),
        ("kite-shield", "special-7", True, 1),
        ("kite-shield", "heavy-blow", True, 1),
    ],
)
def test_a_shield_blocks_whatever_the_fury_but_for_what_is_unblockable(shield, card, blocked, wounds):
    table = hunting(hand=[shield], attacks=[card, *STRIKES], change=bare)
    strike(table, card)
    play(table, shield)
    assert bool(happened(table, ev.AttackStopped)) == blocked
    taken = 0
    while asked(table)[1] == "wound":
        play(table, options(table)[0])
        taken += 1
    assert taken == wounds


@pytest.mark.rule("LR-MROUND-09")
@pytest.mark.parametrize(("card", "draws"), [("strike-3", 2), ("heavy-blow", 1), ("frenzy-4", 3)])
def test_the_monster_draws_as_its_card_says(card, draws):
    table = hunting(hand=["plain-sword", "dane-axe"], attacks=[card, *["strike-4"] * 9], change=bare)
    strike(table, card)
    play(table, "plain-sword", "dane-axe")
    h = table.state.hunt
    assert len(h.hand) == draws and h.card is None and card in h.discard
    assert asked(table) == (GREEN, "hero-round")


@pytest.mark.rule("LR-MROUND-10")
def test_with_too_few_cards_left_it_draws_those():
    table = hunting(hand=["plain-sword", "dane-axe"], attacks=["frenzy-4", "strike-4", "strike-3"], change=bare)
    strike(table, "frenzy-4")
    play(table, "plain-sword", "dane-axe")
    assert len(table.state.hunt.hand) <= 2 and table.state.hunt.deck == []


@pytest.mark.rule("LR-MROUND-01")
def test_an_empty_attack_deck_ends_the_hunt_in_failure_even_with_cards_in_hand():
    table = hunting(hand=["plain-sword", "hatchet", "broad-axe"], attacks=[*STRIKES, "heavy-blow"], change=bare)
    strike(table, "strike-3")
    play(table, "plain-sword", "done", "hatchet", "1")
    assert table.state.hunt.deck == [] and table.state.hunt.hand
    play(table, "end-round")
    assert happened(table, ev.AttackDeckEmpty) and happened(table, ev.HuntFailed)
    assert asked(table) == (GREEN, "wound")


# -- Attack cards ----------------------------------------------------------------------------------------------------
def suffers(card, *, foe=DRAUGR, **different):
    table = hunting(foe, attacks=[card, *STRIKES], change=different.pop("change", bare), **different)
    strike(table, card)
    if table.questions and asked(table)[1] == "defend":
        play(table, "done")
    return table


@pytest.mark.rule("LR-CARD-02")
@pytest.mark.parametrize(("card", "wounds"), [("strike-3", 1), ("strike-4", 1), ("strike-5", 1), ("heavy-blow", 2)])
def test_wounds(card, wounds):
    table = suffers(card)
    for _ in range(wounds):
        assert asked(table)[1] == "wound"
        play(table, options(table)[0])
    assert len(player(table, GREEN).wounded) == wounds and asked(table)[1] == "hero-round"


@pytest.mark.rule("LR-CARD-02")
@pytest.mark.parametrize("before", [[], ["authority"]])
def test_frenzy_takes_a_card_of_a_hero_wounded_before(before):
    table = suffers("frenzy-4", hand=["seax", "mallet"], wounded={GREEN: before})
    play(table, "strength")
    assert (asked(table)[1] == "discard-card") == bool(before)


@pytest.mark.rule("LR-HUNTEND-03", "LR-HUNTEND-05")
def test_terror_ends_the_hunt():
    table = suffers("terror")
    assert happened(table, ev.HuntFailed)
    play(table, "authority")
    assert player(table, GREEN).wounded == ["authority"] and table.state.hunt is None and table.state.active == RED


@pytest.mark.rule("LR-CARD-02")
def test_savage_roar_takes_two_cards_at_random():
    table = suffers("savage-roar", hand=["seax", "mallet", "hatchet"])
    assert len(held(table)) == 1 and len(happened(table, ev.Discarded)) == 2


@pytest.mark.rule("LR-CARD-02", "LR-WOUND-04")
def test_rending_claws_lower_the_highest_attribute():
    table = suffers("rending-claws", track={GREEN: {"strength": 4, "wisdom": 4}})
    play(table, "authority")
    assert asked(table) == (GREEN, "lower-attribute") and options(table) == ["strength", "wisdom"]
    play(table, "wisdom")
    assert player(table, GREEN).track == {"authority": 2, "strength": 4, "wisdom": 3}


@pytest.mark.rule("LR-CARD-02")
def test_regrowth_takes_the_newest_marker_without_reward():
    table = suffers("regrowth", wounds={DRAUGR: {1: GREEN, 4: GREEN, 0: GREEN, 2: RED}})
    assert table.state.beasts[DRAUGR].wounds == [GREEN, GREEN, RED, None, None, None]


@pytest.mark.rule("LR-CARD-02")
def test_ambush_is_as_furious_as_the_hand_is_full_and_takes_half_of_it():
    table = hunting(hand=["seax", "mallet", "hatchet"], attacks=["ambush", *STRIKES], change=bare)
    strike(table, "ambush")
    assert table.state.hunt.fury == 4
    play(table, "done")
    play(table, "seax", "mallet")
    assert held(table) == ["hatchet"] and asked(table)[1] == "hero-round"


# -- Special Attacks -------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-CARD-03")
def test_the_draugr_wants_a_rune_or_two_wounds():
    table = suffers("special-5", runes={GREEN: "uruz"})
    assert options(table) == ["uruz", "skip"]
    play(table, "uruz")
    assert rune_list(table, GREEN) == [] and player(table, GREEN).wounded == []
    table = suffers("special-5", runes={GREEN: "uruz"})
    play(table, "skip", "authority", "wisdom")
    assert len(player(table, GREEN).wounded) == 2


@pytest.mark.rule("LR-CARD-03", "LR-MROUND-07")
def test_the_frost_jotun_keeps_a_card_from_being_drawn():
    def one(g):
        bare(g)

    table = hunting("frost-jotun", attacks=["special-5", *STRIKES], change=one)
    table.state.combat_deck[:] = ["seax"]
    strike(table, "special-5")
    play(table, "wisdom")
    assert player(table, GREEN).hand == []


@pytest.mark.rule("LR-CARD-03")
def test_the_lindworm_takes_a_wound_and_a_rune():
    table = suffers("special-5", foe="lindworm", runes={GREEN: "uruz algiz"})
    play(table, "authority", "algiz")
    assert rune_list(table, GREEN) == ["uruz"]


@pytest.mark.rule("LR-CARD-03")
def test_the_night_raven_sees_the_hand_and_picks_two():
    table = suffers("special-5", foe="night-raven", hand=["seax", "mallet", "hatchet"])
    assert asked(table) == (BLUE, "pick-discard")
    assert table.view(RED)["players"][GREEN]["hand"] == {"size": 3, "known": ["hatchet", "mallet", "seax"]}
    play(table, "seax", "hatchet")
    assert held(table) == ["mallet"]
    assert table.view(RED)["players"][GREEN]["hand"] == {"size": len(player(table, GREEN).hand), "known": ["mallet"]}


@pytest.mark.rule("LR-CARD-03")
@pytest.mark.parametrize(("cards", "wounds"), [([], 2), (["seax"], 1)])
def test_the_garm_hound_bites_harder_who_played_nothing(cards, wounds):
    table = hunting("garm-hound", hand=["seax", "mallet"], attacks=["special-5", *STRIKES], change=bare)
    strike(table, "special-5")
    play(table, *cards, "done")
    taken = 0
    while asked(table)[1] == "wound":
        play(table, options(table)[0])
        taken += 1
    assert taken == wounds


@pytest.mark.rule("LR-CARD-03")
def test_the_kraken_takes_cards_or_wounds():
    table = suffers("special-5", foe="skerry-kraken", hand=["seax", "mallet", "hatchet"])
    assert options(table) == ["cards", "wounds"]
    play(table, "cards", "seax", "hatchet")
    assert held(table) == ["mallet"]
    table = suffers("special-5", foe="skerry-kraken", hand=["seax"])
    assert asked(table)[1] == "wound", "one card is not enough"


@pytest.mark.rule("LR-BOSS-04", "LR-CARD-03")
def test_loki_takes_a_card_of_each_weapon_at_most_three():
    hand = ["seax", "plain-sword", "hatchet", "mallet", "volley"]
    table = suffers("special-5", foe="loki", hand=hand)
    play(table, "seax")
    assert set(options(table)) == {"hatchet", "mallet", "volley"}, "the Sword has been paid"
    play(table, "hatchet", "mallet")
    assert set(held(table)) == {"plain-sword", "volley"} and asked(table)[1] == "hero-round"


# -- the Hero round --------------------------------------------------------------------------------------------------
def striking(foe=DRAUGR, hand=(), **different):
    """Green has kept the first attack off and begins a Hero round with these cards."""
    table = hunting(
        foe,
        hand=[*hand, "kite-shield", "storm-hammer"],
        attacks=different.pop("attacks", ["strike-3", *["strike-4"] * 9]),
        change=different.pop("change", bare),
        **different,
    )
    strike(table, "strike-3")
    play(table, "storm-hammer", "done")
    table.state.players[GREEN].hand[:] = [card for card in held(table) if card != "kite-shield"]
    table.state.combat_deck.clear()
    table.state.combat_discard.clear()
    table._questions = None
    table._ask.forget()
    return table


@pytest.mark.rule("LR-HROUND-01", "LR-WSPACE-01", "LR-CARD-03")
def test_a_card_covers_a_space_of_its_weapon_of_ones_choice():
    table = striking(hand=["hatchet", "hill-archers"])
    assert why(table, GREEN, "hill-archers") == "LR-HROUND-01", "the Draugr has no Bow"
    play(table, "hatchet")
    assert options(table) == ["0", "1"]
    play(table, "1")
    assert table.state.beasts[DRAUGR].wounds == [None, GREEN, None, None, None, None]
    assert "hatchet" in table.state.combat_discard


@pytest.mark.rule("LR-HROUND-04", "LR-HROUND-05")
def test_any_number_of_wounds_then_a_new_monster_round():
    table = striking(hand=["hatchet", "broad-axe", "mallet"])
    play(table, "hatchet", "1", "mallet", "2")
    assert "end-round" in options(table)
    play(table, "end-round")
    assert asked(table) == (BLUE, "monster-attack") and table.state.hunt.round == 2


@pytest.mark.rule("LR-HUNTEND-04", "LR-HUNTEND-05", "LR-HUNT-07")
def test_without_a_wound_dealt_the_hunt_fails_and_the_hero_is_wounded():
    table = striking(hand=["hatchet"], wounds={DRAUGR: {2: GREEN}})
    assert "end-round" not in options(table)
    play(table, "give-up", "strength")
    assert player(table, GREEN).wounded == ["strength"]
    assert table.state.beasts[DRAUGR].wounds[2] == GREEN, "markers stay"
    assert table.state.active == RED


@pytest.mark.rule("LR-HUNTEND-02", "LR-WOUND-02")
def test_a_wound_with_all_tokens_wounded_ends_the_hunt_in_failure():
    table = hunting(wounded={GREEN: ["authority", "wisdom"]}, attacks=["heavy-blow", *STRIKES], change=bare)
    strike(table, "heavy-blow")
    play(table, "strength")
    assert happened(table, ev.HuntFailed), "the second Wound met three wounded tokens"
    assert len(player(table, GREEN).wounded) == 3 and table.state.hunt is None


@pytest.mark.rule("LR-HROUND-03", "LR-REWARD-01", "LR-REWARD-02", "LR-REWARD-03", "LR-REWARD-04")
def test_rewards_at_once():
    table = striking(hand=["hatchet"])
    play(table, "hatchet", "0")
    assert player(table, GREEN).priests == 1
    table = striking(hand=["plain-sword"], armies={GREEN: [("elk-cape", 1), ("longdale", 2)]})
    play(table, "plain-sword", "3")
    assert asked(table) == (GREEN, "strengthen")
    play(table, "0")
    assert where(table, GREEN) == [("elk-cape", 2), ("longdale", 2)]
    table = striking(hand=["plain-sword"])
    play(table, "plain-sword", "5", "othala")
    assert rune_list(table, GREEN) == ["othala"]


@pytest.mark.rule("LR-REWARD-01", "LR-ALLY-02")
def test_the_reward_of_a_realm_is_an_alliance_with_any():
    def some(g):
        g.combat_discard = []

    table = striking("frost-jotun", hand=["hatchet"], change=some, alliances={"vanaheim": [GREEN], "alfheim": [RED]})
    table.state.combat_deck[:] = ["seax", "mallet"]
    play(table, "hatchet", "3")
    assert set(options(table)) == {"niflheim", "alfheim", "svartalfheim", "muspelheim", "jotunheim"}
    play(table, "niflheim")
    assert table.state.alliances["niflheim"] == [GREEN] and len(player(table, GREEN).hand) == 1, "first there"


FIVE = {DRAUGR: {0: RED, 1: RED, 2: RED, 3: RED, 5: GREEN}}


@pytest.mark.rule("LR-HUNTEND-01", "LR-SLAYER-01", "LR-SLAYER-02", "LR-SLAYER-03", "LR-KILL-01", "LR-ARTIFACT-01")
def test_the_last_space_kills_miniature_slayer_token_artifact():
    table = striking(hand=["plain-spear"], wounds=FIVE)
    play(table, "plain-spear", "4")
    g = table.state
    assert player(table, GREEN).trophies == [DRAUGR] and player(table, GREEN).kills == 1
    assert player(table, RED).slayers == 1 and player(table, RED).kills == 1, "Red has four markers"
    assert g.beasts[DRAUGR].killed and g.beasts[DRAUGR].at == "" and DRAUGR not in g.sheets["uruz"]
    assert g.beasts[DRAUGR].wounds == []
    assert player(table, GREEN).artifacts == ["grave-lantern"]
    assert player(table, GREEN).wounded == [], "a success costs no Wound"
    assert table.state.active == RED


@pytest.mark.rule("LR-SLAYER-02")
def test_three_markers_are_not_enough():
    table = striking(hand=["plain-spear"], wounds={DRAUGR: {0: RED, 1: RED, 2: RED, 3: BLUE, 5: GREEN}})
    play(table, "plain-spear", "4")
    assert [p.slayers for p in table.state.players] == [0, 0, 0]


@pytest.mark.rule("LR-ARTIFACT-01", "LR-ARTIFACT-02")
def test_the_artifact_also_without_a_kill_if_all_spaces_without_reward_are_covered():
    table = striking(hand=["plain-spear"], wounds={DRAUGR: {1: RED, 2: RED}})
    play(table, "plain-spear", "4", "end-round")
    assert table.state.artifacts.count("grave-lantern") == 1, "only after the Hunt"
    play(table, options(table)[0])
    while table.state.hunt is not None:
        play(table, {"defend": "done", "hero-round": "give-up"}.get(asked(table)[1], options(table)[0]))
    assert player(table, GREEN).artifacts == ["grave-lantern"] and player(table, GREEN).exhausted == []


@pytest.mark.rule("LR-ARTIFACT-01")
def test_not_if_somebody_took_it_before():
    table = striking(hand=["plain-spear"], wounds=FIVE, artifacts={RED: ["grave-lantern"]})
    play(table, "plain-spear", "4")
    assert player(table, GREEN).artifacts == [] and player(table, RED).artifacts == ["grave-lantern"]


@pytest.mark.rule("LR-KILL-02", "LR-KILL-03")
def test_a_wound_outside_a_hunt_gives_nothing_but_may_kill():
    table = position(monsters={DRAUGR: HERE}, wounds={DRAUGR: {1: RED, 2: RED, 3: RED, 4: RED, 5: GREEN}})
    g = table.state
    assert list(wound_outside(g, GREEN, DRAUGR, 0)) == []
    assert g.players[GREEN].priests == 0 and g.players[GREEN].artifacts == []
    assert g.players[GREEN].trophies == [DRAUGR] and g.players[RED].slayers == 1


@pytest.mark.rule("LR-ATTR-04")
def test_after_the_hunt_the_hand_is_cut_to_the_limit():
    table = striking(hand=["hatchet", "seax", "mallet", "volley"])
    play(table, "give-up", "strength")
    assert asked(table) == (GREEN, "discard-card")
    play(table, "hatchet", "seax")
    assert player(table, GREEN).hand == ["mallet", "volley"] and table.state.active == RED


# -- Hunt effects ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HROUND-02")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_hunt_effect_may_be_resolved_on_playing_the_card(answer):
    table = striking(hand=["seax"])
    table.state.combat_deck[:] = ["mallet"]
    play(table, "seax", answer)
    assert player(table, GREEN).hand == (["mallet"] if answer == "yes" else [])
    assert asked(table)[1] == "wound-space", "before the marker"


@pytest.mark.rule("LR-HROUND-02")
def test_long_reach_shows_the_monsters_hand_to_the_hunter_alone():
    table = striking(hand=["long-reach"])
    play(table, "long-reach", "yes", "4")
    assert table.view(GREEN)["hunt"]["hand"] == table.state.hunt.hand
    assert table.view(RED)["hunt"]["hand"] == {"size": 2, "known": []}


@pytest.mark.rule("LR-HROUND-02", "LR-MROUND-09")
def test_shield_splitter_lets_the_monster_draw_one_fewer():
    table = striking(hand=["shield-splitter", "plain-sword"])
    play(table, "shield-splitter", "yes", "1", "end-round")
    play(table, "strike-4")
    play(table, "done")
    play(table, "authority")
    assert len(table.state.hunt.hand) == 1


@pytest.mark.rule("LR-HROUND-02", "LR-HROUND-04")
def test_berserk_axe_deals_one_more_wound_with_any_card():
    table = striking(hand=["berserk-axe", "hill-archers"])
    play(table, "berserk-axe", "yes", "authority", "1", "hill-archers", "2")
    assert table.state.beasts[DRAUGR].wounds == [None, GREEN, GREEN, None, None, None]
    assert player(table, GREEN).wounded == ["authority"] and table.state.hunt.dealt == 2


@pytest.mark.rule("LR-HROUND-02")
def test_mountain_fall_covers_a_second_hammer_space_for_a_card():
    table = striking("frost-jotun", hand=["mountain-fall", "seax"])
    play(table, "mountain-fall", "yes", "seax", "1", "5", "uruz")
    assert [i for i, by in enumerate(table.state.beasts["frost-jotun"].wounds) if by == GREEN] == [1, 5]


@pytest.mark.rule("LR-HROUND-01", "LR-HROUND-02")
@pytest.mark.parametrize("card", ["stone-breaker", "rune-of-fury", "rune-of-fate", "marked-shot"])
def test_some_cards_cover_a_space_of_any_weapon(card):
    table = striking(hand=[card])
    play(table, card)
    assert options(table) == ["0", "1", "2", "3", "4", "5"]
    play(table, "0")
    assert player(table, GREEN).priests == (0 if card == "marked-shot" else 1), "the Marked Shot forgoes the Reward"


@pytest.mark.rule("LR-HROUND-02")
def test_volley_and_another_bow_cover_any_space():
    table = striking(hand=["volley", "hill-archers"])
    assert "pair,volley,hill-archers" in options(table)
    play(table, "pair,volley,hill-archers", "4")
    assert table.state.beasts[DRAUGR].wounds[4] == GREEN and player(table, GREEN).hand == []


@pytest.mark.rule("LR-ARTIFACT-03", "LR-HROUND-01")
def test_mjolnir_makes_a_card_any_weapon():
    table = striking(hand=["hill-archers"], artifacts={GREEN: ["mjolnir"]})
    play(table, "wild,mjolnir,hill-archers", "2")
    assert table.state.beasts[DRAUGR].wounds[2] == GREEN and player(table, GREEN).exhausted == ["mjolnir"]


# -- Blessings in Hunts ----------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BLESSING-04", "LR-HUNT-05")
def test_storm_hunter_draws_one_more():
    table = hunting(deck=["seax", "mallet", "hatchet", "volley"], blessings={GREEN: ["storm-hunter"]})
    assert len(player(table, GREEN).hand) == 3


@pytest.mark.rule("LR-BLESSING-04")
def test_thunderclap_once_per_hunt():
    table = striking(hand=["seax", "volley", "hatchet", "hill-archers"], blessings={GREEN: ["thunderclap"]})
    play(table, "thunderclap", "seax", "volley", "4")
    assert table.state.beasts[DRAUGR].wounds[4] == GREEN and "thunderclap" not in options(table)


@pytest.mark.rule("LR-BLESSING-04", "LR-HUNTEND-05")
def test_unbowed_takes_no_wound_for_failing():
    table = striking(hand=["hatchet"], blessings={GREEN: ["unbowed"]})
    play(table, "give-up")
    assert player(table, GREEN).wounded == [] and table.state.active == RED


@pytest.mark.rule("LR-BLESSING-04")
def test_blood_price_buys_cards_with_a_wound_once():
    table = striking(hand=["hatchet"], blessings={GREEN: ["blood-price"]})
    table.state.combat_deck[:] = ["seax", "mallet"]
    play(table, "blood-price", "authority")
    assert len(player(table, GREEN).hand) == 3 and "blood-price" not in options(table)


@pytest.mark.rule("LR-BLESSING-04", "LR-HROUND-03")
def test_trophy_taker_gains_a_rune_with_the_first_reward():
    table = striking(hand=["hatchet", "plain-sword"], blessings={GREEN: ["trophy-taker"]})
    play(table, "hatchet", "0", "uruz", "plain-sword", "5", "algiz")
    assert rune_list(table, GREEN) == ["uruz", "algiz"]


@pytest.mark.rule("LR-BLESSING-04", "LR-MROUND-04")
def test_iron_grip_weakens_the_first_attack_giant_bane_counts_in_defence_and_weather_eye_helps():
    table = hunting(hand=["seax"], attacks=["strike-3", *STRIKES], blessings={GREEN: ["iron-grip"]}, change=bare)
    strike(table, "strike-3")
    assert table.state.hunt.fury == 1
    table = hunting(hand=["war-hammer"], attacks=["strike-3", *STRIKES], blessings={GREEN: ["giant-bane"]}, change=bare)
    strike(table, "strike-3")
    play(table, "war-hammer")
    assert happened(table, ev.AttackStopped)
    table = hunting(
        hand=["war-hammer"], attacks=["strike-3", *STRIKES], blessings={GREEN: ["weather-eye"]}, change=bare
    )
    strike(table, "strike-3")
    play(table, "war-hammer", "strength")
    assert happened(table, ev.WeakPoint)[0].total == 5


@pytest.mark.rule("LR-BLESSING-04", "LR-SLAYER-01")
def test_red_hands_raise_an_attribute_for_a_kill():
    table = striking(hand=["plain-spear"], wounds=FIVE, blessings={GREEN: ["red-hands"]})
    play(table, "plain-spear", "4", "wisdom")
    assert player(table, GREEN).track["wisdom"] == 3


# -- the Boss --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-WSPACE-02", "LR-BOSS-04", "LR-BEASTS-04")
def test_the_boss_takes_two_cards_at_once():
    # Sword+Axe, Spear+Bow, Hammer+Axe, Sword+Spear, Bow+Hammer, Axe+Spear
    table = striking("loki", hand=["seax", "hatchet", "mallet"])
    assert set(options(table)) == {"seax", "hatchet", "mallet", "give-up"}
    play(table, "seax")
    assert options(table) == ["hatchet"], "with a Sword only the Axe makes a pair here"
    assert why(table, GREEN, "mallet") == "LR-WSPACE-02"
    play(table, "hatchet", "no", "0")
    assert table.state.beasts["loki"].wounds == [GREEN, None, None, None, None, None]


@pytest.mark.rule("LR-WSPACE-02")
def test_a_card_without_a_partner_cannot_be_played_against_the_boss():
    table = striking("loki", hand=["seax", "guarded-blade"])
    assert options(table) == ["give-up"] and why(table, GREEN, "seax") == "LR-HROUND-01"


@pytest.mark.rule("LR-BOSSHUNT-01", "LR-HUNT-07")
def test_a_surviving_boss_regenerates():
    table = striking("loki", hand=["seax", "hatchet"], wounds={"loki": {5: GREEN}})
    play(table, "seax", "hatchet", "no", "0", "end-round")
    while table.state.hunt is not None:
        play(table, {"defend": "done", "hero-round": "give-up"}.get(asked(table)[1], options(table)[0]))
    assert table.state.beasts["loki"].wounds == [None] * 6
    assert happened(table, ev.Regenerated)


@pytest.mark.rule("LR-WIN-05", "LR-WIN-01")
def test_killing_the_boss_wins_at_once():
    table = striking("loki", hand=["seax", "hatchet"], wounds={"loki": {n: GREEN for n in range(1, 6)}})
    play(table, "seax", "hatchet", "no", "0")
    assert table.over and table.result["outcome"] == "slayer" and table.result["winners"] == [GREEN]
