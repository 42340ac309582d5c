"""The pieces of which Mission pages are made: objectives, what sets a rule off, what it then does, rules that stand."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from taverna.core.words import Text

from .powers import Power, Tier

Some = Annotated[int, msgspec.Meta(ge=1)]
Level = Annotated[int, msgspec.Meta(ge=1, le=5)]


# -- Missions: objectives --------------------------------------------------------------------------------------------
class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="goal"):
    """One objective."""


class PickUp(Goal, frozen=True, tag="pick-up"):
    """So many tokens of a mark have been picked up."""

    mark: str
    amount: Some


class Escape(Goal, frozen=True, tag="escape"):
    """All Heroes (or the one with a role) have left by a Move from the Exit Zone; `artifact`: holding the Artifact card
    the Mission gave."""

    who: str = "all"  # "all", or a role
    artifact: bool = False


class HoldZone(Goal, frozen=True, tag="hold-zone"):
    """At the end of a Round the Heroes holding all `things` stand in the Zone, and no Enemy is in that Room."""

    zone: str
    thing: str
    amount: Some


class KillMarked(Goal, frozen=True, tag="kill"):
    """So many Enemies of a mark have been killed."""

    mark: str
    amount: Some = 1


class OpenMarked(Goal, frozen=True, tag="open-door"):
    """A door has been opened."""

    door: str


class LureOnto(Goal, frozen=True, tag="lure-onto"):
    """An Enemy of a mark stands on a token of a mark."""

    mark: str
    token: str


class ClearBoard(Goal, frozen=True, tag="clear-board"):
    """From this Round on, no Enemy is left on the board."""

    from_round: Some


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

    rounds: tuple[Some, ...] = ()
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
    """An Enemy of a mark (any, if none is named) is in one of these Zones: the first time one comes there, or each time
    the phase begins."""

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
    amount: Some
    to: str = "self"


class GiveThing(Deed, frozen=True, tag="give-thing"):
    """So many of a Mission's own things, kept and traded like Items."""

    thing: str
    amount: Some = 1
    to: str = "self"


class GiveArtifact(Deed, frozen=True, tag="give-artifact"):
    """A random Artifact card."""

    to: str = "self"


class GiveTreasure(Deed, frozen=True, tag="give-treasure"):
    """So many Treasure cards of a Level."""

    level: Level
    amount: Some
    to: str = "self"


class ChooseHero(Deed, frozen=True, tag="choose-hero"):
    """The players choose one Hero for a role."""

    role: str


class HiddenToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token that lies face down, and the mark it has when revealed."""

    token: Literal["artifact", "lair", "library"]
    mark: str


class HideTokens(Deed, frozen=True, tag="hide-tokens"):
    """Lay these tokens face down, at random, one in each of these Zones; picking one up reveals it. A token's `mark`
    is its own when revealed."""

    tokens: tuple[HiddenToken, ...]
    zones: tuple[str, ...]


class SpawnGuards(Deed, frozen=True, tag="spawn-guards"):
    """A Guard in each of these Zones: of the Current Level or of `level`; a random card or that `enemy`."""

    zones: tuple[str, ...]
    level: Level | None = None
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
    treasure: Level | Literal["current", "none", "roaming"] = "current"
    mark: str | None = None
    counts: bool = False
    powers: tuple[Power, ...] = ()


class AddTreasure(Deed, frozen=True, tag="add-treasure"):
    """Lay normal Treasure tokens in these Zones until each has so many."""

    zones: tuple[str, ...]
    up_to: Some


class OpenDoor(Deed, frozen=True, tag="open-door"):
    """That door opens by itself: no Door card is drawn."""

    door: str


class RaiseLevel(Deed, frozen=True, tag="raise-level"):
    """The Current Level rises by 1, to 5 at most."""


class ShareDamage(Deed, frozen=True, tag="share-damage"):
    """The Heroes suffer so much Damage per starting Hero, divided as the players wish."""

    per_hero: Some


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
    """Enemies of a mark (all, if none is named) are Activated in their own way, but in Counterattacks.

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
    Enemies, for 1 Damage without a roll. `blocks`: Heroes cannot move or attack through them. `lures`: in the Enemies'
    Phase they count as the Hero with the most XP; they hold Enemies in the Zone."""

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
    tokens: Some


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
