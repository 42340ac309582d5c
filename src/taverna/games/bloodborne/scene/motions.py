"""What moves on the table while an event is told."""

from __future__ import annotations

from taverna.core.motion import Motion, Motions

from .. import events as ev


def lays(event: ev.Played | ev.Transformed) -> list[Motion]:
    """From the hand, where one sees it, or from whoever plays it."""
    return [Motion("play", f"played/{event.who}/{event.card}", start=(f"hand/{event.card}", f"seat/{event.who}"))]


def hits(event: ev.Hit) -> list[Motion]:
    foe = f"monster/{event.monster}"
    return [Motion("strike", f"played/{event.who}", foe), Motion("hurt", foe, amount=event.amount)]


def suffers(event: ev.Hurt | ev.PaidHp) -> list[Motion]:
    return [Motion("hurt", f"played/{event.who}", amount=event.amount)] if event.amount else []


def gains(event: ev.Stored | ev.Recovered | ev.Scavenged) -> list[Motion]:
    return [Motion("gain", f"seat/{event.who}", amount=event.amount)] if event.amount else []


def takes(event: ev.Upgraded) -> list[Motion]:
    return [Motion("play", f"seat/{event.who}", start=(f"upgrade/{event.card}", "deck/upgrades"))]


MOTIONS: Motions = {
    ev.RoundBegan: lambda event: [Motion("round")],
    ev.MonsterRevealed: lambda event: [Motion("come", f"monster/{event.monster}")],
    ev.FinalBossCame: lambda event: [Motion("come", f"monster/{event.monster}")],
    ev.Played: lays,
    ev.Transformed: lays,
    ev.Hit: hits,
    ev.Missed: lambda event: [Motion("miss", f"played/{event.who}", "die/roll")],
    ev.Rolled: lambda event: [Motion("roll", "die/roll")],
    ev.Hurt: suffers,
    ev.PaidHp: suffers,
    ev.Healed: lambda event: [Motion("heal", f"played/{event.who}", amount=event.amount)] if event.amount else [],
    ev.Died: lambda event: [Motion("fall", f"played/{event.who}")],
    ev.Killed: lambda event: [Motion("fall", f"monster/{event.monster}")],
    ev.Trophy: lambda event: [Motion("gain", f"seat/{event.who}", amount=event.worth)],
    ev.Scavenged: gains,
    ev.Stored: gains,
    ev.Recovered: gains,
    ev.Upgraded: takes,
}
