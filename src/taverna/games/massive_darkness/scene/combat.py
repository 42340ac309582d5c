"""A combat: who attacks whom, the dice as they lie, and what comes of them."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.scene import Markup, tag

from ..rules.combat.damage import totals
from ..rules.dice import capped
from ..rules.kits import name_of
from ..rules.skills import titled
from ..state import Combat, Die
from .ground import Drawing
from .signs import COMBAT_ICON, SYMBOL_ICON, die_shape, icon, panel, sign

FACE_SPOTS = {
    1: ((16, 16),),
    2: ((10.5, 16), (21.5, 16)),
    3: ((16, 10), (10, 21), (22, 21)),
    4: ((10.5, 10.5), (21.5, 10.5), (10.5, 21.5), (21.5, 21.5)),
}
SYMBOL_SIZE = {1: 18, 2: 12.5, 3: 11.5, 4: 10.5}


def combat(d: Drawing, c: Combat, live: bool) -> Markup:
    """Who attacks whom, the dice as they lie, and what comes of them."""
    w, g = d.words, d.g
    foe = d.foe_of(c)
    hero = d.token(c.hero, 30)
    other = d.foe_token(c.card, 34) if c.card else sign("md-pillar")
    one, two = (hero, other) if c.hero_attacks else (other, hero)
    said = w(
        "scene-combat-hero" if c.hero_attacks else "scene-combat-foe",
        **({"who": c.hero} if c.hero_attacks else {"whom": c.hero}),
        foe=foe,
    )
    hits, shields = totals(g, c)
    title = [tag("span", one, sign(COMBAT_ICON[c.kind], d.name(c.kind)), two, class_="duel"), tag("span", said)]
    rolled = bool(c.attack or c.defence) or c.step != "roll"
    parts: list[Any] = []
    if rolled:
        trays = [_tray(d, c, "attack", hits, live), _tray(d, c, "defence", shields, live)]
        parts.append(tag("div", trays, class_="md-trays"))
    elif any(c.handful.values()):
        parts.append(tag("p", w("scene-before-roll"), class_="hint"))
    lost = _lost(d, c)
    if lost:
        parts.append(tag("p", sign("die"), lost, class_="hint"))
    working = _worked(d, c)
    if working:
        parts.append(tag("p", w("scene-at-work", things=", ".join(working)), class_="hint"))
    if rolled:
        parts.append(_sum(d, c, hits, shields))
    return panel("now/combat", title, parts, class_="combat" + ("" if live else " is-past"))


def _worked(d: Drawing, c: Combat) -> list[str]:
    """Skills and cards at work, each by its name; what stands on an Enemy's own card is there to be read."""
    hero = d.g.heroes[c.hero]
    names = dict.fromkeys(titled(hero, name_of(key)) for key in (*c.effects, *c.activated))
    return [d.name(one) for one in names if one in d.content.named and one not in d.content.cards]


def _lost(d: Drawing, c: Combat) -> str:
    """What the limit of three of a colour took."""
    w = d.words
    kept = capped(d.content, c.wanted)
    lost = [(colour, n - kept[colour]) for colour, n in c.wanted.items() if n > kept[colour]]
    return (
        w("scene-lost-dice", dice=", ".join(w("scene-dice", colour=w(f"scene-{x}"), n=n) for x, n in lost))
        if lost
        else ""
    )


def _tray(d: Drawing, c: Combat, side: str, total: int, live: bool) -> Markup:
    """One side's dice, each with how often it was rolled again."""
    w = d.words
    dice = c.attack if side == "attack" else c.defence
    what = "hits" if side == "attack" else "shields"
    left = [(symbol, c.symbols.get(side, {}).get(symbol, 0)) for symbol in ("bam", "diamond")]
    spent = [tag("span", sign(SYMBOL_ICON[symbol], d.name(symbol)), n, class_="left") for symbol, n in left if n]
    beyond = c.hits if side == "attack" else c.shields
    head = [
        tag("b", w(f"scene-{side}-dice")),
        tag("span", spent, class_="lefts", title=w("scene-symbols-left")) if spent and live else None,
        tag("span", f"{beyond:+d}", class_="beyond", title=w("scene-beyond")) if beyond else None,
        tag("strong", total, sign(SYMBOL_ICON[what], w(f"scene-{what}", n=total))),
    ]
    return tag(
        "div",
        tag("button", head, data_spot=f"dice/{side}", type="button", class_="md-side")
        if live
        else tag("p", head, class_="md-side"),
        tag(
            "div",
            [_die(d, side, nth, die, nth in c.marked and live, live) for nth, die in enumerate(dice)],
            class_="md-dice",
        )
        if dice
        else tag("p", w("scene-no-dice"), class_="hint"),
        class_=f"md-tray {side}",
    )


def _die(d: Drawing, side: str, nth: int, die: Die, marked: bool, live: bool) -> Markup:
    return d.kept(partial(_draw_die, d, side, nth, die, marked, live), "die", side, nth, repr(die), marked, live)


def _draw_die(d: Drawing, side: str, nth: int, die: Die, marked: bool, live: bool) -> Markup:
    w = d.words
    face = d.content.dice[die.colour].faces[die.face]
    shown = {
        "hits": face.hits + die.hits,
        "shields": face.shields + die.shields,
        "bam": face.bam + die.bam,
        "diamond": face.diamond + die.diamond,
    }
    symbols = [symbol for symbol, n in shown.items() for _ in range(n)][:4]
    places = FACE_SPOTS.get(len(symbols), ())
    size = SYMBOL_SIZE.get(len(symbols), 10)
    drawn = [
        icon(SYMBOL_ICON[symbol], size, x, y, f"sym {symbol}") for symbol, (x, y) in zip(symbols, places, strict=True)
    ]
    said = w.listed([w(f"scene-{symbol}", n=n) for symbol, n in shown.items() if n]) if symbols else w("scene-blank")
    label = w("scene-die", colour=w(f"scene-{die.colour}"), shows=said)
    notes = []
    if die.rerolled:
        label += " " + w("scene-rerolled", n=die.rerolled)
        notes.append(tag("span", sign("undo"), die.rerolled if die.rerolled > 1 else None, class_="again"))
    if die.flipped:
        label += " " + w("scene-flipped")
        notes.append(tag("span", sign("md-rise"), class_="again"))
    if die.gone:
        label += " " + w("scene-gone-die")
    body = tag(
        "svg", die_shape(die.colour), drawn, viewBox="0 0 32 32", class_=f"md-die {die.colour}", aria_hidden="true"
    )
    class_ = (
        "md-cube"
        + (" is-gone" if die.gone else "")
        + (" marked" if marked else "")
        + (" rolled-again" if die.rerolled else "")
    )
    part = "again" if die.rerolled else ""
    if not live:
        return tag("span", body, notes, class_=class_, role="img", aria_label=label, title=label)
    return tag(
        "button",
        body,
        notes,
        data_spot=f"die/{side}/{nth}",
        data_part=part,
        type="button",
        class_=class_,
        aria_label=label,
        title=label,
    )


def _sum(d: Drawing, c: Combat, hits: int, shields: int) -> Markup:
    w = d.words
    amount = max(hits - shields, 0) + c.damage
    if c.halved:
        amount = (amount + 1) // 2
    known = c.dealt >= 0
    amount = c.dealt if known else amount
    said = w("scene-damage", n=amount) if known else w("scene-damage-so-far", n=amount)
    plus = tag("span", w("scene-more-damage", n=c.damage), class_="hint") if c.damage else None
    half = tag("span", w("scene-halved"), class_="hint") if c.halved else None
    return tag(
        "p",
        tag("span", hits, sign("sword", w("scene-hits", n=hits))),
        tag("span", "−", aria_hidden="true"),
        tag("span", shields, sign("shield", w("scene-shields", n=shields))),
        tag("strong", said, class_="harm" if amount else "none"),
        plus,
        half,
        class_="md-sum" + (" known" if known else ""),
    )
