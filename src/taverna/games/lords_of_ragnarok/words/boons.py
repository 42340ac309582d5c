"""What players receive: the effect words of Origins, Deities, Realms, Rewards and Artifacts."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer
from taverna.core.words import Say

from .. import events as ev
from ..bot import worth
from ..records.terms import ATTRIBUTES, Reward
from ..records.words import (
    ActivateArmy,
    Boon,
    DrawCards,
    FirstTurn,
    FormAlliance,
    GainPriest,
    GainRunes,
    HealWounds,
    MoveDrakkar,
    MoveHero,
    PlaceArmy,
    PlaceHero,
    RaiseAttribute,
    RecruitArmy,
    StrengthenArmy,
    StrengthenStart,
    TameMonster,
)
from ..rules.armies import activate, can_recruit, choose_army, growing, may_recruit_at, recruit, recruit_at
from ..rules.control import check_control
from ..rules.monsters import tame
from ..rules.movement import hero_reach, move_drakkar, move_hero, place_army, place_hero, sea_reach, strengthen
from ..rules.realms import allied, form_alliance, realms_near_hero
from ..rules.reserve import SKIP, draw_cards, gain_priests, gain_runes, heal, raise_attribute
from ..state import MOST, Table
from .lexicon import BOONS

# What a Wound space gives (LR-REWARD-01..04)
REWARDS: dict[Reward, Boon] = {
    "realm": FormAlliance(reach="any"),
    "priest": GainPriest(),
    "army": StrengthenArmy(),
    "rune": GainRunes(amount=1),
}

POSSIBLE = BOONS.of("possible")
RECEIVED = BOONS.of("received")


def possible(g: Table, seat: int, boon: Boon) -> bool:
    """Would it do anything?"""
    able: bool = POSSIBLE[type(boon)](g, seat, boon)
    return able


def receive(g: Table, seat: int, boon: Boon, optional: bool = False) -> Flow:
    """Do it, as far as it can be done (LR-PRAY-06)."""
    flow: Flow | None = RECEIVED[type(boon)](g, seat, boon, optional)
    if flow is not None:
        yield from flow


def told(boon: Boon) -> Say:
    """As an option of a Realm's bonus."""
    said: Say = BOONS.of("told")[type(boon)](boon)
    return said


def boon_worth(boon: Boon) -> float:
    """What it is worth to a Jarl."""
    weight: float = BOONS.of("weighed")[type(boon)](boon)
    return weight


# -- draw ------------------------------------------------------------------------------------------------------------
BOONS.possible(DrawCards)(lambda g, seat, boon: bool(g.combat_deck or g.combat_discard))
BOONS.received(DrawCards)(lambda g, seat, boon, optional: draw_cards(g, seat, boon.amount))
BOONS.told(DrawCards)(lambda boon: Say("option-bonus-draw", {"amount": boon.amount}))
BOONS.weighed(DrawCards)(lambda boon: worth.CARD * boon.amount)

# -- runes -----------------------------------------------------------------------------------------------------------
BOONS.possible(GainRunes)(lambda g, seat, boon: any(g.supply.values()))
BOONS.told(GainRunes)(lambda boon: Say("option-bonus-runes", {"amount": boon.amount}))
BOONS.weighed(GainRunes)(lambda boon: worth.RUNE * boon.amount)


@BOONS.received(GainRunes)
def receive_runes(g: Table, seat: int, boon: GainRunes, optional: bool) -> Flow:
    return gain_runes(g, seat, boon.amount, boon.different, boon.forged)


# -- raise-attribute -------------------------------------------------------------------------------------------------
BOONS.told(RaiseAttribute)(lambda boon: Say("option-bonus-raise-attribute"))
BOONS.weighed(RaiseAttribute)(lambda boon: 0.9)


@BOONS.possible(RaiseAttribute)
def can_rise(g: Table, seat: int, boon: RaiseAttribute) -> bool:
    return g.players[seat].track[boon.attribute] < MOST if boon.attribute else bool(rising(g, seat))


@BOONS.received(RaiseAttribute)
def raise_one(g: Table, seat: int, boon: RaiseAttribute, optional: bool = False) -> Flow:
    """The Attribute named, or one of the player's choice."""
    attribute: str | None = boon.attribute
    if attribute is None and (choices := rising(g, seat)):
        attribute = yield Ask(seat, "raise-attribute", choices)
    if attribute is not None:
        raise_attribute(g, seat, attribute)


def rising(g: Table, seat: int) -> list[str]:
    track = g.players[seat].track
    return [attribute for attribute in ATTRIBUTES if track[attribute] < MOST]


# -- priest ----------------------------------------------------------------------------------------------------------
BOONS.possible(GainPriest)(lambda g, seat, boon: g.priests_in_supply(seat) > 0)
BOONS.received(GainPriest)(lambda g, seat, boon, optional: gain_priests(g, seat))
BOONS.told(GainPriest)(lambda boon: Say("option-bonus-priest"))
BOONS.weighed(GainPriest)(lambda boon: worth.PRIEST)

# -- heal ------------------------------------------------------------------------------------------------------------
BOONS.possible(HealWounds)(lambda g, seat, boon: bool(g.players[seat].wounded))
BOONS.received(HealWounds)(lambda g, seat, boon, optional: heal(g, seat, boon.amount))
BOONS.told(HealWounds)(lambda boon: Say("option-bonus-heal", {"amount": boon.amount}))
BOONS.weighed(HealWounds)(lambda boon: 0.3 * boon.amount)

# -- strengthen ------------------------------------------------------------------------------------------------------
BOONS.possible(StrengthenArmy)(lambda g, seat, boon: bool(g.armies_of(seat) if boon.activate else growing(g, seat)))
BOONS.told(StrengthenArmy)(lambda boon: Say("option-bonus-strengthen"))
BOONS.weighed(StrengthenArmy)(lambda boon: 0.6)


@BOONS.received(StrengthenArmy)
def strengthen_one(g: Table, seat: int, boon: StrengthenArmy, optional: bool) -> Flow:
    armies = g.armies_of(seat) if boon.activate else growing(g, seat)
    army = yield from choose_army(g, seat, "strengthen", armies)
    if army is not None:
        strengthen(g, army)
        if boon.activate:
            yield from activate(g, army)


# -- strengthen-start ------------------------------------------------------------------------------------------------
BOONS.possible(StrengthenStart)(lambda g, seat, boon: True)
BOONS.told(StrengthenStart)(lambda boon: Say("option-bonus-strengthen-start"))
BOONS.weighed(StrengthenStart)(lambda boon: 1.2)


@BOONS.received(StrengthenStart)
def strengthen_all(g: Table, seat: int, boon: StrengthenStart, optional: bool) -> Flow:
    for army in g.armies_of(seat):
        strengthen(g, army)
    yield from check_control(g)


# -- activate --------------------------------------------------------------------------------------------------------
BOONS.possible(ActivateArmy)(lambda g, seat, boon: bool(g.armies_of(seat)))
BOONS.told(ActivateArmy)(lambda boon: Say("option-bonus-activate"))
BOONS.weighed(ActivateArmy)(lambda boon: worth.MODEST)


@BOONS.received(ActivateArmy)
def activate_one(g: Table, seat: int, boon: ActivateArmy, optional: bool) -> Flow:
    army = yield from choose_army(g, seat, "activate-army", g.armies_of(seat), optional=True)
    if army is not None:
        yield from activate(g, army, boon.coasts)


# -- recruit ---------------------------------------------------------------------------------------------------------
BOONS.told(RecruitArmy)(lambda boon: Say("option-bonus-recruit"))
BOONS.weighed(RecruitArmy)(lambda boon: 1.2)


@BOONS.possible(RecruitArmy)
def can_receive_army(g: Table, seat: int, boon: RecruitArmy) -> bool:
    if boon.strength is None:
        return can_recruit(g, seat)
    return g.reserve_army(seat) is not None and bool(own_places(g, seat))


@BOONS.received(RecruitArmy)
def recruit_one(g: Table, seat: int, boon: RecruitArmy, optional: bool) -> Flow:
    if boon.strength is None:
        yield from recruit(g, seat)
    elif can_receive_army(g, seat, boon):
        at = yield Ask(seat, "recruit-where", own_places(g, seat))
        recruit_at(g, seat, at, boon.strength)


def own_places(g: Table, seat: int) -> list[str]:
    return [at for at in g.owned(seat) if may_recruit_at(g, at)]


# -- place-hero ------------------------------------------------------------------------------------------------------
BOONS.possible(PlaceHero)(lambda g, seat, boon: not boon.holy or bool(hero_places(g, seat, True)))
BOONS.told(PlaceHero)(lambda boon: Say("option-bonus-place-hero"))
BOONS.weighed(PlaceHero)(lambda boon: 0.7)


@BOONS.received(PlaceHero)
def place_own_hero(g: Table, seat: int, boon: PlaceHero, optional: bool) -> Flow:
    places = hero_places(g, seat, boon.holy)
    if places:
        at = yield Ask(seat, "place-hero", places)
        place_hero(g, seat, at)


def hero_places(g: Table, seat: int, holy: bool) -> list[str]:
    here = g.players[seat].at
    return [at for at in g.map.territories if at != here and (not holy or at in g.map.shrines or at in g.temples)]


# -- place-army ------------------------------------------------------------------------------------------------------
BOONS.possible(PlaceArmy)(lambda g, seat, boon: bool(placeable(g, seat)))
BOONS.told(PlaceArmy)(lambda boon: Say("option-bonus-place-army"))
BOONS.weighed(PlaceArmy)(lambda boon: 0.3)


@BOONS.received(PlaceArmy)
def relocate(g: Table, seat: int, boon: PlaceArmy, optional: bool) -> Flow:
    """An Army from the board into any Territory one controls (LR-PLACE-01)."""
    army = yield from choose_army(g, seat, "place-army", placeable(g, seat))
    if army is not None:
        at = yield Ask(seat, "army-where", [at for at in g.owned(seat) if at != g.armies[army].at])
        place_army(g, army, at)


def placeable(g: Table, seat: int) -> list[int]:
    """Armies for which there is another Territory one controls."""
    owned = g.owned(seat)
    return [army for army in g.armies_of(seat) if any(at != g.armies[army].at for at in owned)]


# -- move-drakkar ----------------------------------------------------------------------------------------------------
BOONS.possible(MoveDrakkar)(lambda g, seat, boon: True)
BOONS.told(MoveDrakkar)(lambda boon: Say("option-bonus-move-drakkar"))
BOONS.weighed(MoveDrakkar)(lambda boon: 0.2)


@BOONS.received(MoveDrakkar)
def sail(g: Table, seat: int, boon: MoveDrakkar, optional: bool) -> Flow:
    reached = sea_reach(g, g.players[seat].sea, boon.seas)
    to = yield Ask(seat, "drakkar-where", [*reached, *([SKIP] if optional else [])])
    if to != SKIP:
        move_drakkar(g, seat, to)


# -- move-hero -------------------------------------------------------------------------------------------------------
BOONS.possible(MoveHero)(lambda g, seat, boon: True)
BOONS.told(MoveHero)(lambda boon: Say("option-bonus-move-hero"))
BOONS.weighed(MoveHero)(lambda boon: worth.MODEST)


@BOONS.received(MoveHero)
def walk(g: Table, seat: int, boon: MoveHero, optional: bool) -> Flow:
    reached = hero_reach(g, seat, boon.territories)
    to = yield Ask(seat, "hero-where", [*reached, *([SKIP] if optional else [])])
    if to != SKIP:
        move_hero(g, seat, to)


# -- alliance --------------------------------------------------------------------------------------------------------
BOONS.possible(FormAlliance)(lambda g, seat, boon: bool(open_realms(g, seat, boon)))
BOONS.told(FormAlliance)(lambda boon: Say("option-bonus-alliance"))
BOONS.weighed(FormAlliance)(lambda boon: worth.ALLIANCE + worth.RUNE)


@BOONS.received(FormAlliance)
def ally(g: Table, seat: int, boon: FormAlliance, optional: bool) -> Flow:
    realms = open_realms(g, seat, boon)
    if realms:
        already = ("LR-ALLY-03", lambda: [realm for realm in g.map.realms if allied(g, seat, realm)])
        realm = yield Ask(seat, "ally", Offer(lambda: realms, elsewhere=already))
        yield from form_alliance(g, seat, realm, boon.draws)


def open_realms(g: Table, seat: int, boon: FormAlliance) -> list[str]:
    """Realms in reach that one is not allied with yet (LR-ALLY-03, LR-REWARD-01)."""
    match boon.reach:
        case "any":
            realms = list(g.map.realms)
        case "hero":
            realms = realms_near_hero(g, seat)
        case "controlled":
            owned = set(g.owned(seat))
            realms = [realm for realm, lands in g.map.realms.items() if not owned.isdisjoint(lands)]
    return [realm for realm in realms if not allied(g, seat, realm)]


# -- tame ------------------------------------------------------------------------------------------------------------
BOONS.possible(TameMonster)(lambda g, seat, boon: bool(tameable(g, seat, boon.reach)))
BOONS.told(TameMonster)(lambda boon: Say("option-bonus-tame"))
BOONS.weighed(TameMonster)(lambda boon: worth.MODEST)


@BOONS.received(TameMonster)
def tame_one(g: Table, seat: int, boon: TameMonster, optional: bool) -> Flow:
    monsters = tameable(g, seat, boon.reach)
    if monsters:
        monster = yield Ask(seat, "tame", monsters)
        yield from tame(g, seat, monster)


def tameable(g: Table, seat: int, reach: int) -> list[str]:
    """Neutral Monsters at most so far from the Hero, never the Boss (LR-TAME-03, LR-OWN-03)."""
    at = g.players[seat].at
    near = (at, *g.map.next_to[at]) if reach else (at,)
    return [id for id in g.monsters_on_board() if g.beasts[id].ring is None and g.beasts[id].at in near]


# -- first-turn ------------------------------------------------------------------------------------------------------
BOONS.possible(FirstTurn)(lambda g, seat, boon: True)
BOONS.told(FirstTurn)(lambda boon: Say("option-bonus-first-turn"))
BOONS.weighed(FirstTurn)(lambda boon: 0.4)


@BOONS.received(FirstTurn)
def take_first_turn(g: Table, seat: int, boon: FirstTurn, optional: bool) -> None:
    g.first = seat
    g.emit(ev.FirstTurn(who=seat))
