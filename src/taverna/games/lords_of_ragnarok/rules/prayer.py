"""Phase 1: Prayer (p. 7)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer, Offers

from .. import events as ev
from ..state import Table
from ..words.boons import receive
from .reserve import NO, SKIP, YES, discard_cards, forge_rune, keep_rune_limit, raise_attribute, take_cards
from .turn import free_act, free_acts, is_free_act

FORGE = "forge-rune"


def prayer(g: Table) -> Flow:
    """Send a Priest, Forge a Rune, both or neither (LR-PRAY-01, LR-TURN-02)."""
    seat, quiet = g.active, True
    player = g.players[seat]
    while (player.priests and not g.sent) or g.forged.get(player.at) or free_acts(g):
        offer = prayers(g, seat)
        if offer.ahead() == [SKIP]:
            break
        act = yield Ask(seat, "prayer", offer)
        if act == SKIP:
            break
        quiet = False
        if is_free_act(act):
            yield from free_act(g, act)
            continue
        g.acted = True
        if act == FORGE:
            forge_rune(g, seat, g.players[seat].at)
            yield from keep_rune_limit(g, seat)
        else:
            yield from send_priest(g, seat, act[1])
    return quiet


def prayers(g: Table, seat: int) -> Offers:
    """One Priest to a Monument with an empty space; the Rune of the Forge where the Hero is
    (LR-PRAY-01, LR-PRAY-02, LR-PRAY-07)."""
    player = g.players[seat]
    return Offers(
        Offer(
            lambda: [("send-priest", deity) for deity in g.monuments],
            ("LR-PRAY-02", lambda act: len(g.priests[act[1]]) < g.slots(act[1])),
            gates=(("LR-PRAY-01", lambda: not g.sent), ("LR-PRIEST-01", lambda: player.priests > 0)),
        ),
        Offer(lambda: [FORGE], gates=(("LR-PRAY-07", lambda: bool(g.forged.get(player.at))),)),
        lambda: [*free_acts(g), SKIP],
    )


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
