"""Phase 3: Rune Actions (p. 7)."""

from __future__ import annotations

from itertools import combinations

from taverna.core.ask import Ask, Flow, Offer, Value

from .. import events as ev
from ..records.terms import ATTRIBUTES, RUNES
from ..records.words import Boon, DrawCards, PlaceHero, StrengthenArmy
from ..state import Table
from ..words.boons import possible, receive, rising
from .armies import growing
from .monsters import activatable, activate_boss, activate_monster, obeys, tame
from .offers import Listed, Refused
from .realms import allied, form_alliance, realms_near_hero
from .reserve import SKIP, lowest_attributes, raise_attribute, runes_of, spend_rune, use_blessing
from .turn import free_act, free_acts, is_free_act

WAKE_BOSS = "wake-boss"
RUNE_ARMY = "rune-army"
RUNE_MONSTER = "rune-monster"
RUNE_DRAW = "rune-draw"
RUNE_HERO = "rune-hero"
RUNE_ATTRIBUTE = "rune-attribute"
RUNE_DRAW_TWO = "rune-draw-two"
# Actions that cost a set of Runes of different types
SETS = {RUNE_ARMY: 2, RUNE_MONSTER: 2, RUNE_DRAW: 2, RUNE_HERO: 2, RUNE_ATTRIBUTE: 3, RUNE_DRAW_TWO: 3}
PAYABLE: list[list[Value]] = [[act for act, cost in SETS.items() if cost <= types] for types in range(len(RUNES) + 1)]
GIVES: dict[str, Boon] = {
    RUNE_ARMY: StrengthenArmy(),
    RUNE_DRAW: DrawCards(amount=1),
    RUNE_HERO: PlaceHero(),
    RUNE_DRAW_TWO: DrawCards(amount=2),
}


def rune_actions(g: Table) -> Flow:
    """One single Rune Action or none (LR-RUNEACT-01, LR-RUNEACT-02, LR-TURN-02)."""
    seat = g.active
    while True:
        acts = actions(g, seat)
        if acts == [SKIP]:
            break
        act = yield Ask(seat, "rune-action", Listed(acts, actions, no_actions, g, seat))
        if act == SKIP:
            break
        if is_free_act(act):
            yield from free_act(g, act)
            continue
        g.acted = True
        yield from pay(g, seat, act)
        yield from perform(g, seat, act)
        break


def actions(g: Table, seat: int) -> list[Value]:
    """The nine basic Rune Actions, as far as they would do something and can be paid; what may be done besides, or
    nothing (LR-RUNEACT-03..13). Hardly anything is free."""
    acts: list[Value] = []
    if runes_of(g, seat) or g.gifts(seat).tame_marked:
        acts += [act for act in within_reach(g, seat) if refusal(g, seat, act) is None]
    acts += free_acts(g)
    acts.append(SKIP)
    return acts


def within_reach(g: Table, seat: int) -> list[Value]:
    """What is where the Hero is, and the sets of Runes one has (LR-RUNEACT-04..07)."""
    here, boss = g.players[seat].at, g.boss
    acts: list[Value] = [WAKE_BOSS] if g.beasts[boss].at == here else []
    acts += [("tame", id) for id, beast in g.beasts.items() if beast.at == here and id != boss]
    realms = realms_near_hero(g, seat)
    acts += [("ally", realm) for realm in g.map.realms if realm in realms]
    return acts + PAYABLE[len(runes_of(g, seat))]


def no_actions(g: Table, seat: int) -> Refused:
    """What is within reach and cannot be had, and what is out of reach (LR-RUNEACT-03..07, LR-ALLY-03)."""
    here, realms = g.players[seat].at, realms_near_hero(g, seat)
    for act in within_reach(g, seat):
        if (clause := refusal(g, seat, act)) is not None:
            yield act, clause
    if g.beasts[g.boss].at != here:
        yield WAKE_BOSS, "LR-RUNEACT-05"
    for foe in g.monsters_on_board():
        if g.beasts[foe].at != here:
            yield ("tame", foe), "LR-RUNEACT-06"
    for realm in g.map.realms:
        if realm not in realms:
            yield ("ally", realm), "LR-ALLY-03" if allied(g, seat, realm) else "LR-RUNEACT-07"
    for act in SETS:
        if act not in PAYABLE[len(runes_of(g, seat))]:
            yield act, "LR-RUNEACT-04"


def refusal(g: Table, seat: int, act: Value) -> str | None:
    """The clause that forbids a Rune Action within reach, if one does."""
    if act in SETS:
        return useless(g, seat, act)
    if act != WAKE_BOSS:
        verb, what = act
        if verb == "tame" and g.beasts[what].ring is not None:
            return "LR-TAME-03"
        if verb == "ally" and allied(g, seat, what):
            return "LR-ALLY-03"
    return None if payments(g, seat, act) else "LR-RUNEACT-03"


def useless(g: Table, seat: int, act: str) -> str | None:
    """The clause by which a Rune Action for a set of Runes would do nothing now
    (LR-RUNEACT-08..13, LR-LIMIT-01)."""
    if act == RUNE_MONSTER:
        return None if activatable(g, seat) else "LR-RUNEACT-09"
    if act == RUNE_ATTRIBUTE:
        return None if rising(g, seat) else "LR-RUNEACT-12"
    if act == RUNE_ARMY:
        return None if growing(g, seat) else "LR-RUNEACT-08"
    return None if possible(g, seat, GIVES[act]) else "LR-LIMIT-01"


def price(g: Table, seat: int, act: Value) -> str | None:
    """The particular Rune of a 1-Rune action; None if it costs nothing (LR-RUNEACT-03)."""
    if act == WAKE_BOSS:
        return g.content.bosses[g.boss].rune
    verb, what = act
    if verb == "ally":
        return g.content.realms[what].rune
    if g.gifts(seat).tame_marked and seat in g.beasts[what].wounds:
        return None
    return g.content.monsters[what].rune


def payments(g: Table, seat: int, act: Value) -> list[tuple[str, ...]]:
    """The ways to pay for it (LR-RUNEACT-02..04)."""
    held = runes_of(g, seat)
    if act in SETS:
        return list(combinations(held, SETS[act]))
    rune = price(g, seat, act)
    if rune is None:
        return [()]
    if g.unused(seat, lambda gift: gift.any_rune, g.players[seat].used):
        return [(other,) for other in held]
    return [(rune,)] if rune in held else []


def pay(g: Table, seat: int, act: Value) -> Flow:
    """Spent Runes go back to the Supply (LR-RUNEACT-02, LR-RUNE-04)."""
    ways = payments(g, seat, act)
    runes = ways[0]
    if len(ways) > 1:
        _, *chosen = yield Ask(seat, "pay", [("pay", *way) for way in ways])
        runes = tuple(chosen)
    if act not in SETS and runes and runes != (price(g, seat, act),):
        use_blessing(g, seat, lambda gift: gift.any_rune, g.players[seat].used)
    for rune in runes:
        spend_rune(g, seat, rune)
    if runes:
        g.emit(ev.SpentRunes(who=seat, runes=runes))


def perform(g: Table, seat: int, act: Value) -> Flow:
    """What was paid for (LR-RUNEACT-05..13)."""
    if act == WAKE_BOSS:
        yield from activate_boss(g)
    elif act == RUNE_MONSTER:
        allowed = ("LR-RUNEACT-09", lambda monster: obeys(g, seat, monster))
        monster = yield Ask(seat, "activate-monster", Offer(g.monsters_on_board, allowed))
        yield from activate_monster(g, monster)
    elif act == RUNE_ATTRIBUTE:
        lowest = ("LR-RUNEACT-12", lambda attribute: attribute in lowest_attributes(g, seat))
        attribute = yield Ask(seat, "raise-attribute", Offer(lambda: list(ATTRIBUTES), lowest))
        raise_attribute(g, seat, attribute)
    elif act in GIVES:
        yield from receive(g, seat, GIVES[act])
    elif act[0] == "tame":
        yield from tame(g, seat, act[1])
    else:
        yield from form_alliance(g, seat, act[1])
