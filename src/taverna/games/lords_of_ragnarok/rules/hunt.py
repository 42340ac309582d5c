"""Hunts: a Hero against a Monster or the Boss (p. 10-11)."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..state import Hunt, Table
from .hero_round import hero_round
from .hunting import cards_for_hunt, played_by, uncovered
from .kill import killed, monster_artifact, regenerate
from .monster_round import monster_draws, monster_round
from .reserve import HuntFailed, keep_card_limit, self_inflicted, take_cards, take_wound
from .wounds import put_away_cards

FIRST_HAND = 2


def hunt(g: Table, seat: int, foe: str) -> Flow:
    """Monster rounds and Hero rounds in turn, until the Monster is dead or the Hunt has failed
    (LR-HUNT-01, LR-HUNT-02, LR-BOSS-04, LR-HUNTEND-01)."""
    yield from before_the_hunt(g, seat, foe)
    try:
        while True:
            yield from monster_round(g)
            if (yield from hero_round(g)):
                break
    except HuntFailed as failed:
        g.emit(ev.HuntFailed(who=seat, monster=foe, why=failed.why))
        g.hunting.over = True
        yield from failure(g, seat)
    g.hunting.over = True
    yield from after_the_hunt(g, seat, foe)


def before_the_hunt(g: Table, seat: int, foe: str) -> Flow:
    """Effects of the start, then as many Combat cards as Strength, then two of the 14 Monster Attack cards; a neutral
    Monster, or the hunter's own, is played by the neighbour to the right (LR-HUNT-03..06)."""
    by = played_by(g, seat, foe)
    g.hunt = Hunt(hunter=seat, foe=foe, by=by)
    g.emit(ev.HuntBegan(who=seat, monster=foe, by=by))
    yield from self_inflicted(g, seat, g.players[seat].at)
    take_cards(g, seat, cards_for_hunt(g, seat))
    h = g.hunting
    h.deck += g.attacks
    g.attacks.clear()
    monster_draws(g, FIRST_HAND)


def failure(g: Table, seat: int) -> Flow:
    """The Hero takes a Wound, unless all tokens are wounded already (LR-HUNTEND-05, LR-WOUND-02)."""
    if not g.gifts(seat).unbowed:
        yield from take_wound(g, seat)


def after_the_hunt(g: Table, seat: int, foe: str) -> Flow:
    """Artifact, then death or (for the Boss) regeneration; the Attack cards are gathered, the hand is cut down to the
    limit (LR-ARTIFACT-01, LR-KILL-01, LR-BOSSHUNT-01, LR-HUNT-07, LR-ATTR-04)."""
    h = g.hunting
    dead = not uncovered(g)
    put_away_cards(g)
    g.combat_discard += h.defence
    g.attacks += [*h.deck, *h.hand, *h.discard, *([h.card] if h.card is not None and h.card not in h.discard else [])]
    g.hunt = None
    if foe == g.boss:
        regenerate(g)
    else:
        monster_artifact(g, seat, foe)
        if dead:
            yield from killed(g, seat, foe)
    yield from keep_card_limit(g, seat)
