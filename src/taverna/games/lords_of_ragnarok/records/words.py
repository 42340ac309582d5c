"""The effect words: a few things cards do, said with numbers.

A `Boon` is something a player receives: from Origins, Deities, Realms, Rewards and Artifacts. A `TerritoryBlow` or
`HunterBlow` is something a Monster does, in its Territory Attack, its Special Attack or on a Monster Attack card. A
`BattleWord` or `HuntWord` is what a Combat card does in its place; a `Condition` is what a Requirement card waits for.
How each is performed, told and weighed stands in the package `words`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .terms import Attribute, Weapon


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One thing a card does."""


# -- boons -----------------------------------------------------------------------------------------------------------
class DrawCards(Word, frozen=True, tag="draw"):
    """Draw Combat cards."""

    amount: int


class GainRunes(Word, frozen=True, tag="runes"):
    """Gain Runes of one's choice from the Supply; `different`: no two of one type; `forged`: only types that some
    Forge on the board shows."""

    amount: int
    different: bool = False
    forged: bool = False


class RaiseAttribute(Word, frozen=True, tag="raise-attribute"):
    """An Attribute rises by 1; without a name, the player chooses which."""

    attribute: Attribute | None = None


class GainPriest(Word, frozen=True, tag="priest"):
    """A Priest from the Supply."""


class HealWounds(Word, frozen=True, tag="heal"):
    """Heal so many Wounds."""

    amount: int


class StrengthenArmy(Word, frozen=True, tag="strengthen"):
    """One of one's Armies, anywhere, gains 1 strength; `activate`: and is then Activated."""

    activate: bool = False


class StrengthenStart(Word, frozen=True, tag="strengthen-start"):
    """All one's Armies on the board gain 1 strength, and control of their Territory is checked again."""


class ActivateArmy(Word, frozen=True, tag="activate"):
    """Activate one Army; `coasts`: every coastal Territory counts as adjacent to it."""

    coasts: bool = False


class RecruitArmy(Word, frozen=True, tag="recruit"):
    """Recruit an Army; with `strength`, of that strength and into any Territory one controls."""

    strength: int | None = None


class PlaceHero(Word, frozen=True, tag="place-hero"):
    """Place one's Hero in any Territory; `holy`: one with a Temple or Shrine."""

    holy: bool = False


class PlaceArmy(Word, frozen=True, tag="place-army"):
    """Place one of one's Armies that is on the board into any Territory one controls."""


class MoveDrakkar(Word, frozen=True, tag="move-drakkar"):
    """Move one's Drakkar up to so many Seas."""

    seas: int


class MoveHero(Word, frozen=True, tag="move-hero"):
    """Move one's Hero up to so many Territories."""

    territories: int


class FormAlliance(Word, frozen=True, tag="alliance"):
    """Form an Alliance: with any Realm, one touching the Hero's Territory, or one touching a Territory one controls."""

    reach: Literal["any", "hero", "controlled"]
    draws: bool = True  # 1 Combat card if nobody was there before


class TameMonster(Word, frozen=True, tag="tame"):
    """Take control of a neutral Monster at most so many Territories from the Hero, without a Rune."""

    reach: int


class FirstTurn(Word, frozen=True, tag="first-turn"):
    """Take the first turn of the game."""


Boon = (
    DrawCards
    | GainRunes
    | RaiseAttribute
    | GainPriest
    | HealWounds
    | StrengthenArmy
    | StrengthenStart
    | ActivateArmy
    | RecruitArmy
    | PlaceHero
    | PlaceArmy
    | MoveDrakkar
    | MoveHero
    | FormAlliance
    | TameMonster
    | FirstTurn
)


# -- what a Monster does to a Territory ------------------------------------------------------------------------------
class WeakenEach(Word, frozen=True, tag="weaken-each"):
    """Each Army here loses strength."""

    amount: int


class WeakenOne(Word, frozen=True, tag="weaken-one"):
    """One Army here loses strength; `nearby`: and one in an adjacent Territory too."""

    amount: int
    nearby: bool = False


class RetreatOne(Word, frozen=True, tag="retreat-one"):
    """The owner of the Armies here chooses one of them to retreat."""


class RetreatAll(Word, frozen=True, tag="retreat-all"):
    """All Armies here must retreat."""


class Plunder(Word, frozen=True, tag="plunder"):
    """Who controls this Territory discards Combat cards and Runes."""

    cards: int
    runes: int


class DragDrakkar(Word, frozen=True, tag="drag-drakkar"):
    """Move one Drakkar that touches this Territory 1 or 2 Seas."""

    seas: int


TerritoryBlow = WeakenEach | WeakenOne | RetreatOne | RetreatAll | Plunder | DragDrakkar


# -- what a Monster does to a Hunter ---------------------------------------------------------------------------------
class DealWounds(Word, frozen=True, tag="wounds"):
    """The Hero takes Wounds; `unless_rune`: unless the hunter spends a Rune; `undefended`: so many more if no Combat
    card was played in defence."""

    amount: int
    unless_rune: bool = False
    undefended: int = 0


class DiscardCards(Word, frozen=True, tag="discard"):
    """The hunter discards Combat cards: so many, or half the hand (rounded up); `random`: not of their choice;
    `if_wounded`: only if the Hero was Wounded before this attack."""

    amount: int = 0
    half: bool = False
    random: bool = False
    if_wounded: bool = False


class DiscardOrWounds(Word, frozen=True, tag="discard-or-wounds"):
    """The hunter discards so many Combat cards or takes so many Wounds."""

    cards: int
    wounds: int


class DiscardWeapons(Word, frozen=True, tag="discard-weapons"):
    """The hunter discards one Combat card of each Weapon they hold, at most so many."""

    most: int


class PickFromHand(Word, frozen=True, tag="pick-from-hand"):
    """The hunter shows the hand and the Monster picks so many cards to discard."""

    amount: int


class LoseRune(Word, frozen=True, tag="lose-rune"):
    """The hunter discards a Rune."""


class NoCard(Word, frozen=True, tag="no-card"):
    """The hunter does not draw the card of step 5."""


class LowerAttribute(Word, frozen=True, tag="lower-attribute"):
    """The hunter's highest Attribute drops by 1 on its track, never below 2."""


class EndHunt(Word, frozen=True, tag="end-hunt"):
    """The Hunt is over."""


class UseSpecial(Word, frozen=True, tag="special"):
    """The Special Attack of the Monster's sheet."""


class Regrow(Word, frozen=True, tag="regrow"):
    """The hunter's newest marker on a Wound space without Reward comes off."""


HunterBlow = (
    DealWounds
    | DiscardCards
    | DiscardOrWounds
    | DiscardWeapons
    | PickFromHand
    | LoseRune
    | NoCard
    | LowerAttribute
    | EndHunt
    | UseSpecial
    | Regrow
)


# -- Combat cards ----------------------------------------------------------------------------------------------------
If = Literal["defend", "attack", "armies", "monument", "hero", "outnumbered", "city", "drakkar"]


class Plus(Word, frozen=True, tag="plus"):
    """More Battle strength, if something is so."""

    amount: int
    when: If


class PlusPerWeapon(Word, frozen=True, tag="plus-per-weapon"):
    """More Battle strength for each other card of a Weapon already played by oneself."""

    weapon: Weapon


class RivalDiscards(Word, frozen=True, tag="rival-discards"):
    """The opponent discards a Combat card, if they hold at least so many."""

    least: int


class CancelCasualty(Word, frozen=True, tag="cancel-casualty"):
    """One of one's own Casualty symbols does not count."""


class Feint(Word, frozen=True, tag="feint"):
    """Take back one other card one played and put one from hand in its place: its Battle effect is not resolved."""


class NoShields(Word, frozen=True, tag="no-shields"):
    """The opponent cannot play Shield cards for the rest of this Battle."""


class CancelShield(Word, frozen=True, tag="cancel-shield"):
    """The value of one Shield card of the opponent does not count."""


class Berserk(Word, frozen=True, tag="berserk"):
    """May add strength and Casualty symbols."""

    amount: int
    casualties: int


class WeakenRival(Word, frozen=True, tag="weaken-rival"):
    """One opposing Army here loses 1 strength, not below 1."""


class LighterLoss(Word, frozen=True, tag="lighter-loss"):
    """Ignore one Casualty for losing."""


class PayRune(Word, frozen=True, tag="pay-rune"):
    """May spend a Rune for Battle strength."""

    amount: int


BattleWord = (
    Plus
    | PlusPerWeapon
    | RivalDiscards
    | CancelCasualty
    | Feint
    | NoShields
    | CancelShield
    | Berserk
    | WeakenRival
    | LighterLoss
    | PayRune
    | DrawCards
)


class Peek(Word, frozen=True, tag="peek"):
    """After this Wound look at the Monster's hand."""


class FewerCards(Word, frozen=True, tag="fewer-cards"):
    """The Monster draws 1 card fewer next time, at least 1."""


class ExtraWound(Word, frozen=True, tag="extra-wound"):
    """May take a Wound to deal one more Wound with any card."""


class OneMore(Word, frozen=True, tag="one-more"):
    """May discard a card to cover one more space of this card's Weapon too."""


HuntWord = DrawCards | Peek | FewerCards | ExtraWound | OneMore


# -- Requirement cards -------------------------------------------------------------------------------------------------
class Monumental(Word, frozen=True, tag="monument"):
    """One Monument is at this level."""

    level: int


class Kills(Word, frozen=True, tag="kills"):
    """One player is credited with so many kills."""

    amount: int


class Regions(Word, frozen=True, tag="regions"):
    """One player controls so many Regions."""

    amount: int


class TempleLands(Word, frozen=True, tag="temples"):
    """One player controls so many Territories with Temples; on some cards, or every Monument is finished."""

    amount: int
    or_finished: bool = False


class AlliedRealms(Word, frozen=True, tag="realms"):
    """So many Realms hold an Alliance marker."""

    amount: int


Condition = Monumental | Kills | Regions | TempleLands | AlliedRealms
