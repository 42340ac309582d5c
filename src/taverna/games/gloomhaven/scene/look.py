"""What is this? The sheet of anything that can be pointed at: what it is, what it does now, and its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from taverna.core.scene import Markup, tag
from taverna.core.words import Words

from .. import foresight
from ..campaign.ledger import STAGES
from ..records.abilities import ELEMENTS, NEGATIVE
from ..records.content import Content
from ..rules import initiative, sums
from ..state import Figure, hero_id, unkey
from .cards import card, printed
from .drawing import Drawing, Town
from .faces import face
from .icons import CONDITION_ICON, ELEMENT_ICON, ITEM_ICON, conditions_of, sign
from .monsters import stats_of
from .party import active, counts, item_state
from .spots import figure_label, label_of

RULES = {
    "poison": "GH-POISON-01", "wound": "GH-WOUND-01", "immobilize": "GH-IMMOB-01", "disarm": "GH-DISARM-01",
    "stun": "GH-STUN-01", "muddle": "GH-MUDDLE-01", "curse": "GH-CURSE-01", "invisible": "GH-INVIS-01",
    "strengthen": "GH-STRENG-01", "bless": "GH-BLESS-01",
}  # fmt: skip
Row = tuple[str, Any, Any]  # a symbol, what is said, and a number beside it


def look(view: dict[str, Any], seat: int | None, key: str, words: Words, content: Content) -> Markup:
    """The sheet of the thing with this key; empty if there is none."""
    between = view["campaign"] and view["phase"] in STAGES
    d = (Town if between else Drawing)(view, seat, words, content)
    kind, _, rest = key.partition("/")
    first = rest.partition("/")[0]
    found = SHEETS[kind](d, first) if kind in SHEETS else None
    return found if found is not None else Markup("")


def _sheet(d: Drawing, title: Any, rows: Sequence[Row], rule: str = "", more: Any = None) -> Markup:
    lines = [
        tag("li", sign(drawn) if drawn else None, tag("span", said), tag("b", n) if n != "" else None)
        for drawn, said, n in rows
    ]
    link = tag("button", rule, type="button", data_clause=rule, class_="rule-link") if rule else None
    return tag("div", tag("h3", title), more, tag("ul", lines) if lines else None, link, class_="sheet-of")


# -- who -------------------------------------------------------------------------------------------------------------
def _figure(d: Drawing, id: str) -> Markup | None:
    figure = d.g.figures.get(id)
    if figure is None:
        return None
    w = d.words
    class_ = f"p{figure.seat}" if figure.seat is not None else "foe-face"
    title = [
        face(figure.what, figure.kind, class_, d.look(figure)),
        tag("span", figure_label(d, figure).partition(";")[0]),
        tag("small", sign("heart"), f" {figure.hp}/{figure.max_hp}"),
    ]
    rows: list[Row] = [
        (CONDITION_ICON[one], [tag("b", d.say(f"print-{one}")), ": ", d.say(f"scene-condition-{one}")], "")
        for one in conditions_of(figure)
    ]
    if shield := sums.shield(d.g, figure):
        rows.append(("shield", w("scene-shield", n=shield), ""))
    rule = next((RULES[one] for one in conditions_of(figure) if one in NEGATIVE), "")
    if figure.kind == "monster":
        rows += _aims(d, figure)
        return _sheet(d, title, rows, rule, stats_of(d, figure))
    if figure.kind == "character" and figure.seat is not None:
        return _sheet(d, title, rows, rule, _belongings(d, figure.seat))
    return _sheet(d, title, rows, rule)


def _aims(d: Drawing, figure: Figure) -> list[Row]:
    """Whom it would go for if everybody stayed where they are."""
    w = d.words
    for aim in foresight.intentions(d.g):
        if aim.figure.id == figure.id and aim.option.focus is not None:
            target = next((f for f in d.standing() if f.at == aim.option.focus), None)
            if target is not None:
                near = "peek-look-strikes" if aim.option.focus in aim.option.attacks else "peek-look-nears"
                return [("eye", w(near, who=f"@{target.id}"), "")]
    return []


def _seat(d: Drawing, nth: str) -> Markup | None:
    return _figure(d, hero_id(int(nth))) or _mat(d, int(nth))


def _mat(d: Drawing, seat: int) -> Markup:
    mat = d.g.characters[seat]
    title = [face(mat.what, "character", f"p{seat}"), tag("span", d.words.seat(seat))]
    return _sheet(d, title, [], "", _belongings(d, seat))


def _belongings(d: Drawing, seat: int) -> list[Any]:
    """Counts, what lies active, and items with their state."""
    mat = d.g.characters[seat]
    items = [
        tag("li", sign(ITEM_ICON[state]), tag("span", d.say("scene-item-state", item=id, state=state)), class_=state)
        for id in mat.items
        for state in (item_state(d, mat, id),)
    ]
    laid = [active(d, mat, id) for id in mat.active]
    return [
        tag("p", counts(d, mat), class_="gh-counts"),
        tag("ul", laid, class_="gh-things") if laid else None,
        tag("ul", items) if items else None,
    ]


def _monster(d: Drawing, what: str) -> Markup | None:
    group = next((one for one in d.g.groups if one.what == what), None)
    if group is None:
        return None
    there = [f for f in d.standing() if f.kind == "monster" and f.what == what]
    card = initiative.card_of(d.g, group)
    title = [face(what, "monster", "foe-face"), tag("span", d.name(what))]
    if card is not None:
        title.append(tag("small", d.say("scene-initiative", n=card.initiative)))
    does = tag("div", printed(d.printer.monster_card(card)), class_="does") if card is not None else None
    left = len(d.g.decks[group.deck].pile)
    rows: list[Row] = [("deck", d.words("scene-cards-left", n=left), "")]
    return _sheet(d, title, rows, "GH-INIT-01", [stats_of(d, there[0]) if there else None, does])


# -- things ----------------------------------------------------------------------------------------------------------
def _card(d: Drawing, id: str) -> Markup | None:
    if id not in d.content.cards:
        return None
    return tag("div", card(d, id, f"look/{id}"), class_="sheet-of")


def _item(d: Drawing, id: str) -> Markup | None:
    item = d.content.items.get(id)
    if item is None:
        return None
    return _sheet(d, item.name[d.words.lang], [], "GH-USE-01", tag("div", printed(d.printer.item(item))))


def _goal(d: Drawing, id: str) -> Markup | None:
    goal = d.content.battle_goals.get(id)
    if goal is None or goal.text is None:
        return None
    worth: list[Row] = [("check", d.words("scene-goal-worth", n=goal.checks), "")]
    return _sheet(d, goal.name[d.words.lang], worth, "", tag("p", goal.text[d.words.lang]))


def _element(d: Drawing, one: str) -> Markup | None:
    if one not in ELEMENTS:
        return None
    state = ("inert", "waning", "strong")[d.g.elements.get(one, 0)]
    title = [sign(ELEMENT_ICON[one], None, f"sign e-{one}"), tag("span", d.say(f"scene-element-{state}", element=one))]
    coming: list[Row] = [("next", d.say("scene-element-coming"), "")] if one in d.g.infused else []
    return _sheet(d, title, coming, "GH-ELEM-01", tag("p", d.words(f"scene-element-means-{state}")))


def _hex(d: Drawing, text: str) -> Markup | None:
    a = unkey(text)
    if a not in set(d.hexes):
        return None
    title, _, rest = label_of(d, a).partition(", ")
    rows: list[Row] = [("next", part, "") for part in rest.split(", ") if part]
    rule = ""
    if text in d.g.traps:
        rule = "GH-TRAP-01"
    elif a in d.g.hazards:
        rule = "GH-HAZ-01"
    elif any(a in obstacle.hexes for obstacle in d.g.obstacles):
        rule = "GH-OBST-01"
    elif a in d.content.board(d.g).doors:
        rule = "GH-DOOR-01"
    elif text in d.g.treasures:
        rule = "GH-TREAS-01"
    elif d.g.money.get(text):
        rule = "GH-LOOT-01"
    return _sheet(d, title, rows, rule)


SHEETS = {
    "figure": _figure, "seat": _seat, "monster": _monster, "card": _card, "item": _item, "shop": _item, "goal": _goal,
    "element": _element, "hex": _hex,
}  # fmt: skip
