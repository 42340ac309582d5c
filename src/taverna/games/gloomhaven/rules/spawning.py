"""Monsters and objectives that come onto the map (GH-PAGE-14, GH-SPAWN-01..03, GH-MSUMMON-01..05, GH-NAMED-01)."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..events import NoStandee, Spawned, SummonedMonster
from ..records.abilities import Rank
from ..records.ground import Objective, Side, Stand
from ..state import AbilityDeck, Figure, Force, MonsterGroup, Obstacle, Table
from . import figures, initiative, spaces, sums
from .acting import decide
from .facts import amount
from .levels import monster_level

RANKS: dict[str, Rank] = {"n": "normal", "e": "elite", "b": "boss"}


def rank_for(g: Table, by: str) -> Rank | None:
    """What three letters say for this number of characters (GH-PAGE-10, GH-PAGE-11)."""
    return RANKS.get(by[max(0, len(g.characters) - 2)])


def free_numbers(g: Table, monster: str) -> list[int]:
    """Standees of a type that are not on the map."""
    used = [f.number for f in g.figures.values() if f.what == monster and f.kind == "monster"]
    return [n for n in range(1, g.content.monsters[monster].standees + 1) if n not in used]


def group(g: Table, monster: str) -> MonsterGroup:
    """The type's place in the scenario, made when its first figure comes."""
    for found in g.groups:
        if found.what == monster:
            return found
    deck = g.content.monsters[monster].deck
    if deck not in g.decks:
        g.decks[deck] = AbilityDeck([card.number for card in g.content.monster_decks[deck].cards])
    made = MonsterGroup(monster, deck)
    g.groups.append(made)
    return made


def side_of(g: Table, monster: str) -> Force:
    scenario = g.board.scenario
    return "party" if monster in scenario.allies else "third" if monster in scenario.third else "monsters"


def place(
    g: Table,
    monster: str,
    rank: Rank,
    at: Hex,
    *,
    name: str = "",
    level: int = 0,
    hp: Any = None,
    side: Side | None = None,
    spawned: bool = False,
    new: bool = False,
    owner: str = "",
) -> Figure:
    """A standee with a random number on a hex (GH-PAGE-14, GH-REVEAL-03). There must be one free."""
    record = g.content.monsters[monster]
    number = g.chance.draw(free_numbers(g, monster))
    g.made += 1
    group(g, monster)
    if rank != "boss" and record.boss:
        rank = "boss"
    figure = Figure(
        id=f"m{g.made}",
        kind="monster",
        what=monster,
        force=side_of(g, monster) if side is None or side == "nobody" else side,
        at=at,
        hp=0,
        max_hp=0,
        rank=rank,
        number=number,
        level=max(0, min(7, monster_level(g) + level)),
        name=name,
        spawned=spawned,
        new=new,
        owner=owner,
    )
    figure.max_hp = figure.hp = hit_points(g, figure, hp)
    g.figures[figure.id] = figure
    g.cast[figure.id] = f"{monster}/{number}/{name}"
    return figure


def hit_points(g: Table, figure: Figure, own: Any = None) -> int:
    """What the stat card says, or a sum of the scenario in which H stands for it (GH-STAT-03, GH-BOSS-04)."""
    printed = sums.value(g, figures.stats(g, figure).hp, figure)
    if own is None:
        return printed
    return amount(g, own, {"H": printed})


def mustered(group: str) -> str:
    """The number a scenario keeps of whether a group that waited has come."""
    return f"mustered {group}"


def waits(g: Table, stand: Stand) -> bool:
    return bool(stand.waits) and not g.counts.get(mustered(stand.waits))


def place_stand(g: Table, stand: Stand, letter: str, at: Hex) -> Figure:
    """A monster of a room."""
    made = place(
        g,
        stand.monster,
        RANKS[letter],
        at,
        name=stand.name,
        level=amount(g, stand.level),
        hp=stand.hp,
        side=stand.side,
    )
    if stand.stays:
        g.counts[stays(made.id)] = 1
    return made


def stays(id: str) -> str:
    """The number a scenario keeps of those who never enter a door."""
    return f"stays {id}"


def place_objective(g: Table, objective: Objective, hexes: list[Hex]) -> list[Figure]:
    """One figure on each hex, their numbers drawn (GH-TOKEN-02)."""
    numbers = list(range(1, len(hexes) + 1))
    made = []
    for at in hexes:
        g.made += 1
        number = g.chance.draw(numbers) if len(hexes) > 1 else 1
        hp = amount(g, objective.hp)
        force: Force = "third" if objective.side == "nobody" else objective.side
        figure = Figure(
            id=f"o{g.made}",
            kind="objective",
            what=objective.id,
            force=force,
            at=at,
            hp=hp,
            max_hp=hp,
            number=number,
            name=objective.id,
        )
        g.figures[figure.id] = figure
        g.cast[figure.id] = f"{objective.id}//{objective.id}"
        if objective.blocks:
            g.obstacles.append(Obstacle([at], "objective", lasting=True, figure=figure.id))  # GH-DESTROY-02
            g.relaid()
        made.append(figure)
    return made


def spawn(
    g: Table,
    monster: str,
    rank: Rank,
    at: Hex,
    *,
    acts: bool = True,
    name: str = "",
    level: int = 0,
    hp: Any = None,
) -> Flow:
    """A monster comes at its place or the nearest empty hex (GH-SPAWN-01). It acts this round as if it had just been
    revealed, or from the next on (GH-SPAWN-02, GH-SPAWN-03). Gives its id, "" if it could not come."""
    if not free_numbers(g, monster):
        g.emit(NoStandee(monster=monster))
        return ""
    where = at if spaces.empty(g, at) else (yield from spaces.nearest_empty(g, at))
    if where is None:
        g.emit(NoStandee(monster=monster))
        return ""
    figure = place(g, monster, rank, where, name=name, level=level, hp=hp, spawned=True, new=not acts)
    g.emit(Spawned(figure=figure.id, at=where))
    if acts:
        initiative.draw_missing(g)
    return figure.id


def summon(
    g: Table, by: str, monster: str, rank: Rank, count: int = 1, hp: int | None = None, near: Hex | None = None
) -> Flow:
    """A monster summons others next to itself, or next to another hex, each as close as possible to an enemy
    (GH-MSUMMON-02); it fails without an empty hex or a standee (GH-MSUMMON-03). They do not act this round and drop no
    money (GH-MSUMMON-04, -05)."""
    made: list[str] = []
    monster, rank = g.board.scenario.instead.get(monster, (monster, rank))
    for _ in range(count):
        who = g.figures.get(by)
        if who is None or who.at is None:
            break
        where = spaces.nearest_to_enemy(g, who, near or who.at)
        if not where or not free_numbers(g, monster):
            g.emit(NoStandee(monster=monster))
            break
        at = where[0]
        if len(where) > 1:
            answer = yield from decide(g, None, "summon-where", [("to", *a) for a in where], {"figure": by})
            at = answer[1:]
        force = g.figures[by].force
        figure = place(g, monster, rank, at, side=force, spawned=True, new=True, owner=by)
        if hp is not None:
            figure.hp = min(figure.max_hp, hp)
        g.emit(SummonedMonster(figure=figure.id, by=by, at=at))
        made.append(figure.id)
    return made
