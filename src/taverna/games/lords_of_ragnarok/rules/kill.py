"""What becomes of a Monster: death, Slayer tokens, its Artifact, the Boss that regenerates (p. 11)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow

from .. import events as ev
from ..state import Table
from ..words.boons import rising
from .reserve import raise_attribute

MARKERS_FOR_SLAYER = 4


def monster_artifact(g: Table, seat: int, foe: str) -> None:
    """If all spaces without Reward are covered and it is still there, the hunter gains it, Charged
    (LR-ARTIFACT-01, LR-ARTIFACT-02)."""
    sheet, beast = g.content.monsters[foe], g.beasts[foe]
    if sheet.artifact in g.artifacts and all(
        by is not None for by, space in zip(beast.wounds, sheet.spaces, strict=True) if space.reward is None
    ):
        g.artifacts.remove(sheet.artifact)
        g.players[seat].artifacts.append(sheet.artifact)
        g.emit(ev.GainedArtifact(who=seat, artifact=sheet.artifact))


def wound_outside(g: Table, seat: int, foe: str, space: int) -> Flow:
    """A Wound dealt outside a Hunt: no Reward and no Artifact, but it may kill (LR-KILL-02, LR-KILL-03)."""
    beast = g.beasts[foe]
    beast.wounds[space] = seat
    beast.order.append(space)
    record = g.content.spaces(foe)[space]
    left = sum(by is None for by in beast.wounds)
    g.emit(ev.WoundDealt(who=seat, monster=foe, weapons=record.weapons, left=left))
    if not left:
        yield from killed(g, seat, foe)


def killed(g: Table, seat: int, foe: str) -> Flow:
    """The miniature goes to who dealt the last Wound, a Slayer token to others with four markers; the sheet leaves the
    game (LR-SLAYER-01..03, LR-KILL-01)."""
    beast = g.beasts[foe]
    wounds = beast.wounds
    beast.at, beast.ring, beast.killed = "", None, True
    beast.wounds = []
    beast.order.clear()
    g.sheets[g.content.monsters[foe].rune].remove(foe)
    g.players[seat].trophies.append(foe)
    g.emit(ev.Killed(who=seat, monster=foe))
    for other in g.from_active():
        if other != seat and wounds.count(other) >= MARKERS_FOR_SLAYER and g.slayers:
            g.slayers -= 1
            g.players[other].slayers += 1
            g.emit(ev.GainedSlayer(who=other))
    for _ in range(g.gifts(seat).kill_attribute):
        if rising(g, seat):
            attribute = yield Ask(seat, "raise-attribute", rising(g, seat))
            raise_attribute(g, seat, attribute)


def regenerate(g: Table) -> None:
    """The Boss loses all markers (LR-BOSSHUNT-01)."""
    beast = g.beasts[g.boss]
    beast.wounds = [None] * len(beast.wounds)
    beast.order.clear()
    g.emit(ev.Regenerated(monster=g.boss))
