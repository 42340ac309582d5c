"""Loot and money (GH-LOOT-01..09, GH-MLOOT-01..04)."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..events import LootedMoney
from ..state import Table, key, unkey
from . import facts, figures, land, moments, treasures


def around(g: Table, at: Hex, range: int) -> list[Hex]:
    """Hexes with something to loot within range and sight (GH-LOOT-01..03)."""
    ground = land.ground(g)
    near = ground.within(at, range)
    spots = dict.fromkeys([*g.money, *g.treasures])
    found = [unkey(spot) for spot in spots if g.money.get(spot) or spot in g.treasures]
    return [a for a in found if a == at or (a in near and ground.sight(at, a))]


def take(g: Table, id: str, hexes: Iterable[Hex], *, one: bool = False) -> Flow:
    """Money tokens and treasure tiles of these hexes, or `one` of them, a tile first; a monster's are gone for good
    (GH-MLOOT-03), a summon's are its owner's."""
    mat = figures.credited(g, id)
    tokens = 0
    found: list[str] = []
    for at in hexes:
        spot = key(at)
        if spot in g.treasures and mat is not None and may_take(g, id, spot):
            found.append(spot)
            if one:
                continue
        there = g.money.pop(spot, 0)
        if one and there > 1:
            g.money[spot] = there - 1
            there = 1
        tokens += there
    if tokens:
        if mat is not None:
            mat.money += tokens
        g.emit(LootedMoney(figure=id, tokens=tokens))
    if (tokens or found) and mat is not None:
        yield from moments.happens(g, moments.Looted(mat, tokens))
    for spot in found:
        taker = id if mat is None else mat.id
        if may_take(g, taker, spot):  # it may have been for one of them alone
            yield from treasures.open(g, taker, spot)


def lies_at(g: Table, at: Hex) -> bool:
    """Whether there is anything in a hex to be looted."""
    spot = key(at)
    return spot in g.money or spot in g.treasures


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


def may_take(g: Table, id: str, spot: str) -> bool:
    """Whether a scenario lets a character have a goal treasure tile."""
    test = g.board.scenario.takes
    return not test or g.treasures[spot] != "goal" or facts.holds(g, test, id)


def by_ability(g: Table, at: Hex) -> bool:
    """Whether a scenario lets the treasure tile of this hex be looted only with a Loot ability."""
    return any(t.by_ability and t.at == at for room in g.board.scenario.rooms for t in room.treasures)
