"""What a Mission page says, carried out when its moment comes (pp. 40-50).

Nothing of any Mission is written here, only the pieces their pages are made of. Each function hears of a moment and
carries out the rules of the page that wait for it; `rules/__init__` says which hears of which.
"""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..records.missions import (
    AllPicked,
    AtSetup,
    ChamberOpened,
    Collapse,
    EnemyAt,
    EnemyKilled,
    EnemyLeaves,
    LeverPulled,
    LeversHeld,
    PillarsDown,
    RoleDies,
    RoundStart,
    SpawnRoaming,
    StageReached,
    TokenPicked,
    When,
    ZoneEntered,
)
from ..state import TOP, Enemy, Hero, Pillar, Table
from .asking import QUIET
from .mission_deeds import carry_out, destroy_zones, spawn_roaming
from .page import levers_held, stands, token_count, whens


def set_up(g: Table) -> Flow:
    """What the page says about setup, in its order."""
    for _, when, _ in whens(g, AtSetup):
        yield from carry_out(g, when, None)


def once(g: Table, number: int) -> bool:
    """A rule that happens once happens now."""
    if number in g.happened:
        return False
    g.happened.append(number)
    return True


def token_picked(g: Table, hero: Hero, mark: str) -> Flow:
    """A token has been picked up (MD-PICK-08, MD-XP-05)."""
    for _, when, trigger in whens(g, TokenPicked):
        if trigger.mark == mark:
            yield from carry_out(g, when, hero)
    for number, when, all_picked in whens(g, AllPicked):
        if all_picked.mark == mark and g.picked[mark] >= token_count(g, mark) and once(g, number):
            yield from carry_out(g, when, hero)


def hero_entered(g: Table, hero: Hero) -> Flow:
    """A Hero has come into a Zone (MD-M04-09, MD-M10-12, MD-M10-13)."""
    zone = g.map.zones[hero.at]
    for number, when, trigger in whens(g, ZoneEntered):
        if hero.at in trigger.zones:
            yield from first_time(g, number, when, hero)
    for number, when, stage in whens(g, StageReached):
        if zone.stage == stage.stage:
            yield from first_time(g, number, when, hero)


def first_time(g: Table, number: int, when: When, hero: Hero) -> Flow:
    """What happens once; but an Enemy that found no miniature free then may come later (MD-SPAWN-01)."""
    if once(g, number):
        yield from carry_out(g, when, hero)
        return
    for deed in when.does:
        if isinstance(deed, SpawnRoaming) and owed(g, deed):
            yield from spawn_roaming(g, deed, hero)


def owed(g: Table, deed: SpawnRoaming) -> bool:
    """The Mission's Enemy has not come yet, and could now."""
    if not deed.mark or g.killed.get(deed.mark):
        return False
    return not any(
        enemy.mark == deed.mark or g.content.cards[enemy.card].enemy == deed.enemy for enemy in g.enemies.values()
    )


def lever_pulled(g: Table, hero: Hero, mark: str) -> Flow:
    """(MD-M10-19)"""
    for _, when, trigger in whens(g, LeverPulled):
        if trigger.mark == mark:
            yield from carry_out(g, when, hero)


def chamber_opened(g: Table, hero: Hero, zones: list[str]) -> Flow:
    """Special Locations and Rooms (MD-DOOR-14, MD-M01-09, MD-M06-11)."""
    for number, when, trigger in whens(g, ChamberOpened):
        if trigger.zone in zones and once(g, number):
            yield from carry_out(g, when, hero)


def round_began(g: Table) -> Flow:
    """After the dead have risen, in printed order (MD-LIFE-06, MD-M07-06, MD-M09-09, MD-M10-07)."""
    for number, when in enumerate(g.quest.happens):
        trigger = when.trigger
        if isinstance(trigger, RoundStart):
            if (not trigger.rounds or g.round in trigger.rounds) and trigger.stage in (None, g.stage):
                yield from carry_out(g, when, None)
        elif isinstance(trigger, LeversHeld) and levers_held(g, trigger.mark) and once(g, number):
            yield from carry_out(g, when, None)


def enemy_killed(g: Table, enemy: Enemy, hero: Hero | None) -> Flow:
    """An Enemy of the Mission has been killed, by a Hero or by nobody."""
    if not enemy.mark:
        return
    for _, when, trigger in whens(g, EnemyKilled):
        if trigger.mark == enemy.mark and hero is not None:
            yield from carry_out(g, when, hero)


def enemy_moved(g: Table, enemy: Enemy) -> Flow:
    """An Enemy has come into a Zone (MD-M05-20)."""
    return came_in(g, enemy) if whens(g, EnemyAt) else QUIET


def came_in(g: Table, enemy: Enemy) -> Flow:
    for number, when, trigger in whens(g, EnemyAt):
        if trigger.at == "any-time" and stands_in(trigger, enemy) and once(g, number):
            yield from carry_out(g, when, None)


def enemies_phase_began(g: Table) -> Flow:
    """Enemies where they must not be when their Phase begins (MD-M09-04)."""
    for _, when, trigger in whens(g, EnemyAt):
        if trigger.at == "enemies-phase" and any(stands_in(trigger, enemy) for enemy in g.enemies.values()):
            yield from carry_out(g, when, None)


def stands_in(trigger: EnemyAt, enemy: Enemy) -> bool:
    return enemy.at in trigger.zones and (trigger.mark is None or trigger.mark == enemy.mark)


def enemy_left(g: Table, enemy: Enemy) -> Flow:
    """An Enemy moves out of the map from the Exit Zone (MD-M02-11)."""
    for _, when, trigger in whens(g, EnemyLeaves):
        if trigger.mark == enemy.mark:
            yield from carry_out(g, when, None)


def pillar_fell(g: Table, pillar: Pillar) -> Flow:
    """A Pillar is no more; perhaps it was the last of its mark (MD-M05-18, MD-M05-19)."""
    if any(other.mark == pillar.mark for other in g.pillars):
        return
    for _, when, trigger in whens(g, PillarsDown):
        if trigger.mark == pillar.mark:
            yield from carry_out(g, when, None)


def hero_died(g: Table, hero: Hero) -> Flow:
    """The Hero with a role has been killed (MD-M03-06)."""
    for _, when, trigger in whens(g, RoleDies):
        if g.roles.get(trigger.role) == hero.seat:
            yield from carry_out(g, when, hero)


def token_passed(g: Table) -> Flow:
    """The First Player token has been passed: a Damage token goes from the tile of the lowest Level that is left, and
    with the last the tile (MD-M04-06..08)."""
    if not stands(g, Collapse):
        return
    level_of = g.map.level_of
    standing = [tile for tile, tokens in g.collapse.items() if tokens]
    if not standing:
        return
    tile = min(standing, key=lambda tile: level_of.get(tile, TOP + 1))
    g.collapse[tile] -= 1
    g.emit(ev.TileCracked(tile=tile, left=g.collapse[tile]))
    if not g.collapse[tile]:
        g.emit(ev.TileFell(tile=tile))
        yield from destroy_zones(g, list(g.map.tiles[tile]), gone=True)
