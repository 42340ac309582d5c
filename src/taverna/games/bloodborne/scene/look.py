"""What is this? The sheet of anything on the table: what it is, what it does now, and its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from taverna.core.scene import Markup, sign, tag
from taverna.core.words import Words
from taverna.ink import sprite

from ..foresight import holding, takes
from ..records import TYPES, Card, Content, Monster
from ..rules.fight import die_of
from ..state import DREAM, MAX_HP, TRANSFORM
from .cards import KIND_ICON, art, chip
from .cast import FIGURES
from .drawing import TYPE_ICON, Drawing, Hunted, down, size
from .middle import STEPS, dungeon_left, face
from .mine import chart
from .seats import doing

RULES = {"melee": "BB-CARDS-13", "firearm": "BB-CARDS-14", "utility": "BB-CARDS-15"}
CARD_RULES = {TRANSFORM: "BB-TRANSFORM-01", DREAM: "BB-DREAM-01"}
Row = tuple[str, Any]  # a symbol and what is said


def look(view: dict[str, Any], seat: int | None, key: str, words: Words, content: Content) -> Markup:
    """The sheet of the thing with this key; empty if there is none."""
    d = Drawing(view, seat, words, content)
    kind, _, rest = key.partition("/")
    found = SHEETS[kind](d, rest) if kind in SHEETS else None
    return found if found is not None else Markup("")


def sheet(title: Any, rows: Sequence[Row], rule: str, more: Any = None) -> Markup:
    lines = [tag("li", sign(drawn) if drawn else None, tag("span", said)) for drawn, said in rows]
    link = tag("button", rule, type="button", data_clause=rule, class_="rule-link")
    return tag("div", tag("h3", title), more, tag("ul", lines) if lines else None, link, class_="sheet-of")


# -- who -------------------------------------------------------------------------------------------------------------
def hunter(d: Drawing, nth: str) -> Markup | None:
    """A Hunter: life, what death would cost, Trophies, and what all have seen of the cards."""
    if not nth.isdigit() or int(nth) >= len(d.hunters):
        return None
    one = d.hunters[int(nth)]
    title = [d.pic(one), tag("span", d.words.seat(one["seat"])), tag("small", sign("heart"), f" {one['hp']}/{MAX_HP}")]
    drawn, state = doing(d, one)
    rows: list[Row] = [(drawn, state)] if state else []
    rows += [
        ("drop", d.say("scene-collected", n=one["collected"])),
        ("chest", d.say("scene-stored", n=one["stored"])),
        *((TYPE_ICON[type], trophy(d, one, type)) for type in TYPES),
    ]
    return sheet(title, rows, "BB-DEATH-02" if down(one) else "BB-DEATH-01", cards_of(d, one))


def trophy(d: Drawing, one: Hunted, type: str) -> str:
    n = one["trophies"][type]
    return d.say("scene-trophy", type=type, n=n, worth=d.content.trophy_worth(type, n))


def cards_of(d: Drawing, one: Hunted) -> list[Markup]:
    held = holding(one) if one["seat"] != d.seat else one["hand"]
    return [
        part
        for label, some in (("scene-may-hold", held), ("scene-used-pile", one["used"]))
        for part in (
            tag("p", d.say(label), class_="kicker"),
            tag("ul", [tag("li", chip(d, id)) for id in some], class_="chips")
            if some
            else tag("p", d.say("scene-nothing")),
        )
    ]


def monster(d: Drawing, id: str) -> Markup | None:
    """A Monster or Boss: its Blood Echoes, its Types and die, and what its die can do."""
    foe = d.content.foes.get(id)
    if foe is None:
        return None
    here = d.view["monster"] == id
    last, boss = id == d.view["final"], id in d.content.bosses
    rank = "final-boss" if last else "boss" if boss else "monster"
    echoes = d.view["echoes"] if here else foe.hp
    title = [
        tag("span", sprite.bust(FIGURES, id), class_="pic"),
        tag("span", d.name(id)),
        tag("small", sign("drop"), f" {echoes}"),
    ]
    die = die_of(d.content, id, d.view["final"])
    rows: list[Row] = [
        ("", d.name(rank)),
        *((TYPE_ICON[type], d.name(type)) for type in foe.types),
        ("die", [d.name(die), " ", faces(d, die)]),
    ]
    rule = "BB-FINAL-04" if last and not here else "BB-ESCAPE-01" if rank == "monster" else "BB-ESCAPE-04"
    return sheet(title, rows, rule, ability(d, foe))


def ability(d: Drawing, foe: Monster) -> Markup | None:
    return tag("p", foe.text[d.words.lang]) if foe.text else None


def faces(d: Drawing, die: str) -> Markup:
    return tag("span", [face(*one) for one in d.content.dice[die].faces], class_=f"roll die-{die}")


# -- things ----------------------------------------------------------------------------------------------------------
def card(d: Drawing, rest: str) -> Markup | None:
    """An Action card: its words, and what it would take from this Monster."""
    printed = d.content.cards.get(rest.rsplit("/", 1)[-1].partition(".")[0])
    if printed is None:
        return hunter(d, rest.partition("/")[0])
    more = tag("p", printed.text[d.words.lang]) if printed.text else None
    title = [sign(art(printed)), tag("span", d.name(printed.id))]
    return sheet(title, does(d, printed), CARD_RULES.get(printed.id, RULES[printed.kind]), more)


def does(d: Drawing, printed: Card) -> list[Row]:
    pace = [d.name(printed.speed)] if printed.speed != "normal" else []
    rows: list[Row] = [(KIND_ICON[printed.kind], " · ".join([d.name(printed.kind), *pace]))]
    if d.monster is not None and printed.id != DREAM:
        n = min(takes(d.content, printed.id, d.monster.id, d.view["final"]), d.view["echoes"])
        if n or printed.weapon:
            rows.append(("drop", d.say("preview-damage", n=n)))
    return [*rows, ("", d.source(printed.source))]


def upgrade(d: Drawing, rest: str) -> Markup | None:
    printed = d.content.cards.get(rest.partition(".")[0])
    if printed is None:
        return None
    more = tag("p", printed.text[d.words.lang]) if printed.text else None
    return sheet([sign(art(printed)), tag("span", d.name(printed.id))], does(d, printed), "BB-UPGRADE-01", more)


def dungeon(d: Drawing, _: str) -> Markup:
    left: list[Row] = [("deck", dungeon_left(d))]
    return sheet(d.say("scene-dungeon"), left, "BB-FINAL-01")


def deck(d: Drawing, _: str) -> Markup:
    name = d.say("scene-upgrade-deck")
    left: list[Row] = [("upgrade", d.say("scene-pile-label", name=name, size=size(d.view["deck"]), more=""))]
    return sheet(name, left, "BB-UPGRADE-04")


def die(d: Drawing, _: str) -> Markup:
    """The die of this Monster, and how likely each total is."""
    if d.monster is None:
        return sheet(d.say("scene-rolled"), [("die", d.view["total"])], "BB-ATTACK-02")
    colour = die_of(d.content, d.monster.id, d.view["final"])
    left = d.me["hp"] if d.me is not None else MAX_HP
    title = [tag("span", d.name(colour)), faces(d, colour)]
    return sheet(title, [], "BB-ATTACK-03", chart(d, left))


def steps(d: Drawing, _: str) -> Markup:
    rows: list[Row] = [
        ("next" if step == d.view["step"] else "", f"{step} · {d.say(f'scene-step-{step}')}") for step in STEPS
    ]
    return sheet(d.say("scene-round", round=d.view["round"]), rows, "BB-ROUND-01")


def mine(d: Drawing, _: str) -> Markup | None:
    return None if d.seat is None else hunter(d, str(d.seat))


SHEETS: dict[str, Callable[[Drawing, str], Markup | None]] = {
    "seat": hunter, "mine": mine, "risk": die, "monster": monster, "final": monster, "hand": card, "used": card,
    "played": card, "upgrade": upgrade, "dungeon": dungeon, "deck": deck, "die": die, "round": steps,
}  # fmt: skip
