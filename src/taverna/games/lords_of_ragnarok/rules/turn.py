"""A turn: five phases in fixed order, what may be done between them, and whose turn comes next (p. 7)."""

from __future__ import annotations

from itertools import pairwise

from taverna.core.ask import Flow, Value

from .. import events as ev
from ..records.terms import RUNES
from ..state import PHASES, Table
from ..words.boons import possible, receive
from .battle import end_of_phase
from .kill import wound_outside
from .ragnarok import can_go_on, exhausted, last_turn_played
from .reserve import discard, exhaust, runes_of, spend_rune, use_blessing

HAMMER = "hammer"
FOLLOWING = dict(pairwise(PHASES))
PHASE_PROMPTS = ("prayer", "hero", "rune-action", "maneuver", "special-action")
"""Questions that open a phase or stand between its acts: the phase can be entered anew from the state there."""


def next_phase(g: Table) -> None:
    """On to the next phase, or the next turn (LR-TURN-01)."""
    g.acted = g.sent = False
    following = FOLLOWING.get(g.phase)
    if following is None:
        end_turn(g)
    else:
        g.phase = following


def end_turn(g: Table) -> None:
    """The next player clockwise, unless the last turn of Ragnarok has been played or nobody can ever act again
    (LR-TURN-03, LR-GAME-02, LR-RAGNAROK-04)."""
    if g.ragnarok is not None:
        g.last_turns -= 1
        if not g.last_turns:
            last_turn_played(g)
    elif not can_go_on(g):
        exhausted(g)
    g.active = (g.active + 1) % g.seats
    g.players[g.active].used.clear()
    g.phase = PHASES[0]
    g.turn += 1
    g.emit(ev.TurnBegan(who=g.active, turn=g.turn))


# -- between two phases ----------------------------------------------------------------------------------------------
def free_acts(g: Table) -> list[Value]:
    """Artifacts without a stated time may be used in one's own turn between two phases (LR-ARTIFACT-03,
    LR-ARTIFACT-04), and so may abilities of Blessings that work once per turn."""
    if g.acted:
        return []
    seat = g.active
    player, gifts = g.players[seat], g.gifts(seat)
    acts: list[Value] = []
    for artifact in player.artifacts:
        record = g.content.artifacts[artifact]
        if record.when != "free" or artifact in player.exhausted:
            continue
        if any(possible(g, seat, boon) for boon in record.does):
            acts.append(("use", artifact))
    if gifts.swap_rune and g.unused(seat, lambda gift: gift.swap_rune, player.used):
        acts += [("swap", old, new) for old in runes_of(g, seat) for new in RUNES if new != old and g.supply[new]]
    if gifts.hammer_throw and g.unused(seat, lambda gift: gift.hammer_throw, player.used):
        acts += hammer_throws(g, seat)
    return acts


def hammer_throws(g: Table, seat: int) -> list[Value]:
    """Hammer cards to discard for a Wound to a Monster where the Hero is, outside a Hunt (LR-KILL-02, LR-KILL-04)."""
    player = g.players[seat]
    hammers = [card for card in player.hand if g.card(card).weapon == HAMMER]
    targets = [foe for foe in g.monsters_on_board() if g.beasts[foe].at == player.at and hammer_spaces(g, foe)]
    return [("hammer-throw", foe, card) for foe in targets for card in hammers]


def hammer_spaces(g: Table, foe: str) -> list[int]:
    wounds = g.beasts[foe].wounds
    return [n for n, space in enumerate(g.content.spaces(foe)) if wounds[n] is None and HAMMER in space.weapons]


def is_free_act(act: Value) -> bool:
    return isinstance(act, tuple) and act[0] in ("use", "swap", "hammer-throw")


def free_act(g: Table, act: Value) -> Flow:
    """Use it; a Battle it causes is resolved at once."""
    seat = g.active
    if act[0] == "swap":
        _, old, new = act
        use_blessing(g, seat, lambda gift: gift.swap_rune, g.players[seat].used)
        spend_rune(g, seat, old)
        g.supply[new] -= 1
        g.players[seat].runes[new] += 1
        g.emit(ev.SwappedRune(who=seat, old=old, new=new))
        return
    if act[0] == "hammer-throw":
        _, foe, card = act
        use_blessing(g, seat, lambda gift: gift.hammer_throw, g.players[seat].used)
        discard(g, seat, card)
        yield from wound_outside(g, seat, foe, hammer_spaces(g, foe)[0])
        return
    exhaust(g, seat, act[1])
    record = g.content.artifacts[act[1]]
    for boon in record.does:
        yield from receive(g, seat, boon, record.optional)
    yield from end_of_phase(g)
