"""Spread over the map: a trade, the Market, a lesson."""

from __future__ import annotations

from collections.abc import Mapping

from taverna.core.scene import Markup, tag

from ..rules.trade import partners
from ..state import Hero
from .bags import column
from .ground import Drawing
from .market import market
from .signs import Fragments, panel, sign
from .skills import sheet


def spread(d: Drawing) -> Mapping[str, str]:
    g = d.g
    if d.result is not None:
        return {}
    if d.trades_alone and len(g.market.ready) < len(g.heroes):
        return market(d)
    if g.trading:
        return d.alike(_reorganised)
    if g.phase == "experience" and g.waiting and d.asked:
        return _lesson(d, g.heroes[g.waiting[0]])
    if g.step == "trade" and d.acting is not None:
        return d.alike(_traded)
    return {}


def _reorganised(d: Drawing) -> Fragments:
    return _trade(d, d.g.heroes[d.g.trading[0]], [])


def _traded(d: Drawing) -> Fragments:
    assert d.acting is not None
    return _trade(d, d.acting, partners(d.g, d.acting))


def _trade(d: Drawing, hero: Hero, others: list[Hero]) -> Fragments:
    """Two columns: the one who trades, and all others in the Zone."""
    w, g = d.words, d.g
    key = "spread/trade"
    title = w("scene-trading", who=hero.seat) if others else w("scene-reorganising", who=hero.seat)
    several = len(others) > 0
    columns = [tag("div", column(d, hero, True, others), class_="column")]
    if others:
        there = [hero, *others]
        bags = [column(d, one, False, [other for other in there if other is not one]) for one in others]
        columns.append(tag("div", bags, class_="column"))
    melting = [tag("span", sign(d.item_icon(card)), d.name(card), class_="md-mini") for card in g.melting]
    return {
        key: panel(
            key,
            [sign("md-trade"), tag("span", title)],
            tag("p", w("scene-trade-how", others=several), class_="hint"),
            tag("p", w("scene-melting"), melting, class_="melting") if melting else None,
            tag("div", columns, class_="columns" + (" two" if several else "")),
            class_="trade",
        )
    }


def _lesson(d: Drawing, hero: Hero) -> Fragments:
    """The whole Class sheet, to choose Skills from."""
    w, key = d.words, "spread/lesson"
    facts = repr((hero.seat, hero.skills, hero.xp, d.g.level, hero.seat == d.seat))
    title = [d.token(hero.seat, 28), tag("span", w("scene-lesson", who=hero.seat, sheet=hero.cls))]

    def made() -> Markup:
        return panel(
            key,
            title,
            tag(
                "p",
                sign("star"),
                tag("strong", w("scene-xp-left", n=hero.xp)),
                " ",
                w("scene-lesson-how", n=d.g.level),
                class_="hint",
            ),
            sheet(d, hero),
            class_="lesson",
        )

    return {key: d.kept(made, key, facts)}
