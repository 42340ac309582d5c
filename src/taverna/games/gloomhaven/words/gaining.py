"""Words that gain or lose: loot, money, experience, elements, cards and items regained."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.ask import Ask, Flow

from ..records.abilities import Gain, Infuse, Loot, LoseCards, Money, Recover, Refresh
from ..records.lexicon import ABILITIES
from ..rules import acting, elements, experience, extras, figures, items, loot, perform, sums, targets, zones
from ..rules.acting import STOP, Action, decide, wanted
from ..state import Character, Table, key
from . import common


@ABILITIES.performed(Loot)
def looting(g: Table, act: Action, one: Loot) -> Flow:
    gains = yield from common.gains_of(g, act, one)
    who = g.figures[act.who]
    range = one.range + gains.plus
    if who.at is None or not loot.around(g, who.at, range) or not (yield from wanted(g, act, one)):
        return False
    done = yield from pick_up(g, act, one, range)
    yield from perform.settle(g, act, gains)
    return done


@ABILITIES.performed(Money)
def money(g: Table, act: Action, one: Money) -> Flow:
    if g.figures[act.who].kind != "character":
        return False
    g.character(act.who).money += sums.value(g, one.value, g.figures[act.who], None, act)
    return True
    yield


@ABILITIES.performed(Infuse)
def infuse(g: Table, act: Action, one: Infuse) -> Flow:
    """An element made as an ability: compulsory (GH-ELEM-02)."""
    yield from elements.infuse(g, act, one.elements)
    return True


@ABILITIES.performed(Gain)
def gain(g: Table, act: Action, one: Gain) -> Flow:
    if g.figures[act.who].kind == "character":
        experience.gain_xp(g, g.character(act.who), sums.value(g, one.xp, g.figures[act.who], None, act))
    return True
    yield


def pick_up(g: Table, act: Action, ability: Loot, range: int) -> Flow:
    """Loot X: everything in range; with a limit, what the player picks (GH-LOOT-01)."""
    who = g.figures[act.who]
    assert who.at is not None
    there = loot.around(g, who.at, range)
    if who.kind == "monster":
        there = [a for a in there if g.money.get(key(a))]  # GH-MLOOT-02, GH-MLOOT-04
    if not there:
        return False
    things = sum(g.money.get(key(a), 0) + (key(a) in g.treasures) for a in there)
    if ability.most is None or things <= ability.most:
        yield from loot.take(g, act.who, there)
        return True
    left = ability.most
    while left > 0:
        options = [("at", *a) for a in there]
        picked = options[0]
        if len(options) > 1:
            picked = yield from decide(g, act.seat, "loot", options)
        at = (picked[1], picked[2])
        yield from loot.take(g, act.who, [at], one=True)
        left -= 1
        there = [a for a in there if g.money.get(key(a)) or key(a) in g.treasures]
    return True


# -- cards and items regained ----------------------------------------------------------------------------------------
@ABILITIES.performed(Recover)
def recover(g: Table, act: Action, one: Recover) -> Flow:
    """Cards back to hand at once, those in the active area included (GH-RECOVER-01, GH-BONUS-10); never one that
    cannot be recovered (GH-RECOVER-02)."""
    gained = yield from elements.augments(g, act, one)
    gains = extras.gathered(g, [*one.extras, *gained], g.figures[act.who], act)
    most = None if one.most is None else one.most + gains.plus
    part = one if one.most is None else None  # else the cards are picked one by one, or none
    chosen = yield from targets.concerned(g, act, one.whom, None, "affect", part=part)
    done = False
    for id in chosen:
        figure = g.figures[id]
        if figure.kind != "character":
            continue
        mat = owner = g.character(id)
        if one.of_neighbour:
            near = [f.id for f in figures.allies(g, figure) if f.kind == "character" and figures.adjacent(g, f, figure)]
            if not near:
                continue
            owner = g.character(near[0] if len(near) == 1 else (yield from decide(g, figure.seat, "affect", near)))
        done = (yield from regain(g, mat, one.kind, most, owner)) or done
        for _ in range(one.then_lose):
            yield from lose_one(g, mat)
    if done:
        yield from perform.settle(g, act, gains)
    return done


def regain(g: Table, mat: Character, kind: str, most: int | None, owner: Character) -> Flow:
    """Up to so many cards of a pile to hand, as the player picks: one's own, or those of the `owner`. With None all of
    them; but those in the active area may stay there (GH-BONUS-10)."""
    done = 0
    if most is None:
        for card in zones.recoverable(g, owner, kind):
            if card not in owner.active:
                zones.back(g, mat, card, owner)
                done += 1
        most = len(owner.active) + done
    while done < most:
        there = zones.recoverable(g, owner, kind)
        if not there:
            break
        options = acting.explained([*there, STOP], lambda: zones.unreached(g, owner, kind))
        answer = yield Ask(mat.seat, "recover", options, {"kind": kind, "left": most - done})
        if answer == STOP:
            break
        zones.back(g, mat, answer, owner)
        done += 1
    return done > 0


def lose_one(g: Table, mat: Character) -> Flow:
    """A card from hand, or if there is none a discarded one, is lost."""
    if not mat.hand and not mat.discarded:
        return
    from_hand = bool(mat.hand)
    card = yield Ask(mat.seat, "lose-card", lambda: list(mat.hand if from_hand else mat.discarded))
    if from_hand:
        g.chance.reveal()
    zones.to_lost(g, mat, card)


@ABILITIES.performed(LoseCards)
def lose_cards(g: Table, act: Action, one: LoseCards) -> Flow:
    """It may not be declined (GH-TURN-07)."""
    mat = g.character(act.who)
    for _ in range(one.value):
        yield from lose_one(g, mat)
    return True


@ABILITIES.performed(Refresh)
def refresh(g: Table, act: Action, one: Refresh) -> Flow:
    """Spent or consumed items back to use (GH-RECOVER-03, GH-RECOVER-04)."""
    part = one if one.most is None else None  # else the items are picked one by one, or none
    chosen = yield from targets.concerned(g, act, one.whom, None, "affect", part=part)
    done = False
    for id in chosen:
        if g.figures[id].kind != "character":
            continue
        mat = g.character(id)
        left = one.most
        while left is None or left > 0:
            there = [
                item
                for item in ([*mat.spent] if one.kind == "spent" else [*mat.consumed])
                + ([*mat.spent] if one.kind == "any" else [])
                if (one.slot is None or g.content.items[item].slot == one.slot)
                and not (item in mat.consumed and g.content.items[item].unrecoverable)
                and item != act.source.card
            ]
            if not there:
                break
            if left is None:
                for item in there:
                    items.refresh(g, mat, item)
                done = True
                break
            listed: list[Any] = [*(("item", item) for item in there), STOP]
            answer = yield Ask(mat.seat, "refresh", acting.explained(listed, partial(spoilt, g, mat, there)))
            if answer == STOP:
                break
            items.refresh(g, mat, answer[1])
            left -= 1
            done = True
    return done


def spoilt(g: Table, mat: Character, there: list[str]) -> list[tuple[Any, str]]:
    """The spent and consumed items that it does not reach, and why (GH-RECOVER-02, GH-RECOVER-04)."""
    known = g.content.items
    others = [item for item in (*mat.spent, *mat.consumed) if item not in there]
    marked = [item for item in others if item in mat.consumed and known[item].unrecoverable]
    return [(("item", item), "GH-RECOVER-02" if item in marked else "GH-RECOVER-04") for item in others]
