"""Loot, money and experience (GH-LOOT-01..09, GH-XP-01..05, GH-TREAS-01..09, GH-MLOOT-01..04)."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..events import GainedXp, LootedMoney
from ..records.abilities import Loot
from ..state import Character, Table, key, unkey
from . import figures, goals
from .acting import Action, decide


def gain_xp(g: Table, mat: Character, xp: int) -> None:
    """Experience (GH-XP-01); killing alone gives none (GH-XP-05)."""
    if xp > 0 and not mat.exhausted:
        mat.xp += xp
        g.emit(GainedXp(who=mat.seat, xp=xp))


def around(g: Table, at: Hex, range: int) -> list[Hex]:
    """Hexes with something to loot within range and sight (GH-LOOT-01..03)."""
    ground = figures.ground(g)
    near = ground.within(at, range)
    spots = dict.fromkeys([*g.money, *g.treasures])
    found = [unkey(spot) for spot in spots if g.money.get(spot) or spot in g.treasures]
    return [a for a in found if a == at or (a in near and ground.sight(at, a))]


def loot(g: Table, act: Action, ability: Loot, range: int) -> Flow:
    """Loot X: everything in range; with a limit, what the player picks (GH-LOOT-01)."""
    who = g.figures[act.who]
    assert who.at is not None
    there = around(g, who.at, range)
    if who.kind == "monster":
        there = [a for a in there if g.money.get(key(a))]  # GH-MLOOT-02, GH-MLOOT-04
    if not there:
        return False
    things = sum(g.money.get(key(a), 0) + (key(a) in g.treasures) for a in there)
    if ability.most is None or things <= ability.most:
        yield from take(g, act.who, there)
        return True
    left = ability.most
    while left > 0:
        options = [("at", *a) for a in there]
        picked = options[0]
        if len(options) > 1:
            picked = yield from decide(g, act.seat, "loot", options)
        at = (picked[1], picked[2])
        yield from take(g, act.who, [at], one=True)
        left -= 1
        there = [a for a in there if g.money.get(key(a)) or key(a) in g.treasures]
    return True


def take(g: Table, id: str, hexes: Iterable[Hex], *, one: bool = False) -> Flow:
    """Money tokens and treasure tiles of these hexes, or `one` of them, a tile first; a monster's are gone for good
    (GH-MLOOT-03)."""
    tokens = 0
    found: list[str] = []
    for at in hexes:
        spot = key(at)
        if spot in g.treasures and g.figures[id].kind == "character":
            found.append(spot)
            if one:
                continue
        there = g.money.pop(spot, 0)
        if one and there > 1:
            g.money[spot] = there - 1
            there = 1
        tokens += there
    if tokens:
        g.emit(LootedMoney(figure=id, tokens=tokens))
        if g.figures[id].kind == "character":
            mat = g.character(id)
            mat.money += tokens
            goals.note(mat, "tokens", tokens)
    if (tokens or found) and g.figures[id].kind == "character":
        from . import items

        yield from items.offer(g, "loot", [g.character(id).seat])
    for spot in found:
        from . import treasures

        yield from treasures.open(g, id, spot)


def end_of_turn(g: Table, id: str) -> Flow:
    """A character must loot its own hex (GH-LOOT-07); summons and monsters do not (GH-LOOT-08, GH-MLOOT-01)."""
    figure = g.figures.get(id)
    if figure is not None and figure.kind == "character" and figure.at is not None:
        spot = key(figure.at)
        if spot in g.treasures and by_ability(g, figure.at):
            held = g.treasures.pop(spot)
            yield from take(g, id, [figure.at])
            g.treasures[spot] = held
        elif g.money.get(spot) or spot in g.treasures:
            yield from take(g, id, [figure.at])


def by_ability(g: Table, at: Hex) -> bool:
    """Whether a scenario lets the treasure tile of this hex be looted only with a Loot ability."""
    return any(t.by_ability and t.at == at for room in g.content.scenario(g).rooms for t in room.treasures)
