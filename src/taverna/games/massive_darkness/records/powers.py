"""The words of which cards, skills, Enemies and Events are made.

A `Power` is one sentence: when it works (`on`), what must be so (`needs`), what it costs (`pay`), how often (`repeat`,
`per`) and what it does (`does`). An Enchantment is a Power paid with symbols. Combat words speak of the roll: Hits and
Attack dice are always the Attacker's, Shields and Defence dice the Defender's, so a word needs no owner. Other words
act on `whom`, seen from the owner of the Power.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Colour = Literal["yellow", "red", "blue", "green"]
COLOURS: tuple[Colour, ...] = ("yellow", "red", "blue", "green")
ATTACK_COLOURS: tuple[Colour, ...] = ("yellow", "red")
DEFENCE_COLOURS: tuple[Colour, ...] = ("blue", "green")
Combat = Literal["melee", "ranged", "magic"]
COMBATS: tuple[Combat, ...] = ("melee", "ranged", "magic")
Symbol = Literal["bam", "diamond"]
SYMBOLS: tuple[Symbol, ...] = ("bam", "diamond")
Side = Literal["attack", "defence"]
Rank = Literal["mob", "agent", "roaming"]
Figure = Literal["minion", "boss", "agent", "roaming"]
Tier = Literal["lower", "higher"]
TIERS: tuple[Tier, ...] = ("lower", "higher")
WORN = ("body", "one-hand", "two-hands")
Slot = Literal["body", "one-hand", "two-hands", "item", "consumable", "trap", "luck", "lifebringer"]
Tag = Literal["sword", "mace", "hammer", "shield", "armour"]
LEVELS = (1, 2, 3, 4, 5)

Moment = Literal[
    "attack",  # attacking, in any combat type (MD-TYPE-02)
    "melee",  # attacking in that type (MD-TYPE-03)
    "ranged",
    "magic",
    "defence",  # defending, against any type (MD-TYPE-04)
    "melee-defence",  # defending against that type (MD-TYPE-05)
    "ranged-defence",
    "magic-defence",
    "always",  # all the time, nothing to decide
    "start",  # when the owner's Activation begins
    "turn",  # at will in the owner's own Activation
    "will",  # whenever the owner wants (Items and Consumables, MD-EQUIP-07)
    "kill",  # after the owner struck a fatal blow
    "harm",  # when the owner is about to suffer Damage
    "dying",  # when the owner would be killed
    "found",  # when a Hero draws the card (Trap and Luck)
]
Per = Literal["combat", "activation", "round", "enemies-phase", "mission"]
Whom = Literal[
    "self",  # the owner; for a Trap or Luck card the finder
    "opponent",  # the other Actor of this combat (a Mob: the whole Mob)
    "opponents-around",  # every other figure of the opponent's side in the opponent's Zone
    "hero-here",  # one Hero in the owner's Zone, of the owner's choice, the owner too
    "heroes-here",  # every Hero in the owner's Zone
    "heroes",  # every Hero
    "first-player",
]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One thing a Power does."""


# -- words about the roll --------------------------------------------------------------------------------------------
class ChangeDice(Word, frozen=True, tag="dice"):
    """More or fewer dice: of a colour, or any mix of Attack or of Defence dice (MD-EFFECT-07..14). Paid with symbols,
    it takes dice away after the roll; otherwise before it (MD-TYPE-07, 08)."""

    of: Colour | Side
    amount: int


class NoDice(Word, frozen=True, tag="no-dice"):
    """One side rolls no dice (MD-EFFECT-15)."""

    side: Side


class ChangeHits(Word, frozen=True, tag="hits"):
    """More or fewer Hits in the Attacker's result (MD-EFFECT-01, 02)."""

    amount: int


class ChangeShields(Word, frozen=True, tag="shields"):
    """More or fewer Shields in the Defender's result (MD-EFFECT-03, 04)."""

    amount: int


class AddSymbol(Word, frozen=True, tag="symbol"):
    """More Bams or Diamonds for the owner to spend (MD-EFFECT-05)."""

    symbol: Symbol
    amount: int = 1


class CancelSymbol(Word, frozen=True, tag="cancel"):
    """One Bam or Diamond of a side, or all its symbols, do not count (MD-EFFECT-19, 20)."""

    side: Side
    symbol: Symbol | Literal["all"]


class AddDamage(Word, frozen=True, tag="damage"):
    """So much more Damage to the Defender, whatever the Shields (MD-EFFECT-06)."""

    amount: int


class Reroll(Word, frozen=True, tag="reroll"):
    """Roll again: all dice of a side (MD-EFFECT-16..18), any number of them, or at most so many. `own`: of the side
    the owner is on. `blanks`: only dice that came up blank (MD-REROLL-02)."""

    of: Side | Literal["either", "own"]
    dice: Literal["all", "any"] | int = "all"
    blanks: bool = False


class FillBlanks(Word, frozen=True, tag="fill-blanks"):
    """At most so many blank dice of a side gain a symbol each: a Hit (attack) or Shield (defence), or else a Bam or
    Diamond; with `other`, that one or this, as the owner likes each time (MD-GLOSS-08)."""

    of: Side
    most: int
    amount: int = 1
    symbol: Symbol | None = None
    other: Symbol | None = None


class FlipBlanks(Word, frozen=True, tag="flip-blanks"):
    """Turn at most so many blank dice of a side (all, if no number) to their opposite face (MD-GLOSS-10)."""

    of: Side
    most: int | None = None


class DoubleHits(Word, frozen=True, tag="double-hits"):
    """As many Hits more as the dice show (MD-GLOSS-03)."""


class ReachBoss(Word, frozen=True, tag="reach-boss"):
    """This attack's Damage may go to the Boss past his Minions, as the Attacker likes (MD-MOB-06)."""


class Retaliate(Word, frozen=True, tag="retaliate"):
    """With more Shields than Hits, the Attacker suffers so much Damage (MD-SKILL-14)."""

    amount: int


class HalfDamage(Word, frozen=True, tag="half-damage"):
    """The owner suffers half the Damage of an attack, rounded up."""


# -- words about Actors ----------------------------------------------------------------------------------------------
class Stun(Word, frozen=True, tag="stun"):
    """Stun (MD-STUN-01..10)."""

    whom: Whom = "opponent"


class Heal(Word, frozen=True, tag="heal"):
    """Heal so much, or completely (MD-GLOSS-02), never above maximum Life; `per_hero`: times the starting Heroes."""

    amount: int | Literal["all"]
    whom: Whom = "self"
    per_hero: bool = False


class Hurt(Word, frozen=True, tag="hurt"):
    """So much Damage to each, outside any attack: no Defence roll, no Counterattack."""

    amount: int
    whom: Whom


class Blast(Word, frozen=True, tag="blast"):
    """So much Damage to every Enemy figure in one Zone at most so far away, in Line of Sight; Bosses too
    (MD-MOB-05)."""

    amount: int
    reach: int


class KillMinions(Word, frozen=True, tag="kill-minions"):
    """Kill all Minions of one Mob in Line of Sight; their XP goes to the owner."""


class KillOutright(Word, frozen=True, tag="kill"):
    """The opponent suffers enough Damage to die (MD-GLOSS-05)."""


class LoseXP(Word, frozen=True, tag="lose-xp"):
    """So much unspent XP is lost."""

    amount: int
    whom: Whom = "opponent"


class GainXP(Word, frozen=True, tag="xp"):
    """So much XP (in Story Mode, Micro-XP)."""

    amount: int
    whom: Whom = "self"


class LoseAction(Word, frozen=True, tag="lose-action"):
    """One Action fewer in the next Activation; does not add up with itself."""

    whom: Whom = "opponent"


class GainActions(Word, frozen=True, tag="actions"):
    """More Actions: in this Activation (a Consumable), or in every one (`on: [always]`); `kind`: only for that
    (MD-SKILL-05)."""

    amount: int
    kind: Literal["any", "move", "combat"] = "any"


class MovePoints(Word, frozen=True, tag="move-points"):
    """More Movement Points in each Move Action (MD-SKILL-06)."""

    amount: int


class StepNow(Word, frozen=True, tag="step-now"):
    """So many Movement Points to spend at once, outside any Move Action."""

    amount: int


class FreeCombat(Word, frozen=True, tag="free-combat"):
    """A Combat Action at once, for nothing."""


class IgnoreDamage(Word, frozen=True, tag="ignore-damage"):
    """So much of the Damage about to be suffered is ignored."""

    amount: int


class Survive(Word, frozen=True, tag="survive"):
    """Instead of dying, the owner stays alive with so much Life."""

    life: int


class MaximumLife(Word, frozen=True, tag="maximum-life"):
    """Maximum Life is so much higher; taking effect it also heals so much (MD-SKILL-04)."""

    amount: int


class Evasive(Word, frozen=True, tag="evasive"):
    """May leave Zones with Enemies (MD-SKILL-09)."""


class Taunt(Word, frozen=True, tag="taunt"):
    """Counts as the Hero with the most XP (MD-SKILL-12)."""


class ShadowMode(Word, frozen=True, tag="shadow-mode"):
    """Counts as in Shadow Mode everywhere. `skills_only`: for the owner's own Powers, not for those who look."""

    skills_only: bool = False


class Unseen(Word, frozen=True, tag="unseen"):
    """Enemies ignore the owner beyond so many Zones."""

    beyond: int


class CombatRange(Word, frozen=True, tag="range"):
    """Attacks of a combat type reach from so near to so far."""

    combat: Combat
    least: int
    most: int


class SwordAndSpell(Word, frozen=True, tag="sword-and-spell"):
    """Magic Actions may use Melee weapons as Magic weapons, at Range 0 (MD-SKILL-08); `attack` holds for those."""

    attack: tuple[CombatWord, ...] = ()


class Charge(Word, frozen=True, tag="charge"):
    """Move 1 or 2 Zones into one with an Enemy, then a free Melee Action (MD-SKILL-10, 11); `attack` holds for it."""

    attack: tuple[CombatWord, ...] = ()


class SafeShot(Word, frozen=True, tag="safe-shot"):
    """Move 1 Zone as Evasive, then a free Ranged Action (MD-SKILL-16, 17); `attack` holds for it."""

    attack: tuple[CombatWord, ...] = ()


class Leap(Word, frozen=True, tag="leap"):
    """Move up to so many Zones as Evasive: Teleport (MD-SKILL-15), a Signature Skill, an Artifact."""

    zones: int


class Command(Word, frozen=True, tag="command"):
    """Another Hero at once performs 1 free Action; an attack in it causes no Counterattack (MD-SKILL-07)."""


class DrawTreasure(Word, frozen=True, tag="draw-treasure"):
    """So many Treasure cards: of the card's own Level (a Luck card), or of the Current Level."""

    amount: int
    level: Literal["same", "current"] = "same"
    whom: Whom = "self"


# -- words of Event cards --------------------------------------------------------------------------------------------
class PatrolGuard(Word, frozen=True, tag="patrol-guard"):
    """A Guard of the Current Level at the Level token of Current Level plus `at` (MD-LEVEL-10, MD-EVENT-02)."""

    at: Literal[-1, 0, 1]


class PatrolRoaming(Word, frozen=True, tag="patrol-roaming"):
    """A Roaming Monster at the Level token of Current Level plus `at`; if one that counts is in play, it is
    Activated instead."""

    at: Literal[-1, 0, 1]


class ActivateMobs(Word, frozen=True, tag="activate-mobs"):
    """Every Mob is Activated once."""


class EmboldenEnemies(Word, frozen=True, tag="embolden"):
    """All Enemies have these Powers until the End Phase of the next Round."""

    powers: tuple[Power, ...]


class Darken(Word, frozen=True, tag="darken"):
    """Until the next Event Phase every Zone of the tile with the most Heroes is a Shadow Zone (players break ties)."""


class FillLifebringer(Word, frozen=True, tag="fill-lifebringer"):
    """A token more on the Lifebringer for every so many Heroes, at least one, if it holds fewer than so many."""

    below: int
    heroes: int = 6


EVENT_WORDS = (PatrolGuard, PatrolRoaming, ActivateMobs, EmboldenEnemies, Darken)
"""Words that stand on Event cards, and on cards that do something when found."""
LONE_WORDS = (Charge, SafeShot, Leap, Command)
"""Words used in the owner's Activation, each a sentence of its own."""

CombatWord = (
    ChangeDice
    | NoDice
    | ChangeHits
    | ChangeShields
    | AddSymbol
    | CancelSymbol
    | AddDamage
    | Reroll
    | FillBlanks
    | FlipBlanks
    | DoubleHits
    | ReachBoss
    | Retaliate
    | HalfDamage
    | Stun
    | Heal
    | Hurt
    | KillOutright
    | LoseXP
    | LoseAction
)
"""Words that make sense in a combat."""

Does = (
    CombatWord
    | Blast
    | KillMinions
    | GainXP
    | GainActions
    | MovePoints
    | StepNow
    | FreeCombat
    | IgnoreDamage
    | Survive
    | MaximumLife
    | Evasive
    | Taunt
    | ShadowMode
    | Unseen
    | CombatRange
    | SwordAndSpell
    | Charge
    | SafeShot
    | Leap
    | Command
    | DrawTreasure
    | PatrolGuard
    | PatrolRoaming
    | ActivateMobs
    | EmboldenEnemies
    | Darken
    | FillLifebringer
)
"""All words of cards and skills."""


# -- conditions ------------------------------------------------------------------------------------------------------
class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """Something that must be so (MD-COND-01)."""


class InShadow(Need, frozen=True, tag="shadow"):
    """[Shadow Mode] (MD-COND-07)."""


class InLight(Need, frozen=True, tag="light"):
    """In a Light Zone."""


class TwoWeapons(Need, frozen=True, tag="two-weapons"):
    """[Two Weapons] (MD-COND-04)."""


class TwoHanded(Need, frozen=True, tag="two-handed"):
    """[Two-Handed Weapon] (MD-COND-10)."""


class Equipped(Need, frozen=True, tag="equipped"):
    """A card with one of these tags is Equipped: [Sword], [Mace or Hammer], [Shield Bearer] (MD-COND-05, 08, 09)."""

    tags: tuple[Tag, ...]


class NoArmour(Need, frozen=True, tag="no-armour"):
    """[No Armour Equipped] (MD-COND-06)."""


class Wounded(Need, frozen=True, tag="wounded"):
    """[Wounded X] (MD-COND-11)."""

    least: int


class Against(Need, frozen=True, tag="against"):
    """The target of the attack, or the figure just killed (`on: [kill]`), is one of these."""

    figures: tuple[Figure, ...]


class AfterReroll(Need, frozen=True, tag="after-reroll"):
    """Dice of this side were rerolled by another effect (MD-GLOSS-01)."""


class NoDamageDone(Need, frozen=True, tag="no-damage-done"):
    """This attack causes no Damage (MD-GLOSS-09)."""


Needs = (
    InShadow | InLight | TwoWeapons | TwoHanded | Equipped | NoArmour | Wounded | Against | AfterReroll | NoDamageDone
)


class Pay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Power costs each time."""

    bam: int = 0  # symbols: it is an Enchantment (MD-TYPE-06)
    diamond: int = 0
    xp: int = 0  # a Signature Skill (MD-SIG-01)
    life: int = 0  # [Bloodthirst X]: Damage the owner suffers of its own will (MD-COND-02)
    tribute: int = 0  # [Blood Tribute X]: the owner, or an Ally in Line of Sight (MD-COND-03)
    actions: int = 0
    combat_actions: int = 0  # Actions that an extra Combat Action may pay too (Charge, Safe Shot)
    discard: bool = False  # the card itself: a Consumable


FREE = Pay()


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"on": "when"}):
    """One sentence: at these moments, if all this is so, for this price, so often, do all this in this order.

    Without `per` it works every time; with it, `repeat` times in that span. An Enchantment counts per combat
    (MD-ENCH-05, 06). Powers of a weapon work only with that weapon's dice in the attack (MD-EQUIP-17). In YAML `on` is
    written `when`, for YAML takes a bare `on` for "true"."""

    on: tuple[Moment, ...]
    does: tuple[Does, ...]
    needs: tuple[Needs, ...] = ()
    pay: Pay = FREE
    repeat: int = 1
    per: Per | None = None

    @property
    def enchantment(self) -> bool:
        """Whether it is paid with symbols."""
        return bool(self.pay.bam or self.pay.diamond)
