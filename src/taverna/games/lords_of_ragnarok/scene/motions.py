"""What moves on the table while an event is told."""

from __future__ import annotations

from taverna.core.motion import Motion, Motions

from .. import events as ev


def hero(seat: int) -> str:
    return f"figure/hero/{seat}"


def army(id: int) -> str:
    return f"figure/army/{id}"


def beast(id: str) -> str:
    return f"figure/monster/{id}"


def arrives(event: ev.ArmyPlaced | ev.Recruited) -> list[Motion]:
    return [Motion("come", army(event.army))]


def lays(event: ev.BattleCard | ev.HuntCard | ev.Defended) -> list[Motion]:
    """From the hand, where one sees it, or from whoever plays it."""
    on = "now/battle" if isinstance(event, ev.BattleCard) else "now/hunt"
    return [Motion("play", on, start=(f"hand/{event.card}", f"seat/{event.who}"))]


def gains(event: ev.GainedRune | ev.GainedArtifact | ev.GainedBlessing | ev.GainedSlayer) -> list[Motion]:
    return [Motion("gain", f"seat/{event.who}")]


MOTIONS: Motions = {
    ev.HeroMoved: lambda event: [Motion("walk", hero(event.who))],
    ev.HeroPlaced: lambda event: [Motion("come", hero(event.who))],
    ev.DrakkarMoved: lambda event: [Motion("walk", f"figure/drakkar/{event.who}")],
    ev.ArmyMoved: lambda event: [Motion("walk", army(event.army))],
    ev.Retreated: lambda event: [Motion("walk", army(one)) for one in event.armies],
    ev.ArmyPlaced: arrives,
    ev.Recruited: arrives,
    ev.Weakened: lambda event: [Motion("hurt", army(event.army))],
    ev.ArmyDestroyed: lambda event: [Motion("fall", army(event.army))],
    ev.MonsterMoved: lambda event: [Motion("walk", beast(event.monster))],
    ev.MonsterPlaced: lambda event: [Motion("come", beast(event.monster))],
    ev.BossPlaced: lambda event: [Motion("come", beast(event.boss))],
    ev.MonsterRolled: lambda event: [Motion("roll", "now/event", start=(beast(event.monster),))],
    ev.Trampled: lambda event: [Motion("strike", beast(event.monster), hero(event.whom))],
    ev.TerritoryAttack: lambda event: [Motion("strike", beast(event.monster), f"mark/{event.where}")],
    ev.EventDrawn: lambda event: [Motion("turn", "now/event")],
    ev.BattleCard: lays,
    ev.HuntCard: lays,
    ev.Defended: lays,
    ev.MonsterAttacked: lambda event: [Motion("turn", "now/hunt")],
    ev.WoundDealt: lambda event: [Motion("strike", hero(event.who), beast(event.monster))],
    ev.Killed: lambda event: [Motion("fall", beast(event.monster))],
    ev.Wounded: lambda event: [Motion("hurt", f"seat/{event.who}", amount=1)],
    ev.Healed: lambda event: [Motion("heal", f"seat/{event.who}", amount=1)],
    ev.GainedRune: gains,
    ev.GainedArtifact: gains,
    ev.GainedBlessing: gains,
    ev.GainedSlayer: gains,
    ev.TempleBuilt: lambda event: [Motion("open", f"mark/{event.where}")],
    ev.MonumentBuilt: lambda event: [Motion("gain", f"seat/{event.who}", amount=event.level)],
    ev.RagnarokBegan: lambda event: [Motion("round")],
}
