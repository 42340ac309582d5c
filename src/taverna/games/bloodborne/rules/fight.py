"""Steps 3 to 6: Immediate effects, the Monster attacks, the Hunters attack, the Monster escapes (p. 10-11, 14)."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..records import TYPES, Aura, Card, Content, Monster
from ..state import DREAM, Hunter, Table
from .effects import Asked, follow, killed_monster_does, monster_acts
from .hunters import take_damage
from .score import final_boss_killed


# -- step 3 ----------------------------------------------------------------------------------------------------------
def immediate_effects(g: Table) -> Asked:
    """Step 3: every Immediate effect, in turn order, weapons brought in by Transform too (BB-IMMEDIATE-01..05)."""
    g.step = 3
    if g.echoes < g.full:
        regrow(g)
    played = g.in_play(g.content.immediate)
    return in_turn(g, played) if played else ()


def in_turn(g: Table, played: list[tuple[Hunter, Card]]) -> Flow:
    """If the Monster dies on the way the others still resolve theirs; their damage finds nothing (BB-HIT-03)."""
    for hunter, card in played:
        if not hunter.dead:
            yield from immediate(g, hunter, card)


def regrow(g: Table) -> None:
    """Blood Echoes that come back, up to the number it started with (BB-CARDS-07)."""
    regrows = g.aura.regrows
    if regrows and g.monster is not None:
        amount = min(regrows, g.full - g.echoes)
        g.echoes += amount
        g.bank -= amount
        g.emit(ev.Regrew(monster=g.monster, amount=amount))


def immediate(g: Table, hunter: Hunter, card: Card) -> Asked:
    """Follow the card (BB-IMMEDIATE-01); one that another Hunter's card cancels does nothing."""
    if card.cancelled_by is not None:
        for other in g.hunters:
            if card.cancelled_by in other.played and other is not hunter:
                if g.heard:
                    g.emit(ev.Cancelled(who=hunter.seat, card=card.id))
                return ()
    words = card.immediate
    return follow(g, hunter, card, words[0]) if len(words) == 1 else follow_all(g, hunter, card)


def follow_all(g: Table, hunter: Hunter, card: Card) -> Flow:
    """One word after the other, while the Hunter lives."""
    for effect in card.immediate:
        yield from follow(g, hunter, card, effect)
        if hunter.dead or hunter.out:
            return


# -- dealing damage --------------------------------------------------------------------------------------------------
def limited(aura: Aura, card: Card, amount: int) -> int:
    """Lowering damage never goes under 0; some Monsters cap what a firearm does."""
    if aura.firearm_most is not None and card.kind == "firearm":
        amount = min(amount, aura.firearm_most)
    return amount if amount > 0 else 0


def deal(g: Table, hunter: Hunter, card: Card, amount: int) -> bool:
    """Take that many Blood Echoes from the Monster, as far as it has them; that is the damage (BB-HIT-02..05).
    True if something follows from it."""
    if amount > g.echoes:
        amount = g.echoes
    if g.monster is None or amount == 0:
        if g.heard:
            g.emit(ev.Missed(who=hunter.seat, card=card.id))
        return False
    g.echoes -= amount
    hunter.collected += amount
    hunter.dealt += amount
    if g.aura.breaks_weapons and card.weapon:
        hunter.broken.append(card.id)
    if g.heard:
        g.emit(ev.Hit(who=hunter.seat, card=card.id, monster=g.monster, amount=amount))
    return not g.echoes or bool(card.after_hit)


def aftermath(g: Table, hunter: Hunter, card: Card) -> Flow:
    """What a hit sets off: the card's own effects, and the Monster's death if nothing is left on it (BB-HIT-06)."""
    for effect in card.after_hit:
        yield from follow(g, hunter, card, effect)
    if g.echoes == 0:
        yield from kill(g, hunter, card)


def kill(g: Table, killer: Hunter, card: Card) -> Flow:
    """The Monster is removed and the Trophies are claimed (BB-HIT-06, BB-HIT-07, BB-IMMEDIATE-03)."""
    foe, aura = g.foe, g.aura
    assert foe is not None
    if foe.id != g.final:
        g.slain = True
        g.gone.append(foe.id)
        g.face(None)
    if g.heard:
        g.emit(ev.Killed(monster=foe.id))
    for hunter in g.order + [hunter for hunter in g.hunters if hunter.out]:
        if hunter.dealt >= aura.trophy_least:
            claim_trophies(g, hunter, TYPES if foe.id == g.final else foe.types)
    if foe.id == g.final:
        final_boss_killed(g)
    for effect in foe.killed:
        yield from killed_monster_does(g, killer, effect)
    for bonus in card.on_kill:
        yield from follow(g, killer, card, bonus)


def claim_trophies(g: Table, hunter: Hunter, types: tuple[str, ...]) -> None:
    """One space on the track of each of its Types, of all three for a Final Boss (BB-TROPHY-01..05, BB-FINAL-03)."""
    for type in types:
        hunter.trophies[type] += 1
        if g.heard:
            worth = g.content.trophy_worth(type, hunter.trophies[type])
            g.emit(ev.Trophy(who=hunter.seat, type=type, worth=worth))


# -- step 4 ----------------------------------------------------------------------------------------------------------
def monster_attacks(g: Table) -> None:
    """Step 4: the First Player rolls the die, and the total hits every Hunter (BB-ATTACK-01..05)."""
    g.step = 4
    assert g.monster is not None
    content, aura = g.content, g.aura
    die = content.lanterns[g.final][g.monster]
    faces, total = roll(g, die)
    if aura.rolls > 1:
        others = [roll(g, die) for _ in range(aura.rolls - 1)]
        faces, total = max((faces, total), *others, key=lambda rolled: rolled[1])
    g.rolled, g.total = faces, total
    if g.heard:
        g.emit(ev.Rolled(who=g.first, die=die, faces=tuple(faces), total=total))
    if total:
        damage = []
        for hunter in g.fighters():
            damage.append((hunter, damage_to(content, aura, hunter, total)))
        take_damage(g, damage)


def die_of(content: Content, monster: str, final: str) -> str:
    """The lantern on the card tells the die (BB-CARDS-04), unless the Final Boss darkens it (BB-FINAL-04)."""
    return content.lanterns[final][monster]


def roll(g: Table, die: str) -> tuple[list[tuple[int, bool]], int]:
    """Again and again while it shows a +; the sum of all rolls counts (BB-ATTACK-03)."""
    sides = g.content.dice[die].faces
    face = g.chance.roll(sides)
    faces = [face]
    if not face[1]:
        return faces, face[0]
    while faces[-1][1]:
        faces.append(g.chance.roll(sides))
    aura = g.aura
    return faces, sum([counts(aura, face) for face in faces])


def counts(aura: Aura, face: tuple[int, bool]) -> int:
    """What a face adds to the total; under some Monsters a + counts higher (BB-ATTACK-03, BB-CARDS-06)."""
    worth, again = face
    return worth + aura.plus_worth if again else worth


def damage_to(content: Content, aura: Aura, hunter: Hunter, total: int) -> int:
    """Doubled, then halved for the Dream, rounded down on the total (BB-ATTACK-02, BB-ATTACK-04)."""
    if aura.utility_doubled and any(content.cards[card].kind == "utility" for card in hunter.played):
        total *= 2
    if DREAM in hunter.played and not aura.dream_full_damage:
        total //= 2
    return total


PACE = {"swift": 0, "normal": 1, "slow": 2}
LAST = len(PACE)


# -- step 5 ----------------------------------------------------------------------------------------------------------
def hunters_attack(g: Table) -> Flow:
    """Step 5: from the First Player to the left, each living Hunter with a weapon deals its damage (BB-HIT-01).
    Swift weapons come before, Slow ones after the others; who was sent last comes last of all."""
    g.step = 5
    for hunter, card in attackers(g):
        if card.before_attack:
            yield from before_attack(g, hunter, card)
        if not hunter.dead and g.monster is not None and attack(g, hunter, card):
            yield from aftermath(g, hunter, card)


def attackers(g: Table) -> list[tuple[Hunter, Card]]:
    """Who attacks with what, in order. A weapon that dealt its damage in step 3 is done (BB-IMMEDIATE-04)."""
    armed = g.in_play(g.content.attacking)
    if len(armed) > 1:
        armed.sort(key=pace)
    return armed


def pace(attacker: tuple[Hunter, Card]) -> int:
    """Swift, normal, slow; whoever was sent last after all these."""
    hunter, card = attacker
    return LAST + PACE[card.speed] if hunter.attacks_last else PACE[card.speed]


def before_attack(g: Table, hunter: Hunter, card: Card) -> Flow:
    """What an attack costs; whoever dies of it deals nothing."""
    for effect in card.before_attack:
        if hunter.fights and g.monster is not None:
            yield from follow(g, hunter, card, effect)


def attack(g: Table, hunter: Hunter, card: Card) -> bool:
    """One weapon against the Monster being fought (BB-HIT-02, BB-HIT-05). True if something follows from it."""
    amount = attack_damage(g, hunter, card)
    if card.weakens_later_melee:
        g.scythes.append(hunter.seat)
    return deal(g, hunter, card, amount)


def attack_damage(g: Table, hunter: Hunter, card: Card) -> int:
    """What the weapon deals here and now."""
    if card.fails_when_hurt is not None and hunter.hurt >= card.fails_when_hurt:
        return 0
    amount = card.damage
    if card.against and g.foe is not None:
        amount += sum(card.against.get(type, 0) for type in g.foe.types)
    if card.helpers:
        amount += sum(other.dealt > 0 for other in g.hunters if other is not hunter)
        amount = min(amount, card.helpers)
    if card.kind == "melee":
        amount -= hunter.weakened
        for seat in g.scythes:
            if seat != hunter.seat:
                amount -= sum(g.card(c).weakens_later_melee for c in g.hunters[seat].played)
    aura = g.aura
    if card.speed == "slow":
        amount -= aura.slow_less
    return limited(aura, card, amount)


# -- step 6 ----------------------------------------------------------------------------------------------------------
def monster_escapes(g: Table) -> Asked:
    """Step 6: an ordinary Monster with Blood Echoes left escapes, a Boss stays (BB-ESCAPE-01..06, BB-CARDS-08,
    BB-FINAL-02)."""
    g.step = 6
    if g.monster is None:
        return ()
    if g.is_boss(g.monster):
        if g.heard:
            g.emit(ev.Stays(monster=g.monster, echoes=g.echoes))
        return ()
    return escape(g, g.content.foes[g.monster])


def escape(g: Table, foe: Monster) -> Asked:
    """Its Blood Echoes go back, what it does on its way is done, and it is gone (BB-ESCAPE-01..03)."""
    echoes = g.echoes
    g.bank += echoes
    g.echoes = 0
    if g.heard:
        g.emit(ev.Escaped(monster=foe.id, echoes=echoes))
    if foe.escapes:
        return on_its_way(g, foe)
    gone(g, foe)
    return ()


def on_its_way(g: Table, foe: Monster) -> Flow:
    """What an escaping Monster does before it is gone (BB-ESCAPE-03)."""
    yield from monster_acts(g, foe.escapes)
    gone(g, foe)


def gone(g: Table, foe: Monster) -> None:
    g.gone.append(foe.id)
    g.face(None)
