"""What is printed on cards, class sheets, map tiles and mission pages, and how a folder of records becomes `Content`.

All words and pieces of the schema can be had from here: those of `powers` (`Power` and its words, conditions, costs),
of `missions` (`Mission` and its rule pieces) and of `atlas` (`Map`, `Zone`, `Door`).

Changes of the schema after its first version are additions with a default: `Mission.level`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from taverna.core.content import Raw, Record, records
from taverna.core.errors import ContentError
from taverna.core.words import Text

from .atlas import *  # noqa: F403
from .atlas import Map, lay_out
from .missions import *  # noqa: F403
from .missions import Mission, Some, marks_of
from .powers import *  # noqa: F403
from .powers import (
    ATTACK_COLOURS,
    COLOURS,
    COMBATS,
    EVENT_WORDS,
    LEVELS,
    LONE_WORDS,
    TIERS,
    Combat,
    Does,
    Power,
    Rank,
    Side,
    Slot,
    Tag,
    Tier,
)
from .soundness import check_mission

Count = Annotated[int, msgspec.Meta(ge=0)]


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

    yellow: Count = 0
    red: Count = 0
    blue: Count = 0
    green: Count = 0

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

    life: Some
    dice: Pools
    level: int = 0  # of Guards
    tier: Tier | None = None  # of Roaming Monsters
    minions: Count = 0  # per starting Hero, of Mobs (MD-ENEMY-02)
    powers: tuple[Power, ...] = ()
    copies: Some = 1
    id: str = ""  # "goblin-archers-3", "hellhound-higher": filled in by build
    enemy: str = ""  # the Enemy's id: filled in by build
    rank: Rank = "mob"  # filled in by build


class Enemy(Record, frozen=True):
    """One kind of Enemy: its miniatures and its cards."""

    rank: Rank
    cards: tuple[EnemyCard, ...]
    minions: Count = 0  # Minion miniatures in the box
    figures: int = 1  # Boss, Agent or Roaming Monster miniatures


# -- Door and Event cards --------------------------------------------------------------------------------------------
class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens in one Room of a Chamber just opened (MD-DOOR-06, 11..13)."""

    guard: Literal["none", "room", "ambush"] = "none"  # ambush: in the opener's Zone
    treasure: Count = 0
    special: Count = 0  # Special Treasure tokens


class DoorCard(Record, frozen=True):
    """Three blocks: Zone 1 at the door, Zone 2, Zone 3."""

    blocks: tuple[Block, Block, Block]


class EventCard(Record, frozen=True):
    """What happens in the Event Phase (MD-EVENT-01..03); its words act in order."""

    kind: Literal["patrol", "blessing", "omen"]
    does: tuple[Does, ...]
    copies: Some = 1


# -- map tiles -------------------------------------------------------------------------------------------------------
class Tile(Record, frozen=True):
    """A face of a map tile, 3 x 3 Zones: `.` Shadow Corridor, `o` Light Corridor; a letter is a Room, capital Light,
    small Shadow; equal letters are one Chamber. Corridors open into each other, Rooms of a Chamber too; everything
    else is wall, which holds a door where a Mission puts one."""

    rows: tuple[str, str, str]


# -- everything --------------------------------------------------------------------------------------------------------
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
    named: dict[str, Text]  # also "sibyl-special", "battle-wizard-signature", and marks as "mission/mark"
    memo: dict[Any, Any] = {}  # what rules have worked out from all this, for every table


def build(raw: Raw) -> Content:
    """Check all records, and that they name only what exists; lay out every Mission's map."""
    dice = records(raw, "dice", Die)
    heroes = records(raw, "heroes", Hero)
    classes = records(raw, "classes", ClassSheet)
    starting = records(raw, "starting", Item)
    treasures = records(raw, "treasures", Item)
    artifacts = records(raw, "artifacts", Item)
    enemies = records(raw, "enemies", Enemy)
    doors = records(raw, "doors", DoorCard)
    events = records(raw, "events", EventCard)
    tiles = records(raw, "tiles", Tile)
    missions = records(raw, "missions", Mission)
    terms = records(raw, "terms", Record)
    _check_dice(dice)
    _check_heroes(heroes, classes)
    for file, group in (("starting", starting), ("treasures", treasures), ("artifacts", artifacts)):
        _check_items(f"{file}.yaml", group)
        for id, item in group.items():
            _check_powers(f"{file}.yaml", id, "powers", item.powers)
    for id, hero in heroes.items():
        _check_powers("heroes.yaml", id, "shadow", hero.shadow.powers)
        _check_powers("heroes.yaml", id, "special", hero.special.powers)
    for id, sheet in classes.items():
        _check_powers("classes.yaml", id, "signature", sheet.signature.powers)
        _check_powers("classes.yaml", id, "free", sheet.free.powers)
        for line in sheet.lines:
            for step in line.steps:
                _check_powers("classes.yaml", id, "lines", step.powers)
    for id, enemy in enemies.items():
        for card in enemy.cards:
            _check_powers("enemies.yaml", id, "cards", card.powers)
    _check_tiles(tiles)
    cards = _cards(enemies)
    lifebringers = [id for id, item in starting.items() if item.slot == "lifebringer"]
    if len(lifebringers) != 1:
        raise ContentError("starting.yaml", "", "slot", "expected one Lifebringer")
    stock = {level: _copies(treasures, level) for level in LEVELS}
    guards = {
        level: tuple(id for id, card in cards.items() if card.level == level for _ in range(card.copies))
        for level in LEVELS
    }
    roaming: dict[Tier, tuple[str, ...]] = {
        tier: tuple(id for id, card in cards.items() if card.tier == tier for _ in range(card.copies)) for tier in TIERS
    }
    for level in LEVELS:
        if not any(treasures[id].equipment for id in stock[level]):
            raise ContentError("treasures.yaml", "", "level", f"a game needs Treasures of Level {level}")
        if not guards[level]:
            raise ContentError("enemies.yaml", "", "level", f"a game needs Guards of Level {level}")
    for tier in TIERS:
        if not roaming[tier]:
            raise ContentError("enemies.yaml", "", "tier", f"a game needs {tier} Roaming Monsters")
    for file, there in (("artifacts", artifacts), ("doors", doors), ("events", events), ("missions", missions)):
        if not there:
            raise ContentError(f"{file}.yaml", "", "", "a game needs at least one record")
    maps = {id: lay_out(mission, tiles) for id, mission in missions.items()}
    for id, mission in missions.items():
        check_mission(mission, maps[id], enemies, cards)
    everything: dict[str, Record] = {}
    for group_ in (
        dice,
        heroes,
        classes,
        starting,
        treasures,
        artifacts,
        enemies,
        doors,
        events,
        tiles,
        missions,
        terms,
    ):
        for id, record in group_.items():
            if id in everything:
                raise ContentError("", id, "id", "stands in two files")
            everything[id] = record
    named = {id: record.name for id, record in everything.items()}
    named |= {id: enemies[card.enemy].name for id, card in cards.items()}
    for id, sheet in classes.items():
        named |= {line.id: line.name for line in sheet.lines}
        named |= _skill_names(id, signature=sheet.signature, free=sheet.free)
    for id, hero in heroes.items():
        named |= _skill_names(id, shadow=hero.shadow, special=hero.special)
    for id, mission in missions.items():
        for thing in mission.things:
            if thing.id in everything:
                raise ContentError("missions.yaml", id, "things", f"'{thing.id}' is something else already")
            named[thing.id] = thing.name
        named |= {f"{id}/{mark}": Text(en=mark, es=mark, pt_BR=mark) for mark in marks_of(mission)}
        named |= {f"{id}/{mark.mark}": mark.name for mark in mission.marks}
    return Content(
        dice=dice,
        heroes=heroes,
        classes=classes,
        items={**starting, **treasures, **artifacts},
        starting=tuple(id for id, item in starting.items() if item.equipment for _ in range(item.copies)),
        lifebringer=lifebringers[0],
        treasures=stock,
        artifacts=tuple(id for id, item in artifacts.items() for _ in range(item.copies)),
        enemies=enemies,
        cards=cards,
        guards=guards,
        roaming=roaming,
        doors=doors,
        events=events,
        event_deck=tuple(id for id, card in events.items() for _ in range(card.copies)),
        tiles=tiles,
        missions=dict(sorted(missions.items(), key=lambda pair: pair[1].number)),
        maps=maps,
        named=named,
    )


def _skill_names(owner: str, **skills: Skill) -> dict[str, Text]:
    """ "battle-wizard-signature" and the like, for Skills that have a name."""
    return {f"{owner}-{kind}": skill.name for kind, skill in skills.items() if skill.name is not None}


def _copies(items: Mapping[str, Item], level: int) -> tuple[str, ...]:
    return tuple(id for id, item in items.items() if item.level == level for _ in range(item.copies))


def _check_dice(dice: Mapping[str, Die]) -> None:
    for colour in COLOURS:
        if colour not in dice:
            raise ContentError("dice.yaml", colour, "", "is missing")
        die = dice[colour]
        side = "attack" if colour in ATTACK_COLOURS else "defence"
        if die.side != side:
            raise ContentError("dice.yaml", colour, "side", f"expected {side}")
        if len(die.faces) != 6:
            raise ContentError("dice.yaml", colour, "faces", "a die has six faces")
        if sorted(die.opposite) != list(range(6)) or any(
            die.opposite[there] != here or there == here for here, there in enumerate(die.opposite)
        ):
            raise ContentError("dice.yaml", colour, "opposite", "expected three pairs of faces, each naming the other")


def _check_heroes(heroes: Mapping[str, Hero], classes: Mapping[str, ClassSheet]) -> None:
    if len(heroes) < 6 or len(classes) < 6:
        raise ContentError("heroes.yaml", "", "", "a game needs six Heroes and six classes")
    for id, hero in heroes.items():
        if hero.recommended not in classes:
            raise ContentError("heroes.yaml", id, "recommended", f"there is no class '{hero.recommended}'")
    for id, sheet in classes.items():
        if len({line.id for line in sheet.lines}) != len(sheet.lines):
            raise ContentError("classes.yaml", id, "lines", "two lines have one id")
        for line in sheet.lines:
            levels = [step.level for step in line.steps]
            if not levels or levels != sorted(set(levels)) or not set(levels) <= set(LEVELS):
                raise ContentError(
                    "classes.yaml", id, "lines", f"'{line.id}': its Skills need rising Levels from 1 to 5"
                )


def _check_items(file: str, items: Mapping[str, Item]) -> None:
    for id, item in items.items():
        if item.level not in LEVELS:
            raise ContentError(file, id, "level", f"there is no Level {item.level}")
        if item.copies < 1:
            raise ContentError(file, id, "copies", "expected at least 1")
        hand = item.slot in ("one-hand", "two-hands", "body")
        if item.dice != NO_POOLS and not hand:
            raise ContentError(file, id, "dice", "only Body and Hand cards have dice")
        for kind in COMBATS:
            if item.dice[kind].blue or item.dice[kind].green:
                raise ContentError(file, id, f"dice.{kind}", "Attack dice are yellow or red")
        if item.dice.defence.yellow or item.dice.defence.red:
            raise ContentError(file, id, "dice.defence", "Defence dice are blue or green")
        if item.slot in ("trap", "luck") and not any("found" in power.on for power in item.powers):
            raise ContentError(file, id, "powers", "a Trap or Luck card does something when found")
        if item.slot == "consumable" and not all(power.pay.discard for power in item.powers):
            raise ContentError(file, id, "powers", "using a Consumable discards it")


def _check_powers(file: str, id: str, field: str, powers: tuple[Power, ...]) -> None:
    """Words stand where the rules look for them."""
    for power in powers:
        for word in power.does:
            tag = word.__struct_config__.tag
            if isinstance(word, EVENT_WORDS) and "found" not in power.on:
                raise ContentError(file, id, field, f"'{tag}' stands on Event, Trap and Luck cards only")
            if isinstance(word, LONE_WORDS):
                if len(power.does) > 1:
                    raise ContentError(file, id, field, f"'{tag}' stands alone: write a Power for each")
                if not {"turn", "will"} & set(power.on):
                    raise ContentError(file, id, field, f"'{tag}' is used at will: when [turn] or [will]")


def _check_tiles(tiles: Mapping[str, Tile]) -> None:
    for id, tile in tiles.items():
        if any(len(row) != 3 for row in tile.rows):
            raise ContentError("tiles.yaml", id, "rows", "a tile has three rows of three Zones")
        if not all(mark in ".o" or mark.isalpha() for row in tile.rows for mark in row):
            raise ContentError("tiles.yaml", id, "rows", "expected '.', 'o' or letters")


def _cards(enemies: Mapping[str, Enemy]) -> dict[str, EnemyCard]:
    """Every Guard and Roaming Monster card, with its id, Enemy and rank."""
    cards: dict[str, EnemyCard] = {}
    for id, enemy in enemies.items():
        for card in enemy.cards:
            roams = enemy.rank == "roaming"
            if roams != (card.tier is not None) or roams == (card.level in LEVELS):
                raise ContentError(
                    "enemies.yaml", id, "cards", "a Guard card has a Level from 1 to 5, a Roaming Monster a tier"
                )
            if (card.minions > 0) != (enemy.rank == "mob"):
                raise ContentError("enemies.yaml", id, "cards", "a Mob has Minions, and nobody else")
            if card.minions > enemy.minions:
                raise ContentError("enemies.yaml", id, "minions", "too few miniatures for one Hero")
            if not any(card.dice[kind] for kind in COMBATS):
                raise ContentError("enemies.yaml", id, "cards", "an Enemy needs Attack dice")
            name = f"{id}-{card.tier or card.level}"
            if name in cards:
                raise ContentError("enemies.yaml", id, "cards", f"two cards of {card.tier or f'Level {card.level}'}")
            cards[name] = msgspec.structs.replace(card, id=name, enemy=id, rank=enemy.rank)
    return cards
