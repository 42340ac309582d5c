"""The rarer words of cards: obstacles, traps, commands, turncoats, cards and items regained, summons, teleports."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from taverna.core.ask import Ask, Flow
from taverna.hexgrid import Hex, neighbours, parts, straight_distance

from ..events import (
    CardRecovered,
    Commanded,
    ObstacleDestroyed,
    ObstacleMade,
    ObstacleMoved,
    Pushed,
    Teleported,
    TrapDisarmed,
    TrapMade,
    Turned,
)
from ..records.abilities import (
    NEGATIVE,
    ChooseHex,
    Command,
    CreateObstacle,
    CreateTrap,
    Cure,
    DestroyObstacle,
    DisarmTrap,
    Jump,
    LoseCards,
    MoveObstacle,
    Recover,
    Refresh,
    Rule,
    Special,
    Summoning,
    Turncoat,
)
from ..records.items import Item
from ..state import Character, Figure, Obstacle, Table, Trap, key, unkey
from . import conditions, damage, elements, extras, figures, goals, items, loot, movement, sums, targets, zones
from .acting import Action, decide, wanted

STOP = "stop"


def pick_hex(g: Table, act: Action, prompt: str, hexes: Iterable[Hex], *, decline: bool = True) -> Flow:
    """One of these hexes, or None."""
    options: list[Any] = [("at", *a) for a in hexes]
    if not options:
        return None
    if decline and act.optional and act.seat is not None:
        options.append(STOP)
    answer = options[0]
    if len(options) > 1:
        answer = yield from decide(g, act.seat, prompt, options)
    return None if answer == STOP else (answer[1], answer[2])


def in_range(g: Table, who: Figure, range: int, around: list[Hex] | None = None) -> list[Hex]:
    """The hexes of the ground within range and sight of a figure."""
    ground = figures.ground(g)
    found: dict[Hex, None] = {}
    for start in around if around is not None else [who.at] if who.at is not None else []:
        for a in ground.within(start, range):
            if a in ground.ground and (a == start or ground.sight(start, a)):
                found[a] = None
    return list(found)


# -- traps -----------------------------------------------------------------------------------------------------------
def create_trap(g: Table, act: Action, one: CreateTrap) -> Flow:
    """A trap in an empty hex, with the effects the ability gives (GH-TRAP-07, GH-TRAP-08)."""
    gained = yield from elements.augments(g, act, one)
    gains = extras.gathered(g, [*one.extras, *gained], g.figures[act.who], act)
    made = 0
    for _ in range(one.count):
        who = g.figures[act.who]
        there = [a for a in in_range(g, who, one.range + gains.range) if figures.empty(g, a)]
        if one.nearest_enemy:
            there = nearest_enemy(g, who, there)
        at = yield from pick_hex(g, act, "create-trap", there)
        if at is None:
            break
        hurts = sums.value(g, one.damage, who, None, act) + gains.plus
        g.traps[key(at)] = Trap(hurts, [*one.conditions, *gains.conditions], act.who, one.xp)
        g.emit(TrapMade(figure=act.who, at=at))
        made += 1
    if made:
        yield from elements.settle(g, act, gains)
    return made > 0


def nearest_enemy(g: Table, who: Figure, hexes: list[Hex]) -> list[Hex]:
    """Of these the closest to an enemy."""
    ground = figures.ground(g)
    foes = [f.at for f in figures.enemies(g, who) if f.at is not None]
    if not foes or not hexes:
        return hexes
    away = {a: min(ground.distances(foe).get(a, 999) for foe in foes) for a in hexes}
    return [a for a in hexes if away[a] == min(away.values())]


def disarm(g: Table, id: str, spot: str) -> Trap:
    """A trap is taken off the board and hurts nobody (GH-TRAP-04)."""
    trap = g.traps.pop(spot)
    g.emit(TrapDisarmed(figure=id, at=unkey(spot)))
    goals.note_trap(g)
    return trap


def disarm_trap(g: Table, act: Action, one: DisarmTrap) -> Flow:
    """A trap in range is disarmed; or a figure suffers what it does, as the card says."""
    who = g.figures[act.who]
    there = [a for a in in_range(g, who, one.range) if key(a) in g.traps]
    at = yield from pick_hex(g, act, "disarm-trap", there)
    if at is None:
        return False
    trap = disarm(g, act.who, key(at))
    if one.hits is not None:
        chosen = yield from targets.concerned(g, act, one.hits, None, "affect", decline=False)
        for id in chosen:
            if trap.damage:
                yield from damage.suffer(g, id, trap.damage, by=act.who)
            for condition in trap.conditions:
                yield from conditions.gain(g, id, condition)
    return True


# -- obstacles -------------------------------------------------------------------------------------------------------
def cuts_off(g: Table, added: list[Hex], gone: Obstacle | None = None) -> bool:
    """Whether obstacles there would leave part of the map to be entered only through obstacles (GH-OBST-05); a locked
    door will open one day."""
    ground = g.content.board(g).map(g.rooms, g.opened, ()) if g.locked else figures.ground(g)
    ways = ground.steps_through_doors
    before = [a for obstacle in g.obstacles for a in obstacle.hexes]
    after = [a for obstacle in g.obstacles if obstacle is not gone for a in obstacle.hexes] + added
    old = parts(ways, ways.keys() - frozenset(before))
    new = parts(ways, ways.keys() - frozenset(after))
    open_before = ways.keys() - frozenset(before)
    torn = any(sum(not part.isdisjoint(whole) for part in new) > 1 for whole in old)
    return torn or any(part.isdisjoint(open_before) for part in new)


def create_obstacle(g: Table, act: Action, one: CreateObstacle) -> Flow:
    """Obstacles in empty hexes, never so that part of the map is cut off (GH-OBST-04, GH-OBST-05)."""
    made = 0
    act.obstacle = []
    for _ in range(one.count):
        who = g.figures[act.who]
        if one.where == "killed":
            around = [a for a in act.killed_at if figures.empty(g, a, but_money=True)]
        else:
            around = [a for a in in_range(g, who, one.range) if figures.empty(g, a)]
        if one.size == 3:
            at = yield from pick_hex(g, act, "create-obstacle", [a for a in around if triangles(g, a)])
            if at is None:
                break
            shapes = triangles(g, at)
            nth = 0
            if len(shapes) > 1:
                options = [("shape", *(x for a in shape for x in a)) for shape in shapes]
                answer = yield from decide(g, act.seat, "obstacle-shape", options)
                nth = options.index(answer)
            hexes = list(shapes[nth])
        else:
            at = yield from pick_hex(g, act, "create-obstacle", [a for a in around if not cuts_off(g, [a])])
            if at is None:
                break
            hexes = [at]
        g.obstacles.append(Obstacle(hexes, "boulder"))
        act.obstacle += hexes
        g.emit(ObstacleMade(figure=act.who, hexes=tuple(hexes)))
        made += 1
    return made > 0


def triangles(g: Table, at: Hex) -> list[tuple[Hex, Hex, Hex]]:
    """The ways a three-hex tile can lie with this hex in it, all hexes empty."""
    near = neighbours(at)
    found = []
    for nth in range(6):
        b, c = near[nth], near[(nth + 1) % 6]
        if figures.empty(g, b) and figures.empty(g, c) and not cuts_off(g, [at, b, c]):
            found.append((at, b, c))
    return found


def movable(g: Table, obstacle: Obstacle) -> bool:
    """Neither fixed by the scenario nor one with hit points (GH-DESTROY-02)."""
    return not obstacle.lasting


def beside(g: Table, who: Figure, range: int) -> list[Obstacle]:
    """The obstacles within range and sight of a figure that abilities can destroy or move."""
    near = in_range(g, who, range)
    return [o for o in g.obstacles if movable(g, o) and any(a in near for a in o.hexes)]


def remove(g: Table, act: Action | None, id: str, obstacle: Obstacle) -> None:
    g.obstacles.remove(obstacle)
    if act is not None:
        act.obstacle = list(obstacle.hexes)
        act.obstacle_hexes += len(obstacle.hexes)
    g.emit(ObstacleDestroyed(figure=id, hexes=tuple(obstacle.hexes)))


def destroy_at(g: Table, act: Action | None, id: str, at: Hex) -> None:
    """The obstacle in a hex, if abilities can destroy it."""
    for obstacle in g.obstacles:
        if at in obstacle.hexes and movable(g, obstacle):
            remove(g, act, id, obstacle)
            return


def destroy_obstacle(g: Table, act: Action, one: DestroyObstacle) -> Flow:
    gained = yield from elements.augments(g, act, one)
    gains = extras.gathered(g, [*one.extras, *gained], g.figures[act.who], act)
    who = g.figures[act.who]
    there = beside(g, who, one.range + gains.range)
    if not one.any_size:
        there = [o for o in there if len(o.hexes) == 1]
    if not there:
        return False
    if one.count == "all":
        if not (yield from wanted(g, act, one)):
            return False
        for obstacle in there:
            remove(g, act, act.who, obstacle)
    else:
        done = 0
        for _ in range(int(one.count)):
            spots = [o.hexes[0] for o in there]
            at = yield from pick_hex(g, act, "destroy-obstacle", spots)
            if at is None:
                break
            obstacle = there.pop(spots.index(at))
            remove(g, act, act.who, obstacle)
            done += 1
        if not done:
            return False
    yield from elements.settle(g, act, gains)
    return True


def destroy_for(g: Table, owner: str, seat: int | None, card: str) -> Flow:
    """A bonus that needs a neighbouring obstacle to destroy; whether it had one."""
    who = g.figures[owner]
    there = beside(g, who, 1)
    if not there:
        return False
    options: list[Any] = [("at", *o.hexes[0]) for o in there]
    answer = yield from decide(g, seat, "destroy-obstacle", [*options, STOP], {"card": card})
    if answer == STOP:
        return False
    remove(g, None, owner, there[options.index(answer)])
    return True


def move_obstacle(g: Table, act: Action, one: MoveObstacle) -> Flow:
    """One neighbouring single-hex obstacle to an empty hex within range (GH-OBST-04, GH-OBST-05)."""
    who = g.figures[act.who]
    there = [o for o in beside(g, who, 1) if len(o.hexes) == 1]
    at = yield from pick_hex(g, act, "move-obstacle", [o.hexes[0] for o in there])
    if at is None:
        return False
    obstacle = next(o for o in g.obstacles if o.hexes == [at])
    to = yield from pick_hex(
        g,
        act,
        "obstacle-where",
        [a for a in in_range(g, who, one.range) if figures.empty(g, a) and not cuts_off(g, [a], obstacle)],
    )
    if to is None:
        return False
    obstacle.hexes = [to]
    act.obstacle = [to]
    g.emit(ObstacleMoved(figure=act.who, hexes=(at, to)))
    return True


def choose_hex(g: Table, act: Action, one: ChooseHex) -> Flow:
    who = g.figures[act.who]
    act.chosen_hex = yield from pick_hex(g, act, "choose-hex", in_range(g, who, one.range))
    return act.chosen_hex is not None


# -- pushes that meet something --------------------------------------------------------------------------------------
def immovable(g: Table, target: Figure, by: Figure) -> bool:
    """Whether it cannot be pushed or pulled at all."""
    if target.kind == "objective":
        return True
    if target.kind == "monster":
        return bool(g.content.monsters[target.what].immovable)
    if target.kind == "character" and by.force != "party":
        return any(item.immovable for item in items.worn(g, target))
    return False


def shove_hard(g: Table, act: Action, target_id: str, length: int, through: bool, crush: int) -> Flow:
    """A push step by step: into obstacles that break (2 damage and 1 experience each), or with damage and experience
    for each hex that a wall or obstacle keeps it from."""
    pushed = 0
    path: list[Hex] = []
    who = g.figures[act.who]
    start = who.at
    assert start is not None
    while pushed < length:
        target = g.figures.get(target_id)
        if target is None or target.at is None:
            break
        steps, hard = ways_on(g, start, target, through)
        options: list[Any] = [("at", *a) for a in steps]
        if crush and hard:
            options.append("crush")
        if not options:
            break
        if act.optional and act.seat is not None and not path:
            options.append(STOP)
        answer = options[0]
        if len(options) > 1:
            answer = yield from decide(g, act.seat, "push", options, {"figure": target_id, "hexes": length - pushed})
        if answer == STOP:
            break
        if answer == "crush":
            kept = length - pushed
            if who.kind == "character":
                loot.gain_xp(g, g.character(act.who), kept)
            yield from damage.suffer(g, target_id, crush * kept, by=act.who)
            return True
        at = (answer[1], answer[2])
        path = [target.at, at]
        pushed += 1
        g.emit(Pushed(figure=target_id, path=tuple(path)))
        broken = next((o for o in g.obstacles if at in o.hexes), None)
        if broken is not None:
            remove(g, act, act.who, broken)
            if who.kind == "character":
                loot.gain_xp(g, g.character(act.who), 1)
        yield from movement.walk(g, target_id, path, movement.manner_of(g, target), forced=True)
        if broken is not None:
            yield from damage.suffer(g, target_id, 2, by=act.who)
    return pushed > 0


def ways_on(g: Table, start: Hex, target: Figure, through: bool) -> tuple[list[Hex], bool]:
    """The hexes the next step of a push can lead to, and whether a wall or an obstacle is in the way."""
    assert target.at is not None
    ground = figures.ground(g)
    away = ground.distances(start)
    here = away.get(target.at, 0)
    blocked = [a for o in g.obstacles for a in o.hexes]
    fixed = [a for o in g.obstacles if not movable(g, o) for a in o.hexes]
    taken = figures.standing(g)
    flying = figures.flies(g, target)
    steps, hard = [], False
    for a in neighbours(target.at):
        farther = away[a] > here if a in away else straight_distance(start, a) > straight_distance(start, target.at)
        if not farther:
            continue
        if a not in ground.steps.get(target.at, ()):
            hard = True
        elif a in blocked and not flying:
            hard = True
            if through and a not in fixed and a not in taken:
                steps.append(a)
        elif a not in taken:
            steps.append(a)
    return steps, hard


# -- cards and items regained ----------------------------------------------------------------------------------------
def recover(g: Table, act: Action, one: Recover) -> Flow:
    """Cards back to hand at once, those in the active area included (GH-RECOVER-01, GH-BONUS-10); never one that
    cannot be recovered (GH-RECOVER-02)."""
    gained = yield from elements.augments(g, act, one)
    gains = extras.gathered(g, [*one.extras, *gained], g.figures[act.who], act)
    most = None if one.most is None else one.most + gains.plus
    part = one if one.most is None else None  # else the cards are picked one by one, or none
    chosen = yield from targets.concerned(g, act, one.whom, None, "affect", part=part)
    done = False
    for id in chosen:
        figure = g.figures[id]
        if figure.kind != "character":
            continue
        mat = owner = g.character(id)
        if one.of_neighbour:
            near = [f.id for f in figures.allies(g, figure) if f.kind == "character" and figures.adjacent(g, f, figure)]
            if not near:
                continue
            owner = g.character(near[0] if len(near) == 1 else (yield from decide(g, figure.seat, "affect", near)))
        done = (yield from regain(g, mat, one.kind, most, owner)) or done
        for _ in range(one.then_lose):
            yield from lose_one(g, mat)
    if done:
        yield from elements.settle(g, act, gains)
    return done


def regain(g: Table, mat: Character, kind: str, most: int | None, owner: Character) -> Flow:
    """Up to so many cards of a pile to hand, as the player picks: one's own, or those of the `owner`. With None all of
    them; but those in the active area may stay there (GH-BONUS-10)."""
    done = 0
    if most is None:
        for card in recoverable(g, owner, kind):
            if card not in owner.active:
                back(g, mat, card, owner)
                done += 1
        most = len(owner.active) + done
    while done < most:
        there = recoverable(g, owner, kind)
        if not there:
            break
        options = targets.explained([*there, STOP], lambda: unreached(g, owner, kind))
        answer = yield Ask(mat.seat, "recover", options, {"kind": kind, "left": most - done})
        if answer == STOP:
            break
        back(g, mat, answer, owner)
        done += 1
    return done > 0


def recoverable(g: Table, mat: Character, kind: str) -> list[str]:
    """The cards that a recovery of this kind reaches."""
    if kind == "discarded":
        return [*mat.discarded, *zones.idle(mat)]
    found = [*mat.lost, *mat.active_lost]
    return [card for card in found if not any(half.unrecoverable for half in halves(g, card))]


def unreached(g: Table, mat: Character, kind: str) -> list[tuple[Any, str]]:
    """The cards of the piles that it does not reach, and why (GH-RECOVER-02, GH-RECOVER-04)."""
    lost = [*mat.lost, *mat.active_lost]
    other = [*mat.discarded, *zones.idle(mat)] if kind == "lost" else lost
    marked = [(card, "GH-RECOVER-02") for card in lost if any(half.unrecoverable for half in halves(g, card))]
    return [*(marked if kind == "lost" else []), *((card, "GH-RECOVER-04") for card in other)]


def halves(g: Table, card: str) -> tuple[Any, Any]:
    printed = g.content.cards[card]
    return printed.top, printed.bottom


def back(g: Table, mat: Character, card: str, owner: Character) -> None:
    """A card returns to hand; a bonus it kept in play ends."""
    if card in owner.active:
        zones.end_card(g, owner, card)
    zones.take(owner, card)
    mat.hand.append(card)
    g.emit(CardRecovered(who=mat.seat, card=card))


def lose_one(g: Table, mat: Character) -> Flow:
    """A card from hand, or if there is none a discarded one, is lost."""
    if not mat.hand and not mat.discarded:
        return
    from_hand = bool(mat.hand)
    card = yield Ask(mat.seat, "lose-card", lambda: list(mat.hand if from_hand else mat.discarded))
    if from_hand:
        g.chance.reveal()
    zones.to_lost(g, mat, card)


def lose_cards(g: Table, act: Action, one: LoseCards) -> Flow:
    """It may not be declined (GH-TURN-07)."""
    mat = g.character(act.who)
    for _ in range(one.value):
        yield from lose_one(g, mat)
    return True


def refresh(g: Table, act: Action, one: Refresh) -> Flow:
    """Spent or consumed items back to use (GH-RECOVER-03, GH-RECOVER-04)."""
    part = one if one.most is None else None  # else the items are picked one by one, or none
    chosen = yield from targets.concerned(g, act, one.whom, None, "affect", part=part)
    done = False
    for id in chosen:
        if g.figures[id].kind != "character":
            continue
        mat = g.character(id)
        left = one.most
        while left is None or left > 0:
            there = [
                item
                for item in ([*mat.spent] if one.kind == "spent" else [*mat.consumed])
                + ([*mat.spent] if one.kind == "any" else [])
                if (one.slot is None or g.content.items[item].slot == one.slot)
                and not (item in mat.consumed and g.content.items[item].unrecoverable)
                and item != act.source.card
            ]
            if not there:
                break
            if left is None:
                for item in there:
                    items.refresh(g, mat, item)
                done = True
                break
            listed: list[Any] = [*(("item", item) for item in there), STOP]
            answer = yield Ask(mat.seat, "refresh", targets.explained(listed, partial(spoilt, g, mat, there)))
            if answer == STOP:
                break
            items.refresh(g, mat, answer[1])
            left -= 1
            done = True
    return done


def spoilt(g: Table, mat: Character, there: list[str]) -> list[tuple[Any, str]]:
    """The spent and consumed items that it does not reach, and why (GH-RECOVER-02, GH-RECOVER-04)."""
    known = g.content.items
    others = [item for item in (*mat.spent, *mat.consumed) if item not in there]
    marked = [item for item in others if item in mat.consumed and known[item].unrecoverable]
    return [(("item", item), "GH-RECOVER-02" if item in marked else "GH-RECOVER-04") for item in others]


def cure(g: Table, act: Action, one: Cure) -> Flow:
    """Negative conditions removed."""
    chosen = yield from targets.concerned(g, act, one.whom, None, "affect", part=one)
    done = False
    for id in chosen:
        target = g.figures[id]
        left = one.most
        while left is None or left > 0:
            there = [c for c in target.conditions if c in NEGATIVE]
            if not there:
                break
            if left is None or len(there) <= left:
                for condition in there:
                    conditions.end(g, target, condition)
                done = True
                break
            answer = yield from decide(g, act.seat, "cure", list(there))
            conditions.end(g, target, answer)
            left -= 1
            done = True
    return done


# -- others made to act ----------------------------------------------------------------------------------------------
def command(g: Table, act: Action, one: Command) -> Flow:
    """Others perform abilities as the player decides: enemies must, allies may."""
    gained = yield from elements.augments(g, act, one)
    gains = extras.gathered(g, [*one.extras, *gained], g.figures[act.who], act)
    chosen = yield from targets.concerned(g, act, one.whom, None, "command", part=one)
    from . import perform

    for id in chosen:
        figure = g.figures.get(id)
        if figure is None or figure.at is None:
            continue
        hostile = figures.hostile(g.figures[act.who], figure)
        seat = act.seat if hostile or figure.kind != "character" else figure.seat
        does = Action(id, seat, act.source)
        does.optional = True
        does.hostile_to_own = hostile and one.targets_enemies
        if one.end_beside:
            does.beside = act.who
        if one.with_augments:
            does.lent_by = act.who
        g.emit(Commanded(figure=act.who, target=id))
        yield from perform.action(g, id, one.perform, act=does)
        act.target = id
        act.killed += does.killed
    if chosen:
        yield from elements.settle(g, act, gains)
    return bool(chosen)


def turncoat(g: Table, act: Action, one: Turncoat) -> Flow:
    """The enemy will fight its own in its turn this round."""
    chosen = yield from targets.concerned(g, act, one.whom, None, "command", part=one)
    for id in chosen:
        g.figures[id].turncoat = act.seat if act.seat is not None else 0
        g.figures[id].controlled = one.controlled
        g.emit(Turned(figure=id))
    return bool(chosen)


# -- summons ---------------------------------------------------------------------------------------------------------
def summon(g: Table, act: Action, one: Summoning) -> Flow:
    """A summon in an empty hex next to the summoner (GH-SUMMON-01, GH-SUMMON-02); a monster's by its own rules."""
    from . import spawning, summons

    who = g.figures[act.who]
    count = sums.value(g, one.count, who, None, act)
    hp = None if one.hp is None else sums.value(g, one.hp, who, None, act)
    near = next(iter(targets.origins(g, act, who, one.around)), None)
    if near is None:
        return False  # "next to the target" of an attack that had none
    if one.monster:
        made = yield from spawning.summon(g, act.who, one.monster, one.rank, count, hp, near)
        return bool(made)
    done = False
    for _ in range(count):
        free = [a for a in figures.ground(g).steps.get(near, ()) if figures.empty(g, a)]
        at = yield from pick_hex(g, act, "summon", free)
        if at is None:
            break
        card = act.source.card if act.source.half in ("top", "bottom") else ""
        figure = summons.place(g, act.who, one.summon, at, card=card)
        if hp is not None:
            figure.hp = min(hp, figure.max_hp)
        done = True
    return done


# -- teleports and specials ------------------------------------------------------------------------------------------
def teleport(g: Table, act: Action, one: Jump) -> Flow:
    """To an empty hex, wherever it is on the map shown; `towards` a lettered hex or the nearest empty one."""
    who = g.figures[act.who]
    ground = figures.ground(g)
    if one.towards:
        from . import rooms

        for spot in g.spots.get(one.towards, []):
            at = spot if figures.empty(g, spot) else (yield from rooms.nearest_empty(g, spot))
            if at is not None:
                arrive(g, who, at)
                return True
        return False
    assert who.at is not None
    far = None if one.range is None else sums.value(g, one.range, who, None, act)
    there = [a for a in sorted(ground.ground) if figures.empty(g, a)]
    if far is not None:
        near = ground.within(who.at, far)
        there = [a for a in there if a in near]
    at = yield from pick_hex(g, act, "teleport", there)
    if at is None:
        return False
    arrive(g, g.figures[act.who], at)
    return True


def arrive(g: Table, who: Figure, at: Hex) -> None:
    who.at = at
    g.emit(Teleported(figure=who.id, at=at))


def special(g: Table, act: Action, one: Special) -> Flow:
    """A boss's special action (GH-BOSS-03)."""
    from . import bosses

    return (yield from bosses.special(g, act, one.number))


def rule(g: Table, act: Action, one: Rule) -> Flow:
    """A piece of the scenario's own rules."""
    from . import pieces

    yield from pieces.called(g, one.name, act.who, sums.value(g, one.value, g.figures[act.who], None, act))
    return True


# -- items that let one act again ------------------------------------------------------------------------------------
def again(g: Table, mat: Character, item: Item) -> Flow:
    """At the end of the turn: an action of one more card from hand, or another turn with two more."""
    from . import turn

    if "extra-turn" in item.wild:
        yield from turn.another(g, mat, item)
        return
    half = "top" if "extra-top" in item.wild else "bottom"
    if not mat.hand:
        return
    answer = yield Ask(mat.seat, "extra-card", lambda: [*(("card", card) for card in mat.hand), STOP], {"half": half})
    if answer == STOP:
        return
    items.use(g, mat, item.id)
    card = answer[1]
    mat.hand.remove(card)
    mat.played.append(card)
    g.chance.reveal()
    yield from turn.play(g, mat, card, half)
