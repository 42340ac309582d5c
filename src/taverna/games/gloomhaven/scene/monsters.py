"""The monsters' stat cards and ability cards, with the numbers they have at this table."""

from __future__ import annotations

from typing import get_args

from taverna.core.scene import Markup, tag

from ..printed import Line, Printer
from ..records.abilities import Rank
from ..records.monsters import MonsterType, Stats
from ..rules import initiative, sums
from ..state import Figure, MonsterGroup
from .cards import printed
from .drawing import Drawing
from .faces import face
from .icons import sign


def monsters(d: Drawing) -> dict[str, Markup]:
    """The stat card and the ability card of each type on the map."""
    found = {}
    for group in d.g.groups:
        there = [f for f in d.standing() if f.kind == "monster" and f.what == group.what]
        if there:
            found[f"monster/{group.what}"] = _group(d, group, there)
    return found


def _group(d: Drawing, group: MonsterGroup, there: list[Figure]) -> Markup:
    g, w = d.g, d.words
    record = d.content.monsters[group.what]
    card = initiative.card_of(g, group)
    ranks = [rank for rank in get_args(Rank) if any(f.rank == rank for f in there)]
    level = min(f.level for f in there)
    now = d.g.figures.get(d.g.turn)
    acting = now is not None and now.kind == "monster" and now.what == group.what
    key = f"monster/{group.what}"
    left = g.decks[group.deck]
    facts = (
        group.what,
        level,
        tuple(ranks),
        card.number if card else None,
        acting,
        len(left.pile),
        len(g.characters),
    )

    def made() -> Markup:
        firsts = {rank: next(f for f in there if f.rank == rank) for rank in ranks}
        printer = Printer(w, d.content, lambda text: _worth(d, firsts, text))
        head = tag(
            "button",
            tag("span", face(group.what, "monster", "foe-face"), class_="mini"),
            tag("b", d.name(group.what)),
            tag("span", card.initiative, class_="init", title=w("scene-initiative", n=card.initiative))
            if card
            else None,
            data_spot=key,
            type="button",
            class_="head",
            aria_label=w("scene-monster-card", monster=group.what),
        )
        does = None
        if card is not None:
            lines = printed(printer.monster_card(card))
            does = tag(
                "div",
                lines,
                tag("span", sign("gh-refresh"), title=w("scene-shuffles"), class_="shuffles") if card.shuffle else None,
                class_="does",
            )
        return tag(
            "article",
            head,
            stats(d, record, ranks, level),
            does,
            data_k=key,
            class_="gh-monster" + (" acting" if acting else ""),
        )

    return d.kept(made, "monster", *facts)


def _worth(d: Drawing, firsts: dict[str, Figure], text: str) -> str | None:
    """A sum of the card for each rank on the map: "3/4"."""
    known = ("A", "M", "R")
    if not any(name in text for name in known) and "C" not in text and "level" not in text:
        return None
    if any(word in text for word in ("target", "moved", "dealt", "damaged", "killed", "hp")):
        return None
    values = [str(sums.value(d.g, text, figure)) for figure in firsts.values()]
    return "/".join(dict.fromkeys(values))


def stats(d: Drawing, record: MonsterType, ranks: list[Rank], level: int) -> Markup:
    """One row for each rank that is on the map."""
    w, g = d.words, d.g
    heads = [
        tag("th", sign(drawn, w(f"scene-stat-{name}")), scope="col", title=w(f"scene-stat-{name}"))
        for name, drawn in (("hp", "heart"), ("move", "gh-move"), ("attack", "sword"), ("range", "bow"))
    ]
    rows: list[Markup] = []
    traits: dict[str, list[Line]] = {}
    for rank in ranks:
        stats: Stats = getattr(record, rank)[level]
        figure = Figure(
            id="", kind="monster", what=record.id, force="monsters", at=None, hp=0, max_hp=0, rank=rank, level=level
        )
        cells = [
            "–" if amount is None else sums.value(g, amount, figure) for amount in (stats.hp, stats.move, stats.attack)
        ]
        cells.append(stats.range or "–")
        name = tag("th", w(f"print-rank-{rank}"), scope="row", class_=f"rank {rank}")
        rows.append(tag("tr", name, [tag("td", cell) for cell in cells]))
        traits[rank] = d.printer.traits(stats, record.flying)
        immune = (*record.immune, *stats.immune)
        if immune:
            named = ", ".join(w(f"print-{one}") for one in immune)
            traits[rank].append(Line("shield", w("print-immune", conditions=named)))
        traits[rank] += _specials(d, record, stats, figure)
    alike = len(ranks) > 1 and traits[ranks[0]] == traits[ranks[1]]
    told = [
        tag("div", printed(lines), class_="traits" + ("" if alike else f" {rank}"))
        for rank, lines in list(traits.items())[: 1 if alike else None]
        if lines
    ]
    level_said = tag("td", w("scene-level-short", n=level))
    table = tag("table", tag("thead", tag("tr", level_said, heads)), tag("tbody", rows))
    return tag("div", table, told, class_="stats")


def stats_of(d: Drawing, figure: Figure) -> Markup:
    """The numbers of one monster."""
    record = d.content.monsters[figure.what]
    ranks: list[Rank] = [rank for rank in get_args(Rank) if rank == figure.rank]
    return stats(d, record, ranks, figure.level)


def _specials(d: Drawing, record: MonsterType, stats: Stats, figure: Figure) -> list[Line]:
    """A boss's special actions, with the numbers they have at this table (GH-BOSS-03)."""
    printer = Printer(d.words, d.content, lambda text: _worth(d, {"boss": figure}, text))
    return printer.specials(stats.specials or record.specials, len(d.g.characters))
