"""Phase 3: Rune Actions (p. 7)."""

from __future__ import annotations

from itertools import combinations

from taverna.core.ask import Ask, Flow, Offer, Offers, Value

from .. import events as ev
from ..records.terms import ATTRIBUTES
from ..records.words import Boon, DrawCards, PlaceHero, StrengthenArmy
from ..state import Table
from ..words.boons import possible, receive
from .armies import growing
from .monsters import activatable, activate_boss, activate_monster, obeys, tame
from .realms import allied, form_alliance, realms_near_hero
from .reserve import SKIP, lowest_attributes, raise_attribute, runes_of, spend_rune, use_blessing
from .turn import free_act, free_acts, is_free_act, next_phase

WAKE_BOSS = "wake-boss"
RUNE_ARMY = "rune-army"
RUNE_MONSTER = "rune-monster"
RUNE_DRAW = "rune-draw"
RUNE_HERO = "rune-hero"
RUNE_ATTRIBUTE = "rune-attribute"
RUNE_DRAW_TWO = "rune-draw-two"
# Actions that cost a set of Runes of different types
SETS = {RUNE_ARMY: 2, RUNE_MONSTER: 2, RUNE_DRAW: 2, RUNE_HERO: 2, RUNE_ATTRIBUTE: 3, RUNE_DRAW_TWO: 3}
GIVES: dict[str, Boon] = {
    RUNE_ARMY: StrengthenArmy(),
    RUNE_DRAW: DrawCards(amount=1),
    RUNE_HERO: PlaceHero(),
    RUNE_DRAW_TWO: DrawCards(amount=2),
}


def rune_actions(g: Table) -> Flow:
    """One single Rune Action or none (LR-RUNEACT-01, LR-RUNEACT-02, LR-TURN-02)."""
    seat = g.active
    while g.players[seat].rune_count or g.gifts(seat).tame_marked or free_acts(g):
        offer = actions(g, seat)
        if offer.ahead() == [SKIP]:
            break
        act = yield Ask(seat, "rune-action", offer)
        if act == SKIP:
            break
        if is_free_act(act):
            yield from free_act(g, act)
            continue
        g.acted = True
        yield from pay(g, seat, act)
        yield from perform(g, seat, act)
        break
    yield from next_phase(g)


def actions(g: Table, seat: int) -> Offers:
    """The nine basic Rune Actions, as far as they would do something and can be paid (LR-RUNEACT-03..13)."""
    here = g.players[seat].at
    realms = realms_near_hero(g, seat)
    types = len(runes_of(g, seat))
    payable = ("LR-RUNEACT-03", lambda act: bool(payments(g, seat, act)))
    return Offers(
        Offer(lambda: [WAKE_BOSS], payable, gates=(("LR-RUNEACT-05", lambda: g.beasts[g.boss].at == here),)),
        Offer(
            lambda: [("tame", monster) for monster in g.monsters_on_board()],
            ("LR-RUNEACT-06", lambda act: g.beasts[act[1]].at == here),
            ("LR-TAME-03", lambda act: g.beasts[act[1]].ring is None),
            payable,
        ),
        Offer(
            lambda: [("ally", realm) for realm in g.map.realms],
            ("LR-ALLY-03", lambda act: not allied(g, seat, act[1])),
            ("LR-RUNEACT-07", lambda act: act[1] in realms),
            payable,
        ),
        Offer(
            lambda: list(SETS),
            ("LR-RUNEACT-04", lambda act: SETS[act] <= types),
            ("LR-RUNEACT-08", lambda act: act != RUNE_ARMY or bool(growing(g, seat))),
            ("LR-RUNEACT-09", lambda act: act != RUNE_MONSTER or bool(activatable(g, seat))),
            ("LR-RUNEACT-12", lambda act: act != RUNE_ATTRIBUTE or bool(lowest_attributes(g, seat))),
            ("LR-LIMIT-01", lambda act: act not in GIVES or possible(g, seat, GIVES[act])),
        ),
        lambda: [*free_acts(g), SKIP],
    )


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
