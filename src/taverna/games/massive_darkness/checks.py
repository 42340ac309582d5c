"""What content must satisfy beyond its schema: words stand where the rules look for them, and a Mission is sound. It
names only what it has, every rule can do what it says, and all of it can be reached.

Whoever writes cards or a Mission of their own is told file, record and field of what is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from taverna.core.errors import ContentError

from .records.atlas import Map, reached
from .records.cards import NO_POOLS, ClassSheet, Die, Enemy, EnemyCard, Hero, Item, Records, Tile
from .records.missions import (
    AddTreasure,
    AllPicked,
    ChamberOpened,
    ChooseHero,
    Collapse,
    Demolish,
    DestroyPillar,
    Dormant,
    DropBridge,
    EnemyAt,
    EnemyKilled,
    EnemyLeaves,
    Escape,
    GiveArtifact,
    GiveThing,
    GiveTreasure,
    GiveXP,
    HideTokens,
    HoldZone,
    KillMarked,
    LeverPulled,
    LeversHeld,
    Locked,
    Lose,
    LureOnto,
    Mission,
    OpenDoor,
    OpenMarked,
    Orders,
    PickUp,
    Piece,
    Pillars,
    PillarsDown,
    RaiseLevel,
    RoleDies,
    RoundStart,
    SpawnGuards,
    SpawnRoaming,
    StageGate,
    StageReached,
    TokenPicked,
    Untouchable,
    pieces,
)
from .records.powers import ATTACK_COLOURS, COLOURS, COMBATS, EVENT_WORDS, LEVELS, LONE_WORDS, TIERS, Power, Tier

MISSIONS = "missions.yaml"
PICKED: dict[type, str] = {PickUp: "mark", TokenPicked: "mark", AllPicked: "mark", Locked: "key"}
"""Which field of a piece names the mark of tokens that are picked up …"""
PILLARS: dict[type, str] = {
    Demolish: "mark",
    PillarsDown: "mark",
    DestroyPillar: "mark",
    Pillars: "mark",
    Dormant: "pillars",
}
"""… of Pillars …"""
PLACES: dict[type, str] = {LeversHeld: "mark", LeverPulled: "mark", DropBridge: "mark", LureOnto: "token"}
"""… of tokens that lie where they are …"""
ENEMY_MARKS: dict[type, str] = {
    KillMarked: "mark",
    EnemyKilled: "mark",
    EnemyAt: "mark",
    EnemyLeaves: "mark",
    LureOnto: "mark",
    Dormant: "mark",
    Untouchable: "mark",
    Orders: "mark",
    StageGate: "killed",
    Lose: "unless_killed",
}
"""… and which the mark of Enemies."""
ROLES: dict[type, str] = {
    Escape: "who",
    RoleDies: "role",
    GiveXP: "to",
    GiveThing: "to",
    GiveArtifact: "to",
    GiveTreasure: "to",
}
UNASKED = (Lose, GiveXP, GiveThing, AddTreasure, OpenDoor, RaiseLevel)  # deeds that never need an answer
CITED = (
    *("MD-DOOR-14", "MD-FIGHT-02", "MD-M05-11", "MD-M06-10"),
    *("MD-M07-06", "MD-M08-05", "MD-M10-06", "MD-M10-17"),
)
"""Clauses that a refusal by a Mission's rule can cite."""


# -- cards -----------------------------------------------------------------------------------------------------------
def check_records(read: Records) -> None:
    """What is on cards, sheets and tiles."""
    check_dice(read.dice)
    check_heroes(read.heroes, read.classes)
    for file, items in (("starting", read.starting), ("treasures", read.treasures), ("artifacts", read.artifacts)):
        check_items(f"{file}.yaml", items)
    for file, id, field, powers in all_powers(read):
        check_powers(file, id, field, powers)
    check_tiles(read.tiles)
    check_enemies(read.enemies)
    if sum(item.slot == "lifebringer" for item in read.starting.values()) != 1:
        raise ContentError("starting.yaml", "", "slot", "expected one Lifebringer")
    for file in ("artifacts", "doors", "events", "missions"):
        if not getattr(read, file):
            raise ContentError(f"{file}.yaml", "", "", "a game needs at least one record")


def all_powers(read: Records) -> Iterator[tuple[str, str, str, tuple[Power, ...]]]:
    """The Powers of all records: (file, record, field, Powers)."""
    for file, items in (("starting", read.starting), ("treasures", read.treasures), ("artifacts", read.artifacts)):
        yield from ((f"{file}.yaml", id, "powers", item.powers) for id, item in items.items())
    for id, hero in read.heroes.items():
        yield "heroes.yaml", id, "shadow", hero.shadow.powers
        yield "heroes.yaml", id, "special", hero.special.powers
    for id, sheet in read.classes.items():
        yield "classes.yaml", id, "signature", sheet.signature.powers
        yield "classes.yaml", id, "free", sheet.free.powers
        yield from (("classes.yaml", id, "lines", step.powers) for line in sheet.lines for step in line.steps)
    for id, enemy in read.enemies.items():
        yield from (("enemies.yaml", id, "cards", card.powers) for card in enemy.cards)


def check_decks(
    treasures: Mapping[int, tuple[str, ...]],
    items: Mapping[str, Item],
    guards: Mapping[int, tuple[str, ...]],
    roaming: Mapping[Tier, tuple[str, ...]],
) -> None:
    """There is something to draw, whatever the Level."""
    for level in LEVELS:
        if not any(items[id].equipment for id in treasures[level]):
            raise ContentError("treasures.yaml", "", "level", f"a game needs Treasures of Level {level}")
        if not guards[level]:
            raise ContentError("enemies.yaml", "", "level", f"a game needs Guards of Level {level}")
    for tier in TIERS:
        if not roaming[tier]:
            raise ContentError("enemies.yaml", "", "tier", f"a game needs {tier} Roaming Monsters")


def check_enemies(enemies: Mapping[str, Enemy]) -> None:
    """Cards of Guards have a Level and those of Roaming Monsters a tier; Mobs have Minions, and miniatures for them."""
    for id, enemy in enemies.items():
        names: list[str | int] = []
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
            if (card.tier or card.level) in names:
                raise ContentError("enemies.yaml", id, "cards", f"two cards of {card.tier or f'Level {card.level}'}")
            names.append(card.tier or card.level)


def check_dice(dice: Mapping[str, Die]) -> None:
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


def check_heroes(heroes: Mapping[str, Hero], classes: Mapping[str, ClassSheet]) -> None:
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


def check_items(file: str, items: Mapping[str, Item]) -> None:
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


def check_powers(file: str, id: str, field: str, powers: tuple[Power, ...]) -> None:
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


def check_tiles(tiles: Mapping[str, Tile]) -> None:
    for id, tile in tiles.items():
        if any(len(row) != 3 for row in tile.rows):
            raise ContentError("tiles.yaml", id, "rows", "a tile has three rows of three Zones")
        if not all(mark in ".o" or mark.isalpha() for row in tile.rows for mark in row):
            raise ContentError("tiles.yaml", id, "rows", "expected '.', 'o' or letters")


# -- Missions --------------------------------------------------------------------------------------------------------
class Fault(ValueError):
    """What is wrong with a field."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(reason)
        self.field = field
        self.reason = reason


def check_mission(mission: Mission, board: Map, enemies: Mapping[str, Enemy], cards: Mapping[str, EnemyCard]) -> None:
    """A Mission names only Zones, doors, marks, things, roles and Enemies it has, and all of it can be reached."""
    all_pieces = list(pieces(mission))
    try:
        check_page(mission, board)
        check_names(mission, board, all_pieces)
        for field, piece in all_pieces:
            check_piece(mission, board, field, piece)
            if isinstance(piece, SpawnGuards | SpawnRoaming):
                check_spawn(field, piece, enemies, cards)
        check_rules(mission)
        check_ways(mission, board, all_pieces)
    except Fault as fault:
        raise ContentError(MISSIONS, mission.id, fault.field, fault.reason) from None


def exists(field: str, what: str, name: Any, there: Iterable[str]) -> None:
    if name is not None and name not in there:
        raise Fault(field, f"there is no {what} '{name}'")


def check_page(mission: Mission, board: Map) -> None:
    """What a page must have, each thing once."""
    if not mission.objectives:
        raise Fault("objectives", "a Mission needs at least one")
    if mission.level not in LEVELS:
        raise Fault("level", f"there is no Level {mission.level}")
    exists("start", "Zone", mission.start, board.zones)
    exists("exit", "Zone", mission.exit, board.zones)
    for token in mission.tokens:
        exists("tokens", "Zone", token.zone, board.zones)
    for flight in mission.stairs:
        if flight.zones[0] == flight.zones[1]:
            raise Fault("stairs", f"'{flight.id}' leads from a Zone to itself")
    for field, ids in (
        ("things", [thing.id for thing in mission.things]),
        ("stairs", [flight.id for flight in mission.stairs]),
        ("marks", [marked.mark for marked in mission.marks]),
    ):
        for id, times in Counter(ids).items():
            if times > 1:
                raise Fault(field, f"'{id}' stands there twice")


def check_names(mission: Mission, board: Map, all_pieces: list[tuple[str, Piece]]) -> None:
    """Whatever a piece names is there."""
    hidden = [token.mark for _, piece in all_pieces if isinstance(piece, HideTokens) for token in piece.tokens]
    lying = [token for token in mission.tokens if token.token not in ("pillar", "bridge")]
    picked = [*(token.mark for token in lying if not token.fixed), *hidden]
    pillars = [token.mark for token in mission.tokens if token.token == "pillar"]
    places = [token.mark for token in mission.tokens if token.token != "pillar"]
    figures = [
        piece.mark
        for _, piece in all_pieces
        if isinstance(piece, SpawnGuards | SpawnRoaming) and piece.mark
        for _ in piece.zones
    ]
    roles = ["all", "self", "heroes", *(piece.role for _, piece in all_pieces if isinstance(piece, ChooseHero))]
    things = [thing.id for thing in mission.things]
    every = [*(token.mark for token in mission.tokens), *hidden]
    for field, piece in all_pieces:
        kind = type(piece)
        for zone in zones_of(piece):
            exists(field, "Zone", zone, board.zones)
        exists(field, "door", getattr(piece, "door", None), board.doors)
        for marks, there, what in (
            (PICKED, picked, "to pick up with mark"),
            (PILLARS, pillars, "of a Pillar with mark"),
            (PLACES, places, "that stays in its place with mark"),
        ):
            mark = getattr(piece, marks.get(kind, ""), None)
            exists(field, "token with mark", mark, every)
            exists(field, f"token {what}", mark, there)
        exists(field, "Enemy with mark", getattr(piece, ENEMY_MARKS.get(kind, ""), None), figures)
        exists(field, "role", getattr(piece, ROLES.get(kind, ""), None), roles)
        exists(field, "thing", getattr(piece, "thing", None), things)
        exists(field, "thing", getattr(piece, "lure", None), things)
        exists(field, "stairs", getattr(piece, "stairs", None), [flight.id for flight in mission.stairs])
        if isinstance(piece, PickUp) and piece.amount > picked.count(piece.mark):
            raise Fault(field, f"there are only {picked.count(piece.mark)} tokens '{piece.mark}'")
        if isinstance(piece, Locked) and piece.key and not 1 <= piece.amount <= picked.count(piece.key):
            raise Fault(field, f"amount: there are 1 to {picked.count(piece.key)} tokens '{piece.key}'")
        if isinstance(piece, KillMarked) and piece.amount > figures.count(piece.mark):
            raise Fault(field, f"only {figures.count(piece.mark)} Enemies '{piece.mark}' appear")
        if isinstance(piece, HoldZone) and piece.thing not in [
            deed.thing for _, deed in all_pieces if isinstance(deed, GiveThing)
        ]:
            raise Fault(field, f"nobody is ever given the thing '{piece.thing}'")


def check_piece(mission: Mission, board: Map, field: str, piece: Piece) -> None:
    """What a piece says can be done."""
    stage = piece.stage if isinstance(piece, StageReached | RoundStart) else None
    if stage is not None and not 1 <= stage <= len(mission.stages):
        raise Fault(field, f"there is no stage {stage}")
    if isinstance(piece, Collapse):
        for laid in piece.tiles:
            exists(field, "tile", laid.tile, board.tiles)
    if isinstance(piece, HideTokens) and len(piece.tokens) != len(piece.zones):
        raise Fault(field, "as many Zones as tokens to hide")
    if isinstance(piece, ChamberOpened) and board.zones[piece.zone].chamber is None:
        raise Fault(field, f"'{piece.zone}' is in no Chamber")
    if isinstance(piece, LeverPulled | LeversHeld):
        loose = [token for token in mission.tokens if token.mark == piece.mark and not token.fixed]
        if loose:
            raise Fault("tokens", f"'{piece.mark}' is a lever: it must be fixed")
    if isinstance(piece, Dormant) and piece.until == "pillars" and piece.pillars is None:
        raise Fault(field, "until pillars: which ones? `pillars` is missing")
    if isinstance(piece, Pillars):
        if piece.attacked_by != "nobody" and not piece.life:
            raise Fault(field, f"Pillars '{piece.mark}' that are attacked need `life`")
        starts = [token for token in mission.tokens if token.mark == piece.mark and token.zone == mission.start]
        if piece.blocks and starts:
            raise Fault(field, f"a Pillar '{piece.mark}' on the start lets nobody leave")
    needs_exit = isinstance(piece, Escape | EnemyLeaves) or (isinstance(piece, Orders) and piece.toward == "exit")
    if needs_exit and mission.exit is None:
        raise Fault("exit", "is missing, and a rule or objective speaks of it")


def check_spawn(
    field: str, piece: SpawnGuards | SpawnRoaming, enemies: Mapping[str, Enemy], cards: Mapping[str, EnemyCard]
) -> None:
    """A named Enemy is one that can appear this way."""
    if piece.enemy is None:
        return
    exists(field, "Enemy", piece.enemy, enemies)
    roams = isinstance(piece, SpawnRoaming)
    if roams != (enemies[piece.enemy].rank == "roaming"):
        raise Fault(field, f"'{piece.enemy}' is {'no' if roams else 'a'} Roaming Monster")
    wanted = piece.tier if isinstance(piece, SpawnRoaming) else piece.level
    if wanted is not None:
        exists(field, "Enemy card", f"{piece.enemy}-{wanted}", cards)


def check_rules(mission: Mission) -> None:
    """Nothing can be asked while a Hero dies; and what refuses an act cites a clause that says so."""
    for when in mission.happens:
        if isinstance(when.trigger, RoleDies) and not all(isinstance(deed, UNASKED) for deed in when.does):
            raise Fault("happens", "when a Hero dies nothing can be asked or appear: lose, xp, things, doors, Levels")
    for kept in mission.rules:
        if kept.clause is not None and isinstance(kept.rule, Locked | Untouchable | StageGate | Pillars):
            refuses = not isinstance(kept.rule, Pillars) or kept.rule.blocks
            if refuses and kept.clause not in CITED:
                raise Fault("rules", f"'{kept.clause}' cannot be cited here: leave `clause` out, or {', '.join(CITED)}")


def check_ways(mission: Mission, board: Map, all_pieces: list[tuple[str, Piece]]) -> None:
    """Everything a Mission names can be walked to from the start, through every door that can ever be opened."""
    barred = barred_doors(mission, board, all_pieces)
    near = reached(board, mission.start, barred)
    named = [
        *(("exit", zone) for zone in (mission.exit,) if zone),
        *(("levels", token.zone) for token in mission.levels),
        *(("tokens", token.zone) for token in mission.tokens),
        *((field, zone) for field, piece in all_pieces for zone in zones_of(piece)),
    ]
    for field, zone in named:
        if zone not in near:
            raise Fault(field, f"'{zone}' cannot be reached from the start")
    for _, piece in all_pieces:
        if isinstance(piece, OpenMarked) and piece.door in barred:
            raise Fault("objectives", f"the door '{piece.door}' can never be opened")


def barred_doors(mission: Mission, board: Map, all_pieces: list[tuple[str, Piece]]) -> list[str]:
    """Doors that stay shut for ever: locked without a key or a rule that opens them, or with the keys behind them."""
    opened = [piece.door for _, piece in all_pieces if isinstance(piece, OpenDoor)]
    locks = [piece for _, piece in all_pieces if isinstance(piece, Locked) and piece.door not in opened]
    lying: list[tuple[str, tuple[str, ...]]] = [(token.mark, (token.zone,)) for token in mission.tokens]
    for _, piece in all_pieces:
        if isinstance(piece, HideTokens):  # wherever it may lie
            lying += [(token.mark, piece.zones) for token in piece.tokens]
    while True:
        near = reached(board, mission.start, [lock.door for lock in locks])
        found = Counter(mark for mark, zones in lying if all(zone in near for zone in zones))
        shut = [lock for lock in locks if lock.key is None or found[lock.key] < lock.amount]
        if shut == locks:
            return [lock.door for lock in locks]
        locks = shut


def zones_of(piece: Piece) -> tuple[str, ...]:
    """The Zones a piece names."""
    zones: tuple[str, ...] = getattr(piece, "zones", ())
    one = getattr(piece, "zone", None)
    if isinstance(piece, Orders) and piece.toward not in ("heroes", "start", "exit"):
        one = piece.toward
    return (*zones, one) if one is not None else zones
