"""What a rule of a Mission does when it is set off: a function for every kind of deed (pp. 40-50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverna.core.ask import Flow

from .. import events as ev
from ..records.missions import (
    AddTreasure,
    ChooseHero,
    DestroyPillar,
    DropBridge,
    EnemyAt,
    EnemyLeaves,
    GiveArtifact,
    GiveThing,
    GiveTreasure,
    GiveXP,
    HideTokens,
    Lose,
    OpenDoor,
    PillarsDown,
    RaiseLevel,
    RoleDies,
    ShareDamage,
    SpawnGuards,
    SpawnRoaming,
    When,
)
from ..state import TOP, Hero, Table
from . import decks, doors, enemies, levels, loot, objectives, potions, spawning, tokens
from .asking import players_decide
from .ending import lose
from .experience import gain, gain_all
from .life import die


def carry_out(g: Table, when: When, hero: Hero | None) -> Flow:
    """All deeds of a rule, in order."""
    for deed in when.does:
        yield from DEEDS[type(deed)](g, deed, hero)


def receivers(g: Table, to: str, hero: Hero | None) -> list[Hero]:
    """Whom a deed speaks of: the Hero that set it off, all, or one with a role."""
    if to == "self":
        return [] if hero is None else [hero]
    if to == "heroes":
        return g.heroes
    return [g.heroes[g.roles[to]]] if to in g.roles else []  # nobody has the role yet


def give_xp(g: Table, deed: GiveXP, hero: Hero | None) -> Flow:
    if deed.to == "heroes":
        gain_all(g, deed.amount)
    else:
        for one in receivers(g, deed.to, hero):
            gain(g, one, deed.amount)
    return
    yield


def give_thing(g: Table, deed: GiveThing, hero: Hero | None) -> Flow:
    for one in receivers(g, deed.to, hero):
        one.things += [deed.thing] * deed.amount
        g.emit(ev.GotThing(who=one.seat, thing=deed.thing, amount=deed.amount))
    return
    yield


def give_artifact(g: Table, deed: GiveArtifact, hero: Hero | None) -> Flow:
    """A random Artifact card (MD-ART-01, MD-M03-08, MD-M06-12, MD-M07-05)."""
    for one in receivers(g, deed.to, hero):
        card = decks.draw_artifact(g)
        if card is None:
            continue
        if deed.to != "self":
            g.prize = card
        loot.found(g, one, card)
        yield from loot.hand_out(g, one, keep=deed.to != "self")


def give_treasure(g: Table, deed: GiveTreasure, hero: Hero | None) -> Flow:
    for one in receivers(g, deed.to, hero):
        yield from loot.draw_for(g, one, deed.level, deed.amount)


def choose_hero(g: Table, deed: ChooseHero, hero: Hero | None) -> Flow:
    """The players choose one Hero for a role (MD-M03-05)."""
    seat = yield from players_decide(g, "role", [one.seat for one in g.heroes], {"role": f"{g.mission}/{deed.role}"})
    g.roles[deed.role] = seat
    g.emit(ev.RoleChosen(who=seat, role=f"{g.mission}/{deed.role}"))


def hide_tokens(g: Table, deed: HideTokens, hero: Hero | None) -> Flow:
    """Face down, at random (MD-M01-05, MD-M06-05)."""
    marks = [token.mark for token in deed.tokens]
    for at in deed.zones:
        mark = g.chance.draw(marks)
        if at not in g.fallen:
            g.covered.setdefault(at, []).append(mark)
    return
    yield


def spawn_guards(g: Table, deed: SpawnGuards, hero: Hero | None) -> Flow:
    for at in deed.zones:
        yield from spawning.spawn_guard(g, at, level=deed.level, enemy=deed.enemy, mark=deed.mark or "")


def spawn_roaming(g: Table, deed: SpawnRoaming, hero: Hero | None) -> Flow:
    for at in deed.zones:
        yield from spawning.spawn_roaming(
            g,
            at,
            tier=deed.tier,
            enemy=deed.enemy,
            treasure=deed.treasure,
            mark=deed.mark or "",
            counts=deed.counts,
        )


def add_treasure(g: Table, deed: AddTreasure, hero: Hero | None) -> Flow:
    """Until each of these Zones has so many (MD-M09-17)."""
    for at in deed.zones:
        missing = deed.up_to - g.treasure.get(at, 0)
        if missing > 0 and at not in g.fallen:
            g.treasure[at] = deed.up_to
            g.emit(ev.TreasureLaid(where=at, normal=missing, special=0))
    return
    yield


def open_door(g: Table, deed: OpenDoor, hero: Hero | None) -> Flow:
    """By itself; no Door card (MD-M07-06, MD-M07-07)."""
    if deed.door not in g.opened and not any(at in g.fallen for at in g.map.doors[deed.door].zones):
        doors.swing(g, deed.door)
        g.emit(ev.DoorOpened(door=deed.door))
    return
    yield


def raise_level(g: Table, deed: RaiseLevel, hero: Hero | None) -> Flow:
    """By one, to 5 at most (MD-M09-08, MD-M09-12)."""
    if g.level < TOP:
        levels.set_level(g, g.level + 1)
    return
    yield


def share_damage(g: Table, deed: ShareDamage, hero: Hero | None) -> Flow:
    """Divided among the Heroes as the players wish, one Damage at a time (MD-M10-07, MD-M10-08)."""
    for left in range(deed.per_hero * g.party, 0, -1):
        able = [one.seat for one in g.standing()]
        if not able:
            return
        seat = yield from players_decide(g, "share-damage", able, {"left": left})
        yield from potions.suffer(g, g.heroes[seat], 1)


def destroy_pillar(g: Table, deed: DestroyPillar, hero: Hero | None) -> Flow:
    """One Pillar of a mark; the players choose if there are several places (MD-M10-19)."""
    there = [pillar for pillar in g.pillars if pillar.mark == deed.mark]
    if not there:
        return
    at = yield from players_decide(g, "pillar", list(dict.fromkeys(pillar.at for pillar in there)))
    yield from tokens.destroy_pillar(g, next(p for p in g.pillars if p.at == at and p.mark == deed.mark))


def drop_bridge(g: Table, deed: DropBridge, hero: Hero | None) -> Flow:
    """The tokens go, and everyone on them; whoever was to be lured onto them has been (MD-M05-03, MD-M05-19)."""
    objectives.check(g)
    zones = [at for at, marks in g.tokens.items() if deed.mark in marks]
    g.emit(ev.BridgeFell(token=f"{g.mission}/{deed.mark}"))
    for at in zones:
        tokens.take_token(g, at, deed.mark)
    yield from destroy_zones(g, zones, gone=False)


def give_up(g: Table, deed: Lose, hero: Hero | None) -> Flow:
    """For the reason that the rule itself gives."""
    if deed.unless_killed is None or not g.killed.get(deed.unless_killed):
        lose(g, *reason(g, deed))
    return
    yield


def reason(g: Table, deed: Lose) -> tuple[str, str]:
    """What it is that loses the game, and whom or where it is about."""
    trigger = next(when.trigger for when in g.quest.happens if any(other is deed for other in when.does))
    match trigger:
        case RoleDies(role=role):
            return "role-died", f"{g.mission}/{role}"
        case EnemyLeaves(mark=mark):
            return "enemy-left", f"{g.mission}/{mark}"
        case EnemyAt(zones=zones):
            return "enemy-arrived", next((enemy.at for enemy in g.enemies.values() if enemy.at in zones), zones[0])
        case PillarsDown(mark=mark):
            return "pillars-down", f"{g.mission}/{mark}"
    return "mission", ""


DEEDS: dict[type, Callable[[Table, Any, Hero | None], Flow]] = {
    GiveXP: give_xp,
    GiveThing: give_thing,
    GiveArtifact: give_artifact,
    GiveTreasure: give_treasure,
    ChooseHero: choose_hero,
    HideTokens: hide_tokens,
    SpawnGuards: spawn_guards,
    SpawnRoaming: spawn_roaming,
    AddTreasure: add_treasure,
    OpenDoor: open_door,
    RaiseLevel: raise_level,
    ShareDamage: share_damage,
    DestroyPillar: destroy_pillar,
    DropBridge: drop_bridge,
    Lose: give_up,
}


# -- what falls ------------------------------------------------------------------------------------------------------
def destroy_zones(g: Table, zones: list[str], gone: bool) -> Flow:
    """Every Actor in these Zones is killed, for no XP, whatever protects it; what Enemies carried is discarded
    (MD-M04-07, MD-M05-19, MD-GUARDIAN-10)."""
    for enemy in [enemy for enemy in g.enemies.values() if enemy.at in zones]:
        yield from enemies.gone(g, enemy)
    lost = [hero for hero in g.heroes if hero.at in zones and not hero.left]
    for hero in lost:
        if not hero.dead:
            die(g, hero)
    if gone:
        g.fallen = sorted([*g.fallen, *zones])
        for at in zones:
            for there in (g.treasure, g.special, g.tokens, g.covered, g.laid):
                there.pop(at, None)
        g.pillars = [pillar for pillar in g.pillars if pillar.at not in zones]
        if lost:
            lose(g, "collapse")
