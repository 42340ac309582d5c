"""Upgrade cards (p. 13)."""

import pytest

import taverna
from taverna.core.errors import IllegalAnswer
from taverna.games.bloodborne import events as ev

from .positions import DREAM, EILEEN, HENRYK, LUDWIG, asked, each, events, play, position, prompts, rolls

GLAIVE, VIAL, BLADES = "long-glaive", "blood-vial", "twin-blades"


@pytest.mark.rule("BB-UPGRADE-01")
def test_only_dreamers_and_the_dead_may_take_an_upgrade_and_one_each() -> None:
    table = position(seats=4, rolls="2", hp={EILEEN: 1}, available=[GLAIVE, VIAL, BLADES, "thorn-whip"])
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe", 3: "transform hunter-axe"})
    takers = []
    while prompts(table) != dict.fromkeys(range(4), "play-card"):
        ((seat, prompt),) = prompts(table).items()
        assert prompt == "upgrade"
        takers.append(seat)
        table.answer(seat, asked(table)[seat][0])
    assert takers == [HENRYK, EILEEN]


@pytest.mark.rule("BB-UPGRADE-02")
def test_the_first_player_chooses_first_among_dreamers_and_dead_alike() -> None:
    table = position(first=LUDWIG, rolls="2", hp={LUDWIG: 2}, available=[GLAIVE, VIAL, BLADES])
    play(table, {HENRYK: DREAM, EILEEN: DREAM, LUDWIG: "hunter-axe"})
    table.answer(LUDWIG, VIAL)
    assert asked(table) == {HENRYK: [GLAIVE, BLADES, "none"]}
    table.answer(HENRYK, BLADES)
    assert asked(table) == {EILEEN: [GLAIVE, "none"]}


@pytest.mark.rule("BB-UPGRADE-03")
def test_a_new_upgrade_can_be_played_in_the_next_round() -> None:
    table = position(available=[GLAIVE], monster="guard-dog-of-the-old-lords")
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    table.answer(HENRYK, GLAIVE)
    assert GLAIVE in asked(table)[HENRYK]
    rolls(table, "0")
    play(table, {HENRYK: GLAIVE, EILEEN: "saw-cleaver", LUDWIG: "saw-cleaver"})
    assert table.state.hunters[HENRYK].collected == 3


@pytest.mark.rule("BB-UPGRADE-04")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_refilled_up_to_the_number_of_players_after_all_have_chosen(seats: int) -> None:
    offered = [GLAIVE, VIAL, BLADES, "thorn-whip", "fire-flask"][:seats]
    table = position(seats=seats, available=offered, deck=["church-maul", "star-mace"])
    play(table, {})
    for seat in range(seats):
        assert len(table.state.deck) == 2, "not yet"
        assert asked(table)[seat] == [*offered[min(seat, 2) :], "none"]
        table.answer(seat, offered[seat] if seat < 2 else "none")
    assert table.state.deck == []
    assert sorted(table.state.available) == sorted([*offered[2:], "church-maul", "star-mace"])
    assert len(table.state.available) == seats


@pytest.mark.rule("BB-UPGRADE-04")
def test_no_more_than_the_number_of_players_lie_open() -> None:
    table = position(available=[GLAIVE, VIAL], deck=["church-maul"] * 2 + ["star-mace"])
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert len(table.state.available) == 3
    assert len(table.state.deck) == 2


@pytest.mark.rule("BB-UPGRADE-05")
def test_when_the_deck_is_empty_nothing_is_added_and_when_none_are_left_none_is_taken() -> None:
    table = position(available=[GLAIVE], deck=[])
    play(table, {HENRYK: DREAM, EILEEN: DREAM, LUDWIG: "hunter-axe"})
    table.answer(HENRYK, GLAIVE)
    assert table.state.available == []
    assert prompts(table) == dict.fromkeys(range(3), "play-card"), "Eileen is not asked"
    assert not events(table, ev.Refilled)
    assert [event.who for event in events(table, ev.Rested)] == [HENRYK, EILEEN], "but she rests"


@pytest.mark.rule("BB-UPGRADE-06")
def test_an_upgrade_goes_to_the_used_pile_and_comes_back_like_a_starting_card() -> None:
    table = position(holds={HENRYK: [GLAIVE]})
    play(table, {HENRYK: GLAIVE})
    henryk = table.state.hunters[HENRYK]
    assert henryk.used == [GLAIVE]
    assert GLAIVE not in asked(table)[HENRYK]
    with pytest.raises(IllegalAnswer, match="used pile"):
        table.answer(HENRYK, GLAIVE)
    rolls(table, "0")
    play(table, {HENRYK: DREAM})
    assert GLAIVE in asked(table)[HENRYK]


@pytest.mark.rule("BB-UPGRADE-07", "BB-UPGRADE-08")
@pytest.mark.parametrize(("holds", "used"), [([BLADES, VIAL], []), ([BLADES], ["hunter-axe", VIAL])])
def test_with_an_eighth_card_one_of_them_is_removed_at_once(holds: list[str], used: list[str]) -> None:
    """Counting hand and used pile together: Henryk dies, so his used pile stays where it is."""
    owned = {"holds": {HENRYK: holds}, "used": {HENRYK: used}}
    table = position(rolls="2", hp={HENRYK: 1}, available=[GLAIVE, VIAL], **owned)
    play(table, {HENRYK: "saw-cleaver", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    henryk = table.state.hunters[HENRYK]
    assert len(henryk.cards) == 7
    table.answer(HENRYK, GLAIVE)
    assert prompts(table) == {HENRYK: "remove-card"}, "before anything else"
    owned = {"saw-cleaver", "hunter-axe", "hunter-pistol", "transform", BLADES, VIAL, GLAIVE}
    assert set(asked(table)[HENRYK]) == owned, "in hand, used, or just played"
    table.answer(HENRYK, "hunter-axe")
    henryk = table.state.hunters[HENRYK]
    assert sorted(henryk.cards) == sorted(owned - {"hunter-axe"} | {DREAM})
    assert "hunter-axe" in table.state.removed
    assert henryk.hp == 8, "and only then he rests"


@pytest.mark.rule("BB-UPGRADE-07")
def test_a_seventh_card_is_no_matter() -> None:
    table = position(holds={HENRYK: [BLADES]}, available=[GLAIVE])
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    table.answer(HENRYK, GLAIVE)
    assert prompts(table) == dict.fromkeys(range(3), "play-card")
    assert len(table.state.hunters[HENRYK].cards) == 7


@pytest.mark.rule("BB-UPGRADE-08")
@pytest.mark.parametrize("card", ["saw-cleaver", "hunter-pistol", "transform", BLADES])
def test_a_removed_card_is_out_of_the_game_for_good(card: str) -> None:
    owned = {"holds": {HENRYK: [BLADES]}, "used": {HENRYK: ["hunter-pistol", VIAL]}}
    table = position(rolls="2", hp={HENRYK: 1}, available=[GLAIVE], **owned)
    play(table, {HENRYK: "saw-cleaver", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    table.answer(HENRYK, GLAIVE)
    table.answer(HENRYK, card)
    rolls(table, "0")
    play(table, {HENRYK: DREAM})
    assert card not in table.state.hunters[HENRYK].cards
    assert card in table.state.removed
    assert card not in table.state.deck + table.state.available


@pytest.mark.rule("BB-UPGRADE-08")
def test_of_two_copies_the_used_one_may_be_given_up() -> None:
    """Any of one's cards: whoever dies with a Vial in hand and a Vial used keeps the one that can be drunk next."""
    owned = {"holds": {HENRYK: [VIAL, VIAL]}, "used": {HENRYK: [VIAL, "hunter-axe"]}}
    table = position(rolls="2", hp={HENRYK: 1}, available=[GLAIVE], **owned)
    play(table, {HENRYK: "saw-cleaver", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    table.answer(HENRYK, GLAIVE)
    worlds = [table.fork() for _ in asked(table)[HENRYK]]
    for world, option in zip(worlds, asked(table)[HENRYK], strict=True):
        world.answer(HENRYK, option)
    henryks = [world.state.hunters[HENRYK] for world in worlds]
    assert any(henryk.cards.count(VIAL) == 1 and VIAL in henryk.hand for henryk in henryks)
    assert any(henryk.cards.count(VIAL) == 1 and VIAL in henryk.used for henryk in henryks)
    said = [option.describe() for option in table.questions[HENRYK].options]
    assert len(set(said)) == len(said), "and the two can be told apart"
    for place in (f"hand/{VIAL}", f"used/0/{VIAL}"):
        assert taverna.why(table, HENRYK, place) is None


@pytest.mark.rule("BB-UPGRADE-09")
def test_hunters_dream_can_never_be_removed() -> None:
    table = position(holds={HENRYK: [BLADES, VIAL]}, available=[GLAIVE])
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    table.answer(HENRYK, GLAIVE)
    assert DREAM not in asked(table)[HENRYK]
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(HENRYK, DREAM)
    assert refused.value.clause == "BB-UPGRADE-09"


@pytest.mark.rule("BB-UPGRADE-08", "BB-UPGRADE-09")
def test_however_many_upgrades_come_nobody_has_eight_cards_or_loses_the_dream() -> None:
    deck = ["church-maul", "church-maul", GLAIVE, GLAIVE, VIAL, VIAL]
    offered = ["scattergun", "scattergun", "long-rifle", "long-rifle", "fire-flask"]
    table = position(seats=5, monster="headless-cardinal", deck=deck, available=offered)
    for _ in range(150):
        if table.over:
            break
        for seat in list(table.questions):
            options = asked(table)[seat]
            table.answer(seat, DREAM if DREAM in options else options[0])
        for cards in each(table, "cards"):
            assert len(cards) <= 7 or "remove-card" in prompts(table).values()
            assert cards.count(DREAM) == 1
    assert events(table, ev.RemovedCard)
