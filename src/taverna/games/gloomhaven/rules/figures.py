"""Figures: their values, who is whose enemy, who stands where."""

from __future__ import annotations

from typing import Literal

from taverna.hexgrid import Hex

from ..records.abilities import NEGATIVE
from ..records.cards import Summon
from ..records.monsters import Stats
from ..state import Character, Figure, Table
from . import always, land
from .land import objective

NO_STATS = Stats(hp=0)


# -- what is printed of a figure -------------------------------------------------------------------------------------
def stats(g: Table, figure: Figure) -> Stats | Summon:
    """The column of its stat card in force (GH-STAT-01, GH-STAT-02, GH-MON-04); a summon's values (GH-SUMMON-04)."""
    if figure.kind == "monster":
        return g.content.stat_cards[figure.what, figure.rank][figure.level]
    if figure.kind == "summon":
        return g.content.summons[figure.what]
    return NO_STATS


def flies(g: Table, figure: Figure) -> bool:
    """Whether it has Flying (GH-STAT-09, GH-FLY-01), and still can."""
    if figure.grounded:
        return False
    if figure.kind == "monster":
        return g.content.monsters[figure.what].flying
    if figure.kind == "summon":
        return g.content.summons[figure.what].flying
    if figure.kind == "character":
        if g.bonuses and granted(g, figure, "flying"):
            return True
        return g.kit(figure).flying
    return False


def immune(g: Table, figure: Figure) -> tuple[str, ...]:
    """Conditions that do not touch it (GH-BOSS-05, GH-DESTROY-05)."""
    own = of_itself(g, figure)
    return (*own, *always.immune(g, figure)) if g.board.scenario.always else own


def of_itself(g: Table, figure: Figure) -> tuple[str, ...]:
    if figure.kind == "monster":
        found = g.content.monsters[figure.what].immune + stats(g, figure).immune  # type: ignore[union-attr]
        return (*found, "invisible") if g.bonuses and revealed(g, figure) else found
    if figure.kind == "objective":
        return () if escort(g, figure) else NEGATIVE
    if figure.kind == "character":
        if g.bonuses and granted(g, figure, "hardy"):
            return NEGATIVE
        return g.kit(figure).immune
    return ()


def summon(g: Table, figure: Figure) -> Summon:
    """The record of a summon."""
    return g.content.summons[figure.what]


def companion(g: Table, id: str) -> str:
    """The companion of a character, if it is on the map; else nobody."""
    mat = g.hero(id)
    what = g.content.classes[mat.what].companion if mat is not None else ""
    there = (f.id for f in g.figures.values() if f.owner == id and f.what == what and f.at is not None)
    return next(there, "") if what else ""


def lends_place(g: Table, figure: Figure) -> bool:
    """Whether a summon lets its summoner attack from where it stands."""
    return figure.kind == "summon" and figure.at is not None and g.content.summons[figure.what].vantage


def revealed(g: Table, figure: Figure) -> bool:
    """Whether a bonus of its enemies keeps it from being invisible."""
    there = [bonus for bonus in g.bonuses if bonus.word == "bonus" and bonus.owner in g.figures]
    foes = [bonus for bonus in there if g.figures[bonus.owner].force != figure.force]
    return any(getattr(g.content.abilities(bonus.card, bonus.half)[bonus.nth], "reveals", False) for bonus in foes)


def granted(g: Table, figure: Figure, word: Literal["hardy", "flying"]) -> bool:
    """Whether a bonus makes it immune to all negative conditions, or lets it fly."""
    there = [bonus for bonus in g.bonuses if bonus.word == "bonus" and figure.id in bonus.on]
    return any(getattr(g.content.abilities(bonus.card, bonus.half)[bonus.nth], word, False) for bonus in there)


def escort(g: Table, figure: Figure) -> bool:
    """Whether an objective is someone to look after (GH-TOKEN-01), not an obstacle with hit points (GH-DESTROY-01)."""
    defined = objective(g, figure.what)
    return defined is not None and (not defined.blocks or defined.untouched)


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
    if g.board.large:
        return {a: f.id for f in g.figures.values() for a in hexes(g, f)}
    return {f.at: f.id for f in g.figures.values() if f.at is not None}


def at(g: Table, a: Hex) -> Figure | None:
    for figure in g.figures.values():
        if figure.at == a:
            return figure
    if g.board.large:
        return next((f for f in g.figures.values() if a in hexes(g, f)), None)
    return None


def hexes(g: Table, figure: Figure) -> tuple[Hex, ...]:
    """The hexes it fills: its own, or where the scenario says so all of the letter it stands on. It can be targeted in
    any of them, and acts from any of them."""
    if figure.at is None:
        return ()
    if figure.what in g.board.large:
        return next((tuple(all) for all in g.spots.values() if figure.at in all), (figure.at,))
    return (figure.at,)


def distance(g: Table, a: Figure, b: Figure) -> int:
    """The range between two figures, not through walls (GH-LOS-08, GH-LOS-10)."""
    if a.at is None or b.at is None:
        return 1 << 20
    ground = land.ground(g)
    if g.board.large:
        pairs = [(x, y) for x in hexes(g, a) for y in hexes(g, b)]
        return min((n for x, y in pairs if (n := ground.distance(x, y)) is not None), default=1 << 20)
    away = ground.distance(a.at, b.at)
    return 1 << 20 if away is None else away


def adjacent(g: Table, a: Figure, b: Figure) -> bool:
    """Next to each other with no wall between (GH-LOS-07)."""
    if g.board.large:
        return distance(g, a, b) == 1
    return a.at is not None and b.at is not None and land.ground(g).adjacent(a.at, b.at)


def adjacent_enemies(g: Table, who: Figure) -> list[Figure]:
    if who.at is None:
        return []
    near = land.ground(g).steps.get(who.at, ())
    if g.board.large:
        return [f for f in enemies(g, who) if any(a in near for a in hexes(g, f))]
    return [f for f in enemies(g, who) if f.at in near]


def allies_beside(g: Table, who: Figure, target: Figure) -> list[Figure]:
    """Allies of `who` next to the target."""
    if target.at is None:
        return []
    near = land.ground(g).steps.get(target.at, ())
    return [f for f in allies(g, who) if f.at in near and f.id != target.id]


def allies_within(g: Table, who: Figure, range: int) -> list[Figure]:
    if who.at is None:
        return []
    near = land.ground(g).within(who.at, range)
    return [f for f in allies(g, who) if f.at in near]


def stands(g: Table, id: str) -> bool:
    figure = g.figures.get(id)
    return figure is not None and figure.at is not None


def owner(g: Table, figure: Figure) -> Character | None:
    """The mat whose modifier deck a figure draws from: its own, or its summoner's (GH-MOD-02, GH-SUMMON-09); None for
    the monsters' deck."""
    if figure.kind == "character":
        return g.character(figure.id)
    return g.hero(figure.owner) if figure.kind == "summon" else None


def credited(g: Table, id: str) -> Character | None:
    """Whose doing something is: a character's own, or its summon's (GH-SUMMON-12)."""
    figure = g.figures.get(id)
    return None if figure is None else owner(g, figure)


def place_of(g: Table, figure: Figure) -> int:
    """Where it stands in the initiative order, as one number: less is earlier (GH-FOCUS-06, GH-FOCUS-08)."""
    if figure.kind == "character":
        mat = g.characters[figure.seat]  # type: ignore[index]
        if mat.exhausted:
            return 99 * 1000 + 99 * 5  # GH-DEATH-03
        return mat.initiative * 1000 + mat.second * 5 + mat.order
    if figure.kind == "monster":
        return initiative(g, figure) * 1000 + 600 + 100 * (figure.rank == "normal") + figure.number
    defined = land.objective(g, figure.what)
    return (99 if defined is None else defined.initiative) * 1000 + 999  # GH-DESTROY-04
