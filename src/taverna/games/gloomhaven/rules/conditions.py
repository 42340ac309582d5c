"""Conditions: gained, renewed, worn off (GH-COND-01..08 and the clauses of each)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from taverna.core.ask import Flow

from ..events import ConditionEnded, ConditionGained, Healed, ModifierAdded
from ..records.abilities import NEGATIVE, Condition
from ..state import Figure, Table
from . import dormant, figures, moments, worn

PASSING: tuple[Condition, ...] = ("immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")
"""They end at the end of the figure's next turn."""

CURSES = 10  # for the monsters' deck; as many again for all characters together (GH-CURSE-03, -05, -07)
BLESSINGS = 10  # for all decks together (GH-BLESS-04)


def gain(g: Table, id: str, condition: Condition, by: str = "") -> Flow:
    """A figure gains a condition; something of a character's may avert a negative one. `by`: whose doing it is."""
    figure = g.figures.get(id)
    if figure is None or figure.at is None or condition in figures.immune(g, figure):
        return
    if figure.kind == "monster" and dormant.faded(g, figure):
        return
    condition = worn.turned(g, figure, condition)
    if figure.kind == "character" and condition in NEGATIVE:
        due = moments.ConditionDue(g.character(id), condition)
        yield from moments.happens(g, due)
        if due.averted:
            return
    give(g, figure, condition, by)
    if g.board.touchy:
        yield from moments.happens(g, moments.Touched(id))
    if condition == "curse" and g.bonuses:
        moments.note(g, moments.CurseGiven(by, id))


def give(g: Table, figure: Figure, condition: Condition, by: str = "") -> None:
    """Each condition once; gained again it lasts anew (GH-COND-02, GH-COND-03). Curse and Bless go into the deck. A
    Wound is the doing of the character who gave it last (GH-WOUND-04)."""
    if condition in figures.immune(g, figure):
        return
    if condition == "curse" or condition == "bless":
        shuffle_in(g, figure, condition)
        return
    figure.conditions[condition] = g.turn == figure.id
    if condition == "wound":
        giver = figures.credited(g, by)
        figure.wounded_by = "" if giver is None else giver.id
    if g.heard:
        g.emit(ConditionGained(figure=figure.id, condition=condition))


def each_once(found: Iterable[Condition]) -> list[Condition]:
    """Each condition once (GH-COND-02); but every Curse and Bless brings a card of its own (GH-COND-01)."""
    kept: list[Condition] = []
    for condition in found:
        if condition in ("curse", "bless") or condition not in kept:
            kept.append(condition)
    return kept


def shuffle_in(g: Table, figure: Figure, card: str) -> None:
    """A Curse or Bless card joins the draw pile, if the supply has one (GH-CURSE-01, -04, -05, -07, GH-BLESS-01, -04).
    A draw pile is a bag: nothing more needs to be shuffled."""
    if card == "bless":
        there = g.monster_deck.count(card) + sum(mat.deck.count(card) for mat in g.characters)
        if there >= BLESSINGS:
            return
    mat = figures.owner(g, figure)
    if mat is None:
        if card == "curse" and g.monster_deck.count(card) >= CURSES:
            return
        g.monster_deck.append(card)
    else:
        if card == "curse" and sum(one.deck.count(card) for one in g.characters) >= CURSES:
            return
        mat.deck.append(card)
    g.emit(ModifierAdded(figure=figure.id, card=card))


def forbids(g: Table, figure: Figure, condition: Literal["stun", "disarm"]) -> bool:
    """Whether Stun or Disarm keeps a figure from what it would do now: always, or by another reading in its own turn
    (GH-STUN-01, GH-DISARM-01)."""
    return condition in figure.conditions and (g.options.held_back == "always" or g.turn == figure.id)


def end(g: Table, figure: Figure, condition: Condition) -> None:
    if condition in figure.conditions:
        del figure.conditions[condition]
        if g.heard:
            g.emit(ConditionEnded(figure=figure.id, condition=condition))


def wear_off(g: Table, figure: Figure) -> None:
    """At the end of a figure's turn: those that it had before the turn began (GH-IMMOB-02 and the like)."""
    for condition, fresh in list(figure.conditions.items()):
        if fresh:
            figure.conditions[condition] = False
        elif condition in PASSING:
            end(g, figure, condition)


def heal(g: Table, figure: Figure, amount: int) -> int:
    """Hit points restored: none to the poisoned, who lose Poison instead; Wound goes too (GH-POISON-02, GH-WOUND-02,
    GH-WOUND-03); never above the maximum (GH-HEAL-04, GH-HEAL-05)."""
    poisoned = "poison" in figure.conditions
    end(g, figure, "wound")
    if poisoned:
        end(g, figure, "poison")
        return 0
    most = figure.max_hp
    if g.bonuses:
        now = moments.BeingHealed(figure, amount, most)
        moments.note(g, now)
        amount, most = now.amount, now.most
    healed = max(0, min(amount, most - figure.hp))
    figure.hp += healed
    if healed:
        g.emit(Healed(figure=figure.id, hp=healed))
    return healed
