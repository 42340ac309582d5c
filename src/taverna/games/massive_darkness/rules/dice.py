"""The four dice (p. 16): handfuls, the limit of three of a colour, rolls, and the exact odds of a handful."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from ..cards import Content, Face
from ..state import Die, Table

STRONGER = ("red", "yellow", "green", "blue")
"""Red and green are the stronger dice of their kind (MD-DICE-03)."""

Shown = tuple[int, int, int]
"""What dice show together: Hits or Shields, Bams, Diamonds."""


def face(content: Content, die: Die) -> Face:
    return content.dice[die.colour].faces[die.face]


def code(die: Die) -> str:
    """How a die is told of: "red-3"."""
    return f"{die.colour}-{die.face}"


def codes(dice: Iterable[Die]) -> tuple[str, ...]:
    return tuple(code(die) for die in dice if not die.gone)


def blank(content: Content, die: Die) -> bool:
    """No symbol at all, nor anything that effects have added (MD-GLOSS-08)."""
    return not die.hits and not die.shields and face(content, die).blank


def capped(content: Content, wanted: Mapping[str, int]) -> dict[str, int]:
    """At most three of a colour; the rest is lost (MD-DICE-07)."""
    dice = content.dice
    return {colour: min(amount, dice[colour].count) for colour, amount in wanted.items()}


def roll(g: Table, handful: Mapping[str, int], colours: Iterable[str]) -> list[Die]:
    """Roll so many dice of these colours (MD-COMBAT-02)."""
    below = g.chance.below
    dice = g.content.dice
    return [Die(colour, below(len(dice[colour].faces))) for colour in colours for _ in range(handful.get(colour, 0))]


def reroll(g: Table, dice: Iterable[Die]) -> None:
    """Roll these again; only the last result counts (MD-REROLL-01, MD-GLOSS-07)."""
    for die in dice:
        die.face = g.chance.below(len(g.content.dice[die.colour].faces))
        die.rerolled += 1


def flip(g: Table, die: Die) -> None:
    """Turn it to the opposite face (MD-GLOSS-10)."""
    die.face = g.content.dice[die.colour].opposite[die.face]
    die.flipped = not die.flipped


def hits_shown(content: Content, dice: Iterable[Die]) -> int:
    """Hits on the faces themselves (MD-GLOSS-03, MD-GLOSS-06)."""
    return sum([face(content, die).hits for die in dice if not die.gone])


def hits_on(content: Content, dice: Iterable[Die]) -> int:
    """Hits on the dice, with those that effects have added to blanks."""
    return sum([face(content, die).hits + die.hits for die in dice if not die.gone])


def shields_on(content: Content, dice: Iterable[Die]) -> int:
    return sum([face(content, die).shields + die.shields for die in dice if not die.gone])


# -- odds ------------------------------------------------------------------------------------------------------------
Faces = tuple[tuple[int, int, int], ...]
"""The faces of a die: Hits or Shields, Bams, Diamonds."""


def faces_of(content: Content, colour: str) -> Faces:
    return tuple((one.hits + one.shields, one.bam, one.diamond) for one in content.dice[colour].faces)


Hand = tuple[tuple[int, int, int], ...]
"""What every die shows, the best first."""


@lru_cache(maxsize=1024)
def hands(dice: tuple[Faces, ...]) -> dict[Hand, float]:
    """Every way these dice can fall, die by die but without order, and how likely it is."""
    law: dict[Hand, float] = {(): 1.0}
    for faces in dice:
        part = 1 / len(faces)
        after: dict[Hand, float] = {}
        for hand, chance in law.items():
            for one in faces:
                key = tuple(sorted((*hand, one), reverse=True))
                after[key] = after.get(key, 0.0) + chance * part
        law = after
    return law


@lru_cache(maxsize=1024)
def totals(dice: tuple[Faces, ...]) -> dict[Shown, float]:
    """What these dice show together, and how likely it is."""
    law: dict[Shown, float] = {(0, 0, 0): 1.0}
    for faces in dice:
        part = 1 / len(faces)
        after: dict[Shown, float] = {}
        for (main, bam, diamond), chance in law.items():
            for one in faces:
                key = (main + one[0], bam + one[1], diamond + one[2])
                after[key] = after.get(key, 0.0) + chance * part
        law = after
    return law
