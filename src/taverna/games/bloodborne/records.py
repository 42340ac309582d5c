"""What is printed on the cards, as records made of a few effect words.

An effect word is a small struct; a card lists them under the moment they work: `immediate` (step 3), `before_attack`,
`after_hit` and `on_kill` (step 5), `dream` (step 7); a monster under `revealed`, `escapes` and `killed`. What is in
force all the time is the card's `aura`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from taverna.core.content import Raw, Record, records
from taverna.core.words import Text

Type = Literal["kin", "humanoid", "beast"]
TYPES: tuple[Type, ...] = ("kin", "humanoid", "beast")
Die = Literal["green", "yellow", "red"]
Kind = Literal["melee", "firearm", "utility"]
Speed = Literal["swift", "normal", "slow"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One thing a card does. How it is done and what it is worth is said in `words.py`."""

    deals: ClassVar[bool] = False  # is the damage that a weapon deals: it attacks no more in step 5 (BB-IMMEDIATE-04)


class Deal(Effect, frozen=True, tag="deal"):
    """Deal damage to the Monster; `beside_firearms` instead, if another firearm was played this round."""

    amount: Some
    beside_firearms: Count | None = None
    deals: ClassVar[bool] = True


class Heal(Effect, frozen=True, tag="heal"):
    """Recover HP, never above the maximum."""

    amount: Some


class Guard(Effect, frozen=True, tag="guard"):
    """Take less damage this round."""

    amount: Some


class Immune(Effect, frozen=True, tag="immune"):
    """Take no damage this round."""


class Bank(Effect, frozen=True, tag="bank"):
    """Move up to so many Collected Blood Echoes to Stored."""

    amount: Some


class LoseHp(Effect, frozen=True, tag="lose-hp"):
    """Pay with HP: no damage, so nothing lowers it. If it kills, the rest of the card does nothing."""

    amount: Some


class WeakenMelee(Effect, frozen=True, tag="weaken-melee"):
    """Choose a Hunter who played a Melee Weapon: that attack deals less."""

    amount: Some


class AttackLast(Effect, frozen=True, tag="attack-last"):
    """Choose a Hunter: that Hunter attacks after everybody else this round."""


class SilenceImmediates(Effect, frozen=True, tag="silence-immediates"):
    """Immediate damage of Hunters who resolve later this round is cancelled."""


class RemoveThis(Effect, frozen=True, tag="remove-this"):
    """This card leaves the game."""


class HurtAll(Effect, frozen=True, tag="hurt-all"):
    """Every Hunter takes damage."""

    amount: Some


class HurtFirst(Effect, frozen=True, tag="hurt-first"):
    """The First Player takes damage."""

    amount: Some


class UseUpCard(Effect, frozen=True, tag="use-up-card"):
    """Every Hunter puts a card of their choice from hand, other than Hunter's Dream, on their used pile."""


class LoseEchoes(Effect, frozen=True, tag="lose-echoes"):
    """Every Hunter (or, with `richest`, those with the most) returns Collected Blood Echoes to the bank."""

    amount: Some
    richest: bool = False


class EchoPerDeath(Effect, frozen=True, tag="echo-per-death"):
    """More Blood Echoes for each Hunter who died in the round just ended."""

    amount: Some


class HealHitters(Effect, frozen=True, tag="heal-hitters"):
    """Every living Hunter who damaged the Monster this round recovers HP."""

    amount: Some


class UpgradeForKiller(Effect, frozen=True, tag="upgrade-for-killer"):
    """The Hunter who dealt the killing damage may take an Available Upgrade now."""


OtherEffect = Heal | Guard | Immune | Bank | LoseHp | WeakenMelee | AttackLast | SilenceImmediates | RemoveThis
ImmediateEffect = Deal | OtherEffect
EscapeEffect = HurtAll | HurtFirst | UseUpCard | LoseEchoes
RevealEffect = EscapeEffect | EchoPerDeath
KillEffect = HealHitters | UpgradeForKiller


class Card(Record, frozen=True):
    """An Action card, Starting card or Upgrade alike: a Melee Weapon, a Firearm or a Utility card
    (BB-CARDS-12..15, BB-UPGRADE-06)."""

    kind: Kind
    copies: Some = 1
    damage: Count = 0
    speed: Speed = "normal"
    against: dict[Type, Some] = {}  # more damage against these Types
    helpers: Count = 0  # +1 damage for each other Hunter who has already dealt damage, up to this much in all
    fails_when_hurt: Some | None = None  # deals nothing after taking this much damage this round
    weakens_later_melee: Count = 0  # every other melee attack after this one deals less
    guard: Count = 0  # take less damage this round (no Immediate effect: it is simply so)
    cancelled_by: str | None = None  # does nothing if another Hunter plays this card in the same round
    returns_unless_killed: bool = False  # back to hand in step 8 if the Monster escapes or a Boss survives
    scavenges: Count = 0  # collect up to so many of the Blood Echoes that dying Hunters lose this round
    immediate: tuple[ImmediateEffect, ...] = ()
    before_attack: tuple[OtherEffect, ...] = ()
    after_hit: tuple[OtherEffect, ...] = ()
    on_kill: tuple[OtherEffect, ...] = ()
    dream: tuple[Bank, ...] = ()

    @property
    def weapon(self) -> bool:
        return self.kind != "utility"

    @property
    def attacks(self) -> bool:
        """In step 5; a weapon that deals its damage in step 3 is done by then (BB-IMMEDIATE-04)."""
        return self.weapon and not any(effect.deals for effect in self.immediate)


class Aura(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is different while a Monster is in play, or all game long under a Final Boss."""

    immediate_less: Count = 0  # Immediate damage deals less
    slow_less: Count = 0  # Slow attacks deal less
    firearm_most: Count | None = None  # a firearm deals at most this
    no_healing: bool = False  # Hunters recover no HP outside the Dream
    plus_worth: Count = 0  # + results of the die count higher
    rolls: Some = 1  # the whole roll is made so often, the highest total counts
    utility_doubled: bool = False  # the roll is doubled against Hunters who played a Utility card
    dream_full_damage: bool = False  # Hunters in the Dream take full damage
    trophy_least: Some = 1  # Trophies only for those who dealt at least this much in the round
    breaks_weapons: bool = False  # weapons that damaged it leave the game at the end of the round
    regrows: Count = 0  # Blood Echoes put back at the start of step 3, up to the starting number
    others_extra: Count = 0  # every other Monster and Boss starts with more Blood Echoes
    last_death: Some | None = None  # a Hunter who dies this often is out of the game
    rest_hp: Some | None = None  # Hunters rest to this instead of the maximum
    half_stored: bool = False  # only half (rounded up) of Collected is stored in the Dream
    darker_dice: bool = False  # other Monsters and Bosses roll the next stronger die


class Monster(Record, frozen=True):
    """A Monster, a Boss or a Final Boss: HP, the die of its lantern, its Types and what it does (BB-CARDS-01..07)."""

    hp: Some
    die: Die
    types: Annotated[tuple[Type, ...], msgspec.Meta(min_length=1)]
    aura: Aura = Aura()
    revealed: tuple[RevealEffect, ...] = ()
    escapes: tuple[EscapeEffect, ...] = ()
    killed: tuple[KillEffect, ...] = ()


class MonsterDie(Record, frozen=True):
    """Six faces: how much, and whether the die is rolled again (`+`)."""

    faces: Annotated[tuple[tuple[Count, bool], ...], msgspec.Meta(min_length=1)]


class HunterBoard(Record, frozen=True):
    """Who a player is. All boards are alike but for the name."""


class Term(Record, frozen=True):
    """A word of the game that has a name and nothing else: a Type, a die colour, a kind of card."""


class Track(Record, frozen=True):
    """The Trophy track: what 0, 1, 2… Trophies of a Type are worth."""

    worth: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1)]


class Content(msgspec.Struct, frozen=True):
    """Everything in the box."""

    starting: dict[str, Card]
    upgrades: dict[str, Card]
    monsters: dict[str, Monster]
    bosses: dict[str, Monster]
    final_bosses: dict[str, Monster]
    dice: dict[str, MonsterDie]
    hunters: dict[str, HunterBoard]
    tracks: dict[str, Track]
    terms: dict[str, Term]
    cards: dict[str, Card]
    deck: tuple[str, ...]  # the Upgrades, copy by copy
    immediate: dict[str, Card]  # those with an Immediate effect
    attacking: dict[str, Card]  # weapons that deal their damage in step 5
    weapons: dict[str, Card]  # those that Transform can bring in
    scavenging: dict[str, Card]  # those that pick up what the dying lose
    guarding: dict[str, Card]  # those that keep damage off as they lie there
    returning: dict[str, Card]  # those that may come back to hand in step 8
    dreaming: dict[str, Card]  # those that do something in step 7
    foes: dict[str, Monster]
    auras: dict[str, dict[str | None, Aura]]  # what is in force, by the Final Boss and the Monster in play
    lanterns: dict[str, dict[str, Die]]  # which die is rolled, by the same
    named: dict[str, Text]

    def trophy_worth(self, type: str, trophies: int) -> int:
        """A marker at the end of its track stays there (the reading of BB-TROPHY-03)."""
        worth = self.tracks[type].worth
        return worth[trophies] if trophies < len(worth) else worth[-1]


def build(raw: Raw) -> Content:
    """All records against their schemas, and what the rules look up in them, worked out once."""
    starting = records(raw, "starting", Card)
    upgrades = records(raw, "upgrades", Card)
    monsters = records(raw, "monsters", Monster)
    bosses = records(raw, "bosses", Monster)
    final_bosses = records(raw, "final_bosses", Monster)
    hunters = records(raw, "hunters", HunterBoard)
    tracks = records(raw, "tracks", Track)
    terms = records(raw, "terms", Term)
    cards = {**starting, **upgrades}
    foes = {**monsters, **bosses, **final_bosses}
    auras: dict[str, dict[str | None, Aura]] = {
        final: {foe: in_force(foes.get(foe or ""), boss) for foe in (None, *foes)}
        for final, boss in final_bosses.items()
    }
    named: tuple[Mapping[str, Record], ...] = (tracks, terms, cards, foes, hunters)
    return Content(
        starting=starting,
        upgrades=upgrades,
        monsters=monsters,
        bosses=bosses,
        final_bosses=final_bosses,
        dice=records(raw, "dice", MonsterDie),
        hunters=hunters,
        tracks=tracks,
        terms=terms,
        cards=cards,
        deck=tuple(card.id for card in upgrades.values() for _ in range(card.copies)),
        immediate={id: card for id, card in cards.items() if card.immediate},
        attacking={id: card for id, card in cards.items() if card.attacks},
        weapons={id: card for id, card in cards.items() if card.weapon},
        scavenging={id: card for id, card in cards.items() if card.scavenges},
        guarding={id: card for id, card in cards.items() if card.guard},
        returning={id: card for id, card in cards.items() if card.returns_unless_killed},
        dreaming={id: card for id, card in cards.items() if card.dream},
        foes=foes,
        auras=auras,
        lanterns={
            final: {
                id: DARKER[foe.die] if force[id].darker_dice and id != final else foe.die for id, foe in foes.items()
            }
            for final, force in auras.items()
        },
        named={id: record.name for things in named for id, record in things.items()},
    )


DARKER: dict[Die, Die] = {"green": "yellow", "yellow": "red", "red": "red"}


def in_force(monster: Monster | None, final: Monster) -> Aura:
    """The Final Boss's ability works all game long (BB-SETUP-02, BB-CARDS-11, BB-FINAL-04), a Monster's while it is in
    play (BB-CARDS-06, BB-CARDS-07)."""
    return final.aura if monster is None or monster.id == final.id else combined(monster.aura, final.aura)


def combined(monster: Aura, final: Aura) -> Aura:
    """Both auras at once: amounts add up, limits take the stricter one."""

    def least(a: int | None, b: int | None) -> int | None:
        return a if b is None else b if a is None else min(a, b)

    return Aura(
        immediate_less=monster.immediate_less + final.immediate_less,
        slow_less=monster.slow_less + final.slow_less,
        firearm_most=least(monster.firearm_most, final.firearm_most),
        no_healing=monster.no_healing or final.no_healing,
        plus_worth=monster.plus_worth + final.plus_worth,
        rolls=max(monster.rolls, final.rolls),
        utility_doubled=monster.utility_doubled or final.utility_doubled,
        dream_full_damage=monster.dream_full_damage or final.dream_full_damage,
        trophy_least=max(monster.trophy_least, final.trophy_least),
        breaks_weapons=monster.breaks_weapons or final.breaks_weapons,
        regrows=monster.regrows + final.regrows,
        others_extra=monster.others_extra + final.others_extra,
        last_death=least(monster.last_death, final.last_death),
        rest_hp=least(monster.rest_hp, final.rest_hp),
        half_stored=monster.half_stored or final.half_stored,
        darker_dice=monster.darker_dice or final.darker_dice,
    )
