"""What cannot be done between scenarios is refused with the clause that forbids it."""

from __future__ import annotations

import ast
import inspect
import re
from typing import Any

import pytest

from taverna.core.errors import IllegalAnswer
from taverna.core.table import Table
from taverna.core.words import LANGS
from taverna.games.gloomhaven.campaign import enhancing, offers, shop, travel
from taverna.games.gloomhaven.campaign.world import World

from .evenings import CONTENT, GAME, evening, hero, leave, say

DEAR = next(id for id, item in CONTENT.items.items() if item.prosperity == 1 and item.cost == 30)
LATER = next(id for id, item in CONTENT.items.items() if item.prosperity == 2)


def refused(t: Table, answer: str, clause: str, seat: int = 0) -> None:
    """An answer that is not on offer, and the clause that forbids it; nothing has changed."""
    before = t.digest()
    with pytest.raises(IllegalAnswer) as error:
        t.answer(seat, answer)
    assert error.value.clause == clause, answer
    why = t.why(seat, answer)
    assert why is not None and why.clause == clause and all(why.text(lang) for lang in LANGS)
    assert t.digest() == before


def set_up(**values: Any) -> Any:
    def change(world: World) -> None:
        for name, value in values.items():
            setattr(world.member(0), name, value)

    return change


@pytest.mark.rule("GH-SHOP-01", "GH-SHOP-05", "GH-SHOP-08", "GH-SHOP-10", "GH-EQUIP-08")
def test_purchases_and_sales() -> None:
    t = evening(change=set_up(gold=29), classes=("brute", "tinkerer"), kit=True)
    mine, theirs = hero(t).items[0], next(item for item in hero(t, 1).items if item not in hero(t).items)
    refused(t, f"buy,{DEAR}", "GH-SHOP-01")
    refused(t, f"buy,{LATER}", "GH-SHOP-08")
    refused(t, f"buy,{mine}", "GH-EQUIP-08")
    refused(t, f"sell,{theirs}", "GH-SHOP-05")

    def sold_out(world: World) -> None:
        world.member(0).gold = 100
        world.released[DEAR] = 1
        world.member(1).items.append(DEAR)

    refused(evening(change=sold_out), f"buy,{DEAR}", "GH-SHOP-10")


@pytest.mark.rule("GH-DONATE-01", "GH-CITY-01", "GH-PROSP-04", "GH-RETIRE-01", "GH-RETIRE-14")
def test_deeds_in_the_city() -> None:
    t = evening(change=set_up(gold=20))
    say(t, "donate")
    refused(t, "donate", "GH-DONATE-01")
    refused(evening(change=set_up(gold=9)), "donate", "GH-DONATE-01")
    refused(t, "catch-up", "GH-PROSP-04")
    refused(t, "retire", "GH-RETIRE-01")
    refused(evening(change=set_up(quests=[])), "retire", "GH-RETIRE-14")
    say(t, "event", "a")
    while (seat := next(iter(t.questions))) is not None and t.questions[seat].prompt != "city":
        t.answer(seat, t.questions[seat].options[0].id)
    refused(t, "event", "GH-CITY-01", seat)


@pytest.mark.rule("GH-QUEST-01", "GH-LVLUP-01", "GH-LVLUP-04", "GH-LVLUP-05", "GH-LVLUP-06")
def test_what_must_be_done_first() -> None:
    fresh = evening(quests=False)
    refused(fresh, "ready", "GH-QUEST-01")
    refused(fresh, next(id for id in CONTENT.quests if id not in hero(fresh).quests), "GH-QUEST-01")
    t = evening(change=set_up(xp=46), classes=("brute", "tinkerer"))
    refused(t, "ready", "GH-LVLUP-01")
    refused(t, f"buy,{DEAR}", "GH-LVLUP-01")
    for level in (1, 3):  # had already; above the new level
        refused(t, next(id for id in CONTENT.cards_of["brute"] if CONTENT.cards[id].level == level), "GH-LVLUP-04")
    say(t, t.questions[0].options[0].id)
    refused(t, "ready", "GH-LVLUP-05")
    single = next(n for n, perk in enumerate(CONTENT.classes["brute"].perks) if perk.boxes == 1)
    marked = evening(change=set_up(perks={str(single): 1}, perks_due=1), classes=("brute", "tinkerer"))
    refused(marked, str(single), "GH-LVLUP-06")


@pytest.mark.rule("GH-CREATE-04", "GH-BOX-01", "GH-GAME-03", "GH-RETIRE-02")
def test_who_may_take_a_seat() -> None:
    def one_retired(world: World) -> None:
        world.prosperity = 4
        world.heroes["hero-9"] = type(world.member(0))(id="hero-9", what="mindthief", fate="retired")

    t = evening(change=one_retired, classes=("brute", "tinkerer"))
    say(t, "another")
    refused(t, "mindthief,3", "GH-CREATE-04")
    refused(t, "tinkerer,1", "GH-GAME-03")
    refused(t, "sunkeeper,1", "GH-BOX-01")
    refused(t, "waiting,hero-9", "GH-RETIRE-02")


@pytest.mark.rule("GH-CAMP-02", "GH-CAMP-03", "GH-CASUAL-01", "GH-MAP-02", "GH-VISIT-01")
def test_where_the_party_may_go() -> None:
    def known(world: World) -> None:
        world.open += ["barrow-lair", "inox-encampment"]
        world.done.append("black-barrow")

    t = evening(change=known)
    leave(t)
    refused(t, "black-barrow", "GH-CAMP-03")
    refused(t, "barrow-lair", "GH-CAMP-02")  # First Steps is missing
    refused(t, "diamond-mine", "GH-MAP-02")
    refused(t, "casual,diamond-mine", "GH-CASUAL-01")
    refused(t, f"buy,{DEAR}", "GH-VISIT-01")
    assert t.why(0, "casual,black-barrow") is None and t.why(0, "inox-encampment") is None


@pytest.mark.rule(
    "GH-ENH-01", "GH-ENH-02", "GH-ENH-03", "GH-ENH-05", "GH-ENH-06", "GH-ENH-08", "GH-ENH-18", "GH-ENH-22", "GH-ENH-23"
)
def test_enhancements() -> None:
    def spot_of(line: str, kind: type, but: str = "") -> tuple[str, str]:
        for id in CONTENT.cards_of["brute"]:
            card = CONTENT.cards[id]
            if id == but:
                continue
            for at in enhancing.spots(card, CONTENT.summons):
                if at.line == line and isinstance(getattr(card, at.half).do[at.nth], kind) and card.level <= 1:
                    return id, f"enhance,{id},{at.half},{at.nth},{at.line},{at.spot}"
        raise AssertionError(line)

    from taverna.games.gloomhaven.records.abilities import Attack, Move

    attack, on_attack = spot_of("value", Attack)
    _, on_move = spot_of("value", Move, attack)

    def able(world: World) -> None:
        world.achievements.append("the-power-of-enhancement")
        world.member(0).gold = 500

    classes = ("brute", "tinkerer")
    refused(evening(change=set_up(gold=500), classes=classes), f"{on_attack},+1", "GH-ENH-01")
    t = evening(change=able, classes=classes)
    assert t.why(0, f"{on_attack},+1") is None
    refused(t, f"{on_attack},stun", "GH-ENH-22")
    refused(t, f"{on_attack},jump", "GH-ENH-09")
    refused(t, f"{on_attack},bless", "GH-ENH-07")
    refused(t, f"{on_move},poison", "GH-ENH-06")
    refused(t, f"{on_move},bless", "GH-ENH-08")
    above = next(id for id in CONTENT.cards_of["brute"] if CONTENT.cards[id].level == 2)
    at = next(iter(enhancing.spots(CONTENT.cards[above], CONTENT.summons)))
    refused(t, f"enhance,{above},{at.half},{at.nth},{at.line},{at.spot},+1", "GH-ENH-02")
    say(t, f"{on_attack},+1")
    assert [one.card for one in t.state.world.enhancements] == [attack]
    refused(t, f"{on_attack},poison", "GH-ENH-23")
    refused(t, f"{on_move},+1", "GH-ENH-18")  # prosperity 1: one card

    def poor(world: World) -> None:
        able(world)
        world.member(0).gold = 49

    refused(evening(change=poor, classes=classes), f"{on_attack},+1", "GH-ENH-03")


@pytest.mark.parametrize("module", [enhancing, offers, shop, travel])
def test_every_reason_can_be_read_in_three_languages(module: Any) -> None:
    state = evening().state
    said = {
        node.value
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"GH-[A-Z]+-\d+", node.value)
    }
    assert said
    for lang in LANGS:
        words = GAME.words(lang, state)
        assert [clause for clause in said if not words.has(f"why-{clause.lower()}")] == []
