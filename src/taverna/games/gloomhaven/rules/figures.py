"""Figures: their values, who is whose enemy, who stands where."""

from __future__ import annotations

from taverna.hexgrid import Hex, HexMap

from ..records.abilities import NEGATIVE
from ..records.cards import Summon
from ..records.monsters import Stats
from ..state import Figure, Table, key
from . import sums

NO_STATS = Stats(hp=0)


def ground(g: Table) -> HexMap:
    """The map of all that is revealed."""
    found: HexMap = g.content.map(g)
    return found


# -- what is printed of a figure -------------------------------------------------------------------------------------
def stats(g: Table, figure: Figure) -> Stats | Summon:
    """The column of its stat card in force (GH-STAT-01, GH-STAT-02, GH-MON-04); a summon's values (GH-SUMMON-04)."""
    if figure.kind == "monster":
        record = g.content.monsters[figure.what]
        rows = record.boss if figure.rank == "boss" else record.elite if figure.rank == "elite" else record.normal
        column: Stats = rows[figure.level]
        return column
    if figure.kind == "summon":
        summon: Summon = g.content.summons[figure.what]
        return summon
    return NO_STATS


def attack_value(g: Table, figure: Figure) -> int:
    printed = stats(g, figure).attack
    return 0 if printed is None else sums.value(g, printed, figure) + raised(g, figure, "attack")


def move_value(g: Table, figure: Figure) -> int:
    printed = stats(g, figure).move
    return 0 if printed is None else sums.value(g, printed, figure) + raised(g, figure, "move")


def range_value(g: Table, figure: Figure) -> int:
    """0 is the dash of those who attack hand to hand (GH-STAT-06, GH-STAT-07)."""
    printed = stats(g, figure).range
    return printed + raised(g, figure, "range") if printed else 0


def raised(g: Table, figure: Figure, what: str) -> int:
    """What a scenario's own rules add to all monsters, or to some."""
    if figure.kind != "monster":
        return 0
    total = g.counts.get(f"all:{what}", 0) if figure.force != "party" else 0
    if "some" in g.counts:
        from .pieces import raised

        total += raised(g, figure, what)
    return total


def flies(g: Table, figure: Figure) -> bool:
    """Whether it has Flying (GH-STAT-09, GH-FLY-01)."""
    if figure.kind == "monster":
        return bool(g.content.monsters[figure.what].flying)
    if figure.kind == "summon":
        return bool(g.content.summons[figure.what].flying)
    if figure.kind == "character":
        return any(g.content.items[id].flying for id in g.character(figure.id).items)
    return False


def immune(g: Table, figure: Figure) -> tuple[str, ...]:
    """Conditions that do not touch it (GH-BOSS-05, GH-DESTROY-05)."""
    if figure.kind == "monster":
        found: tuple[str, ...] = g.content.monsters[figure.what].immune + stats(g, figure).immune  # type: ignore[union-attr]
        return found
    if figure.kind == "objective":
        return () if escort(g, figure) else NEGATIVE
    if figure.kind == "character":
        return tuple(c for id in g.character(figure.id).items for c in g.content.items[id].immune)
    return ()


def escort(g: Table, figure: Figure) -> bool:
    """Whether an objective is someone to look after (GH-TOKEN-01), not an obstacle with hit points (GH-DESTROY-01)."""
    from .rooms import objective

    defined = objective(g, figure.what)
    return defined is not None and not defined.blocks


def shield(g: Table, figure: Figure) -> int:
    """All Shields together (GH-SHIELD-02)."""
    total = stats(g, figure).shield + raised(g, figure, "shield")
    for bonus in g.bonuses:
        if bonus.word == "shield" and figure.id in bonus.on:
            total += bonus.value
    if figure.kind == "character":
        known = g.content.items
        for id in g.character(figure.id).items:
            item = known[id]
            if item.shield and item.moment == "always":
                from .extras import holds

                if holds(g, item.test, figure):
                    total += item.shield
    return total


def retaliate(g: Table, figure: Figure) -> list[tuple[int, int]]:
    """(damage, range) of each Retaliate (GH-RETAL-01, GH-RETAL-02)."""
    printed = stats(g, figure)
    found = [(printed.retaliate, printed.retaliate_range)] if printed.retaliate else []
    more = raised(g, figure, "retaliate")
    if more:
        found.append((more, g.counts.get("all:retaliate-range", 1)))
    for bonus in g.bonuses:
        if bonus.word == "retaliate" and figure.id in bonus.on:
            found.append((bonus.value, bonus.range))
    return found


# -- sides -----------------------------------------------------------------------------------------------------------
def force(figure: Figure) -> str:
    """Whom it fights for in its own turn: a turncoat, for the party."""
    return "party" if figure.turncoat is not None else figure.force


def hostile(who: Figure, other: Figure) -> bool:
    """Whether `other` is an enemy to `who` (GH-TURN-08). Whoever acts decides: a turncoat sees enemies in its own."""
    return force(who) != other.force and who.id != other.id


def enemies(g: Table, who: Figure) -> list[Figure]:
    """Everyone on the map it fights, hidden or not."""
    side = force(who)
    return [f for f in g.figures.values() if f.force != side and f.at is not None and f.id != who.id]


def allies(g: Table, who: Figure) -> list[Figure]:
    """Everyone on its side, itself not among them (GH-TURN-08)."""
    side = force(who)
    return [f for f in g.figures.values() if f.force == side and f.at is not None and f.id != who.id]


def initiative(g: Table, figure: Figure) -> int:
    """Of this round: a character's leading card, 99 in a long rest; a summon its summoner's; a monster its card's."""
    if figure.kind == "character":
        mat = g.character(figure.id)
        return 99 if mat.exhausted else mat.initiative
    if figure.kind == "summon":
        return g.character(figure.owner).initiative
    if figure.kind == "monster":
        for group in g.groups:
            if group.what == figure.what and group.drawn is not None:
                for card in g.content.monster_decks[group.deck].cards:
                    if card.number == group.drawn:
                        return int(card.initiative)
    return 99


# -- places ----------------------------------------------------------------------------------------------------------
def standing(g: Table) -> dict[Hex, str]:
    """{hex: who is there}."""
    return {f.at: f.id for f in g.figures.values() if f.at is not None}


def at(g: Table, a: Hex) -> Figure | None:
    return next((f for f in g.figures.values() if f.at == a), None)


def distance(g: Table, a: Figure, b: Figure) -> int:
    """The range between two figures, not through walls (GH-LOS-08, GH-LOS-10)."""
    if a.at is None or b.at is None:
        return 1 << 20
    away = ground(g).distance(a.at, b.at)
    return 1 << 20 if away is None else away


def adjacent(g: Table, a: Figure, b: Figure) -> bool:
    """Next to each other with no wall between (GH-LOS-07)."""
    return a.at is not None and b.at is not None and ground(g).adjacent(a.at, b.at)


def adjacent_enemies(g: Table, who: Figure) -> list[Figure]:
    if who.at is None:
        return []
    near = ground(g).steps.get(who.at, ())
    return [f for f in enemies(g, who) if f.at in near]


def allies_beside(g: Table, who: Figure, target: Figure) -> list[Figure]:
    """Allies of `who` next to the target."""
    if target.at is None:
        return []
    near = ground(g).steps.get(target.at, ())
    return [f for f in allies(g, who) if f.at in near and f.id != target.id]


def allies_within(g: Table, who: Figure, range: int) -> list[Figure]:
    if who.at is None:
        return []
    near = ground(g).within(who.at, range)
    return [f for f in allies(g, who) if f.at in near]


def empty(g: Table, a: Hex, *, but_money: bool = False) -> bool:
    """No figure, no token, no overlay tile but corridors, plates and open doors (GH-FLY-05). `but_money`: where a card
    says where something goes, money there does not hinder it."""
    k = key(a)
    return (
        a in ground(g).ground
        and k not in g.traps
        and (but_money or not g.money.get(k))
        and k not in g.treasures
        and a not in g.hazards
        and a not in g.difficult
        and not any(a in obstacle.hexes for obstacle in g.obstacles)
        and at(g, a) is None
    )
