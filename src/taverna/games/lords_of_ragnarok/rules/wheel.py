"""Phase 5: the Action Wheel and the Realm bonuses (p. 8)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Value

from .. import events as ev
from ..records.terms import ACTIONS
from ..state import TOP, Table
from ..words.boons import possible, receive
from .offers import Listed, Refused
from .realms import allied
from .reserve import SKIP, draw_cards, gain_runes
from .special import ABLE, ACTS
from .turn import free_act, free_acts, is_free_act

BUILD = "build-monument"
INSTEAD = "instead-draw"


def special_action(g: Table) -> Flow:
    """One Special Action must be taken if any can be (LR-TURN-02, LR-WHEEL-01, LR-WHEEL-02)."""
    seat = g.active
    while True:
        acts = special_actions(g, seat)
        if acts and acts[0] in ACTIONS:  # they come before all others
            act = yield Ask(seat, "special-action", Listed(acts, special_actions, no_special_actions, g, seat))
        else:
            act = (yield Ask(seat, "special-action", [*acts, SKIP])) if acts else SKIP
        if not is_free_act(act):
            break
        yield from free_act(g, act)
    if act == SKIP:
        g.idle += 1
        g.emit(ev.NoSpecialAction(who=seat))
    else:
        g.idle = 0
        g.acted = True
        g.action = act
        covered = place_marker(g, seat, act)
        g.emit(ev.SpecialAction(who=seat, action=act))
        if act != BUILD:
            yield from marker_gains(g, act, covered)
        if ABLE[act](g, seat) is None:
            yield from ACTS[act](g, seat)
        else:
            g.emit(ev.CameToNothing(action=act))
        g.action = None


def special_actions(g: Table, seat: int) -> list[Value]:
    """Not one with a marker of one's own in its stack, and only what can be carried out
    (LR-WHEEL-01..04, LR-WHEEL-09, LR-WHEEL-10, LR-BUILD-02, LR-ENLIST-01, LR-MARCH-01, LR-TEMPLE-01, LR-BEASTS-01,
    LR-USURP-01..03)."""
    acts: list[Value] = [act for act in ACTIONS if refusal(g, seat, act) is None]
    acts += free_acts(g)
    return acts


def no_special_actions(g: Table, seat: int) -> Refused:
    for act in ACTIONS:
        if (clause := refusal(g, seat, act)) is not None:
            yield act, clause


def refusal(g: Table, seat: int, act: str) -> str | None:
    """The clause that forbids this Special Action to this player now, if one does."""
    if act == BUILD:
        if not any([seat in stack for stack in g.wheel.values()]):
            return "LR-WHEEL-10"
        return None if min(g.monuments.values()) < TOP else "LR-BUILD-02"
    if seat in g.wheel[act]:
        return "LR-WHEEL-03"
    return ABLE[act](g, seat)


def place_marker(g: Table, seat: int, act: str) -> int | None:
    """On top of the stack, and markers never run out; whose marker is covered (LR-WHEEL-04, LR-LIMIT-02)."""
    if act == BUILD:
        return None
    stack = g.wheel[act]
    covered = stack[-1] if stack else None
    stack.append(seat)
    return covered


def marker_gains(g: Table, act: str, covered: int | None) -> Flow:
    """The first marker brings the Realm's bonus to all its allies; otherwise the owner of the marker just covered gains
    a Rune. Both come before the action (LR-WHEEL-05..08)."""
    if covered is None:
        return realm_bonuses(g, g.content.realm_of[act])
    g.emit(ev.Covered(who=covered, by=g.active))
    return gain_runes(g, covered, 1 + g.gifts(covered).covered_runes)


def realm_bonuses(g: Table, realm: str) -> Flow:
    """Clockwise from the left of the Active Player, who comes last (LR-WHEEL-05, LR-WHEEL-06)."""
    order = g.from_active()
    for seat in (*order[1:], order[0]):
        if takes_bonus(g, seat, realm):
            yield from realm_bonus(g, seat, realm)


def takes_bonus(g: Table, seat: int, realm: str) -> bool:
    """Allied, or with a Hero for whom Realms nearby count as allied (LR-WHEEL-05)."""
    if allied(g, seat, realm):
        return True
    return g.gifts(seat).hero_realms and g.players[seat].at in g.map.realms[realm]


def realm_bonus(g: Table, seat: int, realm: str) -> Flow:
    """One of what the Realm gives, if wanted (LR-WHEEL-05)."""
    boons = g.content.realms[realm].bonus
    options: list[Value] = [("bonus", realm, n) for n, boon in enumerate(boons) if possible(g, seat, boon)]
    if g.gifts(seat).instead_draw:
        options.append(INSTEAD)
    if not options:
        return
    choice = yield Ask(seat, "realm-bonus", [*options, SKIP], {"realm": realm})
    if choice == SKIP:
        return
    g.emit(ev.RealmBonus(who=seat, realm=realm))
    if choice == INSTEAD:
        yield from draw_cards(g, seat, g.gifts(seat).instead_draw)
    else:
        yield from receive(g, seat, boons[choice[2]])
