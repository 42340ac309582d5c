"""The table as lines of text, for terminals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from taverna.core.sheets import Sheet
from taverna.core.words import Words

from .records import TYPES, Card, Content
from .state import DREAM, MAX_HP


def sheets(
    view: dict[str, Any], seat: int | None, words: Words, content: Content, marks: Mapping[str, int]
) -> list[Sheet]:
    """Final Boss, Monster, every Hunter, one's own hand, and the Upgrades."""
    foes = [*final_boss(view, words, content), *monster(view, words, content)]
    bought = view["step"] == 7
    hunters = [line for hunter in around(view) for line in hunter_lines(view, hunter, words, content)]
    own = [] if seat is None else hand(view["hunters"][seat], words, content)
    brief = [] if seat is None else hand(view["hunters"][seat], words, content, brief=True)
    return [
        Sheet(id="monsters", lines=foes, weight=1, brief=monster(view, words, content)),
        Sheet(id="upgrades", lines=upgrades(view, words, content), weight=0 if bought else 4),
        Sheet(id="players", lines=hunters, weight=2),
        Sheet(id="hand", lines=own, weight=4 if bought else 3, brief=brief),
    ]


def around(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The Hunters in turn order."""
    hunters: list[dict[str, Any]] = view["hunters"]
    return hunters[view["first"] :] + hunters[: view["first"]]


def final_boss(view: dict[str, Any], words: Words, content: Content) -> list[str]:
    boss = content.final_bosses[view["final"]]
    return [words("board-final", monster=boss.id, text=boss.text[words.lang] if boss.text else "")]


def monster(view: dict[str, Any], words: Words, content: Content) -> list[str]:
    if view["monster"] is None:
        return [words("board-no-monster", dungeon=view["dungeon"]["size"])]
    foe = content.foes[view["monster"]]
    shown = [
        words(
            "board-monster",
            monster=foe.id,
            echoes=view["echoes"],
            die=foe.die,
            types=list(foe.types),
            dungeon=view["dungeon"]["size"],
        )
    ]
    if foe.text:
        shown.append(f"    {foe.text[words.lang]}")
    return shown


def upgrades(view: dict[str, Any], words: Words, content: Content) -> list[str]:
    deck = view["deck"]["size"]
    return [
        words("board-upgrades", deck=deck),
        *(f"    {card_line(content.cards[id], words)}" for id in view["available"]),
    ]


def hunter_lines(view: dict[str, Any], hunter: dict[str, Any], words: Words, content: Content) -> list[str]:
    seat = hunter["seat"]
    mark = "»" if seat == view["first"] else " "
    state = "out" if hunter["out"] else "dead" if hunter["dead"] else "chosen" if chosen(view, seat) else "none"
    trophies = " ".join(f"{words.name(type)} {hunter['trophies'][type]}" for type in TYPES if hunter["trophies"][type])
    shown = [
        f"{mark} "
        + words(
            "board-hunter",
            who=seat,
            hp="♥" * hunter["hp"] + "·" * (MAX_HP - hunter["hp"]),
            number=hunter["hp"],
            collected=hunter["collected"],
            stored=hunter["stored"],
            state=state,
        )
        + (f"  {trophies}" if trophies else "")
    ]
    for zone in ("played", "used"):
        if hunter[zone]:
            shown.append(f"      {words(f'board-{zone}', cards=hunter[zone])}")
    return shown


def chosen(view: dict[str, Any], seat: int) -> bool:
    """Has locked a card that is still face down: others are still being asked for theirs."""
    return bool(view["step"] == 1 and view["asked"] and seat not in view["asked"])


def hand(hunter: dict[str, Any], words: Words, content: Content, brief: bool = False) -> list[str]:
    """One's cards; in brief, without those that everyone knows after the first evening."""
    cards = sorted(hunter["hand"], key=lambda id: (id == DREAM, content.cards[id].kind, id))
    if brief:
        cards = [id for id in cards if id != DREAM]
    return [words("board-hand"), *(f"    {card_line(content.cards[id], words)}" for id in cards)]


def card_line(card: Card, words: Words) -> str:
    text = card.text[words.lang] if card.text else ""
    damage = f" {card.damage}" if card.damage else ""
    return f"{words.name(card.id)} ({words.name(card.kind)}{damage}){': ' + text if text else ''}"
