"""Phase 2: Hero (p. 7)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer, Offers, Value

from ..state import Table
from .movement import hero_reach, move_drakkar, move_hero, sea_reach
from .reserve import SKIP, heal, heal_attribute, unwounded, use_blessing
from .turn import free_act, free_acts, is_free_act

STEPS = 2
SURGEON = "surgeon"


def hero_phase(g: Table) -> Flow:
    """Move the Hero, move the Drakkar, or heal: one of them or none (LR-HEROPHASE-01, LR-TURN-02)."""
    seat, quiet = g.active, True
    while not g.acted or surgeon(g, seat):
        offer = hero_acts(g, seat)
        if offer.ahead() == [SKIP]:
            break
        act = yield Ask(seat, "hero", offer)
        if act == SKIP:
            break
        if is_free_act(act):
            quiet = False
            yield from free_act(g, act)
        elif act == SURGEON:
            use_blessing(g, seat, lambda gift: gift.temple_heal, g.players[seat].used)
            yield from heal(g, seat, g.gifts(seat).temple_heal)
        else:
            g.acted = True
            what, where = act
            if what == "move-hero":
                move_hero(g, seat, where)
            elif what == "move-drakkar":
                move_drakkar(g, seat, where)
            else:
                heal_attribute(g, seat, where)
    return quiet


def hero_acts(g: Table, seat: int) -> Offers:
    """The Hero up to 2 Territories, the Drakkar up to 2 Seas, or 1 Wound healed
    (LR-HEROPHASE-01..04, LR-MOVE-02, LR-MOVE-04)."""
    player = g.players[seat]
    gifts = g.gifts(seat)
    lands = hero_reach(g, seat, STEPS + gifts.hero_range)
    seas = sea_reach(g, player.sea, STEPS + gifts.drakkar_range)

    def moves() -> list[Value]:
        acts: list[Value] = [("move-hero", at) for at in lands]
        acts += [("move-drakkar", sea) for sea in seas]
        acts += [("heal", attribute) for attribute in sorted(player.wounded)]
        return acts

    def too_far() -> list[Value]:
        return [("move-hero", at) for at in g.map.territories if at not in lands]

    def too_far_to_sail() -> list[Value]:
        return [("move-drakkar", sea) for sea in g.map.seas if sea not in seas]

    return Offers(
        Offer(moves, gates=(("LR-HEROPHASE-01", lambda: not g.acted),), elsewhere=("LR-HEROPHASE-02", too_far)),
        lambda: [*([SURGEON] if surgeon(g, seat) else []), *free_acts(g), SKIP],
        elsewhere=(
            ("LR-HEROPHASE-03", too_far_to_sail),
            ("LR-HEROPHASE-04", lambda: [("heal", whole) for whole in unwounded(g, seat)]),
        ),
    )


def surgeon(g: Table, seat: int) -> bool:
    """Healing besides the Hero action, in an own Territory with a Temple."""
    player = g.players[seat]
    return (
        bool(player.wounded)
        and g.unused(seat, lambda gift: gift.temple_heal, player.used)
        and player.at in g.temples
        and g.owner.get(player.at) == seat
    )
