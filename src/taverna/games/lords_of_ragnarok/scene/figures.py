"""Figures on the map: Armies, Heroes, Drakkars, Monsters. They ignore the pointer."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.ground import inscribed
from taverna.core.scene import Markup, tag

from ..state import Army, Beast, Player
from .blocks import SHIP, blocks
from .faces import FOE, HERO, standee
from .ground import MARKS, Drawing, Fragments, icon, short
from .labels import ARMY, MOST, STANDEE

SHIELD = "M0-15 13-11v9C13 7 8 13 0 16c-8-3-13-9-13-18v-9Z"
HULL = "M-26 8C-30 2-30-6-24-12-22-4-16 2-10 3H12C18 2 22-6 26-14 32-4 28 8 18 13H-14C-20 13-24 12-26 8Z"
DROP = "M22-34C28-26 32-22 32-16A10.5 10.5 0 0 1 11-16C11-22 16-26 22-34Z"
Places = dict[str, tuple[float, float, float]]


def places(d: Drawing) -> Places:
    """{figure: where it stands, and how large}: side by side in their Territory, Drakkars at sea."""
    g = d.g
    found: Places = {}
    standing: dict[str, list[str]] = {}
    for nth, army in enumerate(g.armies):
        if army.at:
            standing.setdefault(army.at, []).append(f"army/{nth}")
    for player in d.players:
        if player.at:
            standing.setdefault(player.at, []).append(f"hero/{player.seat}")
    for id, beast in g.beasts.items():
        if beast.at:
            standing.setdefault(beast.at, []).append(f"monster/{id}")
    layout = blocks(d)
    for at, figures in standing.items():
        x1, _, x2, foot = layout[at]
        widths = [ARMY if figure.startswith("army/") else STANDEE for figure in figures]
        close = min(1.0, MOST / sum(widths))
        x = (x1 + x2) / 2 - close * sum(widths) / 2
        for figure, width in zip(figures, widths, strict=True):
            shield = width == ARMY
            found[figure] = (x + close * width / 2, foot - (20 if shield else 34), 1.1 if shield else 0.8)
            x += close * width
    for sea in d.board.seas:
        x1, _, x2, foot = layout[sea]
        ships = [f"drakkar/{player.seat}" for player in d.players if player.sea == sea]
        for nth, ship in enumerate(ships):
            found[ship] = ((x1 + x2) / 2 + SHIP * (nth - (len(ships) - 1) / 2), foot - 12, 0.8)
    return found


def figures(d: Drawing, where: Places) -> Fragments:
    """Those that stand somewhere; the Drakkars' bridges below them all."""
    g, fights = d.g, fighting(d)
    drawn: Fragments = {}
    for player in d.players:
        if player.sea:
            x, y, _ = where[f"drakkar/{player.seat}"]
            facts = (d.two, player.seat, player.sea, x, y)
            drawn[f"figure/bridge/{player.seat}"] = d.everywhere(partial(bridges, d, player, x, y), "bridge", *facts)

    def stand(key: str, class_: str, inside: Markup) -> None:
        x, y, size = where[key]
        at = f"translate({x:.1f} {y:.1f})" + ("" if size == 1 else f" scale({size:g})")
        more = " fighting" if key in fights else ""
        drawn[f"figure/{key}"] = tag("g", inside, transform=at, data_k=f"figure/{key}", class_=class_ + more)

    for player in d.players:
        if player.sea:
            stand(f"drakkar/{player.seat}", f"lr-ship p{player.seat}", ship_parts(d, player))
    for nth, army in enumerate(g.armies):
        if army.at:
            stand(f"army/{nth}", f"lr-army p{army.seat}", army_parts(d, army))
    for player in d.players:
        if player.at:
            stand(f"hero/{player.seat}", f"lr-hero standing p{player.seat}", hero_parts(d, player))
    for id, beast in g.beasts.items():
        if beast.at:
            boss = " boss" if id == g.boss else ""
            stand(f"monster/{id}", f"lr-beast standing{boss}", beast_parts(d, id, beast))
    return drawn


def ship_parts(d: Drawing, player: Player) -> Markup:
    return d.everywhere(lambda: joined(_ship(player)), "ship", player.seat)


def joined(parts: list[Any]) -> Markup:
    return Markup("".join(part for part in parts if part is not None))


def _ship(player: Player) -> list[Any]:
    return [
        tag("path", d=HULL, class_="hull"),
        tag("path", d="M-12-26C-2-20 8-20 16-26L14-4C6 0-4 0-10-4Z", class_="body"),
        tag("path", d="M2-32V4", class_="mast"),
        icon(MARKS[player.seat], 15, 2, -12, "ic"),
    ]


def army_parts(d: Drawing, army: Army) -> Markup:
    return d.everywhere(lambda: joined(_army(army)), "army", army.seat, army.strength)


def _army(army: Army) -> list[Any]:
    return [
        tag("ellipse", cx=4, cy=14, rx=14, ry=5, class_="cast"),
        tag("path", d=SHIELD, class_="body"),
        icon(MARKS[army.seat], 9, 0, -8.5, "ic"),
        tag("text", army.strength, y=9.5, class_="strength"),
    ]


def hero_parts(d: Drawing, player: Player) -> Markup:
    """A Hero, with a drop for Wounds and the name on a ribbon."""
    hurt, name, seat = len(player.wounded), d.words.seat(player.seat), player.seat
    return d.everywhere(partial(_hero, player.hero, seat, hurt, name), "hero", player.hero, seat, hurt, name)


def _hero(hero: str, seat: int, hurt: int, name: str) -> Markup:
    return joined([*standee(hero, HERO, f"p{seat}"), drop(hurt) if hurt else None, ribbon(name)])


def beast_parts(d: Drawing, id: str, beast: Beast) -> Markup:
    boss, left = id == d.g.boss, beast.wounds.count(None)
    return d.everywhere(lambda: joined(_beast(d, id, beast, boss)), "beast", id, boss, left, beast.ring)


def _beast(d: Drawing, id: str, beast: Beast, boss: bool) -> list[Any]:
    """A Monster, with a drop that says how many Wound spaces are left, the name, and the ring of who controls it."""
    ring = beast.ring
    return [
        *standee(id, FOE, "of-foes", boss),
        drop(beast.wounds.count(None)),
        tag(
            "g",
            tag("circle", r=10, class_="body"),
            icon(MARKS[ring], 13, 0, 0, "ic"),
            transform="translate(-21 -22)",
            class_=f"lr-marker p{ring}",
        )
        if ring is not None
        else None,
        ribbon(short(d.name(id), d.words.lang)),
    ]


def drop(number: int) -> Markup:
    return tag("g", tag("path", d=DROP), tag("text", number, x=21.5, y=-11.5), class_="drop")


def ribbon(name: str) -> Markup:
    w = min(max(26.0, 6.6 * len(name) + 10), 58.0)
    x, k = w / 2, w / 2 + 4
    d = f"M{-k:.1f} 37 {-x:.1f} 30.5 {-k:.1f} 24H{k:.1f}L{x:.1f} 30.5 {k:.1f} 37Z"
    return tag("g", tag("path", d=d), tag("text", inscribed(name, w, 11.5, 30.5)), class_="ribbon")


def fighting(d: Drawing) -> list[str]:
    """The Armies of a Battle, or the Monster of a Hunt."""
    battle, hunt = d.g.battle, d.g.hunt
    armies = d.g.armies_at(battle.at) if battle is not None else []
    return [*(f"army/{army}" for army in armies), *([f"monster/{hunt.foe}"] if hunt is not None else [])]


def bridges(d: Drawing, player: Player, x: float, y: float) -> Markup:
    """A Drakkar joins all the coasts of its Sea for its owner."""
    lines = []
    for at in d.board.coasts[player.sea]:
        tx, ty = d.chart.homes[at]
        lines.append(tag("line", x1=x, y1=y, x2=round(x + (tx - x) * 0.62, 1), y2=round(y + (ty - y) * 0.62, 1)))
    return tag("g", lines, data_k=f"figure/bridge/{player.seat}", class_=f"lr-bridge p{player.seat}")
