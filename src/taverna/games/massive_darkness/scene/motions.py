"""What moves on the table while an event is told."""

from __future__ import annotations

from taverna.core.motion import Motion, Motions

from .. import events as ev


def hero(seat: int) -> str:
    return f"figure/hero-{seat}"


def foe(id: int) -> str:
    return f"figure/enemy-{id}"


def comes_near(event: ev.EnemyMoved | ev.EnemyMovedToLight | ev.EnemyMovedToStart) -> list[Motion]:
    return [Motion("walk", foe(event.enemy))]


def harmed(event: ev.MinionWounded | ev.GuardianWounded | ev.MinionsFell) -> list[Motion]:
    return [Motion("hurt", foe(event.enemy), amount=event.amount)]


def appears(event: ev.MobAppeared | ev.GuardianAppeared) -> list[Motion]:
    return [Motion("come", foe(event.enemy))]


def opens(event: ev.OpenedDoor | ev.DoorOpened) -> list[Motion]:
    return [Motion("open", f"lay/door-{event.door}")]


def finds(event: ev.PickedUp | ev.PickedToken | ev.Got | ev.GotThing) -> list[Motion]:
    return [Motion("gain", f"seat/{event.who}")]


def learns(event: ev.GainedXp | ev.GainedMicroXp) -> list[Motion]:
    return [Motion("gain", f"seat/{event.who}", amount=event.amount)]


MOTIONS: Motions = {
    ev.RoundBegan: lambda event: [Motion("round")],
    ev.Moved: lambda event: [Motion("walk", hero(event.who))],
    ev.Dragged: lambda event: [Motion("walk", hero(event.whom))],
    ev.EnemyMoved: comes_near,
    ev.EnemyMovedToLight: comes_near,
    ev.EnemyMovedToStart: comes_near,
    ev.EnemyMovedToExit: comes_near,
    ev.EnemyMovedByOrder: comes_near,
    ev.HeroAttacked: lambda event: [Motion("strike", hero(event.who), foe(event.enemy))],
    ev.PillarAttacked: lambda event: [Motion("strike", hero(event.who), f"pillar/{event.where}")],
    ev.EnemyAttacked: lambda event: [Motion("strike", foe(event.enemy), hero(event.whom))],
    ev.Retaliated: lambda event: [Motion("strike", hero(event.who), foe(event.enemy))],
    ev.EnemyRetaliated: lambda event: [Motion("strike", foe(event.enemy), hero(event.whom))],
    ev.DiceRolled: lambda event: [Motion("roll", "now/combat")],
    ev.Rerolled: lambda event: [Motion("roll", "now/combat", "again")],
    ev.EnemyRerolled: lambda event: [Motion("roll", "now/combat", "again")],
    ev.MinionWounded: harmed,
    ev.GuardianWounded: harmed,
    ev.MinionsFell: harmed,
    ev.GuardianFell: lambda event: [Motion("fall", foe(event.enemy))],
    ev.EnemyHealed: lambda event: [Motion("heal", foe(event.enemy), amount=event.amount)],
    ev.EnemyLeft: lambda event: [Motion("fall", foe(event.enemy))],
    ev.Wounded: lambda event: [Motion("hurt", hero(event.who), amount=event.amount)],
    ev.Healed: lambda event: [Motion("heal", hero(event.who), amount=event.amount)],
    ev.Died: lambda event: [Motion("fall", hero(event.who))],
    ev.Resurrected: lambda event: [Motion("come", hero(event.who))],
    ev.GainedXp: learns,
    ev.GainedMicroXp: learns,
    ev.OpenedDoor: opens,
    ev.DoorOpened: opens,
    ev.DoorCardDrawn: lambda event: [Motion("turn", "now/door")],
    ev.EventDrawn: lambda event: [Motion("turn", "now/event")],
    ev.Drew: lambda event: [Motion("turn", "now/found")],
    ev.PickedUp: finds,
    ev.PickedToken: finds,
    ev.Got: finds,
    ev.GotThing: finds,
    ev.MobAppeared: appears,
    ev.GuardianAppeared: appears,
}
