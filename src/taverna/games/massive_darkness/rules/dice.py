"""The four dice (p. 16): handfuls, the limit of three of a colour, rolls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..records import Content, Face
from ..state import Die, Table

# Red and green are the stronger dice of their kind (MD-DICE-03).
STRONGER = ("red", "yellow", "green", "blue")


def face(content: Content, die: Die) -> Face:
    return content.dice[die.colour].faces[die.face]


def code(die: Die) -> str:
    """How a die is told of: "red-3"."""
    return f"{die.colour}-{die.face}"


def codes(dice: Iterable[Die]) -> tuple[str, ...]:
    return tuple(code(die) for die in dice if not die.gone)


def blank(content: Content, die: Die) -> bool:
    """No symbol at all, nor anything that effects have added (MD-GLOSS-08)."""
    return not (die.hits or die.shields or die.bam or die.diamond) and face(content, die).blank


def capped(content: Content, wanted: Mapping[str, int]) -> dict[str, int]:
    """At most three of a colour; the rest is lost (MD-DICE-07)."""
    dice = content.dice
    return {colour: amount if amount <= (most := dice[colour].count) else most for colour, amount in wanted.items()}


def roll(g: Table, handful: Mapping[str, int], colours: Iterable[str]) -> list[Die]:
    """Roll so many dice of these colours (MD-COMBAT-02)."""
    below = g.chance.below
    dice = g.content.dice
    rolled: list[Die] = []
    for colour in colours:
        if amount := handful[colour]:
            faces = len(dice[colour].faces)
            for _ in range(amount):
                rolled.append(Die(colour, below(faces)))
    return rolled


def reroll(g: Table, dice: Iterable[Die]) -> None:
    """Roll these again; only the last result counts, without what effects had added to the one before
    (MD-REROLL-01, MD-GLOSS-07)."""
    for die in dice:
        die.face = g.chance.below(len(g.content.dice[die.colour].faces))
        die.rerolled += 1
        die.flipped = False
        die.hits = die.shields = die.bam = die.diamond = 0


def flip(g: Table, die: Die) -> None:
    """Turn it to the opposite face (MD-GLOSS-10)."""
    die.face = g.content.dice[die.colour].opposite[die.face]
    die.flipped = not die.flipped


def hits_shown(content: Content, dice: Iterable[Die]) -> int:
    """Hits on the faces themselves (MD-GLOSS-03, MD-GLOSS-06)."""
    return sum([face(content, die).hits for die in dice if not die.gone])


def hits_on(content: Content, dice: Iterable[Die]) -> int:
    """Hits on the dice, with those that effects have added to blanks."""
    kinds, hits = content.dice, 0
    for die in dice:
        if not die.gone:
            hits += kinds[die.colour].faces[die.face].hits + die.hits
    return hits


def symbols_on(content: Content, dice: Iterable[Die]) -> tuple[int, int]:
    """Bams and Diamonds on the dice, with those that effects have added to blanks (MD-DICE-04, MD-GLOSS-08)."""
    bam = diamond = 0
    kinds = content.dice
    for die in dice:
        if not die.gone:
            shown = kinds[die.colour].faces[die.face]
            bam += shown.bam + die.bam
            diamond += shown.diamond + die.diamond
    return bam, diamond


def shields_on(content: Content, dice: Iterable[Die]) -> int:
    kinds, shields = content.dice, 0
    for die in dice:
        if not die.gone:
            shields += kinds[die.colour].faces[die.face].shields + die.shields
    return shields
