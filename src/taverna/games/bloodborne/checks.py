"""What content must satisfy beyond its schema; every error names file, record and field."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.core.content import Raw
from taverna.core.errors import ContentError

from .records import TYPES, Content
from .state import DREAM, NO_UPGRADE, TRANSFORM


def check(content: Content, raw: Raw) -> None:
    """What the rules count on is there, and records name only each other."""
    check_cards(content)
    check_dice(content)
    check_foes(content)
    need("tracks.yaml", content.tracks, TYPES)
    if len(content.hunters) < 5:
        raise ContentError("hunters.yaml", "", "", "a game needs at least 5 records")
    check_ids(raw)


def check_cards(content: Content) -> None:
    starting, upgrades = content.starting, content.upgrades
    if len(starting) != 5:
        raise ContentError("starting.yaml", "", "", f"expected 5 records, found {len(starting)}")
    need("starting.yaml", starting, (TRANSFORM, DREAM))
    for id in (TRANSFORM, DREAM):
        if starting[id].kind != "utility":
            raise ContentError("starting.yaml", id, "kind", "is a Utility card")
    if NO_UPGRADE in upgrades:
        raise ContentError("upgrades.yaml", NO_UPGRADE, "id", "is what a Hunter says who takes no Upgrade")
    for file, cards in (("starting", starting), ("upgrades", upgrades)):
        for card in cards.values():
            if card.cancelled_by is not None and card.cancelled_by not in content.cards:
                raise ContentError(f"{file}.yaml", card.id, "cancelled_by", f"no card '{card.cancelled_by}'")


def check_dice(content: Content) -> None:
    """Every roll ends, and each + brings it nearer to its end."""
    need("dice.yaml", content.dice, ("green", "yellow", "red"))
    for die in content.dice.values():
        if all(again for _, again in die.faces):
            raise ContentError("dice.yaml", die.id, "faces", "at least one face must end the roll")
        if any(again and worth < 1 for worth, again in die.faces):
            raise ContentError("dice.yaml", die.id, "faces", "a face with + shows at least 1")


def check_foes(content: Content) -> None:
    for file, foes, least in (
        ("monsters", content.monsters, 7),
        ("bosses", content.bosses, 3),
        ("final_bosses", content.final_bosses, 1),
    ):
        if len(foes) < least:
            raise ContentError(f"{file}.yaml", "", "", f"a game needs at least {least} records")
        for foe in foes.values():
            if len(set(foe.types)) < len(foe.types):
                raise ContentError(f"{file}.yaml", foe.id, "types", "names a Type twice")


def check_ids(raw: Raw) -> None:
    """One id, one thing."""
    owner: dict[str, str] = {}
    for file in ("starting", "upgrades", "monsters", "bosses", "final_bosses", "hunters"):
        for id in raw[file]:
            if id in owner:
                raise ContentError(f"{file}.yaml", id, "id", f"stands in {owner[id]}.yaml too")
            owner[id] = file


def need(file: str, there: Iterable[str], ids: tuple[str, ...]) -> None:
    for id in ids:
        if id not in there:
            raise ContentError(file, id, "", "is missing")
