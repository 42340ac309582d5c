"""What is not on offer in a scenario, the clause that says why, and limits that only show at the edge."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from seats import Seats
from table import Table

import taverna
from taverna.games.gloomhaven.records.abilities import (
    Ability,
    Afflict,
    Area,
    Attack,
    Heal,
    Recover,
    Refresh,
    Shove,
    Whom,
)
from taverna.games.gloomhaven.rules import initiative, perform, pushing
from taverna.games.gloomhaven.state import Bonus

ROW = Area(hexes=((0, 0), (1, 0)))


def asked(t: Table, ability: Ability, *answers: Any) -> Any:
    """The question that comes up after these answers."""
    flow = perform.action(t.g, "h0", (ability, Heal(value=1)))
    ask = flow.send(None)
    for answer in answers:
        ask = flow.send(answer)
    return ask


def refused(ask: Any) -> dict[Any, str]:
    """As `why` finds it: the first reason."""
    found: dict[Any, str] = {}
    for value, clause in ask.options.refused():
        found.setdefault(value, clause)
    return found


@pytest.mark.rule("GH-HEAL-01", "GH-HEAL-02", "GH-LOS-05")
def test_whom_a_heal_does_not_reach() -> None:
    t = Table("brute", {"a": (1, 0)}, allies=[(-1, 0), (-3, 0), (7, 0)], both_rooms=True)
    ask = asked(t, Heal(value=2, range=2))
    assert list(ask.made()) == ["h0", "h1", "stop"]
    why = refused(ask)
    assert why["a"] == "GH-HEAL-01" and why["h2"] == "GH-HEAL-02" and why["h3"] == "GH-HEAL-02"


@pytest.mark.rule("GH-TARGET-03", "GH-INVIS-05", "GH-EFFECT-04")
def test_whom_a_condition_without_an_attack_does_not_reach() -> None:
    foes = {"a": (1, 0), "b": (0, 1), "c": (3, 0)}
    t = Table("brute", foes, allies=[(-1, 0)], conditions={"b": ["invisible"]})
    ask = asked(t, Afflict(conditions=("muddle",)))
    assert list(ask.made()) == ["a", "stop"]
    why = refused(ask)
    assert why == {"h0": "GH-TARGET-03", "h1": "GH-TARGET-03", "b": "GH-INVIS-05", "c": "GH-EFFECT-04"}
    ask = asked(t, Afflict(conditions=("strengthen",), range=3, whom=Whom(side="ally")))
    assert refused(ask) == {"h0": "GH-TURN-08", "a": "GH-TURN-09", "b": "GH-TURN-09", "c": "GH-TURN-09"}


@pytest.mark.rule("GH-AOE-05", "GH-AOE-08", "GH-INVIS-05")
def test_whom_no_placement_of_an_area_catches() -> None:
    foes = {"a": (2, 0), "b": (0, 2), "c": (4, -4)}
    t = Table("brute", foes, allies=[(1, 0)], conditions={"b": ["invisible"]})
    why = refused(asked(t, Attack(value=1, range=2, area=ROW)))
    assert why == {"h0": "GH-AOE-08", "h1": "GH-AOE-08", "b": "GH-INVIS-05", "c": "GH-AOE-05"}


@pytest.mark.rule("GH-TARGET-02", "GH-ATK-05")
def test_whom_an_attack_on_all_neighbours_leaves_out() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1), "c": (3, 0)})
    ask = asked(t, Attack(value=1, whom=Whom(count="all")))
    assert refused(ask)["c"] == "GH-ATK-05"
    ask = asked(t, Attack(value=1, whom=Whom(count="all")), "a")
    assert refused(ask)["a"] == "GH-TARGET-02"


@pytest.mark.rule("GH-PUSH-01", "GH-PUSH-05")
def test_where_a_push_does_not_lead() -> None:
    t = Table("brute", {"a": (1, 0), "b": (2, 0)}, obstacles=[(2, -1)])
    ask = asked(t, Shove(value=1), "a")
    assert ask.prompt == "push"
    why = refused(ask)
    assert why["to", 2, 0] == "GH-PUSH-05" and why["to", 2, -1] == "GH-PUSH-05"
    assert why["to", 0, 1] == "GH-PUSH-01"
    assert all(value not in why for value in ask.made().values())


@pytest.mark.rule("GH-RECOVER-02", "GH-RECOVER-04")
def test_what_a_recovery_does_not_reach() -> None:
    t = Table("spellweaver")
    marked = next(
        card.id
        for card in t.g.content.cards.values()
        if card.owner == "spellweaver" and (card.top.unrecoverable or card.bottom.unrecoverable)
    )
    t.me.lost[:] = [marked, "fire-orbs"]
    t.me.discarded[:] = ["frost-armor"]
    ask = asked(t, Recover(kind="lost", most=2))
    assert list(ask.made()) == ["fire-orbs", "stop"]
    assert refused(ask) == {marked: "GH-RECOVER-02", "frost-armor": "GH-RECOVER-04"}
    why = refused(asked(t, Recover(kind="discarded", most=2)))
    assert why == {marked: "GH-RECOVER-04", "fire-orbs": "GH-RECOVER-04"}


@pytest.mark.rule("GH-RECOVER-04")
def test_what_a_refresh_does_not_reach() -> None:
    t = Table("brute")
    t.me.items[:] = ["amulet-of-life", "minor-healing-potion"]
    t.me.spent[:], t.me.consumed[:] = ["amulet-of-life"], ["minor-healing-potion"]
    ask = asked(t, Refresh(kind="consumed", most=1))
    assert refused(ask) == {("item", "amulet-of-life"): "GH-RECOVER-04"}


@pytest.mark.rule("GH-RECOVER-02")
def test_an_item_that_cannot_be_refreshed_stays_consumed(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table("brute")
    marked = "minor-stamina-potion"
    known = t.g.content.items
    monkeypatch.setitem(known, marked, msgspec.structs.replace(known[marked], unrecoverable=True))
    t.me.items[:] = t.me.consumed[:] = [marked, "minor-healing-potion"]
    ask = asked(t, Refresh(kind="consumed", most=2))
    assert list(ask.made()) == ["item,minor-healing-potion", "stop"]
    assert refused(ask) == {("item", marked): "GH-RECOVER-02"}
    t.act("h0", Refresh(kind="consumed"))
    assert t.me.consumed == [marked]


# -- the shop before a scenario --------------------------------------------------------------------------------------
FOUR = ("tinkerer", "scoundrel", "cragheart", "mindthief")


@pytest.mark.rule("GH-SHOP-10", "GH-EQUIP-15", "GH-EQUIP-05", "GH-EQUIP-08")
def test_of_an_item_only_so_many_can_be_bought_as_there_are_copies() -> None:
    s = Seats(4, classes=FOUR, items="shop", character_level=2)
    for seat in (0, 1):
        s.at("buy", seat=seat).do(seat, "boots-of-striding")
        assert s.why(seat, "item/boots-of-striding") == "GH-EQUIP-08"
        assert s.why(seat, "item/winged-shoes") == "GH-EQUIP-05"
        assert s.why(seat, "item/piercing-bow") == "GH-SHOP-01", "25 gold are left"
        s.do(seat, "done")
    s.at("buy", seat=2)
    assert "boots-of-striding" not in s.offers(2) and "winged-shoes" in s.offers(2)
    assert s.why(2, "item/boots-of-striding") == "GH-SHOP-10"
    assert s.why(2, "item/minor-cure-potion") == "GH-SHOP-06"


@pytest.mark.rule("GH-SHOP-10")
def test_the_suggested_items_too_are_no_more_than_there_are() -> None:
    s = Seats(4, classes=FOUR, items="suggested").at("leading")
    assert [mat.seat for mat in s.g.characters if "boots-of-striding" in mat.items] == [0, 1]
    assert "minor-power-potion" in s.g.characters[3].items


# -- areas and recoveries --------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-AOE-06", "GH-AOE-05")
def test_an_area_of_a_character_spares_whom_it_does_not_see() -> None:
    t = Table("brute", {"a": (6, 0), "b": (6, 1)}, at=(3, 1), both_rooms=True)
    ask = asked(t, Attack(value=2, range=3, area=ROW))
    assert refused(ask)["b"] == "GH-AOE-06"
    laid = [value for value in ask.made().values() if value[0] == "area"]
    assert len(laid) == 1, "wherever the pattern lies, the one behind the wall is not attacked"
    t.act("h0", Attack(value=2, range=3, area=ROW), answers=laid)
    assert t.took == {"a": 2}


@pytest.mark.rule("GH-RECOVER-01", "GH-BONUS-08", "GH-BONUS-10")
def test_a_recovery_reaches_cards_of_the_active_area_that_count_as_of_its_kind() -> None:
    t = Table("brute").bottom("brute-force", "stop", "perform")
    assert t.zone("brute-force") == "active" and t.shield() > 0
    t.act("h0", Recover(kind="discarded", most=1), answers=["brute-force"])
    assert t.zone("brute-force") == "hand" and t.shield() == 0, "what it did is over"
    t = Table("spellweaver").bottom("frost-armor")
    t.me.discarded[:] = ["fire-orbs"]
    ask = asked(t, Recover(kind="discarded", most=1))
    assert list(ask.made()) == ["fire-orbs", "stop"] and refused(ask)["frost-armor"] == "GH-RECOVER-04"
    t.act("h0", Recover(kind="lost", most=1), answers=["frost-armor"])
    assert t.zone("frost-armor") == "hand" and not t.g.bonuses


@pytest.mark.rule("GH-AOE-10", "GH-AOE-05")
def test_the_hex_that_brings_a_pattern_into_range_may_be_wall() -> None:
    apart = Area(hexes=((0, 0), (2, 0)))
    t = Table("brute", {"a": (-4, 1)}, at=(-6, 4))  # in a corner: the only hex in range that helps is (-6, 3), a wall
    laid = [value for value in asked(t, Attack(value=2, range=1, area=apart)).made().values() if value[0] == "area"]
    t.act("h0", Attack(value=2, range=1, area=apart), answers=laid)
    assert t.took == {"a": 2}
    t = Table("brute", {"a": (-4, 1)}, at=(-6, 4))
    t.act("h0", Attack(value=2, range=1, area=ROW))
    assert t.took == {}, "of this pattern no hex is in range"


@pytest.mark.rule("GH-AOE-03", "GH-ATK-04")
def test_an_area_with_a_grey_hex_is_melee_also_for_a_character() -> None:
    around = Area(own=(0, 0), hexes=((1, 0), (0, 1)))
    t = Table("brute", {"a": (1, 0)})
    t.me.deck[:] = ["plus-0"] * 3
    attack = Attack(value=2, range=3, area=around)
    laid = [value for value in asked(t, attack).made().values() if value[0] == "area"]
    t.act("h0", attack, answers=laid[:1])
    assert t.took == {"a": 2} and len(t.me.deck) == 2, "one card: a neighbour is no disadvantage"


@pytest.mark.rule("GH-RETAL-02", "GH-RETAL-01")
@pytest.mark.parametrize(("at", "struck"), [((1, 0), 3), ((2, 0), 2), ((3, 0), 0)])
def test_each_retaliate_reaches_as_far_as_its_own_range(at: Any, struck: int) -> None:
    t = Table("brute", {"a": at})
    for value, range in ((1, 1), (2, 2)):
        t.g.bonuses.append(
            Bonus(word="retaliate", card="", half="item", nth=-1, owner="h0", on=["h0"], value=value, range=range)
        )
    t.attack("a", "h0", 1, range=3)
    assert t.took.get("a", 0) == struck


# -- damage, initiative ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DMG-02")
@pytest.mark.parametrize(("discarded", "offered"), [(0, False), (1, False), (2, True)])
def test_one_discarded_card_is_too_few_against_damage(discarded: int, offered: bool) -> None:
    t = Table("brute")
    t.me.hand[:], t.me.discarded[:] = ["trample"], ["grab-and-go", "shield-bash"][:discarded]
    t.suffer("h0", 1, "suffer")
    assert ("discarded" in t.offered[-1]) is offered and ("hand", "trample") in t.offered[-1]


@pytest.mark.rule("GH-INIT-01")
def test_a_type_with_nobody_on_the_map_has_no_card_turned_up() -> None:
    s = Seats(classes=("brute", "tinkerer")).at("leading")
    gone = s.g.groups[0].what
    s.at("turn")
    there = {f.what for f in s.g.figures.values() if f.kind == "monster"}
    assert {group.what for group in s.g.groups if group.drawn is not None} == there
    s.at("leading")
    for id in [f.id for f in s.g.figures.values() if f.what == gone]:
        del s.g.figures[id]
    initiative.turn_up(s.g)
    assert gone not in {group.what for group in s.g.groups if group.drawn is not None}


@pytest.mark.parametrize("pull", [False, True])
@pytest.mark.rule("GH-PUSH-01", "GH-PUSH-05", "GH-PULL-01")
def test_where_nobody_can_be_forced_to_is_told_why(pull: bool) -> None:
    t = Table("brute", {"a": (2, 0), "b": (3, 0)})
    found = pushing.elsewhere(t.g, t.g.figures["a"], pull)
    assert dict(found)["to", 3, 0] == "GH-PUSH-05"
    for lang in taverna.LANGS:
        words = taverna.find("gloomhaven").words(lang, t.g)
        assert all(words(f"why-{clause.lower()}") for clause in {clause for _, clause in found})
