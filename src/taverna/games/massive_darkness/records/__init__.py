"""Everything in the box: the schema of its records, and how a folder of them becomes `Content`.

All words and pieces of the schema can be had from here: those of `powers` (`Power` and its words, conditions, costs),
of `missions` (`Mission` and its rule pieces), of `cards` (what is printed on cards and tiles) and of `atlas` (`Map`,
`Zone`, `Door`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from taverna.core.content import Raw, Record, records
from taverna.core.errors import ContentError
from taverna.core.words import Text

from .. import checks
from .atlas import *  # noqa: F403
from .atlas import Map, lay_out
from .cards import *  # noqa: F403
from .cards import ClassSheet, Die, DoorCard, Enemy, EnemyCard, EventCard, Hero, Item, Records, Skill, Tile
from .missions import *  # noqa: F403
from .missions import Mission, marks_of
from .powers import *  # noqa: F403
from .powers import LEVELS, TIERS, WORN, Tier


class Memo(msgspec.Struct, frozen=True):
    """What rules have worked out from all this, for every table: from Mission pages, what Actors have, how doors may
    stand."""

    pages: dict[Any, Any] = {}
    kits: dict[Any, Any] = {}
    layouts: dict[Any, Any] = {}
    parties: dict[Any, Any] = {}


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
    handy: frozenset[str]  # what works whenever its owner wants, from the Inventory (MD-EQUIP-07)
    handy_worn: frozenset[str]  # the same of what must be worn
    named: dict[str, Text]  # also "sibyl-special", "battle-wizard-signature", and marks as "mission/mark"
    ready: frozenset[str]  # what works from the Inventory (MD-EQUIP-07)
    scarce: int  # of every colour there are at least so many dice
    memo: Memo = msgspec.field(default_factory=Memo)


def build(raw: Raw) -> Content:
    """Check all records, and that they name only what exists; lay out every Mission's map."""
    read = read_all(raw)
    checks.check_records(read)
    cards = cards_of(read.enemies)
    maps = {id: lay_out(mission, read.tiles) for id, mission in read.missions.items()}
    for id, mission in read.missions.items():
        checks.check_mission(mission, maps[id], read.enemies, cards)
    items = {**read.starting, **read.treasures, **read.artifacts}
    content = Content(
        dice=read.dice,
        heroes=read.heroes,
        classes=read.classes,
        items=items,
        starting=copies({id: item for id, item in read.starting.items() if item.equipment}),
        lifebringer=next(id for id, item in read.starting.items() if item.slot == "lifebringer"),
        treasures={
            level: copies({id: item for id, item in read.treasures.items() if item.level == level}) for level in LEVELS
        },
        artifacts=copies(read.artifacts),
        enemies=read.enemies,
        cards=cards,
        guards={level: copies({id: card for id, card in cards.items() if card.level == level}) for level in LEVELS},
        roaming={tier: copies({id: card for id, card in cards.items() if card.tier == tier}) for tier in TIERS},
        doors=read.doors,
        events=read.events,
        event_deck=copies(read.events),
        tiles=read.tiles,
        missions=dict(sorted(read.missions.items(), key=lambda pair: pair[1].number)),
        maps=maps,
        handy=at_any_time(item for item in items.values() if item.slot not in WORN),
        handy_worn=at_any_time(item for item in items.values() if item.slot in WORN),
        named=names(read, cards),
        ready=frozenset(id for id, item in items.items() if item.slot in ("item", "consumable")),
        scarce=min(die.count for die in read.dice.values()),
    )
    checks.check_decks(content.treasures, read.treasures, content.guards, content.roaming)
    return content


def read_all(raw: Raw) -> Records:
    """Every file against its schema."""
    return Records(
        dice=records(raw, "dice", Die),
        heroes=records(raw, "heroes", Hero),
        classes=records(raw, "classes", ClassSheet),
        starting=records(raw, "starting", Item),
        treasures=records(raw, "treasures", Item),
        artifacts=records(raw, "artifacts", Item),
        enemies=records(raw, "enemies", Enemy),
        doors=records(raw, "doors", DoorCard),
        events=records(raw, "events", EventCard),
        tiles=records(raw, "tiles", Tile),
        missions=records(raw, "missions", Mission),
        terms=records(raw, "terms", Record),
    )


def at_any_time(items: Iterable[Item]) -> frozenset[str]:
    """Those with a Power that works whenever its owner wants."""
    return frozenset(item.id for item in items if any("will" in power.on for power in item.powers))


def copies(cards: Mapping[str, Item | EnemyCard | EventCard]) -> tuple[str, ...]:
    """A deck: every card as often as there are copies."""
    return tuple(id for id, card in cards.items() for _ in range(card.copies))


def names(read: Records, cards: Mapping[str, EnemyCard]) -> dict[str, Text]:
    """What everything is called, by id; two things never share one."""
    everything: dict[str, Record] = {}
    for file in read.__struct_fields__:
        for id, record in getattr(read, file).items():
            if id in everything:
                raise ContentError("", id, "id", "stands in two files")
            everything[id] = record
    named = {id: record.name for id, record in everything.items()}
    named |= {id: read.enemies[card.enemy].name for id, card in cards.items()}
    for id, sheet in read.classes.items():
        named |= {line.id: line.name for line in sheet.lines}
        named |= skill_names(id, signature=sheet.signature, free=sheet.free)
    for id, hero in read.heroes.items():
        named |= skill_names(id, shadow=hero.shadow, special=hero.special)
    for id, mission in read.missions.items():
        for thing in mission.things:
            if thing.id in everything:
                raise ContentError("missions.yaml", id, "things", f"'{thing.id}' is something else already")
            named[thing.id] = thing.name
        named |= {f"{id}/{mark}": Text(en=mark, es=mark, pt_BR=mark) for mark in marks_of(mission)}
        named |= {f"{id}/{mark.mark}": mark.name for mark in mission.marks}
    return named


def skill_names(owner: str, **skills: Skill) -> dict[str, Text]:
    """ "battle-wizard-signature" and the like, for Skills that have a name."""
    return {f"{owner}-{kind}": skill.name for kind, skill in skills.items() if skill.name is not None}


def cards_of(enemies: Mapping[str, Enemy]) -> dict[str, EnemyCard]:
    """Every Guard and Roaming Monster card, with its id, Enemy and rank."""
    found = {}
    for id, enemy in enemies.items():
        for card in enemy.cards:
            name = f"{id}-{card.tier or card.level}"
            found[name] = msgspec.structs.replace(card, id=name, enemy=id, rank=enemy.rank)
    return found
