"""Lasting bonuses: Shield, Retaliate, and all that waits for something to happen (GH-BONUS-01..10, GH-MBONUS-01)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from taverna.core.ask import Flow

from ..events import BonusUsed, RetaliateGained, ShieldGained
from ..records.abilities import Ability, Extra, LastingBonus, Retaliate, Shield, When
from ..records.cards import Half
from ..state import Bonus, Character, Figure, Table
from . import acting, always, conditions, elements, experience, figures, obstacles, sums, targets, zones
from .acting import Action, Source, decide
from .extras import settled
from .shots import Waiting
from .when import holds


# -- where a bonus is printed ----------------------------------------------------------------------------------------
def ability_of(g: Table, bonus: Bonus) -> LastingBonus:
    found = g.content.abilities(bonus.card, bonus.half)[bonus.nth]
    assert isinstance(found, LastingBonus)
    return found


def half_of(g: Table, bonus: Bonus) -> Half | None:
    return g.content.half(bonus.card, bonus.half) if bonus.half in ("top", "bottom") else None


# -- coming into force -----------------------------------------------------------------------------------------------
def begin(g: Table, act: Action, ability: LastingBonus | Shield | Retaliate) -> Flow:
    """A Shield, a Retaliate or another bonus from now on, as long as its card says (GH-BONUS-02, GH-BONUS-07)."""
    source = act.source
    nth = g.content.nth(source.card, source.half, ability)
    lasts: Any = source.lasts if source.lasts in ("round", "persistent") else "round"
    if isinstance(ability, LastingBonus):
        if nth < 0:
            return False
        on = [act.who]
        if ability.whom.side != "self" and not ability.aura:
            if ability.whom.side == "enemy" and not targets.all_of(ability.whom):
                on = yield from targets.concerned(g, act, ability.whom, None, "affect", decline=False)
                if not on:
                    return False
            else:
                on = targets.whole(g, act, ability.whom, None)
        bonus = Bonus(word="bonus", card=source.card, half=source.half, nth=nth, owner=act.who, on=on, lasts=lasts)  # type: ignore[arg-type]
        if ability.turn_only:
            bonus.lasts = "turn"
        bonus.fresh = ability.on in ("turn-end", "own-turn") and not ability.from_now
        if ability.gives.plus.__class__ is str and not sums.of_target(ability.gives.plus):
            bonus.value = sums.value(g, ability.gives.plus, g.figures[act.who], None, act)
        if ability.augments:
            bonus.paid = yield from elements.chosen(g, act, ability)
        g.bonuses.append(bonus)
        if ability.reveals:
            for figure in g.figures.values():
                if figures.hostile(g.figures[act.who], figure):
                    conditions.end(g, figure, "invisible")
        return True
    who = g.figures[act.who]
    value = sums.value(g, ability.value, who, None, act)
    gained: list[Extra] = (yield from elements.augments(g, act, ability)) if ability.augments else []
    whom = ability.whom
    for extra in (*ability.extras, *gained):
        if holds(g, extra.when, who, None, act):
            value += sums.value(g, extra.plus, who, None, act)
            whom = extra.whom or whom
            if extra.xp and who.kind == "character":
                experience.gain_xp(g, g.character(act.who), sums.value(g, extra.xp, who, None, act))
    if targets.all_of(whom):
        on = targets.whole(g, act, whom, None)
    else:
        on = yield from targets.concerned(g, act, whom, None, "affect")
    if not on:
        return False
    shield = isinstance(ability, Shield)
    g.bonuses.append(
        Bonus(
            word="shield" if shield else "retaliate",
            card=source.card,
            half=source.half,  # type: ignore[arg-type]
            nth=nth,
            owner=act.who,
            on=on,
            lasts=lasts,
            value=value,
            range=1 if isinstance(ability, Shield) else ability.range,
        )
    )
    for id in on if g.heard else ():
        g.emit(ShieldGained(figure=id, value=value) if shield else RetaliateGained(figure=id, value=value))
    return True


def for_round(g: Table, who: Figure, shield: int, retaliate: int) -> None:
    """A Shield or Retaliate that came with something else, for the round."""
    for word, value in (("shield", shield), ("retaliate", retaliate)):
        if value:
            g.bonuses.append(
                Bonus(word=word, card="", half="item", nth=-1, owner=who.id, on=[who.id], value=value)  # type: ignore[arg-type]
            )
            told = ShieldGained if word == "shield" else RetaliateGained
            g.emit(told(figure=who.id, value=value))


# -- being used ------------------------------------------------------------------------------------------------------


def awaited(g: Table, *moments: str) -> bool:
    """Whether any bonus in force waits for one of these, whomever it is about."""
    return not all_awaited(g).isdisjoint(moments)


def all_awaited(g: Table) -> frozenset[str]:
    """Everything that bonuses in force wait for; the same object while they are the same."""
    known: tuple[list[Bonus], frozenset[str]] | None = g.__dict__.get("_awaited")
    if known is None or known[0] != g.bonuses:
        awaited = frozenset(ability_of(g, bonus).on for bonus in g.bonuses if bonus.word == "bonus")
        known = g.__dict__["_awaited"] = g.bonuses[:], awaited
    return known[1]


def waiting(g: Table, on: str, figure: Figure) -> list[Waiting]:
    """The bonuses that wait for this to happen to, or by, a figure."""
    found: list[Waiting] = []
    if on not in all_awaited(g):
        return found
    printed = g.content.abilities
    for bonus in g.bonuses:
        if bonus.word != "bonus":
            continue
        ability: Any = printed(bonus.card, bonus.half)[bonus.nth]
        if ability.on != on or (ability.forgo and ability.forgo not in g.character(bonus.owner).forgone):
            continue
        if aura(g, bonus, ability, figure) if ability.aura else figure.id in bonus.on:
            found.append((bonus, ability))
    return found


def in_own_turn(g: Table, id: str) -> list[str]:
    """Cards whose bonus can still be used in the turn of a figure, when its player says."""
    return [bonus.card for bonus, _ in waiting(g, "own-turn", g.figures[id]) if not bonus.fresh] if g.bonuses else []


def aura(g: Table, bonus: Bonus, ability: LastingBonus, figure: Figure) -> bool:
    """Whether a figure is one of those around the owner whom a bonus is about now."""
    owner = g.figures.get(bonus.owner)
    if owner is None or owner.at is None:
        return False
    return figure.id in targets.whole(g, Action(owner.id, owner.seat), ability.whom, None)


def stride(g: Table, figure: Figure, points: int) -> int:
    """A Move of so many points with what bonuses add to it, or take from it."""
    if g.board.scenario.always:
        points += always.move(g, figure)
    if not g.bonuses:
        return points
    times = 1
    for bonus, waits in waiting(g, "move", figure):
        if not waits.uses and holds(g, waits.test, figure):
            for extra in given(bonus, waits):
                points += sums.value(g, extra.plus, figure)
                times *= extra.times
    return points * times


def hastened(g: Table, act: Action, figure: Figure) -> Flow:
    """What bonuses that consume elements each time add to a Move."""
    points = 0
    for bonus, waits in waiting(g, "move", figure):
        if waits.uses and (yield from afforded(g, act, bonus, waits)):
            for extra in given(bonus, waits):
                points += sums.value(g, extra.plus, figure)
                mat = g.hero(bonus.owner)
                if mat is not None:
                    experience.gain_xp(g, mat, sums.value(g, extra.xp, figure))
            use(g, bonus, waits)
    return points


def farther(g: Table, figure: Figure) -> int:
    """What bonuses add to the range of a figure's ranged attacks, for what it thinks of them beforehand."""
    if not g.bonuses:
        return 0
    there = [ability for _, ability in waiting(g, "attack-action", figure) if not ability.uses and not ability.costs]
    return sum(one.gives.range for one in there if holds(g, one.test, figure, None, None, melee=False))


def strode(g: Table, act: Action, figure: Figure) -> None:
    """A Move was performed: what bonuses make of the end of the action."""
    for bonus, waits in waiting(g, "move", figure):
        if waits.perform and holds(g, waits.test, figure):
            at_the_end(g, act, bonus, waits)


def at_the_end(g: Table, act: Action, bonus: Bonus, ability: LastingBonus) -> None:
    """What a bonus does as the last part of an action, once in it; what comes of that adds nothing more."""
    if bonus.card not in act.final and act.final is not CLOSED:
        act.final[bonus.card] = (bonus.half, ability.perform)
        use(g, bonus, ability)


CLOSED: dict[str, tuple[str, tuple[Ability, ...]]] = {}
"""Of an action that is itself the last part of another."""


def test_of(g: Table, bonus: Bonus, ability: LastingBonus) -> When:
    """Its test; an Augment that counts for ranged attacks too asks no longer whether they are melee."""
    test = ability.test
    if test.melee and any_owned(g, bonus.owner, "augments_ranged"):
        half = half_of(g, bonus)
        if half is not None and half.augment:
            return msgspec.structs.replace(test, melee=False)
    return test


def as_heals(g: Table, owner: str) -> int | None:
    """How much more Attacks and Moves of a figure are worth as Heals; None if they cannot be any."""
    mine = [ability_of(g, bonus) for bonus in g.bonuses if bonus.word == "bonus" and bonus.owner == owner]
    return next((one.as_heals for one in mine if one.as_heals is not None), None)


def any_owned(g: Table, owner: str, word: str) -> bool:
    mine = [ability_of(g, bonus) for bonus in g.bonuses if bonus.owner == owner and bonus.word == "bonus"]
    return bool(mine) and any(getattr(one, word) for one in mine)


def use(g: Table, bonus: Bonus, ability: LastingBonus) -> None:
    """It has been used once: the token moves on, experience for the slot left, and after the last slot the card goes
    (GH-BONUS-03, GH-BONUS-04, GH-XP-04)."""
    half = half_of(g, bonus)
    bonus.used += 1
    mat = g.hero(bonus.owner)
    if half is None or mat is None:
        if ability.next_only and bonus in g.bonuses:
            g.bonuses.remove(bonus)
        return
    if half.slots or ability.next_only:
        g.emit(BonusUsed(figure=bonus.owner, card=bonus.card))
    if half.slots:
        experience.gain_xp(g, mat, half.slots[bonus.used - 1])
        if bonus.used >= len(half.slots):
            spend(g, mat, bonus)
    elif ability.next_only:
        spend(g, mat, bonus)


def spend(g: Table, mat: Character, bonus: Bonus) -> None:
    """Used up. While the card is still being played, only the bonus ends; the card goes where it must afterwards."""
    if bonus in g.bonuses:
        g.bonuses.remove(bonus)
    if bonus.card in mat.active and not any(other.card == bonus.card for other in g.bonuses):
        zones.out_of_play(g, mat, bonus.card)


def afforded(g: Table, act: Action, bonus: Bonus, ability: LastingBonus) -> Flow:
    """Whether a bonus that needs something each time gets it: elements, or an obstacle to destroy. Else it cannot apply
    and is not used (GH-BONUS-05). Those of a player are asked (GH-ELEM-07)."""
    seat = seat_of(g, bonus.owner)
    if ability.uses:
        ways = elements.affordable(g, ability.uses)
        if not ways:
            return False
        if seat is not None:
            answer = yield from decide(g, seat, "use-bonus", ["use", acting.SKIP], {"card": bonus.card})
            if answer == acting.SKIP:
                return False
        yield from elements.pay(g, Action(bonus.owner, seat), ability.uses, ways)
        act.consumed = act.consumed or act.who == bonus.owner
    if ability.costs:
        act = Action(bonus.owner, seat, Source(bonus.card, bonus.half, bonus.lasts))
        if seat is None or not targets.possible(g, act, ability.costs):
            return False
        if (yield from decide(g, seat, "use-bonus", ["use", acting.SKIP], {"card": bonus.card})) == acting.SKIP:
            return False
        return (yield from elements.priced(g, act, ability.costs))
    if ability.destroys_obstacle:
        return (yield from obstacles.destroy_for(g, bonus.owner, seat, bonus.card))
    return True


def seat_of(g: Table, id: str) -> int | None:
    mat = g.hero(id)
    return None if mat is None else mat.seat


def given(bonus: Bonus, ability: LastingBonus) -> list[Extra]:
    """What a bonus adds when it is used, with the augments that were paid for when it was played."""
    gives = ability.gives
    if gives.plus.__class__ is str and not sums.of_target(gives.plus):
        gives = msgspec.structs.replace(gives, plus=bonus.value)
    return settled([gives, *(ability.augments[nth].gives for nth in bonus.paid)])


# -- coming to an end ------------------------------------------------------------------------------------------------
def end_of_turn(g: Table) -> None:
    over = False
    for bonus in g.bonuses:
        if bonus.fresh:
            bonus.fresh = False
        over = over or bonus.lasts == "turn"
    if over:
        g.bonuses = [bonus for bonus in g.bonuses if bonus.lasts != "turn"]


def end_round(g: Table) -> None:
    """Round bonuses end, and their cards go to their piles (GH-END-05)."""
    if any(bonus.lasts != "persistent" for bonus in g.bonuses):
        g.bonuses = [bonus for bonus in g.bonuses if bonus.lasts == "persistent"]
    for mat in g.characters:
        mat.forgone = []
        for card in list(mat.active):
            if not in_force(g, card):
                zones.out_of_play(g, mat, card)


def in_force(g: Table, card: str) -> bool:
    """Whether a card still does something: a bonus, or a summon on the map."""
    return any([bonus.card == card for bonus in g.bonuses]) or any([f.card == card for f in g.figures.values()])


KEEP = "keep-augments"


def make_room(g: Table, mat: Character, card: str, group: Group) -> Flow:
    """Of Augments and Songs only one may be active, or two: an older one ends, unless the player declines the new one
    (GH-TURN-06). Returns whether there is room."""
    limit = 2 if any_owned(g, mat.id, f"{group}s_two") else 1
    while True:
        there = [other for other in mat.active if other != card and of_group(g, other, group)]
        if len(there) < limit:
            return True
        ends = yield from decide(g, mat.seat, f"end-{group}", [*there, KEEP])
        if ends == KEEP:
            return False
        zones.out_of_play(g, mat, ends)


Group = Literal["augment", "song", "doom"]


def of_group(g: Table, card: str, group: Group) -> bool:
    there = (half_of(g, bonus) for bonus in g.bonuses if bonus.card == card)
    return any(half is not None and getattr(half, group) for half in there)


def only_shields(g: Table) -> bool:
    """Whether nothing is in force but Shields and Retaliates, which wait for nothing."""
    return not all_awaited(g)
