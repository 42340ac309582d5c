"""How dice may fall, and how likely it is."""

from __future__ import annotations

from functools import lru_cache

from ..records import Content

Shown = tuple[int, int, int]
"""What dice show together: Hits or Shields, Bams, Diamonds."""

Faces = tuple[Shown, ...]
"""The faces of a die."""

Lying = tuple[int, int, int, str]
"""A die that lies on the table: what it shows, and its colour."""

Hand = tuple[Lying, ...]
"""Several dice, the best first."""


def faces_of(content: Content, colour: str) -> Faces:
    return tuple((one.hits + one.shields, one.bam, one.diamond) for one in content.dice[colour].faces)


@lru_cache(maxsize=1024)
def hands(dice: tuple[tuple[Faces, str], ...]) -> dict[Hand, float]:
    """Every way these dice can fall, die by die but without order, and how likely it is."""
    law: dict[Hand, float] = {(): 1.0}
    for faces, colour in dice:
        part = 1 / len(faces)
        after: dict[Hand, float] = {}
        for hand, chance in law.items():
            for one in faces:
                key = tuple(sorted((*hand, (*one, colour)), reverse=True))
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
