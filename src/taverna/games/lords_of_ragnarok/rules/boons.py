"""What players receive: the effect words of Origins, Deities, Realms, Rewards and Artifacts."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer

from .. import events as ev
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
from ..state import MOST, Table
from .armies import activate, can_recruit, choose_army, growing, may_recruit_at, recruit, recruit_at
from .control import check_control
from .monsters import tame
from .movement import hero_reach, move_drakkar, move_hero, place_army, place_hero, sea_reach, strengthen
from .realms import allied, form_alliance, realms_near_hero
from .reserve import SKIP, draw_cards, gain_priests, gain_runes, heal, raise_attribute

# What a Wound space gives (LR-REWARD-01..04)
REWARDS: dict[Reward, Boon] = {
    "realm": FormAlliance(reach="any"),
    "priest": GainPriest(),
    "army": StrengthenArmy(),
    "rune": GainRunes(amount=1),
}


def possible(g: Table, seat: int, boon: Boon) -> bool:
    """Would it do anything?"""
    player = g.players[seat]
    match boon:
        case DrawCards():
            return bool(g.combat_deck or g.combat_discard)
        case GainRunes():
            return any(g.supply.values())
        case RaiseAttribute(attribute=attribute):
            return player.track[attribute] < MOST if attribute else bool(rising(g, seat))
        case GainPriest():
            return g.priests_in_supply(seat) > 0
        case HealWounds():
            return bool(player.wounded)
        case StrengthenArmy(activate=active):
            return bool(g.armies_of(seat) if active else growing(g, seat))
        case StrengthenStart() | FirstTurn():
            return True
        case ActivateArmy():
            return bool(g.armies_of(seat))
        case RecruitArmy(strength=strength):
            if strength is None:
                return can_recruit(g, seat)
            return g.reserve_army(seat) is not None and bool(own_places(g, seat))
        case PlaceHero(holy=holy):
            return bool(hero_places(g, seat, holy))
        case PlaceArmy():
            return bool(placeable(g, seat))
        case MoveDrakkar() | MoveHero():
            return True
        case FormAlliance():
            return bool(open_realms(g, seat, boon))
        case TameMonster(reach=reach):
            return bool(tameable(g, seat, reach))


def receive(g: Table, seat: int, boon: Boon, optional: bool = False) -> Flow:
    """Do it, as far as it can be done (LR-PRAY-06)."""
    player = g.players[seat]
    match boon:
        case DrawCards(amount=amount):
            yield from draw_cards(g, seat, amount)
        case GainRunes(amount=amount, different=different, forged=forged):
            yield from gain_runes(g, seat, amount, different, forged)
        case RaiseAttribute(attribute=attribute):
            yield from raise_one(g, seat, attribute)
        case GainPriest():
            gain_priests(g, seat)
        case HealWounds(amount=amount):
            yield from heal(g, seat, amount)
        case StrengthenArmy(activate=active):
            army = yield from choose_army(g, seat, "strengthen", g.armies_of(seat) if active else growing(g, seat))
            if army is not None:
                strengthen(g, army)
                if active:
                    yield from activate(g, army)
        case StrengthenStart():
            for army in g.armies_of(seat):
                strengthen(g, army)
            yield from check_control(g)
        case ActivateArmy(coasts=coasts):
            army = yield from choose_army(g, seat, "activate-army", g.armies_of(seat), optional=True)
            if army is not None:
                yield from activate(g, army, coasts)
        case RecruitArmy(strength=None):
            yield from recruit(g, seat)
        case RecruitArmy(strength=int(strength)):
            places = own_places(g, seat)
            if places and g.reserve_army(seat) is not None:
                at = yield Ask(seat, "recruit-where", places)
                recruit_at(g, seat, at, strength)
        case PlaceHero(holy=holy):
            places = hero_places(g, seat, holy)
            if places:
                at = yield Ask(seat, "place-hero", places)
                place_hero(g, seat, at)
        case PlaceArmy():
            yield from relocate(g, seat)
        case MoveDrakkar(seas=seas):
            to = yield Ask(seat, "drakkar-where", [*sea_reach(g, player.sea, seas), *([SKIP] if optional else [])])
            if to != SKIP:
                move_drakkar(g, seat, to)
        case MoveHero(territories=territories):
            reached = hero_reach(g, seat, territories)
            to = yield Ask(seat, "hero-where", [*reached, *([SKIP] if optional else [])])
            if to != SKIP:
                move_hero(g, seat, to)
        case FormAlliance(draws=draws):
            realms = open_realms(g, seat, boon)
            if realms:
                already = ("LR-ALLY-03", lambda: [realm for realm in g.map.realms if allied(g, seat, realm)])
                realm = yield Ask(seat, "ally", Offer(lambda: realms, elsewhere=already))
                yield from form_alliance(g, seat, realm, draws)
        case TameMonster(reach=reach):
            monsters = tameable(g, seat, reach)
            if monsters:
                monster = yield Ask(seat, "tame", monsters)
                yield from tame(g, seat, monster)
        case FirstTurn():
            g.first = seat
            g.emit(ev.FirstTurn(who=seat))


def rising(g: Table, seat: int) -> list[str]:
    track = g.players[seat].track
    return [attribute for attribute in ATTRIBUTES if track[attribute] < MOST]


def raise_one(g: Table, seat: int, attribute: str | None) -> Flow:
    """The Attribute named, or one of the player's choice."""
    if attribute is None and (can_rise := rising(g, seat)):
        attribute = yield Ask(seat, "raise-attribute", can_rise)
    if attribute is not None:
        raise_attribute(g, seat, attribute)


def own_places(g: Table, seat: int) -> list[str]:
    return [at for at in g.owned(seat) if may_recruit_at(g, at)]


def placeable(g: Table, seat: int) -> list[int]:
    """Armies for which there is another Territory one controls."""
    owned = g.owned(seat)
    return [army for army in g.armies_of(seat) if any(at != g.armies[army].at for at in owned)]


def relocate(g: Table, seat: int) -> Flow:
    """An Army from the board into any Territory one controls (LR-PLACE-01)."""
    army = yield from choose_army(g, seat, "place-army", placeable(g, seat))
    if army is not None:
        at = yield Ask(seat, "army-where", [at for at in g.owned(seat) if at != g.armies[army].at])
        place_army(g, army, at)


def hero_places(g: Table, seat: int, holy: bool) -> list[str]:
    here = g.players[seat].at
    return [at for at in g.map.territories if at != here and (not holy or at in g.map.shrines or at in g.temples)]


def open_realms(g: Table, seat: int, boon: FormAlliance) -> list[str]:
    """Realms in reach that one is not allied with yet (LR-ALLY-03, LR-REWARD-01)."""
    match boon.reach:
        case "any":
            realms = list(g.map.realms)
        case "hero":
            realms = realms_near_hero(g, seat)
        case "controlled":
            owned = g.owned(seat)
            realms = [realm for realm, lands in g.map.realms.items() if any(at in lands for at in owned)]
    return [realm for realm in realms if not allied(g, seat, realm)]


def tameable(g: Table, seat: int, reach: int) -> list[str]:
    """Neutral Monsters at most so far from the Hero, never the Boss (LR-TAME-03, LR-OWN-03)."""
    at = g.players[seat].at
    near = (at, *g.map.next_to[at]) if reach else (at,)
    return [id for id in g.monsters_on_board() if g.beasts[id].ring is None and g.beasts[id].at in near]
