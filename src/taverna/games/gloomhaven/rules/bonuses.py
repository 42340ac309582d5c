"""Lasting bonuses: Shield, Retaliate, and all that waits for something to happen (GH-BONUS-01..10, GH-MBONUS-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from taverna.core.ask import Flow

from ..events import BonusUsed, RetaliateGained, ShieldGained
from ..records.abilities import Ability, Attack, Choice, Command, Extra, LastingBonus, Move, Retaliate, Shield, When
from ..records.cards import Half
from ..state import Bonus, Character, Figure, Table
from . import elements, figures, loot, sums, targets, zones
from .acting import Action, decide
from .extras import Gains, holds, settled

if TYPE_CHECKING:
    from .attack import Shot


# -- where a bonus is printed ----------------------------------------------------------------------------------------
def flat(abilities: Iterable[Ability]) -> list[Ability]:
    """All abilities of a list, those within others after them: by its place here an ability is found again."""
    found: list[Ability] = []
    for ability in abilities:
        found.append(ability)
        for extra in (*ability.extras, *(augment.gives for augment in ability.augments)):
            found += flat(extra.do)
        if isinstance(ability, Move):
            found += flat(ability.then)
        elif isinstance(ability, Command):
            found += flat(ability.perform)
        elif isinstance(ability, Choice):
            for way in ability.of:
                found += flat(way)
        elif isinstance(ability, LastingBonus):
            found += flat(ability.perform)
            found += flat(ability.gives.do)
    return found


def printed(g: Table, card: str, half: str) -> list[Ability]:
    """All abilities of a half, an item or a monster's card, in a fixed order."""
    known: dict[tuple[str, str], list[Ability]] = g.content.__dict__.setdefault("_printed", {})
    found = known.get((card, half))
    if found is None:
        if half == "item":
            item = g.content.items[card]
            found = flat((*item.do, *item.gives.do))
        elif half == "monster":
            deck, _, number = card.partition("/")
            if number == "specials":
                found = flat(one for special in g.content.monsters[deck].specials for one in special)
            else:
                found = flat(g.content.monster_cards[deck][int(number)].do) if number.isdigit() else []
        else:
            found = flat(zones.half_of(g, card, half).do)
        known[card, half] = found
    return found


def ability_of(g: Table, bonus: Bonus) -> LastingBonus:
    found = printed(g, bonus.card, bonus.half)[bonus.nth]
    assert isinstance(found, LastingBonus)
    return found


def half_of(g: Table, bonus: Bonus) -> Half | None:
    return zones.half_of(g, bonus.card, bonus.half) if bonus.half in ("top", "bottom") else None


# -- coming into force -----------------------------------------------------------------------------------------------
def begin(g: Table, act: Action, ability: LastingBonus | Shield | Retaliate) -> Flow:
    """A Shield, a Retaliate or another bonus from now on, as long as its card says (GH-BONUS-02, GH-BONUS-07)."""
    source = act.source
    nth = next((n for n, one in enumerate(printed(g, source.card, source.half)) if one is ability), -1)
    lasts: Any = source.lasts if source.lasts in ("round", "persistent") else "round"
    if isinstance(ability, LastingBonus):
        if nth < 0:
            return False
        on = [act.who] if ability.whom.side == "self" else targets.whole(g, act, ability.whom, None)
        bonus = Bonus(word="bonus", card=source.card, half=source.half, nth=nth, owner=act.who, on=on, lasts=lasts)  # type: ignore[arg-type]
        if ability.gives.plus.__class__ is str and not sums.of_target(ability.gives.plus):
            bonus.value = sums.value(g, ability.gives.plus, g.figures[act.who], None, act)
        if ability.augments:
            bonus.paid = yield from elements.chosen(g, act, ability)
        g.bonuses.append(bonus)
        return True
    who = g.figures[act.who]
    value = sums.value(g, ability.value, who, None, act)
    gained: list[Extra] = yield from elements.augments(g, act, ability)
    whom = ability.whom
    for extra in (*ability.extras, *gained):
        if holds(g, extra.when, who, None, act):
            value += sums.value(g, extra.plus, who, None, act)
            whom = extra.whom or whom
            if extra.xp and who.kind == "character":
                loot.gain_xp(g, g.character(act.who), sums.value(g, extra.xp, who, None, act))
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
    for id in on:
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
Waiting = tuple[Bonus, LastingBonus]


def waiting(g: Table, on: str, figure: Figure) -> list[Waiting]:
    """The bonuses that wait for this to happen to, or by, a figure."""
    found = []
    for bonus in g.bonuses:
        if bonus.word == "bonus" and figure.id in bonus.on:
            ability = ability_of(g, bonus)
            if ability.on == on:
                found.append((bonus, ability))
    return found


def test_of(g: Table, bonus: Bonus, ability: LastingBonus) -> When:
    """Its test; an Augment that counts for ranged attacks too asks no longer whether they are melee."""
    test = ability.test
    if test.melee and any_owned(g, bonus.owner, "augments_ranged"):
        half = half_of(g, bonus)
        if half is not None and half.augment:
            return msgspec.structs.replace(test, melee=False)
    return test


def any_owned(g: Table, owner: str, word: str) -> bool:
    return any(
        bonus.word == "bonus" and bonus.owner == owner and getattr(ability_of(g, bonus), word) for bonus in g.bonuses
    )


def use(g: Table, bonus: Bonus, ability: LastingBonus) -> None:
    """It has been used once: the token moves on, experience for the slot left, and after the last slot the card goes
    (GH-BONUS-03, GH-BONUS-04, GH-XP-04)."""
    half = half_of(g, bonus)
    bonus.used += 1
    if half is None or bonus.owner[:1] != "h":
        if ability.next_only and bonus in g.bonuses:
            g.bonuses.remove(bonus)
        return
    mat = g.character(bonus.owner)
    if half.slots or ability.next_only:
        g.emit(BonusUsed(figure=bonus.owner, card=bonus.card))
    if half.slots:
        loot.gain_xp(g, mat, half.slots[bonus.used - 1])
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
            answer = yield from decide(g, seat, "use-bonus", ["use", elements.SKIP], {"card": bonus.card})
            if answer == elements.SKIP:
                return False
        yield from elements.pay(g, Action(bonus.owner, seat), ability.uses, ways)
    if ability.destroys_obstacle:
        from . import feats

        return (yield from feats.destroy_for(g, bonus.owner, seat, bonus.card))
    return True


def seat_of(g: Table, id: str) -> int | None:
    figure = g.figures.get(id)
    return figure.seat if figure is not None and figure.kind == "character" else None


def given(bonus: Bonus, ability: LastingBonus) -> list[Extra]:
    """What a bonus adds when it is used, with the augments that were paid for when it was played."""
    gives = ability.gives
    if bonus.value and gives.plus.__class__ is str:
        gives = msgspec.structs.replace(gives, plus=bonus.value)
    return settled([gives, *(ability.augments[nth].gives for nth in bonus.paid)])


def for_attack_action(g: Table, act: Action, ability: Attack) -> Flow:
    """Bonuses that count once for a whole Attack ability. They are used when somebody is attacked with it."""
    found: list[Waiting] = []
    if not g.bonuses:
        return found
    who = g.figures[act.who]
    melee = sums.value(g, ability.range, who, None, act) <= 0 or (
        ability.area is not None and ability.area.own is not None
    )
    for bonus, waits in waiting(g, "attack-action", who):
        owner = g.figures.get(bonus.owner)
        if holds(g, test_of(g, bonus, waits), who, None, act, melee=melee, owner=owner) and (
            yield from afforded(g, act, bonus, waits)
        ):
            found.append((bonus, waits))
    return found


def for_attack(g: Table, act: Action, made: Shot, target: Figure, own: Gains) -> Flow:
    """Bonuses on each attack of theirs (GH-ATK-06); they must be used (GH-BONUS-05)."""
    if not g.bonuses:
        return
    who = g.figures[act.who]
    there = waiting(g, "attack", who)
    if act.lent_by in g.figures:
        lent = waiting(g, "attack", g.figures[act.lent_by])
        there += [(bonus, waits) for bonus, waits in lent if is_augment(g, bonus.card)]
    for bonus, waits in there:
        owner = g.figures.get(bonus.owner)
        test = test_of(g, bonus, waits)
        if waits.gives.kill is not None and not holds(g, waits.gives.kill.when, who, target, act, melee=made.melee):
            continue
        if holds(g, test, who, target, act, melee=made.melee, single=made.single, owner=owner) and (
            yield from afforded(g, act, bonus, waits)
        ):
            for extra in given(bonus, waits):
                if holds(g, extra.when, who, target, act, melee=made.melee, single=made.single):
                    own.add(g, extra, owner or who, target, act)
            use(g, bonus, waits)


def for_attacked(g: Table, act: Action, made: Shot, target: Figure, own: Gains) -> Flow:
    """Bonuses of the one attacked: what they add to the attack on it, and Shield. Returns the Shield."""
    guard = 0
    if not g.bonuses:
        return guard
    who = g.figures[act.who]
    for bonus, waits in waiting(g, "attacked", target):
        if waits.retaliate:
            continue
        owner = g.figures.get(bonus.owner)
        if holds(g, waits.test, who, target, act, melee=made.melee, owner=owner) and (
            yield from afforded(g, act, bonus, waits)
        ):
            for extra in given(bonus, waits):
                own.add(g, extra, who, target, act)
            guard += waits.shield
            use(g, bonus, waits)
    return guard


def retaliated(g: Table, target: Figure, attacker: Figure, away: int, melee: bool) -> int:
    """What bonuses that wait for an attack strike back with; experience of those that struck (GH-RETAL-05)."""
    total = 0
    for bonus in list(g.bonuses):
        if bonus.word == "retaliate" and target.id in bonus.on and away <= bonus.range and bonus.nth >= 0:
            ability = printed(g, bonus.card, bonus.half)[bonus.nth]
            if isinstance(ability, Retaliate) and ability.xp and bonus.owner[:1] == "h":
                loot.gain_xp(g, g.character(bonus.owner), ability.xp)
    for bonus, waits in waiting(g, "attacked", target):
        if waits.retaliate and away <= waits.retaliate_range:
            owner = g.figures.get(bonus.owner)
            if holds(g, waits.test, attacker, target, None, melee=melee, owner=owner):
                total += waits.retaliate
                use(g, bonus, waits)
    return total


def answer_damage(g: Table, figure: Figure, amount: int, attack: bool) -> Flow:
    """Bonuses that answer damage to their owner; returns what is left of it."""
    if not g.bonuses:
        return amount
    for bonus, waits in waiting(g, "damaged", figure):
        if amount <= 0:
            break
        owner = g.figures.get(bonus.owner)
        if not holds(g, waits.test, figure, figure, None, owner=owner):
            continue
        if not attack and (waits.test.targeting_self or (waits.shield and not waits.negate)):
            continue  # Shield is of use against attacks alone (GH-SHIELD-03)
        if not (yield from afforded(g, Action(figure.id, seat_of(g, figure.id)), bonus, waits)):
            continue
        from . import items

        amount = 0 if waits.negate else items.shielded(g, amount, waits.shield)
        if waits.retaliate and g.attacking is not None:
            g.attacking.retaliates.append((waits.retaliate, waits.retaliate_range))
        use(g, bonus, waits)
    return amount


def for_heal(g: Table, who: Figure) -> Flow:
    """Bonuses on a Heal of theirs, once someone is healed."""
    gained: list[Extra] = []
    for bonus, waits in waiting(g, "heal", who):
        if holds(g, waits.test, who) and (yield from afforded(g, Action(who.id, None), bonus, waits)):
            gained += given(bonus, waits)
            use(g, bonus, waits)
    return gained


def taunted(g: Table, made: Shot, attacker: Figure, target_id: str) -> str:
    """Whoever taunts is attacked in place of the neighbour (a card of the Brute)."""
    target = g.figures[target_id]
    for bonus in g.bonuses:
        if bonus.word == "bonus" and ability_of(g, bonus).taunt and bonus.owner != target_id:
            owner = g.figures.get(bonus.owner)
            if (
                owner is not None
                and owner.at is not None
                and owner.force == target.force
                and figures.force(attacker) != owner.force
                and figures.adjacent(g, owner, target)
            ):
                use(g, bonus, ability_of(g, bonus))
                return owner.id
    return target_id


def at_turn(g: Table, id: str, on: str) -> Flow:
    """What waits for the start or the end of a figure's turn."""
    figure = g.figures.get(id)
    if figure is None or not g.bonuses:
        return
    for bonus, waits in waiting(g, on, figure):
        if bonus not in g.bonuses:
            continue
        seat = seat_of(g, bonus.owner)
        if not (yield from afforded(g, Action(bonus.owner, seat), bonus, waits)):
            continue
        from . import perform
        from .acting import Source

        source = Source(bonus.card, bonus.half, bonus.lasts)
        yield from perform.action(g, bonus.owner, waits.perform, source=source, even_stunned=True)
        use(g, bonus, waits)


def last_words(g: Table, figure: Figure) -> list[Ability]:
    """What bonuses make a figure do as it dies."""
    found: list[Ability] = []
    for _, waits in waiting(g, "death", figure):
        found += waits.perform
    return found


# -- coming to an end ------------------------------------------------------------------------------------------------
def end_of_turn(g: Table) -> None:
    if any(bonus.lasts == "turn" for bonus in g.bonuses):
        g.bonuses = [bonus for bonus in g.bonuses if bonus.lasts != "turn"]


def end_round(g: Table) -> None:
    """Round bonuses end, and their cards go to their piles (GH-END-05)."""
    if any(bonus.lasts != "persistent" for bonus in g.bonuses):
        g.bonuses = [bonus for bonus in g.bonuses if bonus.lasts == "persistent"]
    for mat in g.characters:
        for card in list(mat.active):
            if not in_force(g, card):
                zones.out_of_play(g, mat, card)


def in_force(g: Table, card: str) -> bool:
    """Whether a card still does something: a bonus, or a summon on the map."""
    return any(bonus.card == card for bonus in g.bonuses) or any(f.card == card for f in g.figures.values())


KEEP = "keep-augments"


def make_room(g: Table, mat: Character, card: str) -> Flow:
    """Of Augments only one may be active, or two: an older one ends, unless the player declines the new one
    (GH-TURN-06). Returns whether there is room."""
    limit = 2 if any_owned(g, f"h{mat.seat}", "augments_two") else 1
    while True:
        there = [other for other in mat.active if other != card and is_augment(g, other)]
        if len(there) < limit:
            return True
        ends = yield from decide(g, mat.seat, "end-augment", [*there, KEEP])
        if ends == KEEP:
            return False
        zones.out_of_play(g, mat, ends)


def is_augment(g: Table, card: str) -> bool:
    return any(bonus.card == card and (half := half_of(g, bonus)) is not None and half.augment for bonus in g.bonuses)
