"""What to click for each option: the keys of board elements. The drawing gives every one of them a place.

`zone/…`, `door/…`, `tile/…`, `tokens/…`, `pillar/…`, `enemy/…`, `hero/…`, `card/seat/…`, `skill/seat/…`, `line/seat/…`,
`die/side/…`, `dice/side`, `action/…`; in the Market `stock/…`. Where several options of one question belong to the same
thing, the first has it; others have a sign of their own beside it: `attack/combat/whom`, `leap/power/zone`,
`give/seat/card`. What belongs to nothing on the table (yes, no, a number) has no element at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from taverna.core.ask import Ask, Value

from .rules.kits import name_of
from .state import Hero, Table

COMBATS = ("melee", "ranged", "magic", "sword-and-spell")
HEROES = ("found", "give-to", "role", "share-damage", "hero-here", "tribute", "enemy-target", "enemy-aim")
AMOUNTS = ("boss-damage", "minion")
"""Prompts whose numbers are Heroes, and those where they are amounts; others' are Enemies."""
SKILLS = ("boost", "enchantment", "save")  # prompts that offer Powers by their keys
DICE = ("mark", "remove-die", "fill-blank", "flip-blank")  # prompts that offer dice of the roll
ACTIONS = ("stop", "rest", "stand-up", "trade", "transmute")
JUMPS = ("charge", "safe-shot", "leap")
MOVED = ("equip", "stow", "give")  # cards change place
DEALS = ("market", "outfit")  # prompts where each use of a card has a sign of its own
SHELVES = ("exchange-take", "exchange-also", "starting")  # prompts that offer cards nobody has


def hero_of(g: Table, ask: Ask) -> Hero:
    """The Hero a question is about; where anyone may act, that need not be the seat that is asked."""
    seat = g.combat.hero if g.combat is not None else ask.seat
    who: int = (ask.about or {}).get("who", seat)
    return g.heroes[who]


def targets(g: Table, ask: Ask, value: Value) -> list[str]:
    """The elements of an option; the first is the one to click."""
    if isinstance(value, tuple):
        return dice(ask, value) if ask.prompt in (*DICE, "reroll") else deeds(g, ask, value)
    if isinstance(value, int):
        if ask.prompt in AMOUNTS:
            return []
        return [f"hero/{value}" if ask.prompt in HEROES else f"enemy/{value}"]
    return words(g, ask, value)


def words(g: Table, ask: Ask, value: str) -> list[str]:
    """Options that are one word: a name, or what they say."""
    hero = hero_of(g, ask)
    if value in ("pick-up", "leave"):
        return [f"action/{value}", f"action/{value}.1"]
    if value in ACTIONS:
        return [f"action/{value}"]
    if value in g.map.zones:
        return [f"pillar/{value}" if ask.prompt in ("pillar", "enemy-target") else f"zone/{value}"]
    if value in g.map.tiles:
        return [f"tile/{value}"]
    if ask.prompt == "learn":
        return [f"line/{hero.seat}/{value}"] if value in g.content.named else []
    if ask.prompt in SKILLS:
        if not first(ask, value, lambda other: isinstance(other, str) and name_of(other) == name_of(value)):
            return []
        return used(g, hero, name_of(value))
    if value not in g.content.items:
        return []
    return [f"stock/{value}" if ask.prompt in SHELVES else f"card/{hero.seat}/{value}"]


def used(g: Table, hero: Hero, name: str) -> list[str]:
    """The card or the Skill of this name."""
    if name in g.content.items:
        return [f"card/{hero.seat}/{name}"]
    known = ("shadow", "special", "free", "signature", *(line.id for line in g.content.classes[hero.cls].lines))
    return [f"skill/{hero.seat}/{name}"] if name in known else []


def dice(ask: Ask, value: tuple[Any, ...]) -> list[str]:
    """A die of the roll, or all of one side; the Power is in the words."""
    where = value[1:] if ask.prompt == "reroll" else value
    if ask.prompt == "reroll" and not first(ask, value, lambda other: isinstance(other, tuple) and other[1:] == where):
        return []
    return [f"die/{where[0]}/{where[1]}"] if len(where) == 2 else [f"dice/{where[0]}"]


def deeds(g: Table, ask: Ask, value: tuple[Any, ...]) -> list[str]:
    """Options that are a verb and what it is about."""
    seat = hero_of(g, ask).seat
    verb, *rest = value
    if ask.prompt in DEALS:
        return ["/".join((verb, f"{seat}", *map(str, rest))), f"card/{seat}/{rest[0]}"]
    if verb in COMBATS:
        whom = f"pillar/{rest[0]}" if isinstance(rest[0], str) else f"enemy/{rest[0]}"
        mine = first(ask, value, lambda other: isinstance(other, tuple) and other[0] in COMBATS and other[1] == rest[0])
        return [whom] if mine else [f"attack/{verb}/{rest[0]}", whom]
    if verb == "move":
        return [f"zone/{rest[0]}"]
    if verb == "open":
        return [f"door/{rest[0]}"]
    if verb in JUMPS:
        return [f"{verb}/{rest[0]}/{rest[1]}", f"zone/{rest[1]}"]
    if verb in MOVED:
        whose = rest[1] if verb == "give" else seat
        card = f"{whose}/{rest[0]}"
        if first(ask, value, lambda other: moved(other, seat) == card):
            return [f"card/{card}"]
        other = rest[1:] if verb == "equip" else ()
        return ["/".join((verb, card, *other)), f"card/{card}"]
    if verb == "lay":
        return [f"card/{seat}/{rest[0]}"]
    same = first(ask, value, lambda other: isinstance(other, tuple) and about(other) == about(value))
    if not same:
        return []
    if verb == "use":
        return used(g, g.heroes[seat], name_of(rest[0]))
    return [f"hero/{rest[1]}"] if verb == "command" else [f"action/{verb}"]


def moved(value: Value, seat: int) -> str:
    """Whose card, if an option moves one."""
    if not isinstance(value, tuple) or value[0] not in MOVED:
        return ""
    return f"{value[2] if value[0] == 'give' else seat}/{value[1]}"


def about(value: tuple[Any, ...]) -> tuple[Any, ...]:
    """What makes two deeds look alike on the table."""
    if value[0] == "use":
        return "use", name_of(value[1])
    return ("command", value[2]) if value[0] == "command" else (value[0],)


def first(ask: Ask, value: Value, alike: Any) -> bool:
    """Whether no option before this one is alike."""
    before: Iterable[Value] = ask.made().values()
    return bool(next((other for other in before if other == value or alike(other)), value) == value)
