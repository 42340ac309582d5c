"""Battles and Hunts, one card ahead."""

from __future__ import annotations

from taverna.core.words import Say

from ..rules.hunting import ANY, blocks, fitting, fury_of, hunt_value, insight, needed, symbol_of, uncovered
from ..rules.sides import bearable, leading, rival, side, symbols, tally
from ..state import Laid
from ..words.battle import battle_effect
from .ahead import Ahead


# -- Battles ---------------------------------------------------------------------------------------------------------
def battle_card(ahead: Ahead, id: str) -> None:
    """The totals once it lies there; of an effect that asks or draws only that it comes then."""
    g, seat = ahead.g, ahead.seat
    card = g.content.combat[id]
    if g.fight.step != 1 or not bearable(g, seat, card.casualties):
        return
    side(g, seat).laid.append(Laid(card=id))
    then = battle_effect(g, seat, card.battle) if card.battle is not None else None
    tally(g)
    ahead.note("preview-total", mine=side(g, seat).total, theirs=rival(g, seat).total)
    standing(ahead)
    ahead.note("preview-symbols", n=symbols(g, seat), most=g.strength_at(seat, g.fight.at))
    if then is not None:
        ahead.note("preview-then")


def standing(ahead: Ahead) -> None:
    """Who would win as it stands."""
    b = ahead.g.fight
    first = leading(b).seat
    tie = b.attacker.total == b.defender.total
    ahead.note("preview-tie" if tie else "preview-leads", first != ahead.seat, who=first)


# -- Hunts -----------------------------------------------------------------------------------------------------------
def defence(ahead: Ahead, id: str) -> None:
    """The sum against Fury and Weak Point with this card."""
    g, h = ahead.g, ahead.g.hunting
    if h.card is None:
        return
    total = h.total + hunt_value(g, id)
    blocked = h.blocked or blocks(g, id, h.card)
    held = blocked or total >= h.fury
    ahead.note("preview-defence", not held, total=total, fury=h.fury, held=held)
    if g.card(id).block is not None:
        ahead.note("preview-block" if blocked else "preview-no-block", not blocked)
    wisdom, weak_point = insight(g, ahead.seat), g.content.attacks[h.card].weak_point
    ahead.note("preview-weak", total=total, wisdom=wisdom, needed=weak_point, found=wisdom + total >= weak_point)


def strike(ahead: Ahead, id: str) -> None:
    """Which Wound spaces it can cover."""
    g = ahead.g
    spaces = g.content.spaces(g.hunting.foe)
    symbol, left = symbol_of(g, id), uncovered(g)
    half = [n for n in left if symbol == ANY or symbol in spaces[n].weapons]  # the Boss takes a second card
    fits = fitting(g, [symbol]) if needed(g) == 1 else half
    ahead.note("preview-strike", n=len(fits), left=len(left))
    for reward in dict.fromkeys(spaces[n].reward for n in fits):
        if reward is not None:
            ahead.note("preview-reward", reward=reward)


def space(ahead: Ahead, n: int) -> None:
    """A Wound space to be covered."""
    g = ahead.g
    spaces = g.content.spaces(g.hunting.foe)
    if n < len(spaces):
        ahead.title = Say("preview-weapons", {"weapons": spaces[n].weapons})
        ahead.note("preview-wound-left", left=len(uncovered(g)) - 1)
        if spaces[n].reward:
            ahead.note("preview-reward", reward=spaces[n].reward)


def attack(ahead: Ahead, id: str) -> None:
    """For whoever plays the Monster: what the hunter can bring against it."""
    g, card = ahead.g, ahead.g.content.attacks[id]
    ahead.text = card.text
    if g.hunt is not None:
        hunter = g.hunt.hunter
        ahead.note("preview-attack", fury=fury_of(g, id), n=len(g.players[hunter].hand), who=hunter)
        ahead.note("preview-attack-weak", needed=card.weak_point, wisdom=insight(g, hunter), who=hunter)
        ahead.note("preview-attack-draws", n=card.draws)
