"""Whether a Mission is sound: it names only what it has, every rule can do what it says, and all of it can be reached.

Whoever writes a Mission of their own is told file, record and field of what is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from taverna.core.errors import ContentError

from .atlas import Map, reached
from .missions import (
    AddTreasure,
    AllPicked,
    ChamberOpened,
    ChooseHero,
    Collapse,
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
from .powers import LEVELS

if TYPE_CHECKING:
    from .cards import Enemy, EnemyCard

MISSIONS = "missions.yaml"
PICKED: dict[type, str] = {PickUp: "mark", TokenPicked: "mark", AllPicked: "mark", Locked: "key"}
"""Which field of a piece names the mark of tokens that are picked up …"""
PILLARS: dict[type, str] = {PillarsDown: "mark", DestroyPillar: "mark", Pillars: "mark", Dormant: "pillars"}
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
