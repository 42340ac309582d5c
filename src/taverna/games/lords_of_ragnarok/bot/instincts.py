"""Answers without looking ahead: for what comes up in the middle of a phase, and for everybody in imagined phases.

Each question has its instinct in `INSTINCTS`; to one it has never heard of it answers the first thing on offer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from taverna.core.ask import Value

from ..records.terms import RUNES
from ..records.words import FirstTurn, GainPriest
from ..rules.armies import RAISE, STAY, authority, can_raise
from ..rules.battle import PASS
from ..rules.control import resistance
from ..rules.hero_round import END_ROUND, GIVE_UP
from ..rules.hunting import BLOOD_PRICE, hunt_value
from ..rules.movement import near
from ..rules.prayer import FORGE
from ..rules.reserve import DONE, NO, SKIP, YES
from ..rules.sides import rival, side
from ..state import MOST, TOP, Army, Table
from ..words.boons import boon_worth
from .outlook import (
    PROSPECT,
    RIVALRY,
    Standing,
    city_rune,
    foes_at,
    glory,
    hunt_chance,
    hunting_cards,
    onslaught,
    takes_with,
    usurpable,
)
from .worth import ATTRIBUTE, CARD, gift_worth

CARD_STRENGTH = 1.5
"""What a card held is worth in a Battle, more or less."""
GOOD_AUTHORITY = 4
"""Enough for most Territories."""
SAFE_LEAD = 3
"""So far ahead a rival with one card will hardly come back."""


class Moment(NamedTuple):
    """A question, as an instinct meets it."""

    g: Table
    seat: int
    prompt: str
    options: list[Value]
    about: Mapping[str, Any]


Instinct = Callable[[Moment], Value]


def instinct(now: Moment) -> Value:
    """An answer without imagining anything."""
    options = now.options
    answer = INSTINCTS.get(now.prompt)
    return options[0] if answer is None or len(options) == 1 else answer(now)


def most(worth: Callable[[Moment, Value], float]) -> Instinct:
    """The option that is worth most, the first of equals."""
    return lambda now: max(now.options, key=lambda option: worth(now, option))


def first_of(*wishes: Value) -> Instinct:
    """The first of these on offer, else whatever there is."""
    return lambda now: next((wish for wish in wishes if wish in now.options), now.options[0])


# -- beginning -------------------------------------------------------------------------------------------------------
def origin_worth(now: Moment, origin: Value) -> float:
    """All it brings; nothing for a Priest when all are in the Reserve already, nor for the first turn to who would
    have it anyway (LR-SELECT-16)."""
    g, boons = now.g, now.g.content.origins[origin].does
    idle = {GainPriest: not g.priests_in_supply(now.seat), FirstTurn: now.seat == g.selecting}
    return sum(boon_worth(boon) for boon in boons if not idle.get(type(boon)))


def hero_gift(now: Moment, hero: Value) -> float:
    return gift_worth(now.g.content.gifts[hero])


TASTES: Mapping[str, Callable[[Moment, Value], float]] = {"choose-hero": hero_gift, "choose-origin": origin_worth}
"""What there is no best of."""


def start_worth(now: Moment, at: Value) -> float:
    """A City that two Armies of strength 1 take at once, with much within reach."""
    g, seat = now.g, now.seat
    standing = Standing(g, seat)
    around = sum(standing.gain(there) for there in near(g, seat, at) if there not in g.owner)
    return (standing.gain(at) * 2 if resistance(g, seat, at) <= 2 else 0.0) + around / 4


def sea_worth(now: Moment, sea: Value) -> float:
    """Free coasts, and among them a good place to start."""
    g = now.g
    free = [at for at in g.map.coasts[sea] if at not in g.owner and not foes_at(g, now.seat, at)]
    return max([start_worth(now, at) for at in free], default=-1.0) + len(free)


# -- Armies ----------------------------------------------------------------------------------------------------------
def arrival(g: Table, standing: Standing, strength: int, to: str) -> float:
    """What it is worth to bring so much strength there."""
    seat = standing.seat
    before = g.strength_at(seat, to)
    foes, owner, needed = foes_at(g, seat, to), g.owner.get(to), resistance(g, seat, to)
    gain = standing.gain(to)
    if foes:
        chance = fortune(g, seat, to, before + strength, foes)
        prize = (gain if owner != seat else gain / 2) + glory(g, seat, to)
        return chance * prize - (1 - chance) * (strength / 2 + 0.5) if chance > 0.4 else -strength
    if owner == seat or (before and before >= needed):
        return PROSPECT * onward(g, standing, strength, to)
    if owner is not None:
        return gain + RIVALRY * Standing(g, owner).gain(to) + city_rune(g, seat, to)
    if before + strength >= needed:
        return gain + city_rune(g, seat, to)
    return gain * 0.3 * (before + strength) / needed


def fortune(g: Table, seat: int, at: str, strength: int, foes: int) -> float:
    """The chance to win a Battle there: strength, and what cards may add."""
    rivals = {army.seat for army in g.armies if army.at == at and army.seat != seat}
    theirs = max(len(g.players[other].hand) for other in rivals)
    lead = (
        strength + onslaught(g, seat, at) - foes + CARD_STRENGTH * (min(3, len(g.players[seat].hand)) - min(2, theirs))
    )
    return max(0.0, min(1.0, 0.5 + lead / 6))


def onward(g: Table, standing: Standing, strength: int, at: str) -> float:
    """The best Territory such an Army could take from there."""
    seat = standing.seat
    army = Army(seat=seat, at=at, strength=strength)
    ways = [to for to in near(g, seat, at) if g.owner.get(to) != seat and takes_with(g, army, to)]
    return max([standing.gain(to) for to in ways], default=0.0)


def activation(g: Table, army: int, to: Value) -> float:
    """What it is worth to move an Army there, or to raise it where it is."""
    moved = g.armies[army]
    if to == RAISE:
        return 0.5
    if to in (STAY, SKIP, DONE):
        return 0.0
    standing = Standing(g, moved.seat)
    leaving = PROSPECT * onward(g, standing, moved.strength, moved.at)
    if g.owner.get(moved.at) != moved.seat:
        leaving += pending(g, standing, moved)
    elif any(foes_at(g, moved.seat, there) for there in g.map.next_to[moved.at]):
        leaving += 0.1 * standing.gain(moved.at)
    return arrival(g, standing, moved.strength, to) - leaving


def pending(g: Table, standing: Standing, army: Army) -> float:
    """What would be lost by leaving a Territory before the end of the phase brings control of it."""
    together = g.strength_at(army.seat, army.at)
    needed = resistance(g, army.seat, army.at)
    if together >= needed > together - army.strength:
        return standing.gain(army.at)
    return 0.0


def named_army(now: Moment) -> int:
    """The Army a question is about: told by its place and strength."""
    where, strength = now.about["where"], now.about["strength"]
    armies = now.g.own_armies_at(now.seat, where)
    return next(army for army in armies if now.g.armies[army].strength == strength)


def activate(now: Moment) -> Value:
    army = named_army(now)
    return max(now.options, key=lambda to: activation(now.g, army, to))


def march_on(now: Moment) -> Value:
    army = now.g.activated[-1]
    return max(now.options, key=lambda to: activation(now.g, army, to))


def army_worth(now: Moment, army: Value) -> float:
    """The best that can be done with an Army now; a little for doing nothing."""
    if army in (SKIP, DONE):
        return 0.05
    g = now.g
    moved = g.armies[army]
    ways: list[Value] = [to for to in near(g, moved.seat, moved.at) if to != g.beasts[g.boss].at]
    if can_raise(g, army):
        ways.append(RAISE)
    return max([activation(g, army, to) for to in ways], default=-1.0)


def recruit_worth(now: Moment, at: Value) -> float:
    g, seat = now.g, now.seat
    return arrival(g, Standing(g, seat), authority(g, seat), at)


def strengthen_worth(now: Moment, army: Value) -> float:
    """What one more strength opens for an Army; else rather a strong one."""
    g = now.g
    raised = g.armies[army]
    standing = Standing(g, raised.seat)
    more = onward(g, standing, raised.strength + 1, raised.at) - onward(g, standing, raised.strength, raised.at)
    if g.owner.get(raised.at) != raised.seat:
        more += standing.gain(raised.at) / 2
    return more + 0.1 * min(raised.strength, 4)


def idle_worth(now: Moment, army: Value) -> float:
    """An Army with little to do where it is."""
    g = now.g
    idle = g.armies[army]
    return idle.strength / 4 - onward(g, Standing(g, idle.seat), idle.strength, idle.at)


def refuge_worth(now: Moment, at: Value) -> float:
    """Where own Armies stand, and there is work."""
    g, seat = now.g, now.seat
    return g.strength_at(seat, at) / 2 - foes_at(g, seat, at) + onward(g, Standing(g, seat), 3, at) / 4


def bearing(now: Moment, army: Value) -> float:
    """The one that bears a loss best: never the last strength, if it can be helped."""
    strength = now.g.armies[army].strength
    return strength if strength > 1 else -1


def harm(now: Moment, army: Value) -> float:
    """Others' Armies, the strongest first; one's own last, the weakest first."""
    if army == SKIP:
        return 0.0
    hit = now.g.armies[army]
    return hit.strength if hit.seat != now.seat else -hit.strength


# -- the Hero and the Drakkar ----------------------------------------------------------------------------------------
def hero_worth(now: Moment, at: Value) -> float:
    """Where something can be usurped."""
    if at == SKIP:
        return 0.0
    g, seat = now.g, now.seat
    return Standing(g, seat).gain(at) if usurpable(g, seat, at) else 0.1 * (g.owner.get(at) == seat)


def drakkar_worth(now: Moment, sea: Value) -> float:
    """What an Army Recruited there could take."""
    if sea == SKIP:
        return 0.5
    g, seat = now.g, now.seat
    standing, strength = Standing(g, seat), authority(g, seat)
    return max([arrival(g, standing, strength, at) for at in g.map.coasts[sea]], default=0.0)


def wound_worth(now: Moment, attribute: Value) -> float:
    """What a Wound costs least."""
    track = now.g.players[now.seat].track
    return -track[attribute] - ATTRIBUTE[attribute] / 2


def heal_worth(now: Moment, attribute: Value) -> float:
    return -wound_worth(now, attribute)


def raise_worth(now: Moment, attribute: Value) -> float:
    """What Armies are Recruited with before all else, up to a point; then what is lowest."""
    track = now.g.players[now.seat].track[attribute]
    pressing = 2.0 if attribute == "authority" and track < GOOD_AUTHORITY else 0.0
    return ATTRIBUTE[attribute] * (MOST + 1 - track) + pressing


# -- what one owns ---------------------------------------------------------------------------------------------------
def scarce(now: Moment, rune: Value) -> float:
    """Runes of different types buy more."""
    return -now.g.players[now.seat].runes[rune]


def plentiful(now: Moment, rune: Value) -> float:
    """The Rune missed least; a card rather than the last of its type."""
    if rune not in RUNES:
        return 0.5 if rune == SKIP else 1.5
    return now.g.players[now.seat].runes[rune]


def payment_worth(now: Moment, way: Value) -> float:
    runes = now.g.players[now.seat].runes
    return sum(runes[rune] for rune in way[1:])


def cheap(now: Moment, card: Value) -> float:
    """The card missed least."""
    return -now.g.card(card).value


def dear(now: Moment, card: Value) -> float:
    return now.g.card(card).value


def bonus_worth(now: Moment, choice: Value) -> float:
    if choice == SKIP:
        return 0.0
    if isinstance(choice, str):
        return CARD
    return boon_worth(now.g.content.realms[choice[1]].bonus[choice[2]])


def monument_worth(now: Moment, deity: Value) -> float:
    """Whoever leads at Yggdrasil hurries Ragnarok; others put it off."""
    g, seat = now.g, now.seat
    roots = [Standing(g, who).roots for who in range(g.seats)]
    mine = roots.pop(seat)
    level = g.monuments[deity]
    finished = max(g.monuments.values()) >= TOP
    return level if mine > max(roots) or finished else -level


def blessing_worth(now: Moment, card: Value) -> float:
    return gift_worth(now.g.content.gifts[card])


# -- Battles ---------------------------------------------------------------------------------------------------------
def lead(now: Moment) -> int:
    """By how much one would win the Battle as it stands; below 0 one would lose it (LR-BATTLE-09)."""
    g, seat = now.g, now.seat
    assert g.battle is not None
    ahead = side(g, seat).total - rival(g, seat).total
    return ahead - 1 if g.battle.attacker.seat == seat else ahead


def battle_card(now: Moment) -> Value:
    """As little as is needed to be ahead, and nothing where that cannot be."""
    g, seat = now.g, now.seat
    other = rival(g, seat)
    ahead = lead(now)
    answerable = not other.passed and bool(g.players[other.seat].hand)
    if ahead >= (SAFE_LEAD if answerable else 0):
        return PASS
    cards = [card for card in now.options if card != PASS]
    cards.sort(key=lambda card: (g.card(card).value, -g.card(card).casualties))
    if not cards or ahead + sum(g.card(card).value for card in cards) < 0:
        return PASS
    return next((card for card in cards if ahead + g.card(card).value >= 0), cards[-1])


def if_behind(now: Moment) -> Value:
    return YES if lead(now) < 0 else NO


def pay_rune(now: Moment) -> Value:
    """Only for a Battle that it wins."""
    short = -lead(now)
    if not 0 < short <= now.about["amount"]:
        return SKIP
    return max((rune for rune in now.options if rune != SKIP), key=lambda rune: plentiful(now, rune))


# -- Monsters --------------------------------------------------------------------------------------------------------
def mischief(g: Table, seat: int, at: str) -> float:
    """How much a Monster there hurts others more than oneself."""
    mine = g.strength_at(seat, at)
    return foes_at(g, seat, at) - 1.5 * mine - (0.5 if g.owner.get(at) == seat else 0.0)


def monster_act(now: Moment) -> Value:
    return "attack" if mischief(now.g, now.seat, now.g.beasts[now.about["monster"]].at) > 0 else "move"


def mischief_at(now: Moment, at: Value) -> float:
    return mischief(now.g, now.seat, at)


def monster_worth(now: Moment, choice: Value) -> float:
    """Rather a Hunt that looks good; else a Monster that stands among others' Armies."""
    if choice == DONE:
        return 0.0
    g = now.g
    if isinstance(choice, str):
        return mischief(g, now.seat, g.beasts[choice].at)
    what, monster = choice
    if what == "awaken":
        return mischief(g, now.seat, g.beasts[monster].at)
    return hunt_hope(g, now.seat, monster)


def hunt_hope(g: Table, seat: int, foe: str) -> float:
    """Worth trying with a fair chance; a Monster also to leave some markers on it."""
    chance = hunt_chance(g, seat, foe)
    if foe == g.boss:
        return 20.0 * chance
    return 4.0 * chance + 0.3 * hunting_cards(g, seat) - 1.0 - 0.5 * len(g.players[seat].wounded)


def monster_attack(now: Moment) -> Value:
    """Against the hunter: the fiercest card."""
    attacks = now.g.content.attacks
    return max(now.options, key=lambda card: (attacks[card].fury, -attacks[card].weak_point))


def defend(now: Moment) -> Value:
    """A Shield against what is too strong; else the fewest cards that stop the attack, or none."""
    g, h = now.g, now.g.hunting
    short = h.fury - h.total
    cards = [card for card in now.options if card not in (DONE, BLOOD_PRICE)]
    if short <= 0 or h.blocked or not cards:
        return DONE
    shields = [card for card in cards if g.card(card).block is not None]
    if short >= 3 and shields and h.card is not None and not g.content.attacks[h.card].unblockable:
        return shields[0]
    if sum(hunt_value(g, card) for card in cards) < short or short > 4:
        return DONE
    cards.sort(key=lambda card: hunt_value(g, card))
    return next((card for card in cards if hunt_value(g, card) >= short), cards[-1])


def hero_round(now: Moment) -> Value:
    """One Wound after another with plain cards; dearer ways only for the first of the round."""
    plain = [way for way in now.options if way in now.g.content.combat]
    if plain:
        return plain[0]
    if END_ROUND in now.options:
        return END_ROUND
    dearer = [way for way in now.options if way not in (GIVE_UP, BLOOD_PRICE)]
    return dearer[0] if dearer else GIVE_UP


def space_worth(now: Moment, space: Value) -> float:
    return 1.0 if now.g.content.spaces(now.g.hunting.foe)[space].reward else 0.0


INSTINCTS: Mapping[str, Instinct] = {
    # Hero Selection
    "choose-hero": most(hero_gift),
    "choose-origin": most(origin_worth),
    "start-sea": most(sea_worth),
    "start-territory": most(start_worth),
    # phases, once begun
    "prayer": first_of(FORGE, SKIP),
    "hero": first_of(SKIP),
    "rune-action": first_of(SKIP),
    "maneuver": most(lambda now, act: army_worth(now, act) if isinstance(act, int) else 0.0),
    "special-action": first_of("build-temple", "usurp", "march", "recruit"),
    # Armies
    "activate": activate,
    "march-army": most(army_worth),
    "march-on": march_on,
    "activate-army": most(army_worth),
    "recruit-where": most(recruit_worth),
    "strengthen": most(strengthen_worth),
    "place-army": most(idle_worth),
    "army-where": most(refuge_worth),
    "retreat": most(refuge_worth),
    "retreat-one": most(lambda now, army: -now.g.armies[army].strength),
    "trample": most(harm),
    "weaken-army": most(harm),
    "casualty": most(bearing),
    "spare-army": most(lambda now, army: -now.g.armies[army].strength),
    "usurp-recruit": lambda now: now.options[0],
    # the Hero
    "place-hero": most(hero_worth),
    "hero-where": most(hero_worth),
    "drakkar-where": most(drakkar_worth),
    "wound": most(wound_worth),
    "heal": most(heal_worth),
    "raise-attribute": most(raise_worth),
    "lower-attribute": most(wound_worth),
    # what one owns
    "gain-rune": most(scarce),
    "discard-rune": most(plentiful),
    "toll": most(plentiful),
    "pay": most(payment_worth),
    "discard-card": most(cheap),
    "realm-bonus": most(bonus_worth),
    "prepare": first_of("prepare-army", "prepare-rune", "prepare-draw", "prepare-heal"),
    "monument": most(monument_worth),
    "blessing": most(blessing_worth),
    "temple-where": most(lambda now, at: -sum(foes_at(now.g, now.seat, to) for to in now.g.map.next_to[at])),
    "oracle": first_of(YES),
    # Battles
    "battle-card": battle_card,
    "berserk": if_behind,
    "use-artifact": if_behind,
    "pay-rune": pay_rune,
    "self-wound": first_of(NO),
    "feint": first_of(SKIP),
    "feint-card": first_of(SKIP),
    # Monsters
    "monster-act": monster_act,
    "monster-move": most(mischief_at),
    "boss-place": most(mischief_at),
    "monsters": most(monster_worth),
    "more-monsters": most(monster_worth),
    "activate-monster": most(monster_worth),
    "drag-drakkar": most(lambda now, ship: ship[1] != now.seat),
    # Hunts
    "monster-attack": monster_attack,
    "pick-discard": most(dear),
    "defend": defend,
    "hero-round": hero_round,
    "wound-space": most(space_worth),
    "hunt-effect": first_of(YES),
    "extra-card": most(lambda now, card: 0.0 if card == SKIP else 1.0),
    "rune-or-wounds": most(plentiful),
    "discard-or-wounds": first_of("cards"),
}
