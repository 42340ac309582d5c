"""What the Mission page says: rules that stand, and what it has to say about a door, a Pillar, an Enemy (pp. 40-50).

Plain facts, worked out from the page and from what lies on the table; nothing here changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from ..records.missions import (
    ChamberOpened,
    Dormant,
    EnemyLeaves,
    HideTokens,
    LeverPulled,
    Locked,
    Orders,
    Pillars,
    StageGate,
    StageReached,
    Untouchable,
    When,
    ZoneEntered,
)
from ..state import Enemy, Pillar, Table

R = TypeVar("R")
OBJECTIVES = ("artifact", "lair", "library")  # tokens that can be picked up


# -- reading the page ------------------------------------------------------------------------------------------------
def rules(g: Table, kind: type[R]) -> list[tuple[R, str]]:
    """The standing rules of one kind, each with its clause."""
    found: list[tuple[R, str]] | None = g.page.get(kind)
    if found is None:
        found = g.page[kind] = [(kept.rule, kept.clause or "") for kept in g.quest.rules if type(kept.rule) is kind]
    return found


def stands(g: Table, kind: type) -> bool:
    """Whether such a rule stands in this Mission."""
    return bool(rules(g, kind))


def whens(g: Table, kind: type[R]) -> list[tuple[int, When, R]]:
    """What happens by triggers of one kind: (number, rule, trigger)."""
    found: list[tuple[int, When, R]] | None = g.page.get(kind)
    if found is None:
        found = [(n, when, when.trigger) for n, when in enumerate(g.quest.happens) if type(when.trigger) is kind]
        g.page[kind] = found
    return found


def can_be_picked(g: Table, at: str, mark: str) -> bool:
    """Artifact, Lair and Library tokens, but for levers and marked places (MD-TOKEN-01, MD-PICK-08)."""
    free: set[tuple[str, str]] | None = g.page.get("free tokens")
    if free is None:
        free = {(t.zone, t.mark) for t in g.quest.tokens if t.token in OBJECTIVES and not t.fixed}
        g.page["free tokens"] = free
    return (at, mark) in free


def orders(g: Table, enemy: Enemy) -> Orders | None:
    """How an Enemy is Activated, if the Mission says so: rules for its own mark before those for all."""
    found = None
    for rule, _ in rules(g, Orders):
        if rule.mark is None and found is None:
            found = rule
        elif rule.mark is not None and rule.mark == enemy.mark:
            return rule
    return found


def dormant(g: Table, enemy: Enemy) -> bool:
    """Whether an Enemy is not Activated yet (MD-M06-07, MD-M08-07, MD-M10-10, MD-M10-18)."""
    if not enemy.mark:
        return False
    for rule, _ in rules(g, Dormant):
        if rule.mark != enemy.mark:
            continue
        zone = g.map.zones[enemy.home or enemy.at]
        if rule.until == "opened" and zone.chamber is not None and zone.chamber not in g.chambers:
            return True
        if rule.until == "pillars":
            for pillar in g.pillars:
                if pillar.mark == rule.pillars and g.map.zones[pillar.at].tile == zone.tile:
                    return True
    return False


def awake(g: Table, ids: Iterable[int]) -> list[int]:
    """Of these Enemies those that are still on the board and can be Activated."""
    there = g.enemies
    if not rules(g, Dormant):
        return [id for id in ids if id in there]
    return [id for id in ids if id in there and not dormant(g, there[id])]


def untouchable(g: Table, enemy: Enemy) -> str | None:
    """The clause by which Heroes can neither attack nor damage an Enemy (MD-M05-11)."""
    if enemy.mark:
        for rule, clause in rules(g, Untouchable):
            if rule.mark == enemy.mark:
                return clause or "MD-FIGHT-02"
    return None


def pillar_rule(g: Table, pillar: Pillar) -> Pillars | None:
    """What a Pillar is in this Mission."""
    for rule, _ in rules(g, Pillars):
        if rule.mark == pillar.mark:
            return rule
    return None


def blocked(g: Table, at: str) -> str | None:
    """The clause by which Heroes cannot move or attack through a Zone: a Pillar stands in it (MD-M08-05, MD-M10-17)."""
    if g.pillars:
        for pillar in g.pillars:
            if pillar.at == at:
                for rule, clause in rules(g, Pillars):
                    if rule.mark == pillar.mark and rule.blocks:
                        return clause or "MD-M08-05"
    return None


def locked(g: Table, door: str) -> str | None:
    """The clause by which Heroes cannot open a door (MD-M06-10, MD-M07-06)."""
    for rule, clause in rules(g, Locked):
        if rule.door == door and (rule.key is None or g.picked.get(rule.key, 0) < rule.amount):
            return clause or "MD-DOOR-14"
    return None


def gated(g: Table, start: str, to: str) -> str | None:
    """The clause by which Heroes cannot take stairs yet (MD-M10-06)."""
    for there, id in g.map.stairs.get(start, ()):
        if there == to:
            for rule, clause in rules(g, StageGate):
                if rule.stairs == id and not g.killed.get(rule.killed):
                    return clause or "MD-M10-06"
    return None


def token_count(g: Table, mark: str) -> int:
    """How many tokens of a mark that can be picked up the page lays out, face up or down."""
    laid = sum(can_be_picked(g, token.zone, token.mark) for token in g.quest.tokens if token.mark == mark)
    for when in g.quest.happens:
        for deed in when.does:
            if isinstance(deed, HideTokens):
                laid += sum(token.mark == mark for token in deed.tokens)
    return laid


def watches_steps(g: Table) -> bool:
    """Whether the Mission minds where Heroes go at all."""
    found: bool | None = g.page.get("steps")
    if found is None:
        found = g.page["steps"] = bool(whens(g, ZoneEntered) or whens(g, StageReached) or g.map.stairs)
    return found


def needs_door_card(g: Table, zones: Iterable[str]) -> bool:
    """Whether a Chamber opened for the first time has a Door card drawn (MD-DOOR-14, MD-M06-11, MD-M10-15)."""
    return not any(trigger.zone in zones and not trigger.door_card for _, _, trigger in whens(g, ChamberOpened))


def levers_held(g: Table, mark: str) -> bool:
    """A Hero in the Zone of each lever; with one Hero in the game, of one (MD-M07-03, MD-M07-06)."""
    levers = [at for at, marks in g.tokens.items() if mark in marks]
    held = [at for at in levers if g.heroes_at(at)]
    return bool(levers) and (len(held) == len(levers) or (g.party == 1 and bool(held)))


def levers_at(g: Table, at: str) -> list[str]:
    """Marks of levers in a Zone that an Action can pull (MD-M10-19)."""
    return [t.mark for _, _, t in whens(g, LeverPulled) if t.mark in g.tokens.get(at, ())]


def leaves_map(g: Table, enemy: Enemy) -> bool:
    """Whether the Mission has a rule for this Enemy moving out of the Exit Zone."""
    return bool(enemy.mark) and any(trigger.mark == enemy.mark for _, _, trigger in whens(g, EnemyLeaves))
