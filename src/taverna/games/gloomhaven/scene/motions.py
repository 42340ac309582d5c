"""What moves on the table while an event is told: figures by their id, places by their middle on the board."""

from __future__ import annotations

from taverna.core.motion import Motion, Motions
from taverna.hexgrid import Hex

from .. import events as ev
from .hexes import WORLD


def way(*hexes: Hex) -> tuple[tuple[float, float], ...]:
    return tuple(WORLD.centre(a) for a in hexes)


def walks(event: ev.Moved | ev.Pushed | ev.Pulled) -> list[Motion]:
    return [Motion("walk", event.figure, path=way(*event.path))]


def attacks(event: ev.Attacked) -> list[Motion]:
    """The modifier cards are turned over, then the blow lands, or does not."""
    blow = Motion("strike" if event.damage else "miss", event.figure, event.target)
    return [Motion("turn", "now/attack"), blow] if event.drawn else [blow]


def lays(event: ev.PlayedTop | ev.PlayedBottom | ev.PlayedAttack | ev.PlayedMove) -> list[Motion]:
    return [Motion("play", f"play/{event.card}", start=(f"seat/{event.who}",))]


MOTIONS: Motions = {
    ev.Moved: walks,
    ev.Pushed: walks,
    ev.Pulled: walks,
    ev.Teleported: lambda event: [Motion("come", event.figure)],
    ev.Brought: lambda event: [Motion("come", event.figure)],
    ev.CameBack: lambda event: [Motion("come", event.figure)],
    ev.Attacked: attacks,
    ev.Suffered: lambda event: [Motion("hurt", event.figure, amount=event.damage)] if event.damage else [],
    ev.Retaliated: lambda event: [Motion("strike", event.figure, event.target)],
    ev.Healed: lambda event: [Motion("heal", event.figure, amount=event.hp)],
    ev.Died: lambda event: [Motion("fall", event.figure)],
    ev.Exhausted: lambda event: [Motion("fall", f"seat/{event.who}")],
    ev.TrapSprung: lambda event: [Motion("open", path=way(event.at))],
    ev.Revealed: lambda event: [Motion("turn", f"turn/seat-{event.who}")],
    ev.CardTurned: lambda event: [Motion("turn", f"turn/{event.monster}")],
    ev.CardTaken: lays,
    ev.PlayedTop: lays,
    ev.PlayedBottom: lays,
    ev.PlayedAttack: lays,
    ev.PlayedMove: lays,
    ev.GainedXp: lambda event: [Motion("gain", f"seat/{event.who}", amount=event.xp)],
    ev.LootedMoney: lambda event: [Motion("gain", event.figure, amount=event.tokens)],
    ev.TreasureLooted: lambda event: [Motion("gain", f"seat/{event.who}")],
    ev.GotGold: lambda event: [Motion("gain", f"seat/{event.who}", amount=event.gold)],
    ev.DoorOpened: lambda event: [Motion("open", path=way(event.at))],
    ev.RoomRevealed: lambda event: [Motion("come", figure) for figure in event.figures],
    ev.Spawned: lambda event: [Motion("come", event.figure)],
    ev.SummonedMonster: lambda event: [Motion("come", event.figure)],
    ev.Summoned: lambda event: [Motion("come", event.figure)],
    ev.RoundBegan: lambda event: [Motion("round")],
    ev.RoomTold: lambda event: [Motion("read")],
    ev.PieceHappened: lambda event: [Motion("read")],
    ev.PenaltyFell: lambda event: [Motion("read")],
    ev.EventRead: lambda event: [Motion("read")],
    ev.OutcomeRead: lambda event: [Motion("read")],
    ev.PageRead: lambda event: [Motion("read")],
}
