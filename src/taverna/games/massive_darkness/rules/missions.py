"""What a Mission page says, carried out: its objectives, what happens when, and the rules that stand (pp. 40-50).

Nothing of any Mission is written here, only the pieces their pages are made of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from taverna.core.ask import Flow

from .. import events as ev
from ..atlas import Map
from ..missions import (
    AddTreasure,
    AllPicked,
    AtSetup,
    ChamberOpened,
    ChooseHero,
    ClearBoard,
    Collapse,
    DestroyPillar,
    Dormant,
    DropBridge,
    EnemyAt,
    EnemyKilled,
    EnemyLeaves,
    Escape,
    GiveArtifact,
    GiveThing,
    GiveTreasure,
    GiveXP,
    HideTokens,
    HoldZone,
    KillMarked,
    LeverPulled,
    LeversHeld,
    Locked,
    Lose,
    LureOnto,
    OpenDoor,
    OpenMarked,
    Orders,
    PickUp,
    Pillars,
    PillarsDown,
    RaiseLevel,
    RoleDies,
    RoundStart,
    ShareDamage,
    SpawnGuards,
    SpawnRoaming,
    StageGate,
    StageReached,
    TokenPicked,
    Untouchable,
    When,
    ZoneEntered,
)
from ..state import TOP, Enemy, Hero, Pillar, Table
from . import decks, spawning
from .asking import players_decide
from .end import lose, win
from .experience import gain, gain_all
from .life import die

R = TypeVar("R")
OBJECTIVES = ("artifact", "lair", "library")  # tokens that can be picked up


# -- reading the page ------------------------------------------------------------------------------------------------
def memo(g: Table, key: str, make: Callable[[], R]) -> R:
    """Something worked out once from a Mission page."""
    known = g.content.memo
    found = known.get((key, g.mission))
    if found is None:
        found = known[key, g.mission] = make()
    return found


def rules(g: Table, kind: type[R]) -> list[tuple[R, str]]:
    """The standing rules of one kind, each with its clause."""
    return memo(
        g,
        kind.__name__,
        lambda: [(kept.rule, kept.clause or "") for kept in g.quest.rules if type(kept.rule) is kind],
    )


def stands(g: Table, kind: type) -> bool:
    """Whether such a rule stands in this Mission."""
    return bool(rules(g, kind))


def whens(g: Table, kind: type[R]) -> list[tuple[int, When, R]]:
    """What happens by triggers of one kind: (number, rule, trigger)."""
    return memo(
        g,
        kind.__name__,
        lambda: [(n, when, when.trigger) for n, when in enumerate(g.quest.happens) if type(when.trigger) is kind],
    )


def can_be_picked(g: Table, at: str, mark: str) -> bool:
    """Artifact, Lair and Library tokens, but for levers and marked places (MD-TOKEN-01, MD-PICK-08)."""
    free: set[tuple[str, str]] = memo(
        g,
        "free tokens",
        lambda: {(t.zone, t.mark) for t in g.quest.tokens if t.token in OBJECTIVES and not t.fixed},
    )
    return (at, mark) in free


def orders(g: Table, enemy: Enemy) -> Orders | None:
    """How an Enemy is Activated, if the Mission says so: rules for its own mark before those for all."""
    found = None
    for rule, _ in rules(g, Orders):
        if rule.mark is None and found is None:
            found = rule
        elif rule.mark is not None and rule.mark == enemy.mark:
            return rule
    return found


def dormant(g: Table, enemy: Enemy) -> bool:
    """Whether an Enemy is not Activated yet (MD-M06-07, MD-M08-07, MD-M10-10, MD-M10-18)."""
    if not enemy.mark:
        return False
    for rule, _ in rules(g, Dormant):
        if rule.mark != enemy.mark:
            continue
        zone = g.map.zones[enemy.home or enemy.at]
        if rule.until == "opened" and zone.chamber is not None and zone.chamber not in g.chambers:
            return True
        if rule.until == "pillars":
            for pillar in g.pillars:
                if pillar.mark == rule.pillars and g.map.zones[pillar.at].tile == zone.tile:
                    return True
    return False


def untouchable(g: Table, enemy: Enemy) -> str | None:
    """The clause by which Heroes can neither attack nor damage an Enemy (MD-M05-11)."""
    if enemy.mark:
        for rule, clause in rules(g, Untouchable):
            if rule.mark == enemy.mark:
                return clause or "MD-FIGHT-02"
    return None


def pillar_rule(g: Table, pillar: Pillar) -> Pillars | None:
    """What a Pillar is in this Mission."""
    for rule, _ in rules(g, Pillars):
        if rule.mark == pillar.mark:
            return rule
    return None


def blocked(g: Table, at: str) -> str | None:
    """The clause by which Heroes cannot move or attack through a Zone: a Pillar stands in it (MD-M08-05, MD-M10-17)."""
    if g.pillars:
        for pillar in g.pillars:
            if pillar.at == at:
                for rule, clause in rules(g, Pillars):
                    if rule.mark == pillar.mark and rule.blocks:
                        return clause or "MD-M08-05"
    return None


def locked(g: Table, door: str) -> str | None:
    """The clause by which Heroes cannot open a door (MD-M06-10, MD-M07-06)."""
    for rule, clause in rules(g, Locked):
        if rule.door == door and (rule.key is None or g.picked.get(rule.key, 0) < rule.amount):
            return clause or "MD-DOOR-14"
    return None


def gated(g: Table, start: str, to: str) -> str | None:
    """The clause by which Heroes cannot take stairs yet (MD-M10-06)."""
    for there, id in g.map.stairs.get(start, ()):
        if there == to:
            for rule, clause in rules(g, StageGate):
                if rule.stairs == id and not g.killed.get(rule.killed):
                    return clause or "MD-M10-06"
    return None


# -- objectives ------------------------------------------------------------------------------------------------------
def check(g: Table, round_over: bool = False) -> None:
    """Objectives in order, or all of them together: the players win when all are met (MD-WIN-01, MD-WIN-03)."""
    goals = g.quest.objectives
    if not g.quest.in_order:
        if all(reached(g, goal, round_over) for goal in goals):
            win(g)
    else:
        while reached(g, goals[g.met], round_over):
            g.met += 1
            g.emit(ev.ObjectiveMet(number=g.met))
            if g.met == len(goals):
                win(g)
    if hopeless(g):
        lose(g, "mission")


def hopeless(g: Table) -> bool:
    """The objectives can no longer be fulfilled (MD-WIN-02): all Heroes have left with some of them open, or nobody
    holds the Artifact that must be carried out (MD-M03-04)."""
    for hero in g.heroes:
        if not hero.left:
            break
    else:
        return True
    if not g.prize or not any(isinstance(goal, Escape) and goal.artifact for goal in g.quest.objectives):
        return False
    return not any(g.prize in hero.cards() for hero in g.heroes)


def reached(g: Table, goal: Any, round_over: bool) -> bool:
    """Whether one objective is met now."""
    if isinstance(goal, PickUp):
        return g.picked.get(goal.mark, 0) >= goal.amount
    if isinstance(goal, KillMarked):
        return g.killed.get(goal.mark, 0) >= goal.amount
    if isinstance(goal, Escape):
        if goal.who == "all":
            return all(hero.left for hero in g.heroes)
        return goal.who in g.roles and g.heroes[g.roles[goal.who]].left
    if isinstance(goal, OpenMarked):
        return goal.door in g.opened
    if isinstance(goal, LureOnto):
        return any(enemy.mark == goal.mark and goal.token in g.tokens.get(enemy.at, ()) for enemy in g.enemies.values())
    if isinstance(goal, HoldZone):
        if not round_over or g.enemies_at(goal.zone):
            return False
        return sum(hero.things.count(goal.thing) for hero in g.heroes_at(goal.zone)) >= goal.amount
    assert isinstance(goal, ClearBoard)
    return g.round >= goal.from_round and not g.enemies


def may_leave(g: Table, hero: Hero) -> str | None:
    """The clause by which a Hero may not leave through the Exit: the objective is not there yet, another Hero must, or
    it does not hold the Artifact."""
    goals = g.quest.objectives
    now = goals[g.met :] if not g.quest.in_order else goals[g.met : g.met + 1]
    for goal in now:
        if isinstance(goal, Escape):
            if goal.who != "all" and g.roles.get(goal.who) != hero.seat:
                return "MD-M03-04"
            if goal.artifact and g.prize not in hero.cards():
                return "MD-M03-04"
            return None
    return "MD-WIN-03"


# -- what happens when -----------------------------------------------------------------------------------------------
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


def picked(g: Table, hero: Hero, mark: str) -> Flow:
    """A token has been picked up (MD-PICK-08, MD-XP-05)."""
    g.picked[mark] = g.picked.get(mark, 0) + 1
    g.emit(ev.PickedToken(who=hero.seat, token=f"{g.mission}/{mark}"))
    for _, when, trigger in whens(g, TokenPicked):
        if trigger.mark == mark:
            yield from carry_out(g, when, hero)
    for number, when, all_picked in whens(g, AllPicked):
        if all_picked.mark == mark and g.picked[mark] >= token_count(g, mark) and once(g, number):
            yield from carry_out(g, when, hero)


def token_count(g: Table, mark: str) -> int:
    """How many tokens of a mark that can be picked up the page lays out, face up or down."""
    laid = sum(can_be_picked(g, token.zone, token.mark) for token in g.quest.tokens if token.mark == mark)
    for when in g.quest.happens:
        for deed in when.does:
            if isinstance(deed, HideTokens):
                laid += sum(token.mark == mark for token in deed.tokens)
    return laid


def watches_steps(g: Table) -> bool:
    """Whether the Mission minds where Heroes go at all."""
    return bool(whens(g, ZoneEntered) or whens(g, StageReached) or g.map.stairs)


def entered(g: Table, hero: Hero) -> Flow:
    """A Hero has come into a Zone (MD-M04-09, MD-M10-12, MD-M10-13)."""
    zone = g.map.zones[hero.at]
    if zone.stage > g.stage:
        g.stage = zone.stage
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


def needs_door_card(g: Table, zones: Iterable[str]) -> bool:
    """Whether a Chamber opened for the first time has a Door card drawn (MD-DOOR-14, MD-M06-11, MD-M10-15)."""
    return not any(trigger.zone in zones and not trigger.door_card for _, _, trigger in whens(g, ChamberOpened))


def chamber_opened(g: Table, hero: Hero, zones: Iterable[str]) -> Flow:
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


def levers_held(g: Table, mark: str) -> bool:
    """A Hero in the Zone of each lever; with one Hero in the game, of one (MD-M07-03, MD-M07-06)."""
    levers = [at for at, marks in g.tokens.items() if mark in marks]
    held = [at for at in levers if g.heroes_at(at)]
    return bool(levers) and (len(held) == len(levers) or (g.party == 1 and bool(held)))


def levers_at(g: Table, at: str) -> list[str]:
    """Marks of levers in a Zone that an Action can pull (MD-M10-19)."""
    return [t.mark for _, _, t in whens(g, LeverPulled) if t.mark in g.tokens.get(at, ())]


def pull_lever(g: Table, hero: Hero, mark: str) -> Flow:
    """The token is turned face down (MD-M10-19)."""
    take_token(g, hero.at, mark)
    g.emit(ev.PulledLever(who=hero.seat, where=hero.at))
    for _, when, trigger in whens(g, LeverPulled):
        if trigger.mark == mark:
            yield from carry_out(g, when, hero)


def take_token(g: Table, at: str, mark: str) -> None:
    marks = g.tokens[at]
    marks.remove(mark)
    if not marks:
        del g.tokens[at]


def killed(g: Table, enemy: Enemy, hero: Hero | None) -> Flow:
    """An Enemy of the Mission has been killed, by a Hero or by nobody."""
    if not enemy.mark:
        return
    g.killed[enemy.mark] = g.killed.get(enemy.mark, 0) + 1
    for _, when, trigger in whens(g, EnemyKilled):
        if trigger.mark == enemy.mark and hero is not None:
            yield from carry_out(g, when, hero)


def enemy_moved(g: Table, enemy: Enemy) -> Flow:
    """An Enemy has come into a Zone (MD-M05-20)."""
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


def enemy_leaves(g: Table, enemy: Enemy) -> Flow:
    """An Enemy moves out of the map from the Exit Zone (MD-M02-11)."""
    for _, when, trigger in whens(g, EnemyLeaves):
        if trigger.mark == enemy.mark:
            yield from carry_out(g, when, None)


def leaves_map(g: Table, enemy: Enemy) -> bool:
    """Whether the Mission has a rule for this Enemy moving out of the Exit Zone."""
    return bool(enemy.mark) and any(trigger.mark == enemy.mark for _, _, trigger in whens(g, EnemyLeaves))


def pillar_destroyed(g: Table, pillar: Pillar) -> Flow:
    """A Pillar is no more; perhaps it was the last of its mark (MD-M05-18, MD-M05-19)."""
    g.pillars.remove(pillar)
    g.emit(ev.PillarFell(where=pillar.at))
    if any(other.mark == pillar.mark for other in g.pillars):
        return
    for _, when, trigger in whens(g, PillarsDown):
        if trigger.mark == pillar.mark:
            yield from carry_out(g, when, None)


def hero_died(g: Table, hero: Hero) -> None:
    """The Hero with a role has been killed (MD-M03-06)."""
    for _, when, trigger in whens(g, RoleDies):
        if g.roles.get(trigger.role) == hero.seat:
            for _ in carry_out(g, when, hero):
                raise AssertionError("nothing is asked when a Hero dies")


# -- what a rule does ------------------------------------------------------------------------------------------------
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
    from .loot import found, hand_out

    for one in receivers(g, deed.to, hero):
        card = decks.draw_artifact(g)
        if card is None:
            continue
        if deed.to != "self":
            g.prize = card
        found(g, one, card)
        yield from hand_out(g, one, keep=deed.to != "self")


def give_treasure(g: Table, deed: GiveTreasure, hero: Hero | None) -> Flow:
    from .loot import draw_for

    for one in receivers(g, deed.to, hero):
        yield from draw_for(g, one, deed.level, deed.amount)


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
    from .doors import swing

    if deed.door not in g.opened and not any(at in g.fallen for at in g.map.doors[deed.door].zones):
        swing(g, deed.door)
        g.emit(ev.DoorOpened(door=deed.door))
    return
    yield


def raise_level(g: Table, deed: RaiseLevel, hero: Hero | None) -> Flow:
    """By one, to 5 at most (MD-M09-08, MD-M09-12)."""
    from .levels import set_level

    if g.level < TOP:
        set_level(g, g.level + 1)
    return
    yield


def share_damage(g: Table, deed: ShareDamage, hero: Hero | None) -> Flow:
    """Divided among the Heroes as the players wish, one Damage at a time (MD-M10-07, MD-M10-08)."""
    from . import potions

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
    yield from pillar_destroyed(g, next(p for p in g.pillars if p.at == at and p.mark == deed.mark))


def drop_bridge(g: Table, deed: DropBridge, hero: Hero | None) -> Flow:
    """The tokens go, and everyone on them; whoever was to be lured onto them has been (MD-M05-03, MD-M05-19)."""
    check(g)
    zones = [at for at, marks in g.tokens.items() if deed.mark in marks]
    g.emit(ev.BridgeFell(token=f"{g.mission}/{deed.mark}"))
    for at in zones:
        take_token(g, at, deed.mark)
    yield from destroy_zones(g, zones, gone=False)


def give_up(g: Table, deed: Lose, hero: Hero | None) -> Flow:
    if deed.unless_killed is None or not g.killed.get(deed.unless_killed):
        lose(g, "mission")
    return
    yield


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
        spawning.remove(g, enemy)
        yield from killed(g, enemy, None)
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


def token_passed(g: Table) -> Flow:
    """The First Player token has been passed: a Damage token goes from the tile of the lowest Level that is left, and
    with the last the tile (MD-M04-06..08)."""
    if not stands(g, Collapse):
        return
    map: Map = g.map
    standing = [tile for tile, tokens in g.collapse.items() if tokens]
    if not standing:
        return
    tile = min(standing, key=lambda tile: map.level_of.get(tile, TOP + 1))
    g.collapse[tile] -= 1
    g.emit(ev.TileCracked(tile=tile, left=g.collapse[tile]))
    if not g.collapse[tile]:
        g.emit(ev.TileFell(tile=tile))
        yield from destroy_zones(g, list(map.tiles[tile]), gone=True)
