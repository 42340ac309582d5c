"""What questions and options say, what to click for each option, and why other things are refused.

The keys of board elements: `zone/…`, `door/…`, `tile/…`, `tokens/…`, `pillar/…`, `enemy/…`, `hero/…`, `card/seat/…`,
`skill/seat/…`, `line/seat/…`, `die/side/…`, `dice/side`, `action/…`; in the Market `stock/…`. The drawing gives every
one of them a place. Where several options of one question belong to the same thing, the first has it; others have a
sign of their own beside it: `attack/combat/whom`, `leap/power/zone`, `give/seat/card`. What belongs to nothing on the
table (yes, no, a number) has no element at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from taverna.core.ask import Ask, Value
from taverna.core.words import Say, Text

from .records import Content
from .rules.kits import name_of
from .rules.skills import titled
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
WORDS = (
    "stop",
    "rest",
    "stand-up",
    "trade",
    "transmute",
    "pick-up",
    "leave",
    "done",
    "none",
    "keep",
    "yes",
    "no",
    "ready",
    "enough",
    "retry",
    "go-on",
    "pay-xp",
    "pay-micro",
)
"""Options that are nothing but what they say."""
SHOWN = (("hits", "⚔"), ("shields", "▼"), ("bam", "✶"), ("diamond", "◆"))


def hero_of(g: Table, ask: Ask) -> Hero:
    """The Hero a question is about; where anyone may act, that need not be the seat that is asked."""
    seat = g.combat.hero if g.combat is not None else ask.seat
    who: int = (ask.about or {}).get("who", seat)
    return g.heroes[who]


# -- what they say -----------------------------------------------------------------------------------------------------
def asking(g: Table, ask: Ask) -> Say:
    """What a question says."""
    about = dict(ask.about or {})
    if "enemy" in about:
        about |= foe_of(g, about["enemy"])
    if ask.prompt == "save":
        about["foe"] = (g.combat.card if g.combat is not None else "") or "none"
    if "side" in about:
        about["defending"] = about.pop("side") == "defence"
    return Say(f"ask-{ask.prompt}", about)


def wording(g: Table, ask: Ask, value: Value) -> Say:
    """What an option says."""
    prompt = ask.prompt
    if isinstance(value, tuple):
        return die_said(g, prompt, value) if prompt in (*DICE, "reroll") else deed_said(g, ask, value)
    if isinstance(value, int):
        if prompt in HEROES:
            return Say("option-hero", {"whom": value})
        if prompt in AMOUNTS:
            return Say(f"option-{prompt}", {"n": value})
        return Say("option-enemy", foe_of(g, value))
    if value in WORDS:
        return Say(f"option-{value}")
    if prompt in SKILLS:
        return Say("option-thing", {"what": titled(hero_of(g, ask), name_of(value))})
    if prompt == "learn":
        return Say("option-learn", {"what": value, **lesson(g, hero_of(g, ask), value)})
    if prompt in ("pillar", "enemy-target"):
        return Say("option-pillar", {"what": value})
    return Say("option-thing", {"what": value})


def foe_of(g: Table, id: int) -> dict[str, Any]:
    enemy = g.enemies[id]
    return {"foe": enemy.card, "where": enemy.at}


def lesson(g: Table, hero: Hero, line: str) -> dict[str, Any]:
    """The next Skill of a line."""
    steps = next(known.steps for known in g.content.classes[hero.cls].lines if known.id == line)
    step = steps[hero.skills.get(line, 0)]
    return {"level": step.level, "cost": step.cost}


def die_said(g: Table, prompt: str, value: Value) -> Say:
    """A die of the roll, or a reroll of some of them."""
    assert g.combat is not None
    skill = {}
    if prompt == "reroll":
        key, *value = value
        skill = {"skill": titled(g.heroes[g.combat.hero], name_of(key))}
        if len(value) == 1:
            return Say("option-reroll", {**skill, "defending": value[0] == "defence"})
    side, at, *gains = value
    die = (g.combat.attack if side == "attack" else g.combat.defence)[at]
    said = {**skill, "die": f"{die.colour}-{die.face}"}
    if gains:
        return Say("option-die-gains", {**said, "gains": dict(SHOWN)[gains[0]]})
    return Say("option-reroll-die" if skill else "option-die", said)


def deed_said(g: Table, ask: Ask, value: Value) -> Say:
    """A verb and what it is about."""
    verb, *rest = value
    if verb in COMBATS:
        if isinstance(rest[0], str):
            return Say("option-attack-pillar", {"combat": verb, "where": rest[0]})
        return Say("option-attack", {"combat": verb, **foe_of(g, rest[0])})
    hero = hero_of(g, ask)
    if verb in JUMPS:
        return Say(f"option-{verb}", {"skill": titled(hero, name_of(rest[0])), "where": rest[1]})
    if verb == "command":
        return Say("option-command", {"whom": rest[1]})
    if verb == "use":
        return Say("option-use", {"what": titled(hero, name_of(rest[0]))})
    if verb == "give" and ask.prompt == "market":
        return Say("option-hand-to", {"what": rest[0], "whom": rest[1]})
    if verb == "give":
        return Say("option-give", {"what": rest[0], "by": rest[1]})
    if verb == "equip" and len(rest) == 2:
        return Say("option-equip-over", {"what": rest[0], "other": rest[1]})
    if verb == "lever":
        return Say("option-lever", {"what": f"{g.mission}/{rest[0]}"})
    return Say(f"option-{verb}", {"what": rest[0]})


def named(content: Content, id: str) -> Text | None:
    """What a thing is called; a die as it lies by its colour and its symbols ("red-3")."""
    found = content.named.get(id)
    if found is None:
        colour, _, face = id.partition("-")
        if colour in content.dice and face.isdigit():
            die = content.dice[colour]
            shown = "".join(sign * getattr(die.faces[int(face)], symbol) for symbol, sign in SHOWN) or "–"
            return Text(en=f"{die.name.en} {shown}", es=f"{die.name.es} {shown}", pt_BR=f"{die.name.pt_BR} {shown}")
    return found


# -- what to click -----------------------------------------------------------------------------------------------------
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
    if len(where) == 3:
        die = f"die/{where[0]}/{where[1]}"
        return [die] if first(ask, value, lambda other: isinstance(other, tuple) and other[:2] == where[:2]) else []
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


# -- why not -----------------------------------------------------------------------------------------------------------
def refuse(target: str) -> str | None:
    """Why a thing that belongs to no question is not there to be taken."""
    return REFUSALS.get(target.partition("/")[0])


REFUSALS = {
    "zone": "MD-MOVE-01",
    "door": "MD-DOOR-01",
    "enemy": "MD-FIGHT-02",
    "pillar": "MD-TOKEN-02",
    "hero": "MD-ACT-03",
    "card": "MD-EQUIP-06",
    "skill": "MD-LEVEL-08",
    "line": "MD-XP-10",
    "tokens": "MD-PICK-02",
    "action": "MD-ACT-01",
    "deck": "MD-DECK-01",
    "tile": "MD-MOVE-01",
}

EXPLAINED: dict[str, tuple[str, ...]] = {
    "act": ("MD-ACT-01", "MD-ACT-02", "MD-ACT-06", "MD-ACT-07", "MD-FIGHT-01", "MD-TRADE-01", "MD-TRANS-01"),
    "found": ("MD-PICK-06", "MD-PICK-07", "MD-GUARDIAN-11"),
    "reorganise": ("MD-EQUIP-02", "MD-EQUIP-03", "MD-EQUIP-04", "MD-PICK-07"),
    "trade": ("MD-TRADE-01", "MD-TRADE-02", "MD-TRADE-03", "MD-TRADE-04", "MD-TRANS-04"),
    "give-to": ("MD-TRADE-03", "MD-TRADE-04"),
    "agree": ("MD-TRADE-06",),
    "transmute": ("MD-TRANS-01", "MD-TRANS-02", "MD-TRANS-05", "MD-TRANS-07"),
    "learn": ("MD-XP-07", "MD-XP-08", "MD-XP-09", "MD-CLASS-03"),
    "aside": ("MD-EQUIP-07", "MD-EQUIP-16"),
    "save": ("MD-EQUIP-07", "MD-EQUIP-16", "MD-LIFE-04"),
    "next-room": ("MD-DOOR-07", "MD-DOOR-10"),
    "target": ("MD-FIGHT-02", "MD-SKILL-10", "MD-SKILL-16"),
    "role": ("MD-M03-05", "MD-M03-06"),
    "share-damage": ("MD-M10-07", "MD-M10-08"),
    "pillar": ("MD-M10-19",),
    "boost": ("MD-COMBAT-03", "MD-SIG-01", "MD-SIG-02"),
    "more-dice": ("MD-EFFECT-09", "MD-EFFECT-13"),
    "fewer-dice": ("MD-EFFECT-10", "MD-EFFECT-14", "MD-TYPE-08"),
    "reroll": ("MD-REROLL-01", "MD-REROLL-02", "MD-EFFECT-16", "MD-EFFECT-17"),
    "mark": ("MD-REROLL-01",),
    "fill-blank": ("MD-GLOSS-08",),
    "flip-blank": ("MD-GLOSS-10",),
    "enchantment": ("MD-ENCH-01", "MD-ENCH-02", "MD-ENCH-05", "MD-ENCH-07"),
    "remove-die": ("MD-TYPE-07", "MD-EFFECT-14"),
    "boss-damage": ("MD-MOB-06", "MD-STUN-07"),
    "minion": ("MD-MOB-12",),
    "tribute": ("MD-COND-03",),
    "pay-with": ("MD-STORY-04", "MD-SIG-01"),
    "hero-here": ("MD-SKILL-01",),
    "blast": ("MD-MOB-05",),
    "mob": ("MD-SKILL-01",),
    "patrol": ("MD-LEVEL-10", "MD-LEVEL-11", "MD-EVENT-02"),
    "darken": ("MD-EVENT-01",),
    "enemy-order": ("MD-FOE-01",),
    "agent-order": ("MD-AGENT-01", "MD-AGENT-02"),
    "counter-order": ("MD-COUNTER-01", "MD-COUNTER-03"),
    "enemy-target": ("MD-FOE-06", "MD-FOE-07"),
    "enemy-aim": ("MD-FOE-09", "MD-FOE-10", "MD-FOE-12"),
    "enemy-combat": ("MD-FOE-05",),
    "enemy-lure": ("MD-M05-14",),
    "enemy-path": ("MD-FOE-13",),
    "market": ("MD-MARKET-07", "MD-MARKET-08", "MD-MARKET-09", "MD-MARKET-11", "MD-MARKET-15"),
    "exchange-more": ("MD-MARKET-09", "MD-MARKET-10"),
    "exchange-take": ("MD-MARKET-09", "MD-MARKET-10"),
    "exchange-also": ("MD-MARKET-09", "MD-MARKET-10"),
    "starting": ("MD-MARKET-15", "MD-STORY-21"),
    "outfit": ("MD-STORY-21",),
    "leave-behind": ("MD-MARKET-14", "MD-STORY-19"),
    "after-defeat": ("MD-STORY-20", "MD-STORY-21", "MD-STORY-22"),
}
"""The clauses that tell the rule of a question, by its prompt."""
