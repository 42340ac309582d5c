"""What choosing an option would mean, as a fragment: a card read out, a way and what lies on it, whom the monsters
would go for, an attack's odds. What is foreseen, and only from what the seat can know, comes from `foresight`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverna.core.game import Game
from taverna.core.ground import percent
from taverna.core.scene import Markup, tag
from taverna.core.words import Words
from taverna.hexgrid import Hex

from .. import foresight
from ..foresight import Aim, Odds, rounds_left
from ..monsters import Option
from ..records.content import Content
from ..rules import figures, levels
from ..state import Figure, Table, key
from .cards import half_of, head_of, printed
from .drawing import Drawing
from .hexes import WORLD, hexagon
from .icons import icon, sign
from .tokens import arrow

Oddly = Callable[[Figure], Odds]


def preview(game: Game[Table], view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
    """What choosing this option would mean: a fragment of markup, or nothing."""
    d = Drawing(view, seat, words, content)
    return str(_preview(d, option, lambda target: foresight.odds(game, d.g, target)) or "")


def _preview(d: Drawing, option: str, odds: Oddly) -> Markup | None:
    verb, *rest = option.split(",")
    doing = d.g.doing
    if verb in ("to", "via") and doing is not None and doing.word == "move":
        return _move(d, (int(rest[0]), int(rest[1])), stays=verb == "to")
    if option in d.g.figures and doing is not None and doing.word == "attack":
        target = d.g.figures[option]
        return _attack(d, target, odds(target))
    if verb == "area" and doing is not None and doing.area:
        return _area(d, (int(rest[0]), int(rest[1]), int(rest[2])), odds)
    if verb in ("card", "end", "drop", "bonus") or option in d.content.cards:
        return _card(d, rest[0] if rest else option)
    if verb in ("top", "bottom"):
        return _half(d, rest[0], verb)
    if verb in ("hand", "discarded"):
        return _lose(d, verb)
    if verb == "item" or option in d.content.items:
        return _item(d, rest[0] if rest else option)
    if verb == "act":
        return _act(d, [int(part) for part in rest])
    if option == "rest":
        return _rest(d)
    return None


def _panel(*inside: Any) -> Markup:
    return tag("div", *inside, class_="gh-peek preview")


# -- cards and items -------------------------------------------------------------------------------------------------
def _card(d: Drawing, id: str) -> Markup | None:
    if id not in d.content.cards:
        return None
    card = d.content.cards[id]
    upper = tag("span", half_of(d, card.top), class_="half upper")
    lower = tag("span", half_of(d, card.bottom), class_="half lower")
    return _panel(tag("div", head_of(d, card), upper, lower, class_="gh-card flat"))


def _half(d: Drawing, id: str, which: str) -> Markup:
    card = d.content.cards[id]
    half = card.top if which == "top" else card.bottom
    fates = [tag("li", d.words(f"print-fate-{fate}")) for fate in d.printer.fate(half)]
    return _panel(
        tag("h3", card.name[d.words.lang]),
        tag("div", printed(d.printer.half(half)), class_="lines"),
        tag("ul", fates, class_="steps") if fates else None,
    )


def _item(d: Drawing, id: str) -> Markup:
    item = d.content.items[id]
    lines = printed(d.printer.item(item))
    return _panel(tag("h3", item.name[d.words.lang]), tag("div", lines, class_="lines"))


def _lose(d: Drawing, verb: str) -> Markup | None:
    """What it costs to negate damage: rounds."""
    mat = d.me
    if mat is None:
        return None
    hand, out = len(mat.hand) + len(mat.chosen), len(mat.discarded)
    then = rounds_left(hand - 1, out) if verb == "hand" else rounds_left(hand, out - 2)
    return _panel(_rounds(d, rounds_left(hand, out), then))


def _rest(d: Drawing) -> Markup | None:
    mat = d.me
    if mat is None:
        return None
    hand, out = len(mat.hand), len(mat.discarded)
    return _panel(
        tag("h3", d.words("peek-rest")),
        tag("p", d.words("peek-rest-cards", n=out - 1)),
        _rounds(d, rounds_left(hand, out), rounds_left(hand + out - 1, 0)),
    )


def _rounds(d: Drawing, now: int, then: int) -> Markup:
    return tag("p", sign("hourglass"), d.words("peek-rounds", now=now, then=then))


# -- a move ----------------------------------------------------------------------------------------------------------
def _move(d: Drawing, end: Hex, stays: bool) -> Markup | None:
    """The way, what it runs into, and whom the monsters would go for from there."""
    g, w, doing, reach = d.g, d.words, d.g.doing, d.reach
    if reach is None or end not in reach.ways or doing is None:
        return None
    who = g.figures[doing.figure]
    path = reach.path(end)
    cost = reach.ways[end].cost
    notes = [tag("li", sign("gh-move"), w("peek-way", n=len(path) - 1, cost=cost, left=doing.points - cost))]
    notes += [_met(d, kind, a) for kind, a in foresight.on_the_way(g, who, path)]
    return _panel(tag("ul", notes, class_="lines"), _intentions(d, who, end) if stays else None)


def _met(d: Drawing, kind: str, a: Hex) -> Markup:
    g, w = d.g, d.words
    if kind == "trap":
        trap = g.traps[key(a)]
        said = [w("scene-trap", n=trap.damage)] if trap.damage else [w("scene-trap-plain")]
        said += [w(f"print-{one}") for one in trap.conditions]
        return tag("li", sign("trap"), ", ".join(said))
    if kind == "hazard":
        return tag("li", sign("flame"), w("scene-hazard", n=levels.hazard_damage(g)))
    if kind == "door":
        return tag("li", sign("door"), w("peek-door"))
    if kind == "money":
        return tag("li", sign("coin"), w("peek-money", n=g.money[key(a)]))
    return tag("li", sign("chest"), w("peek-treasure"))


# -- the monsters ----------------------------------------------------------------------------------------------------
def _intentions(d: Drawing, who: Figure, end: Hex) -> Markup | None:
    """Whom each monster that is still to act would focus on if everybody stayed where they are then."""
    who.at = end
    aims = foresight.intentions(d.g)
    if not aims:
        return None
    w = d.words
    there = figures.standing(d.g)
    rows = []
    for target in dict.fromkeys(aim.option.focus for aim in aims if aim.option.focus is not None):
        victim = d.g.figures.get(there.get(target, ""))
        after = [aim for aim in aims if aim.option.focus == target]
        strikes = [d.named(aim.figure) for aim in after if target in aim.option.attacks]
        comes = [d.named(aim.figure) for aim in after if target not in aim.option.attacks]
        name = "" if victim is None else d.named(victim)
        parts = []
        if strikes:
            parts.append(w("peek-attack-by", n=len(strikes), names=w.listed(strikes)))
        if comes:
            parts.append(w("peek-near-by", n=len(comes), names=w.listed(comes)))
        mine = victim is not None and victim.id == who.id
        told = tag("span", tag("b", name), ": ", " ".join(parts))
        rows.append(tag("li", sign("eye"), told, class_="me" if mine else None))
    idle = [d.named(aim.figure) for aim in aims if aim.option.focus is None]
    if idle:
        rows.append(tag("li", sign("muddle"), w("peek-no-focus", names=w.listed(idle))))
    if any(aim.open for aim in aims):
        rows.append(tag("li", sign("help"), w("peek-tied"), class_="note"))
    return tag("div", tag("h3", w("peek-focus")), tag("ul", rows, class_="lines"), _mini(d, aims, who))


def _mini(d: Drawing, aims: list[Aim], who: Figure) -> Markup:
    """A small map: who would go where, and at whom."""
    left, top, wide, high = d.box
    drawn: list[Any] = [tag("polygon", points=WORLD.whole, transform=WORLD.at(a), class_="f") for a in d.hexes]
    there = figures.standing(d.g)
    for option in (aim.option for aim in aims):
        path = [WORLD.centre(a) for a in option.path]
        if len(path) > 1:
            drawn.append(tag("path", d="M" + "L".join(f"{x:g} {y:g}" for x, y in path), class_="step"))
        if option.focus is not None and option.focus in there:
            (x1, y1), (x2, y2) = WORLD.centre(option.move), WORLD.centre(option.focus)
            class_ = "aim" if option.focus in option.attacks else "aim far"
            drawn.append(tag("path", d=arrow(x1, y1, x2, y2), class_=class_))
    for figure in d.standing():
        assert figure.at is not None
        body = (
            tag("polygon", points=hexagon(27), class_="foe")
            if figure.force != "party"
            else tag("circle", r=27, class_=f"ally p{figure.seat or 0}")
        )
        ring = tag("circle", r=37, class_="me") if figure.id == who.id else None
        drawn.append(tag("g", body, icon(d.glyph(figure), 26, 0, 0, "ic"), ring, transform=WORLD.at(figure.at)))
    return tag("svg", drawn, viewBox=f"{left:g} {top:g} {wide:g} {high:g}", class_="gh-map", aria_hidden="true")


class Straight(Option, frozen=True):
    """An option of which only the end is known."""

    @property
    def path(self) -> tuple[Hex, ...]:
        return self.start, self.move


def _act(d: Drawing, numbers: list[int]) -> Markup | None:
    """One of the things a monster may do."""
    end: Hex = (numbers[0], numbers[1])
    hit = list(zip(numbers[2::2], numbers[3::2], strict=True))
    monster = d.g.figures.get(d.g.turn)
    if monster is None or monster.at is None:
        return None
    there = figures.standing(d.g)
    names = [d.named(d.g.figures[there[a]]) for a in hit if a in there]
    w = d.words
    said = w("peek-act-attack", names=w.listed(names)) if names else w("peek-act")
    option = Straight(hit[0] if hit else None, monster.at, end, attacks=tuple(hit))
    return _panel(tag("h3", d.named(monster)), tag("p", said), _mini(d, [Aim(monster, option)], monster))


# -- an attack -------------------------------------------------------------------------------------------------------
def _attack(d: Drawing, target: Figure, odds: Odds) -> Markup:
    g, w = d.g, d.words
    assert g.doing is not None
    who = g.figures[g.doing.figure]
    deck = len(g.character(who.id).deck) if who.kind == "character" else len(g.monster_deck)
    made = foresight.makeup(g, target, next(iter(odds)))
    return _panel(
        tag("h3", w("peek-attack", name=d.named(target))),
        tag("ul", _steps(d, made), class_="steps"),
        tag("p", w("peek-kill"), " ", tag("strong", percent(w, odds.kill)), class_="kill"),
        _chart(d, odds),
        tag("p", w("peek-mean", n=round(odds.mean, 1))),
        tag("p", sign("gh-retaliate"), w("peek-back", n=odds.back)) if odds.back else None,
        tag("p", w("peek-deck", n=deck), class_="note"),
    )


def _steps(d: Drawing, made: foresight.Makeup) -> list[Markup]:
    """What the attack is made of, each step by its name."""
    w = d.words
    steps = [(w("peek-step-base"), str(made.base))]
    for name, value in (("card", made.card), ("bonus", made.bonus), ("poison", made.poison)):
        if value:
            steps.append((w(f"peek-step-{name}"), f"{value:+d}"))
    if made.times != 1:
        steps.append((w("peek-step-times"), f"×{made.times}"))
    if made.edge:
        steps.append((w("print-advantage" if made.edge > 0 else "print-disadvantage"), ""))
    if made.shield:
        steps.append((w("peek-step-shield"), f"−{made.shield}"))
        if made.pierce:
            steps.append((w("peek-step-pierce"), f"+{min(made.shield, made.pierce)}"))
    gives = [w(f"print-{one}") for one in made.conditions]
    if made.push:
        gives.append(w("print-push", value=str(made.push)))
    if made.pull:
        gives.append(w("print-pull", value=str(made.pull)))
    rows = [tag("li", name, tag("b", value) if value else None) for name, value in steps]
    return rows + [tag("li", one) for one in gives]


def _chart(d: Drawing, odds: Odds) -> Markup:
    """How much damage, how likely; what kills is marked."""
    w, by = d.words, odds.by_damage()
    most = max(p for p, _ in by.values())
    rows = []
    for damage, (p, kills) in by.items():
        bar = tag(
            "svg",
            tag("rect", width=f"{100 * p / most:.1f}", height=12, rx=3),
            viewBox="0 0 100 12",
            preserveAspectRatio="none",
            aria_hidden="true",
        )
        head = tag("th", sign("skull") if kills else None, damage, scope="row")
        rows.append(tag("tr", head, tag("td", bar), tag("td", percent(w, p)), class_="kills" if kills else None))
    return tag("table", tag("caption", w("peek-damage"), class_="heard"), tag("tbody", rows), class_="odds")


def _area(d: Drawing, place: tuple[int, int, int], odds: Oddly) -> Markup:
    """Whom a shape laid so would catch; of attacks, how each of them would fare."""
    g, w = d.g, d.words
    assert g.doing is not None
    rows = []
    caught = foresight.caught(g, place)
    for figure in caught:
        name = tag("b", d.named(figure))
        if g.doing.word == "attack":
            ahead = odds(figure)
            told = w("peek-area-odds", mean=round(ahead.mean, 1), kill=percent(w, ahead.kill))
            rows.append(tag("li", sign(d.glyph(figure)), tag("span", name, " ", told)))
        else:
            rows.append(tag("li", sign(d.glyph(figure)), name))
    turns = tag("p", w("peek-area-turn"), class_="note")
    return _panel(tag("h3", w("peek-area", n=len(caught))), tag("ul", rows, class_="lines"), turns)
