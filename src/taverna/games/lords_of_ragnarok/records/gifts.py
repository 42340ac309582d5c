"""What works all the time: a Hero's ability or a Blessing, as fields that the rules read where they matter."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec


class Gift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Hero's Special Ability or a Blessing changes for its owner."""

    # Heroes
    region_attack: int = 0  # attacking in the Hero's Region: Battle strength per Army
    hero_realms: bool = False  # Realms touching the Hero's Territory count as allied for bonuses
    region_city_rune: int = 0  # Runes on gaining a City Territory in the Hero's Region without a Battle
    region_win: bool = False  # after winning a Battle in the Hero's Region one Army that fought gains 1
    wound_draw: int = 0  # Combat cards drawn on taking a Wound
    region_wound: bool = False  # before a Hunt or Battle in the Hero's Region: may take a Wound
    # Odin
    recruit_action: int = 0  # strength of an Army Recruited with the Recruit action
    march_two: bool = False  # when Marching one Army may move 2 Territories
    city_defence: int = 0  # Battle strength defending a City Territory
    neutral_rune: int = 0  # Runes on taking a neutral Territory, once per turn
    hero_battle: int = 0  # Battle strength where one's Hero is
    build_activate: bool = False  # after Build Monument may Activate an Army
    far_retreat: bool = False  # retreat to any own Territory within 2
    resistance: int = 0  # Local Resistance is so much lower for one's Armies
    casualties_off: int = 0  # Casualty symbols ignored in each Battle
    untrampled: bool = False  # Trample never lowers one's Armies
    recruit_authority: int = 0  # Authority when Recruiting
    narrow_rule: int = 0  # with so few Territories or fewer, Maneuvers Activate 2 Armies
    # Thor
    hunt_draw: int = 0  # more Combat cards at the start of a Hunt
    thunderclap: int = 0  # once per Hunt: discard so many cards to cover any one space
    unbowed: bool = False  # a failed Hunt gives no Wound
    blood_price: int = 0  # once per Hunt: take a Wound to draw so many Combat cards
    reward_rune: int = 0  # once per Hunt: Runes on covering a Reward space
    hammer_value: int = 0  # value of one's Hammer cards
    hammer_throw: bool = (
        False  # once per turn: discard a Hammer card to wound a Monster where the Hero is, outside a Hunt
    )
    first_fury: int = 0  # Fury of the first Attack of each Hunt is so much lower
    weak_point: int = 0  # Wisdom for Weak Points
    kill_attribute: int = 0  # Attributes raised on killing a Monster
    temple_heal: int = 0  # Wounds healed besides the Hero action in an own Territory with a Temple
    tame_marked: bool = False  # taking control of a Monster that bears one's marker costs no Rune
    challenge: bool = False  # with the Monsters action may Activate 1 Monster and then hunt
    # Freya
    rune_limit: int = 0
    covered_runes: int = 0  # more Runes when one's marker on the wheel is covered
    drakkar_range: int = 0  # Seas more in the Hero phase
    temple_draw: int = 0  # Combat cards on building a Temple
    priest_draw: int = 0  # on sending a Priest may draw so many Combat cards and discard as many
    far_sight: bool = False  # may ally with Realms touching a Territory adjacent to the Hero
    any_rune: bool = False  # once per turn a 1-Rune action may be paid with any Rune
    instead_draw: int = 0  # instead of a Realm bonus may draw so many Combat cards
    usurp: int = 0  # Usurp treats Resistance and Army strength as so much lower
    hero_range: int = 0  # Territories more in the Hero phase
    swap_rune: bool = False  # once per turn swap a Rune with the Supply
    card_limit: int = 0


Of = Callable[[Gift], int]
"""One field of a gift: what a rule asks about."""


def together(gifts: Iterable[Gift]) -> Gift:
    """Amounts add up; what is simply so is so by any of them."""
    gifts = list(gifts)
    return Gift(**{name: kind(sum([getattr(gift, name) for gift in gifts])) for name, kind in FIELDS})


FIELDS = [(field.name, field.type) for field in msgspec.structs.fields(Gift)]
