"""What a pack can get wrong: everything a record names must exist, every sum must be readable, every scenario must be
possible to lay out and to win. The error says file, record and field."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from taverna.core.content import Raw
from taverna.hexgrid import Hex, neighbours

from .options import ALONE
from .records.abilities import SLOTS, Summoning
from .records.atlas import Place
from .records.board import Board, Unfit
from .records.concerned import Bound
from .records.content import Content
from .records.fitting import check_by, check_classes, check_monster, refuse
from .records.formula import FormulaError
from .records.ground import Objective, Room, Stand, TreasureTile
from .records.mentions import Brought, Mentions
from .records.parts import formulas_of, named, parts
from .records.scenarios import (
    Appear,
    Call,
    Clear,
    Close,
    Doing,
    Erect,
    Errand,
    Grab,
    Hatch,
    Items,
    Lay,
    Leave,
    Muster,
    Open,
    Piece,
    Relocate,
    RevealRoom,
    Roll,
    Scenario,
    SetGoal,
    Spawn,
    SummonFor,
    Unlock,
    Who,
    Win,
)
from .records.vocabulary import SUMS

# -- going through a record ------------------------------------------------------------------------------------------


def check_abilities(content: Content, record: Any) -> None:
    """Sums and names in the abilities of a record."""
    for path, part in parts(record):
        for name, text in formulas_of(part, "Amount"):
            try:
                SUMS.read(text)
            except FormulaError as error:
                raise Unfit(named(*path, name), str(error)) from None
        if isinstance(part, Summoning):
            if part.monster and part.monster not in content.monsters:
                raise Unfit(named(*path, "monster"), f"there is no monster '{part.monster}'")
            if part.summon and part.summon not in content.summons:
                raise Unfit(named(*path, "summon"), f"there is no summon '{part.summon}'")


# -- cards and monsters ----------------------------------------------------------------------------------------------
def check_cards(raw: Raw, content: Content) -> None:
    for id, card in content.cards.items():
        if card.owner not in content.classes:
            raise refuse(raw, "cards", id, "owner", f"names '{card.owner}', which is no class")
    check_classes(raw, content)
    for id, kind in content.monsters.items():
        if kind.deck not in content.monster_decks:
            raise refuse(raw, "monsters", id, "deck", f"names '{kind.deck}', which is no ability deck")
        ranks = {"boss": kind.boss} if kind.boss else {"normal": kind.normal, "elite": kind.elite}
        for field, stats in ranks.items():
            if len(stats) != 8:
                raise refuse(raw, "monsters", id, field, f"needs values for the levels 0 to 7, has {len(stats)}")
        if kind.standees < 1:
            raise refuse(raw, "monsters", id, "standees", "needs at least one")
    for id, deck in content.monster_decks.items():
        if not deck.cards:
            raise refuse(raw, "monster-decks", id, "cards", "has no card")
        if len({card.number for card in deck.cards}) != len(deck.cards):
            raise refuse(raw, "monster-decks", id, "cards", "has two cards of one number")
    for id, tile in content.tiles.items():
        if not any("x" in row for row in tile.shape):
            raise refuse(raw, "tiles", id, "shape", "has no hex")
    records: tuple[tuple[str, dict[str, Any]], ...] = (
        ("cards", content.cards),
        ("monsters", content.monsters),
        ("monster-decks", content.monster_decks),
        ("items", content.items),
        ("modifiers", content.modifiers),
        ("summons", content.summons),
    )
    for file, known in records:
        for id, record in known.items():
            try:
                check_abilities(content, record)
            except Unfit as error:
                raise refuse(raw, file, id, error.field, error.reason) from None


# -- scenarios -------------------------------------------------------------------------------------------------------
def check_scenarios(raw: Raw, content: Content) -> None:
    numbers: dict[int, str] = {}
    brought = {id: Brought(content, id) for id in content.monsters}
    for id, scenario in (content.scenarios | content.solos).items():
        if scenario.dungeon is not None:
            check_depths(raw, content, scenario)
            continue
        try:
            if scenario.solo and (scenario.solo not in content.classes or id != ALONE + scenario.solo):
                raise Unfit("solo", f"there is no class '{scenario.solo}', or it is not '{ALONE}' and the class")
            if scenario.number:
                other = numbers.setdefault(scenario.number, id)
                if other != id:
                    raise Unfit("number", f"{scenario.number} is that of '{other}' already")
            board = Board(scenario, content.tiles)
            check_ground(board)
            for room in scenario.rooms:
                check_room(content, board, room)
            check_words(content, board, brought)
        except Unfit as error:
            raise refuse(raw, "solo" if id in content.solos else "scenarios", id, error.field, error.reason) from None


def check_depths(raw: Raw, content: Content, scenario: Scenario) -> None:
    """A random dungeon names cards that there are."""
    depths = scenario.dungeon
    assert depths is not None
    for field, names, there in (
        ("rooms", depths.rooms, content.dungeon_rooms),
        ("monsters", depths.monsters, content.dungeon_monsters),
    ):
        for name in names:
            if name not in there:
                raise refuse(raw, "scenarios", scenario.id, f"dungeon.{field}", f"there is no card '{name}'")


def check_atlas(raw: Raw, content: Content) -> None:
    """Places and scenarios name only what there is."""
    for file, known in (("atlas", content.atlas), ("scenarios", content.scenarios)):
        for id, place in known.items():
            needs = place.needs if isinstance(place, Place) else (place.needs,)
            gains = place.rewards
            links: list[tuple[str, str, dict[str, Any], str]] = []
            if content.atlas:
                links += [("links", name, content.atlas, "place of the map") for name in place.links]
                for field in ("opens", "choose", "closes"):
                    links += [
                        (f"rewards.{field}", name, content.atlas, "place of the map") for name in getattr(gains, field)
                    ]
                wanted = [name.lstrip("!").partition(":")[0] for names in needs for name in names]
                links += [("needs", name, content.achievements, "achievement") for name in wanted]
                for field in ("party", "lost", "world"):
                    links += [
                        (f"rewards.{field}", name, content.achievements, "achievement")
                        for name in getattr(gains, field)
                    ]
            if file == "scenarios":
                for field in ("items", "designs"):
                    links += [(f"rewards.{field}", name, content.items, "item") for name in getattr(gains, field)]
            for field, name, there, what in links:
                if name not in there:
                    raise refuse(raw, file, id, field, f"names '{name}', which is no {what}")


# -- the ground ------------------------------------------------------------------------------------------------------
def check_ground(board: Board) -> None:
    """Rooms have their own hexes, doors stand between their rooms, all can be reached."""
    scenario = board.scenario
    if not scenario.rooms:
        raise Unfit("rooms", "needs at least one room")
    if len(board.rooms) != len(scenario.rooms):
        raise Unfit("rooms", "two rooms have the same id")
    _check_corridors(board)
    _check_doors(board)
    first = scenario.rooms[0].id
    if len(set(scenario.start)) < (1 if scenario.solo else 4):
        raise Unfit("start", "needs at least four hexes to start on")
    for at in scenario.start:
        if board.room_of.get(at) not in (first, *scenario.also):
            raise Unfit("start", f"{list(at)} is not in the first room, '{first}'")
    does = [do for piece in scenario.pieces for do in piece.do]
    freed = {door for do in does if isinstance(do, Open | Unlock) for door in do.doors}
    passable = [door for door in scenario.doors if not door.locked or door.id in freed]
    reached = [first, *(do.room for do in does if isinstance(do, RevealRoom))]
    for here in reached:
        for door in passable:
            if here in door.between:
                reached += [other for other in door.between if other not in reached]
    for room in scenario.rooms:
        if room.id not in reached:
            locked = any(room.id in door.between and door not in passable for door in scenario.doors)
            why = ": the door is locked and no piece opens it" if locked else ""
            raise Unfit("rooms", f"no door leads to room '{room.id}'{why}")


def _check_corridors(board: Board) -> None:
    for room in board.scenario.rooms:
        for at in room.corridors:
            if board.room_of[at] != room.id:
                raise Unfit(f"rooms.{room.id}.corridors", f"{list(at)} lies in room '{board.room_of[at]}'")
            if room.tiles and not any(near in board.hexes[room.id] for near in neighbours(at)):
                raise Unfit(f"rooms.{room.id}.corridors", f"{list(at)} touches no other hex of the room")


def _check_doors(board: Board) -> None:
    scenario = board.scenario
    for nth, door in enumerate(scenario.doors):
        field = f"doors.{door.id}" if door.id else f"doors[{nth}]"
        for room_id in door.between:
            if room_id not in board.rooms:
                raise Unfit(field, f"the door at {list(door.at)} names room '{room_id}', which does not exist")
            if not any(board.room_of.get(near) == room_id for near in neighbours(door.at)):
                raise Unfit(field, f"the door at {list(door.at)} does not touch room '{room_id}'")
        if door.at in board.room_of:
            raise Unfit(field, f"the door at {list(door.at)} lies in room '{board.room_of[door.at]}', not between")
        if door.between[0] == door.between[1]:
            raise Unfit(field, f"the door at {list(door.at)} leads from room '{door.between[0]}' into itself")
    if len(board.doors) != len(scenario.doors):
        raise Unfit("doors", "two doors are on one hex")
    ids = [door.id for door in scenario.doors if door.id]
    for id in ids:
        if ids.count(id) > 1:
            raise Unfit("doors", f"two doors have the id '{id}'")


COUNTS = ("two", "three", "four")


def check_room(content: Content, board: Board, room: Room) -> None:
    """Everything lies in its room, and nothing stands where something else does."""
    inside = board.hexes[room.id]
    field = f"rooms.{room.id}"
    lying: list[tuple[str, Hex]] = []
    for what in ("obstacles", "difficult", "hazards", "traps"):
        lying += [(what, at) for overlay in getattr(room, what) for at in overlay.hexes]
    lying += [("money", at) for at in room.money] + [("plates", at) for at in room.plates]
    lying += [("treasures", treasure.at) for treasure in room.treasures]
    lying += [(f"spots.{letter}", at) for letter, hexes in room.spots.items() for at in hexes]
    lying += [("objectives", at) for objective in room.objectives for at in objective.at]
    gates = board.doors_of[room.id]
    for what, at in lying:
        if at not in inside and not (what == "objectives" and at in gates):
            raise Unfit(f"{field}.{what}", f"{list(at)} lies outside the room")
    blocked = [at for overlay in room.obstacles for at in overlay.hexes]
    for at in blocked:
        if blocked.count(at) > 1:
            raise Unfit(f"{field}.obstacles", f"two obstacles are at {list(at)}")
        if len([at for at in set(board.scenario.start) if at not in blocked]) < (1 if board.scenario.solo else 2):
            raise Unfit("start", "obstacles lie on all but one of the hexes to start on")
    for objective in room.objectives:
        check_by(f"{field}.objectives.{objective.id}.by", objective.by)
        for at in objective.at:
            if at in blocked:
                raise Unfit(f"{field}.objectives.{objective.id}", f"an obstacle is at {list(at)} already")
    for nth, letters in enumerate(COUNTS):
        taken: dict[Hex, str] = {}
        for objective in room.objectives:
            if objective.by[nth] != "-":
                taken |= dict.fromkeys(objective.at, objective.id)
        for place, stand in enumerate(room.monsters):
            under = [] if stand.monster in board.scenario.large else blocked
            check_stand(content, f"{field}.monsters[{place}]", stand, inside, under)
            if stand.by[nth] == "-":
                continue
            if stand.at in taken:
                both = (
                    "two monsters" if taken[stand.at] in content.monsters else f"{stand.monster} and {taken[stand.at]}"
                )
                raise Unfit(f"{field}.monsters[{place}]", f"with {letters} characters {both} are at {list(stand.at)}")
            taken[stand.at] = stand.monster


def check_stand(content: Content, field: str, stand: Stand, inside: frozenset[Hex], blocked: list[Hex]) -> None:
    check_monster(content, field, stand.monster, stand.by)
    if stand.at not in inside:
        raise Unfit(field, f"{stand.monster} at {list(stand.at)} stands outside the room")
    if stand.at in blocked and not content.monsters[stand.monster].flying:
        raise Unfit(field, f"{stand.monster} at {list(stand.at)} stands on an obstacle")


# -- the rules of a scenario -----------------------------------------------------------------------------------------
NO_CAUSE = ("setup", "round-start", "round-end", "killed", "exhausted", "deed")
"""What is set off by no figure that stands on the map."""


def check_words(content: Content, board: Board, brought: dict[str, Brought]) -> None:
    """Goals, pieces, and all they name."""
    scenario, words = board.scenario, Mentions(content, board, brought)
    for field in ("monsters", "allies", "third", "unharmed"):
        for type in getattr(scenario, field):
            if type not in content.monsters:
                raise Unfit(field, f"there is no monster '{type}'")
    if len(words.pieces) != len(scenario.pieces):
        raise Unfit("pieces", "two pieces have the same id")
    objectives: dict[str, Objective] = {}
    for id, alike in ((one.id, structs.replace(one, at=())) for room in scenario.rooms for one in room.objectives):
        if objectives.setdefault(id, alike) != alike:
            raise Unfit("rooms", f"two objectives that are not alike have the id '{id}'")
    for type, id in scenario.suffers.items():
        if type not in words.types or id not in words.names:
            raise Unfit("suffers", f"the scenario has no '{type}' or no '{id}'")
    for type, _ in scenario.instead.values():
        if type not in content.monsters:
            raise Unfit("instead", f"there is no monster '{type}'")
    for name in (*scenario.bound, *(type for one in scenario.always for type in one.against)):
        if name not in words.figures:
            raise Unfit("bound", f"the scenario has nobody known as '{name}'")
    if scenario.takes:
        words.check("takes", scenario.takes)
    for id in scenario.also:
        if id not in words.board.rooms:
            raise Unfit("also", f"there is no room '{id}'")
    for path, part in parts(scenario):
        _check_part(words, named(*path), part)
    if not scenario.goals:
        raise Unfit("goals", "the scenario cannot be won: it has no goal")
    wins = any(isinstance(do, Win) for piece in scenario.pieces for do in piece.do)
    if not any(goal.test for goal in scenario.goals) and not wins:
        raise Unfit("goals", "the scenario cannot be won: no goal has a test and no piece wins it")
    for piece in scenario.pieces:
        _check_piece(words, piece)
    for type in sorted(words.types):
        for name in sorted(brought[type].calls - words.pieces.keys()):
            raise Unfit("pieces", f"{type} calls a piece '{name}', which is missing")
    check_abilities(content, scenario)


def _check_part(words: Mentions, path: str, part: Any) -> None:
    """Tests, sums and names of one struct of a scenario."""
    test = getattr(part, "test", "")
    if isinstance(test, str) and test:
        words.check(f"{path}.test", test)
    for name, text in formulas_of(part, "Number"):
        words.check(f"{path}.{name}", text, own=name == "hp" and isinstance(part, Stand | Spawn))
    if isinstance(part, Stand | Spawn) and part.name and part.name not in words.board.scenario.names:
        raise Unfit(path, f"the name '{part.name}' is missing in `names`")
    if isinstance(part, Stand) and isinstance(part.level, int) and part.level < 0:
        raise Unfit(f"{path}.level", "is counted upwards from the scenario level")
    if isinstance(part, TreasureTile):
        _check_treasure(words, f"{path}.holds", part.holds)
    elif isinstance(part, Objective | Bound) and part.towards:
        words.letter(f"{path}.towards", part.towards)
    elif isinstance(part, Who):
        _check_who(words, path, part)


def _check_treasure(words: Mentions, field: str, holds: str) -> None:
    there = words.content.treasures
    if there and holds != "goal" and holds not in there and not any(str(one.number) == holds for one in there.values()):
        raise Unfit(field, f"there is no treasure '{holds}'")


def _check_who(words: Mentions, path: str, whom: Who) -> None:
    if whom.type and whom.type not in words.types:
        raise Unfit(f"{path}.type", f"the scenario has no monster '{whom.type}'")
    if whom.name and whom.name not in words.names:
        raise Unfit(f"{path}.name", f"the scenario has nobody of the name '{whom.name}'")
    if whom.room and whom.room not in words.board.rooms:
        raise Unfit(f"{path}.room", f"there is no room '{whom.room}'")
    if whom.near:
        words.letter(f"{path}.near", whom.near)
    if whom.around not in ("", "cause", *words.figures):
        raise Unfit(f"{path}.around", f"the scenario has nobody known as '{whom.around}'")
    if whom.closest and whom.closest not in words.figures:
        raise Unfit(f"{path}.closest", f"the scenario has nobody known as '{whom.closest}'")
    if whom.chosen is not None and whom.chosen < 1:
        raise Unfit(f"{path}.chosen", "is at least 1")


def _check_piece(words: Mentions, piece: Piece) -> None:
    field = f"pieces.{piece.id}"
    if piece.of:
        known = {
            "door": words.functions["opened"],
            "room": words.functions["revealed"],
            "looted": words.treasures,
            "killed": words.figures,
            "deed": words.spots,
            "damaged": words.figures,
            "touched": words.figures,
            "attacks": words.figures,
            "turn-start": words.figures | {"character", "summon"},
            "turn-end": words.figures | {"character", "summon"},
        }.get(piece.when)
        if known is None:
            raise Unfit(f"{field}.of", f"'{piece.when}' is not of anything")
        if piece.of not in known:
            there = f"known are {', '.join(sorted(known))}" if known else "there is none"
            raise Unfit(f"{field}.of", f"'{piece.of}' is not known as the cause of '{piece.when}': {there}")
    if piece.when == "deed" and not piece.of:
        raise Unfit(f"{field}.of", "needs the letter of the hexes it is done at")
    for nth, do in enumerate(piece.do):
        _check_doing(words, piece, do, f"{field}.do[{nth}]")
    seen, waiting = [piece.id], [piece]
    for one in waiting:
        for do in one.do:
            if isinstance(do, Call):
                if do.id == piece.id:
                    raise Unfit(field, f"calls itself: {' > '.join([*seen, piece.id])}")
                if do.id not in seen and do.id in words.pieces:
                    seen.append(do.id)
                    waiting.append(words.pieces[do.id])


def _check_doing(words: Mentions, piece: Piece, do: Doing, field: str) -> None:
    content, board = words.content, words.board
    if isinstance(do, Erect | Hatch) and not any(
        o.id == do.id for room in board.rooms.values() for o in room.objectives
    ):
        raise Unfit(f"{field}.id", f"there is no objective '{do.id}'")
    if isinstance(do, Spawn | SummonFor | Hatch):
        check_monster(content, field, do.monster, do.by)
    if isinstance(do, Muster) and do.group not in words.groups:
        raise Unfit(f"{field}.group", f"nobody waits for '{do.group}'")
    if isinstance(do, SummonFor) and piece.when in NO_CAUSE:
        raise Unfit(field, f"'{piece.when}' has no figure that could summon")
    if isinstance(do, Spawn) and not do.at and piece.when in NO_CAUSE:
        raise Unfit(field, "needs `at`, the letter of the hexes it comes to")
    if isinstance(do, Lay | Leave | Grab) or (isinstance(do, Spawn | Clear) and do.at):
        words.letter(field, do.at)
    if isinstance(do, Lay) and do.what == "treasure":
        _check_treasure(words, f"{field}.holds", do.holds)
    for letter in do.rows if isinstance(do, Roll) else ():
        words.letter(f"{field}.rows", letter)
    if isinstance(do, Errand):
        words.letter(f"{field}.towards", do.towards)
    if isinstance(do, Relocate | Appear):
        if not do.to:
            raise Unfit(f"{field}.to", "needs a letter")
        for letter in do.to:
            if letter != "cause":
                words.letter(f"{field}.to", letter)
    if isinstance(do, Open | Close | Unlock):
        if not do.doors:
            raise Unfit(f"{field}.doors", "needs a door")
        for door in do.doors:
            if door not in board.door_ids:
                raise Unfit(f"{field}.doors", f"there is no door '{door}'")
    if isinstance(do, RevealRoom) and do.room not in board.rooms:
        raise Unfit(f"{field}.room", f"there is no room '{do.room}'")
    calls = do.id if isinstance(do, Call) else do.then if isinstance(do, Errand) else ""
    if calls and calls not in words.pieces:
        raise Unfit(field, f"there is no piece '{calls}'")
    if isinstance(do, SetGoal) and not 0 <= do.number < len(board.scenario.goals):
        raise Unfit(f"{field}.number", f"there is no goal {do.number}: they are counted from 0")
    if isinstance(do, Items) and do.slot and do.slot not in SLOTS:
        raise Unfit(f"{field}.slot", f"'{do.slot}' is none of {', '.join(SLOTS)}")
