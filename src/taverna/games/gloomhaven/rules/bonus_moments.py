"""Lasting bonuses at the moments they wait for (GH-BONUS-01..10, GH-MBONUS-01)."""

from __future__ import annotations

from typing import Literal

from taverna.core.ask import Flow

from ..events import BonusUsed
from ..records.abilities import Ability, Retaliate
from ..state import Bonus, Figure, Table
from . import bonuses, conditions, damage, experience, figures, items, moments, perform, sums, zones
from .acting import SKIP, Action, Source, decide
from .when import holds


# -- on attacks ------------------------------------------------------------------------------------------------------
def attack_begins(g: Table, now: moments.AttackBegins) -> Flow | None:
    """Bonuses that count once for a whole Attack ability. They are used when somebody is attacked with it."""
    return on_action(g, now) if g.bonuses and bonuses.awaited(g, "attack-action") else None


def on_action(g: Table, now: moments.AttackBegins) -> Flow:
    act, ability = now.act, now.ability
    who = g.figures[act.who]
    melee = sums.value(g, ability.range, who, None, act) <= 0 or (
        ability.area is not None and ability.area.own is not None
    )
    for bonus, waits in bonuses.waiting(g, "attack-action", who):
        if waits.with_item or (waits.perform and (bonus.card in act.final or act.final is bonuses.CLOSED)):
            continue
        owner = g.figures.get(bonus.owner)
        if holds(g, bonuses.test_of(g, bonus, waits), who, None, act, melee=melee, owner=owner) and (
            yield from bonuses.afforded(g, act, bonus, waits)
        ):
            now.used.append((bonus, waits))
    for bonus, waits in now.used:
        now.gained += bonuses.given(bonus, waits)


def item_used(g: Table, now: moments.Strike) -> None:
    """A bonus for having used an item in an Attack ability counts for the whole of it from then on, once."""
    shot = now.shot
    if shot.tools is None or items.used_up(g, now.act.who) <= shot.tools:
        return
    for bonus, waits in bonuses.waiting(g, "attack-action", g.figures[now.act.who]):
        if waits.with_item:
            shot.gains.plus += waits.with_item
            bonuses.use(g, bonus, waits)
    shot.tools = None


def aimed(g: Table, now: moments.Aimed) -> None:
    """Whoever taunts is attacked in place of the neighbour (a card of the Brute). Bonuses on the whole ability are used
    with its first attack."""
    if g.bonuses:
        now.target = taunted(g, now.attacker, now.target)
    while now.shot.used:
        bonus, waits = now.shot.used.pop(0)
        if waits.perform:
            bonuses.at_the_end(g, now.act, bonus, waits)
        else:
            bonuses.use(g, bonus, waits)


def taunted(g: Table, attacker: Figure, target_id: str) -> str:
    target = g.figures[target_id]
    for bonus in g.bonuses:
        if bonus.word == "bonus" and bonuses.ability_of(g, bonus).taunt and bonus.owner != target_id:
            owner = g.figures.get(bonus.owner)
            if (
                owner is not None
                and owner.at is not None
                and owner.force == target.force
                and figures.force(attacker) != owner.force
                and figures.adjacent(g, owner, target)
            ):
                bonuses.use(g, bonus, bonuses.ability_of(g, bonus))
                return owner.id
    return target_id


def strike(g: Table, now: moments.Strike) -> Flow | None:
    """Bonuses of the attacker and of the one attacked."""
    return on_strike(g, now) if g.bonuses and bonuses.awaited(g, "attack", "attacked") else None


def on_strike(g: Table, now: moments.Strike) -> Flow:
    yield from on_attack(g, now)
    yield from on_defence(g, now)


def on_attack(g: Table, now: moments.Strike) -> Flow:
    """Bonuses on each attack of theirs (GH-ATK-06); they must be used (GH-BONUS-05)."""
    act, shot = now.act, now.shot
    who, target = g.figures[act.who], g.figures[now.target]
    there = bonuses.waiting(g, "attack", who)
    if act.lent_by in g.figures:
        lent = bonuses.waiting(g, "attack", g.figures[act.lent_by])
        there += [(bonus, waits) for bonus, waits in lent if bonuses.of_group(g, bonus.card, "augment")]
    for bonus, waits in there:
        owner = g.figures.get(bonus.owner)
        test = bonuses.test_of(g, bonus, waits)
        if waits.gives.kill is not None and not holds(g, waits.gives.kill.when, who, target, act, melee=shot.melee):
            continue
        if not holds(g, test, who, target, act, melee=shot.melee, single=shot.single, owner=owner):
            continue
        if waits.once and not (yield from this_time(g, act, bonus)):
            continue
        if (yield from bonuses.afforded(g, act, bonus, waits)):
            for extra in bonuses.given(bonus, waits):
                if holds(g, extra.when, who, target, act, melee=shot.melee, single=shot.single):
                    now.gains.add(g, extra, owner or who, target, act)
            bonuses.use(g, bonus, waits)


def this_time(g: Table, act: Action, bonus: Bonus) -> Flow:
    """Whether a bonus on one attack in each turn is used on this one."""
    if bonus.fresh:
        return False
    if act.seat is not None:
        answer = yield from decide(g, act.seat, "use-bonus", ["use", SKIP], {"card": bonus.card})
        if answer == SKIP:
            return False
    bonus.fresh = True
    return True


def on_defence(g: Table, now: moments.Strike) -> Flow:
    """Bonuses of the one attacked: what they add to the attack on it, and Shield."""
    act = now.act
    who, target = g.figures[act.who], g.figures[now.target]
    for bonus, waits in bonuses.waiting(g, "attacked", target):
        if waits.retaliate:
            continue
        owner = g.figures.get(bonus.owner)
        if holds(g, waits.test, who, target, act, melee=now.shot.melee, owner=owner) and (
            yield from bonuses.afforded(g, act, bonus, waits)
        ):
            for extra in bonuses.given(bonus, waits):
                now.gains.add(g, extra, who, target, act)
            now.guard += waits.shield
            bonuses.use(g, bonus, waits)


def struck(g: Table, now: moments.Struck) -> Flow | None:
    """Bonuses that wait for an attack that comes to nothing by a Curse."""
    in_vain = not now.damage and "curse" in now.used and figures.stands(g, now.who)
    return on_curse(g, now) if in_vain else None


def on_curse(g: Table, now: moments.Struck) -> Flow:
    doing = g.doing
    for bonus, waits in bonuses.waiting(g, "null-by-curse", g.figures[now.who]):
        act = Action(bonus.owner, bonuses.seat_of(g, bonus.owner), Source(bonus.card, bonus.half, bonus.lasts))
        act.targeted = [now.who]
        bonuses.use(g, bonus, waits)
        yield from perform.action(g, bonus.owner, waits.perform, act=act, even_stunned=True)
    g.doing = doing


def retaliates(g: Table, now: moments.Retaliates) -> None:
    """What bonuses that wait for an attack strike back with; experience of those that struck (GH-RETAL-05)."""
    target, away = now.target, now.away
    for bonus in list(g.bonuses):
        if bonus.word == "retaliate" and target.id in bonus.on and away <= bonus.range and bonus.nth >= 0:
            ability = g.content.abilities(bonus.card, bonus.half)[bonus.nth]
            mat = g.hero(bonus.owner)
            if isinstance(ability, Retaliate) and ability.xp and mat is not None:
                experience.gain_xp(g, mat, ability.xp)
    for bonus, waits in bonuses.waiting(g, "attacked", target):
        if waits.retaliate and away <= waits.retaliate_range:
            owner = g.figures.get(bonus.owner)
            if holds(g, waits.test, now.attacker, target, None, melee=now.melee, owner=owner):
                now.damage += waits.retaliate + sums.spikes(g, target)
                bonuses.use(g, bonus, waits)


# -- on damage, healing, turns, death --------------------------------------------------------------------------------
def damage_due(g: Table, now: moments.DamageDue) -> Flow | None:
    """Bonuses that answer damage to their owner, or to those it looks after."""
    return on_damage(g, now) if g.bonuses and bonuses.awaited(g, "damaged") else None


def on_damage(g: Table, now: moments.DamageDue) -> Flow:
    figure = g.figures[now.figure]
    for bonus, waits in bonuses.waiting(g, "damaged", figure):
        if now.amount <= 0:
            return
        owner = g.figures.get(bonus.owner)
        if not holds(g, waits.test, figure, figure, None, owner=owner):
            continue
        if not now.attack and (waits.test.targeting_self or (waits.shield and not waits.negate)):
            continue  # Shield is of use against attacks alone (GH-SHIELD-03)
        if waits.test.deadly and now.amount < figure.hp:
            continue
        if waits.takes_on is not None:
            yield from taken_on(g, now, bonus, waits.takes_on)
            continue
        if not (yield from bonuses.afforded(g, Action(figure.id, bonuses.seat_of(g, figure.id)), bonus, waits)):
            continue
        now.amount = 0 if waits.negate else damage.shielded(g, now.amount, waits.shield)
        if waits.retaliate and g.attacking is not None:
            g.attacking.retaliates.append((waits.retaliate, waits.retaliate_range))
        bonuses.use(g, bonus, waits)


def taken_on(g: Table, now: moments.DamageDue, bonus: Bonus, less: int) -> Flow:
    """The owner may suffer in place of another, a little less."""
    owner = g.hero(bonus.owner)
    if owner is None or owner.exhausted:
        return
    told = {"figure": now.figure, "damage": max(0, now.amount - less)}
    if (yield from decide(g, owner.seat, "take-damage", ["use", SKIP], told)) == SKIP:
        return
    amount, now.amount = now.amount - less, 0
    yield from damage.suffer(g, owner.id, amount)


def being_healed(g: Table, now: moments.BeingHealed) -> None:
    """Bonuses of the one who is healed: how much, and up to where."""
    figure = now.figure
    for _, waits in bonuses.waiting(g, "always", figure):
        now.most = max(now.most, waits.overheal)
    for bonus, waits in bonuses.waiting(g, "healed", figure):
        if figure.hp < now.most:
            now.amount += sum(sums.value(g, extra.plus, figure) for extra in bonuses.given(bonus, waits))
            bonuses.use(g, bonus, waits)


def hurt(g: Table, now: moments.Hurt) -> Flow | None:
    return answered(g, now.figure, "hurt") if g.bonuses and bonuses.awaited(g, "hurt") else None


def rested(g: Table, now: moments.Rested) -> Flow | None:
    return answered(g, now.mat.id, "long-rest") if now.long and g.bonuses else None


def round_ends(g: Table, now: moments.RoundEnds) -> Flow | None:
    return at_round_end(g) if g.bonuses and bonuses.awaited(g, "round-end") else None


def at_round_end(g: Table) -> Flow:
    for mat in g.characters:
        if g.bonuses and not mat.exhausted:
            yield from answered(g, mat.id, "round-end")


def answered(g: Table, id: str, on: Literal["hurt", "round-end", "long-rest"]) -> Flow:
    """What a bonus does when something has happened to its owner, whatever else is under way."""
    figure = g.figures.get(id)
    if figure is None or figure.at is None:
        return
    doing, attacking = g.doing, g.attacking
    for bonus, waits in bonuses.waiting(g, on, figure):
        if bonus in g.bonuses and figures.stands(g, id):
            bonuses.use(g, bonus, waits)
            source = Source(bonus.card, bonus.half, bonus.lasts)
            yield from perform.action(g, bonus.owner, waits.perform, source=source, even_stunned=True)
    g.doing, g.attacking = doing, attacking


def heal_begins(g: Table, now: moments.HealBegins) -> None:
    """Bonuses that say whom a Heal of theirs is for."""
    if g.bonuses:
        for bonus, waits in bonuses.waiting(g, "heal", g.figures[now.act.who]):
            if waits.gives.whom is not None:
                now.gained += bonuses.given(bonus, waits)


def heals(g: Table, now: moments.Heals) -> Flow | None:
    """Bonuses on a Heal of theirs, once it is known who is healed; what they `perform` comes before it."""
    return on_heal(g, now) if g.bonuses and bonuses.awaited(g, "heal") else None


def on_heal(g: Table, now: moments.Heals) -> Flow:
    who = g.figures[now.act.who]
    for bonus, waits in bonuses.waiting(g, "heal", who):
        if waits.gives.whom is not None:
            continue
        for one in waits.perform:
            yield from perform.ability(g, now.act, one)
        if holds(g, waits.test, who) and (yield from bonuses.afforded(g, Action(who.id, None), bonus, waits)):
            now.gained += bonuses.given(bonus, waits)
            bonuses.use(g, bonus, waits)


def turn_began(g: Table, now: moments.TurnBegan) -> Flow | None:
    if not g.bonuses:
        return None
    mat = g.hero(now.figure)
    heard = bool(mat.active) if mat is not None else bool(g.figures[now.figure].owner)  # for a Song, for `forgoing`
    return at_turn_start(g, now.figure) if heard or bonuses.awaited(g, "turn-start", "owner-turn") else None


def at_turn_start(g: Table, id: str) -> Flow:
    """A Song brings experience, one alone if there are two; then what waits for the turn."""
    mat = g.hero(id)
    if mat is not None and any(bonuses.of_group(g, card, "song") for card in mat.active):
        experience.gain_xp(g, mat, 1)
    yield from forgoing(g, id)
    yield from at_turn(g, id, "turn-start")
    for bonus in [b for b in g.bonuses if b.word == "bonus" and b.owner == id]:
        waits, half = bonuses.ability_of(g, bonus), bonuses.half_of(g, bonus)
        if waits.on == "owner-turn" and half is not None and bonus in g.bonuses:
            bonus.used += 1
            g.emit(BonusUsed(figure=id, card=bonus.card))
            if bonus.used >= len(half.slots):
                act = Action(id, bonuses.seat_of(g, id), Source(bonus.card, bonus.half, bonus.lasts))
                act.targeted = list(bonus.on)
                yield from perform.action(g, id, waits.perform, act=act, even_stunned=True)
                if mat is not None:
                    zones.out_of_play(g, mat, bonus.card)


def forgoing(g: Table, id: str) -> Flow:
    """Before a companion acts, its owner may give up actions of the turn to come for a bonus."""
    mat = g.hero(g.figures[id].owner)
    if mat is None or mat.resting or figures.companion(g, mat.id) != id:
        return
    for bonus in list(g.bonuses):
        half = bonuses.ability_of(g, bonus).forgo if bonus.word == "bonus" and bonus.owner == mat.id else None
        if half is not None:
            about = {"card": bonus.card, "half": half}
            if (yield from decide(g, mat.seat, "forgo", [SKIP, "use"], about)) == "use":
                mat.forgone.append(half)


def turn_ending(g: Table, now: moments.TurnEnding) -> Flow | None:
    return at_turn_end(g, now.figure) if g.bonuses and bonuses.awaited(g, "own-turn", "turn-end") else None


def at_turn_end(g: Table, id: str) -> Flow:
    """At last what could have been used in the turn before, then what waits for its end."""
    if figures.stands(g, id):
        for card in bonuses.in_own_turn(g, id):
            yield from once_a_turn(g, id, card)
    yield from at_turn(g, id, "turn-end")


def once_a_turn(g: Table, id: str, card: str) -> Flow:
    """What a bonus does once in each turn of its owner, when its player says."""
    for bonus, waits in bonuses.waiting(g, "own-turn", g.figures[id]):
        if bonus.card == card and not bonus.fresh:
            bonus.fresh = True
            source = Source(bonus.card, bonus.half, bonus.lasts)
            yield from perform.action(g, id, waits.perform, source=source)
            bonuses.use(g, bonus, waits)


def at_turn(g: Table, id: str, on: Literal["turn-start", "turn-end"]) -> Flow:
    """What waits for the start or the end of a figure's turn."""
    figure = g.figures.get(id)
    if figure is None:
        return
    for bonus, waits in bonuses.waiting(g, on, figure):
        if bonus not in g.bonuses or bonus.fresh:
            continue  # "at the end of your next turns": the one in which it was played is none of them
        if not holds(g, waits.test, figure):
            continue
        seat = bonuses.seat_of(g, bonus.owner)
        if not (yield from bonuses.afforded(g, Action(bonus.owner, seat), bonus, waits)):
            continue
        source = Source(bonus.card, bonus.half, bonus.lasts)
        performer = id if waits.theirs else bonus.owner
        act = Action(performer, bonuses.seat_of(g, performer), source)
        act.optional, act.targeted = g.figures[performer].kind == "character", [id]
        yield from perform.action(g, performer, waits.perform, act=act, even_stunned=True)
        bonuses.use(g, bonus, waits)


def curse_given(g: Table, now: moments.CurseGiven) -> None:
    """Whoever the owner of such a bonus has cursed is cursed once more."""
    giver, figure = g.figures.get(now.by), g.figures[now.figure]
    if not g.bonuses or giver is None or not figures.hostile(giver, figure):
        return
    for bonus, waits in bonuses.waiting(g, "curse-given", giver):
        conditions.give(g, figure, "curse")
        bonuses.use(g, bonus, waits)


def dying(g: Table, now: moments.Dying) -> Flow | None:
    """What a figure still does as it dies: by its stat card, or by a bonus of its ability card."""
    last: list[Ability] = list(figures.stats(g, now.figure).on_death)
    if g.bonuses:
        for _, waits in bonuses.waiting(g, "death", now.figure):
            last += waits.perform
    return perform.action(g, now.figure.id, last, even_stunned=True) if last else None
