"""What is printed on cards, class sheets, map tiles and mission pages, as records made of a few words.

A `Power` is one sentence of a card, a skill, an Enemy or an Event: when it works (`on`), what must be so (`needs`), what
it costs (`pay`), how often (`repeat`, `per`) and what it does (`does`). An Enchantment is a Power paid with symbols.
Combat words speak of the roll: Hits and Attack dice are always the Attacker's, Shields and Defence dice the Defender's,
so a word needs no owner. Other words act on `whom`, seen from the owner of the Power.

A `Mission` lays out tiles and tokens, names its objectives, and has rules of two kinds: `When` (something happens, so
do this) and standing `Rule`s. `build` checks that everything named exists and can be reached, and works out the `Map`.

Schema changes after the first version are additions with a default; they are listed here:
(none yet)
"""

from __future__ import annotations

from typing import Literal

import msgspec

from taverna.core.content import Record
from taverna.core.words import Text

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
Slot = Literal["body", "one-hand", "two-hands", "item", "consumable", "trap", "luck", "lifebringer"]
Tag = Literal["sword", "mace", "hammer", "shield", "armour"]
Heading = Literal["N", "E", "S", "W"]
HEADINGS: tuple[Heading, ...] = ("N", "E", "S", "W")
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
    """At most so many blank dice of a side gain a Hit (attack) or Shield (defence) each (MD-GLOSS-08)."""

    of: Side
    most: int
    amount: int = 1


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
    """A token more on the Lifebringer, if it holds fewer than so many."""

    below: int


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


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence: at these moments, if all this is so, for this price, so often, do all this in this order.

    Without `per` it works every time; with it, `repeat` times in that span. An Enchantment counts per combat
    (MD-ENCH-05, 06). Powers of a weapon work only with that weapon's dice in the attack (MD-EQUIP-17)."""

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


# -- dice ------------------------------------------------------------------------------------------------------------
class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hits on an Attack die, Shields on a Defence die, and symbols."""

    hits: int = 0
    shields: int = 0
    bam: int = 0
    diamond: int = 0

    @property
    def blank(self) -> bool:
        """No symbol at all (MD-GLOSS-08)."""
        return not (self.hits or self.shields or self.bam or self.diamond)


class Die(Record, frozen=True):
    """Six faces (MD-DICE-01..06). `opposite[i]` is the index of the face opposite to face i."""

    side: Side
    faces: tuple[Face, ...]
    opposite: tuple[int, ...]
    count: int = 3  # in the box, and at most in a roll (MD-DICE-07)


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A handful of dice."""

    yellow: int = 0
    red: int = 0
    blue: int = 0
    green: int = 0

    def __bool__(self) -> bool:
        return bool(self.yellow or self.red or self.blue or self.green)


NO_DICE = Dice()


class Pools(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice of a card by combat type; no dice means the card does not have that type (MD-EQUIP-09)."""

    melee: Dice = NO_DICE
    ranged: Dice = NO_DICE
    magic: Dice = NO_DICE
    defence: Dice = NO_DICE

    def __getitem__(self, kind: Combat | Literal["defence"]) -> Dice:
        return getattr(self, kind)  # type: ignore[no-any-return]


NO_POOLS = Pools()


# -- Heroes and classes ----------------------------------------------------------------------------------------------
class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Powers under one name, if they have one."""

    powers: tuple[Power, ...]
    name: Text | None = None


class Hero(Record, frozen=True):
    """A Hero card (MD-HERO-01)."""

    recommended: str  # a class
    shadow: Skill
    special: Skill


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Skill of a line: it replaces the one before it whole (MD-CLASS-04)."""

    level: int
    cost: int
    powers: tuple[Power, ...]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Skill line, bought from left to right (MD-CLASS-03)."""

    id: str
    name: Text
    steps: tuple[Step, ...]


class ClassSheet(Record, frozen=True):
    """Signature Skill, Free Class Skill and Skill lines (MD-CLASS-01)."""

    main: Combat | Literal["defence"]
    secondary: Combat | Literal["defence"]
    signature: Skill
    free: Skill
    lines: tuple[Line, ...]


# -- Equipment -------------------------------------------------------------------------------------------------------
class Item(Record, frozen=True):
    """An Equipment card: Starting Equipment, Treasure or Artifact. Trap and Luck cards are Treasures too.

    Starting Equipment is of Level 1 (MD-TRANS-05), an Artifact of Level 4 (MD-STORY-13)."""

    slot: Slot
    level: int
    copies: int
    dice: Pools = NO_POOLS
    powers: tuple[Power, ...] = ()
    tags: tuple[Tag, ...] = ()

    @property
    def equipment(self) -> bool:
        """Can lie in an Inventory: neither Trap nor Luck nor the Lifebringer."""
        return self.slot not in ("trap", "luck", "lifebringer")

    @property
    def weapon(self) -> bool:
        """Has Attack dice in hand."""
        return bool(self.dice.melee or self.dice.ranged or self.dice.magic)


# -- Enemies ---------------------------------------------------------------------------------------------------------
class EnemyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Guard card of a Level, or a Roaming Monster card of a tier (MD-ENEMY-01). `life` is of each figure of a Mob,
    and per starting Hero for Agents and Roaming Monsters (MD-ENEMY-03, 05)."""

    life: int
    dice: Pools
    level: int = 0  # of Guards
    tier: Tier | None = None  # of Roaming Monsters
    minions: int = 0  # per starting Hero, of Mobs (MD-ENEMY-02)
    powers: tuple[Power, ...] = ()
    copies: int = 1
    id: str = ""  # "goblin-archers-3", "hellhound-higher": filled in by build
    enemy: str = ""  # the Enemy's id: filled in by build
    rank: Rank = "mob"  # filled in by build


class Enemy(Record, frozen=True):
    """One kind of Enemy: its miniatures and its cards."""

    rank: Rank
    cards: tuple[EnemyCard, ...]
    minions: int = 0  # Minion miniatures in the box
    figures: int = 1  # Boss, Agent or Roaming Monster miniatures


# -- Door and Event cards --------------------------------------------------------------------------------------------
class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens in one Room of a Chamber just opened (MD-DOOR-06, 11..13)."""

    guard: Literal["none", "room", "ambush"] = "none"  # ambush: in the opener's Zone
    treasure: int = 0
    special: int = 0  # Special Treasure tokens


class DoorCard(Record, frozen=True):
    """Three blocks: Zone 1 at the door, Zone 2, Zone 3."""

    blocks: tuple[Block, Block, Block]


class EventCard(Record, frozen=True):
    """What happens in the Event Phase (MD-EVENT-01..03); its words act in order."""

    kind: Literal["patrol", "blessing", "omen"]
    does: tuple[Does, ...]
    copies: int = 1


# -- map tiles -------------------------------------------------------------------------------------------------------
class Tile(Record, frozen=True):
    """A face of a map tile, 3 x 3 Zones: `.` Shadow Corridor, `o` Light Corridor; a letter is a Room, capital Light,
    small Shadow; equal letters are one Chamber. Corridors open into each other, Rooms of a Chamber too; everything
    else is wall, which holds a door where a Mission puts one."""

    rows: tuple[str, str, str]


# -- Missions: objectives --------------------------------------------------------------------------------------------
class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="goal"):
    """One objective."""


class PickUp(Goal, frozen=True, tag="pick-up"):
    """So many tokens of a mark have been picked up."""

    mark: str
    amount: int


class Escape(Goal, frozen=True, tag="escape"):
    """All Heroes (or the one with a role) have left by a Move from the Exit Zone; `artifact`: holding the Artifact card
    the Mission gave."""

    who: str = "all"  # "all", or a role
    artifact: bool = False


class HoldZone(Goal, frozen=True, tag="hold-zone"):
    """At the end of a Round the Heroes holding all `things` stand in the Zone, and no Enemy is in that Room."""

    zone: str
    thing: str
    amount: int


class KillMarked(Goal, frozen=True, tag="kill"):
    """So many Enemies of a mark have been killed."""

    mark: str
    amount: int = 1


class OpenMarked(Goal, frozen=True, tag="open-door"):
    """A door has been opened."""

    door: str


class LureOnto(Goal, frozen=True, tag="lure-onto"):
    """An Enemy of a mark stands on a token of a mark."""

    mark: str
    token: str


class ClearBoard(Goal, frozen=True, tag="clear-board"):
    """From this Round on, no Enemy is left on the board."""

    from_round: int


Goals = PickUp | Escape | HoldZone | KillMarked | OpenMarked | LureOnto | ClearBoard


# -- Missions: what sets a rule off ----------------------------------------------------------------------------------
class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="when"):
    """Something that happens."""


class AtSetup(Trigger, frozen=True, tag="setup"):
    """When the Mission has been laid out."""


class TokenPicked(Trigger, frozen=True, tag="picked"):
    """Each time a Hero picks up a token of a mark; the token is discarded."""

    mark: str


class AllPicked(Trigger, frozen=True, tag="all-picked"):
    """When the last token of a mark has been picked up."""

    mark: str


class ZoneEntered(Trigger, frozen=True, tag="entered"):
    """The first time any Hero enters one of these Zones."""

    zones: tuple[str, ...]


class StageReached(Trigger, frozen=True, tag="stage-reached"):
    """The first time any Hero enters that stage (part of the map, counted from 1)."""

    stage: int


class ChamberOpened(Trigger, frozen=True, tag="chamber-opened"):
    """When the Chamber of that Zone is first opened: besides its Door card, or in its place (MD-DOOR-14)."""

    zone: str
    door_card: bool = True


class RoundStart(Trigger, frozen=True, tag="round-start"):
    """At the start of these Rounds (every one, if none are named), after the dead rise; `stage`: only while that is
    the highest stage a Hero has reached."""

    rounds: tuple[int, ...] = ()
    stage: int | None = None


class LeversHeld(Trigger, frozen=True, tag="levers-held"):
    """At the start of a Round, once: a Hero is in the Zone of each token of a mark; with 1 Hero in the game, of one."""

    mark: str


class LeverPulled(Trigger, frozen=True, tag="lever-pulled"):
    """A Hero spends 1 Action in the Zone of a token of a mark, which is turned face down."""

    mark: str


class EnemyKilled(Trigger, frozen=True, tag="killed"):
    """An Enemy of a mark was killed; "self" is the Hero that struck the fatal blow."""

    mark: str


class EnemyAt(Trigger, frozen=True, tag="enemy-at"):
    """An Enemy of a mark (any, if none is named) is in one of these Zones: at any time, or as a phase begins."""

    zones: tuple[str, ...]
    mark: str | None = None
    at: Literal["any-time", "enemies-phase"] = "any-time"


class EnemyLeaves(Trigger, frozen=True, tag="enemy-leaves"):
    """An Enemy of a mark moves out of the map from the Exit Zone."""

    mark: str


class PillarsDown(Trigger, frozen=True, tag="pillars-down"):
    """The last Pillar of a mark has been destroyed."""

    mark: str


class RoleDies(Trigger, frozen=True, tag="role-dies"):
    """The Hero with a role is killed."""

    role: str


Triggers = (
    AtSetup
    | TokenPicked
    | AllPicked
    | ZoneEntered
    | StageReached
    | ChamberOpened
    | RoundStart
    | LeversHeld
    | LeverPulled
    | EnemyKilled
    | EnemyAt
    | EnemyLeaves
    | PillarsDown
    | RoleDies
)


# -- Missions: what a rule then does ---------------------------------------------------------------------------------
class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a Mission does. `to`: "self" (the Hero that set it off), "heroes" (all of them) or a role."""


class GiveXP(Deed, frozen=True, tag="xp"):
    amount: int
    to: str = "self"


class GiveThing(Deed, frozen=True, tag="give-thing"):
    """So many of a Mission's own things, kept and traded like Items."""

    thing: str
    amount: int = 1
    to: str = "self"


class GiveArtifact(Deed, frozen=True, tag="give-artifact"):
    """A random Artifact card."""

    to: str = "self"


class GiveTreasure(Deed, frozen=True, tag="give-treasure"):
    """So many Treasure cards of a Level."""

    level: int
    amount: int
    to: str = "self"


class ChooseHero(Deed, frozen=True, tag="choose-hero"):
    """The players choose one Hero for a role."""

    role: str


class HideTokens(Deed, frozen=True, tag="hide-tokens"):
    """Lay these tokens face down, at random, one in each of these Zones; picking one up reveals it. A token's `mark`
    is its own when revealed."""

    tokens: tuple[HiddenToken, ...]
    zones: tuple[str, ...]


class SpawnGuards(Deed, frozen=True, tag="spawn-guards"):
    """A Guard in each of these Zones: of the Current Level or of `level`; a random card or that `enemy`."""

    zones: tuple[str, ...]
    level: int | None = None
    enemy: str | None = None
    mark: str | None = None


class SpawnRoaming(Deed, frozen=True, tag="spawn-roaming"):
    """A Roaming Monster in each of these Zones: of the tier, or by the Current Level; a random card or that `enemy`.

    `treasure`: the Level of its Equipment (none given: the Current Level), "none", or "roaming": a Higher Roaming
    Monster card whose dice and Enchantments it adds. `counts`: as a Roaming Monster for Event cards. `powers`: more
    than its card has."""

    zones: tuple[str, ...]
    tier: Tier | None = None
    enemy: str | None = None
    treasure: int | Literal["current", "none", "roaming"] = "current"
    mark: str | None = None
    counts: bool = False
    powers: tuple[Power, ...] = ()


class AddTreasure(Deed, frozen=True, tag="add-treasure"):
    """Lay normal Treasure tokens in these Zones until each has so many."""

    zones: tuple[str, ...]
    up_to: int


class OpenDoor(Deed, frozen=True, tag="open-door"):
    """That door opens by itself: no Door card is drawn."""

    door: str


class RaiseLevel(Deed, frozen=True, tag="raise-level"):
    """The Current Level rises by 1, to 5 at most."""


class ShareDamage(Deed, frozen=True, tag="share-damage"):
    """The Heroes suffer so much Damage per starting Hero, divided as the players wish."""

    per_hero: int


class DestroyPillar(Deed, frozen=True, tag="destroy-pillar"):
    """One Pillar of a mark is destroyed."""

    mark: str


class DropBridge(Deed, frozen=True, tag="drop-bridge"):
    """Tokens of a mark are removed and every Actor in their Zones is killed, whatever protects it; no XP."""

    mark: str


class Lose(Deed, frozen=True, tag="lose"):
    """The players lose; `unless_killed`: but not if every Enemy of that mark is dead."""

    unless_killed: str | None = None


Deeds = (
    GiveXP
    | GiveThing
    | GiveArtifact
    | GiveTreasure
    | ChooseHero
    | HideTokens
    | SpawnGuards
    | SpawnRoaming
    | AddTreasure
    | OpenDoor
    | RaiseLevel
    | ShareDamage
    | DestroyPillar
    | DropBridge
    | Lose
)


# -- Missions: standing rules ----------------------------------------------------------------------------------------
class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule"):
    """Something that holds throughout a Mission. `clause` is the catalogue's, for what it forbids or does."""


class NoEvents(Rule, frozen=True, tag="no-events"):
    """No Event cards are drawn."""


class NoReinforcements(Rule, frozen=True, tag="no-reinforcements"):
    """Agents call nobody."""


class FixedLevel(Rule, frozen=True, tag="fixed-level"):
    """The Current Level does not rise by entering tiles or opening doors."""


class Locked(Rule, frozen=True, tag="locked"):
    """Heroes cannot open this door: ever (only a rule opens it), or until so many tokens of a mark were picked up."""

    door: str
    key: str | None = None
    amount: int = 0


class Dormant(Rule, frozen=True, tag="dormant"):
    """Enemies of a mark are not Activated, nor counterattack, until the Chamber they stand in is open, or the Pillars
    (of `pillars` mark, on their own tile) are destroyed."""

    mark: str
    until: Literal["opened", "pillars"]
    pillars: str | None = None


class Untouchable(Rule, frozen=True, tag="untouchable"):
    """Heroes can neither attack nor damage Enemies of a mark."""

    mark: str


class Orders(Rule, frozen=True, tag="orders"):
    """Enemies of a mark (all, if none is named) are Activated in their own way in the Enemies' Phase.

    `steps` in order; `attack_ends`: an attack ends the Activation. They move `toward` Heroes as usual, the "start" or
    "exit", or a Zone. `lure`: a thing on the board that draws them when in Line of Sight, and is destroyed when
    reached: that ends the Activation, and starts another if they see one more. `tramples`: Heroes in their Zone are
    killed, which ends the Activation; other Enemies there are killed without XP. `drags`: dead and Stunned Heroes in
    their Zone move along. `counter`: the steps of a Counterattack, if not the usual four."""

    mark: str | None = None
    steps: tuple[Literal["attack", "move"], ...] = ("attack", "move", "attack", "move")
    attack_ends: bool = True
    toward: str = "heroes"  # "heroes", "start", "exit" or a Zone
    lure: str | None = None
    tramples: bool = False
    drags: bool = False
    counter: tuple[Literal["attack", "move"], ...] | None = None


class Pillars(Rule, frozen=True, tag="pillars"):
    """What Pillar tokens of a mark are. With `life`, they can be attacked: by Heroes as Enemies without Defence, or by
    Enemies, for 1 Damage without a roll. `blocks`: Heroes cannot move or attack through them. `lures`: for Enemies
    they count as the Hero with the most XP, which also holds them in the Zone."""

    mark: str
    life: int = 0
    attacked_by: Literal["heroes", "enemies", "nobody"] = "nobody"
    blocks: bool = False
    lures: bool = False


class StageGate(Rule, frozen=True, tag="stage-gate"):
    """Heroes may take these stairs only after an Enemy of a mark was killed."""

    stairs: str
    killed: str


class Collapse(Rule, frozen=True, tag="collapse"):
    """Damage tokens on tiles. Each pass of the First Player token takes one from the tile of the lowest Level that is
    left; a tile without tokens is gone, with all on it, for no XP. A Hero lost this way is a defeat."""

    tiles: tuple[TileTokens, ...]


class TileTokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: str
    tokens: int


Standing = (
    NoEvents | NoReinforcements | FixedLevel | Locked | Dormant | Untouchable | Orders | Pillars | StageGate | Collapse
)


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each time the trigger comes true, all deeds in order."""

    trigger: Triggers
    does: tuple[Deeds, ...]
    name: Text | None = None  # of the rule, if players have one for it
    clause: str | None = None


class Keeps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule that stands."""

    rule: Standing
    name: Text | None = None
    clause: str | None = None


# -- Missions: the layout --------------------------------------------------------------------------------------------
class HiddenToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token that lies face down, and the mark it has when revealed."""

    token: Literal["artifact", "lair", "library"]
    mark: str


class TokenAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token on the map. Artifact, Lair and Library can be picked up if a rule speaks of their mark (MD-TOKEN-01)."""

    token: Literal["artifact", "lair", "library", "pillar", "bridge"]
    mark: str
    zone: str
    fixed: bool = False  # cannot be picked up (a lever, a marked place)


class LevelAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    zone: str


class DoorAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door on a side of a Zone, as the map lies."""

    at: str  # "8R-21 N"
    open: bool = False
    special: bool = False


class Stairs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two Zones one may step between; no Line of Sight."""

    id: str
    zones: tuple[str, str]


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something of the Mission's own that Heroes keep and trade like an Item. `place`: Movement Points to lay it down in
    one's Zone; at the end of the Round it is discarded from the board."""

    id: str
    name: Text
    place: int | None = None


class Marked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What players call the tokens, Enemies or Hero of a mark or role."""

    mark: str
    name: Text


class Mission(Record, frozen=True):
    """A Mission page. `stages`: grids of tiles, rows from top to bottom, "--" for none, "6V@90" for a tile turned right
    by so much. A Zone is tile, row and column as the tile lies: "6V-31". A door is a Zone and a side: "8R-21 N"."""

    number: int
    story: Text
    stages: tuple[tuple[tuple[str, ...], ...], ...]
    start: str
    levels: tuple[LevelAt, ...]
    objectives: tuple[Goals, ...]
    exit: str | None = None
    in_order: bool = True  # each objective before the next counts (MD-WIN-03)
    doors: tuple[DoorAt, ...] = ()
    tokens: tuple[TokenAt, ...] = ()
    stairs: tuple[Stairs, ...] = ()
    things: tuple[Thing, ...] = ()
    marks: tuple[Marked, ...] = ()
    happens: tuple[When, ...] = ()
    rules: tuple[Keeps, ...] = ()


# -- the map a Mission's tiles make ----------------------------------------------------------------------------------
class Zone(msgspec.Struct, frozen=True):
    """One space. `row` and `column` count over the whole stage, from 0."""

    id: str
    tile: str
    stage: int  # from 1
    row: int
    column: int
    light: bool
    chamber: str | None  # "8R-a" for a Room, None for a Corridor


class Door(msgspec.Struct, frozen=True):
    """A door between two neighbours. Its id is how the Mission wrote it: "8R-21 N"."""

    id: str
    zones: tuple[str, str]
    open: bool
    special: bool


class Map(msgspec.Struct, frozen=True):
    """The Zones of a Mission and how they join."""

    zones: dict[str, Zone]
    beside: dict[str, dict[Heading, str]]  # neighbours by side, through walls too; never over stairs
    ways: dict[str, dict[str, str | None]]  # neighbour -> None where it is open, or the id of the door between
    doors: dict[str, Door]
    doors_of: dict[str, tuple[str, ...]]  # Zone -> doors
    chambers: dict[str, tuple[str, ...]]  # printed Chambers, before doors open
    tiles: dict[str, tuple[str, ...]]  # "6V" -> its Zones
    stairs: dict[str, tuple[tuple[str, str], ...]]  # Zone -> (other Zone, stairs id)
    levels: dict[int, tuple[str, ...]]  # Level -> Zones of its tokens
    level_of: dict[str, int]  # tile -> Level of its (lowest) token


class Content(msgspec.Struct, frozen=True):
    """Everything in the box."""

    dice: dict[str, Die]  # by colour
    heroes: dict[str, Hero]
    classes: dict[str, ClassSheet]
    items: dict[str, Item]  # starting, treasures and artifacts together
    starting: tuple[str, ...]  # ids, each as often as there are copies; without the Lifebringer
    lifebringer: str
    treasures: dict[int, tuple[str, ...]]  # Level -> ids, each as often as there are copies
    artifacts: tuple[str, ...]
    enemies: dict[str, Enemy]
    cards: dict[str, EnemyCard]  # all Guard and Roaming Monster cards
    guards: dict[int, tuple[str, ...]]  # Level -> card ids, each as often as there are copies
    roaming: dict[Tier, tuple[str, ...]]
    doors: dict[str, DoorCard]
    events: dict[str, EventCard]
    event_deck: tuple[str, ...]
    tiles: dict[str, Tile]
    missions: dict[str, Mission]  # in printed order
    maps: dict[str, Map]  # by Mission
    named: dict[str, Text]
