"""Phase 1: Prayer (p. 7)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Value

from .. import events as ev
from ..state import Table
from ..words.boons import receive
from .offers import Listed, Refused
from .reserve import NO, SKIP, YES, discard_cards, forge_rune, keep_rune_limit, raise_attribute, take_cards
from .turn import free_act, free_acts, is_free_act

FORGE = "forge-rune"


def prayer(g: Table) -> Flow:
    """Send a Priest, Forge a Rune, both or neither (LR-PRAY-01, LR-TURN-02)."""
    seat = g.active
    while True:
        acts = prayers(g, seat)
        if acts == [SKIP]:
            break
        act = yield Ask(seat, "prayer", Listed(acts, prayers, no_prayers, g, seat))
        if act == SKIP:
            break
        if is_free_act(act):
            yield from free_act(g, act)
            continue
        g.acted = True
        if act == FORGE:
            forge_rune(g, seat, g.players[seat].at)
            yield from keep_rune_limit(g, seat)
        else:
            yield from send_priest(g, seat, act[1])


def prayers(g: Table, seat: int) -> list[Value]:
    """One Priest to a Monument with an empty space; the Rune of the Forge where the Hero is; what may be done besides,
    or nothing (LR-PRAY-01, LR-PRAY-02, LR-PRAY-07)."""
    player = g.players[seat]
    acts: list[Value] = []
    if player.priests and not g.sent:
        acts += [("send-priest", deity) for deity, priests in g.priests.items() if len(priests) < g.slots(deity)]
    if g.forged.get(player.at):
        acts.append(FORGE)
    acts += free_acts(g)
    acts.append(SKIP)
    return acts


def no_prayers(g: Table, seat: int) -> Refused:
    """A second Priest, one that is not there or has no room, and the Rune of another Forge or none."""
    player = g.players[seat]
    closed = "LR-PRAY-01" if g.sent else None if player.priests else "LR-PRIEST-01"
    for deity, priests in g.priests.items():
        if closed or len(priests) >= g.slots(deity):
            yield ("send-priest", deity), closed or "LR-PRAY-02"
    if not g.forged.get(player.at):
        yield FORGE, "LR-PRAY-07"


def send_priest(g: Table, seat: int, deity: str) -> Flow:
    """It stands there until a Monument is built; the Attribute rises by 1 and from level 1 the Deity gives more
    (LR-PRAY-02..06, LR-PRIEST-02)."""
    g.sent = True
    g.players[seat].priests -= 1
    g.priests[deity].append(seat)
    g.emit(ev.SentPriest(who=seat, deity=deity))
    record = g.content.deities[deity]
    raise_attribute(g, seat, record.attribute)
    level = g.monuments[deity]
    if level:
        for boon in record.levels[level - 1]:
            yield from receive(g, seat, boon)
    cards = g.gifts(seat).priest_draw
    if cards and (yield Ask(seat, "oracle", [YES, NO])) == YES:
        take_cards(g, seat, cards)
        yield from discard_cards(g, seat, cards)
