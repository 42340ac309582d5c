"""Enhancing ability cards: where a sticker may go, what it costs, and the card with it (pp. 45-47, GH-ENH-01..23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple, get_args

from msgspec.structs import replace

from ..records.abilities import (
    ELEMENTS,
    Afflict,
    Amount,
    Attack,
    Command,
    Damage,
    Drag,
    Extra,
    Heal,
    Kill,
    LastingBonus,
    Move,
    Retaliate,
    Shield,
    Shove,
    Summoning,
    Whom,
)
from ..records.cards import AbilityCard, Half, Summon
from .world import Enhancement

PLUS: dict[str, int] = {
    "move": 30,
    "attack": 50,
    "range": 30,
    "shield": 100,
    "push": 30,
    "pull": 30,
    "pierce": 30,
    "retaliate": 100,
    "heal": 30,
    "targets": 50,
}
"""Base cost of "+1" by what it is added to (table GH-TAB-ENHPLUS)."""

SUMMONS: dict[str, int] = {"move": 100, "attack": 100, "range": 50, "hp": 50}
"""The same for a summon's values (table GH-TAB-ENHSUMMON)."""

NEGATIVE = {"poison": 75, "wound": 75, "muddle": 50, "immobilize": 100, "disarm": 150, "curse": 75}
POSITIVE = {"strengthen": 50, "bless": 50}
OTHERS: dict[str, int] = {**NEGATIVE, **POSITIVE, "jump": 50, **dict.fromkeys(ELEMENTS, 100), "any": 150}
"""Base cost of everything else (table GH-TAB-ENHOTHER); there is no sticker for other conditions (GH-ENH-22)."""

KINDS = ("+1", "hex", *OTHERS, "stun", "invisible")
"""Everything one may ask for, what does not exist too."""

HEX = 200
LEVEL = 25
EARLIER = 75
SIDES = ("top", "bottom")
PERFORM = "perform-"
"""Before a line of what others are told to perform; of the second part on with its number, "perform-1-value"."""

Side = Literal["top", "bottom"]


class Spot(NamedTuple):
    """A designated place for one sticker (GH-ENH-23)."""

    half: Side
    nth: int
    line: str
    spot: int


def spots(card: AbilityCard, summons: dict[str, Summon]) -> Iterator[Spot]:
    """All places of a card, used or not."""
    for half in get_args(Side):
        for nth, ability in enumerate(getattr(card, half).do):
            dots = dict(ability.dots)
            if isinstance(ability, Summoning) and ability.summon in summons:
                dots |= {f"summon-{stat}": kinds for stat, kinds in summons[ability.summon].dots.items()}
            if isinstance(ability, Command):
                for part, one in enumerate(ability.perform):
                    dots |= {f"{PERFORM}{f'{part}-' if part else ''}{line}": dot for line, dot in one.dots.items()}
            for line, kinds in dots.items():
                for spot in range(len(kinds)):
                    yield Spot(half, nth, line, spot)


def spoken_of(card: AbilityCard, at: Spot) -> tuple[Any, Spot]:
    """The ability a place belongs to, and the place on its own lines: that of the card, or what others perform."""
    ability = getattr(card, at.half).do[at.nth]
    if at.line.startswith(PERFORM):
        part, line = inside(at.line)
        return ability.perform[part], at._replace(line=line)
    return ability, at


def inside(line: str) -> tuple[int, str]:
    """Which part of what others perform a line belongs to, and which line of it that is."""
    number, _, rest = line.removeprefix(PERFORM).partition("-")
    return (int(number), rest) if number.isdigit() else (0, line.removeprefix(PERFORM))


def fitting(card: AbilityCard, at: Spot) -> list[str]:
    """What may be stuck there (GH-ENH-04..12)."""
    ability, at = spoken_of(card, at)
    if at.line == "area":
        return ["hex"]
    if at.line.startswith("summon-"):
        return ["+1"]
    if at.line not in ("value", "conditions"):
        return ["+1"]  # a smaller line beneath the main one
    found = ["+1"] if at.line == "value" and counted(ability, at.line) in PLUS else []
    if hits_enemies(ability):
        found += NEGATIVE
    elif helps(ability):
        found += POSITIVE
    if isinstance(ability, Move) and not ability.jump:
        found.append("jump")
    return [*found, *ELEMENTS, "any"]


def why_not(card: AbilityCard, at: Spot, what: str) -> str | None:
    """The clause that keeps a sticker from a place, if one does."""
    if what in fitting(card, at):
        return None
    if what in ("stun", "invisible"):
        return "GH-ENH-22"
    if what in POSITIVE and isinstance(spoken_of(card, at)[0], Move):
        return "GH-ENH-08"
    rules = {**dict.fromkeys(NEGATIVE, "GH-ENH-06"), **dict.fromkeys(POSITIVE, "GH-ENH-07")}
    return (rules | {"+1": "GH-ENH-05", "jump": "GH-ENH-09", "hex": "GH-ENH-12"}).get(what, "GH-ENH-10")


def counted(ability: Any, line: str) -> str:
    """What a line's number is a number of, as the price list names it."""
    if line != "value":
        return line
    words: dict[type, str] = {Move: "move", Attack: "attack", Heal: "heal", Shield: "shield", Retaliate: "retaliate"}
    words |= {Shove: "push", Drag: "pull"}
    return words.get(type(ability), "")


def hits_enemies(ability: Any) -> bool:
    """It targets enemies (GH-ENH-06)."""
    if isinstance(ability, Attack | Shove | Drag):
        return True
    if isinstance(ability, Afflict | Damage | Kill):
        return ability.whom is None or ability.whom.side in ("enemy", "figures", "enemy-or-ally")
    return False


def helps(ability: Any) -> bool:
    """It affects allies or oneself; a Move does not count (GH-ENH-07, GH-ENH-08)."""
    if isinstance(ability, Heal | Shield | Retaliate | LastingBonus):
        return True
    return isinstance(ability, Afflict) and not hits_enemies(ability)


def several(ability: Any) -> bool:
    """It can target or affect more than one figure (GH-ENH-14)."""
    whom: Whom | None = getattr(ability, "whom", None)
    if getattr(ability, "area", None) is not None or getattr(ability, "targets", 1) != 1:
        return True
    return whom is not None and whom.count != 1


def cost(card: AbilityCard, at: Spot, what: str, on_card: Iterable[Enhancement]) -> int:
    """What a sticker costs: the base, doubled for several targets (never a hex), 25 for each card level above 1, 75
    for each sticker already on the same action (GH-ENH-13..17, GH-ENH-21). An X card counts as level 1."""
    ability, at = spoken_of(card, at)
    mine = [one for one in on_card if one.card == card.id and one.half == at.half]
    if what == "hex":
        grown = sum(one.nth == at.nth and one.what == "hex" for one in mine)
        base = HEX // (len(ability.area.hexes) + grown)
    elif at.line.startswith("summon-"):
        base = SUMMONS[at.line.removeprefix("summon-")]
    else:
        base = PLUS[counted(ability, at.line)] if what == "+1" else OTHERS[what]
        if several(ability):
            base *= 2
    return base + LEVEL * (max(1, card.level) - 1) + EARLIER * len(mine)


# -- the card with its stickers --------------------------------------------------------------------------------------
def stuck(card: AbilityCard, on_card: Iterable[Enhancement]) -> AbilityCard:
    """The card as it is with these enhancements; what goes on a summon is on the summon itself (see `grown`)."""
    mine = [one for one in on_card if one.card == card.id and not one.line.startswith("summon-")]
    if not mine:
        return card
    return replace(card, top=_half(card.top, "top", mine), bottom=_half(card.bottom, "bottom", mine))


def _half(half: Half, side: str, mine: list[Enhancement]) -> Half:
    made: list[Any] = []
    for nth, ability in enumerate(half.do):
        then: list[Any] = []
        for one in mine:
            if one.half == side and one.nth == nth:
                ability, after = _with(ability, one)
                if after is not None:
                    then.append(after)
        made += [ability, *then]
    return replace(half, do=tuple(made))


def _with(ability: Any, one: Enhancement) -> tuple[Any, Any]:
    """The ability with a sticker, and what has to be done after it, if the ability itself cannot say it."""
    what: Any = one.what
    if one.line.startswith(PERFORM):
        nth, line = inside(one.line)
        parts = list(ability.perform)
        parts[nth], after = _with(parts[nth], replace(one, line=line))
        return replace(ability, perform=(*parts, after) if after is not None else tuple(parts)), None
    if one.what == "+1":
        return replace(ability, **{one.line: more(getattr(ability, one.line))}), None
    if one.what == "hex":
        hexes = (*ability.area.hexes, ability.area.grow[one.spot])
        return replace(ability, area=replace(ability.area, hexes=hexes)), None
    if one.what == "jump":
        return replace(ability, jump=True), None
    if one.what == "any" or one.what in ELEMENTS:
        return replace(ability, extras=(*ability.extras, Extra(makes=(what,)))), None
    if "conditions" in ability.__struct_fields__:
        return replace(ability, conditions=(*ability.conditions, what)), None
    return ability, Afflict(conditions=(what,), whom=getattr(ability, "whom", Whom(side="self")))


def more(value: Amount) -> Amount:
    return value + 1 if isinstance(value, int) else f"({value})+1"


def grown(summon: Summon, cards: dict[str, AbilityCard], all_: Iterable[Enhancement]) -> Summon:
    """A summon with what its card's stickers add to its values."""
    for one in all_:
        if one.line.startswith("summon-"):
            ability = getattr(cards[one.card], one.half).do[one.nth]
            if ability.summon == summon.id:
                stat = one.line.removeprefix("summon-")
                summon = replace(summon, **{stat: more(getattr(summon, stat) or 0)})
    return summon
