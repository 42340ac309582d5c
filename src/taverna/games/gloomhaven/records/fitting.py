"""Whether records fit: what is said of one that does not, classes, ranks of monsters, the cards of random
dungeons."""

from __future__ import annotations

from typing import Any

from taverna.core.content import Raw
from taverna.core.errors import ContentError
from taverna.hexgrid import neighbours

from .board import Unfit
from .cards import CharacterClass
from .content import Content
from .dungeons import DungeonCard, RoomCard
from .formula import FormulaError
from .parts import formulas_of, named, parts
from .scenarios import Effect
from .vocabulary import FORMULAS


def refuse(raw: Raw, file: str, id: str, field: str, reason: str) -> ContentError:
    names = [name for name in raw if (name == file or name.startswith(f"{file}-")) and id in raw[name]]
    return ContentError(f"{names[-1] if names else file}.yaml", id, field, reason)


def check_by(field: str, by: str) -> None:
    if len(by) != 3 or by.strip("-neb"):
        raise Unfit(field, f"'{by}' is not three letters of - n e b")


def check_monster(content: Content, field: str, monster: str, by: str) -> None:
    """A monster that exists, of a rank that it has."""
    check_by(field, by)
    if monster not in content.monsters:
        raise Unfit(field, f"there is no monster '{monster}'")
    if "b" in by and not content.monsters[monster].boss:
        raise Unfit(field, f"'{by}': {monster} is no boss")


# -- classes ---------------------------------------------------------------------------------------------------------
LEVELS = 9


def check_classes(raw: Raw, content: Content) -> None:
    """A class that can be played has hit points for nine levels, a hand of cards of level 1, a card to gain with every
    level after it, and perks of modifier cards that there are (GH-HAND-01, GH-LVLUP-03)."""
    for id, kind in content.classes.items():
        if not kind.locked:
            try:
                check_class(content, kind)
            except Unfit as error:
                raise refuse(raw, "classes", id, error.field, error.reason) from None


def check_class(content: Content, kind: CharacterClass) -> None:
    if len(kind.hp) != LEVELS:
        raise Unfit("hp", f"needs hit points for the levels 1 to {LEVELS}, has {len(kind.hp)}")
    levels = [content.cards[card].level for card in content.cards_of[kind.id]]
    if kind.hand < 2 or levels.count(1) < kind.hand:
        raise Unfit("hand", f"needs at least 2 and as many cards of level 1, has {kind.hand} and {levels.count(1)}")
    for level in range(2, LEVELS + 1):
        if sum(2 <= one <= level for one in levels) < level - 1:
            raise Unfit("hand", f"there is no card to gain at level {level}")
    if kind.companion and kind.companion not in content.summons:
        raise Unfit("companion", f"there is no summon '{kind.companion}'")
    for nth, perk in enumerate(kind.perks):
        for step in perk.steps:
            for card in (*step.add, *step.remove):
                if card not in content.modifiers:
                    raise Unfit(f"perks[{nth}]", f"there is no modifier card '{card}'")


# -- random dungeons -------------------------------------------------------------------------------------------------
SPOTS = 12
"""The numbered hexes of a room card (GH-DUNG-07)."""


def check_dungeons(raw: Raw, content: Content) -> None:
    """Room cards can be laid out, and monster cards fill what room cards have."""
    for id, room in content.dungeon_rooms.items():
        try:
            check_room_card(content, room)
        except Unfit as error:
            raise refuse(raw, "dungeon-rooms", id, error.field, error.reason) from None
    for id, card in content.dungeon_monsters.items():
        try:
            check_monster_card(content, card)
        except Unfit as error:
            raise refuse(raw, "dungeon-monsters", id, error.field, error.reason) from None


def check_room_card(content: Content, room: RoomCard) -> None:
    floor = set(room.corridors)
    for nth, placed in enumerate(room.tiles):
        if placed.tile not in content.tiles:
            raise Unfit(f"tiles[{nth}]", f"there is no tile '{placed.tile}'")
        floor |= set(content.tiles[placed.tile].hexes(placed.at, placed.turn))
    if len(room.spots) != SPOTS:
        raise Unfit("spots", f"needs {SPOTS} hexes, has {len(room.spots)}")
    lying = [("spots", at) for at in room.spots]
    for what in ("obstacles", "difficult", "hazards"):
        lying += [(what, at) for overlay in getattr(room, what) for at in overlay.hexes]
    for what, at in lying:
        if at not in floor:
            raise Unfit(what, f"{list(at)} lies outside the room")
    for what in ("entrances", "exits"):
        gates = getattr(room, what)
        if not gates:
            raise Unfit(what, "needs at least one")
        for gate in gates:
            if gate.at in floor or not any(near in floor for near in neighbours(gate.at)):
                raise Unfit(what, f"{list(gate.at)} is not beside the room")
    check_sums(room)


def check_monster_card(content: Content, card: DungeonCard) -> None:
    for nth, key in enumerate(card.monsters):
        check_monster(content, f"monsters[{nth}]", key.monster, key.by)
    numbers = [("monsters", key.spot) for key in card.monsters]
    for what in ("traps", "obstacles", "difficult", "hazards", "money"):
        numbers += [(what, number) for number in getattr(card, what)]
    for text in card.treasures:
        if not text.isdigit():
            raise Unfit("treasures", f"'{text}' is not the number of a hex")
        numbers.append(("treasures", int(text)))
    for what, number in numbers:
        if not 1 <= number <= SPOTS:
            raise Unfit(what, f"{number} is none of the hexes 1 to {SPOTS}")
    check_sums(card)


def check_sums(record: Any) -> None:
    for path, part in parts(record):
        tests = [("test", part.test)] if isinstance(part, Effect) and part.test else []
        for name, text in (*formulas_of(part, "Number"), *tests):
            try:
                FORMULAS.read(text)
            except FormulaError as error:
                raise Unfit(named(*path, name), str(error)) from None
