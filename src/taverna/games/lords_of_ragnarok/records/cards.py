"""Cards, sheets and tiles, as they are printed."""

from __future__ import annotations

from typing import Literal

import msgspec

from taverna.core.content import Record
from taverna.core.words import Text

from .gifts import Gift
from .terms import Attribute, Face, Reward, Rune, Weapon
from .words import BattleWord, Boon, Condition, HunterBlow, HuntWord, TerritoryBlow


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Shield does in defence: blocks the Attack whatever its Fury (LR-MROUND-05)."""

    unblockable: bool = False  # even those marked unblockable
    wounds: int = 0  # taken afterwards


class CombatCard(Record, frozen=True):
    """Weapon, value, Casualty symbols and two effects (LR-CARD-01)."""

    weapon: Weapon
    value: int
    casualties: int = 0
    battle: BattleWord | None = None
    hunt: HuntWord | None = None
    any_space: bool = False  # in a Hunt it may cover a space of any Weapon
    no_reward: bool = False  # … but then gives no Reward
    pair: bool = False  # with another card of its Weapon it may cover any space
    block: Block | None = None


class AttackCard(Record, frozen=True):
    """Fury, Weak Point, Monster draw and effect (LR-CARD-02). `hand_fury`: and 1 more per card in the hunter's hand
    when it is played, up to so much in all."""

    fury: int
    weak_point: int
    draws: int
    does: tuple[HunterBlow, ...]
    hand_fury: int | None = None
    unblockable: bool = False


class Blessing(Record, frozen=True):
    """An ability until the end of the game (LR-BLESSING-04)."""

    deity: str
    gift: Gift


class Hero(Record, frozen=True):
    """A Hero piece with its Special Ability (LR-HERO-01)."""

    gift: Gift


class Origin(Record, frozen=True):
    """A bonus received once, in Hero Selection (LR-HERO-02)."""

    does: tuple[Boon, ...]


When = Literal["free", "after-cards", "before-defence", "hunt"]


class Artifact(Record, frozen=True):
    """A Divine or Monster Artifact (LR-ARTIFACT-03): used between phases of one's turn (`free`), in a Battle after
    cards were played or before one defends (`strength`), or in a Hunt so that a card counts as any Weapon."""

    when: When
    does: tuple[Boon, ...] = ()
    strength: int = 0
    optional: bool = False  # each of its boons may be declined


class Deity(Record, frozen=True):
    """The Attribute, the bonus by Monument level, and the Divine Artifact beside it."""

    attribute: Attribute
    levels: tuple[tuple[Boon, ...], ...]  # for levels 1, 2 and 3
    artifact: str
    slots: int
    slots_two: int  # with two players


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Wound space: one Weapon (two on a Boss) and maybe a Reward (LR-WSPACE-01, LR-WSPACE-02)."""

    weapons: tuple[Weapon, ...]
    reward: Reward | None = None


class Monster(Record, frozen=True):
    """A Monster sheet (LR-CARD-03)."""

    rune: Rune
    spaces: tuple[Space, ...]
    territory_attack: tuple[TerritoryBlow, ...]
    special_attack: tuple[HunterBlow, ...]
    artifact: str
    attack_text: Text
    special_text: Text


class Boss(Record, frozen=True):
    """A Boss sheet: how far it goes when Activated, and what it keeps away (LR-BOSS-02, LR-BOSS-06)."""

    rune: Rune
    spaces: tuple[Space, ...]
    special_attack: tuple[HunterBlow, ...]
    special_text: Text
    reach: int  # placed in a Territory within this distance that has no Hero; every Army there retreats
    toll: bool = False  # then each player controlling a Territory adjacent to it discards 1 Rune or 1 Combat card
    bars_armies: bool = False  # Armies cannot be moved into its Territory


class EventCard(Record, frozen=True):
    """Territory number, Place Rune, the two Activate Runes, Boss symbol."""

    number: int
    place: Rune
    activate: tuple[Rune, Rune]
    boss: bool = False


class Requirement(Record, frozen=True):
    """A Ragnarok Requirement card; `players`: the icon on it."""

    players: tuple[int, ...]
    condition: Condition


class TempleTrack(Record, frozen=True):
    """One side of a Temple track card: spaces, and the Draft keywords under some of them."""

    players: tuple[int, ...]
    side: Literal["a", "b"]
    slots: int
    drafts: tuple[int, ...]


class RuneType(Record, frozen=True):
    """A type of Rune: how many tokens and how many Forge tokens there are."""

    tokens: int
    forges: int


class Die(Record, frozen=True):
    """The Monster die."""

    faces: tuple[Face, ...]


class Term(Record, frozen=True):
    """A word of the game that has a name and nothing else."""
