"""Dooms: marks of the Doomstalker on an enemy, as long as it lives or until another one is played."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..records.abilities import Whom
from ..records.cards import Half
from ..state import Bonus, Character, Figure, Table
from . import bonuses, figures, land, moments, perform, targets, zones
from .acting import STOP, Action, Source, decide


def marks(g: Table, id: str) -> list[Bonus]:
    """The Dooms on a figure."""
    return [bonus for bonus in g.bonuses if id in bonus.on and bonuses.of_group(g, bonus.card, "doom")]


def placed(g: Table, mat: Character, card: str, half: Half, act: Action) -> Flow:
    """The enemy on whom a Doom is placed; None if none is. Those on others end, and of those on it all that are too
    many: there is one, or with a bonus two on one enemy."""
    when = half.do[0].whom.when  # type: ignore[union-attr]
    there = targets.candidates(g, act, Whom(sight=False, when=when), None)
    if not there:
        return None
    answer = yield from decide(g, mat.seat, "doom", [*(f.id for f in there), STOP])
    if answer == STOP:
        return None
    active = [other for other in mat.active if other != card and bonuses.of_group(g, other, "doom")]
    on_it = {bonus.card for bonus in marks(g, answer)}
    kept = [other for other in active if other in on_it]
    for other in active:
        if other not in kept:
            zones.out_of_play(g, mat, other)
    while len(kept) > (1 if bonuses.any_owned(g, mat.id, "dooms_two") else 0):
        ends = kept[0] if len(kept) == 1 else (yield from decide(g, mat.seat, "end-doom", list(kept)))
        kept.remove(ends)
        zones.out_of_play(g, mat, ends)
    act.targeted = [answer]
    return answer


def killed(g: Table, now: moments.Killed) -> Flow:
    """A doomed enemy has died: what its Dooms bring, what waits for such a death, and where the Dooms go."""
    there = marks(g, now.figure.id) if g.bonuses else []
    owner = g.hero(there[0].owner) if there else None
    if owner is None:
        return
    doing, attacking = g.doing, g.attacking
    for bonus in there:
        waits = bonuses.ability_of(g, bonus)
        if waits.on == "its-death" or (waits.on == "hurt" and now.hurt):
            yield from done(g, bonus, now)
    if figures.stands(g, owner.id):
        for bonus, waits in bonuses.waiting(g, "doomed-dies", g.figures[owner.id]):
            bonuses.use(g, bonus, waits)
            yield from done(g, bonus, now)
    yield from onward(g, owner, [bonus for bonus in there if bonus in g.bonuses], now)
    g.doing, g.attacking = doing, attacking


def done(g: Table, bonus: Bonus, now: moments.Killed) -> Flow:
    """What a bonus performs at a death, measured from where it was."""
    act = Action(bonus.owner, bonuses.seat_of(g, bonus.owner), Source(bonus.card, bonus.half, bonus.lasts))
    act.killed_at = [now.at]
    perform_it = bonuses.ability_of(g, bonus).perform
    yield from perform.action(g, bonus.owner, perform_it, act=act, even_stunned=True)


def onward(g: Table, owner: Character, there: list[Bonus], now: moments.Killed) -> Flow:
    """Dooms go on to another enemy near where the doomed one died, or are discarded."""
    near = land.ground(g).within(now.at, NEAR)
    me = g.figures[owner.id]
    others = [f.id for f in g.figures.values() if f.at in near and f.id != now.figure.id and figures.hostile(me, f)]
    going: list[Bonus] = []
    if others and any(bonuses.ability_of(g, bonus).spreads for bonus in there):
        going = there
    elif others and there:
        for bonus, waits in bonuses.waiting(g, "doom-ends", me):
            cards = list(dict.fromkeys(one.card for one in there))
            card = cards[0] if len(cards) == 1 else (yield from decide(g, owner.seat, "which-doom", cards))
            going = [one for one in there if one.card == card]
            bonuses.use(g, bonus, waits)
            break
    if going:
        answer = others[0] if len(others) == 1 else (yield from decide(g, owner.seat, "doom", others))
        for bonus in going:
            bonus.on = [answer]
    for card in dict.fromkeys(bonus.card for bonus in there if bonus not in going):
        zones.out_of_play(g, owner, card)


NEAR = 2


def transferred(g: Table, owner: Figure, to: str) -> bool:
    """All Dooms of a character to one enemy."""
    mine = [b for b in g.bonuses if b.owner == owner.id and bonuses.of_group(g, b.card, "doom")]
    for bonus in mine:
        bonus.on = [to]
    return bool(mine)
