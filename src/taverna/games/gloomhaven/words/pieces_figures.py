"""What a scenario's pieces do to figures."""

from __future__ import annotations

from typing import get_args

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..events import Brought, Spawned, Woke
from ..records import scenarios as s
from ..records.abilities import NEGATIVE
from ..records.ground import Room
from ..records.lexicon import EFFECTS
from ..rules import (
    always,
    conditions,
    damage,
    dormant,
    figures,
    initiative,
    land,
    monster_turns,
    pieces,
    spaces,
    spawning,
)
from ..rules.acting import decide
from ..rules.facts import amount
from ..state import Bonus, EachTurn, Raise, Table, Value


@EFFECTS.performed(s.Spawn)
def spawn(g: Table, do: s.Spawn, cause: str) -> Flow:
    rank = spawning.rank_for(g, do.by)
    if rank is None:
        return
    hexes = g.spots.get(do.at, []) if do.at else [f.at for f in g.figures.values() if f.id == cause and f.at]
    for at in list(hexes):
        for _ in range(amount(g, do.count)):
            level = amount(g, do.level)
            yield from spawning.spawn(g, do.monster, rank, at, acts=do.to_act, name=do.name, level=level, hp=do.hp)


@EFFECTS.performed(s.Muster)
def muster(g: Table, do: s.Muster, cause: str) -> Flow:
    g.counts[spawning.mustered(do.group)] = 1
    for id in g.rooms:
        for stand in g.board.rooms[id].monsters:
            rank = spawning.rank_for(g, stand.by)
            if stand.waits == do.group and rank is not None:
                level = amount(g, stand.level)
                yield from spawning.spawn(
                    g, stand.monster, rank, stand.at, acts=do.to_act, name=stand.name, level=level, hp=stand.hp
                )


@EFFECTS.performed(s.SummonFor)
def summon(g: Table, do: s.SummonFor, cause: str) -> Flow:
    rank = spawning.rank_for(g, do.by)
    if rank is not None:
        yield from spawning.summon(g, cause, do.monster, rank, amount(g, do.count))


@EFFECTS.performed(s.Erect)
def erect(g: Table, do: s.Erect, cause: str) -> Flow:
    defined = land.objective(g, do.id)
    for _ in range(amount(g, do.count)):
        who = g.figures.get(cause)
        free = spaces.nearest_to_enemy(g, who, who.at) if who is not None and who.at is not None else []
        if not free or defined is None:
            return
        at = free[0]
        if len(free) > 1:
            answer = yield from decide(g, None, "summon-where", [("to", *a) for a in free], {"figure": cause})
            at = answer[1:]
        others = [f.number for f in g.figures.values() if f.what == do.id]
        (made,) = spawning.place_objective(g, defined, [at])
        made.number = 1 + max(others, default=0)
        made.new = True
        g.emit(Spawned(figure=made.id, at=at))


@EFFECTS.performed(s.Hatch)
def hatch(g: Table, do: s.Hatch, cause: str) -> Flow:
    rank = spawning.rank_for(g, do.by)
    for figure in [f for f in g.figures.values() if f.kind == "objective" and f.what == do.id]:
        at = figure.at
        g.obstacles = [o for o in g.obstacles if o.figure != figure.id]
        g.relaid()
        del g.figures[figure.id]
        if rank is not None and at is not None:
            yield from spawning.spawn(g, do.monster, rank, at, acts=False)


@EFFECTS.performed(s.Hurt)
def hurt(g: Table, do: s.Hurt, cause: str) -> Flow:
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        if id in g.figures:
            yield from damage.suffer(g, id, amount(g, do.value))


@EFFECTS.performed(s.HealAll)
def heal(g: Table, do: s.HealAll, cause: str) -> Flow:
    if do.each_turn:
        from_now_on(g, EachTurn(do.whom, heal=amount(g, do.value)))
        return
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        conditions.heal(g, g.figures[id], amount(g, do.value))


@EFFECTS.performed(s.Give)
def give(g: Table, do: s.Give, cause: str) -> Flow:
    """A perk may ignore what is a negative scenario effect."""
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        if not (do.negative and pieces.ignores(g, id)):
            for condition in do.conditions:
                yield from conditions.gain(g, id, condition)
    if do.lasting:
        for condition in do.conditions:
            from_now_on(g, EachTurn(do.whom, condition=condition))


def from_now_on(g: Table, new: EachTurn) -> None:
    """In place of what the scenario did to the same figures before."""
    for nth, one in enumerate(g.each_turn):
        if (one.whom, one.condition) == (new.whom, new.condition):
            g.each_turn[nth] = new
            return
    g.each_turn.append(new)


@EFFECTS.performed(s.CureAll)
def cure(g: Table, do: s.CureAll, cause: str) -> Flow:
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        for condition in NEGATIVE:
            conditions.end(g, g.figures[id], condition)


@EFFECTS.performed(s.Turn)
def turn_over(g: Table, do: s.Turn, cause: str) -> Flow:
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        g.figures[id].force = "third" if do.to == "nobody" else do.to


@EFFECTS.performed(s.Strengthen)
def strengthen(g: Table, do: s.Strengthen, cause: str) -> Flow:
    """For good: all it concerns, those to come too. For the round: those it concerns now."""
    if do.lasts == "scenario":
        for what in RAISED:
            said = getattr(do, what)
            if do.anew and isinstance(said, str):
                g.raises.append(Raise(what, 0, do.whom, do.retaliate_range, sum=said))
            elif value := amount(g, said):
                g.raises.append(Raise(what, value, do.whom, do.retaliate_range))
        return
    ids = yield from pieces.concerned(g, do.whom, cause)
    for what in RAISED[:3]:
        value = amount(g, getattr(do, what))
        if value and ids:
            g.raises.append(Raise(what, value, round=g.round, ids=list(ids)))
    shield, retaliate, far = amount(g, do.shield), amount(g, do.retaliate), do.retaliate_range
    if shield and ids:
        g.bonuses.append(Bonus("shield", "", "monster", -1, "", list(ids), value=shield))
    if retaliate and ids:
        g.bonuses.append(Bonus("retaliate", "", "monster", -1, "", list(ids), value=retaliate, range=far))


RAISED: tuple[Value, ...] = get_args(Value)


@EFFECTS.performed(s.Toughen)
def toughen(g: Table, do: s.Toughen, cause: str) -> Flow:
    value = amount(g, do.value)
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        figure = g.figures[id]
        figure.max_hp = max(1, figure.max_hp + value)
        figure.hp = max(1, min(figure.max_hp, figure.hp + value))


@EFFECTS.performed(s.Wake)
def wake(g: Table, do: s.Wake, cause: str) -> Flow:
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        if not g.counts.get(dormant.woken(id)):
            g.counts[dormant.woken(id)] = 1
            g.emit(Woke(figure=id))
    initiative.draw_missing(g)


@EFFECTS.performed(s.Promote)
def promote(g: Table, do: s.Promote, cause: str) -> Flow:
    """A normal monster becomes elite and keeps its wounds."""
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        figure = g.figures[id]
        if figure.rank == "normal" and not figure.name:  # GH-NAMED-01
            lost = figure.max_hp - figure.hp
            figure.rank = "elite"
            figure.max_hp = spawning.hit_points(g, figure)
            figure.hp = max(1, figure.max_hp - lost)


@EFFECTS.performed(s.Return)
def come_back(g: Table, do: s.Return, cause: str) -> Flow:
    """Into the room before; in the first room nothing happens (GH-DUNG-18)."""
    if len(g.rooms) < 2:
        return
    room: Room = g.board.rooms[g.rooms[-2]]
    for _ in range(do.count):
        places = [
            stand
            for stand in room.monsters
            if spawning.rank_for(g, stand.by) == do.rank
            and g.killed.get(stand.monster)
            and spawning.free_numbers(g, stand.monster)
        ]
        free = [stand for stand in places if figures.at(g, stand.at) is None] or places
        if not free:
            return
        back = free[0]
        if len(free) > 1:
            answer = yield from decide(g, None, "return", [("to", *stand.at) for stand in free])
            back = next(stand for stand in free if stand.at == answer[1:])
        yield from spawning.spawn(g, back.monster, do.rank, back.at)


@EFFECTS.performed(s.Relocate)
def relocate(g: Table, do: s.Relocate, cause: str) -> Flow:
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        if not figures.stands(g, id) or (g.board.scenario.always and always.firm(g, g.figures[id])):
            continue
        nth = 0
        if do.next:
            nth = g.cycles.get(id, 0)
            g.cycles[id] = (nth + 1) % len(do.to)
        goal = g.figures[cause].at if do.to[nth] == "cause" and cause in g.figures else None
        hexes = [goal] if goal is not None else g.spots.get(do.to[nth], [])
        if do.beside:
            yield from go_beside(g, id, hexes)
        elif hexes:
            yield from relocate_one(g, id, hexes[0])


def go_beside(g: Table, id: str, hexes: list[Hex]) -> Flow:
    """To an empty hex next to one of these."""
    steps = land.ground(g).steps
    free = sorted({a for at in hexes for a in steps.get(at, ()) if spaces.empty(g, a)})
    if free:
        at = free[0]
        if len(free) > 1:
            answer = yield from decide(g, g.figures[id].seat, "go-beside", [("at", *a) for a in free])
            at = (answer[1], answer[2])
        g.figures[id].at = at
        g.emit(Brought(figure=id, at=at))


def relocate_one(g: Table, id: str, at: Hex) -> Flow:
    """A figure goes to a hex however far, or to the nearest empty one."""
    if id not in g.figures or g.figures[id].at == at:
        return
    there = figures.at(g, at)
    where = at if there is None else (yield from spaces.nearest_empty(g, at))
    if where is not None:
        g.figures[id].at = where
        for obstacle in g.obstacles:
            if obstacle.figure == id:
                obstacle.hexes = [where]
                g.relaid()
        g.emit(Brought(figure=id, at=where))


@EFFECTS.performed(s.ExtraTurn)
def extra_turn(g: Table, do: s.ExtraTurn, cause: str) -> Flow:
    """Monsters act again, elites first and by number, with the card of the round or with these abilities."""
    ids = yield from pieces.concerned(g, do.whom, cause)
    ids.sort(key=lambda id: (g.figures[id].what, g.figures[id].rank == "normal", g.figures[id].number))
    turn = g.turn
    for id in ids:
        if id in g.figures and id != cause:
            yield from monster_turns.turn(g, id, do.perform or None)
    g.turn = turn
